#include "engine/bruxelles1893/explain/parts.h"
#include "engine/bruxelles1893/legal.h"

namespace horta::bruxelles1893 {

namespace {

void explain_activation(const Question& ask, Move move) {
  if (move.choice() != stop_choice)
    explain_upright(ask, item_of<Notable>(move), ask.actions());
  else if (ask.state.moment != Moment::none)
    ask.why.add("card13_activates", be_cards);
  else if (!ask.state.doing.activated)
    ask.why.add("must_activate_notable", ask.actions());
}

void explain_copy(const Question& ask, Action action) {
  if (can_copy(ask.rules, ask.state, ask.seat, action)) return;
  switch (action) {
    case Action::workshop:
      ask.why.add("no_artwork_to_create", ask.actions());
      break;
    case Action::sale:
      ask.why.add(artworks(ask.player()) == 0 ? "no_artwork" : "market_shows_all", ask.actions());
      break;
    case Action::notable:
      ask.why.add("no_notable_left", ask.actions());
      break;
    case Action::material:
      ask.why.add("no_cube_left", ask.actions());
      break;
    case Action::construction:
      explain_building(ask, -1);
      break;
  }
}

void explain_free_action(const Question& ask, Move move) {
  const std::uint32_t choice = move.choice();
  if (choice == decline_choice) return;
  const Action action = ask.state.doing.action;
  const bool names_notable = choice >= free_notable_choice && choice < free_material_choice;
  const bool names_material = choice >= free_material_choice;
  if (names_notable != (action == Action::notable) || names_material != (action == Action::material)) {
    ask.why.add("other_free_action", ask.actions(), {{"action", letter_of(action)}});
  } else if (names_notable) {
    explain_upright(ask, Notable{static_cast<std::uint8_t>(choice - free_notable_choice)}, ask.actions());
  } else if (names_material) {
    explain_cubes(ask, move_of(Kind::materials, choice - free_material_choice), ask.state.materials, false,
                  ask.actions());
  }
}

}  // namespace

void explain_brussels(const Question& ask, Move move) {
  switch (kind_of(move)) {
    case Kind::activate:
      return explain_activation(ask, move);
    case Kind::copy:
      return explain_copy(ask, item_of<Action>(move));
    case Kind::free_action:
      return explain_free_action(ask, move);
    default:
      return;
  }
}

}  // namespace horta::bruxelles1893
