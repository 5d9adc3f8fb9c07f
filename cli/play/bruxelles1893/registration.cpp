#include "cli/play/bruxelles1893/board.h"

namespace horta::bruxelles1893 {

cli::GameOnTerminal game_on_terminal() {
  return {.game = Game::name,
          .make_board = [](const Table& table, const cli::Scene& scene) -> std::unique_ptr<cli::Board> {
            return std::make_unique<cli::Board1893>(scene, cli::table_1893(table).rules());
          }};
}

}  // namespace horta::bruxelles1893
