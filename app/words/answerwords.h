#pragma once

#include "orders/goals.h"
#include "orders/position.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace entente::app {

// What is said to whoever asks the board in words (`BoardQuestion`): plain sentences. Positions are as they are seen by
// whoever asks; under fog a place that is not `seen` is told as the board has it.

/// "Burgundy is empty; nobody owns it." Empty text: somebody stands there.
QString emptyPlaceSentence(const Board &board, const Position &position, ProvinceId place);
/// "Belgium can be reached by F Brest of France." and by whom by convoy alone.
QString reachSentence(const Board &board, const std::vector<UnitGoals> &goals, ProvinceId place);
/// "Open to A Vienna of Austria: Bohemia, ...": of whoever stands there, one sentence each; none: nobody can go.
QStringList waysSentences(const Board &board, const std::vector<UnitGoals> &goals, ProvinceId place);
/// "Rome borders on ...", what only armies or only fleets can pass, and who stands beside it.
QString borderSentence(const Board &board, const Position &position, ProvinceId place);
QString ownerSentence(const Board &board, const Position &position, ProvinceId place, bool seen);
/// The units of a power (none: of all), of one kind if `kind` is one.
QString unitsSentence(const Board &board, const Position &position, PowerId power, KindId kind);
QString centresSentence(const Board &board, const Position &position, PowerId power);
/// What is said to a question that is not understood, with two that would be.
QString unclearSentence(const Board &board);

} // namespace entente::app
