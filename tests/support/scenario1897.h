#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/bruxelles1897/game.h"
#include "engine/core/chance.h"
#include "engine/core/event.h"

// A table of Bruxelles 1897 that a test describes in a few lines and then plays at, in the notation of moves:
//
//   Scenario table(3);
//   table.put("b2", "money").player(0).money(1).hand("1/3").artworks("red");
//   table.play("take b2");
//   EXPECT_EQ(table.money(0), 3);
//
// Cards are named as records name them, and lists of them are separated by commas. Whatever is asked for and
// does not exist throws, which fails the test.

namespace horta::bruxelles1897::test {

// Answers draws from a script of "<pile> <card>". A draw that the script lacks, or that cannot come from the
// pile, fails the test, unless the rest of the deal was said not to matter: then it is the first card of the
// pile in alphabetical order.
class ScriptedChance final : public Chance {
 public:
  int draw(const PileView& pile) override;

  void expect(const std::vector<std::string>& draws);
  void allow_any() { any_ = true; }
  void forbid_any() { any_ = false; }
  std::vector<std::string> unused() const { return {script_.begin() + used_, script_.end()}; }
  const std::vector<std::string>& drawn() const { return drawn_; }
  void forget_drawn() { drawn_.clear(); }

 private:
  std::vector<std::string> script_;
  std::ptrdiff_t used_ = 0;
  std::vector<std::string> drawn_;
  bool any_ = false;
};

// What one player has. Every call replaces what was there.
class PlayerDescription {
 public:
  PlayerDescription(State& state, Seat seat) : state_{state}, player_{state.players[at(seat)]} {}

  PlayerDescription& money(int francs);
  PlayerDescription& points(int vp);  // kept in the ledger as construction
  PlayerDescription& hand(std::string_view architects);
  PlayerDescription& prison(std::string_view architects);
  PlayerDescription& in_brussels(std::string_view architects);
  PlayerDescription& artworks(std::string_view colours);
  PlayerDescription& materials(std::string_view cards);
  PlayerDescription& houses(std::string_view designs);
  PlayerDescription& nobles(std::string_view untapped, std::string_view tapped = {});
  PlayerDescription& architecture(int value);
  PlayerDescription& nobility(int value);
  PlayerDescription& prestige(int value);
  PlayerDescription& passed();

 private:
  PlayerDescription& track(Track which, int value);

  State& state_;
  Player& player_;
};

class Scenario {
 public:
  // A real set-up, with seat 0 as first player unless the options say otherwise. What `draws` does not script
  // is dealt in alphabetical order. With three players that gives, row by row, and the Expo stays out:
  //   artwork:blue          artwork:blue          artwork:blue   material:brick+brick
  //   material:brick+brick  material:brick+steel  house:A        house:A
  //   house:A               noble:albert          noble:albert   noble:albert
  // over the bonus cards architecture, nobility, prestige, prison. With two players the corners a3 and d3 are
  // neutral. Four players have blue ×3, green, then four materials, four houses, albert ×3 and buls.
  explicit Scenario(int players, std::string_view options = {}, const std::vector<std::string>& draws = {});
  ~Scenario();
  Scenario(const Scenario&) = delete;
  Scenario& operator=(const Scenario&) = delete;

  // --- describing the table ---
  PlayerDescription player(Seat seat) { return {state_, seat}; }
  Scenario& put(std::string_view cell, std::string_view card);
  Scenario& put_nothing(std::string_view cell);
  Scenario& architect(std::string_view cell, Seat owner, std::string_view card, int face);
  Scenario& clear_grid();  // every Action card goes, Architect cards stay
  Scenario& bonuses(std::string_view left_to_right);
  Scenario& pile(std::string_view pile, std::string_view cards, std::string_view discard = {});
  Scenario& uses(std::string_view brussels_card, int times);
  Scenario& round(int number);
  Scenario& first_player(Seat seat);
  Scenario& turn(Seat seat);
  Scenario& expo_of(Seat seat);
  // Round 4, in which everybody but the last seat has passed, nobody has prisoners, money or nobles but
  // Brugmann, and the grid is empty: `play("pass")` ends the game.
  Scenario& last_pass();

  // --- chance ---
  // The next draws, in order; each must be made by the end of the test.
  Scenario& next_draws(const std::vector<std::string>& draws);
  // Whatever the script does not say does not matter.
  Scenario& deal_anything();
  // All draws since the set-up began, or since the last call of next_draws.
  const std::vector<std::string>& drawn() const { return chance_.drawn(); }

  // --- playing ---
  // Moves of whoever is asked, one after the other.
  template <class... Texts>
  Scenario& play(Texts... texts) {
    (play_one(texts), ...);
    return *this;
  }
  // Everybody passes, to the end of the action phase; the next deal does not matter.
  Scenario& end_round();

  std::string asked() const;  // "seat 1: action", or "over"
  std::vector<std::string> options() const;
  bool offers(std::string_view text) const;
  // Why the player who is asked cannot make a move: codes, none if he can.
  std::vector<std::string> reasons_against(std::string_view text) const;
  // What happened since the last call of play (or since the set-up began): JSON texts.
  const std::vector<std::string>& events() const { return events_; }

  // --- reading the table ---
  int money(Seat seat) const { return player_at(seat).money; }
  int points(Seat seat) const { return player_at(seat).vp; }
  int ledger(Seat seat, Source source) const { return player_at(seat).ledger[at(source)]; }
  int architecture(Seat seat) const { return rules_.value(player_at(seat), Track::architecture); }
  int nobility(Seat seat) const { return rules_.value(player_at(seat), Track::nobility); }
  int prestige(Seat seat) const { return rules_.value(player_at(seat), Track::prestige); }
  std::string hand(Seat seat) const;
  std::string prison(Seat seat) const;
  std::string in_brussels(Seat seat) const;
  std::string artworks(Seat seat) const;
  std::string materials(Seat seat) const;
  std::string houses(Seat seat) const;
  std::string nobles(Seat seat) const;
  std::string tapped(Seat seat) const;
  std::string at_cell(
      std::string_view cell) const;  // "artwork:red", "seat 0: 2/4 as 4", "neutral 2", "nothing"
  std::string left(std::string_view pile) const;
  std::string discarded(std::string_view pile) const;
  int shuffles(std::string_view pile) const;  // since the first one
  std::string bonus_cards() const;
  int uses_of(std::string_view brussels_card) const;
  int round() const { return state_.round; }
  int first_player() const { return state_.first_player; }
  std::string expo() const;     // "seat 1", "nobody"
  std::string ranking() const;  // "1 > 0,2": best first, a comma for a shared place
  bool over() const { return Game::over(state_); }

  const Rules& rules() const { return rules_; }
  const State& state() const { return state_; }

 private:
  void play_one(std::string_view text);
  const Player& player_at(Seat seat) const { return state_.players[at(seat)]; }

  Rules rules_;
  State state_{};
  ScriptedChance chance_;
  std::vector<std::string> events_;
};

// The rules of a table with the newest component data.
Rules rules_for(int players, std::string_view options = {});

}  // namespace horta::bruxelles1897::test
