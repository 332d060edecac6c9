#include "cli/console.h"
#include "cli/progressbar.h"
#include "cli/tournament.h"

#include "document/playerprogram.h"
#include "document/table.h"
#include "document/wholefile.h"
#include "io/gamefile.h"

#include <QDir>

#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

constexpr int mostGames = 100000, mostYears = 100, mostSeconds = 86400;

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
        const QString text = QString::number(mean, 'f', 3) + u" ± "_s;
        if (m_count < 2)
            return text + u'?'; // a single figure says nothing about the next
        const double variance = std::max(0.0, (m_squares - m_sum * mean) / (m_count - 1));
        return text + QString::number(1.96 * std::sqrt(variance / m_count), 'f', 3);
    }

private:
    int m_count = 0;
    double m_sum = 0, m_squares = 0;
};

/// What of a game is counted.
struct Score {
    std::vector<int> centres; ///< by seat, at the end
    PowerId winner;
    int turns = 0;
    std::int64_t adjudications = 0;
    double seconds = 0;
    int agreed = 0; ///< deals
    int broken = 0; ///< of them
};

Score scoreOf(const PlayedGame &played, const std::vector<PowerId> &seats)
{
    Score score{{}, played.game.winner(), played.turns, played.adjudications, played.seconds};
    for (const PowerId power : seats)
        score.centres.push_back(centreCountOf(played.game.position(), power));
    for (const Deal &deal : played.deals) {
        score.agreed += deal.state == Deal::State::Agreed;
        score.broken += fateOf(deal, played.game).kind == DealFate::Kind::Broken;
    }
    return score;
}

/// What one player, or one player at one power, came to.
struct Row {
    Mean centres, squares;
    int solos = 0;

    QString text(const QString &name) const
    {
        return u"%1: centres %2, squares %3, solos %4"_s.arg(name, centres.text(), squares.text(),
                                                             QString::number(solos));
    }
};

void report(const Tournament &tournament, const std::vector<Score> &scores)
{
    std::map<QString, Row> players, powers;
    Mean turns, adjudications, seconds;
    const std::vector<PowerId> seats = tournament.seats();
    for (std::size_t g = 0; g < scores.size(); ++g) {
        const Score &score = scores[g];
        double centres = 0, squares = 0;
        for (const int count : score.centres) {
            centres += count;
            squares += 1.0 * count * count;
        }
        // The seats of a player share one board: they are one sample, of a seat's mean share.
        struct Shares {
            int seats = 0;
            double centres = 0, squares = 0;
        };
        std::map<QString, Shares> ofGame;
        for (std::size_t s = 0; s < seats.size(); ++s) {
            const double count = score.centres[s];
            const double share = count / std::max(1.0, centres), squared = count * count / std::max(1.0, squares);
            const QString player = tournament.playerAt(s, static_cast<int>(g)).name;
            const QString power = QString::fromStdString(tournament.variant->board->power(seats[s]).name);
            Shares &shares = ofGame[player];
            ++shares.seats;
            shares.centres += share;
            shares.squares += squared;
            Row &row = powers[player + u' ' + power];
            row.centres.add(share);
            row.squares.add(squared);
            row.solos += score.winner == seats[s];
            players[player].solos += score.winner == seats[s];
        }
        for (const auto &[player, shares] : ofGame) {
            players[player].centres.add(shares.centres / shares.seats);
            players[player].squares.add(shares.squares / shares.seats);
        }
        const double begun = std::max(1, score.turns);
        turns.add(score.turns);
        adjudications.add(static_cast<double>(score.adjudications) / begun);
        seconds.add(score.seconds / begun);
    }
    for (const auto *table : {&players, &powers}) {
        for (const auto &[name, row] : *table)
            print(row.text(name));
    }
    int agreed = 0, broken = 0;
    for (const Score &score : scores) {
        agreed += score.agreed;
        broken += score.broken;
    }
    if (agreed > 0)
        print(u"deals: %1, broken: %2"_s.arg(agreed).arg(broken));
    print(u"games: %1, turns: %2, adjudications/turn: %3, seconds/turn: %4"_s.arg(scores.size())
              .arg(turns.text(), adjudications.text(), seconds.text()));
}

/// To be looked at, so the table is open; each seat has its player's name.
Result<bool, QString> saveGame(const QString &folder, int index, const Tournament &tournament, const PlayedGame &played)
{
    const Board &board = *tournament.variant->board;
    Table table = Table::standard(board);
    table.mode = Table::Mode::Gm;
    const std::vector<PowerId> seats = tournament.seats();
    for (std::size_t s = 0; s < seats.size(); ++s)
        table.players[seats[s]] = tournament.playerAt(s, index).name;
    SavedGame saved;
    saved.game = played.game;
    table.talk = !played.deals.empty();
    saved.deals = played.deals;
    saved.table = table.toSetup(board);
    return writeWhole(QDir(folder).filePath(u"%1.entente"_s.arg(index + 1, 4, 10, QLatin1Char('0'))),
                      QByteArray::fromStdString(writeGame(saved)));
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

/// LEVEL, LEVEL@EFFORT, either with +TEMPER; nothing if it is something else.
std::optional<Contender> computerNamed(const QString &word)
{
    Contender contender;
    contender.name = word;
    QString rest = word;
    if (const auto plus = rest.indexOf(u'+'); plus >= 0) {
        contender.talks = temperNamed(rest.mid(plus + 1).toStdString());
        if (!contender.talks)
            return std::nullopt;
        rest.truncate(plus);
    }
    if (const auto at = rest.indexOf(u'@'); at >= 0) {
        contender.effort = rest.mid(at + 1).toInt();
        if (contender.effort < 1 || contender.effort > mostEffort)
            return std::nullopt;
        rest.truncate(at);
    }
    contender.level = levelNamed(rest.toStdString());
    return contender.level ? std::optional(contender) : std::nullopt;
}

/// A computer, or "program:PATH"; nothing after a complaint.
std::optional<Contender> contenderNamed(const QString &word)
{
    constexpr QLatin1StringView foreign("program:");
    if (const std::optional<Contender> computer = computerNamed(word))
        return computer;
    if (!word.startsWith(foreign)) {
        complain(say("There is no player “%1”.").arg(word));
        return std::nullopt;
    }
    const QString program = word.mid(foreign.size());
    if (PlayerProgram::wordsOf(program).isEmpty()) {
        complain(say("There is no program “%1”.").arg(program));
        return std::nullopt;
    }
    return Contender{program, {}, {}, program};
}

void describeCall(QCommandLineParser &parser)
{
    parser.addOption({u"variant"_s, say("The variant that is played."), u"ID"_s, QString()});
    parser.addOption({u"games"_s, say("How many games."), u"N"_s, u"7"_s});
    parser.addOption({u"years"_s, say("How many years a game lasts at most."), u"N"_s, u"10"_s});
    parser.addOption({u"seed"_s, say("The number from which the players draw their lots."), u"N"_s, u"1"_s});
    parser.addOption({u"save"_s, say("Save the games in this folder."), u"DIR"_s});
    parser.addOption({u"seconds"_s, say("How long a program may think about a phase."), u"N"_s, u"10"_s});
    parser.addOption({u"set"_s, say("A choice of the rules, as victoryCentres=24; may be given often."),
                      u"NAME=VALUE"_s, QString()});
    parser.addPositionalArgument(
        u"PLAYER"_s,
        say("chance, dumbbot, beginner, steady, strong, expert, or program:PATH for a program that speaks the protocol "
            "of the manual; with @4 behind a level it thinks four times as long, with +loyal, +sound or +sly it makes "
            "deals with others who do. The last takes all seats that are left."),
        u"PLAYER..."_s);
}

/// The seed of the call; nothing after a complaint.
std::optional<std::uint64_t> seedFrom(const QCommandLineParser &parser)
{
    bool number = false;
    const std::uint64_t seed = parser.value(u"seed"_s).toULongLong(&number);
    if (number)
        return seed;
    complain(say("“%1” is not a seed.").arg(parser.value(u"seed"_s)));
    return std::nullopt;
}

/// What the call asks for; nothing after a complaint.
std::optional<Tournament> tournamentFrom(const QCommandLineParser &parser, const VariantLibrary &library)
{
    Tournament tournament;
    const QString id = parser.value(u"variant"_s);
    tournament.variant = library.find(id);
    if (!tournament.variant) {
        complain(id.isEmpty() ? say("Name the variant: --variant ID.") : say("There is no variant “%1”.").arg(id));
        return std::nullopt;
    }
    for (const QString &word : parser.positionalArguments()) {
        const auto contender = contenderNamed(word);
        if (!contender)
            return std::nullopt;
        tournament.players.push_back(*contender);
    }
    if (tournament.players.empty()) {
        complain(say("Name the players."));
        return std::nullopt;
    }
    const auto games = countFrom(parser, u"games"_s, mostGames);
    const auto years = games ? countFrom(parser, u"years"_s, mostYears) : std::nullopt;
    const auto seconds = years ? countFrom(parser, u"seconds"_s, mostSeconds) : std::nullopt;
    const auto seed = seconds ? seedFrom(parser) : std::nullopt;
    const auto settings = seed ? settingsFrom(parser.values(u"set"_s), *tournament.variant) : std::nullopt;
    if (!settings)
        return std::nullopt;
    tournament.seed = *seed;
    tournament.settings = *settings;
    tournament.games = *games;
    tournament.years = *years;
    tournament.milliseconds = *seconds * 1000;
    return tournament;
}

/// Plays it, with a bar of how far it is, and prints what came of it. The games go into the folder, if one is named.
ExitStatus playAndReport(const Tournament &tournament, const QString &folder)
{
    const std::vector<PowerId> seats = tournament.seats();
    std::vector<Score> scores(static_cast<std::size_t>(tournament.games));
    QString unsaved; // why, of the first that could not be saved
    int done = 0;
    ProgressBar bar(tournament.games);
    bar.show(done);
    Audience audience;
    audience.ended = [&](int game, const PlayedGame &played) {
        scores[static_cast<std::size_t>(game)] = scoreOf(played, seats);
        if (!folder.isEmpty() && unsaved.isEmpty()) {
            if (const auto saved = saveGame(folder, game, tournament, played); !saved)
                unsaved = saved.error();
        }
        bar.show(++done);
    };
    audience.failed = [&](int game, std::size_t seat, const QString &fault) {
        bar.clear();
        complain(say("Game %1, %2, “%3”: %4")
                     .arg(QString::number(game + 1),
                          QString::fromStdString(tournament.variant->board->power(seats[seat]).name),
                          tournament.playerAt(seat, game).name, fault));
        bar.show(done);
    };
    play(tournament, audience);
    report(tournament, scores);
    if (unsaved.isEmpty())
        return ExitStatus::Well;
    complain(unsaved);
    return ExitStatus::Fault;
}

} // namespace

ExitStatus matchPlayers(CommandParser &parser)
{
    describeCall(parser);
    if (const auto done = parser.read())
        return *done;
    const VariantLibrary library;
    const auto tournament = tournamentFrom(parser, library);
    if (!tournament)
        return ExitStatus::Usage;
    const QString folder = parser.value(u"save"_s);
    if (!folder.isEmpty() && !QDir().mkpath(folder))
        return failed(say("The games could not be saved in “%1”.").arg(folder));
    return playAndReport(*tournament, folder);
}

} // namespace entente::app
