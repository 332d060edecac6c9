#include "board/winterchoices.h"

#include "map/symbols.h"
#include "judge/winterroom.h"
#include "tools/ordertool.h"
#include "words/names.h"
#include "words/refusals.h"

#include <QCoreApplication>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Winters {
    Q_DECLARE_TR_FUNCTIONS(Winter)
};

constexpr int choiceSymbol = 22;

/// The price, and what stands against it.
QString detailOf(const Board &board, const Position &position, PowerId power, const BuildChoice &choice)
{
    const QString price = Winters::tr("%n points", "the price of a unit", choice.cost);
    if (choice.why.ok())
        return price;
    const QString why = refusalSentence({board, position, power, {}, choice.kind}, choice.why);
    if (choice.why.refusal == Refusal::OverBudget)
        return Winters::tr("%1; %2 left: counts if you are given points", "a price, points")
            .arg(price)
            .arg(choice.why.allowed);
    if (choice.why.refusal == Refusal::OverLimit)
        return Winters::tr("%1; would be number %2, the armies allow %3")
            .arg(price)
            .arg(choice.why.asked)
            .arg(choice.why.allowed);
    return why;
}

} // namespace

QList<Chooser::Choice> winterChoices(const GameDocument &document, OrderTool &tool, RegionId site, const Livery &livery,
                                     const MapTheme &theme, qreal ratio)
{
    const Board &board = document.board();
    const Position &position = document.game().position();
    const PowerId power = tool.writer();
    std::vector<GivenOrder> orders = document.game().orders();
    std::erase_if(orders, [&](const GivenOrder &given) { return given.power != power && !tool.seesEverybody(); });
    const PowerColours &colours = livery.of(power, theme.isDark);
    QList<Chooser::Choice> choices;
    for (const BuildChoice &build : buildChoices(board, document.game().rules(), position, orders, power, site)) {
        const QString letter = fromUtf8(board.kind(build.kind).letter);
        Chooser::Choice choice{u"kind-"_s + letter, kindName(board, build.kind),
                               [&tool, kind = build.kind] { tool.chooseKind(kind); }};
        choice.letter = letter.size() == 1 ? letter.front() : QChar();
        choice.detail = detailOf(board, position, power, build);
        choice.icon = unitPixmap(livery.symbol(build.kind), choiceSymbol, ratio, colours, theme);
        choice.open = build.mayBeWritten();
        choices.append(choice);
    }
    const UnitId id = unitIn(board, position, board.provinceOf(site));
    if (!id.valid() || position.units[static_cast<std::size_t>(id.index())].power != power)
        return choices;
    const Unit &unit = position.units[static_cast<std::size_t>(id.index())];
    Chooser::Choice removal{u"remove"_s, Winters::tr("Remove %1").arg(unitName(board, unit)),
                            [&tool] { tool.chooseVerb(Verb::Remove); }};
    removal.detail = Winters::tr("saves %n points", nullptr, board.kind(unit.kind).cost);
    choices.append(removal);
    return choices;
}

} // namespace entente::app
