// The reasons of a hint in sentences.

#include "cli/play/bruxelles1897/board.h"
#include "cli/play/hint_text.h"
#include "text/sentence.h"

namespace horta::cli {

using json::Value;

std::string Board1897::told(const HintReason& reason) const {
  const Locale& say = scene_.say;
  Value params = with_names(scene_, reason);
  for (const char* family : {"bonus", "end_bonus", "noble", "pile", "track"})
    if (const Value* name = reason.params.find(family))
      params.set(family, say(std::string{family} + "." + name->as_string()));
  if (const Value* nobles = reason.params.find("nobles"))
    params.set("nobles", worded_list(scene_, *nobles, "noble"));
  if (!params.find("end_points")) params.set("end_points", 0);  // known in the last round only
  if (const Value* card = reason.params.find("card"); card && card->is_string())
    if (const std::string id = "a_card." + card->as_string(); say.has(id)) params.set("card", say(id));
  if (const Value* cards = reason.params.find("cards"); cards && cards->is_array()) {
    std::vector<std::string> names;  // of Action cards, or Architect cards by their values
    for (const Value& card : cards->as_array()) {
      const std::string id = "a_card." + card.as_string();
      names.push_back(say.has(id) ? say(id) : card.as_string());
    }
    params.set("cards", list_of(say, names));
    params.set("count", names.size());
  }
  return say("hint." + std::string{reason.code}, params);
}

}  // namespace horta::cli
