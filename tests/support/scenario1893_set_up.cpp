#include <gtest/gtest.h>

#include "engine/core/components.h"
#include "engine/core/options.h"
#include "tests/support/scenario1893_words.h"

namespace horta::bruxelles1893::test {

Rules rules_for(int players, std::string_view options) {
  const auto chosen = split_options(options);
  if (!chosen) fail("options: " + chosen.error().code);
  const auto made = make_options(Game::options(), *chosen);
  if (!made) fail("options: " + made.error().code);
  const auto rules = Game::make_rules(players, *made, newest_components(Game::name).data);
  if (!rules) fail("rules: " + rules.error().code);
  return *rules;
}

namespace {

// What is dealt where the test does not say anything.
std::vector<std::string> usual_deal(int players, const std::vector<std::string>& draws) {
  const char* const bourse = players == 2   ? "bourse 5"
                             : players == 3 ? "bourse 6"
                             : players == 4 ? "bourse 4"
                                            : "bourse 2";
  std::vector<std::string> deal{"notable albert", "notable buls", "notable empain", "notable solvay",
                                "bonus A:2/0",    "bonus A:1/1",  "bonus A:1/2",    "bonus P:2/0",
                                "bonus P:1/1",    bourse};
  std::erase_if(deal, [&draws](const std::string& usual) {
    const std::string pile = usual.substr(0, usual.find(' ') + 1);
    return std::ranges::any_of(draws, [&pile](const std::string& draw) { return draw.starts_with(pile); });
  });
  return deal;
}

std::string options_with_first_player(std::string_view options) {
  std::string all{options};
  if (options.contains("first_player")) return all;
  return all.empty() ? "first_player=0" : all + ",first_player=0";
}

}  // namespace

Scenario::Scenario(int players, std::string_view options, const std::vector<std::string>& draws, Stop stop)
    : rules_{rules_for(players, options_with_first_player(options))} {
  chance_.expect(draws);
  chance_.usually(usual_deal(players, draws));
  chance_.allow_any();
  chance_.in_any_order(true);
  EventLog log;
  Chance& chance = chance_;
  Game::set_up(rules_, state_, chance, log);
  events_ = texts(log.events(), rules_.edition);
  check("set-up");
  if (stop == Stop::at_first_decision) return;
  while (state_.kind != Kind::action) {
    std::string move = this->options().front();
    if (state_.kind == Kind::crest && players == 2) move = this->options().back();
    if (state_.kind == Kind::crest && players >= 3) {
      const char* usual = players == 3 ? "crest 3-1" : "crest 4-4";
      if (offers(usual)) move = usual;
    }
    if (state_.kind == Kind::neutral) move = this->options().back();
    play_one(move);
  }
  chance_.forbid_any();
  chance_.in_any_order(false);
}

Scenario::~Scenario() {
  if (testing::Test::HasFatalFailure()) return;
  for (const std::string& text : chance_.unused())
    ADD_FAILURE() << "scripted draw '" << text << "' was never made";
}

}  // namespace horta::bruxelles1893::test
