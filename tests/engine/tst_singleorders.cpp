#include "chanceboards.h"

#include "game/counterfactual.h"

#include <algorithm>

using namespace entente;
using namespace entente::test;

/// "No single order could have changed this" is held here against every order that a unit can be told, whether or not
/// it makes sense, on small boards of every variant. ENTENTE_BOARDS says how many, ENTENTE_SEED which;
/// "tst_singleorders noneTurnsIt:lima" runs one variant.
class SingleOrdersTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { giveTime(); }

private Q_SLOTS:
    void noneTurnsIt_data() { addVariantRows(); }
    void noneTurnsIt();
};

namespace {

/// Four units at most, as near to each other as they come.
Position smallPosition(Chance &chance, const Variant &variant)
{
    const Board &board = *variant.board;
    Position position = chancePosition(chance, variant, variant.rules.orders.armyFleet && chance.oneIn(2));
    if (position.units.size() > 4) {
        const ProvinceId middle = board.provinceOf(
            position.units[static_cast<std::size_t>(chance.below(static_cast<int>(position.units.size())))].region);
        std::stable_sort(position.units.begin(), position.units.end(), [&](const Unit &a, const Unit &b) {
            return board.distanceForAnyone(middle, board.provinceOf(a.region))
                   < board.distanceForAnyone(middle, board.provinceOf(b.region));
        });
        position.units.resize(4);
        std::erase_if(position.units, [&](const Unit &unit) { // its fleet is gone
            return unit.layer == Layer::Aboard && !unitIn(board, position, board.provinceOf(unit.region)).valid();
        });
        position.sort();
    }
    return position;
}

/// A result of which it is said that no single order turns it: of another power, of its own, or of either.
struct Quiet {
    int result = -1;
    bool others = false;
    bool own = false;
};

std::vector<Quiet> quietResults(Adjudicator &judge, const Turn &turn)
{
    std::vector<Quiet> quiet;
    for (std::size_t i = 0; i < turn.results.size(); ++i) {
        const Alternatives found = whatWouldChange(judge, turn, static_cast<int>(i));
        const Quiet each{static_cast<int>(i), found.trials > 0 && found.complete && found.others.empty(),
                         found.trials > 0 && found.ownTried > 0 && found.own.empty()};
        if (each.others || each.own)
            quiet.push_back(each);
    }
    return quiet;
}

/// Orders of a phase, with one that is another, is added or is left out.
struct Change {
    std::vector<GivenOrder> orders;
    PowerId power;
    UnitId unit;   ///< whose order it is; none: of no unit
    GivenOrder as; ///< the other order
};

class Changes {
public:
    Changes(const Variant &variant, const Turn &turn)
        : m_board(*variant.board), m_turn(turn), m_options(m_board, variant.rules.orders, turn.before)
    {
    }

    std::vector<Change> all()
    {
        for (int u = 0; u < static_cast<int>(m_turn.before.units.size()); ++u)
            ofUnit(UnitId(u));
        withoutOne();
        leaves();
        signatures();
        return std::move(m_out);
    }

private:
    void ofUnit(UnitId id)
    {
        const Unit &unit = m_turn.before.units[static_cast<std::size_t>(id.index())];
        const UnitRef self = unitRefOf(m_board, m_turn.before, id);
        std::vector<GivenOrder> others = m_turn.orders;
        std::vector<int> own;
        for (const OrderResult &result : m_turn.results) {
            if (result.id == id && result.asked >= 0 && !is<Permission>(result.order) && !is<Contract>(result.order))
                own.push_back(result.asked);
        }
        std::sort(own.rbegin(), own.rend());
        for (const int asked : own)
            others.erase(others.begin() + asked);
        const auto add = [&](const Action &action) {
            Change change{others, unit.power, id, {unit.power, {unit.kind, unit.region, unit.layer, action, {}}}};
            change.as.order.number = static_cast<std::uint8_t>(self.number);
            change.orders.push_back(change.as);
            m_out.push_back(std::move(change));
        };
        std::vector<Order> legal;
        m_options.ordersOf(id, legal);
        for (const Order &order : legal)
            add(order.action);
        for (int r = 0; r < m_board.regionCount(); ++r) {
            const RegionId to(r);
            add(Move{{to}, Way::Unsaid, {}});
            add(Move{{to}, Way::ByConvoy, {}});
            for (const Unit &other : m_turn.before.units) {
                if (m_board.distanceForAnyone(m_board.provinceOf(other.region), m_board.provinceOf(to)) > 4)
                    continue;
                add(Support{other.kind, other.region, to, other.layer});
                add(Convoy{other.kind, other.region, to});
            }
        }
        for (const Unit &other : m_turn.before.units) {
            add(Support{other.kind, other.region, {}, other.layer});
            add(Raise{other.kind, other.region});
        }
    }

    void withoutOne()
    {
        for (std::size_t i = 0; i < m_turn.orders.size(); ++i) {
            const GivenOrder &given = m_turn.orders[i];
            if (!is<Permission>(given.order) && !is<Contract>(given.order))
                continue;
            Change change{m_turn.orders, given.power, {}, given};
            change.orders.erase(change.orders.begin() + static_cast<std::ptrdiff_t>(i));
            m_out.push_back(std::move(change));
        }
    }

    void add(PowerId power, const Action &action)
    {
        Change change{m_turn.orders, power, {}, {power, {{}, {}, Layer::Field, action}}};
        change.orders.push_back(change.as);
        m_out.push_back(std::move(change));
    }

    void leaves()
    {
        for (const Unit &guest : m_turn.before.units) {
            if (guest.layer != Layer::Air)
                continue;
            for (int p = 0; p < m_board.provinceCount(); ++p) {
                const PowerId owner =
                    m_turn.before.holder.empty() ? PowerId() : m_turn.before.holder[static_cast<std::size_t>(p)];
                if (owner.valid() && owner != guest.power)
                    add(owner, Permission{guest.power, guest.kind, guest.region, m_board.mainRegion(ProvinceId(p))});
            }
        }
    }

    void signatures()
    {
        for (const GivenOrder &given : m_turn.orders) {
            if (const Contract *contract = std::get_if<Contract>(&given.order.action)) {
                Contract same = *contract;
                same.with = given.power;
                add(contract->with, same);
            }
        }
    }

    const Board &m_board;
    const Turn &m_turn;
    OptionTable m_options;
    std::vector<Change> m_out;
};

} // namespace

void SingleOrdersTest::noneTurnsIt()
{
    QFETCH(QString, id);
    const std::shared_ptr<const Variant> variant = anyVariant(id.toStdString());
    const Board &board = *variant->board;
    Adjudicator judge(variant->board, variant->rules);
    Chance chance = chanceOfRun();
    const int boards = chanceBoards(6);
    int said = 0, faults = 0;
    long long tried = 0;
    for (int round = 0; round < boards && faults < 8; ++round) {
        Position position = smallPosition(chance, *variant);
        drawSchedule(*variant, position, round + 1);
        const Turn turn =
            playPhase(judge, *variant, position, randomOrders(chance, board, variant->rules.orders, position));
        const std::vector<Quiet> quiet = quietResults(judge, turn);
        said += static_cast<int>(quiet.size());
        if (quiet.empty())
            continue;
        for (const Change &change : Changes(*variant, turn).all()) {
            ++tried;
            const MovesOutcome &outcome = judge.moves(turn.before, change.orders);
            for (const Quiet &each : quiet) {
                const OrderResult &result = turn.results[static_cast<std::size_t>(each.result)];
                const bool own = result.power == change.power;
                const bool itsOwn = change.unit == result.id; // is looked at only where it was driven out
                if (!(own ? each.own : each.others) || (itsOwn && !result.verdict.dislodged)
                    || !isTurned(result, outcome.units[static_cast<std::size_t>(result.id.index())]))
                    continue;
                qWarning("round %d: %s %s for %s\n%s", round, board.power(change.power).name.c_str(),
                         orderText(board, change.as.order).c_str(), orderText(board, result.order).c_str(),
                         describeTurn(board, turn).c_str());
                ++faults;
            }
        }
    }
    QCOMPARE(faults, 0);
    QVERIFY(said > 0);
    if (areBoardsAsked())
        qInfo("%s: %d results, %lld single orders", qPrintable(id), said, tried);
}

QTEST_GUILESS_MAIN(SingleOrdersTest)
#include "tst_singleorders.moc"
