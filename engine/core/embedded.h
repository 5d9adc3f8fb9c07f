// Files that are part of the program: the component data of every game, the weights of its bots, the
// texts of every language, and how they are told.
// Their contents are compiled in at build time, so nothing here reads a disk.
#pragma once

#include <span>
#include <string_view>

namespace horta {

struct EmbeddedFile {
  std::string_view path;  // relative to its folder, with '/' between the parts
  std::string_view text;  // UTF-8, as in the repository
};

// The component data of the games of this program, for example "bruxelles-1897/1.json", ordered by path.
std::span<const EmbeddedFile> component_files();

// The weights of their bots, for example "bruxelles-1897.json", ordered by path.
std::span<const EmbeddedFile> weight_files();

// Every file of locales/, for example "en.json", ordered by path. Linked from the library horta_text.
std::span<const EmbeddedFile> locale_files();

// Every file of text/telling/, for example "bruxelles-1897.json", ordered by path. Linked from the library
// horta_text.
std::span<const EmbeddedFile> telling_files();

}  // namespace horta
