#include "begungames.h"

#include "flow/tableflow.h"
#include "tools/ordertool.h"
#include "board/trialrun.h"

#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// "What if?": what would come of the orders that the one who asks may see.
class TestTrialRun : public QObject {
    Q_OBJECT

private:
    BegunGames m_games;

    void begin(GameDocument &document, Table::Mode mode, const std::map<std::string, std::string> &settings = {}) const
    {
        const std::shared_ptr<const Variant> variant = m_games.library.find(u"standard"_s);
        Table table = Table::standard(*variant->board);
        table.mode = mode;
        document.newGame(variant, settings, table);
    }

    static void give(GameDocument &document, const char *who, const char *text)
    {
        document.setOrder(power(document, who), order(document, text));
    }

private Q_SLOTS:
    void theGameIsNotTouched()
    {
        GameDocument document(m_games.library.finder());
        TableFlow flow(document);
        const OrderTool tool(document);
        TrialRun trial(document, flow, tool);
        begin(document, Table::Mode::Gm);
        give(document, "Austria", "A Vie - Gal");
        give(document, "Russia", "A War - Gal");
        const std::uint64_t before = document.game().digest();
        trial.begin();
        QVERIFY(trial.isOn());
        QVERIFY(plainText(trial.sentence().main).startsWith(u"What if: "_s));
        const MapState state = trial.state();
        QCOMPARE(std::count_if(state.orders.begin(), state.orders.end(),
                               [](const MapOrder &drawn) { return drawn.state == MapOrder::State::Failure; }),
                 2); // they bounced
        QCOMPARE(document.game().digest(), before);
        QCOMPARE(document.game().orders().size(), std::size_t(2));
        trial.end();
        QVERIFY(!trial.isOn());
    }

    /// Under fog the map stays hatched where it was, and the sentence says that it speaks of what is seen.
    void theFogStays()
    {
        GameDocument document(m_games.library.finder());
        TableFlow flow(document);
        const OrderTool tool(document);
        TrialRun trial(document, flow, tool);
        begin(document, Table::Mode::Hotseat, {{"fog", "borders"}});
        QVERIFY(flow.take());
        trial.begin();
        QVERIFY(trial.isOn());
        const MapState state = trial.state();
        const ProvinceId paris = document.board().findProvince("Par");
        QVERIFY(std::any_of(state.shades.begin(), state.shades.end(), [paris](const MapShade &shade) {
            return shade.kind == MapShade::Kind::Unseen && shade.province == paris;
        }));
        QCOMPARE(state.shades.size(),
                 static_cast<std::size_t>(document.board().provinceCount() - document.sight().size()));
        QVERIFY(trial.sentence().detail.endsWith(u"This holds as far as you see."_s));
    }

    /// What others have sealed is no part of it.
    void othersOrdersStaySecret()
    {
        GameDocument document(m_games.library.finder());
        TableFlow flow(document);
        OrderTool tool(document);
        TrialRun trial(document, flow, tool);
        begin(document, Table::Mode::Hotseat);
        trial.begin();
        QVERIFY(!trial.isOn()); // nobody sits in a seat
        QVERIFY(flow.take());
        QCOMPARE(flow.seat(), power(document, "Austria"));
        give(document, "Austria", "A Vie - Gal");
        give(document, "Russia", "A War - Gal");
        trial.begin();
        QVERIFY(trial.isOn());
        for (const MapOrder &drawn : trial.state().orders) {
            QVERIFY(drawn.state != MapOrder::State::Failure);
            QVERIFY(drawn.unit.power != power(document, "Russia") || is<Hold>(drawn.order));
        }
        trial.end();
        // What is guessed is.
        tool.setWriter(power(document, "Austria"), false);
        tool.assume({{power(document, "Russia"), order(document, "A War - Gal")}});
        trial.begin();
        const MapState state = trial.state();
        QVERIFY(std::any_of(state.orders.begin(), state.orders.end(),
                            [](const MapOrder &drawn) { return drawn.state == MapOrder::State::Failure; }));
    }
};

QTEST_MAIN(TestTrialRun)
#include "tst_trialrun.moc"
