#include "testfiles.h"

#include "game/tally.h"
#include "orders/parser.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// What charts and final tables count.
class TallyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startAndEveryTurn();
    void yearsEndAtTheirLastPhase();

private:
    static Game played();
};

Game TallyTest::played()
{
    Game game(standardVariant());
    const auto give = [&](const char *power, const char *text) {
        const auto parsed = parseOrder(text, {&game.board(), &game.position(), game.position().phase.stage});
        if (!parsed)
            qFatal("%s", describe(parsed.error()).text().c_str());
        game.setOrder({game.board().findPower(power), parsed->order});
    };
    give("Turkey", "A Con - Bul");
    game.adjudicate(); // spring
    give("Turkey", "A Bul H");
    game.adjudicate(); // autumn: Bulgaria is Turkish
    give("Turkey", "Build A Con");
    game.adjudicate(); // winter
    game.adjudicate(); // spring 1902
    return game;
}

void TallyTest::startAndEveryTurn()
{
    const Game game = played();
    const std::vector<Tally> all = talliesOf(game);
    const auto turkey = static_cast<std::size_t>(game.board().findPower("Turkey").index());
    QCOMPARE(all.size(), std::size_t(5));
    QCOMPARE(all[0].centres[turkey], 3);
    QCOMPARE(all[1].centres[turkey], 3);
    QCOMPARE(all[2].centres[turkey], 4);
    QCOMPARE(all[2].units[turkey], 3);
    QCOMPARE(all[3].units[turkey], 4);
    QCOMPARE(phaseText(all[3].phase), std::string("W1901A"));
}

void TallyTest::yearsEndAtTheirLastPhase()
{
    const std::vector<Tally> years = yearsOf(played());
    QCOMPARE(years.size(), std::size_t(3));
    QCOMPARE(phaseText(years[0].phase), std::string("S1901M"));
    QCOMPARE(phaseText(years[1].phase), std::string("W1901A"));
    QCOMPARE(phaseText(years[2].phase), std::string("S1902M"));
}

QTEST_GUILESS_MAIN(TallyTest)
#include "tst_tally.moc"
