// What hints of all games keep: order, form, and that every number in them is true.

#include "ai/hint/hint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "ai/search/decimal.h"
#include "engine/core/components.h"
#include "engine/core/playout.h"
#include "tests/support/all_games.h"

namespace horta {
namespace {

using json::Value;

TEST(Decimal, HasItsDigitsAndRounds) {
  EXPECT_EQ(decimal(0.53125, 4), "0.5313");
  EXPECT_EQ(decimal(1, 4), "1.0000");
  EXPECT_EQ(decimal(0.00004, 4), "0.0000");
  EXPECT_EQ(decimal(-0.00004, 4), "0.0000");
  EXPECT_EQ(decimal(-3.006, 2), "-3.01");
  EXPECT_EQ(decimal(61.5, 0), "62");
  EXPECT_EQ(decimal(99.999, 2), "100.00");
}

// Positions of random games, a few of each.
template <Game G>
std::vector<TableOf<G>> positions(std::string_view rule_set, int players, int games) {
  const auto options = make_options(G::options(), *split_options(rule_set));
  const auto rules = std::make_shared<const typename G::Rules>(
      *G::make_rules(players, *options, newest_components(G::name).data));
  std::vector<TableOf<G>> tables;
  for (int game = 0; game < games; ++game) {
    int decision = 0;
    typename G::State state;
    random_game<G>(*rules, static_cast<std::uint64_t>(game + players), state,
                   [&](const typename G::State& before, Move) {
                     if (decision++ % 23 != game % 23) return;
                     tables.emplace_back(rules);
                     tables.back().state() = before;
                   });
  }
  return tables;
}

void check_names(const Value& params, int players, int columns) {
  for (const auto& [key, value] : params.as_object()) {
    if ((key == "from" || key == "with" || key == "seats") && value.is_array())
      for (const Value& seat : value.as_array()) {
        EXPECT_GE(seat.as_int(), 0) << key;
        EXPECT_LT(seat.as_int(), players) << key;
      }
    if (key == "seat") {
      EXPECT_LT(value.as_int(), players);
    }
    if (key == "column") {
      ASSERT_EQ(value.as_string().size(), 1u);
      EXPECT_LT(value.as_string()[0] - 'a', columns);
    }
  }
}

// What a reason says has changed: the amount of one of two codes, the second one against the first.
int told(const std::vector<HintReason>& reasons, std::string_view gain, std::string_view loss,
         std::string_view amount) {
  int total = 0;
  for (const HintReason& reason : reasons) {
    if (reason.code == gain) total += static_cast<int>(reason.params.find(amount)->as_int());
    if (reason.code == loss) total -= static_cast<int>(reason.params.find(amount)->as_int());
  }
  return total;
}

template <Game G>
int check_hints(std::string_view rule_set, int players, int columns) {
  int checked = 0;
  for (const TableOf<G>& table : positions<G>(rule_set, players, 4)) {
    HintSettings settings;
    settings.limit.iterations = 64;
    const auto hints = find_hints(table, settings);
    EXPECT_TRUE(hints.has_value());
    if (!hints) continue;
    EXPECT_FALSE(hints->empty());
    EXPECT_LE(hints->size(), settings.moves);
    const Seat seat = table.decision().seat;
    const auto& before = table.state().players[at(seat)];
    MoveList options;
    table.legal(options);
    for (const Hint& hint : *hints) {
      EXPECT_TRUE(options.contains(hint.candidate.move));
      EXPECT_EQ(hint.turn.front(), hint.candidate.move);
      EXPECT_LE(hint.reasons.size(), HintReasons::most);
      std::set<std::string> different;
      for (const HintReason& reason : hint.reasons) {
        check_names(reason.params, players, columns);
        different.insert(std::string{reason.code} + json::write(reason.params));
      }
      EXPECT_EQ(different.size(), hint.reasons.size());
      const Following following = follow_turn(table, hint.turn);
      if (following.turn.draws_from) continue;
      ++checked;
      const auto& after = static_cast<const TableOf<G>&>(*following.after).state().players[at(seat)];
      EXPECT_EQ(told(hint.reasons, "receives", "pays", "amount"), after.money - before.money);
      EXPECT_EQ(told(hint.reasons, "points", "points_lost", "points"), after.vp - before.vp);
      for (const HintReason& reason : hint.reasons)
        if (const Value* left = reason.params.find("left"); left && reason.params.find("paid")) {
          EXPECT_EQ(left->as_int(), after.money);
        }
    }
  }
  return checked;
}

TEST(Hints, EveryNumberIsTrue) {
  int checked = 0;
  for (const std::string_view rule_set : bruxelles1897::Game::rule_sets())
    for (int players = 2; players <= 4; ++players)
      checked += check_hints<bruxelles1897::Game>(rule_set, players, bruxelles1897::columns);
  EXPECT_GT(checked, 200);
  checked = 0;
  for (const std::string_view rule_set : bruxelles1893::Game::rule_sets())
    for (int players = 2; players <= 5; players += 3)
      checked += check_hints<bruxelles1893::Game>(rule_set, players, bruxelles1893::size);
  EXPECT_GT(checked, 200);
}

TEST(Hints, AreTheSameForASeedAndBestFirst) {
  for (const TableOf<bruxelles1897::Game>& table : positions<bruxelles1897::Game>("", 3, 1)) {
    HintSettings settings;
    settings.limit.iterations = 400;
    const auto once = find_hints(table, settings);
    const auto again = find_hints(table, settings);
    EXPECT_EQ(json::write(hints_to_json(table, *once)), json::write(hints_to_json(table, *again)));
    const auto seat = at(table.decision().seat);
    for (const Hint& hint : *once)
      EXPECT_GE(hint.candidate.win_share[seat] + 0.15, once->front().candidate.win_share[seat]);
    settings.moves = 1;
    const auto best = find_hints(table, settings);
    ASSERT_EQ(best->size(), 1u);
    EXPECT_EQ(best->front().candidate.move, once->front().candidate.move);
  }
}

TEST(Hints, AreThereForGamesThatGoOnOnly) {
  auto table = positions<bruxelles1897::Game>("", 2, 1).front();
  table.state().kind = bruxelles1897::Kind::over;
  EXPECT_EQ(find_hints(table, {}).error().code, "match_over");
}

}  // namespace
}  // namespace horta
