# Looks for what is nearly always a mistake (.clang-tidy), in the files as they are built together.
#   cmake -DTOP=<project> -DBUILD=<build folder> -DPART=engine -DTIDY=<clang-tidy> -P tidy.cmake
cmake_minimum_required(VERSION 3.25)
file(GLOB_RECURSE files ${BUILD}/${PART}/CMakeFiles/*/Unity/unity_*_cxx.cxx)
list(LENGTH files count)
if(count LESS 20)
    message(FATAL_ERROR "Only ${count} files to look at in ${BUILD}/${PART}")
endif()
execute_process(COMMAND ${TIDY} -p ${BUILD} --quiet ${files}
    WORKING_DIRECTORY ${TOP} OUTPUT_VARIABLE found ERROR_VARIABLE ignored RESULT_VARIABLE failed)
if(failed)
    message(FATAL_ERROR "${found}${ignored}")
endif()
