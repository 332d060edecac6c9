# Installs the engine into an empty folder, builds the example of engine/README.md against it, and judges a season.
#   cmake -DTOP=<project> -DBUILD=<build> -DWORK=<folder of its own> -DCXX=<compiler> -P installed.cmake
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${WORK})

function(run)
    execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE said ERROR_VARIABLE said RESULT_VARIABLE failed)
    if(failed)
        message(FATAL_ERROR "${ARGN}\n${said}")
    endif()
    set(said "${said}" PARENT_SCOPE)
endfunction()

run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix --component engine)
run(${CMAKE_COMMAND} -S ${TOP}/tests/library -B ${WORK}/build -G Ninja -DCMAKE_BUILD_TYPE=Release
    -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_PREFIX_PATH=${WORK}/prefix)
run(${CMAKE_COMMAND} --build ${WORK}/build)
run(${WORK}/build/judgeturn ${TOP}/maps/standard/variant.json "Austria: A Vie - Gal" "Russia: A War - Gal"
    "Russia: F Sev S A War - Gal")
foreach(line IN ITEMS "A Vie - Gal: bounced" "A War - Gal: bounced" "F Sev S A War - Gal: illegal" "F Lon H: holds"
        "22 units stand afterwards.")
    if(NOT said MATCHES "${line}")
        message(FATAL_ERROR "“${line}” is not in:\n${said}")
    endif()
endforeach()

file(READ ${TOP}/tests/library/judgeturn.cpp example)
file(READ ${TOP}/engine/README.md page)
string(FIND "${page}" "${example}" at)
if(at LESS 0)
    message(FATAL_ERROR "engine/README.md does not show tests/library/judgeturn.cpp as it is")
endif()
