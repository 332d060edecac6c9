#include "testfiles.h"

#include "game/game.h"
#include "game/play.h"
#include "io/datc.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;

/// The Diplomacy Adjudicator Test Cases: every case, every order of it, and where the rules leave a
/// choice, the other choices too.
class DatcTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cases_data();
    void cases();
    void rulings_data();
    void rulings();

private:
    const DatcCase &caseAt(int index) const { return m_cases[static_cast<std::size_t>(index)]; }
    void checkTurn(const DatcStep &step, const Turn &turn) const;

    std::shared_ptr<const Variant> m_variant;
    std::vector<DatcCase> m_cases;
};

namespace {

QByteArray listing(const Board &board, std::vector<Unit> units)
{
    std::sort(units.begin(), units.end());
    QByteArray text;
    for (const Unit &unit : units)
        text += QByteArray::fromStdString(board.power(unit.power).name + ' ' + unitText(board, unit)) + "; ";
    return text;
}

} // namespace

void DatcTest::initTestCase()
{
    m_variant = standardVariant();
    QVERIFY(m_variant);
    Faults faults;
    m_cases = readDatc(readTestFile("maps/standard/cases/datc.json"), *m_variant, faults);
    for (const Fault &fault : faults)
        qWarning("%s", fault.text().c_str());
    QVERIFY(faults.empty());
    QCOMPARE(m_cases.size(), std::size_t(164));
    std::size_t steps = 0;
    for (const DatcCase &entry : m_cases)
        steps += entry.steps.size();
    QCOMPARE(steps, std::size_t(182));
}

void DatcTest::cases_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < m_cases.size(); ++i)
        QTest::newRow((m_cases[i].id + ' ' + m_cases[i].name).c_str()) << static_cast<int>(i);
}

void DatcTest::cases()
{
    QFETCH(int, index);
    const Game game(m_variant, {{"edition", "2023"}});
    Position position;
    for (const DatcStep &step : caseAt(index).steps) {
        if (!step.follows)
            position = step.position;
        else // what the step before came to is what this one is said to begin with
            QCOMPARE(listing(game.board(), position.units), listing(game.board(), step.position.units));
        const Turn turn = playPhase(*m_variant, game.rules(), position, step.orders);
        checkTurn(step, turn);
        if (QTest::currentTestFailed())
            return;
        position = turn.after;
    }
}

void DatcTest::checkTurn(const DatcStep &step, const Turn &turn) const
{
    const Board &board = *m_variant->board;
    for (const OrderResult &result : turn.results) {
        qDebug("%s %s: %s %s%s", board.power(result.power).name.c_str(),
               orderText(board, result.order, turn.before.phase.stage).c_str(), reasonWord(result.verdict.reason),
               refusalWord(result.verdict.refusal), result.verdict.dislodged ? " dislodged" : "");
    }
    for (const DatcCheck &check : checkDatc(board, step, turn))
        QVERIFY2(check.equal, (check.unit + " expected " + check.expected + ", found " + check.found).c_str());
}

void DatcTest::rulings_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("ruling");
    for (std::size_t i = 0; i < m_cases.size(); ++i) {
        for (std::size_t j = 0; j < m_cases[i].rulings.size(); ++j) {
            std::string name = m_cases[i].id;
            for (const auto &[setting, value] : m_cases[i].rulings[j].settings)
                name += ' ' + setting + '=' + value;
            QTest::newRow(name.c_str()) << static_cast<int>(i) << static_cast<int>(j);
        }
    }
}

void DatcTest::rulings()
{
    QFETCH(int, index);
    QFETCH(int, ruling);
    const Board &board = *m_variant->board;
    const DatcStep &step = caseAt(index).steps.front();
    const DatcRuling &other = caseAt(index).rulings[static_cast<std::size_t>(ruling)];
    std::map<std::string, std::string> settings = other.settings;
    settings.emplace("edition", "2023");
    const Turn turn = playPhase(*m_variant, Game(m_variant, settings).rules(), step.position, step.orders);
    for (const auto &[unit, place] : other.ends) {
        const auto from = parseUnit(unit, board);
        const RegionId to = board.findRegion(place);
        QVERIFY(from.ok() && to.valid());
        const UnitId id = unitIn(board, step.position, board.provinceOf(from->region));
        QVERIFY(id.valid());
        Unit expected = step.position.units[static_cast<std::size_t>(id.index())];
        expected.region = to;
        const auto &units = turn.after.units;
        QVERIFY2(std::find(units.begin(), units.end(), expected) != units.end(),
                 (unit + " is not in " + place + ": " + listing(board, units).toStdString()).c_str());
    }
    if (other.namesDislodged) {
        std::vector<std::string> expected = other.dislodged;
        std::vector<std::string> found;
        for (const Unit &unit : dislodgedUnits(turn))
            found.push_back(unitText(board, unit));
        for (std::string &text : expected) {
            const auto parsed = parseUnit(text, board);
            QVERIFY(parsed.ok());
            text = unitText(board, parsed->kind, parsed->region);
        }
        std::sort(expected.begin(), expected.end());
        std::sort(found.begin(), found.end());
        QVERIFY2(found == expected, (allOf(found).text() + " dislodged, expected " + allOf(expected).text()).c_str());
    }
}

QTEST_APPLESS_MAIN(DatcTest)
#include "tst_datc.moc"
