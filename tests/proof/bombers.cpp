#include "rulereadings.h"

#include <algorithm>

namespace entente::proof {

namespace {

/// 1939 III 30 to 44, for one season after which nobody retreats.
class Sky {
public:
    explicit Sky(const Scene &scene) : s(scene) {}

    Fates read(Answers &answers)
    {
        for (int b = 0; b < s.units; ++b) {
            // 39: if the unit does something other than support, the mission is aborted. B6: so it is if the support
            // could not be given.
            const Piece &piece = s.piece[b];
            if (piece.verb != Verb::Cut)
                continue;
            const Piece &target = s.piece[piece.to];
            if (target.verb != Verb::Support || target.power == piece.power || s.fight(target.to) == target.stand)
                aborted |= 1u << b;
        }
        for (Mask before = ~Mask(0); before != aborted;) {
            before = aborted;
            fates = readGround(s, aborted, answers);
            settle();
        }
        for (int b = 0; b < s.units; ++b) {
            if (s.piece[b].kind == Kind::Bomber)
                comeDown(b);
        }
        return fates;
    }

private:
    bool isUp(int b) const { return s.piece[b].kind == Kind::Bomber && s.piece[b].verb != Verb::Hold; }
    bool isMission(int b) const { return s.piece[b].verb == Verb::Lend || s.piece[b].verb == Verb::Cut; }
    bool isOccupied(int place) const
    {
        for (int u = 0; u < s.units; ++u) {
            if (s.piece[u].kind != Kind::Bomber && fates.at[u] == place)
                return true;
        }
        return false;
    }

    /// 5: whose unit ended the season there last.
    int ownerOf(int place) const
    {
        for (int u = 0; u < s.units; ++u) {
            if (s.piece[u].kind != Kind::Bomber && fates.at[u] == place)
                return s.piece[u].power + 1;
        }
        return s.mark[place];
    }
    bool owns(int b, int place) const { return ownerOf(place) == s.piece[b].power + 1; }
    /// 42: in an owned province. 44, B16: or with leave of an owner that still has it, who has no units here.
    bool mayLand(int b, int place) const
    {
        int powers = 0;
        for (int u = 0; u < s.units; ++u)
            powers = std::max(powers, s.piece[u].power + 1);
        return owns(b, place) || ownerOf(place) > powers;
    }

    /// Where it may come down, the best first. 43a: the place ordered, or the owned one farthest on its path. 43b: the
    /// owned one nearest to the place ordered, back to that of the mission; or the one on the way there nearest to its
    /// base.
    std::vector<int> choices(int b) const
    {
        const Piece &piece = s.piece[b];
        std::vector<int> path;
        if (piece.verb == Verb::Fly)
            path = piece.next == nothing ? std::vector<int>{piece.to} : std::vector<int>{piece.next, piece.to};
        else if (piece.verb == Verb::Raid)
            path = {piece.stand};
        else
            path = {piece.next, piece.verb == Verb::Lend ? s.fight(piece.to) : int(s.piece[piece.to].stand),
                    piece.over};
        for (std::size_t i = path.size(); i-- > 1;) {
            if (std::find(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(i), path[i]) - path.begin()
                < static_cast<std::ptrdiff_t>(i))
                path.erase(path.begin() + static_cast<std::ptrdiff_t>(i)); // each place once
        }
        const int ordered = path.front();
        std::erase_if(path, [&](int place) {
            return place == nothing || !(place == ordered ? mayLand(b, place) : owns(b, place));
        });
        return path;
    }

    /// B14: a place that several want falls to none of them; each takes its next. Whoever stays keeps its base, and a
    /// base is kept for its bomber until that one has settled elsewhere; chains and circles of bases follow.
    void settle()
    {
        lands.fill(nothing);
        std::array<std::vector<int>, Scene::mostUnits> wishes;
        Mask open = 0;
        for (int b = 0; b < s.units; ++b) {
            if (isUp(b) && !has(aborted, b)) {
                wishes[b] = choices(b);
                open |= 1u << b;
            }
        }
        for (bool changed = true; changed;) {
            changed = false;
            // Who is out of choices is back at its base; without its mission all is settled anew (B12).
            const Mask before = aborted;
            for (int b = 0; b < s.units; ++b) {
                if (has(open, b) && wishes[b].empty()) {
                    open &= ~(1u << b);
                    if (isMission(b))
                        aborted |= 1u << b;
                    changed = true;
                }
            }
            if (aborted != before)
                return;
            Mask clash = 0;
            for (int b = 0; b < s.units; ++b) {
                for (int c = 0; has(open, b) && c < s.units; ++c) {
                    if (c == b || s.piece[c].kind != Kind::Bomber)
                        continue;
                    const int wish = wishes[b].front();
                    const bool keeps = !has(open, c) && s.piece[c].stand == wish && mayLand(c, wish); // it stays there
                    clash |= keeps || (has(open, c) && wishes[c].front() == wish) ? 1u << b : 0;
                }
            }
            for (int b = 0; b < s.units; ++b) {
                if (has(clash, b) && wishes[b].front() != s.piece[b].stand) {
                    wishes[b].erase(wishes[b].begin());
                    changed = true;
                }
            }
        }
        for (int b = 0; b < s.units; ++b) {
            if (has(open, b))
                lands[b] = static_cast<std::int8_t>(wishes[b].front());
        }
    }

    void comeDown(int b)
    {
        const Piece &piece = s.piece[b];
        const bool flies = lands[b] != nothing;
        // 40: only if the centre is unoccupied and uncontested, and the base is available.
        bool does = flies;
        if (piece.verb == Verb::Raid) {
            does = does && !isOccupied(piece.to);
            for (int u = 0; u < s.units; ++u)
                does = does && s.goal(u) != piece.to;
            fates.raided |= does ? 1u << piece.to : 0;
        }
        // B13: an aborted or standing bomber whose base is no longer owned is lost.
        fates.at[b] = flies ? lands[b] : mayLand(b, piece.stand) ? piece.stand : nothing;
        fates.acted |= Mask(does && piece.verb != Verb::Fly) << b;
    }

    const Scene &s;
    Fates fates;
    Mask aborted = 0;
    std::array<std::int8_t, Scene::mostUnits> lands = {};
};

} // namespace

Fates readBombers(const Scene &scene, Answers &answers)
{
    return Sky(scene).read(answers);
}

} // namespace entente::proof
