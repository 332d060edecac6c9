#include "projectpath.h"
#include "testfiles.h"

#include "orders/legality.h"
#include "orders/notation.h"
#include "players/agreement.h"
#include "players/belief.h"
#include "orders/purposes.h"
#include "players/player.h"

#include <QTest>

#include <filesystem>

using namespace entente;
using namespace entente::test;
using namespace Qt::StringLiterals;

/// Computer players at every variant that there is: they play whole years, order what is legal, and never help an own
/// unit to do what it was not told to do.
class PlayersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void games_data();
    void games();
    void sameSeedSameOrders();
    void votes();
    void tellsThinkersFromClerks();
    void mixesWhatMustBeGuessed();
    void sensibleOrders_data();
    void sensibleOrders();
    void stops();
};

void PlayersTest::games_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("level");
    for (const auto &entry : std::filesystem::directory_iterator(projectPath("maps"))) {
        const std::string id = entry.path().filename().string();
        if (!std::filesystem::exists(entry.path() / "variant.json"))
            continue;
        for (const Level level :
             {Level::ByChance, Level::DumbBot, Level::Beginner, Level::Steady, Level::Strong, Level::Expert})
            QTest::newRow((id + ' ' + levelWord(level)).c_str())
                << QString::fromStdString(id) << static_cast<int>(level);
    }
}

void PlayersTest::games()
{
    QFETCH(QString, id);
    QFETCH(int, level);
    const auto variant = variantNamed(id.toStdString());
    QVERIFY(variant);
    Game game(variant);
    const Board &board = *variant->board;
    const bool quick = static_cast<Level>(level) <= Level::Steady;
    for (int phase = 0; phase < (quick ? 20 : 3) && !game.isOver(); ++phase) {
        std::vector<GivenOrder> all;
        for (const PowerId power : powersToOrder(board, game.position())) {
            const Position &position = game.position();
            const std::vector<GivenOrder> orders = decide(SeatView(game, power), static_cast<Level>(level), 3).orders;
            for (const GivenOrder &given : orders) {
                QCOMPARE(given.power, power);
                Order order = given.order;
                const Legality legality = checkOrder(board, game.rules().orders, position, power, order);
                const std::string text = orderText(board, given.order, position.phase.stage);
                QVERIFY2(legality.ok(), (text + ": " + refusalWord(legality.refusal)).c_str());
                const ProvinceId of = backedBy(board, given.order);
                if (!of.valid() || static_cast<Level>(level) == Level::ByChance)
                    continue;
                bool own = false, agrees = false;
                for (const GivenOrder &other : orders) {
                    if (!other.order.at.valid() || board.provinceOf(other.order.at) != of || other == given)
                        continue;
                    const Unit unit{power, other.order.kind, other.order.at, other.order.layer};
                    own = true;
                    agrees = agrees || backs(board, given.order, unit, other.order);
                }
                QVERIFY2(!own || agrees, text.c_str());
            }
            all.insert(all.end(), orders.begin(), orders.end());
        }
        game.setOrders(std::move(all));
        game.adjudicate();
    }
}

void PlayersTest::sameSeedSameOrders()
{
    const Game game(standardVariant());
    for (const Level level :
         {Level::ByChance, Level::DumbBot, Level::Beginner, Level::Steady, Level::Strong, Level::Expert}) {
        const SeatView view(game, PowerId(2));
        QVERIFY(decide(view, level, 7).orders == decide(view, level, 7).orders);
        QCOMPARE(levelNamed(levelWord(level)), std::optional(level));
    }
}

void PlayersTest::votes()
{
    Position position = standardVariant()->start;
    const Board &board = *standardVariant()->board;
    const auto view = [&](const char *name) {
        return SeatView(standardVariant(), standardVariant()->rules, position, board.findPower(name));
    };
    std::vector<PowerId> all;
    for (int p = 0; p < board.powerCount(); ++p) {
        if (board.power(PowerId(p)).playable)
            all.push_back(PowerId(p));
    }
    const Ending draw{Ending::Kind::Draw, all};
    QVERIFY(!agreesTo(view("France"), draw)); // they have only just begun
    position.phase.year += 4;
    QVERIFY(agreesTo(view("France"), draw));
    QVERIFY(!agreesTo(view("Russia"), draw)); // owns more than every other
    QVERIFY(!agreesTo(view("France"), {Ending::Kind::Draw, {board.findPower("Italy"), board.findPower("Turkey")}}));
    const Ending concession{Ending::Kind::Concession, {board.findPower("Russia")}};
    QVERIFY(!agreesTo(view("France"), concession));
    int given = 0;
    board.centres().forEach([&](ProvinceId centre) {
        PowerId &owner = position.owner[static_cast<std::size_t>(centre.index())];
        if (!owner.valid() && given < 10) {
            owner = board.findPower("Russia");
            ++given;
        }
    });
    QVERIFY(agreesTo(view("France"), concession));
}

/// Austria looks at three Strong and three Steady players: after three seasons it knows most of them for what they are.
void PlayersTest::tellsThinkersFromClerks()
{
    Game game(standardVariant());
    const PowerId austria(0);
    const auto levelOf = [](PowerId power) { return power.index() % 2 ? Level::Strong : Level::Steady; };
    Lots lots(5);
    int thinkers = 0, clerks = 0, seen = 0;
    while (game.position().phase.year < 1904) {
        std::vector<GivenOrder> all;
        for (const PowerId power : powersToOrder(game.board(), game.position())) {
            const std::vector<GivenOrder> orders = decide(SeatView(game, power), levelOf(power), 11).orders;
            all.insert(all.end(), orders.begin(), orders.end());
        }
        const bool knows = game.position().phase.year > 1901 && game.position().phase.stage == Stage::Moves;
        if (knows) {
            const Beliefs beliefs = beliefsFrom(SeatView(game, austria), lots);
            for (PowerId power(1); power.index() < game.board().powerCount(); power = PowerId(power.index() + 1))
                (levelOf(power) == Level::Strong ? thinkers : clerks) +=
                    beliefs.searchers[static_cast<std::size_t>(power.index())];
            ++seen;
        }
        game.setOrders(std::move(all));
        game.adjudicate();
    }
    QCOMPARE(seen, 4);
    const QByteArray told = QByteArray::number(thinkers / (3 * seen)) + ' ' + QByteArray::number(clerks / (3 * seen));
    QVERIFY2(thinkers / (3 * seen) > 60 && clerks / (3 * seen) < 30, told.constData());
}

/// An army can strike at one of two empty centres, and one other can keep it out of either: whoever always did the same
/// would be read.
void PlayersTest::mixesWhatMustBeGuessed()
{
    const auto variant = standardVariant();
    const Board &board = *variant->board;
    const auto unit = [&](const char *power, const char *where) {
        return Unit{board.findPower(power), board.findKind("A"), board.findRegion(where), Layer::Field};
    };
    Position position = variant->start;
    position.phase.season = Season::Autumn;
    position.units = {unit("Germany", "Kie"), unit("Russia", "Sil")};
    position.sort();
    board.centres().forEach([&](ProvinceId centre) {
        PowerId &owner = position.owner[static_cast<std::size_t>(centre.index())];
        owner = owner == board.findPower("Russia") ? owner : board.findPower("Germany");
    });
    const auto sides = sidesOf(SeatView(variant, variant->rules, position, board.findPower("Germany")));
    QCOMPARE(sides.size(), std::size_t{2});
    Lots lots(3);
    const Equilibrium equilibrium(sides, {20, 4, 400}, lots);
    for (std::size_t side = 0; side < sides.size(); ++side) {
        std::map<ProvinceId, int> ends;
        for (int i = 0; i < 1000; ++i) {
            const std::vector<Order> &plan = equilibrium.draw(side, lots);
            QCOMPARE(plan.size(), std::size_t{1});
            ++ends[board.provinceOf(goalOf(board, plan.front()))];
        }
        const int berlin = ends[board.findProvince("Ber")], munich = ends[board.findProvince("Mun")];
        QVERIFY2(berlin > 200 && munich > 200, qPrintable(u"%1 %2"_s.arg(berlin).arg(munich)));
    }
}

void PlayersTest::sensibleOrders_data()
{
    QTest::addColumn<int>("level");
    QTest::newRow("strong") << static_cast<int>(Level::Strong);
    QTest::newRow("expert") << static_cast<int>(Level::Expert);
}

/// Over some years: nobody sets out on a voyage without a fleet of its own or of another that might carry it, nobody
/// lets two of its units change places on foot, and nobody helps another power into a centre of its own.
void PlayersTest::sensibleOrders()
{
    QFETCH(int, level);
    Game game(standardVariant());
    const Board &board = game.board();
    int moves = 0;
    while (!game.isOver() && game.position().phase.year < 1905) {
        std::vector<GivenOrder> all;
        for (const PowerId power : powersToOrder(board, game.position())) {
            const std::vector<GivenOrder> orders = decide(SeatView(game, power), static_cast<Level>(level), 23).orders;
            const Position &position = game.position();
            const bool season = position.phase.stage == Stage::Moves;
            const auto at = [&](RegionId region) { return board.provinceOf(region); };
            for (const GivenOrder &given : orders) {
                const Order &order = given.order;
                const QString told = QString::fromStdString(orderText(board, order, position.phase.stage));
                if (const auto *move = std::get_if<Move>(&order.action); season && move) {
                    ++moves;
                    const bool fleets = std::any_of(position.units.begin(), position.units.end(), [&](const Unit &u) {
                        return board.isSea(at(u.region)) && board.waters(at(order.at)).contains(at(u.region));
                    });
                    QVERIFY2(move->way != Way::ByConvoy || fleets, qPrintable(told));
                    const bool swapped = std::any_of(orders.begin(), orders.end(), [&](const GivenOrder &other) {
                        const auto *back = std::get_if<Move>(&other.order.action);
                        return back && back->way != Way::ByConvoy && move->way != Way::ByConvoy
                               && at(back->to()) == at(order.at) && at(move->to()) == at(other.order.at);
                    });
                    QVERIFY2(!swapped, qPrintable(told));
                }
                const auto *support = std::get_if<Support>(&order.action);
                if (!support || support->toHold() || !board.province(at(support->to)).centre
                    || position.owner[static_cast<std::size_t>(at(support->to).index())] != power)
                    continue;
                const bool own = std::any_of(position.units.begin(), position.units.end(), [&](const Unit &u) {
                    return u.power == power && at(u.region) == at(support->of);
                });
                QVERIFY2(own, qPrintable(told));
            }
            all.insert(all.end(), orders.begin(), orders.end());
        }
        game.setOrders(std::move(all));
        game.adjudicate();
    }
    QVERIFY2(moves > 100, qPrintable(QString::number(moves)));
}

void PlayersTest::stops()
{
    const Game game(standardVariant());
    const StopSign stop = true;
    QVERIFY(decide(SeatView(game, PowerId(2)), Level::Expert, 7, &stop).stopped);
    QVERIFY(!decide(SeatView(game, PowerId(2)), Level::Steady, 7, &stop).orders.empty()); // it takes no time
}

QTEST_APPLESS_MAIN(PlayersTest)
#include "tst_players.moc"
