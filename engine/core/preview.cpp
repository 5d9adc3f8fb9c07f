#include "engine/core/preview.h"

namespace horta {

namespace {

// Draws some card that is there, and remembers how much had happened before the first one.
class SomeCard final : public Chance {
 public:
  explicit SomeCard(const EventLog& log) : log_{log} {}
  int draw(const PileView& pile) override {
    if (!certain_) certain_ = log_.events().size();
    return type_at(pile.left, 0);
  }
  const std::optional<std::size_t>& certain() const { return certain_; }

 private:
  const EventLog& log_;
  std::optional<std::size_t> certain_;
};

}  // namespace

std::optional<Preview> preview(const Table& table, std::span<const Move> moves) {
  Preview result{.table = table.clone()};
  EventLog log;
  SomeCard chance{log};
  for (const Move move : moves) {
    if (result.table->over() || chance.certain()) return std::nullopt;
    MoveList options;
    result.table->legal(options);
    if (!options.contains(move)) return std::nullopt;
    result.table->apply(move, chance, log);
  }
  result.drew = chance.certain().has_value();
  result.events = log.take();
  if (result.drew) result.events.resize(*chance.certain());
  return result;
}

}  // namespace horta
