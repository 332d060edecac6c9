#include "orders/mail.h"

#include "orders/notation.h"
#include "testfiles.h"

#include <QFile>
#include <QTest>

using namespace entente;
using namespace entente::test;

namespace {

const Board &board(const char *variant = "standard") { return *variantNamed(variant)->board; }

QByteArray kindWord(const ParseError &fault)
{
    switch (fault.kind) {
    case ParseError::Kind::Empty: return "empty";
    case ParseError::Kind::UnknownProvince: return "unknown province";
    case ParseError::Kind::UnknownCoast: return "unknown coast";
    case ParseError::Kind::UnknownPower: return "unknown power";
    case ParseError::Kind::UnknownKind: return "unknown kind";
    case ParseError::Kind::UnknownNumber: return "unknown number";
    case ParseError::Kind::UnknownVerb: return "unknown verb";
    case ParseError::Kind::MissingPart: return "missing part";
    case ParseError::Kind::ExtraText: return "extra text";
    case ParseError::Kind::Unnamed: return "unnamed unit";
    case ParseError::Kind::OtherGame: return "other game";
    case ParseError::Kind::Conditional: return "condition";
    case ParseError::Kind::Data: return "data";
    }
    return {};
}

/// What was made of a line, in one line: "France: A Par - Bur; F Bre - MAO ~ unsure", "? unknown province liv", "(report)".
QByteArray summary(const MailLine &line, const Board &on)
{
    QByteArrayList parts;
    bool unsure = false;
    for (const MailOrder &order : line.orders) {
        QByteArray text = order.power.valid() ? QByteArray::fromStdString(on.power(order.power).name) + ": " : QByteArray();
        const Stage stage = order.stage.value_or(is<Retreat>(order.order) ? Stage::Retreats : Stage::Moves);
        parts += text + QByteArray::fromStdString(orderText(on, order.order, stage));
        unsure = unsure || !order.notes.empty();
    }
    QByteArray text = parts.join("; ");
    if (unsure)
        text += " ~ unsure";
    if (line.fault)
        text += (text.isEmpty() ? "? " : " ? ") + kindWord(*line.fault) + ' ' + QByteArray::fromStdString(line.fault->piece);
    if (line.kind == MailLine::Kind::Heading)
        return "(heading)";
    if (line.kind == MailLine::Kind::Report)
        return "(report)";
    if (line.kind == MailLine::Kind::Prose)
        return "(prose)";
    return text;
}

} // namespace

class MailTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatPeopleWrite_data();
    void readsWhatPeopleWrite();
    void headingsSaySoForWhatFollows();
    void theLastOrderCountsAndSaysSo();
    void asksWhereAUnitDoesNotDecide();
    void talkIsNoFault();
};

/// Each line of the file: what was written, a tab, what is to be made of it.
void MailTest::readsWhatPeopleWrite_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("meaning");
    const QByteArray text = QByteArray::fromStdString(readTestFile("tests/cases/notations.txt"));
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
    PowerId heading;
    const MailLine read = readMailLine(line.toStdString(), {&board(), nullptr, Stage::Moves}, heading);
    QCOMPARE(summary(read, board()), meaning);
}

void MailTest::headingsSaySoForWhatFollows()
{
    const Mail mail = readMail("Spring 1901\n\n[Austria]\nA Vie - Gal\nA Bud - Ser, F Tri - Alb\nFRANCE (Jane)\n1) A Par - Bur\nEngland: F Lon - NTH\nA Mar S A Par - Bur\n",
                               {&board(), nullptr, Stage::Moves});
    QByteArrayList all;
    for (const MailLine &line : mail.lines) {
        if (line.kind == MailLine::Kind::Orders)
            all += summary(line, board());
    }
    const QByteArrayList expected{"Austria: A Vie - Gal", "Austria: A Bud - Ser; Austria: F Tri - Alb", "France: A Par - Bur",
                                  "England: F Lon - NTH", "France: A Mar S A Par - Bur"};
    QCOMPARE(all, expected);
    QCOMPARE(mail.orderCount(), 6);
    QCOMPARE(mail.refusedCount(), 0);
    QCOMPARE(mail.lines.back().number, 9);
}

void MailTest::theLastOrderCountsAndSaysSo()
{
    const Mail mail = readMail("France\nA Par - Bur\nF Bre - MAO\nA Par - Pic\n", {&board(), nullptr, Stage::Moves});
    QVERIFY(mail.lines[1].orders[0].notes.empty());
    QCOMPARE(mail.lines[3].orders[0].notes.size(), std::size_t(1));
    QCOMPARE(mail.lines[3].orders[0].notes[0].kind, MailNote::Kind::Repeated);
    QCOMPARE(mail.lines[3].orders[0].notes[0].written, std::string("A Par - Bur"));
}

void MailTest::asksWhereAUnitDoesNotDecide()
{
    PowerId heading;
    const MailLine open = readMailLine("liv -> edi", {&board(), nullptr, Stage::Moves}, heading);
    QVERIFY(open.fault);
    QCOMPARE(open.fault->suggestions.size(), std::size_t(2));

    const Position &start = variantNamed("standard")->start; // an army in Liverpool, nobody in Livonia
    const MailLine decided = readMailLine("liv -> edi", {&board(), &start, Stage::Moves}, heading);
    QCOMPARE(summary(decided, board()), QByteArray("A Lvp - Edi"));
}

void MailTest::talkIsNoFault()
{
    const Mail mail = readMail("Hello Jane,\nhere are my orders for this season, sorry that they are late.\nA Par - Bur\nBest wishes\nPierre\n",
                               {&board(), nullptr, Stage::Moves});
    QCOMPARE(mail.orderCount(), 1);
    QCOMPARE(mail.refusedCount(), 0);
}

QTEST_APPLESS_MAIN(MailTest)
#include "tst_mail.moc"
