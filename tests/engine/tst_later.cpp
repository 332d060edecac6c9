#include "game/later.h"
#include "io/gamefile.h"
#include "orders/parser.h"
#include "orders/setup.h"
#include "testfiles.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// Correcting what was played: a position set up amid a game, and the way back and forth again.
class LaterTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Variant> m_variant;

    static void give(Game &game, const char *line)
    {
        const auto order = parseOrder(line, {&game.board(), &game.position(), game.position().phase.stage});
        QVERIFY2(order.ok(), line);
        game.setOrder({order->power, order->order});
    }

    static void play(Game &game, std::initializer_list<const char *> lines)
    {
        for (const char *line : lines)
            give(game, line);
        game.adjudicate();
    }

    /// A year in which Austria takes Serbia and Italy Tunis, and the orders of the next spring.
    Game played() const
    {
        Game game(m_variant);
        play(game, {"Austria: A Bud - Ser", "Italy: F Nap - ION", "Italy: A Rom - Apu"});
        play(game, {"Austria: A Vie - Gal", "Italy: A Apu - Tun via convoy", "Italy: F ION C A Apu - Tun"});
        play(game, {"Austria: Build A Bud", "Italy: Build F Nap"});
        give(game, "Austria: A Gal - Rum");
        give(game, "Italy: F Nap - TYS");
        return game;
    }

    RegionId at(const char *place) const { return m_variant->board->findRegion(place); }
    PowerId power(const char *name) const { return m_variant->board->findPower(name); }

    Game withMunichLost(const Game &game) const
    {
        Game repaired = game;
        Position position = game.position();
        if (takeUnit(game.board(), position, {at("Mun")}) != SetupFault::None)
            qFatal("nobody in Munich");
        repaired.setPosition(position);
        return repaired;
    }

    Game reread(const Game &game) const
    {
        SavedGame saved;
        saved.game = game;
        auto read = readGame(writeGame(saved), variantNamed);
        return read ? read.value().game : Game();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_variant = variantNamed("standard");
        QVERIFY(m_variant);
    }

    void aPositionSetUpKeepsWhatWasPlayed()
    {
        const Game before = played();
        Game game = withMunichLost(before);
        QCOMPARE(game.turnCount(), 3);
        QVERIFY(game.setUpAfter(3));
        QVERIFY(!unitIn(game.board(), game.position(), game.board().provinceOf(at("Mun")), Layer::Field).valid());
        QVERIFY(game.digest() != before.digest());
        play(game, {"Austria: A Gal - Rum"});
        QCOMPARE(game.turnCount(), 4);
        QCOMPARE(game.turn(3).before.units.size(), before.position().units.size() - 1);
        // The turn before ended as it was judged.
        QCOMPARE(game.turn(2).after, before.turn(2).after);
        // Back to where the last turn led, nothing was set up.
        Game same = before;
        same.setPosition(before.position());
        QVERIFY(!same.setUpAfter(3));
    }

    void aPositionSetUpIsInTheFile()
    {
        Game game = withMunichLost(played());
        QCOMPARE(reread(game).digest(), game.digest());
        QCOMPARE(reread(game).position(), game.position());
        play(game, {"Austria: A Gal - Rum"});
        const Game again = reread(game);
        QCOMPARE(again.turnCount(), 4);
        QCOMPARE(again.digest(), game.digest());
        QVERIFY(again.setUpAfter(3));
    }

    /// A program that does not know of it must say so; every other file it can read.
    void onlySuchAFileIsOfTheNewFormat()
    {
        SavedGame saved;
        saved.game = played();
        QVERIFY(writeGame(saved).find("\"format\": 1") != std::string::npos);
        saved.game = withMunichLost(played());
        QVERIFY(writeGame(saved).find("\"format\": 2") != std::string::npos);
        saved.game = played();
        stepBack(saved.game);
        QVERIFY(writeGame(saved).find("\"format\": 2") != std::string::npos);
    }

    void backAndUpToNowIsTheSameGame()
    {
        const Game before = played();
        Game game = before;
        stepBack(game);
        stepBack(game);
        QCOMPARE(game.turnCount(), 1);
        QCOMPARE(game.later().size(), std::size_t(2));
        QCOMPARE(game.orders().size(), before.turn(1).orders.size());
        QCOMPARE(reread(game).later(), game.later());
        QVERIFY(judgeUpToNow(game).empty());
        QCOMPARE(game.digest(), before.digest());
        QCOMPARE(game.orders(), before.orders());
        QVERIFY(game.later().empty());
    }

    void ordersOfLaterPhasesAreOfferedOneByOne()
    {
        const Game before = played();
        Game game = before;
        stepBack(game);
        stepBack(game);
        game.adjudicate();
        QVERIFY(offerLater(game).empty());
        QCOMPARE(game.position().phase, before.turn(2).before.phase);
        QCOMPARE(game.orders(), before.turn(2).orders);
        QCOMPARE(game.later().size(), std::size_t(1));
    }

    void whatNoLongerFitsIsTold()
    {
        Game game = played();
        stepBack(game);
        stepBack(game);
        give(game, "Italy: F ION - ADR"); // Tunis is not taken
        const std::vector<Misfit> misfits = judgeUpToNow(game);
        QCOMPARE(misfits.size(), std::size_t(2));
        QCOMPARE(misfits[0].kind, Misfit::Kind::TooMany); // nothing to build
        QCOMPARE(misfits[0].order.power, power("Italy"));
        QCOMPARE(misfits[1].kind, Misfit::Kind::NobodyThere); // so no fleet in Naples
        QCOMPARE(game.orders().size(), std::size_t(1));
        QCOMPARE(game.turnCount(), 3);
    }

    /// Nobody has ordered the retreat, so nobody may be disbanded for it.
    void stopsWhereAPhaseIsNew()
    {
        Game game = played();
        stepBack(game);
        stepBack(game);
        stepBack(game);
        give(game, "Austria: A Bud - Gal");
        give(game, "Russia: A War - Sil");
        judgeUpToNow(game);
        QVERIFY(game.later().empty());
        // A dislodgement in autumn 1901 that was none before.
        game = played();
        stepBack(game);
        stepBack(game);
        Position position = game.position();
        QCOMPARE(putUnit(game.board(), position, {power("Russia"), m_variant->board->findKind("A"), at("Rum")}),
                 SetupFault::None);
        QCOMPARE(putUnit(game.board(), position, {power("Russia"), m_variant->board->findKind("A"), at("Bul")}),
                 SetupFault::None);
        game.setPosition(position);
        give(game, "Russia: A Rum - Ser");
        give(game, "Russia: A Bul S A Rum - Ser");
        judgeUpToNow(game);
        QCOMPARE(game.position().phase.stage, Stage::Retreats);
        QCOMPARE(game.later().size(), std::size_t(2));
    }

    void aPositionSetUpLaterStandsAgain()
    {
        const Game before = withMunichLost(played());
        Game game = before;
        stepBack(game);
        stepBack(game);
        QCOMPARE(reread(game).later(), game.later());
        const std::vector<Misfit> told = judgeUpToNow(game);
        QCOMPARE(told.size(), std::size_t(1));
        QCOMPARE(told[0].kind, Misfit::Kind::SetUpAgain);
        QCOMPARE(game.digest(), before.digest());
    }
};

QTEST_APPLESS_MAIN(LaterTest)
#include "tst_later.moc"
