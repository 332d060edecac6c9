#include "studio/meetings.h"

#include <QTest>

#include <algorithm>

using namespace entente;

namespace {

/// Three lands in a row: between the first two there is a gap of 2, between the others one of 6.
BoardSketch threeLands()
{
    BoardSketch sketch;
    sketch.width = sketch.height = 900; // two cells a unit
    for (const double left : {0.0, 202.0, 408.0}) {
        BoardSketch::Place &place = sketch.places.emplace_back();
        place.ground = Ground::Land;
        place.unitAt = {left + 100, 450};
        place.outline =
            std::make_shared<const Rings>(Rings{{{left, 0}, {left + 200, 0}, {left + 200, 900}, {left, 900}}});
    }
    return sketch;
}

std::vector<std::pair<int, int>> pairsOf(const std::vector<BoardSketch::Passage> &passages)
{
    std::vector<std::pair<int, int>> pairs;
    for (const BoardSketch::Passage &each : passages)
        pairs.push_back(std::minmax(each.from, each.to));
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

using Pairs = std::vector<std::pair<int, int>>;

} // namespace

/// Who meets at which gap.
class MeetingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gaps();
    void answersStay();
    void scale();
    void stopped();
};

void MeetingsTest::gaps()
{
    const BoardSketch sketch = threeLands();
    QCOMPARE(pairsOf(*passagesWithin(sketch, 0)), Pairs());
    QCOMPARE(pairsOf(*passagesWithin(sketch, 4)), (Pairs{{0, 1}}));
    QCOMPARE(pairsOf(*passagesWithin(sketch, 9)), (Pairs{{0, 1}, {1, 2}}));
    QVERIFY(passagesWithin(sketch, 9)->front().army);
}

void MeetingsTest::answersStay()
{
    BoardSketch sketch = threeLands();
    sketch.passages = *passagesWithin(sketch, 9);
    addPassage(sketch, 0, 2); // they lie apart: a person has said so
    for (BoardSketch::Passage &each : sketch.passages) {
        if (each.joins(1, 2))
            each.answer = Answer::No;
    }
    const auto narrow = *passagesWithin(sketch, 0);
    QCOMPARE(pairsOf(narrow), (Pairs{{0, 2}, {1, 2}}));
    const auto wide = *passagesWithin(sketch, 9);
    QCOMPARE(pairsOf(wide), (Pairs{{0, 1}, {0, 2}, {1, 2}}));
    for (const BoardSketch::Passage &each : wide)
        QVERIFY(each.answer == (each.joins(1, 2) ? Answer::No : each.joins(0, 2) ? Answer::Yes : Answer::Open));
    // A strait that the drawing itself shows has no gap that explains it.
    for (BoardSketch::Passage &each : sketch.passages) {
        if (each.joins(0, 2))
            each.answer = Answer::Open;
    }
    QCOMPARE(pairsOf(*passagesWithin(sketch, 0)), (Pairs{{0, 2}, {1, 2}}));
}

void MeetingsTest::scale()
{
    BoardSketch sketch = threeLands();
    for (const int gap : {0, 7, widestGap}) {
        sketch.tolerance = toleranceOf(sketch, gap);
        QCOMPARE(gapOf(sketch), gap);
    }
}

void MeetingsTest::stopped()
{
    QVERIFY(!passagesWithin(threeLands(), 4, [](double) { return false; }));
}

QTEST_APPLESS_MAIN(MeetingsTest)
#include "tst_meetings.moc"
