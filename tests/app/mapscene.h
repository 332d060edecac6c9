#pragma once

#include "projectfile.h"

#include "io/variantreader.h"
#include "sheet/livery.h"
#include "sheet/maplook.h"
#include "sheet/mapsheet.h"
#include "sheet/mapstate.h"
#include "words/names.h"

#include <QFile>
#include <QString>

#include <memory>

/// Boards, sheets and states for the tests of the map.
namespace mapscene {

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

inline QString folderOf(const QString &variant)
{
    return projectFile("maps/") + variant;
}

/// The variant of that name; null if its file does not read.
inline std::shared_ptr<const Variant> variantOf(const QString &name)
{
    QFile file(folderOf(name) + u"/variant.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    auto read = readVariant(file.readAll().toStdString());
    return read ? *read : nullptr;
}

/// The map of that variant, with nobody's land; without a sheet or a livery where they can't be read.
inline MapLook lookOf(const QString &variant)
{
    MapLook look;
    const auto played = variantOf(variant);
    const QString folder = folderOf(played->map.empty() ? variant : fromUtf8(played->map));
    look.board = played->board;
    if (const auto sheet = MapSheet::load(folder, *played->board))
        look.sheet = *sheet;
    if (const auto livery = Livery::load(folder, *played->board))
        look.livery = *livery;
    return look;
}

inline RegionId region(const Board &board, const char *name)
{
    return board.findRegion(name);
}

inline Unit unit(const Board &board, const char *power, const char *kind, const char *place)
{
    return Unit{board.findPower(power), board.findKind(kind), board.findRegion(place), Layer::Field};
}

inline MapOrder order(const Unit &unit, Action action, MapOrder::State state = MapOrder::State::Given)
{
    MapOrder shown;
    shown.unit = unit;
    shown.order.kind = unit.kind;
    shown.order.at = unit.region;
    shown.order.action = std::move(action);
    shown.state = state;
    return shown;
}

inline Move move(RegionId to, Way way = Way::Unsaid)
{
    Move move;
    move.hops.push_back(to);
    move.way = way;
    return move;
}

inline Support support(const Unit &unit, RegionId to = RegionId())
{
    return Support{unit.kind, unit.region, to, Layer::Field};
}

inline Convoy convoy(const Unit &army, RegionId to)
{
    return Convoy{army.kind, army.region, to};
}

inline void own(MapState &state, const Board &board, const char *province, const char *power)
{
    state.owner[static_cast<std::size_t>(board.findProvince(province).index())] = board.findPower(power);
}

/// Spring 1902 with 34 units and an order of every kind.
inline MapState busyState(const Board &board, const Position &start)
{
    MapState state;
    state.owner = tints(board, start);
    for (const auto &[place, power] : std::initializer_list<std::pair<const char *, const char *>>{{"ser", "austria"},
                                                                                                   {"gre", "austria"},
                                                                                                   {"nwy", "england"},
                                                                                                   {"spa", "france"},
                                                                                                   {"por", "france"},
                                                                                                   {"den", "germany"},
                                                                                                   {"hol", "germany"},
                                                                                                   {"tun", "italy"},
                                                                                                   {"swe", "russia"},
                                                                                                   {"rum", "russia"},
                                                                                                   {"bul", "turkey"}})
        own(state, board, place, power);
    const auto add = [&](const char *power, const char *kind, const char *place) {
        const Unit made = unit(board, power, kind, place);
        state.units.push_back({.unit = made});
        return made;
    };
    const auto at = [&](const char *place) { return region(board, place); };
    const auto give = [&](const Unit &who, Action action, MapOrder::State given = MapOrder::State::Given,
                          bool own = false) -> MapOrder & {
        state.orders.push_back(order(who, std::move(action), given));
        state.orders.back().own = own;
        return state.orders.back();
    };
    using S = MapOrder::State;

    const Unit bud = add("austria", "A", "bud");
    const Unit ser = add("austria", "A", "ser");
    const Unit gre = add("austria", "A", "gre");
    const Unit tri = add("austria", "A", "tri");
    const Unit adr = add("austria", "F", "adr");
    give(bud, move(at("rum")), S::Given, true);
    give(ser, support(bud, at("rum")), S::Draft, true);
    give(gre, Hold{}, S::Given, true);
    give(tri, move(at("apu"), Way::ByConvoy), S::Given, true);
    give(adr, convoy(tri, at("apu")), S::Given, true);
    const Unit nth = add("england", "F", "nth");
    const Unit nwy = add("england", "A", "nwy");
    const Unit lon = add("england", "F", "lon");
    const Unit nwg = add("england", "F", "nwg");
    give(nth, move(at("den"))).state = S::Failure;
    state.orders.back().bounced = true;
    give(nwy, move(at("swe")));
    give(lon, move(at("eng")), S::Failure).bounced = true;
    give(nwg, support(nth, at("den")), S::Failure).cut = true;
    const Unit bre = add("france", "F", "bre");
    const Unit pic = add("france", "A", "pic");
    const Unit mar = add("france", "A", "mar");
    const Unit spa = add("france", "F", "spa/sc");
    const Unit gas = add("france", "A", "gas");
    give(bre, move(at("eng")), S::Failure).bounced = true;
    give(pic, move(at("bel")));
    give(mar, move(at("pie")));
    give(spa, support(mar, at("pie")));
    give(gas, support(mar, at("pie")), S::Void);
    const Unit mun = add("germany", "A", "mun");
    const Unit ruh = add("germany", "A", "ruh");
    const Unit hol = add("germany", "A", "hol");
    const Unit kie = add("germany", "F", "kie");
    const Unit den = add("germany", "F", "den");
    give(mun, move(at("bur")));
    give(ruh, support(hol));
    give(hol, Hold{});
    give(kie, support(den));
    give(den, support(kie, at("bal")));
    const Unit ven = add("italy", "A", "ven");
    const Unit rom = add("italy", "A", "rom");
    const Unit nap = add("italy", "F", "nap");
    const Unit tun = add("italy", "A", "tun");
    const Unit ion = add("italy", "F", "ion");
    const Unit aeg = add("italy", "F", "aeg");
    give(ven, move(at("tri")));
    give(tri, move(at("ven"))).state = S::Assumed;
    state.orders.pop_back();
    give(rom, support(ven, at("tri")));
    give(nap, move(at("tys")));
    give(tun, move(at("smy"), Way::ByConvoy));
    give(ion, convoy(tun, at("smy")));
    give(aeg, convoy(tun, at("smy")));
    const Unit war = add("russia", "A", "war");
    const Unit ukr = add("russia", "A", "ukr");
    const Unit rum = add("russia", "F", "rum");
    const Unit sev = add("russia", "F", "sev");
    const Unit swe = add("russia", "F", "swe");
    const Unit stp = add("russia", "F", "stp/nc");
    give(war, move(at("gal")));
    give(ukr, support(war, at("gal")));
    give(rum, Hold{}, S::Assumed);
    give(sev, support(rum), S::Assumed);
    give(swe, move(at("nwy")));
    give(stp, support(swe, at("nwy")));
    const Unit bul = add("turkey", "A", "bul");
    const Unit con = add("turkey", "A", "con");
    const Unit bla = add("turkey", "F", "bla");
    const Unit smy = add("turkey", "F", "smy");
    give(bul, support(bud, at("rum")), S::Assumed);
    give(con, support(bul));
    give(bla, move(at("arm")), S::Failure);
    give(smy, Hold{});
    state.selected = {ser.region};
    for (const char *place : {"rum", "bul", "tri", "gre", "alb", "bud"})
        state.offers.push_back(board.findProvince(place));
    state.hovered = board.findProvince("rum");
    return state;
}

/// After the reveal, with one result looked at: a bounce whose support was cut, a dislodged fleet.
inline MapState resultState(const Board &board, const Position &start)
{
    using S = MapOrder::State;
    MapState state;
    state.owner = tints(board, start);
    for (const auto &[place, power] : std::initializer_list<std::pair<const char *, const char *>>{{"ser", "austria"},
                                                                                                   {"gre", "austria"},
                                                                                                   {"nwy", "england"},
                                                                                                   {"spa", "france"},
                                                                                                   {"por", "france"},
                                                                                                   {"den", "germany"},
                                                                                                   {"hol", "germany"},
                                                                                                   {"tun", "italy"},
                                                                                                   {"swe", "russia"},
                                                                                                   {"rum", "russia"},
                                                                                                   {"bul", "turkey"}})
        own(state, board, place, power);
    const auto at = [&](const char *place) { return region(board, place); };
    const auto tell = [&](const Unit &who, Action action, S result) -> MapOrder & {
        state.orders.push_back(order(who, std::move(action), result));
        return state.orders.back();
    };
    const auto stands = [&](const char *power, const char *kind, const char *place) {
        const Unit made = unit(board, power, kind, place);
        state.units.push_back({.unit = made});
        return made;
    };
    const auto moved = [&](const char *power, const char *kind, const char *from, const char *to) {
        const Unit before = unit(board, power, kind, from);
        stands(power, kind, to);
        tell(before, move(at(to)), S::Success);
        return before;
    };
    const Unit bud = stands("austria", "A", "bud");
    const Unit ser = stands("austria", "A", "ser");
    MapOrder &bounce = tell(bud, move(at("rum")), S::Failure);
    bounce.bounced = bounce.lit = true;
    MapOrder &cut = tell(ser, support(bud, at("rum")), S::Failure);
    cut.cut = cut.lit = true;
    const Unit bul = stands("turkey", "A", "bul");
    MapOrder &attack = tell(bul, move(at("ser")), S::Failure);
    attack.bounced = attack.lit = true;
    const Unit rum = stands("russia", "F", "rum");
    tell(rum, Hold{}, S::Success).lit = true;
    for (MapUnit &shown : state.units)
        shown.ringed = true;
    stands("austria", "A", "gre");
    const Unit adr = stands("austria", "F", "adr");
    const Unit tri = unit(board, "austria", "A", "tri");
    stands("austria", "A", "apu");
    MapOrder &carried = tell(tri, move(at("apu"), Way::ByConvoy), S::Success);
    carried.waters = {board.findProvince("adr")};
    tell(adr, convoy(tri, at("apu")), S::Success);
    const Unit den = moved("germany", "F", "den", "swe");
    tell(unit(board, "england", "A", "nwy"), support(den, at("swe")), S::Success);
    stands("england", "A", "nwy");
    moved("germany", "F", "kie", "den");
    moved("england", "F", "nth", "ska");
    const Unit swe = unit(board, "russia", "F", "swe");
    state.units.push_back({.unit = swe, .dislodged = true});
    tell(swe, Hold{}, S::Failure).dislodged = true;
    tell(stands("england", "F", "lon"), move(at("eng")), S::Failure).bounced = true;
    tell(stands("france", "F", "bre"), move(at("eng")), S::Failure).bounced = true;
    moved("france", "A", "mar", "bur");
    moved("france", "A", "spa", "mar");
    moved("italy", "A", "rom", "ven");
    moved("italy", "A", "ven", "tri");
    moved("italy", "F", "nap", "ion");
    moved("turkey", "F", "smy", "aeg");
    moved("russia", "A", "war", "gal");
    moved("russia", "A", "gal", "vie");
    stands("turkey", "A", "con");
    stands("turkey", "F", "bla");
    state.veil = true;
    for (const char *place : {"bud", "rum", "ser", "bul"})
        state.lit.push_back(board.findProvince(place));
    return state;
}

} // namespace mapscene
