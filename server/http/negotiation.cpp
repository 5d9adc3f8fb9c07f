#include "server/http/negotiation.h"

#include <algorithm>
#include <array>
#include <optional>

#include "server/http/letters.h"

namespace horta::http {

namespace {

constexpr int full_weight = 1000;

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
  return text;
}

// Cuts the text up to the next separator off its front.
std::string_view next(std::string_view& text, char separator) {
  const std::string_view piece = text.substr(0, text.find(separator));
  text.remove_prefix(std::min(piece.size() + 1, text.size()));
  return trimmed(piece);
}

// "0.25": at most three decimals, at most 1.
std::optional<int> weight_of(std::string_view text) {
  if (text.empty() || text.size() > 5 || (text.size() > 1 && text[1] != '.')) return std::nullopt;
  int weight = 0;
  int unit = full_weight;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at == 1) continue;  // the point
    if (!is_digit(text[at])) return std::nullopt;
    weight += (text[at] - '0') * unit;
    unit /= 10;
  }
  return weight <= full_weight ? std::optional{weight} : std::nullopt;
}

}  // namespace

std::vector<Wish> wishes(std::string_view header) {
  std::vector<Wish> all;
  while (!header.empty()) {
    std::string_view element = next(header, ',');
    const std::string_view value = next(element, ';');
    std::optional<int> weight = full_weight;
    while (!element.empty()) {
      const std::string_view parameter = next(element, ';');
      if (equal_ignoring_case(parameter.substr(0, 2), "q=")) weight = weight_of(parameter.substr(2));
    }
    if (!value.empty() && weight) all.push_back({value, *weight});
  }
  return all;
}

std::vector<Encoding> encodings(std::string_view accept_encoding) {
  std::array<std::optional<int>, 3> weights;  // by Encoding
  std::optional<int> others;
  for (const auto& [value, weight] : wishes(accept_encoding)) {
    const auto is = [value](std::string_view name) { return equal_ignoring_case(value, name); };
    if (is("br")) weights[0] = weight;
    if (is("gzip") || is("x-gzip")) weights[1] = weight;
    if (is("identity")) weights[2] = weight;
    if (is("*")) others = weight;
  }
  const auto weight_of_encoding = [&](Encoding encoding) {
    const auto& named = weights[static_cast<std::size_t>(encoding)];
    return named ? *named : others.value_or(0);
  };
  std::vector<Encoding> taken;
  for (const Encoding encoding : {Encoding::br, Encoding::gzip, Encoding::identity})
    if (encoding == Encoding::identity || weight_of_encoding(encoding) > 0) taken.push_back(encoding);
  std::ranges::stable_sort(taken, std::greater{}, weight_of_encoding);
  return taken;
}

bool wants_page(std::string_view accept) {
  return std::ranges::any_of(wishes(accept), [](const Wish& wish) {
    return wish.weight > 0 && equal_ignoring_case(wish.value, "text/html");
  });
}

bool has_tag(std::string_view if_none_match, std::string_view tag) {
  std::string_view rest = trimmed(if_none_match);
  if (rest == "*") return true;
  while (!rest.empty()) {
    if (rest.front() == ' ' || rest.front() == '\t' || rest.front() == ',') {
      rest.remove_prefix(1);
      continue;
    }
    // A weak tag means the same bytes or equivalent ones: good enough to keep them.
    if (rest.starts_with("W/")) rest.remove_prefix(2);
    const std::size_t end = rest.starts_with('"') ? rest.find('"', 1) : std::string_view::npos;
    if (end == std::string_view::npos) return false;
    if (rest.substr(0, end + 1) == tag) return true;
    rest.remove_prefix(end + 1);
  }
  return false;
}

}  // namespace horta::http
