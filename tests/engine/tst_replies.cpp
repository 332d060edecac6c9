#include "game/replies.h"

#include "io/gamecase.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "orders/parser.h"
#include "orders/verbs.h"
#include "effort.h"
#include "projectfile.h"
#include "randomplay.h"
#include "testfiles.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <iterator>

using namespace entente;
using namespace entente::test;

namespace {

struct Scene {
    Position position;
    std::vector<GivenOrder> orders;
};

/// "Austria: A Vie - Gal": units and what they are assumed to do.
Scene sceneOf(const QList<QByteArray> &lines)
{
    const Variant &variant = *standardVariant();
    Scene scene;
    scene.position.phase = variant.start.phase;
    scene.position.owner = variant.start.owner;
    for (const QByteArray &line : lines) {
        const auto parsed = parseOrder(line.toStdString(), {variant.board.get(), nullptr, Stage::Moves});
        if (!parsed)
            qFatal("%s", describe(parsed.error()).text().c_str());
        scene.position.units.push_back({parsed->power, parsed->order.kind, parsed->order.at, parsed->order.layer});
        scene.orders.push_back({parsed->power, parsed->order});
    }
    scene.position.sort();
    return scene;
}

ReplySearch searchOf(const Scene &scene, const char *power)
{
    const Variant &variant = *standardVariant();
    return ReplySearch(variant.board, variant.rules, scene.position, scene.orders, variant.board->findPower(power));
}

QByteArray textOf(const std::vector<GivenOrder> &orders)
{
    QByteArrayList parts;
    for (const GivenOrder &order : orders)
        parts += QByteArray::fromStdString(orderText(*standardVariant()->board, order.order));
    return parts.join("; ");
}

bool works(const Verdict &verdict)
{
    return outcomeOf(verdict.reason) == Outcome::Success && !verdict.dislodged;
}

/// Each unit's order by its number, so that one can be exchanged; then those that are of no unit.
std::vector<GivenOrder> oneEach(const Board &board, const Position &position, const MovesOutcome &dealt,
                                const std::vector<GivenOrder> &written)
{
    std::vector<GivenOrder> orders;
    for (std::size_t u = 0; u < position.units.size(); ++u) {
        const Unit &unit = position.units[u];
        orders.push_back(dealt.orderOf[u] < 0 ? GivenOrder{unit.power, {unit.kind, unit.region, unit.layer, Hold()}}
                                              : written[static_cast<std::size_t>(dealt.orderOf[u])]);
        orders.back().order.number = static_cast<std::uint8_t>(numberOf(board, position, UnitId(static_cast<int>(u))));
    }
    std::copy_if(written.begin(), written.end(), std::back_inserter(orders),
                 [](const GivenOrder &given) { return !useOf(given.order.action).ofUnit; });
    return orders;
}

/// By unit: the order that it has, and if it is another's every other that it may be given.
std::vector<std::vector<Order>> choicesOf(const Board &board, const Rulebook &rules, const Position &position,
                                          const std::vector<GivenOrder> &assumed, PowerId power)
{
    std::vector<std::vector<Order>> choices;
    std::vector<Order> legal;
    for (std::size_t u = 0; u < position.units.size(); ++u) {
        choices.push_back({assumed[u].order});
        const PowerId owner = position.units[u].power;
        if (owner == power || !board.power(owner).playable)
            continue;
        legal.clear();
        OptionTable(board, rules.orders, position).ordersOf(UnitId(static_cast<int>(u)), legal);
        std::copy_if(legal.begin(), legal.end(), std::back_inserter(choices.back()),
                     [&](const Order &order) { return order.action != assumed[u].order.action; });
    }
    return choices;
}

/// Where there are few replies, what the search proves of the first unit's power is held against every reply, judged
/// whole. Gives what is wrong; empty: nothing.
std::string faultOfProof(const std::shared_ptr<const Board> &board, const Rulebook &rules, const Position &position,
                         const std::vector<GivenOrder> &written, int &proofs)
{
    constexpr double few = 3000;
    Adjudicator judge(board, rules);
    const std::vector<GivenOrder> assumed = oneEach(*board, position, judge.moves(position, written), written);
    const PowerId power = position.units.front().power;
    ReplySearch search(board, rules, position, written, power);
    if (search.report().possible > few || search.done())
        return {};
    while (!search.done())
        search.tryMore(1000);
    const std::vector<std::vector<Order>> choices = choicesOf(*board, rules, position, assumed, power);
    std::vector<double> held(search.report().fates.size(), 0);
    double replies = 0;
    std::vector<std::size_t> pick(choices.size(), 0);
    std::vector<GivenOrder> orders = assumed;
    for (bool more = true; more;) {
        const MovesOutcome &outcome = judge.moves(position, orders);
        ++replies;
        std::size_t fate = 0;
        for (std::size_t u = 0; u < position.units.size(); ++u) {
            if (position.units[u].power == power)
                held[fate++] += works(outcome.units[u]);
        }
        more = false;
        for (std::size_t u = 0; u < choices.size() && !more; ++u) {
            more = ++pick[u] < choices[u].size();
            pick[u] = more ? pick[u] : 0;
            orders[u].order = choices[u][pick[u]];
        }
    }
    ++proofs;
    for (std::size_t i = 0; i < held.size(); ++i) {
        const ReplySearch::Fate &found = search.report().fates[i];
        const std::string what = orderText(*board, found.order.order);
        if (!found.proved)
            return what + " is not proved";
        if (found.counted != replies || replies != search.report().possible)
            return what + ": replies are left out";
        if (found.held != held[i])
            return what + " holds in " + std::to_string(held[i]) + ", said: " + std::to_string(found.held);
        if (found.worst.changes.empty() != (!found.holdsNow || held[i] == replies))
            return what + ": the worst reply";
    }
    return {};
}

} // namespace

class RepliesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheStandOff();
    void findsTheCut();
    void findsThePair();
    void namesNoOrderThatIsNotNeeded();
    void unreachableIsSafe();
    void everyWorstReplyBreaksItsOrder();
    void saysWhatAReplyCosts();
    void theWorstReplyIsAllAtOnce();
    void drivesOutWhoFailsAlready();
    void saysWhatTheJudgeSays_data();
    void saysWhatTheJudgeSays();
    void provesWhatEveryReplyGives_data();
    void provesWhatEveryReplyGives();
    void provesWhatEveryReplyGivesByChance_data();
    void provesWhatEveryReplyGivesByChance();
    void countsNoOrderThatFailsAnyhow();
    void sameCallsSameReport();
    void otherPhasesAreDoneAtOnce();
    void cleanupTestCase();

private:
    int m_proofs = 0; ///< boards of which every reply was tried
};

void RepliesTest::findsTheStandOff()
{
    ReplySearch search = searchOf(sceneOf({"Austria: A Vie - Gal", "Russia: A War H"}), "austria");
    search.tryMore(5000);
    const auto &fate = search.report().fates.front();
    QVERIFY(fate.holdsNow);
    QCOMPARE(textOf(fate.worst.changes), QByteArray("A War - Gal"));
    QCOMPARE(fate.deciders.size(), std::size_t(1));
    QVERIFY(fate.proved);
    QVERIFY(fate.held < fate.counted);
}

void RepliesTest::findsTheCut()
{
    // Two against one in Galicia, unless somebody troubles Budapest.
    ReplySearch search = searchOf(
        sceneOf({"Austria: A Vie - Gal", "Austria: A Bud S A Vie - Gal", "Russia: A Gal H", "Russia: A Rum H"}),
        "austria");
    search.tryMore(20000);
    for (const auto &fate : search.report().fates) {
        QVERIFY(fate.holdsNow);
        QCOMPARE(textOf(fate.worst.changes), QByteArray("A Rum - Bud"));
        QCOMPARE(fate.worst.broken, 2);
    }
}

void RepliesTest::findsThePair()
{
    // One attacker cannot drive out the army; two together can.
    ReplySearch search = searchOf(sceneOf({"Austria: A Gal H", "Russia: A War H", "Russia: A Ukr H"}), "austria");
    search.tryMore(100);
    QVERIFY(search.report().stage != ReplySearch::Stage::Singles);
    search.tryMore(20000);
    const auto &fate = search.report().fates.front();
    QCOMPARE(fate.worst.changes.size(), std::size_t(2));
    QVERIFY(textOf(fate.worst.changes).contains(" - Gal"));
    QCOMPARE(fate.deciders.size(), std::size_t(2)); // none alone
    QVERIFY(!fate.safe());
}

/// Three must work together here, so no pair is found; whole replies are, and what they need of all their orders is
/// named.
void RepliesTest::namesNoOrderThatIsNotNeeded()
{
    const Variant &variant = *standardVariant();
    const Scene scene = sceneOf({"France: A Bel H", "France: A Bur S A Bel", "Germany: A Ruh H", "Germany: A Hol H",
                                 "Germany: A Mun H", "England: F NTH H", "England: F ENG H", "Russia: A War H",
                                 "Russia: A Ukr H", "Turkey: A Con H", "Turkey: F BLA H"});
    ReplySearch search = searchOf(scene, "france");
    while (search.report().stage != ReplySearch::Stage::FullReplies && !search.done())
        search.tryMore(1000);
    search.tryMore(20000);
    Adjudicator judge(variant.board, variant.rules);
    for (const auto &fate : search.report().fates) {
        QVERIFY(!fate.worst.changes.empty());
        QVERIFY2(fate.worst.changes.size() <= 3, textOf(fate.worst.changes).constData());
        QVERIFY(!fate.deciders.empty());
        // Without any one of them the order holds.
        for (std::size_t left = 0; left < fate.worst.changes.size(); ++left) {
            std::vector<GivenOrder> orders = scene.orders;
            for (std::size_t i = 0; i < fate.worst.changes.size(); ++i) {
                for (GivenOrder &order : orders) {
                    if (i != left && order.order.at == fate.worst.changes[i].order.at)
                        order = fate.worst.changes[i];
                }
            }
            std::sort(orders.begin(), orders.end(), [&](const GivenOrder &a, const GivenOrder &b) {
                return unitIn(*variant.board, scene.position, variant.board->provinceOf(a.order.at), Layer::Field)
                       < unitIn(*variant.board, scene.position, variant.board->provinceOf(b.order.at), Layer::Field);
            });
            const MovesOutcome &outcome = judge.moves(scene.position, orders);
            const UnitId unit =
                unitIn(*variant.board, scene.position, variant.board->provinceOf(fate.order.order.at), Layer::Field);
            const Verdict &verdict = outcome.units[static_cast<std::size_t>(unit.index())];
            QVERIFY(outcomeOf(verdict.reason) == Outcome::Success && !verdict.dislodged);
        }
    }
}

void RepliesTest::unreachableIsSafe()
{
    ReplySearch search = searchOf(sceneOf({"Turkey: A Syr H", "England: F NAO H"}), "turkey");
    search.tryMore(3000);
    QVERIFY(search.report().fates.front().safe());
    QVERIFY(search.report().fates.front().proved);
    QCOMPARE(search.report().fates.front().held, search.report().fates.front().counted);
    QVERIFY(search.report().tried < 100); // nobody can come near: all replies are one
}

void RepliesTest::everyWorstReplyBreaksItsOrder()
{
    const Variant &variant = *standardVariant();
    const Scene scene = sceneOf({"Austria: A Vie - Gal", "Austria: A Bud - Rum", "Austria: A Ser S A Bud - Rum",
                                 "Austria: F Tri - Alb", "Russia: A War H", "Russia: A Ukr H", "Russia: F Sev H",
                                 "Turkey: A Bul H", "Turkey: F BLA H", "Italy: A Ven H", "Italy: F ION H"});
    ReplySearch search = searchOf(scene, "austria");
    search.tryMore(30000);
    Adjudicator judge(variant.board, variant.rules);
    int broken = 0;
    for (const auto &fate : search.report().fates) {
        if (fate.worst.changes.empty())
            continue;
        ++broken;
        std::vector<GivenOrder> orders = scene.orders;
        for (const GivenOrder &change : fate.worst.changes) {
            std::erase_if(orders, [&](const GivenOrder &order) { return order.order.at == change.order.at; });
            orders.push_back(change);
        }
        const MovesOutcome &outcome = judge.moves(scene.position, orders);
        for (std::size_t u = 0; u < scene.position.units.size(); ++u) {
            if (scene.position.units[u].region == fate.order.order.at)
                QVERIFY(outcomeOf(outcome.units[u].reason) != Outcome::Success || outcome.units[u].dislodged);
        }
    }
    QCOMPARE(broken, 4);
    QVERIFY(!search.report().worst.centres.empty());
}

/// A lost centre weighs more than a unit that is driven out, and that more than any number of orders that fail.
void RepliesTest::saysWhatAReplyCosts()
{
    const Board &board = *standardVariant()->board;
    // Vienna is left open, Budapest can be taken from two sides.
    ReplySearch search = searchOf(
        sceneOf({"Austria: A Vie - Tyr", "Austria: A Bud H", "Russia: A Gal H", "Russia: A Rum H", "Italy: A Ven H"}),
        "austria");
    while (!search.done())
        search.tryMore(1000);
    const auto &worst = search.report().worst;
    QCOMPARE(worst.centres.size(), std::size_t(1)); // Galicia can't come to both
    QCOMPARE(worst.dislodged.size(), std::size_t(1));
    QCOMPARE(board.province(worst.centres.front()).name, std::string("Budapest"));
    const auto &fates = search.report().fates;
    const auto budapest = std::find_if(
        fates.begin(), fates.end(), [&](const auto &fate) { return fate.order.order.at == board.findRegion("Bud"); });
    QVERIFY(budapest != fates.end());
    QCOMPARE(budapest->driving.changes.size(), std::size_t(2));
    QCOMPARE(budapest->driving.dislodged.size(), std::size_t(1));
    // Tyrolia fails to one order, and nobody drives that army out.
    const auto &vienna = &*budapest == &fates.front() ? fates.back() : fates.front();
    QCOMPARE(vienna.worst.changes.size(), std::size_t(1));
    QVERIFY(vienna.worst.dislodged.empty());
}

/// Orders that have nothing to do with each other are proved apart; the worst reply turns round all of them.
void RepliesTest::theWorstReplyIsAllAtOnce()
{
    ReplySearch search = searchOf(sceneOf({"Austria: A Vie - Gal", "Austria: F Tri - Alb", "Austria: A Bud - Rum",
                                           "Russia: F Sev H", "Russia: A War H", "Italy: A Ven H"}),
                                  "austria");
    while (!search.done())
        search.tryMore(1000);
    QVERIFY(search.report().proved);
    QCOMPARE(textOf(search.report().worst.changes), QByteArray("A Ven - Tri; A War - Gal; F Sev - Rum"));
    QCOMPARE(search.report().worst.broken, 2);
    QCOMPARE(search.report().worst.centres.size(), std::size_t(1));
}

/// Of an order that fails already it says what is worse still.
void RepliesTest::drivesOutWhoFailsAlready()
{
    ReplySearch search =
        searchOf(sceneOf({"Austria: A Gal - War", "Russia: A War H", "Russia: A Ukr H", "Russia: A Sil H"}), "austria");
    while (!search.done())
        search.tryMore(1000);
    const auto &fate = search.report().fates.front();
    QVERIFY(!fate.holdsNow);
    QVERIFY(fate.worst.changes.empty());
    QCOMPARE(fate.driving.changes.size(), std::size_t(2));
}

void RepliesTest::saysWhatTheJudgeSays_data()
{
    QTest::addColumn<QString>("file");
    const QDir maps(projectFile("maps"));
    for (const QString &variant : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QDir cases(maps.filePath(variant + QStringLiteral("/cases")));
        for (const QString &file : cases.entryList({QStringLiteral("*.jsonl")}))
            QTest::newRow(qPrintable(variant + QChar(u'/') + file)) << cases.filePath(file);
    }
}

/// On every board: an order that succeeds is said to hold, with whatever leave to land or contract it needs, and each
/// reply that is said to break it does.
void RepliesTest::saysWhatTheJudgeSays()
{
    QFETCH(QString, file);
    QFile cases(file);
    QVERIFY(cases.open(QIODevice::ReadOnly));
    for (const CaseOrError &read : readCases(cases.readAll().toStdString(), mapsFinder())) {
        if (!read.ok() || read->position.phase.stage != entente::Stage::Moves)
            continue;
        const Board &board = *read->variant->board;
        const Position &position = read->position;
        const auto ordersOfUnit = [&](const Order &order) {
            return std::count_if(read->orders.begin(), read->orders.end(), [&](const GivenOrder &given) {
                return given.order.at == order.at && unitRefOf(given.order) == unitRefOf(order);
            });
        };
        if (std::any_of(read->orders.begin(), read->orders.end(), [&](const GivenOrder &given) {
                return given.order.at.valid() && !board.province(board.provinceOf(given.order.at)).unlimited
                       && ordersOfUnit(given.order) > 1;
            }))
            continue; // no table has two orders for one unit
        Adjudicator judge(read->variant->board, read->rules);
        const MovesOutcome now = judge.moves(position, read->orders);
        const std::vector<GivenOrder> orders = oneEach(board, position, now, read->orders);
        for (int p = 0; p < board.powerCount(); ++p) {
            ReplySearch search(read->variant->board, read->rules, position, read->orders, PowerId(p));
            search.tryMore(400);
            std::size_t fate = 0;
            for (std::size_t u = 0; u < position.units.size(); ++u) {
                if (position.units[u].power != PowerId(p))
                    continue;
                const ReplySearch::Fate &found = search.report().fates.at(fate++);
                const std::string what = read->id + ": " + orderText(board, found.order.order);
                QVERIFY2(found.holdsNow == works(now.units[u]), what.c_str());
                const auto verdictAfter = [&](const ReplySearch::Reply &reply) {
                    std::vector<GivenOrder> changed = orders;
                    for (const GivenOrder &change : reply.changes) {
                        const Order &order = change.order;
                        const UnitId whose = unitOf(board, position, change.power, board.provinceOf(order.at),
                                                    order.layer, order.number, order.kind);
                        if (!whose.valid())
                            qFatal("%s", what.c_str());
                        changed[static_cast<std::size_t>(whose.index())] = change;
                    }
                    return judge.moves(position, changed).units[u];
                };
                QVERIFY2(found.worst.changes.empty() || !works(verdictAfter(found.worst)), what.c_str());
                QVERIFY2(found.driving.changes.empty() || verdictAfter(found.driving).dislodged, what.c_str());
            }
        }
    }
}

void RepliesTest::provesWhatEveryReplyGives_data()
{
    saysWhatTheJudgeSays_data();
}

void RepliesTest::provesWhatEveryReplyGives()
{
    QFETCH(QString, file);
    QFile cases(file);
    QVERIFY(cases.open(QIODevice::ReadOnly));
    for (const CaseOrError &read : readCases(cases.readAll().toStdString(), mapsFinder())) {
        if (!read.ok() || read->position.phase.stage != entente::Stage::Moves || read->position.units.empty())
            continue;
        const std::string fault =
            faultOfProof(read->variant->board, read->rules, read->position, read->orders, m_proofs);
        QVERIFY2(fault.empty(), (read->id + ": " + fault).c_str());
    }
}

void RepliesTest::provesWhatEveryReplyGivesByChance_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &variant : QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (mapsFinder()(variant.toStdString()))
            QTest::newRow(qPrintable(variant)) << variant;
    }
}

/// A few units that are near each other, and orders by chance.
void RepliesTest::provesWhatEveryReplyGivesByChance()
{
    QFETCH(QString, id);
    const std::shared_ptr<const Variant> variant = mapsFinder()(id.toStdString());
    Chance chance(42);
    const int before = m_proofs;
    for (int i = 0; i < trials(1500); ++i) {
        Position position = randomPosition(chance, *variant);
        constexpr std::size_t few = 5;
        if (position.units.size() > few)
            position.units.resize(few);
        position.sort();
        const std::vector<GivenOrder> orders =
            randomPhaseOrders(chance, *variant->board, variant->rules.orders, position);
        if (position.units.empty())
            continue;
        const std::string fault = faultOfProof(variant->board, variant->rules, position, orders, m_proofs);
        QVERIFY2(fault.empty(), qPrintable(QStringLiteral("board %1: %2").arg(i).arg(QString::fromStdString(fault))));
    }
    QVERIFY(m_proofs > before);
}

void RepliesTest::cleanupTestCase()
{
    if (QTest::currentTestFailed() || m_proofs == 0) // one test alone was asked for
        return;
    QVERIFY2(m_proofs > trials(1000), qPrintable(QString::number(m_proofs)));
}

/// An order that fails already is nobody's doing.
void RepliesTest::countsNoOrderThatFailsAnyhow()
{
    ReplySearch search = searchOf(sceneOf({"Italy: A Ven - Tri", "Austria: A Tri H", "Turkey: A Smy H"}), "italy");
    while (!search.done())
        search.tryMore(1000);
    QVERIFY(!search.report().fates.front().holdsNow);
    QCOMPARE(search.report().worst.broken, 0);
    QVERIFY(search.report().worst.changes.empty());
}

void RepliesTest::sameCallsSameReport()
{
    const Scene scene = sceneOf({"Austria: A Vie - Gal", "Russia: A War H", "Russia: A Ukr H", "Germany: A Mun H"});
    ReplySearch one = searchOf(scene, "austria");
    ReplySearch two = searchOf(scene, "austria");
    one.tryMore(9000);
    for (int i = 0; i < 90; ++i)
        two.tryMore(100);
    QCOMPARE(one.report().tried, two.report().tried);
    QCOMPARE(one.report().fates.front().held, two.report().fates.front().held);
    QCOMPARE(textOf(one.report().worst.changes), textOf(two.report().worst.changes));
}

void RepliesTest::otherPhasesAreDoneAtOnce()
{
    Scene scene = sceneOf({"Austria: A Vie - Gal", "Russia: A War H"});
    scene.position.phase.stage = entente::Stage::Retreats;
    ReplySearch search = searchOf(scene, "austria");
    QVERIFY(search.done());
    search.tryMore(10);
    QCOMPARE(search.report().tried, 0);
}

QTEST_APPLESS_MAIN(RepliesTest)
#include "tst_replies.moc"
