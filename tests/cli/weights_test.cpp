// Bots with weights from a file: greedy@FILE.

#include <sys/stat.h>

#include <filesystem>

#include "tests/cli/command_test.h"
#include "tests/core/json_edit.h"

namespace horta {
namespace {

using ::testing::HasSubstr;
using tests::Outcome;

class WeightsOfBots : public tests::CommandTest {
 protected:
  Outcome sim(const std::string& bot) { return run({"sim", "--bots", bot, "--games", "1"}); }

  json::Value shipped() const {
    const auto folder = std::filesystem::path{HORTA_SOURCE_DIR} / "weights";
    std::filesystem::copy_file(folder / "bruxelles-1897.json", folder_.path() / "shipped.json");
    return *json::parse(folder_.read("shipped.json"));
  }
};

TEST_F(WeightsOfBots, AFileReplacesWhatIsShipped) {
  shipped();
  EXPECT_EQ(sim("greedy@shipped.json").code, 0);
}

TEST_F(WeightsOfBots, ARefusalNamesTheFileTheEntryAndWhatItShouldHold) {
  const json::Value good = shipped();
  const auto refusal = [&](const test::Path& path, const std::optional<json::Value>& replacement) {
    folder_.write("changed.json", json::write(test::edited(good, path, replacement)));
    const Outcome outcome = sim("greedy@changed.json");
    expect_refusal(outcome, 2, "changed.json: ");
    return outcome.output;
  };
  EXPECT_THAT(refusal({"policy", "card"}, std::nullopt), HasSubstr("“policy/card” is missing."));
  EXPECT_THAT(refusal({"values", "2", "spread", "0"}, json::Value{0}),
              HasSubstr("“values/2/spread” must be a list of 4 whole numbers from 1 to 1000000."));
  EXPECT_THAT(refusal({"values", "2", "money", "0"}, std::nullopt),
              HasSubstr("“values/2/money” must be 4 lists of 1 whole number from -1000000 to 1000000."));
  EXPECT_THAT(refusal({"values"}, json::Value{1}), HasSubstr("“values” must be an object"));
  folder_.write("broken.json", "{");
  expect_refusal(sim("greedy@broken.json"), 2, "broken.json: ");
}

// Else the record would be refused by its reader.
TEST_F(WeightsOfBots, ANameThatIsTooLongForARecordIsRefused) {
  shipped();
  const std::string prefix = "greedy@", file = "shipped.json";
  const auto padded = [&](std::size_t size) {
    std::string name = prefix;
    while (name.size() + file.size() + 2 <= size) name += "./";
    return name + std::string(size - name.size() - file.size(), '/') + file;
  };
  EXPECT_EQ(run({"sim", "--bots", padded(200), "--games", "1", "--records", "games.jsonl"}).code, 0);
  EXPECT_EQ(run({"replay", "games.jsonl"}).code, 0);
  for (const std::string& name : {padded(201), "exec:" + std::string(196, 'x')}) {
    expect_refusal(sim(name), 2, "longer than 200 bytes");
    expect_refusal(run({"arena", "--a", name, "--b", "random", "--blocks", "1"}), 2, "longer than 200 bytes");
    expect_refusal(run({"play", "--seats", "you," + name}), 2, "longer than 200 bytes");
  }
  expect_refusal(run({"play", "--seats", "random,you:" + std::string(201, 'x')}), 2, "longer than 200 bytes");
}

TEST_F(WeightsOfBots, OnlyRegularFilesAreRead) {
  const std::string pipe = folder_.path() / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  for (const auto& arguments : std::vector<std::vector<std::string>>{{"sim", "--bots", "greedy@pipe"},
                                                                     {"sim", "--component-data", "pipe"},
                                                                     {"arena", "--merge", "pipe"},
                                                                     {"replay", "pipe"},
                                                                     {"verify", "pipe"},
                                                                     {"play", "--resume", "pipe"}}) {
    const Outcome outcome = run(arguments);
    EXPECT_NE(outcome.code, 0);
    EXPECT_THAT(outcome.output, HasSubstr("horta: pipe is not a regular file.")) << arguments[0];
  }
  expect_refusal(sim("greedy@/dev/zero"), 2, "/dev/zero is not a regular file.");
}

}  // namespace
}  // namespace horta
