#pragma once

#include "randomplay.h"
#include "testvariants.h"

#include "game/schedule.h"
#include "orders/options.h"

#include <QTest>

// Set-up of the tests that try what is said of results on boards of chance. ENTENTE_BOARDS says how many boards of each
// variant, ENTENTE_SEED which.

namespace entente::test {

inline int fromEnvironment(const char *name, int usual)
{
    bool asked = false;
    const int told = qEnvironmentVariableIntValue(name, &asked);
    return asked ? told : usual;
}

inline bool areBoardsAsked()
{
    return qEnvironmentVariableIsSet("ENTENTE_BOARDS");
}

inline int chanceBoards(int usual)
{
    return fromEnvironment("ENTENTE_BOARDS", usual);
}

inline Chance chanceOfRun()
{
    return Chance(static_cast<std::uint64_t>(fromEnvironment("ENTENTE_SEED", 46)));
}

/// For `initMain`: whoever asks for many boards has a day for them.
inline void giveTime()
{
    if (areBoardsAsked())
        qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");
}

/// A row for each variant, in the column "id".
inline void addVariantRows()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : readableVariants())
        QTest::newRow(qPrintable(id)) << id;
}

/// Units near each other; with `voyages`, and where armies go aboard fleets, some are at sea.
inline Position chancePosition(Chance &chance, const Variant &variant, bool voyages = true)
{
    return variant.rules.orders.armyFleet && voyages ? randomVoyages(chance, variant) : randomPosition(chance, variant);
}

/// Draws who acts when, where powers act in turn.
inline void drawSchedule(const Variant &variant, Position &position, int seed)
{
    Rulebook rules = variant.rules;
    rules.sequence.scheduleSeed = seed;
    position.schedule = scheduleOf(variant, rules, position.phase);
}

/// Did it come out as it was wanted? A support that counted in part did not.
inline bool isGood(const Verdict &verdict)
{
    return outcomeOf(verdict.reason) == Outcome::Success && !verdict.dislodged
           && !(verdict.reason == Reason::Supports && comparesStrengths(verdict));
}

/// Has it come out the other way? Whoever was driven out of where it stood need only stay.
inline bool isTurned(const OrderResult &was, const Verdict &now)
{
    if (isGood(was.verdict))
        return !isGood(now);
    return was.verdict.dislodged && !is<Move>(was.order) ? !now.dislodged : isGood(now);
}

} // namespace entente::test
