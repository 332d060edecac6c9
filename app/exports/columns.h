#pragma once

#include <QSizeF>

class QTextBlock;
class QTextDocument;

namespace entente::app {

/// Lays the text out in columns that fill pages of `room` side by side, so low that it takes no more pages than in full
/// ones: all end alike, and none ends on a heading. A column is a page of the document. Returns the size of one, in
/// the text's own units (points on paper). `columns` from 1.
QSizeF layInColumns(QTextDocument &text, const QSizeF &room, int columns, qreal gap);

/// The column, from 0, in which the block begins or ends; -1 for one without a line.
int columnWhereBegins(const QTextDocument &text, const QTextBlock &block);
int columnWhereEnds(const QTextDocument &text, const QTextBlock &block);

} // namespace entente::app
