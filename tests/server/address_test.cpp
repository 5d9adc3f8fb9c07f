#include "server/address.h"

#include <gtest/gtest.h>

namespace horta {
namespace {

TEST(Address, IsReadInOneSpelling) {
  EXPECT_EQ(read_address("127.0.0.1"), (Address{"127.0.0.1", false, true, false}));
  EXPECT_EQ(read_address("127.9.9.9"), (Address{"127.9.9.9", false, true, false}));
  EXPECT_EQ(read_address("0.0.0.0"), (Address{"0.0.0.0", false, false, true}));
  EXPECT_EQ(read_address("192.168.1.7"), (Address{"192.168.1.7", false, false, false}));
  EXPECT_EQ(read_address("0:0::0"), (Address{"::", true, false, true}));
  EXPECT_EQ(read_address("::1"), (Address{"::1", true, true, false}));
  EXPECT_EQ(read_address("FD00::0:2"), (Address{"fd00::2", true, false, false}));
}

TEST(Address, NamesAndNonsenseAreNone) {
  for (const std::string_view text :
       {"", "localhost", "1.2.3", "1.2.3.256", "1.2.3.4:80", "[::1]", "::1%lo", "*", ":"})
    EXPECT_EQ(read_address(text), std::nullopt) << text;
  EXPECT_EQ(read_address(std::string_view{"::1\0x", 5}), std::nullopt);
}

TEST(Address, BecomesAUrlForABrowser) {
  const auto url = [](std::string_view text) { return url_of(*read_address(text), 1893); };
  EXPECT_EQ(url("127.0.0.1"), "http://localhost:1893/");
  EXPECT_EQ(url("::1"), "http://localhost:1893/");
  EXPECT_EQ(url("0.0.0.0"), "http://localhost:1893/");
  EXPECT_EQ(url("::"), "http://localhost:1893/");
  EXPECT_EQ(url("127.0.0.2"), "http://127.0.0.2:1893/");
  EXPECT_EQ(url("192.168.1.7"), "http://192.168.1.7:1893/");
  EXPECT_EQ(url("fd00::2"), "http://[fd00::2]:1893/");
}

TEST(Address, OthersKnowOnlyWhatTheyCanReach) {
  EXPECT_TRUE(network_addresses(*read_address("127.0.0.1")).empty());
  const auto own = *read_address("192.168.1.7");
  EXPECT_EQ(network_addresses(own), std::vector{own});
  for (const Address& address : network_addresses(*read_address("0.0.0.0")))
    EXPECT_TRUE(!address.is_ipv6 && !address.is_loopback && !address.is_any) << address.text;
  for (const Address& address : network_addresses(*read_address("::")))
    EXPECT_TRUE(!address.is_loopback && !address.text.starts_with("fe80:")) << address.text;
}

}  // namespace
}  // namespace horta
