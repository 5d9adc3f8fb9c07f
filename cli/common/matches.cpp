#include "cli/common/matches.h"

#include "cli/common/print.h"
#include "cli/common/table.h"
#include "engine/core/record.h"
#include "files/files.h"

namespace horta::cli {

using json::Value;

std::optional<Tally> each_match(const std::string& file, const std::string& component_data,
                                const VisitMatch& visit) {
  std::optional<Components> own;
  if (!component_data.empty()) {
    auto read = read_components(component_data);
    if (!read) {
      complain(read.error());
      return std::nullopt;
    }
    own = std::move(read->components);
  }
  Tally tally;
  const auto read = each_record(file, [&](std::size_t number, const std::expected<Value, Fault>& record) {
    std::optional<Fault> fault;
    if (record) {
      const auto match = match_from_record(*record, false, own ? &*own : nullptr);
      fault = match ? visit(number, *match) : std::optional{match.error()};
    } else {
      fault = record.error();
    }
    if (fault) {
      fault->params.set("file", file);
      fault->params.set("record", number);
      complain(*fault);
    }
    ++(fault ? tally.failed : tally.passed);
  });
  if (read) return tally;
  complain(read.error());
  return std::nullopt;
}

int report(const Tally& tally, bool as_json, json::Object more) {
  if (as_json) {
    json::Object members{
        {"records", tally.passed + tally.failed}, {"passed", tally.passed}, {"failed", tally.failed}};
    for (json::Member& member : more) members.push_back(std::move(member));
    print("{}\n", json::write(Value::object(std::move(members))));
  } else {
    print("{} passed, {} failed\n", tally.passed, tally.failed);
  }
  return tally.failed == 0 ? good : failed;
}

}  // namespace horta::cli
