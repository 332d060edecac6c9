#include "begungames.h"
#include "projectfile.h"

#include "flow/tableflow.h"
#include "sheet/mapsheet.h"
#include "map/mapview.h"
#include "panels/replaycontrols.h"
#include "board/boardfilms.h"

#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What goes on by itself on a board, by itself: a game, a map that shows it, and the controls.
class TestBoardFilms : public QObject {
    Q_OBJECT

private:
    struct Cinema {
        BegunGames games;
        GameDocument document{games.library.finder()};
        TableFlow flow{document};
        MapView map;
        ReplayControls controls;
        BoardFilms films{document, flow, [this]() -> MapView & { return map; }, controls, nullptr};
        QSignalSpy said{&films, &BoardFilms::said};
        QSignalSpy lookedAt{&films, &BoardFilms::lookedAt};
        QSignalSpy began{&films, &BoardFilms::showBegan};
        QSignalSpy told{&films, &BoardFilms::conflictTold};
        QSignalSpy ended{&films, &BoardFilms::showEnded};

        explicit Cinema(Table::Mode mode = Table::Mode::Gm, const std::map<std::string, std::string> &settings = {})
        {
            const std::shared_ptr<const Variant> variant = games.library.find(u"standard"_s);
            const QString folder = projectFile("maps/standard");
            map.resize(600, 400);
            map.setSheet(MapSheet::load(folder, *variant->board).value(), variant->board,
                         Livery::load(folder, *variant->board).value());
            Table table = Table::standard(*variant->board);
            table.mode = mode;
            document.newGame(variant, settings, table);
            films.startAnew();
        }

        /// A phase in which Vienna and Warsaw meet, or nobody does.
        void play(bool conflict)
        {
            give("Austria", "A Vie - Gal");
            if (conflict)
                give("Russia", "A War - Gal");
            flow.sealAll();
            flow.reveal();
        }

        void give(const char *who, const char *text) { document.setOrder(power(document, who), order(document, text)); }

        bool press(Qt::Key key)
        {
            const QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
            return films.takeShowKey(event);
        }

        bool tellsNews() const { return films.findChild<QTimer *>(u"newsPace"_s)->isActive(); }
    };

private Q_SLOTS:
    /// A seat sees no more of the map while a turn is played than before and after.
    void fogLiesOnFilms()
    {
        Cinema c(Table::Mode::Hotseat, {{"fog", "borders"}});
        c.play(false);
        QVERIFY(c.flow.take());
        QCOMPARE(c.document.viewedTurn(), 0);
        c.films.playTurn();
        QVERIFY(c.films.isActive() && c.films.showOn(c.map));
        const std::vector<MapShade> &shades = c.map.state().shades;
        const ProvinceId paris = c.document.board().findProvince("Par");
        QVERIFY(std::any_of(shades.begin(), shades.end(), [paris](const MapShade &shade) {
            return shade.kind == MapShade::Kind::Unseen && shade.province == paris;
        }));
        QVERIFY(!c.map.state().units.empty());
    }

    void nothingIsPlayedBeforeAPhaseWas()
    {
        Cinema c;
        c.films.playTurn();
        c.films.playGame();
        c.films.playReveal();
        QVERIFY(!c.films.isActive());
        QVERIFY(!c.films.showOn(c.map));
    }

    void aTurnIsPlayedHeldAndLeft()
    {
        Cinema c;
        c.play(false);
        c.films.playTurn();
        QVERIFY(c.films.isReplaying());
        QVERIFY(c.films.showOn(c.map));
        const RegionId vienna = c.document.board().findRegion("vie");
        const auto stands = [&](RegionId place) {
            const auto &units = c.map.state().units;
            return std::any_of(units.begin(), units.end(), [&](const MapUnit &u) { return u.unit.region == place; });
        };
        QVERIFY(stands(vienna)); // the map shows what was before
        c.films.playTurn();
        QVERIFY(!c.films.isReplaying());
        QVERIFY(c.films.isActive()); // held
        c.films.playTurn();
        QVERIFY(c.films.isReplaying());
        c.films.leave();
        QVERIFY(!c.films.isActive());
        QVERIFY(!c.films.showOn(c.map));
    }

    void withoutMotionTheEndIsShownAtOnceAndSaid()
    {
        Cinema c;
        c.play(false);
        c.films.playTurn();
        c.films.setMotion(false); // amid a film
        QVERIFY(!c.films.isActive());
        c.films.playTurn();
        QVERIFY(!c.films.isActive());
        QCOMPARE(c.said.size(), 1);
    }

    void onlyWhatIsNewIsPlayedByItself()
    {
        Cinema c;
        c.play(false);
        c.films.playReveal();
        QVERIFY(c.films.isReplaying());
        c.films.stop();
        c.films.playReveal(); // told already
        QVERIFY(!c.films.isActive());
        c.flow.next();
        c.play(false);
        c.films.startAnew(); // another game was opened: its turns are old
        c.films.playReveal();
        QVERIFY(!c.films.isActive());
    }

    void whoDoesNotWantItSeesNoFilm()
    {
        Cinema c;
        c.films.setPlaysReveals(false);
        c.play(true);
        c.films.playReveal();
        QVERIFY(!c.films.isActive());
        QVERIFY(!c.films.show());
        c.films.playTurn(); // asked for, it is played all the same
        QVERIFY(c.films.isReplaying());
    }

    void atATableConflictsAreToldOneByOne()
    {
        Cinema c(Table::Mode::Hotseat);
        c.play(true);
        c.films.playReveal();
        QVERIFY(c.films.show());
        QVERIFY(!c.films.isActive());
        QCOMPARE(c.began.size(), 1);
        // Nothing of the outcome is on the map yet.
        QVERIFY(c.films.showOn(c.map));
        for (const MapOrder &drawn : c.map.state().orders)
            QVERIFY(!drawn.bounced);
        QVERIFY(!press(c, Qt::Key_S, Qt::ControlModifier)); // Ctrl+S saves
        QVERIFY(!c.press(Qt::Key_A));
        QVERIFY(c.press(Qt::Key_Space));
        QCOMPARE(c.told.size(), 1);
        QVERIFY(c.films.showOn(c.map));
        QVERIFY(std::any_of(c.map.state().orders.begin(), c.map.state().orders.end(),
                            [](const MapOrder &drawn) { return drawn.bounced; }));
        QVERIFY(c.press(Qt::Key_Space)); // the last was told: the film
        QCOMPARE(c.ended.size(), 1);
        QVERIFY(!c.films.show());
        QVERIFY(c.films.isReplaying());
        QVERIFY(!c.press(Qt::Key_Space));
    }

    void aShowCanBeSkipped()
    {
        for (const Qt::Key key : {Qt::Key_S, Qt::Key_Escape}) {
            Cinema c(Table::Mode::Hotseat);
            c.play(true);
            c.films.playReveal();
            QVERIFY(c.press(key));
            QVERIFY(!c.films.show());
            QVERIFY(!c.films.isActive());
            QCOMPARE(c.told.size(), 0);
            QCOMPARE(c.ended.size(), 1);
        }
    }

    /// Lists that tell the outcome wait for the film as they wait for the conflicts.
    void whatCameOfItIsHeldBackWhileItPlays()
    {
        Cinema alone;
        const QSignalSpy held(&alone.films, &BoardFilms::heldBack);
        alone.play(true);
        alone.films.playReveal();
        QVERIFY(alone.films.isReplaying() && !alone.films.show());
        QVERIFY(alone.films.holdsBack());
        alone.films.leave();
        QVERIFY(!alone.films.holdsBack());
        QCOMPARE(held.size(), 2);
        alone.films.playTurn(); // once more, for whoever has seen it
        QVERIFY(!alone.films.holdsBack());

        Cinema table(Table::Mode::Hotseat);
        table.play(true);
        table.films.playReveal();
        QVERIFY(table.films.show() && table.films.holdsBack());
        QVERIFY(table.press(Qt::Key_S));
        QVERIFY(!table.films.holdsBack());
    }

    void withoutConflictsThereIsOnlyTheFilm()
    {
        Cinema c(Table::Mode::Hotseat);
        c.play(false);
        c.films.playReveal();
        QVERIFY(!c.films.show());
        QVERIFY(c.films.isReplaying());
        QCOMPARE(c.began.size(), 0);
    }

    void aGameIsPlayedTurnAfterTurn()
    {
        Cinema c;
        c.play(false);
        c.flow.next();
        c.flow.sealAll();
        c.flow.reveal();
        const int turns = c.document.game().turnCount();
        QCOMPARE(turns, 2);
        c.films.setSpeed(1000);
        c.films.playGame();
        QCOMPARE(c.document.viewedTurn(), 0);
        QTRY_COMPARE(c.document.viewedTurn(), 1);
        // Who looks elsewhere meanwhile stays there.
        c.films.leave();
        c.document.viewTurn(0);
        QTest::qWait(1200);
        QCOMPARE(c.document.viewedTurn(), 0);
    }

    void theNewsGoRoundForWhoSitsFarAway()
    {
        Cinema c;
        c.play(true);
        c.films.beginNews();
        QVERIFY(!c.tellsNews());
        c.films.setFromAfar(true);
        QVERIFY(c.tellsNews());
        c.films.stopNews();
        QVERIFY(!c.tellsNews());
        c.films.beginNews();
        QVERIFY(c.tellsNews());
        c.flow.next(); // nothing new any more
        c.films.beginNews();
        QVERIFY(!c.tellsNews());
    }

private:
    static bool press(Cinema &cinema, Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        const QKeyEvent event(QEvent::KeyPress, key, modifiers);
        return cinema.films.takeShowKey(event);
    }
};

QTEST_MAIN(TestBoardFilms)
#include "tst_boardfilms.moc"
