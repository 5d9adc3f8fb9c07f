#include "ai/bruxelles1897/heuristic.h"
#include "tuning/sight.h"

namespace horta::bruxelles1897 {

tuning::Sight game_sight() { return tuning::sight_for<Game>(); }

}  // namespace horta::bruxelles1897
