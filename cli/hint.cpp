// `horta hint`: the best moves of a position, and what speaks for them.

#include "ai/hint/hint.h"

#include "cli/commands.h"
#include "cli/common/print.h"
#include "cli/common/table.h"
#include "cli/play/hint_text.h"

namespace horta::cli {

namespace {

// A table at that position.
std::expected<std::unique_ptr<Table>, Fault> table_at_position(const TableChoice& choice,
                                                               std::string_view position) {
  auto table =
      choice.game->make_table(choice.players, choice.options, choice.components.data, choice.rules_version);
  if (table && !(*table)->set_position(position)) return std::unexpected(Fault{"position_unreadable"});
  return table;
}

// The players go by their numbers.
void print_hints(const Table& table, std::span<const Hint> hints) {
  const Locale say = Locale::get(language_from_environment()).of_game(table.game());
  Scene scene{.say = say, .style = Style{false}, .width = Terminal::most_width, .figures = {}};
  for (int seat = 0; seat < table.players(); ++seat)
    scene.figures.push_back(
        {.name = say("player", json::Value::object({{"number", seat + 1}})), .you = false});
  const auto board = make_board(table, scene);
  std::vector<std::size_t> numbers;
  for (std::size_t index = 0; index < hints.size(); ++index) numbers.push_back(index + 1);
  for (const std::string& line : hint_lines(scene, *board, table, hints, numbers)) print("{}\n", line);
}

}  // namespace

int hint(const HintArguments& arguments) {
  const auto choice = choose_table(arguments.table);
  if (!choice) {
    complain(choice.error());
    return wrong_usage;
  }
  const auto table = table_at_position(*choice, arguments.position);
  if (!table) {
    complain(table.error());
    return wrong_usage;
  }
  HintSettings settings{.seed = arguments.seed, .moves = static_cast<std::size_t>(arguments.moves)};
  if (arguments.iterations > 0) settings.limit.iterations = arguments.iterations;
  const auto hints = find_hints(**table, settings);
  if (!hints) {
    complain(hints.error());
    return failed;
  }
  if (has_board(choice->game->name)) print_hints(**table, *hints);
  if (arguments.json) print("{}\n", json::write(hints_to_json(**table, *hints)));
  return good;
}

}  // namespace horta::cli
