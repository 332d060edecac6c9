#include "cli/console.h"

#include "document/filematter.h"
#include "game/scores.h"
#include "io/gamefile.h"
#include "words/names.h"
#include "words/scorewords.h"
#include "words/sentences.h"
#include "words/texttable.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

/// One game that is scored: its players in the board's order.
struct ScoredGame {
    QString name;
    GameSummary summary;
    std::vector<double> scores;
};

std::optional<ScoredGame> scored(const QString &path, const ScoreSystem &system, const VariantFinder &variants)
{
    const std::optional<QByteArray> bytes = readInput(path);
    if (!bytes)
        return std::nullopt;
    const std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    const auto matter = readFileMatter(path, text, variants);
    if (!matter || (!matter->saved && !matter->foreign.game)) {
        complainOf(path, matter ? worded("cli", "It holds no game.") : matter.error().message);
        return std::nullopt;
    }
    if (const auto fog = matter->saved ? fogBar(*matter->saved) : std::nullopt) {
        complainOf(path, *fog);
        return std::nullopt;
    }
    ScoredGame game;
    game.name = QFileInfo(path).completeBaseName();
    game.summary = summaryOf(matter->saved ? matter->saved->game : matter->foreign.game->game);
    game.scores = scoresOf(system, standingOf(game.summary));
    return game;
}

/// A row for each game and a column for each power; where there are several games, their sum and the best of each power
/// with its game. Powers stand in the order in which games name them first.
TextTable tableOf(const std::vector<ScoredGame> &games)
{
    struct Column {
        std::string power;
        double sum = 0;
        const ScoredGame *of = nullptr; ///< in which it scored best
        double best = 0;
    };
    std::vector<Column> columns;
    std::vector<QStringList> rows;
    for (const ScoredGame &game : games) {
        QStringList &row = rows.emplace_back(QStringList{game.name});
        const auto &powers = game.summary.powers;
        for (std::size_t i = 0; i < powers.size(); ++i) {
            auto column = std::find_if(columns.begin(), columns.end(),
                                       [&](const Column &each) { return each.power == powers[i]; });
            if (column == columns.end())
                column = columns.insert(columns.end(), {powers[i]});
            const double score = game.scores[i];
            column->sum += score;
            if (!column->of || score > column->best) {
                column->of = &game;
                column->best = score;
            }
            const auto at = column - columns.begin() + 1;
            while (row.size() <= at)
                row += QString();
            row[at] = scoreFigure(score);
        }
    }
    QStringList head{say("Game")}, sum{say("Sum")}, best{say("Best")}, where{say("Game of the best")};
    for (const Column &column : columns) {
        head += fromUtf8(column.power);
        sum += scoreFigure(column.sum);
        best += scoreFigure(column.best);
        where += column.of->name;
    }
    if (games.size() > 1)
        rows.insert(rows.end(), {sum, best, where});
    TextTable table;
    table.add(head);
    for (QStringList &row : rows) {
        while (row.size() < head.size())
            row += QString();
        table.add(row);
    }
    return table;
}

void tellSystem(const ScoreSystem &system, const QString &more = {})
{
    print(say("%1 (%2): %3").arg(QLatin1StringView(system.name), spoken(system.title), spoken(system.formula)) + more);
}

} // namespace

ExitStatus scoreGames(CommandParser &parser)
{
    parser.addOption({u"system"_s, say("By which system, as the list calls it."), u"NAME"_s});
    parser.addOption({u"format"_s, say("text (a table) or csv."), u"FORMAT"_s, u"text"_s});
    parser.addPositionalArgument(u"FILE"_s, say("Saved games, or games of other programs."), u"[FILE...]"_s);
    if (const auto done = parser.read())
        return *done;
    const QString format = parser.value(u"format"_s);
    if (!isFormat(format, u"text"_s, u"csv"_s))
        return ExitStatus::Usage;
    const QStringList files = parser.positionalArguments();
    const ScoreSystem *system = scoreSystemNamed(parser.value(u"system"_s).toStdString());
    if (!system && (parser.isSet(u"system"_s) || !files.isEmpty()))
        return misused(say("There is no system “%1”. entente score lists them.").arg(parser.value(u"system"_s)));
    if (files.isEmpty()) {
        for (const ScoreSystem &each : scoreSystems()) {
            if (!system)
                tellSystem(each);
        }
        if (system)
            tellSystem(*system, u' ' + scoreFactsText(*system));
        return ExitStatus::Well;
    }
    const VariantLibrary library;
    std::vector<ScoredGame> games;
    for (const QString &file : files) {
        if (auto game = scored(file, *system, library.finder()))
            games.push_back(std::move(*game));
    }
    print(tableOf(games).text(format == "csv"_L1));
    return games.size() == static_cast<std::size_t>(files.size()) ? ExitStatus::Well : ExitStatus::Fault;
}

} // namespace entente::app
