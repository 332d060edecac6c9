#include "document/clubround.h"

#include "document/table.h"
#include "document/wholefile.h"
#include "words/names.h"
#include "words/scorewords.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

struct Club {
    Q_DECLARE_TR_FUNCTIONS(Club)
};

std::vector<PowerId> playedPowers(const Board &board)
{
    return Table::standard(board).seats;
}

/// Of a word like "FEG": the power that each letter begins; nothing if one begins none, or several.
std::vector<PowerId> byLetters(const QString &word, const Board &board)
{
    std::vector<PowerId> powers;
    for (const QChar letter : word) {
        PowerId found;
        for (const PowerId power : playedPowers(board)) {
            if (!QString::fromStdString(board.power(power).name).startsWith(letter, Qt::CaseInsensitive))
                continue;
            if (found.valid())
                return {};
            found = power;
        }
        if (!found.valid())
            return {};
        powers.push_back(found);
    }
    return powers;
}

/// The round and the board of a game that was written for one, after its file's name; else 0 and 0.
std::pair<int, int> placeInClub(const LibraryGame &game)
{
    static const QRegularExpression numbered(u"(?:^|/)round-(\\d{1,4})-board-(\\d{1,4})"_s);
    const QRegularExpressionMatch match = numbered.match(game.name);
    return {match.captured(1).toInt(), match.captured(2).toInt()};
}

} // namespace

Result<ClubGames, QString> readClubGames(const QString &folder, const VariantLibrary &variants)
{
    if (!QFileInfo(folder).isDir())
        return Club::tr("%1 is no folder.").arg(QDir::toNativeSeparators(folder));
    const auto library = GameLibrary::of(folder);
    if (!library)
        return library.error();
    if (library->size() > mostClubFiles)
        return Club::tr("%1 holds more than %2 files: choose a folder with the club's games alone.")
            .arg(QDir::toNativeSeparators(folder))
            .arg(mostClubFiles);
    ClubGames club;
    club.games = library->read(
        variants, [](int) {}, false);
    // The list of players may lie beside the games: it is none of them.
    std::erase_if(club.games, [&](const LibraryGame &game) {
        if (!game.summary && game.name.endsWith(u".entente"_s))
            club.faults += Club::tr("%1: %2", "a file, what is wrong with it").arg(game.name, game.fault);
        return !game.summary;
    });
    return club;
}

Result<std::vector<ClubPlayer>, QString> readClub(const QString &list, const Board &board)
{
    static const QRegularExpression between(u"[,;]\\s*|\\s+"_s);
    std::vector<ClubPlayer> club;
    for (const QString &whole : list.split(u'\n')) {
        const QString line = whole.section(u'#', 0, 0).trimmed();
        if (line.isEmpty())
            continue;
        ClubPlayer player{line.section(u':', 0, 0).trimmed(), {}};
        const auto called = [&](const ClubPlayer &each) { return each.name == player.name; };
        if (player.name.isEmpty() || std::any_of(club.begin(), club.end(), called))
            return Club::tr("“%1”: each player needs a name of their own.").arg(line);
        const QString wishes = line.section(u':', 1).trimmed();
        for (const QString &word : wishes.split(between, Qt::SkipEmptyParts)) {
            const PowerId power = board.findPower(word.toStdString());
            const std::vector<PowerId> powers = power.valid() ? std::vector{power} : byLetters(word, board);
            if (powers.empty())
                return Club::tr("“%1”: “%2” is no power, nor first letters of powers.").arg(line, word);
            player.wishes.insert(player.wishes.end(), powers.begin(), powers.end());
        }
        club.push_back(player);
    }
    if (club.size() < 2)
        return Club::tr("The list names too few players.");
    return club;
}

std::vector<std::map<PowerId, QString>> drawClubRound(const std::vector<ClubPlayer> &club, const Board &board,
                                                      const std::vector<LibraryGame> &played, std::uint64_t seed)
{
    const std::vector<PowerId> powers = playedPowers(board);
    const auto numberOf = [&](PowerId power) {
        return static_cast<int>(std::find(powers.begin(), powers.end(), power) - powers.begin());
    };
    RoundPlayers players;
    players.powers = static_cast<int>(powers.size());
    players.met.assign(club.size(), std::vector<int>(club.size(), 0));
    players.had.assign(club.size(), std::vector<int>(powers.size(), 0));
    for (const ClubPlayer &each : club) {
        std::vector<int> &wishes = players.wishes.emplace_back();
        for (const PowerId wish : each.wishes)
            wishes.push_back(numberOf(wish));
    }
    for (const LibraryGame &game : played) {
        std::vector<std::size_t> together;
        for (const auto &[power, name] : game.players) {
            for (std::size_t i = 0; i < club.size(); ++i) {
                if (club[i].name != name)
                    continue;
                together.push_back(i);
                const auto number = static_cast<std::size_t>(numberOf(board.findPower(power)));
                if (number < powers.size())
                    ++players.had[i][number];
            }
        }
        for (const std::size_t one : together) {
            for (const std::size_t other : together)
                players.met[one][other] += one != other;
        }
    }
    std::vector<std::map<PowerId, QString>> boards;
    for (const std::vector<int> &drawn : drawRound(players, seed)) {
        std::map<PowerId, QString> &seats = boards.emplace_back();
        for (std::size_t i = 0; i < powers.size(); ++i)
            seats[powers[i]] = drawn[i] < 0 ? QString() : club[static_cast<std::size_t>(drawn[i])].name;
    }
    return boards;
}

int nextRound(const std::vector<LibraryGame> &played)
{
    int last = 0;
    for (const LibraryGame &game : played)
        last = std::max(last, placeInClub(game).first);
    return last + 1;
}

std::vector<const LibraryGame *> gamesOfRound(const std::vector<LibraryGame> &played, int round)
{
    std::vector<const LibraryGame *> games;
    for (const LibraryGame &game : played) {
        if (round > 0 && placeInClub(game).first == round)
            games.push_back(&game);
    }
    std::stable_sort(games.begin(), games.end(), [](const LibraryGame *one, const LibraryGame *other) {
        return placeInClub(*one).second < placeInClub(*other).second;
    });
    return games;
}

Result<QStringList, QString> writeRound(const QString &folder, int round, std::shared_ptr<const Variant> variant,
                                        const std::map<std::string, std::string> &settings,
                                        const std::vector<std::map<PowerId, QString>> &boards)
{
    QStringList names;
    for (const auto &seats : boards) {
        Table table = Table::standard(*variant->board);
        for (const auto &[power, player] : seats) {
            if (!player.isEmpty())
                table.players[power] = player;
        }
        SavedGame saved;
        saved.game = Game(variant, settings);
        saved.table = table.toSetup(*variant->board);
        names += u"round-%1-board-%2.entente"_s.arg(round).arg(names.size() + 1);
        const QString path = QDir(folder).filePath(names.constLast());
        if (QFile::exists(path))
            return Club::tr("%1 is there already.").arg(QDir::toNativeSeparators(path));
        if (const auto done = writeWhole(path, QByteArray::fromStdString(writeGame(saved))); !done)
            return done.error();
    }
    return names;
}

Result<DrawnRound, QString> drawNextRound(const QString &folder, const QString &list, const ClubGames &played,
                                          std::shared_ptr<const Variant> variant,
                                          const std::map<std::string, std::string> &settings, std::uint64_t seed)
{
    if (!played.faults.isEmpty()) // who has met whom would not be known
        return played.faults.constFirst();
    const Board &board = *variant->board;
    const auto club = readClub(list, board);
    if (!club)
        return club.error();
    const auto boards = drawClubRound(*club, board, played.games, seed);
    const auto written = writeRound(folder, nextRound(played.games), variant, settings, boards);
    if (!written)
        return written.error();
    DrawnRound round{*written, {}, {}};
    QStringList head{Club::tr("Power")};
    for (const QString &name : *written)
        head += QFileInfo(name).completeBaseName();
    round.seats.add(head);
    std::set<QString> seated;
    for (const PowerId power : playedPowers(board)) {
        QStringList row{powerName(board, power)};
        for (const auto &seats : boards) {
            row += seats.at(power);
            seated.insert(seats.at(power));
        }
        round.seats.add(row);
    }
    for (const ClubPlayer &player : *club) {
        if (seated.count(player.name) == 0)
            round.out += player.name;
    }
    return round;
}

bool countsInClub(const LibraryGame &game)
{
    return game.summary && game.summary->turns > 0 && !game.players.empty();
}

std::vector<PlayerTotal> playerTotals(const std::vector<LibraryGame> &games, const ScoreSystem &system)
{
    std::map<QString, PlayerTotal> byName;
    for (const LibraryGame &game : games) {
        if (!countsInClub(game))
            continue;
        const std::vector<double> scores = scoresOf(system, standingOf(*game.summary));
        for (std::size_t i = 0; i < scores.size(); ++i) {
            const std::string &power = game.summary->powers[i];
            const auto player = game.players.find(power);
            if (player == game.players.end())
                continue;
            PlayerTotal &total = byName[player->second];
            total.player = player->second;
            total.sum += scores[i];
            total.parts.push_back({&game, power, scores[i]});
        }
    }
    std::vector<PlayerTotal> totals;
    for (auto &[name, total] : byName)
        totals.push_back(std::move(total));
    std::stable_sort(totals.begin(), totals.end(),
                     [](const PlayerTotal &one, const PlayerTotal &other) { return one.sum > other.sum; });
    return totals;
}

std::vector<PlayerTotal> bestOfPowers(const std::vector<PlayerTotal> &totals)
{
    std::vector<PlayerTotal> best;
    const auto of = [](const PlayerTotal &total) -> const PlayerTotal::Part & { return total.parts.front(); };
    for (const PlayerTotal &total : totals) {
        for (const PlayerTotal::Part &part : total.parts) {
            const PlayerTotal own{total.player, part.score, {part}};
            const auto same = [&](const PlayerTotal &each) { return of(each).power == part.power; };
            const auto before = std::find_if(best.begin(), best.end(), same);
            if (before != best.end() && before->sum > part.score)
                continue;
            if (before != best.end() && before->sum < part.score)
                best.erase(std::remove_if(best.begin(), best.end(), same), best.end());
            best.push_back(own);
        }
    }
    std::stable_sort(best.begin(), best.end(), [&](const PlayerTotal &one, const PlayerTotal &other) {
        const auto place = [&](const PlayerTotal &total) {
            const auto &powers = of(total).game->summary->powers;
            return std::find(powers.begin(), powers.end(), of(total).power) - powers.begin();
        };
        return place(one) < place(other);
    });
    return best;
}

TextTable standingsTable(const std::vector<LibraryGame> &games, const ScoreSystem &system)
{
    const std::vector<PlayerTotal> totals = playerTotals(games, system);
    TextTable table;
    QStringList head{Club::tr("Place"), Club::tr("Player"), Club::tr("Sum")};
    for (const LibraryGame &game : games) {
        if (countsInClub(game))
            head << QFileInfo(game.name).completeBaseName() << Club::tr("Power");
    }
    table.add(head);
    std::size_t place = 0;
    for (std::size_t i = 0; i < totals.size(); ++i) {
        const PlayerTotal &total = totals[i];
        if (i == 0 || total.sum < totals[i - 1].sum)
            place = i + 1; // who has as much shares the place
        QStringList row{QString::number(place), total.player, scoreFigure(total.sum)};
        for (const LibraryGame &game : games) {
            if (!countsInClub(game))
                continue;
            double score = 0;
            QStringList powers;
            for (const PlayerTotal::Part &part : total.parts) {
                if (part.game != &game)
                    continue;
                score += part.score;
                powers += fromUtf8(part.power);
            }
            row << (powers.isEmpty() ? QString() : scoreFigure(score)) << powers.join(u" + "_s);
        }
        table.add(row);
    }
    return table;
}

TextTable bestTable(const std::vector<LibraryGame> &games, const ScoreSystem &system)
{
    TextTable best;
    best.add({Club::tr("Power"), Club::tr("Best"), Club::tr("Player"), Club::tr("Game")});
    for (const PlayerTotal &each : bestOfPowers(playerTotals(games, system))) {
        const PlayerTotal::Part &part = each.parts.front();
        best.add({fromUtf8(part.power), scoreFigure(part.score), each.player,
                  QFileInfo(part.game->name).completeBaseName()});
    }
    return best;
}

} // namespace entente::app
