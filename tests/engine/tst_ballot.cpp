#include "game/ballot.h"
#include "game/game.h"
#include "testfiles.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// Votes on how a game may end.
class BallotTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Variant> m_variant;

    PowerId power(const char *id) const { return m_variant->board->findPower(id); }

    std::vector<PowerId> powers(std::initializer_list<const char *> ids) const
    {
        std::vector<PowerId> list;
        for (const char *id : ids)
            list.push_back(power(id));
        return list;
    }

    /// Only Austria, England and France are left.
    Position threeLeft() const
    {
        Position position = m_variant->start;
        const auto gone = [&](PowerId each) {
            return each != power("austria") && each != power("england") && each != power("france");
        };
        std::erase_if(position.units, [&](const Unit &unit) { return gone(unit.power); });
        for (PowerId &owner : position.owner) {
            if (owner.valid() && gone(owner))
                owner = PowerId();
        }
        return position;
    }

    std::optional<Ending> counted(const Ballots &ballots, Draws draws,
                                  std::initializer_list<const char *> voters = {"austria", "england", "france"}) const
    {
        return agreedEnding(*m_variant->board, threeLeft(), powers(voters), ballots, draws);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_variant = variantNamed("standard");
        QVERIFY(m_variant);
    }

    void whoSurvives()
    {
        QCOMPARE(survivors(*m_variant->board, m_variant->start).size(), std::size_t(7));
        QVERIFY(survivors(*m_variant->board, threeLeft()) == powers({"austria", "england", "france"}));
        Position disbanded = threeLeft(); // a centre alone keeps one in the game
        disbanded.units.clear();
        QCOMPARE(survivors(*m_variant->board, disbanded).size(), std::size_t(3));
    }

    void onlyWhatAllAccept()
    {
        // A and E would share with all three, F leaves itself out.
        const Ballots ballots{{power("austria"), powers({"austria", "england", "france"})},
                              {power("england"), powers({"france", "austria", "england"})},
                              {power("france"), powers({"austria", "england"})}};
        const auto some = counted(ballots, Draws::AmongSome);
        QVERIFY(some);
        QCOMPARE(some->kind, Ending::Kind::Draw);
        QVERIFY(some->powers == powers({"austria", "england"}));
        QVERIFY(!counted(ballots, Draws::AmongAll));
    }

    void oneWhoPlaysOnStopsIt()
    {
        Ballots ballots{{power("austria"), powers({"austria", "england", "france"})},
                        {power("england"), powers({"austria", "england", "france"})}};
        QVERIFY(!counted(ballots, Draws::AmongSome));
        QVERIFY(!counted(ballots, Draws::AmongAll));
        // A power without a player has no voice.
        QVERIFY(counted(ballots, Draws::AmongAll, {"austria", "england"}));
        ballots[power("france")] = powers({"austria", "england", "france"});
        const auto all = counted(ballots, Draws::AmongAll);
        QVERIFY(all);
        QCOMPARE(all->powers.size(), std::size_t(3));
        // The votes of those who are out of the game count for nothing.
        ballots[power("turkey")] = powers({"turkey"});
        QVERIFY(counted(ballots, Draws::AmongAll));
    }

    void concession()
    {
        // Who is conceded to need not ask for it.
        Ballots ballots{{power("england"), powers({"austria"})}, {power("france"), powers({"austria"})}};
        const auto conceded = counted(ballots, Draws::AmongAll);
        QVERIFY(conceded);
        QCOMPARE(conceded->kind, Ending::Kind::Concession);
        QVERIFY(conceded->powers == powers({"austria"}));
        ballots[power("france")] = powers({"england"});
        QVERIFY(!counted(ballots, Draws::AmongAll));
        // Nobody wins by voting for itself.
        QVERIFY(!counted({{power("austria"), powers({"austria"})}}, Draws::AmongSome));
        // The only one with a player has nobody who could concede.
        QVERIFY(!counted({}, Draws::AmongAll, {"austria"}));
    }

    void theEndCounts()
    {
        Game game(m_variant);
        game.adjudicate();
        const std::uint64_t before = game.digest();
        QVERIFY(!game.isOver());
        game.end({Ending::Kind::Draw, powers({"austria", "england"})});
        QVERIFY(game.isOver());
        QVERIFY(!game.winner().valid());
        QVERIFY(game.digest() != before);
    }
};

QTEST_APPLESS_MAIN(BallotTest)
#include "tst_ballot.moc"
