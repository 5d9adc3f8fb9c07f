#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>

#include "engine/core/record.h"

namespace horta::test {

namespace {

// The lines of a compressed file.
std::vector<std::string> lines_of(const std::string& file) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe{popen(("xz -dc " + file).c_str(), "r"), pclose};
  std::vector<std::string> lines(1);
  for (int byte = 0; pipe && (byte = std::getc(pipe.get())) != EOF;) {
    if (byte == '\n')
      lines.emplace_back();
    else
      lines.back().push_back(static_cast<char>(byte));
  }
  lines.pop_back();
  return lines;
}

}  // namespace

std::vector<std::string> corpus_records(const std::string& name) {
  return lines_of(HORTA_SOURCE_DIR "/tests/corpus/" + name + ".jsonl.xz");
}

std::string corpus_record(const std::string& name) {
  std::ifstream file{HORTA_SOURCE_DIR "/tests/corpus/" + name + ".json"};
  return {std::istreambuf_iterator<char>{file}, {}};
}

void check_corpus(const std::string& name, std::size_t least_games) {
  const auto records = corpus_records(name);
  ASSERT_GE(records.size(), least_games);
  const char* sample = std::getenv("HORTA_CORPUS_EVERY");
  const std::size_t step = sample ? std::strtoul(sample, nullptr, 10) : 1;
  for (std::size_t number = 0; number < records.size(); number += step) {
    const auto match = match_from_text(records[number]);
    ASSERT_TRUE(match) << "record " << number << ": " << match.error().code
                       << json::write(match.error().params);
    ASSERT_TRUE(match->table().over());
    ASSERT_FALSE(check_shuffle(*match)) << "record " << number << ": the key deals other cards than it did";
  }
}

}  // namespace horta::test
