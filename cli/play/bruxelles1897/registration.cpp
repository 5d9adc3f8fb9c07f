#include "cli/play/bruxelles1897/board.h"

namespace horta::bruxelles1897 {

cli::GameOnTerminal game_on_terminal() {
  return {.game = Game::name,
          .make_board = [](const Table&, const cli::Scene& scene) -> std::unique_ptr<cli::Board> {
            return std::make_unique<cli::Board1897>(scene);
          }};
}

}  // namespace horta::bruxelles1897
