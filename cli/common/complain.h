#pragma once

#include <string_view>

#include "engine/core/fault.h"
#include "text/locale.h"

namespace horta::cli {

// As in commands.h, in a language that was chosen.
void complain(const Locale& say, const Fault& fault, std::string_view context = {});

}  // namespace horta::cli
