// What the C++ library would otherwise bring along to report a failure on a terminal. There is none in a
// browser: out of memory, or a broken precondition, stops the module at once. Without these, the module would
// import a whole system interface and be three times as large.

#include <cstdlib>
#include <new>

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

extern "C" {
// The name belongs to the C++ ABI. NOLINTNEXTLINE(bugprone-reserved-identifier)
[[noreturn]] void __cxa_pure_virtual() { __builtin_trap(); }
}

void* operator new(std::size_t size) {
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (!memory) __builtin_trap();
  return memory;
}
void* operator new[](std::size_t size) { return operator new(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
