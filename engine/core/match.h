#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/components.h"
#include "engine/core/keyed_chance.h"
#include "engine/core/options.h"
#include "engine/core/table.h"

namespace horta {

// What would make a record that is not read back: longer names, bots and ids (in bytes), more entries, and
// times after the year 9999.
inline constexpr std::size_t longest_name = 200;
inline constexpr std::size_t most_entries = 20'000;
inline constexpr std::int64_t latest_time = 253'402'300'799'999;

// Who sits where. A seat without a bot is a person's.
struct SeatInfo {
  std::string name;
  std::string bot;

  friend bool operator==(const SeatInfo&, const SeatInfo&) = default;
};

// Everything that is settled before the first card is dealt.
struct MatchSetup {
  std::string game;
  std::optional<int> rules_version = {};  // the newest where it is not said; a match has it
  Options options;
  std::vector<SeatInfo> seats;
  Components components;
  std::string id = {};  // part of the key, so that one secret serves one game
  std::optional<Digest> commitment;
  std::vector<Digest> nonces;
  std::optional<Digest> secret;  // known to the table that deals, and after the game to everybody
};

// A match counts its journal entries: version n is the match after n entries. Entry 0 is the deal.
using Version = std::size_t;

enum class EntryType : std::uint8_t { deal, decision, undo, end_turn, takeover, resignation, flag };

// An entry of the journal, made here or brought from elsewhere: by a record, or by another node.
struct Entry {
  EntryType type = EntryType::deal;
  Seat seat = no_seat;
  Move move = {};                         // decision
  std::vector<Draw> draws = {};           // deal, decision
  std::vector<Event> events = {};         // deal, decision
  Version to = 0;                         // undo: the version whose position is restored
  std::string bot = {};                   // takeover: who plays from now on; empty: the person again
  std::optional<std::int64_t> time = {};  // when, in milliseconds since 1970, where a clock was at hand
  std::size_t decisions = 0;              // how many stand after it; the match that takes it counts them
};

// Why the match did not do what was asked: the fault, and for an illegal move everything that forbids it.
struct Refusal {
  Fault fault;
  std::vector<Reason> reasons;
};

using Answer = std::expected<Version, Refusal>;

// How a match ended before the rules ended it.
struct EarlyEnd {
  EntryType by = EntryType::resignation;
  std::vector<std::vector<Seat>> ranking;
};

// The one authority over a game in progress, used by the server's table, the page's offline table, the
// command line and the tests alike: an append-only journal, and the position it leads to. What the rules do
// not know is here: taking back, ending a turn, giving up. Not thread-safe.
class Match {
 public:
  // A match before its deal, which is the first entry to be appended. With `confirm_turns`, a turn that could
  // still be taken back must be ended by its seat before another one decides.
  static std::expected<Match, Fault> open(MatchSetup setup, bool confirm_turns = false);
  // Opens and deals. Needs the secret.
  static std::expected<Match, Fault> start(MatchSetup setup, bool confirm_turns = false);

  Match(Match&&) = default;
  Match& operator=(Match&&) = default;

  const MatchSetup& setup() const { return setup_; }
  std::span<const Entry> journal() const { return journal_; }
  Version version() const { return journal_.size(); }
  const Table& table() const { return *positions_.back(); }

  // As it stood after so many of the decisions that were not taken back.
  const Table& table_after(std::size_t decisions) const { return *positions_[decisions + 1]; }

  // The rules or a resignation ended it: nothing more can be decided or taken back.
  bool over() const { return table().over() || early_end_.has_value(); }
  const std::optional<EarlyEnd>& early_end() const { return early_end_; }
  // The seat that must end its turn before the next decision, or none.
  std::optional<Seat> awaiting_end_of_turn() const;

  // An entry that was made elsewhere, with its draws; its events follow from the rules. Whether turns have to
  // be ended was for that table to say, everything else is as if it were made here. Where the secret is
  // known, the draws must be those of the shuffle.
  Answer append(Entry entry);
  // The match as it was at an earlier version, built anew from its entries.
  Match as_of(Version version) const;
  // Tells the secret of a match that came without it: from now on it can be played on here.
  std::optional<Fault> reveal(const Digest& secret);

  // Refuses what was asked in view of another version than this one.
  std::optional<Refusal> refusal_at(Version base) const;

  // The time that entries made here carry from now on, if any: the engine has no clock of its own.
  void set_time(std::optional<std::int64_t> now) { now_ = now; }

  Answer decide(Seat seat, Move move);
  Answer end_turn(Seat seat);

  // How many of its last decisions a seat can take back on its own: until a draw revealed something, another
  // seat decided, or the turn was ended.
  std::size_t free_undos(Seat seat) const;
  Answer undo(Seat seat);
  // Takes back as many of these as belong to the last turn.
  Answer restart_turn(Seat seat);
  // What all others have agreed to: back to an earlier version of the line being played.
  Answer undo_by_consent(Seat seat, Version to);

  Answer take_over(Seat seat, std::string bot);
  Answer resign(Seat seat);
  Answer flag(Seat seat);

  // The journal indices of the deal and of the decisions that were not taken back.
  std::span<const std::size_t> line() const { return line_; }

 private:
  // What a deal or a decision leads to.
  struct Outcome {
    std::unique_ptr<Table> table;
    std::vector<Draw> draws;
    std::vector<Event> events;
  };

  Match(MatchSetup setup, std::unique_ptr<Table> table, bool confirm_turns);
  std::optional<Refusal> refusal_of(const Entry& entry) const;
  std::optional<Refusal> refusal_beside_the_game(const Entry& entry) const;
  Answer append_move(Entry entry);
  Outcome play(const Entry& entry, Chance& chance) const;
  Answer add(Entry entry, Outcome outcome);
  Answer add(Entry entry);
  void end_early(EntryType by);

  MatchSetup setup_;
  bool confirm_turns_;
  std::optional<std::int64_t> now_;
  std::vector<Entry> journal_;
  std::vector<std::size_t> line_;
  std::vector<std::unique_ptr<Table>> positions_;  // before the deal, and after each entry of the line
  std::uint8_t gave_up_ = 0;                       // set of seats
  std::optional<EarlyEnd> early_end_;
  std::unique_ptr<KeyedChance> chance_;
};

// The key with which a setup deals. Precondition: it has its secret.
Digest key_of(const MatchSetup& setup);

}  // namespace horta
