#include "projectfile.h"
#include "testvariants.h"

#include "game/game.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "orders/purposes.h"
#include "base/lots.h"
#include "players/player.h"

#include <QTest>

#include <algorithm>
#include <filesystem>

using namespace entente;
using namespace entente::test;

/// How computers behave over whole games of every variant: they order nothing that is illegal, support no move that
/// their own side did not order, seldom run into each other, and do not go to and fro while a neutral centre stands
/// open. Some games a variant, or as many as ENTENTE_GAMES says.
class ConductTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void games_data();
    void games();
};

namespace {

constexpr int usualGames = 1;
constexpr int mostSeasonsToAndFro = 3;

struct Conduct {
    int orders = 0, moves = 0;
    int illegal = 0, astray = 0, bouncedOffOwn = 0, stuckBehindOwn = 0, toAndFro = 0;
    std::string example; ///< of what should never be
};

/// Where a unit has been: a place, the one before, and for how many seasons it has gone between the two.
struct Track {
    ProvinceId here, before;
    int turns = 0;
};
using Tracks = std::map<std::pair<PowerId, ProvinceId>, Track>;

/// What was ordered, or meant by silence, for the unit in that place; null: nobody of that power is there.
const OrderResult *orderedAt(const Board &board, const Turn &turn, PowerId power, ProvinceId place)
{
    const auto found = std::find_if(turn.results.begin(), turn.results.end(), [&](const OrderResult &result) {
        return result.power == power && result.order.at.valid() && result.order.layer == Layer::Field
               && board.provinceOf(result.order.at) == place;
    });
    return found == turn.results.end() ? nullptr : &*found;
}

/// Help for an own unit that was told something else.
bool isAstray(const Board &board, const Turn &turn, const OrderResult &result)
{
    const ProvinceId of = backedBy(board, result.order);
    if (!of.valid() || board.province(of).unlimited)
        return false;
    const OrderResult *helped = orderedAt(board, turn, result.power, of);
    return helped && !backs(board, result.order, helped->unit, helped->order);
}

/// Did own units keep it out: one that was told to stay, or that was bound for the same place? (That the one before it
/// was stopped by others is another matter.)
bool wasInItsOwnWay(const Board &board, const Turn &turn, const OrderResult &result)
{
    const ProvinceId goal = board.provinceOf(goalOf(board, result.order));
    const OrderResult *there = orderedAt(board, turn, result.power, goal);
    if (result.verdict.reason == Reason::OwnUnit && there && board.provinceOf(goalOf(board, there->order)) == goal)
        return true;
    return result.verdict.reason == Reason::Bounced
           && std::any_of(turn.results.begin(), turn.results.end(), [&](const OrderResult &other) {
                  return &other != &result && other.power == result.power && is<Move>(other.order)
                         && board.provinceOf(goalOf(board, other.order)) == goal;
              });
}

/// A neutral centre that the unit could have entered, and where nobody stood or went.
bool passedOver(const Board &board, const Turn &turn, const OrderResult &result)
{
    const UnitKind &kind = board.kind(result.order.kind);
    if (!kind.captures)
        return false;
    ProvinceSet open = board.reach(kind.travel, result.order.at) & board.centres();
    for (const OrderResult &other : turn.results) {
        open.erase(board.provinceOf(other.order.at));
        if (other.order.at.valid() && is<Move>(other.order))
            open.erase(board.provinceOf(goalOf(board, other.order)));
    }
    bool any = false;
    open.forEach([&](ProvinceId centre) {
        any = any
              || (!turn.before.owner[static_cast<std::size_t>(centre.index())].valid()
                  && mayEnter(board, result.power, centre));
    });
    return any;
}

void noteMoves(const Board &board, const Turn &turn, Tracks &tracks, Conduct &conduct)
{
    Tracks now;
    for (const OrderResult &result : turn.results) {
        if (!is<Move>(result.order) || outcomeOf(result.verdict.reason) != Outcome::Success)
            continue;
        const ProvinceId from = board.provinceOf(result.order.at), to = board.provinceOf(goalOf(board, result.order));
        Track track{to, from, 0};
        if (const auto known = tracks.find({result.power, from}); known != tracks.end() && known->second.before == to)
            track.turns = passedOver(board, turn, result) ? known->second.turns + 1 : 0;
        conduct.toAndFro += track.turns > mostSeasonsToAndFro;
        now[{result.power, to}] = track;
    }
    tracks = std::move(now);
}

void noteOrders(const Board &board, const Turn &turn, Conduct &conduct)
{
    for (const OrderResult &result : turn.results) {
        if (!result.given)
            continue;
        ++conduct.orders;
        const auto fault = [&](int &count, const char *what) {
            ++count;
            conduct.example = phaseText(turn.before.phase) + ' ' + board.power(result.power).name + ' '
                              + orderText(board, result.order, turn.before.phase.stage) + ": " + what;
        };
        if (result.verdict.reason == Reason::Illegal)
            fault(conduct.illegal, "illegal");
        if (turn.before.phase.stage != Stage::Moves)
            continue;
        const bool moves = is<Move>(result.order);
        conduct.moves += moves;
        const bool failed = moves && outcomeOf(result.verdict.reason) == Outcome::Failure;
        conduct.bouncedOffOwn += failed && wasInItsOwnWay(board, turn, result);
        conduct.stuckBehindOwn += failed && result.verdict.reason == Reason::OwnUnit;
        if (isAstray(board, turn, result))
            fault(conduct.astray, "helps with what its own side did not order");
    }
}

} // namespace

void ConductTest::games_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("level");
    for (const QString &id : QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!variantNamed(id.toStdString()))
            continue;
        QTest::newRow(qPrintable(id + QStringLiteral(" steady"))) << id << static_cast<int>(Level::Steady);
        QTest::newRow(qPrintable(id + QStringLiteral(" strong"))) << id << static_cast<int>(Level::Strong);
    }
}

void ConductTest::games()
{
    QFETCH(QString, id);
    QFETCH(int, level);
    bool asked = false;
    const int told = qEnvironmentVariableIntValue("ENTENTE_GAMES", &asked);
    Conduct conduct;
    for (int index = 0; index < (asked ? told : usualGames); ++index) {
        Game game(variantNamed(id.toStdString()), {{"scheduleSeed", std::to_string(index + 1)}});
        const Board &board = game.board();
        const int last =
            game.position().phase.year + (asked || level == static_cast<int>(Level::Steady) ? 10 : 4); // years
        Tracks tracks;
        while (!game.isOver() && game.position().phase.year < last) {
            std::vector<GivenOrder> orders;
            for (int p = 0; p < board.powerCount(); ++p) {
                if (!board.power(PowerId(p)).playable || ordersExpected(board, game.position(), PowerId(p)) == 0)
                    continue;
                const std::vector<GivenOrder> own = decide(SeatView(game, PowerId(p)), static_cast<Level>(level),
                                                           seedFor(19, static_cast<std::uint64_t>(index)))
                                                        .orders;
                orders.insert(orders.end(), own.begin(), own.end());
            }
            game.setOrders(std::move(orders));
            const Turn &turn = game.adjudicate();
            noteOrders(board, turn, conduct);
            if (turn.before.phase.stage == Stage::Moves)
                noteMoves(board, turn, tracks, conduct);
        }
    }
    qInfo("%d orders, %d illegal, %d supports astray; %.2f %% of %d moves bounced off an own unit, %.1f %% found one "
          "there that was stopped; %d to and fro",
          conduct.orders, conduct.illegal, conduct.astray, 100.0 * conduct.bouncedOffOwn / conduct.moves, conduct.moves,
          100.0 * conduct.stuckBehindOwn / conduct.moves, conduct.toAndFro);
    QVERIFY(conduct.moves > 0);
    QVERIFY2(conduct.illegal == 0 && conduct.astray == 0, conduct.example.c_str());
    QVERIFY2(50 * conduct.bouncedOffOwn < conduct.moves, std::to_string(conduct.bouncedOffOwn).c_str());
    QCOMPARE(conduct.toAndFro, 0);
}

QTEST_APPLESS_MAIN(ConductTest)
#include "tst_conduct.moc"
