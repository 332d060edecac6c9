#include "mailsummary.h"
#include "testfiles.h"

#include "mails/mail.h"
#include "mails/maildate.h"
#include "mails/mailtransport.h"

#include <QTest>

#include <map>

using namespace entente;
using namespace entente::test;

/// A text of many mails: where each begins, whose it is, what it only quotes, and what hangs on conditions.
class MailboxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsMails();
    void tellsWhoseAMailIs();
    void oldTextGivesWay_data();
    void oldTextGivesWay();
    void theLaterMailCounts();
    void readsDates_data();
    void readsDates();
    void asidesAreNotWritten_data();
    void asidesAreNotWritten();
    void readsWhatTravels();
    void theLastOfThreeCounts();
    void aSignatureDoubtsNothing();
    void correctionsWin_data();
    void correctionsWin();
    void conditionsAreHeld_data();
    void conditionsAreHeld();
};

namespace {

Mail readStandard(const std::string &text, const MailSenders &senders = {})
{
    static const Position &start = variantNamed("standard")->start;
    return readMail(text, {&board(), &start, Stage::Moves}, senders);
}

/// The orders that count, with the power that the mail names.
QByteArrayList counting(const Mail &mail)
{
    QByteArrayList orders;
    for (const MailLine &line : mail.lines) {
        for (const MailOrder &order : line.orders) {
            const bool away = std::any_of(order.notes.begin(), order.notes.end(), [](const MailNote &note) {
                return note.kind == MailNote::Kind::Quoted || note.kind == MailNote::Kind::Withdrawn;
            });
            const std::string power = order.power.valid() ? board().power(order.power).name + ": " : std::string();
            if (!away)
                orders += QByteArray::fromStdString(power + orderText(board(), order.order));
        }
    }
    return orders;
}

} // namespace

void MailboxTest::partsMails()
{
    const Mailbox box =
        openMailbox("Germany\nA Mun - Ruh\n\nFrom: jean@example.org\nSubject: my orders\n\nA Par - Bur\n\n"
                    "> France\n> A Par - Pic\n\nSubject: Italy\n\nA Ven H\n"
                    "From eve@example.org Tue Nov 24 10:00:00 2026\nFrom: Eve <eve@example.org>\n"
                    "To: gm@example.org\nSubject: a much too long line\n that goes on\n\nF Lon - NTH\n");
    QCOMPARE(box.letters.size(), std::size_t(4));
    QVERIFY(!box.letters[0].headed);
    QCOMPARE(box.letters[1].line, 4);
    QCOMPARE(box.letters[2].subject, std::string("Italy"));
    QCOMPARE(addressIn(box.letters[3].from), std::string("eve@example.org"));
    QCOMPARE(box.letters[3].subject, std::string("a much too long line that goes on"));
    QCOMPARE(box.lines[9].quoted, 1);
    QVERIFY(box.lines[3].heading && !box.lines[6].heading);
}

void MailboxTest::tellsWhoseAMailIs()
{
    const Mail mail = readStandard("Germany\nA Mun - Ruh\n\nFrom: jean@example.org\nSubject: my orders\n\nA Par - Bur\n"
                                   "From: hans@example.org\nSubject: RUSSIA spring orders\n\nA Mos - Ukr\n\n"
                                   "From: Luc <LUC@example.org>\nDate: today\n\nF Bre - MAO\n",
                                   {{{"luc@example.org", board().findPower("France")}}, {}});
    QCOMPARE(counting(mail),
             (QByteArrayList{"Germany: A Mun - Ruh", "A Par - Bur", "Russia: A Mos - Ukr", "France: F Bre - MAO"}));
    const Mail told = readStandard("From: x@example.org\nSubject: orders\n\nA Par - Bur\n",
                                   {{}, {{0, board().findPower("Germany")}}});
    QCOMPARE(counting(told), QByteArrayList{"Germany: A Par - Bur"});
}

void MailboxTest::oldTextGivesWay_data()
{
    QTest::addColumn<QByteArray>("between");
    QTest::newRow("english") << QByteArray("-----Original Message-----\nFrom: hans@example.org\nSubject: orders\n\n");
    QTest::newRow("german") << QByteArray("-----Ursprüngliche Nachricht-----\n");
    QTest::newRow("outlook") << QByteArray("Von: Hans\nGesendet: Montag\nAn: GM\nBetreff: Deutschland\n\n");
    QTest::newRow("french") << QByteArray("De : Hans\nEnvoyé : lundi\nÀ : GM\nObjet : Allemagne\n\n");
    QTest::newRow("attribution") << QByteArray("On Tue, Nov 24, 2026 at 8:15 AM Hans wrote:\n\n");
    QTest::newRow("two lines") << QByteArray("Am Di., 24. Nov. 2026 um 20:14 Uhr\nschrieb Hans <h@example.org>:\n\n");
    QTest::newRow("a écrit") << QByteArray("Le 24 nov. 2026 à 20:12, Hans a écrit :\n");
}

void MailboxTest::oldTextGivesWay()
{
    QFETCH(QByteArray, between);
    const std::string old = "A Mun - Ruh\nA Ber - Kie\nF Kie - Den\n";
    const Mail mail = readStandard("Germany\nA Mun - Tyr\n\n" + between.toStdString() + old);
    QCOMPARE(counting(mail), QByteArrayList{"Germany: A Mun - Tyr"});
    QVERIFY(mail.orderCount() == 4); // and each of the others says why not
    // Who only sends on what was written before means it.
    QCOMPARE(counting(readStandard("Hello\n\n" + between.toStdString() + old)).size(), 3);
}

void MailboxTest::theLaterMailCounts()
{
    const std::string first =
        "From: h@example.org\nDate: Tue, 24 Nov 2026 10:00:00 +0100\nSubject: Germany\n\nA Mun - Ruh\n";
    const std::string second =
        "From: h@example.org\nDate: Tue, 24 Nov 2026 12:00:00 +0100\nSubject: Germany\n\nA Mun - Tyr\n";
    for (const bool down : {true, false}) {
        const Mail mail = readStandard(down ? first + '\n' + second : second + '\n' + first);
        QCOMPARE(mail.letters.size(), std::size_t(2));
        const MailOrder &later = mail.lines[down ? 10 : 4].orders.at(0);
        QVERIFY(orderText(board(), later.order) == "A Mun - Tyr");
        QVERIFY(later.notes.empty() || later.notes[0].kind == MailNote::Kind::Repeated);
        QVERIFY(down || mail.lines[10].orders.at(0).notes.at(0).kind == MailNote::Kind::Quoted);
    }
}

void MailboxTest::readsDates_data()
{
    QTest::addColumn<QByteArray>("date");
    for (const char *date :
         {"Tue, 24 Nov 2026 20:30:00 +0100", "Tuesday, November 24, 2026 7:30 PM", "Dienstag, 24. November 2026 19:30",
          "mardi 24 novembre 2026 à 19:30", "24.11.2026 19:30", "2026-11-24 19:30", "Tue Nov 24 19:30:00 2026"})
        QTest::newRow(date) << QByteArray(date);
}

void MailboxTest::readsDates()
{
    QFETCH(QByteArray, date);
    const auto read = mailDate(date.toStdString());
    QVERIFY(read.has_value());
    QCOMPARE(*read, 20781LL * 1440 + 19 * 60 + 30);
    QVERIFY(!mailDate("today").has_value());
}

void MailboxTest::conditionsAreHeld_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("orders");
    QTest::addColumn<QByteArrayList>("held");
    const auto row = [](const char *text, const QByteArrayList &orders, const QByteArrayList &held) {
        QTest::newRow(text) << QByteArray(text) << orders << held;
    };
    row("Turkey: F Ank-BLA. If Russia moves to BLA then F Ank - Con.", {"Turkey: F Ank - BLA"},
        {"If Russia moves to BLA > F Ank - Con"});
    row("Turkey\nA Con - Bul, if Austria does not move to Bulgaria, else A Con H", {},
        {"if Austria does not move to Bulgaria > A Con - Bul", "otherwise > A Con H"});
    row("A Con - Bul unless Austria goes there\nA Smy - Con", {"A Smy - Con"},
        {"unless Austria goes there > A Con - Bul"});
    row("Turkey\nIF French a bur-mun\nTHEN a con-bul\nELSE a con h\nENDIF\nf ank-bla", {"Turkey: F Ank - BLA"},
        {"IF French a bur-mun > ", "IF French a bur-mun > a con-bul", "otherwise > a con h"});
    row("If Russia moves to BLA:\nF Ank - Con\nA Con - Bul\n\nA Smy H", {"A Smy H"},
        {"If Russia moves to BLA > ", "If Russia moves to BLA > F Ank - Con", "If Russia moves to BLA > A Con - Bul"});
    row("Wenn Russland angreift, F Ank - Kon, sonst F Ank hält", {},
        {"Wenn Russland angreift > F Ank - Kon", "otherwise > F Ank hält"});
    row("si la Russie attaque alors A Con - Bul sinon A Con tient", {},
        {"si la Russie attaque > A Con - Bul", "otherwise > A Con tient"});
    row("A Con - Bul, A Smy - Con, shout if anything is unclear", {"A Con - Bul", "A Smy - Con"}, {});
    row("A Con - Bul\nIf you have questions, call me.", {"A Con - Bul"}, {});
}

void MailboxTest::conditionsAreHeld()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, orders);
    QFETCH(QByteArrayList, held);
    const Mail mail = readStandard(text.toStdString());
    QCOMPARE(counting(mail), orders);
    QByteArrayList told;
    for (const MailLine &line : mail.lines) {
        for (const MailFault &fault : line.faults) {
            if (fault.error.kind != ParseError::Kind::Conditional)
                continue;
            told += QByteArray::fromStdString(fault.condition + " > " + fault.orders);
        }
    }
    QCOMPARE(told, held);
}

void MailboxTest::asidesAreNotWritten_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("orders");
    const auto row = [](const char *text, const QByteArrayList &orders) {
        QTest::newRow(text) << QByteArray(text) << orders;
    };
    row("Sorry, instead of A Mun - Ruh please do A Mun - Bur.", {"A Mun - Bur"});
    row("A Mun - Ruh\nnot A Mun - Ruh, A Mun - Tyr", {"A Mun - Tyr"});
    row("A Par - Bur?", {});
    row("A Mun - Bur? No: A Mun - Ruh", {"A Mun - Ruh"});
    row("forget the fleet, F Ank holds please", {"F Ank H"});
    row("F Tri-Alb - thanks!", {"F Tri - Alb"});
    row("A Mun - Ruh via land", {"A Mun - Ruh"});
    row("E: F L-NTH, F E-NWG", {"England: F Lon - NTH", "England: F Edi - NWG"});
    row("F Brest - Atlantique Moyen", {"F Bre - MAO"});
    row("F london north sea", {"F Lon - NTH"});
    row("A Vie hodl", {"A Vie H"});
    row("Aus: V-G, B-Se", {"Austria: A Vie - Gal", "Austria: A Bud - Ser"});
    row("I thought about A Mun - Tyr, but no", {});
}

/// What is taken back, asked or only talked of is not written; what is given beside it is.
void MailboxTest::asidesAreNotWritten()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, orders);
    Mail mail = readStandard(text.toStdString());
    for (MailLine &line : mail.lines)
        std::erase_if(line.orders, [](const MailOrder &order) {
            return std::any_of(order.notes.begin(), order.notes.end(),
                               [](const MailNote &note) { return note.kind == MailNote::Kind::Asked; });
        });
    QCOMPARE(counting(mail), orders);
}

void MailboxTest::correctionsWin_data()
{
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QByteArrayList>("sure"); ///< of Moscow and Warsaw
    const QByteArrayList corrected{"A War - Ukr", "A Mos - StP"};
    for (const char *said : {"Sorry, correction: A War - Ukr and A Mos - StP",
                             "Correction: A War - Ukr, A Mos - StP",
                             "Correction: A War - Ukr; A Mos - StP",
                             "Correction to my orders: A War - Ukr and A Mos - StP",
                             "Instead of A War - Gal, A War - Ukr and A Mos - StP",
                             "scratch that, A War - Ukr and A Mos - StP",
                             "Scratch that. A War - Ukr, A Mos - StP",
                             "I meant A War - Ukr and A Mos - StP",
                             "Sorry, I meant to say A War - Ukr and A Mos - StP.",
                             "Make that A War - Ukr and A Mos - StP",
                             "No wait, make that A War - Ukr and A Mos - StP, please",
                             "Statt dessen A War - Ukr und A Mos - StP",
                             "Stattdessen: A War - Ukr und A Mos - StP",
                             "Korrektur: A War - Ukr und A Mos - StP",
                             "Entschuldigung, ich meinte A War - Ukr, A Mos - StP",
                             "Plutôt A War - Ukr et A Mos - StP",
                             "correction : A War - Ukr et A Mos - StP",
                             "Pardon, je voulais dire A War - Ukr et A Mos - StP",
                             "Small correction: A War - Ukr and A Mos - StP",
                             "Oops: A War - Ukr and A Mos - StP",
                             "Correction:\nA War - Ukr\nA Mos - StP",
                             "On second thoughts, A War - Ukr and A Mos - StP"})
        QTest::newRow(said) << QByteArray(said) << corrected;
    // What can't be read whole leaves a doubt with the units that it names.
    QTest::newRow("one misread") << QByteArray("Correction: A War - Ukr and A Mos - Xqz")
                                 << QByteArrayList{"A War - Ukr"};
    QTest::newRow("both misread") << QByteArray("Correction: A War somewhere and A Mos - Xqz") << QByteArrayList();
    QTest::newRow("names a place only") << QByteArray("make that Ukr") << QByteArrayList{"A Mos - Ukr"};
    QTest::newRow("undone") << QByteArray("Scratch that.") << QByteArrayList{"A Mos - Ukr"};
    QTest::newRow("in words") << QByteArray("I meant that Moscow goes you know where") << QByteArrayList{"A War - Gal"};
    QTest::newRow("below") << QByteArray("Correction:\nA Mos - Xqz") << QByteArrayList{"A War - Gal"};
    QTest::newRow("talk") << QByteArray("I meant no harm.") << QByteArrayList{"A Mos - Ukr", "A War - Gal"};
}

/// A correction wins over the order above it, and what can't be read of it leaves none taken that it may speak of.
void MailboxTest::correctionsWin()
{
    QFETCH(QByteArray, said);
    QFETCH(QByteArrayList, sure);
    const Mail mail = readStandard("Russia\nA Mos - Ukr\nA War - Gal\n" + said.toStdString() + '\n');
    std::map<int, QByteArray> last; // by place; what only the order that it replaces is noted of is sure
    for (const MailLine &line : mail.lines) {
        for (const MailOrder &order : line.orders) {
            const bool away = std::any_of(order.notes.begin(), order.notes.end(), [](const MailNote &note) {
                return note.kind == MailNote::Kind::Withdrawn || note.kind == MailNote::Kind::Asked;
            });
            const bool doubted = std::any_of(order.notes.begin(), order.notes.end(), [](const MailNote &note) {
                return note.kind != MailNote::Kind::Repeated;
            });
            if (!away)
                last[board().provinceOf(order.order.at).index()] =
                    doubted ? QByteArray() : QByteArray::fromStdString(orderText(board(), order.order));
        }
    }
    QByteArrayList told;
    for (const auto &[place, order] : last)
        told += order;
    told.removeAll(QByteArray());
    std::sort(told.begin(), told.end());
    std::sort(sure.begin(), sure.end());
    QCOMPARE(told, sure);
}

/// As a mail travels: letters by their numbers, in UTF-8 or Latin-1, and lines that go on; lines keep their numbers.
void MailboxTest::readsWhatTravels()
{
    for (const char *name : {"Arm=E9e Vienne - Galicie=20\n", "Arm=C3=A9e Vienne - Galicie=20\n"}) {
        const Mail mail = readStandard(std::string("Autriche :=20\n") + name + "A Budapest -=\n Serbie\nF Trieste H\n");
        QCOMPARE(counting(mail), (QByteArrayList{"Austria: A Vie - Gal", "Austria: A Bud - Ser", "Austria: F Tri H"}));
        QCOMPARE(mail.lines[2].orders.size(), std::size_t(1));
        QCOMPARE(mail.lines[4].number, 5);
        QCOMPARE(mail.lines[4].orders.size(), std::size_t(1));
    }
    // What only looks like it stays: nobody's "==" or "1=20" is a letter.
    QCOMPARE(withoutTransport("A Vie = Gal\n2=20 points\n=="), std::string("A Vie = Gal\n2=20 points\n=="));
}

/// Of three orders for a unit the last counts, and each of the others says so.
void MailboxTest::theLastOfThreeCounts()
{
    const Mail mail = readStandard("Italy\nA Ven - Tri\nA Ven - Tyr\nA Ven H\n");
    QCOMPARE(mail.lines[1].orders[0].replacedIn, 4);
    QCOMPARE(mail.lines[2].orders[0].replacedIn, 4);
    QCOMPARE(mail.lines[3].orders[0].replacedIn, 0);
}

void MailboxTest::aSignatureDoubtsNothing()
{
    const Mail mail = readStandard("Italy\nA Ven - Tri\n- John\n");
    QCOMPARE(counting(mail), QByteArrayList{"Italy: A Ven - Tri"});
    QVERIFY(mail.lines[1].orders[0].notes.empty());
    QVERIFY(!readStandard("Italy\nA Ven - Tri\n- Bud\n").lines[1].orders[0].notes.empty());
}

QTEST_GUILESS_MAIN(MailboxTest)
#include "tst_mailbox.moc"
