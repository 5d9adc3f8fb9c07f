#include "cli/play/bruxelles1893/gains.h"

#include <algorithm>

#include "engine/bruxelles1893/legal.h"
#include "text/sentence.h"

namespace horta::cli {

using namespace bruxelles1893;

std::string Gains::step(Track track) const {
  const std::uint8_t space = player_.space[at(track)];
  const bool at_end = space == last_space(player_, track);
  const auto& values = rules_.track[at(player_.board)][at(track)];
  return say(
      at_end ? "effect.track_end" : "effect.track",
      {{"track", names_.of(track)}, {"now", values[space]}, {"next", values[at_end ? space : space + 1u]}});
}

std::string Gains::of(Notable notable) const {
  switch (notable) {
    case Notable::albert:
      return step(Track::couronne);
    case Notable::brugmann:
      return say("effect.brugmann", {{"amount", rules_.brugmann}});
    case Notable::buls:
      return step(Track::iris);
    case Notable::empain:
      return say("effect.jokers", {{"count", std::min<int>(rules_.empain_jokers, state_.jokers)}});
    case Notable::maeterlinck:
      return say("effect.points", {{"points", rules_.maeterlinck}});
    case Notable::nagelmackers:
      return say("effect.traveller", {{"count", state_.train}});
    case Notable::privat_livemont:
      return say("effect.white_artwork");
    case Notable::solvay:
      return say("effect.solvay");
    case Notable::van_de_velde:
      return step(Track::architect);
    case Notable::vandervelde:
      return of(Power::pawn);
    case Notable::none:
      break;
  }
  return {};
}

std::string Gains::of(Power power) const {
  return power == Power::pawn ? say("effect.free_pawn", {{"court", player_.court}})
                              : step(Track{static_cast<std::uint8_t>(power)});
}

std::string Gains::of_card_in_use() const {
  const BonusCard& card = card_in_use(state_);
  const bool is_simple = size_of(card.grants[0]) == 1 && card.grants[0] != card.grants[1];
  if (!is_simple) return names_.powers(state_.bonus[state_.resolution.column]);
  std::vector<std::string> gains;
  for (const std::uint8_t grant : card.grants)
    if (grant != 0) gains.push_back(of(Power{static_cast<std::uint8_t>(std::countr_zero(grant))}));
  return list_of(names_.locale(), gains);
}

std::string Gains::of_line(Line line, int more) const {
  const int value = line_value(rules_, player_, line);
  return say("choice.line", {{"line", names_.of(line)},
                             {"now", value},
                             {"next", value + more},
                             {"amount", line_amount(rules_, player_, line)}});
}

Gain Gains::sale_at(int cursor, Colour as, bool white) const {
  const auto [francs, points] = sale_price(rules_, cursor, as, white);
  const bool strauven = player_.board == bruxelles1893::Board::strauven;
  return {francs + (strauven ? rules_.strauven_francs : 0), points + (strauven ? rules_.strauven_points : 0)};
}

Gain Gains::best_sale(Colour as, bool white) const {
  Gain best{-1, 0};
  for (int place = 0; place < cursor_places * cursor_places; ++place) {
    if (cursor_distance(state_.cursor, place) > cursor_steps(state_, player_)) continue;
    const Gain gain = sale_at(place, as, white);
    if (gain.francs + gain.points > best.francs + best.points) best = gain;
  }
  return best;
}

std::string Gains::text(Gain gain) const {
  return say("choice.gain", {{"francs", gain.francs}, {"points", gain.points}});
}

}  // namespace horta::cli
