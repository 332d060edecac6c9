#pragma once

#include "base/fixedlist.h"
#include "map/board.h"

#include <array>
#include <optional>

namespace entente {

/// The waters on which fleets lie that may convoy, cut up so that "who can help to carry whom where"
/// is a look-up. Fleets that lie together make a body. A fleet can help if it lies on some chain
/// that uses no water twice: that is, unless one other fleet stands between it and both ends.
/// Which fleets stand in the way is told by the body's blocks (its parts that no single fleet's
/// loss would tear). Made once for a set of fleets; allocates nothing.
///
/// The blocks are found as boost::biconnected_components finds them, but on sets of seas: every phase that is judged or
/// listed begins with it, and Boost takes four times as long for a dozen fleets. A test compares the two.
class ConvoyWaters {
public:
    struct Body {
        ProvinceSet seas;
        ProvinceSet shores; ///< land that they touch
        ProvinceSet shared; ///< of these, what more than one of them touches
        bool torn = false;  ///< would the loss of some fleet tear it?
    };

    ConvoyWaters() = default; ///< no waters; only to be assigned to
    ConvoyWaters(const Board &board, const ProvinceSet &fleets) { open(board, fleets); }
    /// Starts over with other fleets.
    void open(const Board &board, const ProvinceSet &fleets);

    const ProvinceSet &fleets() const { return m_fleets; }
    int bodyCount() const { return static_cast<int>(m_bodies.size()); }
    const Body &body(int index) const { return m_bodies[static_cast<std::size_t>(index)]; }
    /// The body in which this fleet lies; `sea` must be one of the fleets.
    const Body &bodyAt(ProvinceId sea) const { return body(bodyIndexAt(sea)); }
    int bodyIndexAt(ProvinceId sea) const { return m_bodyAt[slot(sea)]; }

    /// Where an army in `from` can be carried, `from` excluded.
    ProvinceSet destinations(ProvinceId from) const;
    /// Where the fleet in `fleet` can help to carry an army from `from`, `from` excluded.
    ProvinceSet destinations(ProvinceId fleet, ProvinceId from) const;

private:
    struct BlockSearch;
    /// Fleets that no single one's loss would tear apart. In the order of the search the fleets make a tree: a block
    /// hangs on its top, and all that was found through it lies below.
    struct Block {
        ProvinceSet seas;
        ProvinceSet below; ///< the block and what hangs on it, without its top
        ProvinceId top;
    };

    /// The shores that fleets touch.
    ProvinceSet shoresOf(ProvinceId sea) const
    {
        return m_board->reach(Travel::Sea, m_board->mainRegion(sea)) - m_board->seas();
    }
    ProvinceSet shoresOf(const ProvinceSet &seas) const;

    static std::size_t slot(ProvinceId id) { return static_cast<std::size_t>(id.index()); }
    ProvinceSet &behind(ProvinceId sea) { return m_behind[m_foundAs[slot(sea)]]; }
    const ProvinceSet &behind(ProvinceId sea) const { return m_behind[m_foundAs[slot(sea)]]; }

    const Board *m_board = nullptr;
    ProvinceSet m_fleets;
    FixedList<Body, maxProvinces> m_bodies;
    FixedList<Block, maxProvinces> m_blocks; ///< of the bodies of more than two
    std::array<std::uint8_t, maxProvinces> m_bodyAt;
    FixedList<ProvinceSet, maxProvinces> m_behind;     ///< by fleet as it was found: itself and what hangs on it
    std::array<std::uint16_t, maxProvinces> m_foundAs; ///< by fleet of a body of more than two: where in `m_behind`
};

/// Does this one of `fleets` lie on a chain of them from `from` to `to` that uses no water twice? Told without cutting
/// up the waters; nothing where that can't be, which is seldom.
std::optional<bool> seenOnChain(const Board &board, ProvinceId fleet, ProvinceId from, ProvinceId to,
                                const ProvinceSet &fleets);
/// Do some of `fleets` that lie one beside the other join this one of them to a shore?
bool joinedTo(const Board &board, ProvinceId fleet, ProvinceId shore, const ProvinceSet &fleets);
/// Does it lie on a chain as above? Always told. Whoever has cut up the waters of these fleets already gives them
/// along.
bool onSomeChain(const Board &board, ProvinceId fleet, ProvinceId from, ProvinceId to, const ProvinceSet &fleets,
                 const ConvoyWaters *cutUp = nullptr);

} // namespace entente
