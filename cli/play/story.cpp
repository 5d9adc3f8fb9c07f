#include "cli/play/story.h"

namespace horta::cli {

using json::Value;

namespace {

std::string line_of(const Scene& scene, const Told& told) {
  if (told.heading) return scene.style(Paint::strong, told.text);
  if (told.seat == no_seat) return told.text;
  const std::string name = scene.style(scene.paint(told.seat), scene.name(told.seat));
  return scene.say("story.sentence", Value::object({{"name", name}, {"clauses", told.text}}));
}

}  // namespace

std::vector<std::string> story(const Scene& scene, const Board& board, const Match& match,
                               std::span<const Event> events, Detail detail) {
  std::vector<Value> values;
  for (const Event& event : events) values.push_back(match.table().event_to_json(event));
  const Voice voice{
      .say = scene.say,
      .figures = scene.figures,
      .params = board.params(),
      .named = [&board](std::string_view kind, const Value& value) { return board.named(kind, value); }};
  std::vector<std::string> lines;
  for (const Told& told : tell(Telling::of(match.setup().game), voice, values, detail)) {
    if (told.paragraph) lines.emplace_back();
    lines.push_back(line_of(scene, told));
  }
  return lines;
}

}  // namespace horta::cli
