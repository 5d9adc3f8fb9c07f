#pragma once

#ifndef __wasm__
#include <chrono>
#endif

namespace horta {

// Milliseconds since some moment. The engine needs no clock; a search with a time limit does, and in the
// browser the page has to lend it one: the only thing that the WebAssembly module imports.
#ifdef __wasm__
extern "C" __attribute__((import_module("horta"), import_name("now"))) double horta_now();
inline double milliseconds_now() { return horta_now(); }
#else
inline double milliseconds_now() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::milli>(now).count();
}
#endif

}  // namespace horta
