# Looks for what is nearly always a mistake (.clang-tidy). All files of a room are looked at as one: nearly all the time
# goes into the headers, which are read once a room.
#   cmake -DTOP=<project> -DBUILD=<build folder> -DPART=engine -DTIDY=<clang-tidy> -P tidy.cmake
cmake_minimum_required(VERSION 3.25)
file(GLOB batches ${BUILD}/${PART}/CMakeFiles/*/Unity/unity_*_cxx.cxx)
set(rooms)
foreach(batch IN LISTS batches)
    cmake_path(GET batch PARENT_PATH unity)
    list(APPEND rooms ${unity})
    string(APPEND whole_${unity} "#include \"${batch}\"\n")
endforeach()
list(REMOVE_DUPLICATES rooms)
list(LENGTH rooms count)
if(count LESS 10)
    message(FATAL_ERROR "Only ${count} rooms to look at in ${BUILD}/${PART}")
endif()
set(files)
foreach(room IN LISTS rooms)
    # The name is near that of the batches: clang-tidy takes its flags from the file whose name is nearest.
    file(WRITE ${room}/unity_whole_cxx.cpp "${whole_${room}}")
    list(APPEND files ${room}/unity_whole_cxx.cpp)
endforeach()
execute_process(COMMAND ${TIDY} -p ${BUILD} --quiet ${files}
    WORKING_DIRECTORY ${TOP} OUTPUT_VARIABLE found ERROR_VARIABLE ignored RESULT_VARIABLE failed)
if(failed)
    message(FATAL_ERROR "${found}${ignored}")
endif()
