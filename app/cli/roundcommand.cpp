#include "cli/console.h"
#include "cli/texttable.h"

#include "document/clubround.h"
#include "document/table.h"
#include "words/names.h"
#include "words/scorewords.h"
#include "words/sentences.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <set>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

/// A row for each player: place, sum, and the score in each game with the power's name; then the best of each power.
void printStandings(const std::vector<LibraryGame> &games, const ScoreSystem &system, bool csv)
{
    const std::vector<PlayerTotal> totals = playerTotals(games, system);
    TextTable table;
    QStringList head{say("Place"), say("Player"), say("Sum")};
    for (const LibraryGame &game : games) {
        if (countsInClub(game))
            head << QFileInfo(game.name).completeBaseName() << say("Power");
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
    table.print(csv);
    TextTable best;
    best.add({say("Power"), say("Best"), say("Player"), say("Game")});
    for (const PlayerTotal &each : bestOfPowers(totals)) {
        const PlayerTotal::Part &part = each.parts.front();
        best.add({fromUtf8(part.power), scoreFigure(part.score), each.player,
                  QFileInfo(part.game->name).completeBaseName()});
    }
    print(QString());
    best.print(csv);
}

} // namespace

ExitStatus playRound(CommandParser &parser)
{
    parser.addOption({u"draw"_s,
                      say("Draw the next round for the players of this list: a player a line, and the "
                          "powers that they wish for, as “Anna: France, England” or “Anna: FE”."),
                      u"LIST"_s});
    parser.addOption({u"variant"_s, say("What is played in the round; without it, what was played last."), u"ID"_s});
    parser.addOption(
        {u"set"_s, say("A choice of the rules, as victoryCentres=24; may be given often."), u"NAME=VALUE"_s});
    parser.addOption({u"seed"_s, say("The lots are drawn from this number; without it, from chance."), u"N"_s});
    parser.addOption({u"system"_s, say("By which system games are scored, as entente score lists them."), u"NAME"_s,
                      u"draw-size"_s});
    parser.addOption({u"format"_s, say("text (a table) or csv."), u"FORMAT"_s, u"text"_s});
    parser.addPositionalArgument(u"DIR"_s, say("The folder of the club's games."), u"DIR"_s);
    if (const auto done = parser.read())
        return *done;
    const QString format = parser.value(u"format"_s);
    if (!isFormat(format, u"text"_s, u"csv"_s))
        return ExitStatus::Usage;
    if (parser.positionalArguments().size() != 1)
        return misused(say("Name one folder."));
    const QString folder = parser.positionalArguments().constFirst();
    const ScoreSystem *system = scoreSystemNamed(parser.value(u"system"_s).toStdString());
    if (!system)
        return misused(say("There is no system “%1”. entente score lists them.").arg(parser.value(u"system"_s)));
    const auto library = GameLibrary::of(folder);
    if (!library)
        return failed(library.error());
    const VariantLibrary variants;
    // The list may lie beside the games: it is none of them.
    const QString list = parser.value(u"draw"_s);
    std::vector<LibraryGame> games = library->read(
        variants, [](int) {}, false);
    bool well = true;
    std::erase_if(games, [&](const LibraryGame &game) {
        const bool ours = game.name.endsWith(u".entente"_s);
        if (!game.summary && ours) {
            complainOf(game.name, game.fault);
            well = false;
        }
        return !game.summary;
    });
    if (list.isEmpty()) {
        printStandings(games, *system, format == "csv"_L1);
        return well ? ExitStatus::Well : ExitStatus::Fault;
    }
    if (!well) // who has met whom would not be known
        return ExitStatus::Fault;
    const QString id = parser.isSet(u"variant"_s) ? parser.value(u"variant"_s)
                       : games.empty()            ? fromUtf8(variants.list().front()->variant->id)
                                                  : fromUtf8(games.back().summary->variant);
    const std::shared_ptr<const Variant> variant = variants.find(id);
    if (!variant)
        return failed(say("There is no variant “%1”.").arg(id));
    const auto settings = settingsFrom(parser.values(u"set"_s), *variant);
    const auto bytes = readInput(list);
    if (!settings || !bytes)
        return ExitStatus::Fault;
    const auto club = readClub(QString::fromUtf8(*bytes), *variant->board);
    if (!club)
        return failed(club.error());
    const quint64 seed =
        parser.isSet(u"seed"_s) ? parser.value(u"seed"_s).toULongLong() : QRandomGenerator::global()->generate64();
    const auto boards = drawClubRound(*club, *variant->board, games, seed);
    const auto written = writeRound(folder, nextRound(games), variant, *settings, boards);
    if (!written)
        return failed(written.error());
    TextTable table;
    QStringList head{say("Power")};
    for (const QString &name : *written)
        head += QFileInfo(name).completeBaseName();
    table.add(head);
    std::set<QString> seated;
    for (const PowerId power : Table::standard(*variant->board).seats) {
        QStringList row{fromUtf8(variant->board->power(power).name)};
        for (const auto &board : boards) {
            row += board.at(power);
            seated.insert(board.at(power));
        }
        table.add(row);
    }
    table.print(format == "csv"_L1);
    QStringList out;
    for (const ClubPlayer &player : *club) {
        if (seated.count(player.name) == 0)
            out += player.name;
    }
    if (!out.isEmpty())
        complain(say("Sits out: %1.").arg(out.join(u", "_s)));
    return ExitStatus::Well;
}

} // namespace entente::app
