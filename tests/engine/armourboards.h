#pragma once

#include "randomplay.h"

// Full boards of tanks, armies, fleets and garrisons.

namespace entente::test {

/// Thirty units of the field, garrisons among them, close enough together to meet.
inline Position fullBoard(Chance &chance, const Variant &variant)
{
    const Board &board = *variant.board;
    Position position = variant.start;
    position.phase = {Season::Spring, 1940, Stage::Moves};
    position.units.clear();
    ProvinceId middle(chance.below(board.provinceCount()));
    while (board.province(middle).terrain == Terrain::Impassable)
        middle = ProvinceId(chance.below(board.provinceCount()));
    for (int radius = 2; static_cast<int>(position.units.size()) < 30; ++radius) {
        for (int tries = 0; tries < 60 && static_cast<int>(position.units.size()) < 30; ++tries) {
            const RegionId region(chance.below(board.regionCount()));
            const KindId kind(chance.below(3));
            if (board.province(board.provinceOf(region)).terrain == Terrain::Impassable)
                continue;
            const int distance = board.distanceForAnyone(middle, board.provinceOf(region));
            if (distance < 0 || distance > radius || !board.canStand(board.kind(kind).travel, region)
                || unitIn(board, position, board.provinceOf(region)).valid())
                continue;
            const bool garrison = chance.oneIn(10);
            const PowerId power = garrison ? board.findPower("Anarchy") : PowerId(chance.below(6));
            position.units.push_back({power, garrison ? board.findKind("A") : kind, region});
            if (garrison && !board.canStand(Travel::Land, region))
                position.units.pop_back();
        }
    }
    position.sort();
    return position;
}

} // namespace entente::test
