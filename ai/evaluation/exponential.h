#pragma once

#include <bit>
#include <cstdint>

namespace horta {

// e to the power of x, to about 0.1 %: only additions and multiplications, so that every compiler and every
// machine gives the same bits, which the functions of the standard library do not promise.
constexpr float exponential(float x) {
  if (x < -80.0F) return 0.0F;
  if (x > 80.0F) x = 80.0F;
  const float scaled = x * 1.44269504F;  // e^x = 2^scaled
  const auto whole = static_cast<std::int32_t>(scaled < 0 ? scaled - 1.0F : scaled);
  const float rest = scaled - static_cast<float>(whole);
  // 2^rest for 0 <= rest <= 1
  const float power = 1.0F + rest * (0.69583356F + rest * (0.22606716F + rest * 0.07809929F));
  return power * std::bit_cast<float>((whole + 127) << 23);
}

}  // namespace horta
