#include "engine/core/match.h"

#include <algorithm>
#include <cassert>
#include <ranges>

#include "engine/core/registry.h"

namespace horta {

Digest key_of(const MatchSetup& setup) {
  return shuffle_key({.secret = *setup.secret, .game_id = setup.id, .nonces = setup.nonces},
                     json::write(setup.options.to_json()), setup.components.digest);
}

Match::Match(MatchSetup setup, std::unique_ptr<Table> table, bool confirm_turns)
    : setup_{std::move(setup)}, confirm_turns_{confirm_turns} {
  positions_.push_back(std::move(table));
  if (setup_.secret) chance_ = std::make_unique<KeyedChance>(key_of(setup_));
}

std::expected<Match, Fault> Match::start(MatchSetup setup, bool confirm_turns) {
  const GameInfo* game = find_game(setup.game);
  if (!game) return std::unexpected(Fault{"game_unknown", json::Value::object({{"game", setup.game}})});
  if (!setup.secret) return std::unexpected(Fault{"secret_missing"});
  if (setup.commitment && *setup.commitment != commitment(*setup.secret))
    return std::unexpected(Fault{"secret_wrong"});
  auto options = options_from_json(game->options, setup.options.to_json());
  if (!options) return std::unexpected(std::move(options.error()));
  setup.options = std::move(*options);
  if (!setup.rules_version) setup.rules_version = game->rules_version;
  auto table = game->make_table(static_cast<int>(setup.seats.size()), setup.options, setup.components.data,
                                *setup.rules_version);
  if (!table) return std::unexpected(std::move(table.error()));
  setup.commitment = commitment(*setup.secret);
  Match match{std::move(setup), std::move(*table), confirm_turns};
  match.play({.type = EntryType::deal}, *match.chance_);
  return match;
}

void Match::play(Entry entry, Chance& chance) {
  RecordingChance recording{chance};
  EventLog events;
  auto next = table().clone();
  if (entry.type == EntryType::deal)
    next->set_up(recording, events);
  else
    next->apply(entry.move, recording, events);
  entry.draws = recording.take();
  entry.events = events.take();
  line_.push_back(journal_.size());
  journal_.push_back(std::move(entry));
  positions_.push_back(std::move(next));
}

std::unexpected<Refusal> Match::refuse(std::string_view code, json::Object params) const {
  return std::unexpected(Refusal{Fault{std::string{code}, json::Value::object(std::move(params))}, {}});
}

std::optional<Seat> Match::awaiting_end_of_turn() const {
  if (!confirm_turns_ || early_end_) return std::nullopt;
  const Seat seat = journal_[line_.back()].seat;
  if (seat == no_seat || free_undos(seat) == 0) return std::nullopt;
  if (table().decision().seat == seat) return std::nullopt;
  return seat;
}

Answer Match::decide(Seat seat, Move move) {
  if (over()) return refuse("match_over");
  if (const auto awaited = awaiting_end_of_turn(); awaited && awaited != seat)
    return refuse("turn_not_ended", {{"seat", *awaited}});
  if (auto reasons = table().explain(seat, move); !reasons.empty()) {
    auto refusal = refuse("illegal_move");
    refusal.error().reasons = std::move(reasons);
    return refusal;
  }
  if (!chance_) return refuse("secret_missing");
  play({.type = EntryType::decision, .seat = seat, .move = move}, *chance_);
  return version();
}

Answer Match::end_turn(Seat seat) {
  if (awaiting_end_of_turn() != seat) return refuse("no_turn_to_end");
  journal_.push_back({.type = EntryType::end_turn, .seat = seat});
  return version();
}

std::size_t Match::free_undos(Seat seat) const {
  // An ended turn is final: only decisions made after the last entry of that kind count.
  std::size_t earliest = 0;
  for (std::size_t index = journal_.size(); index-- > 0 && earliest == 0;)
    if (journal_[index].type == EntryType::end_turn) earliest = index;
  std::size_t count = 0;
  for (const std::size_t index : std::views::reverse(line_)) {
    const Entry& entry = journal_[index];
    if (entry.type != EntryType::decision || entry.seat != seat || !entry.draws.empty() || index < earliest)
      break;
    ++count;
  }
  return over() ? 0 : count;  // the secret may be known by now
}

void Match::back_to(std::size_t line_length) {
  line_.resize(line_length);
  positions_.resize(line_length + 1);
}

Answer Match::undo(Seat seat) {
  if (free_undos(seat) == 0) return refuse("nothing_to_undo");
  return undo_by_consent(seat, line_[line_.size() - 2] + 1);
}

Answer Match::restart_turn(Seat seat) {
  const std::size_t count = free_undos(seat);
  if (count == 0) return refuse("nothing_to_undo");
  // Several turns in a row can be free; positions_[n] is the position before entry n of the line.
  const std::size_t earliest = line_.size() - count;
  std::size_t first = line_.size() - 1;
  while (first > earliest && !positions_[first]->opens_turn()) --first;
  return undo_by_consent(seat, line_[first - 1] + 1);
}

Answer Match::undo_by_consent(Seat seat, Version to) {
  if (seat < 0 || seat >= table().players()) return refuse("no_such_seat");
  if (over()) return refuse("match_over");
  // Version n is reached after entry n - 1; it must lie on the line, and be a deal or a decision.
  const auto place = std::ranges::find(line_, to - 1);
  if (to == 0 || place == line_.end() || place + 1 == line_.end()) return refuse("nothing_to_undo");
  back_to(static_cast<std::size_t>(place - line_.begin()) + 1);
  journal_.push_back({.type = EntryType::undo, .seat = seat, .to = to});
  return version();
}

Answer Match::take_over(Seat seat, std::string bot) {
  if (seat < 0 || seat >= table().players()) return refuse("no_such_seat");
  if (over()) return refuse("match_over");
  journal_.push_back({.type = EntryType::takeover, .seat = seat, .bot = std::move(bot)});
  return version();
}

// Who gives up comes last, after those who gave up later. With one seat left the match ends; with more, the
// seat is played on by whoever takes it over.
Answer Match::give_up(Seat seat, EntryType type) {
  if (seat < 0 || seat >= table().players()) return refuse("no_such_seat");
  if (over()) return refuse("match_over");
  const auto bit = static_cast<std::uint8_t>(1u << seat);
  if (gave_up_ & bit) return refuse("already_gave_up");
  gave_up_ = static_cast<std::uint8_t>(gave_up_ | bit);
  journal_.push_back({.type = type, .seat = seat});

  std::vector<Seat> left;
  for (Seat other = 0; other < table().players(); ++other)
    if (!(gave_up_ & (1u << other))) left.push_back(other);
  if (left.size() == 1) {
    early_end_ = EarlyEnd{.by = type, .ranking = {left}};
    for (const Entry& entry : std::views::reverse(journal_))
      if (entry.type == EntryType::resignation || entry.type == EntryType::flag)
        early_end_->ranking.push_back({entry.seat});
  }
  return version();
}

}  // namespace horta
