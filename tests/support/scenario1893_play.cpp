#include <gtest/gtest.h>

#include <cstring>
#include <numeric>

#include "engine/bruxelles1893/events.h"
#include "engine/bruxelles1893/validity.h"
#include "engine/core/json.h"
#include "tests/support/scenario1893_words.h"

namespace horta::bruxelles1893::test {

std::vector<std::string> texts(const std::vector<Event>& events, Edition edition) {
  std::vector<std::string> list;
  for (const Event& event : events) list.push_back(json::write(to_json(event, edition)));
  return list;
}

Scenario& Scenario::next_draws(const std::vector<std::string>& draws) {
  chance_.expect(draws);
  chance_.forget_drawn();
  return *this;
}

Scenario& Scenario::deal_anything() {
  chance_.allow_any();
  return *this;
}

void Scenario::check(std::string_view after) const {
  EXPECT_TRUE(is_valid(rules_, state_)) << "the position " << after;
  const auto read = Game::from_position(rules_, Game::to_position(rules_, state_));
  EXPECT_TRUE(read && *read == state_) << "the text of the position " << after;
  for (Seat seat = 0; seat < rules_.players; ++seat) {
    const Player& player = player_at(seat);
    EXPECT_EQ(player.vp, std::accumulate(player.ledger.begin(), player.ledger.end(), 0))
        << "ledger of seat " << seat << ' ' << after;
    int bound = pawns_on_board(state_, seat) + size_of(player.tiles) + player.pawns + player.court;
    for (const auto& there : state_.in_brussels) bound += there[at(seat)];
    if (player.on_card22 == OnCard22::pawn) ++bound;
    EXPECT_EQ(bound, rules_.pawns) << "pawns of seat " << seat << ' ' << after;
  }
  if (state_.kind != Kind::action || state_.doing.again) return;
  // Between two turns nothing is left of the one before, so that equal positions are equal states.
  const Turn fresh{};
  EXPECT_EQ(std::memcmp(&state_.doing, &fresh, sizeof(Turn)), 0) << "of a turn is left something " << after;
  EXPECT_EQ(state_.seat, state_.turn) << after;
}

void Scenario::play_one(std::string_view text) {
  check("before " + std::string{text});
  const auto move = Game::from_notation(rules_, text);
  if (!move) fail("not a move: " + std::string{text});
  EXPECT_EQ(Game::to_notation(rules_, *move), text);
  if (!offers(text)) {
    std::string why;
    for (const std::string& code : reasons_against(text)) append(why, code);
    std::string offered;
    for (const std::string& option : options()) append(offered, option);
    fail("'" + std::string{text} + "' is not possible (" + why + "); " + asked() + ", of: " + offered);
  }
  EXPECT_GE(options().size(), 2u) << "a decision with a single option: " << text;
  for (const std::string& option : options())
    EXPECT_TRUE(reasons_against(option).empty())
        << "an option that is offered has reasons against it: " << option;

  EventLog log;
  Chance& chance = chance_;
  Game::apply(rules_, state_, *move, chance, log);
  events_ = texts(log.events(), rules_.edition);
  check("after " + std::string{text});
}

Scenario& Scenario::end_round() {
  chance_.allow_any();
  const int playing = round();
  while (!over() && round() == playing && state_.kind == Kind::action) play("pass");
  return *this;
}

Scenario& Scenario::settle() {
  chance_.allow_any();
  const int playing = round();
  while (!over() && round() == playing) {
    const bool spare = state_.kind == Kind::be_card;
    const std::string move = spare                           ? "card none"
                             : state_.kind == Kind::action   ? "pass"
                             : state_.kind == Kind::prestige ? "use"
                                                             : options().front();
    play_one(move);
  }
  return *this;
}

std::string Scenario::asked() const {
  if (over()) return "over";
  const Decision decision = Game::decision(state_);
  return "seat " + std::to_string(decision.seat) + ": " + std::string{Game::kind_name(decision.kind)};
}

std::vector<std::string> Scenario::options() const {
  MoveList list;
  Game::legal(rules_, state_, list);
  std::vector<std::string> all;
  for (const Move move : list) all.push_back(Game::to_notation(rules_, move));
  return all;
}

bool Scenario::offers(std::string_view text) const {
  const auto move = Game::from_notation(rules_, text);
  if (!move) fail("not a move: " + std::string{text});
  MoveList list;
  Game::legal(rules_, state_, list);
  return list.contains(*move);
}

std::vector<std::string> Scenario::reasons_against(std::string_view text) const {
  const Move move = must(Game::from_notation(rules_, text), text);
  std::vector<std::string> codes;
  for (const Reason& reason : Game::explain(rules_, state_, Game::decision(state_).seat, move))
    codes.emplace_back(reason.code);
  return codes;
}

}  // namespace horta::bruxelles1893::test
