#include "desks/rulespage.h"

#include "look/theme.h"
#include "rules/paragraphs.h"

#include <QAbstractTextDocumentLayout>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int markColumn = 44;     ///< of the variant's own numbers
constexpr int wideMarkColumn = 92; ///< of "DATC 4.A.2"
constexpr int lineHeight = 128;    ///< per cent
constexpr int roomAbove = 12;      ///< over what is shown

/// The mark that a block begins with; empty if it begins with anything else.
QString markOf(const QTextBlock &block)
{
    const QTextBlock::iterator first = block.begin();
    if (first.atEnd() || first.fragment().charFormat().fontWeight() < QFont::DemiBold)
        return {};
    const QString lead = first.fragment().text();
    return marksOfLead(lead.toStdString()).empty() ? QString() : lead;
}

bool isEmpty(const QTextTable *table, int row)
{
    for (int column = 0; column < table->columns(); ++column) {
        const QTextTableCell cell = table->cellAt(row, column);
        if (cell.firstPosition() != cell.lastPosition())
            return false;
    }
    return true;
}

} // namespace

RulesPage::RulesPage(QWidget *parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    document()->setDocumentMargin(metrics::margin);
}

QVariant RulesPage::loadResource(int, const QUrl &name)
{
    const QString called = name.toString();
    auto drawn = m_pictures.constFind(called);
    if (drawn == m_pictures.constEnd())
        drawn = m_pictures.insert(called, picture ? picture(called) : QImage());
    return drawn->isNull() ? QVariant() : QVariant(*drawn);
}

void RulesPage::setRules(const QString &markdown)
{
    setExtraSelections({});
    setMarkdown(markdown);
    setTables();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            setHeading(block);
        else
            setParagraph(block);
    }
    moveCursor(QTextCursor::Start);
}

void RulesPage::setExamples(const QString &html)
{
    setExtraSelections({});
    setHtml(html);
}

void RulesPage::setHeading(const QTextBlock &block)
{
    const int level = block.blockFormat().headingLevel();
    QTextCursor cursor(block);
    QTextBlockFormat format;
    format.setTopMargin(level == 1 ? 0 : level == 2 ? 30 : 18);
    format.setBottomMargin(10);
    cursor.mergeBlockFormat(format);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat letters;
    letters.setFont(uiFont(level == 1 ? metrics::title : level == 2 ? metrics::large : metrics::base + 2, 600));
    cursor.mergeCharFormat(letters);
}

void RulesPage::setParagraph(const QTextBlock &block)
{
    QTextCursor cursor(block);
    const bool inTable = cursor.currentTable() != nullptr;
    QTextBlockFormat format;
    format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
    format.setTopMargin(0);
    format.setBottomMargin(inTable ? 0 : 9);
    const QString mark = inTable ? QString() : markOf(block);
    if (!mark.isEmpty()) {
        const int column = mark.contains(u' ') ? wideMarkColumn : markColumn;
        format.setLeftMargin(column);
        format.setTextIndent(-column);
        format.setTabPositions({QTextOption::Tab(column, QTextOption::LeftTab)});
    }
    cursor.mergeBlockFormat(format);
    if (mark.isEmpty())
        return;
    cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, static_cast<int>(mark.size()));
    QTextCharFormat letters;
    letters.setForeground(coloursOf(this).accent);
    cursor.mergeCharFormat(letters);
    cursor.clearSelection();
    cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor);
    cursor.insertText(u"\t"_s, QTextCharFormat());
}

void RulesPage::setTables()
{
    const QList<QTextFrame *> frames = document()->rootFrame()->childFrames();
    for (QTextFrame *frame : frames) {
        if (auto *table = qobject_cast<QTextTable *>(frame))
            setTable(table);
    }
}

void RulesPage::setTable(QTextTable *table)
{
    const UiColours &c = coloursOf(this);
    if (table->rows() > 1 && isEmpty(table, 0))
        table->removeRows(0, 1); // Markdown has no table without a head
    QTextTableFormat format = table->format();
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(c.strongLine);
    format.setCellSpacing(0);
    format.setCellPadding(6);
    format.setTopMargin(10); // below a heading
    format.setBottomMargin(14);
    table->setFormat(format);
}

void RulesPage::scrollTo(const QTextBlock &block)
{
    const qreal top = document()->documentLayout()->blockBoundingRect(block).top();
    verticalScrollBar()->setValue(static_cast<int>(top) - roomAbove);
}

void RulesPage::showChapter(int chapter)
{
    setExtraSelections({});
    int heading = 0;
    for (QTextBlock block = document()->begin(); chapter > 0 && block.isValid(); block = block.next()) {
        heading += block.blockFormat().headingLevel() == 2;
        if (heading == chapter) {
            setTextCursor(QTextCursor(block));
            scrollTo(block);
            return;
        }
    }
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(0);
}

int RulesPage::showParagraph(const QString &mark)
{
    int chapter = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        chapter += block.blockFormat().headingLevel() == 2;
        const std::vector<std::string> marks = marksOfLead(markOf(block).toStdString());
        if (std::find(marks.begin(), marks.end(), mark.toStdString()) == marks.end())
            continue;
        ExtraSelection tint;
        tint.cursor = QTextCursor(block);
        tint.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        tint.format.setBackground(coloursOf(this).selected);
        setExtraSelections({tint});
        setTextCursor(QTextCursor(block));
        scrollTo(block);
        return chapter;
    }
    return -1;
}

} // namespace entente::app
