#include "importedboards.h"

#include "exchange/formats.h"
#include "game/game.h"

#include <QTest>

#include <algorithm>
#include <string>

using namespace entente;
using namespace entente::test;

/// Maps of the njudge: railways, shut places and starts of their own.
class NjudgeMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void landThatConvoys();
    void centreThatNobodyReaches();
    void seedOfTheNjudge();
    void ownersOfTheSeed();
};

namespace {

const std::string straits =
    "Alpha, R alp\nBeta, Bw bet\nGamma, xw gam\nDeep, w dee\nHills, l hil\n-1\nalp-mv: bet\nbet-mv: alp gam hil\n"
    "gam-mv: bet\nhil-mv: bet\nalp-xc: bet dee\nbet-xc: alp gam dee\ngam-xc: bet dee\ndee-xc: alp bet gam\n-1\n"
    "Center order for reports:\n  alp bet gam\n#End\n-1\n";

} // namespace

void NjudgeMapTest::landThatConvoys()
{
    const auto read = readNjudgeMap(straits, {});
    QVERIFY(read.ok());
    const Board &board = *read->front().variant->board;
    QVERIFY(board.province(board.findProvince("gam")).terrain != Terrain::Sea);
    QCOMPARE(waysOf(board), std::string("Alp-Betls Alp-DEEs Bet-DEEs Bet-Gamls Bet-Hill Gam-DEEs"));
    const auto &remarks = read->front().remarks;
    QVERIFY(board.province(board.findProvince("gam")).convoys && !board.province(board.findProvince("alp")).convoys);
    QVERIFY(
        std::count(remarks.begin(), remarks.end(), std::string("The options at the end of the map are not taken over."))
        == 0);
    // A railway is no space, and a colon may be missing.
    std::string colonial = straits;
    colonial.insert(0, "Trans Hills Railway, r THR\n");
    colonial.replace(colonial.find("gam-xc:"), 7, "gam-xc ");
    const auto railway = readNjudgeMap(colonial, {});
    QVERIFY(railway.ok());
    QCOMPARE(railway->front().variant->board->provinceCount(), board.provinceCount());
    QCOMPARE(waysOf(*railway->front().variant->board), waysOf(board));
    QVERIFY(std::count(railway->front().remarks.begin(), railway->front().remarks.end(),
                       std::string("Trans Hills Railway has a rule of its own there (\"r\"), which is not taken over."))
            == 1);
    std::string renaissance = straits;
    for (const char *town : {"Town, x1P tow\n", "Fort, N1f for\n", "Port, P0f. por\n", "City, x2P cit\n"})
        renaissance.insert(0, town);
    QCOMPARE(readNjudgeMap(renaissance, {}).error().text(),
             std::string("It is a board of Machiavelli, a game of other rules, which is not played here."));
}

/// A centre without a way is a place that is shut; games on such a board are written for the package all the same.
void NjudgeMapTest::centreThatNobodyReaches()
{
    const auto read = readNjudgeMap("Nowhere, x now\n" + straits, {});
    QVERIFY(read.ok());
    const Board &board = *read->front().variant->board;
    QVERIFY(board.province(board.findProvince("now")).terrain == Terrain::Impassable);
    QVERIFY(exportDiplomacyJson(Game(read->front().variant)).bytes.find("zobrist_hash") != std::string::npos);
}

void NjudgeMapTest::seedOfTheNjudge()
{
    const auto read = readNjudgeMap(
        straits, beside("map.two_straits", {{"seed.two_straits", "F1850M\nR: A Alpha\nB: F Beta\nnonsense\n-1\n"}}));
    QVERIFY(read.ok());
    const Variant &variant = *read->front().variant;
    QCOMPARE(variant.title, std::string("Two Straits"));
    QCOMPARE(phaseText(variant.start.phase), std::string("F1850M"));
    QCOMPARE(static_cast<int>(variant.start.units.size()), 2);
    const auto &remarks = read->front().remarks;
    QVERIFY(std::count(remarks.begin(), remarks.end(), std::string("seed.two_straits, line 4 is not taken over."))
            == 1);
}

/// The line behind the units says whose the centres are: not every home is its power's.
void NjudgeMapTest::ownersOfTheSeed()
{
    const std::string halves =
        "Alpha, R alp\nBeta, B bet\nGamma, R gam\nDelta, x del\n-1\nalp-mv: gam\nbet-mv: del\ngam-mv: alp del\n"
        "del-mv: gam bet\n-1\n";
    const auto read =
        readNjudgeMap(halves, beside("map.own", {{"seed.own", "S1901M\nR: A Alpha\nB: A Beta\n-1\nRB..\n-1\n"}}));
    QVERIFY(read.ok());
    const Variant &variant = *read->front().variant;
    const auto owner = [&](const char *name) {
        return variant.start.owner[static_cast<std::size_t>(variant.board->findProvince(name).index())];
    };
    QVERIFY(owner("alp").valid() && owner("bet").valid());
    QVERIFY(!owner("gam").valid() && variant.board->province(variant.board->findProvince("gam")).home.valid());
    const auto tooShort = readNjudgeMap(halves, beside("map.own", {{"seed.own", "S1901M\nR: A Alpha\n-1\nRB.\n-1\n"}}));
    QVERIFY(tooShort.ok());
    const auto &remarks = tooShort->front().remarks;
    QVERIFY(std::count(remarks.begin(), remarks.end(),
                       std::string("Whose the centres are in seed.own is not taken over: it tells of 3 places, and the "
                                   "map has 4."))
            == 1);
}

QTEST_GUILESS_MAIN(NjudgeMapTest)
#include "tst_njudgemap.moc"
