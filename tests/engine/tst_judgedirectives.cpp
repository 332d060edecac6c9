#include "importedboards.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace entente;
using namespace entente::test;

/// The directives of DPjudge maps, in one file or in several that build on each other.
class JudgeDirectivesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void directivesOfNeighbours();
    void linesThatChangeOthers();
    void partOfAMap();
    void landsThatMeetOnCoasts();
    void yearOfOneSeason();
};

namespace {

ForeignVariant directives(const std::string &text, const Surroundings &around)
{
    auto read = readJudgeDirectives(text, around);
    if (!read)
        qFatal("%s", read.error().text().c_str());
    return read->front();
}

} // namespace

/// A land's own list names the coasts of its neighbours: armies go there as well.
void JudgeDirectivesTest::landsThatMeetOnCoasts()
{
    const ForeignVariant read = directives(
        "BEGIN SPRING 1901 MOVEMENT\nCOAST ALP/NC ABUTS NOW BET/NC\nCOAST ALP/SC ABUTS SOW BET/SC\n"
        "COAST alp ABUTS NOW SOW BET/NC BET/SC GAM\nCOAST BET/NC ABUTS NOW ALP/NC\nCOAST BET/SC ABUTS SOW ALP/SC\n"
        "COAST bet ABUTS NOW SOW ALP/NC ALP/SC\nLAND GAM ABUTS ALP\nWATER NOW ABUTS ALP/NC BET/NC ALP BET\n"
        "WATER SOW ABUTS ALP/SC BET/SC ALP BET\nUNOWNED alp bet\nRED (RED) gam\nA GAM\n",
        {});
    QVERIFY(passagesOf(*read.variant->board).count("alp bet land"));
}

/// Where a year has one season for moves and builds, its first phase is the one that is named.
void JudgeDirectivesTest::yearOfOneSeason()
{
    const ForeignVariant read = directives("BEGIN A.D. 1425 MOVEMENT\nFLOW NEWYEAR:5\nFLOW A.D.:MOVEMENT,RETREATS\n"
                                           "FLOW A.D.:ADJUSTMENTS\n"
                                               + shore + "REDS (RED:R) ALP\nA ALP\nBLUES (BLUE:B) BET\nF BET\n",
                                           {});
    QCOMPARE(phaseText(read.variant->start.phase), std::string("S1425M"));
}

void JudgeDirectivesTest::directivesOfNeighbours()
{
    const Surroundings around =
        beside("late.map", {{"shore.map", shore + sides}, {"loop.map", "USE late.map\nUSE loop.map\n"}});
    const ForeignVariant whole =
        directives("MAP shore\nUSE loop.map\nNOTIFY someone\nMYSTERY some thing\nBEGIN SPRING 1820 MOVEMENT\n"
                   "DROP GAM\nCOAST DEL ABUTS ALP\nAMEND ALP ABUTS DEL -SEA\nREDS\nA ALP\nBLUES\nF BET\n",
                   around);
    const Board &board = *whole.variant->board;
    QCOMPARE(board.provinceCount(), 4);
    QVERIFY(!board.findProvince("GAM").valid());
    QCOMPARE(board.powerCount(), 2);
    QCOMPARE(waysOf(board), std::string("Alp-Betls Alp-Dells Bet-SEAs"));
    QCOMPARE(whole.variant->id, std::string("dpjudge-late"));
    for (const char *told : {"The directive NOTIFY is not taken over.", "The directive Mystery is not taken over."})
        QVERIFY2(std::count(whole.remarks.begin(), whole.remarks.end(), std::string(told)) == 1, told);
    const auto missing = readJudgeDirectives("USE ../../secret\nBEGIN SPRING 1820 MOVEMENT\n", around);
    QCOMPARE(missing.error().text(),
             std::string("The map builds on the file ../../secret, which does not lie beside it."));
}

/// Later lines rename places and powers, take powers out of the game, and tell what is owned apart from homes.
void JudgeDirectivesTest::linesThatChangeOthers()
{
    const ForeignVariant read = imported(corpus("dpjudge-renamed.map")).front();
    const Board &board = *read.variant->board;
    const Position &start = read.variant->start;
    QCOMPARE(phaseText(start.phase), std::string("S1650M"));
    QCOMPARE(unitsOf(*read.variant),
             (std::set<std::string>{"Blues And Greens F baa/sc", "Minors A mar/", "Rougés A old/"}));
    QCOMPARE(board.powerCount(), 3);
    QVERIFY(!board.power(board.findPower("Minors")).playable);
    QVERIFY(!board.power(board.findPower("Rougés")).buildsAnywhere);
    QCOMPARE(board.power(board.findPower("Rougés")).adjective, std::string("Rouge"));

    const auto province = [&](const char *name) { return board.findProvince(name); };
    QCOMPARE(board.province(province("baa")).name, std::string("Barrá"));
    QVERIFY(province("bar") == province("baa"));      // the old name is one of its aliases
    QVERIFY(!board.province(province("hil")).centre); // a place to build at, no centre
    QVERIFY(board.province(province("hil")).terrain == Terrain::Inland);
    QVERIFY(board.province(province("mar")).terrain == Terrain::Inland); // shut at first; its way has stayed
    QVERIFY(waysOf(board).find("Hil-Marl") != std::string::npos);
    QCOMPARE(board.centreCount(), 4); // that of a power which is not played is none
    const auto owner = [&](const char *name) {
        const PowerId power = start.owner[province(name).index()];
        return power.valid() ? board.power(power).name : std::string();
    };
    QCOMPARE(owner("old"), std::string("Rougés"));
    QCOMPARE(owner("baa"), std::string("Blues And Greens"));
    QCOMPARE(owner("nor"), std::string()); // a home, but not owned
    QCOMPARE(board.power(board.province(province("nor")).home).name, std::string("Rougés"));
    const auto rocks = imported(corpus("dpjudge-straits.map")).front().variant;
    QVERIFY(rocks->board->province(rocks->board->findProvince("roc")).convoys); // a port
    for (const char *told :
         {"HIL is no centre, so nothing is built there here.", "The mark in \"~BAR\" is not taken over.",
          "The directive PAYOLA is not taken over.", "What the map says for a single season is not taken over."})
        QVERIFY2(std::count(read.remarks.begin(), read.remarks.end(), std::string(told)) == 1, told);
}

void JudgeDirectivesTest::partOfAMap()
{
    const Surroundings around = beside(
        "isle.geography",
        {{"isle.map", "USE isle.geography\nUSE isle.politics\n"}, {"isle.geography", shore}, {"isle.politics", sides}});
    const ForeignVariant whole = directives(shore, around);
    QCOMPARE(waysOf(*whole.variant->board), std::string("Alp-Betls Alp-SEAs Bet-Gaml Bet-SEAs"));
    QVERIFY(std::count(whole.remarks.begin(), whole.remarks.end(),
                       std::string("The file is a part of isle.map, which is opened."))
            == 1);
    QVERIFY(variantImporterOfName("isle.politics"));
    QVERIFY(!variantImporterOfName("isle.txt"));
}

QTEST_GUILESS_MAIN(JudgeDirectivesTest)
#include "tst_judgedirectives.moc"
