#include "engine/core/component_reader.h"

#include <algorithm>

namespace horta {

ComponentReader::ComponentReader(const json::Value& components, std::string_view game) {
  const json::Value* name = components.find("game");
  tables_ = components.find("tables");
  if (!name || !name->is_string() || name->as_string() != game) {
    fault_ = Fault{"component_game", json::Value::object({{"game", game}})};
  } else if (!tables_ || !tables_->is_object()) {
    fault_ = Fault{"component_tables"};
  } else {
    for (const auto& [table, content] : tables_->as_object()) {
      const json::Value* source = content.find("source");
      if (!source || !source->is_string() ||
          std::ranges::find(component_sources, std::string_view{source->as_string()}) ==
              std::end(component_sources))
        reject(table, "source");
    }
  }
}

void ComponentReader::reject(std::string_view table, std::string_view field, std::string_view entry) {
  if (fault_) return;
  std::string place{field};
  if (!entry.empty()) place.append(".").append(entry);
  fault_ = Fault{"component_field", json::Value::object({{"table", table}, {"field", place}})};
}

const json::Value* ComponentReader::find(std::string_view table, std::string_view field,
                                         std::string_view entry) {
  if (fault_) return nullptr;
  asked_.emplace(table, field);
  const json::Value* value = tables_->find(table);
  if (value) value = value->find(field);
  if (value && !entry.empty()) value = value->find(entry);
  return value;
}

void ComponentReader::reject_unknown() {
  if (fault_) return;
  for (const auto& [table, content] : tables_->as_object())
    for (const auto& [field, value] : content.as_object()) {
      if (field == "source" || asked_.contains({table, field})) continue;
      reject(table, field);
      fault_->code = "component_unknown_field";
      return;
    }
}

int ComponentReader::checked(const json::Value* value, std::string_view table, std::string_view field,
                             std::string_view entry, int least, int most) {
  if (!value || !value->is_int() || value->as_int() < least || value->as_int() > most) {
    if (fault_) return least;
    reject(table, field, entry);
    fault_->code = "component_number";
    fault_->params.set("least", least);
    fault_->params.set("most", most);
    return least;
  }
  return static_cast<int>(value->as_int());
}

int ComponentReader::number(std::string_view table, std::string_view field, int least, int most) {
  return checked(find(table, field), table, field, {}, least, most);
}

int ComponentReader::number(std::string_view table, std::string_view field, std::string_view entry, int least,
                            int most) {
  return checked(find(table, field, entry), table, field, entry, least, most);
}

int ComponentReader::element(std::string_view table, std::string_view field, int index, int size, int least,
                             int most) {
  const json::Value* list = find(table, field);
  if (!list || !list->is_array() || list->as_array().size() != static_cast<std::size_t>(size)) {
    reject(table, field);
    return least;
  }
  return checked(&list->as_array()[static_cast<std::size_t>(index)], table, field, std::to_string(index),
                 least, most);
}

std::string_view ComponentReader::text(std::string_view table, std::string_view field,
                                       std::string_view entry) {
  const json::Value* value = find(table, field, entry);
  if (value && value->is_string()) return value->as_string();
  reject(table, field, entry);
  return {};
}

std::vector<std::string_view> ComponentReader::names(std::string_view table, std::string_view field,
                                                     std::string_view entry) {
  const json::Value* list = find(table, field, entry);
  std::vector<std::string_view> result;
  if (!list || !list->is_array()) {
    reject(table, field, entry);
    return result;
  }
  for (const json::Value& item : list->as_array()) {
    if (item.is_string())
      result.push_back(item.as_string());
    else
      reject(table, field, entry);
  }
  return result;
}

}  // namespace horta
