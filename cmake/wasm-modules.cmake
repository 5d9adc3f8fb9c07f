# <game>.wasm: everything for one game, since a page loads only what it plays. What no game owns is compiled once for
# all modules; a module compiles its own game, and is told which one that is (games.cmake).

horta_sources(shared_sources engine/core)
foreach(folder IN ITEMS ai/search ai/evaluation ai/bots ai/arena ai/hint wasm)
  horta_sources(found ${folder})
  list(APPEND shared_sources ${found})
endforeach()
list(APPEND shared_sources "${CMAKE_SOURCE_DIR}/ai/registry.cpp")
add_library(horta_shared OBJECT ${shared_sources})
target_include_directories(horta_shared PUBLIC "${CMAKE_SOURCE_DIR}")
target_link_libraries(horta_shared PRIVATE horta_warnings)

function(horta_module game)
  string(REPLACE "-" "" folder ${game})
  horta_sources(rules engine/${folder})
  horta_sources(bots ai/${folder})
  # Compiled for speed: the rules that a search plays by, and the search itself (docs/performance.md).
  set_source_files_properties(
    "${CMAKE_SOURCE_DIR}/engine/${folder}/playout.cpp" "${CMAKE_SOURCE_DIR}/ai/${folder}/registration.cpp"
    PROPERTIES COMPILE_OPTIONS -O2)
  add_executable(${game} ${rules} ${bots})
  set_target_properties(${game} PROPERTIES SUFFIX .wasm)
  horta_games(${game} LAYERS engine ai GAMES ${game})
  target_link_libraries(${game} PRIVATE horta_shared horta_warnings)
endfunction()
