#include "randomplay.h"
#include "testfiles.h"

#include "io/gamefile.h"
#include "judge/adjudicator.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;

/// A game as long as games get: sixty phases with a full board. What its file holds comes back, and the file stays
/// small.
class LongGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sixtyPhases();
};

namespace {

/// Whatever may be built is built, and every other retreat is made.
std::vector<GivenOrder> otherOrders(Chance &chance, const Board &board, const Position &position)
{
    std::vector<GivenOrder> orders;
    for (const DislodgedUnit &unit : position.dislodged) {
        const Order order{unit.unit.kind, unit.unit.region, unit.unit.layer, Disband{}};
        const auto choice = static_cast<std::size_t>(chance.below(static_cast<int>(unit.retreats.size())));
        orders.push_back({unit.unit.power, order});
        if (!chance.oneIn(4))
            orders.back().order.action = Retreat{unit.retreats[choice]};
    }
    if (position.phase.stage != Stage::Adjustments)
        return orders;
    for (int i = 0; i < board.provinceCount(); ++i) {
        const ProvinceId province(i);
        const PowerId home = board.province(province).home;
        if (!home.valid() || position.owner[static_cast<std::size_t>(i)] != home
            || unitIn(board, position, province).valid())
            continue;
        const bool fleet = board.coastsOf(province).empty() && board.canStand(Travel::Sea, board.mainRegion(province))
                           && chance.oneIn(2);
        orders.push_back(
            {home, {board.findKind(fleet ? "F" : "A"), board.mainRegion(province), Layer::Field, Build{}}});
    }
    return orders;
}

Game playedGame(int phases)
{
    Chance chance(2);
    Game game(standardVariant());
    while (game.turnCount() < phases && !game.isOver()) {
        const Position &position = game.position();
        const auto orders = position.phase.stage == Stage::Moves
                                ? randomOrders(chance, game.board(), game.rules().orders, position)
                                : otherOrders(chance, game.board(), position);
        for (const GivenOrder &order : orders)
            game.setOrder(order);
        game.adjudicate();
    }
    return game;
}

} // namespace

void LongGameTest::sixtyPhases()
{
    SavedGame saved;
    saved.game = playedGame(60);
    QCOMPARE(saved.game.turnCount(), 60);
    std::size_t most = 0;
    for (int i = 0; i < 60; ++i)
        most = std::max(most, saved.game.turn(i).before.units.size());
    QVERIFY2(most >= 30, QByteArray::number(static_cast<qulonglong>(most)).constData());
    const std::string bytes = writeGame(saved);
    QVERIFY2(bytes.size() < 1000000, QByteArray::number(static_cast<qulonglong>(bytes.size())).constData());
    const auto read = readGame(bytes, mapsFinder());
    QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
    QCOMPARE(read->game.digest(), saved.game.digest());
    QCOMPARE(writeGame(*read), bytes);
    // For whoever wants to measure with it: a file of this game.
    if (qEnvironmentVariableIsSet("ENTENTE_LONG_GAME")) {
        QFile file(qEnvironmentVariable("ENTENTE_LONG_GAME"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    }
}

QTEST_GUILESS_MAIN(LongGameTest)
#include "tst_longgame.moc"
