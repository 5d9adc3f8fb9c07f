#pragma once

#include <string>
#include <string_view>

#include "text/locale.h"

namespace horta {

// The notation of moves has one spelling, that of records, made of English words: "take b2", "sell red". For
// people, its words are replaced one by one by those of their language (`word.<word>`).
std::string translate_notation(const Locale& say, std::string_view notation);

// What a person typed as notation: words of the language or the original ones, in any case, with spaces and
// list order as they come. It need not be a move.
std::string read_notation(const Locale& say, std::string_view typed);

// Lower case for ASCII and the accented letters of our languages.
std::string lower_case(std::string_view text);

}  // namespace horta
