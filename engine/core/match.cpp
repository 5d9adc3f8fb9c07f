#include "engine/core/match.h"

#include <algorithm>
#include <cassert>
#include <ranges>

#include "engine/core/registry.h"

namespace horta {

namespace {

Refusal refusal(Fault fault) { return {std::move(fault), {}}; }

std::unexpected<Refusal> refuse(std::string_view code, json::Object params = {}) {
  return std::unexpected(refusal(fault(code, std::move(params))));
}

// Whether a record with this text in it is read back: that it is UTF-8.
bool is_readable(const std::string& text) { return json::parse(json::write(text)).has_value(); }

std::optional<Fault> check_bot(const std::string& bot) {
  if (bot.size() > longest_name) return fault("bot_name_long", {{"bot", bot}, {"most", longest_name}});
  if (!is_readable(bot)) return fault("name_encoding");
  return std::nullopt;
}

std::optional<Fault> check_names(const MatchSetup& setup) {
  for (const SeatInfo& seat : setup.seats) {
    if (seat.name.size() > longest_name)
      return fault("player_name_long", {{"name", seat.name}, {"most", longest_name}});
    if (!is_readable(seat.name)) return fault("name_encoding");
    if (auto wrong = check_bot(seat.bot)) return wrong;
  }
  if (setup.id.size() > longest_name) return fault("game_id_long", {{"most", longest_name}});
  if (!is_readable(setup.id)) return fault("name_encoding");
  if (setup.nonces.size() > max_seats) return fault("too_many_nonces", {{"most", max_seats}});
  return std::nullopt;
}

bool is_move(const Entry& entry) {
  return entry.type == EntryType::deal || entry.type == EntryType::decision;
}

// What is wrong with the draws that an entry brought, after it was played with them.
std::optional<Fault> mistake_of(const ReplayChance& brought, Version version) {
  const json::Object place{{"step", version}, {"part", "log"}, {"draw", brought.used()}};
  switch (brought.mistake()) {
    case ReplayChance::Mistake::missing:
      return fault("draw_missing", place);
    case ReplayChance::Mistake::wrong_pile:
      return fault("draw_wrong_pile", place);
    case ReplayChance::Mistake::not_in_pile:
      return fault("draw_not_in_pile", place);
    case ReplayChance::Mistake::none:
      break;
  }
  if (!brought.all_used()) return fault("draw_unexpected", place);
  return std::nullopt;
}

}  // namespace

Digest key_of(const MatchSetup& setup) {
  return shuffle_key({.secret = *setup.secret, .game_id = setup.id, .nonces = setup.nonces},
                     json::write(setup.options.to_json()), setup.components.digest);
}

Match::Match(MatchSetup setup, std::unique_ptr<Table> table, bool confirm_turns)
    : setup_{std::move(setup)}, confirm_turns_{confirm_turns} {
  positions_.push_back(std::move(table));
}

std::expected<Match, Fault> Match::open(MatchSetup setup, bool confirm_turns) {
  const GameInfo* game = find_game(setup.game);
  if (!game) return std::unexpected(fault("game_unknown", {{"game", setup.game}}));
  if (auto wrong = check_names(setup)) return std::unexpected(std::move(*wrong));
  auto options = options_from_json(game->options, setup.options.to_json());
  if (!options) return std::unexpected(std::move(options.error()));
  setup.options = std::move(*options);
  if (!setup.rules_version) setup.rules_version = game->rules_version;
  auto table = game->make_table(static_cast<int>(setup.seats.size()), setup.options, setup.components.data,
                                *setup.rules_version);
  if (!table) return std::unexpected(std::move(table.error()));
  Match match{std::move(setup), std::move(*table), confirm_turns};
  if (match.setup_.secret)
    if (auto wrong = match.reveal(*match.setup_.secret)) return std::unexpected(std::move(*wrong));
  return match;
}

std::expected<Match, Fault> Match::start(MatchSetup setup, bool confirm_turns) {
  if (!setup.secret) return std::unexpected(fault("secret_missing"));
  auto match = open(std::move(setup), confirm_turns);
  if (!match) return match;
  const Entry deal{.type = EntryType::deal};
  [[maybe_unused]] const auto version = match->add(deal, match->play(deal, *match->chance_));
  return match;
}

Match Match::as_of(Version version) const {
  // The draws need not be those of the secret: it may have been told to a game that somebody else dealt.
  MatchSetup setup = setup_;
  setup.secret.reset();
  Match earlier = *open(std::move(setup), confirm_turns_);
  for (const Entry& entry : std::span{journal_}.first(version)) [[maybe_unused]]
    const auto added = earlier.append(entry);
  if (setup_.secret) earlier.reveal(*setup_.secret);
  earlier.now_ = now_;
  return earlier;
}

std::optional<Fault> Match::reveal(const Digest& secret) {
  if (setup_.commitment && *setup_.commitment != commitment(secret)) return fault("secret_wrong");
  setup_.commitment = commitment(secret);
  setup_.secret = secret;
  chance_ = std::make_unique<KeyedChance>(key_of(setup_));
  return std::nullopt;
}

// --- entries, wherever they come from

Answer Match::append(Entry entry) {
  if (auto refused = refusal_of(entry)) return std::unexpected(std::move(*refused));
  return is_move(entry) ? append_move(std::move(entry)) : add(std::move(entry));
}

// Everything against an entry but its draws.
std::optional<Refusal> Match::refusal_of(const Entry& entry) const {
  if ((entry.type == EntryType::deal) != journal_.empty() ||
      (entry.time && (*entry.time < 0 || *entry.time > latest_time)))
    return refusal(fault("log_entry", {{"step", version()}}));
  if (version() == most_entries) return refusal(fault("too_many_steps", {{"most", most_entries}}));
  if (entry.type == EntryType::deal) return std::nullopt;
  if (entry.type != EntryType::decision) return refusal_beside_the_game(entry);
  if (over()) return refusal(fault("match_over"));
  if (auto reasons = table().explain(entry.seat, entry.move); !reasons.empty())
    return Refusal{fault("illegal_move"), std::move(reasons)};
  return std::nullopt;
}

std::optional<Refusal> Match::refusal_beside_the_game(const Entry& entry) const {
  if (entry.seat < 0 || entry.seat >= table().players()) return refusal(fault("no_such_seat"));
  if (over()) return refusal(fault("match_over"));
  switch (entry.type) {
    case EntryType::undo: {
      // Version n is reached after entry n - 1; it must lie on the line, and be a deal or a decision.
      const auto place = std::ranges::find(line_, entry.to - 1);
      if (entry.to == 0 || place == line_.end() || place + 1 == line_.end())
        return refusal(fault("nothing_to_undo"));
      break;
    }
    case EntryType::end_turn:
      // Only a turn that could still be taken back, and that another seat follows.
      if (free_undos(entry.seat) == 0 || table().decision().seat == entry.seat)
        return refusal(fault("no_turn_to_end"));
      break;
    case EntryType::takeover:
      if (auto wrong = check_bot(entry.bot)) return refusal(std::move(*wrong));
      break;
    default:
      if (gave_up_ & (1u << entry.seat)) return refusal(fault("already_gave_up"));
      break;
  }
  return std::nullopt;
}

Answer Match::append_move(Entry entry) {
  ReplayChance brought{entry.draws};
  Outcome outcome = play(entry, brought);
  if (auto mistake = mistake_of(brought, version())) return std::unexpected(refusal(std::move(*mistake)));
  if (chance_ && !entry.draws.empty() && play(entry, *chance_).draws != entry.draws)
    return refuse("draws_differ", {{"decision", version()}});
  return add(std::move(entry), std::move(outcome));
}

Match::Outcome Match::play(const Entry& entry, Chance& chance) const {
  RecordingChance recording{chance};
  EventLog events;
  auto next = table().clone();
  if (entry.type == EntryType::deal)
    next->set_up(recording, events);
  else
    next->apply(entry.move, recording, events);
  return {.table = std::move(next), .draws = recording.take(), .events = events.take()};
}

// Precondition of both: nothing is against the entry.
Answer Match::add(Entry entry, Outcome outcome) {
  entry.draws = std::move(outcome.draws);
  entry.events = std::move(outcome.events);
  line_.push_back(journal_.size());
  positions_.push_back(std::move(outcome.table));
  entry.decisions = line_.size() - 1;
  journal_.push_back(std::move(entry));
  return version();
}

Answer Match::add(Entry entry) {
  entry.draws.clear();
  entry.events.clear();
  journal_.push_back(std::move(entry));
  const Entry& added = journal_.back();
  if (added.type == EntryType::undo) {
    const auto place = std::ranges::find(line_, added.to - 1);
    line_.erase(place + 1, line_.end());
    positions_.resize(line_.size() + 1);
  } else if (added.type == EntryType::resignation || added.type == EntryType::flag) {
    gave_up_ = static_cast<std::uint8_t>(gave_up_ | (1u << added.seat));
    end_early(added.type);
  }
  journal_.back().decisions = line_.size() - 1;
  return version();
}

// Who gives up comes last, after those who gave up later. With one seat left the match ends; with more, the
// seat is played on by whoever takes it over.
void Match::end_early(EntryType by) {
  std::vector<Seat> left;
  for (Seat other = 0; other < table().players(); ++other)
    if (!(gave_up_ & (1u << other))) left.push_back(other);
  if (left.size() != 1) return;
  early_end_ = EarlyEnd{.by = by, .ranking = {left}};
  for (const Entry& entry : std::views::reverse(journal_))
    if (entry.type == EntryType::resignation || entry.type == EntryType::flag)
      early_end_->ranking.push_back({entry.seat});
}

// --- entries made here

std::optional<Refusal> Match::refusal_at(Version base) const {
  if (base == version()) return std::nullopt;
  return refusal(fault("version_passed", {{"version", version()}}));
}

Answer Match::decide(Seat seat, Move move) {
  const Entry entry{.type = EntryType::decision, .seat = seat, .move = move, .time = now_};
  if (const auto awaited = awaiting_end_of_turn(); awaited && awaited != seat)
    return refuse("turn_not_ended", {{"seat", *awaited}});
  if (auto refused = refusal_of(entry)) return std::unexpected(std::move(*refused));
  if (!chance_) return refuse("secret_missing");
  return add(entry, play(entry, *chance_));
}

std::optional<Seat> Match::awaiting_end_of_turn() const {
  if (!confirm_turns_ || early_end_ || line_.empty()) return std::nullopt;
  const Seat seat = journal_[line_.back()].seat;
  if (seat == no_seat || free_undos(seat) == 0) return std::nullopt;
  if (table().decision().seat == seat) return std::nullopt;
  return seat;
}

Answer Match::end_turn(Seat seat) {
  if (awaiting_end_of_turn() != seat) return refuse("no_turn_to_end");
  return append({.type = EntryType::end_turn, .seat = seat, .time = now_});
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
  return append({.type = EntryType::undo, .seat = seat, .to = to, .time = now_});
}

Answer Match::take_over(Seat seat, std::string bot) {
  return append({.type = EntryType::takeover, .seat = seat, .bot = std::move(bot), .time = now_});
}

Answer Match::resign(Seat seat) {
  return append({.type = EntryType::resignation, .seat = seat, .time = now_});
}

Answer Match::flag(Seat seat) { return append({.type = EntryType::flag, .seat = seat, .time = now_}); }

}  // namespace horta
