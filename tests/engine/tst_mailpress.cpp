#include "mails/mail.h"

#include "mailsummary.h"
#include "testfiles.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// What players say to each other in a mail.
class MailPressTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pressIsTalk_data();
    void pressIsTalk();
    void pressEndsWithABlankLine();
    void ordersBesideAnAnnouncementCount();
    void ordersBelowAListCount();
};

void MailPressTest::pressIsTalk_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char *line :
         {"Press, France to Germany: Will you support me into Burgundy?", "Press from Austria: Italy moves to Tyrolia.",
          "Presse, Frankreich an Deutschland: A Mun - Bur wäre schön.", "France to Germany: support A Par - Bur",
          "France -> Germany: A Mun - Tyr?", "(FRANCE to GERMANY) support A Par - Bur", "To Germany: A Mun - Tyr.",
          "Press (France to all): A Par H", "PRESS: A Par - Bur", "Message from England to Russia: F NWG - StP",
          "An Deutschland und Italien: A Mun - Tyr", "Broadcast from Turkey: A Con - Bul", "Press to Germany",
          "> Press from Italy to the GM: A Ven H"})
        QTest::newRow(line) << QByteArray(line);
}

/// It proposes moves, to somebody whose units they may be; none of them is ordered.
void MailPressTest::pressIsTalk()
{
    QFETCH(QByteArray, line);
    const Position &start = variantNamed("standard")->start;
    const Mail mail = readMail("France\n" + line.toStdString() + "\n\nA Par - Pic\n", {&board(), &start, Stage::Moves});
    QCOMPARE(summary(mail.lines[1], board()), QByteArray("(prose)"));
    QCOMPARE(summary(mail.lines[3], board()), QByteArray("France: A Par - Pic"));
    QVERIFY(mail.lines[3].orders[0].notes.empty());
}

void MailPressTest::pressEndsWithABlankLine()
{
    const Position &start = variantNamed("standard")->start;
    const Mail mail =
        readMail("France\nA Par - Pic\nPress to Germany:\nWill you support me into Burgundy?\nA Par - Bur\n"
                 "\nF Bre - MAO\nPress to all\nA Vie moves to Tri\nAustria:\nA Vie H\n",
                 {&board(), &start, Stage::Moves});
    QCOMPARE(summary(mail.lines[3], board()), QByteArray("(prose)"));
    QCOMPARE(mail.lines[4].orders[0].notes.size(), std::size_t(1)); // and it does not replace the order above
    QCOMPARE(mail.lines[4].orders[0].notes[0].kind, MailNote::Kind::Press);
    QCOMPARE(summary(mail.lines[6], board()), QByteArray("France: F Bre - MAO"));
    QCOMPARE(mail.lines[8].orders[0].notes[0].kind, MailNote::Kind::Press);
    QCOMPARE(summary(mail.lines[10], board()), QByteArray("Austria: A Vie H"));
    // A march between two places that are called as powers are is an order.
    const Variant &cities = *variantNamed("city-state");
    const Mail march = readMail("Milan\nA Mil - Ven", {cities.board.get(), &cities.start, Stage::Moves});
    QCOMPARE(march.orderCount(), 1);
}

/// What comes next, and who may retreat where, is no order; what stands before it in its line is.
void MailPressTest::ordersBesideAnAnnouncementCount()
{
    const Position &start = variantNamed("standard")->start;
    const Mail mail = readMail("Austria: A Vie - Gal, A Bud - Ser. The deadline for orders is Friday\n"
                               "Austria: F Tri H; A Ser must disband\n"
                               "The deadline for the first orders is Tue Jan 06 2004 23:30.\n"
                               "The Austrian Army in Serbia can retreat to Albania or Greece.\n",
                               {&board(), &start, Stage::Moves});
    QCOMPARE(mail.lines[0].orders.size(), std::size_t(2));
    QCOMPARE(mail.lines[1].orders.size(), std::size_t(1));
    QVERIFY(mail.lines[2].kind == MailLine::Kind::Report);
    QVERIFY(mail.lines[3].kind == MailLine::Kind::Report);
    QVERIFY(mail.lines[3].faults.empty());
}

/// A list that nobody parted from the orders below it ends where a power is named alone.
void MailPressTest::ordersBelowAListCount()
{
    const Position &start = variantNamed("standard")->start;
    const Mail mail = readMail("Supply centres:\nAustria, 3: Budapest, Trieste, Vienna\nFrance:\nA Par - Bur\n",
                               {&board(), &start, Stage::Moves});
    QVERIFY(mail.lines[1].kind == MailLine::Kind::Report);
    QCOMPARE(mail.lines[3].orders.size(), std::size_t(1));
}

QTEST_APPLESS_MAIN(MailPressTest)
#include "tst_mailpress.moc"
