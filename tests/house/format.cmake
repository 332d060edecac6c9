# Code is laid out as .clang-format says.
#   cmake -DTOP=<project> -DFORMAT=<clang-format> -P format.cmake
cmake_minimum_required(VERSION 3.25)
file(GLOB_RECURSE files ${TOP}/engine/*.h ${TOP}/engine/*.cpp ${TOP}/app/*.h ${TOP}/app/*.cpp
    ${TOP}/tests/*.h ${TOP}/tests/*.cpp)
list(LENGTH files count)
if(count LESS 100)
    message(FATAL_ERROR "Only ${count} files found in ${TOP}")
endif()
execute_process(COMMAND ${FORMAT} --dry-run -Werror ${files}
    WORKING_DIRECTORY ${TOP} ERROR_VARIABLE found RESULT_VARIABLE failed)
if(failed)
    string(REGEX MATCHALL "[^\n]*: error:" places "${found}")
    list(TRANSFORM places REPLACE ":[0-9]+:[0-9]+: error:" "")
    list(TRANSFORM places REPLACE "^.*/(engine|app|tests)/" "\\1/")
    list(REMOVE_DUPLICATES places)
    list(JOIN places "\n  " places)
    message(FATAL_ERROR "Run clang-format -i on\n  ${places}")
endif()
