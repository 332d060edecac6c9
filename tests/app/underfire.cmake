# Whole evenings under fire: packaging/evenings plays them by the hour, a test some of them, the same each time.
add_executable(entente-evenings evenings/evenings.cpp evenings/table.cpp evenings/life.cpp evenings/lifechecks.cpp evenings/hands.cpp evenings/acts.cpp
    evenings/stand.cpp evenings/fire.cpp app/walker.cpp)
target_compile_definitions(entente-evenings PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS)
target_include_directories(entente-evenings PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(entente-evenings PRIVATE evenings)
set_target_properties(entente-evenings PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
set_source_files_properties(evenings/fire.cpp PROPERTIES COMPILE_OPTIONS "-U_FORTIFY_SOURCE" SKIP_PRECOMPILE_HEADERS ON)
add_test(NAME evenings COMMAND entente-evenings 600 --seed 1 --count 11 --acts 30) # each variant once
# Lists of acts that failed once.
file(GLOB lists CONFIGURE_DEPENDS cases/evenings/*.txt)
add_test(NAME evenings-again COMMAND entente-evenings --play ${lists})
foreach(test evenings evenings-again)
    entente_at_home(${test} ${CMAKE_CURRENT_BINARY_DIR}/homes/${test} QT_QPA_PLATFORM=offscreen
        ENTENTE_MAPS=${PROJECT_SOURCE_DIR}/maps)
    set_tests_properties(${test} PROPERTIES TIMEOUT 900)
endforeach()
# Seven phones at a table that is killed, and so are they: packaging/evenings --phones plays a hundred turns.
add_executable(entente-phones evenings/phones.cpp)
target_compile_definitions(entente-phones PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS)
target_include_directories(entente-phones PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(entente-phones PRIVATE app_window Qt6::Network Qt6::Test)
set_target_properties(entente-phones PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
add_test(NAME evening-phones COMMAND entente-phones --turns 4)
entente_at_home(evening-phones ${CMAKE_CURRENT_BINARY_DIR}/homes/evening-phones QT_QPA_PLATFORM=offscreen
    ENTENTE_MAPS=${PROJECT_SOURCE_DIR}/maps)
