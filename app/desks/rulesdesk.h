#pragma once

#include "desks/rulescards.h"
#include "look/sheet.h"
#include "sheet/maplook.h"
#include "rules/variant.h"

class QListWidget;

namespace entente::app {

class RulesPage;

/// The rules of a variant beside the board: its paragraphs (rules.md), and cards, each a piece of the variant's own map
/// with a few orders on it, what the judge makes of them and why, and the paragraph, which is a link. The cards are
/// worked cases of the variant (cards.jsonl); pictures and sentences are made when they are shown, so they follow
/// language and theme.
class RulesDesk : public Sheet {
    Q_OBJECT

public:
    /// `folder`: the variant's own; `look`: its map as it is painted now.
    RulesDesk(std::shared_ptr<const Variant> variant, const QString &folder, const MapLook &look,
              QWidget *parent = nullptr);

    /// Opens the page at the first of the paragraphs that are cited: "City State 7f", "1971 IX.2".
    void showRule(const QString &citation);

private:
    void readRules();
    void addExample(const RulesCard &card, const QString &picture);
    void turnTo(int chapter);
    /// The picture of a card by its name; null if no card is called so.
    QImage example(const QString &name) const;

    std::shared_ptr<const Variant> m_variant;
    QString m_folder;
    MapLook m_look;
    QListWidget *m_chapters;
    RulesPage *m_page;
    std::vector<RulesCard> m_cards;
    QString m_rules;    ///< Markdown
    QString m_examples; ///< HTML
    bool m_showsExamples = false;
};

} // namespace entente::app
