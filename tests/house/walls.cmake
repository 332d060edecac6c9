# What no include path can forbid: the engine includes nothing of Qt and asks neither clock nor chance, searches the
# board in one room, and no variant's name or id stands in code, where data or a policy belongs.
#   cmake -DTOP=<project> -P walls.cmake
cmake_minimum_required(VERSION 3.25)
set(faults "")

file(GLOB_RECURSE engine ${TOP}/engine/*.h ${TOP}/engine/*.cpp)
foreach(file IN LISTS engine)
    file(STRINGS ${file} lines REGEX "^ *# *include *[<\"](Q[A-Z]|Qt|chrono|random|ctime|iostream|fstream)")
    foreach(line IN LISTS lines)
        string(APPEND faults "\n  ${file}: ${line}")
    endforeach()
endforeach()

# The board is searched in one room: nobody else has the graph, and nobody keeps a list of places yet to visit.
foreach(room orders rules game players io exchange)
    file(GLOB files ${TOP}/engine/${room}/*.h ${TOP}/engine/${room}/*.cpp)
    foreach(file IN LISTS files)
        file(STRINGS ${file} lines
             REGEX "^ *# *include *(<boost/graph|\"map/passagegraph|<queue>|<stack>|<deque>)|std::(push|pop)_heap")
        foreach(line IN LISTS lines)
            string(APPEND faults "\n  ${file}: ${line}")
        endforeach()
    endforeach()
endforeach()

set(names "")
file(GLOB variants ${TOP}/maps/*/variant.json)
foreach(variant IN LISTS variants)
    file(READ ${variant} json)
    string(JSON id GET "${json}" id)
    string(JSON title GET "${json}" title)
    list(APPEND names "\"${id}\"" "\"${title}\"")
endforeach()
list(LENGTH names count)
if(count EQUAL 0)
    string(APPEND faults "\n  no variants found in ${TOP}/maps")
endif()

file(GLOB_RECURSE code ${TOP}/engine/*.h ${TOP}/engine/*.cpp ${TOP}/app/*.h ${TOP}/app/*.cpp)
foreach(file IN LISTS code)
    file(READ ${file} text)
    string(REGEX REPLACE "//[^\n]*" "" text "${text}")
    foreach(name IN LISTS names)
        string(FIND "${text}" "${name}" at)
        if(NOT at EQUAL -1)
            string(APPEND faults "\n  ${file} names the variant ${name}")
        endif()
    endforeach()
endforeach()

if(faults)
    message(FATAL_ERROR "A wall is broken:${faults}")
endif()
