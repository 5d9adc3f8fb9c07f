# The warnings of our own code. They are errors with the compilers that ./test uses; another compiler may know
# warnings that we have never seen, and a player's build must not fail for them.

if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION MATCHES "^12\\.")
   OR (CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION MATCHES "^19\\."))
  set(tested_compiler ON)
else()
  set(tested_compiler OFF)
endif()
option(HORTA_WERROR "Treat warnings in our own code as errors" ${tested_compiler})

add_library(horta_warnings INTERFACE)
target_compile_options(horta_warnings INTERFACE
  -Wall -Wextra -Wpedantic
  -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast
  -Wcast-align -Wcast-qual -Wextra-semi -Wformat=2 -Wimplicit-fallthrough
  -Wnon-virtual-dtor -Woverloaded-virtual -Wundef
  $<$<BOOL:${HORTA_WERROR}>:-Werror>)

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(horta_warnings INTERFACE
    -Wduplicated-cond -Wlogical-op
    # g++ 12 sees overlaps in plain string concatenation where there are none (its bug 105651).
    -Wno-restrict
    # These come from the optimiser and are guesses: shown, but no reason to stop.
    -Wno-error=array-bounds -Wno-error=stringop-overflow -Wno-error=stringop-overread
    -Wno-error=maybe-uninitialized)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # The stable_sort of g++ 12's library uses a function that the same library deprecates.
  target_compile_options(horta_warnings INTERFACE -Wno-deprecated-declarations)
endif()
