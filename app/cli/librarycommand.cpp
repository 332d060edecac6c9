#include "cli/console.h"
#include "cli/progressbar.h"

#include "document/gamelibrary.h"
#include "io/json.h"
#include "words/names.h"

#include <QCommandLineParser>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

JsonValue number(double value)
{
    JsonValue json;
    json.kind = JsonValue::Kind::Real;
    json.real = value;
    return json;
}

JsonValue numbers(const std::vector<int> &all)
{
    JsonValue list = JsonValue::list();
    for (const int each : all)
        list.add(JsonValue(std::int64_t(each)));
    return list;
}

JsonValue gameJson(const LibraryGame &game)
{
    JsonValue value = JsonValue::object();
    value.add("file", game.name.toStdString());
    if (!game.summary) {
        value.add("fault", game.fault.toStdString());
        return value;
    }
    const GameSummary &summary = *game.summary;
    value.add("variant", summary.variant);
    value.add("first", phaseText(summary.first));
    value.add("last", phaseText(summary.last));
    value.add("turns", JsonValue(std::int64_t(summary.turns)));
    JsonValue centres = JsonValue::object();
    JsonValue openings = JsonValue::object();
    for (std::size_t i = 0; i < summary.powers.size(); ++i) {
        centres.add(summary.powers[i], JsonValue(std::int64_t(summary.centres[i])));
        if (!summary.openings[i].empty())
            openings.add(summary.powers[i], summary.openings[i]);
    }
    value.add("centres", std::move(centres));
    value.add("openings", std::move(openings));
    JsonValue years = JsonValue::object();
    for (const auto &[year, all] : summary.years)
        years.add(std::to_string(year), numbers(all));
    value.add("years", std::move(years));
    if (summary.winner >= 0)
        value.add("winner", summary.powers[static_cast<std::size_t>(summary.winner)]);
    if (!summary.drawn.empty()) {
        JsonValue drawn = JsonValue::list();
        for (const int power : summary.drawn)
            drawn.add(summary.powers[static_cast<std::size_t>(power)]);
        value.add("drawn", std::move(drawn));
    }
    return value;
}

JsonValue figuresJson(const GameFigures &figures)
{
    JsonValue value = JsonValue::object();
    value.add("games", JsonValue(std::int64_t(figures.games())));
    value.add("turns", number(figures.turns()));
    JsonValue powers = JsonValue::object();
    for (const GameFigures::OfPower &each : figures.powers()) {
        JsonValue power = JsonValue::object();
        power.add("wins", JsonValue(std::int64_t(each.wins)));
        power.add("draws", JsonValue(std::int64_t(each.draws)));
        power.add("centres", number(each.centres));
        JsonValue openings = JsonValue::list();
        for (const GameFigures::Opening &opening : each.openings) {
            JsonValue item = JsonValue::object();
            item.add("orders", opening.orders);
            item.add("games", JsonValue(std::int64_t(opening.games)));
            item.add("share", number(static_cast<double>(opening.games) / figures.games()));
            item.add("centres", number(opening.centres));
            openings.add(std::move(item));
        }
        power.add("openings", std::move(openings));
        JsonValue years = JsonValue::object();
        for (const auto &[year, centres] : each.years)
            years.add(std::to_string(year), number(centres));
        power.add("years", std::move(years));
        powers.add(each.name, std::move(power));
    }
    value.add("powers", std::move(powers));
    return value;
}

void printJson(const std::vector<LibraryGame> &games)
{
    JsonValue root = JsonValue::object();
    JsonValue list = JsonValue::list();
    for (const LibraryGame &game : games)
        list.add(gameJson(game));
    JsonValue variants = JsonValue::object();
    for (const auto &[title, figures] : figuresOf(games))
        variants.add(title.toStdString(), figuresJson(figures));
    root.add("games", std::move(list));
    root.add("variants", std::move(variants));
    print(writeJson(root));
}

/// RFC 4180: quoted where a comma, a quote or a line's end is inside.
QString field(QString text)
{
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n'))
        return text;
    return u'"' + text.replace(u'"', "\"\""_L1) + u'"';
}

/// A line for each power of each game.
void printCsv(const std::vector<LibraryGame> &games)
{
    print(u"file,variant,first,last,turns,power,centres,result,opening"_s);
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
                                     fromUtf8(summary.openings[i])};
            QStringList quoted;
            for (const QString &each : fields)
                quoted << field(each);
            print(quoted.join(u','));
        }
    }
}

} // namespace

ExitStatus readLibrary(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        say("Count what a folder of games tells: results, lengths, openings, centres by year."));
    parser.addOption({u"format"_s, say("How it is printed: json or csv."), u"json|csv"_s, u"json"_s});
    parser.addPositionalArgument(u"DIR"_s, say("A folder or a zip archive of games, of Entente or of other programs."),
                                 u"DIR"_s);
    if (const auto done = readOptions(parser, u"library"_s, arguments))
        return *done;
    const QString format = parser.value(u"format"_s);
    if (format != "json"_L1 && format != "csv"_L1) {
        complain(say("“%1” is not a format; they are json and csv.").arg(format));
        return ExitStatus::Usage;
    }
    if (parser.positionalArguments().size() != 1) {
        complain(say("Name one folder or archive of games."));
        return ExitStatus::Usage;
    }
    const auto library = GameLibrary::of(parser.positionalArguments().constFirst());
    if (!library) {
        complain(library.error());
        return ExitStatus::Fault;
    }
    const VariantLibrary variants;
    ProgressBar bar(library->size());
    const std::atomic<bool> stop = false;
    const std::vector<LibraryGame> games = library->read(
        variants, [&bar](int done) { bar.show(done); }, stop);
    bool well = true;
    for (const LibraryGame &game : games) {
        if (!game.summary) {
            complain(say("%1: %2").arg(game.name, game.fault));
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
