#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/bruxelles1897/game.h"
#include "engine/core/match.h"
#include "engine/core/random.h"
#include "engine/core/record.h"

// Matches of Bruxelles 1897 for the tests of what surrounds the rules.

namespace horta::test {

inline MatchSetup setup_for(int players, std::string_view options = "first_player=0",
                            std::uint64_t number = 0) {
  const auto specs = bruxelles1897::Game::options();
  MatchSetup setup{.game = "bruxelles-1897",
                   .options = *make_options(specs, *split_options(options)),
                   .seats = {},
                   .components = newest_components("bruxelles-1897"),
                   .id = "test-" + std::to_string(number),
                   .commitment = std::nullopt,
                   .nonces = {},
                   .secret = sha256("secret " + std::to_string(number))};
  for (int seat = 0; seat < players; ++seat)
    setup.seats.push_back({.name = "player " + std::to_string(seat), .bot = ""});
  return setup;
}

inline Match start(MatchSetup setup, bool confirm_turns = false) {
  auto match = Match::start(std::move(setup), confirm_turns);
  if (!match) throw std::runtime_error("no match: " + match.error().code);
  return std::move(*match);
}

inline Match start(int players, bool confirm_turns = false) {
  return start(setup_for(players), confirm_turns);
}

inline Seat asked(const Match& match) { return match.table().decision().seat; }

// A move of whoever is asked, in notation.
inline Answer play(Match& match, std::string_view text) {
  const auto move = match.table().from_notation(text);
  if (!move) throw std::runtime_error("no move: " + std::string{text});
  return match.decide(asked(match), *move);
}

// Random moves of whoever is asked, `most` of them at most.
inline void play_on(Match& match, std::uint64_t seed, int most = 1'000'000) {
  Random random{seed};
  MoveList options;
  for (int count = 0; count < most && !match.over(); ++count) {
    match.table().legal(options);
    const Move move = options[random.below(static_cast<std::uint32_t>(options.size()))];
    const auto answer = match.decide(asked(match), move);
    ASSERT_TRUE(answer) << answer.error().fault.code;
  }
}

inline Match finished(int players, std::uint64_t number = 0, std::string_view options = "first_player=0") {
  Match match = start(setup_for(players, options, number));
  play_on(match, number);
  return match;
}

inline std::string text_of(const Match& match, Secret secret = Secret::revealed) {
  return json::write(to_record(match, secret));
}

inline std::string text_of(const Fault& fault) { return fault.code + " " + json::write(fault.params); }

inline std::string code_of(const Answer& answer) { return answer ? "accepted" : answer.error().fault.code; }

// Takes the first Action card that asks nothing more and draws nothing: an artwork or a material.
inline std::string take_quiet_card(const Match& match) {
  const json::Value view = match.table().view();
  const json::Array& grid = view.find("grid")->as_array();
  for (std::size_t cell = 0; cell < grid.size(); ++cell)
    if (const json::Value* card = grid[cell].find("card"))
      if (card->as_string().starts_with("artwork:") || card->as_string().starts_with("material:"))
        return {
            't', 'a', 'k', 'e', ' ', static_cast<char>('a' + cell % 4), static_cast<char>('1' + cell / 4)};
  throw std::runtime_error("no quiet card in the grid");
}

// A turn of two decisions that reveals nothing.
inline void quiet_turn(Match& match) {
  ASSERT_TRUE(play(match, take_quiet_card(match)));
  ASSERT_TRUE(play(match, "play 1/3 as 1"));
}

// A turn that draws two cards from the pile of materials.
inline void drawing_turn(Match& match) {
  ASSERT_TRUE(play(match, "cinquantenaire"));
  ASSERT_TRUE(play(match, "place 1/3"));
  ASSERT_TRUE(play(match, "park supply"));
  ASSERT_EQ(match.journal().back().draws.size(), 2u);
}

// A match with everything that a log can hold.
inline Match eventful() {
  Match match = start(setup_for(3), true);
  for (int turn = 0; turn < 12; ++turn) {
    MoveList options;
    match.table().legal(options);
    EXPECT_TRUE(match.decide(asked(match), options[options.size() / 2]));
    if (const auto seat = match.awaiting_end_of_turn()) {
      EXPECT_TRUE(turn % 2 ? match.undo(*seat) : match.end_turn(*seat));
    }
  }
  EXPECT_TRUE(match.undo_by_consent(2, match.line()[2] + 1));
  EXPECT_TRUE(match.take_over(1, "level:2"));
  EXPECT_TRUE(match.flag(1));
  return match;
}

}  // namespace horta::test
