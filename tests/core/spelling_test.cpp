#include "engine/core/spelling.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/split.h"

namespace horta {
namespace {

using testing::ElementsAre;

TEST(Spelling, AListIsJoinedWithCommasAndComesApartAgain) {
  EXPECT_EQ(join(std::vector<std::string_view>{"iron", "stone", "stone"}), "iron,stone,stone");
  EXPECT_EQ(join(std::vector<std::string>{"2"}), "2");
  EXPECT_EQ(join(std::vector<std::string>{}), "");
  EXPECT_THAT(split("iron,stone,stone", ','), ElementsAre("iron", "stone", "stone"));
}

TEST(Spelling, ANumberHasOneSpelling) {
  EXPECT_EQ(find_number("0", 4), 0);
  EXPECT_EQ(find_number("10"), 10);
  EXPECT_EQ(find_number("4", 4), 4);
  for (const std::string_view wrong : {"", "00", "04", "+4", "-4", " 4", "4 ", "4x", "five", "99999999999"})
    EXPECT_EQ(find_number(wrong), std::nullopt) << wrong;
  EXPECT_EQ(find_number("5", 4), std::nullopt);
}

TEST(Spelling, CellsHaveColumnsFromAAndRowsFromOne) {
  EXPECT_EQ(cell_name(0, 4), "a1");
  EXPECT_EQ(cell_name(7, 4), "d2");
  EXPECT_EQ(cell_name(7, 5), "c2");
  EXPECT_EQ(column_letter(4), "e");
}

TEST(Spelling, EveryCellOfABoardIsFoundByItsNameAndNoOther) {
  for (int cell = 0; cell < 12; ++cell) EXPECT_EQ(find_cell(cell_name(cell, 4), 4, 3), cell);
  for (const std::string_view wrong : {"", "a", "a0", "a4", "e1", "A1", "1a", "a10"})
    EXPECT_EQ(find_cell(wrong, 4, 3), std::nullopt) << wrong;
}

}  // namespace
}  // namespace horta
