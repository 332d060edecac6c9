#pragma once

#include "orders/goals.h"
#include "orders/position.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace entente::app {

// What is said to whoever asks the board in words (`BoardQuestion`): plain sentences. Positions are as they are seen by
// whoever asks; under fog a place that is not `seen` is told as the board has it. Units of `own` powers are marked as
// those of whoever asks.

/// "Burgundy is empty; nobody owns it." Empty text: somebody stands there.
QString emptyPlaceSentence(const Board &board, const Position &position, ProvinceId place);
/// "Belgium can be reached by F Brest of France." and by whom by convoy alone; of a coast, who comes to that coast.
/// Empty text: nobody.
QString reachSentence(const Board &board, const std::vector<UnitGoals> &goals, RegionId place,
                      const std::vector<PowerId> &own);
/// That nobody comes there; where not `all` units are sure to be seen, that nobody does who is.
QString nobodyReachesSentence(const Board &board, RegionId place, bool all);
/// "The move of A Budapest of Austria to Galicia can be supported by ...", or (no `to`) its hold.
QString supportSentence(const Board &board, const Unit &unit, ProvinceId to, const std::vector<Unit> &supporters,
                        const std::vector<PowerId> &own);
/// "Open to A Vienna of Austria: Bohemia, ...": of whoever stands there, one sentence each; none: nobody can go.
QStringList waysSentences(const Board &board, const std::vector<UnitGoals> &goals, ProvinceId place);
/// "Rome borders on ...", what only armies or only fleets can pass, and who stands beside it.
QString borderSentence(const Board &board, const Position &position, ProvinceId place, const std::vector<PowerId> &own);
QString ownerSentence(const Board &board, const Position &position, ProvinceId place, bool seen);
/// The units of a power (none: of all), of one kind if `kind` is one. Where not `all` of them are sure to be seen,
/// those in sight are told as such.
QString unitsSentence(const Board &board, const Position &position, PowerId power, KindId kind, bool all);
QString centresSentence(const Board &board, const Position &position, PowerId power, bool all);
/// What is said to a question that is not understood, with two that would be.
QString unclearSentence(const Board &board);
/// All that one may ask.
QString helpSentence(const Board &board);
/// "No place and no power of this board is called “xyz”."
QString unknownSentence(const std::string &name);

} // namespace entente::app
