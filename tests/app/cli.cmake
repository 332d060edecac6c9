# The program as a script calls it: words in, bytes out, an exit status.
add_executable(tst_cli app/tst_cli.cpp)
set_target_properties(tst_cli PROPERTIES AUTOMOC ON)
target_compile_definitions(tst_cli PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS
    ENTENTE_PROGRAM="$<TARGET_FILE:entente>" ENTENTE_MAPS_DIR="${PROJECT_SOURCE_DIR}/maps")
target_link_libraries(tst_cli PRIVATE Qt6::Core Qt6::Test)
add_dependencies(tst_cli entente)
add_test(NAME cli COMMAND tst_cli)
