// Any text as a record: it is refused, or replays to a match whose own record says the same, and whose
// journal leads another node to the same match. What its bytes say as one more entry is refused, or leads to
// a record that is read.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/core/record.h"

namespace {

using namespace horta;

void require(bool held) {
  if (!held) std::abort();
}

Match followed(const Match& match) {
  MatchSetup setup = match.setup();
  setup.secret.reset();
  auto other = Match::open(std::move(setup));
  require(other.has_value());
  for (const Entry& entry : match.journal()) require(other->append(entry).has_value());
  return std::move(*other);
}

// An entry made of the last bytes.
Entry made_up(std::string_view text) {
  const auto byte = [&](std::size_t place) {
    return place < text.size() ? static_cast<std::uint8_t>(text[text.size() - 1 - place]) : std::uint8_t{};
  };
  return {.type = static_cast<EntryType>(byte(0) % 7),
          .seat = static_cast<Seat>(byte(1) % 8) - 1,
          .move = Move::from_bits(static_cast<std::uint32_t>(byte(2) + 256 * byte(3))),
          .draws = {},
          .events = {},
          .to = byte(4),
          .bot = std::string(byte(5), 'x'),
          .time = byte(6) % 2 ? std::optional<std::int64_t>{byte(7) - 1} : std::nullopt};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const auto match = match_from_text(text);
  if (!match) return 0;
  const auto record = to_record(*match, Secret::revealed);
  const auto again = match_from_record(record);
  require(again && to_record(*again, Secret::revealed) == record);
  require(again->table().same_position(match->table()));
  require(match->table().rules_version() == *match->setup().rules_version);

  Match other = followed(*match);
  require(to_record(other, Secret::hidden) == to_record(*match, Secret::hidden));
  const Version before = other.version();
  const auto answer = other.append(made_up(text));
  require(other.version() == before + (answer ? 1 : 0));
  if (answer) require(match_from_record(to_record(other, Secret::hidden)).has_value());
  return 0;
}
