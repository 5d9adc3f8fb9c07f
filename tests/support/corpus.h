#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace horta::test {

// The records of tests/corpus/<name>.jsonl.xz, a line each.
std::vector<std::string> corpus_records(const std::string& name);
// The record in tests/corpus/<name>.json.
std::string corpus_record(const std::string& name);

// The recorded games of tests/corpus/<name>.jsonl.xz replay to their final scores, step by step, and their
// keys deal the same cards as on the day they were played. HORTA_CORPUS_EVERY in the environment looks at
// fewer.
void check_corpus(const std::string& name, std::size_t least_games);

// The records of that file, one after the other.
std::vector<std::string> corpus_records(const std::string& name);

}  // namespace horta::test
