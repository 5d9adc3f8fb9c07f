# WebAssembly with clang and wasi-libc, for a browser: no exceptions, no threads, no system calls.
# "Generic" is CMake's name for a target without an operating system.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)

set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)

set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -msimd128 -flto")
set(CMAKE_CXX_FLAGS_RELEASE_INIT "")
# The linker's default stack of 64 KiB is too small for a search; --stack-first makes an overflow trap instead of
# overwriting data.
string(CONCAT CMAKE_EXE_LINKER_FLAGS_INIT
  "-mexec-model=reactor -Wl,--strip-all -Wl,--gc-sections -Wl,--compress-relocations "
  "-Wl,-z,stack-size=1048576 -Wl,--stack-first")

set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
