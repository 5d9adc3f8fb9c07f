#include "engine/core/registration.h"

#include "engine/bruxelles1897/game.h"

namespace horta::bruxelles1897 {

GameInfo game_info() { return info_of<Game>(); }

}  // namespace horta::bruxelles1897
