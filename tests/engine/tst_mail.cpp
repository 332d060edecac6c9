#include "mails/mail.h"

#include "mailsummary.h"
#include "orders/legality.h"
#include "orders/notation.h"
#include "orders/position.h"
#include "testfiles.h"

#include <QFile>
#include <QTest>

using namespace entente;
using namespace entente::test;

namespace {

/// The winter of tests/cases/wintermails.txt.
Position winterPosition()
{
    Position position = variantNamed("standard")->start;
    position.phase = {Season::Winter, 1901, Stage::Adjustments};
    const PowerId germany = board().findPower("Germany");
    std::erase_if(position.units, [&](const Unit &unit) { return unit.power == germany; });
    position.owner[board().provinceOf(board().findRegion("Ank")).index()] = PowerId();
    return position;
}

} // namespace

class MailTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatPeopleWrite_data();
    void readsWhatPeopleWrite();
    void readsWinters_data();
    void readsWinters();
    void readsRetreats_data();
    void readsRetreats();
    void readsEachVariantsOrders();
    void aListOfBuildsHangsOnItsHeading();
    void ownUnitsAreMeant();
    void saysWhichOtherPhaseIsNamed();
    void proposesOnlyWhatIsInReach();
    void readsAPageInOneLine();
    void headingsSaySoForWhatFollows();
    void theLastOrderCountsAndSaysSo();
    void whatIsQuotedGivesWay();
    void theRestHolds();
    void asksWhereAUnitDoesNotDecide();
    void talkIsNoFault();
    void readsWhatIsWrittenShort();
};

/// Each line of the file: what was written, a tab, what is to be made of it.
static void addCases(const char *file)
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("meaning");
    const QByteArray text = QByteArray::fromStdString(readTestFile(file));
    QVERIFY(!text.isEmpty());
    for (const QByteArray &row : text.split('\n')) {
        if (row.isEmpty() || row.startsWith('#'))
            continue;
        const QList<QByteArray> columns = row.split('\t');
        QVERIFY2(columns.size() == 2, row.constData());
        QTest::newRow(columns[0].constData()) << columns[0] << columns[1];
    }
}

void MailTest::readsWhatPeopleWrite()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, meaning);
    MailHeading heading;
    const MailLine read = readMailLine(line.toStdString(), {&board(), nullptr, Stage::Moves}, heading);
    QCOMPARE(summary(read, board()), meaning);
}

void MailTest::readsWhatPeopleWrite_data()
{
    addCases("tests/cases/notations.txt");
}

void MailTest::readsWinters_data()
{
    addCases("tests/cases/wintermails.txt");
}

void MailTest::readsWinters()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, meaning);
    const Position winter = winterPosition();
    MailHeading heading;
    const MailLine read = readMailLine(line.toStdString(), {&board(), &winter, Stage::Adjustments}, heading);
    QCOMPARE(summary(read, board()), meaning);
}

void MailTest::readsRetreats_data()
{
    addCases("tests/cases/retreatmails.txt");
}

void MailTest::readsRetreats()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, meaning);
    MailHeading heading;
    const MailLine read = readMailLine(line.toStdString(), {&board(), nullptr, Stage::Retreats}, heading);
    QCOMPARE(summary(read, board()), meaning);
}

void MailTest::readsEachVariantsOrders()
{
    int rows = 0;
    for (const QByteArray &row : QByteArray::fromStdString(readTestFile("tests/cases/variantmails.txt")).split('\n')) {
        if (row.isEmpty() || row.startsWith('#'))
            continue;
        const QList<QByteArray> columns = row.split('\t');
        QCOMPARE(columns.size(), 3);
        const Board &on = board(columns[0].constData());
        MailHeading heading;
        const MailLine read = readMailLine(columns[1].toStdString(), {&on, nullptr, Stage::Moves}, heading);
        QVERIFY2(summary(read, on) == columns[2], row + " <> " + summary(read, on));
        ++rows;
    }
    QVERIFY(rows > 10);
}

void MailTest::aListOfBuildsHangsOnItsHeading()
{
    const Position winter = winterPosition();
    const Mail mail =
        readMail("Germany\nBuilds:\nA Ber\nF Kie\nTurkey removes:\n- A Smy\n", {&board(), &winter, Stage::Adjustments});
    QByteArrayList all;
    for (const MailLine &line : mail.lines) {
        if (line.kind == MailLine::Kind::Orders)
            all += summary(line, board());
    }
    QCOMPARE(all, (QByteArrayList{"Germany: Build A Ber", "Germany: Build F Kie", "Turkey: Remove A Smy"}));
}

/// Outside stands another power's army: who writes "lod h" means his own, behind the walls.
void MailTest::ownUnitsAreMeant()
{
    const Variant &variant = *variantNamed("city-state");
    const Board &map = *variant.board;
    Position position = variant.start;
    const RegionId lodi = map.findRegion("Lod");
    std::erase_if(position.units,
                  [&](const Unit &unit) { return map.provinceOf(unit.region) == map.provinceOf(lodi); });
    const KindId army = map.findKind("A");
    position.units.push_back({map.findPower("Mantua"), army, lodi, Layer::Field});
    position.units.push_back({map.findPower("Milan"), army, lodi, Layer::Walls});
    position.sort();
    for (const auto &[line, layer] :
         {std::pair{"Milan: lod h", Layer::Walls}, std::pair{"Mantua: lod h", Layer::Field}}) {
        MailHeading heading;
        MailLine read = readMailLine(line, {&map, &position, Stage::Moves}, heading);
        QCOMPARE(read.orders.size(), std::size_t(1));
        QCOMPARE(read.orders[0].order.layer, layer);
        QVERIFY(checkOrder(map, variant.rules.orders, position, read.orders[0].power, read.orders[0].order).ok());
    }
}

void MailTest::saysWhichOtherPhaseIsNamed()
{
    const Position &start = variantNamed("standard")->start;
    const ParseContext context{&board(), &start, Stage::Moves};
    const Mail late = readMail("F1902\nItaly: A Ven H\n", context);
    QVERIFY(late.otherPhase(start.phase, board().years()));
    QCOMPARE(late.otherPhase(start.phase, board().years())->year, 1902);
    QCOMPARE(late.lines[1].orders[0].notes[0].kind, MailNote::Kind::OtherPhase);
    // A year before Christ goes by either number, and by that of the phase's file name.
    const Variant &war = *variantNamed("peloponnese");
    const ParseContext there{war.board.get(), &war.start, Stage::Moves};
    for (const std::string_view heading : {"Spring 431 BC", "Frühjahr 431 v. Chr., Züge", "S1M", "Spring 1", "S431"}) {
        const Mail mail = readMail(std::string(heading) + "\nSparta: A Spa H\n", there);
        QVERIFY2(mail.lines[0].phase, heading.data());
        QVERIFY2(!mail.otherPhase(war.start.phase, war.board->years()), heading.data());
        QCOMPARE(mail.orderCount(), 1);
    }
    for (const std::string_view heading : {"Spring 430 BC", "S2M", "Autumn 431 BC"})
        QVERIFY2(readMail(heading, there).otherPhase(war.start.phase, war.board->years()), heading.data());
    const Mail now = readMail("Re: Spring 1901\nItaly: A Ven H\n", context);
    QVERIFY(!now.otherPhase(start.phase, board().years()));
    QVERIFY(now.lines[1].orders[0].notes.empty());
    // Two seasons in one mail: each order belongs to the one above it.
    const Mail both = readMail("Spring 1901\nItaly: A Ven H\nAutumn 1901\nItaly: A Ven - Tri\n", context);
    QVERIFY(!both.otherPhase(start.phase, board().years()));
    QVERIFY(both.lines[1].orders[0].notes.empty());
    QVERIFY(!both.lines[3].orders[0].notes.empty());
    // ... and the later season's replaces nothing.
    QVERIFY(both.names(start.phase, board().years()));
    QCOMPARE(both.lines[3].orders[0].notes.size(), std::size_t(1));
}

void MailTest::proposesOnlyWhatIsInReach()
{
    const Position &start = variantNamed("standard")->start;
    MailHeading heading;
    // One place alone that begins so is in reach.
    const MailLine line = readMailLine("France: F Bre - Mi", {&board(), &start, Stage::Moves}, heading);
    QCOMPARE(summary(line, board()), QByteArray("France: F Bre - MAO ~ unsure"));
    // Munich begins alike, but no fleet gets there.
    const MailLine channel = readMailLine("France: F Bre - Munche", {&board(), &start, Stage::Moves}, heading);
    for (const MailFault &fault : channel.faults)
        QVERIFY(fault.error.suggestions.empty());
}

/// No order of it is lost without a word.
void MailTest::readsAPageInOneLine()
{
    const Position &start = variantNamed("standard")->start;
    MailHeading heading;
    const MailLine line = readMailLine("Austria: A Vie-Gal. A Bud-Ser. F Tri-Alb. England: A Lvp-Yor. F Lon-North Sea "
                                       "F Edi-Norwegian Sea. France: A Par-Bur A Mar "
                                       "S A Par-Bur F Bre-MAO Germany: A Ber-Kie. A Mun-Qux. F Kie-Den.",
                                       {&board(), &start, Stage::Moves}, heading);
    QCOMPARE(line.orders.size(), std::size_t(11));
    QCOMPARE(line.faults.size(), std::size_t(1));
    QCOMPARE(line.faults.front().text, std::string("A Mun-Qux"));
}

void MailTest::headingsSaySoForWhatFollows()
{
    const Mail mail = readMail("Spring 1901\n\n[Austria]\nA Vie - Gal\nA Bud - Ser, F Tri - Alb\nFRANCE (Jane)\n1) A "
                               "Par - Bur\nEngland: F Lon - NTH\nA Mar S A Par - Bur\n",
                               {&board(), nullptr, Stage::Moves});
    QByteArrayList all;
    for (const MailLine &line : mail.lines) {
        if (line.kind == MailLine::Kind::Orders)
            all += summary(line, board());
    }
    const QByteArrayList expected{"Austria: A Vie - Gal", "Austria: A Bud - Ser; Austria: F Tri - Alb",
                                  "France: A Par - Bur", "England: F Lon - NTH", "France: A Mar S A Par - Bur"};
    QCOMPARE(all, expected);
    QCOMPARE(mail.orderCount(), 6);
    QCOMPARE(mail.refusedCount(), 0);
    QCOMPARE(mail.lines.back().number, 9);
    // A line that names its power speaks for the next one too, where the heading's power has no such unit.
    const Position &start = variantNamed("standard")->start;
    const Mail below = readMail("England\nF Lon - NTH\nGermany: A Mun - Bur\n  A Ber - Kie\n  F Edi - NWG\n  A Par H\n",
                                {&board(), &start, Stage::Moves});
    QCOMPARE(summary(below.lines[3], board()), QByteArray("Germany: A Ber - Kie"));
    QCOMPARE(summary(below.lines[4], board()), QByteArray("England: F Edi - NWG"));
    QCOMPARE(summary(below.lines[5], board()), QByteArray("England: A Par H"));
}

void MailTest::theLastOrderCountsAndSaysSo()
{
    const Mail mail = readMail("France\nA Par - Bur\nF Bre - MAO\nA Par - Pic\n", {&board(), nullptr, Stage::Moves});
    QVERIFY(mail.lines[1].orders[0].notes.empty());
    QCOMPARE(mail.lines[3].orders[0].notes.size(), std::size_t(1));
    QCOMPARE(mail.lines[3].orders[0].notes[0].kind, MailNote::Kind::Repeated);
    QCOMPARE(mail.lines[3].orders[0].notes[0].written, std::string("A Par - Bur"));
    // It replaces the one that stood, not one that had given way to that.
    const Mail thrice = readMail("France\nA Par - Bur\nA Par - Pic\nA Par H; A Par - Gas\nA Par - Gas\n",
                                 {&board(), nullptr, Stage::Moves});
    const auto replaced = [](const MailOrder &order) {
        QByteArrayList texts;
        for (const MailNote &note : order.notes)
            texts += QByteArray::fromStdString(note.written);
        return texts;
    };
    QCOMPARE(replaced(thrice.lines[3].orders[0]), QByteArrayList{"A Par - Pic"});
    QCOMPARE(replaced(thrice.lines[3].orders[1]), QByteArrayList{"A Par H"});
    QCOMPARE(replaced(thrice.lines[4].orders[0]), QByteArrayList());
}

/// Who answers above a mail that is quoted has changed their mind; what the old mail says over its own lines stays
/// there.
void MailTest::whatIsQuotedGivesWay()
{
    const Position &start = variantNamed("standard")->start;
    const Mail mail = readMail("Germany:\nA Ber - Kie\nGM wrote:\n> Turkey's orders:\n> A Con - Bul\n> A Ber - Sil\n"
                               "> > A Mun - Bur\nF Kie - Den\n> A Smy - Con\n> > A Mun - Tyr\n",
                               {&board(), &start, Stage::Moves});
    QCOMPARE(mail.lines[5].quoted, 1);
    QCOMPARE(summary(mail.lines[4], board()), QByteArray("Turkey: A Con - Bul ~ unsure"));
    QCOMPARE(summary(mail.lines[7], board()), QByteArray("Germany: F Kie - Den"));
    QCOMPARE(summary(mail.lines[8], board()), QByteArray("Turkey: A Smy - Con ~ unsure"));
    const auto kindOf = [&](std::size_t line) { return mail.lines[line].orders[0].notes[0].kind; };
    QVERIFY(mail.lines[1].orders[0].notes.empty());
    const Mail answered = readMail("A Ber - Kie\n> Germany: A Ber - Sil\n", {&board(), &start, Stage::Moves});
    QCOMPARE(answered.lines[1].orders[0].notes[0].kind, MailNote::Kind::Quoted);
    QCOMPARE(answered.lines[1].orders[0].notes[0].written, std::string("A Ber - Kie"));
    QCOMPARE(kindOf(9), MailNote::Kind::Repeated);
}

/// "All other units hold": of the power, and only those that the mail orders nothing for.
void MailTest::theRestHolds()
{
    const Position &start = variantNamed("standard")->start;
    const ParseContext context{&board(), &start, Stage::Moves};
    for (const std::string line : {"All other units hold", "Everything else holds.", "The rest stands",
                                   "Alle anderen Einheiten halten", "Austria: all hold"}) {
        const Mail mail = readMail("Austria\n" + line + "\nA Vie - Gal\n", context);
        QCOMPARE(summary(mail.lines[1], board()), QByteArray("Austria: A Bud H; Austria: F Tri H"));
    }
    // Without a power nobody is meant; where units retreat nobody can hold.
    QCOMPARE(summary(readMail("All hold", context).lines[0], board()), QByteArray("(report)"));
    QCOMPARE(readMail("Austria\nAll hold", {&board(), &start, Stage::Retreats}).orderCount(), 0);
}

void MailTest::asksWhereAUnitDoesNotDecide()
{
    MailHeading heading;
    const MailLine open = readMailLine("liv -> edi", {&board(), nullptr, Stage::Moves}, heading);
    QCOMPARE(open.faults.size(), std::size_t(1));
    QCOMPARE(open.faults.front().error.suggestions.size(), std::size_t(2));

    const Position &start = variantNamed("standard")->start; // an army in Liverpool, nobody in Livonia
    const MailLine decided = readMailLine("liv -> edi", {&board(), &start, Stage::Moves}, heading);
    QCOMPARE(summary(decided, board()), QByteArray("A Lvp - Edi"));
}

void MailTest::talkIsNoFault()
{
    const Mail mail = readMail("Hello Jane,\nhere are my orders for this season, sorry that they are late.\nA Par - "
                               "Bur\nBest wishes\nPierre\n",
                               {&board(), nullptr, Stage::Moves});
    QCOMPARE(mail.orderCount(), 1);
    QCOMPARE(mail.refusedCount(), 0);
}

/// Where one thing alone can be meant; else it is refused as before.
void MailTest::readsWhatIsWrittenShort()
{
    const ParseContext blind{&board(), nullptr, Stage::Moves};
    const auto second = [&](const char *text, const ParseContext &context) {
        return summary(readMail(text, context).lines[1], board());
    };
    QCOMPARE(second("Vie - Gal\nBud supports that move", blind), QByteArray("Bud S Vie - Gal ~ unsure"));
    QCOMPARE(second("A Vie - Gal\nBud S this move, F Tri supports that move.", blind),
             QByteArray("Bud S A Vie - Gal; F Tri S A Vie - Gal ~ unsure"));
    QCOMPARE(second("A Vie H\nBud supports that move", blind), QByteArray("? unknown province that"));
    QCOMPARE(second("A Vie S A Tri\nBud supports that move", blind), QByteArray("? unknown province that"));

    const Position &start = variantNamed("standard")->start;
    const ParseContext seen{&board(), &start, Stage::Moves};
    QCOMPARE(second("Austria\nV-G", seen), QByteArray("Austria: A Vie - Gal ~ unsure"));
    QCOMPARE(second("Austria\nA B - G", seen), QByteArray("Austria: A Bud - Gal ~ unsure"));
    QCOMPARE(second("Austria\nV-T", seen), QByteArray("(prose)")); // Trieste or Tyrolia
    QCOMPARE(second("\nB-G", seen), QByteArray("(prose)"));        // of Budapest, or of Brest
    QCOMPARE(second("\nV-G", blind), QByteArray("(prose)"));
}

QTEST_APPLESS_MAIN(MailTest)
#include "tst_mail.moc"
