#pragma once

#include "document/variants.h"
#include "game/puzzles.h"

#include <QDate>
#include <QString>

#include <vector>

namespace entente::app {

/// The puzzles of the variants (puzzles.jsonl in their folders, a case a line whose `goal` is wanted and whose orders
/// are an answer), and how the player has fared with them: what went wrong comes again after one day, then three, then
/// nine. That is kept with the preferences of the program.
class PuzzleBook {
public:
    struct Page {
        QString name; ///< "standard/17": its variant, and its id there; empty: it comes with none
        std::shared_ptr<const Variant> variant;
        std::map<std::string, std::string> settings;
        Puzzle puzzle;
        std::vector<GivenOrder> ordered{}; ///< of the puzzle's power, where it was played
    };

    /// All puzzles of this variant; of an empty id: of all variants. Those that can't be read are left out.
    PuzzleBook(const VariantLibrary &library, const QString &variant);
    PuzzleBook() = default; ///< an empty one

    const std::vector<Page> &pages() const { return m_pages; }
    /// What is to be tried on that day: what is due again, then what has not been tried, from another place on each
    /// day, and nothing much harder than what was solved before; then all that is left. `seen`: are passed over as long
    /// as there is another, then the first of them comes again. `level`: of this one alone; 0: of all. -1: there is
    /// none at all.
    int next(QDate day, const std::vector<int> &seen = {}, int level = 0) const;
    int countOf(int level) const; ///< how many there are of a level; 0: of all
    int solved() const;           ///< how many are

    /// One more, of which is not noted how it was fared with.
    void add(Page page) { m_pages.push_back(std::move(page)); }
    /// Has the player found an answer alone on this day?
    void note(int page, bool isSolved, QDate day);
    /// The ids of the variants that have puzzles.
    static QStringList variantsWith(const VariantLibrary &library);

private:
    std::vector<Page> m_pages;
};

} // namespace entente::app
