#include "ai/registry.h"

#include <algorithm>

namespace horta {

const GameAi& ai_of(std::string_view game) {
  static const std::vector<GameAi> all = ais_of_program();
  return *std::ranges::find(all, game, &GameAi::game);
}

json::Value game_to_json(const GameInfo& game) {
  json::Value plays = json::Value::array();
  int level = 0;
  for (const std::string_view style : ai_of(game.name).levels)
    plays.push_back(
        json::Value::object({{"level", ++level}, {"plays", std::string{"search:"}.append(style)}}));
  return json::Value::object({{"name", game.name},
                              {"min_players", game.min_players},
                              {"max_players", game.max_players},
                              {"rounds", game.rounds},
                              {"rules_version", game.rules_version},
                              {"options", options_to_json(game)},
                              {"rule_sets", rule_sets_to_json(game)},
                              {"levels", std::move(plays)}});
}

}  // namespace horta
