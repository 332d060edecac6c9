#include "cli/console.h"

#include "game/safest.h"
#include "io/gamecase.h"
#include "orders/notation.h"
#include "words/forms.h"
#include "words/names.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

constexpr int usualSeasons = 1000000; ///< seasons judged, some seconds

QString certaintyWord(SafestPlans::Certainty certainty)
{
    switch (certainty) {
    case SafestPlans::Certainty::Sure: return u"sure"_s;
    case SafestPlans::Certainty::Broken: return u"broken"_s;
    case SafestPlans::Certainty::Open: break;
    }
    return u"open"_s;
}

/// The places of a list like "Vie, Bud"; false, with a complaint, if one is no place.
bool readGoals(const Board &board, const QString &list, bool take, std::vector<SafestPlans::Goal> &goals)
{
    for (const QString &name : list.split(u',', Qt::SkipEmptyParts)) {
        const RegionId region = board.findRegion(name.trimmed().toStdString());
        if (!region.valid()) {
            complain(say("“%1” is not a place on this map.").arg(name.trimmed()));
            return false;
        }
        goals.push_back({board.provinceOf(region), take});
    }
    return true;
}

QString orderLine(const Board &board, const GivenOrder &given)
{
    return fromUtf8(orderText(board, given.order, Stage::Moves));
}

void printPlansAsJson(const GameCase &at, PowerId power, const SafestPlans &search)
{
    const Board &board = *at.variant->board;
    const SafestPlans::Report &report = search.report();
    QJsonArray plans;
    for (const SafestPlans::Plan &plan : report.plans) {
        QJsonArray orders, goals;
        for (const GivenOrder &given : plan.orders)
            orders += orderLine(board, given);
        for (std::size_t g = 0; g < plan.fates.size(); ++g) {
            const SafestPlans::Goal &goal = search.goals()[g];
            QJsonObject fate{{goal.take ? u"take"_s : u"keep"_s, fromUtf8(board.province(goal.place).abbreviation)},
                             {u"certainty"_s, certaintyWord(plan.fates[g].certainty)}};
            QJsonArray breaker;
            for (const GivenOrder &given : plan.fates[g].breaker)
                breaker += fromUtf8(board.power(given.power).name) + u": "_s + orderLine(board, given);
            if (plan.fates[g].certainty == SafestPlans::Certainty::Broken)
                fate.insert(u"breaker"_s, breaker);
            goals += fate;
        }
        plans += QJsonObject{{u"orders"_s, orders}, {u"goals"_s, goals}, {u"sure"_s, plan.sure}};
    }
    print(QJsonDocument(QJsonObject{{u"id"_s, fromUtf8(at.id)},
                                    {u"power"_s, fromUtf8(board.power(power).name)},
                                    {u"plans"_s, plans},
                                    {u"replies"_s, report.replies},
                                    {u"possible"_s, report.possible},
                                    {u"tried"_s, report.tried},
                                    {u"complete"_s, report.complete}})
              .toJson(QJsonDocument::Compact)
              .toStdString());
}

void printPlansAsText(const GameCase &at, PowerId power, const SafestPlans &search)
{
    const Board &board = *at.variant->board;
    const SafestPlans::Report &report = search.report();
    print(u"%1: %2, %3"_s.arg(at.id.empty() ? say("(no id)") : fromUtf8(at.id), powerName(board, power),
                              phaseName(board, at.position.phase)));
    for (const SafestPlans::Plan &plan : report.plans) {
        QStringList orders;
        for (const GivenOrder &given : plan.orders)
            orders += orderLine(board, given);
        print(u"  "_s + orders.join(u"; "_s));
        for (std::size_t g = 0; g < plan.fates.size(); ++g) {
            const SafestPlans::Goal &goal = search.goals()[g];
            const QString place = fromUtf8(board.province(goal.place).name);
            const QString what = goal.take ? say("takes %1").arg(place) : say("keeps %1").arg(place);
            QStringList breaker;
            for (const GivenOrder &given : plan.fates[g].breaker)
                breaker += powerName(board, given.power) + u": "_s + orderLine(board, given);
            switch (plan.fates[g].certainty) {
            case SafestPlans::Certainty::Sure: print(u"    "_s + say("surely %1").arg(what)); break;
            case SafestPlans::Certainty::Open: print(u"    "_s + say("%1, as far as was tried").arg(what)); break;
            case SafestPlans::Certainty::Broken:
                print(u"    "_s
                      + (breaker.isEmpty() ? say("not: %1").arg(what)
                                           : say("%1, unless %2").arg(what, breaker.join(u"; "_s))));
                break;
            }
        }
    }
    print(report.complete ? say("  No other plan surely reaches more.")
                          : say("  Not every plan was tried: another may reach more."));
}

} // namespace

ExitStatus findSafest(CommandParser &parser)
{
    parser.addOption({u"power"_s, say("Whose orders."), u"NAME"_s});
    parser.addOption(
        {u"keep"_s, say("Places to keep, with commas; if no goal is given, all own centres."), u"PLACES"_s});
    parser.addOption({u"take"_s, say("Places to take, with commas."), u"PLACES"_s});
    parser.addOption({u"tries"_s, say("How many seasons are judged at most."), u"N"_s, QString::number(usualSeasons)});
    parser.addOption({u"format"_s, say("How answers are printed: json or text."), u"json|text"_s, u"json"_s});
    parser.addPositionalArgument(u"FILE"_s, say("Files of cases; none or - for standard input."), u"[FILE...|-]"_s);
    if (const auto done = parser.read())
        return *done;
    const QString format = parser.value(u"format"_s);
    if (!isFormat(format, u"json"_s, u"text"_s))
        return ExitStatus::Usage;
    bool counted = false;
    const int tries = parser.value(u"tries"_s).toInt(&counted);
    if (!counted || tries < 1)
        return misused(say("“%1” is not a number of tries.").arg(parser.value(u"tries"_s)));
    return answerCases(parser.positionalArguments(), CaseOrders::Read, [&](const GameCase &gameCase) {
        const Board &board = *gameCase.variant->board;
        const bool isNamed = parser.isSet(u"power"_s);
        const std::optional<PowerId> power =
            isNamed ? powerCalled(board, parser.value(u"power"_s)) : gameCase.wish.power;
        if (power && !power->valid()) {
            complain(say("Say whose orders: --power NAME."));
            return false;
        }
        std::vector<SafestPlans::Goal> goals = isNamed ? std::vector<SafestPlans::Goal>() : gameCase.wish.goals;
        if (!power || !readGoals(board, parser.value(u"keep"_s), false, goals)
            || !readGoals(board, parser.value(u"take"_s), true, goals))
            return false;
        if (goals.empty())
            goals = SafestPlans::centresOf(board, gameCase.position, *power);
        SafestPlans search(gameCase.variant->board, gameCase.rules, gameCase.position, gameCase.orders, *power,
                           std::move(goals));
        search.tryMore(tries);
        (format == "text"_L1 ? printPlansAsText : printPlansAsJson)(gameCase, *power, search);
        return true;
    });
}

} // namespace entente::app
