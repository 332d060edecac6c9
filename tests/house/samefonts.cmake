# Draws maps with no font on the machine, with those of the tests and with all that the machine has: the pictures are the
# same to the last byte.
#   cmake -DENTENTE=<program> -DTOP=<project> -DOUT=<folder> -P samefonts.cmake
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${OUT})
file(MAKE_DIRECTORY ${OUT})
file(WRITE ${OUT}/none.conf [[<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
]])
set(ENV{QT_LOGGING_RULES} "qt.text.font.db=false") # that there are none is what is tried
set(fonts_none ${OUT}/none.conf)
set(fonts_own $ENV{FONTCONFIG_FILE})
set(fonts_all /etc/fonts/fonts.conf)

# draw(<picture> <words of the command>...): a word that begins with `OUT/` is where it goes.
function(draw picture)
    foreach(fonts none own all)
        set(ENV{FONTCONFIG_FILE} ${fonts_${fonts}})
        list(TRANSFORM ARGN REPLACE "^OUT/" ${OUT}/${fonts}/ OUTPUT_VARIABLE words)
        file(MAKE_DIRECTORY ${OUT}/${fonts})
        execute_process(COMMAND ${ENTENTE} ${words} ERROR_VARIABLE said RESULT_VARIABLE failed)
        if(failed)
            message(FATAL_ERROR "${words}: ${said}")
        endif()
        file(GLOB_RECURSE drawn ${OUT}/${fonts}/*)
        if(NOT drawn)
            message(FATAL_ERROR "${words} drew nothing.")
        endif()
        set(whole)
        foreach(file IN LISTS drawn)
            file(SHA256 ${file} sum)
            list(APPEND whole ${sum})
        endforeach()
        if(fonts STREQUAL none)
            set(first "${whole}")
        elseif(NOT whole STREQUAL first)
            message(SEND_ERROR "${picture} hangs on the machine's fonts (${fonts}): see ${OUT}")
            return()
        endif()
        file(REMOVE_RECURSE ${OUT}/${fonts})
    endforeach()
endfunction()

foreach(scene walls tanks-and-bombers squadrons builds)
    draw("${scene}.png" render ${TOP}/tests/scenes/${scene}.json --width 700 -o OUT/map.png)
endforeach()
draw("melee.svg" render ${TOP}/tests/scenes/melee.json -o OUT/map.svg)
