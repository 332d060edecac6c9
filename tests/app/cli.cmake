# The program as a script calls it: words in, bytes out, an exit status.
foreach(unit cli clifolders cligames)
    add_executable(tst_${unit} app/tst_${unit}.cpp)
    entente_moc_of_test(tst_${unit} app)
    target_compile_definitions(tst_${unit} PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS
        ENTENTE_PROGRAM="$<TARGET_FILE:entente>")
    target_link_libraries(tst_${unit} PRIVATE project_path Qt6::Core Qt6::Test)
    add_dependencies(tst_${unit} entente)
    add_test(NAME ${unit} COMMAND tst_${unit})
    entente_at_home(${unit} ${CMAKE_CURRENT_BINARY_DIR}/homes/${unit})
endforeach()

# Programs of others that play a seat.
add_executable(tst_programs app/tst_programs.cpp)
entente_moc_of_test(tst_programs app)
target_compile_definitions(tst_programs PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS
    ENTENTE_PROGRAM="$<TARGET_FILE:entente>")
target_link_libraries(tst_programs PRIVATE Qt6::Core Qt6::Test)
add_dependencies(tst_programs entente)
add_test(NAME programs COMMAND tst_programs)
entente_at_home(programs ${CMAKE_CURRENT_BINARY_DIR}/homes/programs)
