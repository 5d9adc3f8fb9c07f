#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/json.h"

namespace horta {

// Which numbers take the form `one`: in English and Dutch 1, in French 0 and 1.
enum class PluralRule { one, zero_and_one };

// Fills in a message in a subset of ICU MessageFormat:
//
//   {name}                                         a parameter
//   {n, plural, =0 {none} one {# card} other {# cards}}   # is the number; an exact form goes before a
//   category {x, select, red {rouge} other {?}}             by the text of a parameter
//   ''                                             an apostrophe; '{' quotes what it encloses
//
// A parameter that is not given stands in the text as {name}. Nothing: the message is malformed.
std::optional<std::string> format_message(std::string_view message, const json::Value& params,
                                          PluralRule rule);

}  // namespace horta
