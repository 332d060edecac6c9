#include "words/advicewords.h"

#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

namespace {

struct AdviceWords {
    Q_DECLARE_TR_FUNCTIONS(AdviceWords)
};

QString conquestSentence(const QString &lead, const QString &by, const Motive &motive)
{
    switch (motive.against) {
    case Motive::Against::Nobody: return AdviceWords::tr("%1: nobody else can get there.").arg(lead);
    case Motive::Against::Each:
        return motive.by.size() == 1
                   ? AdviceWords::tr("%1: no unit but %2 can stop it alone.", "Takes Belgium; a place").arg(lead, by)
                   : AdviceWords::tr("%1: each of these can stop it: %2.", "Takes Belgium; places").arg(lead, by);
    case Motive::Against::Together:
        return AdviceWords::tr("%1: no unit can stop it alone, but %2 can together.", "Takes Belgium; two places")
            .arg(lead, by);
    case Motive::Against::NoneAlone:
        return AdviceWords::tr("%1: no unit can stop it alone.", "Takes Belgium").arg(lead);
    case Motive::Against::Occupant: return AdviceWords::tr("%1, if the unit there leaves.", "Takes Belgium").arg(lead);
    case Motive::Against::Unsure: break;
    }
    return {};
}

} // namespace

QString motiveSentence(const Board &board, const Motive &motive)
{
    QStringList names;
    for (const ProvinceId by : motive.by)
        names += provinceName(board, by);
    const QString by = joinNames(names);
    const QString place = motive.place.valid() ? provinceName(board, motive.place) : QString();
    const QString unit = motive.unit.valid() ? provinceName(board, motive.unit) : QString();
    const bool together = motive.by.size() > 1;
    const bool stays = motive.unit == motive.place;
    using Kind = Motive::Kind;
    switch (motive.kind) {
    case Kind::Takes:
    case Kind::Enters:
        if (motive.against == Motive::Against::Unsure)
            return AdviceWords::tr("Tries to get into %1.").arg(place);
        return conquestSentence(motive.kind == Kind::Takes ? AdviceWords::tr("Takes %1").arg(place)
                                                           : AdviceWords::tr("Enters %1").arg(place),
                                by, motive);
    case Kind::KeepsOut:
        return together ? AdviceWords::tr("Defends %1: without it %2 could enter together.").arg(place, by)
                        : AdviceWords::tr("Defends %1: without it %2 could enter.").arg(place, by);
    case Kind::Helps: return AdviceWords::tr("Helps %1 to %2: it can't get there alone.").arg(unit, place);
    case Kind::HelpsYet:
        if (stays)
            return together
                       ? AdviceWords::tr("Defends %1: without it %2 together could drive out the unit there.")
                             .arg(place, by)
                       : AdviceWords::tr("Defends %1: without it %2 could drive out the unit there.").arg(place, by);
        return together
                   ? AdviceWords::tr("Helps %1 to %2: without it %3 could stop that together.").arg(unit, place, by)
                   : AdviceWords::tr("Helps %1 to %2: without it %3 could stop that.").arg(unit, place, by);
    case Kind::Joins:
        return stays ? AdviceWords::tr("Strengthens %1.").arg(place)
                     : AdviceWords::tr("Helps %1 to %2.").arg(unit, place);
    case Kind::Guards: return AdviceWords::tr("Guards %1 against %2.").arg(place, by);
    case Kind::Nears: return AdviceWords::tr("From there %1 is %n move(s) away.", nullptr, motive.steps).arg(place);
    case Kind::Reaches: return AdviceWords::tr("%1 is a supply centre.").arg(place);
    case Kind::OnlyWay: return AdviceWords::tr("It can go nowhere else.");
    case Kind::Farthest: return AdviceWords::tr("No other unit is farther from a centre to be won.");
    case Kind::Best: return AdviceWords::tr("Nothing better was found.");
    }
    return {};
}

} // namespace entente::app
