#include "document/puzzlebook.h"

#include "document/preferences.h"
#include "words/names.h"

#include <QFile>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int daysApart[] = {1, 3, 9};
constexpr int timesAgain = 3;
constexpr int solvedALevel = 5; ///< so many are solved before the next harder ones come by themselves

QString fileOf(const VariantLibrary &library, const QString &id)
{
    return library.homeOf(id) + u"/puzzles.jsonl"_s;
}

/// Of a puzzle that has been tried: when it comes again, and how often it has. An invalid day: it does not.
struct Fared {
    QDate again;
    int times = 0;
    bool tried = false;
};

QString puzzleKeyOf(const QString &name)
{
    return u"puzzles/"_s + QString(name).replace(u'/', u'-');
}

Fared faredWith(const QString &name)
{
    const QStringList kept = preferences().value(puzzleKeyOf(name)).toString().split(u' ');
    if (kept.size() != 2)
        return {};
    return {QDate::fromString(kept[1], Qt::ISODate), kept[0].toInt(), true};
}

} // namespace

QStringList PuzzleBook::variantsWith(const VariantLibrary &library)
{
    QStringList ids;
    for (const VariantLibrary::Entry *entry : library.list()) {
        if (const QString id = fromUtf8(entry->variant->id); QFile::exists(fileOf(library, id)))
            ids += id;
    }
    return ids;
}

PuzzleBook::PuzzleBook(const VariantLibrary &library, const QString &variant)
{
    for (const QString &id : variant.isEmpty() ? variantsWith(library) : QStringList{variant}) {
        QFile file(fileOf(library, id));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const CaseOrError &read : readCases(file.readAll().toStdString(), library.finder())) {
            if (!read.ok() || !read.value().wish.power.valid() || read.value().wish.goals.empty())
                continue;
            const GameCase &page = read.value();
            Puzzle puzzle{page.position, page.wish.power, page.wish.goals, page.orders};
            puzzle.level = levelOf(*page.variant->board, puzzle);
            m_pages.push_back({id + u'/' + fromUtf8(page.id), page.variant, page.settings, std::move(puzzle)});
        }
    }
}

int PuzzleBook::countOf(int level) const
{
    return static_cast<int>(std::count_if(m_pages.begin(), m_pages.end(),
                                          [&](const Page &page) { return level == 0 || page.puzzle.level == level; }));
}

int PuzzleBook::next(QDate day, const std::vector<int> &seen, int level) const
{
    const auto count = static_cast<int>(m_pages.size());
    const int hardest = 1 + solved() / solvedALevel;
    std::vector<int> best;
    int bestRank = 0;
    for (int page = 0; page < count; ++page) {
        if (std::find(seen.begin(), seen.end(), page) != seen.end())
            continue;
        const Page &there = m_pages[static_cast<std::size_t>(page)];
        if (level > 0 && there.puzzle.level != level)
            continue;
        const Fared fared = faredWith(there.name);
        const bool isDue = fared.again.isValid() && fared.again <= day;
        const int tooHard = std::max(0, there.puzzle.level - hardest);
        const int rank = isDue ? 0 : fared.tried ? 2 + Puzzle::hardest : 1 + tooHard;
        if (best.empty() || rank < bestRank)
            best.clear();
        if (best.empty() || rank == bestRank) {
            best.push_back(page);
            bestRank = rank;
        }
    }
    if (best.empty())
        return countOf(level) == 0 || seen.empty() ? -1 : seen.front();
    return best[static_cast<std::size_t>(day.toJulianDay()) % best.size()];
}

int PuzzleBook::solved() const
{
    return static_cast<int>(std::count_if(m_pages.begin(), m_pages.end(), [](const Page &page) {
        const Fared fared = faredWith(page.name);
        return fared.tried && !fared.again.isValid();
    }));
}

void PuzzleBook::note(int page, bool isSolved, QDate day)
{
    const QString &name = m_pages[static_cast<std::size_t>(page)].name;
    if (name.isEmpty())
        return;
    Fared fared = faredWith(name);
    if (!isSolved)
        fared = {day.addDays(daysApart[0]), 0, true};
    else if (fared.again.isValid() && ++fared.times < timesAgain)
        fared.again = day.addDays(daysApart[fared.times]);
    else
        fared.again = {};
    preferences().setValue(puzzleKeyOf(name), u"%1 %2"_s.arg(fared.times).arg(fared.again.toString(Qt::ISODate)));
}

} // namespace entente::app
