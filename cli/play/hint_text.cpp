#include "cli/play/hint_text.h"

#include <fmt/core.h>

#include "ai/search/decimal.h"
#include "text/notation.h"
#include "text/sentence.h"

namespace horta::cli {

using json::Value;

namespace {

// A sentence in lines that all begin as far in as the first one.
void add_paragraph(std::vector<std::string>& lines, const Scene& scene, std::string_view text, int indent) {
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  for (const std::string& line : wrapped(text, scene.width - indent)) lines.push_back(margin + line);
}

// Of everybody, in turn order from the seat that decides.
std::string prospects(const Scene& scene, const Candidate& candidate, Seat first) {
  std::string text;
  for (std::size_t place = 0; place < candidate.points.size(); ++place) {
    const std::size_t seat = (place + static_cast<std::size_t>(first)) % candidate.points.size();
    text.append(text.empty() ? "" : " · ")
        .append(scene.say("play.hint_prospect",
                          Value::object({{"name", scene.name(static_cast<Seat>(seat))},
                                         {"share", decimal(100 * candidate.win_share[seat], 0)},
                                         {"points", decimal(candidate.points[seat], 0)}})));
  }
  return text;
}

}  // namespace

std::vector<std::string> hint_lines(const Scene& scene, const Board& board, const Table& table,
                                    std::span<const Hint> hints, std::span<const std::size_t> numbers) {
  constexpr int indent = 5;
  std::vector<std::string> lines;
  const Seat seat = table.decision().seat;
  add_paragraph(lines, scene,
                scene.say("play.hint_heading", Value::object({{"count", hints.size()},
                                                              {"name", scene.name(seat)},
                                                              {"you", scene.you(seat) ? "yes" : "no"}})),
                0);
  for (std::size_t index = 0; index < hints.size(); ++index) {
    const Hint& hint = hints[index];
    std::string turn;
    for (const Move move : hint.turn)
      turn.append(turn.empty() ? "" : ", ").append(translate_notation(scene.say, table.to_notation(move)));
    std::string number = std::to_string(numbers[index]);
    number.insert(0, static_cast<std::size_t>(std::max(0, 3 - width_of(number))), ' ');
    for (const std::string& line : wrapped(fmt::format("{}  {}", number, turn), scene.width, indent))
      lines.push_back(scene.style(Paint::strong, line));
    add_paragraph(lines, scene, prospects(scene, hint.candidate, seat), indent);
    if (hint.reasons.empty()) continue;
    std::string reasons;
    for (const HintReason& reason : hint.reasons)
      reasons.append(reasons.empty() ? "" : " ").append(board.told(reason));
    add_paragraph(lines, scene, reasons, indent);
  }
  return lines;
}

Value with_names(const Scene& scene, const HintReason& reason) {
  Value params = Value::object();
  for (const auto& [key, value] : reason.params.as_object()) {
    if (key == "sources") {
      params.set(key, worded_list(scene, value, "source"));
    } else if (key == "seat") {
      params.set(key, scene.name(static_cast<Seat>(value.as_int())));
    } else if ((key == "from" || key == "with" || key == "seats") && value.is_array()) {
      std::vector<std::string> names;
      for (const Value& seat : value.as_array())
        names.push_back(scene.name(static_cast<Seat>(seat.as_int())));
      params.set(key, list_of(scene.say, names));
      params.set("others", names.size());
    } else {
      params.set(key, value);
    }
  }
  return params;
}

std::string worded_list(const Scene& scene, const Value& names, std::string_view family) {
  std::vector<std::string> words;
  for (const Value& name : names.as_array())
    words.push_back(scene.say(std::string{family}.append(".").append(name.as_string())));
  return list_of(scene.say, words);
}

}  // namespace horta::cli
