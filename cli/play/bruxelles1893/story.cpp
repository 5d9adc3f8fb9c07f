// What happened, in sentences: the events of one player that belong together become one sentence with several
// verbs, such as "You place a pawn on c3 with 2 BEF, take a blue artwork and …".

#include "cli/play/bruxelles1893/board.h"
#include "engine/bruxelles1893/events.h"
#include "engine/bruxelles1893/view.h"
#include "text/sentence.h"

namespace horta::cli {

using namespace bruxelles1893;
using json::Value;

namespace {

// Whether an event opens a new sentence even if the one before was about the same player.
bool opens_sentence(EventType type) {
  switch (type) {
    case EventType::board_taken:
    case EventType::crest_chosen:
    case EventType::neutral_placed:
    case EventType::pawn_placed:
    case EventType::brussels_placed:
    case EventType::free_action:
    case EventType::card_used:
    case EventType::tile_taken:
    case EventType::passed:
    case EventType::column_won:
    case EventType::first_player:
    case EventType::card_slid:
    case EventType::card_spent:
    case EventType::iris_won:
    case EventType::brussels_majority:
      return true;
    default:
      return false;
  }
}

// What lies on the table anyway: told only in a complete account.
bool is_dealt(EventType type) {
  switch (type) {
    case EventType::strip_laid:
    case EventType::bonus_dealt:
    case EventType::compass_laid:
    case EventType::card_laid:
    case EventType::tile_laid:
    case EventType::notable_revealed:
      return true;
    default:
      return false;
  }
}

// What is heard of in the words before or after.
bool goes_without_saying(const Event& event) {
  const Cause cause{event.cause};
  switch (EventType{event.type}) {
    case EventType::money:
      return cause == Cause::placement || (cause == Cause::notable && event.a < 0);  // the stake, the price
    case EventType::artwork_drawn:
    case EventType::notable_kept:
      return cause == Cause::setup;
    case EventType::pawns_returned:
    case EventType::notables_upright:
    case EventType::cards_turned:
    case EventType::bonus_discarded:
    case EventType::tiles_under:
    case EventType::waits_on_card:
      return true;
    case EventType::jokers:
      return cause == Cause::final_payment;
    default:
      return false;
  }
}

class Teller {
 public:
  Teller(const Scene& scene, const Rules& rules, Detail detail)
      : scene_{scene}, names_{scene.say, rules}, rules_{rules}, detail_{detail} {}

  void tell(const Event& event) {
    const EventType type{event.type};
    if (goes_without_saying(event)) return;
    if (is_dealt(type) && !is_news(event)) {
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
    if (type != EventType::material || !goes_with_cubes(event)) finish_cubes();
    seat_ = event.seat;
    step_ = step_of(event);
    if (type == EventType::material)
      cubes_.push_back(event);
    else
      clauses_.push_back(text_of(event));
  }

  std::vector<std::string> take() {
    finish();
    return std::move(sentences_);
  }

 private:
  enum class Phase { turns, resolution, final };
  static Phase phase_of(const Event& event) {
    const Cause cause{event.cause};
    if (cause >= Cause::final_payment || (cause == Cause::belle_epoque_tile && is_final_tile(event)))
      return Phase::final;
    return cause >= Cause::column_majority ? Phase::resolution : Phase::turns;
  }
  // Tiles are taken during the turns and count at the end.
  static bool is_final_tile(const Event& event) { return EventType{event.type} != EventType::tile_taken; }

  // Hankar's card, which nobody has seen on the board yet.
  static bool is_news(const Event& event) {
    return EventType{event.type} == EventType::notable_revealed &&
           Cause{event.cause} == Cause::architect_power;
  }

  // A heading where the turns of a round end, where the final scoring begins, and before a new round. A story
  // that begins in the middle of a phase has none.
  void announce_phase(const Event& event) {
    if (Cause{event.cause} == Cause::belle_epoque_card) return;  // such cards are used in every phase
    const bool new_round = EventType{event.type} == EventType::round_began && phase_;
    const Phase phase = phase_of(event);
    if (new_round || (phase_ && *phase_ < phase)) {
      finish();
      sentences_.emplace_back();
      if (!new_round)
        sentences_.push_back(
            scene_.style(Paint::strong, names_(phase == Phase::final ? "story.final" : "story.majorities")));
    }
    phase_ = phase;
  }

  // What belongs together: a turn is one step, and so is each cause of the resolution and of the end.
  static int step_of(const Event& event) { return phase_of(event) == Phase::turns ? 0 : event.cause; }

  // Cubes that come or go together are one clause.
  bool goes_with_cubes(const Event& event) const {
    return !cubes_.empty() && cubes_.front().cause == event.cause && (cubes_.front().b < 0) == (event.b < 0);
  }
  void finish_cubes() {
    if (cubes_.empty()) return;
    std::array<int, material_types> counts{};
    for (const Event& event : cubes_) counts[at(event.a)] += event.b < 0 ? -event.b : event.b;
    std::vector<std::string> items;
    for (std::uint8_t type = 0; type < material_types; ++type)
      if (counts[type] > 0)
        items.push_back(
            names_("story.materials", {{"count", counts[type]}, {"material", names_.of(Material{type})}}));
    cubes_list_ = list_of(names_.locale(), items);
    clauses_.push_back(text_of(cubes_.front()));
    cubes_.clear();
  }

  void finish() {
    finish_cubes();
    if (!clauses_.empty()) {
      const std::string list = list_of(names_.locale(), clauses_);
      if (dealing_) {
        sentences_.push_back(names_(heading_of(*dealing_), {{"list", list}}));
      } else {
        const std::string name = scene_.style(scene_.paint(seat_), scene_.name(seat_));
        sentences_.push_back(names_("story.sentence", {{"name", name}, {"clauses", list}}));
      }
    }
    clauses_.clear();
    dealing_.reset();
    seat_ = no_seat;
    step_ = 0;
  }

  static std::string_view heading_of(EventType type) {
    switch (type) {
      case EventType::strip_laid:
        return "story.strips";
      case EventType::compass_laid:
        return "story.compass";
      case EventType::card_laid:
        return "story.pavilion_cards";
      case EventType::tile_laid:
        return "story.tiles";
      case EventType::notable_revealed:
        return "story.notables";
      default:
        return "story.bonuses";
    }
  }

  // Where Bruxelles 1897 has an event of the same name with another meaning, the text has another one.
  static std::string id_of(const Event& event) {
    const EventType type{event.type};
    switch (type) {
      case EventType::brussels_placed:
        return "event.pawns_to_brussels";
      case EventType::brussels_majority:
        return "event.most_pawns";
      case EventType::freed:
        return "event.pawn_freed";
      case EventType::jailed:
        return "event.pawn_jailed";
      case EventType::passed:
        return "event.passed_round";
      case EventType::money:
        if (Cause{event.cause} == Cause::final_payment) return "event.notables_paid";
        break;
      default:
        break;
    }
    return "event." + std::string{bruxelles1893::name(type)};
  }

  // The message `event.<type>.<cause>`, or `event.<type>` where the cause makes no difference.
  std::string text_of(const Event& event) const {
    const std::string id = id_of(event);
    const std::string special = id + "." + std::string{bruxelles1893::name(Cause{event.cause})};
    const bool premium = EventType{event.type} == EventType::vp && Cause{event.cause} == Cause::construction;
    return names_.with(names_.has(special) && !premium ? special : id, params_of(event));
  }

  std::string space_name(int space) const {
    return rules_.first_edition() ? std::to_string(space) : names_.of(rules_.compass[at(space)]);
  }

  Value params_of(const Event& event) const {
    const int a = event.a, b = event.b, c = event.c;
    const auto first = static_cast<std::uint8_t>(a), second = static_cast<std::uint8_t>(b);
    Value params =
        Value::object({{"cause", names_("cause." + std::string{bruxelles1893::name(Cause{event.cause})})}});
    params.set("you", event.seat >= 0 && scene_.you(event.seat) ? "yes" : "no");
    const auto amount = [&](int change) {
      params.set("amount", change < 0 ? -change : change);
      params.set("sign", change < 0 ? "minus" : "plus");
    };
    switch (EventType{event.type}) {
      case EventType::round_began:
        params.set("round", a);
        params.set("rounds", rounds);
        params.set("name", scene_.name(b));
        params.set("you", scene_.you(b) ? "yes" : "no");
        break;
      case EventType::strip_laid:
        params.set("row", a + 1);
        params.set("strip", b);
        break;
      case EventType::reshuffled:
        params.set("pile", names_.of(Pile{first}));
        break;
      case EventType::bonus_dealt:
        params.set("column", column_letter(a));
        params.set("bonus",
                   names_.powers(b) + (names_.symbols(b).empty() ? "" : " (" + names_.symbols(b) + ")"));
        break;
      case EventType::column_won:
      case EventType::column_tied:
      case EventType::card_swapped:
      case EventType::bonus_discarded:
        params.set("column", column_letter(a));
        params.set("bonus", names_.bonus(b));
        break;
      case EventType::compass_laid:
        params.set("space", a);
        params.set("tile", names_.of(Space{second}));
        break;
      case EventType::card_laid:
      case EventType::pavilion_built:
        params.set("row", a + 1);
        params.set("card", b);
        params.set("effect", names_.effect(b));
        break;
      case EventType::tile_laid:
      case EventType::tile_taken:
        params.set("tile", names_.effect(Tile{first}));
        break;
      case EventType::board_taken:
      case EventType::power_used:
        params.set("board", names_.of(bruxelles1893::Board{first}));
        break;
      case EventType::bourse_revealed:
        params.set("amount", b);
        break;
      case EventType::crest_chosen:
        params.set("crest", std::to_string(a) + "-" + std::to_string(b));
        break;
      case EventType::neutral_placed:
      case EventType::pawn_doubled:
      case EventType::house_built:
        params.set("cell", place_name(a));
        break;
      case EventType::pawn_placed:
      case EventType::stake_returned:
        params.set("cell", place_name(a));
        params.set("amount", b);
        break;
      case EventType::brussels_placed:
        params.set("brussels", names_.of(Brussels{first}));
        params.set("which", bruxelles1893::name(Brussels{first}));
        params.set("pawns", b - std::max(c, 0));
        params.set("travellers", std::max(c, 0));
        break;
      case EventType::pawn_withdrawn:
        params.set("brussels", names_.of(Brussels{first}));
        params.set("which", bruxelles1893::name(Brussels{first}));
        break;
      case EventType::action_copied:
      case EventType::action_left:
      case EventType::free_action:
        params.set("action", names_.of(Action{first}));
        break;
      case EventType::artwork_drawn:
      case EventType::artwork_taken:
      case EventType::artwork_returned:
      case EventType::white_taken:
      case EventType::white_turned:
        params.set("colour", names_.of(Colour{first}));
        break;
      case EventType::cursor_moved:
        params.set("place", std::to_string(a) + "-" + std::to_string(b));
        break;
      case EventType::artwork_sold:
        params.set("colour", b < 0 ? names_.of(Colour{first}) : names_("colour.white"));
        params.set("as", b < 0 ? std::string{} : names_.of(Colour{second}));
        params.set("white", b < 0 ? "no" : "yes");
        break;
      case EventType::work_covered:
      case EventType::market_cleared:
        params.set("colour", names_.of(Colour{second}));
        break;
      case EventType::material:
        params.set("list", cubes_list_);
        amount(b);
        break;
      case EventType::vp:
        amount(a);
        params.set("source", names_("source." + bruxelles1893::name(Source{second})));
        break;
      case EventType::jokers:
      case EventType::travellers:
      case EventType::money:
        amount(a);
        break;
      case EventType::track:
        params.set("track", names_.of(Track{first}));
        params.set("value", b);
        break;
      case EventType::notable_revealed:
      case EventType::notable_taken:
      case EventType::notable_kept:
      case EventType::notable_discarded:
      case EventType::notable_activated:
        params.set("notable", names_.of(Notable{first}));
        params.set("price", b);
        break;
      case EventType::compass_moved:
        params.set("from", space_name(a));
        params.set("to", space_name(b));
        break;
      case EventType::card_used:
        params.set("card", a);
        params.set("effect", names_.effect(a));
        break;
      case EventType::freed:
      case EventType::jailed:
      case EventType::tiles_under:
      case EventType::train_filled:
      case EventType::cards_turned:
      case EventType::notables_upright:
      case EventType::white_discarded:
        params.set("count", a);
        break;
      case EventType::waits_on_card:
        params.set("traveller", a != 0 ? "yes" : "no");
        break;
      case EventType::passed:
        params.set("first", a != 0 ? "yes" : "no");
        break;
      case EventType::card_slid:
        params.set("bonus", names_.symbols(a));
        params.set("line", names_.of(Line{second}));
        break;
      case EventType::card_spent:
        params.set("bonus", names_.powers(a));
        break;
      case EventType::first_player:
        params.set("count", a);
        break;
      case EventType::iris_won:
        params.set("crest", crest_name(a));
        params.set("pawns", b);
        break;
      case EventType::brussels_majority:
      case EventType::pawns_returned:
        params.set("pawns", a);
        break;
      case EventType::line_raised:
        params.set("line", names_.of(Line{first}));
        params.set("points", b);
        break;
      case EventType::game_ended:
        break;
    }
    return params;
  }

  const Scene& scene_;
  Names names_;
  const Rules& rules_;
  Detail detail_;
  std::vector<std::string> sentences_;
  std::vector<std::string> clauses_;  // of the sentence being made
  std::vector<Event> cubes_;          // to be told in one clause
  std::string cubes_list_;
  std::optional<EventType> dealing_;  // the sentence is a list of things laid out
  std::optional<Phase> phase_;        // of the event before
  std::int8_t seat_ = no_seat;
  int step_ = 0;
};

}  // namespace

std::vector<std::string> Board1893::tell(std::span<const Event> events, Detail detail) const {
  Teller teller{scene_, rules_, detail};
  for (const Event& event : events) teller.tell(event);
  return teller.take();
}

}  // namespace horta::cli
