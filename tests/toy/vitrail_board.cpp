// Vitrail in the terminal.

#include "cli/play/board.h"
#include "tests/toy/vitrail.h"

namespace horta::vitrail {

namespace {

class Window final : public cli::Board {
 public:
  std::vector<std::string> draw(const Table& table) const override {
    return {"A pane of " + table.view().find("pane")->as_string() + " glass"};
  }
  std::string question(const Table&) const override { return "Take it or break it?"; }
  std::vector<cli::Choice> choices(const Table& table) const override {
    MoveList options;
    table.legal(options);
    std::vector<cli::Choice> list;
    for (const Move move : options) list.push_back({move, "", table.to_notation(move)});
    return list;
  }
  std::vector<std::string> sources() const override { return {"taken", "broken"}; }
  json::Value projected_ledger(const Table& table) const override { return table.ledger(); }
  std::string tie_break() const override { return {}; }
  std::string told(const HintReason& reason) const override { return std::string{reason.code}; }
  std::string_view example() const override { return "take"; }
  std::string reading() const override { return {}; }
};

}  // namespace

cli::GameOnTerminal game_on_terminal() {
  return {.game = Game::name,
          .make_board = [](const Table&, const cli::Scene&) -> std::unique_ptr<cli::Board> {
            return std::make_unique<Window>();
          }};
}

}  // namespace horta::vitrail
