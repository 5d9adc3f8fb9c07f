// `horta engine`: the engine and its bots for other programs, in the bot protocol (docs/bot-protocol.md).

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#include "cli/commands.h"
#include "cli/common/decisions.h"
#include "cli/common/table.h"
#include "cli/common/threads.h"
#include "cli/protocol/bot_protocol.h"
#include "cli/protocol/engine_options.h"
#include "engine/core/record.h"
#include "text/harmless.h"
#include "text/sentence.h"

namespace horta::cli {

namespace {

using json::Value;
using protocol::take_word;
using Clock = std::chrono::steady_clock;

Fault syntax(std::string_view expected) {
  return Fault{"protocol_syntax", Value::object({{"expected", expected}})};
}

// Reads the lines of a host and answers them. Thinking goes on beside it, in a thread of its own: the table
// and the options change only while nobody thinks.
class Engine {
 public:
  explicit Engine(const EngineOptions& options) : options_{options} {}
  ~Engine() { end_thinking(); }
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  void run() {
    protocol::LineReader lines;
    std::array<char, 65'536> bytes;
    for (;;) {
      const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
      if (count < 0 && errno == EINTR) continue;
      lines.add(count > 0 ? std::string_view{bytes.data(), static_cast<std::size_t>(count)} : "\n");
      if (lines.take_dropped())
        tell(Fault{"line_too_long", Value::object({{"most", protocol::longest_line >> 20}})});
      while (const auto line = lines.next())
        if (!obey(*line)) return;
      if (count <= 0) return;
    }
  }

 private:
  // False: it was told to quit.
  bool obey(std::string_view line) {
    std::string_view rest = line;
    const std::string_view word = take_word(rest);
    rest = rest.substr(0, rest.find_last_not_of(" \t") + 1);
    if (word == "quit") return false;
    if (word == "hbp")
      introduce();
    else if (word == "isready")
      send("readyok");
    else if (word == "stop")
      stop();
    else if (word == "setoption")
      complain_of(set(rest));
    else if (word == "newgame")
      complain_of(new_game(rest));
    else if (word == "position")
      complain_of(position(rest));
    else if (word == "go")
      go(rest);
    else if (word == "legal")
      complain_of(legal());
    // What a host tells bots that do not know the rules needs no attention here.
    else if (!word.empty() && word != "options" && word != "turn" && word != "view")
      send("info string unknown command: " + harmless(word));
    return true;
  }

  void introduce() {
    send("id name Horta");
    send("id author the Horta project");
    for (const std::string& line : option_lines()) send(line);
    send(fmt::format("hbpok {}", protocol::version));
  }

  std::optional<Fault> set(std::string_view rest) {
    constexpr std::string_view form = "setoption name NAME value VALUE";
    if (take_word(rest) != "name") return syntax(form);
    const std::string_view name = take_word(rest);
    if (take_word(rest) != "value" || rest.empty()) return syntax(form);
    end_thinking();
    bot_.reset();
    return set_option(options_, name, rest);
  }

  std::optional<Fault> new_game(std::string_view rest) {
    constexpr std::string_view form =
        "newgame game NAME [players N] [options NAME=VALUE,…] [rules VERSION] [components DATA]";
    end_thinking();
    forget_game();
    std::string_view game, options, components;
    std::uint64_t players = 0, rules = 0;
    while (!rest.empty()) {
      const std::string_view key = take_word(rest);
      if (key == "components") {
        components = std::exchange(rest, {});
        continue;
      }
      const std::string_view value = take_word(rest);
      const auto number = protocol::read_whole(value);
      constexpr std::uint64_t most = 99;
      if (value.empty()) return syntax(form);
      if (key == "game")
        game = value;
      else if (key == "options")
        options = value;
      else if (key == "players" && number && *number > 0 && *number <= most)
        players = *number;
      else if (key == "rules" && number && *number > 0 && *number <= most)
        rules = *number;
      else
        return syntax(form);
    }
    auto choice = choose_game(game, static_cast<int>(players), options);
    if (!choice) return choice.error();
    if (rules > 0) choice->rules_version = static_cast<int>(rules);
    auto data = read_data(game, components);
    if (!data) return data.error();
    auto table =
        choice->game->make_table(choice->players, choice->options, data->data, choice->rules_version);
    if (!table) return table.error();
    table_ = std::move(*table);
    return std::nullopt;
  }

  // The newest data, other data by their digest, or an owner's own.
  static std::expected<Components, Fault> read_data(std::string_view game, std::string_view text) {
    if (text.empty()) return newest_components(game);
    if (!text.starts_with('{')) {
      const auto digest = digest_from_hex(text);
      if (!digest) return std::unexpected(syntax("components DIGEST, or components {…}"));
      return components_by_digest(game, *digest);
    }
    auto data = read_component_text(text);
    if (!data) return std::unexpected(std::move(data.error()));
    return custom_components(game, std::move(*data));
  }

  std::optional<Fault> position(std::string_view rest) {
    end_thinking();
    has_position_ = false;
    const std::string_view form = take_word(rest);
    if (form == "record") return position_of_record(rest);
    if (form != "string") return syntax("position string POSITION, or position record [to STEP] {…}");
    if (!table_) return Fault{"game_missing"};
    if (!table_->set_position(rest)) return Fault{"position_unreadable"};
    has_position_ = true;
    return std::nullopt;
  }

  // A record brings its game with it.
  std::optional<Fault> position_of_record(std::string_view rest) {
    forget_game();
    std::optional<std::uint64_t> step;
    if (rest.starts_with("to ")) {
      take_word(rest);
      step = protocol::read_whole(take_word(rest));
      if (!step) return syntax("position record to STEP {…}");
    }
    const auto match = match_from_text(rest);
    if (!match) return match.error();
    table_ = (step ? table_at(*match, *step) : match->table()).clone();
    has_position_ = true;
    return std::nullopt;
  }

  void forget_game() {
    table_.reset();
    bot_.reset();
    has_position_ = false;
  }

  std::optional<Fault> can_decide() const {
    if (!has_position_) return Fault{"position_missing"};
    if (table_->over()) return Fault{"match_over"};
    return std::nullopt;
  }

  std::optional<Fault> legal() {
    if (auto fault = can_decide()) return fault;
    MoveList moves;
    table_->legal(moves);
    send("options " + in_notation({moves.begin(), moves.end()}));
    return std::nullopt;
  }

  std::string in_notation(const std::vector<Move>& moves) const {
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(table_->to_notation(move));
    return protocol::join_moves(texts);
  }

  // Every `go` gets its `bestmove`, so that nobody waits for ever.
  void go(std::string_view rest) {
    end_thinking();
    if (const auto fault = start_thinking(rest)) {
      tell(*fault);
      send("bestmove none");
    }
  }

  std::optional<Fault> start_thinking(std::string_view rest) {
    Limit limit;
    bool infinite = false;
    while (!rest.empty()) {
      const std::string_view key = take_word(rest);
      if (key == "infinite") {
        infinite = true;
        continue;
      }
      if (key != "iterations" && key != "movetime") {
        send("info string ignored: go " + harmless(key));
        continue;
      }
      const auto number = protocol::read_whole(take_word(rest));
      if (!number || *number == 0) return syntax("go [iterations N] [movetime MS] [infinite]");
      constexpr std::uint64_t longest_time = 86'400'000;
      if (key == "iterations")
        limit.iterations = *number;
      else
        limit.time = std::chrono::milliseconds{std::min(*number, longest_time)};
    }
    if (auto fault = can_decide()) return fault;
    if (!bot_) bot_ = bot_of(options_, table_->game());
    if (infinite)
      limit = {};
    else if (limit == Limit{})
      limit = options_.own_limit();
    stop_ = false;
    try {
      thread_ = std::jthread{[this, limit, infinite] { think(limit, infinite); }};
    } catch (const std::system_error& error) {
      return threads_refused(1, error);
    }
    return std::nullopt;
  }

  void think(const Limit& limit, bool infinite) {
    const auto begin = Clock::now();
    const auto report = [&](const Thought& thought) { send(info(thought, Clock::now() - begin)); };
    // Only the plain search lets `go` set its limits; no bot of ours is without an answer.
    const Thought thought = options_.searches() ? *bot_->thinker().think(*table_, limit, stop_, report)
                                                : plain_thought(*bot_->choose(*table_, stop_));
    report(thought);
    // Who asks for endless thought gets the answer when he asks for that too.
    if (infinite) stop_.wait(false);
    send("bestmove " + table_->to_notation(thought.candidates.front().move));
  }

  std::string info(const Thought& thought, Clock::duration taken) const {
    const double seconds = std::max(1e-6, std::chrono::duration<double>(taken).count());
    std::string line = fmt::format("info iterations {} time {:.0f} nps {:.0f}", thought.iterations,
                                   1000 * seconds, static_cast<double>(thought.iterations) / seconds);
    if (thought.candidates.empty()) return line;
    const Candidate& best = thought.candidates.front();
    if (!best.win_share.empty()) line += " share";
    for (const double share : best.win_share) line += fmt::format(" {:.4f}", share);
    if (!best.points.empty()) line += " vp";
    for (const double points : best.points) line += fmt::format(" {:.2f}", points);
    return line + " pv " + in_notation(best.line);
  }

  void stop() {
    stop_ = true;
    stop_.notify_all();
  }

  // Its answer is said before this returns.
  void end_thinking() {
    if (!thread_.joinable()) return;
    stop();
    thread_.join();
  }

  void complain_of(const std::optional<Fault>& fault) {
    if (fault) tell(*fault);
  }

  void tell(const Fault& fault) {
    send("info error " + fault.code + " " + sentence(Locale::get(language_from_environment()), fault));
  }

  void send(std::string line) {
    line += '\n';
    const std::lock_guard lock{output_};
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::fflush(stdout);
  }

  EngineOptions options_;
  std::unique_ptr<Table> table_;
  bool has_position_ = false;
  std::unique_ptr<Bot> bot_;
  std::mutex output_;
  std::atomic<bool> stop_ = false;
  std::jthread thread_;
};

}  // namespace

int engine(const EngineArguments& arguments) {
  EngineOptions options;
  const auto chosen = split_options(arguments.options);
  if (!chosen) {
    complain(chosen.error());
    return wrong_usage;
  }
  for (const auto& [name, value] : *chosen)
    if (const auto fault = set_option(options, name, value)) {
      complain(*fault);
      return wrong_usage;
    }
  Engine{options}.run();
  return good;
}

}  // namespace horta::cli
