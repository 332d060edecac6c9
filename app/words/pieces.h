#pragma once

#include <QList>
#include <QString>

namespace entente::app {

/// A stretch of a sentence with its emphasis. Sentences are translated whole, with marks round the
/// arguments, and split into pieces afterwards, so that a language may order its words as it likes.
struct Piece {
    enum class Role { Plain, Strong, Accent, Link, Gap };
    QString text;
    Role role = Role::Plain;
    int link = -1; ///< Role::Link: index into Turn::results

    friend bool operator==(const Piece &, const Piece &) = default;
};
using Pieces = QList<Piece>;

/// Puts an invisible mark round `text` that splitMarked() finds again.
QString marked(const QString &text, Piece::Role role, int link = -1);
Pieces splitMarked(const QString &sentence);
/// The sentence without its marks.
QString plainText(const Pieces &pieces);
QString plainText(const QString &markedSentence);
/// For labels: `accent` and `strong` are colour names; links become anchors "#<index>".
QString richText(const Pieces &pieces, const QString &accent, const QString &strong = {});

} // namespace entente::app
