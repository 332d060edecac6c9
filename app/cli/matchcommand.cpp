#include "cli/console.h"

#include "io/gamefile.h"
#include "players/lots.h"
#include "players/player.h"

#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QSaveFile>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <thread>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

constexpr int mostGames = 100000, mostYears = 100;

/// Figures of which the mean is wanted, and how sure it is.
class Mean {
public:
    void add(double figure)
    {
        ++m_count;
        m_sum += figure;
        m_squares += figure * figure;
    }
    QString text() const
    {
        const double mean = m_count ? m_sum / m_count : 0;
        const double variance = m_count > 1 ? std::max(0.0, (m_squares - m_sum * mean) / (m_count - 1)) : 0;
        const double half = m_count > 1 ? 1.96 * std::sqrt(variance / m_count) : 0;
        return u"%1 ± %2"_s.arg(mean, 0, 'f', 3).arg(half, 0, 'f', 3);
    }

private:
    int m_count = 0;
    double m_sum = 0, m_squares = 0;
};

/// What is to be played.
struct Tournament {
    std::shared_ptr<const Variant> variant;
    std::vector<Level> players; ///< round the table; the last of them takes the seats that are left
    int games = 0;
    int years = 0;
    quint64 seed = 0;
};

struct PlayedGame {
    Game game;
    qint64 adjudications = 0;
    double seconds = 0;
};

std::vector<PowerId> seatsOf(const Board &board)
{
    std::vector<PowerId> seats;
    for (int p = 0; p < board.powerCount(); ++p) {
        if (board.power(PowerId(p)).playable)
            seats.push_back(PowerId(p));
    }
    return seats;
}

/// Games with the same lots follow one another, in each of which the players sit one chair further.
Level playerOf(const Tournament &tournament, std::size_t seats, std::size_t seat, int game)
{
    const std::size_t chair = (seat + static_cast<std::size_t>(game)) % seats;
    return tournament.players[std::min(chair, tournament.players.size() - 1)];
}

PlayedGame playOne(const Tournament &tournament, int index)
{
    PlayedGame played{Game(tournament.variant), 0, 0};
    Game &game = played.game;
    const std::vector<PowerId> seats = seatsOf(game.board());
    const quint64 seed = seedFor(tournament.seed, static_cast<quint64>(index) / seats.size());
    const int firstYear = game.position().phase.year;
    QElapsedTimer timer;
    timer.start();
    while (!game.isOver() && game.position().phase.year < firstYear + tournament.years) {
        std::vector<GivenOrder> orders;
        for (std::size_t s = 0; s < seats.size(); ++s) {
            if (ordersExpected(game.board(), game.position(), seats[s]) == 0)
                continue;
            const Level level = playerOf(tournament, seats.size(), s, index);
            const Decision decision = decide(SeatView(game, seats[s]), level, seed);
            orders.insert(orders.end(), decision.orders.begin(), decision.orders.end());
            played.adjudications += decision.adjudications;
        }
        game.setOrders(std::move(orders));
        game.adjudicate();
    }
    played.seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    return played;
}

/// All games, on as many threads as there are processors; which thread plays which makes no difference.
std::vector<PlayedGame> playAll(const Tournament &tournament)
{
    std::vector<PlayedGame> played(static_cast<std::size_t>(tournament.games));
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int game = next++; game < tournament.games; game = next++)
            played[static_cast<std::size_t>(game)] = playOne(tournament, game);
    };
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
        threads.emplace_back(work);
    for (std::thread &thread : threads)
        thread.join();
    return played;
}

void report(const Tournament &tournament, const std::vector<PlayedGame> &played)
{
    struct Row {
        Mean centres, squares;
        int solos = 0;
    };
    std::map<QString, Row> players, powers;
    Mean turns, adjudications, seconds;
    const Board &board = *tournament.variant->board;
    const std::vector<PowerId> seats = seatsOf(board);
    for (std::size_t g = 0; g < played.size(); ++g) {
        const Game &game = played[g].game;
        double centres = 0, squares = 0;
        for (const PowerId power : seats) {
            const double count = centreCountOf(game.position(), power);
            centres += count;
            squares += count * count;
        }
        for (std::size_t s = 0; s < seats.size(); ++s) {
            const double count = centreCountOf(game.position(), seats[s]);
            const Level level = playerOf(tournament, seats.size(), s, static_cast<int>(g));
            const QString player = QLatin1StringView(levelWord(level));
            const QString power = QString::fromStdString(board.power(seats[s]).name);
            for (Row *row : {&players[player], &powers[player + u' ' + power]}) {
                row->centres.add(count / std::max(1.0, centres));
                row->squares.add(count * count / std::max(1.0, squares));
                row->solos += game.winner() == seats[s];
            }
        }
        turns.add(game.turnCount());
        const double phases = std::max(1, game.turnCount());
        adjudications.add(static_cast<double>(played[g].adjudications) / phases);
        seconds.add(played[g].seconds / phases);
    }
    for (const auto *table : {&players, &powers}) {
        for (const auto &[name, row] : *table)
            print(u"%1: centres %2, squares %3, solos %4"_s
                      .arg(name, row.centres.text(), row.squares.text()).arg(row.solos));
    }
    print(u"games: %1, phases: %2, adjudications/phase: %3, seconds/phase: %4"_s.arg(played.size())
              .arg(turns.text(), adjudications.text(), seconds.text()));
}

bool saveAll(const QString &folder, const std::vector<PlayedGame> &played)
{
    for (std::size_t g = 0; g < played.size(); ++g) {
        SavedGame saved;
        saved.game = played[g].game;
        QSaveFile file(QDir(folder).filePath(u"%1.entente"_s.arg(g + 1, 4, 10, QLatin1Char('0'))));
        const std::string bytes = writeGame(saved);
        const bool written = file.open(QIODevice::WriteOnly)
            && file.write(bytes.data(), static_cast<qint64>(bytes.size())) == static_cast<qint64>(bytes.size());
        if (!written || !file.commit()) {
            complain(say("The games could not be saved in “%1”.").arg(folder));
            return false;
        }
    }
    return true;
}

/// A number of the call within its bounds; nothing after a complaint.
std::optional<int> countFrom(const QCommandLineParser &parser, const QString &option, int most)
{
    bool number = false;
    const int count = parser.value(option).toInt(&number);
    if (number && count >= 1 && count <= most)
        return count;
    complain(say("“%1” is not a number from 1 to %2.").arg(parser.value(option)).arg(most));
    return std::nullopt;
}

} // namespace

ExitStatus matchPlayers(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        say("Let computer players play games against each other, each of them in every seat."));
    parser.addOption({u"variant"_s, say("The variant that is played."), u"ID"_s, QString()});
    parser.addOption({u"games"_s, say("How many games."), u"N"_s, u"7"_s});
    parser.addOption({u"years"_s, say("How many years a game lasts at most."), u"N"_s, u"10"_s});
    parser.addOption({u"seed"_s, say("The number from which the players draw their lots."), u"N"_s, u"1"_s});
    parser.addOption({u"save"_s, say("Save the games in this folder."), u"DIR"_s});
    parser.addPositionalArgument(
        u"PLAYER"_s, say("chance, beginner, steady, strong or expert; the last takes all seats that are left."),
        u"PLAYER..."_s);
    if (const auto done = readOptions(parser, u"match"_s, arguments))
        return *done;
    Tournament tournament;
    const VariantLibrary library;
    const QString id = parser.value(u"variant"_s);
    tournament.variant = library.find(id);
    if (!tournament.variant) {
        complain(id.isEmpty() ? say("Name the variant: --variant ID.") : say("There is no variant “%1”.").arg(id));
        return ExitStatus::Usage;
    }
    for (const QString &word : parser.positionalArguments()) {
        const std::optional<Level> level = levelNamed(word.toStdString());
        if (!level) {
            complain(say("There is no player “%1”.").arg(word));
            return ExitStatus::Usage;
        }
        tournament.players.push_back(*level);
    }
    if (tournament.players.empty()) {
        complain(say("Name the players."));
        return ExitStatus::Usage;
    }
    const auto games = countFrom(parser, u"games"_s, mostGames);
    const auto years = games ? countFrom(parser, u"years"_s, mostYears) : std::nullopt;
    bool number = false;
    tournament.seed = parser.value(u"seed"_s).toULongLong(&number);
    if (!games || !years)
        return ExitStatus::Usage;
    if (!number) {
        complain(say("“%1” is not a seed.").arg(parser.value(u"seed"_s)));
        return ExitStatus::Usage;
    }
    tournament.games = *games;
    tournament.years = *years;
    const QString folder = parser.value(u"save"_s);
    if (!folder.isEmpty() && !QDir().mkpath(folder)) {
        complain(say("The games could not be saved in “%1”.").arg(folder));
        return ExitStatus::Fault;
    }
    const std::vector<PlayedGame> played = playAll(tournament);
    report(tournament, played);
    return folder.isEmpty() || saveAll(folder, played) ? ExitStatus::Well : ExitStatus::Fault;
}

} // namespace entente::app
