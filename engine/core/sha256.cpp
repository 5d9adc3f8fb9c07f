#include "engine/core/sha256.h"

#include <algorithm>
#include <bit>
#include <type_traits>

namespace horta {
namespace {

static_assert(std::is_trivially_copyable_v<Sha256> && std::is_trivially_copyable_v<HmacSha256>);

// FIPS 180-4 §4.2.2.
constexpr std::array<std::uint32_t, 64> round_constants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

std::uint32_t load_big_endian(const std::uint8_t* bytes) {
  return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 | std::uint32_t{bytes[2]} << 8 |
         std::uint32_t{bytes[3]};
}

void store_big_endian(std::uint32_t word, std::uint8_t* bytes) {
  bytes[0] = static_cast<std::uint8_t>(word >> 24);
  bytes[1] = static_cast<std::uint8_t>(word >> 16);
  bytes[2] = static_cast<std::uint8_t>(word >> 8);
  bytes[3] = static_cast<std::uint8_t>(word);
}

// One round of FIPS 180-4 §6.2.2 step 3. The standard renames the eight variables after each round; here the
// caller rotates the arguments instead, so only d and h change. `input` is the round constant plus the
// schedule word.
inline void round(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t& d, std::uint32_t e,
                  std::uint32_t f, std::uint32_t g, std::uint32_t& h, std::uint32_t input) {
  const std::uint32_t sum1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
  const std::uint32_t choice = g ^ (e & (f ^ g));
  const std::uint32_t sum0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
  const std::uint32_t majority = (a & b) | (c & (a | b));
  const std::uint32_t mixed = h + sum1 + choice + input;
  d += mixed;
  h = mixed + sum0 + majority;
}

}  // namespace

void Sha256::compress(const std::uint8_t* block) {
  std::array<std::uint32_t, 64> w;
  for (std::size_t i = 0; i < 16; ++i) w[i] = load_big_endian(block + 4 * i);
  for (std::size_t i = 16; i < 64; ++i) {
    const std::uint32_t sigma0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ (w[i - 15] >> 3);
    const std::uint32_t sigma1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ (w[i - 2] >> 10);
    w[i] = w[i - 16] + sigma0 + w[i - 7] + sigma1;
  }

  auto [a, b, c, d, e, f, g, h] = state_;
  const auto& k = round_constants;
  for (std::size_t i = 0; i < 64; i += 8) {
    round(a, b, c, d, e, f, g, h, k[i] + w[i]);
    round(h, a, b, c, d, e, f, g, k[i + 1] + w[i + 1]);
    round(g, h, a, b, c, d, e, f, k[i + 2] + w[i + 2]);
    round(f, g, h, a, b, c, d, e, k[i + 3] + w[i + 3]);
    round(e, f, g, h, a, b, c, d, k[i + 4] + w[i + 4]);
    round(d, e, f, g, h, a, b, c, k[i + 5] + w[i + 5]);
    round(c, d, e, f, g, h, a, b, k[i + 6] + w[i + 6]);
    round(b, c, d, e, f, g, h, a, k[i + 7] + w[i + 7]);
  }
  const std::array<std::uint32_t, 8> mixed = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) state_[i] += mixed[i];
}

void Sha256::update(std::span<const std::uint8_t> bytes) {
  const auto filled = static_cast<std::size_t>(length_ % block_size);
  length_ += bytes.size();
  if (filled != 0) {
    const auto head = bytes.first(std::min(bytes.size(), block_size - filled));
    std::ranges::copy(head, pending_.data() + filled);
    if (filled + head.size() < block_size) return;
    compress(pending_.data());
    bytes = bytes.subspan(head.size());
  }
  for (; bytes.size() >= block_size; bytes = bytes.subspan(block_size)) compress(bytes.data());
  std::ranges::copy(bytes, pending_.data());
}

void Sha256::update(std::string_view text) { update(bytes_of(text)); }

Digest Sha256::finish() {
  constexpr std::size_t length_field = block_size - 8;
  auto filled = static_cast<std::size_t>(length_ % block_size);
  pending_[filled++] = 0x80;
  if (filled > length_field) {
    std::fill(pending_.data() + filled, pending_.data() + block_size, std::uint8_t{0});
    compress(pending_.data());
    filled = 0;
  }
  std::fill(pending_.data() + filled, pending_.data() + length_field, std::uint8_t{0});
  const std::uint64_t bits = length_ * 8;
  store_big_endian(static_cast<std::uint32_t>(bits >> 32), pending_.data() + length_field);
  store_big_endian(static_cast<std::uint32_t>(bits), pending_.data() + length_field + 4);
  compress(pending_.data());

  Digest digest;
  for (std::size_t i = 0; i < state_.size(); ++i) store_big_endian(state_[i], digest.data() + 4 * i);
  return digest;
}

Digest sha256(std::span<const std::uint8_t> bytes) {
  Sha256 hash;
  hash.update(bytes);
  return hash.finish();
}

Digest sha256(std::string_view text) { return sha256(bytes_of(text)); }

HmacSha256::HmacSha256(std::span<const std::uint8_t, 32> key) {
  const auto key_block = [&](std::uint8_t pad) {
    std::array<std::uint8_t, Sha256::block_size> block;
    block.fill(pad);
    for (std::size_t i = 0; i < key.size(); ++i) block[i] ^= key[i];
    return block;
  };
  inner_.update(key_block(0x36));
  outer_.update(key_block(0x5c));
}

Digest HmacSha256::operator()(std::span<const std::uint8_t> message) const {
  Sha256 inner = inner_;
  inner.update(message);
  Sha256 outer = outer_;
  outer.update(inner.finish());
  return outer.finish();
}

std::string to_hex(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string hex;
  hex.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) {
    hex += digits[byte >> 4];
    hex += digits[byte & 15];
  }
  return hex;
}

std::optional<Digest> digest_from_hex(std::string_view hex) {
  Digest digest = {};
  if (hex.size() != 2 * digest.size()) return std::nullopt;
  for (std::size_t i = 0; i < hex.size(); ++i) {
    const char c = hex[i];
    int nibble = 0;
    if (c >= '0' && c <= '9') {
      nibble = c - '0';
    } else if (c >= 'a' && c <= 'f') {
      nibble = c - 'a' + 10;
    } else {
      return std::nullopt;
    }
    digest[i / 2] = static_cast<std::uint8_t>(digest[i / 2] << 4 | nibble);
  }
  return digest;
}

}  // namespace horta
