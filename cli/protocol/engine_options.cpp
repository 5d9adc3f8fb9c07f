#include "cli/protocol/engine_options.h"

#include <algorithm>
#include <array>
#include <limits>

#include "ai/bots/bot_thinker.h"
#include "cli/protocol/bot_protocol.h"

namespace horta::cli {

namespace {

using json::Value;

// The bots that `horta engine` can play.
constexpr std::array<std::string_view, 11> bots{"search",  "level:1", "level:2", "level:3",
                                                "level:4", "level:5", "level:6", "level:7",
                                                "level:8", "greedy",  "random"};
constexpr std::string_view bot_option = "Bot";

struct Number {
  std::string_view name;
  std::uint64_t EngineOptions::* value;
  std::uint64_t least, most;
};
constexpr std::uint64_t day_ms = 86'400'000;
constexpr std::array<Number, 4> numbers{
    {{"Seed", &EngineOptions::seed, 0, std::numeric_limits<std::uint64_t>::max()},
     {"Threads", &EngineOptions::threads, 1, 256},
     {"Iterations", &EngineOptions::iterations, 0, std::uint64_t{1} << 40},
     {"MoveTime", &EngineOptions::move_time, 1, day_ms}}};

Fault wrong_value(std::string_view name, std::string_view value, const std::string& known) {
  return Fault{"option_value", Value::object({{"option", name}, {"value", value}, {"known", known}})};
}

}  // namespace

Limit EngineOptions::own_limit() const {
  if (iterations > 0) return {.iterations = iterations};
  return {.time = std::chrono::milliseconds{move_time}};
}

std::vector<std::string> option_lines() {
  const EngineOptions defaults;
  std::string bot = "option name " + std::string{bot_option} + " type combo default " + defaults.bot;
  for (const std::string_view name : bots) bot.append(" var ").append(name);
  std::vector<std::string> lines{std::move(bot)};
  for (const Number& number : numbers)
    lines.push_back("option name " + std::string{number.name} + " type spin default " +
                    std::to_string(defaults.*number.value) + " min " + std::to_string(number.least) +
                    " max " + std::to_string(number.most));
  return lines;
}

std::optional<Fault> set_option(EngineOptions& options, std::string_view name, std::string_view value) {
  if (name == bot_option) {
    if (std::ranges::find(bots, value) == bots.end()) {
      std::string known;
      for (const std::string_view bot : bots) known.append(known.empty() ? "" : ", ").append(bot);
      return wrong_value(name, value, known);
    }
    options.bot = value;
    return std::nullopt;
  }
  std::string known{bot_option};
  for (const Number& number : numbers) {
    known.append(", ").append(number.name);
    if (number.name != name) continue;
    const auto read = protocol::read_whole(value);
    if (!read || *read < number.least || *read > number.most)
      return wrong_value(name, value, std::to_string(number.least) + "–" + std::to_string(number.most));
    options.*number.value = *read;
    return std::nullopt;
  }
  return Fault{"option_unknown", Value::object({{"option", name}, {"known", known}})};
}

std::expected<std::unique_ptr<Thinker>, Fault> thinker_of(const EngineOptions& options,
                                                          std::string_view game) {
  if (options.bot == "search") return make_thinker(game, options.seed, static_cast<int>(options.threads));
  auto bot = make_bot(game, options.bot, options.seed);
  if (!bot) return std::unexpected(std::move(bot.error()));
  return std::make_unique<BotThinker>(std::move(*bot));
}

}  // namespace horta::cli
