# The programs that test the window's rooms, and the scripts that are played in the real window.

# entente_app_program(<unit> <rooms>...) builds app/tst_<unit>.cpp and registers it.
function(entente_app_program unit)
    add_executable(tst_${unit} app/tst_${unit}.cpp)
    set_target_properties(tst_${unit} PROPERTIES AUTOMOC ON)
    target_compile_definitions(tst_${unit} PRIVATE
        ENTENTE_MAPS_DIR="${PROJECT_SOURCE_DIR}/maps" QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS)
    target_link_libraries(tst_${unit} PRIVATE ${ARGN} Qt6::Test)
    if(NOT ARGN MATCHES "^(Qt6::Core|app_document|app_look)$") # these know no widgets, or no games
        entente_begins_with(tst_${unit} prelude_app)
    endif()
    add_test(NAME ${unit} COMMAND tst_${unit})
    set_tests_properties(${unit} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;ENTENTE_MAPS=${PROJECT_SOURCE_DIR}/maps")
endfunction()

entente_app_program(words app_document)
entente_app_program(badorders app_document)
entente_app_program(document app_document)
entente_app_program(recovery app_document)
entente_app_program(history app_document)
entente_app_program(strangers app_document app_look)
entente_app_program(secretstore app_document)
entente_app_program(flow app_flow)
entente_app_program(sealing app_flow)
entente_app_program(seatpins app_flow)
entente_app_program(computerseats app_flow)
entente_app_program(sounds app_flow)
entente_app_program(window app_script)
entente_app_program(windowplace app_window)
entente_app_program(drops app_window)
entente_app_program(quitting app_window)
entente_app_program(menus app_script)
entente_app_program(boardpage app_script)
entente_app_program(boardfilms app_window)
entente_app_program(boardfloats app_window)
entente_app_program(boardpanels app_window)
entente_app_program(mapfit app_window)
entente_app_program(sheets app_window)
add_test(NAME sheets-smallest COMMAND tst_sheets)
set_tests_properties(sheets-smallest PROPERTIES ENVIRONMENT
    "LC_ALL=C.UTF-8;ENTENTE_MAPS=${PROJECT_SOURCE_DIR}/maps;ENTENTE_SCREEN=720x480")
entente_app_program(access app_script)
entente_app_program(contrast app_script)
entente_app_program(orderdesk app_window)
entente_app_program(boardmarks app_window)
entente_app_program(chooser app_window)
entente_app_program(exports app_window)
entente_app_program(trialrun app_window)
entente_app_program(listline app_window)
entente_app_program(sentencebar app_window)
entente_app_program(secrecy app_script)
entente_app_program(sittings app_window)
entente_app_program(leaks app_script)
entente_app_program(models app_desks app_panels)
entente_app_program(repainting app_panels)
entente_app_program(theme app_look)
entente_app_program(library app_desks)
entente_app_program(studio app_studio)
entente_app_program(studiofolder app_studio)
entente_app_program(report app_desks)
entente_app_program(ledgames app_desks)
entente_app_program(manualdesk app_window)
entente_app_program(keptdesk app_script)
target_sources(tst_keptdesk PRIVATE app/everythingseen.cpp app/witness.cpp)
entente_app_program(seasons app_script)
entente_app_program(walk app_script)
entente_app_program(languages app_script)
foreach(unit leaks seasons walk languages)
    target_sources(tst_${unit} PRIVATE app/everythingseen.cpp app/witness.cpp app/filesseen.cpp app/evening.cpp)
    set_property(TEST ${unit} APPEND PROPERTY ENVIRONMENT "QTEST_FUNCTION_TIMEOUT=1800000") # whole evenings, on a busy machine
endforeach()
target_sources(tst_walk PRIVATE app/walker.cpp)

# The window that scripts play; it stands beside the program, where it finds the same maps.
add_executable(entente-script app/entente-script.cpp)
target_compile_definitions(entente-script PRIVATE ENTENTE_VERSION="${PROJECT_VERSION}")
target_link_libraries(entente-script PRIVATE app_script)
set_target_properties(entente-script PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
entente_app_program(survival Qt6::Core)
target_compile_definitions(tst_survival PRIVATE ENTENTE_SCRIPT="$<TARGET_FILE:entente-script>")
add_dependencies(tst_survival entente-script)

# Drawings that scripts make boards of ("open ../drawings/twenty.svg"), and programs that play in them.
file(COPY drawings programs DESTINATION ${CMAKE_CURRENT_BINARY_DIR}/scripts)
set(workshop maps/workshop/drawings)
foreach(drawing ${workshop}/pacific.svg ${workshop}/peloponnese.svg ${workshop}/western-front.svg resources/drawings/twenty.svg)
    get_filename_component(name ${drawing} NAME)
    configure_file(${PROJECT_SOURCE_DIR}/${drawing} ${CMAKE_CURRENT_BINARY_DIR}/scripts/drawings/${name} COPYONLY)
endforeach()

# Each script has a home of its own, so that no player's settings or games are touched; nothing in it is left from the
# last time.
file(GLOB scripts CONFIGURE_DEPENDS scripts/*.txt)
set(kept_settings)
foreach(script IN LISTS scripts)
    get_filename_component(name ${script} NAME_WE)
    set(home ${CMAKE_CURRENT_BINARY_DIR}/scripts/${name})
    file(MAKE_DIRECTORY ${home})
    add_test(NAME script-${name} COMMAND entente-script ${script} WORKING_DIRECTORY ${home})
    set_tests_properties(script-${name} PROPERTIES TIMEOUT 120 ENVIRONMENT
        "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;XDG_CONFIG_HOME=${home}/config;XDG_DATA_HOME=${home}/data;ENTENTE_SCRIPTS=${CMAKE_CURRENT_SOURCE_DIR}/scripts")
    set_tests_properties(script-${name} PROPERTIES FIXTURES_REQUIRED fresh_homes)
    list(APPEND kept_settings ${home}/config ${home}/data)
endforeach()
add_test(NAME fresh-homes COMMAND ${CMAKE_COMMAND} -E rm -rf ${kept_settings})
set_tests_properties(fresh-homes PROPERTIES FIXTURES_SETUP fresh_homes)

# Shipped variants come of drawings on the desk: a script makes the folder again, but for what was written by hand. Two of
# them the workshop has drawn.
foreach(pair "pacific:studiopacific" "western-front:studiowestern" "peloponnese:studiopeloponnese")
    string(REGEX MATCH "^(.*):(.*)$" none ${pair})
    set(variant ${CMAKE_MATCH_1})
    set(script ${CMAKE_MATCH_2})
    set(board)
    if(NOT variant STREQUAL "pacific")
        set(board -DBOARD=ON)
    endif()
    set_tests_properties(script-${script} PROPERTIES FIXTURES_SETUP drawn_${variant})
    add_test(NAME drawn-${variant} COMMAND ${CMAKE_COMMAND} -DSHIPPED=${PROJECT_SOURCE_DIR}/maps/${variant}
        -DDRAWN=${CMAKE_CURRENT_BINARY_DIR}/scripts/${script}/data/entente/variants/${variant}-2
        -DENTENTE=$<TARGET_FILE:entente> ${board} -P ${CMAKE_CURRENT_SOURCE_DIR}/house/drawn.cmake)
    set_tests_properties(drawn-${variant} PROPERTIES FIXTURES_REQUIRED drawn_${variant} ENVIRONMENT
        "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8")
endforeach()

# Every sentence is translated.
add_test(NAME translations COMMAND ${CMAKE_COMMAND} -DTOP=${PROJECT_SOURCE_DIR} -DWORK=${CMAKE_CURRENT_BINARY_DIR}
    -DLUPDATE=$<TARGET_FILE:Qt6::lupdate> -P ${CMAKE_CURRENT_SOURCE_DIR}/house/translations.cmake)
