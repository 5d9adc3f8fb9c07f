// Reading records from outside: everything is checked, in the order in which it is written, and the first
// mistake is reported with its place.

#include <algorithm>
#include <utility>

#include "engine/core/entries.h"
#include "engine/core/members.h"
#include "engine/core/record.h"
#include "engine/core/setup_json.h"

namespace horta {

namespace {

using json::Value;

constexpr std::size_t most_steps = most_entries;

// Equal but for the order of members, which another program may choose as it likes.
bool equivalent(const Value& a, const Value& b) {
  if (a.is_object() && b.is_object())
    return a.as_object().size() == b.as_object().size() &&
           std::ranges::all_of(a.as_object(), [&b](const json::Member& member) {
             const Value* other = b.find(member.first);
             return other && equivalent(member.second, *other);
           });
  if (a.is_array() && b.is_array()) return std::ranges::equal(a.as_array(), b.as_array(), equivalent);
  return a == b;
}

}  // namespace

class RecordReader {
 public:
  RecordReader(const Value& record, bool confirm_turns, const Components* own)
      : record_{record}, confirm_turns_{confirm_turns}, own_{own} {}

  std::expected<Match, Fault> read() {
    if (auto wrong = read_head()) return std::unexpected(std::move(*wrong));
    auto opened = Match::open(std::move(setup_), confirm_turns_);
    if (!opened) return opened;
    match_ = std::move(*opened);

    const Value* log = record_.find("log");
    if (auto wrong = log ? play_log(*log) : play_steps()) return std::unexpected(std::move(*wrong));
    if (auto wrong = check_rest(log != nullptr)) return std::unexpected(std::move(*wrong));
    if (secret_)
      if (auto wrong = match_->reveal(*secret_)) return std::unexpected(std::move(*wrong));
    return std::move(*match_);
  }

 private:
  using Wrong = std::optional<Fault>;

  Wrong read_head() {
    if (!record_.is_object()) return fault("record_shape");
    const std::string* format = text_of(record_, "format");
    if (!format || *format != record_format) return fault("record_format");
    if (number_of(record_, "version") != record_version) return fault("record_version");
    // Records made before rules had versions are of the first one.
    auto setup = setup_from_json(record_, /*rules_version=*/1, own_);
    if (!setup) return std::move(setup.error());
    setup_ = std::move(*setup);
    const Value* shuffle = record_.find("shuffle");
    if (auto wrong = shuffle ? read_shuffle(*shuffle, setup_) : std::nullopt) return wrong;
    secret_ = std::exchange(setup_.secret, std::nullopt);
    return std::nullopt;
  }

  Wrong play_steps() {
    const Value* steps = record_.find("steps");
    if (!steps || !steps->is_array()) return fault("record_field", {{"field", "steps"}});
    const json::Array& list = steps->as_array();
    if (list.size() > most_steps) return fault("too_many_steps", {{"most", most_steps}});
    Entry entry{.type = EntryType::deal};
    for (std::size_t step = 0, decided = 0;;) {
      const std::size_t first_draw = step;
      for (; step < list.size() && list[step].find("chance"); ++step) {
        const auto draw = draw_from_json(*match_, list[step], step);
        if (!draw) return draw.error();
        entry.draws.push_back(*draw);
      }
      const Move move = entry.move;
      if (auto answer = match_->append(std::move(entry)); !answer)
        return refused_step(*match_, std::move(answer.error()), move, decided, first_draw);
      if (step == list.size()) return std::nullopt;
      auto decision = decision_from_json(*match_, list[step], step);
      if (!decision) return std::move(decision.error());
      entry = std::move(*decision);
      decided = step++;
    }
  }

  // The log is the journal itself. What it leads to is compared with the steps afterwards.
  Wrong play_log(const Value& log) {
    if (!log.is_array()) return fault("record_field", {{"field", "log"}});
    const json::Array& list = log.as_array();
    if (list.size() > most_steps) return fault("too_many_steps", {{"most", most_steps}});
    for (const Value& entry : list)
      if (auto wrong = append_entry(*match_, entry)) return wrong;
    return list.empty() ? Wrong{fault("record_field", {{"field", "log"}})} : std::nullopt;
  }

  // What follows from the play must stand in the record as it is.
  Wrong check_rest(bool from_log) {
    const Value again = to_record(*match_, Secret::hidden);
    if (from_log) {
      const Value* steps = record_.find("steps");
      if (!steps || !equivalent(*steps, *again.find("steps"))) return fault("steps_differ_from_log");
    }
    const Value* ended = record_.find("ended");
    const Value* early_end = again.find("ended");
    if ((ended != nullptr) != (early_end != nullptr) || (ended && !equivalent(*ended, *early_end)))
      return fault("ended_differs");
    const Value* result = record_.find("result");
    if (!result) return match_->table().over() ? Wrong{fault("result_missing")} : std::nullopt;
    if (!match_->table().over()) return fault("result_too_early");
    const Value* expected = again.find("result");
    for (const std::string_view part : {"scores", "ledger", "ranking"}) {
      const Value* found = result->find(part);
      if (!found || !equivalent(*found, *expected->find(part)))
        return fault("result_differs", {{"part", part}, {"expected", json::write(*expected->find(part))}});
    }
    return std::nullopt;
  }

  const Value& record_;
  bool confirm_turns_;
  const Components* own_;
  MatchSetup setup_;
  // Told to the match at the end: somebody may go on with a game whose own secret he does not know, under a
  // shuffle of his own. What was drawn before is not of that shuffle, which check_shuffle tells.
  std::optional<Digest> secret_;
  std::optional<Match> match_;
};

std::expected<Match, Fault> match_from_record(const Value& record, bool confirm_turns,
                                              const Components* own) {
  return RecordReader{record, confirm_turns, own}.read();
}

std::expected<Match, Fault> match_from_text(std::string_view text, bool confirm_turns) {
  const auto record = json::parse(text);
  if (!record) return std::unexpected(json_fault(record.error()));
  return match_from_record(*record, confirm_turns);
}

}  // namespace horta
