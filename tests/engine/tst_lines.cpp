#include "game/lines.h"
#include "io/gamefile.h"
#include "orders/parser.h"
#include "testfiles.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// Lines of play: a tree of games that never touch one another.
class LinesTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Variant> m_variant;

    static void give(Game &game, const char *line)
    {
        const auto order = parseOrder(line, {&game.board(), &game.position(), game.position().phase.stage});
        QVERIFY2(order.ok(), line);
        game.setOrder({order->power, order->order});
    }

    /// Two seasons of moves by Austria.
    Lines played() const
    {
        Game game(m_variant);
        give(game, "Austria: A Vie - Gal");
        game.adjudicate();
        give(game, "Austria: A Gal - Rum");
        game.adjudicate();
        return Lines(std::move(game));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_variant = variantNamed("standard");
        QVERIFY(m_variant);
    }

    void theFirstLineIsNeverTouched()
    {
        Lines lines = played();
        const std::uint64_t digest = lines.game().digest();
        lines.start(1, "to Ukraine");
        QCOMPARE(lines.count(), 2);
        QCOMPARE(lines.current(), 1);
        QCOMPARE(lines.game().turnCount(), 1);
        QCOMPARE(lines.game().orders().size(), std::size_t(1)); // to be changed
        give(lines.game(), "Austria: A Gal - Ukr");
        lines.game().adjudicate();
        QVERIFY(lines.game().digest() != digest);
        QCOMPARE(lines.at(0).game.digest(), digest);
        // Turns in common are the same object.
        QCOMPARE(&lines.at(0).game.turn(0), &lines.at(1).game.turn(0));
    }

    void promoting()
    {
        Lines lines = played();
        lines.start(1, "one"); // leaves the game after a turn
        lines.game().adjudicate();
        lines.start(2, "two"); // leaves "one" after two
        lines.game().adjudicate();
        const std::uint64_t digests[] = {lines.at(0).game.digest(), lines.at(1).game.digest(),
                                         lines.at(2).game.digest()};
        lines.promote(2);
        QCOMPARE(lines.current(), 0);
        QCOMPARE(lines.at(0).name, std::string("two"));
        QCOMPARE(lines.at(0).parent, -1);
        QCOMPARE(lines.at(0).game.digest(), digests[2]);
        // "one" leaves it after two turns, the old game leaves "one" after one.
        QCOMPARE(lines.at(1).name, std::string("one"));
        QCOMPARE(lines.at(1).parent, 0);
        QCOMPARE(lines.from(1), 2);
        QCOMPARE(lines.at(2).parent, 1);
        QCOMPARE(lines.from(2), 1);
        QCOMPARE(lines.at(2).game.digest(), digests[0]);
    }

    void removing()
    {
        Lines lines = played();
        lines.start(1, "one");
        lines.game().adjudicate();
        lines.start(2, "two");
        lines.remove(0); // the game itself stays
        QCOMPARE(lines.count(), 3);
        lines.remove(1);
        QCOMPARE(lines.count(), 2);
        QCOMPARE(lines.at(1).name, std::string("two"));
        QCOMPARE(lines.at(1).parent, 0);
        QCOMPARE(lines.from(1), 1);
        QCOMPARE(lines.current(), 1);
        lines.remove(1);
        QCOMPARE(lines.current(), 0);
    }

    void aParentMayGoOnOtherwise()
    {
        Lines lines = played();
        const Game before = lines.game().upTo(1);
        lines.start(2, "late");
        QCOMPARE(lines.from(1), 2);
        // The game is taken back behind the place where the line left it, and played on.
        lines.goTo(0);
        lines.game() = before;
        QCOMPARE(lines.from(1), 1);
        lines.game().adjudicate();
        lines.game().adjudicate();
        QCOMPARE(lines.from(1), 1);
        SavedGame saved;
        saved.lines = lines;
        saved.game = lines.at(0).game;
        const auto again = readGame(writeGame(saved), mapsFinder());
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        QCOMPARE(again->lines.at(1).game.digest(), lines.at(1).game.digest());
    }

    void throughAFile()
    {
        SavedGame saved;
        saved.lines = played();
        saved.lines.start(1, "to Ukraine");
        give(saved.lines.game(), "Austria: A Gal - Ukr");
        saved.lines.game().adjudicate();
        saved.lines.start(2, "and on");
        give(saved.lines.game(), "Austria: A Ukr - Mos");
        saved.lines.name(1, "Ukraine", "A bluff: Warsaw must stay.");
        saved.lines.goTo(1);
        saved.game = saved.lines.at(0).game;
        const auto again = readGame(writeGame(saved), mapsFinder());
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        const Lines &lines = again->lines;
        QCOMPARE(lines.count(), 3);
        QCOMPARE(lines.current(), 1);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(lines.at(i).game.digest(), saved.lines.at(i).game.digest());
            QCOMPARE(lines.at(i).game.orders().size(), saved.lines.at(i).game.orders().size());
            QCOMPARE(lines.at(i).parent, saved.lines.at(i).parent);
            QCOMPARE(lines.from(i), saved.lines.from(i));
        }
        QCOMPARE(lines.at(1).note, std::string("A bluff: Warsaw must stay."));
        QCOMPARE(again->game.digest(), saved.game.digest());
        QCOMPARE(writeGame(*again), writeGame(saved));
    }

    void damagedLinesAreFoundOut()
    {
        SavedGame saved;
        saved.lines = played();
        saved.lines.start(1, "to Ukraine");
        saved.lines.game().adjudicate();
        saved.game = saved.lines.at(0).game;
        const std::string whole = writeGame(saved);
        const auto faultOf = [&](const char *from, const char *to) {
            std::string bytes = whole;
            const std::size_t at = bytes.rfind(from);
            bytes.replace(at, std::string_view(from).size(), to);
            const auto read = readGame(bytes, mapsFinder());
            return read.ok() ? std::string() : read.error().text();
        };
        QVERIFY(faultOf("\"from\": 1", "\"from\": 7").find("from") != std::string::npos);
        QVERIFY(faultOf("\"parent\": 0", "\"parent\": 1").find("parent") != std::string::npos);
        QVERIFY(!faultOf("\"line\": 1", "\"line\": 2").empty());
        QVERIFY(!faultOf("A Gal", "A Boh").empty());
    }
};

QTEST_APPLESS_MAIN(LinesTest)
#include "tst_lines.moc"
