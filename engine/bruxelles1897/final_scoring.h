#pragma once

#include <algorithm>
#include <vector>

#include "engine/bruxelles1897/piles.h"
#include "engine/bruxelles1897/standings.h"

// End of the game (1897, END OF THE GAME).

namespace horta::bruxelles1897 {

// 1: nobles are paid while money lasts; the others leave and cost points. Which of them stay does not matter
// (rulings 13, 17); Brugmann asks for nothing.
void pay_nobles(auto& play, Seat seat) {
  Player& player = play.player(seat);
  for (int figure = 0; figure < noble_figures; ++figure) {
    const Noble noble{static_cast<std::uint8_t>(figure)};
    if (noble == Noble::brugmann || !contains(player.nobles, noble)) continue;
    if (player.money >= play.rules.noble_payment) {
      change_money(play, seat, -play.rules.noble_payment, Cause::final_payment);
    } else {
      remove(player.nobles, noble);
      remove(player.tapped, noble);
      discard(play, seat, card_of(noble), Cause::final_payment);
      score(play, seat, -play.rules.unpaid_noble, Source::unpaid_noble, Cause::final_payment);
    }
  }
}

// 5: the bottom half of a Bonus card for a winner of its column.
inline int end_bonus_points(const Rules& rules, const Player& player, EndBonus bonus) {
  const auto different = [](const auto& counts) {
    return static_cast<int>(std::ranges::count_if(counts, [](std::uint8_t count) { return count > 0; }));
  };
  switch (bonus) {
    case EndBonus::nobles:
      return rules.bonus_noble * size_of(player.nobles);
    case EndBonus::artworks:
      return rules.bonus_artwork * different(player.artworks);
    case EndBonus::houses:
      return rules.bonus_house * different(player.houses);
    case EndBonus::money:
      return rules.bonus_money * std::min(player.money / rules.bonus_money_lot, rules.bonus_money_lots);
  }
  return 0;
}

inline Source source_of(EndBonus bonus) {
  switch (bonus) {
    case EndBonus::nobles:
      return Source::bonus_nobles;
    case EndBonus::artworks:
      return Source::bonus_artworks;
    case EndBonus::houses:
      return Source::bonus_houses;
    default:
      return Source::bonus_money;
  }
}

// Steps 1 to 4, each for everybody in turn order.
void score_possessions(auto& play) {
  State& state = play.state;
  const Rules& rules = play.rules;
  const auto everybody = [&](auto&& step) { in_turn_order(rules, state, step); };

  everybody([&](Seat seat) { pay_nobles(play, seat); });
  everybody([&](Seat seat) {
    const Player& player = play.player(seat);
    score(play, seat, house_count(player) * rules.value(player, Track::architecture), Source::houses,
          Cause::final_scoring);
  });
  everybody([&](Seat seat) {
    score(play, seat, material_cards(play.player(seat)) * rules.material_card, Source::materials,
          Cause::final_scoring);
  });
  if (state.expo_owner != nobody)
    score(play, state.expo_owner, rules.expo, Source::expo, Cause::final_scoring);
}

// 5: the Bonus cards of the last round, from the left.
void score_bonus_cards(auto& play) {
  const State& state = play.state;
  const Rules& rules = play.rules;
  for (int column = 0; column < columns; ++column) {
    const EndBonus bonus = rules.end_bonus[at(state.bonus[at(column)])];
    const std::uint8_t winners = column_winners(rules, state, column);
    in_turn_order(rules, state, [&](Seat seat) {
      if (contains(winners, seat))
        score(play, seat, end_bonus_points(rules, play.player(seat), bonus), source_of(bonus),
              Cause::end_bonus, column);
    });
  }
}

void score_the_game(auto& play) {
  score_possessions(play);
  score_bonus_cards(play);
  play.state.stage = Stage::turn;
  play.state.turn = 0;
  ask(play.state, Kind::over, 0);
  play.tell(EventType::game_ended, no_seat, Cause::final_scoring);
}

// Places of the final ranking, each with the seats that share it: points, then fewest cards in prison, then
// the sum of the three tracks.
std::vector<std::vector<Seat>> ranking(const Rules& rules, const State& state);

}  // namespace horta::bruxelles1897
