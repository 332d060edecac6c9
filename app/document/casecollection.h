#pragma once

#include "document/variants.h"
#include "exchange/importer.h"
#include "game/game.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace entente::app {

/// One thing that a test case expects, beside what came of it.
struct CaseRow {
    QString what; ///< the order or unit, or which list
    QString expected;
    QString found;
    bool equal = false;
};

/// A test case after it was played: the game, at its last turn, and the comparison.
struct PlayedCase {
    Game game;
    std::vector<CaseRow> rows;
    bool expects = true; ///< false: the case says nothing about what should come of it
    bool equal() const;
};

/// Test cases that came with a variant, from one file, in the file's order.
class CaseCollection {
public:
    struct Entry {
        QString id;
        QString name;
        std::function<PlayedCase()> play;
    };

    const QString &title() const { return m_title; }
    const std::vector<Entry> &entries() const { return m_entries; }

    /// What the variants' folders hold, standard's first: the Diplomacy Adjudicator Test Cases, and files of cases.
    /// Files that can't be read are left out.
    static std::vector<CaseCollection> all(const VariantLibrary &variants);
    /// The cases of another program's file, compared as "adjudicate --check" does it.
    static CaseCollection ofFile(const QString &title, const std::vector<ForeignGame> &cases);

private:
    static std::optional<CaseCollection> readDatcFile(const QString &path, std::shared_ptr<const Variant> variant);
    static std::optional<CaseCollection> readCaseFile(const QString &path, const VariantLibrary &variants,
                                                      const Variant &variant);

    QString m_title;
    std::vector<Entry> m_entries;
};

} // namespace entente::app
