#pragma once

#include <span>
#include <string>

#include "engine/core/fault.h"
#include "text/locale.h"

namespace horta {

// A fault as a sentence. What it quotes from outside (names, fields, numbers of seats and steps) stands as it
// was written there, but harmless and not too long.
std::string sentence(const Locale& say, const Fault& fault);

// With the place before it: "games.jsonl, record 3: …". The place is that of the fault (`file`, `record`,
// `line`), unless the sentence names it; without a file it begins with the context, which is a name from
// outside too.
std::string sentence_with_place(const Locale& say, const Fault& fault, std::string_view context = {});

// A reason as a sentence, with the section of the rulebook. Cards and seats go by their names; without
// `players`, these are "player 1" and so on.
std::string sentence(const Locale& say, const Reason& reason, std::span<const std::string> players = {});

// The name of a card as records write it ("artwork:red", "wood+brick", "1/3").
std::string card_name(const Locale& say, std::string_view card);

// "a, b and c".
std::string list_of(const Locale& say, std::span<const std::string> items);

}  // namespace horta
