# The build types that CMakePresets.json chooses from, and the tools that make building faster where they exist.

set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG -g1")
set(CMAKE_CXX_FLAGS_DEBUG "-Og -g -D_GLIBCXX_ASSERTIONS")
set(CMAKE_CXX_FLAGS_COVERAGE "-O0 -g1 --coverage -fprofile-update=atomic")
set(sanitizers "-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer")
set(CMAKE_CXX_FLAGS_SANITIZERS "-O1 -g1 -D_GLIBCXX_ASSERTIONS ${sanitizers}")
set(CMAKE_CXX_FLAGS_THREADS "-O1 -g1 -D_GLIBCXX_ASSERTIONS -fsanitize=thread")
set(CMAKE_CXX_FLAGS_FUZZ "-O1 -g1 -D_GLIBCXX_ASSERTIONS -fsanitize=fuzzer-no-link ${sanitizers}")

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()

if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  set(CMAKE_CXX_FLAGS_RELEASE "-Oz -DNDEBUG")
  return()
endif()

if(HORTA_IPO)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
else()
  find_program(MOLD mold)
  include(CheckLinkerFlag)
  check_linker_flag(CXX -fuse-ld=mold compiler_knows_mold)
  if(MOLD AND compiler_knows_mold)
    add_link_options(-fuse-ld=mold)
  endif()
endif()
