#include "ai/registration.h"

#include "ai/bruxelles1897/heuristic.h"
#include "ai/bruxelles1897/hint.h"

namespace horta::bruxelles1897 {

GameAi game_ai() {
  return ai_for<Game, &hint_reasons>({"24~3.4", "24~2.2", "24~1.4", "24", "65", "155", "340", "760"});
}

}  // namespace horta::bruxelles1897
