# The program as a script calls it: words in, bytes out, an exit status.
add_executable(tst_cli app/tst_cli.cpp)
set_target_properties(tst_cli PROPERTIES AUTOMOC ON)
target_compile_definitions(tst_cli PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS
    ENTENTE_PROGRAM="$<TARGET_FILE:entente>" ENTENTE_MAPS_DIR="${PROJECT_SOURCE_DIR}/maps")
target_link_libraries(tst_cli PRIVATE Qt6::Core Qt6::Test)
add_dependencies(tst_cli entente)
add_test(NAME cli COMMAND tst_cli)

# Programs of others that play a seat.
add_executable(tst_programs app/tst_programs.cpp)
set_target_properties(tst_programs PROPERTIES AUTOMOC ON)
target_compile_definitions(tst_programs PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS
    ENTENTE_PROGRAM="$<TARGET_FILE:entente>")
target_link_libraries(tst_programs PRIVATE Qt6::Core Qt6::Test)
add_dependencies(tst_programs entente)
add_test(NAME programs COMMAND tst_programs)
