#pragma once

#include <string_view>

#include "engine/core/json.h"

namespace horta {

// The version of everything here. It is written once, in CMakeLists.txt.
std::string_view program_version();

// {"version", "games": [{"name", "rules_version", "components"}]}: by what the games are played here. Two
// programs that agree on it play the same games.
json::Value versions_to_json();

}  // namespace horta
