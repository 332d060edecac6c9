# The programs that test the window's rooms, and the scripts that are played in the real window.

# entente_app_program(<unit> <rooms>...) builds app/tst_<unit>.cpp and registers it.
function(entente_app_program unit)
    add_executable(tst_${unit} app/tst_${unit}.cpp)
    entente_moc_of_test(tst_${unit} app)
    target_compile_definitions(tst_${unit} PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS)
    target_link_libraries(tst_${unit} PRIVATE ${ARGN} project_path Qt6::Test)
    if(NOT ARGN MATCHES "^(Qt6::Core|app_document|app_look|app_pocket)$") # these know no widgets, no games, or a network
        entente_begins_with(tst_${unit} prelude_app)
    endif()
    add_test(NAME ${unit} COMMAND tst_${unit})
    entente_at_home(${unit} ${CMAKE_CURRENT_BINARY_DIR}/homes/${unit} QT_QPA_PLATFORM=offscreen
        ENTENTE_MAPS=${PROJECT_SOURCE_DIR}/maps)
endfunction()

entente_app_program(words app_document)
entente_app_program(deadlines app_document)
entente_app_program(causes app_document) # who is named, and whether it mattered
entente_app_program(badorders app_document)
entente_app_program(typedorders app_panels)
entente_app_program(readings app_panels) # typed, pasted and parsed alike
entente_app_program(pastedback app_window)
entente_app_program(hintsshown app_window) # as the command tells them
target_compile_definitions(tst_hintsshown PRIVATE ENTENTE_PROGRAM="$<TARGET_FILE:entente>")
add_dependencies(tst_hintsshown entente)
entente_app_program(document app_document)
entente_app_program(recovery app_document)
entente_app_program(history app_document)
entente_app_program(strangers app_document app_look)
entente_app_program(secretstore app_document)
entente_app_program(secretsequence app_document)
entente_app_program(flow app_flow)
entente_app_program(sealing app_flow)
entente_app_program(fog app_flow)
entente_app_program(awayseats app_flow)
entente_app_program(forgery app_flow)
entente_app_program(seatpins app_flow)
entente_app_program(computerseats app_flow)
entente_app_program(sounds app_flow)
foreach(unit pocketserver phones phonewire phonepage phonelosses phonehands pagewire) # the table as phones meet it
    entente_app_program(${unit} app_pocket)
    target_link_libraries(tst_${unit} PRIVATE Qt6::Network)
endforeach()
entente_app_program(phonestories app_window)
target_link_libraries(tst_phonestories PRIVATE Qt6::Network)
# Without Debian's Chromium these are listed as skipped. One browser at a time: it takes a core for itself.
set_tests_properties(phonepage phonelosses phonehands pagewire phonestories PROPERTIES
    SKIP_REGULAR_EXPRESSION "SKIP *: .*initTestCase" RESOURCE_LOCK browser)
entente_app_program(seatdesk app_window)
entente_app_program(seatchance app_window)
entente_app_program(window app_script)
entente_app_program(windowplace app_window)
entente_app_program(drops app_window)
entente_app_program(quitting app_window)
entente_app_program(curtain app_window)
entente_app_program(tabledesks app_window)
entente_app_program(tablehabits app_window)
entente_app_program(escape app_window)
entente_app_program(menurow app_script)
entente_app_program(menus app_script)
entente_app_program(boardpage app_script)
entente_app_program(boardfilms app_window)
entente_app_program(boardfloats app_window)
entente_app_program(boardpanels app_window)
entente_app_program(mapfit app_window)
entente_app_program(sheets app_window)
add_test(NAME sheets-smallest COMMAND tst_sheets)
entente_at_home(sheets-smallest ${CMAKE_CURRENT_BINARY_DIR}/homes/sheets-smallest
    ENTENTE_MAPS=${PROJECT_SOURCE_DIR}/maps ENTENTE_SCREEN=640x400)
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
entente_app_program(models app_desks app_panels)
entente_app_program(mails app_desks)
target_include_directories(tst_mails PRIVATE engine)
entente_app_program(repainting app_panels)
entente_app_program(theme app_look)
entente_app_program(formmemory app_look)
entente_app_program(library app_desks)
entente_app_program(puzzledesk app_window) # in both languages
entente_app_program(studydesk app_window)
entente_app_program(studio app_studio)
entente_app_program(proposedcheck app_studio)
entente_app_program(studiofolder app_studio)
entente_app_program(studiohandles app_studio)
entente_app_program(studioredrawing app_studio)
entente_app_program(studiosession app_studio)
entente_app_program(studiohostile app_studio)
entente_app_program(report app_desks)
entente_app_program(centreschart app_desks)
entente_app_program(ledgames app_desks)
entente_app_program(manualdesk app_window)
# What several tests of whole evenings see and do, compiled once.
add_library(evenings STATIC app/evening.cpp app/everythingseen.cpp app/filesseen.cpp app/witness.cpp)
target_compile_definitions(evenings PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS)
target_link_libraries(evenings PUBLIC app_script Qt6::Test)
entente_begins_with(evenings prelude_app)
entente_app_program(keptdesk evenings)
foreach(unit leaks boardleaks fogworlds seasons walk languages)
    entente_app_program(${unit} evenings)
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

# Each script runs in the folder that is its home, and finds there what it saved.
file(GLOB scripts CONFIGURE_DEPENDS scripts/*.txt)
foreach(script IN LISTS scripts)
    get_filename_component(name ${script} NAME_WE)
    set(home ${CMAKE_CURRENT_BINARY_DIR}/scripts/${name})
    file(MAKE_DIRECTORY ${home})
    add_test(NAME script-${name} COMMAND entente-script ${script} WORKING_DIRECTORY ${home})
    entente_at_home(script-${name} ${home} QT_QPA_PLATFORM=offscreen ENTENTE_SCRIPTS=${CMAKE_CURRENT_SOURCE_DIR}/scripts)
    # A sentence that is given more than it has room for was changed and its call was not.
    set_tests_properties(script-${name} PROPERTIES TIMEOUT 120 FAIL_REGULAR_EXPRESSION "QString::arg: Argument missing")
endforeach()

# The pictures of the manual can be made again: the script for them, without the lines for other languages.
set(home ${CMAKE_CURRENT_BINARY_DIR}/scripts/manual-pictures)
file(READ ${PROJECT_SOURCE_DIR}/packaging/manual-pictures.txt script)
string(REGEX REPLACE "\nen: " "\n" script "${script}")
string(REGEX REPLACE "\n[a-z][a-z]: [^\n]*" "" script "${script}")
file(WRITE ${home}/pictures.txt "${script}")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/packaging/manual-pictures.txt)
add_test(NAME script-manual-pictures COMMAND entente-script pictures.txt WORKING_DIRECTORY ${home})
entente_at_home(script-manual-pictures ${home} QT_QPA_PLATFORM=offscreen)
set_tests_properties(script-manual-pictures PROPERTIES TIMEOUT 240)

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
