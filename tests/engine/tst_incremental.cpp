#include "outcometext.h"
#include "projectfile.h"
#include "randomplay.h"
#include "testvariants.h"

#include "game/game.h"
#include "game/schedule.h"
#include "judge/incremental.h"

#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;

/// A season judged again with some of its orders changed comes out as a full adjudication has it, verdict for verdict:
/// chance changes in chance seasons of every variant, under every ruling that it offers. There are 100,000 of them, or
/// as many as ENTENTE_CHANGES says.
class IncrementalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheWhole_data();
    void agreesWithTheWhole();
    void farChangesAskAboutFew();
};

namespace {

QStringList variantIds()
{
    QStringList ids;
    for (const QString &id : QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (variantNamed(id.toStdString()))
            ids += id;
    }
    return ids + patchedVariants();
}

/// The variant under its own rulebook, and under every other answer to each of its questions.
std::vector<Game> underEveryRuling(const std::shared_ptr<const Variant> &variant)
{
    std::vector<Game> games;
    games.emplace_back(variant, std::map<std::string, std::string>());
    for (const SettingInfo &setting : rulebookSettings()) {
        if (setting.type == SettingInfo::Type::Number || !offers(*variant, setting))
            continue;
        const auto values =
            setting.type == SettingInfo::Type::Flag ? std::vector<std::string>{"false", "true"} : setting.choices;
        for (const std::string &value : values) {
            if (value != settingValue(variant->rules, setting.name))
                games.emplace_back(variant, std::map<std::string, std::string>{{setting.name, value}});
        }
    }
    return games;
}

/// Another order for some unit with one: any legal one, now and then one that belongs to another unit.
Order anotherOrder(Chance &chance, const OptionTable &options, const Position &position,
                   const std::vector<GivenOrder> &orders, std::size_t index, const Board &board)
{
    const Order &before = orders[index].order;
    std::vector<Order> legal;
    const UnitId unit = before.at.valid() ? unitOf(board, position, orders[index].power, board.provinceOf(before.at),
                                                   before.layer, before.number, before.kind)
                                          : UnitId();
    if (unit.valid())
        options.ordersOf(unit, legal);
    if (legal.empty() || chance.oneIn(20)) {
        Order odd = before;
        odd.action = orders[static_cast<std::size_t>(chance.below(static_cast<int>(orders.size())))].order.action;
        if (chance.oneIn(4))
            odd.at = orders[static_cast<std::size_t>(chance.below(static_cast<int>(orders.size())))].order.at;
        return odd;
    }
    Order picked = legal[static_cast<std::size_t>(chance.below(static_cast<int>(legal.size())))];
    // What is flown over may be left out where only one way leads there.
    if (auto *flight = std::get_if<Flight>(&picked.action); flight && flight->path.size() == 2 && chance.oneIn(3)) {
        const ProvinceId end = flight->path.back();
        flight->path.clear();
        flight->path.push_back(end);
        flight->leg = 0;
    }
    return picked;
}

/// What is judged whole for certain only now and then: contracts, a second order for a unit, one for somebody else's.
void spoil(Chance &chance, std::vector<GivenOrder> &orders)
{
    if (chance.oneIn(2))
        std::erase_if(orders, [](const GivenOrder &given) { return is<Contract>(given.order); });
    if (orders.size() < 2 || !chance.oneIn(12))
        return;
    GivenOrder odd = orders[static_cast<std::size_t>(chance.below(static_cast<int>(orders.size())))];
    const GivenOrder &other = orders[static_cast<std::size_t>(chance.below(static_cast<int>(orders.size())))];
    if (chance.oneIn(2))
        odd.order.action = other.order.action;
    else
        odd.power = other.power;
    orders.push_back(odd);
}

/// What was tried.
struct Tally {
    int changed = 0, inPart = 0, dislodged = 0;
};

/// One change of the orders, or up to three; `instead` keeps what they change to.
std::vector<OrderChange> changesOf(Chance &chance, const OptionTable &options, const Position &position,
                                   const std::vector<GivenOrder> &orders, const Board &board,
                                   std::array<Order, 3> &instead)
{
    std::vector<OrderChange> changes;
    for (Order &order : instead) {
        const auto index = static_cast<std::size_t>(chance.below(static_cast<int>(orders.size())));
        if (std::any_of(changes.begin(), changes.end(), [&](const OrderChange &each) { return each.index == index; }))
            continue;
        order = anotherOrder(chance, options, position, orders, index, board);
        changes.push_back({index, &order});
        if (!chance.oneIn(3))
            break;
    }
    return changes;
}

/// Changes the orders of a season over and over, and now and then keeps the change. Gives what differs from a full
/// adjudication, or nothing.
std::string faultAfterChanges(Chance &chance, Adjudicator &whole, IncrementalJudge &judge, const Position &position,
                              std::vector<GivenOrder> &orders, Tally &tally)
{
    constexpr int changesOfASeason = 12;
    const Board &board = whole.board();
    const OptionTable options(board, whole.rules().orders, position);
    JudgedSeason season;
    judge.open(season, position, orders);
    for (int i = 0; i < changesOfASeason; ++i) {
        std::array<Order, 3> instead;
        const std::vector<OrderChange> changes = changesOf(chance, options, position, orders, board, instead);
        std::vector<GivenOrder> now = orders;
        for (const OrderChange &change : changes)
            now[change.index].order = *change.order;
        const std::string expected = textOf(whole.moves(position, now));
        std::string found = textOf(judge.with(season, changes));
        ++tally.changed;
        tally.inPart += judge.unitsJudged() < static_cast<int>(position.units.size());
        const bool keeps = chance.oneIn(4);
        if (keeps && found == expected) {
            judge.keep(season, changes);
            found = textOf(season.outcome());
        }
        if (found != expected) {
            std::string text = phaseText(position.phase) + (keeps ? ", kept\n" : "\n");
            for (std::size_t o = 0; o < now.size(); ++o)
                text += board.power(now[o].power).name + ' ' + orderText(board, orders[o].order, Stage::Moves) + " -> "
                        + orderText(board, now[o].order, Stage::Moves) + '\n';
            return text + found + "instead of\n" + expected;
        }
        if (keeps)
            orders = now;
    }
    return {};
}

} // namespace

void IncrementalTest::agreesWithTheWhole_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : variantIds())
        QTest::newRow(qPrintable(id)) << id;
}

void IncrementalTest::agreesWithTheWhole()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    bool asked = false;
    const int told = qEnvironmentVariableIntValue("ENTENTE_CHANGES", &asked);
    const int wanted = static_cast<int>((asked ? told : 100000) / variantIds().size()) + 1;
    constexpr int phasesOfAGame = 6;
    Chance chance(19);
    Tally tally;
    const std::vector<Game> games = underEveryRuling(variant);
    for (std::size_t g = 0; tally.changed < wanted; g = (g + 1) % games.size()) {
        const Variant &played = games[g].variant();
        Rulebook rules = games[g].rules();
        Adjudicator whole(played.board, rules);
        IncrementalJudge judge(played.board, rules);
        Position position =
            rules.orders.armyFleet && chance.oneIn(2) ? randomVoyages(chance, played) : randomPosition(chance, played);
        for (int phase = 0; phase < phasesOfAGame; ++phase) {
            rules.sequence.scheduleSeed = tally.changed + 1;
            std::vector<GivenOrder> orders = randomPhaseOrders(chance, *played.board, rules.orders, position);
            if (position.phase.stage == Stage::Moves && !orders.empty()) {
                position.schedule = scheduleOf(played, rules, position.phase);
                spoil(chance, orders);
                const std::string fault = faultAfterChanges(chance, whole, judge, position, orders, tally);
                QVERIFY2(fault.empty(), ("game " + std::to_string(g) + ", " + fault).c_str());
            }
            const Turn turn = playPhase(whole, played, position, orders);
            for (const OrderResult &result : turn.results)
                tally.dislodged += result.verdict.dislodged;
            position = turn.after;
        }
    }
    qInfo("%d changes, %d judged in part, %d dislodged", tally.changed, tally.inPart, tally.dislodged);
    // The sample is worth something only if both roads are taken and things happen in it.
    const bool remembers =
        variant->features.has(Feature::InSequence) && variant->features.has(Feature::Tanks); // judged whole
    QVERIFY(remembers ? tally.inPart == 0 : tally.inPart > tally.changed / 20 && tally.inPart < tally.changed);
    QVERIFY(tally.dislodged > tally.changed / 2500);
}

/// Of a season that is spread over the board the judge is asked about a small part.
void IncrementalTest::farChangesAskAboutFew()
{
    const Variant &variant = *standardVariant();
    IncrementalJudge judge(variant.board, variant.rules);
    JudgedSeason season;
    std::vector<GivenOrder> orders;
    for (const Unit &unit : variant.start.units)
        orders.push_back({unit.power, {unit.kind, unit.region, unit.layer, Hold()}});
    judge.open(season, variant.start, orders);
    QCOMPARE(judge.unitsJudged(), 22);
    const RegionId vienna = variant.board->findRegion("Vie"), trieste = variant.board->findRegion("Tri");
    const auto at =
        std::find_if(orders.begin(), orders.end(), [&](const GivenOrder &given) { return given.order.at == vienna; });
    Order moves = at->order;
    moves.action = Move{{trieste}, Way::Unsaid, {}};
    const OrderChange change{static_cast<std::size_t>(at - orders.begin()), &moves};
    judge.with(season, std::span(&change, 1));
    QCOMPARE(judge.unitsJudged(), 2);
}

QTEST_APPLESS_MAIN(IncrementalTest)
#include "tst_incremental.moc"
