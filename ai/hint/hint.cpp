#include "ai/hint/hint.h"

#include "ai/registry.h"
#include "ai/search/decimal.h"

namespace horta {

using json::Value;

namespace {

// Notices the first draw, and what had happened until then.
class NoticingChance final : public Chance {
 public:
  explicit NoticingChance(const EventLog& log) : log_{log} {}
  int draw(const PileView& pile) override {
    if (!first_) {
      first_ = pile.pile;
      certain_ = log_.events().size();
    }
    // Different cards, so that where there may be something to choose the choice is asked for.
    return type_at(pile.left, draws_++ % 2 == 0 ? 0 : pile.total - 1);
  }
  std::optional<std::uint8_t> first() const { return first_; }
  std::size_t certain() const { return certain_; }

 private:
  const EventLog& log_;
  std::optional<std::uint8_t> first_;
  std::size_t certain_ = 0;
  int draws_ = 0;
};

// What a hint does not mention: a win share so much lower, or fewer visits than this part of all.
constexpr double clearly_worse = 0.15;
constexpr std::uint64_t hardly_visited = 100;

}  // namespace

Following follow_turn(const Table& table, std::span<const Move> line) {
  Following following{.turn = {}, .after = table.clone()};
  const Seat seat = table.decision().seat;
  EventLog log;
  NoticingChance chance{log};
  Table& now = *following.after;
  for (const Move move : line) {
    following.turn.moves.push_back(move);
    now.apply(move, chance, log);
    if (chance.first() || now.over() || now.opens_turn() || now.decision().seat != seat) break;
  }
  following.turn.draws_from = chance.first();
  following.turn.events = log.take();
  if (chance.first()) following.turn.events.resize(chance.certain());
  return following;
}

std::vector<HintReason> reasons_for(const Table& table, const Following& following) {
  return ai_of(table.game()).hint_reasons(table, *following.after, following.turn);
}

std::expected<std::vector<Hint>, Fault> find_hints(const Table& table, const HintSettings& settings,
                                                   const std::atomic<bool>& stop) {
  if (table.over()) return std::unexpected(Fault{"match_over"});
  const auto thinker = ai_of(table.game()).search(settings.seed, /*threads=*/1, /*weights=*/nullptr);
  auto thought = thinker->think(table, settings.limit, stop, report_nothing);
  if (!thought) return std::unexpected(std::move(thought.error()));

  const auto seat = static_cast<std::size_t>(table.decision().seat);
  const double best_share = thought->candidates.front().win_share[seat];
  std::vector<Hint> hints;
  for (Candidate& candidate : thought->candidates) {
    if (hints.size() == settings.moves) break;
    if (!hints.empty() && (candidate.win_share[seat] < best_share - clearly_worse ||
                           candidate.visits * hardly_visited < thought->iterations))
      continue;
    Hint hint;
    const Following following = follow_turn(table, candidate.line);
    hint.reasons = reasons_for(table, following);
    hint.turn = following.turn.moves;
    hint.candidate = std::move(candidate);
    hints.push_back(std::move(hint));
  }
  return hints;
}

Value hints_to_json(const Table& table, std::span<const Hint> hints) {
  constexpr int digits_of_share = 4, digits_of_points = 2;
  Value moves = Value::array();
  for (const Hint& hint : hints) {
    const Candidate& candidate = hint.candidate;
    Value turn = Value::array();
    for (const Move move : hint.turn) turn.push_back(table.to_notation(move));
    Value reasons = Value::array();
    for (const HintReason& reason : hint.reasons)
      reasons.push_back(Value::object({{"code", reason.code}, {"params", reason.params}}));
    moves.push_back(Value::object({{"option", table.option_to_json(candidate.move)},
                                   {"notation", table.to_notation(candidate.move)},
                                   {"visits", candidate.visits},
                                   {"win_share", decimals(candidate.win_share, digits_of_share)},
                                   {"points", decimals(candidate.points, digits_of_points)},
                                   {"turn", std::move(turn)},
                                   {"reasons", std::move(reasons)}}));
  }
  return Value::object({{"seat", table.decision().seat}, {"moves", std::move(moves)}});
}

}  // namespace horta
