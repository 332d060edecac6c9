#include "tabletest.h"

#include "flow/guide.h"
#include "flow/thinker.h"
#include "orders/legality.h"
#include "board/guidestrip.h"
#include "actions/language.h"
#include "words/forms.h"
#include "words/names.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// The year that a newcomer plays with a guide.
class TestLesson : public QObject, private TableTest {
    Q_OBJECT

    using Step = Guide::Step;

    /// What the learner and all others make of a phase, up to the results.
    static void seal(TableFlow &flow, Thinker &thinker)
    {
        flow.seal();
        thinker.finish();
        if (flow.step() == app::Step::AllSealed)
            flow.reveal();
    }

    void beginLesson(GameDocument &document) const
    {
        const std::shared_ptr<const Variant> variant = m_library.find(u"standard"_s);
        document.newGame(variant, {}, Guide::table(*variant->board));
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { setLanguage(*qApp, u"en"_s); }

    /// Each phase of the year follows from the one before by its orders, and every order can be followed.
    void theYearIsTrue()
    {
        GameDocument document(m_library.finder());
        begin(document, Table::Mode::Gm);
        const LessonYear year(m_library.finder());
        QCOMPARE(year.phases().size(), std::size_t(3));
        for (const GameCase &phase : year.phases()) {
            QCOMPARE(phaseText(document.game().position().phase), phaseText(phase.position.phase));
            for (const GivenOrder &given : phase.orders)
                QVERIFY2(document.legality(given).ok(), phase.id.c_str());
            for (const PowerId power : document.table().seats)
                QVERIFY2(year.ordersOf(document.game().position(), power), phase.id.c_str());
            document.rewriteOrders(PowerId(), phase.orders, [] { return u"the year"_s; });
            for (const PowerId power : document.table().seats)
                QCOMPARE(document.ordersGiven(power), document.ordersExpected(power));
            document.adjudicate();
        }
        QCOMPARE(centreCountOf(document.game().position(), power(document, "England")), 4);
    }

    void itSeesWhatIsDone()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        Thinker thinker(document, flow);
        const Guide guide(document, flow);
        QCOMPARE(guide.advice().step, Step::None);
        beginLesson(document);
        QVERIFY(flow.isAlone());
        QCOMPARE(guide.advice().step, Step::Move);
        QCOMPARE(guide.advice().places, std::vector<ProvinceId>{document.board().findProvince("NTH")});
        give(document, "England", "F Lon - ENG"); // told at once, not when the season is over
        QCOMPARE(guide.advice().step, Step::Otherwise);
        give(document, "England", "F Lon - NTH");
        QCOMPARE(guide.advice().step, Step::MoveOthers);
        QCOMPARE(guide.advice().units.size(), std::size_t(2));
        give(document, "England", "A Lvp - Yor");
        QCOMPARE(guide.advice().units.size(), std::size_t(1));
        give(document, "England", "F Edi - NWG");
        QCOMPARE(guide.advice().step, Step::SealSpring);
        document.undo();
        QCOMPARE(guide.advice().step, Step::MoveOthers);
        document.redo();
        seal(flow, thinker);
        QCOMPARE(guide.advice().step, Step::Bounce);
        flow.next();
        QCOMPARE(guide.advice().step, Step::Convoy);
        give(document, "England", "A Yor - Nwy"); // the year's says which way; it is the same move
        QCOMPARE(guide.advice().units.size(), std::size_t(1));
        give(document, "England", "F NTH C Yor - Nwy");
        QCOMPARE(guide.advice().step, Step::Support);
        give(document, "England", "F NWG S A Yor");
        QCOMPARE(guide.advice().step, Step::Otherwise);
        give(document, "England", "F NWG S A Yor - Nwy");
        QCOMPARE(guide.advice().step, Step::SealAutumn);
        seal(flow, thinker);
        QCOMPARE(guide.advice().step, Step::TwoAgainstOne);
        flow.next();
        QCOMPARE(guide.advice().step, Step::Build);
        give(document, "England", "Build A Lvp"); // another one than the year's: the learner's own choice
        QCOMPARE(guide.advice().step, Step::SealWinter);
        seal(flow, thinker);
        flow.next();
        QCOMPARE(guide.advice().step, Step::NewYear);
        give(document, "England", "A Lvp H");
        QCOMPARE(guide.advice().step, Step::None);
        // Played on, the others think for themselves: everybody has orders.
        seal(flow, thinker);
        QCOMPARE(document.game().turnCount(), 4);
        QVERIFY(document.turn(3).results.size() > 20);
    }

    void whoeverGoesAnotherWayIsTold()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        Thinker thinker(document, flow);
        Guide guide(document, flow);
        beginLesson(document);
        give(document, "England", "F Lon - ENG");
        seal(flow, thinker);
        QCOMPARE(guide.advice().step, Step::Bounce); // it happened all the same
        flow.next();
        QCOMPARE(guide.advice().step, Step::Strayed);
        seal(flow, thinker); // nor is anybody told that an army has landed where none has
        QCOMPARE(flow.step(), app::Step::Results);
        QCOMPARE(guide.advice().step, Step::Strayed);
        guide.leave();
        QCOMPARE(guide.advice().step, Step::None);
        beginLesson(document);
        QCOMPARE(guide.advice().step, Step::Move);
        begin(document, Table::Mode::Hotseat);
        QCOMPARE(guide.advice().step, Step::None);
    }

    /// The guide calls places what the map calls them.
    void placesAreNamedAsOnTheMap()
    {
        const std::map<Step, std::vector<const char *>> places{
            {Step::Move, {"Lon", "NTH"}},
            {Step::MoveOthers, {"Edi", "NWG", "Lvp", "Yor"}},
            {Step::Bounce, {"Gal"}},
            {Step::Convoy, {"Nwy", "Yor", "NTH"}},
            {Step::Support, {"NWG", "Yor", "Nwy"}},
            {Step::TwoAgainstOne, {"Nwy"}},
            {Step::Build, {"Lon"}},
        };
        const Board &board = *m_library.find(u"standard"_s)->board;
        for (const QString &language : {u"en"_s, u"de"_s}) {
            setLanguage(*qApp, language);
            for (const auto &[step, ids] : places) {
                const QString said = GuideStrip::words(step);
                for (const char *id : ids) {
                    const ProvinceId place = board.findProvince(id);
                    const QString name = provinceName(board, place);
                    QVERIFY2(said.contains(name) || said.contains(app::inside(board, place)),
                             qPrintable(language + u": "_s + said + u" without "_s + name));
                }
            }
        }
    }
};

QTEST_MAIN(TestLesson)
#include "tst_lesson.moc"
