#include "specialrule.h"

#include "rulereadings.h"

#include "rules/rulebook.h"

namespace entente::proof {

namespace {

using enum Kind;
using enum Verb;
constexpr Form::Stand overField = Form::Stand::OverField;

/// 1939 III 19 to 22: tanks that move by single provinces.
SpecialRule tanks()
{
    SpecialRule rule;
    rule.name = "tanks";
    rule.forms = {{Army, Hold}, {Army, Move, "p"}, {Army, Support, "u"},
                  {Tank, Hold}, {Tank, Move, "p"}, {Tank, Support, "u"}};
    rule.about = {Tank};
    rule.read = [](const Scene &scene, Answers &answers) { return readGround(scene, 0, answers); };
    return rule;
}

/// 1939 III 19 to 29: with double moves among them.
SpecialRule routes()
{
    SpecialRule rule = tanks();
    rule.name = "routes";
    for (const Form &form : {Form{Army, SupportOnward, "u"}, Form{Tank, March, "pp"}, Form{Tank, SupportOnward, "u"}})
        rule.forms.push_back(form);
    rule.isLegal = [](const Scene &scene) {
        bool marches = false;
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            if (piece.verb == SupportOnward && scene.piece[piece.to].verb != March)
                return false;
            marches = marches || piece.verb == March;
        }
        return marches;
    };
    return rule;
}

/// May a bomber come down here?
bool isRunway(const Scene &scene, int place)
{
    for (int u = 0; u < scene.units; ++u) {
        const Piece &piece = scene.piece[u];
        if (piece.kind != Bomber)
            continue;
        const bool passes = piece.verb == Lend  ? scene.fight(piece.to) == place
                            : piece.verb == Cut ? scene.piece[piece.to].stand == place
                                                : piece.verb == Fly && piece.to == place;
        if (passes || piece.stand == place || piece.next == place || piece.over == place)
            return true;
    }
    return false;
}

/// 1939 III 30 to 44: bombers over armies. Each place where one may come down is anybody's.
SpecialRule bombers()
{
    SpecialRule rule;
    rule.name = "bombers";
    rule.forms = {{Army, Hold},
                  {Army, Move, "p"},
                  {Army, Support, "u"},
                  {Bomber, Hold, "", overField},
                  {Bomber, Fly, "p", overField},
                  {Bomber, Fly, "pp", overField},
                  {Bomber, Lend, "uh", overField},
                  {Bomber, Lend, "uhp", overField},
                  {Bomber, Cut, "uh", overField},
                  {Bomber, Cut, "uhp", overField},
                  {Bomber, Raid, "p", overField}};
    rule.about = {Bomber};
    rule.empties = 2;
    rule.marks = -1;
    rule.isMarked = isRunway;
    rule.isLegal = [](const Scene &scene) {
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            if (piece.verb == Support && scene.piece[piece.to].kind == Bomber)
                return false; // 32: it receives no support
            if (piece.verb != Lend && piece.verb != Cut)
                continue;
            const int over = piece.verb == Lend ? scene.fight(piece.to) : int(scene.piece[piece.to].stand);
            if (scene.piece[piece.to].kind == Bomber || over == (piece.over == nothing ? piece.stand : piece.over))
                return false; // a flight leads from place to place, and no mission is about a bomber (37)
        }
        return true;
    };
    rule.setRules = [](Rulebook &rules) { applyFeature(rules, Feature::HeldLand); };
    rule.read = readBombers;
    return rule;
}

/// LiMa 3 to 13. Every place may be invaded: nobody owns one.
SpecialRule squadrons()
{
    SpecialRule rule;
    rule.name = "squadrons";
    rule.forms = {{Army, Hold},
                  {Army, Move, "p"},
                  {Army, Support, "u"},
                  {Squadron, Hold},
                  {Squadron, Cover, "u"},
                  {Squadron, Cover, "up"},
                  {Squadron, Bomb, "p"},
                  {Squadron, Bomb, "pp"},
                  {Squadron, Invade, "p"},
                  {Squadron, Invade, "pp"}};
    rule.about = {Squadron};
    rule.isLegal = [](const Scene &scene) {
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            const int objective = scene.objective(u), way = piece.next;
            if (objective == nothing)
                continue;
            // A flight of two legs is one to where no flight of one leg leads.
            if (objective == piece.stand || objective == way
                || (way == nothing ? !scene.nextByAir(piece.stand, objective)
                                   : !scene.nextByAir(piece.stand, way) || !scene.nextByAir(way, objective)))
                return false;
        }
        return true;
    };
    rule.read = readSquadrons;
    return rule;
}

/// City State 7 and 8c: sieges of armies and double armies. Every place is a centre.
SpecialRule walls()
{
    SpecialRule rule;
    rule.name = "walls";
    for (const Kind kind : {Army, Double}) {
        for (const Form &form :
             {Form{kind, Hold}, Form{kind, Move, "p"}, Form{kind, Support, "u"}, Form{kind, Raise, "u"},
              Form{kind, Hold, "", Form::Stand::Inside}, Form{kind, Sortie, "", Form::Stand::Inside}})
            rule.forms.push_back(form);
    }
    rule.isLegal = [](const Scene &scene) {
        bool walls = false;
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            walls = walls || piece.inside || piece.kind == Double;
            // Help does not reach behind walls (7d), and a siege is raised from elsewhere (7f).
            if (piece.verb == Support && scene.piece[piece.to].inside)
                return false;
            if (piece.verb == Raise && (!scene.piece[piece.to].inside || scene.piece[piece.to].stand == piece.stand))
                return false;
        }
        return walls;
    };
    rule.setRules = [](Rulebook &rules) { applyFeature(rules, Feature::Walls); };
    rule.read = readWalls;
    return rule;
}

/// Both of City State 7 and of 1939 III 19 to 22: tanks before walls, with armies on either side of them.
SpecialRule walledTanks()
{
    SpecialRule rule = walls();
    rule.name = "walled-tanks";
    std::erase_if(rule.forms, [](const Form &form) { return form.kind == Double; });
    for (const Form &form : {Form{Tank, Hold}, Form{Tank, Move, "p"}, Form{Tank, Support, "u"}, Form{Tank, Raise, "u"}})
        rule.forms.push_back(form);
    rule.about = {Tank};
    return rule;
}

/// Sequential 2 to 5: powers act one after another, in the order of their numbers.
SpecialRule sequence()
{
    SpecialRule rule;
    rule.name = "sequence";
    rule.forms = {{Army, Hold},         {Army, Move, "p"},          {Army, Support, "u"},
                  {Army, Backing, "u"}, {Army, AgreedSupport, "u"}, {Army, AgreedBacking, "u"}};
    rule.ranked = true;
    rule.isLegal = [](const Scene &scene) {
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            if ((piece.verb == Backing || piece.verb == AgreedBacking) && scene.goal(piece.to) == nothing)
                return false;
        }
        return true;
    };
    rule.suits = [](const Scene &scene) {
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            if ((piece.verb == AgreedSupport || piece.verb == AgreedBacking)
                && scene.piece[piece.to].power == piece.power)
                return false; // a contract is of two powers
        }
        return true;
    };
    rule.setRules = [](Rulebook &rules) {
        applyFeature(rules, Feature::InSequence);
        rules.orders.retrospective = true;
    };
    rule.read = readSequence;
    return rule;
}

/// Armies, fleets and wings on land, coasts and seas.
SpecialRule wings()
{
    SpecialRule rule;
    rule.name = "wings";
    for (const Kind kind : {Army, Fleet, Wing}) {
        for (const Form &form : {Form{kind, Hold}, Form{kind, Move, "p"}, Form{kind, Support, "u"}})
            rule.forms.push_back(form);
    }
    rule.about = {Wing};
    rule.ground = SpecialRule::Ground::Marked;
    rule.marks = 2;
    rule.isMarked = [](const Scene &, int) { return true; };
    rule.suits = [](const Scene &scene) {
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            const int here = scene.mark[piece.stand],
                      goal = piece.verb == Support ? scene.fight(piece.to) : int(piece.to);
            if ((here == 1 && piece.kind == Army) || (here == 2 && piece.kind == Fleet)
                || (goal != nothing && goal != piece.stand && !scene.leadsTo(piece.kind, piece.stand, goal)))
                return false;
        }
        return true;
    };
    rule.read = readWings;
    return rule;
}

/// City State 8a, 8b: the first power is the Emperor, and marked places are passes.
SpecialRule passes()
{
    SpecialRule rule;
    rule.name = "passes";
    rule.forms = {{Army, Hold}, {Army, Move, "p"}, {Army, Support, "u"}};
    rule.ranked = true;
    rule.ground = SpecialRule::Ground::Passes;
    rule.marks = 1;
    rule.isMarked = [](const Scene &, int) { return true; };
    rule.suits = [](const Scene &scene) {
        bool any = false;
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            const int goal = piece.verb == Support ? scene.fight(piece.to) : int(piece.to);
            const bool here = scene.mark[piece.stand] != 0, there = goal != nothing && scene.mark[goal] != 0;
            any = any || here || there;
            // Nobody else enters a pass or helps to, and nobody helps from there (C19).
            if (((here || there) && piece.power != 0) || (here && piece.verb == Support))
                return false;
        }
        return any;
    };
    rule.read = readPasses;
    return rule;
}

/// Davis 7: fleets, and one place with two coasts.
SpecialRule crawl()
{
    SpecialRule rule;
    rule.name = "crawl";
    rule.forms = {{Fleet, Hold}, {Fleet, Move, "p"}, {Fleet, Round, "p"}, {Fleet, Support, "u"}};
    rule.ground = SpecialRule::Ground::TwoCoasts;
    rule.marks = 1;
    rule.isMarked = [](const Scene &, int) { return true; };
    rule.suits = [](const Scene &scene) {
        int marked = 0;
        for (int place = 0; place < scene.places; ++place)
            marked += scene.mark[static_cast<std::size_t>(place)];
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[static_cast<std::size_t>(u)];
            if (piece.verb == Round && !scene.mark[static_cast<std::size_t>(piece.to)])
                return false;
        }
        return marked == 1;
    };
    rule.setRules = [](Rulebook &rules) { rules.orders.coastalCrawl = true; };
    rule.read = readCrawl;
    return rule;
}

/// Davis 5: fleets in the box and outside.
SpecialRule box()
{
    SpecialRule rule;
    rule.name = "box";
    rule.forms = {{Fleet, Hold},
                  {Fleet, Move, "p"},
                  {Fleet, Enter},
                  {Fleet, Support, "u"},
                  {Fleet, Hold, "", Form::Stand::Box},
                  {Fleet, Move, "p", Form::Stand::Box},
                  {Fleet, Support, "u", Form::Stand::Box}};
    rule.ground = SpecialRule::Ground::Box;
    rule.isLegal = [](const Scene &scene) {
        bool any = false;
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[static_cast<std::size_t>(u)];
            any = any || piece.stand == nothing || piece.verb == Enter;
            if (piece.verb != Support)
                continue;
            // 5c, D8: nobody helps to enter or to stay there, and who is there helps others out of it alone.
            const Piece &helped = scene.piece[static_cast<std::size_t>(piece.to)];
            const bool inBox = helped.stand == nothing;
            for (int v = 0; v < scene.units && inBox; ++v) {
                // Help out of the box names no power: of two that go to one place nobody could tell whom it means.
                if (v != piece.to && scene.piece[static_cast<std::size_t>(v)].stand == nothing
                    && scene.goal(v) == scene.goal(piece.to))
                    return false;
            }
            if (helped.verb == Enter || (inBox && helped.verb != Move) || (piece.stand == nothing && !inBox))
                return false;
        }
        return any;
    };
    rule.read = readBox;
    return rule;
}

/// Does an army stand aboard the fleet from the start?
bool isLaden(const Scene &scene, int fleet)
{
    for (int u = 0; u < scene.units; ++u) {
        if (scene.piece[u].aboard && scene.piece[u].stand == fleet)
            return true;
    }
    return false;
}

/// May the army's order by sea be given, as far as nobody's colour and no ground is known?
bool isVoyage(const Scene &scene, int u)
{
    const Piece &piece = scene.piece[u];
    const int boarded = scene.boards(u);
    if (piece.aboard && scene.piece[piece.stand].kind != Fleet)
        return false;
    if (boarded != nothing && (scene.piece[boarded].kind != Fleet || isLaden(scene, boarded)))
        return false;
    if (piece.verb == Sail)
        return piece.over != piece.to && piece.over != boarded && piece.to != boarded;
    int carriers = 0;
    for (int v = 0; v < scene.units; ++v)
        carriers += scene.piece[v].verb == Carry && scene.piece[v].to == u;
    return piece.verb == Ferried ? carriers == 1 : carriers == 0;
}

/// Do the seas and shores lie so that the army's order by sea can be given, and is the fleet its power's own?
bool suitsVoyage(const Scene &scene, int u)
{
    const Piece &piece = scene.piece[u];
    const auto isSea = [&](int place) { return scene.mark[place] == 1; };
    int ship = piece.aboard ? int(piece.stand) : scene.boards(u);
    for (int v = 0; v < scene.units; ++v)
        ship = scene.piece[v].verb == Carry && scene.piece[v].to == u ? v : ship;
    if (ship == nothing)
        return true;
    const int via = piece.verb == Sail ? piece.over : piece.verb == Land ? piece.next : nothing;
    return isSea(ship) && scene.piece[ship].power == piece.power && (via == nothing || isSea(via))
           && (piece.aboard || scene.mark[piece.stand] == 0)
           && (scene.goal(u) == nothing || scene.mark[scene.goal(u)] == 0);
}

/// Davis 6: armies aboard fleets, and those that go aboard, sail and land in one season.
SpecialRule voyages()
{
    SpecialRule rule;
    rule.name = "voyages";
    constexpr Form::Stand aboard = Form::Stand::Aboard;
    rule.forms = {{Army, Hold},
                  {Army, Move, "p"},
                  {Army, Support, "u"},
                  {Army, Board, "u"},
                  {Army, Sail, "pup"},
                  {Army, Ferried, "p"},
                  {Army, Hold, "", aboard},
                  {Army, Land, "p", aboard},
                  {Army, Land, "pp", aboard},
                  {Fleet, Hold},
                  {Fleet, Move, "p"},
                  {Fleet, Support, "u"},
                  {Fleet, Carry, "u"}};
    rule.ground = SpecialRule::Ground::Marked;
    rule.marks = 2;
    rule.isMarked = [](const Scene &scene, int place) { return place >= scene.units || !scene.piece[place].aboard; };
    rule.isLegal = [](const Scene &scene) {
        bool any = false;
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            any = any || piece.aboard || scene.boards(u) != nothing || piece.verb == Ferried;
            if (piece.verb == Carry && (scene.piece[piece.to].verb != Ferried || isLaden(scene, u)))
                return false;
            if (piece.kind == Army && !isVoyage(scene, u))
                return false;
            // Whoever is aboard, or goes there, is no unit of its own that could be helped to hold.
            const Piece &helped = scene.piece[piece.verb == Support ? int(piece.to) : u];
            if (piece.verb == Support && (helped.verb == Board || (helped.aboard && helped.verb != Land)))
                return false;
        }
        return any;
    };
    rule.suits = [](const Scene &scene) {
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            const int goal = piece.verb == Support                         ? scene.fight(piece.to)
                             : piece.verb == Move || piece.verb == Ferried ? int(piece.to)
                                                                           : int(nothing);
            if (!piece.aboard && scene.mark[piece.stand] == (piece.kind == Army ? 1 : 2))
                return false;
            if (piece.verb != Ferried && goal != nothing && goal != piece.stand
                && !scene.leadsTo(piece.kind, piece.stand, goal))
                return false;
            if (piece.verb == Move && isLaden(scene, u) && scene.mark[piece.to] != 1)
                return false; // it never enters a coast
            if (piece.kind == Army && !suitsVoyage(scene, u))
                return false;
        }
        return true;
    };
    rule.setRules = [](Rulebook &rules) { rules.orders.armyFleet = true; };
    rule.read = readVoyages;
    return rule;
}

} // namespace

const std::vector<SpecialRule> &specialRules()
{
    static const std::vector<SpecialRule> all = {tanks(),    routes(), bombers(), squadrons(), walls(), walledTanks(),
                                                 sequence(), wings(),  passes(),  crawl(),     box(),   voyages()};
    return all;
}

const SpecialRule *specialRule(const std::string &name)
{
    for (const SpecialRule &rule : specialRules()) {
        if (rule.name == name)
            return &rule;
    }
    return nullptr;
}

} // namespace entente::proof
