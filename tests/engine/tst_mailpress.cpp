#include "orders/mail.h"

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

QTEST_APPLESS_MAIN(MailPressTest)
#include "tst_mailpress.moc"
