#include "game/lines.h"
#include "game/summary.h"
#include "io/gamefile.h"
#include "orders/parser.h"
#include "testfiles.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// Games that end with a season which their table chose.
class LastSeasonTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Variant> m_variant;

    /// Everybody stays until the game ends, or that many phases have been played.
    static void play(Game &game, int most = 40)
    {
        while (!game.isOver() && most-- > 0)
            game.adjudicate();
    }

    static bool endedByIt(const Game &game)
    {
        return game.isOver() && game.agreed() && game.agreed()->kind == Ending::Kind::LastSeason;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_variant = variantNamed("standard");
        QVERIFY(m_variant);
    }

    /// The last phase played is one of that season, and nothing of it is left.
    void endsBehindItsSeason_data()
    {
        QTest::addColumn<QString>("last");
        QTest::addColumn<QString>("played");
        QTest::newRow("autumn") << "F1903"
                                << "F1903M";
        QTest::newRow("spring") << "S1903"
                                << "S1903M";
        QTest::newRow("a season that the calendar has not") << "U1903"
                                                            << "S1903M";
        QTest::newRow("winter, with its builds") << "W1901"
                                                 << "F1901M";
    }
    void endsBehindItsSeason()
    {
        QFETCH(QString, last);
        QFETCH(QString, played);
        Game game(m_variant, {{"lastSeason", last.toStdString()}});
        play(game);
        QVERIFY(endedByIt(game));
        QCOMPARE(QString::fromStdString(phaseText(game.turn(game.turnCount() - 1).before.phase)), played);
        QCOMPARE(game.agreed()->powers.size(), std::size_t(7));
        QVERIFY(!game.winner().valid());
        QCOMPARE(summaryOf(game).drawn.size(), std::size_t(7));
    }

    /// Its retreats are played, its builds are not.
    void retreatsAreOfTheSeason()
    {
        Game game(m_variant, {{"lastSeason", "F1901"}});
        Position start = m_variant->start;
        start.phase.season = Season::Autumn;
        const Board &board = *m_variant->board;
        const auto unit = [&](const char *power, const char *kind, const char *region) {
            return Unit{board.findPower(power), board.findKind(kind), board.findRegion(region)};
        };
        start.units = {unit("Austria", "A", "Tyr"), unit("Austria", "A", "Vie"), unit("Germany", "A", "Boh")};
        game.setStart(start);
        for (const char *line : {"Austria: A Tyr - Boh", "Austria: A Vie S A Tyr - Boh"}) {
            const auto order = parseOrder(line, {&game.board(), &game.position(), Stage::Moves});
            QVERIFY2(order.ok(), line);
            game.setOrder({order->power, order->order});
        }
        game.adjudicate();
        QVERIFY(!game.isOver());
        QCOMPARE(game.position().phase.stage, Stage::Retreats);
        game.adjudicate();
        QVERIFY(endedByIt(game));
    }

    void whoWinsBeforeHasWon()
    {
        Game game(m_variant, {{"lastSeason", "F1901"}, {"victoryCentres", "4"}});
        play(game);
        QCOMPARE(game.winner(), m_variant->board->findPower("Russia"));
        QVERIFY(!game.agreed());
    }

    void itCanBePlayedOn()
    {
        Game game(m_variant, {{"lastSeason", "F1901"}});
        play(game);
        QVERIFY(game.canPlayOn());
        game.playOn();
        QVERIFY(!game.isOver());
        play(game, 10);
        QVERIFY(!game.isOver()); // it ends once
        QVERIFY(!game.canPlayOn());
        QVERIFY(game.upTo(1).agreed() == std::nullopt);
    }

    /// A file keeps the season and that it is over; one that a table has gone on with opens as it stood.
    void inAFile()
    {
        for (const int phases : {1, 2, 5}) {
            Game game(m_variant, {{"lastSeason", "F1901"}});
            play(game, phases);
            if (phases == 5) {
                game.playOn();
                game.adjudicate();
            }
            SavedGame saved;
            saved.game = game;
            const auto read = readGame(writeGame(saved), [this](std::string_view) { return m_variant; });
            QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
            QCOMPARE(read->game.digest(), game.digest());
            QCOMPARE(read->game.settings().at("lastSeason"), std::string("F1901"));
            QCOMPARE(read->game.isOver(), phases == 2);
        }
    }

    void settings()
    {
        Rulebook rules;
        QCOMPARE(settingValue(rules, "lastSeason"), std::string("none"));
        for (const char *good : {"F1907", "S1901", "W3", "none"}) {
            QVERIFY2(applySetting(rules, "lastSeason", good), good);
            QCOMPARE(settingValue(rules, "lastSeason"), std::string(good));
        }
        for (const char *bad : {"", "1907", "F1907M", "F", "Q1907", "F-1", "autumn 1907", "F99999999999"})
            QVERIFY2(!applySetting(rules, "lastSeason", bad), bad);
        // An edition says nothing of when a game ends.
        QVERIFY(applySetting(rules, "lastSeason", "F1907") && applySetting(rules, "victoryCentres", "20"));
        QVERIFY(applySetting(rules, "edition", "1971"));
        QCOMPARE(settingValue(rules, "lastSeason"), std::string("F1907"));
        QCOMPARE(rules.victoryCentres, 20);
    }
};

QTEST_APPLESS_MAIN(LastSeasonTest)
#include "tst_lastseason.moc"
