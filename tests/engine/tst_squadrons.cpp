#include "randomplay.h"
#include "testfiles.h"

#include "orders/composer.h"
#include "orders/parser.h"
#include "orders/sorties.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

namespace {

/// The paragraphs on squadrons, asked of a finished turn: each result must follow from the others.
class SortieAudit {
public:
    SortieAudit(const Board &board, const Turn &turn) : m_board(board), m_results(turn.results) {}

    std::string fault() const
    {
        for (const OrderResult &result : m_results) {
            const Flight *flight = flightOf(result);
            if (!flight)
                continue;
            if (meets(result) != (result.verdict.reason == Reason::FlightsMet))
                return "a meeting was missed, or was none";
            if (result.verdict.reason == Reason::FlightsMet)
                continue;
            if (flight->mission == Mission::Bomb && result.verdict.reason == Reason::Bombs && attacked(result, false))
                return "a raid was flown from a base under attack";
            if (flight->mission == Mission::Bomb && result.verdict.reason == Reason::RaidFailed
                && !attacked(result, true))
                return "a raid failed and nobody attacked its base";
            if (flight->mission == Mission::Cover && result.verdict.reason == Reason::Cut && !attacked(result, false))
                return "a support was cut and nobody attacked the base";
        }
        for (const OrderResult &result : m_results) {
            const RegionId to = destinationOf(m_board, result.order);
            const bool arrived =
                result.verdict.reason == Reason::Moves || result.verdict.reason == Reason::MovesByConvoy;
            if (arrived && result.verdict.strength <= 2 && bombed(m_board.provinceOf(to)))
                return "one alone entered a bombed place";
        }
        return {};
    }

private:
    static const Flight *flightOf(const OrderResult &result)
    {
        return result.verdict.reason == Reason::Illegal ? nullptr : std::get_if<Flight>(&result.order.action);
    }

    ProvinceId home(const OrderResult &result) const { return m_board.provinceOf(result.unit.region); }

    bool meets(const OrderResult &one) const
    {
        const Flight &f = *flightOf(one);
        const ProvinceId fVia = f.path.size() == 2 ? f.path.front() : ProvinceId();
        for (const OrderResult &other : m_results) {
            const Flight *g = flightOf(other);
            if (!g || &other == &one)
                continue;
            const ProvinceId gVia = g->path.size() == 2 ? g->path.front() : ProvinceId();
            if ((fVia.valid() && (fVia == gVia || fVia == g->path.back())) || (gVia.valid() && gVia == f.path.back()))
                return true;
        }
        return false;
    }

    /// Is the base attacked by another power? `anyRaid`: raids that failed count too (they may stop each other).
    bool attacked(const OrderResult &base, bool anyRaid) const
    {
        for (const OrderResult &other : m_results) {
            if (other.power == base.power || other.verdict.reason == Reason::Illegal
                || other.verdict.reason == Reason::FlightsMet)
                continue;
            const RegionId to = destinationOf(m_board, other.order);
            const bool stranded = other.verdict.reason == Reason::NoConvoy
                                  || other.verdict.reason == Reason::ConvoyBroken
                                  || other.verdict.reason == Reason::ParadoxHeld;
            if (to.valid() && m_board.provinceOf(to) == home(base) && !stranded)
                return true;
            const Flight *flight = flightOf(other);
            if (flight && flight->mission == Mission::Bomb && flight->path.back() == home(base)
                && (anyRaid || other.verdict.reason == Reason::Bombs))
                return true;
        }
        return false;
    }

    bool bombed(ProvinceId place) const
    {
        return std::any_of(m_results.begin(), m_results.end(), [&](const OrderResult &result) {
            const Flight *flight = flightOf(result);
            return flight && result.verdict.reason == Reason::Bombs && flight->path.back() == place;
        });
    }

    const Board &m_board;
    const std::vector<OrderResult> &m_results;
};

std::shared_ptr<const Variant> variant()
{
    return variantNamed("lima");
}

Position positionWith(std::initializer_list<std::pair<const char *, const char *>> units)
{
    Position position = variant()->start;
    position.units.clear();
    for (const auto &[power, unit] : units) {
        const auto parsed = parseUnit(unit, *variant()->board);
        position.units.push_back({variant()->board->findPower(power), parsed->kind, parsed->region, parsed->layer});
    }
    position.sort();
    return position;
}

RegionId at(const char *name)
{
    return variant()->board->findRegion(name);
}

} // namespace

class TestSquadrons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chanceTurns()
    {
        const Board &board = *variant()->board;
        Adjudicator judge(variant()->board, variant()->rules);
        Chance chance(21);
        int raids = 0, failed = 0, meetings = 0, invasions = 0, covers = 0;
        for (int i = 0; i < 10000; ++i) {
            const Position position = randomPosition(chance, *variant());
            const Turn turn =
                playPhase(judge, *variant(), position, randomOrders(chance, board, variant()->rules.orders, position));
            const std::string fault = SortieAudit(board, turn).fault();
            QVERIFY2(fault.empty(), (fault + '\n' + describeTurn(board, turn)).c_str());
            for (const OrderResult &result : turn.results) {
                raids += result.verdict.reason == Reason::Bombs;
                failed += result.verdict.reason == Reason::RaidFailed;
                meetings += result.verdict.reason == Reason::FlightsMet;
                const Flight *flight = std::get_if<Flight>(&result.order.action);
                invasions += flight && flight->mission == Mission::Invade && result.verdict.reason == Reason::Moves;
                covers += flight && flight->mission == Mission::Cover && result.verdict.reason == Reason::Supports;
            }
        }
        // What is never met is not tested.
        QVERIFY(raids > 1000 && failed > 100 && meetings > 1000 && invasions > 100 && covers > 100);
    }

    void offersWhatIsLegal()
    {
        const Board &board = *variant()->board;
        Chance chance(22);
        std::vector<Order> legal;
        for (int i = 0; i < 300; ++i) {
            const Position position = randomPosition(chance, *variant());
            for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
                const Unit &unit = position.units[static_cast<std::size_t>(u)];
                legal.clear();
                legalOrders(board, variant()->rules.orders, position, UnitId(u), legal);
                for (const Order &order : legal) {
                    Order checked = order;
                    const Legality legality = checkOrder(board, variant()->rules.orders, position, unit.power, checked);
                    QVERIFY2(legality.ok() && checked == order,
                             (orderText(board, order) + ": " + refusalWord(legality.refusal)).c_str());
                }
                if (board.kind(unit.kind).flying != Flying::Sorties) {
                    // So are all supports of invasions, even of places to which no fleet could carry anybody.
                    for (const Unit &other : position.units) {
                        for (int r = 0; r < board.regionCount() && board.kind(other.kind).flying == Flying::Sorties;
                             ++r) {
                            Order order{unit.kind, unit.region, unit.layer,
                                        Support{other.kind, other.region, RegionId(r), other.layer}};
                            const Order written = order;
                            if (checkOrder(board, variant()->rules.orders, position, unit.power, order).ok()
                                && order == written)
                                QVERIFY2(std::find(legal.begin(), legal.end(), order) != legal.end(),
                                         orderText(board, order).c_str());
                        }
                    }
                    continue;
                }
                // Chance flights that are legal are all in the list.
                for (int tries = 0; tries < 200; ++tries) {
                    Flight flight;
                    flight.mission = chance.oneIn(2) ? Mission::Invade : Mission::Bomb;
                    for (int legs = 1 + chance.below(2); legs > 0; --legs)
                        flight.path.push_back(ProvinceId(chance.below(board.provinceCount())));
                    flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
                    flight.backed.of = board.mainRegion(flight.path.back());
                    if (const UnitId below = unitIn(board, position, flight.path.back());
                        flight.mission == Mission::Invade)
                        flight.backed = {};
                    else if (below.valid())
                        flight.backed = {position.units[below.index()].kind, position.units[below.index()].region, {}};
                    Order order{unit.kind, unit.region, unit.layer, flight};
                    if (checkOrder(board, variant()->rules.orders, position, unit.power, order).ok())
                        QVERIFY2(std::find(legal.begin(), legal.end(), order) != legal.end(),
                                 orderText(board, order).c_str());
                }
            }
        }
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("word");
        const std::pair<const char *, const char *> rows[] = {
            {"S Vie B Rom", "beyond-range"},
            {"S Vie B Ven via Swi", "no-overflight"},
            {"S Vie - Swi", "no-overflight"},
            {"S Vie - ADR via Tri", "cannot-stand"},
            {"S Vie - Ven via Tri", "invasion-closed"},
            {"S Vie B Ser", "itinerary-unclear"},
            {"S Vie B Ser via Gal", "path-broken"},
            {"S Vie B Gal via Boh", "flies-direct"},
            {"S Vie B S Vie", "to-itself"},
            {"S Vie S A Ser via Gal", "path-broken"},
            {"S Vie S A Tri - Rum via Gal", "support-impossible"},
            {"S Vie - Boh", "none"},
        };
        for (const auto &[line, word] : rows)
            QTest::newRow(line) << QByteArray(line) << QByteArray(word);
    }
    void refuses()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, word);
        const Position position = positionWith({{"Austria", "S Vie"}, {"Austria", "A Tri"}, {"Turkey", "A Ser"}});
        const Board &board = *variant()->board;
        const auto parsed = parseOrder(line.toStdString(), {&board, &position, Stage::Moves});
        QVERIFY(parsed.ok());
        Order order = parsed->order;
        const Legality legality =
            checkOrder(board, variant()->rules.orders, position, board.findPower("Austria"), order);
        QCOMPARE(QByteArray(refusalWord(legality.refusal)), word);
    }

    void writesByClicks()
    {
        const Position position = positionWith({{"Austria", "S Vie"}, {"Turkey", "A Gre"}, {"Russia", "A Kis"}});
        const Board &board = *variant()->board;
        Composer composer(board, variant()->rules.orders, position, board.findPower("Austria"));
        const auto done = [&](const Composer::Step &step) {
            return step.kind == Composer::Step::Kind::Completed ? orderText(board, *step.order)
                                                                : std::string(refusalWord(step.why.refusal));
        };
        composer.choose(at("Vie"));
        QCOMPARE(done(composer.choose(at("Boh"))), std::string("S Vie - Boh"));

        composer.choose(at("Vie"));
        composer.choose(Verb::Support);
        composer.choose(at("Gre"));
        QCOMPARE(composer.choose(at("Ser")).kind, Composer::Step::Kind::Extended);
        QCOMPARE(composer.offers().size(), std::size_t(2)); // Budapest and Trieste
        QCOMPARE(done(composer.preview(at("Gal"))), std::string("path-broken"));
        QCOMPARE(done(composer.choose(at("Tri"))), std::string("S Vie S A Gre - Ser via Tri"));

        composer.choose(Verb::Bomb);
        composer.choose(at("Vie"));
        QCOMPARE(done(composer.choose(at("Kis"))), std::string("S Vie B A Kis via Gal"));

        composer.choose(at("Vie"));
        QCOMPARE(composer.choose(at("Ser")).kind, Composer::Step::Kind::Extended);
        QVERIFY(composer.back());
        QVERIFY(!composer.draft().to.valid());
        QCOMPARE(done(composer.choose(at("ADR"))), std::string("cannot-stand"));
        QCOMPARE(done(composer.choose(at("Vie"))), std::string("S Vie H"));
    }

    void removesByTheAir()
    {
        // Distances through the air; among equals fleets, then armies, then squadrons.
        Position position = positionWith({{"Austria", "S Boh"}, {"Austria", "A Gal"}, {"Austria", "F ADR"}});
        position.phase = {Season::Winter, 1901, Stage::Adjustments};
        position.owner.assign(position.owner.size(), PowerId());
        position.owner[static_cast<std::size_t>(variant()->board->findProvince("Vie").index())] =
            variant()->board->findPower("Austria");
        Adjudicator judge(variant()->board, variant()->rules);
        const auto &outcome = judge.adjustments(position, {});
        QCOMPARE(outcome.removed.size(), std::size_t(2));
        QCOMPARE(unitText(*variant()->board, outcome.removed[0]), std::string("F ADR"));
        QCOMPARE(unitText(*variant()->board, outcome.removed[1]), std::string("A Gal"));
    }
};

QTEST_APPLESS_MAIN(TestSquadrons)
#include "tst_squadrons.moc"
