#include "ai/arena/played_game.h"

namespace horta {

namespace {

// The winners of a game: those of the rules, or everybody but the bot that failed.
std::vector<Seat> winners_of(const Table& table, std::optional<Seat> failed) {
  if (!failed) return table.ranking().front();
  std::vector<Seat> others;
  for (Seat seat = 0; seat < table.players(); ++seat)
    if (seat != *failed) others.push_back(seat);
  return others;
}

}  // namespace

PlayedGame play_game(const Table& table, const Digest& key, std::span<const std::unique_ptr<Bot>> bots,
                     const NanosecondClock& clock, const std::atomic<bool>& stop) {
  const auto now = table.clone();
  KeyedChance chance{key};
  EventLog unread;
  MoveList options;
  PlayedGame game;
  game.thinking.resize(bots.size());
  now->set_up(chance, unread);
  while (!now->over()) {
    now->legal(options);
    const Seat seat = now->decision().seat;
    const auto place = static_cast<std::size_t>(seat);
    const std::uint64_t asked = clock();
    const Answered answer = bots[place]->choose(*now, stop);
    game.thinking[place] += {.decisions = 1, .nanoseconds = clock() - asked};
    if (!answer || !options.contains(*answer)) {
      game.failed = seat;
      game.failure = answer ? Fault{"bot_illegal", json::Value::object({{"move", now->to_notation(*answer)}})}
                            : answer.error();
      break;
    }
    game.moves.push_back(*answer);
    unread.clear();
    now->apply(*answer, chance, unread);
  }

  game.scores = now->scores();
  game.win_share.resize(bots.size());
  const auto winners = winners_of(*now, game.failed);
  for (const Seat seat : winners)
    game.win_share[static_cast<std::size_t>(seat)] = 1.0 / static_cast<double>(winners.size());
  return game;
}

}  // namespace horta
