#include "hintproof.h"
#include "testvariants.h"

#include "game/causes.h"
#include "io/gamecase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace entente;
using namespace entente::test;
using namespace Qt::StringLiterals;

/// What is said of orders before they are sealed (tests/cases/hints): the hints of whole boards, and what befalls units
/// without an order.
class HintsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cases_data();
    void cases();
    void chanceBoards_data();
    void chanceBoards();
};

namespace {

QJsonObject objectOf(const std::string &text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

/// By `key` what `said` says of each entry.
template <class Said>
QStringList listed(const QJsonValue &entries, const QString &key, Said &&said)
{
    QStringList lines;
    for (const QJsonValue &entry : entries.toArray())
        lines += entry[key].toString() + u": "_s + said(entry);
    lines.sort();
    return lines;
}

QStringList wanted(const QJsonValue &entries)
{
    QStringList lines;
    const QJsonObject object = entries.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        lines += it.key() + u": "_s + it.value().toString();
    lines.sort();
    return lines;
}

} // namespace

void HintsTest::cases_data()
{
    QTest::addColumn<QJsonObject>("row");
    const QByteArray text = QByteArray::fromStdString(readTestFile("tests/cases/hints/hints.jsonl"));
    for (const QByteArray &line : text.split('\n')) {
        if (line.isEmpty())
            continue;
        const QJsonObject row = QJsonDocument::fromJson(line).object();
        QVERIFY2(!row.isEmpty(), line.constData());
        QTest::newRow(qPrintable(row["why"_L1].toString())) << row;
    }
}

void HintsTest::cases()
{
    QFETCH(QJsonObject, row);
    const QByteArray text = QJsonDocument(row["case"_L1].toObject()).toJson(QJsonDocument::Compact);
    const auto read = readCases(text.toStdString(), [](std::string_view id) { return variantNamed(std::string(id)); });
    QCOMPARE(read.size(), std::size_t(1));
    QVERIFY2(read.front().ok(), read.front() ? "" : read.front().error().fault.message.text().c_str());
    const GameCase &gameCase = *read.front();
    const Board &board = *gameCase.variant->board;

    Position position = gameCase.position;
    std::vector<PowerId> known;
    if (const QString seat = row["power"_L1].toString(); !seat.isEmpty()) {
        known.push_back(board.findPower(seat.toStdString()));
        position.schedule.clear();
    } else {
        for (int p = 0; p < board.powerCount(); ++p)
            known.push_back(PowerId(p));
    }
    Adjudicator judge(gameCase.variant->board, gameCase.rules);
    Hints hints = hintsOn(judge, *gameCase.variant, position, gameCase.orders, known);
    findCauses(judge, *gameCase.variant, hints.quiet);
    const QJsonObject told = objectOf(writeHints(gameCase, hints, {}));

    const auto ofHint = [](const QJsonValue &entry) {
        return entry["hint"_L1].toString() + u' ' + entry["reason"_L1].toString();
    };
    QCOMPARE(listed(told["hints"_L1], u"order"_s, ofHint), wanted(row["hints"_L1]));
    const auto reason = [](const QJsonValue &entry) { return entry["reason"_L1].toString(); };
    QCOMPARE(listed(told["unordered"_L1], u"unit"_s, reason), wanted(row["unordered"_L1]));
    QCOMPARE(told["waived"_L1].toObject(), row["waived"_L1].toObject());
    for (const QJsonValue &hint : told["hints"_L1].toArray())
        QVERIFY2(!hint["rule"_L1].toString().isEmpty(), qPrintable(hint["order"_L1].toString()));
}

void HintsTest::chanceBoards_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : readableVariants())
        QTest::newRow(qPrintable(id)) << id;
}

/// A sample; `hintsproof` looks at as many as one likes, with every setting.
void HintsTest::chanceBoards()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    HintProof proof(*variant, variant->rules);
    Chance chance(29);
    for (int i = 0; i < 60; ++i) {
        const std::string fault = proof.faultOfBoard(chance, 60);
        QVERIFY2(fault.empty(), fault.c_str());
    }
    QVERIFY(proof.quiet() > 100 && proof.sure() > 0);
}

QTEST_APPLESS_MAIN(HintsTest)
#include "tst_hints.moc"
