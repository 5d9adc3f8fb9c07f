#pragma once

#include <fmt/core.h>

#include <cstdio>
#include <string_view>
#include <utility>

namespace horta::cli {

// Prints on the standard output. A full disk is no reason to stop in the middle: main() looks once, at the
// end, whether everything was written.
template <class... Values>
void print(fmt::format_string<Values...> format, Values&&... values) {
  const std::string text = fmt::format(format, std::forward<Values>(values)...);
  std::fwrite(text.data(), 1, text.size(), stdout);
}

}  // namespace horta::cli
