#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace horta {

// The characters of a text from outside that a sentence shows before it is shortened.
inline constexpr std::size_t most_quoted = 80;
// Of what somebody must be able to find again, such as the name of a file.
inline constexpr std::size_t most_whole = 4000;

// A text from outside (typed, in a record, the name of a file) as it may stand on a terminal: what would move
// the cursor, change the order of the letters or end the line becomes "?", and so does what is not UTF-8. Of
// more than `most` characters the last one shown is an ellipsis.
std::string harmless(std::string_view text, std::size_t most = most_quoted);

}  // namespace horta
