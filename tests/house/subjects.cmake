# Subjects of commits are at most 72 characters, begin with a capital and end without a full stop. Only what came after
# this check was made is looked at; without a history there is nothing to look at.
#   cmake -DTOP=<project> -P subjects.cmake
cmake_minimum_required(VERSION 3.25)
set(since c31d1bec68c5abca0e3b27d4c29201527207fc49)
execute_process(COMMAND git -C ${TOP} rev-parse --is-shallow-repository
    OUTPUT_VARIABLE shallow ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE failed)
if(failed OR shallow STREQUAL "true")
    return()
endif()
execute_process(COMMAND git -C ${TOP} log --no-merges --format=%h\ %s ${since}..HEAD
    OUTPUT_VARIABLE log ERROR_QUIET RESULT_VARIABLE failed)
if(failed)
    return() # a copy whose history begins later
endif()
string(REPLACE ";" "," log "${log}")
string(REPLACE "\n" ";" subjects "${log}")
set(faults "")
foreach(line IN LISTS subjects)
    string(REGEX REPLACE "^[0-9a-f]+ " "" subject "${line}")
    string(LENGTH "${subject}" length)
    if(length GREATER 72)
        string(APPEND faults "\n  ${length} characters: ${line}")
    elseif(subject MATCHES "^[a-z]" OR subject MATCHES "[.]$")
        string(APPEND faults "\n  no title: ${line}")
    endif()
endforeach()
if(faults)
    message(FATAL_ERROR "Subjects of commits say in at most 72 characters what changes:${faults}")
endif()
