#include "cli/common/complain.h"

#include <cstdio>

#include "cli/commands.h"
#include "text/sentence.h"

namespace horta::cli {

void complain(const Locale& say, const Fault& fault, std::string_view context) {
  const std::string line = "horta: " + sentence_with_place(say, fault, context) + "\n";
  std::fflush(stdout);
  std::fputs(line.c_str(), stderr);
}

void complain(const Fault& fault, std::string_view context) {
  complain(Locale::get(language_from_environment()), fault, context);
}

}  // namespace horta::cli
