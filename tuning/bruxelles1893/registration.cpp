#include "ai/bruxelles1893/heuristic.h"
#include "tuning/sight.h"

namespace horta::bruxelles1893 {

tuning::Sight game_sight() { return tuning::sight_for<Game>(); }

}  // namespace horta::bruxelles1893
