#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/bruxelles1893/game.h"
#include "engine/core/chance.h"
#include "engine/core/event.h"

// A table of Bruxelles 1893 that a test describes in a few lines and then plays at, in the notation of moves:
//
//   Scenario table(3, "belle_epoque=on");
//   table.player(0).money(3).artworks("green").card(3);
//   table.play("place b1", "stake 1", "card 3", "cursor 3-0", "hang 0");
//   EXPECT_EQ(table.points(0), 6);
//
// Things are named as records name them, and lists of them are separated by commas. What a player is given
// comes from the supply, and what he had goes back to it. Whatever is asked for and does not exist throws,
// which fails the test.

namespace horta::bruxelles1893::test {

// Answers draws from a script of "<pile> <card>". A draw that the script lacks, or that cannot come from the
// pile, fails the test, unless the rest of the deal was said not to matter: then it is the first card of the
// pile in the order of types.
class ScriptedChance final : public Chance {
 public:
  int draw(const PileView& pile) override;

  void expect(const std::vector<std::string>& draws);
  // What is dealt while a table is set up, where the script says nothing.
  void usually(const std::vector<std::string>& draws) { usual_ = draws; }
  void allow_any() { any_ = true; }
  void forbid_any() { any_ = false; }
  // While a table is set up, a draw takes the first scripted card of its own pile.
  void in_any_order(bool yes) { any_order_ = yes; }
  const std::vector<std::string>& unused() const { return script_; }
  const std::vector<std::string>& drawn() const { return drawn_; }
  void forget_drawn() { drawn_.clear(); }

 private:
  std::vector<std::string> script_;
  std::vector<std::string> usual_;
  std::vector<std::string> drawn_;
  bool any_ = false;
  bool any_order_ = false;
};

// What one player has. Every call replaces what was there, but card(), tile() and house() add.
class PlayerDescription {
 public:
  PlayerDescription(const Rules& rules, State& state, Seat seat)
      : rules_{rules}, state_{state}, player_{state.players[at(seat)]}, seat_{seat} {}

  PlayerDescription& money(int francs);
  PlayerDescription& points(int vp);   // kept in the ledger as sale
  PlayerDescription& pawns(int free);  // the other ones that are not in play are in court
  PlayerDescription& court(int pawns);
  PlayerDescription& travellers(int count);
  PlayerDescription& artworks(std::string_view colours);
  PlayerDescription& white(std::string_view hidden_colours);
  PlayerDescription& materials(std::string_view cubes);
  PlayerDescription& jokers(int count);
  // Brugmann stays as he is when neither list names him.
  PlayerDescription& notables(std::string_view upright, std::string_view tilted = {});
  PlayerDescription& no_brugmann();    // dismissed with card 14
  PlayerDescription& iris(int space);  // spaces from 1
  PlayerDescription& couronne(int space);
  PlayerDescription& architect(int space);
  PlayerDescription& line(std::string_view line, int symbols);  // that were slid under it
  PlayerDescription& first_passes(int count);
  PlayerDescription& board(std::string_view architect);
  // A pavilion with this Belle Époque card, on the site given or on the last one that is free.
  PlayerDescription& card(int number, int site = -1);
  PlayerDescription& used(int card);
  PlayerDescription& tile(std::string_view tile);  // with a free pawn
  // That many houses, on cells out of the way: the first column and the two last rows.
  PlayerDescription& houses(int count);
  PlayerDescription& passed();

 private:
  PlayerDescription& track(Track which, int space);
  int bound_pawns() const;  // neither free nor in court

  const Rules& rules_;
  State& state_;
  Player& player_;
  Seat seat_;
};

enum class Stop { at_first_action, at_first_decision };

class Scenario {
 public:
  // A real set-up, with seat 0 as first player unless the options say otherwise. What `draws` does not script
  // is dealt like this: strips 1 to 5 from the top, row albert, buls, empain, solvay (slots 0 to 3), bonus
  // cards A:2/0, A:1/1, A:1/2, P:2/0, P:1/1, compass tiles wood, stone, iron, any, fb, empty, Belle Époque
  // cards 1 to 5, tiles and boards in alphabetical order, blue artworks. The zone of round 1 is
  //   two players    rows 3 to 5, columns b to e (Bourse card 5: 5 FB), neutrals on e5 and d5
  //   three players  rows 1 to 3, columns b to e (Bourse card 6: 6 FB)
  //   four, five     rows 1 to 4, columns a to d (Bourse cards 4 and 2: 5 and 4 FB)
  // With plain strips the board reads, from the top, AVNMC VNMCA NMCAV MCAVN CAVNM.
  explicit Scenario(int players, std::string_view options = {}, const std::vector<std::string>& draws = {},
                    Stop stop = Stop::at_first_action);
  ~Scenario();
  Scenario(const Scenario&) = delete;
  Scenario& operator=(const Scenario&) = delete;

  // --- describing the table ---
  Scenario& rules_version(int version);
  PlayerDescription player(Seat seat) { return {rules_, state_, seat}; }
  Scenario& pawn(std::string_view cell, Seat owner, int stake = 1);  // one of his free ones
  Scenario& neutral_pawn(std::string_view cell);
  Scenario& no_neutral_pawns();
  Scenario& house(std::string_view cell, Seat owner);
  Scenario& pavilion(int site, Seat owner);
  // One use of a Brussels action, with free pawns and Travellers of a seat.
  Scenario& in_brussels(std::string_view action, Seat owner, int pawns, int travellers = 0);
  Scenario& crest(std::string_view row_and_column);  // and with it the zone
  Scenario& strips(std::string_view top_to_bottom);
  Scenario& bonuses(std::string_view left_to_right);
  // Bonus cards that have neither symbols nor Manneken-Pis: whoever wins one uses it unasked.
  // (The first edition has only three of them: columns d and e have one Manneken-Pis each.)
  Scenario& quiet_columns();
  Scenario& row(std::string_view from_slot_0);  // fewer than four: the others go back to the pile
  Scenario& all_notables_discarded();           // the face-down pile is empty
  Scenario& market(std::string_view slot_0, std::string_view slot_1 = {});
  Scenario& covered(std::string_view colours);
  Scenario& artwork_pile(std::string_view left,
                         std::string_view under = {});  // first edition, tiles as wanted
  Scenario& cursor(std::string_view row_and_column);
  Scenario& compass(std::string_view spaces);  // first edition
  Scenario& arms(int one, int other);
  Scenario& sites(std::string_view cards);
  Scenario& face_up_tiles(std::string_view tiles);
  // Only so much is left in the supply; the rest belongs to the seat given.
  Scenario& materials_left(std::string_view material, int count, Seat holder);
  Scenario& jokers_left(int count, Seat holder);
  Scenario& artworks_left(std::string_view colour, int count, Seat holder);
  Scenario& round(int number);
  Scenario& first_player(Seat seat);
  Scenario& turn(Seat seat);
  Scenario& alone(Seat seat);  // everybody else has passed, and it is his turn
  // Round 5, in which everybody but the last seat has passed. Nobody has artworks, more than two free pawns,
  // or money but 1 FB for Brugmann, and nothing lies on the board: `play("pass")` ends the game. Without
  // anything else each player then scores 1 VP for Brugmann, and seat 0, who passed first, 5 VP as first
  // player.
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
  // Everybody passes, to the first decision of the resolution, of the next round, or the end.
  Scenario& end_round();
  // The rest of the resolution, as far as it must be: won cards are used, Belle Époque cards are not.
  Scenario& settle();

  std::string asked() const;  // "seat 1: action", or "over"
  std::vector<std::string> options() const;
  bool offers(std::string_view text) const;
  // Why the player who is asked cannot make a move: codes, none if he can.
  std::vector<std::string> reasons_against(std::string_view text) const;
  const std::vector<std::string>& events() const { return events_; }

  // --- reading the table ---
  int money(Seat seat) const { return player_at(seat).money; }
  int points(Seat seat) const { return player_at(seat).vp; }
  int ledger(Seat seat, Source source) const { return player_at(seat).ledger[at(source)]; }
  int iris(Seat seat) const { return rules_.value(player_at(seat), Track::iris); }
  int couronne(Seat seat) const { return rules_.value(player_at(seat), Track::couronne); }
  int architect(Seat seat) const { return rules_.value(player_at(seat), Track::architect); }
  int pawns(Seat seat) const { return player_at(seat).pawns; }
  int court(Seat seat) const { return player_at(seat).court; }
  int travellers(Seat seat) const { return player_at(seat).travellers; }
  int jokers(Seat seat) const { return player_at(seat).jokers; }
  int buildings(Seat seat) const { return player_at(seat).buildings; }
  int first_passes(Seat seat) const { return player_at(seat).first_passes; }
  int line(Seat seat, std::string_view line) const;  // symbols slid under it
  std::string artworks(Seat seat) const;
  std::string white(Seat seat) const;
  std::string materials(Seat seat) const;
  std::string notables(Seat seat) const;
  std::string tilted(Seat seat) const;
  std::string cards(Seat seat) const;
  std::string tiles(Seat seat) const;
  std::string board(Seat seat) const;
  std::string pawn_at(std::string_view cell) const;  // "seat 0: 3", "neutral", "nobody"
  std::string house_at(std::string_view cell) const;
  char action_at(std::string_view cell) const;
  std::string zone() const;
  std::string row() const;     // from slot 0
  std::string market() const;  // "green,nothing", "white:blue,brown"
  std::string cursor() const;
  std::string arms() const;
  std::string bonuses() const;
  std::string sites() const;  // the Belle Époque cards that were laid there
  std::string notable_discard() const;
  int notables_face_down() const;
  int bonus_cards_left() const;
  int materials_left(std::string_view material) const;
  int jokers_left() const { return state_.jokers; }
  int artworks_left(std::string_view colour) const;
  int train() const { return state_.train; }
  int pawns_in(std::string_view brussels_action, Seat seat) const;
  int uses_of(std::string_view brussels_action) const;
  int round() const { return state_.round; }
  int first_player() const { return state_.first_player; }
  int bourse_card() const { return state_.bourse + 1; }
  std::string ranking() const;  // "1 > 0,2": best first, a comma for a shared place
  bool over() const { return Game::over(state_); }

  const Rules& rules() const { return rules_; }
  const State& state() const { return state_; }

 private:
  void play_one(std::string_view text);
  void check(std::string_view after) const;
  const Player& player_at(Seat seat) const { return state_.players[at(seat)]; }

  Rules rules_;
  State state_{};
  ScriptedChance chance_;
  std::vector<std::string> events_;
};

// The rules of a table with the newest component data.
Rules rules_for(int players, std::string_view options = {});

}  // namespace horta::bruxelles1893::test
