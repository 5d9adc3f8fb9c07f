#include "engine/bruxelles1893/outlook.h"

#include <gtest/gtest.h>

#include "engine/bruxelles1893/moves.h"
#include "engine/bruxelles1893/phase.h"
#include "engine/core/json.h"
#include "tests/support/positions.h"
#include "tests/support/scenario1893.h"

// What a player sees of a round before it ends: who would win what, and how the game would end with it.

namespace horta::bruxelles1893::test {
namespace {

using json::Value;

Value seen(const Scenario& table, std::initializer_list<std::string_view> moves = {}) {
  std::vector<Move> read;
  for (const std::string_view text : moves) read.push_back(*Game::from_notation(table.rules(), text));
  return outlook(table.rules(), table.state(), read);
}

std::string part(const Value& outlook, std::string_view name) { return json::write(*outlook.find(name)); }
std::string part(const Value& outlook, std::string_view name, std::size_t index) {
  return json::write(outlook.find(name)->as_array()[index]);
}
// What a seat would have from one source at the end; nothing: 0.
std::int64_t points(const Value& outlook, std::size_t seat, std::string_view source) {
  const Value* found = outlook.find("ledger")->as_array()[seat].find(source);
  return found ? found->as_int() : 0;
}

// --- columns ---

TEST(Outlook, TellsWhoWouldWinTheCardOfEachColumn) {
  for (const char* edition : {"edition=first", "edition=second"}) {
    Scenario table(3, edition);
    table.pawn("b1", 0, 3).pawn("b2", 1, 2).pawn("c1", 1, 4).pawn("c2", 2, 4);
    EXPECT_EQ(part(seen(table), "columns"),
              R"([{"stakes":[0,0,0],"winners":[]},{"stakes":[3,2,0],"winners":[0]},)"
              R"({"stakes":[0,4,4],"winners":[1,2]},{"stakes":[0,0,0],"winners":[]},)"
              R"({"stakes":[0,0,0],"winners":[]}])");
  }
}

TEST(Outlook, APlacementChangesItsColumn) {
  Scenario table(3);
  table.player(0).money(10);
  table.pawn("b1", 1, 3).turn(0);
  EXPECT_EQ(part(seen(table, {"place b2", "stake 4"}), "columns", 1), R"({"stakes":[4,3,0],"winners":[0]})");
}

TEST(Outlook, ThePlacementOfTheLastPawnDoesToo) {
  Scenario table(3);
  table.quiet_columns().alone(0);
  table.player(0).pawns(1).money(2);
  table.pawn("b1", 1, 1);
  EXPECT_EQ(part(seen(table, {"place b2", "stake 2"}), "columns", 1), R"({"stakes":[2,1,0],"winners":[0]})");
}

// Card A:2/0 lies under column a: two symbols for a line.
TEST(Outlook, ACardThatIsWonGoesWhereItBringsMost) {
  Scenario table(4);
  table.player(0).artworks("blue,green,green");
  const auto artworks_alone = points(seen(table), 0, "final:line:artworks");
  table.pawn("a1", 0, 1);
  EXPECT_EQ(points(seen(table), 0, "final:line:artworks"), artworks_alone + 2 * 3);
}

// --- irises ---

TEST(Outlook, TellsWhoWouldWinAnIris) {
  Scenario table(3);
  table.quiet_columns();
  table.pawn("b1", 0).pawn("c1", 0).pawn("b2", 1);
  Value before = seen(table);
  EXPECT_EQ(before.find("irises")->as_array().size(), 6u);  // rows 1 to 3, columns b to e
  EXPECT_EQ(part(before, "irises", 0),
            R"({"crest":[1,2],"cells":[1,2,6,7],"owners":[0,0,1,null],"complete":false,"winners":[]})");
  EXPECT_EQ(part(before, "iris_points"), "[0,0,0]");
  table.pawn("c2", 2);
  Value after = seen(table);
  EXPECT_EQ(part(after, "irises", 0),
            R"({"crest":[1,2],"cells":[1,2,6,7],"owners":[0,0,1,2],"complete":true,"winners":[0]})");
  EXPECT_EQ(points(after, 0, "iris"), table.iris(0));
  EXPECT_EQ(part(after, "iris_points"), "[" + std::to_string(table.iris(0)) + ",0,0]");
}

TEST(Outlook, NeutralPawnsWinNothingAtTwo) {
  Scenario table(2);
  table.quiet_columns();
  table.pawn("d4", 0).pawn("e4", 1);  // neutrals on d5 and e5
  EXPECT_EQ(
      part(seen(table), "irises", 5),
      R"({"crest":[4,4],"cells":[18,19,23,24],"owners":[0,1,"neutral","neutral"],"complete":true,"winners":[]})");
}

// Two share column b and climb, unasked, before the irises pay.
TEST(Outlook, TheIrisOfASharedColumnIsThereBeforeTheIrisesPay) {
  Scenario table(3);
  table.bonuses("KK:0/0,I+A:0/0,AA:0/0,PP:0/0,K+A:0/0");
  const int level = table.iris(0);
  table.pawn("b1", 0, 2).pawn("c1", 0, 1).pawn("b2", 1, 2).pawn("c2", 2, 1);
  const Value outlook = seen(table);
  const auto worth = outlook.find("iris_worth")->as_array()[0].as_int();
  EXPECT_GT(worth, level);
  EXPECT_EQ(points(outlook, 0, "iris"), worth);
  EXPECT_EQ(outlook.find("iris_points")->as_array()[0].as_int(), worth);
}

// --- first player, Brussels, pavilions, the row ---

TEST(Outlook, CountsTheMannekenPisForTheNextFirstPlayer) {
  Scenario table(3);
  table.bonuses("A:1/1,A:1/2,P:1/1,KK:0/0,AA:0/0");
  table.turn(1);
  EXPECT_EQ(part(seen(table), "first_player"), R"({"seat":1,"manneken_pis":[0,2,0]})");  // he passes first
  table.pawn("b1", 2, 1).pawn("c1", 2, 1);
  EXPECT_EQ(part(seen(table), "first_player"), R"({"seat":2,"manneken_pis":[0,2,3]})");
}

TEST(Outlook, TellsWhoWouldLoseAPawnInBrussels) {
  Scenario table(4);
  EXPECT_EQ(part(seen(table), "brussels"), R"({"pawns":[0,0,0,0],"winners":[]})");
  table.in_brussels("bourse", 0, 1).in_brussels("bourse", 1, 2).in_brussels("grand_place", 0, 1);
  EXPECT_EQ(part(seen(table), "brussels"), R"({"pawns":[2,2,0,0],"winners":[0,1]})");
}

TEST(Outlook, TravellersAreNoPawnsInBrussels) {
  Scenario table(3, "belle_epoque=on");
  table.player(1).travellers(1);
  table.in_brussels("bourse", 0, 1).in_brussels("bourse", 1, 1, 1);
  EXPECT_EQ(part(seen(table), "brussels"), R"({"pawns":[1,1,0],"winners":[0,1]})");
}

TEST(Outlook, APavilionIsVisitedByTheColoursInItsRow) {
  Scenario table(3, "belle_epoque=on");
  table.quiet_columns();
  table.pavilion(1, 0).pawn("b2", 0).pawn("c2", 1).pawn("d2", 1);
  const Value outlook = seen(table);
  EXPECT_EQ(part(outlook, "visits", 1), R"({"owner":0,"colours":2})");
  EXPECT_EQ(part(outlook, "visits", 0), R"({"owner":null,"colours":0})");
  EXPECT_EQ(points(outlook, 0, "visit"), 2);
  EXPECT_EQ(part(seen(Scenario(3)), "visits"), "[]");
}

TEST(Outlook, TheFreeNotableLeavesUnlessTheFirstEditionIsOver) {
  EXPECT_EQ(part(seen(Scenario(3)), "leaving"), R"("albert")");
  Scenario last(3, "edition=first");
  EXPECT_EQ(part(seen(last), "leaving"), R"("albert")");
  last.round(5);
  EXPECT_EQ(part(seen(last), "leaving"), "null");
}

// --- how the game would end ---

TEST(Outlook, CountsWhatTheEndOfTheGameCounts) {
  Scenario table(3);
  table.last_pass();
  table.player(0).houses(2).architect(3).materials("iron,wood");
  const Value outlook = seen(table);
  EXPECT_EQ(points(outlook, 0, "final:houses"), 2 * table.architect(0));
  EXPECT_GT(points(outlook, 0, "final:materials"), 0);
  EXPECT_EQ(points(outlook, 0, "final:first_player"), 5);
  table.play("pass");
  EXPECT_EQ(part(outlook, "ledger"), json::write(Game::ledger(table.rules(), table.state())));
}

// Albert costs 4 FB, Brugmann 1 and Solvay 2: for 4 FB two of them stay, and one is lost with 5 VP.
TEST(Outlook, AsManyNotablesArePaidAsTheMoneyAllows) {
  Scenario table(3);
  table.last_pass();
  table.player(0).notables("albert,solvay").money(4);
  const Value outlook = seen(table);
  EXPECT_EQ(points(outlook, 0, "final:unpaid:albert"), -5);
  EXPECT_EQ(points(outlook, 0, "final:unpaid:brugmann"), 0);
  EXPECT_EQ(points(outlook, 0, "final:unpaid:solvay"), 0);
}

TEST(Outlook, OfAFinishedGameIsItsLedger) {
  for (const Rules& rules : horta::test::all_rules<Game>()) {
    State state;
    random_game<Game>(rules, 4, state, [](const State&, Move) {});
    EXPECT_EQ(part(outlook(rules, state, {}), "ledger"), json::write(Game::ledger(rules, state)));
  }
}

// In the last round nothing else can happen where the passes leave nobody a choice.
TEST(Outlook, OfTheLastRoundComesTrueWhenEverybodyPasses) {
  int compared = 0;
  horta::test::each_position_of_all<Game>(3, [&](const Rules& rules, const State& state) {
    if (state.round != rounds || state.kind != Kind::action || state.doing.again) return;
    State end = state;
    RandomChance chance{1};
    NoEvents silent;
    while (end.kind == Kind::action) Game::apply(rules, end, pass_move(), chance, silent);
    if (!Game::over(end)) return;
    ASSERT_EQ(part(outlook(rules, state, {}), "ledger"), json::write(Game::ledger(rules, end)));
    ++compared;
  });
  EXPECT_GT(compared, 20);
}

// After any placement that draws nothing, the outlook is that of the position it leads to.
TEST(Outlook, OfAPlacementIsThatOfThePositionAfterIt) {
  int compared = 0;
  horta::test::each_position_of_all<Game>(1, [&](const Rules& rules, const State& state) {
    if (state.kind != Kind::action) return;
    MoveList options;
    Game::legal(rules, state, options);
    for (const Move move : options) {
      State after = state;
      RandomChance chance{1};
      NoEvents silent;
      Game::apply(rules, after, move, chance, silent);
      if (chance.drew() || after.round != state.round || phase_of(after) != Phase::turns) continue;
      if (move == pass_move()) continue;  // who passes first is told as it is
      const std::vector<Move> moves{move};
      ASSERT_EQ(outlook(rules, state, moves), outlook(rules, after, {})) << Game::to_notation(rules, move);
      ++compared;
    }
  });
  EXPECT_GT(compared, 200);
}

// Whatever is asked, something is told, and every point of the ledger has been earned or lost by the rules.
TEST(Outlook, IsToldAtAnyMoment) {
  horta::test::each_position_of_all<Game>(1, [&](const Rules& rules, const State& state) {
    const Value told = outlook(rules, state, {});
    ASSERT_EQ(told.find("ledger")->as_array().size(), static_cast<std::size_t>(rules.players));
    ASSERT_LE(told.find("irises")->as_array().size(), 12u);
    ASSERT_LT(told.find("first_player")->find("seat")->as_int(), rules.players);
  });
}

}  // namespace
}  // namespace horta::bruxelles1893::test
