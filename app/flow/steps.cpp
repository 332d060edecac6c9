#include "flow/steps.h"

#include <array>

namespace entente::app {

namespace {

bool always(const TableFacts &)
{
    return true;
}
bool over(const TableFacts &f)
{
    return f.over;
}
bool watched(const TableFacts &f)
{
    return f.hotseat && f.watched;
}
bool open(const TableFacts &f)
{
    return !f.hotseat;
}
bool allIn(const TableFacts &f)
{
    return f.hotseat && f.allSealed;
}
bool own(const TableFacts &f)
{
    return f.hotseat && f.sameHand;
}
bool ownNext(const TableFacts &f)
{
    return f.hotseat && !f.allSealed && f.sameHand;
}
bool whole(const TableFacts &f)
{
    return !f.locked;
}
bool wholeAndOver(const TableFacts &f)
{
    return !f.locked && f.over;
}
bool someLeft(const TableFacts &f)
{
    return f.hotseat && !f.allSealed;
}
bool allAway(const TableFacts &f)
{
    return f.hotseat && f.away;
}
bool played(const TableFacts &f)
{
    return f.hotseat && f.played;
}

bool unseen(const TableFacts &f)
{
    return f.hotseat && f.unseen;
}
bool mayPlayOn(const TableFacts &f)
{
    return f.mayPlayOn;
}

constexpr std::array<Transition, 48> table{{
    // a game is begun or opened
    {Step::None, Act::Begin, over, Step::Over},
    {Step::None, Act::Begin, open, Step::Open},
    {Step::None, Act::Begin, watched, Step::Watched},
    {Step::None, Act::Begin, unseen, Step::Results},
    {Step::None, Act::Begin, allIn, Step::AllSealed},
    {Step::None, Act::Begin, someLeft, Step::Covered},
    // round the table
    {Step::Covered, Act::Take, always, Step::Writing},
    {Step::AllSealed, Act::Take, always, Step::Writing},
    {Step::Away, Act::Take, always, Step::Writing},
    {Step::Writing, Act::HandOver, always, Step::Covered},
    {Step::Writing, Act::TurnTo, own, Step::Writing},
    {Step::Covered, Act::HandOver, always, Step::Covered},
    {Step::AllSealed, Act::HandOver, always, Step::Covered},
    {Step::Away, Act::HandOver, always, Step::Covered},
    {Step::Writing, Act::Seal, allIn, Step::AllSealed},
    {Step::Writing, Act::Seal, ownNext, Step::Writing},
    {Step::Writing, Act::Seal, allAway, Step::Away},
    {Step::Writing, Act::Seal, someLeft, Step::Covered},
    {Step::AllSealed, Act::Reopen, always, Step::Covered},
    {Step::Covered, Act::Reopen, always, Step::Covered},
    {Step::Away, Act::Reopen, always, Step::Covered},
    // the reveal; without everybody's seal it is the table's own decision
    {Step::AllSealed, Act::Reveal, over, Step::Over},
    {Step::AllSealed, Act::Reveal, always, Step::Results},
    {Step::Open, Act::Reveal, over, Step::Over},
    {Step::Open, Act::Reveal, always, Step::Results},
    {Step::Watched, Act::Reveal, over, Step::Over},
    {Step::Watched, Act::Reveal, always, Step::Watched},
    {Step::Covered, Act::RevealEarly, wholeAndOver, Step::Over},
    {Step::Covered, Act::RevealEarly, whole, Step::Results},
    {Step::AllSealed, Act::RevealEarly, wholeAndOver, Step::Over},
    {Step::AllSealed, Act::RevealEarly, whole, Step::Results},
    {Step::Away, Act::RevealEarly, wholeAndOver, Step::Over},
    {Step::Away, Act::RevealEarly, whole, Step::Results},
    // and on
    {Step::Results, Act::Next, open, Step::Open},
    {Step::Results, Act::Next, watched, Step::Watched},
    {Step::Results, Act::Next, allIn, Step::AllSealed},
    {Step::Results, Act::Next, allAway, Step::Away},
    {Step::Results, Act::Next, someLeft, Step::Covered},
    {Step::Results, Act::Take, always, Step::Writing},
    {Step::Results, Act::HandOver, always, Step::Covered},
    {Step::Results, Act::Reveal, open, Step::Results},
    // and back, never into a seat
    {Step::Covered, Act::TakeBack, played, Step::Covered},
    {Step::AllSealed, Act::TakeBack, played, Step::Covered},
    {Step::Away, Act::TakeBack, played, Step::Covered},
    {Step::Results, Act::TakeBack, played, Step::Covered},
    {Step::Over, Act::TakeBack, played, Step::Covered},
    {Step::Watched, Act::TakeBack, played, Step::Covered},
    // on after a win: whatever the next phase asks for
    {Step::Over, Act::PlayOn, mayPlayOn, Step::Covered},
}};

} // namespace

std::span<const Transition> transitions()
{
    return table;
}

Step stepAfter(Step from, Act act, const TableFacts &facts)
{
    if (act == Act::Undone) // wherever one was: the table is as if it had been opened anew
        return facts.over        ? Step::Over
               : !facts.hotseat  ? Step::Open
               : facts.watched   ? Step::Watched
               : facts.allSealed ? Step::AllSealed
               : facts.away      ? Step::Away
                                 : Step::Covered;
    for (const Transition &row : table) {
        if (row.from == from && row.act == act && row.when(facts))
            return row.to;
    }
    return from;
}

bool isOpen(Step from, Act act, const TableFacts &facts)
{
    if (act == Act::Undone)
        return from != Step::None;
    for (const Transition &row : table) {
        if (row.from == from && row.act == act && row.when(facts))
            return true;
    }
    return false;
}

} // namespace entente::app
