#include "engine/bruxelles1897/outlook.h"

#include <gtest/gtest.h>

#include "engine/bruxelles1897/game.h"
#include "engine/bruxelles1897/moves.h"
#include "engine/core/json.h"
#include "tests/support/positions.h"
#include "tests/support/scenario1897.h"

// What a player sees of a round before it ends: the majorities as they stand, or as they would after a
// placement.

namespace horta::bruxelles1897::test {
namespace {

using json::Value;

std::string part(const Value& outlook, std::string_view name) { return json::write(*outlook.find(name)); }

TEST(Outlook, TellsWhoWouldWinEachColumn) {
  Scenario table(2);
  table.architect("a1", 0, "1/3", 3).architect("a2", 1, "2/4", 4).architect("b1", 1, "2/5", 5);
  EXPECT_EQ(part(outlook(table.rules(), table.state(), {}), "columns"),
            R"([{"values":[3,4],"neutral":2,"winners":[1]},{"values":[0,5],"neutral":0,"winners":[1]},)"
            R"({"values":[0,0],"neutral":0,"winners":[]},{"values":[0,0],"neutral":2,"winners":[]}])");
}

TEST(Outlook, APlacementChangesItsColumnAndTheCoatsThatItTouches) {
  Scenario table(3);
  table.architect("a1", 1, "1/3", 1).architect("b1", 0, "1/3", 1).architect("a2", 0, "1/3", 1);
  table.turn(0);
  const std::vector<Move> moves{take_move(5), architect_move(Architect{0}, true)};
  const Value after = outlook(table.rules(), table.state(), moves);
  EXPECT_EQ(json::write((*after.find("columns")).as_array()[1]),
            R"({"values":[4,0,0],"neutral":0,"winners":[0]})");
  EXPECT_EQ(json::write((*after.find("coats")).as_array()[0]),
            R"({"cells":[0,1,4,5],"owners":[1,0,0,0],"leaders":[0],"complete":true,"winners":[0]})");
}

TEST(Outlook, ACoatThatIsStillOpenIsLedByWhoeverHasMostOfItsCards) {
  Scenario table(2);
  const auto leaders = [&](std::size_t coat) {
    const Value seen = outlook(table.rules(), table.state(), {});
    return json::write(*(*seen.find("coats")).as_array()[coat].find("leaders"));
  };
  EXPECT_EQ(leaders(3), R"(["neutral"])");
  EXPECT_EQ(leaders(1), "[]");
  table.architect("b1", 0, "1/3", 1);
  EXPECT_EQ(leaders(1), "[0]");
  table.architect("c1", 1, "2/5", 5);
  EXPECT_EQ(leaders(1), "[0,1]");
  table.architect("b2", 0, "1/3", 3);
  EXPECT_EQ(leaders(1), "[0]");
}

// The projection counts what the end of the game will count: at the end it is the ledger.
TEST(Outlook, OfAFinishedGameIsItsLedger) {
  for (const Rules& rules : horta::test::all_rules<Game>()) {
    State state;
    random_game<Game>(rules, 4, state, [](const State&, Move) {});
    EXPECT_EQ(part(outlook(rules, state, {}), "ledger"), json::write(Game::ledger(rules, state)));
  }
}

TEST(Outlook, CountsHousesMaterialsAndCoats) {
  Scenario table(3);
  for (const Seat seat : {0, 1, 2}) table.player(seat).prison("").nobles("");
  table.player(0).houses("A,B").architecture(3).materials("wood+brick").prestige(2);
  table.architect("a1", 0, "1/3", 1).architect("b1", 0, "1/3", 1).architect("a2", 0, "1/3", 1);
  table.architect("b2", 1, "1/3", 1);
  const Value seen = outlook(table.rules(), table.state(), {});
  // Column a raises Architecture to 4: two houses are worth 8.
  EXPECT_EQ(json::write((*seen.find("ledger")).as_array()[0]), R"({"coat":2,"houses":8,"materials":1})");
}

TEST(Outlook, ThePrestigeOfAColumnIsThereBeforeTheCoatsPay) {
  Scenario table(3);
  for (const Seat seat : {0, 1, 2}) table.player(seat).prison("").nobles("");
  table.player(0).prestige(2);
  for (const char* cell : {"c1", "d1", "c2"}) table.architect(cell, 0, "1/3", 1);
  table.architect("d2", 1, "1/3", 1);
  const Value seen = outlook(table.rules(), table.state(), {});
  EXPECT_EQ(json::write((*seen.find("ledger")).as_array()[0]), R"({"coat":3})");  // column c: Prestige 3
}

TEST(Outlook, TellsWhatTheCoatsOfArmsPay) {
  Scenario table(3);
  table.player(0).prestige(2);
  table.architect("a1", 0, "1/3", 1).architect("b1", 0, "1/3", 1).architect("a2", 0, "1/3", 1);
  Value seen = outlook(table.rules(), table.state(), {});
  EXPECT_EQ(part(seen, "coat_worth"), "[2,1,1]");
  EXPECT_EQ(part(seen, "coat_points"), "[0,0,0]");
  table.architect("b2", 1, "1/3", 1);
  seen = outlook(table.rules(), table.state(), {});
  EXPECT_EQ(part(seen, "coat_points"), "[2,0,0]");
}

// The one who has most in Brussels still chooses whom he sends to prison: nothing is counted twice, and
// nothing is forgotten.
TEST(Outlook, TellsWhatTheCoatsPaidWhileThePrisonIsDecided) {
  int decided = 0;
  horta::test::each_position_of_all<Game>(8, [&](const Rules& rules, const State& state) {
    if (state.kind != Kind::jail) return;
    const Value seen = outlook(rules, state, {});
    for (Seat seat = 0; seat < rules.players; ++seat) {
      int won = 0;
      for (const Value& coat : seen.find("coats")->as_array())
        for (const Value& winner : coat.find("winners")->as_array()) won += winner == Value{seat} ? 1 : 0;
      const int worth = rules.value(state.players[at(seat)], Track::prestige);
      ASSERT_EQ(seen.find("coat_points")->as_array()[at(seat)], Value{won * worth});
      decided += won;
    }
  });
  EXPECT_GT(decided, 0);
}

// After any placement that does not end the round, the outlook is that of the position it leads to.
TEST(Outlook, OfAPlacementIsThatOfThePositionAfterIt) {
  int compared = 0;
  horta::test::each_position_of_all<Game>(2, [&](const Rules& rules, const State& state) {
    if (state.kind != Kind::action) return;
    MoveList options;
    Game::legal(rules, state, options);
    for (const Move move : options) {
      State after = state;
      RandomChance chance{1};
      NoEvents silent;
      std::vector<Move> moves{move};
      Game::apply(rules, after, move, chance, silent);
      if (after.kind == Kind::architect || after.kind == Kind::brussels_cards) {
        MoveList next;
        Game::legal(rules, after, next);
        moves.push_back(next[next.size() - 1]);
        Game::apply(rules, after, moves.back(), chance, silent);
      } else if (move != pass_move()) {
        continue;  // the rules chose the only card
      }
      if (after.round != state.round || after.stage != Stage::turn || Game::over(after)) continue;
      const Value expected = outlook(rules, after, {}), seen = outlook(rules, state, moves);
      for (const std::string_view name : {"columns", "coats", "brussels"})
        ASSERT_EQ(part(seen, name), part(expected, name)) << Game::to_notation(rules, move);
      ++compared;
    }
  });
  EXPECT_GT(compared, 200);
}

}  // namespace
}  // namespace horta::bruxelles1897::test
