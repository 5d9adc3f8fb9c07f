# The modules are compiled for size, since a page has to load one before anything can be played; but for the rules that a
# search plays by, and the search itself (docs/performance.md).
file(GLOB fast_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/engine/*/playout.cpp")
list(APPEND fast_sources "${CMAKE_SOURCE_DIR}/ai/search/thinker.cpp")
set_source_files_properties(${fast_sources} PROPERTIES COMPILE_OPTIONS -O3)

# horta_module(<game>): <game>.wasm, everything for one game: a page loads only what it plays.
function(horta_module game)
  horta_embed(${game}_components FUNCTION component_files FOLDER components PATTERN "${game}/*.json")
  horta_embed(${game}_weights FUNCTION weight_files FOLDER weights PATTERN "${game}.json")
  set(sources "")
  foreach(folder IN ITEMS engine ai wasm)
    horta_sources(found ${folder})
    list(APPEND sources ${found})
  endforeach()
  list(REMOVE_ITEM sources ${fast_sources})
  # Of an inline function that several files compile the linker takes the first: the fast one.
  add_executable(${game} ${fast_sources} ${sources} ${${game}_components} ${${game}_weights})
  set_target_properties(${game} PROPERTIES SUFFIX .wasm)
  string(REPLACE "-" "" namespace ${game})
  target_compile_definitions(${game} PRIVATE HORTA_GAMES=${namespace}::Game)
  target_include_directories(${game} PRIVATE "${CMAKE_SOURCE_DIR}")
  target_link_libraries(${game} PRIVATE horta_warnings)
endfunction()
