#include "engine/bruxelles1897/events.h"
#include "engine/bruxelles1897/game.h"
#include "engine/bruxelles1897/moves.h"
#include "engine/bruxelles1897/validity.h"
#include "tests/support/battery.h"

namespace horta::bruxelles1897 {
namespace {

struct Traits {
  // Every choice that a kind could mean and some that it cannot; of the lists, all with up to three of a
  // type.
  static std::vector<Move> intents(const Rules&) {
    std::vector<Move> all;
    for (int kind = 0; kind <= kinds; ++kind)
      if (Kind{static_cast<std::uint8_t>(kind)} != Kind::materials)
        for (std::uint32_t choice = 0; choice < 32; ++choice)
          all.push_back(move_of(Kind{static_cast<std::uint8_t>(kind)}, choice));
    for (std::uint32_t number = 0; number < 729; ++number) {
      std::array<std::uint8_t, material_types> counts{};
      for (std::uint32_t rest = number, type = 0; type < material_types; ++type, rest /= 3)
        counts[type] = static_cast<std::uint8_t>(rest % 3);
      all.push_back(counts_move(Kind::materials, counts));
    }
    for (std::uint32_t number = 32; number < 16 * 16 * 16; number += 1)
      if (number % 16 < 6 && number / 16 % 16 < 4 && number / 256 < 3)
        all.push_back(move_of(Kind::brussels_cards, number));
    all.push_back(move_of(Kind::materials, Move::max_choice));
    all.push_back(Move::from_bits(0xFFFF'FFFF));
    return all;
  }
  static bool is_valid(const Rules& rules, const State& state) {
    return bruxelles1897::is_valid(rules, state);
  }
  static int points(const Event& event) { return EventType{event.type} == EventType::vp ? event.a : 0; }
};

struct RuleSet {
  int players;
  const char* options;
};

class Bruxelles1897Battery : public ::testing::TestWithParam<RuleSet> {};

TEST_P(Bruxelles1897Battery, RandomGamesKeepEveryInvariant) {
  test::Battery<Game, Traits>{GetParam().players, GetParam().options}.check_games("random",
                                                                                  HORTA_BATTERY_GAMES);
}

TEST_P(Bruxelles1897Battery, GreedyGamesKeepEveryInvariant) {
  test::Battery<Game, Traits>{GetParam().players, GetParam().options}.check_games("greedy",
                                                                                  HORTA_BATTERY_GAMES / 4);
}

INSTANTIATE_TEST_SUITE_P(
    RuleSets, Bruxelles1897Battery,
    ::testing::Values(RuleSet{2, "optional_actions=off"}, RuleSet{3, "optional_actions=off"},
                      RuleSet{4, "optional_actions=off"}, RuleSet{2, "optional_actions=on"},
                      RuleSet{3, "optional_actions=on"}, RuleSet{4, "optional_actions=on,first_player=2"}),
    [](const auto& rule_set) {
      std::string name = std::to_string(rule_set.param.players) + "Players";
      for (const char* letter = rule_set.param.options; *letter; ++letter)
        if (std::isalnum(static_cast<unsigned char>(*letter))) name += *letter;
      return name;
    });

}  // namespace
}  // namespace horta::bruxelles1897
