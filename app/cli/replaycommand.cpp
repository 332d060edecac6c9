#include "cli/console.h"
#include "cli/scene.h"

#include "exports/replayfilm.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

constexpr int framesOfTurn = 65; ///< at 25 a second as long as in the window

} // namespace

ExitStatus replayTurn(CommandParser &parser)
{
    parser.addOption({u"frames"_s, say("The folder for the pictures."), u"DIR"_s});
    parser.addOption({u"phase"_s,
                      say("For a saved game: the phase that is played, such as S1901M; otherwise the last one."),
                      u"PHASE"_s});
    PaintOptions::addTo(parser);
    parser.addPositionalArgument(u"FILE"_s, say("A case or a saved game."), u"FILE"_s);
    if (const auto done = parser.read())
        return *done;
    if (parser.positionalArguments().size() != 1 || !parser.isSet(u"frames"_s))
        return misused(say("One FILE is played, and --frames names a folder for the pictures."));
    const std::optional<PaintOptions> options = PaintOptions::from(parser);
    if (!options)
        return ExitStatus::Usage;
    const VariantLibrary library;
    const QString path = parser.positionalArguments().constFirst();
    const auto scene = readScene(path, parser.value(u"phase"_s), library);
    if (!scene) {
        if (!scene.error().isEmpty())
            complain(scene.error());
        return ExitStatus::Fault;
    }
    const std::optional<Turn> &turn = scene->turn ? scene->turn : scene->last;
    if (!turn)
        return failed(say("%1 holds no turn that was played.").arg(path));
    const auto look = lookOf(*scene, library, *options);
    if (!look)
        return failed(look.error());
    const QString folder = parser.value(u"frames"_s);
    if (!QDir().mkpath(folder))
        return failed(say("%1 can't be made.").arg(folder));
    bool well = true;
    paintFilm(*look, *turn, options->width, framesOfTurn, [&](int number, const QImage &image) {
        const QString file = u"%1/%2.png"_s.arg(folder).arg(number, 5, 10, QLatin1Char('0'));
        well = image.save(file, "PNG");
        if (!well)
            complain(say("%1 could not be written.").arg(file));
        return well;
    });
    return well ? ExitStatus::Well : ExitStatus::Fault;
}

} // namespace entente::app
