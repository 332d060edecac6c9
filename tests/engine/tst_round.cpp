#include "game/round.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <set>

using namespace entente;

/// Boards and seats of a club's round.
class RoundTest : public QObject {
    Q_OBJECT

    static RoundPlayers players(std::size_t count, int powers = 7)
    {
        RoundPlayers made;
        made.powers = powers;
        made.wishes.resize(count);
        made.met.assign(count, std::vector<int>(count, 0));
        made.had.assign(count, std::vector<int>(static_cast<std::size_t>(powers), 0));
        return made;
    }

    /// As if this round had been played.
    static void play(RoundPlayers &players, const std::vector<std::vector<int>> &round)
    {
        for (const std::vector<int> &board : round) {
            for (std::size_t power = 0; power < board.size(); ++power) {
                if (board[power] < 0)
                    continue;
                ++players.had[static_cast<std::size_t>(board[power])][power];
                for (const int other : board) {
                    if (other >= 0 && other != board[power])
                        ++players.met[static_cast<std::size_t>(board[power])][static_cast<std::size_t>(other)];
                }
            }
        }
    }

    static int metTwice(const RoundPlayers &players)
    {
        int pairs = 0;
        for (std::size_t one = 0; one < players.met.size(); ++one) {
            for (std::size_t other = one + 1; other < players.met.size(); ++other)
                pairs += players.met[one][other] > 1;
        }
        return pairs;
    }

private Q_SLOTS:
    /// Seven of each board go to the others as evenly as seven can: no fewer pairs can meet again.
    void fewestMeetAgain_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("pairs");
        QTest::newRow("two boards: 4 and 3") << 14 << 2 * (6 + 3);
        QTest::newRow("three boards: 3, 2 and 2") << 21 << 3 * (3 + 1 + 1);
    }
    void fewestMeetAgain()
    {
        QFETCH(int, count);
        QFETCH(int, pairs);
        RoundPlayers club = players(static_cast<std::size_t>(count));
        play(club, drawRound(club, 1));
        QCOMPARE(metTwice(club), 0);
        play(club, drawRound(club, 2));
        QCOMPARE(metTwice(club), pairs);
    }

    /// Everybody sits once, who sat out plays next, and in an evening of three rounds nobody has a power again.
    void seatsGoRound()
    {
        RoundPlayers club = players(16);
        std::vector<int> games(16, 0);
        for (std::uint64_t round = 1; round <= 7; ++round) {
            const auto drawn = drawRound(club, round);
            QCOMPARE(drawn.size(), std::size_t(2));
            std::set<int> seated;
            for (const std::vector<int> &board : drawn) {
                QCOMPARE(board.size(), std::size_t(7));
                for (const int player : board) {
                    seated.insert(player);
                    ++games[static_cast<std::size_t>(player)];
                }
            }
            QCOMPARE(seated.size(), std::size_t(14));
            play(club, drawn);
            for (const std::vector<int> &had : club.had)
                QVERIFY(round > 3 || *std::max_element(had.begin(), had.end()) <= 1);
            const auto [least, most] = std::minmax_element(games.begin(), games.end());
            QVERIFY(*most - *least <= 1);
        }
    }

    /// Wishes cost as little as in the best of all 5040 orders.
    void wishesAreHeard()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            RoundPlayers club = players(7);
            for (std::size_t player = 0; player < 7; ++player) {
                for (std::size_t wish = 0; wish < 3; ++wish)
                    club.wishes[player].push_back(static_cast<int>((player * player + wish * (seed % 3 + 1)) % 5));
            }
            const auto cost = [&](const std::vector<int> &board) {
                long sum = 0;
                for (int power = 0; power < 7; ++power) {
                    const auto &wishes = club.wishes[static_cast<std::size_t>(board[static_cast<std::size_t>(power)])];
                    const long place = std::find(wishes.begin(), wishes.end(), power) - wishes.begin();
                    sum += place * place;
                }
                return sum;
            };
            std::vector<int> order(7);
            std::iota(order.begin(), order.end(), 0);
            long least = cost(order);
            while (std::next_permutation(order.begin(), order.end()))
                least = std::min(least, cost(order));
            QCOMPARE(cost(drawRound(club, seed).front()), least);
        }
    }

    /// Six friends fill one board but for a seat; a seed draws the same again.
    void fewPlayers()
    {
        const RoundPlayers club = players(6);
        const auto drawn = drawRound(club, 5);
        QCOMPARE(drawn.size(), std::size_t(1));
        QCOMPARE(std::count(drawn.front().begin(), drawn.front().end(), -1), std::ptrdiff_t(1));
        QCOMPARE(drawRound(club, 5), drawn);
    }
};

QTEST_GUILESS_MAIN(RoundTest)
#include "tst_round.moc"
