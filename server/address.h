#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Network addresses as people write them.

namespace horta {

struct Address {
  std::string text;  // "127.0.0.1", "::1"
  bool is_ipv6 = false;
  bool is_loopback = false;  // only this computer reaches it
  bool is_any = false;       // all addresses of this computer

  bool operator==(const Address&) const = default;
};

// An address in numbers. Nothing: it is none.
std::optional<Address> read_address(std::string_view text);

// The addresses that others in the network know this computer by, as far as a server at `at` answers there:
// IPv4, and with "::" IPv6 too, without those that hold on one cable only.
std::vector<Address> network_addresses(const Address& at);

// "http://192.168.1.7:1893/"; this computer itself is "localhost".
std::string url_of(const Address& address, std::uint16_t port);

}  // namespace horta
