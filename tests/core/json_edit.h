#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/json.h"

namespace horta::test {

// The way to a value inside another one: names of members, and indices of elements as text.
using Path = std::vector<std::string>;

// The value with the one at `path` replaced, or, without a replacement, taken out. A member that does not
// exist is added.
inline json::Value edited(const json::Value& value, std::span<const std::string> path,
                          const std::optional<json::Value>& replacement) {
  if (path.empty()) return *replacement;
  const bool out = path.size() == 1 && !replacement;
  if (const json::Array* list = value.get_array()) {
    json::Array elements = *list;
    const auto place = elements.begin() + static_cast<std::ptrdiff_t>(std::stoul(path[0]));
    if (out)
      elements.erase(place);
    else
      *place = edited(*place, path.subspan(1), replacement);
    return json::Value::array(std::move(elements));
  }
  json::Object members = value.as_object();
  auto member = std::ranges::find(members, path[0], &json::Member::first);
  if (out) {
    members.erase(member);
  } else {
    if (member == members.end()) member = members.insert(member, {path[0], json::Value{}});
    member->second = edited(member->second, path.subspan(1), replacement);
  }
  return json::Value::object(std::move(members));
}

// The list at `path` with an element put before `index`.
inline json::Value with_inserted(const json::Value& value, const Path& path, std::size_t index,
                                 json::Value element) {
  const json::Value* list = &value;
  for (const std::string& name : path) list = list->find(name);
  json::Array elements = list->as_array();
  elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(index), std::move(element));
  return edited(value, path, json::Value::array(std::move(elements)));
}

}  // namespace horta::test
