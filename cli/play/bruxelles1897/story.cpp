// What happened, in sentences: the events of one player that belong together become one sentence with several
// verbs, such as "You place a 2/4 on b2, pay 4 BEF and take a red artwork."

#include "cli/play/bruxelles1897/board.h"
#include "engine/bruxelles1897/events.h"
#include "engine/bruxelles1897/standings.h"
#include "engine/bruxelles1897/view.h"
#include "text/sentence.h"

namespace horta::cli {

using namespace bruxelles1897;
using json::Value;

namespace {

// Whether an event opens a new sentence even if the one before was about the same player.
bool opens_sentence(EventType type) {
  switch (type) {
    case EventType::architect_placed:
    case EventType::brussels_placed:
    case EventType::noble_activated:
    case EventType::exhibited:
    case EventType::withdrew:
    case EventType::passed:
    case EventType::column_won:
    case EventType::coat_won:
    case EventType::brussels_majority:
      return true;
    default:
      return false;
  }
}

// What a player sees anyway, or hears of in the next words: a taken card that is no noble is gained or
// discarded, and what nobody bought simply goes.
bool goes_without_saying(const Event& event) {
  switch (EventType{event.type}) {
    case EventType::card_taken:
      return type_of(ActionCard{static_cast<std::uint8_t>(event.a)}) != CardType::noble;
    case EventType::card_discarded:
      return event.seat < 0;
    case EventType::jailed:
    case EventType::noble_kept:
      return Cause{event.cause} == Cause::setup;
    case EventType::architects_returned:
    case EventType::nobles_untapped:
    case EventType::expo_returned:
      return true;
    default:
      return false;
  }
}

class Teller {
 public:
  Teller(const Scene& scene, Detail detail) : scene_{scene}, say_{scene.say}, detail_{detail} {}

  void tell(const Event& event) {
    const EventType type{event.type};
    if (goes_without_saying(event)) return;
    if (type == EventType::dealt || type == EventType::bonus_dealt) {
      if (detail_ == Detail::story) return;
      if (!dealing_ || *dealing_ != type) finish();
      dealing_ = type;
      clauses_.push_back(text_of(event));
      return;
    }
    announce_phase(event);
    if (event.seat < 0) {
      finish();
      sentences_.push_back(text_of(event));
      return;
    }
    if (event.seat != seat_ || step_of(event) != step_ || opens_sentence(type)) finish();
    seat_ = event.seat;
    step_ = step_of(event);
    clauses_.push_back(text_of(event));
  }

  std::vector<std::string> take() {
    finish();
    return std::move(sentences_);
  }

 private:
  enum class Phase { turns, majorities, final };
  static Phase phase_of(const Event& event) {
    if (Cause{event.cause} >= Cause::final_payment) return Phase::final;
    return Cause{event.cause} >= Cause::column_majority ? Phase::majorities : Phase::turns;
  }

  // A heading where the turns of a round end, where the final scoring begins, and before a new round. A story
  // that begins in the middle of a phase has none.
  void announce_phase(const Event& event) {
    const Phase phase = phase_of(event);
    const bool new_round = EventType{event.type} == EventType::round_began && phase_;
    if (new_round || (phase_ && *phase_ < phase)) {
      finish();
      sentences_.emplace_back();
      if (!new_round)
        sentences_.push_back(
            scene_.style(Paint::strong, say_(phase == Phase::final ? "story.final" : "story.majorities")));
    }
    phase_ = phase;
  }

  // What belongs together: a turn is one step, and so is each cause of the majority phase and of the final
  // scoring.
  static int step_of(const Event& event) {
    return Cause{event.cause} >= Cause::column_majority ? event.cause : 0;
  }

  void finish() {
    if (!clauses_.empty()) {
      const std::string list = list_of(say_, clauses_);
      if (dealing_) {
        sentences_.push_back(say_(*dealing_ == EventType::dealt ? "story.cards" : "story.bonuses",
                                  Value::object({{"list", list}})));
      } else {
        const std::string name = scene_.style(scene_.paint(seat_), scene_.name(seat_));
        sentences_.push_back(say_("story.sentence", Value::object({{"name", name}, {"clauses", list}})));
      }
    }
    clauses_.clear();
    dealing_.reset();
    seat_ = no_seat;
    step_ = 0;
  }

  // The message `event.<type>.<cause>`, or `event.<type>` where the cause makes no difference.
  std::string text_of(const Event& event) const {
    const std::string id = "event." + std::string{bruxelles1897::name(EventType{event.type})};
    const std::string special = id + "." + std::string{bruxelles1897::name(Cause{event.cause})};
    return say_(say_.has(special) ? special : id, params_of(event));
  }

  Value params_of(const Event& event) const {
    Value params = Value::object();
    params.set("you", event.seat >= 0 && scene_.you(event.seat) ? "yes" : "no");
    params.set("cause", say_("cause." + std::string{bruxelles1897::name(Cause{event.cause})}));
    const auto put = [&](std::string_view key, std::string_view family, std::string_view name) {
      params.set(key, say_(std::string{family}.append(".").append(name)));
    };
    const int a = event.a, b = event.b;
    const auto first = static_cast<std::uint8_t>(a), second = static_cast<std::uint8_t>(b);
    switch (EventType{event.type}) {
      case EventType::round_began:
        params.set("round", a);
        params.set("rounds", rounds);
        params.set("name", scene_.name(b));
        params.set("you", scene_.you(b) ? "yes" : "no");
        break;
      case EventType::dealt:
        params.set("cell", cell_name(a));
        put("card", "card", full_name(ActionCard{second}));
        break;
      case EventType::corner_taken:
        params.set("cell", cell_name(a));
        params.set("card",
                   b < 0 ? std::string{} : say_("card." + std::string{full_name(ActionCard{second})}));
        params.set("empty", b < 0 ? "yes" : "no");
        break;
      case EventType::bonus_dealt:
      case EventType::column_won:
        params.set("column", column_name(a));
        put("bonus", "bonus", bruxelles1897::name(Bonus{second}));
        break;
      case EventType::reshuffled:
        put("pile", "pile", bruxelles1897::name(Pile{first}));
        break;
      case EventType::architect_placed:
        params.set("cell", cell_name(a));
        params.set("architect", bruxelles1897::name(Architect{second}));
        params.set("value", event.c);
        break;
      case EventType::brussels_placed:
        put("brussels", "brussels", bruxelles1897::name(Brussels{first}));
        params.set("which", bruxelles1897::name(Brussels{first}));
        params.set("cards", b);
        break;
      case EventType::park_action:
        put("action", "cause", bruxelles1897::name(ParkAction{first}));
        break;
      case EventType::card_taken:
      case EventType::card_drawn:
      case EventType::card_gained:
      case EventType::card_discarded:
        put("card", "a_card", full_name(ActionCard{first}));
        break;
      case EventType::money:
      case EventType::vp:
        params.set("amount", a < 0 ? -a : a);
        params.set("sign", a < 0 ? "minus" : "plus");
        if (EventType{event.type} == EventType::vp)
          put("source", "source", bruxelles1897::name(Source{second}));
        break;
      case EventType::track:
        put("track", "track", bruxelles1897::name(Track{first}));
        params.set("value", b);
        break;
      case EventType::noble_kept:
      case EventType::noble_activated:
        put("noble", "noble", bruxelles1897::name(Noble{first}));
        break;
      case EventType::freed:
      case EventType::jailed:
        params.set("architect", bruxelles1897::name(Architect{first}));
        break;
      case EventType::exhibited:
        put("colour", "colour", bruxelles1897::name(Colour{first}));
        break;
      case EventType::coat_won: {
        const auto cells = cells_of_coat(a);
        params.set("from", cell_name(cells.front()));
        params.set("to", cell_name(cells.back()));
        params.set("cards", b);
        break;
      }
      case EventType::brussels_majority:
        params.set("cards", a);
        break;
      case EventType::architects_returned:
      case EventType::nobles_untapped:
        params.set("count", a);
        break;
      case EventType::short_of_materials:
        params.set("needed", a);
        params.set("held", b);
        break;
      case EventType::nothing_to_sell:
      case EventType::expo_returned:
      case EventType::withdrew:
      case EventType::passed:
      case EventType::game_ended:
        break;
    }
    return params;
  }

  const Scene& scene_;
  const Locale& say_;
  Detail detail_;
  std::vector<std::string> sentences_;
  std::vector<std::string> clauses_;  // of the sentence being made
  std::optional<EventType> dealing_;  // the sentence is a list of cards dealt
  std::optional<Phase> phase_;        // of the event before
  std::int8_t seat_ = no_seat;
  int step_ = 0;
};

}  // namespace

std::vector<std::string> Board1897::tell(std::span<const Event> events, Detail detail) const {
  Teller teller{scene_, detail};
  for (const Event& event : events) teller.tell(event);
  return teller.take();
}

}  // namespace horta::cli
