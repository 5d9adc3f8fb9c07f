#pragma once

// SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104) with a 32-byte key. No allocation; every class here is
// trivially copyable, so a half-fed hash can be copied to share the work on a common prefix.
//
// Nothing here promises constant time: do not use it where an attacker can measure the comparison of secrets.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace horta {

using Digest = std::array<std::uint8_t, 32>;

class Sha256 {
 public:
  void update(std::span<const std::uint8_t> bytes);
  void update(std::string_view text);

  // The digest of everything fed so far. Ends the life of this hash: to go on feeding, finish a copy.
  Digest finish();

 private:
  static constexpr std::size_t block_size = 64;
  friend class HmacSha256;

  void compress(const std::uint8_t* block);

  // FIPS 180-4 §5.3.3, the initial hash value.
  std::array<std::uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<std::uint8_t, block_size> pending_ = {};
  std::uint64_t length_ = 0;
};

Digest sha256(std::span<const std::uint8_t> bytes);
Digest sha256(std::string_view text);

// A keyed function from messages to digests. The two key blocks are compressed once, in the constructor; a
// message of at most 55 bytes then costs two compressions.
class HmacSha256 {
 public:
  explicit HmacSha256(std::span<const std::uint8_t, 32> key);

  Digest operator()(std::span<const std::uint8_t> message) const;

 private:
  Sha256 inner_;
  Sha256 outer_;
};

// Lower-case hexadecimal, two digits a byte.
std::string to_hex(std::span<const std::uint8_t> bytes);

// The inverse of to_hex for a digest: exactly 64 lower-case digits, or nothing.
std::optional<Digest> digest_from_hex(std::string_view hex);

}  // namespace horta
