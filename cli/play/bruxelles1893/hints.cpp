// The reasons of a hint in sentences.

#include <algorithm>

#include "cli/play/bruxelles1893/board.h"
#include "cli/play/hint_text.h"
#include "text/sentence.h"

namespace horta::cli {

using namespace bruxelles1893;
using json::Value;

namespace {

// "2 wood and iron": cubes of a kind stand together.
std::string cubes_in_words(const Names& names, const Value& cubes) {
  std::vector<std::string> items;
  const auto& all = cubes.as_array();
  for (std::size_t first = 0, next = 0; first < all.size(); first = next) {
    while (next < all.size() && all[next] == all[first]) ++next;
    items.push_back(names("story.materials",
                          {{"count", next - first}, {"material", names("unit." + all[first].as_string())}}));
  }
  return list_of(names.locale(), items);
}

}  // namespace

std::string Board1893::told(const HintReason& reason) const {
  const Names names{scene_.say, rules_};
  Value params = with_names(scene_, reason);
  params.set("end_points", 0);  // columns give none here
  for (const char* family : {"action", "colour", "line", "notable", "pile", "track"})
    if (const Value* name = reason.params.find(family))
      params.set(family, names(std::string{family} + "." + name->as_string()));
  if (const Value* notables = reason.params.find("notables"))
    params.set("nobles", worded_list(scene_, *notables, "notable"));
  if (const Value* gained = reason.params.find("colours")) {
    params.set("colours", worded_list(scene_, *gained, "colour"));
    params.set("count", gained->as_array().size());
  }
  if (const Value* bonus = reason.params.find("bonus"))
    if (const auto type = find_bonus_card(bonus->as_string())) params.set("bonus", names.bonus(*type));
  if (const Value* card = reason.params.find("card"))
    params.set("effect", names.effect(static_cast<int>(card->as_int())));
  if (const Value* tile = reason.params.find("tile"))
    if (const auto found = find_tile(tile->as_string())) params.set("tile", names.effect(*found));
  if (const Value* cubes = reason.params.find("cubes")) params.set("cubes", cubes_in_words(names, *cubes));
  return names.with("hint." + std::string{reason.code}, std::move(params));
}

}  // namespace horta::cli
