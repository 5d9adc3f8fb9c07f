#include "cli/complain.h"

#include <cstdio>

#include "cli/commands.h"
#include "text/sentence.h"

namespace horta::cli {

void complain(const Locale& say, const Fault& fault, std::string_view context) {
  // A fault that knows its file tells it; one in the text of a file has a sentence without it.
  if (const json::Value* file = fault.params.find("file"); file && file->is_string())
    context = fault.code == "json" ? std::string_view{file->as_string()} : std::string_view{};
  std::string line = "horta: ";
  if (!context.empty()) line.append(context).append(say("colon"));
  line.append(sentence(say, fault)).append("\n");
  std::fflush(stdout);
  std::fputs(line.c_str(), stderr);
}

void complain(const Fault& fault, std::string_view context) {
  complain(Locale::get(language_from_environment()), fault, context);
}

}  // namespace horta::cli
