#include "cli/play/bruxelles1893/board.h"

#include <algorithm>

#include "cli/play/bruxelles1893/grid.h"
#include "engine/bruxelles1893/apply.h"
#include "engine/bruxelles1893/view.h"

namespace horta::cli {

using namespace bruxelles1893;  // the cards and the rules of the game being drawn
using json::Value;

namespace {

constexpr int player_column = art_nouveau_width + 2;
constexpr int player_width = Terminal::most_width - player_column;
constexpr int label_width = 10;       // of what stands below the Art Nouveau board
constexpr int wide_label_width = 10;  // of what stands below everything

Paint paint_of(Colour colour) {
  constexpr std::array<Paint, colours> paints{Paint::strong, Paint::blue, Paint::wood, Paint::green,
                                              Paint::yellow};
  return paints[at(colour)];
}
Paint paint_of(Material material) {
  constexpr std::array<Paint, material_types> paints{Paint::plain, Paint::yellow, Paint::blue, Paint::wood};
  return paints[at(material)];
}

class Drawing {
 public:
  Drawing(const Scene& scene, const Table1893& table)
      : scene_{scene},
        style_{scene.style},
        names_{scene.say, table.rules()},
        rules_{table.rules()},
        state_{table.state()} {}

  std::vector<std::string> draw() const {
    std::vector<std::string> left = draw_art_nouveau(scene_, names_, rules_, state_);
    left.emplace_back();
    append(left, brussels());
    left.emplace_back();
    append(left, below());

    std::vector<std::string> right;
    for (Seat seat = 0; seat < rules_.players; ++seat) {
      if (seat > 0) right.emplace_back();
      append(right, player(seat));
    }

    std::vector<std::string> lines{ruled_title(scene_, title())};
    if (scene_.width >= Terminal::most_width) {
      append(lines, beside(left, right, player_column));
    } else {
      append(lines, left);
      lines.emplace_back();
      append(lines, right);
    }
    if (rules_.belle_epoque) {
      lines.emplace_back();
      append(lines, pavilions());
      append(lines, tiles_on_offer());
    }
    return lines;
  }

 private:
  static void append(std::vector<std::string>& lines, const std::vector<std::string>& more) {
    lines.insert(lines.end(), more.begin(), more.end());
  }

  std::string title() const {
    if (state_.round == 0) return names_("board.set_up");
    return names_("board.round", {{"round", state_.round}, {"rounds", rounds}});
  }

  // The Brussels actions with the pawns that the next use takes, and who has placed how many.
  std::vector<std::string> brussels() const {
    const int price_width = width_of(names_("board.pawns_needed", {{"pawns", 2}}));
    std::vector<std::vector<std::string>> rows;
    for (std::uint8_t number = 0; number < brussels_actions; ++number) {
      const Brussels action{number};
      const std::string id{bruxelles1893::name(action)};
      const std::string price =
          names_("board.pawns_needed", {{"pawns", brussels_cost(rules_, state_, action)}});
      // Before the first round no card says what the Bourse pays.
      const bool unknown = action == Brussels::bourse && state_.round == 0;
      const std::string effect =
          unknown ? "–"
                  : names_("board.brussels_effect." + id, {{"amount", rules_.bourse[state_.bourse].francs},
                                                           {"jokers", rules_.market_jokers}});
      const std::string_view gap = rules_.players > 3 ? "" : " ";  // five seats just fit
      std::string who;
      for (Seat seat = 0; seat < rules_.players; ++seat)
        if (const int pawns = state_.in_brussels[number][at(seat)]; pawns > 0)
          who.append(who.empty() ? "" : gap)
              .append(style_(scene_.paint(seat), Scene::letter(seat) + std::to_string(pawns)));
      if (const int travellers = state_.travellers_in[number]; travellers > 0)
        who += names_("board.travellers_there", {{"count", travellers}});
      rows.push_back({std::string(art_nouveau_margin - 1, ' '), style_(Paint::strong, names_.of(action)),
                      padded(price, price_width), style_(Paint::faint, effect), who});
    }
    return in_table(rows);
  }

  // A label in front of pieces that flow.
  std::vector<std::string> labelled(std::string_view id, const std::vector<std::string>& pieces) const {
    std::vector<std::string> lines = flowing(pieces, player_column - 1 - art_nouveau_margin - label_width);
    for (std::size_t index = 0; index < lines.size(); ++index)
      lines[index] =
          "   " + padded(index == 0 ? style_(Paint::faint, names_(id)) : "", label_width) + lines[index];
    return lines;
  }

  std::vector<std::string> below() const {
    std::vector<std::string> lines = labelled("board.row_of_notables", row());
    append(lines, labelled("board.compass", compass()));
    append(lines, labelled("board.market", market()));
    append(lines, labelled("board.supply", supply()));
    append(lines, labelled("board.workshop", workshop()));
    return lines;
  }

  // The notables with their prices.
  std::vector<std::string> row() const {
    std::vector<std::string> pieces;
    for (int slot = 0; slot < notables_in_row(state_); ++slot)
      pieces.push_back(style_(Paint::gold, std::to_string(rules_.price[at(slot)])) + " " +
                       names_.brief(state_.row[at(slot)]));
    if (state_.doing.revealed != Notable::none)
      pieces.push_back(style_(Paint::warning, "» ") + names_.brief(state_.doing.revealed));
    if (pieces.empty()) pieces.emplace_back("–");
    return pieces;
  }

  // The spaces with their numbers, those that the arms point at in brackets.
  std::vector<std::string> compass() const {
    std::vector<std::string> pieces;
    for (int space = 0; space < rules_.compass_size; ++space) {
      const Space asked = state_.compass[at(space)];
      if (asked == Space::glass && !rules_.belle_epoque) continue;
      const std::string text = std::to_string(space) + ":" + names_.of(asked);
      const bool arm = std::ranges::find(state_.arms, space) != state_.arms.end();
      pieces.push_back(arm ? style_(Paint::strong, "[" + text + "]") : text);
    }
    return pieces;
  }

  // What each colour sells for where the cursor is; in parentheses what cannot be sold, since the market
  // shows it.
  std::vector<std::string> market() const {
    const Shown shown = shown_in_market(state_);
    std::vector<std::string> pieces;
    for (std::uint8_t number = 0; number < colours; ++number) {
      const Colour colour{number};
      const auto [francs, points] = sale_price(rules_, state_.cursor, colour, false);
      const std::string price = std::to_string(francs) + "+" + std::to_string(points);
      const bool blocked = contains(shown.colours, number);
      pieces.push_back((blocked ? "(" : "") + style_(paint_of(colour), names_.of(colour)) + " " + price +
                       (blocked ? ")" : ""));
    }
    if (shown.white) pieces.push_back("(" + names_("colour.white") + ")");
    pieces.push_back(style_(Paint::faint, names_("board.market_unit")));
    pieces.push_back(
        style_(Paint::faint, names_("board.cursor", {{"row", state_.cursor / cursor_places},
                                                     {"column", state_.cursor % cursor_places}})));
    return pieces;
  }

  std::vector<std::string> supply() const {
    std::vector<std::string> pieces;
    each_in(rules_.noble_materials(), [&](int number) {
      const Material material{static_cast<std::uint8_t>(number)};
      pieces.push_back(style_(paint_of(material), names_.of(material)) + " " +
                       std::to_string(state_.materials[at(material)]));
      return true;
    });
    pieces.push_back(names_.of(Unit::joker) + " " + std::to_string(state_.jokers));
    if (rules_.belle_epoque) pieces.push_back(names_("board.train", {{"count", state_.train}}));
    return pieces;
  }

  // The artworks that can be had: piles by colour, or the face-down pile of the first edition.
  std::vector<std::string> workshop() const {
    std::vector<std::string> pieces;
    if (rules_.first_edition())
      pieces.push_back(
          names_("board.face_down", {{"count", sum(state_.workshop.left) + sum(state_.workshop.under)}}));
    for (std::uint8_t number = 0; number < colours; ++number)
      if (!rules_.first_edition() || Colour{number} == Colour::black)
        pieces.push_back(style_(paint_of(Colour{number}), names_.of(Colour{number})) + " " +
                         std::to_string(state_.artworks[number]));
    return pieces;
  }

  // The sites: the row each of them faces, its glass, and its card or whose pavilion stands there.
  std::vector<std::string> pavilions() const {
    std::vector<std::string> lines;
    for (int site = 0; site < sites; ++site) {
      const int card = state_.site_card[at(site)];
      const std::uint8_t owner = state_.pavilion[at(site)];
      const std::string start =
          padded(style_(Paint::faint, names_("board.site", {{"site", site}, {"row", site + 1}})), 9) +
          padded(owner == nobody ? names_("board.glass", {{"glass", rules_.glass_surcharge[at(site)]}})
                                 : scene_.badge(owner),
                 9) +
          padded(style_(Paint::gold, names_("board.card_number", {{"card", card}})), 6);
      lines.push_back(described(site == 0 ? "board.pavilions" : "", start, names_.effect(card),
                                owner == nobody ? Paint::plain : Paint::faint));
    }
    return lines;
  }

  std::vector<std::string> tiles_on_offer() const {
    std::vector<std::string> lines;
    each_in(state_.tiles, [&](int number) {
      const Tile tile{static_cast<std::uint8_t>(number)};
      std::string holders;
      for (Seat seat = 0; seat < rules_.players; ++seat)
        if (contains(state_.players[at(seat)].tiles, number))
          holders += style_(scene_.paint(seat), std::string{Scene::letter(seat)});
      const std::string start = padded(style_(Paint::gold, "✿ ") + names_.of(tile), 18) + padded(holders, 6);
      lines.push_back(
          described(lines.empty() ? "board.tiles" : "", start, names_.effect(tile), Paint::plain));
      return true;
    });
    return lines;
  }

  // A line below everything: a label, the start, and as much of the description as there is room for.
  std::string described(std::string_view label, const std::string& start, std::string_view text,
                        Paint paint) const {
    constexpr int least_room = 10;
    std::string line(art_nouveau_margin, ' ');
    line += padded(label.empty() ? "" : style_(Paint::faint, names_(label)), wide_label_width) + start;
    const int room = std::min(scene_.width, Terminal::most_width) - width_of(line);
    return line + style_(paint, cut(text, std::max(least_room, room)));
  }

  std::string colour_of(Colour colour) const { return style_(paint_of(colour), names_.of(colour)); }

  // What a player has, as labelled lists that flow.
  std::vector<std::string> belongings(const Player& player) const {
    std::vector<std::string> pieces;
    const auto add = [&](std::string_view id, const std::vector<std::string>& items) {
      append(pieces, labelled_list(scene_, names_(id), items, player_width - 2));
    };
    const auto number = [](int count) { return std::vector{std::to_string(count)}; };

    if (player.board != bruxelles1893::Board::plain) add("board.side", {names_.of(player.board)});
    std::vector<std::string> pawns{std::to_string(player.pawns)};
    if (player.court > 0)
      pawns.push_back(style_(Paint::faint, names_("board.in_court", {{"count", player.court}})));
    if (player.on_card22 != OnCard22::nothing) pawns.push_back(style_(Paint::faint, names_("board.on_card")));
    add("board.pawns", pawns);
    if (player.travellers > 0) add("board.travellers", number(player.travellers));
    if (player.buildings > 0) add("board.buildings", number(player.buildings));

    std::vector<std::string> works;
    for (std::uint8_t colour = 0; colour < colours; ++colour)
      if (player.artworks[colour] > 0)
        works.push_back(times(colour_of(Colour{colour}), player.artworks[colour]));
    for (std::uint8_t colour = 0; colour < colours; ++colour)
      if (player.white[colour] > 0)
        works.push_back(
            times(names_("board.white_work", {{"colour", names_.of(Colour{colour})}}), player.white[colour]));
    add("board.artworks", works);

    std::vector<std::string> cubes;
    for (std::uint8_t type = 0; type < material_types; ++type)
      if (player.materials[type] > 0)
        cubes.push_back(
            times(style_(paint_of(Material{type}), names_.of(Material{type})), player.materials[type]));
    if (player.jokers > 0) cubes.push_back(times(names_.of(Unit::joker), player.jokers));
    add("board.materials", cubes);

    std::vector<std::string> notables;
    each_in(player.notables, [&](int figure) {
      const std::string name = names_.brief(Notable{static_cast<std::uint8_t>(figure)});
      notables.push_back(contains(player.tilted, figure) ? style_(Paint::faint, "(" + name + ")") : name);
      return true;
    });
    add("board.notables", notables);

    std::vector<std::string> raised;
    for (std::uint8_t line = 0; line < strategy_lines; ++line)
      if (player.lines[line] > 0)
        raised.push_back(names_.brief(Line{line}) + " " +
                         std::to_string(line_value(rules_, player, Line{line})));
    add("board.lines", raised);
    if (player.first_passes > 0) add("board.first_passes", number(player.first_passes));

    std::vector<std::string> cards;
    each_in(player.cards, [&](int index) {
      const std::string card = std::to_string(index + 1);
      cards.push_back(contains(player.used_cards, index) ? style_(Paint::faint, "(" + card + ")") : card);
      return true;
    });
    add("board.cards", cards);
    std::vector<std::string> tiles_held;  // their names have several words
    each_in(player.tiles, [&](int tile) {
      if (!tiles_held.empty()) tiles_held.back() += ",";
      tiles_held.push_back(names_.of(Tile{static_cast<std::uint8_t>(tile)}));
      return true;
    });
    add("board.tiles", tiles_held);
    return pieces;
  }

  std::vector<std::string> player(Seat seat) const {
    const Player& player = state_.players[at(seat)];
    const std::string score = names_("board.vp_and_money", {{"vp", player.vp}, {"money", player.money}});
    std::vector<std::string> marks;
    if (state_.first_player == seat) marks.push_back(style_(Paint::gold, names_("board.first_player")));
    if (player.passed) marks.push_back(style_(Paint::warning, names_("board.passed")));
    int room = player_width - width_of(score) - 5;
    for (const std::string& mark : marks) room -= 1 + width_of(mark);
    std::string first = scene_.badge(seat) + " " + style_(Paint::strong, cut(scene_.name(seat), room));
    for (const std::string& mark : marks) first += " " + mark;
    first = padded(first, player_width - width_of(score)) + style_(Paint::strong, score);

    std::vector<std::string> levels;
    for (std::uint8_t track = 0; track < tracks; ++track)
      levels.push_back(style_(Paint::faint, names_.of(Track{track})) + " " +
                       std::to_string(rules_.value(player, Track{track})));
    std::vector<std::string> lines{first};
    for (const std::string& line : flowing(levels, player_width - 2)) lines.push_back("  " + line);
    for (const std::string& line : flowing(belongings(player), player_width - 2))
      lines.push_back("  " + line);
    return lines;
  }

  const Scene& scene_;
  const Style& style_;
  Names names_;
  const Rules& rules_;
  const State& state_;
};

}  // namespace

std::string question_id(std::string_view kind) {
  if (kind == "activate") return "kind.activate_notable";
  if (kind == "artwork") return "kind.create_artwork";
  if (kind == "materials") return "kind.take_materials";
  if (kind == "perform") return "kind.perform_action";
  return "kind." + std::string{kind};
}

Reason Board1893::worded(Reason reason) const {
  if (const Value* asked = reason.params.is_object() ? reason.params.find("asked") : nullptr;
      asked && asked->is_string())
    reason.params.set("asked", question_id(asked->as_string()).substr(std::string_view{"kind."}.size()));
  return reason;
}

std::vector<std::string> Board1893::draw(const Table& table) const {
  return Drawing{scene_, table_1893(table)}.draw();
}

// Also before the game and before the turns of a round; whoever put the square has just seen the table.
bool Board1893::wants_drawing(const Table& table) const {
  const State& state = table_1893(table).state();
  switch (state.kind) {
    case Kind::board:
    case Kind::first_artwork:
    case Kind::crest:
      return true;
    case Kind::neutral:
      return state.seat != state.first_player;
    default:
      return table.opens_turn();
  }
}

std::string Board1893::reading() const {
  const Names names{scene_.say, rules_};
  return names("board.reading") + (rules_.belle_epoque ? " " + names("board.reading_belle_epoque") : "");
}

Value Board1893::params() const {
  return Value::object({{"rounds", rounds}, {"edition", rules_.first_edition() ? "first" : "second"}});
}

std::optional<std::string> Board1893::named(std::string_view kind, const Value& value) const {
  return Names{scene_.say, rules_}.by_kind(kind, value);
}

std::vector<std::string> Board1893::sources() const {
  std::vector<std::string> names;
  for (std::uint8_t source = 0; source < bruxelles1893::sources; ++source)
    names.push_back(bruxelles1893::name(Source{source}));
  return names;
}

// Everybody passes, this round is the last one, and the majorities are what they are now. Won cards are used,
// no Belle Époque card is, and of what else there is to choose the first option will do.
Value Board1893::projected_ledger(const Table& table) const {
  Rules rules = table_1893(table).rules();
  State state = table_1893(table).state();
  RandomChance no_draws{0};
  NoEvents nobody_listens;
  const bool turns_are_over = state.passes == rules.players;
  if (!turns_are_over && state.kind != Kind::over) {
    if (state.first_passer == nobody) {
      state.first_passer = 0;
      rules.first_pass_manneken_pis = 0;
    }
    state.doing = {};
    state.moment = Moment::none;
    state.caller = Caller::nobody;
    state.round = rounds;
    Play<RandomChance, NoEvents> play{rules, state, no_draws, nobody_listens};
    resolve_columns(play, 0);
    run_on(play);
  }
  state.round = rounds;
  while (!Game::over(state)) {
    MoveList options;
    Game::legal(rules, state, options);
    const std::size_t choice = state.kind == Kind::be_card ? options.size() - 1 : 0;
    Game::apply(rules, state, options[choice], no_draws, nobody_listens);
  }
  return bruxelles1893::ledger(rules, state);
}

}  // namespace horta::cli
