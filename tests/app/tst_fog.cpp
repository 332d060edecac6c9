#include "tabletest.h"

#include "document/outlook.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <set>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// A table under fog, without a widget: from whose seats the game is looked at, and that nobody's orders are lost.
class TestFog : public QObject, private TableTest {
    Q_OBJECT

private:
    /// The standard game under fog; `seats` in the order in which they are called.
    void beginFogged(GameDocument &document, std::initializer_list<const char *> seats,
                     std::map<std::string, std::string> settings = {}, Table::Mode mode = Table::Mode::Hotseat) const
    {
        const auto variant = m_library.find(u"standard"_s);
        settings["fog"] = "borders";
        Table table = Table::standard(*variant->board);
        table.mode = mode;
        table.seats.clear();
        for (const char *seat : seats)
            table.seats.push_back(variant->board->findPower(seat));
        document.newGame(variant, settings, table);
    }

    static QString unitsOf(const GameDocument &document)
    {
        QStringList units;
        for (const Unit &unit : document.game().position().units)
            units += QString::fromStdString(document.board().regionText(unit.region));
        return units.join(u' ');
    }

    static int ordersWritten(const GameDocument &document, const char *name)
    {
        return static_cast<int>(document.ordersOf(power(document, name)).size());
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aSeatIsToldWhatItSees()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        beginFogged(document, {"Austria", "Italy"});
        QCOMPARE(unitsOf(document), QString()); // nobody sits there yet
        QVERIFY(flow.take());
        QCOMPARE(unitsOf(document).split(u' ').size(), 4); // the own three, and whoever is in Venice
        QVERIFY(unitsOf(document).contains(u"Ven"_s));
        QCOMPARE(document.game().digest(), document.wholeGame().seenBy({power(document, "Austria")}).digest());
        QCOMPARE(document.wholeGame().position().units.size(), std::size_t(22));
        flow.seal();
        QCOMPARE(unitsOf(document), QString());
        QVERIFY(flow.take());
        QVERIFY(unitsOf(document).contains(u"Rom"_s));
        QVERIFY(!unitsOf(document).contains(u"Vie"_s)); // it borders on nothing of Italy's
    }

    void whoeverLooksHearsOfIt()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        beginFogged(document, {"Austria", "Italy"});
        QString shown;
        connect(&document, &GameDocument::changed, this, [&] { shown = unitsOf(document); });
        QVERIFY(flow.take());
        QVERIFY(shown.contains(u"Vie"_s));
        flow.handOver();
        QCOMPARE(shown, QString());
    }

    /// Whoever rewrites the own orders does not know of others, and none of these is lost.
    void ordersOfOthersStay()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        beginFogged(document, {"Austria", "Italy"});
        QVERIFY(flow.take());
        give(document, "Austria", "A Vie - Tyr");
        give(document, "Austria", "A Bud - Ser");
        flow.seal();
        QVERIFY(flow.take());
        QVERIFY(document.game().orders().empty());
        give(document, "Italy", "A Ven - Tyr"); // somebody else may go there as well
        give(document, "Italy", "F Nap - ION");
        QCOMPARE(document.game().orders().size(), std::size_t(2));
        const auto both = [&](int austria, int italy) {
            return ordersWritten(document, "Austria") == austria && ordersWritten(document, "Italy") == italy;
        };
        QVERIFY(both(2, 2));
        document.undo();
        QVERIFY(both(2, 1));
        document.redo();
        QVERIFY(both(2, 2));
        document.dropOrder(document.game().orders().front());
        QVERIFY(both(2, 1));
        document.clearOrders(power(document, "Italy"));
        QVERIFY(both(2, 0));
        document.undo();
        QVERIFY(both(2, 1));
        document.takeOrders(power(document, "Italy"), {document.game().orders().front()}, [] { return QString(); });
        QVERIFY(both(2, 1));
        flow.seal();
        QVERIFY(both(2, 1));
        flow.reveal();
        QCOMPARE(document.wholeGame().turn(0).orders.size(), std::size_t(3));
    }

    /// Where nothing is seen somebody may stand or not: an order to go there is possible, and nothing tells which.
    void ordersIntoFogAreLegal()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        beginFogged(document, {"Austria", "Russia"});
        QVERIFY(flow.take());
        give(document, "Austria", "A Vie - Gal");
        QVERIFY(document.legality(document.game().orders().front()).ok());
        const PowerId austria = power(document, "Austria");
        // A support of somebody unseen is refused whether or not somebody is there.
        const Position &all = document.wholeGame().position();
        const GivenOrder support{
            austria, parseOrder("A Bud S A War - Gal", {&document.board(), &all, all.phase.stage}).value().order};
        QVERIFY(!document.legality(support).ok());
        QVERIFY(outlook(document, austria).ofOrder(0) == nullptr);
    }

    /// What was worked out on what is seen is told as such, and only where fog lies.
    void promisesHoldAsFarAsIsSeen()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        beginFogged(document, {"Austria", "Russia"});
        QVERIFY(flow.take());
        QCOMPARE(asFarAsSeen(document, u"Proved."_s), u"Proved. This holds as far as you see."_s);
        beginFogged(document, {"Austria", "Russia"}, {}, Table::Mode::Gm);
        QCOMPARE(asFarAsSeen(document, u"Proved."_s), u"Proved."_s);
    }

    /// That nobody stands in a place is said of places that are seen.
    void nobodyIsAbsentInFog()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        beginFogged(document, {"Austria", "Russia"});
        QVERIFY(flow.take());
        const RefusalContext context = refusalContext(document, {power(document, "Austria"), {}});
        const auto said = [&](Refusal refusal, const char *place) {
            return refusalSentence(context, {refusal, document.board().findProvince(place)});
        };
        QCOMPARE(said(Refusal::NoUnit, "Par"), u"You see no unit in Paris: fog lies on it."_s);
        QCOMPARE(said(Refusal::NothingToSupport, "Sev"), u"You see no unit in Sevastopol: fog lies on it."_s);
        QCOMPARE(said(Refusal::CannotBeConvoyed, "Lon"), u"You see no unit in London: fog lies on it."_s);
        QCOMPARE(said(Refusal::NoUnit, "Ser"), u"There is no unit in Serbia."_s);
        const Position &position = document.game().position();
        const GivenOrder convoyed{
            context.power,
            parseOrder("A Tri - Nap", {&document.board(), &position, position.phase.stage}).value().order};
        QCOMPARE(refusalSentence(refusalContext(document, convoyed),
                                 {Refusal::NoConvoyPossible, document.board().findProvince("Nap")}),
                 u"You see no chain of fleets from Trieste to Naples."_s);
    }

    /// Nobody looks at what a phase brought together with others. Each seat begins with it, once.
    void eachLooksFromTheOwnSeat()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        beginFogged(document, {"Austria", "Turkey"});
        QVERIFY(flow.take());
        give(document, "Austria", "A Bud - Ser");
        flow.seal();
        QVERIFY(flow.take());
        give(document, "Turkey", "A Con - Bul");
        flow.seal();
        std::set<Step> steps;
        connect(&flow, &TableFlow::changed, this, [&] { steps.insert(flow.step()); });
        flow.reveal();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), power(document, "Austria"));
        QVERIFY(steps.count(Step::Results) == 0);
        QVERIFY(document.viewsPresent());
        QCOMPARE(document.game().turnCount(), 1);
        QVERIFY(document.turn(0).results.empty() && document.turn(0).orders.empty());
        QVERIFY(flow.can(Act::TakeBack));
        QVERIFY(flow.take());
        QCOMPARE(document.viewedTurn(), 0);
        std::set<PowerId> told;
        for (const OrderResult &result : document.turn(0).results)
            told.insert(result.power);
        QVERIFY(told == (std::set{power(document, "Austria"), power(document, "Turkey"), power(document, "Italy")}));
        flow.handOver(power(document, "Turkey"));
        QVERIFY(document.viewsPresent());
        QVERIFY(flow.take());
        QCOMPARE(document.viewedTurn(), 0);
        flow.handOver(power(document, "Austria"));
        QVERIFY(flow.take());
        QVERIFY(document.viewsPresent());
    }

    /// One person's powers see what they see together.
    void onePersonsPowersLookTogether()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        beginFogged(document, {"Austria", "Turkey", "Italy"});
        document.setPlayer(power(document, "Austria"), u"Ada"_s);
        document.setPlayer(power(document, "Turkey"), u"Ada"_s);
        QVERIFY(flow.take());
        QVERIFY(unitsOf(document).contains(u"Vie"_s) && unitsOf(document).contains(u"Con"_s));
        QVERIFY(!unitsOf(document).contains(u"Rom"_s));
        give(document, "Austria", "A Vie - Gal");
        flow.turnTo(power(document, "Turkey"));
        QCOMPARE(document.game().orders().size(), std::size_t(1));
        // A power whose PIN has not been given is not looked from.
        document.setPin(power(document, "Austria"), u"1234"_s);
        flow.handOver(power(document, "Italy"));
        flow.handOver(power(document, "Turkey"));
        QVERIFY(flow.take());
        QVERIFY(!unitsOf(document).contains(u"Vie"_s));
    }

    /// Alone against computers nobody is there to hide anything from, but what the computers see stays hidden.
    void aloneAgainstComputers()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        beginFogged(document, {"Austria", "Italy"});
        document.seatComputer(power(document, "Italy"), "easy", false);
        QVERIFY(flow.isAlone());
        flow.take();
        flow.seal();
        document.sealFor(power(document, "Italy"), {});
        QCOMPARE(flow.step(), Step::Results);
        QCOMPARE(document.viewedTurn(), 0);
        QCOMPARE(unitsOf(document).split(u' ').size(), 4);
        QCOMPARE(document.turn(0).results.size(), std::size_t(4));
    }

    void theEndShowsAll()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        beginFogged(document, {"Austria", "Italy"}, {{"lastSeason", "S1901"}});
        QVERIFY(document.isFogged());
        flow.sealAll();
        flow.reveal();
        QCOMPARE(flow.step(), Step::Over);
        QVERIFY(!document.isFogged());
        QCOMPARE(document.game().position().units.size(), std::size_t(22));
        QCOMPARE(document.turn(0).results.size(), std::size_t(22));
    }

    void aGameMasterSeesAll()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        beginFogged(document, {"Austria", "Italy"}, {}, Table::Mode::Gm);
        QVERIFY(!document.isFogged());
        QCOMPARE(document.game().position().units.size(), std::size_t(22));
    }

    /// What a glance sees nobody at the table hears of.
    void aGlanceLeavesNothing()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        beginFogged(document, {"Austria", "Italy"});
        QVERIFY(flow.take());
        const QString own = unitsOf(document);
        QSignalSpy told(&document, &GameDocument::changed);
        {
            const GameDocument::Glance glance(document, {power(document, "Italy")});
            QVERIFY(unitsOf(document).contains(u"Rom"_s));
        }
        QCOMPARE(unitsOf(document), own);
        QCOMPARE(told.size(), 0);
    }

    /// Whoever holds a position of the game goes on doing so while orders are written.
    void positionsStayWhereTheyAre()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        beginFogged(document, {"Austria", "Italy"});
        QVERIFY(flow.take());
        const Position *const before = &document.game().position();
        give(document, "Austria", "A Vie - Gal");
        QCOMPARE(&document.game().position(), before);
        QCOMPARE(document.game().orders().size(), std::size_t(1));
    }

    /// The file holds the whole game, whoever looks.
    void theFileHoldsAll()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        beginFogged(document, {"Austria", "Italy"});
        QVERIFY(flow.take());
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.entente"_s);
        QVERIFY(document.save(path).ok());
        GameDocument read(m_library.finder());
        QVERIFY(read.load(path).ok());
        QCOMPARE(read.wholeGame().position().units.size(), std::size_t(22));
    }
};

QTEST_GUILESS_MAIN(TestFog)
#include "tst_fog.moc"
