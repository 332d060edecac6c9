#pragma once

#include "document/gamedocument.h"
#include "orders/boardquestion.h"

#include <QString>

#include <optional>

namespace entente::app {

/// An order read from a line of text.
struct TextOrder {
    GivenOrder given;
    Legality why; ///< why it can't be followed, where a lenient table takes it all the same
};

/// Reads a line as an order of `writer`, or (none) of whoever's unit it names. The error is one sentence: what was not
/// understood, or why the order can't be given.
Result<TextOrder, QString> readOrderText(const GameDocument &document, PowerId writer, const QString &text);

/// What is said of an order that was just given: the order in words, or why it will fail. Marked.
QString saidOf(const GameDocument &document, const TextOrder &order);

/// The question that a line asks (`readBoardQuestion`); none: it is an order, or nothing that is known.
std::optional<BoardQuestion> questionIn(const GameDocument &document, const QString &text);

/// Why no further order of this power has room in the phase: one sentence, empty if there is room.
QString roomSentence(const GameDocument &document, const GivenOrder &order);

} // namespace entente::app
