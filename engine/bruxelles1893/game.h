#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bruxelles1893/rules.h"
#include "engine/bruxelles1893/state.h"
#include "engine/core/chance.h"
#include "engine/core/event.h"
#include "engine/core/fault.h"
#include "engine/core/game.h"
#include "engine/core/json.h"
#include "engine/core/move.h"
#include "engine/core/options.h"

// Bruxelles 1893: a board game for 2 to 5 players in 5 rounds, by Etienne Espreman. Two editions, the Belle
// Époque expansion of the second, and its asymmetric boards.
//
// Players place pawns with a stake on the Art Nouveau board, or more and more pawns without one in Brussels;
// the stakes then decide columns, the pawns decide irises. All information is public but the order of the
// face-down piles.
//
//   option        values           default
//   edition       second, first    second
//   belle_epoque  off, on          off      second edition only
//   asymmetric    off, on          off      second edition only: side B of the boards, strips of both faces
//   strips        plain, expert    plain    first edition: the face of the action strips
//   boards        dealt, chosen    dealt    asymmetric: how players come to their boards
//   first_player  drawn, 0 … 4     drawn    who begins round 1
//
// A turn is a chain of small decisions (Kind in state.h). The rules stand in one file per phase or action,
// with the differences of the editions where they belong:
//
//   set_up, planning, two_players                               before the turns of a round
//   turn, art_nouveau, brussels                                 turns, placements, free actions
//   workshop, sale, notable, material, construction             the five actions A V N M C
//   columns, irises, brussels_majority, pavilion_visits         the resolution of a round
//   end_of_round, final_scoring                                 and what follows it
//   belle_epoque, belle_epoque_cards                            moments and cards of the expansion
//   supplies                                                    cubes, artworks, Travellers
//
// R1 in comments is the rulebook of the first edition; R2.1, R2.2 and R2.3 are the chapters of the second
// one.

namespace horta::bruxelles1893 {

struct Game {
  using Rules = bruxelles1893::Rules;
  using State = bruxelles1893::State;

  static constexpr std::string_view name = "bruxelles-1893";
  static constexpr int min_players = 2;
  static constexpr int max_players = bruxelles1893::max_players;
  static constexpr int rounds = bruxelles1893::rounds;
  static constexpr int rules_version = newest_version;

  static std::span<const OptionSpec> options();
  // The combinations of options that are rule sets of their own, which tests and measurements go through.
  static std::span<const std::string_view> rule_sets();
  static std::expected<Rules, Fault> make_rules(int players, const Options& options,
                                                const json::Value& components, int version = rules_version);

  // Sets the table up, to the first decision. Instantiated for the chances and sinks at the end of this file.
  template <class Chance, class Sink>
  static void set_up(const Rules& rules, State& state, Chance& chance, Sink& sink);
  // Plays a legal move and runs the rules on to the next decision or the end.
  template <class Chance, class Sink>
  static void apply(const Rules& rules, State& state, Move move, Chance& chance, Sink& sink);

  static void legal(const Rules& rules, const State& state, MoveList& list);
  static bool over(const State& state) { return state.kind == Kind::over; }
  static Decision decision(const State& state) {
    return {.seat = state.seat, .kind = static_cast<std::uint8_t>(state.kind)};
  }
  // The part of the game that is searched as one: everything until the next deal.
  static int round(const State& state) { return state.round; }
  // The decision asked is the first of a turn.
  static bool opens_turn(const State& state) { return state.kind == Kind::action && !state.doing.again; }
  static int score(const State& state, Seat seat) { return state.players[at(seat)].vp; }
  static std::vector<std::vector<Seat>> ranking(const Rules& rules, const State& state);

  // Everything that forbids a move of a seat, in the order in which a player would meet it; empty: it is
  // legal.
  static std::vector<Reason> explain(const Rules& rules, const State& state, Seat seat, Move move);

  static std::string_view kind_name(std::uint8_t kind);
  static std::optional<std::uint8_t> find_kind(std::string_view text);
  static json::Value option_to_json(const Rules& rules, Move move);
  static std::optional<Move> option_from_json(const Rules& rules, std::uint8_t number,
                                              const json::Value& option);
  static std::string to_notation(const Rules& rules, Move move);
  static std::optional<Move> from_notation(const Rules& rules, std::string_view text);

  static std::string_view pile_name(std::uint8_t pile);
  static json::Value draw_to_json(Draw draw);
  static std::optional<Draw> draw_from_json(std::string_view pile, const json::Value& drew);

  static json::Value event_to_json(const Rules& rules, const Event& event);
  static json::Value view(const Rules& rules, const State& state);
  static json::Value ledger(const Rules& rules, const State& state);
  // What would be decided if the round ended after these first moves of a turn: see outlook.h.
  static json::Value outlook(const Rules& rules, const State& state, std::span<const Move> moves);
  static std::string to_position(const Rules& rules, const State& state);
  static std::optional<State> from_position(const Rules& rules, std::string_view text);
};

extern template void Game::set_up(const Rules&, State&, RandomChance&, NoEvents&);
extern template void Game::set_up(const Rules&, State&, Chance&, EventLog&);
extern template void Game::apply(const Rules&, State&, Move, RandomChance&, NoEvents&);
extern template void Game::apply(const Rules&, State&, Move, Chance&, EventLog&);

static_assert(horta::Game<Game>);

}  // namespace horta::bruxelles1893
