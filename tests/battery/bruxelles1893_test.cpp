#include "engine/bruxelles1893/events.h"
#include "engine/bruxelles1893/game.h"
#include "engine/bruxelles1893/moves.h"
#include "engine/bruxelles1893/validity.h"
#include "tests/support/battery.h"

namespace horta::bruxelles1893 {
namespace {

struct Traits {
  // Every choice that a kind could mean and some that it cannot; of the payments, those with up to two of a
  // unit, and of the stakes that come back, small ones.
  static std::vector<Move> intents(const Rules&) {
    std::vector<Move> all;
    for (std::uint8_t number = 0; number <= kinds; ++number)
      if (Kind{number} != Kind::payment && Kind{number} != Kind::card15)
        for (std::uint32_t choice = 0; choice < 36; ++choice) all.push_back(move_of(Kind{number}, choice));
    for (std::uint32_t number = 0; number < 729; ++number) {
      Payment payment;
      for (std::uint32_t rest = number, unit = 0; unit < units; ++unit, rest /= 3)
        payment.count[unit] = static_cast<std::uint8_t>(rest % 3);
      payment.card9 = static_cast<std::uint8_t>(number % 8);
      all.push_back(payment_move(payment));
      payment.card9 = 0;
      all.push_back(payment_move(payment));
    }
    for (int cell = 0; cell < 28; ++cell)
      for (int francs = 0; francs < 4; ++francs) all.push_back(card15_move(cell, francs));
    all.push_back(move_of(Kind::payment, Move::max_choice));
    all.push_back(move_of(Kind::card15, Move::max_choice));
    all.push_back(move_of(Kind::stake, Move::max_choice));
    all.push_back(Move::from_bits(0xFFFF'FFFF));
    return all;
  }
  static bool is_valid(const Rules& rules, const State& state) {
    return bruxelles1893::is_valid(rules, state);
  }
  static int points(const Event& event) { return EventType{event.type} == EventType::vp ? event.a : 0; }
};

struct RuleSet {
  int players;
  std::string_view options;
};

// Every rule set with every number of players, and the options that are not rule sets of their own.
std::vector<RuleSet> rule_sets() {
  std::vector<RuleSet> all;
  for (const std::string_view options : Game::rule_sets())
    for (int players = Game::min_players; players <= Game::max_players; ++players)
      all.push_back({players, options});
  all.push_back({4, "edition=second,asymmetric=on,boards=chosen,first_player=2"});
  return all;
}

class Bruxelles1893Battery : public ::testing::TestWithParam<RuleSet> {
 protected:
  static void check(const std::string& bot, std::uint64_t games) {
    test::Battery<Game, Traits>{GetParam().players, std::string{GetParam().options}}.check_games(bot, games);
  }
};

TEST_P(Bruxelles1893Battery, RandomGamesKeepEveryInvariant) { check("random", 1 + HORTA_BATTERY_GAMES / 10); }
// Random players hardly ever build: this bot does, visits pavilions and uses its cards.
TEST_P(Bruxelles1893Battery, GreedyGamesKeepEveryInvariant) { check("greedy", 1 + HORTA_BATTERY_GAMES / 40); }

INSTANTIATE_TEST_SUITE_P(RuleSets, Bruxelles1893Battery, ::testing::ValuesIn(rule_sets()),
                         [](const auto& rule_set) {
                           std::string name = std::to_string(rule_set.param.players) + "Players";
                           for (const char letter : rule_set.param.options)
                             if (std::isalnum(static_cast<unsigned char>(letter))) name += letter;
                           return name;
                         });

}  // namespace
}  // namespace horta::bruxelles1893
