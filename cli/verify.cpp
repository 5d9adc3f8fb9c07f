#include "cli/commands.h"
#include "cli/matches.h"
#include "engine/core/record.h"

namespace horta::cli {

int verify(const VerifyArguments& arguments) {
  const auto tally = each_match(arguments.file, arguments.component_data,
                                [](std::size_t, const Match& match) { return check_shuffle(match); });
  return tally ? report(*tally, arguments.json) : failed;
}

}  // namespace horta::cli
