#include "engine/core/version.h"

#include "engine/core/components.h"
#include "engine/core/registry.h"

namespace horta {

std::string_view program_version() { return HORTA_VERSION; }

json::Value versions_to_json() {
  json::Value list = json::Value::array();
  for (const GameInfo& game : games())
    list.push_back(json::Value::object({{"name", game.name},
                                        {"rules_version", game.rules_version},
                                        {"components", to_hex(newest_components(game.name).digest)}}));
  return json::Value::object({{"version", program_version()}, {"games", std::move(list)}});
}

}  // namespace horta
