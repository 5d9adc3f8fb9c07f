#include "cli/commands.h"
#include "cli/common/matches.h"
#include "cli/common/progress.h"
#include "engine/core/record.h"

namespace horta::cli {

int verify(const VerifyArguments& arguments) {
  Progress progress{"records", 0};
  const auto tally =
      each_match(arguments.file, arguments.component_data, [&](std::size_t number, const Match& match) {
        progress.show(number + 1);
        return check_shuffle(match);
      });
  return tally ? report(*tally, arguments.json) : failed;
}

}  // namespace horta::cli
