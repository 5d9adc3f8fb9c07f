#include <gtest/gtest.h>

#include <numeric>

#include "engine/core/json.h"
#include "tests/support/scenario1893_words.h"

namespace horta::bruxelles1893::test {

namespace {

std::string text_of(const Draw& draw) {
  const json::Value drew = Game::draw_to_json(draw);
  return std::string{Game::pile_name(draw.pile)} + ' ' +
         (drew.is_string() ? drew.as_string() : std::to_string(drew.as_int()));
}

Draw draw_of(const std::string& text) {
  const std::size_t space = text.find(' ');
  const std::string pile = text.substr(0, space), drew = text.substr(space + 1);
  const bool is_number = pile == "first_player" || pile == "strip" || pile == "bourse" || pile == "be_card";
  const json::Value value = is_number ? json::Value{std::stoi(drew)} : json::Value{drew};
  return must(Game::draw_from_json(pile, value), text);
}

}  // namespace

int ScriptedChance::draw(const PileView& pile) {
  EXPECT_EQ(pile.total, std::accumulate(pile.left.begin(), pile.left.end(), 0)) << "not the size of the pile";
  for (std::size_t card = 0; card < pile.left.size(); ++card)
    EXPECT_GE(pile.start[card], pile.left[card]) << "more cards than at the last shuffle";
  int type = type_at(pile.left, 0);
  const auto here = [&](const std::string& text) { return draw_of(text).pile == pile.pile; };
  auto& script = any_order_ && std::ranges::none_of(script_, here) ? usual_ : script_;
  const auto next = any_order_ ? std::ranges::find_if(script, here) : script.begin();
  if (next != script.end()) {
    const Draw scripted = draw_of(*next);
    const bool possible =
        scripted.pile == pile.pile && scripted.type < pile.left.size() && pile.left[scripted.type] > 0;
    if (possible) {
      type = scripted.type;
      script.erase(next);
    } else {
      ADD_FAILURE() << "scripted draw '" << *next << "' is not possible: the rules draw from "
                    << Game::pile_name(pile.pile);
    }
  } else if (!any_) {
    ADD_FAILURE() << "a draw from " << Game::pile_name(pile.pile) << " was not scripted";
  }
  drawn_.push_back(text_of({.pile = pile.pile, .type = static_cast<std::uint8_t>(type)}));
  return type;
}

void ScriptedChance::expect(const std::vector<std::string>& draws) {
  script_.insert(script_.end(), draws.begin(), draws.end());
}

}  // namespace horta::bruxelles1893::test
