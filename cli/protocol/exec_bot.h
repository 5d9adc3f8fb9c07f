#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/search/thinker.h"
#include "cli/common/table.h"
#include "cli/protocol/bot_process.h"

// Programs of others as bots: they are asked in the bot protocol (docs/bot-protocol.md).

namespace horta::cli {

// `exec:COMMAND`, or `exec@500ms:COMMAND` with the time that it has for an answer.
struct BotProgram {
  std::string command;
  std::chrono::milliseconds limit{30'000};
};

bool names_program(std::string_view bot);
// Precondition: it names one.
std::expected<BotProgram, Fault> read_program(std::string_view bot);

// The line that tells a bot what is played.
std::string new_game_line(const TableChoice& table);

// A decision as a bot is asked for it.
struct Question {
  std::string position;
  Seat seat;
  std::string_view kind;
  std::string view;                  // JSON; only when the bot wants it
  std::vector<std::string> options;  // in notation
};

// A running program that has introduced itself. After a fault it is of no use any more.
class Conversation {
 public:
  static std::expected<std::unique_ptr<Conversation>, Fault> begin(const BotProgram& program);
  // Says good-bye.
  void end();

  std::expected<void, Fault> new_game(std::string_view line, std::uint64_t seed);
  bool wants_view() const { return wants_view_; }
  // What it says after `bestmove`.
  std::expected<std::string, Fault> ask(const Question& question);
  Fault nonsense(std::string_view text) const;

 private:
  Conversation(BotProgram program, std::unique_ptr<BotProcess> process)
      : program_{std::move(program)}, process_{std::move(process)} {}
  std::expected<void, Fault> introduce();
  // Says something and reads until a line begins with that word; the rest of the line.
  std::expected<std::string, Fault> expect(std::string_view text, std::string_view word,
                                           std::chrono::milliseconds limit);
  void note(std::string_view word, std::string_view rest, std::string_view line);
  Fault fault_of(BotProcess::Trouble trouble, std::chrono::milliseconds limit) const;

  BotProgram program_;
  std::unique_ptr<BotProcess> process_;
  bool introduced_ = false;
  bool wants_view_ = false;
  bool takes_seed_ = false;
  std::string strange_;  // the first line since the question that is not of the protocol
};

// The conversations with one program at one seat, kept between games: a run of a thousand games on four
// threads starts it four times.
class BotPool {
 public:
  BotPool(BotProgram program, std::string new_game)
      : program_{std::move(program)}, new_game_{std::move(new_game)} {}
  ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  // One that knows of a new game.
  std::expected<std::unique_ptr<Conversation>, Fault> take(std::uint64_t seed);
  void give_back(std::unique_ptr<Conversation> conversation);

 private:
  BotProgram program_;
  std::string new_game_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Conversation>> idle_;
};

// Such a program at a seat.
class ExecThinker final : public Thinker {
 public:
  ExecThinker(std::shared_ptr<BotPool> pool, std::uint64_t seed) : pool_{std::move(pool)}, seed_{seed} {}
  ~ExecThinker() override {
    if (conversation_) pool_->give_back(std::move(conversation_));
  }
  ExecThinker(const ExecThinker&) = delete;
  ExecThinker& operator=(const ExecThinker&) = delete;

  // It takes the time that its name gives it.
  std::expected<Thought, Fault> think(const Table& table, const Limit& limit, const std::atomic<bool>& stop,
                                      const std::function<void(const Thought&)>& report) override;

 private:
  std::shared_ptr<BotPool> pool_;
  std::uint64_t seed_;
  std::unique_ptr<Conversation> conversation_;
};

}  // namespace horta::cli
