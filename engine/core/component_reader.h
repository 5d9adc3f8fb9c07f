#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/fault.h"
#include "engine/core/json.h"

namespace horta {

// Reads the tables of a component file: {"game", "version", "tables": {<table>: {"source", <field>: …}}}.
// The first thing that is missing or out of range becomes the fault, which names table and field; what is
// asked for after that is answered with the least value allowed.
class ComponentReader {
 public:
  ComponentReader(const json::Value& components, std::string_view game);

  // tables.<table>.<field>, or tables.<table>.<field>.<entry>
  int number(std::string_view table, std::string_view field, int least, int most);
  int number(std::string_view table, std::string_view field, std::string_view entry, int least, int most);
  // Element `index` of a list that has exactly `size` elements.
  int element(std::string_view table, std::string_view field, int index, int size, int least, int most);
  // The whole list, as long as the array.
  template <std::size_t Size>
  void list(std::string_view table, std::string_view field, std::array<std::uint8_t, Size>& numbers,
            int least, int most) {
    for (std::size_t index = 0; index < Size; ++index)
      numbers[index] = static_cast<std::uint8_t>(
          element(table, field, static_cast<int>(index), static_cast<int>(Size), least, most));
  }
  std::string_view text(std::string_view table, std::string_view field, std::string_view entry);
  std::vector<std::string_view> names(std::string_view table, std::string_view field, std::string_view entry);

  // What was never asked for does not exist in this game: a slip of the pen, most likely.
  void reject_unknown();

  void reject(std::string_view table, std::string_view field, std::string_view entry = {});
  const std::optional<Fault>& fault() const { return fault_; }

 private:
  const json::Value* find(std::string_view table, std::string_view field, std::string_view entry = {});
  int checked(const json::Value* value, std::string_view table, std::string_view field,
              std::string_view entry, int least, int most);

  const json::Value* tables_ = nullptr;
  std::set<std::pair<std::string, std::string>> asked_;  // table and field
  std::optional<Fault> fault_;
};

// Where the numbers of a table come from; see components/README.md.
inline constexpr std::string_view component_sources[] = {"rulebook", "published", "inferred",
                                                         "reconstructed"};

}  // namespace horta
