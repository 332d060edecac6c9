#pragma once

#include "io/gamecase.h"

#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <vector>

namespace entente::app {

/// The variants that can be played: folders that hold a variant.json. Searched are, in this order,
/// the folder that the environment names (ENTENTE_MAPS), the user's own variants folder, the one that
/// came with the program, and the boards beside that which have no drawn map and are there for recorded games of other
/// programs; the first folder with an id wins. Files are read when they are asked for, once.
class VariantLibrary {
public:
    VariantLibrary();
    explicit VariantLibrary(QStringList roots);

    static QStringList standardRoots();
    /// Where a player puts variants of their own.
    static QString userFolder();

    struct Entry {
        QString home;   ///< its own folder: rules, cases, cards
        QString folder; ///< with the drawn map: its own, or that of the variant whose map it plays on
        std::shared_ptr<const Variant> variant; ///< null if it could not be read
        std::vector<Fault> faults;              ///< why
    };

    /// Every variant that could be read, the oldest design first, a player's own after all others. Entries live as long
    /// as the library: one that is about to go has no lists to give.
    std::vector<const Entry *> list() const &;
    std::vector<const Entry *> list() const && = delete;
    /// Folders with a variant.json that could not be read.
    std::vector<const Entry *> broken() const &;
    std::vector<const Entry *> broken() const && = delete;

    /// The variant in that folder was changed or has gone: what is known of it is read again. Its entry lives on; one
    /// that has gone is in no list any more.
    void readAgain(const QString &home) const;

    /// Null when there is none.
    std::shared_ptr<const Variant> find(const QString &id) const;
    /// The folder with the variant's map and layout; empty when there is none.
    QString folderOf(const QString &id) const;
    /// The variant's own folder, with its rules and cases; empty when there is none.
    QString homeOf(const QString &id) const;
    /// For the readers of the engine; the library must outlive it.
    VariantFinder finder() const;

private:
    const Entry *read(const QString &folder) const;
    void fill(Entry &entry) const;
    /// Of a variant on whose map another is played: beside that one, or wherever variants are.
    QString folderOfMap(const QString &beside, const QString &id) const;
    void readAll() const;
    const Entry *entryOf(const QString &id) const;

    QStringList m_roots;
    mutable std::map<QString, Entry> m_read; ///< by folder
    mutable bool m_allRead = false;
};

} // namespace entente::app
