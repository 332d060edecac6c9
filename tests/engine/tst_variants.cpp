#include "effort.h"
#include "projectfile.h"
#include "randomplay.h"
#include "testvariants.h"

#include "game/digest.h"
#include "game/game.h"
#include "game/schedule.h"

#include <QDir>
#include <QTest>

using namespace entente;
using namespace entente::test;

/// Every variant that is offered, by its own rules: chance turns whose outcome is one number (kept beside its
/// cases), and whole games from the first order on.
class VariantsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void turns_data() { offered(); }
    void turns();
    void permutedTurns_data() { offered(); }
    void permutedTurns();
    void intents_data() { offered(); }
    void intents();
    void otherReadings_data();
    void otherReadings();
    void tenYears_data() { offered(); }
    void tenYears();
    void editionsKeepOwnSettings_data() { offered(); }
    void editionsKeepOwnSettings();

private:
    static void offered();
};

namespace {

QStringList everyVariant()
{
    QStringList all;
    for (const QString &id : QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const auto variant = variantNamed(id.toStdString());
        if (variant && variant->listed)
            all += id;
    }
    return all + patchedVariants();
}

} // namespace

void VariantsTest::offered()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : everyVariant())
        QTest::newRow(qPrintable(id)) << id;
}

namespace {

/// The order of acting, where the variant has one, is another each time.
Position scheduled(int seed, const Variant &variant, Position position)
{
    Rulebook rules = variant.rules;
    rules.sequence.scheduleSeed = seed + 1;
    position.schedule = scheduleOf(variant, rules, position.phase);
    return position;
}

} // namespace

/// A change of this number is a change of the rules: it is put right, or the new one is written down with its reason.
void VariantsTest::turns()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    Adjudicator judge(variant->board, variant->rules);
    Chance chance(7);
    std::uint64_t digest = 0;
    for (int i = 0; i < 10000; ++i) {
        const Position position = scheduled(i, *variant, randomPosition(chance, *variant));
        const std::vector<GivenOrder> orders = randomOrders(chance, *variant->board, variant->rules.orders, position);
        const Turn turn = playPhase(judge, *variant, position, orders);
        const std::string fault = faultOf(*variant->board, turn);
        QVERIFY2(fault.empty(), (fault + '\n' + describeTurn(*variant->board, turn)).c_str());
        digest = combineDigests(digest, digestOf(turn));
    }
    const std::string name = id.toStdString();
    const std::string kept = readTestFile(patchedVariants().contains(id) ? "tests/variants/" + name + ".digest"
                                                                         : "maps/" + name + "/cases/turns.digest");
    QCOMPARE(QString::number(digest, 16), QString::fromStdString(kept).trimmed());
}

void VariantsTest::permutedTurns()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    Adjudicator judge(variant->board, variant->rules);
    Chance chance(8);
    for (int i = 0; i < trials(2000); ++i) {
        const Position position = scheduled(i, *variant, randomPosition(chance, *variant));
        std::vector<GivenOrder> orders = randomOrders(chance, *variant->board, variant->rules.orders, position);
        const Turn one = playPhase(judge, *variant, position, orders);
        chance.shuffle(orders);
        const Turn other = playPhase(judge, *variant, position, orders);
        QVERIFY2(digestOf(one) == digestOf(other),
                 (describeTurn(*variant->board, one) + describeTurn(*variant->board, other)).c_str());
    }
}

/// What the judge says of the orders themselves: whose they are, what they come to, and why one is refused. To ask for
/// it changes nothing else, and an order has the verdict of the unit that it is for.
void VariantsTest::intents()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    const Board &board = *variant->board;
    const OrderRules &rules = variant->rules.orders;
    Adjudicator judge(variant->board, variant->rules);
    Chance chance(9);
    int refused = 0;
    for (int i = 0; i < trials(3000); ++i) {
        const Position position = scheduled(i, *variant, randomPosition(chance, *variant));
        std::vector<GivenOrder> orders = randomOrders(chance, board, rules, position);
        if (orders.size() > 1 && chance.oneIn(2)) { // an order of one unit, given by another power or to another unit
            GivenOrder odd = orders[static_cast<std::size_t>(chance.below(static_cast<int>(orders.size())))];
            if (chance.oneIn(2))
                odd.order.action =
                    orders[static_cast<std::size_t>(chance.below(static_cast<int>(orders.size())))].order.action;
            else
                odd.power = PowerId(chance.below(board.powerCount()));
            orders.push_back(odd);
        }
        const MovesOutcome plain = judge.moves(position, orders);
        const MovesOutcome &outcome = judge.movesInFull(position, orders);
        QVERIFY(plain.orders == outcome.orders && plain.units == outcome.units && plain.endsIn == outcome.endsIn);
        QCOMPARE(outcome.intents.size(), orders.size());
        for (std::size_t o = 0; o < orders.size(); ++o) {
            const auto &[unit, order, why] = outcome.intents[o];
            const Verdict &verdict = outcome.orders[o];
            QCOMPARE(why.refusal, verdict.reason == Reason::Illegal ? verdict.refusal : Refusal::None);
            refused += !why.ok();
            if (!unit.valid())
                continue;
            const auto u = static_cast<std::size_t>(unit.index());
            QCOMPARE(position.units[u].power, orders[o].power);
            if (outcome.orderOf[u] < 0 || is<Contract>(order) || is<Permission>(order))
                continue; // it does not speak to the unit
            QCOMPARE(verdict, outcome.units[u]);
            if (!why.ok())
                continue;
            QCOMPARE(order.at, position.units[u].region);
            Order again = order;
            QVERIFY(checkOrder(board, rules, position, orders[o].power, again).ok());
            QVERIFY(again == order);
        }
    }
    QVERIFY(refused > 100);
}

void VariantsTest::otherReadings_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("value");
    for (const QString &id : everyVariant()) {
        const auto variant = anyVariant(id.toStdString());
        for (const SettingInfo &setting : rulebookSettings()) {
            if (setting.scope != SettingInfo::Scope::Own || setting.type == SettingInfo::Type::Number
                || !offers(*variant, setting))
                continue;
            const auto values =
                setting.type == SettingInfo::Type::Flag ? std::vector<std::string>{"false", "true"} : setting.choices;
            for (const std::string &value : values) {
                if (value != settingValue(variant->rules, setting.name))
                    QTest::newRow((id.toStdString() + ' ' + setting.name + ' ' + value).c_str())
                        << id << QString::fromStdString(setting.name) << QString::fromStdString(value);
            }
        }
    }
}

/// Whatever a game chooses, turns hold together and hang on no order of writing.
void VariantsTest::otherReadings()
{
    QFETCH(QString, id);
    QFETCH(QString, setting);
    QFETCH(QString, value);
    const Game game(anyVariant(id.toStdString()), {{setting.toStdString(), value.toStdString()}});
    const Variant &variant = game.variant();
    const Rulebook &rules = game.rules();
    QCOMPARE(QString::fromStdString(settingValue(rules, setting.toStdString())), value);
    Adjudicator judge(variant.board, rules);
    Chance chance(10);
    for (int i = 0; i < trials(300); ++i) {
        const Position position = scheduled(i, variant, randomPosition(chance, variant));
        std::vector<GivenOrder> orders = randomOrders(chance, *variant.board, rules.orders, position);
        Turn one = playPhase(judge, variant, position, orders);
        const std::string fault = faultOf(*variant.board, one);
        QVERIFY2(fault.empty(), (fault + '\n' + describeTurn(*variant.board, one)).c_str());
        chance.shuffle(orders);
        const Turn other = playPhase(judge, variant, position, orders);
        QVERIFY2(digestOf(one) == digestOf(other),
                 (describeTurn(*variant.board, one) + describeTurn(*variant.board, other)).c_str());
        while (one.after.phase.stage != Stage::Moves && !one.winner.valid()) {
            one = playPhase(judge, variant, one.after,
                            randomPhaseOrders(chance, *variant.board, rules.orders, one.after));
            const std::string later = faultOf(*variant.board, one);
            QVERIFY2(later.empty(), (later + '\n' + describeTurn(*variant.board, one)).c_str());
        }
    }
}

void VariantsTest::tenYears()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    const Board &board = *variant->board;
    Adjudicator judge(variant->board, variant->rules);
    Chance chance(9);
    int played = 0;
    for (int game = 0; game < trials(20); ++game) {
        Position position = Game(variant, {}).start();
        while (position.phase.year < variant->start.phase.year + 10) {
            position = scheduled(game, *variant, std::move(position));
            const Turn turn =
                playPhase(judge, *variant, position, randomPhaseOrders(chance, board, judge.rules().orders, position));
            const std::string fault = faultOf(board, turn);
            QVERIFY2(fault.empty(), (fault + '\n' + describeTurn(board, turn)).c_str());
            ++played;
            if (turn.winner.valid())
                break;
            position = turn.after;
        }
    }
    QVERIFY2(played > trials(300), qPrintable(QString::number(played)));
}

/// Choosing another edition changes what editions differ in, and nothing that the variant or its players decided.
void VariantsTest::editionsKeepOwnSettings()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    for (const SettingInfo &setting : rulebookSettings()) {
        if (setting.scope == SettingInfo::Scope::Editions)
            continue;
        std::vector<std::string> values = setting.choices;
        if (setting.type == SettingInfo::Type::Flag)
            values = {"true", "false"};
        else if (setting.type == SettingInfo::Type::Number)
            values = {"7"};
        else if (setting.type == SettingInfo::Type::Season)
            values = {"F1907", "none"};
        else if (setting.type == SettingInfo::Type::Goals)
            values = {"Austria 16, Turkey 20", "none"};
        for (const std::string &value : values) {
            Rulebook rules = variant->rules;
            QVERIFY(applySetting(rules, setting.name, value));
            const Policies policies = rules.policies;
            const int victory = rules.victoryCentres;
            for (const char *edition : {"1982", "2000", "2023", "1971"}) {
                QVERIFY(applySetting(rules, "edition", edition));
                QVERIFY2(settingValue(rules, setting.name) == value, (setting.name + " with " + edition).c_str());
                QVERIFY(rules.policies == policies && rules.victoryCentres == victory);
            }
        }
    }
}

QTEST_APPLESS_MAIN(VariantsTest)
#include "tst_variants.moc"
