#include "tests/support/temporary_folder.h"

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace horta::tests {

TemporaryFolder::TemporaryFolder() {
  std::string name = std::filesystem::temp_directory_path() / "horta-XXXXXX";
  if (!mkdtemp(name.data())) std::abort();
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string TemporaryFolder::read(std::string_view file) const {
  std::ifstream stream{path_ / file, std::ios::binary};
  return {std::istreambuf_iterator<char>{stream}, {}};
}

void TemporaryFolder::write(std::string_view file, std::string_view text) const {
  std::filesystem::create_directories((path_ / file).parent_path());
  std::ofstream stream{path_ / file, std::ios::binary};
  stream << text;
}

}  // namespace horta::tests
