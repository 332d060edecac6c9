#include "actions/listline.h"

#include <QClipboard>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QTest>

using namespace entente::app;
using namespace Qt::StringLiterals;

/// A list that comes into the line of a position, by key and by drag: none of its lines is lost or run together.
class TestListLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pastedLinesAreParted();
    void droppedLinesAreParted();
    void droppedWhereThePointerIs();
};

namespace {

void drop(ListLine &line, const QString &text, QPointF at)
{
    QMimeData data;
    data.setText(text);
    QDragEnterEvent comes(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&line, &comes);
    QDropEvent falls(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&line, &falls);
}

const QString list = u"Austria: A Vie, F Tri\r\n\r\n  Italy: A Rom\nTurkey: F Ank\n"_s;
const QString parted = u"Austria: A Vie, F Tri; Italy: A Rom; Turkey: F Ank"_s;

} // namespace

void TestListLine::pastedLinesAreParted()
{
    ListLine line;
    line.show();
    QGuiApplication::clipboard()->setText(list);
    QTest::keyClick(&line, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(line.text(), parted);
}

void TestListLine::droppedLinesAreParted()
{
    ListLine line;
    line.show();
    drop(line, list, QPointF(5, 5));
    QCOMPARE(line.text(), parted);
}

void TestListLine::droppedWhereThePointerIs()
{
    ListLine line;
    line.resize(400, 30);
    line.setText(u"; Italy: A Rom"_s);
    line.show();
    drop(line, u"France: A Par\n"_s, QPointF(2, 15));
    QCOMPARE(line.text(), u"France: A Par; Italy: A Rom"_s);
}

QTEST_MAIN(TestListLine)
#include "tst_listline.moc"
