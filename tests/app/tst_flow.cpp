#include "document/variants.h"
#include "flow/tableclock.h"
#include "flow/thinker.h"
#include "flow/tableflow.h"
#include "orders/parser.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// The table's steps, without a widget.
class TestFlow : public QObject {
    Q_OBJECT

private:
    VariantLibrary m_library{QStringList{QStringLiteral(ENTENTE_MAPS_DIR)}};

    void begin(GameDocument &document, Table::Mode mode, std::initializer_list<const char *> seats = {}) const
    {
        const std::shared_ptr<const Variant> variant = m_library.find(u"standard"_s);
        Table table = Table::standard(*variant->board);
        table.mode = mode;
        if (seats.size()) {
            table.seats.clear();
            for (const char *seat : seats)
                table.seats.push_back(variant->board->findPower(seat));
        }
        document.newGame(variant, {}, table);
    }

    static PowerId power(const GameDocument &document, const char *name) { return document.board().findPower(name); }

    static void give(GameDocument &document, const char *name, const char *text)
    {
        const Position &position = document.game().position();
        document.setOrder(power(document, name),
                          parseOrder(text, {&document.board(), &position, position.phase.stage}).value().order);
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyStepHasAWayOn()
    {
        // Without rows that lead out of a step a game would be stuck in it.
        for (const Step step : {Step::Covered, Step::Writing, Step::AllSealed, Step::Open, Step::Results}) {
            bool out = false;
            for (const Transition &row : transitions())
                out = out || (row.from == step && row.to != step);
            QVERIFY(out);
        }
        TableFacts facts;
        QCOMPARE(stepAfter(Step::Covered, Act::Seal, facts), Step::Covered);
        QVERIFY(!isOpen(Step::Covered, Act::Seal, facts));
        QVERIFY(isOpen(Step::Covered, Act::Take, facts));
        facts.over = true;
        QCOMPARE(stepAfter(Step::AllSealed, Act::Reveal, facts), Step::Over);
    }

    void roundTheTable()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        QCOMPARE(flow.step(), Step::None);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        QCOMPARE(flow.step(), Step::Covered); // the first player too sits down behind the curtain
        QCOMPARE(flow.seat(), power(document, "Turkey"));
        flow.take();
        QCOMPARE(flow.step(), Step::Writing);
        flow.seal();
        QCOMPARE(flow.step(), Step::Covered);
        QVERIFY(flow.isCovered());
        QCOMPARE(flow.seat(), power(document, "Austria"));
        flow.take();
        QCOMPARE(flow.step(), Step::Writing);
        flow.seal();
        flow.take();
        flow.seal();
        QCOMPARE(flow.step(), Step::AllSealed);
        // changed my mind
        flow.reopen(power(document, "Austria"));
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), power(document, "Austria"));
        flow.take();
        give(document, "Austria", "A Vie - Gal");
        flow.seal();
        QCOMPARE(flow.step(), Step::AllSealed);
        flow.reveal();
        QCOMPARE(flow.step(), Step::Results);
        QCOMPARE(document.game().turnCount(), 1);
        QVERIFY(!flow.can(Act::Reopen));
        flow.reopen(power(document, "Austria"));
        QCOMPARE(flow.step(), Step::Results);
        flow.next();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), power(document, "Turkey"));
    }

    void onePersonWithTwoPowersStaysAtTheKeyboard()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        document.setPlayer(power(document, "Turkey"), u"Ada"_s);
        document.setPlayer(power(document, "Austria"), u"Ada"_s);
        document.setPlayer(power(document, "Italy"), u"Ben"_s);
        flow.take();
        flow.seal();
        QCOMPARE(flow.step(), Step::Writing);
        QCOMPARE(flow.seat(), power(document, "Austria"));
        flow.seal();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), power(document, "Italy"));
    }

    void onePersonTurnsFromPowerToPower()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        document.setPlayer(power(document, "Turkey"), u"Ada"_s);
        document.setPlayer(power(document, "Italy"), u"Ada"_s);
        flow.take();
        QCOMPARE(flow.hand(), (std::vector{power(document, "Turkey"), power(document, "Italy")}));
        QVERIFY(flow.isAtHand(power(document, "Italy")));
        QVERIFY(!flow.isAtHand(power(document, "Austria")));
        flow.turnTo(power(document, "Italy"));
        QCOMPARE(flow.step(), Step::Writing);
        QCOMPARE(flow.seat(), power(document, "Italy"));
        flow.turnTo(power(document, "Austria")); // somebody else's
        QCOMPARE(flow.seat(), power(document, "Italy"));
        flow.seal();
        QCOMPARE(flow.seat(), power(document, "Turkey"));
        flow.turnTo(power(document, "Italy")); // it is open again, and its player knows
        QVERIFY(!document.table().isSealed(power(document, "Italy")));
        QCOMPARE(document.table().timesReopened(power(document, "Italy")), 0);
        flow.seal();
        flow.seal();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), power(document, "Austria"));
        QVERIFY(flow.hand().empty());
        flow.handOver(
            power(document, "Turkey")); // another sitting: whoever it is opens sealed orders, and that is told
        flow.take();
        flow.turnTo(power(document, "Italy"));
        QCOMPARE(document.table().timesReopened(power(document, "Italy")), 1);
    }

    void aPinHoldsBetweenTwoPowersOfOneName()
    {
        // Whoever sits down at Ada's seat without a PIN has not shown to be Ada.
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        document.setPlayer(power(document, "Turkey"), u"Ada"_s);
        document.setPlayer(power(document, "Austria"), u"Ada"_s);
        QVERIFY(document.setPin(power(document, "Austria"), u"1234"_s));
        flow.take();
        QVERIFY(!flow.isAtHand(power(document, "Austria")));
        flow.turnTo(power(document, "Austria"));
        QCOMPARE(flow.step(), Step::Covered);
        QVERIFY(flow.takeSeat(power(document, "Turkey")));
        flow.seal();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), power(document, "Austria"));
        QVERIFY(!flow.take(u"4321"_s));
        QVERIFY(flow.take(u"1234"_s));
        QVERIFY(flow.isAtHand(power(document, "Turkey")));
        flow.handOver(power(document, "Italy"));
        QVERIFY(!flow.isAtHand(power(document, "Austria")));
        flow.handOver(power(document, "Turkey"));
        flow.take();
        QVERIFY(!flow.isAtHand(power(document, "Austria"))); // known from before, to whoever sat here then
    }

    void onePinForAllPowersOfOnePerson()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        for (const char *name : {"Turkey", "Austria"}) {
            document.setPlayer(power(document, name), u"Ada"_s);
            QVERIFY(document.setPin(power(document, name), u"1234"_s));
        }
        QVERIFY(flow.take(u"1234"_s));
        QVERIFY(flow.isAtHand(power(document, "Austria")));
        flow.seal();
        QCOMPARE(flow.step(), Step::Writing);
        QCOMPARE(flow.seat(), power(document, "Austria"));
    }

    void aReopenedSeatMayStaySealed()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria"});
        flow.take();
        flow.seal();
        flow.take();
        flow.seal();
        QCOMPARE(flow.step(), Step::AllSealed);
        flow.reopen(power(document, "Turkey"));
        QVERIFY(document.table().isSealed(power(document, "Turkey")));
        flow.leaveSealed();
        QCOMPARE(flow.step(), Step::AllSealed);
    }

    void aPinGuardsTheSeat()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"game.entente"_s);
        {
            GameDocument document(m_library.finder());
            TableFlow flow(document);
            begin(document, Table::Mode::Hotseat, {"Turkey", "Austria"});
            flow.take();
            QVERIFY(document.setPin(power(document, "Turkey"), u"pasha"_s));
            give(document, "Turkey", "A Con - Bul");
            flow.seal();
            flow.take();
            flow.seal();
            QCOMPARE(flow.step(), Step::AllSealed);
            flow.reopen(power(document, "Turkey"));
            QVERIFY(!flow.take(u"vizier"_s));
            QCOMPARE(flow.step(), Step::Covered);
            QVERIFY(document.table().isSealed(power(document, "Turkey")));
            flow.leaveSealed();
            QVERIFY(document.save(path).ok());
        }
        // Opened anew the orders wait for their PIN, and nothing can be revealed without them.
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        QVERIFY(document.load(path).ok());
        QVERIFY(document.remark().isEmpty());
        QCOMPARE(document.ordersGiven(power(document, "Turkey")), 0);
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), power(document, "Turkey"));
        QVERIFY(flow.waitsForPin());
        QVERIFY(!flow.can(Act::Reveal));
        QVERIFY(!flow.can(Act::RevealEarly));
        // Saved again without the PIN, they are still there.
        QVERIFY(document.save(path).ok());
        QVERIFY(!flow.take(u"vizier"_s));
        QVERIFY(flow.take(u"pasha"_s));
        // The PIN gives them back, and they are sealed as they were.
        QCOMPARE(document.ordersGiven(power(document, "Turkey")), 1);
        QCOMPARE(document.table().timesReopened(power(document, "Turkey")), 0);
        QCOMPARE(flow.step(), Step::AllSealed);
        QVERIFY(flow.can(Act::Reveal));
        GameDocument third(m_library.finder());
        TableFlow thirdFlow(third);
        QVERIFY(third.load(path).ok());
        QVERIFY(thirdFlow.take(u"pasha"_s));
        QCOMPARE(third.ordersGiven(power(third, "Turkey")), 1);
    }

    void clocks()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        TableClock clock(document, flow);
        QStringList rung;
        connect(&clock, &TableClock::ended, this,
                [&](TableClock::Kind kind) { rung += kind == TableClock::Kind::Talk ? u"talk"_s : u"seat"_s; });
        const std::shared_ptr<const Variant> variant = m_library.find(u"standard"_s);
        Table table = Table::standard(*variant->board);
        table.seats = {variant->board->findPower("Turkey"), variant->board->findPower("Austria")};
        table.clock = {60, 30, true};
        document.newGame(variant, {}, table);
        // First they talk; who takes the seat ends it.
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(clock.kind(), TableClock::Kind::Talk);
        QCOMPARE(clock.text(), u"1:00"_s);
        clock.advance(61000);
        QCOMPARE(clock.text(), u"+0:01"_s);
        QCOMPARE(rung, QStringList{u"talk"_s});
        QCOMPARE(flow.step(), Step::Covered);
        flow.take();
        QCOMPARE(clock.kind(), TableClock::Kind::Seat);
        clock.advance(10500);
        QCOMPARE(clock.text(), u"0:20"_s);
        clock.setStopped(true);
        clock.advance(60000);
        QCOMPARE(clock.text(), u"0:20"_s);
        clock.setStopped(false);
        // Time at the keyboard is kept for each seat and phase.
        flow.handOver(power(document, "Austria"));
        QCOMPARE(clock.kind(), TableClock::Kind::None);
        flow.take();
        QCOMPARE(clock.text(), u"0:30"_s);
        flow.handOver(power(document, "Turkey"));
        flow.take();
        QCOMPARE(clock.text(), u"0:20"_s);
        give(document, "Turkey", "A Con - Bul");
        clock.advance(20000);
        QVERIFY(document.table().isSealed(power(document, "Turkey")));
        QCOMPARE(rung, (QStringList{u"talk"_s, u"seat"_s}));
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(document.ordersGiven(power(document, "Turkey")), 1);
        flow.take();
        flow.seal();
        flow.reveal();
        QCOMPARE(clock.kind(), TableClock::Kind::None);
        flow.next();
        QCOMPARE(clock.text(), u"1:00"_s); // another phase of moves
    }

    /// Whatever lies on the stack is of whoever sits there now.
    void undoBelongsToTheSitting()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England", "France"});
        const PowerId austria = power(document, "Austria");
        const PowerId england = power(document, "England");
        const auto nothingLeft = [&] {
            return !document.canUndo() && !document.canRedo() && document.undoStack()->count() == 0;
        };
        QVERIFY(nothingLeft());
        flow.take();
        give(document, "Austria", "A Vie - Gal");
        give(document, "Austria", "A Bud - Ser");
        document.undo();
        QVERIFY(document.canUndo() && document.canRedo());
        // Without sealing, and back again.
        flow.handOver();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), england);
        QVERIFY(nothingLeft());
        document.undo();
        document.redo();
        document.goToStep(1);
        QCOMPARE(document.ordersGiven(austria), 1);
        flow.take();
        QVERIFY(nothingLeft());
        give(document, "England", "F Lon - NTH");
        document.undo();
        QVERIFY(!document.canUndo() && document.canRedo());
        flow.seal();
        QVERIFY(nothingLeft());
        flow.handOver(austria);
        flow.take();
        QVERIFY(nothingLeft());
        document.redo();
        QCOMPARE(document.ordersGiven(austria), 1);
        QCOMPARE(document.ordersGiven(england), 0);
        flow.seal();
        flow.take();
        flow.seal();
        QVERIFY(nothingLeft());
        // A seat that is opened again begins anew as well.
        flow.reopen(austria);
        QVERIFY(nothingLeft());
        flow.take();
        QVERIFY(nothingLeft());
        document.undo();
        QCOMPARE(document.ordersGiven(austria), 1);
    }

    /// The unsaved game stays unsaved when its changes are forgotten.
    void whatIsForgottenIsStillUnsaved()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        flow.take();
        QVERIFY(!document.isModified());
        give(document, "Austria", "A Vie - Gal");
        flow.seal();
        QVERIFY(document.isModified());
    }

    void theRevealIsFinal()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"game.entente"_s);
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        flow.take();
        give(document, "Austria", "A Vie - Gal");
        flow.seal();
        flow.take();
        QVERIFY(!flow.can(Act::Reveal)); // never out of a seat
        QVERIFY(!flow.can(Act::RevealEarly));
        QVERIFY(!flow.can(Act::TakeBack));
        flow.reveal();
        flow.revealEarly();
        QCOMPARE(flow.step(), Step::Writing);
        flow.seal();
        flow.reveal();
        QCOMPARE(flow.step(), Step::Results);
        QVERIFY(!document.canUndo() && !document.canRedo());
        document.undo();
        document.goToStep(0);
        QCOMPARE(document.game().turnCount(), 1);
        QVERIFY(document.save(path).ok());
        GameDocument again(m_library.finder());
        TableFlow againFlow(again);
        QVERIFY(again.load(path).ok());
        QVERIFY(!again.canUndo());
        QCOMPARE(again.game().turnCount(), 1);
        // The table may write the season anew, from the results or from the curtain; the game remembers.
        againFlow.take();
        QVERIFY(!againFlow.can(Act::TakeBack));
        // Whoever comes next begins with the present.
        again.viewTurn(0);
        againFlow.handOver();
        QVERIFY(again.viewsPresent());
        againFlow.takeBackSeason();
        QCOMPARE(againFlow.step(), Step::Covered);
        QCOMPARE(again.game().turnCount(), 0);
        QVERIFY(flow.can(Act::TakeBack));
        flow.takeBackSeason();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(document.game().turnCount(), 0);
        QVERIFY(document.game().orders().empty());
        QVERIFY(!document.canUndo() && !document.canRedo());
        const Phase first = document.game().position().phase;
        QCOMPARE(document.game().takenBack().at(first), 1);
        QVERIFY(document.save(path).ok());
        QVERIFY(again.load(path).ok());
        QCOMPARE(again.game().takenBack(), document.game().takenBack());
    }

    /// Who has not sealed gives no orders, not even those already written.
    void earlyReveal()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        flow.take();
        give(document, "Austria", "A Vie - Gal");
        flow.seal();
        flow.take();
        give(document, "England", "F Lon - NTH");
        flow.handOver();
        QCOMPARE(flow.step(), Step::Covered);
        QVERIFY(!flow.can(Act::Reveal));
        flow.reveal();
        QCOMPARE(flow.step(), Step::Covered);
        flow.revealEarly();
        QCOMPARE(flow.step(), Step::Results);
        const auto stands = [&](const char *region) {
            const auto &units = document.game().position().units;
            return std::any_of(units.begin(), units.end(),
                               [&](const Unit &unit) { return unit.region == document.board().findRegion(region); });
        };
        QVERIFY(stands("Gal"));
        QVERIFY(stands("Lon"));
        QVERIFY(!stands("NTH"));
    }

    /// It is counted until its player has sealed in a later phase, by when they have been told.
    void reopeningIsCounted()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"game.entente"_s);
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        const PowerId austria = power(document, "Austria");
        const auto times = [&] { return document.table().timesReopened(austria); };
        flow.take();
        flow.seal();
        flow.reopen(austria);
        flow.leaveSealed();
        QCOMPARE(times(), 0); // nobody has seen anything
        flow.reopen(austria);
        flow.take();
        QCOMPARE(times(), 1);
        flow.seal();
        QCOMPARE(times(), 1);
        flow.reopen(austria);
        flow.take();
        flow.handOver();
        flow.handOver(austria);
        flow.take(); // it was not sealed
        QCOMPARE(times(), 2);
        flow.seal();
        flow.take();
        flow.seal();
        flow.reveal();
        flow.next();
        QCOMPARE(flow.seat(), austria);
        QCOMPARE(times(), 2);
        QVERIFY(document.save(path).ok());
        GameDocument again(m_library.finder());
        QVERIFY(again.load(path).ok());
        QCOMPARE(again.table().timesReopened(austria), 2);
        flow.take();
        QCOMPARE(times(), 2);
        flow.seal();
        QCOMPARE(times(), 0);
    }

    /// Whoever plays several powers sits once, wherever they stand in the list.
    void sittingsGoByPerson()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England", "Italy", "Russia", "Turkey"});
        const auto plays = [&](const char *who, const char *name) {
            document.setPlayer(power(document, name), QString::fromLatin1(who));
        };
        plays("Ada", "Austria");
        plays("Ben", "England");
        plays("Ada", "Italy");
        plays("Ben", "Russia");
        QStringList order;
        int curtains = 0;
        while (flow.step() != Step::AllSealed) {
            curtains += flow.step() == Step::Covered;
            flow.take();
            order += QString::fromStdString(document.board().power(flow.seat()).id);
            flow.seal();
        }
        QCOMPARE(order, (QStringList{u"austria"_s, u"italy"_s, u"england"_s, u"russia"_s, u"turkey"_s}));
        QCOMPARE(curtains, 3);
    }

    void openTable()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Gm);
        QCOMPARE(flow.step(), Step::Open);
        give(document, "Austria", "A Vie - Gal");
        flow.reveal();
        QCOMPARE(flow.step(), Step::Results);
        flow.next();
        QCOMPARE(flow.step(), Step::Open);
        QCOMPARE(flow.seat(), PowerId());
        document.undo();
        QCOMPARE(flow.step(), Step::Open);
        QCOMPARE(document.game().turnCount(), 0);
    }

    void whoHasNothingToDoIsSkipped()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Gm);
        give(document, "Russia", "A War - Gal");
        flow.reveal();
        flow.next();
        give(document, "Russia", "A Gal - Vie");
        give(document, "Austria", "A Vie - Boh");
        give(document, "Germany", "A Mun - Tyr");
        flow.reveal();
        flow.next();
        // Winter: only those whose centres and units differ.
        QCOMPARE(document.game().position().phase.stage, Stage::Adjustments);
        const std::vector<PowerId> waited = flow.waitedFor();
        QCOMPARE(waited.size(), std::size_t(2));
        QVERIFY(std::find(waited.begin(), waited.end(), power(document, "Austria")) != waited.end());
        QVERIFY(std::find(waited.begin(), waited.end(), power(document, "Russia")) != waited.end());
    }

    void computersAreNotCalled()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        Thinker thinker(document, flow);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        document.seatComputer(power(document, "Austria"), "steady", false);
        QCOMPARE(flow.step(), Step::Covered);
        flow.handOver(power(document, "Austria"));
        QCOMPARE(flow.seat(), power(document, "Turkey"));
        QVERIFY(!flow.takeSeat(power(document, "Austria")));
        flow.take();
        thinker.finish();
        // Whoever writes can still undo: nothing is put on the table meanwhile.
        give(document, "Turkey", "A Con - Bul");
        QVERIFY(document.canUndo());
        QVERIFY(!document.table().isSealed(power(document, "Austria")));
        flow.seal();
        QVERIFY(document.table().isSealed(power(document, "Austria")));
        QCOMPARE(document.ordersGiven(power(document, "Austria")), 3);
        QCOMPARE(flow.seat(), power(document, "Italy"));
        flow.take();
        flow.seal();
        QCOMPARE(flow.step(), Step::AllSealed);
        QVERIFY(flow.can(Act::Reveal));
        // A person who takes the seat finds it empty.
        document.seatPerson(power(document, "Austria"));
        QCOMPARE(document.ordersGiven(power(document, "Austria")), 0);
        QCOMPARE(flow.seat(), power(document, "Austria"));
    }

    void whatIsThoughtTooLateIsDropped()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        Thinker thinker(document, flow);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        document.seatComputer(power(document, "Austria"), "strong", false);
        thinker.stop();
        QVERIFY(!thinker.isThinking());
        flow.take();
        flow.seal();
        flow.take();
        flow.seal();
        QCOMPARE(flow.step(), Step::AllSealed);
        QVERIFY(!flow.can(Act::Reveal));
        flow.revealEarly();
        QCOMPARE(document.game().turnCount(), 1);
        QVERIFY(thinker.isThinking()); // the next phase
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        thinker.finish();
        QVERIFY(document.game().orders().empty());
    }

    void whoPlaysAloneIsNotCalled()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        Thinker thinker(document, flow);
        const std::shared_ptr<const Variant> variant = m_library.find(u"standard"_s);
        Table table = Table::standard(*variant->board);
        for (const PowerId seat : table.seats) {
            if (variant->board->power(seat).id != "france")
                table.computers[seat] = {{"steady", 0, 0, -1}};
        }
        document.newGame(variant, {}, table);
        QVERIFY(flow.isAlone());
        for (int phase = 0; phase < 6; ++phase) {
            QCOMPARE(flow.step(), Step::Writing);
            flow.seal();
            thinker.finish();
            // Phases in which France has nothing to write come and go by themselves.
            while (flow.step() == Step::Results) {
                flow.next();
                thinker.finish();
            }
        }
        QVERIFY(document.game().turnCount() >= 6);
    }

    void computersOrderTheSameAgain()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"computers.entente"_s);
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        Thinker thinker(document, flow);
        const std::shared_ptr<const Variant> variant = m_library.find(u"standard"_s);
        Table table = Table::standard(*variant->board);
        for (const PowerId seat : table.seats)
            table.computers[seat] = {{seat.index() % 2 ? "steady" : "beginner", 0, 0, -1}};
        document.newGame(variant, {}, table);
        QCOMPARE(flow.step(), Step::Watched);
        for (int phase = 0; phase < 7; ++phase) {
            thinker.finish();
            flow.reveal();
        }
        QVERIFY(document.save(path).ok());
        // The seeds are in no file in the clear, and come back from it.
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        for (const auto &[seat, tenures] : document.table().computers)
            QVERIFY(!bytes.contains(QByteArray::number(qlonglong(tenures.front().seed))));
        GameDocument opened(m_library.finder());
        QVERIFY(opened.load(path).ok());
        QCOMPARE(opened.table().computers.size(), document.table().computers.size());
        for (int turn = 0; turn < opened.game().turnCount(); ++turn) {
            const Game then = opened.game().upTo(turn);
            for (const PowerId seat : powersToOrder(then.board(), then.position())) {
                const TableSetup::Tenure &computer = *opened.table().computerAt(seat, turn);
                QCOMPARE(computer.seed, document.table().computerAt(seat, turn)->seed);
                const auto seed = seedNow(then, static_cast<std::uint64_t>(computer.seed));
                const Decision again = decide(SeatView(then, seat), *levelNamed(computer.player), seed);
                std::vector<GivenOrder> given = opened.game().turn(turn).orders;
                std::erase_if(given, [&](const GivenOrder &order) { return order.power != seat; });
                QVERIFY(given == again.orders);
            }
        }
        // Whoever has the file alone goes on with other seeds.
        QDir(SecretStore::standardFolder()).removeRecursively();
        GameDocument elsewhere(m_library.finder());
        QVERIFY(elsewhere.load(path).ok());
        const PowerId france = power(elsewhere, "France");
        QVERIFY(elsewhere.computerOf(france));
        QVERIFY(elsewhere.computerOf(france)->seed > 0);
        QVERIFY(elsewhere.computerOf(france)->seed != document.computerOf(france)->seed);
    }
};

QTEST_GUILESS_MAIN(TestFlow)
#include "tst_flow.moc"
