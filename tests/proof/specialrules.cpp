#include "specialrule.h"

#include "ground.h"

#include "rules/rulebook.h"

namespace entente::proof {

namespace {

Fates readTanks(const Scene &scene, Answers &answers)
{
    return readGround(scene, 0, answers);
}

std::vector<SpecialRule> listed()
{
    using enum Kind;
    using enum Verb;
    std::vector<SpecialRule> all;

    SpecialRule tanks;
    tanks.name = "tanks";
    tanks.forms = {{Army, Hold}, {Army, Move, "p"}, {Army, Support, "u"},
                   {Tank, Hold}, {Tank, Move, "p"}, {Tank, Support, "u"}};
    tanks.about = {Tank};
    tanks.read = readTanks;
    tanks.mostUnits = 5;
    all.push_back(tanks);

    SpecialRule routes = tanks;
    routes.name = "routes";
    routes.forms.push_back({Army, SupportOnward, "u"});
    routes.forms.push_back({Tank, March, "pp"});
    routes.forms.push_back({Tank, SupportOnward, "u"});
    routes.isLegal = [](const Scene &scene) {
        bool marches = false;
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            if (piece.verb == SupportOnward && scene.piece[piece.to].verb != March)
                return false;
            marches = marches || piece.verb == March;
        }
        return marches;
    };
    all.push_back(routes);

    SpecialRule bombers;
    bombers.name = "bombers";
    bombers.forms = {{Army, Hold}, {Army, Move, "p"}, {Army, Support, "u"}};
    for (const Form::Stand stand : {Form::Stand::OverField}) {
        for (const Form &form :
             {Form{Bomber, Hold, ""}, Form{Bomber, Fly, "p"}, Form{Bomber, Fly, "pp"}, Form{Bomber, Lend, "uh"},
              Form{Bomber, Lend, "uhp"}, Form{Bomber, Cut, "uh"}, Form{Bomber, Cut, "uhp"}, Form{Bomber, Raid, "p"}})
            bombers.forms.push_back({form.kind, form.verb, form.slots, stand});
    }
    bombers.about = {Bomber};
    bombers.empties = 2;
    bombers.marks = -1;
    bombers.isMarked = [](const Scene &scene, int place) {
        // Where a bomber may come down.
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            if (piece.kind != Bomber)
                continue;
            const bool passes = piece.verb == Lend  ? scene.fight(piece.to) == place
                                : piece.verb == Cut ? scene.piece[piece.to].stand == place
                                : piece.verb == Fly ? piece.to == place
                                                    : false;
            if (passes || piece.stand == place || piece.next == place || piece.over == place)
                return true;
        }
        return false;
    };
    bombers.isLegal = [](const Scene &scene) {
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            if (piece.kind != Bomber && (piece.verb == Support || piece.verb == Lend)
                && scene.piece[piece.to].kind == Bomber)
                return false; // 32: it receives no support
            if (piece.kind != Bomber || (piece.verb != Lend && piece.verb != Cut))
                continue;
            const int over = piece.verb == Lend ? scene.fight(piece.to) : int(scene.piece[piece.to].stand);
            if (scene.piece[piece.to].kind == Bomber || over == (piece.over == nothing ? piece.stand : piece.over))
                return false; // a flight leads from place to place, and not to a bomber (37)
        }
        return true;
    };
    bombers.setRules = [](Rulebook &rules) { applyFeature(rules, Feature::HeldLand); };
    bombers.read = readBombers;
    all.push_back(bombers);
    return all;
}

} // namespace

const std::vector<SpecialRule> &specialRules()
{
    static const std::vector<SpecialRule> all = listed();
    return all;
}

const SpecialRule *specialRule(const std::string &name)
{
    for (const SpecialRule &feature : specialRules()) {
        if (feature.name == name)
            return &feature;
    }
    return nullptr;
}

} // namespace entente::proof
