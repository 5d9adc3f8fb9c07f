// The scripts that measure and improve the bots, on as few games as possible.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/cli/program.h"

namespace horta {
namespace {

using ::testing::HasSubstr;

const std::filesystem::path root{HORTA_SOURCE_DIR};

// Everything that a command of the shell prints.
struct Script {
  std::string output;
  int status = -1;

  explicit Script(const std::string& command) {
    // The commands are written here. NOLINTNEXTLINE(cert-env33-c)
    std::FILE* pipe = popen((command + " 2>&1").c_str(), "r");
    for (int byte = std::getc(pipe); byte != EOF; byte = std::getc(pipe)) output += static_cast<char>(byte);
    status = pclose(pipe);
  }
};

// Some Python among the scripts.
std::string python(const std::string& code) {
  return "cd '" + (root / "scripts").string() + "' && python3 -B -c '" + code + "'";
}

TEST(Scripts, StrengthNamesItsRowsAsTheDocumentationDoes) {
  const Script strength{
      "'" HORTA_BINARY "' games --json | (" +
      python("import json, strength, sys\n"
             "for *_, row in strength.tables(json.load(sys.stdin)[\"games\"]): print(row)") +
      ")"};
  ASSERT_EQ(strength.status, 0) << strength.output;
  std::ifstream file{root / "docs/strength.md"};
  const std::string documentation{std::istreambuf_iterator<char>{file}, {}};
  std::istringstream rows{strength.output};
  std::size_t place = 0;
  int count = 0;
  for (std::string row; std::getline(rows, row); ++count) {
    place = documentation.find("\n" + row + " ", place);
    ASSERT_NE(place, std::string::npos) << row;
  }
  EXPECT_EQ(count, 30);
}

TEST(Scripts, TuneKeepsWeightsOnlyIfTheySurelyWin) {
  const Script check{
      python("import tune\n"
             "result = lambda low, high: {\"win_share_a\": (low + high) / 2, \"ci95\": [low, high], "
             "\"expected_share\": 0.5}\n"
             "print(tune.surely_wins([result(0.49, 0.55)]), tune.surely_wins([result(0.51, 0.55)]),\n"
             "      tune.surely_wins([result(0.40, 0.44)]), tune.surely_wins([result(0.49, 0.55)] * 4))")};
  EXPECT_EQ(check.output, "False True False True\n");
}

// Bots name their weights, and a name that is too long does not fit into records.
TEST(Scripts, TuneWorksInAFolderWithALongPath) {
  const tests::TemporaryFolder folder;
  const auto work = folder.path() / std::string(200, 'x');
  const auto binaries = std::filesystem::path{HORTA_BINARY}.parent_path();
  const Script tune{"python3 -B '" + (root / "scripts/tune.py").string() + "'" +
                    " --game bruxelles-1897 --bot search:2 --games 1 --blocks 1 --generations 1 " +
                    "--threads 1 --work '" + work.string() + "' --binaries '" + binaries.string() + "'"};
  ASSERT_EQ(tune.status, 0) << tune.output;
  EXPECT_THAT(tune.output, HasSubstr("generation 1: the new weights win "));
  EXPECT_TRUE(std::filesystem::exists(work / "bruxelles-1897-1.json"));
}

}  // namespace
}  // namespace horta
