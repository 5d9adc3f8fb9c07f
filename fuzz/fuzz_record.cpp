// Any text as a record: it is refused, or replays to a match whose own record says the same.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/core/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const auto match = horta::match_from_text(text);
  if (!match) return 0;
  const auto record = horta::to_record(*match, horta::Secret::revealed);
  const auto again = horta::match_from_record(record);
  if (!again || horta::to_record(*again, horta::Secret::revealed) != record) std::abort();
  if (!again->table().same_position(match->table())) std::abort();
  return 0;
}
