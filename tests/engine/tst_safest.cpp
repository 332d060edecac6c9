#include "game/safest.h"

#include "effort.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "orders/parser.h"
#include "projectfile.h"
#include "randomplay.h"
#include "testfiles.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <string>

using namespace entente;
using namespace entente::test;

namespace {

using Goal = SafestPlans::Goal;
using Certainty = SafestPlans::Certainty;

/// "Austria: A Vie" and the like on the plain board.
Position positionOf(const QList<QByteArray> &units)
{
    const Variant &variant = *standardVariant();
    Position position;
    position.phase = variant.start.phase;
    position.owner = variant.start.owner;
    for (const QByteArray &line : units) {
        const auto parsed = parseOrder((line + " H").toStdString(), {variant.board.get(), nullptr, Stage::Moves});
        if (!parsed)
            qFatal("%s", describe(parsed.error()).text().c_str());
        position.units.push_back({parsed->power, parsed->order.kind, parsed->order.at, parsed->order.layer});
    }
    position.sort();
    return position;
}

SafestPlans::Report searched(const Position &position, const char *power, const QList<QByteArray> &keep,
                             const QList<QByteArray> &take = {})
{
    const Variant &variant = *standardVariant();
    const Board &board = *variant.board;
    std::vector<Goal> goals;
    for (const QByteArray &place : keep)
        goals.push_back({board.provinceOf(board.findRegion(place.toStdString())), false});
    for (const QByteArray &place : take)
        goals.push_back({board.provinceOf(board.findRegion(place.toStdString())), true});
    SafestPlans search(variant.board, variant.rules, position, {}, board.findPower(power), goals);
    while (!search.done())
        search.tryMore(1000);
    return search.report();
}

QByteArray textOf(const std::vector<GivenOrder> &orders)
{
    QByteArrayList parts;
    for (const GivenOrder &given : orders)
        parts += QByteArray::fromStdString(orderText(*standardVariant()->board, given.order));
    return parts.join("; ");
}

/// What every reply leaves of the goals, by brute force.
class EveryReply {
public:
    EveryReply(const Variant &variant, const Position &position, PowerId power, std::vector<Goal> goals)
        : m_board(*variant.board), m_position(position), m_power(power), m_goals(std::move(goals)),
          m_judge(variant.board, variant.rules)
    {
        const OptionTable table(m_board, variant.rules.orders, position);
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            const Unit &unit = position.units[static_cast<std::size_t>(u)];
            Order hold{unit.kind, unit.region, unit.layer, Hold()};
            hold.number = static_cast<std::uint8_t>(numberOf(m_board, position, UnitId(u)));
            m_orders.push_back({unit.power, hold});
            m_legal.emplace_back();
            if (m_board.power(unit.power).playable)
                table.ordersOf(UnitId(u), m_legal.back());
            if (m_legal.back().empty())
                m_legal.back().push_back(hold);
            (unit.power == power ? plans : replies) *= static_cast<double>(m_legal.back().size());
        }
    }

    double plans = 1;
    double replies = 1;

    void lay(const std::vector<GivenOrder> &plan)
    {
        std::size_t next = 0;
        for (std::size_t u = 0; u < m_orders.size(); ++u)
            if (m_position.units[u].power == m_power)
                m_orders[u].order = plan[next++].order;
    }

    /// The goals that hold whatever the others order; a bit each.
    unsigned sureNow()
    {
        unsigned sure = (1U << m_goals.size()) - 1;
        for (bool more = first(false); more && sure != 0; more = next(false))
            sure &= reached();
        return sure;
    }

    /// With these orders of others, and the rest of theirs holding.
    unsigned reachedWith(const std::vector<GivenOrder> &changes)
    {
        for (std::size_t u = 0; u < m_orders.size(); ++u) {
            const Unit &unit = m_position.units[u];
            if (unit.power == m_power)
                continue;
            m_orders[u].order.action = Hold();
            for (const GivenOrder &change : changes)
                if (change.order.at == unit.region && change.order.layer == unit.layer && change.power == unit.power
                    && change.order.number == m_orders[u].order.number)
                    m_orders[u].order = change.order;
        }
        return reached();
    }

    /// Goes through the orders of the power itself (`own`) or of the others.
    bool first(bool own)
    {
        m_pick.assign(m_orders.size(), 0);
        for (std::size_t u = 0; u < m_orders.size(); ++u)
            if ((m_position.units[u].power == m_power) == own)
                m_orders[u].order = m_legal[u].front();
        return true;
    }
    bool next(bool own) { return advance(own, m_pick); }
    bool nextPlan(std::vector<std::size_t> &pick) { return advance(true, pick); }

private:
    bool advance(bool own, std::vector<std::size_t> &pick)
    {
        for (std::size_t u = 0; u < m_orders.size(); ++u) {
            if ((m_position.units[u].power == m_power) != own)
                continue;
            const bool more = ++pick[u] < m_legal[u].size();
            pick[u] = more ? pick[u] : 0;
            m_orders[u].order = m_legal[u][pick[u]];
            if (more)
                return true;
        }
        return false;
    }

    unsigned reached()
    {
        const MovesOutcome &outcome = m_judge.moves(m_position, m_orders);
        unsigned bits = 0;
        for (std::size_t g = 0; g < m_goals.size(); ++g) {
            bool own = false, others = false;
            for (std::size_t u = 0; u < m_position.units.size(); ++u) {
                const Unit &unit = m_position.units[u];
                if (outcome.units[u].dislodged || !outcome.endsIn[u].valid() || !m_board.kind(unit.kind).captures
                    || m_board.provinceOf(outcome.endsIn[u]) != m_goals[g].place)
                    continue;
                own = own || unit.power == m_power;
                others = others || (unit.power != m_power && m_board.power(unit.power).playable);
            }
            bits |= (m_goals[g].take ? own : !others) ? 1U << g : 0;
        }
        return bits;
    }

    const Board &m_board;
    Position m_position;
    PowerId m_power;
    std::vector<Goal> m_goals;
    Adjudicator m_judge;
    std::vector<GivenOrder> m_orders;
    std::vector<std::vector<Order>> m_legal;
    std::vector<std::size_t> m_pick;
};

unsigned sureOf(const SafestPlans::Plan &plan)
{
    unsigned sure = 0;
    for (std::size_t g = 0; g < plan.fates.size(); ++g)
        sure |= plan.fates[g].certainty == Certainty::Sure ? 1U << g : 0;
    return sure;
}

} // namespace

/// Safest plans: known positions, and on small boards of every variant all plans against all replies.
class SafestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twoHoldWhatOneCannot();
    void goesIntoWhatNobodyElseReaches();
    void notAllCanBeKept();
    void namesWhatBreaks();
    void manyUnitsAreBettered();
    void sameCallsSameReport();
    void otherPhasesAreDoneAtOnce();
    void isWhatEveryPlanAndReplyGives_data();
    void isWhatEveryPlanAndReplyGives();
};

/// Warsaw and Ukraine may both come to Galicia; with Vienna behind it the army there stays.
void SafestTest::twoHoldWhatOneCannot()
{
    const Position position = positionOf({"Austria: A Gal", "Austria: A Vie", "Russia: A War", "Russia: A Ukr"});
    const SafestPlans::Report report = searched(position, "austria", {"Gal"});
    QVERIFY(report.complete);
    QCOMPARE(report.plans.size(), std::size_t(1));
    QCOMPARE(report.plans.front().fates.front().certainty, Certainty::Sure);
    QCOMPARE(textOf(report.plans.front().orders), QByteArray("A Gal H; A Vie S A Gal"));
}

void SafestTest::goesIntoWhatNobodyElseReaches()
{
    const Position position = positionOf({"Turkey: A Smy", "Russia: F Sev", "Austria: A Vie"});
    const SafestPlans::Report report = searched(position, "turkey", {}, {"Syr"});
    QCOMPARE(textOf(report.plans.front().orders), QByteArray("A Smy - Syr"));
    QCOMPARE(report.plans.front().fates.front().certainty, Certainty::Sure);
}

/// One army stands between two centres and an enemy beside each: one or the other.
void SafestTest::notAllCanBeKept()
{
    const Position position = positionOf({"Germany: A Ber", "Russia: A Pru", "France: A Bur", "Austria: A Tyr"});
    const SafestPlans::Report report = searched(position, "germany", {"Ber", "Mun"});
    QVERIFY(report.complete);
    for (const SafestPlans::Plan &plan : report.plans) {
        QVERIFY(plan.sure < 2);
        QVERIFY(std::any_of(plan.fates.begin(), plan.fates.end(),
                            [](const SafestPlans::Fate &fate) { return fate.certainty == Certainty::Broken; }));
    }
}

void SafestTest::namesWhatBreaks()
{
    const Position position = positionOf({"Austria: A Gal", "Russia: A War", "Russia: A Ukr", "Turkey: A Con"});
    const SafestPlans::Report report = searched(position, "austria", {"Gal"});
    const SafestPlans::Fate &fate = report.plans.front().fates.front();
    QCOMPARE(fate.certainty, Certainty::Broken);
    QCOMPARE(fate.breaker.size(), std::size_t(2)); // and nothing of Constantinople's
    QVERIFY(textOf(fate.breaker).contains(" - Gal"));
}

void SafestTest::manyUnitsAreBettered()
{
    const Variant &variant = *standardVariant();
    const Position position =
        positionOf({"Austria: A Vie", "Austria: A Bud", "Austria: A Ser", "Austria: A Tri", "Austria: F Gre",
                    "Austria: A Rum", "Russia: A Gal", "Russia: A Ukr", "Russia: F Sev", "Italy: A Ven", "Italy: A Tyr",
                    "Italy: F ION", "Turkey: A Bul", "Turkey: F AEG", "Turkey: A Con"});
    std::vector<Goal> goals;
    for (const char *place : {"Vie", "Bud", "Ser", "Tri", "Gre", "Rum"})
        goals.push_back({variant.board->provinceOf(variant.board->findRegion(place)), false});
    SafestPlans search(variant.board, variant.rules, position, {}, variant.board->findPower("austria"), goals);
    while (!search.done())
        search.tryMore(1000);
    QVERIFY(search.report().possible > 20000);
    QVERIFY(search.report().plans.front().sure >= 2);
    for (const SafestPlans::Plan &plan : search.report().plans) {
        EveryReply every(variant, position, variant.board->findPower("austria"), goals);
        every.lay(plan.orders);
        for (std::size_t g = 0; g < goals.size(); ++g) {
            if (plan.fates[g].certainty == Certainty::Broken)
                QVERIFY((every.reachedWith(plan.fates[g].breaker) >> g & 1) == 0);
        }
    }
}

void SafestTest::sameCallsSameReport()
{
    const Variant &variant = *standardVariant();
    const Position position = variant.start;
    const PowerId power = variant.board->findPower("austria");
    const std::vector<Goal> goals = SafestPlans::centresOf(*variant.board, position, power);
    QCOMPARE(goals.size(), std::size_t(3));
    SafestPlans one(variant.board, variant.rules, position, {}, power, goals);
    SafestPlans two(variant.board, variant.rules, position, {}, power, goals);
    while (!one.done())
        one.tryMore(100000);
    while (!two.done())
        two.tryMore(7);
    QCOMPARE(textOf(one.report().plans.front().orders), textOf(two.report().plans.front().orders));
    QCOMPARE(one.report().judged, two.report().judged);
    QVERIFY(one.report().complete);
}

void SafestTest::otherPhasesAreDoneAtOnce()
{
    Position position = positionOf({"Austria: A Vie"});
    position.phase.stage = Stage::Retreats;
    const SafestPlans::Report report = searched(position, "austria", {"Vie"});
    QVERIFY(report.plans.empty());
}

void SafestTest::isWhatEveryPlanAndReplyGives_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &variant : QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (mapsFinder()(variant.toStdString()))
            QTest::newRow(qPrintable(variant)) << variant;
    }
}

void SafestTest::isWhatEveryPlanAndReplyGives()
{
    QFETCH(QString, id);
    const std::shared_ptr<const Variant> variant = mapsFinder()(id.toStdString());
    const Board &board = *variant->board;
    constexpr double few = 60000;
    Chance chance(4711);
    int boards = 0;
    for (int i = 0; i < trials(600); ++i) {
        Position position = randomPosition(chance, *variant);
        position.units.resize(
            std::min<std::size_t>(position.units.size(), static_cast<std::size_t>(3 + chance.below(2))));
        position.sort();
        if (position.units.empty())
            continue;
        const PowerId power = position.units.front().power;
        if (!board.power(power).playable)
            continue;
        // Where units of the power stand, one place that it might go to, and one of others.
        std::vector<Goal> goals;
        for (const Unit &unit : position.units)
            goals.push_back({board.provinceOf(unit.region), unit.power != power});
        const auto &ways =
            board.neighbours(board.kind(position.units.front().kind).travel, position.units.front().region);
        if (!ways.empty()) {
            goals.push_back({board.provinceOf(*ways.begin()), true});
            goals.push_back({board.provinceOf(*ways.begin()), false});
        }
        EveryReply every(*variant, position, power, goals);
        if (every.plans * every.replies > few)
            continue;
        SafestPlans search(variant->board, variant->rules, position, {}, power, goals);
        while (!search.done())
            search.tryMore(1000);
        const auto what = [&](const SafestPlans::Plan &plan) {
            std::string text = "board " + std::to_string(i) + ":";
            for (const GivenOrder &given : plan.orders)
                text += ' ' + orderText(board, given.order) + ';';
            return text;
        };
        QVERIFY(search.report().complete);
        QCOMPARE(search.report().replies, every.replies);
        for (const SafestPlans::Plan &plan : search.report().plans) {
            every.lay(plan.orders);
            const unsigned sure = every.sureNow();
            QVERIFY2(sure == sureOf(plan), what(plan).c_str());
            for (std::size_t g = 0; g < goals.size(); ++g) {
                QVERIFY2(plan.fates[g].certainty != Certainty::Open, what(plan).c_str());
                if (plan.fates[g].certainty == Certainty::Broken)
                    QVERIFY2((every.reachedWith(plan.fates[g].breaker) >> g & 1) == 0, what(plan).c_str());
            }
        }
        // No plan at all reaches what none of those does, not even one with help for others.
        std::vector<std::size_t> pick(position.units.size(), 0);
        every.first(true);
        for (bool more = true; more; more = every.nextPlan(pick)) {
            const unsigned sure = every.sureNow();
            QVERIFY2(search.report().plans.size() == SafestPlans::mostPlans
                         || std::any_of(search.report().plans.begin(), search.report().plans.end(),
                                        [&](const SafestPlans::Plan &plan) { return (sure & ~sureOf(plan)) == 0; }),
                     qPrintable(QStringLiteral("board %1: a plan reaches %2").arg(i).arg(sure, 0, 2)));
        }
        ++boards;
    }
    QVERIFY2(boards > 0, qPrintable(QString::number(boards)));
}

QTEST_APPLESS_MAIN(SafestTest)
#include "tst_safest.moc"
