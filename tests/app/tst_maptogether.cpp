#include "mapscene.h"

#include "map/basepainter.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <barrier>
#include <thread>
#include <vector>

using namespace mapscene;

/// Several threads begin to paint one map at the same moment, as the tiles of the window are painted.
class TestMapTogether : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tilesBeginAtOnce_data();
    void tilesBeginAtOnce();
};

void TestMapTogether::tilesBeginAtOnce_data()
{
    QTest::addColumn<QString>("variant");
    for (const char *name : {"standard", "1939-iii", "city-state"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// Qt keeps in a path what it made to paint it, without a lock: two first painters of the same path brought the
/// program down. A fresh sheet each time, for every path has its first painting only once.
void TestMapTogether::tilesBeginAtOnce()
{
    constexpr int evenings = 12, painters = 4;
    QFETCH(QString, variant);
    const auto board = variantOf(variant);
    QVERIFY(board);
    MapLook look;
    look.board = board->board;
    const auto livery = Livery::load(folderOf(variant), *board->board);
    QVERIFY(bool(livery));
    look.livery = *livery;
    look.owner = tints(*board->board, board->start);
    look.labels = Labels::None;
    for (int evening = 0; evening < evenings; ++evening) {
        const auto sheet = MapSheet::load(folderOf(variant), *board->board);
        QVERIFY(bool(sheet));
        look.sheet = *sheet;
        std::barrier start(painters);
        std::vector<QImage> pictures(painters);
        std::vector<std::thread> threads;
        for (int i = 0; i < painters; ++i) {
            threads.emplace_back([&, i] {
                QImage image((look.sheet->size() * 0.25).toSize(), QImage::Format_RGB32);
                image.fill(Qt::white);
                QPainter painter(&image);
                start.arrive_and_wait();
                paintGround(painter, look, look.sheet->rect(), 0.25);
                painter.end();
                pictures[static_cast<std::size_t>(i)] = image;
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        for (const QImage &picture : pictures)
            QCOMPARE(picture, pictures.front());
    }
}

QTEST_MAIN(TestMapTogether)
#include "tst_maptogether.moc"
