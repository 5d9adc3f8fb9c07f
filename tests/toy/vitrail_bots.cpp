// What the bots know about Vitrail.

#include "ai/registration.h"
#include "tests/toy/vitrail.h"

namespace horta {

template <>
struct Heuristic<vitrail::Game> {
  static constexpr Layout all_features{std::array{Block{"colours"}, Block{"turns"}}};
  static constexpr Layout all_patterns{std::array{Block{"take_new"}, Block{"take_again"}, Block{"break"}}};
  struct Glance {
    Glance(const vitrail::Rules&, const vitrail::State&) {}
  };

  static constexpr int rounds = vitrail::rounds;
  static constexpr bool plays_out = false;
  static constexpr const auto& features() { return all_features; }
  static constexpr const auto& patterns() { return all_patterns; }
  static std::string weights_name(const vitrail::Rules&) { return "all"; }
  static void measure(const vitrail::Rules&, const vitrail::State& state, Seat seat, auto&& emit) {
    emit(0, std::popcount(state.has[static_cast<std::size_t>(seat)]));
    emit(1, rounds + 1 - state.round - (seat < state.seat ? 1 : 0));
  }
  static void each_pattern(const vitrail::Rules&, const vitrail::State& state, const Glance&, Move move,
                           auto&& emit) {
    const bool has = (state.has[state.seat] >> state.pane & 1) != 0;
    emit(move.choice() == 1 ? 2 : has ? 1 : 0);
  }
};

namespace vitrail {

namespace {

std::vector<HintReason> hint_reasons(const Rules&, const State& before, const State& after,
                                     const FollowedTurn&) {
  HintReasons reasons;
  reasons.add_points(Game::score(after, before.seat) - Game::score(before, before.seat),
                     json::Value::array());
  return reasons.take();
}

}  // namespace

GameAi game_ai() { return ai_for<Game, &hint_reasons>({"2~6", "2~4", "2~2", "2", "8", "16", "32", "64"}); }

}  // namespace vitrail
}  // namespace horta
