#pragma once

#include <string_view>
#include <vector>

// What a client wishes for, as its headers say it (RFC 9110 §12, §13). Nothing here fails: what cannot be
// understood is not wished for.

namespace horta::http {

// One element of a header such as Accept: its value, and how much it is wanted in thousandths.
struct Wish {
  std::string_view value;
  int weight;

  bool operator==(const Wish&) const = default;
};

// "text/html, */*;q=0.5", in its order. Elements with a malformed weight are left out.
std::vector<Wish> wishes(std::string_view header);

// How the bytes of a response may be packed, in the order of our preference.
enum class Encoding { br, gzip, identity };

// What Accept-Encoding takes, the best first; where the client has no preference, ours. Identity is always
// the last resort.
std::vector<Encoding> encodings(std::string_view accept_encoding);

// Whether Accept names HTML itself: a browser that opens a page does, a script that fetches data does not.
bool wants_page(std::string_view accept);

// Whether If-None-Match names that tag (`"…"`, strong): the client already has these bytes.
bool has_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace horta::http
