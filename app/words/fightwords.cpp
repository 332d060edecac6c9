#include "words/fightwords.h"

#include "words/names.h"

#include <QCoreApplication>
#include <QStringList>

namespace entente::app {

namespace {

struct Fights {
    Q_DECLARE_TR_FUNCTIONS(Fights)
};

} // namespace

QString weaknessSentence(const QString &who, const Evidence::Part &part, const QStringList &by, Tense tense)
{
    using Why = Evidence::Part::Why;
    const QString strength = strengthText(part.halves);
    switch (part.why) {
    case Why::Weakened:
        if (by.isEmpty())
            return inTense(tense, Fights::tr("%1 counts %2: it was attacked earlier in the season."),
                           Fights::tr("%1 counts %2: it is attacked earlier in the season."))
                .arg(who, strength);
        return by.size() == 1 ? Fights::tr("%1 counts %2, since %3 attacks it too.").arg(who, strength, by.first())
                              : Fights::tr("%1 counts %2, since %3 attack it too.").arg(who, strength, joinNames(by));
    case Why::March: return Fights::tr("%1 counts %2 on a double move.").arg(who, strength);
    case Why::Crossing: return Fights::tr("%1 counts %2 at sea.").arg(who, strength);
    case Why::Halted:
        return inTense(tense, Fights::tr("%1 counts %2 where it stopped on its way."),
                       Fights::tr("%1 counts %2 where it stops on its way."))
            .arg(who, strength);
    case Why::Failed:
        return inTense(tense, Fights::tr("%1 counts %2, since its move failed."),
                       Fights::tr("%1 counts %2, since its move fails."))
            .arg(who, strength);
    default: return {};
    }
}

QString weaknessWords(const std::vector<Evidence::Part> &weak, const UnitNamer &name, Tense tense)
{
    QStringList said;
    for (const Evidence::Part &part : weak) {
        QStringList by;
        for (const UnitId unit : part.by)
            by += name(unit);
        said += weaknessSentence(name(part.unit), part, by, tense);
    }
    return said.join(u' ');
}

QString throughRoute(const Board &board, const Order &order, const Told &told, const UnitNamer &name)
{
    const Move *move = std::get_if<Move>(&order.action);
    const Verdict &v = told.verdict;
    const RouteWon &route = told.route;
    const QString way = provinceName(board, route.at);
    const QString end = provinceName(board, board.provinceOf(move->to()));
    const QString first =
        (route.drivenOut ? Fights::tr("Dislodged %1, %2 against %3 in %4", "a unit, strengths, a province")
                         : Fights::tr("Kept %1 out, %2 against %3 in %4", "a unit, strengths, a province"))
            .arg(name(route.other), strengthText(route.strength), strengthText(route.against), way);
    if (v.other.valid())
        return Fights::tr("%1, then %2, %3 against %4 in %5.",
                          "what a tank did on its way; a unit, strengths, a province")
            .arg(first, name(v.other), strengthText(v.strength), strengthText(v.against), end);
    if (v.against > 0)
        return Fights::tr("%1, then went on with %2 against %3 to %4.", "what a tank did on its way")
            .arg(first, strengthText(v.strength), strengthText(v.against), end);
    return Fights::tr("%1, then unopposed in %2.", "what a tank did on its way").arg(first, end);
}

} // namespace entente::app
