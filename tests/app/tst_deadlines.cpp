#include "words/deadlines.h"

#include <QTest>
#include <QTimeZone>

using namespace entente::app;
using namespace Qt::StringLiterals;

/// When orders are due: typed, told, and moved on with the game.
class DeadlinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typed_data();
    void typed();
    void notTyped();
    void told();
    void keptInFiles();
    void movesOn();
    void doubted();
    void toldBriefly();
};

namespace {

/// A Thursday.
QDateTime now()
{
    return QDateTime(QDate(2026, 11, 26), QTime(15, 0), QTimeZone("Europe/Berlin"));
}

} // namespace

void DeadlinesTest::typed_data()
{
    QTest::addColumn<QString>("moment"); // in UTC; in winter Berlin is an hour ahead
    const auto row = [](const char *text, const char *moment) { QTest::newRow(text) << QString::fromLatin1(moment); };
    row("Sunday 20:00", "2026-11-29T19:00:00Z");
    row("Sonntag 20 Uhr", "2026-11-29T19:00:00Z");
    row("So, 20.30 Uhr", "2026-11-29T19:30:00Z");
    row("on Sunday at 8 pm", "2026-11-29T19:00:00Z");
    row("am Sonntag um 20:00", "2026-11-29T19:00:00Z");
    row("Thursday 20:00", "2026-11-26T19:00:00Z");
    row("Thursday 9am", "2026-12-03T08:00:00Z"); // today's is over
    row("Sunday", "2026-11-29T22:59:00Z");
    row("29 Nov 8pm", "2026-11-29T19:00:00Z");
    row("29.11. 20 Uhr", "2026-11-29T19:00:00Z");
    row("Sunday, 29 November 2026, 20:00 (UTC)", "2026-11-29T20:00:00Z");
    row("November 29th, noon", "2026-11-29T11:00:00Z");
    row("6. Dezember, mittags", "2026-12-06T11:00:00Z");
    row("2026-12-01 18:15 UTC", "2026-12-01T18:15:00Z");
    row("3 Jan 20:00", "2027-01-03T19:00:00Z");
    row("tomorrow 20:00", "2026-11-27T19:00:00Z");
    row("morgen 20 Uhr", "2026-11-27T19:00:00Z");
    row("in 3 days", "2026-11-29T22:59:00Z");
    row("in 48 hours", "2026-11-28T14:00:00Z");
    row("in 2 Wochen", "2026-12-10T22:59:00Z");
    row("20:00", "2026-11-26T19:00:00Z");
    row("14:00", "2026-11-27T13:00:00Z");
    row("1 July 20:00", "2027-07-01T18:00:00Z"); // in summer two hours ahead
}

void DeadlinesTest::typed()
{
    QFETCH(QString, moment);
    const auto read = readMoment(QString::fromLatin1(QTest::currentDataTag()), now());
    QVERIFY(read.has_value());
    QCOMPARE(read->toUTC().toString(Qt::ISODate), moment);
}

/// Words stay words: nothing is guessed.
void DeadlinesTest::notTyped()
{
    for (const char *text : {"", "Sunday noonish", "when all are in", "after the holidays", "Monday, 29 November 2026",
                             "25:00", "31.2. 20 Uhr", "in 3", "8", "Sunday 13 pm"})
        QVERIFY2(!readMoment(QString::fromLatin1(text), now()), text);
}

void DeadlinesTest::told()
{
    Deadline due;
    QVERIFY(due.isEmpty() && deadlineText(due).isEmpty());
    due.words = u"Sunday noonish"_s;
    QCOMPARE(deadlineText(due), due.words);
    QVERIFY(!due.isOver(now()));
    due = {};
    due.moment = *readMoment(u"Sunday 20:00"_s, now());
    QCOMPARE(deadlineText(due), u"Sunday, 29 November 2026, 20:00 (CET)"_s);
    QCOMPARE(readMoment(deadlineText(due), now())->toUTC(), due.moment.toUTC()); // it is read back
    QVERIFY(!due.isOver(now()));
    QVERIFY(due.isOver(now().addDays(4)));
}

void DeadlinesTest::keptInFiles()
{
    Deadline due;
    due.moment = *readMoment(u"Sunday 20:00"_s, now());
    QCOMPARE(storedDeadline(due), u"2026-11-29T20:00 Europe/Berlin"_s);
    QVERIFY(readStored(storedDeadline(due)) == due);
    due.days = 7;
    due.shortDays = 2;
    due.free = {6, 7};
    QCOMPARE(storedDeadline(due), u"2026-11-29T20:00 Europe/Berlin, then 7 days, retreats 2, not on 6 7"_s);
    QVERIFY(readStored(storedDeadline(due)) == due);
    for (const char *words :
         {"Sunday, 8 pm", "", "2026-11-29T20:00", "2026-11-31T20:00 UTC", "2026-11-29T20:00 Mars/North"})
        QCOMPARE(readStored(QString::fromLatin1(words)).words, QString::fromLatin1(words));
}

void DeadlinesTest::movesOn()
{
    Deadline due;
    due.moment = *readMoment(u"Sunday 20:00"_s, now());
    const QDateTime judged = due.moment.addSecs(600);
    QVERIFY(!nextDeadline(due, false, judged).moment.isValid()); // without a rhythm it is over and gone
    due.days = 7;
    due.shortDays = 2;
    QCOMPARE(deadlineText(nextDeadline(due, false, judged)), u"Sunday, 6 December 2026, 20:00 (CET)"_s);
    QCOMPARE(deadlineText(nextDeadline(due, true, judged)), u"Tuesday, 1 December 2026, 20:00 (CET)"_s);
    due.free = {2, 3};
    QCOMPARE(deadlineText(nextDeadline(due, true, judged)), u"Thursday, 3 December 2026, 20:00 (CET)"_s);
    // Where it is long over the days count from today on; the same time of day also after clocks were changed.
    QCOMPARE(nextDeadline(due, false, due.moment.addDays(30)).moment, due.moment.addDays(39)); // a Thursday
    due.moment = QDateTime(QDate(2027, 3, 24), QTime(20, 0), QTimeZone("Europe/Berlin"));
    due.free.clear();
    QCOMPARE(nextDeadline(due, false, due.moment).moment.time(), QTime(20, 0));
    due.words = u"soon"_s;
    due.moment = {};
    QVERIFY(nextDeadline(due, false, judged).isEmpty()); // words spoke of the phase that is over
}

/// A day of this year that is over means the next year, and that is said.
void DeadlinesTest::doubted()
{
    Deadline due;
    due.moment = *readMoment(u"25 Nov 20:00"_s, now()); // yesterday
    QCOMPARE(due.moment.date(), QDate(2027, 11, 25));
    QVERIFY(deadlineDoubt(due, now()).contains(u"364 "_s));
    QVERIFY(deadlineDoubt(due, now()).contains(u"2027"_s));
    due.moment = *readMoment(u"3 Jan 20:00"_s, now());
    QVERIFY(deadlineDoubt(due, now()).isEmpty());
    due.free = {7}; // the third of January is a Sunday
    QVERIFY(deadlineDoubt(due, now()).contains(u"Sunday"_s));
    due.free = {6};
    QVERIFY(deadlineDoubt(due, now()).isEmpty());
    due.moment = now().addSecs(-60);
    QVERIFY(deadlineDoubt(due, now()).contains(u"past"_s));
    QVERIFY(deadlineDoubt(Deadline(), now()).isEmpty());
}

void DeadlinesTest::toldBriefly()
{
    Deadline due;
    QVERIFY(deadlineBriefly(due, now()).isEmpty());
    due.words = u"when all are in"_s;
    QCOMPARE(deadlineBriefly(due, now()), u"due when all are in"_s);
    due = {};
    due.moment = *readMoment(u"Sunday 20:00"_s, now());
    QCOMPARE(deadlineBriefly(due, now()), u"due Sun 29 Nov 20:00"_s);
    QCOMPARE(deadlineBriefly(due, now().addDays(7)), u"\u26a0 overdue since Sun 29 Nov 20:00"_s);
}

QTEST_GUILESS_MAIN(DeadlinesTest)
#include "tst_deadlines.moc"
