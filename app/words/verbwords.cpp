#include "words/verbwords.h"

#include "words/orderscontext.h"

namespace entente::app {

QString verbName(Verb verb)
{
    switch (verb) {
    case Verb::Hold: return Orders::tr("hold");
    case Verb::Bomb: return Orders::tr("raid");
    case Verb::Cut: return Orders::tr("cut a support from the air");
    case Verb::Admit: return Orders::tr("let another's bomber land");
    case Verb::Move: return Orders::tr("move");
    case Verb::ConvoyedMove: return Orders::tr("move by convoy");
    case Verb::Support: return Orders::tr("support");
    case Verb::Convoy: return Orders::tr("convoy");
    case Verb::Raise: return Orders::tr("raise a siege");
    case Verb::Retreat: return Orders::tr("retreat");
    case Verb::Disband: return Orders::tr("disband");
    case Verb::BuildArmy: return Orders::tr("build an army");
    case Verb::BuildFleet: return Orders::tr("build a fleet");
    case Verb::Build: return Orders::tr("build");
    case Verb::Remove: return Orders::tr("remove");
    case Verb::Waive: return Orders::tr("waive a build");
    }
    return {};
}

QString verbLabel(Verb verb)
{
    switch (verb) {
    case Verb::Hold: return Orders::tr("Hold");
    case Verb::Bomb: return Orders::tr("Raid");
    case Verb::Cut: return Orders::tr("Cut", "a support, from the air");
    case Verb::Admit: return Orders::tr("Let land");
    case Verb::Move: return Orders::tr("Move");
    case Verb::ConvoyedMove: return Orders::tr("By sea");
    case Verb::Support: return Orders::tr("Support");
    case Verb::Convoy: return Orders::tr("Convoy");
    case Verb::Raise: return Orders::tr("Raise siege");
    case Verb::Retreat: return Orders::tr("Retreat");
    case Verb::Disband: return Orders::tr("Disband");
    case Verb::BuildArmy: return Orders::tr("Build army");
    case Verb::BuildFleet: return Orders::tr("Build fleet");
    case Verb::Build: return Orders::tr("Build");
    case Verb::Remove: return Orders::tr("Remove");
    case Verb::Waive: return Orders::tr("Waive");
    }
    return {};
}

char verbKey(Verb verb)
{
    switch (verb) {
    case Verb::Hold: return 'h';
    case Verb::Bomb: return 'b';
    case Verb::Cut: return 'n';
    case Verb::Admit: return 'a';
    case Verb::Move: return 'm';
    case Verb::ConvoyedMove: return 'v';
    case Verb::Support: return 's';
    case Verb::Convoy: return 'c';
    case Verb::Raise:
    case Verb::Retreat: return 'r';
    case Verb::Disband: return 'd';
    case Verb::BuildArmy: return 'a';
    case Verb::BuildFleet: return 'f';
    case Verb::Build: return 'b';
    case Verb::Remove: return 'd';
    case Verb::Waive: return 'w';
    }
    return ' ';
}

} // namespace entente::app
