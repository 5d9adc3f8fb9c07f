#pragma once

#include <gtest/gtest.h>

#include <array>
#include <string_view>

#include "tests/support/scenario1893.h"

namespace horta::bruxelles1893::test {

// R2.2 Cartes Belle Époque. Three players; the zone is b1 to e3: A on e2 and d3, V on b1 and e3, N on c1 and
// b2, M on d1, c2 and b3, C on e1, d2 and c3. Face-down tiles lie on c2, b3, c3, d3 and c4. Seat 0 has 5 FB.
// A card given to a player comes with a pavilion that faces row 5, where nobody stands.
class BelleEpoqueCards : public testing::Test {
 protected:
  Scenario table{3, "belle_epoque=on"};
};

// Two cards of the same moment, one way and the other.
struct Order {
  std::string_view one, other;
};
inline std::array<Order, 2> both_orders(std::string_view one, std::string_view other) {
  return {Order{one, other}, Order{other, one}};
}

}  // namespace horta::bruxelles1893::test
