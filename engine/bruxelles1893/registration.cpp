#include "engine/core/registration.h"

#include "engine/bruxelles1893/game.h"

namespace horta::bruxelles1893 {

GameInfo game_info() { return info_of<Game>(); }

}  // namespace horta::bruxelles1893
