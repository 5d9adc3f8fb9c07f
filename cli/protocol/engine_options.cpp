#include "cli/protocol/engine_options.h"

#include <algorithm>
#include <array>
#include <limits>

#include "ai/bots/bot_kind.h"
#include "ai/registry.h"
#include "cli/protocol/bot_protocol.h"

namespace horta::cli {

namespace {

using json::Value;

// The bots that `horta engine` can play.
std::vector<std::string> bots() {
  std::vector<std::string> names = named_bots();
  names.insert(names.begin(), std::string{EngineOptions::search});
  return names;
}
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
  for (const std::string& name : bots()) bot.append(" var ").append(name);
  std::vector<std::string> lines{std::move(bot)};
  for (const Number& number : numbers)
    lines.push_back("option name " + std::string{number.name} + " type spin default " +
                    std::to_string(defaults.*number.value) + " min " + std::to_string(number.least) +
                    " max " + std::to_string(number.most));
  return lines;
}

std::optional<Fault> set_option(EngineOptions& options, std::string_view name, std::string_view value) {
  if (name == bot_option) {
    const std::vector<std::string> all = bots();
    if (std::ranges::find(all, value) == all.end()) {
      std::string known;
      for (const std::string& bot : all) known.append(known.empty() ? "" : ", ").append(bot);
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

std::unique_ptr<Bot> bot_of(const EngineOptions& options, std::string_view game) {
  if (!options.searches()) return find_bot(game, options.bot)->make(options.seed);
  auto search = ai_of(game).search(options.seed, static_cast<int>(options.threads), /*weights=*/nullptr);
  return std::make_unique<Bot>(std::move(search), BotStyle{.limit = options.own_limit()}, options.seed);
}

}  // namespace horta::cli
