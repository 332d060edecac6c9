#pragma once

#include "document/variants.h"
#include "io/study.h"

#include <set>

namespace entente::app {

/// The studies that can be opened: those of the variants (studies/*.json in their folders), in the order of the boards,
/// each followed by the openings of the board that have names, then the player's own; and which chapters the player has
/// done. That is kept with the preferences of the program.
class StudyBook {
public:
    struct Entry {
        QString name; ///< "standard/01-first-year", "own/openings": what was done is kept under it
        Study study;
    };

    explicit StudyBook(const VariantLibrary &library);

    const std::vector<Entry> &entries() const { return m_entries; }
    /// Of each file that could not be read a sentence: which it is, what is wrong with it and where.
    const QStringList &unread() const { return m_unread; }

    /// Where a player keeps studies of their own: beside their own variants.
    static QString userFolder();
    /// Does a file mean to be one, readable or not?
    static bool isStudy(const QString &path);
    /// A file that somebody opens. The error is one sentence.
    static Result<Entry, QString> read(const QString &path, const VariantFinder &variants);

    static std::set<int> done(const Entry &entry); ///< of its chapters, by number from 0
    static void noteDone(const Entry &entry, int chapter);

private:
    void addOpenings(std::shared_ptr<const Variant> variant, const QString &home, const VariantLibrary &library);
    void readFolder(const QString &folder, const QString &owner, const VariantLibrary &library);

    std::vector<Entry> m_entries;
    QStringList m_unread;
};

} // namespace entente::app
