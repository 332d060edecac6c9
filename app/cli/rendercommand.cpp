#include "cli/console.h"
#include "cli/referee.h"

#include "exports/gamepage.h"
#include "exports/htmlreport.h"
#include "exports/mapexport.h"
#include "io/gamefile.h"
#include "map/turnstate.h"
#include "words/names.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

/// What is to be drawn: a turn with its results, or a position with the orders written for it.
struct Scene {
    std::shared_ptr<const Variant> variant;
    std::optional<Turn> turn;
    Position position;
    std::vector<GivenOrder> orders;
};

using SceneOrFault = Result<Scene, QString>;

Scene sceneOf(const GameCase &gameCase)
{
    Scene scene;
    scene.variant = gameCase.variant;
    scene.position = gameCase.position;
    if (!gameCase.orders.empty()) {
        Referee referee;
        scene.turn = referee.play(gameCase);
    }
    return scene;
}

SceneOrFault sceneOf(const Game &game, const QString &phase)
{
    Scene scene;
    scene.variant = game.variantPointer();
    scene.position = game.position();
    scene.orders = game.orders();
    if (phase.isEmpty() || phaseText(scene.position.phase) == phase.toStdString())
        return scene;
    for (int i = 0; i < game.turnCount(); ++i) {
        if (phaseText(game.told(i).before.phase) == phase.toStdString()) {
            scene.turn = game.told(i);
            return scene;
        }
    }
    return say("The game has no phase %1.").arg(phase);
}

SceneOrFault readScene(const QString &path, const QString &phase, const VariantLibrary &library)
{
    const auto bytes = readInput(path);
    if (!bytes)
        return QString();
    const std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    const auto game = readGame(text, library.finder());
    if (game)
        return sceneOf(game->game, phase);
    const std::vector<CaseOrError> cases = readCases(text, library.finder());
    if (cases.empty())
        return say("%1 holds neither a game nor a case.").arg(path);
    if (!cases.front()) {
        // The complaint of whichever reader came nearer to what the file seems to be.
        const bool likeGame = text.find("\"turns\"") != std::string_view::npos;
        return path + u": "_s + fromUtf8(likeGame ? game.error().text() : cases.front().error().fault.text());
    }
    return sceneOf(*cases.front());
}

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

bool write(const QString &fileName, const QByteArray &bytes)
{
    QSaveFile file(fileName);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

/// How a variant's map is painted, or the fault that keeps its drawing from being read.
Result<MapLook, QString> lookOf(const Variant &variant, const VariantLibrary &library, MapStyle style)
{
    const QString folder = library.folderOf(fromUtf8(variant.id));
    const auto sheet = MapSheet::load(folder, *variant.board);
    if (!sheet)
        return sheet.error();
    const auto livery = Livery::load(folder, *variant.board);
    MapLook look;
    look.sheet = *sheet;
    look.board = variant.board;
    look.livery = livery ? *livery : Livery::standard(*variant.board);
    look.theme = MapTheme::of(style);
    return look;
}

ExitStatus renderWhole(const QString &path, const QString &out, MapStyle style, const VariantLibrary &library)
{
    const auto bytes = readInput(path);
    if (!bytes)
        return ExitStatus::Fault;
    const auto game = readGame(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())), library.finder());
    if (!game) {
        complain(path + u": "_s + fromUtf8(game.error().text()));
        return ExitStatus::Fault;
    }
    const auto look = lookOf(game->game.variant(), library, style);
    if (!look) {
        complain(look.error());
        return ExitStatus::Fault;
    }
    if (write(out, gamePage(*look, game->game)))
        return ExitStatus::Well;
    complain(say("%1 could not be written.").arg(out));
    return ExitStatus::Fault;
}

} // namespace

ExitStatus renderMap(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(say("Draw the map of a case or a saved game."));
    parser.addOption({{u"o"_s, u"output"_s}, say("The picture: its ending says whether it is SVG, PNG, PDF or HTML."), u"OUT"_s});
    parser.addOption({u"whole"_s, say("A saved game with all its turns, as one page for a browser; needs an output that ends in .html.")});
    parser.addOption({u"phase"_s, say("For a saved game: the phase whose results are drawn, such as S1901M."), u"PHASE"_s});
    parser.addOption({u"width"_s, say("The map's width in pixels."), u"N"_s, u"1600"_s});
    parser.addOption({u"colours"_s, say("How it is painted: parchment, modern, dark, contrast or print."), u"STYLE"_s, u"parchment"_s});
    parser.addPositionalArgument(u"FILE"_s, say("A case or a saved game."), u"FILE"_s);
    if (const auto done = readOptions(parser, u"render"_s, arguments))
        return *done;
    bool number = false;
    const int width = parser.value(u"width"_s).toInt(&number);
    if (parser.positionalArguments().size() != 1 || !number || width < 100 || width > 20000) {
        complain(say("One FILE is drawn, between 100 and 20000 pixels wide."));
        return ExitStatus::Usage;
    }
    static const QStringList styles{u"parchment"_s, u"modern"_s, u"dark"_s, u"contrast"_s, u"print"_s};
    const qsizetype style = styles.indexOf(parser.value(u"colours"_s));
    if (style < 0) {
        complain(say("“%1” is none of the styles: %2.").arg(parser.value(u"colours"_s), styles.join(u", "_s)));
        return ExitStatus::Usage;
    }
    const QString path = parser.positionalArguments().constFirst();
    const QString out = parser.isSet(u"output"_s) ? parser.value(u"output"_s) : QFileInfo(path).completeBaseName() + u".svg"_s;
    const bool page = out.endsWith(".html"_L1, Qt::CaseInsensitive);
    if (!page && !pictureFormatOf(out)) {
        complain(say("“%1” does not end in .svg, .png, .pdf or .html.").arg(out));
        return ExitStatus::Usage;
    }

    const VariantLibrary library;
    if (parser.isSet(u"whole"_s)) {
        if (!page) {
            complain(say("A whole game is drawn as a page: “%1” does not end in .html.").arg(out));
            return ExitStatus::Usage;
        }
        return renderWhole(path, out, everyStyle[style], library);
    }
    const SceneOrFault scene = readScene(path, parser.value(u"phase"_s), library);
    if (!scene) {
        if (!scene.error().isEmpty())
            complain(scene.error());
        return ExitStatus::Fault;
    }
    const auto look = lookOf(*scene->variant, library, everyStyle[style]);
    if (!look) {
        complain(look.error());
        return ExitStatus::Fault;
    }
    MapPicture picture;
    picture.look = *look;
    picture.state = stateFor(*scene);
    picture.width = width;
    picture.title = fromUtf8(scene->variant->title) + u": "_s
        + (scene->turn ? resultsName(scene->turn->before.phase) : phaseName(scene->position.phase));
    if (page) {
        if (write(out, htmlReport(picture, scene->turn ? &*scene->turn : nullptr)))
            return ExitStatus::Well;
        complain(say("%1 could not be written.").arg(out));
        return ExitStatus::Fault;
    }
    if (const auto fault = savePicture(picture, out)) {
        complain(*fault);
        return ExitStatus::Fault;
    }
    return ExitStatus::Well;
}

} // namespace entente::app
