#pragma once

#include <QtGlobal>

#include <string>

/// What befalls a program from outside: its disk is full or can't be written, its clock jumps, it is killed in the
/// middle of a file. A program that links these stands between Qt and the C library: what is asked of files below a
/// folder comes here first. Nothing else is touched.
namespace entente::app::fire {

/// What holds until it ends, also over the next start of the program.
struct Weather {
    qint64 room = -1;      ///< bytes that still fit on the disk; negative: there is no end
    bool readOnly = false; ///< nothing below the folder may be changed
    qint64 clock = 0;      ///< seconds by which the clock is wrong
    friend bool operator==(const Weather &, const Weather &) = default;
};

/// Whatever happens, happens below this folder.
void beginBelow(const std::string &folder);
Weather weather();
void setWeather(const Weather &weather);
/// The program is killed at the call of that number that changes a file of a game, counted from now on; a write is half
/// done then. 0: it lives.
void killAt(int call);
/// From now on the program draws its lots from these words. Twins draw the same, and so does whoever plays a list
/// again.
void castLots(const std::string &words);

} // namespace entente::app::fire
