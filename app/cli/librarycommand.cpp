#include "cli/console.h"
#include "cli/progressbar.h"

#include "document/gamelibrary.h"
#include "io/json.h"
#include "words/names.h"
#include "words/texttable.h"

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

JsonValue gameJson(const LibraryGame &game)
{
    JsonValue value = JsonValue::object({{"file", game.name.toStdString()}});
    if (!game.summary) {
        value.add("fault", game.fault.toStdString());
        return value;
    }
    const GameSummary &summary = *game.summary;
    value.add("variant", summary.variant);
    value.add("first", phaseText(summary.first));
    value.add("last", phaseText(summary.last));
    value.add("turns", summary.turns);
    JsonValue centres = JsonValue::object();
    JsonValue openings = JsonValue::object();
    for (std::size_t i = 0; i < summary.powers.size(); ++i) {
        centres.add(summary.powers[i], summary.centres[i]);
        if (!summary.openings[i].empty())
            openings.add(summary.powers[i], summary.openings[i]);
    }
    value.add("centres", std::move(centres));
    value.add("openings", std::move(openings));
    JsonValue years = JsonValue::object();
    for (const auto &[year, all] : summary.years)
        years.add(std::to_string(year), JsonValue::listOf(all));
    value.add("years", std::move(years));
    if (summary.winner >= 0)
        value.add("winner", summary.powers[static_cast<std::size_t>(summary.winner)]);
    if (!summary.drawn.empty()) {
        value.add("drawn", JsonValue::listOf(summary.drawn, [&](const int power) {
                      return summary.powers[static_cast<std::size_t>(power)];
                  }));
    }
    return value;
}

JsonValue figuresJson(const GameFigures &figures)
{
    JsonValue value = JsonValue::object({{"games", figures.games()}, {"turns", figures.turns()}});
    JsonValue powers = JsonValue::object();
    for (const GameFigures::OfPower &each : figures.powers()) {
        JsonValue power = JsonValue::object({{"wins", each.wins}, {"draws", each.draws}, {"centres", each.centres}});
        JsonValue openings = JsonValue::list();
        for (const GameFigures::Opening &opening : each.openings) {
            JsonValue item = JsonValue::object();
            item.add("orders", opening.orders);
            if (!opening.called.name.empty())
                item.add("name", opening.called.name);
            item.add("games", opening.games);
            item.add("share", static_cast<double>(opening.games) / figures.games());
            item.add("centres", opening.centres);
            openings.add(std::move(item));
        }
        power.add("openings", std::move(openings));
        JsonValue years = JsonValue::object();
        for (const auto &[year, centres] : each.years)
            years.add(std::to_string(year), centres);
        power.add("years", std::move(years));
        powers.add(each.name, std::move(power));
    }
    value.add("powers", std::move(powers));
    return value;
}

void printJson(const std::vector<LibraryGame> &games)
{
    JsonValue root = JsonValue::object();
    JsonValue list = JsonValue::listOf(games, [&](const LibraryGame &game) { return gameJson(game); });
    JsonValue variants = JsonValue::object();
    for (const auto &[title, figures] : figuresOf(games))
        variants.add(title.toStdString(), figuresJson(figures));
    root.add("games", std::move(list));
    root.add("variants", std::move(variants));
    print(writeJson(root));
}

/// A line for each power of each game.
void printCsv(const std::vector<LibraryGame> &games)
{
    print(u"file,variant,first,last,turns,power,centres,result,opening,name"_s);
    for (const LibraryGame &game : games) {
        if (!game.summary)
            continue;
        const GameSummary &summary = *game.summary;
        for (std::size_t i = 0; i < summary.powers.size(); ++i) {
            const int power = static_cast<int>(i);
            const bool drew = std::find(summary.drawn.begin(), summary.drawn.end(), power) != summary.drawn.end();
            const QStringList fields{game.name,
                                     fromUtf8(summary.variant),
                                     fromUtf8(phaseText(summary.first)),
                                     fromUtf8(phaseText(summary.last)),
                                     QString::number(summary.turns),
                                     fromUtf8(summary.powers[i]),
                                     QString::number(summary.centres[i]),
                                     summary.winner == power ? u"won"_s
                                     : drew                  ? u"drew"_s
                                                             : QString(),
                                     fromUtf8(summary.openings[i]),
                                     fromUtf8(summary.openingNames[i].name)};
            QStringList quoted;
            for (const QString &each : fields)
                quoted << csvField(each);
            print(quoted.join(u','));
        }
    }
}

} // namespace

ExitStatus readLibrary(CommandParser &parser)
{
    parser.addOption({u"format"_s, say("How it is printed: json or csv."), u"json|csv"_s, u"json"_s});
    parser.addPositionalArgument(u"DIR"_s, say("A folder or a zip archive of games, of Entente or of other programs."),
                                 u"DIR"_s);
    if (const auto done = parser.read())
        return *done;
    const QString format = parser.value(u"format"_s);
    if (!isFormat(format, u"json"_s, u"csv"_s))
        return ExitStatus::Usage;
    if (parser.positionalArguments().size() != 1)
        return misused(say("Name one folder or archive of games."));
    const auto library = GameLibrary::of(parser.positionalArguments().constFirst());
    if (!library)
        return failed(library.error());
    const VariantLibrary variants;
    ProgressBar bar(library->size());
    const std::atomic<bool> stop = false;
    const std::vector<LibraryGame> games = library->read(
        variants, [&bar](int done) { bar.show(done); }, stop);
    bool well = true;
    for (const LibraryGame &game : games) {
        if (!game.summary) {
            complainOf(game.name, game.fault);
            well = false;
        }
    }
    if (format == "csv"_L1)
        printCsv(games);
    else
        printJson(games);
    return well ? ExitStatus::Well : ExitStatus::Fault;
}

} // namespace entente::app
