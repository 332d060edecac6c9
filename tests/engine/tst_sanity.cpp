#include "projectpath.h"
#include "testfiles.h"

#include "game/play.h"
#include "io/gamecase.h"
#include "orders/notation.h"
#include "players/player.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <filesystem>

using namespace entente;
using namespace entente::test;
using namespace Qt::StringLiterals;

/// What any sane player does, or never does, in positions of every variant (tests/cases/sanity). Each is a case whose
/// orders are what the others do, the power that is asked, and what must be so when its orders have been carried out:
/// it has a unit in each of the places that it `takes`; no other power has one in those that it `keeps`; it has so many
/// `units` at least. In none does it keep its own units from moving. What a player may miss is said in per cent, over
/// several seeds.
class SanityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyVariantHasPositions();
    void players_data();
    void players();
};

namespace {

constexpr int seeds = 5;
constexpr int fewest = 40; ///< positions of a variant

std::vector<std::string> variantIds()
{
    std::vector<std::string> ids;
    for (const auto &entry : std::filesystem::directory_iterator(projectPath("maps"))) {
        if (std::filesystem::exists(entry.path() / "variant.json"))
            ids.push_back(entry.path().filename().string());
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

/// A variant that differs from another by its start alone has the other's.
QJsonArray positionsOf(const std::string &id)
{
    std::string text = readTestFile("tests/cases/sanity/" + id + ".json");
    if (!text.empty())
        return QJsonDocument::fromJson(QByteArray::fromStdString(text)).array();
    const auto variant = variantNamed(id);
    text = variant ? readTestFile("tests/cases/sanity/" + variant->map + ".json") : std::string();
    QJsonArray positions;
    for (const QJsonValue &position : QJsonDocument::fromJson(QByteArray::fromStdString(text)).array()) {
        QJsonObject sane = position.toObject();
        QJsonObject asked = sane["case"_L1].toObject();
        asked["variant"_L1] = QString::fromStdString(id);
        sane["case"_L1] = asked;
        positions.append(sane);
    }
    return positions;
}

std::string textOf(const Board &board, const std::vector<GivenOrder> &orders, Stage stage)
{
    std::string text;
    for (const GivenOrder &given : orders)
        text += (text.empty() ? "" : ", ") + orderText(board, given.order, stage);
    return text;
}

PowerId standsIn(const Position &position, const Board &board, const QString &place)
{
    const RegionId region = board.findRegion(place.toStdString());
    const UnitId unit = region.valid() ? unitIn(board, position, board.provinceOf(region)) : UnitId();
    return unit.valid() ? position.units[static_cast<std::size_t>(unit.index())].power : PowerId();
}

/// Two of one side that go to one place, or one that goes where another of its side stays.
bool bouncesOffItself(const Board &board, const std::vector<GivenOrder> &own)
{
    for (const GivenOrder &one : own) {
        const auto *move = std::get_if<Move>(&one.order.action);
        if (!move || board.province(board.provinceOf(move->to())).unlimited)
            continue;
        const ProvinceId place = board.provinceOf(move->to());
        for (const GivenOrder &other : own) {
            if (&other == &one || !other.order.at.valid())
                continue;
            const auto *too = std::get_if<Move>(&other.order.action);
            const bool field = other.order.layer == Layer::Field && one.order.layer == Layer::Field;
            if (field && (too ? board.provinceOf(too->to()) : board.provinceOf(other.order.at)) == place)
                return true;
        }
    }
    return false;
}

/// What is wrong with what a player does there; empty if nothing is.
std::string faultOf(const QJsonObject &sane, const GameCase &asked, const std::vector<GivenOrder> &own, PowerId power)
{
    const Board &board = *asked.variant->board;
    const auto named = [](const QJsonValue &value) { return value.toString().toStdString(); };
    if (bouncesOffItself(board, own))
        return "bounces off itself";
    std::vector<GivenOrder> orders = asked.orders;
    orders.insert(orders.end(), own.begin(), own.end());
    const Position after = playPhase(*asked.variant, asked.rules, asked.position, orders).after;
    for (const QJsonValue &place : sane["takes"_L1].toArray()) {
        if (standsIn(after, board, place.toString()) != power)
            return "has no unit in " + named(place);
    }
    for (const QJsonValue &place : sane["keeps"_L1].toArray()) {
        const PowerId there = standsIn(after, board, place.toString());
        if (there.valid() && there != power)
            return "lets others into " + named(place);
    }
    const int units = unitCountOf(after, power);
    if (units < sane["units"_L1].toInt())
        return "has " + std::to_string(units) + " units";
    return {};
}

} // namespace

void SanityTest::everyVariantHasPositions()
{
    for (const std::string &id : variantIds()) {
        const QJsonArray positions = positionsOf(id);
        QVERIFY2(positions.size() >= fewest, id.c_str());
        for (const QJsonValue &sane : positions) {
            const QByteArray text = QJsonDocument(sane["case"_L1].toObject()).toJson(QJsonDocument::Compact);
            const std::vector<CaseOrError> cases = readCases(text.toStdString(), mapsFinder());
            const std::string name = id + ": " + sane["name"_L1].toString().toStdString();
            QCOMPARE(cases.size(), std::size_t(1));
            if (!cases.front())
                QFAIL((name + ": " + writeError(cases.front().error())).c_str());
            const Board &board = *cases.front()->variant->board;
            QVERIFY2(board.findPower(sane["power"_L1].toString().toStdString()).valid(), name.c_str());
            for (const QString &list : {u"takes"_s, u"keeps"_s}) {
                for (const QJsonValue &place : sane[list].toArray())
                    QVERIFY2(board.findRegion(place.toString().toStdString()).valid(), name.c_str());
            }
        }
    }
}

void SanityTest::players_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("demanded"); // per cent
    for (const std::string &id : variantIds()) {
        QTest::newRow((id + " steady").c_str()) << QString::fromStdString(id) << static_cast<int>(Level::Steady) << 90;
        QTest::newRow((id + " strong").c_str()) << QString::fromStdString(id) << static_cast<int>(Level::Strong) << 97;
    }
}

void SanityTest::players()
{
    QFETCH(QString, id);
    QFETCH(int, level);
    QFETCH(int, demanded);
    int asked = 0, passed = 0;
    std::string faults;
    for (const QJsonValue &sane : positionsOf(id.toStdString())) {
        const QByteArray text = QJsonDocument(sane["case"_L1].toObject()).toJson(QJsonDocument::Compact);
        const std::vector<CaseOrError> cases = readCases(text.toStdString(), mapsFinder());
        QVERIFY(cases.size() == 1 && cases.front());
        const GameCase &read = *cases.front();
        const Board &board = *read.variant->board;
        const PowerId power = board.findPower(sane["power"_L1].toString().toStdString());
        const SeatView view(read.variant, read.rules, read.position, power, read.settings);
        for (int seed = 1; seed <= seeds; ++seed) {
            const std::vector<GivenOrder> own =
                decide(view, static_cast<Level>(level), static_cast<std::uint64_t>(seed)).orders;
            const std::string fault = faultOf(sane.toObject(), read, own, power);
            ++asked;
            passed += fault.empty();
            if (!fault.empty())
                faults += "\n  " + sane["name"_L1].toString().toStdString() + ", seed " + std::to_string(seed) + ": "
                          + fault + " (" + textOf(board, own, read.position.phase.stage) + ")";
        }
    }
    QVERIFY(asked > 0);
    if (!faults.empty())
        qInfo("%d of %d%s", passed, asked, faults.c_str());
    QVERIFY2(passed * 100 >= demanded * asked, (std::to_string(passed) + " of " + std::to_string(asked)).c_str());
}

QTEST_APPLESS_MAIN(SanityTest)
#include "tst_sanity.moc"
