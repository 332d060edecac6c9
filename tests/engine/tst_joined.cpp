#include "drawnboards.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace entente;
using namespace entente::test;

/// Places that meet though they don't touch: by lines over water, along rivers, round a point.
class JoinedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void crossings();
    void dashesOverWater();
    void besideARiver();
    void watersRoundAPoint();
    void linesOfANet();
};

void JoinedTest::crossings()
{
    const Proposal proposal = proposed(drawn("<g id='provinces'><rect id='lef' width='120' height='200' "
                                             "fill='#ddc'/><rect id='wet' x='120' width='60' height='200' fill='#9bd'/>"
                                             "<rect id='rig' x='180' width='120' height='200' fill='#ddc'/></g><g "
                                             "id='straits'><line x1='122' y1='50' x2='178' y2='60'/></g>"));
    QCOMPARE(waysOf(proposal), (std::set<std::string>{"lef-rig AF", "lef-wet F", "rig-wet F"}));
    const auto crossing = std::find_if(proposal.passages.begin(), proposal.passages.end(),
                                       [](const ProposedPassage &each) { return each.army; });
    QVERIFY(crossing->certainty < doubtful);
}

/// Of lines that no layer explains, dashed ones and arrows join lands, but for those between waters, and many of them.
void JoinedTest::dashesOverWater()
{
    const auto ways = [](const std::string &middle, const std::string &line) {
        return waysOf(proposed(drawn("<g id='provinces'><rect id='lef' width='130' height='200' fill='#ddc'/>" + middle
                                     + "<rect id='rig' x='170' width='130' height='200' fill='#ddc'/></g>" + line)));
    };
    const std::string sea = "<rect id='wet' x='130' width='40' height='200' fill='#9bd'/>";
    const std::string joined = "lef-rig AF";
    QVERIFY(
        ways(sea, "<path d='M125,50 C140,40 160,60 175,50' style='fill:none;stroke-dasharray:4,2'/>").count(joined));
    QVERIFY(ways(sea, "<g marker-end='url(#head)'><line x1='128' y1='50' x2='172' y2='50'/></g>").count(joined));
    QVERIFY(!ways(sea, "<line x1='125' y1='50' x2='175' y2='50'/>").count(joined));
    QVERIFY(!ways(sea, "<line x1='125' y1='50' x2='175' y2='50' stroke-dasharray='none'/>").count(joined));
    QVERIFY(
        ways(sea, "<line x1='125' y1='50' x2='175' y2='50' stroke-dasharray='4' marker-end='none'/>").count(joined));
    const std::string seas = "<rect id='top' x='130' width='40' height='100' fill='#9bd'/>"
                             "<rect id='low' x='130' y='100' width='40' height='100' fill='#9bd'/>";
    QVERIFY(!ways(seas, "<line x1='128' y1='100' x2='172' y2='100' stroke-dasharray='4'/>").count(joined));
    QVERIFY(ways(seas, "<line x1='128' y1='60' x2='172' y2='60' stroke-dasharray='4'/>").count(joined));
}

/// Where all others touch, two lands along a river that was left open between them meet as well, and are asked for.
void JoinedTest::besideARiver()
{
    std::string inside;
    for (int x = 0; x < 5; ++x) {
        for (int y = 0; y < 4; ++y)
            inside += "<rect id='p" + std::string(1, static_cast<char>('a' + x))
                      + std::string(1, static_cast<char>('a' + y)) + "' x='" + std::to_string(x * 60) + "' y='"
                      + std::to_string(y * 50) + "' width='" + (x == 1 && y == 1 ? "58.6" : "60")
                      + "' height='50' fill='#ddc'/>";
    }
    const Proposal proposal = proposed(drawn("<g id='provinces'>" + inside + "</g>"));
    QCOMPARE(waysOf(proposal).size(), std::size_t(31));
    QVERIFY(waysOf(proposal).count("pbb-pcb A"));
    QCOMPARE(std::count_if(proposal.passages.begin(), proposal.passages.end(),
                           [](const ProposedPassage &each) { return each.certainty < doubtful; }),
             1);
}

/// Of four waters that meet in a point some charts join all; on a board of squares nobody does.
void JoinedTest::watersRoundAPoint()
{
    const auto squares = [](int across, int down) {
        std::string inside = "<g id='provinces'>";
        for (int x = 0; x < across; ++x) {
            for (int y = 0; y < down; ++y)
                inside += "<rect id='p" + std::string(1, static_cast<char>('a' + x))
                          + std::string(1, static_cast<char>('a' + y)) + "' x='" + std::to_string(x * 50) + "' y='"
                          + std::to_string(y * 50) + "' width='50' height='50' fill='#9bd'/>";
        }
        return proposed(drawn(inside + "</g>"));
    };
    const Proposal four = squares(2, 2);
    QCOMPARE(waysOf(four),
             (std::set<std::string>{"paa-pab F", "paa-pba F", "paa-pbb F", "pab-pba F", "pab-pbb F", "pba-pbb F"}));
    for (const ProposedPassage &passage : four.passages)
        QCOMPARE(passage.certainty < doubtful, passage.from + passage.to == 3);
    QCOMPARE(waysOf(squares(6, 4)).size(), std::size_t(38));
}

/// Cities that no border joins, but lines; beside water lines may be anything.
void JoinedTest::linesOfANet()
{
    const auto ways = [](const std::string &middle) {
        return waysOf(proposed(drawn("<g id='provinces'><rect id='lef' width='60' height='80' fill='#ddc'/>"
                                     "<rect id='rig' x='240' width='60' height='80' fill='#ddc'/>"
                                     "<rect id='low' y='120' width='60' height='80' fill='#ddc'/>"
                                     + middle + "</g><line x1='60' y1='40' x2='240' y2='40'/>"
                                     + "<line x1='240' y1='60' x2='60' y2='140'/>")));
    };
    QCOMPARE(ways(""), (std::set<std::string>{"lef-rig A", "low-rig A"}));
    QVERIFY(!ways("<rect id='wet' x='60' width='180' height='80' fill='#9bd'/>").count("low-rig A"));
}

QTEST_APPLESS_MAIN(JoinedTest)
#include "tst_joined.moc"
