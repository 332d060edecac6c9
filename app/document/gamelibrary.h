#pragma once

#include "base/result.h"
#include "document/variants.h"
#include "game/summary.h"

#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace entente::app {

/// A game of a library, or why it is none.
struct LibraryGame {
    QString name; ///< its path below the folder, or in the archive
    std::optional<GameSummary> summary;
    QString fault;                               ///< one sentence where there is no summary
    std::map<std::string, QString> players = {}; ///< by power's name, where this program wrote the game
};

/// Folders and archives of many games, of any kind that can be opened, in a few figures each. Files that are plainly no
/// games (pictures, say) are passed over; every other file that can't be read is told.
class GameLibrary {
public:
    /// `folder`: a folder, searched with all below it, or a zip archive. The error is one sentence.
    static Result<GameLibrary, QString> of(const QString &folder);

    int size() const { return static_cast<int>(m_names.size()); }
    const QString &path() const { return m_path; }

    /// Reads all of them, on every core. `done` is told from any thread how many are finished; once `stop` is true no
    /// other is begun. What was read comes in the order of the names. `variants` must not change meanwhile.
    std::vector<LibraryGame> read(const VariantLibrary &variants, const std::function<void(int done)> &done,
                                  const std::atomic<bool> &stop) const;

    /// The bytes of one of them.
    Result<QByteArray, QString> bytesOf(const QString &name) const;

    static constexpr int mostGames = 100'000;

private:
    LibraryGame readOne(const QString &name, const VariantFinder &variants) const;

    QString m_path;
    bool m_packed = false;
    QStringList m_names;
    QByteArray m_archive; ///< where it is one
};

/// The figures of each variant among the games, by its title.
std::map<QString, GameFigures> figuresOf(const std::vector<LibraryGame> &games);

} // namespace entente::app
