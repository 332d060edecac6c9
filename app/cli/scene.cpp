#include "cli/scene.h"

#include "cli/console.h"
#include "cli/caserunner.h"

#include "document/filematter.h"
#include "document/foreigncases.h"
#include "document/wholefile.h"
#include "sheet/boardlook.h"
#include "words/names.h"
#include "words/sentences.h"
#include "words/tablewords.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

using SceneOrFault = Result<Scene, QString>;

Scene sceneOf(const GameCase &gameCase)
{
    Scene scene;
    scene.variant = gameCase.variant;
    scene.position = gameCase.position;
    if (!gameCase.orders.empty()) {
        CaseRunner runner;
        scene.turn = runner.play(gameCase);
    }
    return scene;
}

SceneOrFault sceneOf(const Game &game, const QString &phase)
{
    Scene scene;
    scene.variant = game.variantPointer();
    scene.position = game.position();
    scene.orders = game.orders();
    if (game.turnCount() > 0)
        scene.last = game.told(game.turnCount() - 1);
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

/// A board that is nowhere else, put where its map can be read.
Result<std::shared_ptr<const QTemporaryDir>, QString> unpacked(const ForeignVariant &board)
{
    auto folder = std::make_shared<QTemporaryDir>();
    for (const auto &[name, content] : board.files) {
        const auto written = writeWhole(folder->filePath(fromUtf8(name)), QByteArray::fromStdString(content));
        if (!written)
            return written.error();
    }
    return std::shared_ptr<const QTemporaryDir>(std::move(folder));
}

/// Of a game, or of the start of the first variant.
SceneOrFault sceneOfForeign(const ForeignMatter &matter, const QString &phase, const QString &path)
{
    const ForeignVariant *board = matter.variants.empty() ? nullptr : &matter.variants.front();
    if (matter.game && matter.game->board)
        board = &*matter.game->board;
    for (const Wording &note : matter.game ? matter.game->notes : board->notes)
        complainOf(path, note);
    for (const Wording &remark : matter.game ? matter.game->remarks : board->remarks)
        complainOf(path, remark);
    auto scene = sceneOf(matter.game ? matter.game->game : Game(board->variant), phase);
    if (!scene || !board || !board->mapOf.empty())
        return scene;
    const auto folder = unpacked(*board);
    if (!folder)
        return folder.error();
    scene.value().board = *folder;
    return scene;
}

} // namespace

Result<Scene, QString> readScene(const QString &path, const QString &phase, const VariantLibrary &library)
{
    const auto bytes = readInput(path);
    if (!bytes)
        return QString();
    const std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    const auto matter = readFileMatter(path, text, library.finder());
    if (matter && matter->saved) {
        if (const auto fog = fogBar(*matter->saved))
            return path + u": "_s + spoken(*fog);
        auto scene = sceneOf(matter->saved->game, phase);
        if (scene)
            scene.value().record = tableSentences(matter->saved->game, matter->saved->table.gaveWay);
        return scene;
    }
    const bool ownCase = matter && std::string_view(matter->foreign.kind) == "case";
    if (matter && !ownCase)
        return sceneOfForeign(matter->foreign, phase, path);
    const CasesOfFile read = casesOfFile(path, *bytes, library.finder(), CaseOrders::Read);
    if (read.cases.empty())
        return say("%1 holds neither a game nor a case.").arg(path);
    if (!read.cases.front())
        return path + u": "_s + spoken(read.cases.front().error().fault);
    return sceneOf(*read.cases.front());
}

void PaintOptions::addTo(QCommandLineParser &parser)
{
    parser.addOption({u"width"_s, say("The map's width in pixels."), u"N"_s, u"1600"_s});
    parser.addOption({u"colours"_s, say("How it is painted: parchment, modern, dark, contrast or print."), u"STYLE"_s,
                      u"parchment"_s});
    parser.addOption(
        {u"units"_s, say("What units are drawn as: figures, letters, blocks or nato."), u"SET"_s, u"figures"_s});
    addLanguage(parser, say("The language of names and results: en or de."));
}

std::optional<PaintOptions> PaintOptions::from(const QCommandLineParser &parser)
{
    PaintOptions options;
    bool number = false;
    options.width = parser.value(u"width"_s).toInt(&number);
    if (!number || options.width < 100 || options.width > 20000) {
        complain(say("A map is drawn between 100 and 20000 pixels wide."));
        return std::nullopt;
    }
    static const QStringList styles{u"parchment"_s, u"modern"_s, u"dark"_s, u"contrast"_s, u"print"_s};
    const qsizetype style = styles.indexOf(parser.value(u"colours"_s));
    if (style < 0) {
        complain(say("“%1” is none of the styles: %2.").arg(parser.value(u"colours"_s), styles.join(u", "_s)));
        return std::nullopt;
    }
    options.style = everyStyle[style];
    const QString units = parser.value(u"units"_s);
    const auto *const set = std::find_if(std::begin(everySymbolSet), std::end(everySymbolSet),
                                         [&](SymbolSet each) { return symbolSetWord(each) == units; });
    if (set == std::end(everySymbolSet)) {
        complain(say("“%1” is no set of symbols: figures, letters, blocks, nato.").arg(units));
        return std::nullopt;
    }
    options.symbols = *set;
    if (!speakLanguage(parser))
        return std::nullopt;
    return options;
}

namespace {

Result<MapLook, QString> lookIn(const QString &folder, const Variant &variant, const PaintOptions &options)
{
    Result<MapLook, QString> look = lookOfBoard(folder, variant);
    if (look) {
        look.value().livery.setSymbolSet(options.symbols);
        look.value().theme = MapTheme::of(options.style);
    }
    return look;
}

} // namespace

Result<MapLook, QString> lookOf(const Variant &variant, const VariantLibrary &library, const PaintOptions &options)
{
    return lookIn(library.folderOf(fromUtf8(variant.map.empty() ? variant.id : variant.map)), variant, options);
}

Result<MapLook, QString> lookOf(const Scene &scene, const VariantLibrary &library, const PaintOptions &options)
{
    return scene.board ? lookIn(scene.board->path(), *scene.variant, options)
                       : lookOf(*scene.variant, library, options);
}

} // namespace entente::app
