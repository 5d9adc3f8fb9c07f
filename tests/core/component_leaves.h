#pragma once

#include <string>
#include <vector>

#include "engine/core/json.h"
#include "tests/core/json_edit.h"

namespace horta::test {

// A number or a word of component data.
struct Leaf {
  Path path;  // "tables", table, field, and more
  json::Value value;

  const std::string& table() const { return path[1]; }
  std::string text() const {
    std::string joined = path[1];
    for (std::size_t part = 2; part < path.size(); ++part) joined += "." + path[part];
    return joined;
  }
};

inline void collect_leaves(const json::Value& value, Path& path, std::vector<Leaf>& leaves) {
  const auto inside = [&](const std::string& name, const json::Value& member) {
    path.push_back(name);
    collect_leaves(member, path, leaves);
    path.pop_back();
  };
  if (const json::Object* members = value.get_object()) {
    for (const auto& [name, member] : *members) inside(name, member);
  } else if (const json::Array* elements = value.get_array()) {
    for (std::size_t index = 0; index < elements->size(); ++index)
      inside(std::to_string(index), (*elements)[index]);
  } else {
    leaves.push_back({.path = path, .value = value});
  }
}

inline std::vector<Leaf> leaves_of(const json::Value& data) {
  std::vector<Leaf> leaves;
  Path path{"tables"};
  collect_leaves(*data.find("tables"), path, leaves);
  return leaves;
}

}  // namespace horta::test
