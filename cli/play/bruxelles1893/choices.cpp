// The decisions of Bruxelles 1893 as a person is asked: a question, and the options with what each of them
// costs and gives.

#include <algorithm>

#include "cli/play/bruxelles1893/board.h"
#include "cli/play/bruxelles1893/gains.h"
#include "engine/bruxelles1893/legal.h"
#include "text/sentence.h"

namespace horta::cli {

using namespace bruxelles1893;
using json::Value;

namespace {

class Describer {
 public:
  Describer(const Scene& scene, const Table1893& table)
      : scene_{scene},
        names_{scene.say, table.rules()},
        rules_{table.rules()},
        state_{table.state()},
        gains_{names_, rules_, state_},
        seat_{state_.seat},
        player_{state_.players[state_.seat]} {}

  std::string question() const {
    const std::string id = question_id(Game::kind_name(static_cast<std::uint8_t>(state_.kind)));
    const bool again = state_.kind == Kind::action && state_.doing.again;
    const std::string more = again ? "ask.act_again" : "ask" + id.substr(id.find('.'));
    const Value params = question_params();
    const std::string context = names_.has(more) ? names_.with(more, params) : "";
    return names_.with(id, params) + (context.empty() ? "" : " " + context);
  }

  Choice choice(Move move) const {
    if (kind_of(move) == Kind::action) return {move, group(move), action(move)};
    return {move, {}, text_of(move)};
  }

  // Payments and places of the cursor are shown with the best first; the others as the rules list them.
  void arrange(std::vector<Choice>& choices) const {
    if (state_.kind == Kind::payment)
      std::ranges::stable_sort(choices, {}, [](const Choice& choice) {
        const Payment payment = payment_of(choice.move);
        return std::pair{payment.count[at(Unit::joker)], payment.count[at(Unit::fb)]};
      });
    if (state_.kind == Kind::cursor)
      std::ranges::stable_sort(choices, {}, [this](const Choice& choice) {
        const Gain gain =
            gains_.sale_at(item_of<int>(choice.move), state_.doing.sold_as, state_.doing.sold_white);
        return -gain.francs - gain.points;
      });
  }

 private:
  std::string say(std::string_view id, Names::Params params = {}) const { return names_(id, params); }

  Value question_params() const {
    Value params = Value::object({{"money", player_.money}, {"poor", "no"}});  // `poor` is of Bruxelles 1897
    switch (state_.kind) {
      case Kind::crest:
        params.set("free", state_.chooser != nobody ? "yes" : "no");
        break;
      case Kind::stake:
        params.set("cell", place_name(state_.doing.cell));
        params.set("action", names_.of(state_.doing.action));
        break;
      case Kind::travellers:
        params.set("brussels", names_.of(state_.doing.brussels));
        params.set("cost", brussels_cost(rules_, state_, state_.doing.brussels));
        break;
      case Kind::perform:
        params.set("action", names_.of(state_.doing.action));
        break;
      case Kind::cursor:
        params.set("steps", cursor_steps(state_, player_));
        break;
      case Kind::keep:
        params.set("notable", names_.of(state_.doing.notable));
        break;
      case Kind::build:
      case Kind::payment: {
        params.set("cost", rules_.house_cost[at(player_.board)][player_.buildings]);
        params.set("first", space_name(state_.arms[0]));
        params.set("second", space_name(state_.arms[1]));
        params.set("glass", surcharge_of(rules_, state_));
        params.set("card", state_.doing.card9 ? "yes" : "no");
        break;
      }
      case Kind::activate:
        params.set("count", state_.moment == Moment::none ? state_.doing.activations : 1);
        break;
      case Kind::free_action:
        params.set("cell", place_name(state_.doing.cell));
        params.set("action", names_.of(state_.doing.action));
        params.set("name", scene_.name(state_.turn));
        break;
      case Kind::prestige:
      case Kind::bonus:
      case Kind::card25:
        params.set("column", column_letter(state_.resolution.column));
        params.set("bonus", names_.bonus(state_.bonus[state_.resolution.column]));
        break;
      default:
        break;
    }
    return params;
  }

  // --- Turns

  std::string group(Move move) const {
    if (move.choice() == pass_choice) return say("group.pass");
    return say(move.choice() >= brussels_choice ? "group.pawns_to_brussels" : "group.art_nouveau");
  }

  std::string action(Move move) const {
    if (move.choice() == pass_choice) return pass();
    if (move.choice() >= brussels_choice)
      return brussels(Brussels{static_cast<std::uint8_t>(move.choice() - brussels_choice)});
    return cell(item_of<int>(move));
  }

  std::string pass() const {
    const bool first = state_.passes == 0;
    const int francs = pass_income(rules_, state_, state_.seat);
    return say(
        "choice.pass_round",
        {{"amount", francs}, {"first", first ? "yes" : "no"}, {"count", rules_.first_pass_manneken_pis}});
  }

  // The action, whether it can be carried out, and what else is on the cell.
  std::string cell(int place) const {
    const Action what = rules_.action(state_, place);
    const std::uint8_t house = state_.board[at(place)].house;
    std::string text = names_.of(what);
    if (!possible(place, what)) text += say("choice.not_possible");
    if (house != nobody) text += std::string{" ⌂"} + Scene::letter(house);
    if (rules_.has_tile(place)) text += say("choice.on_tile");
    return text;
  }

  // With the pawn on the cell, which a house could not be built on any more.
  bool possible(int place, Action what) const {
    State after = state_;
    after.board[at(place)].pawn = static_cast<std::uint8_t>(seat_);
    after.players[at(seat_)].money = static_cast<std::int16_t>(player_.money - 1);
    return can_carry_out(rules_, after, seat_, what, true);
  }

  std::string brussels(Brussels what) const {
    const int most = std::min(size_of(upright_notables(player_)), rules_.value(player_, Track::couronne));
    return say("choice.brussels." + std::string{bruxelles1893::name(what)},
               {{"pawns", brussels_cost(rules_, state_, what)},
                {"amount", rules_.bourse[state_.bourse].francs},
                {"notables", most},
                {"jokers", std::min<int>(rules_.market_jokers, state_.jokers)}});
  }

  // What is left of the money, and what the pawn does for the majorities.
  std::string stake(int francs) const {
    State after = state_;
    after.board[state_.doing.cell].pawn = static_cast<std::uint8_t>(seat_);
    after.board[state_.doing.cell].stake = static_cast<std::int16_t>(francs);
    const int column = column_of(state_.doing.cell);
    int completed = 0;
    std::string holders;
    for (int crest = 0; crest < crests; ++crest) {
      const Iris iris = iris_at(after, crest);
      if (!iris.complete || iris_at(state_, crest).complete) continue;
      ++completed;
      std::string letters;
      each_in(iris.winners, [&](Seat seat) {
        letters += Scene::letter(seat);
        return true;
      });
      holders += (holders.empty() ? "" : ", ") + (letters.empty() ? say("board.neutral_letter") : letters);
    }
    return say("choice.stake", {{"left", player_.money - francs},
                                {"column", column_letter(column)},
                                {"standing", standing(scene_, stakes_in_column(after, column), 14)},
                                {"irises", completed},
                                {"holders", holders}});
  }

  std::string crest(int number) const {
    const std::uint32_t zone = zone_of(number);
    int houses_there = 0;
    each_in(zone, [&](int place) {
      if (state_.board[at(place)].house == seat_) ++houses_there;
      return true;
    });
    return say("choice.crest", {{"cells", size_of(zone)},
                                {"from", place_name(std::countr_zero(zone))},
                                {"to", place_name(31 - std::countl_zero(zone))},
                                {"houses", houses_there}});
  }

  // --- Artworks

  std::string new_artwork(Colour colour) const {
    return say("choice.new_artwork", {{"left", state_.artworks[at(colour)]},
                                      {"held", player_.artworks[at(colour)]},
                                      {"gain", gains_.text(gains_.sale_at(state_.cursor, colour, false))}});
  }

  std::string sale_as(Colour as, bool white) const {
    return say("choice.sale", {{"now", gains_.text(gains_.sale_at(state_.cursor, as, white))},
                               {"best", gains_.text(gains_.best_sale(as, white))}});
  }

  std::string cursor(int place) const {
    const int steps = cursor_distance(state_.cursor, place);
    return say(
        "choice.cursor",
        {{"gain", gains_.text(gains_.sale_at(place, state_.doing.sold_as, state_.doing.sold_white != 0))},
         {"steps", steps}});
  }

  std::string colour_shown(const Hung& hung) const {
    return hung.white ? names_("colour.white") : names_.of(hung.colour);
  }
  std::string slot(int number) const {
    const Hung& hung = state_.market[at(number)];
    if (hung.colour == Colour::none) return say("choice.empty_slot");
    return say("choice.slot", {{"colour", colour_shown(hung)}});
  }

  // --- Notables

  std::string notable(Move move) const {
    const bool revealed = move.choice() == revealed_choice;
    const Notable who = revealed ? state_.doing.revealed : state_.row[move.choice()];
    return say("choice.notable", {{"notable", names_.of(who)},
                                  {"price", revealed ? 0 : rules_.price[move.choice()]},
                                  {"kept", contains(player_.notables, who) ? "yes" : "no"},
                                  {"effect", gains_.of(who)}});
  }

  // --- Materials and buildings

  std::string space_name(int space) const { return names_.of(state_.compass[at(space)]); }

  // What the player would then have.
  std::string cubes(Move move, int sign, bool joker_spent = false) const {
    auto held = player_.materials;
    const auto change = [&](Material material) {
      held[at(material)] = static_cast<std::uint8_t>(held[at(material)] + sign);
    };
    if (is_pair(move))
      for (const Material material : pair_of(move)) change(material);
    else
      change(item_of<Material>(move));
    std::vector<std::string> items;
    for (std::uint8_t type = 0; type < material_types; ++type)
      if (held[type] > 0) items.push_back(times(names_.of(Material{type}), held[type]));
    return say(items.empty() ? "choice.no_cubes" : "choice.cubes",
               {{"list", list_of(names_.locale(), items)}, {"jokers", joker_spent ? 1 : 0}});
  }

  std::string arm(int from, bool clockwise) const {
    return say("choice.arm",
               {{"from", space_name(from)}, {"to", space_name(next_space(rules_, state_, from, clockwise))}});
  }

  std::string building(Move move) const {
    if (move.choice() == house_choice) return say("choice.build_house");
    const int site = site_of(move);
    constexpr int room = 60;
    return say("choice.build_pavilion", {{"glass", rules_.glass_surcharge[at(site)]},
                                         {"card", state_.site_card[at(site)]},
                                         {"effect", cut(names_.effect(state_.site_card[at(site)]), room)}});
  }

  std::string payment(Move move) const {
    const Payment units_paid = payment_of(move);
    const int points = rules_.house_points[player_.buildings] +
                       (units_paid.count[at(Unit::joker)] == 0 ? rules_.no_joker : 0);
    std::vector<std::string> items;
    for (std::uint8_t unit = 0; unit < units; ++unit) {
      const int count = units_paid.count[unit] + (units_paid.card9 == unit + 1 ? 1 : 0);
      if (count > 0 && Unit{unit} == Unit::fb)
        items.push_back(say("choice.francs", {{"amount", count * rules_.fb_unit}}));
      else if (count > 0)
        items.push_back(times(names_.of(Unit{unit}), count));
    }
    return say("choice.payment", {{"list", list_of(names_.locale(), items)}, {"points", points}});
  }

  std::string house_cell(int place) const {
    return say(contains(state_.zone, place) ? "choice.house_in_zone" : "choice.house_outside",
               {{"action", names_.of(rules_.action(state_, place))}});
  }

  std::string copy(Action what) const {
    const std::string text = say("choice.copy." + std::string{letter(what)});
    return text + (can_carry_out(rules_, state_, seat_, what, false) ? "" : say("choice.not_possible"));
  }

  std::string free_action(Move move) const {
    const std::uint32_t choice = move.choice();
    if (choice == decline_choice) return say("choice.nothing");
    if (choice >= free_material_choice)
      return say(
          "choice.free_material",
          {{"material", names_.of(Material{static_cast<std::uint8_t>(choice - free_material_choice)})}});
    if (choice >= free_notable_choice)
      return gains_.of(Notable{static_cast<std::uint8_t>(choice - free_notable_choice)});
    if (state_.doing.action == Action::workshop) return say("choice.black_artwork");
    return say("effect.points", {{"points", state_.doing.action == Action::sale ? artworks(player_)
                                                                                : int{player_.buildings}}});
  }

  // --- Belle Époque

  std::string card6(std::uint32_t slots) const {
    std::vector<std::string> gone;
    each_in(slots, [&](int place) {
      gone.push_back(names_.brief(state_.row[at(place)]));
      return true;
    });
    return say("choice.replace", {{"list", list_of(names_.locale(), gone)}, {"count", gone.size()}});
  }

  std::string text_of(Move move) const {
    const auto number = item_of<int>(move);
    switch (kind_of(move)) {
      case Kind::board:
        return say("choice.board." + std::string{bruxelles1893::name(item_of<bruxelles1893::Board>(move))},
                   {{"francs", rules_.horta_francs}});
      case Kind::first_artwork:
      case Kind::artwork:
      case Kind::card17_artwork:
        return new_artwork(item_of<Colour>(move));
      case Kind::keep_artwork:
        return say("choice.kept_artwork",
                   {{"held", player_.artworks[move.choice()]},
                    {"gain", gains_.text(gains_.sale_at(state_.cursor, item_of<Colour>(move), false))}});
      case Kind::crest:
        return crest(number);
      case Kind::neutral:
        return say("choice.neutral", {{"action", names_.of(rules_.action(state_, number))}});
      case Kind::action:
        break;
      case Kind::stake:
        return stake(number);
      case Kind::travellers:
        return say(
            "choice.travellers",
            {{"pawns", brussels_cost(rules_, state_, state_.doing.brussels) - number}, {"count", number}});
      case Kind::perform:
        return say(move.choice() ? "choice.perform_action" : "choice.leave_action",
                   {{"action", names_.of(state_.doing.action)}});
      case Kind::sell:
        return is_white(move) ? say("choice.sell_white", {{"colour", names_.of(sold_colour(move))}})
                              : sale_as(sold_colour(move), false);
      case Kind::white_as:
        return sale_as(item_of<Colour>(move), true);
      case Kind::cursor:
        return cursor(number);
      case Kind::slot:
        return slot(number);
      case Kind::notable:
        return notable(move);
      case Kind::keep:
        return say(move.choice() ? "choice.keep_notable" : "choice.discard",
                   {{"amount", rules_.payment[at(state_.doing.notable)]}});
      case Kind::solvay:
        return cubes(move, 1, is_pair(move));
      case Kind::white_tile:
        return say("choice.white_tile", {{"left", state_.artworks[move.choice()]}});
      case Kind::materials:
      case Kind::card17_materials:
        return cubes(move, 1);
      case Kind::compass_before:
        return move.choice() == no_arm_choice ? say("choice.no_arm") : arm(arm_of(move), is_clockwise(move));
      case Kind::build:
        return building(move);
      case Kind::payment:
        return payment(move);
      case Kind::compass:
        return arm(number, true);
      case Kind::house_cell:
        return house_cell(number);
      case Kind::activate:
        return move.choice() == stop_choice ? say("choice.stop_activating")
                                            : gains_.of(item_of<Notable>(move));
      case Kind::copy:
        return copy(item_of<Action>(move));
      case Kind::free_action:
        return free_action(move);
      case Kind::be_tile:
        return move.choice() == no_tile_choice ? say("choice.no_tile") : names_.effect(item_of<Tile>(move));
      case Kind::be_card:
        return move.choice() == no_card_choice ? say("choice.no_card") : names_.effect(number);
      case Kind::card2:
        return say("choice.turn_white");
      case Kind::card4:
        return say("choice.clear_slot", {{"colour", colour_shown(state_.market[move.choice()])}});
      case Kind::card6:
        return card6(move.choice());
      case Kind::card8:
        return cubes(move, 1, true);
      case Kind::card14:
        return say("choice.dismiss", {{"notable", names_.of(item_of<Notable>(move))},
                                      {"amount", rules_.payment[move.choice()]}});
      case Kind::card15:
        return say("choice.take_back",
                   {{"left", state_.board[at(card15_cell(move))].stake - card15_francs(move)}});
      case Kind::card17:
        return say(is_pair(move) ? "choice.give_cubes" : "choice.give_artwork");
      case Kind::card22:
        return say(move.choice() == pawn_choice ? "choice.spare_pawn" : "choice.spare_traveller");
      case Kind::card25:
        return say("choice.other_card",
                   {{"column", column_letter(number)}, {"bonus", names_.bonus(state_.bonus[move.choice()])}});
      case Kind::card27:
        return say("choice.double_pawn");
      case Kind::card29:
        return say("choice.withdraw_pawn", {{"pawns", state_.in_brussels[move.choice()][at(seat_)]}});
      case Kind::prestige:
        return move.choice() == use_choice ? gains_.of_card_in_use()
                                           : gains_.of_line(line_of(move), card_in_use(state_).points);
      case Kind::bonus:
        return gains_.of(item_of<Power>(move));
      case Kind::strategy_line:
        return gains_.of_line(item_of<Line>(move), rules_.tile_line);
      case Kind::pay_notable:
        return say("choice.settle",
                   {{"amount", rules_.payment[move.choice()]}, {"points", rules_.unpaid_notable}});
      case Kind::over:
        break;
    }
    return {};
  }

  const Scene& scene_;
  Names names_;
  const Rules& rules_;
  const State& state_;
  Gains gains_;
  const Seat seat_;
  const Player& player_;
};

}  // namespace

std::string Board1893::question(const Table& table) const {
  return Describer{scene_, table_1893(table)}.question();
}

std::vector<Choice> Board1893::choices(const Table& table) const {
  return described_choices(Describer{scene_, table_1893(table)}, table);
}

}  // namespace horta::cli
