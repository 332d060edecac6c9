#pragma once

#include "document/variants.h"
#include "game/turn.h"
#include "map/mappicture.h"

#include <QCommandLineParser>
#include <QStringList>

#include <optional>

namespace entente::app {

/// What is to be drawn: a turn with its results, or a position with the orders written for it.
struct Scene {
    std::shared_ptr<const Variant> variant;
    std::optional<Turn> turn;
    std::optional<Turn> last; ///< of a saved game: the last turn that was played
    Position position;
    std::vector<GivenOrder> orders;
    QStringList takenBack; ///< of a saved game: what was taken back and written anew
};

/// From a case or a saved game; `phase`: of a game, whose results are meant, or empty for the present. The error is one
/// sentence, or empty where it was said already.
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

} // namespace entente::app
