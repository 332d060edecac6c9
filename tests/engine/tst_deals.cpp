#include "testfiles.h"

#include "base/lots.h"
#include "game/deal.h"
#include "io/dealsjson.h"
#include "orders/parser.h"
#include "players/dealing.h"

#include <QTest>

#include <array>

using namespace entente;
using namespace entente::test;

/// Deals: what breaks one, what becomes of it, and how computers make and keep them.
class DealsTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Variant> m_variant;

    PowerId power(const char *id) const { return m_variant->board->findPower(id); }
    ProvinceId place(const char *id) const { return m_variant->board->findProvince(id); }
    GivenOrder given(const char *who, const char *text, const Position &position) const
    {
        const auto parsed = parseOrder(text, ParseContext{m_variant->board.get(), &position, position.phase.stage});
        GivenOrder order{power(who), parsed ? parsed->order : Order()};
        checkOrder(*m_variant->board, m_variant->rules.orders, position, order.power, order.order);
        return order;
    }
    /// Of a deal for the first year.
    Deal deal(const char *from, const char *to, std::vector<Promise> promises) const
    {
        const Phase spring = m_variant->start.phase;
        return {power(from),         power(to),          spring, seasonAfter(*m_variant, spring, 2),
                std::move(promises), Deal::State::Agreed};
    }
    static Promise peace() { return {PowerId(), promise::Peace()}; }

private Q_SLOTS:
    void initTestCase()
    {
        m_variant = variantNamed("standard");
        QVERIFY(m_variant);
    }

    void seasons()
    {
        QCOMPARE(phaseText(deal("austria", "italy", {}).last), std::string("F1901M"));
        QCOMPARE(phaseText(seasonAfter(*m_variant, m_variant->start.phase, 3)), std::string("S1902M"));
        const Deal year = deal("austria", "italy", {peace()});
        Phase phase = year.last;
        QVERIFY(year.covers(phase));
        phase.stage = Stage::Retreats;
        QVERIFY(year.covers(phase));
        phase = seasonAfter(*m_variant, year.first, 3);
        QVERIFY(!year.covers(phase));
    }

    void whatBreaks_data()
    {
        QTest::addColumn<QString>("who");
        QTest::addColumn<QString>("order");
        QTest::addColumn<bool>("peace");
        QTest::addColumn<bool>("tyrolia");
        QTest::addColumn<bool>("promised");
        QTest::addColumn<bool>("russia");
        const auto row = [](const char *who, const char *order, bool peace, bool out, bool give, bool against) {
            QTest::newRow(order) << who << order << peace << out << give << against;
        };
        row("italy", "A Ven - Tri", true, false, true, false);
        row("italy", "A Ven - Tyr", false, true, true, false);
        row("italy", "A Ven H", false, false, false, false);
        row("italy", "A Ven - Apu", false, false, true, false);
        row("italy", "A Rom - Ven", false, false, false, false);
        row("austria", "A Vie - Tyr", false, true, false, false);
        row("austria", "F Tri - Ven", true, false, false, false);
        row("austria", "A Vie S F Tri - Ven", true, false, false, false);
        row("austria", "A Bud S A War - Gal", false, false, false, true);
        row("austria", "A Bud - Ser", false, false, false, false);
        row("turkey", "A Bul - Tyr", false, false, false, false); // no party to it
    }

    void whatBreaks()
    {
        QFETCH(QString, who);
        QFETCH(QString, order);
        const Position &start = m_variant->start;
        const GivenOrder held = given("italy", "A Ven H", start);
        const Deal all = deal("austria", "italy",
                              {{PowerId(), promise::Peace()},
                               {PowerId(), promise::KeepOut{{place("tyr")}}},
                               {power("italy"), promise::Give{held.order}},
                               {PowerId(), promise::Against{power("russia")}}});
        const GivenOrder ordered = given(who.toLatin1(), order.toLatin1(), start);
        QFETCH(bool, peace);
        QFETCH(bool, tyrolia);
        QFETCH(bool, promised);
        QFETCH(bool, russia);
        const std::array expected = {peace, tyrolia, promised, russia};
        for (std::size_t p = 0; p < all.promises.size(); ++p)
            QCOMPARE(breaks(*m_variant->board, start, all, all.promises[p], ordered), expected[p]);
    }

    /// What a deal asks for can't break it.
    void whatWasAsked()
    {
        const Position &start = m_variant->start;
        const GivenOrder move = given("italy", "A Ven - Tri", start);
        Deal arranged = deal("austria", "italy", {peace()});
        QVERIFY(breaks(*m_variant->board, start, arranged, move));
        arranged.promises.push_back({power("italy"), promise::Give{move.order}});
        QVERIFY(!breaks(*m_variant->board, start, arranged, move));
    }

    void whatBecomesOfIt()
    {
        Game game(m_variant);
        Deals deals{deal("austria", "italy", {peace()}), deal("austria", "russia", {peace()}),
                    deal("turkey", "russia", {peace()})};
        deals.back().state = Deal::State::Declined;
        game.setOrders(
            {given("italy", "A Ven - Tri", game.position()), given("russia", "F Sev - BLA", game.position())});
        QCOMPARE(dealsInForce(deals, game).size(), std::size_t(2));
        game.adjudicate();
        const DealFate broken = fateOf(deals[0], game);
        QVERIFY(broken.kind == DealFate::Kind::Broken);
        QCOMPARE(broken.turn, 0);
        QCOMPARE(broken.breaches.size(), std::size_t(1)); // that the move bounced is no excuse
        QVERIFY(game.turn(0).results[static_cast<std::size_t>(broken.breaches[0].result)].power == power("italy"));
        QVERIFY(fateOf(deals[1], game).kind == DealFate::Kind::Holds);
        QCOMPARE(dealsInForce(deals, game).size(), std::size_t(1));
        const std::vector<BrokenWord> words = brokenWords(deals, game);
        QCOMPARE(words.size(), std::size_t(1));
        QVERIFY(words[0].by == power("italy") && words[0].to == power("austria"));
        while (game.position().phase.year == 1901)
            game.adjudicate();
        QVERIFY(fateOf(deals[1], game).kind == DealFate::Kind::Kept);
        QVERIFY(dealsInForce(deals, game).empty());
        SeatView view(game, power("turkey"));
        view.hear(deals, game);
        QVERIFY(!view.trusts(power("italy")));
        QVERIFY(view.trusts(power("austria")));
        while (game.position().phase.year < 1904)
            game.adjudicate();
        SeatView later(game, power("turkey"));
        later.hear(deals, game);
        QVERIFY(later.trusts(power("italy"))); // four seasons are over
    }

    void inFiles()
    {
        Deals deals{deal("austria", "italy",
                         {peace(),
                          {power("italy"), promise::KeepOut{{place("tri"), place("tyr")}}},
                          {power("austria"), promise::Give{given("austria", "A Vie - Gal", m_variant->start).order}},
                          {PowerId(), promise::Against{power("russia")}}}),
                    deal("turkey", "russia", {peace()})};
        std::sort(std::get<promise::KeepOut>(deals[0].promises[1].what).places.begin(),
                  std::get<promise::KeepOut>(deals[0].promises[1].what).places.end());
        deals[1].state = Deal::State::Offered;
        Faults faults;
        const JsonValue json = dealsJson(*m_variant->board, deals);
        QVERIFY(readDeals(JsonCursor(json, "deals", faults), *m_variant->board) == deals);
        QVERIFY(faults.empty());
        const auto bad = readJson(R"([{"from":"Austria","to":"Italy","first":"S1901M","last":"later","state":"sworn",
            "promises":[{"order":"A Vie jumps"},{"out":["Atlantis"]}]}])");
        QVERIFY(bool(bad));
        QVERIFY(readDeals(JsonCursor(*bad, "deals", faults), *m_variant->board).size() == 1);
        QCOMPARE(faults.size(), std::size_t(4));
    }

    void faults()
    {
        const Game game(m_variant);
        QVERIFY(!faultIn(deal("austria", "italy", {peace()}), game));
        QVERIFY(faultIn(deal("austria", "austria", {peace()}), game));
        QVERIFY(faultIn(deal("austria", "italy", {}), game));
        QCOMPARE(faultIn(deal("austria", "italy", {peace(), peace()}), game), std::optional<std::size_t>(1));
        const Order far = given("italy", "A Ven - Mos", game.position()).order;
        QCOMPARE(faultIn(deal("austria", "italy", {peace(), {power("italy"), promise::Give{far}}}), game),
                 std::optional<std::size_t>(1));
        QVERIFY(faultIn(deal("austria", "italy", {{PowerId(), promise::Against{power("italy")}}}), game));
    }

    /// A computer does what it has promised, and trusts the other to.
    void computersKeepTheirWord()
    {
        const Game game(m_variant);
        SeatView view(game, power("italy"));
        const GivenOrder asked = given("italy", "A Ven - Apu", game.position());
        Deal odd = deal("austria", "italy", {{power("italy"), promise::Give{asked.order}}});
        for (const Level level : {Level::Beginner, Level::Steady, Level::Strong, Level::Expert}) {
            const Decision decision = decide(view.with(odd), level, Temper::Loyal, 1);
            QVERIFY(std::find(decision.orders.begin(), decision.orders.end(), asked) != decision.orders.end());
        }
    }

    void repliesAndReasons()
    {
        Game game(m_variant);
        const SeatView france(game, power("france"));
        // To lose the use of the Channel and more.
        const Deal bad =
            deal("england", "france",
                 {{PowerId(), promise::KeepOut{{place("eng"), place("bel"), place("spa"), place("por")}}}});
        Deal sorted = bad;
        auto &places = std::get<promise::KeepOut>(sorted.promises[0].what).places;
        std::sort(places.begin(), places.end());
        const DealReply no = replyTo(france, sorted, 1);
        QVERIFY(!no.agrees());
        QVERIFY(no.why == DealReply::Why::Wants || no.why == DealReply::Why::Guards);
        QVERIFY(std::binary_search(places.begin(), places.end(), no.place));
        QVERIFY(no.gain <= 0);
        // Whoever gives nothing gets nothing, and hears of no place; nor does anybody under fog.
        Deal favour = sorted;
        favour.promises[0].by = power("france");
        QVERIFY(replyTo(france, favour, 1).why == DealReply::Why::NoGain);
        favour.promises = {{power("france"), promise::KeepOut{{place("ion")}}}};
        QVERIFY(!replyTo(france, favour, 1).agrees());
        const Game fogged(m_variant, {{"fog", "borders"}});
        const DealReply hidden = replyTo(SeatView(fogged, power("france")), sorted, 1);
        QVERIFY(hidden.agrees() || hidden.why == DealReply::Why::NoGain);
        // Somebody's promise to keep out is a gift.
        const DealReply yes =
            replyTo(france, deal("england", "france", {{power("england"), promise::KeepOut{{place("eng")}}}}), 1);
        QVERIFY(yes.gain >= 0);
        const Deals deals{deal("england", "france", {peace()})};
        game.setOrders({given("england", "F Lon - ENG", game.position())});
        Deals out = deals;
        out[0].promises.push_back({PowerId(), promise::KeepOut{{place("eng")}}});
        game.adjudicate();
        SeatView wronged(game, power("france"));
        wronged.hear(out, game);
        Deal anew = deal("england", "france", {peace()});
        anew.first = game.position().phase;
        const DealReply never = replyTo(wronged, anew, 1);
        QVERIFY(never.why == DealReply::Why::Distrusts);
        QCOMPARE(phaseText(never.phase), std::string("S1901M"));
    }

    /// A table of loyal computers that talk: deals are made, and none is broken.
    void aTableThatTalks()
    {
        Game game(m_variant);
        Deals deals;
        const Board &board = *m_variant->board;
        std::vector<PowerId> powers;
        for (int p = 0; p < board.powerCount(); ++p)
            powers.push_back(PowerId(p));
        for (int phase = 0; phase < 8; ++phase) {
            if (game.position().phase.stage == Stage::Moves) {
                const Deals said = talkOf(game, deals, powers, {}, 5);
                QVERIFY(std::none_of(said.begin(), said.end(), [&](const Deal &each) {
                    return each.state == Deal::State::Offered || faultIn(each, game);
                }));
                deals.insert(deals.end(), said.begin(), said.end());
            }
            std::vector<GivenOrder> all;
            for (int p = 0; p < board.powerCount(); ++p) {
                SeatView view(game, PowerId(p));
                view.hear(deals, game);
                const Decision decision = decide(view, Level::Strong, Temper::Loyal, 5);
                all.insert(all.end(), decision.orders.begin(), decision.orders.end());
            }
            game.setOrders(std::move(all));
            game.adjudicate();
        }
        const auto agreed = std::count_if(deals.begin(), deals.end(),
                                          [](const Deal &each) { return each.state == Deal::State::Agreed; });
        QVERIFY(agreed > 0);
        QVERIFY(brokenWords(deals, game).empty());
    }
};

QTEST_APPLESS_MAIN(DealsTest)
#include "tst_deals.moc"
