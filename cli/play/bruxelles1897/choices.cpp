// The decisions of Bruxelles 1897 as a person is asked: a question, and the options with what each of them
// costs and gives.

#include <algorithm>

#include "cli/play/bruxelles1897/board.h"
#include "engine/bruxelles1897/brussels.h"
#include "engine/bruxelles1897/moves.h"
#include "engine/bruxelles1897/standings.h"
#include "engine/bruxelles1897/view.h"

namespace horta::cli {

using namespace bruxelles1897;
using json::Value;

namespace {

class Describer {
 public:
  Describer(const Scene& scene, const Table1897& table)
      : scene_{scene},
        say_{scene.say},
        rules_{table.rules()},
        state_{table.state()},
        player_{state_.players[state_.seat]} {}

  std::string question() const {
    const std::string kind{bruxelles1897::name(state_.kind)};
    const std::string context = say_("ask." + kind, question_params());
    return say_("kind." + kind) + (context.empty() ? "" : " " + context);
  }

  Choice choice(Move move) const {
    switch (kind_of(move)) {
      case Kind::action:
        return action(move);
      case Kind::architect:
        return {move, {}, architect(move)};
      case Kind::perform:
        return {move, {}, say_(move.choice() ? "choice.perform" : "choice.decline", card_params())};
      case Kind::artwork:
        return {move, {}, artwork(item_of<Colour>(move))};
      case Kind::materials:
        return {move, {}, payment(counts_of<material_types>(move))};
      case Kind::noble:
        return {move, {}, noble(move.choice() != 0)};
      case Kind::prisoner:
        return {move, {}, say_("choice.prisoner")};
      case Kind::keep_drawn:
        return {move, {}, drawn(item_of<ActionCard>(move))};
      case Kind::brussels_cards:
        return {move, {}, brussels_cards(counts_of<architect_types>(move))};
      case Kind::park_action:
        return {move, {}, park(item_of<ParkAction>(move))};
      case Kind::activate:
        return {move,
                {},
                move.choice() == stop_choice ? say_("choice.stop") : noble_effect(item_of<Noble>(move))};
      case Kind::exhibit:
        return {move,
                {},
                move.choice() == withdraw_choice
                    ? say_("choice.withdraw")
                    : say_("choice.exhibit", Value::object({{"vp", rules_.exhibited_artwork}}))};
      case Kind::jail:
        return {move, {}, say_("choice.jail")};
      case Kind::over:
        break;
    }
    return {move, {}, {}};
  }

  // Payments are shown with the most points first, then with the fewest cards; the others as the rules list
  // them.
  void arrange(std::vector<Choice>& choices) const {
    if (state_.kind != Kind::materials) return;
    std::ranges::stable_sort(choices, {}, [this](const Choice& choice) {
      const auto cards = counts_of<material_types>(choice.move);
      return std::pair{-most_material_types(cards, building_cost(player_)), sum(cards)};
    });
  }

 private:
  std::string card_title(ActionCard card) const { return say_("card." + std::string{full_name(card)}); }

  Value card_params() const {
    return Value::object({{"card", state_.card == ActionCard::none ? std::string{} : card_title(state_.card)},
                          {"money", player_.money}});
  }

  Value question_params() const {
    Value params = card_params();
    switch (state_.kind) {
      case Kind::action:
        params.set("poor", cheapest_side(rules_, player_) > player_.money ? "yes" : "no");
        break;
      case Kind::architect:
        params.set("cell", cell_name(state_.cell));
        params.set("card", card_title(state_.grid[state_.cell].card));
        break;
      case Kind::materials:
        params.set("cost", building_cost(player_));
        params.set("number", house_count(player_) + 1);
        break;
      case Kind::brussels_cards: {
        const std::string id{bruxelles1897::name(state_.brussels)};
        params.set("brussels", say_("brussels." + id));
        params.set("cards", brussels_cost(state_, state_.brussels));
        break;
      }
      case Kind::activate:
        params.set("count", state_.activations);
        break;
      case Kind::jail:
        params.set("cards", sum(player_.brussels));
        break;
      case Kind::prisoner:
        params.set("why", state_.stage == Stage::column_bonuses ? "column" : "noble");
        params.set("column", column_name(state_.column));
        break;
      default:
        break;
    }
    return params;
  }

  Choice action(Move move) const {
    if (move.choice() == pass_choice)
      return {move, say_("group.pass"),
              say_("choice.pass",
                   Value::object({{"amount", state_.passes == 0 ? rules_.first_to_pass : rules_.pass}}))};
    if (move.choice() >= brussels_choice)
      return {move, say_("group.brussels"),
              brussels(Brussels{static_cast<std::uint8_t>(move.choice() - brussels_choice)})};
    return {move, say_("group.take"), take(state_.grid[move.choice()].card)};
  }

  std::string take(ActionCard card) const {
    const std::string full{full_name(card)};
    Value params = Value::object({{"card", card_title(card)}, {"amount", rules_.sale}});
    switch (type_of(card)) {
      case CardType::artwork:
        params.set("held", player_.artworks[at(colour_of(card))]);
        return say_("choice.take.artwork", params);
      case CardType::material:
        return say_("choice.take.material", params);
      case CardType::house:
        params.set("cost", building_cost(player_));
        params.set("held", material_cards(player_) * units_per_card);
        return say_(can_build(player_) ? "choice.take.house" : "choice.take.house_useless", params);
      case CardType::noble:
        params.set("effect", noble_effect(noble_of(card)));
        params.set("card", say_("short." + full));
        return say_(may_keep(player_, noble_of(card)) ? "choice.take.noble" : "choice.take.noble_kept",
                    params);
      case CardType::money:
        return say_(owns_artwork(player_) ? "choice.take.money" : "choice.take.money_useless", params);
      case CardType::expo:
        params.set("colours", size_of(artwork_colours(player_)));
        params.set("vp", rules_.exhibited_artwork);
        return say_("choice.take.expo", params);
    }
    return {};
  }

  std::string brussels(Brussels card) const {
    Value params = Value::object(
        {{"cards", brussels_cost(state_, card)},
         {"hand", sum(player_.hand)},
         {"amount", rules_.bourse},
         {"nobles", std::min(size_of(untapped_nobles(player_)), rules_.value(player_, Track::nobility))}});
    return say_("choice." + std::string{bruxelles1897::name(card)}, params);
  }

  // What is left of the money, and what the card would do for the majorities.
  std::string architect(Move move) const {
    const int value = rules_.side(architect_of(move), is_dear(move));
    State after = state_;
    after.grid[state_.cell] = Cell{
        .owner = state_.seat, .architect = architect_of(move), .value = static_cast<std::uint8_t>(value)};
    const int column = state_.cell % columns;
    int completed = 0;
    std::string holders;
    for (int coat = 0; coat < rules_.coats(); ++coat) {
      const CoatOfArms arms = coat_of_arms(after, coat);
      if (!arms.complete || coat_of_arms(state_, coat).complete) continue;
      ++completed;
      std::string letters;
      for (Seat seat = 0; seat < rules_.players; ++seat)
        if (contains(arms.winners, seat)) letters += Scene::letter(seat);
      holders += (holders.empty() ? "" : ", ") + (letters.empty() ? say_("board.neutral_letter") : letters);
    }
    return say_("choice.architect",
                Value::object({{"value", value},
                               {"left", player_.money - value},
                               {"column", column_name(column)},
                               {"standing", standing(scene_, column_values(rules_, after, column))},
                               {"coats", completed},
                               {"holders", holders}}));
  }

  std::string artwork(Colour colour) const {
    return say_("choice.artwork",
                Value::object({{"amount", rules_.sale}, {"left", player_.artworks[at(colour)] - 1}}));
  }

  std::string payment(const MaterialCounts& cards) const {
    const int cost = building_cost(player_);
    return say_("choice.materials",
                Value::object({{"cards", sum(cards)},
                               {"vp", most_material_types(cards, cost) * rules_.material_type},
                               {"lost", sum(cards) * units_per_card - cost}}));
  }

  std::string noble(bool keep) const {
    return say_(keep ? "choice.keep" : "choice.discard",
                Value::object({{"amount", rules_.noble_payment}, {"card", card_title(state_.card)}}));
  }

  std::string drawn(ActionCard card) const {
    std::string text = card_title(card);
    if (type_of(card) == CardType::noble) text += say_("colon") + noble_effect(noble_of(card));
    return text;
  }

  std::string brussels_cards(const ArchitectCounts& cards) const {
    std::string left;
    for (std::uint8_t type = 0; type < architect_types; ++type)
      for (int card = cards[type]; card < player_.hand[type]; ++card)
        left.append(left.empty() ? "" : " ").append(bruxelles1897::name(Architect{type}));
    return say_("choice.brussels_cards",
                Value::object({{"count", sum(player_.hand) - sum(cards)}, {"left", left}}));
  }

  std::string park(ParkAction action) const {
    const std::string id{bruxelles1897::name(action)};
    return say_("choice.park." + id,
                Value::object({{"amount", rules_.sale}, {"cost", building_cost(player_)}}));
  }

  std::string noble_effect(Noble noble) const {
    const auto step = [this](Track track) {
      const bool at_end = player_.level[at(track)] + 1 == track_length;
      const int now = rules_.value(player_, track);
      const int next = at_end ? now : rules_.track[at(track)][player_.level[at(track)] + 1u];
      return say_(at_end ? "effect.track_end" : "effect.track",
                  Value::object({{"track", say_("track." + std::string{bruxelles1897::name(track)})},
                                 {"now", now},
                                 {"next", next}}));
    };
    switch (noble) {
      case Noble::albert:
        return step(Track::nobility);
      case Noble::buls:
        return step(Track::prestige);
      case Noble::horta:
        return step(Track::architecture);
      case Noble::brugmann:
        return say_("effect.brugmann", Value::object({{"amount", rules_.brugmann}}));
      case Noble::hankar:
        return say_("effect.hankar");
      case Noble::vandervelde:
        return say_("effect.vandervelde", Value::object({{"prisoners", prisoners(player_)}}));
    }
    return {};
  }

  const Scene& scene_;
  const Locale& say_;
  const Rules& rules_;
  const State& state_;
  const Player& player_;
};

}  // namespace

std::string Board1897::question(const Table& table) const {
  return Describer{scene_, table_1897(table)}.question();
}

std::vector<Choice> Board1897::choices(const Table& table) const {
  return described_choices(Describer{scene_, table_1897(table)}, table);
}

}  // namespace horta::cli
