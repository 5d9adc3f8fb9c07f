#include "ai/registration.h"

#include "ai/bruxelles1893/heuristic.h"
#include "ai/bruxelles1893/hint.h"

namespace horta::bruxelles1893 {

GameAi game_ai() {
  return ai_for<Game, &hint_reasons>({"24~6", "24~4.5", "24~3.3", "24~2.1", "24~0.5", "70", "150", "290"});
}

}  // namespace horta::bruxelles1893
