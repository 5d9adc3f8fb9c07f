// Every reason for which a move is refused, with its parameters. That explain and the list of options always
// agree is checked along whole games by the battery. A decision with a single option is never asked, so a few
// positions are changed by hand after the question.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/bruxelles1893/moves.h"
#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> reasons(const Rules& rules, const State& state, Seat seat, Move move) {
  std::vector<std::string> list;
  for (const Reason& reason : Game::explain(rules, state, seat, move)) {
    EXPECT_TRUE(reason.params.is_object());
    // What means nothing, or comes after the end, breaks no rule.
    const bool breaks_a_rule = reason.code != "no_such_move" && reason.code != "game_over";
    EXPECT_TRUE(!breaks_a_rule || reason.section.starts_with(rules.first_edition() ? "R1 " : "R2."))
        << reason.code << " rests on '" << reason.section << "'";
    list.push_back(std::string{reason.code} +
                   (reason.params.as_object().empty() ? "" : json::write(reason.params)));
  }
  return list;
}

Move move_from(const Scenario& table, std::string_view text) {
  const auto move = Game::from_notation(table.rules(), text);
  if (!move) throw std::runtime_error("not a move: " + std::string{text});
  return *move;
}

// Reasons against a move of a seat, or of the one that is asked: "code{parameters}".
std::vector<std::string> reasons(const Scenario& table, Seat seat, std::string_view text) {
  return reasons(table.rules(), table.state(), seat, move_from(table, text));
}
std::vector<std::string> reasons(const Scenario& table, std::string_view text) {
  return reasons(table, table.state().seat, text);
}

std::vector<std::string> sections(const Scenario& table, std::string_view text) {
  std::vector<std::string> list;
  const Seat seat = table.state().seat;
  for (const Reason& reason : Game::explain(table.rules(), table.state(), seat, move_from(table, text)))
    list.emplace_back(reason.section);
  return list;
}

// Everybody holds every notable of the base game: the row, the pile and the discard are empty.
void give_all_notables_away(Scenario& table) {
  table.row("");
  for (Seat seat = 0; seat < 3; ++seat)
    table.player(seat).notables("albert,buls,empain,maeterlinck,solvay,van_de_velde,vandervelde");
}

// --- whose decision it is, and which ---

TEST(Explain, NothingForbidsALegalMove) {
  for (const char* options : {"edition=second", "edition=first", "belle_epoque=on,asymmetric=on"}) {
    Scenario table(3, options);
    for (const std::string& option : table.options())
      EXPECT_THAT(reasons(table, option), IsEmpty()) << option;
  }
}

TEST(Explain, ASeatThatIsNotThereHasNoMoves) {
  const Scenario table(3);
  for (const Seat seat : {-1, 3, 4, 5, 1000, -1000})
    EXPECT_THAT(reasons(table, seat, "pass"), ElementsAre("no_such_move"));
}

TEST(Explain, AMoveThatMeansNothingIsNone) {
  const Scenario table(3, "belle_epoque=on"), first(3, "edition=first");
  const auto none = [&](const Scenario& at_table, Kind kind, std::uint32_t choice) {
    EXPECT_THAT(reasons(at_table.rules(), at_table.state(), 0, move_of(kind, choice)),
                ElementsAre("no_such_move"))
        << static_cast<int>(kind) << ":" << choice;
  };
  // The first choice beyond those that a kind can mean.
  for (const auto& [kind, choice] : std::vector<std::pair<Kind, std::uint32_t>>{
           {Kind::board, architects},
           {Kind::first_artwork, colours},
           {Kind::artwork, colours},
           {Kind::keep_artwork, colours},
           {Kind::white_as, colours},
           {Kind::white_tile, colours},
           {Kind::card2, colours},
           {Kind::card17_artwork, colours},
           {Kind::crest, crests},
           {Kind::neutral, cells},
           {Kind::house_cell, cells},
           {Kind::card27, cells},
           {Kind::action, pass_choice + 1},
           {Kind::stake, most_stake + 1},
           {Kind::perform, 2},
           {Kind::keep, 2},
           {Kind::card22, 2},
           {Kind::sell, colours},
           {Kind::sell, white_choice},  // there is no white artwork that hides black
           {Kind::sell, 2 * white_choice},
           {Kind::cursor, 25},
           {Kind::slot, market_slots},
           {Kind::card4, market_slots},
           {Kind::notable, revealed_choice + 1},
           {Kind::solvay, material_types},
           {Kind::materials, pair_choice - 1},
           {Kind::materials, pair_choice + material_types},  // iron before glass
           {Kind::materials, pair_choice + 16},
           {Kind::card17, colours},
           {Kind::card17_materials, 0},  // one cube
           {Kind::card8, material_types},
           {Kind::compass_before, 15},
           {Kind::build, sites + 1},
           {Kind::compass, compass_spaces},
           {Kind::activate, stop_choice + 1},
           {Kind::copy, actions},
           {Kind::free_action, decline_choice + 1},
           {Kind::be_tile, no_tile_choice + 1},
           {Kind::be_card, belle_epoque_cards + 1},
           {Kind::card6, 0},
           {Kind::card6, 16},
           {Kind::card14, notable_figures},
           {Kind::pay_notable, notable_figures},
           {Kind::card15, card15_move(25, 1).choice()},
           {Kind::card15, card15_move(0, 0).choice()},
           {Kind::card15, card15_move(0, most_stake + 1).choice()},
           {Kind::card25, size},
           {Kind::card29, brussels_actions},
           {Kind::prestige, strategy_lines + 1},
           {Kind::bonus, powers},
           {Kind::strategy_line, strategy_lines},
           {Kind::over, 0},
           {Kind{kinds + 1}, 0},
           {Kind{255}, 0}})
    none(table, kind, choice);
  Payment francs, beyond;
  francs.card9 = 1 + at(Unit::fb);  // card 9 names a cube
  beyond.card9 = units + 1;
  for (const Payment& payment : {francs, beyond}) none(table, Kind::payment, payment_move(payment).choice());
  none(first, Kind::compass, compass_tiles);  // six spaces
  none(first, Kind::compass_before, 13);
}

TEST(Explain, ADecisionBelongsToTheSeatThatIsAsked) {
  Scenario table(3);
  EXPECT_THAT(reasons(table, 2, "pass"), ElementsAre(R"(not_your_decision{"decides":0})"));
  EXPECT_THAT(reasons(table, 1, "stake 1"), ElementsAre(R"(not_your_decision{"decides":0})"));
  table.house("d1", 2).play("place d1", "stake 1", "take iron,wood");
  EXPECT_THAT(reasons(table, 0, "free iron"), ElementsAre(R"(not_your_decision{"decides":2})"));
}

TEST(Explain, ADecisionIsTheOneThatIsAsked) {
  Scenario table(3);
  EXPECT_THAT(reasons(table, "stake 1"), ElementsAre(R"(other_decision{"asked":"action"})"));
  table.play("place e2");
  EXPECT_THAT(reasons(table, "pass"), ElementsAre(R"(other_decision{"asked":"stake"})"));
  EXPECT_THAT(reasons(table, "create black"), ElementsAre(R"(other_decision{"asked":"stake"})"))
      << "an answer is not judged before its question";
}

TEST(Explain, NobodyDecidesAfterTheEnd) {
  Scenario table(3);
  table.last_pass().play("pass");
  ASSERT_TRUE(table.over());
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_THAT(reasons(table, seat, "pass"), ElementsAre("game_over"));
  EXPECT_THAT(reasons(table, 0, "keep"), ElementsAre("game_over"));
}

// --- set-up and planning ---

TEST(Explain, TheFirstArtworkIsNotBlack) {
  const Scenario table(3, "", {}, Stop::at_first_decision);
  EXPECT_THAT(reasons(table, "first black"), ElementsAre("black_not_created"));
  EXPECT_THAT(sections(table, "first black"), ElementsAre("R2.1 SETUP"));
}

TEST(Explain, ABoardHasOneOwner) {
  Scenario table(3, "asymmetric=on,boards=chosen,first_player=2", {}, Stop::at_first_decision);
  table.play("board horta");
  EXPECT_THAT(reasons(table, "board horta"), ElementsAre(R"(board_taken{"board":"horta","owner":2})"));
  EXPECT_THAT(reasons(table, "board hankar"), IsEmpty());
}

TEST(Explain, TheSquareGoesToOneOfTheTwoIrisesOfTheCard) {
  Scenario table(3, "", {"bourse 6"}, Stop::at_first_decision);
  table.play("first blue", "first blue", "first blue");
  EXPECT_THAT(reasons(table, "crest 1-1"), ElementsAre(R"(crest_not_on_card{"first":"1,3","second":"3,1"})"));
  EXPECT_THAT(reasons(table, "place b1"),
              ElementsAre(R"(other_decision{"asked":"crest"})", "zone_not_chosen"));
}

TEST(Explain, Card20IsNotBoundToTheCard) {
  Scenario table(3, "belle_epoque=on");
  table.player(2).card(20);
  table.settle().play("card 20");
  ASSERT_EQ(table.asked(), "seat 2: crest");
  for (const char* crest : {"crest 1-1", "crest 2-3", "crest 4-4"})
    EXPECT_THAT(reasons(table, crest), IsEmpty());
}

TEST(Explain, ANeutralPawnNeedsAnEmptyCellOfTheZone) {
  Scenario table(2, "belle_epoque=on", {"bourse 5"}, Stop::at_first_decision);
  table.play("first blue", "first blue").house("b4", 0).play("crest 2-1");
  EXPECT_THAT(reasons(table, "neutral a1"), ElementsAre("cell_outside_zone"));
  EXPECT_THAT(reasons(table, "neutral b4"), ElementsAre(R"(cell_has_house{"owner":0})"));
  EXPECT_THAT(reasons(table, "neutral c4"), ElementsAre("cell_has_tile"));
  EXPECT_THAT(reasons(table, "neutral c2"), ElementsAre("cell_outside_zone", "cell_has_tile"));
  table.play("neutral e5");
  EXPECT_THAT(reasons(table, "neutral e5"), ElementsAre("cell_has_neutral_pawn"));
}

// --- placing a pawn ---

TEST(Explain, WhoHasPassedTakesNoMoreTurns) {
  Scenario table(3);
  table.play("pass");
  EXPECT_THAT(reasons(table, 0, "bourse"),
              ElementsAre(R"(not_your_decision{"decides":1})", "already_passed"));
}

TEST(Explain, ACellOfTheZoneTakesOnePawn) {
  Scenario table(3);
  table.pawn("e2", 1);
  EXPECT_THAT(reasons(table, "place a1"), ElementsAre("cell_outside_zone"));
  EXPECT_THAT(reasons(table, "place e2"), ElementsAre(R"(cell_has_pawn{"owner":1})"));
  EXPECT_THAT(reasons(table, "place e3"), IsEmpty());
  const Scenario two(2);  // neutrals on d5 and e5
  EXPECT_THAT(reasons(two, "place e5"), ElementsAre("cell_has_neutral_pawn"));
}

TEST(Explain, APlacementTakesAPawnAndAFranc) {
  Scenario table(3);
  table.player(0).money(0);
  EXPECT_THAT(reasons(table, "place e2"), ElementsAre(R"(not_enough_money{"price":1,"money":0})"));
  table.player(0).pawns(0).money(5);
  EXPECT_THAT(reasons(table, "place e2"), ElementsAre(R"(no_pawn_left{"court":7})"));
}

TEST(Explain, AStakeIsAtLeastOneFrancAndAtMostTheMoneyOfThePlayer) {
  Scenario table(3);
  table.play("place e2");
  EXPECT_THAT(reasons(table, "stake 0"), ElementsAre(R"(stake_too_low{"least":1})"));
  EXPECT_THAT(reasons(table, "stake 6"), ElementsAre(R"(not_enough_money{"price":6,"money":5})"));
  EXPECT_THAT(reasons(table, "stake 5"), IsEmpty());
}

TEST(Explain, ABrusselsActionTakesMorePawnsEachTime) {
  Scenario table(3, "belle_epoque=on");
  table.in_brussels("bourse", 1, 1).in_brussels("bourse", 2, 2).player(0).pawns(1).travellers(1);
  EXPECT_THAT(reasons(table, "bourse"),
              ElementsAre(R"(brussels_needs_pawns{"brussels":"bourse","needed":3,"held":2})"));
  EXPECT_THAT(reasons(table, "sainte_catherine"), IsEmpty());
}

TEST(Explain, GrandPlaceNeedsANotableThatStandsUpright) {
  Scenario table(3);
  table.player(0).notables("", "brugmann,buls");
  EXPECT_THAT(reasons(table, "grand_place"), ElementsAre("no_upright_notable"));
}

TEST(Explain, SainteCatherineNeedsAJokerInTheSupply) {
  Scenario table(3);
  table.jokers_left(0, 2);
  EXPECT_THAT(reasons(table, "sainte_catherine"), ElementsAre("no_jokers_left"));
}

TEST(Explain, CinquantenaireNeedsAnActionThatCanBeCopied) {
  Scenario table(3);
  give_all_notables_away(table);
  table.player(0).artworks("");
  for (const char* colour : {"blue", "brown", "green", "yellow"}) table.artworks_left(colour, 0, 2);
  for (const char* material : {"iron", "stone", "wood"}) table.materials_left(material, 0, 2);
  EXPECT_THAT(reasons(table, "cinquantenaire"), ElementsAre("nothing_to_copy"));
  table.player(0).artworks("black");
  EXPECT_THAT(reasons(table, "cinquantenaire"), IsEmpty());
}

TEST(Explain, TravellersAndPawnsTogetherMakeThePrice) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).travellers(2).pawns(1);
  table.in_brussels("bourse", 1, 1).play("bourse");  // two of them
  EXPECT_THAT(reasons(table, "travellers 0"),
              ElementsAre(R"(too_few_travellers{"needed":2,"pawns":1,"least":1})"));
  EXPECT_THAT(reasons(table, "travellers 3"), ElementsAre(R"(too_many_travellers{"needed":2,"given":3})",
                                                          R"(travellers_not_held{"held":2,"chosen":3})"));
  EXPECT_THAT(reasons(table, "travellers 2"), IsEmpty());
}

TEST(Explain, TheTurnThatCard22BoughtIsNoPass) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(22);
  table.play("bourse", "card 22");
  ASSERT_EQ(table.asked(), "seat 0: action");
  EXPECT_THAT(reasons(table, "pass"), ElementsAre("must_act_again"));
}

// --- the five actions ---

TEST(Explain, AnArtworkIsCreatedInAColourThatIsLeft) {
  Scenario table(3);
  table.artworks_left("green", 0, 2).play("place e2", "stake 1");
  EXPECT_THAT(reasons(table, "create black"), ElementsAre("black_not_created"));
  EXPECT_THAT(reasons(table, "create green"), ElementsAre(R"(colour_used_up{"colour":"green"})"));
}

TEST(Explain, InTheFirstEditionOneOfTheDrawnArtworksIsKept) {
  Scenario table(3, "edition=first");
  table.round(2).player(0).first_passes(1);
  table.player(2).first_passes(0);
  table.next_draws({"artwork green", "artwork yellow"}).play("place e2", "stake 1", "perform");
  EXPECT_THAT(reasons(table, "choose pink"), ElementsAre(R"(artwork_not_drawn{"colour":"pink"})"));
  EXPECT_THAT(reasons(table, "choose yellow"), IsEmpty());
}

TEST(Explain, AnArtworkIsSoldInAColourThatTheMarketDoesNotShow) {
  Scenario table(3);
  table.market("green", "black").player(0).artworks("black,blue,yellow");
  table.play("place b1", "stake 1");
  EXPECT_THAT(reasons(table, "sell brown"), ElementsAre(R"(no_artwork_of_colour{"colour":"brown"})"));
  EXPECT_THAT(reasons(table, "sell black"), ElementsAre(R"(colour_in_market{"colour":"black"})"));
  EXPECT_THAT(reasons(table, "sell green"), ElementsAre(R"(no_artwork_of_colour{"colour":"green"})",
                                                        R"(colour_in_market{"colour":"green"})"));
  EXPECT_THAT(reasons(table, "sell blue"), IsEmpty());
}

TEST(Explain, OneWhiteArtworkHangsAtATime) {
  Scenario table(3, "belle_epoque=on");
  table.market("white:green", "black").player(0).artworks("blue,yellow").white("brown");
  table.play("place b1", "stake 1");
  EXPECT_THAT(reasons(table, "sell white:brown"), ElementsAre("white_in_market"));
  EXPECT_THAT(reasons(table, "sell white:blue"),
              ElementsAre(R"(no_white_artwork{"colour":"blue"})", "white_in_market"));
}

TEST(Explain, AWhiteArtworkStandsForAColourThatTheMarketDoesNotShow) {
  Scenario table(3, "belle_epoque=on");
  table.market("green", "black").player(0).artworks("").white("brown");
  table.play("place b1", "stake 1");
  EXPECT_THAT(reasons(table, "as green"), ElementsAre(R"(colour_in_market{"colour":"green"})"));
  EXPECT_THAT(reasons(table, "as brown"), IsEmpty());
}

TEST(Explain, TheCursorGoesAsFarAsTheSellerHasArtworks) {
  Scenario table(3);
  table.player(0).artworks("green");
  table.play("place b1", "stake 1");
  EXPECT_THAT(reasons(table, "cursor 0-2"), ElementsAre(R"(cursor_too_far{"distance":2,"steps":1})"));
  EXPECT_THAT(reasons(table, "cursor 0-0"), ElementsAre(R"(cursor_too_far{"distance":4,"steps":1})"));
  EXPECT_THAT(reasons(table, "cursor 1-2"), IsEmpty());
}

TEST(Explain, AnEmptySlotOfTheMarketIsFilledFirst) {
  Scenario table(3);
  table.player(0).artworks("green");
  table.play("place b1", "stake 1", "cursor 2-2");
  ASSERT_EQ(table.asked(), "seat 0: slot");
  table.market("blue", "");
  EXPECT_THAT(reasons(table, "hang 0"), ElementsAre("other_slot_empty"));
  EXPECT_THAT(reasons(table, "hang 1"), IsEmpty());
}

TEST(Explain, ANotableLiesInTheRowAndIsPaid) {
  Scenario table(3);
  table.row("albert,buls,empain").play("place c1", "stake 4");
  EXPECT_THAT(reasons(table, "meet 2"), ElementsAre(R"(not_enough_money{"price":2,"money":1})"));
  EXPECT_THAT(reasons(table, "meet 3"), ElementsAre(R"(notable_slot_empty{"slot":3})"));
  EXPECT_THAT(reasons(table, "meet revealed"), ElementsAre("nothing_revealed"));
  EXPECT_THAT(reasons(table, "meet 1"), IsEmpty());
}

TEST(Explain, TwoNotablesOfAKindAreNotKept) {
  Scenario table(3);
  table.play("place c1", "stake 1", "meet 0");
  ASSERT_EQ(table.asked(), "seat 0: keep");
  table.player(0).notables("albert");
  EXPECT_THAT(reasons(table, "keep"), ElementsAre(R"(notable_already_kept{"notable":"albert"})"));
  EXPECT_THAT(reasons(table, "discard"), IsEmpty());
}

TEST(Explain, SolvayExchangesAJokerForCubesThatAreLeft) {
  Scenario table(3);
  table.materials_left("iron", 0, 2).play("place c1", "stake 1", "meet 3");
  EXPECT_THAT(reasons(table, "solvay stone,wood"), ElementsAre("no_joker"));
  EXPECT_THAT(reasons(table, "solvay iron"),
              ElementsAre(R"(cubes_not_left{"material":"iron","left":0,"chosen":1})"));
  EXPECT_THAT(reasons(table, "solvay iron,iron"),
              ElementsAre("no_joker", R"(cubes_not_left{"material":"iron","left":0,"chosen":2})"));
  EXPECT_THAT(reasons(table, "solvay wood"), IsEmpty());
}

TEST(Explain, PrivatLivemontsArtworkIsNotBlack) {
  Scenario table(3, "belle_epoque=on");
  table.row("privat_livemont,buls,empain,solvay").play("place c1", "stake 1", "meet 0");
  EXPECT_THAT(reasons(table, "white black"), ElementsAre("black_not_created"));
}

TEST(Explain, TwoCubesAreTakenOutOfTheSupply) {
  Scenario table(3);
  table.materials_left("iron", 1, 2).play("place d1", "stake 1");
  EXPECT_THAT(reasons(table, "take wood"), ElementsAre(R"(wrong_number_of_cubes{"needed":2,"given":1})"));
  EXPECT_THAT(reasons(table, "take iron,iron"),
              ElementsAre(R"(cubes_not_left{"material":"iron","left":1,"chosen":2})"));
  EXPECT_THAT(reasons(table, "take glass,iron"),
              ElementsAre(R"(cubes_not_left{"material":"glass","left":0,"chosen":1})"))
      << "there is no glass without the expansion";
  EXPECT_THAT(reasons(table, "take iron,wood"), IsEmpty());
}

TEST(Explain, SaintenoyMovesAnArmThatCanMoveToWhereHeCanBuild) {
  Scenario table(3, "asymmetric=on");
  table.player(0).board("saintenoy").materials("stone,wood").money(9);
  table.play("place e1", "stake 1");
  EXPECT_THAT(reasons(table, "before 0-"), ElementsAre("cannot_build_then"));  // two stones
  EXPECT_THAT(reasons(table, "before 1+"), ElementsAre(R"(no_arm_there{"space":"any_or_fb"})"));
  EXPECT_THAT(reasons(table, "before none"), IsEmpty());
  table.arms(0, 1);
  EXPECT_THAT(reasons(table, "before 0+"), ElementsAre("arm_blocked"));
}

TEST(Explain, AtCinquantenaireSaintenoyMovesWhereBuildingNeedsIt) {
  Scenario table(3, "asymmetric=on");
  table.player(0).board("saintenoy").materials("wood").money(9);
  table.play("cinquantenaire", "copy C");
  EXPECT_THAT(reasons(table, "before none"), ElementsAre("must_move_arm"));
}

TEST(Explain, APavilionNeedsAFreeSiteAndItsGlass) {
  Scenario table(3, "belle_epoque=on");
  table.pavilion(1, 1).pavilion(4, 2).player(0).materials("stone,wood").jokers(3);
  table.play("place e1", "stake 1");
  EXPECT_THAT(reasons(table, "build pavilion 4"), ElementsAre(R"(site_taken{"owner":2})"));
  EXPECT_THAT(reasons(table, "build pavilion 2"), ElementsAre(R"(not_enough_glass{"needed":2,"held":0})"));
  EXPECT_THAT(reasons(table, "build pavilion 1"),
              ElementsAre(R"(site_taken{"owner":1})", R"(not_enough_glass{"needed":1,"held":0})"));
  EXPECT_THAT(reasons(table, "build pavilion 0"), IsEmpty());
}

TEST(Explain, TheGlassOfTheSurchargeDoesNotPayTheBuilding) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).materials("glass,wood");
  table.arms(0, 4).play("place e1", "stake 1");  // wood and glass
  EXPECT_THAT(reasons(table, "build pavilion 1"),
              ElementsAre(R"(not_enough_units{"needed":2,"held":1})", R"(nothing_for_arm{"space":"glass"})"));
}

TEST(Explain, Card9DoesNotReplaceTheGlassOfTheSurchargeEither) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(9).materials("glass,wood");  // glass for stone
  table.play("place e1", "stake 1", "card 9");
  ASSERT_EQ(table.asked(), "seat 0: build");
  EXPECT_THAT(reasons(table, "build pavilion 1"), ElementsAre(R"(not_payable_with_card9{"needed":2})"));
  EXPECT_THAT(reasons(table, "build pavilion 0"), IsEmpty());
}

TEST(Explain, AHouseNeedsAFreeCell) {
  Scenario table(3, "belle_epoque=on");
  table.player(1).pawns(7);
  table.player(2).pawns(7);
  for (const char* cell : {"b1", "c1", "d1", "e1", "b2", "d2"}) table.pawn(cell, 1);
  for (const char* cell : {"e2", "e3"}) table.pawn(cell, 2);
  for (const char* cell : {"a1", "a2", "a3", "a4", "a5", "b4"}) table.house(cell, 1);
  for (const char* cell : {"b5", "c5", "d5", "e5", "d4", "e4"}) table.house(cell, 2);
  table.player(0).materials("stone,wood");
  table.play("place c3", "stake 1");
  EXPECT_THAT(reasons(table, "build house"), ElementsAre("no_cell_for_house"));
}

TEST(Explain, PavilionsAreOfTheExpansion) {
  // Without it there is nothing but a house, and the question is not asked.
  Scenario table(3);
  table.player(0).materials("stone,wood");
  State state = table.state();
  state.kind = Kind::build;
  EXPECT_THAT(reasons(table.rules(), state, 0, pavilion_move(0)), ElementsAre("no_pavilions"));
  EXPECT_THAT(reasons(table.rules(), state, 0, move_of(Kind::build, house_choice)), IsEmpty());
}

TEST(Explain, APaymentServesBothArmsWithUnitsOfThePlayer) {
  Scenario table(3);
  table.player(0).materials("stone,stone,stone,wood,wood,wood").houses(2);
  table.play("place e1", "stake 1");
  ASSERT_EQ(table.asked(), "seat 0: payment");  // three units, stone and wood
  EXPECT_THAT(reasons(table, "pay wood:3"), ElementsAre(R"(arm_not_paid{"space":"stone"})"));
  EXPECT_THAT(reasons(table, "pay stone:1,wood:1"),
              ElementsAre(R"(wrong_number_of_units{"needed":3,"given":2})"));
  EXPECT_THAT(reasons(table, "pay iron:1,stone:1,wood:1"),
              ElementsAre(R"(units_not_held{"unit":"iron","held":0,"chosen":1})",
                          R"(unit_not_asked{"unit":"iron"})"));
  EXPECT_THAT(reasons(table, "pay stone:4,wood:1"),
              ElementsAre(R"(units_not_held{"unit":"stone","held":3,"chosen":4})",
                          R"(wrong_number_of_units{"needed":3,"given":5})"));
  EXPECT_THAT(reasons(table, "pay stone:1,wood:1,card9:wood"), ElementsAre("card9_not_used"));
  EXPECT_THAT(reasons(table, "pay stone:1,wood:2"), IsEmpty());
}

TEST(Explain, WithCard9OneCubeStandsForAnother) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(9).materials("iron,wood").jokers(1);
  table.arms(0, 3).play("place e1", "stake 1", "card 9", "build house");  // wood and 3 FB
  ASSERT_EQ(table.asked(), "seat 0: payment");
  EXPECT_THAT(reasons(table, "pay fb:1,wood:1"), ElementsAre("card9_names_no_cube"));
  EXPECT_THAT(reasons(table, "pay fb:1,card9:wood"),
              ElementsAre(R"(card9_stands_for_nothing{"unit":"wood"})", R"(arm_not_paid{"space":"wood"})"));
  EXPECT_THAT(reasons(table, "pay fb:1,card9:stone"),
              ElementsAre(R"(units_not_held{"unit":"stone","held":0,"chosen":1})"));
  EXPECT_THAT(reasons(table, "pay fb:1,card9:iron"), IsEmpty());
}

TEST(Explain, AnArmMovesWhereTheOtherIsNot) {
  Scenario table(3);
  table.player(0).materials("stone,wood");
  table.play("place e1", "stake 1");
  ASSERT_EQ(table.asked(), "seat 0: compass");
  EXPECT_THAT(reasons(table, "arm 1"), ElementsAre(R"(no_arm_there{"space":"any_or_fb"})"));
  table.arms(0, 1);
  EXPECT_THAT(reasons(table, "arm 0"), ElementsAre("arm_blocked"));
  EXPECT_THAT(reasons(table, "arm 1"), IsEmpty());
}

TEST(Explain, AHouseStandsAloneOnItsCell) {
  Scenario table(3, "belle_epoque=on");
  table.house("a1", 1).pawn("b1", 2).player(0).materials("stone,wood");
  table.play("place e1", "stake 1", "build house", "arm 0");
  EXPECT_THAT(reasons(table, "house e1"), ElementsAre(R"(cell_has_pawn{"owner":0})"));
  EXPECT_THAT(reasons(table, "house b1"), ElementsAre(R"(cell_has_pawn{"owner":2})"));
  EXPECT_THAT(reasons(table, "house a1"), ElementsAre(R"(cell_has_house{"owner":1})"));
  EXPECT_THAT(reasons(table, "house c2"), ElementsAre("cell_has_tile"));
  EXPECT_THAT(reasons(table, "house a5"), IsEmpty());
}

// --- Brussels and free actions ---

TEST(Explain, GrandPlaceActivatesUprightNotablesAndAtLeastOne) {
  Scenario table(3);
  table.player(0).couronne(3).notables("buls,empain", "solvay");
  table.play("grand_place");
  EXPECT_THAT(reasons(table, "stop"), ElementsAre("must_activate_notable"));
  EXPECT_THAT(reasons(table, "activate albert"), ElementsAre(R"(notable_not_kept{"notable":"albert"})"));
  EXPECT_THAT(reasons(table, "activate solvay"), ElementsAre(R"(notable_tilted{"notable":"solvay"})"));
  table.play("activate buls");
  EXPECT_THAT(reasons(table, "activate buls"), ElementsAre(R"(notable_tilted{"notable":"buls"})"));
  EXPECT_THAT(reasons(table, "stop"), IsEmpty());
}

TEST(Explain, Card13ActivatesOneNotable) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(13).notables("buls,empain");
  table.play("grand_place", "activate buls", "card 13");
  EXPECT_THAT(reasons(table, "stop"), ElementsAre("card13_activates"));
}

TEST(Explain, ACopiedActionMustBePossible) {
  Scenario table(3);
  table.player(0).artworks("");
  table.play("cinquantenaire");
  EXPECT_THAT(reasons(table, "copy V"), ElementsAre("no_artwork"));
  EXPECT_THAT(reasons(table, "copy C"),
              ElementsAre(R"(not_enough_units{"needed":2,"held":0})", R"(nothing_for_arm{"space":"wood"})",
                          R"(nothing_for_arm{"space":"stone"})"));
  EXPECT_THAT(reasons(table, "copy A"), IsEmpty());
}

TEST(Explain, NothingIsCopiedFromWhatHasRunOut) {
  Scenario table(3);
  give_all_notables_away(table);
  for (const char* colour : {"blue", "brown", "green", "yellow"}) table.artworks_left(colour, 0, 2);
  for (const char* material : {"iron", "stone", "wood"}) table.materials_left(material, 0, 2);
  table.player(0).houses(1).jokers(2);  // to sell, and to build
  table.play("cinquantenaire");
  EXPECT_THAT(reasons(table, "copy A"), ElementsAre("no_artwork_to_create"));
  EXPECT_THAT(reasons(table, "copy N"), ElementsAre("no_notable_left"));
  EXPECT_THAT(reasons(table, "copy M"), ElementsAre("no_cube_left"));
  EXPECT_THAT(reasons(table, "copy C"), IsEmpty());
}

TEST(Explain, NoSaleIsCopiedWhenTheMarketShowsAllColoursOfThePlayer) {
  Scenario table(3);
  table.market("blue", "green").player(0).artworks("blue,green").houses(6).jokers(4);
  table.play("cinquantenaire");
  EXPECT_THAT(reasons(table, "copy V"), ElementsAre("market_shows_all"));
  EXPECT_THAT(reasons(table, "copy C"), ElementsAre("all_built"));
}

TEST(Explain, AFreeActionIsThatOfTheCell) {
  Scenario table(3);
  table.house("d1", 1).play("place d1", "stake 1", "take iron,wood");
  EXPECT_THAT(reasons(table, "free take"), ElementsAre(R"(other_free_action{"action":"M"})"));
  EXPECT_THAT(reasons(table, "free brugmann"), ElementsAre(R"(other_free_action{"action":"M"})"));
  EXPECT_THAT(reasons(table, "free glass"),
              ElementsAre(R"(cubes_not_left{"material":"glass","left":0,"chosen":1})"));
  EXPECT_THAT(reasons(table, "free decline"), IsEmpty());
  Scenario notable(3);
  notable.player(1).notables("buls", "empain");
  notable.house("c1", 1).next_draws({"notable maeterlinck"}).play("place c1", "stake 1", "meet 0", "keep");
  EXPECT_THAT(reasons(notable, "free iron"), ElementsAre(R"(other_free_action{"action":"N"})"));
  EXPECT_THAT(reasons(notable, "free albert"), ElementsAre(R"(notable_not_kept{"notable":"albert"})"));
  EXPECT_THAT(reasons(notable, "free empain"), ElementsAre(R"(notable_tilted{"notable":"empain"})"));
}

// --- Belle Époque ---

TEST(Explain, ATileLiesFaceUpAndTakesOnePawnOfAPlayer) {
  Scenario table(3, "belle_epoque=on");  // artworks, buildings, connections, couronne_vp
  table.player(0).tile("artworks");
  table.play("place d3", "stake 1", "create green");
  EXPECT_THAT(reasons(table, "tile white"), ElementsAre(R"(tile_not_face_up{"tile":"white"})"));
  EXPECT_THAT(reasons(table, "tile artworks"), ElementsAre(R"(tile_held{"tile":"artworks"})"));
  EXPECT_THAT(reasons(table, "tile buildings"), IsEmpty());
  table.player(0).pawns(0);
  EXPECT_THAT(reasons(table, "tile buildings"), ElementsAre(R"(no_pawn_left{"court":5})"));
}

TEST(Explain, ACardIsUsedByItsOwnerOnceAndAtItsMoment) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(1).card(2).card(7).white("brown");
  table.player(1).card(10);
  table.play("place e2", "stake 1", "create green", "card 1");
  ASSERT_EQ(table.asked(), "seat 0: be_card");
  EXPECT_THAT(reasons(table, "card 1"), ElementsAre(R"(card_used{"number":1})"));
  EXPECT_THAT(reasons(table, "card 7"), ElementsAre(R"(card_at_other_moment{"number":7})"));
  EXPECT_THAT(reasons(table, "card 10"),
              ElementsAre(R"(card_not_owned{"number":10})", R"(card_at_other_moment{"number":10})"));
  EXPECT_THAT(reasons(table, "card 2"), IsEmpty());
  EXPECT_THAT(reasons(table, "card none"), IsEmpty());
}

TEST(Explain, ACardIsUsedWhereItDoesSomething) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(1).card(2);  // no white artwork
  table.play("place e2", "stake 1", "create green");
  EXPECT_THAT(reasons(table, "card 2"), ElementsAre(R"(card_without_use{"number":2})"));
}

TEST(Explain, Card2TurnsAWhiteArtworkOfThePlayer) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(2).white("brown,green");
  table.play("place e2", "stake 1", "create green", "card 2");
  EXPECT_THAT(reasons(table, "turn yellow"), ElementsAre(R"(no_white_artwork{"colour":"yellow"})"));
}

TEST(Explain, Card4ClearsASlotSoThatSomethingCanBeSold) {
  Scenario table(3, "belle_epoque=on");
  table.market("blue", "green").player(0).card(4).artworks("blue,brown");
  table.play("place b1", "stake 1", "card 4");
  ASSERT_EQ(table.asked(), "seat 0: card4");
  EXPECT_THAT(reasons(table, "clear 1"), IsEmpty());
  table.player(0).artworks("blue");
  EXPECT_THAT(reasons(table, "clear 1"), ElementsAre("no_sale_then"));
  EXPECT_THAT(reasons(table, "clear 0"), IsEmpty());
  table.market("blue", "");
  EXPECT_THAT(reasons(table, "clear 1"), ElementsAre("slot_empty"));
}

TEST(Explain, Card6ReplacesNotablesOfTheRow) {
  Scenario table(3, "belle_epoque=on");
  table.row("albert,buls").player(0).card(6);
  table.play("place c1", "stake 1", "card 6");
  EXPECT_THAT(reasons(table, "replace 0,2,3"),
              ElementsAre(R"(notable_slot_empty{"slot":2})", R"(notable_slot_empty{"slot":3})"));
  EXPECT_THAT(reasons(table, "replace 0,1"), IsEmpty());
}

TEST(Explain, Card8GivesACubeThatIsLeft) {
  Scenario table(3, "belle_epoque=on");
  table.materials_left("glass", 0, 2).player(0).card(8).jokers(1);
  table.play("place d1", "stake 1", "take iron,wood", "card 8");
  EXPECT_THAT(reasons(table, "swap glass"),
              ElementsAre(R"(cubes_not_left{"material":"glass","left":0,"chosen":1})"));
}

TEST(Explain, Card14DismissesATiltedNotable) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(14).notables("buls,solvay", "empain");
  table.play("grand_place", "activate buls", "card 14");
  EXPECT_THAT(reasons(table, "dismiss solvay"), ElementsAre(R"(notable_upright{"notable":"solvay"})"));
  EXPECT_THAT(reasons(table, "dismiss albert"), ElementsAre(R"(notable_not_kept{"notable":"albert"})"));
}

TEST(Explain, Card15TakesNoMoreThanTheOwnStake) {
  Scenario table(3, "belle_epoque=on");
  table.pawn("b2", 0, 3).pawn("c1", 1, 1).player(0).card(15);
  table.play("cinquantenaire", "copy M", "take iron,wood", "card 15");
  EXPECT_THAT(reasons(table, "take_back c1 1"), ElementsAre("no_pawn_of_yours"));
  EXPECT_THAT(reasons(table, "take_back b2 4"), ElementsAre(R"(stake_is_smaller{"stake":3,"chosen":4})"));
}

TEST(Explain, Card17ExchangesWhatThePlayerHas) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(17).materials("iron,wood").artworks("blue");
  table.play("sainte_catherine", "card 17");
  EXPECT_THAT(reasons(table, "give iron,iron"),
              ElementsAre(R"(cubes_not_held{"material":"iron","held":1,"chosen":2})"));
  EXPECT_THAT(reasons(table, "give green"), ElementsAre(R"(no_artwork_of_colour{"colour":"green"})"));
  table.play("give iron,wood");
  EXPECT_THAT(reasons(table, "receive black"), ElementsAre("black_not_created"));
}

TEST(Explain, Card17ExchangesForWhatIsLeft) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(17).materials("iron,iron,wood").artworks("blue");
  for (const char* material : {"glass", "iron", "stone"}) table.materials_left(material, 0, 2);
  table.materials_left("wood", 1, 2).play("sainte_catherine", "card 17");
  EXPECT_THAT(reasons(table, "give blue"), ElementsAre(R"(too_few_cubes_left{"needed":2,"left":1})"));
  Scenario other(3, "belle_epoque=on");
  other.player(0).card(17).materials("iron,wood").artworks("black,blue");
  for (const char* colour : {"blue", "brown", "green", "yellow"}) other.artworks_left(colour, 0, 2);
  other.materials_left("stone", 1, 2).play("sainte_catherine", "card 17");
  EXPECT_THAT(reasons(other, "give iron,wood"), ElementsAre("no_artwork_to_create"));
  other.play("give black");
  EXPECT_THAT(reasons(other, "receive stone,stone"),
              ElementsAre(R"(cubes_not_left{"material":"stone","left":1,"chosen":2})"));
}

TEST(Explain, Card22TakesAPawnOrATravellerThatCanBeSpared) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(22).pawns(2).travellers(1);
  table.play("place e2", "stake 1", "create green", "card 22");
  ASSERT_EQ(table.asked(), "seat 0: card22");
  EXPECT_THAT(reasons(table, "again pawn"), IsEmpty());
  table.player(0).travellers(0);
  EXPECT_THAT(reasons(table, "again traveller"), ElementsAre("no_traveller"));
  EXPECT_THAT(reasons(table, "again pawn"), ElementsAre("no_action_then")) << "nothing is left to act with";
  table.player(0).pawns(0);
  EXPECT_THAT(reasons(table, "again pawn"), ElementsAre(R"(no_pawn_left{"court":6})"));
}

// --- the resolution and the end of the game ---

TEST(Explain, Card25TakesTheCardOfAColumnOutsideTheZone) {
  Scenario table(4, "belle_epoque=on", {"bourse 1"}, Stop::at_first_decision);
  for (int seat = 0; seat < 4; ++seat) table.play("first blue");
  table.play("crest 2-2").player(0).card(25, 0);  // rows 3 to 5, columns c to e
  table.pawn("c5", 0, 2).end_round().play("card 25");
  EXPECT_THAT(reasons(table, "column 3"), ElementsAre("column_in_zone"));
  EXPECT_THAT(reasons(table, "column 1"), IsEmpty());
  State state = table.state();
  state.bonus[1] = no_card;
  EXPECT_THAT(reasons(table.rules(), state, 0, item_move(Kind::card25, 1)),
              ElementsAre("column_without_card"));
}

TEST(Explain, Card27DoublesAnOwnPawnOnATile) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(27);
  table.pawn("c2", 0).pawn("c3", 0).pawn("b2", 0).pawn("b3", 1).quiet_columns().end_round().play("card 27");
  EXPECT_THAT(reasons(table, "double b2"), ElementsAre("cell_without_tile"));
  EXPECT_THAT(reasons(table, "double b3"), ElementsAre("no_pawn_of_yours"));
  EXPECT_THAT(reasons(table, "double a1"), ElementsAre("cell_without_tile", "no_pawn_of_yours"));
}

TEST(Explain, Card29WithdrawsAPawnThatIsThere) {
  Scenario table(3, "belle_epoque=on");
  table.player(0).card(29);
  table.in_brussels("bourse", 0, 1).in_brussels("grand_place", 0, 1).end_round().play("card 29");
  EXPECT_THAT(reasons(table, "withdraw cinquantenaire"),
              ElementsAre(R"(no_pawn_in_brussels{"brussels":"cinquantenaire"})"));
}

TEST(Explain, ACardWithSymbolsGoesUnderALineOncePerRound) {
  Scenario table(3);
  table.pawn("b1", 0, 2).pawn("c1", 0, 2).end_round().play("slide money");
  EXPECT_THAT(reasons(table, "slide money"), ElementsAre(R"(line_used{"line":"money"})"));
  EXPECT_THAT(sections(table, "slide money"), ElementsAre("R2.1 C1"));
  table.bonuses("A:2/0,A:1/1,AA:0/0,P:2/0,P:1/1");
  EXPECT_THAT(reasons(table, "slide pawns"), ElementsAre("card_without_points"));
  EXPECT_THAT(reasons(table, "slide money"),
              ElementsAre("card_without_points", R"(line_used{"line":"money"})"));
}

TEST(Explain, ACardGivesThePowersItShows) {
  Scenario table(3);
  table.bonuses("A:2/0,I|K:1/1,A:1/2,P:2/0,P:1/1").pawn("b1", 0, 2).end_round().play("use");
  EXPECT_THAT(reasons(table, "bonus A"), ElementsAre(R"(power_not_offered{"power":"A"})"));
}

TEST(Explain, TheFinalPaymentGoesToUnpaidNotablesThatCanBeAfforded) {
  Scenario table(3);
  table.last_pass().player(1).money(12).notables("albert,buls,maeterlinck");  // 4 + 3 + 5 + 1
  table.play("pass", "settle albert");
  EXPECT_THAT(reasons(table, "settle albert"), ElementsAre(R"(notable_paid{"notable":"albert"})"));
  EXPECT_THAT(reasons(table, "settle solvay"), ElementsAre(R"(notable_not_kept{"notable":"solvay"})"));
  EXPECT_THAT(sections(table, "settle solvay"), ElementsAre("R2.1 END"));
  table.play("settle buls");
  ASSERT_EQ(table.asked(), "seat 1: pay_notable");
  table.player(1).money(4);
  EXPECT_THAT(reasons(table, "settle maeterlinck"), ElementsAre(R"(not_enough_money{"price":5,"money":4})"));
}

// --- several at once ---

TEST(Explain, ReasonsComeInTheOrderInWhichAPlayerMeetsThem) {
  Scenario table(2);
  table.play("pass");
  table.player(0).pawns(0).money(0);
  EXPECT_THAT(reasons(table, 0, "place e5"),
              ElementsAre(R"(not_your_decision{"decides":1})", "already_passed", "cell_has_neutral_pawn",
                          R"(no_pawn_left{"court":7})", R"(not_enough_money{"price":1,"money":0})"));
  table.player(0).notables("", "brugmann");
  EXPECT_THAT(reasons(table, 0, "grand_place"),
              ElementsAre(R"(not_your_decision{"decides":1})", "already_passed",
                          R"(brussels_needs_pawns{"brussels":"grand_place","needed":1,"held":0})",
                          "no_upright_notable"));
}

TEST(Explain, AnActionOfALaterTurnIsJudgedBeforehand) {
  Scenario table(3);
  table.pawn("d3", 0);
  EXPECT_THAT(reasons(table, 2, "place d3"),
              ElementsAre(R"(not_your_decision{"decides":0})", R"(cell_has_pawn{"owner":0})"));
  EXPECT_THAT(reasons(table, 2, "place e2"), ElementsAre(R"(not_your_decision{"decides":0})"));
}

TEST(Explain, EveryReasonRestsOnASectionOfTheRulebookOfItsEdition) {
  Scenario second(3), first(3, "edition=first"), expansion(3, "belle_epoque=on");
  for (Scenario* table : {&second, &first}) table->player(0).money(0);
  EXPECT_THAT(sections(second, "place e2"), ElementsAre("R2.1 B"));
  EXPECT_THAT(sections(first, "place e2"), ElementsAre("R1 B"));
  EXPECT_THAT(sections(second, "place a1"), ElementsAre("R2.1 A", "R2.1 B"));
  EXPECT_THAT(sections(first, "place a1"), ElementsAre("R1 A", "R1 B"));
  expansion.player(0).card(1);
  expansion.play("place e2", "stake 1", "create green");
  EXPECT_THAT(sections(expansion, "card 2"), ElementsAre("R2.2 B6", "R2.2 B6"));
  EXPECT_THAT(sections(Scenario(3, "", {}, Stop::at_first_decision), "first black"),
              ElementsAre("R2.1 SETUP"));
}

}  // namespace
}  // namespace horta::bruxelles1893::test
