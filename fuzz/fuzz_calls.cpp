// Any lines as calls about a match, as a page might pass on what others sent it: each is answered or refused,
// and entries that are refused leave the match as it was. What was taken makes a record that is read.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/core/json.h"
#include "engine/core/record.h"
#include "wasm/match_calls.h"

namespace {

using namespace horta;
using json::Value;

void require(bool held) {
  if (!held) std::abort();
}

Value ask(std::string_view call, const Value& input = Value::object()) {
  auto answer = wasm::answer_about_match(call, input);
  require(answer.has_value());
  return std::move(*answer);
}

// The first lines are those of a table that is there already.
void begin() {
  static const auto start = json::parse(
      R"({"game":"bruxelles-1897","options":{"first_player":"0"},"seats":[{"name":"A"},{"name":"B"}],"id":"x",)"
      R"("secret":"4242424242424242424242424242424242424242424242424242424242424242"})");
  require(ask("start", *start).find("fault") == nullptr);
}

void answer_line(std::string_view line) {
  const auto input = json::parse(line);
  if (!input || !input->is_object()) return;
  const Value* name = input->find("call");
  const std::string call = name && name->is_string() ? name->as_string() : "";
  const Value before = ask("state");
  const auto answer = wasm::answer_about_match(call, *input);
  if (!answer) return;
  const Value after = ask("state");
  if (answer->find("fault")) require(after == before);
  if (after != before) require(match_from_record(*ask("record").find("record"), true).has_value());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text{reinterpret_cast<const char*>(data), size};
  begin();
  for (int lines = 0; lines < 8 && !text.empty(); ++lines) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    answer_line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return 0;
}
