#include "cli/play/bruxelles1897/board.h"

#include <algorithm>

#include "engine/bruxelles1897/apply.h"
#include "engine/bruxelles1897/view.h"
#include "text/notation.h"

namespace horta::cli {

using namespace bruxelles1897;  // the cards and the rules of the game being drawn
using json::Value;

namespace {

constexpr int inner_width = 12;  // of a cell
constexpr int margin = 3;        // the row numbers
constexpr int grid_width = margin + columns * (inner_width + 1) + 1;
constexpr int player_column = grid_width + 2;
constexpr int player_width = Terminal::most_width - player_column;

Paint paint_of(ActionCard card) {
  switch (type_of(card)) {
    case CardType::artwork: {
      constexpr std::array<Paint, colours> paints{Paint::blue, Paint::green, Paint::red, Paint::yellow};
      return paints[at(colour_of(card))];
    }
    case CardType::material: {
      constexpr std::array<Paint, material_types> paints{Paint::brick, Paint::steel, Paint::steel,
                                                         Paint::brick, Paint::wood,  Paint::wood};
      return paints[at(material_of(card))];
    }
    case CardType::money:
      return Paint::gold;
    case CardType::expo:
      return Paint::strong;
    default:
      return Paint::plain;
  }
}

class Drawing {
 public:
  Drawing(const Scene& scene, const Table1897& table)
      : scene_{scene}, say_{scene.say}, style_{scene.style}, rules_{table.rules()}, state_{table.state()} {}

  std::vector<std::string> draw() const {
    std::vector<std::string> left = grid();
    for (std::string& line : bonuses()) left.push_back(std::move(line));
    left.emplace_back();
    for (std::string& line : brussels()) left.push_back(std::move(line));

    const bool wide = scene_.width >= Terminal::most_width;
    std::vector<std::string> right;
    for (Seat seat = 0; seat < rules_.players; ++seat) {
      if (seat > 0) right.emplace_back();
      for (std::string& line : player(seat)) right.push_back(std::move(line));
    }

    std::vector<std::string> lines{heading()};
    if (wide) {
      for (std::string& line : beside(left, right, player_column)) lines.push_back(std::move(line));
    } else {
      lines.insert(lines.end(), left.begin(), left.end());
      lines.emplace_back();
      lines.insert(lines.end(), right.begin(), right.end());
    }
    return lines;
  }

 private:
  std::string heading() const {
    return ruled_title(scene_,
                       say_("board.round", Value::object({{"round", state_.round}, {"rounds", rounds}})));
  }

  // The lines of the grid: column letters, then two lines per row and the rules between them.
  std::vector<std::string> grid() const {
    std::string letters(margin, ' ');
    for (int column = 0; column < columns; ++column)
      letters += padded(repeated(" ", inner_width / 2 + 1) + column_name(column), inner_width + 1);
    std::vector<std::string> lines{letters, border("┌", "┬", "┐")};
    for (int row = 0; row < rules_.rows; ++row) {
      if (row > 0) lines.push_back(coats_between(row - 1));
      std::string upper = " " + std::to_string(row + 1) + " │", lower = "   │";
      for (int column = 0; column < columns; ++column) {
        const auto [first, second] = cell(row * columns + column);
        upper += padded(first, inner_width) + "│";
        lower += padded(second, inner_width) + "│";
      }
      lines.push_back(upper);
      lines.push_back(lower);
    }
    lines.push_back(border("└", "┴", "┘"));
    return lines;
  }

  static std::string border(std::string_view left, std::string_view middle, std::string_view right) {
    std::string line(margin, ' ');
    line += left;
    for (int column = 0; column < columns; ++column)
      line.append(repeated("─", inner_width)).append(column + 1 == columns ? right : middle);
    return line;
  }

  // The rule below a row, with the holders of the complete coats of arms at the crossings: [A], [AB].
  std::string coats_between(int row) const {
    std::string line = "   ├";
    int used = 0;  // columns of the next stretch that a mark has covered already
    for (int crossing = 0; crossing < columns - 1; ++crossing) {
      const CoatOfArms arms = coat_of_arms(state_, row * (columns - 1) + crossing);
      if (!arms.complete) {
        line += repeated("─", inner_width - used) + "┼";
        used = 0;
        continue;
      }
      const auto [mark, width] = coat_mark(arms.winners);
      const int before = (width - 1) / 2;
      line += repeated("─", inner_width - used - before) + mark;
      used = width - 1 - before;
    }
    return line + repeated("─", inner_width - used) + "┤";
  }

  std::pair<std::string, int> coat_mark(std::uint8_t winners) const {
    std::string mark = style_(Paint::strong, "[");
    int width = 2;
    for (Seat seat = 0; seat < max_players; ++seat)
      if (contains(winners, seat)) {
        mark += style_(scene_.paint(seat), std::string{Scene::letter(seat)});
        ++width;
      }
    if (winners == 0) {
      mark += style_(Paint::seat_neutral, say_("board.neutral_letter"));
      ++width;
    }
    return {mark + style_(Paint::strong, "]"), width};
  }

  // With a space before it, if there is room for one.
  std::string within_cell(const std::string& text, Paint paint) const {
    return (width_of(text) < inner_width ? " " : "") + style_(paint, cut(text, inner_width));
  }

  // The two lines of a cell: the type of an Action card and what it shows, or an Architect card.
  std::pair<std::string, std::string> cell(int place) const {
    const Cell& cell = state_.grid[at(place)];
    if (cell.card != ActionCard::none) {
      const std::string full{full_name(cell.card)};
      const Paint paint = paint_of(cell.card);
      const std::string type = say_("type." + full.substr(0, full.find(':')));
      const std::string mark = state_.cell == place ? style_(Paint::warning, "»") : " ";
      return {mark + style_(Paint::faint, type),
              within_cell(say_("short." + full, Value::object({{"amount", rules_.sale}})), paint)};
    }
    if (cell.owner == nobody) return {"", ""};
    const bool is_neutral = cell.owner == neutral;
    const int side = is_neutral ? Scene::neutral : cell.owner;
    const std::string letter =
        is_neutral ? say_("board.neutral_letter") : std::string{Scene::letter(cell.owner)};
    const std::string shape{Scene::shape(side)};
    return {" " + style_(scene_.paint(side), shape + " " + letter + "  " + std::to_string(cell.value)),
            is_neutral ? " " + style_(Paint::faint, say_("board.neutral"))
                       : " " + style_(Paint::faint, std::string{bruxelles1897::name(cell.architect)})};
  }

  // Below each column its Bonus card, both halves, and who stands how.
  std::vector<std::string> bonuses() const {
    constexpr int label_width = margin + 2;  // the text of a card begins where that of a cell does
    const Paint end_paint = state_.round == rounds ? Paint::plain : Paint::faint;
    std::string top(label_width, ' '), standings(label_width, ' ');
    std::string bottom = padded(style_(end_paint, say_("board.end")), label_width);
    for (int column = 0; column < columns; ++column) {
      const Bonus bonus = state_.bonus[at(column)];
      const std::string end{bruxelles1897::name(rules_.end_bonus[at(bonus)])};
      top += padded(style_(Paint::strong, say_("bonus." + std::string{bruxelles1897::name(bonus)})),
                    inner_width + 1);
      bottom += padded(style_(end_paint, say_("end_bonus." + end)), inner_width + 1);
      const std::string order = standing(scene_, column_values(rules_, state_, column));
      standings += padded(order.empty() ? style_(Paint::faint, "–") : order, inner_width + 1);
    }
    return {top, bottom, standings};
  }

  // The Brussels cards with the number of Architect cards needed now, and who has placed how many.
  std::vector<std::string> brussels() const {
    const int price_width = width_of(say_("board.brussels_price", Value::object({{"cards", 2}})));
    std::vector<std::vector<std::string>> rows;
    for (std::uint8_t type = 0; type < brussels_card_types; ++type) {
      const Brussels card{type};
      const std::string id{bruxelles1897::name(card)};
      const std::string needed =
          say_("board.brussels_price", Value::object({{"cards", brussels_cost(state_, card)}}));
      rows.push_back(
          {std::string(margin - 1, ' '), style_(Paint::strong, say_("brussels." + id)),
           padded(needed, price_width + 1),
           style_(Paint::faint, say_("board.brussels." + id, Value::object({{"amount", rules_.bourse}})))});
    }
    std::vector<std::string> lines = in_table(rows);
    std::array<std::uint8_t, sides> placed{};
    for (Seat seat = 0; seat < rules_.players; ++seat)
      placed[at(seat)] = static_cast<std::uint8_t>(sum(state_.players[at(seat)].brussels));
    const std::string order = standing(scene_, placed);
    const std::vector<std::string> pieces{say_("board.brussels_placed"), order.empty() ? "–" : order};
    for (const std::string& line : flowing(pieces, grid_width - margin, 2)) lines.push_back("   " + line);
    return lines;
  }

  template <class Item, std::size_t Size>
  std::vector<std::string> counted(const std::array<std::uint8_t, Size>& counts, auto&& show) const {
    std::vector<std::string> items;
    for (std::uint8_t type = 0; type < Size; ++type)
      if (counts[type] > 0) items.push_back(times(show(Item{type}), counts[type]));
    return items;
  }

  // Pieces of one list, one space apart, as one piece; two when they are too long for one line.
  std::vector<std::string> lists(
      std::initializer_list<std::pair<std::string, std::vector<std::string>>> all) const {
    std::vector<std::string> pieces;
    for (const auto& [label, items] : all)
      for (std::string& piece : labelled_list(scene_, label, items, player_width - 2))
        pieces.push_back(std::move(piece));
    return pieces;
  }

  std::string card(ActionCard which) const {
    return style_(paint_of(which), say_("short." + std::string{full_name(which)}));
  }

  // With both Materials, so that "×2" can only mean two cards.
  std::string pair(Material material) const {
    return style_(paint_of(card_of(material)), translate_notation(say_, bruxelles1897::name(material)));
  }

  std::vector<std::string> player(Seat seat) const {
    const Player& player = state_.players[at(seat)];
    std::string first = scene_.badge(seat) + " " + style_(Paint::strong, cut(scene_.name(seat), 18));
    if (state_.first_player == seat) first += " " + style_(Paint::gold, say_("board.first_player"));
    if (player.passed) first += " " + style_(Paint::warning, say_("board.passed"));
    const std::string score =
        say_("board.vp_and_money", Value::object({{"vp", player.vp}, {"money", player.money}}));
    first = padded(first, player_width - width_of(score)) + style_(Paint::strong, score);

    std::vector<std::string> levels;
    for (std::uint8_t track = 0; track < tracks; ++track)
      levels.push_back(style_(Paint::faint, say_("track." + std::string{bruxelles1897::name(Track{track})})) +
                       " " + std::to_string(rules_.value(player, Track{track})));

    const auto architect = [](Architect type) { return std::string{bruxelles1897::name(type)}; };
    std::vector<std::string> nobles;
    for (std::uint8_t figure = 0; figure < noble_figures; ++figure) {
      if (!contains(player.nobles, figure)) continue;
      const std::string name = say_("short." + std::string{full_name(card_of(Noble{figure}))});
      nobles.push_back(contains(player.tapped, figure) ? style_(Paint::faint, "(" + name + ")") : name);
    }
    std::vector<std::string> houses =
        counted<House>(player.houses, [](House design) { return std::string{bruxelles1897::name(design)}; });
    std::vector<std::string> expo;
    if (state_.expo_owner == seat) expo.push_back(style_(Paint::strong, say_("short.expo")));

    const std::vector<std::string> pieces =
        lists({{say_("board.hand"), sum(player.hand) > 0 ? counted<Architect>(player.hand, architect)
                                                         : std::vector<std::string>{"–"}},
               {say_("board.prison"), counted<Architect>(player.prison, architect)},
               {say_("board.artworks"),
                counted<Colour>(player.artworks, [this](Colour colour) { return card(card_of(colour)); })},
               {say_("board.houses"), houses},
               {say_("board.materials"),
                counted<Material>(player.materials, [this](Material material) { return pair(material); })},
               {say_("board.nobles"), nobles},
               {say_("board.card"), expo}});
    std::vector<std::string> lines{first};
    for (const std::string& line : flowing(levels, player_width - 2)) lines.push_back("  " + line);
    for (const std::string& line : flowing(pieces, player_width - 2)) lines.push_back("  " + line);
    return lines;
  }

  const Scene& scene_;
  const Locale& say_;
  const Style& style_;
  const Rules& rules_;
  const State& state_;
};

}  // namespace

std::vector<std::string> Board1897::draw(const Table& table) const {
  return Drawing{scene_, table_1897(table)}.draw();
}

std::vector<std::string> Board1897::sources() const {
  std::vector<std::string> names;
  for (std::uint8_t source = 0; source < bruxelles1897::sources; ++source)
    names.emplace_back(bruxelles1897::name(Source{source}));
  return names;
}

// Everybody passes, this round is the last one, and the majorities are what they are now. Which prisoner is
// freed and which card is jailed changes no points, so the first option will do.
Value Board1897::projected_ledger(const Table& table) const {
  const Rules& rules = table_1897(table).rules();
  State state = table_1897(table).state();
  if (state.kind == Kind::over) return bruxelles1897::ledger(rules, state);
  RandomChance no_draws{0};
  NoEvents nobody_listens;
  state.round = rounds;
  const bool in_majority_phase = state.stage == Stage::column_bonuses || state.stage == Stage::prison;
  if (!in_majority_phase) {
    Play<RandomChance, NoEvents> play{rules, state, no_draws, nobody_listens};
    resolve_majorities(play);
  }
  while (!Game::over(state)) {
    MoveList options;
    Game::legal(rules, state, options);
    Game::apply(rules, state, options[0], no_draws, nobody_listens);
  }
  return bruxelles1897::ledger(rules, state);
}

}  // namespace horta::cli
