// The reader survives any bytes, and what it reads it can write and read again.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/core/json.h"

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace horta;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto value = json::parse(text);
  if (!value) {
    require(value.error().offset <= size && value.error().line >= 1 && value.error().column >= 1);
    return 0;
  }
  const std::string compact = json::write(*value);
  const auto again = json::parse(compact);
  require(again && *again == *value && json::write(*again) == compact);
  const auto from_pretty = json::parse(json::write_pretty(*value));
  require(from_pretty && *from_pretty == *value);
  return 0;
}
