#include "engine/core/sha256.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace horta {
namespace {

using Bytes = std::vector<std::uint8_t>;

// 0, 1, 2, ..., `count` of them.
Bytes counting(std::size_t count) {
  Bytes bytes(count);
  for (std::size_t i = 0; i < count; ++i) bytes[i] = static_cast<std::uint8_t>(i);
  return bytes;
}

Bytes bytes_of(std::string_view text) { return Bytes(text.begin(), text.end()); }

// HMAC pads a key below 64 bytes with zeros, so a shorter published key is the same key padded to 32.
Digest padded_key(const Bytes& key) {
  Digest padded = {};
  std::ranges::copy(key, padded.begin());
  return padded;
}

std::string hmac_hex(const Bytes& key, const Bytes& message) {
  return to_hex(HmacSha256(padded_key(key))(message));
}

TEST(Sha256, GivesTheDigestsPublishedForFips180) {
  EXPECT_EQ(to_hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(to_hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(to_hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(to_hex(sha256("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                          "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")),
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
  EXPECT_EQ(to_hex(sha256(std::string(1'000'000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// The expected digest of all digests was computed with another implementation (Python's hashlib).
TEST(Sha256, PadsMessagesOfEveryLengthAroundTheBlocks) {
  Sha256 all;
  for (std::size_t length = 0; length <= 200; ++length) all.update(sha256(counting(length)));
  EXPECT_EQ(to_hex(all.finish()), "64ef7c229fce2408b5336b6a542fea0e078c3a87d2da85cb3fc52e2008b65021");
}

TEST(Sha256, DoesNotCareHowTheMessageIsCut) {
  const Bytes message = counting(200);
  const std::span<const std::uint8_t> whole(message);
  for (std::size_t first = 0; first <= whole.size(); ++first) {
    for (const std::size_t second : {first, std::min(first + 1, whole.size()), whole.size()}) {
      Sha256 hash;
      hash.update(whole.first(first));
      hash.update(whole.subspan(first, second - first));
      hash.update(whole.subspan(second));
      EXPECT_EQ(hash.finish(), sha256(whole)) << first << ' ' << second;
    }
  }
}

TEST(Sha256, ACopySharesTheCommonPrefix) {
  Sha256 prefix;
  prefix.update("a");
  Sha256 copy = prefix;
  copy.update("bc");
  EXPECT_EQ(copy.finish(), sha256("abc"));
  EXPECT_EQ(prefix.finish(), sha256("a"));
}

TEST(HmacSha256, GivesTheDigestsPublishedInRfc4231) {
  EXPECT_EQ(hmac_hex(Bytes(20, 0x0b), bytes_of("Hi There")),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(hmac_hex(bytes_of("Jefe"), bytes_of("what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(hmac_hex(Bytes(20, 0xaa), Bytes(50, 0xdd)),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
  Bytes key = counting(26);
  key.erase(key.begin());
  EXPECT_EQ(hmac_hex(key, Bytes(50, 0xcd)),
            "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b");
}

// Computed with another implementation (Python's hmac).
TEST(HmacSha256, TakesAFullKeyAndMessagesOfAnyLength) {
  Bytes key = counting(33);
  key.erase(key.begin());
  EXPECT_EQ(hmac_hex(key, counting(0)), "462476a897ddfdbd40d1420e08a5bcfeeb25c3e2ade6a0a9083b327b9ef9fca1");
  EXPECT_EQ(hmac_hex(key, counting(55)), "723ab20bd35cd27d2b12b9fa69aef62f8d92432f67e877449446a0a83f4e0265");
  EXPECT_EQ(hmac_hex(key, counting(56)), "b730255468476fe8247bc6c4c9ff9e155277057ae872566f3f756bd2ebfc4e9c");
  EXPECT_EQ(hmac_hex(key, counting(200)), "b2e86fc94ef6a2ff09983655a4689adfb243d9c0388e9436409809f869326302");
}

TEST(HmacSha256, AnswersTheSameMessageTheSameWayTwice) {
  const HmacSha256 keyed(sha256("key"));
  const Bytes message = counting(40);
  const Digest first = keyed(message);
  EXPECT_NE(keyed(counting(41)), first);
  EXPECT_EQ(keyed(message), first);
}

TEST(Hex, WritesTwoLowerCaseDigitsAByte) {
  EXPECT_EQ(to_hex(Bytes{}), "");
  EXPECT_EQ(to_hex(Bytes{0x00, 0x0f, 0xa0, 0xff}), "000fa0ff");
}

TEST(Hex, ADigestSurvivesWritingAndReading) {
  const Digest digest = sha256("abc");
  EXPECT_EQ(digest_from_hex(to_hex(digest)), digest);
}

TEST(Hex, ADigestIsExactly64LowerCaseDigits) {
  const std::string hex = to_hex(sha256("abc"));
  EXPECT_EQ(digest_from_hex(""), std::nullopt);
  EXPECT_EQ(digest_from_hex(hex.substr(1)), std::nullopt);
  EXPECT_EQ(digest_from_hex(hex + "0"), std::nullopt);
  for (const char wrong : {'A', 'F', 'g', '`', '/', ':', ' ', '\0'}) {
    std::string damaged = hex;
    damaged[63] = wrong;
    EXPECT_EQ(digest_from_hex(damaged), std::nullopt) << wrong;
  }
}

}  // namespace
}  // namespace horta
