#include "engine/core/components.h"

#include <optional>

#include "engine/core/embedded.h"
#include "engine/core/members.h"

namespace horta {

namespace {

Components of(json::Value data) {
  Components components{.data = std::move(data), .digest = {}, .custom = false};
  components.digest = sha256(json::write(components.data));
  return components;
}

// Shipped versions of a game, oldest first: <game>/1.json, <game>/2.json, …
template <class Visit>
void each_shipped(std::string_view game, Visit&& visit) {
  for (int version = 1;; ++version) {
    const std::string path = std::string{game} + "/" + std::to_string(version) + ".json";
    bool found = false;
    for (const EmbeddedFile& file : component_files()) {
      if (file.path != path) continue;
      found = true;
      if (auto data = json::parse(file.text)) visit(of(std::move(*data)));
    }
    if (!found) return;
  }
}

}  // namespace

Components newest_components(std::string_view game) {
  Components newest;
  each_shipped(game, [&newest](Components components) { newest = std::move(components); });
  return newest;
}

std::expected<Components, Fault> components_by_digest(std::string_view game, const Digest& digest) {
  std::optional<Components> found;
  each_shipped(game, [&](Components components) {
    if (components.digest == digest) found = std::move(components);
  });
  if (found) return std::move(*found);
  return std::unexpected(Fault{"components_unknown", json::Value::object({{"digest", to_hex(digest)}})});
}

Components custom_components(std::string_view game, json::Value data) {
  Components components = of(std::move(data));
  components.custom = !components_by_digest(game, components.digest).has_value();
  return components;
}

std::expected<Components, Fault> components_of_record(std::string_view game, const json::Value& record,
                                                      const Components* own) {
  const auto digest = digest_of(record, "components");
  if (const json::Value* data = record.find("component_data")) {
    Components components = custom_components(game, *data);
    if (record.find("components") && digest != components.digest)
      return std::unexpected(Fault{"components_differ"});
    return components;
  }
  if (!record.find("components")) return own ? *own : newest_components(game);
  if (!digest) return std::unexpected(Fault{"record_field", json::Value::object({{"field", "components"}})});
  return own && own->digest == *digest ? *own : components_by_digest(game, *digest);
}

std::expected<json::Value, Fault> read_component_text(std::string_view text) {
  auto data = json::parse(text, {.depth = 8, .bytes = std::size_t{1} << 20, .values = 100'000});
  if (data) return std::move(*data);
  return std::unexpected(json_fault(data.error()));
}

}  // namespace horta
