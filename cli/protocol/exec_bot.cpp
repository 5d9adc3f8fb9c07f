#include "cli/protocol/exec_bot.h"

#include <algorithm>
#include <cstring>

namespace horta::cli {

using json::Value;
using std::chrono::milliseconds;

namespace {

constexpr std::string_view plain_prefix = "exec:";
constexpr std::string_view timed_prefix = "exec@";
constexpr std::string_view unit = "ms";
constexpr std::uint64_t longest_limit_ms = 24 * 3'600'000;

// Starting takes its time even for a bot that must answer at once, and no bot needs half a minute for it.
milliseconds limit_to_get_ready(milliseconds limit) {
  return std::clamp(limit, milliseconds{2'000}, milliseconds{10'000});
}

void describe(Value& params, const BotProcess::Ending& ending) {
  using How = BotProcess::Ending::How;
  params.set("how", ending.how == How::exit ? "exit" : ending.how == How::signal ? "signal" : "closed");
  params.set("number", ending.number);
}

}  // namespace

bool names_program(std::string_view bot) {
  return bot.starts_with(plain_prefix) || bot.starts_with(timed_prefix);
}

std::expected<BotProgram, Fault> read_program(std::string_view bot) {
  const auto wrong = std::unexpected(Fault{"bot_command", Value::object({{"bot", bot}})});
  BotProgram program;
  const std::size_t colon = bot.find(':');
  if (colon == std::string_view::npos) return wrong;
  if (bot.starts_with(timed_prefix)) {
    std::string_view time = bot.substr(0, colon).substr(timed_prefix.size());
    if (!time.ends_with(unit)) return wrong;
    time.remove_suffix(unit.size());
    const auto number = protocol::read_whole(time);
    if (!number || *number == 0 || *number > longest_limit_ms) return wrong;
    program.limit = milliseconds{*number};
  }
  program.command = bot.substr(colon + 1);
  if (program.command.find_first_not_of(" \t") == std::string::npos) return wrong;
  return program;
}

std::string new_game_line(const TableChoice& table) {
  std::string line = "newgame game " + std::string{table.game->name} + " players " +
                     std::to_string(table.players) + " options ";
  const Value options = table.options.to_json();
  bool first = true;
  for (const auto& [name, value] : options.as_object()) {
    if (!std::exchange(first, false)) line += ',';
    line += name + "=" + (value.is_int() ? std::to_string(value.as_int()) : value.as_string());
  }
  // Everybody has the newest rules and data; others are told.
  if (table.rules_version != table.game->rules_version)
    line += " rules " + std::to_string(table.rules_version);
  if (table.components.custom)
    line += " components " + json::write(table.components.data);
  else if (table.components.digest != newest_components(table.game->name).digest)
    line += " components " + to_hex(table.components.digest);
  return line;
}

std::expected<std::unique_ptr<Conversation>, Fault> Conversation::begin(const BotProgram& program) {
  auto process = BotProcess::start(program.command);
  if (!process)
    return std::unexpected(Fault{
        "bot_not_started",
        Value::object(
            {{"command", program.command}, {"how", "error"}, {"error", std::strerror(process.error())}})});
  std::unique_ptr<Conversation> conversation{new Conversation{program, std::move(*process)}};
  if (const auto done = conversation->introduce(); !done) return std::unexpected(done.error());
  return conversation;
}

std::expected<void, Fault> Conversation::introduce() {
  const std::string version{protocol::version};
  const auto speaks = expect("hbp " + version + "\n", "hbpok", limit_to_get_ready(program_.limit));
  if (!speaks) return std::unexpected(speaks.error());
  if (*speaks != version) return std::unexpected(nonsense("hbpok " + *speaks));
  introduced_ = true;
  return {};
}

void Conversation::end() {
  constexpr milliseconds patience{100};
  if (process_->send("quit\n", BotProcess::Clock::now() + patience)) process_->wait_for_end();
}

std::expected<void, Fault> Conversation::new_game(std::string_view line, std::uint64_t seed) {
  std::string text;
  if (takes_seed_) text += "setoption name Seed value " + std::to_string(seed) + "\n";
  text.append(line).append("\nisready\n");
  const auto ready = expect(text, "readyok", limit_to_get_ready(program_.limit));
  if (!ready) return std::unexpected(ready.error());
  return {};
}

std::expected<std::string, Fault> Conversation::ask(const Question& question) {
  std::string text = "position string " + question.position + "\nturn seat " + std::to_string(question.seat) +
                     " kind " + std::string{question.kind} + "\n";
  if (wants_view_) text += "view " + question.view + "\n";
  text += "options " + protocol::join_moves(question.options) + "\ngo\n";
  return expect(text, "bestmove", program_.limit);
}

std::expected<std::string, Fault> Conversation::expect(std::string_view text, std::string_view word,
                                                       milliseconds limit) {
  const auto deadline = BotProcess::Clock::now() + limit;
  strange_.clear();
  if (const auto sent = process_->send(text, deadline); !sent)
    return std::unexpected(fault_of(sent.error(), limit));
  for (;;) {
    const auto line = process_->read_line(deadline);
    if (!line) return std::unexpected(fault_of(line.error(), limit));
    std::string_view rest = *line;
    const std::string_view first = protocol::take_word(rest);
    rest = rest.substr(0, rest.find_last_not_of(" \t") + 1);
    if (first == word) return std::string{rest};
    note(first, rest, *line);
  }
}

// What a bot says of itself and of its thoughts; a line that is neither is kept for the case that no answer
// follows.
void Conversation::note(std::string_view word, std::string_view rest, std::string_view line) {
  if (word == "info" || word == "id" || word.empty()) return;
  if (word == "option") {
    takes_seed_ = takes_seed_ || rest.starts_with("name Seed ");
  } else if (word == "wants") {
    wants_view_ = wants_view_ || rest == "view";
  } else if (strange_.empty()) {
    strange_ = line;
  }
}

Fault Conversation::nonsense(std::string_view text) const {
  return Fault{"bot_nonsense", Value::object({{"command", program_.command}, {"text", text}})};
}

Fault Conversation::fault_of(BotProcess::Trouble trouble, milliseconds limit) const {
  Value params = Value::object({{"command", program_.command}});
  switch (trouble) {
    case BotProcess::Trouble::ended:
      describe(params, process_->ending());
      if (introduced_) return Fault{"bot_crashed", std::move(params)};
      return Fault{"bot_not_started", std::move(params)};
    case BotProcess::Trouble::too_long:
      return nonsense(process_->beginning_of_long_line());
    case BotProcess::Trouble::interrupted:
      return Fault{"interrupted"};
    case BotProcess::Trouble::silent:
      break;
  }
  if (!strange_.empty()) return nonsense(strange_);
  params.set("ms", limit.count());
  return Fault{"bot_silent", std::move(params)};
}

BotPool::~BotPool() {
  for (const auto& conversation : idle_) conversation->end();
}

std::expected<std::unique_ptr<Conversation>, Fault> BotPool::take(std::uint64_t seed) {
  std::unique_ptr<Conversation> conversation;
  {
    const std::lock_guard lock{mutex_};
    if (!idle_.empty()) {
      conversation = std::move(idle_.back());
      idle_.pop_back();
    }
  }
  if (!conversation) {
    auto begun = Conversation::begin(program_);
    if (!begun) return std::unexpected(std::move(begun.error()));
    conversation = std::move(*begun);
  }
  if (const auto told = conversation->new_game(new_game_, seed); !told) return std::unexpected(told.error());
  return conversation;
}

void BotPool::give_back(std::unique_ptr<Conversation> conversation) {
  const std::lock_guard lock{mutex_};
  idle_.push_back(std::move(conversation));
}

std::expected<Thought, Fault> ExecThinker::think(const Table& table, const Limit&, const std::atomic<bool>&,
                                                 const std::function<void(const Thought&)>&) {
  if (!conversation_) {
    auto begun = pool_->take(seed_);
    if (!begun) return std::unexpected(std::move(begun.error()));
    conversation_ = std::move(*begun);
  }
  const Decision decision = table.decision();
  Question question{.position = table.position(),
                    .seat = decision.seat,
                    .kind = table.kind_name(decision.kind),
                    .view = conversation_->wants_view() ? json::write(table.view()) : "",
                    .options = {}};
  MoveList options;
  table.legal(options);
  for (const Move move : options) question.options.push_back(table.to_notation(move));
  const auto answer = conversation_->ask(question);
  const auto move = answer ? table.from_notation(*answer) : std::nullopt;
  if (move) return plain_thought(*move);
  Fault fault = answer ? conversation_->nonsense("bestmove " + *answer) : answer.error();
  conversation_.reset();
  return std::unexpected(std::move(fault));
}

}  // namespace horta::cli
