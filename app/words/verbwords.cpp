#include "words/verbwords.h"

#include "words/orderscontext.h"

#include "base/enumtable.h"

#include <array>
#include <cstddef>

namespace entente::app {

namespace {

struct VerbLabel {
    const char *text;
    const char *about = nullptr; ///< for translators
};

struct VerbRow {
    Verb verb;
    char key;
    const char *name;
    VerbLabel label;
};

// In the order of the enumeration.
constexpr std::array verbRows = std::to_array<VerbRow>({
    {Verb::Hold, 'h', QT_TRANSLATE_NOOP("Orders", "hold"), {QT_TRANSLATE_NOOP("Orders", "Hold")}},
    {Verb::Move, 'm', QT_TRANSLATE_NOOP("Orders", "move"), {QT_TRANSLATE_NOOP("Orders", "Move")}},
    {Verb::ConvoyedMove, 'v', QT_TRANSLATE_NOOP("Orders", "move by convoy"), {QT_TRANSLATE_NOOP("Orders", "By sea")}},
    {Verb::Support, 's', QT_TRANSLATE_NOOP("Orders", "support"), {QT_TRANSLATE_NOOP("Orders", "Support")}},
    {Verb::Convoy, 'c', QT_TRANSLATE_NOOP("Orders", "convoy"), {QT_TRANSLATE_NOOP("Orders", "Convoy")}},
    {Verb::Raise, 'r', QT_TRANSLATE_NOOP("Orders", "raise a siege"), {QT_TRANSLATE_NOOP("Orders", "Raise siege")}},
    {Verb::Retreat, 'r', QT_TRANSLATE_NOOP("Orders", "retreat"), {QT_TRANSLATE_NOOP("Orders", "Retreat")}},
    {Verb::Disband, 'd', QT_TRANSLATE_NOOP("Orders", "disband"), {QT_TRANSLATE_NOOP("Orders", "Disband")}},
    {Verb::BuildArmy, 'a', QT_TRANSLATE_NOOP("Orders", "build an army"), {QT_TRANSLATE_NOOP("Orders", "Build army")}},
    {Verb::BuildFleet, 'f', QT_TRANSLATE_NOOP("Orders", "build a fleet"), {QT_TRANSLATE_NOOP("Orders", "Build fleet")}},
    {Verb::Build, 'b', QT_TRANSLATE_NOOP("Orders", "build"), {QT_TRANSLATE_NOOP("Orders", "Build")}},
    {Verb::Remove, 'd', QT_TRANSLATE_NOOP("Orders", "remove"), {QT_TRANSLATE_NOOP("Orders", "Remove")}},
    {Verb::Waive, 'w', QT_TRANSLATE_NOOP("Orders", "waive a build"), {QT_TRANSLATE_NOOP("Orders", "Waive")}},
    {Verb::Bomb, 'b', QT_TRANSLATE_NOOP("Orders", "raid"), {QT_TRANSLATE_NOOP("Orders", "Raid")}},
    {Verb::Cut, 'n', QT_TRANSLATE_NOOP("Orders", "cut a support from the air"),
     QT_TRANSLATE_NOOP3("Orders", "Cut", "a support, from the air")},
    {Verb::Admit,
     'a',
     QT_TRANSLATE_NOOP("Orders", "let another's bomber land"),
     {QT_TRANSLATE_NOOP("Orders", "Let land")}},
});

static_assert(standInOrder(verbRows, &VerbRow::verb) && verbRows.back().verb == Verb::Admit);

const VerbRow &rowOfVerb(Verb verb)
{
    return verbRows[static_cast<std::size_t>(verb)];
}

} // namespace

QString verbName(Verb verb)
{
    return Orders::tr(rowOfVerb(verb).name);
}

QString verbLabel(Verb verb)
{
    const VerbLabel &label = rowOfVerb(verb).label;
    return Orders::tr(label.text, label.about);
}

char verbKey(Verb verb)
{
    return rowOfVerb(verb).key;
}

} // namespace entente::app
