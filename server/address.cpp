#include "server/address.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <array>
#include <cstring>
#include <memory>

namespace horta {

namespace {

std::string text_of(int family, const void* bytes) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  return inet_ntop(family, bytes, text.data(), text.size()) ? text.data() : "";
}

Address of_ipv4(const in_addr& bytes) {
  const std::uint32_t number = ntohl(bytes.s_addr);
  return {text_of(AF_INET, &bytes), false, number >> 24 == IN_LOOPBACKNET, number == INADDR_ANY};
}

Address of_ipv6(const in6_addr& bytes) {
  return {text_of(AF_INET6, &bytes), true, static_cast<bool>(IN6_IS_ADDR_LOOPBACK(&bytes)),
          static_cast<bool>(IN6_IS_ADDR_UNSPECIFIED(&bytes))};
}

// The address of one interface, if others can reach it.
std::optional<Address> shared_address(const ifaddrs& interface) {
  constexpr unsigned in_use = IFF_UP | IFF_RUNNING;
  if (!interface.ifa_addr || (interface.ifa_flags & in_use) != in_use) return std::nullopt;
  if (interface.ifa_flags & IFF_LOOPBACK) return std::nullopt;
  if (interface.ifa_addr->sa_family == AF_INET) {
    sockaddr_in address{};
    std::memcpy(&address, interface.ifa_addr, sizeof address);
    return of_ipv4(address.sin_addr);
  }
  if (interface.ifa_addr->sa_family == AF_INET6) {
    sockaddr_in6 address{};
    std::memcpy(&address, interface.ifa_addr, sizeof address);
    if (IN6_IS_ADDR_LINKLOCAL(&address.sin6_addr)) return std::nullopt;
    return of_ipv6(address.sin6_addr);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Address> read_address(std::string_view text) {
  const std::string terminated{text};
  if (terminated.find('\0') != std::string::npos) return std::nullopt;
  in_addr ipv4{};
  if (inet_pton(AF_INET, terminated.c_str(), &ipv4) == 1) return of_ipv4(ipv4);
  in6_addr ipv6{};
  if (inet_pton(AF_INET6, terminated.c_str(), &ipv6) == 1) return of_ipv6(ipv6);
  return std::nullopt;
}

std::vector<Address> network_addresses(const Address& at) {
  if (!at.is_any) return at.is_loopback ? std::vector<Address>{} : std::vector{at};
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all{first, freeifaddrs};
  std::vector<Address> found;
  for (const ifaddrs* interface = first; interface; interface = interface->ifa_next)
    if (auto address = shared_address(*interface); address && (at.is_ipv6 || !address->is_ipv6))
      found.push_back(std::move(*address));
  return found;
}

std::string url_of(const Address& address, std::uint16_t port) {
  std::string host = address.is_ipv6 ? "[" + address.text + "]" : address.text;
  if (address.is_any || address.text == "127.0.0.1" || address.text == "::1") host = "localhost";
  return "http://" + host + ":" + std::to_string(port) + "/";
}

}  // namespace horta
