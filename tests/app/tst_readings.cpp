#include "../engine/testvariants.h"

#include "document/gamedocument.h"
#include "io/gamecase.h"
#include "mails/mail.h"
#include "orders/notation.h"
#include "panels/ordertext.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace entente::test;

/// One line is read alike wherever it is written: in the typed line, in a mail that is pasted, and by `entente parse`,
/// which knows no position. tests/cases/readings.jsonl says how.
class ReadingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void alikeEverywhere_data();
    void alikeEverywhere();
};

namespace {

/// The order as it is completed, or why it is none.
QString completed(const GameCase &there, PowerId writer, Order order)
{
    const Board &board = *there.variant->board;
    const Legality why = checkOrder(board, there.variant->rules.orders, there.position, writer, order);
    return why.ok() ? QString::fromStdString(orderText(board, order, there.position.phase.stage))
                    : QString::fromUtf8(refusalWord(why.refusal));
}

QString mailed(const GameCase &there, PowerId writer, const std::string &text, const Position *position)
{
    const Mail mail = readMail(text, {there.variant->board.get(), position, there.position.phase.stage});
    for (const MailLine &line : mail.lines) {
        if (line.orders.size() == 1 && line.faults.empty())
            return completed(there, writer, line.orders.front().order);
    }
    return QStringLiteral("not one order");
}

} // namespace

void ReadingsTest::alikeEverywhere_data()
{
    QTest::addColumn<QByteArray>("asked");
    QTest::addColumn<QString>("power");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("meant");
    for (const QByteArray &row : QByteArray::fromStdString(readTestFile("tests/cases/readings.jsonl")).split('\n')) {
        QJsonObject entry = QJsonDocument::fromJson(row).object();
        const QJsonObject powers = entry.take(QStringLiteral("lines")).toObject();
        entry.insert(QStringLiteral("orders"), QJsonObject());
        for (const QString &power : powers.keys()) {
            const QJsonObject lines = powers.value(power).toObject();
            for (const QString &line : lines.keys())
                QTest::newRow(qPrintable(power + QStringLiteral(": ") + line))
                    << QJsonDocument(entry).toJson() << power << line << lines.value(line).toString();
        }
    }
}

void ReadingsTest::alikeEverywhere()
{
    QFETCH(QByteArray, asked);
    QFETCH(QString, power);
    QFETCH(QString, line);
    QFETCH(QString, meant);
    const auto cases = readCases(asked.toStdString(), anyFinder());
    QVERIFY(cases.size() == 1 && cases.front());
    const GameCase &there = *cases.front();
    const Board &board = *there.variant->board;
    const PowerId writer = board.findPower(power.toStdString());
    QVERIFY(writer.valid());

    GameDocument document(anyFinder());
    Game game(there.variant);
    game.setStart(there.position);
    document.openGame(game);
    for (const PowerId typist : {writer, PowerId()}) { // at one's own seat, and at an open table with the power's name
        const QString text = typist.valid() ? line : power + QStringLiteral(": ") + line;
        const auto typed = readOrderText(document, typist, text);
        QVERIFY2(typed, qPrintable(typed ? QString() : typed.error()));
        QCOMPARE(QString::fromStdString(orderText(board, typed->given.order, there.position.phase.stage)), meant);
        QCOMPARE(typed->given.power, writer);
    }
    const std::string pasted = power.toStdString() + '\n' + line.toStdString() + '\n';
    QCOMPARE(mailed(there, writer, pasted, &there.position), meant);
    // Without a position nobody knows who stands behind walls.
    if (!meant.contains(QStringLiteral("((")))
        QCOMPARE(mailed(there, writer, pasted, nullptr), meant);
}

QTEST_MAIN(ReadingsTest)
#include "tst_readings.moc"
