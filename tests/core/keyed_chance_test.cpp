#include "engine/core/keyed_chance.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace horta {
namespace {

using Counts = std::vector<std::uint8_t>;

Digest counting_bytes() {
  Digest digest;
  std::iota(digest.begin(), digest.end(), std::uint8_t{0});
  return digest;
}

Digest filled_with(std::uint8_t byte) {
  Digest digest;
  digest.fill(byte);
  return digest;
}

Digest key_number(std::uint64_t number) { return sha256("key " + std::to_string(number)); }

// A pile that is drawn from; `left` shrinks with every draw.
struct DrawnPile {
  std::uint8_t pile = 0, epoch = 0;
  Counts start;
  Counts left = start;

  int draw(Chance& chance) {
    const int type = chance.draw(view());
    --left[static_cast<std::size_t>(type)];
    return type;
  }
  std::vector<int> draw_all(Chance& chance) {
    std::vector<int> order;
    while (total() > 0) order.push_back(draw(chance));
    return order;
  }
  int total() const { return std::accumulate(left.begin(), left.end(), 0); }
  PileView view() const {
    return {.pile = pile, .epoch = epoch, .left = left, .start = start, .total = total()};
  }
};

// --- the draws ---

// The vectors of this file were computed with the hmac and hashlib modules of Python: see docs/records.md.
TEST(KeyedChance, PriorityIsTheHmacOfPileEpochTypeAndCopy) {
  const HmacSha256 priority{counting_bytes()};
  EXPECT_EQ(to_hex(priority(std::array<std::uint8_t, 4>{4, 1, 20, 2})),
            "1d10743900d5a38eebc60509e05d7599e11317477e693445fdf61a29006a9faf");
}

TEST(KeyedChance, DrawsInTheOrderOfThePriorities) {
  KeyedChance chance{counting_bytes()};
  EXPECT_EQ((DrawnPile{.pile = 0, .epoch = 0, .start = {3, 3, 3, 3}}.draw_all(chance)),
            (std::vector{3, 0, 1, 3, 2, 0, 0, 2, 1, 3, 2, 1}));
  EXPECT_EQ((DrawnPile{.pile = 1, .epoch = 2, .start = {2, 0, 1, 3}}.draw_all(chance)),
            (std::vector{3, 2, 3, 0, 3, 0}));
}

TEST(KeyedChance, SameKeyDealsTheSame) {
  for (std::uint64_t number = 0; number < 20; ++number) {
    KeyedChance one{key_number(number)}, two{key_number(number)};
    DrawnPile pile{.pile = 3, .epoch = 1, .start = {3, 3, 3, 3, 3}};
    DrawnPile same = pile;
    EXPECT_EQ(pile.draw_all(one), same.draw_all(two));
  }
}

TEST(KeyedChance, KeyPileAndEpochEachChangeTheDeal) {
  const Counts cards(12, 2);
  std::set<std::vector<int>> deals;
  const auto deal = [&](std::uint64_t key, std::uint8_t pile, std::uint8_t epoch) {
    KeyedChance chance{key_number(key)};
    deals.insert(DrawnPile{.pile = pile, .epoch = epoch, .start = cards}.draw_all(chance));
  };
  deal(0, 0, 0);
  deal(1, 0, 0);
  deal(0, 1, 0);
  deal(0, 0, 1);
  EXPECT_EQ(deals.size(), 4u);
}

// Whatever else was drawn before, and from however many piles: a draw depends on the key and the position.
RC_GTEST_PROP(KeyedChance, IsAPureFunctionOfKeyAndPosition, ()) {
  const Digest key = key_number(*rc::gen::arbitrary<std::uint64_t>());
  KeyedChance used{key};
  std::vector<DrawnPile> piles;
  for (std::uint8_t pile = 0; pile < 3; ++pile)
    for (std::uint8_t epoch = 0; epoch < 2; ++epoch)
      piles.push_back(
          {.pile = pile, .epoch = epoch, .start = {2, 1, 3, static_cast<std::uint8_t>(pile + epoch)}});
  for (int step = 0; step < 40; ++step) {
    DrawnPile& pile = piles[*rc::gen::inRange<std::size_t>(0, piles.size())];
    if (pile.total() == 0 || *rc::gen::inRange(0, 8) == 0) pile.left = pile.start;  // an undo
    const DrawnPile before = pile;
    KeyedChance fresh{key};
    RC_ASSERT(pile.draw(used) == fresh.draw(before.view()));
  }
}

// Two tables with the same key: a card that only one of them has in its pile changes nothing between the
// others.
TEST(KeyedChance, OrderOfTheOtherCardsSurvivesADifferentPile) {
  for (std::uint64_t number = 0; number < 50; ++number) {
    KeyedChance chance{key_number(number)};
    auto with = DrawnPile{.start = {2, 2, 1}}.draw_all(chance);
    const auto without = DrawnPile{.start = {2, 2, 0}}.draw_all(chance);
    std::erase(with, 2);
    EXPECT_EQ(with, without);
  }
}

TEST(KeyedChance, IsFairOverManyKeys) {
  constexpr int keys = 16'000;
  std::array<double, 4> first{}, last{};
  double repeated = 0;
  for (std::uint64_t number = 0; number < keys; ++number) {
    KeyedChance chance{key_number(number)};
    const auto order = DrawnPile{.start = {3, 5, 1, 7}}.draw_all(chance);
    ++first[static_cast<std::size_t>(order.front())];
    ++last[static_cast<std::size_t>(order.back())];
    repeated += order[0] == order[1];
  }
  const std::array<double, 4> cards{3, 5, 1, 7};
  double of_first = 0, of_last = 0;
  for (std::size_t type = 0; type < 4; ++type) {
    const double expected = keys * cards[type] / 16;
    of_first += (first[type] - expected) * (first[type] - expected) / expected;
    of_last += (last[type] - expected) * (last[type] - expected) / expected;
  }
  EXPECT_LT(of_first, 16.3);  // three degrees of freedom, p = 0.001
  EXPECT_LT(of_last, 16.3);
  // The first two are alike with probability (3·2 + 5·4 + 1·0 + 7·6) / (16·15); four standard deviations.
  const double share = 68.0 / 240;
  EXPECT_NEAR(repeated / keys, share, 4 * std::sqrt(share * (1 - share) / keys));
}

// --- the key ---

Shuffle example() {
  return {.secret = counting_bytes(), .game_id = "table-7", .nonces = {filled_with(1), filled_with(2)}};
}
constexpr std::string_view options = R"({"optional_actions":"off","first_player":"drawn"})";

TEST(ShuffleKey, IsTheHashOfItsPartsEachAfterItsLength) {
  EXPECT_EQ(to_hex(shuffle_key(example(), options, filled_with(0xAA))),
            "007edf3850f2a7463e9b6011b732a751942cfe2b1b72eb4851c4293564b0ef2f");
}

TEST(ShuffleKey, CommitmentIsTheHashOfTheSecret) {
  EXPECT_EQ(to_hex(commitment(counting_bytes())),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST(ShuffleKey, DependsOnEveryPart) {
  const Digest components = filled_with(0xAA);
  std::set<Digest> keys{shuffle_key(example(), options, components)};
  std::size_t variants = 1;
  const auto expect_new = [&](const Shuffle& shuffle, std::string_view text, const Digest& digest) {
    keys.insert(shuffle_key(shuffle, text, digest));
    EXPECT_EQ(keys.size(), ++variants);
  };
  Shuffle other = example();
  other.secret[31] ^= 1;
  expect_new(other, options, components);
  other = example();
  other.game_id = "table-8";
  expect_new(other, options, components);
  expect_new(example(), R"({"optional_actions":"on","first_player":"drawn"})", components);
  expect_new(example(), options, filled_with(0xAB));
  for (std::size_t person = 0; person < 2; ++person) {
    other = example();
    other.nonces[person][0] ^= 0x80;
    expect_new(other, options, components);
  }
  other = example();
  std::swap(other.nonces[0], other.nonces[1]);
  expect_new(other, options, components);
  other = example();
  other.nonces.pop_back();
  expect_new(other, options, components);
  other.nonces.clear();
  expect_new(other, options, components);
}

// Without the lengths, a byte could wander from one part into the next.
TEST(ShuffleKey, PartsCannotRunIntoEachOther) {
  Shuffle left = example(), right = example();
  left.game_id = "ab";
  right.game_id = "a";
  EXPECT_NE(shuffle_key(left, "c", {}), shuffle_key(right, "bc", {}));
  left.game_id = "";
  right.game_id = "x";
  EXPECT_NE(shuffle_key(left, "x", {}), shuffle_key(right, "", {}));
}

}  // namespace
}  // namespace horta
