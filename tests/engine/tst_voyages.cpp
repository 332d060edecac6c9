#include "randomplay.h"
#include "testfiles.h"

#include "game/digest.h"
#include "orders/composer.h"
#include "orders/parser.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// Armies aboard fleets (Davis 6) on chance boards: what must hold of every turn, of every list of legal orders, and of
/// years of play. Single rules stand in maps/davis/cases/armyfleet.jsonl.
class VoyagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void turnsHoldTogether();
    void writingOrderChangesNothing();
    void listedOrdersAreLegal();
    void legalVoyagesAreListed();
    void textIsExact();
    void clicksWriteThem();
    void tenYears();

private:
    std::shared_ptr<const Variant> m_variant;
    Rulebook m_rules;
};

namespace {

/// Chance orders in which fleets mostly sail where their armies want to land from.
std::vector<GivenOrder> voyageOrders(Chance &chance, const Board &board, const OrderRules &rules,
                                     const Position &position)
{
    std::vector<GivenOrder> orders = randomOrders(chance, board, rules, position);
    for (const GivenOrder &given : orders) {
        const Move *move = std::get_if<Move>(&given.order.action);
        if (!move || move->way != Way::ByRoute || chance.oneIn(4))
            continue;
        const ProvinceId sea = move->waters.size() == 2 ? move->waters.front() : board.provinceOf(given.order.at);
        for (GivenOrder &other : orders) {
            if (other.power == given.power && other.order.layer == Layer::Field
                && board.provinceOf(other.order.at) == sea)
                other.order.action = Move{{board.mainRegion(move->waters.back())}, Way::Unsaid, {}};
        }
    }
    return orders;
}

} // namespace

void VoyagesTest::initTestCase()
{
    m_variant = variantNamed("davis");
    QVERIFY(m_variant);
    m_rules = m_variant->rules;
    QVERIFY(applySetting(m_rules, "armyFleet", "true"));
}

void VoyagesTest::turnsHoldTogether()
{
    Rulebook limited = m_rules;
    QVERIFY(applySetting(limited, "voyage", "three-moves") && applySetting(limited, "foreignFerry", "true"));
    Adjudicator plain(m_variant->board, m_rules), other(m_variant->board, limited);
    Chance chance(61);
    int embarked = 0, sailed = 0, landed = 0, lapsed = 0, sharedFate = 0;
    for (int i = 0; i < 10000; ++i) {
        Adjudicator &judge = i % 2 ? plain : other;
        const Position position = randomVoyages(chance, *m_variant);
        const auto orders = voyageOrders(chance, *m_variant->board, judge.rules().orders, position);
        const Turn turn = playPhase(judge, *m_variant, position, orders);
        const std::string fault = faultOf(*m_variant->board, turn);
        QVERIFY2(fault.empty(), (fault + "\n" + describeTurn(*m_variant->board, turn)).c_str());
        for (const OrderResult &result : turn.results) {
            const Move *move = std::get_if<Move>(&result.order.action);
            embarked += result.verdict.reason == Reason::Embarks;
            lapsed += result.verdict.reason == Reason::LandingLapsed;
            const bool ashore = move && result.verdict.reason == Reason::MovesByConvoy;
            landed += ashore && result.unit.layer == Layer::Aboard;
            sailed += ashore && move->waters.size() == 2;
        }
        for (const DislodgedUnit &dislodged : turn.after.dislodged)
            sharedFate += dislodged.cargo.valid();
    }
    QVERIFY2(embarked > 100 && sailed > 150 && landed > 2500 && lapsed > 1000 && sharedFate > 30,
             qPrintable(QStringLiteral("%1 embarked, %2 sailed, %3 landed, %4 lapsed, %5 driven out together")
                            .arg(embarked)
                            .arg(sailed)
                            .arg(landed)
                            .arg(lapsed)
                            .arg(sharedFate)));
}

void VoyagesTest::writingOrderChangesNothing()
{
    Adjudicator judge(m_variant->board, m_rules);
    Chance chance(62);
    for (int i = 0; i < 3000; ++i) {
        const Position position = randomVoyages(chance, *m_variant);
        auto orders = voyageOrders(chance, *m_variant->board, m_rules.orders, position);
        const Turn one = playPhase(judge, *m_variant, position, orders);
        chance.shuffle(orders);
        const Turn other = playPhase(judge, *m_variant, position, orders);
        QVERIFY2(digestOf(one) == digestOf(other), describeTurn(*m_variant->board, one).c_str());
    }
}

void VoyagesTest::listedOrdersAreLegal()
{
    Chance chance(63);
    for (int i = 0; i < 300; ++i) {
        const Position position = randomVoyages(chance, *m_variant);
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            std::vector<Order> legal;
            legalOrders(*m_variant->board, m_rules.orders, position, UnitId(u), legal);
            for (const Order &order : legal) {
                Order completed = order;
                const PowerId power = position.units[static_cast<std::size_t>(u)].power;
                QVERIFY2(checkOrder(*m_variant->board, m_rules.orders, position, power, completed).ok(),
                         orderText(*m_variant->board, order).c_str());
            }
        }
    }
}

/// Every embarkation, crossing and landing that could be written is refused or in the list.
void VoyagesTest::legalVoyagesAreListed()
{
    const Board &board = *m_variant->board;
    Chance chance(64);
    int found = 0;
    for (int i = 0; i < 100; ++i) {
        const Position position = randomVoyages(chance, *m_variant);
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            const Unit &unit = position.units[static_cast<std::size_t>(u)];
            if (!board.kind(unit.kind).embarks)
                continue;
            std::vector<Order> legal;
            legalOrders(board, m_rules.orders, position, UnitId(u), legal);
            std::vector<Move> tried;
            for (int p = 0; p < board.provinceCount(); ++p) {
                const RegionId to = board.mainRegion(ProvinceId(p));
                tried.push_back({{to}, Way::Unsaid, {}});
                const ProvinceId here = board.provinceOf(unit.region);
                for (int s = 0; s < board.provinceCount(); ++s) {
                    if (unit.layer == Layer::Aboard && s != here.index())
                        tried.push_back({{to}, Way::ByRoute, {ProvinceId(s)}});
                    board.waters(here).forEach([&](ProvinceId first) {
                        tried.push_back({{to}, Way::ByRoute, {first, ProvinceId(s)}});
                    });
                }
            }
            for (const Move &move : tried) {
                const auto number = static_cast<std::uint8_t>(
                    board.province(board.provinceOf(unit.region)).unlimited ? numberOf(board, position, UnitId(u)) : 0);
                Order order{unit.kind, unit.region, unit.layer, move, number};
                if (!checkOrder(board, m_rules.orders, position, unit.power, order).ok())
                    continue;
                ++found;
                Order carried = order;
                std::get<Move>(carried.action).way = Way::ByConvoy; // a crossing by one fleet is listed so
                QVERIFY2(std::find(legal.begin(), legal.end(), order) != legal.end()
                             || std::find(legal.begin(), legal.end(), carried) != legal.end(),
                         orderText(board, order).c_str());
            }
        }
    }
    QVERIFY2(found > 3000, qPrintable(QString::number(found)));
}

void VoyagesTest::textIsExact()
{
    const Board &board = *m_variant->board;
    Chance chance(65);
    for (int i = 0; i < 100; ++i) {
        const Position position = randomVoyages(chance, *m_variant);
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            std::vector<Order> legal;
            legalOrders(board, m_rules.orders, position, UnitId(u), legal);
            for (const Order &order : legal) {
                const std::string text = orderText(board, order);
                const ParseContext context{&board, &position, Stage::Moves};
                const auto read = parseOrder(text, context);
                QVERIFY2(read && orderText(board, read->order) == text && read->order.layer == order.layer,
                         text.c_str());
            }
        }
    }
}

/// Every voyage that is legal can be clicked, sea by sea.
void VoyagesTest::clicksWriteThem()
{
    const Board &board = *m_variant->board;
    Chance chance(66);
    int written = 0;
    for (int i = 0; i < 100; ++i) {
        const Position position = randomVoyages(chance, *m_variant);
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            const Unit &unit = position.units[static_cast<std::size_t>(u)];
            std::vector<Order> legal;
            legalOrders(board, m_rules.orders, position, UnitId(u), legal);
            for (const Order &order : legal) {
                const Move *move = std::get_if<Move>(&order.action);
                if (!move || !board.kind(unit.kind).embarks
                    || (unit.layer == Layer::Field && move->way == Way::Unsaid
                        && !board.isSea(board.provinceOf(move->to()))))
                    continue;
                if (numberOf(board, position, UnitId(u)) > 1)
                    continue; // which of several in the box a click means is the tool's to say
                Composer composer(board, m_rules.orders, position, unit.power);
                composer.choose(unit.region, unit.layer);
                if (move->way == Way::ByConvoy)
                    composer.choose(Verb::ConvoyedMove);
                for (const ProvinceId sea : move->waters)
                    QVERIFY2(composer.choose(board.mainRegion(sea)).kind == Composer::Step::Kind::Extended,
                             orderText(board, order).c_str());
                Composer::Step step = composer.choose(move->to());
                if (board.isSea(board.provinceOf(move->to())))
                    step = composer.finish();
                QVERIFY2(step.kind == Composer::Step::Kind::Completed && step.order->action == order.action
                             && step.order->layer == order.layer,
                         orderText(board, order).c_str());
                ++written;
            }
        }
    }
    QVERIFY2(written > 1000, qPrintable(QString::number(written)));
}

void VoyagesTest::tenYears()
{
    const Board &board = *m_variant->board;
    for (int game = 0; game < 20; ++game) {
        Adjudicator judge(m_variant->board, m_rules);
        Chance chance(static_cast<std::uint64_t>(70 + game));
        Position position = m_variant->start;
        int aboard = 0;
        while (position.phase.year < m_variant->start.phase.year + 10) {
            const Turn turn =
                playPhase(judge, *m_variant, position, randomPhaseOrders(chance, board, m_rules.orders, position));
            const std::string fault = faultOf(board, turn);
            QVERIFY2(fault.empty(), (fault + "\n" + describeTurn(board, turn)).c_str());
            position = turn.after;
            aboard += static_cast<int>(std::count_if(position.units.begin(), position.units.end(),
                                                     [](const Unit &unit) { return unit.layer == Layer::Aboard; }));
            if (turn.winner.valid())
                break;
        }
        QVERIFY(aboard > 0);
    }
}

QTEST_APPLESS_MAIN(VoyagesTest)
#include "tst_voyages.moc"
