#include "game/openings.h"
#include "game/summary.h"
#include "io/variantreader.h"
#include "orders/notation.h"
#include "orders/parser.h"
#include "projectfile.h"
#include "testfiles.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace entente;
using namespace entente::test;

/// Names of openings: `openings.json` beside a variant.
class OpeningsTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Variant> m_variant;

    static void give(Game &game, const std::string &line)
    {
        const auto order = parseOrder(line, {&game.board(), &game.position(), Stage::Moves});
        QVERIFY2(order.ok(), line.c_str());
        game.setOrder({order->power, order->order});
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto read =
            readVariant(readTestFile("maps/standard/variant.json"), readTestFile("maps/standard/openings.json"));
        QVERIFY(read.ok());
        m_variant = *read;
        QVERIFY(m_variant->openings.size() > 50);
    }

    /// Each order is one of the power's own at the start, in the notation by which openings are told apart; no two
    /// openings are the same; each is named for itself; each has a German name.
    void theFilesAreRight_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString &id : QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            if (QFile::exists(projectFile("maps/") + id + QStringLiteral("/openings.json")))
                QTest::newRow(qPrintable(id)) << id;
        }
    }
    void theFilesAreRight()
    {
        QFETCH(const QString, id);
        const std::string folder = "maps/" + id.toStdString();
        const auto variant =
            readVariant(readTestFile(folder + "/variant.json"), readTestFile(folder + "/openings.json"));
        QVERIFY2(variant.ok(), variant.ok() ? "" : variant.error().front().text().c_str());
        const Game game(*variant);
        std::set<std::pair<std::string, std::set<std::string>>> seen;
        for (const Opening &opening : (*variant)->openings) {
            Game played = game;
            for (const std::string &order : opening.orders) {
                const auto read =
                    parseOrder(opening.power + ": " + order, {&game.board(), &game.position(), Stage::Moves});
                QVERIFY2(read.ok(), (opening.name + ": " + order).c_str());
                QCOMPARE(QString::fromStdString(orderText(game.board(), read->order)), QString::fromStdString(order));
                played.setOrder({read->power, read->order});
            }
            played.adjudicate();
            for (const OrderResult &result : played.turn(0).results)
                QVERIFY2(!result.given || result.why.refusal == Refusal::None, opening.name.c_str());
            const PowerId power = game.board().findPower(opening.power);
            QVERIFY2(openingPlayed(played, 0, power) == &opening, opening.name.c_str());
            QVERIFY2(seen.emplace(opening.power, std::set(opening.orders.begin(), opening.orders.end())).second,
                     opening.name.c_str());
            QCOMPARE(opening.names.size(), std::size_t(1));
            QCOMPARE(opening.names.front().first, std::string("de"));
        }
    }

    /// Powers that a file does not name open as in another variant; what that one alone has is passed over.
    void likeAnother()
    {
        const std::string standard = readTestFile("maps/standard/openings.json");
        const std::string own = readTestFile("maps/fleet-rome/openings.json");
        QCOMPARE(openingsLike(own), std::string("standard"));
        QCOMPARE(openingsLike(standard), std::string());
        QCOMPARE(openingsLike(R"({"like": "../standard"})"), std::string());
        const auto read = readVariant(readTestFile("maps/fleet-rome/variant.json"), own, standard);
        QVERIFY(read.ok());
        const auto countOf = [](const Variant &variant, const char *power) {
            return std::count_if(variant.openings.begin(), variant.openings.end(),
                                 [&](const Opening &opening) { return opening.power == power; });
        };
        QCOMPARE(countOf(**read, "England"), countOf(*m_variant, "England"));
        QCOMPARE(countOf(**read, "Italy"), 8);
        const auto smaller = readVariant(readTestFile("maps/western-front/variant.json"), {}, standard);
        QVERIFY(smaller.ok());
        QVERIFY(countOf(**smaller, "France") > 0 && countOf(**smaller, "Turkey") == 0);
    }

    /// The most particular name wins; what is ordered later, or from another position, has none.
    void played()
    {
        Game game(m_variant);
        for (const char *line : {"England: F Lon - NTH", "England: F Edi - NWG", "England: A Lvp - Wal",
                                 "Germany: F Kie - Den", "Germany: A Ber - Kie", "Germany: A Mun - Ruh"})
            give(game, line);
        game.adjudicate();
        const auto name = [&](const char *power) {
            const Opening *opening = openingPlayed(game, 0, game.board().findPower(power));
            return opening ? QString::fromStdString(opening->name) : QString();
        };
        QCOMPARE(name("England"), QStringLiteral("Northern Opening"));
        QCOMPARE(name("Germany"), QStringLiteral("Blitzkrieg Opening"));
        QCOMPARE(name("France"), QString());
        const GameSummary summary = summaryOf(game);
        QCOMPARE(summary.openingNames.at(1).name, std::string("Northern Opening"));
        give(game, "England: F NTH - Nwy");
        game.adjudicate();
        QVERIFY(!openingPlayed(game, 1, game.board().findPower("England")));
        Position other = m_variant->start;
        std::erase_if(other.units, [&](const Unit &unit) { return unit.region == game.board().findRegion("Lvp"); });
        game.setStart(other);
        give(game, "England: F Lon - NTH");
        give(game, "England: F Edi - NWG");
        game.adjudicate();
        QVERIFY(!openingPlayed(game, 0, game.board().findPower("England")));
    }

    /// Under fog a seat knows its own opening and those of powers that lie before its eyes as a whole.
    void underFog()
    {
        Game game(m_variant, {{"fog", "borders"}});
        for (const char *line : {"Austria: F Tri - Alb", "Austria: A Bud - Ser", "Austria: A Vie - Gal",
                                 "Italy: A Ven H", "Italy: A Rom - Apu", "Italy: F Nap - ION"})
            give(game, line);
        game.adjudicate();
        const auto name = [](const Game &seen, const char *power) {
            const Opening *opening = openingPlayed(seen, 0, seen.board().findPower(power));
            return opening ? QString::fromStdString(opening->name) : QString();
        };
        const QString gambit = QStringLiteral("Balkan Gambit, Galicia variation");
        QCOMPARE(name(game, "Austria"), gambit);
        QVERIFY(!name(game, "Italy").isEmpty());
        const Game austria = game.seenBy({game.board().findPower("Austria")});
        QCOMPARE(name(austria, "Austria"), gambit);
        QVERIFY2(name(austria, "Italy").isEmpty(), "its seat sees Venice alone");
        const Game italy = game.seenBy({game.board().findPower("Italy")});
        QVERIFY(name(italy, "Austria").isEmpty());
        QCOMPARE(name(italy, "Italy"), name(game, "Italy"));
    }

    void faultsAreTold_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("no json") << "{";
        QTest::newRow("a power that is not there") << R"({"Spain": []})";
        QTest::newRow("a member that is not known") << R"({"Italy": [{"name": "X", "orders": [], "colour": 1}]})";
        QTest::newRow("no name") << R"({"Italy": [{"orders": ["A Ven H"]}]})";
        QTest::newRow("no list") << R"({"Italy": {"name": "X"}})";
    }
    void faultsAreTold()
    {
        QFETCH(QString, text);
        const auto read = readVariant(readTestFile("maps/standard/variant.json"), text.toStdString());
        QVERIFY(!read.ok() && !read.error().empty());
    }
};

QTEST_APPLESS_MAIN(OpeningsTest)
#include "tst_openings.moc"
