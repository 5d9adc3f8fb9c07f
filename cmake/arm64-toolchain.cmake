# Linux on 64-bit ARM with Debian's cross-compiler. Everything is linked in, so that qemu-user can run the program without
# an ARM system around it.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)

set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_ASM_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static")

# Boost, CLI11 and {fmt} are used as headers, which are the same for every machine.
file(GLOB CMAKE_PREFIX_PATH /usr/lib/*-linux-gnu/cmake)
