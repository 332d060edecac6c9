# The programs that test and measure the map room.

# entente_map_program(<name>) builds app/<name>.cpp against the map room.
function(entente_map_program name)
    add_executable(${name} app/${name}.cpp)
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_include_directories(${name} PRIVATE app)
    target_compile_definitions(${name} PRIVATE
        ENTENTE_MAPS_DIR="${PROJECT_SOURCE_DIR}/maps" QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS)
    target_link_libraries(${name} PRIVATE app_map engine_io Qt6::Test)
    entente_begins_with(${name} prelude_app)
endfunction()

entente_map_program(mapbench)

function(entente_map_test unit)
    entente_map_program(tst_${unit})
    add_test(NAME ${unit} COMMAND tst_${unit})
    set_tests_properties(${unit} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8")
endfunction()

entente_map_test(mapsheet)
entente_map_test(mapsymbols)
entente_map_test(maporders)
entente_map_test(convoyways)
entente_map_test(groundways)
entente_map_test(groundsigns)
entente_map_test(maplanes)
entente_map_test(maplabels)
entente_map_test(mapreplay)
entente_map_test(mapview)
entente_map_test(mapexport)
target_link_libraries(tst_mapexport PRIVATE app_exports)
entente_map_test(mapturn)
entente_map_test(scenes)
target_link_libraries(tst_scenes PRIVATE app_exports engine_exchange)
target_compile_definitions(tst_scenes PRIVATE ENTENTE_SCENES_DIR="${CMAKE_CURRENT_SOURCE_DIR}/scenes")
entente_map_test(checks)
target_link_libraries(tst_checks PRIVATE app_checks app_look)
