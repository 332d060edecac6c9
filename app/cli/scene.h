#pragma once

#include "document/variants.h"
#include "game/turn.h"
#include "sheet/maplook.h"

#include <QCommandLineParser>
#include <QStringList>
#include <QTemporaryDir>

#include <optional>

namespace entente::app {

/// What is to be drawn: a turn with its results, or a position with the orders written for it.
struct Scene {
    std::shared_ptr<const Variant> variant;
    std::optional<Turn> turn;
    std::optional<Turn> last; ///< of a saved game: the last turn that was played
    Position position;
    std::vector<GivenOrder> orders;
    QStringList record; ///< of a saved game: what its table did beside playing, a sentence each
    std::shared_ptr<const QTemporaryDir>
        board; ///< with the variant's map, where another program's file brought it along
};

/// From a case, a saved game, or a file of another program; `phase`: of a game, whose results are meant, or empty for
/// the present. The error is one sentence, or empty where it was said already.
Result<Scene, QString> readScene(const QString &path, const QString &phase, const VariantLibrary &library);

/// How pictures are to be painted, as the options of a command say.
struct PaintOptions {
    MapStyle style = MapStyle::Parchment;
    SymbolSet symbols = SymbolSet::Figures;
    int width = 0; ///< 100 to 20000

    /// Adds the options to the command's own.
    static void addTo(QCommandLineParser &parser);
    /// What was asked for; nothing where it makes no sense, which is said.
    static std::optional<PaintOptions> from(const QCommandLineParser &parser);
};

/// How a variant's map is painted, or the fault that keeps its drawing from being read.
Result<MapLook, QString> lookOf(const Variant &variant, const VariantLibrary &library, const PaintOptions &options);
/// The same of a scene, wherever its map lies.
Result<MapLook, QString> lookOf(const Scene &scene, const VariantLibrary &library, const PaintOptions &options);

} // namespace entente::app
