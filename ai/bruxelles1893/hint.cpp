#include "ai/bruxelles1893/hint.h"

#include <algorithm>
#include <string>

#include "ai/bruxelles1893/contests.h"
#include "ai/hint/turn_facts.h"
#include "engine/bruxelles1893/brussels_majority.h"
#include "engine/bruxelles1893/events.h"
#include "engine/bruxelles1893/irises.h"
#include "engine/bruxelles1893/moves.h"
#include "engine/bruxelles1893/planning.h"
#include "engine/bruxelles1893/view.h"
#include "engine/core/spelling.h"

namespace horta::bruxelles1893 {

using json::Object;
using json::Value;

namespace {

std::string crest_name(int crest) {
  return std::to_string(crest / (size - 1) + 1) + "-" + std::to_string(crest % (size - 1) + 1);
}

template <class Item>
Item item(int number) {
  return Item{static_cast<std::uint8_t>(number)};
}

class Facts {
 public:
  Facts(const Rules& rules, const State& before, const State& after, const FollowedTurn& turn)
      : rules_{rules},
        before_{before},
        after_{after},
        turn_{turn},
        seat_{before.seat},
        me_{before.players[at(seat_)]},
        own_{turn, seat_},
        placed_{before} {
    for (const Event& event : turn.events)
      if (event.seat == seat_) place(event);
  }

  std::vector<HintReason> reasons() {
    add_points<Source, sources>(found_, own_);
    irises(Outcome::decided);
    column_changes();
    irises(Outcome::open);
    next_first_player();
    add_tracks<Track>(found_, own_, tracks, [&](Track track) { return rules_.value(me_, track); });
    buildings_and_cards();
    risks();
    things();
    passing();
    draw();
    add_money(found_, own_, me_.money);
    return found_.take();
  }

 private:
  // The majorities as the turn leaves them: by its events, as forced moves may have led far beyond it.
  void place(const Event& event) {
    switch (EventType{event.type}) {
      case EventType::pawn_placed:
        placed_.board[at(event.a)].pawn = static_cast<std::uint8_t>(seat_);
        placed_.board[at(event.a)].stake = event.b;
        break;
      case EventType::neutral_placed:
        placed_.board[at(event.a)].pawn = neutral;
        break;
      case EventType::stake_returned: {
        auto& stake = placed_.board[at(event.a)].stake;
        stake = static_cast<std::int16_t>(stake - event.b);
        break;
      }
      case EventType::pawn_doubled:
        placed_.resolution.card27 = static_cast<std::uint8_t>(event.a);
        break;
      case EventType::brussels_placed: {
        const int pawns = event.b - std::max<int>(event.c, 0);
        auto& there = placed_.in_brussels[at(event.a)][at(seat_)];
        there = static_cast<std::uint8_t>(there + pawns);
        in_brussels_ += pawns;
        break;
      }
      case EventType::pawn_withdrawn:
        --placed_.in_brussels[at(event.a)][at(seat_)];
        break;
      case EventType::passed:
        if (event.a != 0) placed_.first_passer = static_cast<std::uint8_t>(seat_);
        break;
      default:
        break;
    }
  }

  enum class Outcome { decided, open };
  void irises(Outcome wanted) {
    for (int crest = 0; crest < crests; ++crest) {
      const Contest is = iris_contest(placed_, crest, seat_);
      const Iris iris = iris_at(placed_, crest);
      if (is.mine == iris_contest(before_, crest, seat_).mine ||
          iris.complete != (wanted == Outcome::decided))
        continue;
      if (iris.complete) {
        if (contains(iris.winners, seat_))
          found_.add("iris_won", {{"crest", crest_name(crest)},
                                  {"points", rules_.value(me_, Track::iris)},
                                  {"with", others_in(iris.winners, seat_)}});
        else if (iris.winners != 0)
          found_.add("iris_given", {{"crest", crest_name(crest)}, {"seats", others_in(iris.winners, seat_)}});
      } else if (is.dead == 0 && is.mine >= 2 && is.mine > is.best_other) {
        found_.add("iris_leads", {{"crest", crest_name(crest)}, {"pawns", is.mine}, {"open", is.open}});
      }
    }
  }

  void column_changes() {
    for (int column = 0; column < size; ++column)
      if (before_.bonus[at(column)] != no_card)
        add_column(
            found_, seat_, standing(before_, column), standing(placed_, column),
            {{"column", column_letter(column)}, {"bonus", bonus_card(before_.bonus[at(column)]).name}});
  }

  ColumnStanding standing(const State& state, int column) const {
    return {.winners = seats_with_most(stakes_in_column(state, column)),
            .secured = is_secured(state, column)};
  }

  // Nobody else can place a pawn there any more. How much somebody could stake nobody knows before.
  bool is_secured(const State& state, int column) const {
    bool open = false;
    for (int cell = column; cell < cells; cell += size)
      open = open || (contains(state.zone, cell) && state.board[at(cell)].pawn == nobody);
    if (!open) return true;
    for (Seat other = 0; other < rules_.players; ++other)
      if (const Player& player = state.players[at(other)];
          other != seat_ && !player.passed && player.pawns + player.court > 0)
        return false;
    return true;
  }

  // Who would begin the next round with the columns as they stand. Nobody knows that before somebody has
  // passed, if that counts too, nor what card 26 will do.
  Seat first_player_of(const State& state) const {
    if (state.first_passer == nobody && rules_.first_pass_manneken_pis > 0) return no_seat;
    for (const Player& player : state.players)
      if (owns_card(player, 26)) return no_seat;
    Amounts manneken_pis{};
    for (int column = 0; column < size; ++column) {
      const std::uint8_t winners = seats_with_most(stakes_in_column(state, column));
      if (size_of(winners) == 1 && state.bonus[at(column)] != no_card)
        manneken_pis[at(std::countr_zero(winners))] += bonus_card(state.bonus[at(column)]).manneken_pis;
    }
    if (state.first_passer != nobody) manneken_pis[state.first_passer] += rules_.first_pass_manneken_pis;
    const int most = *std::ranges::max_element(manneken_pis);
    return first_to_the_left(state.first_player, rules_.players,
                             [&](Seat seat) { return manneken_pis[at(seat)] == most; });
  }

  void next_first_player() {
    const bool acts =
        turn_.moves.front().kind() == at(Kind::action) || turn_.moves.front().kind() == at(Kind::stake);
    if (!acts || first_player_of(placed_) != seat_) return;
    const Seat was = first_player_of(before_);
    if (was == seat_) return;
    const bool last = before_.round == rounds;
    Value seats = Value::array();
    if (was != no_seat) seats.push_back(was);
    found_.add("first_player",
               {{"from", std::move(seats)}, {"points", last ? rules_.final_first_player : 0}});
  }

  void buildings_and_cards() {
    const int worth = rules_.value(me_, Track::architect);
    own_.each(EventType::house_built, [&](const Event& event) {
      found_.add("builds_house", {{"cell", cell_name(event.a, size)}, {"worth", worth}});
    });
    own_.each(EventType::pavilion_built, [&](const Event& event) {
      found_.add("builds_pavilion", {{"row", event.a + 1}, {"card", event.b}, {"worth", worth}});
    });
    own_.each(EventType::tile_taken,
              [&](const Event& event) { found_.add("takes_tile", {{"tile", name(item<Tile>(event.a))}}); });
    own_.each(EventType::card_used,
              [&](const Event& event) { found_.add("uses_card", {{"card", event.a}}); });
    own_.each(EventType::card_slid, [&](const Event& event) {
      found_.add("line_raised",
                 {{"line", name(item<Line>(event.b))}, {"points", bonus_card(event.a).points}});
    });
    own_.each(EventType::line_raised, [&](const Event& event) {
      found_.add("line_raised", {{"line", name(item<Line>(event.a))}, {"points", event.b}});
    });
    own_.each(EventType::crest_chosen, [&](const Event& event) {
      const std::uint32_t zone = zone_of((event.a - 1) * (size - 1) + event.b - 1);
      int houses_there = 0;
      for (int cell = 0; cell < cells; ++cell)
        houses_there += contains(zone, cell) && before_.board[at(cell)].house == seat_ ? 1 : 0;
      if (houses_there > 0) found_.add("houses_in_zone", {{"houses", houses_there}});
    });
  }

  // A pawn that may go to court; what the turn does for somebody else.
  void risks() {
    if (in_brussels_ > 0 && before_.round < rounds) {
      const Amounts pawns = pawns_in_brussels(placed_);
      if (const std::uint8_t most = seats_with_most(pawns); contains(most, seat_))
        found_.add("brussels_most", {{"pawns", pawns[at(seat_)]}, {"with", others_in(most, seat_)}});
    }
    if (in_brussels_ > 1)
      found_.add("pawns_used", {{"pawns", in_brussels_}, {"left", me_.pawns - in_brussels_}});
    if (!turn_.draws_from && after_.kind == Kind::free_action && after_.turn == seat_ && after_.seat != seat_)
      found_.add("free_action",
                 {{"seat", after_.seat}, {"action", std::string{letter(after_.doing.action)}}});
  }

  void things() {
    Value activated = Value::array();
    own_.each(EventType::notable_activated,
              [&](const Event& event) { activated.push_back(name(item<Notable>(event.a))); });
    if (!activated.as_array().empty()) found_.add("activates", {{"notables", std::move(activated)}});
    own_.each(EventType::notable_kept, [&](const Event& event) {
      found_.add("keeps_notable",
                 {{"notable", name(item<Notable>(event.a))}, {"payment", rules_.payment[at(event.a)]}});
    });
    own_.each(EventType::artwork_sold, [&](const Event& event) {
      found_.add("sells_artwork",
                 {{"colour", event.b < 0 ? name(item<Colour>(event.a), rules_.edition) : "white"}});
    });
    Value colours_gained = Value::array();
    own_.each(EventType::artwork_taken, [&](const Event& event) {
      colours_gained.push_back(name(item<Colour>(event.a), rules_.edition));
    });
    own_.each(EventType::white_taken, [&](const Event&) { colours_gained.push_back("white"); });
    if (!colours_gained.as_array().empty())
      found_.add("gains_artworks", {{"colours", std::move(colours_gained)}});
    materials();
    if (const int count = own_.total(EventType::travellers); count > 0)
      found_.add("gains_travellers", {{"count", count}});
    int freed = 0;
    own_.each(EventType::freed, [&](const Event&) { ++freed; });
    if (freed > 0) found_.add("frees_pawns", {{"pawns", freed}});
  }

  // Noble cubes and jokers, those that come and those that go.
  void materials() {
    std::array<int, material_types> change{};
    own_.each(EventType::material, [&](const Event& event) { change[at(event.a)] += event.b; });
    const int jokers = own_.total(EventType::jokers);
    Value gained = Value::array(), spent = Value::array();
    for (int type = 0; type < material_types; ++type)
      for (int cube = 0; cube < std::abs(change[at(type)]); ++cube)
        (change[at(type)] > 0 ? gained : spent).push_back(name(item<Material>(type)));
    for (int cube = 0; cube < std::abs(jokers); ++cube) (jokers > 0 ? gained : spent).push_back("joker");
    if (!gained.as_array().empty()) found_.add("gains_cubes", {{"cubes", std::move(gained)}});
    if (!spent.as_array().empty()) found_.add("spends_cubes", {{"cubes", std::move(spent)}});
  }

  void passing() {
    if (turn_.moves.front() != pass_move()) return;
    if (before_.passes == 0) {
      const int more = rules_.first_pass * (rules_.first_edition() ? 1 : me_.first_passes + 1);
      found_.add("first_to_pass", {{"more", more}, {"manneken_pis", rules_.first_pass_manneken_pis}});
    }
    if (before_.passes + 1 == rules_.players) found_.add("ends_round");
    if (me_.pawns > 0) found_.add("unused_pawns", {{"pawns", me_.pawns}});
  }

  // An artwork of the first edition, or cards to choose from; those of the next turn or round are nobody's.
  void draw() {
    if (!turn_.draws_from) return;
    const Pile pile = item<Pile>(*turn_.draws_from);
    const bool asked_on = after_.seat == seat_ && after_.round == before_.round &&
                          !Game::opens_turn(after_) && !Game::over(after_);
    if (asked_on || pile == Pile::artwork) found_.add("draws", {{"pile", name(pile)}});
  }

  const Rules& rules_;
  const State& before_;
  const State& after_;
  const FollowedTurn& turn_;
  const Seat seat_;
  const Player& me_;
  const OwnEvents<EventType> own_;
  State placed_;
  int in_brussels_ = 0;  // pawns that the turn places there
  HintReasons found_;
};

}  // namespace

// Never inlined where the search is, which is compiled for speed: in the browser that would be 25 KiB for
// nothing.
[[gnu::noinline]] std::vector<HintReason> hint_reasons(const Rules& rules, const State& before,
                                                       const State& after, const FollowedTurn& turn) {
  return Facts{rules, before, after, turn}.reasons();
}

}  // namespace horta::bruxelles1893
