#include "exports/columns.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>

namespace entente::app {

namespace {

int columnOf(const QTextDocument &text, const QTextBlock &block, bool last)
{
    text.documentLayout()->blockBoundingRect(block); // long texts are laid out no farther than they were asked for
    const QTextLayout *const lines = block.layout();
    if (lines->lineCount() == 0)
        return -1;
    const QTextLine line = lines->lineAt(last ? lines->lineCount() - 1 : 0);
    return static_cast<int>((lines->position().y() + line.y() + line.height() / 2) / text.pageSize().height());
}

void setBreak(const QTextBlock &block, QTextFormat::PageBreakFlags policy)
{
    QTextBlockFormat format;
    format.setPageBreakPolicy(policy);
    QTextCursor(block).mergeBlockFormat(format);
}

/// A heading at the foot of a column goes over with what it heads. From top to bottom, since each moves all below.
void keepHeadings(QTextDocument &text)
{
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().pageBreakPolicy() != QTextFormat::PageBreak_Auto)
            setBreak(block, QTextFormat::PageBreak_Auto); // of columns of another height
    }
    for (QTextBlock block = text.begin(); block.isValid() && block.next().isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0
            && columnOf(text, block, true) != columnOf(text, block.next(), false))
            setBreak(block, QTextFormat::PageBreak_AlwaysBefore);
    }
}

} // namespace

int columnWhereBegins(const QTextDocument &text, const QTextBlock &block)
{
    return columnOf(text, block, false);
}

int columnWhereEnds(const QTextDocument &text, const QTextBlock &block)
{
    return columnOf(text, block, true);
}

QSizeF layInColumns(QTextDocument &text, const QSizeF &room, int columns, qreal gap)
{
    const qreal width = (room.width() - (columns - 1) * gap) / columns;
    const auto pagesAt = [&](int height) {
        text.setPageSize(QSizeF(width, height));
        keepHeadings(text);
        return (text.pageCount() + columns - 1) / columns;
    };
    constexpr int lowest = 100; // a line and its heading have room
    int enough = static_cast<int>(room.height());
    const int pages = pagesAt(enough);
    for (int step = enough; columns > 1 && step > 1;) {
        step = (step + 1) / 2;
        if (enough - step >= lowest && pagesAt(enough - step) <= pages)
            enough -= step;
    }
    pagesAt(enough);
    return QSizeF(width, enough);
}

} // namespace entente::app
