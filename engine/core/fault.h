#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "engine/core/json.h"

namespace horta {

// Something from outside that cannot be used: a record, an option, component data, a request. The code and
// its parameters are stable; the sentence is made where it is shown, in the reader's language
// (`fault.<code>` in locales/).
struct Fault {
  std::string code;
  json::Value params = json::Value::object({});
};

inline Fault fault(std::string_view code, json::Object params = {}) {
  return {std::string{code}, json::Value::object(std::move(params))};
}

// A text that is not JSON, as a fault with its place.
inline Fault json_fault(const json::Error& error) {
  return {"json",
          json::Value::object(
              {{"code", json::code_name(error.code)}, {"line", error.line}, {"column", error.column}})};
}

// Why a move is not possible: `reason.<code>` in locales/, with the section of the rulebook it rests on.
struct Reason {
  std::string_view code;
  std::string_view section;
  json::Value params = json::Value::object({});
};

}  // namespace horta
