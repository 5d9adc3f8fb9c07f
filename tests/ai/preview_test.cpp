#include "engine/core/preview.h"

#include <gtest/gtest.h>

#include "tests/support/all_games.h"
#include "tests/support/positions.h"

// A preview must say what the move then does: nothing more, nothing else, and all of it until a card is
// drawn.

namespace horta {
namespace {

template <Game G>
class PreviewOf : public ::testing::Test {};

TYPED_TEST_SUITE(PreviewOf, test::AllGames);

// Random cards, and how much had happened before the first one.
class Watched final : public Chance {
 public:
  Watched(std::uint64_t seed, const EventLog& log) : random_{seed}, log_{log} {}
  int draw(const PileView& pile) override {
    if (!first_draw) first_draw = log_.events().size();
    return random_.draw(pile);
  }
  std::optional<std::size_t> first_draw;

 private:
  RandomChance random_;
  const EventLog& log_;
};

TYPED_TEST(PreviewOf, SaysWhatTheMoveDoesInHundredsOfPositions) {
  using G = TypeParam;
  int compared = 0, certain = 0;
  std::uint64_t number = 0;
  test::each_position_of_all<G>(1, [&](const auto& rules, const auto& state) {
    if (number++ % 7 != 0) return;
    TableOf<G> table{std::make_shared<const typename G::Rules>(rules)};
    table.state() = state;
    MoveList options;
    table.legal(options);
    for (std::size_t index = 0; index < options.size(); index += 1 + options.size() / 12) {
      const std::vector<Move> moves{options[index]};
      const auto seen = preview(table, moves);
      ASSERT_TRUE(seen);
      auto played = table.clone();
      EventLog log;
      Watched chance{number, log};
      played->apply(options[index], chance, log);
      std::vector<Event> events = log.events();
      EXPECT_EQ(seen->drew, chance.first_draw.has_value());
      if (chance.first_draw) events.resize(*chance.first_draw);
      EXPECT_EQ(seen->events, events);
      EXPECT_TRUE(seen->drew || seen->table->same_position(*played)) << table.position();
      ++compared;
      certain += seen->drew ? 0 : 1;
    }
  });
  EXPECT_GT(compared, 200);
  EXPECT_GT(certain, 200);
}

TYPED_TEST(PreviewOf, RefusesWhatIsNotPossible) {
  using G = TypeParam;
  TableOf<G> table{std::make_shared<const typename G::Rules>(test::all_rules<G>().front())};
  EventLog log;
  Watched chance{1, log};
  table.set_up(chance, log);
  MoveList options;
  table.legal(options);
  constexpr Move nonsense{255, 1};
  EXPECT_FALSE(preview(table, std::vector<Move>{nonsense}));
  EXPECT_FALSE(preview(table, std::vector<Move>{options[0], nonsense}));
  EXPECT_TRUE(preview(table, {}));
}

}  // namespace
}  // namespace horta
