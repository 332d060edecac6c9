#include "motivewitness.h"
#include "projectpath.h"
#include "randomplay.h"
#include "testfiles.h"

#include "game/play.h"
#include "judge/adjudicator.h"
#include "players/advice.h"
#include "orders/purposes.h"
#include "players/guesses.h"

#include <QTest>

#include <filesystem>

using namespace entente;
using namespace entente::test;

/// Advice at every variant that there is: whatever a motive says is so.
class AdviceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void motivesAreTrue_data();
    void motivesAreTrue();
    void winters();
    void known();
    void stops();
    void guessesAreLegal_data();
    void guessesAreLegal();
};

void AdviceTest::motivesAreTrue_data()
{
    QTest::addColumn<QString>("id");
    for (const auto &entry : std::filesystem::directory_iterator(projectPath("maps"))) {
        if (std::filesystem::exists(entry.path() / "variant.json"))
            QTest::newRow(entry.path().filename().string().c_str())
                << QString::fromStdString(entry.path().filename().string());
    }
}

void AdviceTest::guessesAreLegal_data()
{
    motivesAreTrue_data();
}

/// Likeliest first, in shares of the whole, every order legal; and again the same.
void AdviceTest::guessesAreLegal()
{
    QFETCH(QString, id);
    const auto variant = variantNamed(id.toStdString());
    QVERIFY(variant);
    const Board &board = *variant->board;
    Chance chance(23);
    int guessed = 0;
    for (int round = 0; round < 3; ++round) {
        const Position position = randomPosition(chance, *variant);
        const std::vector<PowerId> powers = powersToOrder(board, position);
        if (powers.size() < 2)
            continue;
        const SeatView view(variant, variant->rules, position, powers[0]);
        const std::vector<GuessedPlan> plans = guessPlans(view, powers[1], 7);
        QVERIFY(plans.size() <= mostGuesses);
        int shares = 0;
        int before = 100;
        for (const GuessedPlan &plan : plans) {
            QVERIFY(plan.share <= before && plan.share >= 0);
            before = plan.share;
            shares += plan.share;
            for (const GivenOrder &given : plan.orders) {
                QCOMPARE(given.power.index(), powers[1].index());
                Order order = given.order;
                const bool legal = position.phase.stage != Stage::Moves
                                   || checkOrder(board, variant->rules.orders, position, powers[1], order).ok();
                QVERIFY2(legal, orderText(board, given.order).c_str());
                ++guessed;
            }
        }
        QVERIFY(shares <= 101); // each is rounded
        const std::vector<GuessedPlan> again = guessPlans(view, powers[1], 7);
        QCOMPARE(again.size(), plans.size());
        for (std::size_t i = 0; i < plans.size(); ++i)
            QVERIFY(again[i].orders == plans[i].orders && again[i].share == plans[i].share);
    }
    QVERIFY(guessed > 5);
    StopSign stopped(true);
    QVERIFY(guessPlans(SeatView(variant, variant->rules, variant->start, PowerId(0)), PowerId(1), 7, &stopped).empty());
}

void AdviceTest::motivesAreTrue()
{
    QFETCH(QString, id);
    const auto variant = variantNamed(id.toStdString());
    QVERIFY(variant);
    const Board &board = *variant->board;
    Chance chance(19);
    std::map<Motive::Kind, int> seen;
    for (int round = 0; round < 14; ++round) {
        const Position position = round == 0 && variant->start.phase.stage == Stage::Moves
                                      ? variant->start
                                      : randomPosition(chance, *variant);
        const std::vector<PowerId> powers = powersToOrder(board, position);
        if (powers.empty())
            continue;
        const PowerId seat = powers[static_cast<std::size_t>(chance.below(static_cast<int>(powers.size())))];
        const SeatView view(variant, variant->rules, position, seat);
        const std::vector<GivenOrder> plan = decide(view, Level::Steady, static_cast<std::uint64_t>(round)).orders;
        const std::vector<Motive> motives = motivesOf(view, plan);
        QCOMPARE(motives.size(), plan.size());
        Witness witness(view, plan);
        for (std::size_t i = 0; i < plan.size(); ++i) {
            ++seen[motives[i].kind];
            const std::string fault = witness.faultOf(i, motives[i], chance);
            QVERIFY2(
                fault.empty(),
                ("round " + std::to_string(round) + ", " + orderText(board, plan[i].order) + ": " + fault).c_str());
        }
    }
    QVERIFY(seen.size() >= 4); // it has something to say
}

void AdviceTest::winters()
{
    Game game(standardVariant());
    bool retreats = false, builds = false, removals = false;
    for (int phase = 0; phase < 40 && !game.isOver(); ++phase) {
        std::vector<GivenOrder> all;
        for (const PowerId power : powersToOrder(game.board(), game.position())) {
            const SeatView view(game, power);
            const Advice advice = adviseOn(view, Level::Steady, 5);
            for (const Counsel &counsel : advice.counsels) {
                const Stage stage = game.position().phase.stage;
                const Motive &motive = counsel.motive;
                const Order &order = counsel.order.order;
                if (stage == Stage::Adjustments && motive.kind == Motive::Kind::Nears)
                    QCOMPARE(game.board().distance(game.board().kind(order.kind).travel, order.at, motive.place),
                             motive.steps);
                if (stage == Stage::Retreats && motive.kind == Motive::Kind::Reaches)
                    QVERIFY(game.board().province(motive.place).centre && std::get<Retreat>(order.action).to.valid());
                retreats = retreats || stage == Stage::Retreats;
                builds = builds || (stage == Stage::Adjustments && motive.kind == Motive::Kind::Nears);
                removals = removals || (stage == Stage::Adjustments && is<Disband>(order));
                all.push_back(counsel.order);
            }
        }
        game.setOrders(std::move(all));
        game.adjudicate();
    }
    QVERIFY(retreats && builds && removals);
}

/// Two positions that anybody can check by eye.
void AdviceTest::known()
{
    const auto variant = standardVariant();
    const Board &board = *variant->board;
    const auto place = [&](const char *name) { return board.findProvince(name); };
    const auto unit = [&](const char *power, const char *kind, const char *where) {
        return Unit{board.findPower(power), board.findKind(kind), board.findRegion(where), Layer::Field};
    };
    Position position = variant->start;
    position.phase.season = Season::Autumn;
    position.units = {unit("Austria", "A", "Vie"), unit("Austria", "A", "Bud"), unit("Turkey", "A", "Rum"),
                      unit("Turkey", "A", "Ser")};
    position.sort();
    const auto order = [&](const char *at, auto action) {
        return GivenOrder{board.findPower("Austria"),
                          Order{board.findKind("A"), board.findRegion(at), Layer::Field, action}};
    };
    Support support;
    support.kind = board.findKind("A");
    support.of = board.findRegion("Bud");
    std::vector<GivenOrder> plan = {order("Bud", Hold()), order("Vie", support)};
    const SeatView view(variant, variant->rules, position, board.findPower("Austria"));
    std::vector<Motive> motives = motivesOf(view, plan);
    std::vector<ProvinceId> both = {place("Rum"), place("Ser")};
    std::sort(both.begin(), both.end());
    QVERIFY(motives[0].kind == Motive::Kind::Guards && motives[0].place == place("Bud") && motives[0].by == both);
    QVERIFY(motives[1].kind == Motive::Kind::HelpsYet && motives[1].place == place("Bud") && motives[1].by == both);

    position.units = {unit("England", "F", "NTH"), unit("England", "A", "Hol"), unit("France", "A", "Bur"),
                      unit("France", "F", "ENG")};
    position.sort();
    support.of = board.findRegion("Hol");
    support.to = board.findRegion("Bel");
    plan = {{board.findPower("England"),
             {board.findKind("A"), board.findRegion("Hol"), Layer::Field,
              Move{{board.findRegion("Bel")}, Way::Unsaid, {}}}},
            {board.findPower("England"), {board.findKind("F"), board.findRegion("NTH"), Layer::Field, support}}};
    both = {place("Bur"), place("ENG")};
    std::sort(both.begin(), both.end());
    motives = motivesOf(SeatView(variant, variant->rules, position, board.findPower("England")), plan);
    QVERIFY(motives[0].kind == Motive::Kind::Takes && motives[0].place == place("Bel"));
    QVERIFY(motives[0].against == Motive::Against::Together && motives[0].by == both);
    QVERIFY(motives[1].kind == Motive::Kind::HelpsYet && motives[1].unit == place("Hol") && motives[1].by.size() == 1);
}

void AdviceTest::stops()
{
    const StopSign stop = true;
    const Advice advice = adviseOn(SeatView(Game(standardVariant()), PowerId(2)), Level::Strong, 7, &stop);
    QVERIFY(advice.stopped && advice.counsels.empty());
}

QTEST_APPLESS_MAIN(AdviceTest)
#include "tst_advice.moc"
