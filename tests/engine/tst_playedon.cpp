#include "game/happenings.h"
#include "game/lines.h"
#include "io/gamefile.h"
#include "orders/parser.h"
#include "players/seatview.h"
#include "testfiles.h"

#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;

/// Games that a table goes on with though somebody has won.
class PlayedOnTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Variant> m_variant;

    PowerId power(const char *name) const { return m_variant->board->findPower(name); }

    static void give(Game &game, const char *line)
    {
        const auto order = parseOrder(line, {&game.board(), &game.position(), game.position().phase.stage});
        QVERIFY2(order.ok(), line);
        game.setOrder({order->power, order->order});
    }

    /// Autumn 1901: Austria has 17 centres and takes the eighteenth; of the others Russia's army in Warsaw is left.
    Game won(int centres = 17) const
    {
        const Board &board = *m_variant->board;
        Game game(m_variant);
        Position start = m_variant->start;
        start.phase.season = Season::Autumn;
        std::erase_if(start.units, [&](const Unit &unit) {
            return unit.power != power("Austria") && unit.region != board.findRegion("War");
        });
        int own = 0;
        for (int p = 0; p < board.provinceCount(); ++p) {
            const ProvinceId place(p);
            const bool taken = board.province(place).centre && place != board.findProvince("Ser")
                               && place != board.findProvince("War") && own < centres;
            if (taken)
                ++own;
            start.owner[static_cast<std::size_t>(p)] = taken                                ? power("Austria")
                                                       : place == board.findProvince("War") ? power("Russia")
                                                                                            : PowerId();
        }
        game.setStart(start);
        give(game, "Austria: A Bud - Ser");
        game.adjudicate();
        return game;
    }

    static bool tellsVictory(const Turn &turn)
    {
        return std::any_of(turn.events.begin(), turn.events.end(),
                           [](const Event &event) { return std::holds_alternative<event::Won>(event); });
    }

    /// Through winter and spring to what came of the next autumn, in which everybody stays.
    static void anotherYear(Game &game)
    {
        const int year = game.position().phase.year;
        while (!game.isOver() && (game.position().phase.year == year || game.position().phase.season != Season::Spring))
            game.adjudicate();
        while (!game.isOver() && game.position().phase.season != Season::Winter
               && game.position().phase.year == year + 1)
            game.adjudicate();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_variant = variantNamed("standard");
        QVERIFY(m_variant);
    }

    void theSeasonGoesOnBehindTheVictory()
    {
        Game game = won();
        QVERIFY(game.winner() == power("Austria"));
        QCOMPARE(game.position().phase.season, Season::Autumn);
        QVERIFY(game.canPlayOn());
        const std::uint64_t digest = game.digest();
        game.playOn();
        QVERIFY(!game.isOver() && game.wasPlayedOn());
        QCOMPARE(game.turnCount(), 1);
        QCOMPARE(game.position().phase.stage, Stage::Adjustments); // Austria may build
        QVERIFY(game.digest() != digest);
        // Who has won stays said of the turn, and is said once.
        const Turn &turn = game.turn(0);
        QVERIFY(turn.winner == power("Austria") && !turn.isLast());
        QVERIFY(std::holds_alternative<event::Won>(turn.events.back()));
        QCOMPARE(std::count_if(turn.events.begin(), turn.events.end(),
                               [](const Event &event) { return std::holds_alternative<event::PhaseBegan>(event); }),
                 std::ptrdiff_t(1));
        QVERIFY(replay(turn.before, turn.events) == turn.after);
        QVERIFY(!game.canPlayOn());
    }

    void whoHasWonDoesNotWinByStandingStill()
    {
        Game game = won();
        game.playOn();
        anotherYear(game);
        QVERIFY(!game.isOver());
        QCOMPARE(game.position().phase.year, 1902 + (game.position().phase.season == Season::Spring));
        for (int i = 1; i < game.turnCount(); ++i)
            QVERIFY(!game.turn(i).winner.valid() && !tellsVictory(game.turn(i)));
        // Computers know that it needs more now, and that nobody else does.
        QCOMPARE(SeatView(game, power("Russia")).centresToWin(power("Austria")), game.board().centreCount());
        QCOMPARE(SeatView(game, power("Austria")).centresToWin(power("Russia")), 18);
        QCOMPARE(SeatView(won(), power("Russia")).centresToWin(power("Austria")), 18);
    }

    void nobodyElseIsLeft()
    {
        Game game = won();
        game.playOn();
        while (game.position().phase.season != Season::Autumn)
            game.adjudicate();
        Position alone = game.position();
        std::erase_if(alone.units, [&](const Unit &unit) { return unit.power != power("Austria"); });
        std::replace(alone.owner.begin(), alone.owner.end(), power("Russia"), PowerId());
        game.setPosition(alone);
        game.adjudicate();
        QVERIFY(game.winner() == power("Austria"));
        QVERIFY(!game.canPlayOn());
        game.playOn();
        QVERIFY(game.isOver());
    }

    void anotherMayWinOrAllAgree()
    {
        Game game = won();
        game.playOn();
        Game agreed = game;
        agreed.end({Ending::Kind::Draw, {power("Austria"), power("Russia")}});
        QVERIFY(agreed.isOver());
        while (game.position().phase.season != Season::Autumn)
            game.adjudicate();
        Position turned = game.position();
        std::swap(turned.owner[static_cast<std::size_t>(game.board().findProvince("Ser").index())],
                  turned.owner[static_cast<std::size_t>(game.board().findProvince("War").index())]);
        for (PowerId &owner : turned.owner)
            owner = owner == power("Austria") ? power("Russia") : owner == power("Russia") ? power("Austria") : owner;
        std::erase_if(turned.units, [&](const Unit &unit) { return unit.power != power("Russia"); });
        turned.units.push_back({power("Austria"), game.board().findKind("A"), game.board().findRegion("Ukr")});
        game.setPosition(turned);
        game.adjudicate();
        QVERIFY(game.winner() == power("Russia"));
        QVERIFY(game.canPlayOn());
        game.playOn();
        anotherYear(game);
        QVERIFY(!game.isOver());
    }

    /// Another with enough centres wins where it has more than the past winner, and not where it has fewer.
    void thePastWinnerMustBePassed()
    {
        for (const int theirs : {15, 19}) {
            Game game(m_variant, {{"victoryCentres", "15"}});
            game.setStart(won().turn(0).before);
            game.adjudicate();
            game.playOn();
            while (game.position().phase.season != Season::Autumn)
                game.adjudicate();
            const Board &board = game.board();
            Position shared = game.position();
            int own = 0;
            for (int p = 0; p < board.provinceCount(); ++p) {
                if (board.province(ProvinceId(p)).centre)
                    shared.owner[static_cast<std::size_t>(p)] = own++ < theirs ? power("Russia") : power("Austria");
            }
            shared.units = {{power("Austria"), board.findKind("A"), board.findRegion("Ukr"), Layer::Field}};
            game.setPosition(shared);
            game.adjudicate();
            QCOMPARE(game.winner() == power("Russia"), theirs == 19);
        }
    }

    /// A power that is out goes from the board in a winter in which nobody has an order to give. What follows the
    /// victory leaves it said why the centre was taken.
    void causesAreKept()
    {
        const auto variant = variantNamed("city-state");
        const Board &board = *variant->board;
        const auto named = [&](const char *name) { return board.findPower(name); };
        Game game(variant);
        Position start = variant->start;
        start.phase = {Season::Autumn, 1302, Stage::Moves};
        start.units = {{named("emperor"), board.findKind("DA"), board.findRegion("Ger"), Layer::Field},
                       {named("emperor"), board.findKind("A"), board.findRegion("Tre"), Layer::Field}};
        std::fill(start.owner.begin(), start.owner.end(), PowerId());
        int own = 0;
        const ProvinceId taken = board.findProvince("Gen");
        const ProvinceId theirs = board.findProvince("Rom");
        for (int p = 0; p < board.provinceCount(); ++p) {
            const ProvinceId place(p);
            if (!board.province(place).centre || place == taken)
                continue;
            const PowerId owner = place == theirs ? named("pope") : own++ < 17 ? named("venice") : PowerId();
            start.owner[static_cast<std::size_t>(p)] = owner;
            if (owner.valid())
                start.units.push_back({owner, board.findKind("A"), board.mainRegion(place), Layer::Field});
        }
        start.units.push_back({named("venice"), board.findKind("A"), board.findRegion("Lun"), Layer::Field});
        game.setStart(start);
        give(game, "Venice: A Lun - Gen");
        game.adjudicate();
        QVERIFY(game.winner() == named("venice"));
        const auto causeOfTaking = [&] {
            for (const Happening &one : happeningsOf(board, game.turn(0))) {
                if (one.kind == Happening::Kind::CentreTaken && one.at == taken)
                    return one.because.size();
            }
            return std::size_t(0);
        };
        const std::size_t before = happeningsOf(board, game.turn(0)).size();
        QCOMPARE(causeOfTaking(), std::size_t(1));
        game.playOn();
        QVERIFY(happeningsOf(board, game.turn(0)).size() > before);
        QCOMPARE(causeOfTaking(), std::size_t(1));
    }

    /// Read again it is the same game, from a file that older programs don't take for something else.
    void aFileHoldsIt()
    {
        SavedGame saved;
        saved.game = won();
        QVERIFY(writeGame(saved).find("\"format\": 1") != std::string::npos);
        saved.game.playOn();
        anotherYear(saved.game);
        const std::string text = writeGame(saved);
        QVERIFY(text.find("\"format\": 8") != std::string::npos);
        const auto finder = [this](std::string_view) { return m_variant; };
        const auto again = readGame(text, finder);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        QCOMPARE(again->game.digest(), saved.game.digest());
        QVERIFY(again->game.turn(0).playedOn && again->game.turn(0).winner == power("Austria"));
        // What is taken out of it is missed.
        std::string cut = text;
        const std::size_t at = cut.find("\"playedOn\": true");
        QVERIFY(at != std::string::npos);
        cut.replace(at, 16, "\"playedOn\": false");
        const auto changed = readGame(cut, finder);
        QVERIFY(changed.ok() && changed->remarks.size() == 1);
    }

    /// A line that leaves before the end of the game may end there, or go on for itself.
    void aLineGoesOnForItself()
    {
        Lines lines(won());
        lines.start(1, "on");
        lines.game().playOn();
        QVERIFY(!lines.game().isOver());
        QVERIFY(lines.at(0).game.isOver());
        SavedGame saved;
        saved.game = lines.at(0).game;
        saved.lines = lines;
        const auto again = readGame(writeGame(saved), [this](std::string_view) { return m_variant; });
        QVERIFY(again.ok());
        QVERIFY(again->lines.at(0).game.isOver() && !again->lines.at(1).game.isOver());
        QCOMPARE(again->lines.at(1).game.digest(), lines.at(1).game.digest());
    }
};

QTEST_APPLESS_MAIN(PlayedOnTest)
#include "tst_playedon.moc"
