#pragma once

#include "orders/parser.h"
#include "orders/placereader.h"

#include <optional>

namespace entente {

/// The grammar of one line: [power] unit verb ..., or verb unit ... . Each function reads one rule
/// and answers with the fault that stopped it, if any.
class OrderReader {
public:
    using Fault = std::optional<ParseError>;

    OrderReader(std::string_view line, const ParseContext &context);

    Result<ParsedOrder, ParseError> read();
    Result<ParsedUnit, ParseError> readLoneUnit();

private:
    template <class Action>
    friend struct VerbModule;
    using Chain = Path<RegionId, 16>;

    struct UnitText {
        PowerId power; ///< if one was named with it ("German A Mun")
        KindId kind;
        RegionId region;
        Layer layer = Layer::Field;
        int number = 0;
    };

    // the line and its units (orderreader.cpp)
    Fault readLine();
    /// [of power] [kind] place, as the ordered unit or as a supported one.
    Fault readUnit(UnitText &unit);
    bool isAboard(const UnitText &unit) const;
    Fault readUnitParts(UnitText &unit, const ProvinceSet &likely);
    /// Where units stand that may be meant: those of the power that was named, or all.
    ProvinceSet likelyPlaces() const;
    Fault readVerbFirst(Meaning verb);
    Fault readUnitFirst();
    Fault readVerb();
    Fault readAs(Meaning verb, KindId fused);
    bool takeBareGoal();
    bool atBareWay(); ///< "EDI NWY VIA NTH": the way says that it goes there
    void setUnit(const UnitText &unit);
    /// A kind that was left out is that of the unit that stands (or waits to retreat) there.
    void fillKind();
    void fillSupported(KindId &kind, const UnitText &unit) const;

    // what the program's own sentences say in so many words (ownwords.cpp)
    bool takeBehindWalls();
    bool takeAboard(); ///< "(aboard)"
    bool takeSally();  ///< "from behind its walls", "macht einen Ausfall"
    Fault readSally();
    bool takeLeave(); ///< "may land in"
    Fault readLeave(const UnitText &guest);
    bool takeArrival(); ///< "once it is in"
    bool takeThen();    ///< between the places of a way
    bool atPoints();    ///< a number of supply points
    /// ", raiding Kiel": what a bomber does on the way that was read.
    Fault readDeed(Flight &flight);

    // the power at its beginning (orderpowers.cpp)
    /// "Austria: ...", "F: ..." by the beginning of a name; without a colon only a whole name that
    /// a unit follows ("FRA A Par - Bur").
    Fault readPower();
    bool opensOrder(std::size_t start);
    bool namesNoPower(std::size_t start, std::size_t colon);
    /// The only power whose name begins so, or no id.
    PowerId powerBeginning(std::string_view piece) const;
    std::vector<std::string> powersLike(std::string_view piece) const;
    void readOwner(UnitText &unit);

    // what is wrong with it
    /// "X Vie": the letter is wrong if a place follows it, otherwise the place is.
    Fault kindOrPlaceError();
    Fault unnamedError(std::size_t kindWord);
    Fault verbError();
    std::vector<std::string> kindNames() const;

    /// Signs and words of motion between two places.
    bool takeToward();
    Fault readPlace(RegionId &region);
    bool isGoal(ProvinceId place) const;
    /// What German puts at the end: "greift Galizien an", "zieht sich nach Galizien zurück".
    void skipParticle();

    // a move's way
    /// What a move says about its way: nothing, "via", "via convoy", "by convoy", "via NTH SKA",
    /// "convoyed by F NTH".
    Fault readWay(Move &move);
    bool takeWithConvoy(); ///< these words
    Fault readWaters(Move &move);
    bool readCarrier(Move &move);

    // what the unit is to do, each verb in its own file (verbs.h)
    Fault readMove();
    /// "A Lon - NTH - Nwy" names the waters of a convoy.
    bool isVoyage(const Chain &chain) const;
    Fault readHold(Chain &chain);
    void marchByLand(Move &move) const;
    bool readBackwards(UnitText &unit, bool &toHold);
    Fault readSupport(KindId fusedKind);
    Fault readConvoy(KindId fusedKind);
    /// "A (Vie in Gal)": a unit where its move has brought it.
    bool readArrived(Support &support);
    bool readRaising(Support &support);
    Fault readSupported(Support support, KindId fusedKind);
    /// "R Alb", "R ((Com))", "R behind the walls", and in a phase of moves "R A ((Lod))", "R Lod", "raises the siege of
    /// Lodi".
    Fault readRetreat(KindId fusedKind);
    /// The unit whose siege is raised; false, with nothing taken, if the words name none.
    bool readBesieged(UnitText &unit, KindId fusedKind);
    /// "Transfer 2 to France", "Transfer 2 SP to France".
    Fault readTransfer();
    /// "Land German B Pru at Len".
    Fault readPermission();
    /// "German B(Pru)]", behind the place where it may land.
    Fault readGuest(RegionId at);
    void giveLeave(const UnitText &guest, RegionId at);
    /// "Contract with Russia: A Bud, A Ukr".
    Fault readContract();

    /// Is the ordered unit one that flies, and this a phase in which it may?
    bool flies();
    Fault readFlight();
    Fault readTour(Flight &flight);
    bool takeListComma();
    bool atNextMove();
    Fault readMission(Flight &flight);
    /// "A Aus - Cze", "A Aus": an order quoted by its support.
    Fault readBacked(Backed &backed);
    Fault readItinerary(Flight &flight, ProvinceId objective);

    const ParseContext &m_context;
    const Board &m_board;
    PlaceReader m_in;
    ParsedOrder m_out;
    bool m_namesNoPower = false; ///< its unit begins with a place, though that may be short for a power
    RegionId m_backwards;        ///< a destination that was named before the unit
};

} // namespace entente
