#include "effort.h"
#include "randomplay.h"
#include "testvariants.h"

#include "game/digest.h"
#include "game/play.h"
#include "orders/sorties.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// What features do beside one another: which combinations are refused, and that a feature which nothing uses changes
/// nothing.
class CombinationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusals_data();
    void refusals();
    void whatIsNotUsedChangesNothing_data();
    void whatIsNotUsedChangesNothing();
};

void CombinationsTest::refusals_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("instead");
    QTest::addColumn<QString>("fault");
    const QString text = QString::fromStdString(readTestFile("tests/cases/combinations.txt"));
    int number = 0;
    for (const QString &line : text.split(u'\n')) {
        ++number;
        const QStringList cells = line.split(u'\t');
        if (cells.size() == 4)
            QTest::addRow("line %d", number) << cells[0] << cells[1] << cells[2] << cells[3];
        else
            QVERIFY2(line.isEmpty() || line.startsWith(u'#'), qPrintable(line));
    }
    QVERIFY(number > 10);
}

/// A combination that no rule settles is refused with one sentence, and never judged with half of its rules.
void CombinationsTest::refusals()
{
    QFETCH(QString, id);
    QFETCH(QString, piece);
    QFETCH(QString, instead);
    QFETCH(QString, fault);
    QString text = QString::fromStdString(readTestFile("maps/" + id.toStdString() + "/variant.json"));
    const qsizetype at = text.indexOf(piece);
    QVERIFY(at >= 0);
    text.replace(at, piece.size(), instead);
    const auto read = readVariant(text.toStdString());
    if (fault.isEmpty()) {
        QVERIFY(read.ok());
        return;
    }
    QVERIFY(!read.ok());
    QCOMPARE(QString::fromStdString(read.error().front().message.text()), fault);
    QCOMPARE(read.error().size(), std::size_t(1));
}

void CombinationsTest::whatIsNotUsedChangesNothing_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : patchedVariants())
        QTest::newRow(qPrintable(id)) << id;
}

namespace {

/// Armies go aboard fleets wherever there are any.
void leaveOutFleets(const Variant &with, Position &position)
{
    if (with.rules.orders.armyFleet)
        std::erase_if(position.units, [&](const Unit &unit) { return with.board->kind(unit.kind).convoys; });
}

/// Where powers move one after another, others are helped under a contract alone.
void leaveOutHelpForOthers(const Variant &with, const Position &position, std::vector<GivenOrder> &orders)
{
    if (with.rules.policies.turns != Policies::Turns::InSequence)
        return;
    std::erase_if(orders, [&](const GivenOrder &given) {
        RegionId of;
        if (const auto support = supportGivenBy(given.order))
            of = support->of;
        else if (const Convoy *convoy = std::get_if<Convoy>(&given.order.action))
            of = convoy->army;
        const UnitId helped = of.valid() ? unitIn(*with.board, position, with.board->provinceOf(of)) : UnitId();
        return helped.valid() && position.units[static_cast<std::size_t>(helped.index())].power != given.power;
    });
}

} // namespace

/// Boards of the variant that is built on, as it judges them itself and as it does with what is added.
void CombinationsTest::whatIsNotUsedChangesNothing()
{
    QFETCH(QString, id);
    const auto with = anyVariant(id.toStdString());
    const auto without = variantNamed(with->map);
    QVERIFY(without);
    Adjudicator judgeWith(with->board, with->rules);
    Adjudicator judgeWithout(without->board, without->rules);
    Chance chance(12);
    for (int i = 0; i < trials(20000); ++i) {
        Position position = randomPosition(chance, *without);
        leaveOutFleets(*with, position);
        auto orders = randomOrders(chance, *without->board, without->rules.orders, position);
        leaveOutHelpForOthers(*with, position, orders);
        const Turn one = playPhase(judgeWith, *with, position, orders);
        const Turn other = playPhase(judgeWithout, *without, position, orders);
        QVERIFY2(digestOf(one) == digestOf(other),
                 (describeTurn(*with->board, one) + describeTurn(*without->board, other)).c_str());
    }
}

QTEST_APPLESS_MAIN(CombinationsTest)
#include "tst_combinations.moc"
