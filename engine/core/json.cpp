#include "engine/core/json.h"

#include <algorithm>
#include <numeric>

namespace horta::json {
namespace {

// RFC 8259 §6.
[[maybe_unused]] bool is_number(std::string_view text) {
  const auto skip_digits = [&] {
    const std::size_t count = std::min(text.find_first_not_of("0123456789"), text.size());
    text.remove_prefix(count);
    return count;
  };
  if (text.starts_with('-')) text.remove_prefix(1);
  const bool leads_with_zero = text.starts_with('0');
  const std::size_t digits = skip_digits();
  if (digits == 0 || (leads_with_zero && digits > 1)) return false;
  if (text.starts_with('.')) {
    text.remove_prefix(1);
    if (skip_digits() == 0) return false;
  }
  if (text.starts_with('e') || text.starts_with('E')) {
    text.remove_prefix(1);
    if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
    if (skip_digits() == 0) return false;
  }
  return text.empty();
}

}  // namespace

std::optional<std::size_t> find_duplicate_key(const Object& members) {
  // Small objects are nearly all; sorting the others keeps hostile input from making this quadratic.
  constexpr std::size_t small = 16;
  if (members.size() <= small) {
    for (std::size_t i = 1; i < members.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (members[i].first == members[j].first) return i;
      }
    }
    return std::nullopt;
  }

  std::vector<std::size_t> order(members.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, [&](std::size_t left, std::size_t right) {
    const int compared = members[left].first.compare(members[right].first);
    return compared != 0 ? compared < 0 : left < right;
  });
  std::optional<std::size_t> first;
  for (std::size_t i = 1; i < order.size(); ++i) {
    if (members[order[i - 1]].first != members[order[i]].first) continue;
    if (!first || order[i] < *first) first = order[i];
  }
  return first;
}

Value Value::array(Array elements) {
  Value value;
  value.data_ = std::move(elements);
  return value;
}

Value Value::object(Object members) {
  assert(!find_duplicate_key(members));
  Value value;
  value.data_ = std::move(members);
  return value;
}

Value Value::number(std::string text) {
  assert(is_number(text));
  Value value;
  value.data_ = NumberText{std::move(text)};
  return value;
}

std::optional<bool> Value::get_bool() const { return is_bool() ? std::optional(as_bool()) : std::nullopt; }

std::optional<std::int64_t> Value::get_int() const {
  return is_int() ? std::optional(as_int()) : std::nullopt;
}

const Value* Value::find(std::string_view key) const {
  const Object* members = get_object();
  if (members == nullptr) return nullptr;
  const auto member = std::ranges::find(*members, key, &Member::first);
  return member == members->end() ? nullptr : &member->second;
}

void Value::push_back(Value element) {
  Array* elements = std::get_if<Array>(&data_);
  assert(elements != nullptr);
  elements->push_back(std::move(element));
}

void Value::set_all(const Value& members) {
  for (const auto& [key, value] : members.as_object()) set(key, value);
}

void Value::set(std::string_view key, Value value) {
  Object* members = std::get_if<Object>(&data_);
  assert(members != nullptr);
  const auto member = std::ranges::find(*members, key, &Member::first);
  if (member == members->end()) {
    members->emplace_back(key, std::move(value));
  } else {
    member->second = std::move(value);
  }
}

bool operator==(const Value& left, const Value& right) { return left.data_ == right.data_; }

}  // namespace horta::json
