#include "ai/bruxelles1897/hint.h"

#include <algorithm>
#include <string>

#include "ai/bruxelles1897/contests.h"
#include "ai/hint/turn_facts.h"
#include "engine/bruxelles1897/events.h"
#include "engine/bruxelles1897/final_scoring.h"
#include "engine/bruxelles1897/moves.h"
#include "engine/bruxelles1897/standings.h"
#include "engine/bruxelles1897/view.h"
#include "engine/core/spelling.h"

namespace horta::bruxelles1897 {

using json::Object;
using json::Value;

namespace {

template <class Item>
Item item(int number) {
  return Item{static_cast<std::uint8_t>(number)};
}

class Facts {
 public:
  Facts(const Rules& rules, const State& before, const State& after, const FollowedTurn& turn)
      : rules_{rules},
        before_{before},
        turn_{turn},
        seat_{before.seat},
        me_{before.players[at(seat_)]},
        own_{turn, seat_} {
    // The majorities as the turn leaves them: by its events, as forced moves may have led far beyond it.
    placed_ = before;
    for (const Event& event : turn.events) {
      if (event.seat != seat_) continue;
      if (EventType{event.type} == EventType::architect_placed)
        placed_.grid[at(event.a)] = Cell{.owner = static_cast<std::uint8_t>(seat_),
                                         .architect = item<Architect>(event.b),
                                         .value = static_cast<std::uint8_t>(event.c)};
      else if (EventType{event.type} == EventType::brussels_placed)
        in_brussels_ += event.b;
    }
    // Whatever the types of the cards: only their number counts.
    auto& there = placed_.players[at(seat_)].brussels.front();
    there = static_cast<std::uint8_t>(there + in_brussels_);
    asked_on_ =
        after.seat == seat_ && after.round == before.round && !Game::opens_turn(after) && !Game::over(after);
    if (!turn.draws_from && after.round == before.round && !Game::over(after))
      mine_after_ = after.players[at(seat_)];
  }

  std::vector<HintReason> reasons() {
    add_points<Source, sources>(found_, own_);
    coats(Outcome::decided);
    column_changes();
    coats(Outcome::open);
    add_tracks<Track>(found_, own_, tracks, [&](Track track) { return rules_.value(me_, track); });
    prison_risk();
    things();
    passing();
    draw();
    add_money(found_, own_, me_.money);
    return found_.take();
  }

 private:
  enum class Outcome { decided, open };
  void coats(Outcome wanted) {
    for (int coat = 0; coat < rules_.coats(); ++coat) {
      const Contest was = coat_contest(before_, coat, seat_), is = coat_contest(placed_, coat, seat_);
      const CoatOfArms arms = coat_of_arms(placed_, coat);
      if (is.mine == was.mine || arms.complete != (wanted == Outcome::decided)) continue;
      const std::string from = cell_name(cells_of_coat(coat).front(), columns),
                        to = cell_name(cells_of_coat(coat).back(), columns);
      if (contains(arms.winners, seat_))
        found_.add("coat_won", {{"from", from},
                                {"to", to},
                                {"points", rules_.value(me_, Track::prestige)},
                                {"with", others_in(arms.winners, seat_)}});
      else if (arms.winners != 0)
        found_.add("coat_given", {{"from", from}, {"to", to}, {"seats", others_in(arms.winners, seat_)}});
      else if (!arms.complete && is.dead == 0 && is.mine >= 2 && is.mine > is.best_other)
        found_.add("coat_leads", {{"from", from}, {"to", to}, {"cards", is.mine}, {"open", is.open}});
    }
  }

  void column_changes() {
    for (int column = 0; column < columns; ++column) {
      const Bonus bonus = before_.bonus[at(column)];
      Object params{{"column", column_letter(column)}, {"bonus", name(bonus)}};
      if (before_.round == rounds) {
        const EndBonus at_end = rules_.end_bonus[at(bonus)];
        params.emplace_back("end_bonus", name(at_end));
        params.emplace_back("end_points", end_bonus_points(rules_, mine_after_ ? *mine_after_ : me_, at_end));
      }
      add_column(found_, seat_, standing(before_, column), standing(placed_, column), std::move(params));
    }
  }

  ColumnStanding standing(const State& state, int column) const {
    return {.winners = column_winners(rules_, state, column), .secured = is_secured(state, column)};
  }

  // Nobody can have more there, whatever he has to pay for it; in a tie both win.
  bool is_secured(const State& state, int column) const {
    const auto values = column_values(rules_, state, column);
    int open = 0;
    for (int row = 0; row < rules_.rows; ++row)
      open += state.grid[at(row * columns + column)].card != ActionCard::none ? 1 : 0;
    for (Seat other = 0; other < rules_.players; ++other)
      if (other != seat_ &&
          values[at(other)] + most_value(state.players[at(other)], open) > values[at(seat_)])
        return false;
    return true;
  }

  // Of the best Architect cards for so many places; prisoners can be freed.
  int most_value(const Player& player, int places) const {
    if (player.passed) return 0;
    std::vector<int> sides_up;
    for (int type = 0; type < architect_types; ++type)
      sides_up.insert(
          sides_up.end(), at(player.hand[at(type)] + player.prison[at(type)]),
          std::max(rules_.side(item<Architect>(type), true), rules_.side(item<Architect>(type), false)));
    std::ranges::sort(sides_up, std::greater{});
    int total = 0;
    for (std::size_t card = 0; card < sides_up.size() && card < at(places); ++card) total += sides_up[card];
    return total;
  }

  // 3C; after the last round it costs nothing any more.
  void prison_risk() {
    if (in_brussels_ == 0 || before_.round == rounds) return;
    if (const std::uint8_t most = brussels_winners(placed_); contains(most, seat_))
      found_.add("brussels_most",
                 {{"cards", sum(placed_.players[at(seat_)].brussels)}, {"with", others_in(most, seat_)}});
    if (in_brussels_ > 1)
      found_.add("cards_used", {{"cards", in_brussels_}, {"left", sum(me_.hand) - in_brussels_}});
  }

  void things() {
    Value gained = Value::array(), freed = Value::array();
    int materials = 0;
    own_.each(EventType::card_discarded, [&](const Event& event) {
      if (Cause{event.cause} == Cause::construction) ++materials;
    });
    own_.each(EventType::card_gained, [&](const Event& event) {
      const auto card = item<ActionCard>(event.a);
      if (type_of(card) == CardType::house)
        found_.add("builds", {{"card", full_name(card)},
                              {"materials", materials},
                              {"worth", rules_.value(me_, Track::architecture)}});
      else
        gained.push_back(full_name(card));
    });
    if (!gained.as_array().empty()) found_.add("gains", {{"cards", std::move(gained)}});
    Value activated = Value::array();
    own_.each(EventType::noble_activated,
              [&](const Event& event) { activated.push_back(name(item<Noble>(event.a))); });
    if (!activated.as_array().empty()) found_.add("activates", {{"nobles", std::move(activated)}});
    own_.each(EventType::noble_kept, [&](const Event& event) {
      found_.add("keeps_noble", {{"noble", name(item<Noble>(event.a))}, {"payment", rules_.noble_payment}});
    });
    own_.each(EventType::freed, [&](const Event& event) { freed.push_back(name(item<Architect>(event.a))); });
    if (!freed.as_array().empty()) found_.add("frees", {{"cards", std::move(freed)}});
    own_.each(EventType::jailed,
              [&](const Event& event) { found_.add("jails", {{"card", name(item<Architect>(event.a))}}); });
    own_.each(EventType::card_discarded, [&](const Event& event) {
      const std::string_view card = full_name(item<ActionCard>(event.a));
      if (Cause{event.cause} == Cause::sale) found_.add("sells", {{"card", card}});
      if (Cause{event.cause} == Cause::placement) found_.add("discards", {{"card", card}});
    });
  }

  // 2C.
  void passing() {
    if (turn_.moves.front() != pass_move()) return;
    if (before_.passes == 0 && rules_.first_to_pass > rules_.pass)
      found_.add("first_to_pass", {{"more", rules_.first_to_pass - rules_.pass}});
    if (before_.passes + 1 == rules_.players) found_.add("ends_round");
    if (const int cards = sum(me_.hand)) found_.add("unused_cards", {{"cards", cards}});
  }

  // Cards drawn to choose from.
  void draw() {
    if (turn_.draws_from && asked_on_) found_.add("draws", {{"pile", name(item<Pile>(*turn_.draws_from))}});
  }

  const Rules& rules_;
  const State& before_;
  const FollowedTurn& turn_;
  const Seat seat_;
  const Player& me_;
  const OwnEvents<EventType> own_;
  State placed_;
  int in_brussels_ = 0;
  bool asked_on_ = false;             // the same seat decides what comes next in the turn
  std::optional<Player> mine_after_;  // where that is certain, and the round goes on
  HintReasons found_;
};

}  // namespace

// Never inlined where the search is, which is compiled for speed: in the browser that would be 25 KiB for
// nothing.
[[gnu::noinline]] std::vector<HintReason> hint_reasons(const Rules& rules, const State& before,
                                                       const State& after, const FollowedTurn& turn) {
  return Facts{rules, before, after, turn}.reasons();
}

}  // namespace horta::bruxelles1897
