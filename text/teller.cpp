#include "text/teller.h"

#include <cstdlib>
#include <map>
#include <utility>

#include "text/sentence.h"

namespace horta {

namespace {

using json::Value;

const std::string& text_of(const Value& event, std::string_view field) {
  return event.find(field)->as_string();
}

std::string plain_text(const Value& value) {
  return value.is_string() ? value.as_string() : json::write(value);
}

// Places of a grid: columns a, b …, rows from 1 at the top. A crossing lies between four places and goes by
// its row and column, or by the first and the last of the four.
std::optional<std::string> place_name(std::string_view kind, std::int64_t number, int columns) {
  const auto letter = [](std::int64_t column) { return std::string{static_cast<char>('a' + column)}; };
  const auto cell = [&](std::int64_t row, std::int64_t column) {
    return letter(column) + std::to_string(row + 1);
  };
  if (kind == "column") return letter(number);
  if (kind == "row") return std::to_string(number + 1);
  if (kind == "cell") return cell(number / columns, number % columns);
  const int gaps = columns - 1;  // between the columns
  if (kind == "crossing") return std::to_string(number / gaps + 1) + "-" + std::to_string(number % gaps + 1);
  if (kind == "first_cell") return cell(number / gaps, number % gaps);
  if (kind == "last_cell") return cell(number / gaps + 1, number % gaps + 1);
  return std::nullopt;
}

class Teller {
 public:
  Teller(const Telling& telling, const Voice& voice, Detail detail)
      : telling_{telling}, voice_{voice}, detail_{detail} {}

  void tell(const Value& event) {
    if (telling_.has("unsaid", event)) return;
    if (const Value* laid_out = telling_.entry("laid_out", event)) {
      if (detail_ == Detail::complete) add_laid_out(event, text_of(*laid_out, "heading"));
      return;
    }
    begin_phase(event);
    const Seat seat = seat_of(event);
    if (seat == no_seat) {
      finish();
      push({.text = clause(event)});
      return;
    }
    const std::string step = telling_.phase(event) == 0 ? "" : text_of(event, "cause");
    if (seat != seat_ || step != step_ || telling_.has("opens", event)) finish();
    seat_ = seat;
    step_ = step;
    add_clause(event);
  }

  std::vector<Told> take() {
    finish();
    return std::move(told_);
  }

 private:
  static Seat seat_of(const Value& event) {
    const Value* seat = event.find("seat");
    return seat ? static_cast<Seat>(seat->as_int()) : no_seat;
  }
  const Figure& figure(std::int64_t seat) const { return voice_.figures[static_cast<std::size_t>(seat)]; }

  std::string say(const std::string& id, const Value& params) const { return voice_.say(id, params); }

  // A heading where the turns of a round end and where the final scoring begins; a new round is a paragraph.
  // A story that begins in the middle of a phase has no heading.
  void begin_phase(const Value& event) {
    if (telling_.has("any_phase", event)) return;
    const std::size_t phase = telling_.phase(event);
    if (phase_ && telling_.has("paragraphs", event)) {
      finish();
      paragraph_ = true;
    } else if (phase_ && *phase_ < phase) {
      finish();
      paragraph_ = true;
      push({.text = say(text_of(*telling_.entry("phases", event), "heading"), voice_.params),
            .heading = true});
    }
    phase_ = phase;
  }

  // What is laid out one after the other is one list.
  void add_laid_out(const Value& event, const std::string& heading) {
    if (heading != list_) finish();
    list_ = heading;
    clauses_.push_back(clause(event));
  }

  // What comes or goes together is one clause.
  void add_clause(const Value& event) {
    const auto alike = [&](const Value& other) {
      const auto minus = [](const Value& change) { return change.as_int() < 0; };
      return *other.find("event") == *event.find("event") && *other.find("cause") == *event.find("cause") &&
             minus(*other.find("change")) == minus(*event.find("change"));
    };
    const Value* gathered = telling_.entry("gathered", event);
    const bool goes_on = gathered && !gathered_.empty() && alike(gathered_.front());
    if (!goes_on) gathered_.clear();
    if (gathered) gathered_.push_back(event);
    std::string text = clause(event);
    if (goes_on)
      clauses_.back() = std::move(text);
    else
      clauses_.push_back(std::move(text));
  }

  void finish() {
    if (!clauses_.empty()) {
      std::string list = list_of(voice_.say, clauses_);
      if (list_.empty()) {
        push({.seat = seat_, .text = std::move(list)});
      } else {
        Value params = voice_.params;
        params.set("list", std::move(list));
        push({.text = say(list_, params)});
      }
    }
    clauses_.clear();
    gathered_.clear();
    list_.clear();
    seat_ = no_seat;
    step_.clear();
  }

  void push(Told told) {
    told.paragraph = std::exchange(paragraph_, false);
    told_.push_back(std::move(told));
  }

  std::string clause(const Value& event) const {
    const std::string id = "event." + text_of(event, "event");
    const std::string special = id + "." + text_of(event, "cause");
    return say(voice_.say.has(special) ? special : id, params_of(event));
  }

  Value params_of(const Value& event) const {
    Value params = voice_.params;
    const Seat seat = seat_of(event);
    params.set("you", seat != no_seat && figure(seat).you ? "yes" : "no");
    params.set("cause", in_words("cause", *event.find("cause")));
    for (const auto& [name, value] : event.as_object()) {
      if (name == "event" || name == "cause" || name == "seat") continue;
      if (name == "change") {
        params.set("amount", value.as_int() < 0 ? -value.as_int() : value.as_int());
        params.set("sign", value.as_int() < 0 ? "minus" : "plus");
      }
      params.set(name, by_its_name(name, value));
    }
    const Value words = telling_.words(event);
    for (const auto& [name, how] : words.as_object()) put_in_words(params, name, how, event);
    if (const Value* gathered = telling_.entry("gathered", event))
      params.set("list", list_of_gathered(text_of(*gathered, "each"), text_of(*gathered, "item")));
    return params;
  }

  // A value by the message `<name>.<value>`, or as it is where there is none.
  Value by_its_name(const std::string& name, const Value& value) const {
    if (value.is_bool()) return value.as_bool() ? "yes" : "no";
    return value.is_string() && voice_.say.has(name + "." + value.as_string()) ? in_words(name, value)
                                                                               : value;
  }

  void put_in_words(Value& params, const std::string& name, const Value& how, const Value& event) const {
    const Value* of = how.find("of");
    const Value* as = how.is_string() ? &how : how.find("as");
    const Value* less = how.find("less");
    const Value* value = event.find(of ? of->as_string() : name);
    if (!value || value->is_null())
      params.set(name, "none");
    else if (less)
      params.set(name, value->as_int() - event.find(less->as_string())->as_int());
    else if (!as)
      params.set(name, *value);
    else if (as->as_string() == "seat") {
      params.set(name, figure(value->as_int()).name);
      params.set("you", figure(value->as_int()).you ? "yes" : "no");
    } else {
      params.set(name, in_words(as->as_string(), *value));
    }
  }

  std::string in_words(const std::string& kind, const Value& value) const {
    if (value.is_int())
      if (auto place = place_name(kind, value.as_int(), telling_.columns())) return std::move(*place);
    if (voice_.named)
      if (auto name = voice_.named(kind, value)) return std::move(*name);
    return say(kind + "." + plain_text(value), voice_.params);
  }

  // "2 wood and 1 iron"
  std::string list_of_gathered(const std::string& each, const std::string& item) const {
    std::map<std::string, std::int64_t> counts;
    for (const Value& event : gathered_)
      counts[text_of(event, each)] += std::abs(event.find("change")->as_int());
    std::vector<std::string> items;
    for (const auto& [name, count] : counts) {
      Value params = voice_.params;
      params.set("count", count);
      params.set(each, in_words(each, name));
      items.push_back(say(item, params));
    }
    return list_of(voice_.say, items);
  }

  const Telling& telling_;
  const Voice& voice_;
  Detail detail_;
  std::vector<Told> told_;
  std::vector<std::string> clauses_;  // of the sentence being made
  std::vector<Value> gathered_;       // the events that its last clause tells together
  std::string list_;                  // the sentence is a list of what is laid out, under this heading
  Seat seat_ = no_seat;               // whose sentence it is
  std::string step_;                  // the cause that it has outside the turns
  std::optional<std::size_t> phase_;  // of the event before
  bool paragraph_ = false;            // what is told next begins one
};

}  // namespace

std::vector<Told> tell(const Telling& telling, const Voice& voice, std::span<const Value> events,
                       Detail detail) {
  Teller teller{telling, voice, detail};
  for (const Value& event : events) teller.tell(event);
  return teller.take();
}

}  // namespace horta
