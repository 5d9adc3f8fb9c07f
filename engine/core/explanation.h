#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/fault.h"
#include "engine/core/json.h"

namespace horta {

// The reasons against a move, gathered one after the other; none when the move is legal.
class Explanation {
 public:
  void add(std::string_view code, std::string_view section, json::Object params = {}) {
    reasons_.push_back({.code = code, .section = section, .params = json::Value::object(std::move(params))});
  }
  bool empty() const { return reasons_.empty(); }
  std::vector<Reason> take() { return std::move(reasons_); }

 private:
  std::vector<Reason> reasons_;
};

}  // namespace horta
