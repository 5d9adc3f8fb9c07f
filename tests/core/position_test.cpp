#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/bruxelles1897/game.h"
#include "engine/bruxelles1897/validity.h"
#include "engine/core/components.h"
#include "engine/core/playout.h"
#include "engine/core/registry.h"

namespace horta {
namespace {

using bruxelles1897::Game;
using Rules = Game::Rules;
using State = Game::State;

Rules rules_for(int players, const char* options = "") {
  return *Game::make_rules(players, *make_options(Game::options(), *split_options(options)),
                           newest_components(Game::name).data);
}

// The positions of a random game, the last one included.
std::vector<State> positions(const Rules& rules, std::uint64_t seed) {
  std::vector<State> all;
  State state;
  random_game<Game>(rules, seed, state, [&](const State& position, Move) { all.push_back(position); });
  all.push_back(state);
  return all;
}

// From anywhere a game comes to its end, and every position on the way can stand on a table.
::testing::AssertionResult can_be_played_to_the_end(const Rules& rules, State state, std::uint64_t seed) {
  Random random{seed};
  RandomChance chance{seed};
  NoEvents silent;
  MoveList options;
  for (int decisions = 0; !Game::over(state); ++decisions) {
    if (decisions == 2000) return ::testing::AssertionFailure() << "the game does not end";
    Game::legal(rules, state, options);
    if (options.size() < 2) return ::testing::AssertionFailure() << "a decision without a choice";
    Game::apply(rules, state, options[random.below(static_cast<std::uint32_t>(options.size()))], chance,
                silent);
    if (!bruxelles1897::is_valid(rules, state))
      return ::testing::AssertionFailure() << "leads to " << Game::to_position(rules, state);
  }
  return ::testing::AssertionSuccess();
}

// A text is either refused, or it is the one text of a valid position that can be played.
void check_text(const Rules& rules, const std::string& text, int& accepted) {
  const auto state = Game::from_position(rules, text);
  if (!state) return;
  ++accepted;
  ASSERT_EQ(Game::to_position(rules, *state), text);
  ASSERT_TRUE(bruxelles1897::is_valid(rules, *state)) << text;
  ASSERT_TRUE(can_be_played_to_the_end(rules, *state, 1)) << text;
}

constexpr std::string_view alphabet = "0123456789abcdefghijklmnopqrstuvwxyz-().";

TEST(Position, ReadsBackAllAlongAGame) {
  for (int players = 2; players <= 4; ++players)
    for (const char* options : {"optional_actions=off", "optional_actions=on"}) {
      const Rules rules = rules_for(players, options);
      for (std::uint64_t seed = 0; seed < 40; ++seed)
        for (const State& state : positions(rules, seed)) {
          const std::string text = Game::to_position(rules, state);
          const auto read = Game::from_position(rules, text);
          ASSERT_TRUE(read) << text;
          ASSERT_EQ(*read, state) << text;
        }
    }
}

TEST(Position, IsOneShortLine) {
  const Rules rules = rules_for(4);
  for (const State& state : positions(rules, 1)) {
    const std::string text = Game::to_position(rules, state);
    EXPECT_LT(text.size(), 450u);
    EXPECT_TRUE(text.starts_with("1897.4.")) << text;
    EXPECT_EQ(text.find_first_not_of(alphabet), std::string::npos) << text;
  }
}

TEST(Position, DiffersWhereverTheStateDiffers) {
  const Rules rules = rules_for(3);
  const auto all = positions(rules, 7);
  for (std::size_t one = 0; one < all.size(); ++one)
    for (std::size_t other = 0; other < one; ++other)
      EXPECT_EQ(Game::to_position(rules, all[one]) == Game::to_position(rules, all[other]),
                all[one] == all[other]);
}

TEST(Position, OfAnotherGameOrNumberOfPlayersIsRefused) {
  const Rules three = rules_for(3), four = rules_for(4);
  const std::string text = Game::to_position(three, positions(three, 2)[5]);
  EXPECT_TRUE(Game::from_position(three, text));
  EXPECT_FALSE(Game::from_position(four, text));
  EXPECT_FALSE(Game::from_position(three, "1893" + text.substr(4)));
  for (const std::string_view nonsense :
       {"", "1897", "1897.3", "1897.3.", "1897.3.-", "1897.3.(", "1897.3.()"})
    EXPECT_FALSE(Game::from_position(three, nonsense));
}

// Numbers have one spelling, and none wraps around into another one.
TEST(Position, NumbersHaveOneSpelling) {
  const Rules rules = rules_for(3);
  const std::string text = Game::to_position(rules, positions(rules, 2)[5]);
  ASSERT_EQ(text[7], '1') << "the round";
  for (const char* one :
       {"(1)", "(01)", "(+1)", "(257)", "(-255)", "(4294967297)", "(99999999999999999999)", "( 1)"})
    EXPECT_FALSE(Game::from_position(rules, text.substr(0, 7) + one + text.substr(8))) << one;
}

TEST(Position, WithOneCharacterChangedIsRefusedOrPlayable) {
  int accepted = 0;
  for (int players = 2; players <= 4; ++players) {
    const Rules rules = rules_for(players, players == 3 ? "optional_actions=on" : "");
    const auto all = positions(rules, static_cast<std::uint64_t>(players));
    for (std::size_t number = 0; number < all.size(); number += 11) {
      const std::string text = Game::to_position(rules, all[number]);
      for (std::size_t place = 0; place < text.size(); ++place) {
        std::string without = text;
        without.erase(place, 1);
        check_text(rules, without, accepted);
        for (const char letter : alphabet) {
          std::string changed = text, longer = text;
          changed[place] = letter;
          longer.insert(place, 1, letter);
          if (changed != text) check_text(rules, changed, accepted);
          check_text(rules, longer, accepted);
          if (HasFatalFailure()) return;
        }
      }
    }
  }
  EXPECT_GT(accepted, 100) << "money, for one, can be anything";
}

// Two numbers changed at once keep sums where they were, so more of them are accepted.
RC_GTEST_PROP(Position, WithTwoCharactersChangedIsRefusedOrPlayable, ()) {
  static const Rules rules = rules_for(3);
  static const auto all = positions(rules, 11);
  const State& state = all[*rc::gen::inRange<std::size_t>(0, all.size())];
  const std::string text = Game::to_position(rules, state);
  int accepted = 0;
  for (int attempt = 0; attempt < 200; ++attempt) {
    std::string changed = text;
    const auto from = *rc::gen::inRange<std::size_t>(7, text.size());
    const auto to = *rc::gen::inRange<std::size_t>(7, text.size());
    const auto step = [&](std::size_t place, int by) {
      const std::size_t digit = alphabet.find(changed[place]);
      if (digit > 0 && digit < 35)
        changed[place] = alphabet[static_cast<std::size_t>(static_cast<int>(digit) + by)];
    };
    step(from, -1);
    step(to, 1);
    check_text(rules, changed, accepted);
  }
  RC_ASSERT(!::testing::Test::HasFatalFailure());
}

TEST(Position, SetsATableOrLeavesItAlone) {
  const GameInfo& game = *find_game("bruxelles-1897");
  const Rules rules = rules_for(2);
  const auto all = positions(rules, 3);
  const auto table = *game.make_table(2, *make_options(game.options, {}), newest_components(game.name).data,
                                      game.rules_version);
  const std::string text = Game::to_position(rules, all[20]);
  EXPECT_TRUE(table->set_position(text));
  EXPECT_EQ(table->position(), text);
  EXPECT_FALSE(table->set_position(text + "0"));
  EXPECT_EQ(table->position(), text);
}

// With the most houses and one kind of material, a late house is paid with more second units of material than
// the printed cards could give.
TEST(Position, OfUnusualComponentsCanBePlayed) {
  json::Value data = newest_components(Game::name).data;
  json::Value tables = *data.find("tables"), houses = *tables.find("houses"),
              materials = *tables.find("materials");
  houses.set("copies", *json::parse(R"({"A":15,"B":15,"C":15,"D":15})"));
  materials.set("copies", *json::parse(R"({"brick+brick":0,"brick+steel":0,"steel+steel":0,"wood+brick":0,
                                           "wood+steel":0,"wood+wood":15})"));
  tables.set("houses", houses);
  tables.set("materials", materials);
  data.set("tables", tables);
  const Rules rules = *Game::make_rules(2, *make_options(Game::options(), {{"first_player", "0"}}), data);

  using namespace bruxelles1897;
  State state;
  RandomChance chance{1};
  NoEvents silent;
  Game::set_up(rules, state, chance, silent);
  // Seat 0 gets every material card and 29 houses, so that the next one costs 30 units: all cards, both
  // units.
  Player& player = state.players[0];
  const auto take_all = [&](Pile pile, std::size_t type) {
    Deck& deck = state.decks[at(pile)];
    const int taken = deck.left[type] + deck.discard[type];
    deck.left[type] = deck.discard[type] = 0;
    return static_cast<std::uint8_t>(taken);
  };
  for (Cell& cell : state.grid)
    if (cell.card == card_of(Material::wood_wood)) {
      cell = Cell{};
      ++player.materials[at(Material::wood_wood)];
    }
  player.materials[at(Material::wood_wood)] = static_cast<std::uint8_t>(
      player.materials[at(Material::wood_wood)] + take_all(Pile::material, at(Material::wood_wood)));
  ASSERT_EQ(player.materials[at(Material::wood_wood)], 15);
  for (std::size_t design = 0; house_count(player) < 29; ++design) {
    Deck& deck = state.decks[at(Pile::house)];
    while (deck.left[design] > 0 && house_count(player) < 29) {
      --deck.left[design];
      ++player.houses[design];
    }
  }
  ASSERT_TRUE(is_valid(rules, state));
  player.money = 9;
  const auto move = [&](std::string_view text) {
    const auto read = Game::from_notation(rules, text);
    ASSERT_TRUE(read && Game::explain(rules, state, state.seat, *read).empty()) << text;
    Game::apply(rules, state, *read, chance, silent);
  };
  for (int cell = 0; cell < rules.cells(); ++cell)
    if (state.grid[at(cell)].card != ActionCard::none &&
        type_of(state.grid[at(cell)].card) == CardType::house) {
      const std::string place{static_cast<char>('a' + cell % 4), static_cast<char>('1' + cell / 4)};
      move("take " + place);
      move("play 1/3 as 1");
      break;
    }
  EXPECT_EQ(house_count(state.players[0]), 30);
  EXPECT_EQ(state.players[0].vp, rules.material_type) << "one type of material";
}

}  // namespace
}  // namespace horta
