#include "map/keptpicture.h"
#include "panels/rowlist.h"

#include <QPainter>
#include <QPaintEvent>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

namespace {

Row rowAt(int region)
{
    Row row;
    row.power = PowerId(0);
    row.region = RegionId(region);
    row.text = splitMarked(u"Unit %1 has no order"_s.arg(region));
    return row;
}

/// What is painted anew of a widget while one looks.
class PaintedRegion : public QObject {
public:
    explicit PaintedRegion(QWidget &widget)
    {
        QCoreApplication::processEvents();
        widget.installEventFilter(this);
    }
    QRegion take()
    {
        QCoreApplication::processEvents();
        return std::exchange(m_region, QRegion());
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            m_region |= static_cast<QPaintEvent *>(event)->region();
        return false;
    }

private:
    QRegion m_region;
};

} // namespace

/// With every place under the mouse no more is painted than what changes with it.
class TestRepainting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pointingRepaintsTheRowsThatChange()
    {
        RowList list;
        list.resize(300, 800);
        QList<Row> rows;
        for (int i = 0; i < 12; ++i)
            rows.append(rowAt(i));
        list.setRows(rows);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        PaintedRegion painted(*list.viewport());
        const auto rectOf = [&](int row) { return list.visualRect(list.model()->index(row, 0)); };
        const auto point = [&](int place) { list.setPointedUnit({RegionId(place)}); };

        point(2);
        QCOMPARE(painted.take(), QRegion(rectOf(2)));
        point(9);
        QCOMPARE(painted.take(), QRegion(rectOf(2)) | rectOf(9));
        point(40); // nobody of the list stands there
        QCOMPARE(painted.take(), QRegion(rectOf(9)));
        point(41);
        QVERIFY(painted.take().isEmpty());
    }

    void tintGoesWithThePointer()
    {
        RowList list;
        list.resize(300, 400);
        list.setRows({rowAt(0), rowAt(1), rowAt(2)});
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        const auto colourOf = [&](int row) {
            const QRect rect = list.visualRect(list.model()->index(row, 0));
            return list.viewport()->grab().toImage().pixelColor(rect.bottomRight() - QPoint(4, 3));
        };
        const QColor plain = colourOf(0);
        list.setPointedUnit({RegionId(1)});
        QVERIFY(colourOf(1) != plain);
        list.setPointedUnit({RegionId(2)});
        QCOMPARE(colourOf(1), plain);
        QVERIFY(colourOf(2) != plain);
    }

    void pictureIsKeptUntilSomethingChanges()
    {
        QWidget widget;
        widget.resize(40, 30);
        QImage frame(60, 60, QImage::Format_ARGB32_Premultiplied);
        KeptPicture kept;
        int made = 0;
        QColor ink = Qt::red;
        const auto show = [&](int state) {
            frame.fill(Qt::transparent);
            QPainter painter(&frame);
            kept.draw(painter, widget, state, [&](QPainter &inside) {
                ++made;
                inside.fillRect(widget.rect(), ink);
            });
        };
        show(0);
        show(0);
        QCOMPARE(made, 1);
        QCOMPARE(frame.pixelColor(39, 29), QColor(Qt::red));
        QCOMPARE(frame.pixelColor(40, 29).alpha(), 0);
        show(1);
        QCOMPARE(made, 2);
        widget.resize(50, 30);
        show(1);
        QCOMPARE(made, 3);
        QCOMPARE(frame.pixelColor(49, 29), QColor(Qt::red));
        ink = Qt::blue;
        kept.forget();
        show(1);
        QCOMPARE(made, 4);
        QCOMPARE(frame.pixelColor(0, 0), QColor(Qt::blue));
    }
};

QTEST_MAIN(TestRepainting)
#include "tst_repainting.moc"
