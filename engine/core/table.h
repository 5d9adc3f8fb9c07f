#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"

namespace horta {

// A game of any kind in progress: its rules and its position behind one narrow interface. Everything that
// serves every game (match, records, command line, server) works on this; what plays thousands of games a
// second works on the Game concept instead.
class Table {
 public:
  virtual ~Table() = default;
  virtual std::unique_ptr<Table> clone() const = 0;  // the same rules, a copy of the position

  virtual std::string_view game() const = 0;  // its name
  virtual int players() const = 0;
  virtual int rules_version() const = 0;
  virtual void set_up(Chance& chance, EventLog& events) = 0;
  virtual bool over() const = 0;
  virtual Decision decision() const = 0;
  virtual int round() const = 0;
  virtual bool opens_turn() const = 0;  // the decision asked is the first of a turn
  virtual void legal(MoveList& list) const = 0;
  virtual void apply(Move move, Chance& chance, EventLog& events) = 0;

  // Whether a seat may play a move: what `legal` lists for the seat that decides, and nothing else.
  bool allows(Seat seat, Move move) const;
  // Everything that forbids a move of a seat; nothing exactly when it is allowed. A game that knows no reason
  // against a move that it does not offer cannot make it playable: the reason is `not_offered` then.
  std::vector<Reason> explain(Seat seat, Move move) const;

  virtual std::vector<int> scores() const = 0;
  virtual std::vector<std::vector<Seat>> ranking() const = 0;
  virtual json::Value ledger() const = 0;
  virtual json::Value view() const = 0;
  // What would be decided if the round ended now, or after the first moves of a turn (see the outlook.h of a
  // game); with the "ledger" that the game would end with. Precondition: the moves are legal.
  virtual json::Value outlook(std::span<const Move> moves) const = 0;
  virtual std::string position() const = 0;
  virtual bool set_position(std::string_view text) = 0;  // false: nothing changed

  virtual std::string_view kind_name(std::uint8_t kind) const = 0;
  virtual std::optional<std::uint8_t> find_kind(std::string_view name) const = 0;
  virtual json::Value option_to_json(Move move) const = 0;
  virtual std::optional<Move> option_from_json(std::uint8_t kind, const json::Value& option) const = 0;
  virtual std::string to_notation(Move move) const = 0;
  virtual std::optional<Move> from_notation(std::string_view text) const = 0;
  virtual std::string_view pile_name(std::uint8_t pile) const = 0;
  virtual json::Value draw_to_json(Draw draw) const = 0;
  virtual std::optional<Draw> draw_from_json(std::string_view pile, const json::Value& drew) const = 0;
  virtual json::Value event_to_json(const Event& event) const = 0;

  // Whether two tables of the same game and rules stand the same.
  virtual bool same_position(const Table& other) const = 0;

 private:
  // What the game itself has against a move.
  virtual std::vector<Reason> reasons_against(Seat seat, Move move) const = 0;
};

template <Game G>
class TableOf final : public Table {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;

  explicit TableOf(std::shared_ptr<const Rules> rules) : rules_{std::move(rules)} {}

  const Rules& rules() const { return *rules_; }
  const State& state() const { return state_; }
  State& state() { return state_; }

  std::unique_ptr<Table> clone() const override { return std::make_unique<TableOf>(*this); }
  std::string_view game() const override { return G::name; }
  int players() const override { return rules_->players; }
  int rules_version() const override { return rules_->version; }
  void set_up(Chance& chance, EventLog& events) override { G::set_up(*rules_, state_, chance, events); }
  bool over() const override { return G::over(state_); }
  Decision decision() const override { return G::decision(state_); }
  int round() const override { return G::round(state_); }
  bool opens_turn() const override { return G::opens_turn(state_); }
  void legal(MoveList& list) const override { G::legal(*rules_, state_, list); }
  void apply(Move move, Chance& chance, EventLog& events) override {
    G::apply(*rules_, state_, move, chance, events);
  }
  std::vector<int> scores() const override {
    std::vector<int> all;
    for (Seat seat = 0; seat < players(); ++seat) all.push_back(G::score(state_, seat));
    return all;
  }
  std::vector<std::vector<Seat>> ranking() const override { return G::ranking(*rules_, state_); }
  json::Value ledger() const override { return G::ledger(*rules_, state_); }
  json::Value view() const override { return G::view(*rules_, state_); }
  json::Value outlook(std::span<const Move> moves) const override {
    return G::outlook(*rules_, state_, moves);
  }
  std::string position() const override { return G::to_position(*rules_, state_); }
  bool set_position(std::string_view text) override {
    const auto state = G::from_position(*rules_, text);
    if (state) state_ = *state;
    return state.has_value();
  }
  std::string_view kind_name(std::uint8_t kind) const override { return G::kind_name(kind); }
  std::optional<std::uint8_t> find_kind(std::string_view name) const override { return G::find_kind(name); }
  json::Value option_to_json(Move move) const override { return G::option_to_json(*rules_, move); }
  std::optional<Move> option_from_json(std::uint8_t kind, const json::Value& option) const override {
    return G::option_from_json(*rules_, kind, option);
  }
  std::string to_notation(Move move) const override { return G::to_notation(*rules_, move); }
  std::optional<Move> from_notation(std::string_view text) const override {
    return G::from_notation(*rules_, text);
  }
  std::string_view pile_name(std::uint8_t pile) const override { return G::pile_name(pile); }
  json::Value draw_to_json(Draw draw) const override { return G::draw_to_json(draw); }
  std::optional<Draw> draw_from_json(std::string_view pile, const json::Value& drew) const override {
    return G::draw_from_json(pile, drew);
  }
  json::Value event_to_json(const Event& event) const override { return G::event_to_json(*rules_, event); }
  bool same_position(const Table& other) const override {
    const auto* same_game = static_cast<const TableOf*>(&other);
    return state_ == same_game->state_;
  }

 private:
  std::vector<Reason> reasons_against(Seat seat, Move move) const override {
    return G::explain(*rules_, state_, seat, move);
  }

  std::shared_ptr<const Rules> rules_;
  State state_{};
};

}  // namespace horta
