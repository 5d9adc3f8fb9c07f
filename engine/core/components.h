#pragma once

#include <expected>
#include <string_view>

#include "engine/core/fault.h"
#include "engine/core/json.h"
#include "engine/core/sha256.h"

namespace horta {

// The component data a table is played with. Every version that was ever released stays shipped, chosen by
// its digest, so that old records replay forever; data of an owner's own travels inside the record.
struct Components {
  json::Value data;
  Digest digest{};      // of the data as canonical JSON text
  bool custom = false;  // not one of the shipped versions
};

// The newest shipped version for a game. Precondition: the game is registered.
Components newest_components(std::string_view game);
// The shipped version with that digest.
std::expected<Components, Fault> components_by_digest(std::string_view game, const Digest& digest);
// Data from outside. It is checked when rules are made of it.
Components custom_components(std::string_view game, json::Value data);
// The data that a record is played with: `component_data`, those with the digest in `components`, or the
// newest where it has neither. `own` are some that are taken by their digest too, and in place of the newest.
std::expected<Components, Fault> components_of_record(std::string_view game, const json::Value& record,
                                                      const Components* own = nullptr);
// The text of a component file.
std::expected<json::Value, Fault> read_component_text(std::string_view text);

}  // namespace horta
