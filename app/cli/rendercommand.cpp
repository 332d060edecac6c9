#include "cli/console.h"
#include "cli/scene.h"

#include "document/filematter.h"
#include "document/wholefile.h"
#include "exports/gamepage.h"
#include "exports/htmlreport.h"
#include "exports/mapexport.h"
#include "exports/turnhtml.h"
#include "io/gamefile.h"
#include "map/turnstate.h"
#include "words/names.h"
#include "words/sentences.h"
#include "words/tablewords.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

MapState stateFor(const Scene &scene)
{
    const Board &board = *scene.variant->board;
    if (scene.turn)
        return resultsOf(board, *scene.turn);
    MapState state = stateOf(board, scene.position);
    for (const GivenOrder &given : scene.orders)
        state.orders.push_back(writtenOrder(board, scene.position, given));
    return state;
}

bool isPage(const QString &out)
{
    return out.endsWith(".html"_L1, Qt::CaseInsensitive);
}

ExitStatus renderWhole(const QString &path, const QString &out, const PaintOptions &options,
                       const VariantLibrary &library)
{
    const auto bytes = readInput(path);
    if (!bytes)
        return ExitStatus::Fault;
    const auto game =
        readGame(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())), library.finder());
    if (!game)
        return failed(path + u": "_s + spoken(game.error()));
    if (const auto fog = fogBar(*game))
        return failed(path + u": "_s + spoken(*fog));
    const auto look = lookOf(game->game.variant(), library, options);
    if (!look)
        return failed(look.error());
    return writeOut(out, gamePage(*look, game->game, tableSentences(game->game, game->table.gaveWay),
                                  fromUtf8(game->table.gameName)));
}

/// `phase`: the turn of a saved game whose results are drawn; empty: the last.
ExitStatus renderScene(const QString &path, const QString &phase, const QString &out, const PaintOptions &options,
                       const VariantLibrary &library)
{
    const auto scene = readScene(path, phase, library);
    if (!scene) {
        if (!scene.error().isEmpty())
            complain(scene.error());
        return ExitStatus::Fault;
    }
    const auto look = lookOf(*scene, library, options);
    if (!look)
        return failed(look.error());
    MapPicture picture;
    picture.look = *look;
    picture.state = stateFor(*scene);
    picture.width = options.width;
    picture.title = fromUtf8(scene->variant->title) + u": "_s
                    + (scene->turn ? resultsName(*scene->variant->board, scene->turn->before.phase)
                                   : phaseName(*scene->variant->board, scene->position.phase));
    if (isPage(out))
        return writeOut(out, htmlReport(picture, scene->turn ? &*scene->turn : nullptr, scene->record));
    if (scene->turn)
        picture.text = u"<h1>%1</h1>\n"_s.arg(picture.title.toHtmlEscaped())
                       + turnHtml(*scene->variant->board, *scene->turn, {}, 2);
    if (const auto fault = savePicture(picture, out))
        return failed(*fault);
    return ExitStatus::Well;
}

} // namespace

ExitStatus renderMap(CommandParser &parser)
{
    parser.addOption(
        {{u"o"_s, u"output"_s}, say("The picture: its ending says whether it is SVG, PNG, PDF or HTML."), u"OUT"_s});
    parser.addOption(
        {u"whole"_s,
         say("A saved game with all its turns, as one page for a browser; needs an output that ends in .html.")});
    parser.addOption(
        {u"phase"_s, say("For a saved game: the phase whose results are drawn, such as S1901M."), u"PHASE"_s});
    PaintOptions::addTo(parser);
    parser.addPositionalArgument(u"FILE"_s, say("A case or a saved game."), u"FILE"_s);
    if (const auto done = parser.read())
        return *done;
    if (parser.positionalArguments().size() != 1)
        return misused(say("One FILE is drawn."));
    const std::optional<PaintOptions> options = PaintOptions::from(parser);
    if (!options)
        return ExitStatus::Usage;
    const QString path = parser.positionalArguments().constFirst();
    const QString out =
        parser.isSet(u"output"_s) ? parser.value(u"output"_s) : QFileInfo(path).completeBaseName() + u".svg"_s;
    const bool page = isPage(out);
    if (!page && !pictureFormatOf(out))
        return misused(say("“%1” does not end in .svg, .png, .pdf or .html.").arg(out));

    const VariantLibrary library;
    if (parser.isSet(u"whole"_s)) {
        if (!page)
            return misused(say("A whole game is drawn as a page: “%1” does not end in .html.").arg(out));
        return renderWhole(path, out, *options, library);
    }
    return renderScene(path, parser.value(u"phase"_s), out, *options, library);
}

} // namespace entente::app
