#include "document/variants.h"
#include "flow/tableflow.h"
#include "orders/parser.h"

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
        document.setOrder(power(document, name), parseOrder(text, {&document.board(), &position, position.phase.stage}).value().order);
    }

private Q_SLOTS:
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
        facts.won = true;
        QCOMPARE(stepAfter(Step::AllSealed, Act::Reveal, facts), Step::Over);
    }

    void roundTheTable()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        QCOMPARE(flow.step(), Step::None);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        QCOMPARE(flow.step(), Step::Writing); // nothing to hide yet
        QCOMPARE(flow.seat(), power(document, "Turkey"));
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

    void undoNeverReachesAnothersOrders()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat);
        give(document, "Austria", "A Vie - Gal");
        QVERIFY(document.canUndo());
        flow.seal();
        flow.take();
        QCOMPARE(flow.seat(), power(document, "England"));
        QVERIFY(!document.canUndo());
        give(document, "England", "F Lon - NTH");
        document.undo();
        QVERIFY(!document.canUndo());
        QCOMPARE(document.ordersGiven(power(document, "Austria")), 1);
        // after the reveal it is everybody's
        flow.reveal();
        QVERIFY(document.canUndo());
        document.undo();
        QCOMPARE(document.game().turnCount(), 0);
        QCOMPARE(flow.step(), Step::Covered);
        document.redo();
        QCOMPARE(flow.step(), Step::Results);
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
};

QTEST_GUILESS_MAIN(TestFlow)
#include "tst_flow.moc"
