# tests/<folder>/ -> test_<folder>, one test of CTest per TEST; tests/support/ -> test_support, linked to all.
include(GoogleTest)

file(GLOB strays CONFIGURE_DEPENDS tests/*_test.cpp tests/support/*_test.cpp)
if(strays)
  message(FATAL_ERROR "A test belongs into the folder of its subject, tests/<folder>/: ${strays}")
endif()

horta_sources(support_sources tests/support)
if(support_sources)
  add_library(test_support STATIC ${support_sources})
  set(scope PUBLIC)
  target_link_libraries(test_support PRIVATE horta_warnings)
else()
  add_library(test_support INTERFACE)
  set(scope INTERFACE)
endif()
target_link_libraries(test_support ${scope}
  horta_server horta_ai horta_text horta_engine GTest::gtest GTest::gmock rapidcheck Threads::Threads)
# Whole games that the battery plays per rule set; the slow builds look at fewer.
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  set(battery_games 500)
elseif(CMAKE_BUILD_TYPE STREQUAL "Coverage")
  set(battery_games 8)
else()
  set(battery_games 60)
endif()
target_compile_definitions(test_support ${scope} HORTA_BATTERY_GAMES=${battery_games}
  HORTA_SOURCE_DIR="${CMAKE_SOURCE_DIR}" HORTA_BINARY="${CMAKE_BINARY_DIR}/horta")

# A web client of a few odd files, to see that they arrive in a program as they are.
horta_embed_bytes(test_web_client FUNCTION test_web_client_files ROOT "${CMAKE_SOURCE_DIR}/tests/server/client")
add_library(test_web_client STATIC ${test_web_client})
target_include_directories(test_web_client PRIVATE "${CMAKE_SOURCE_DIR}")

file(GLOB folders LIST_DIRECTORIES true RELATIVE "${CMAKE_SOURCE_DIR}/tests" CONFIGURE_DEPENDS tests/*)
foreach(folder IN LISTS folders)
  horta_sources(sources tests/${folder})
  if(folder STREQUAL "support" OR NOT sources MATCHES "_test\\.cpp")
    continue()
  endif()
  set(name test_${folder})
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE test_support GTest::gtest_main horta_warnings)
  if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT folder MATCHES "^(ai|battery)$")
    # What a test does itself is soon done, so it need not be fast; these two play thousands of games in their own files.
    target_compile_options(${name} PRIVATE -O1 -g0)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    # INSTANTIATE_TEST_SUITE_P leaves out the arguments of a variadic macro.
    target_compile_options(${name} PRIVATE -Wno-gnu-zero-variadic-macro-arguments)
  endif()
  if(folder STREQUAL "server")
    target_link_libraries(${name} PRIVATE horta_beast horta_server test_web_client)
  endif()
  if(TARGET horta)
    add_dependencies(${name} horta)
  endif()
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
  gtest_discover_tests(${name} TEST_PREFIX "${folder}/" DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60
    PROPERTIES TIMEOUT 900 LABELS ${folder})
endforeach()
