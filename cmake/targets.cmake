# horta_sources(<variable> <folder>): the C++ files of a folder and its sub-folders.
function(horta_sources variable folder)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${folder}/*.cpp")
  set(${variable} ${sources} PARENT_SCOPE)
endfunction()

# horta_embed(<name> FUNCTION <function> FOLDER <folder> PATTERN <pattern>): generates <name>.cpp, which defines
# <function> of engine/core/embedded.h with the matching files, and puts its path into the variable <name>.
function(horta_embed name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "FUNCTION;FOLDER;PATTERN" "")
  set(root "${CMAKE_SOURCE_DIR}/${arg_FOLDER}")
  file(GLOB files RELATIVE "${root}" CONFIGURE_DEPENDS "${root}/${arg_PATTERN}")
  list(SORT files)
  list(TRANSFORM files PREPEND "${root}/" OUTPUT_VARIABLE dependencies)
  set(output "${CMAKE_BINARY_DIR}/generated/${name}.cpp")
  add_custom_command(
    OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" -D "OUTPUT=${output}" -D "FUNCTION=${arg_FUNCTION}" -D "ROOT=${root}"
      -D "FILES=${files}" -P "${CMAKE_SOURCE_DIR}/cmake/embed.cmake"
    DEPENDS ${dependencies} "${CMAKE_SOURCE_DIR}/cmake/embed.cmake"
    COMMENT "Embedding ${arg_FOLDER}/"
    VERBATIM)
  # Clang counts the pieces of a literal together.
  set_source_files_properties("${output}" PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
  set(${name} "${output}" PARENT_SCOPE)
endfunction()
