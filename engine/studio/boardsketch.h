#pragma once

#include "rules/rulebook.h"
#include "studio/features.h"
#include "studio/proposal.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace entente {

/// What a person has said to a passage that was proposed.
enum class Answer : std::uint8_t { Open, Yes, No };

/// A board while somebody works on it: what a drawing proposed, and what a person made of it. A plain value, so that
/// undoing is putting the one before back. It may be as unfinished as it likes; `findingsOf` says what is missing.
struct BoardSketch {
    /// A place as the drawing alone has it; when the drawing is read again, what differs from this was decided.
    struct Drawn {
        std::string id;
        std::string name;
        bool named = false;
        Ground ground = Ground::Unknown;
        std::vector<std::string> coasts;

        friend bool operator==(const Drawn &, const Drawn &) = default;
    };
    struct Place {
        std::string name;
        std::string abbreviation;
        bool named = false; ///< by the drawing or a person; otherwise it has a number for a name
        Ground ground = Ground::Unknown;
        double groundCertainty = 1;      ///< under `doubtful`: a person should say; 1 where one has said
        bool wet = false;                ///< it is closed water: the lands on it are coasts all the same
        bool blank = false;              ///< the drawing leaves open what lies beside it
        std::optional<bool> shore;       ///< a coast where nobody sails, or none, as a person says
        std::vector<std::string> coasts; ///< "nc", "sc", "ec", "wc" where it has several
        bool centre = false;
        int home = -1;    ///< in `powers`; -1: nobody's
        std::string unit; ///< "A", "F"...: what begins here; empty: nothing
        std::string unitCoast;
        int unitOf = -1;    ///< whose it is, in `powers`; -1: its home's
        std::string walled; ///< "A", "F": what begins behind its walls; it counts with them alone
        int walledOf = -1;  ///< whose that is, in `powers`; never -1 if there is one
        ChartPoint unitAt;
        std::optional<ChartPoint> centreAt; ///< none: beside the unit
        std::optional<ChartPoint> nameAt;   ///< likewise
        /// Where further units stand, as layout.json calls it: "dislodged", "air", "walls", or one of its coasts. What
        /// is missing stands beside the unit.
        std::map<std::string, ChartPoint> spots;
        std::set<Mark> marks; ///< they count with their features alone
        int points = 0;       ///< supply points that its centre yields; 0: as many as others do
        Drawn drawn;
        std::shared_ptr<const Rings> outline; ///< never null

        friend bool operator==(const Place &, const Place &) = default; ///< of outlines only which one it is
    };
    struct Passage {
        int from = 0; ///< in `places`
        int to = 0;
        bool army = false;
        bool fleet = false;
        std::vector<std::string> fromCoasts;
        std::vector<std::string> toCoasts;
        double certainty = 1;
        Answer answer = Answer::Open;
        ChartPoint at;

        bool joins(int one, int other) const { return (from == one && to == other) || (from == other && to == one); }
        bool isDoubtful() const { return answer == Answer::Open && certainty < doubtful; }

        friend bool operator==(const Passage &, const Passage &) = default;
    };
    struct Power {
        std::string name;
        std::string colour; ///< "#rrggbb"; empty: one is found for it

        friend bool operator==(const Power &, const Power &) = default;
    };

    std::string id; ///< the folder's name; it stays when the title changes
    std::string title;
    std::string designer;
    std::string line;                              ///< what it is, in one sentence
    int firstYear = 1901;                          ///< as people call it
    bool countsDown = false;                       ///< the years before Christ
    std::string era;                               ///< what stands behind a year: "BC"
    int victoryCentres = 0;                        ///< 0: more than half of all
    bool offersVictory = false;                    ///< each game may choose how many win
    Edition edition = Rulebook().edition;          ///< the printed rules it is played by
    std::map<std::string, std::string> rules;      ///< single rules that differ from them (boardrules.h)
    std::map<std::string, std::string> paragraphs; ///< of its own rules, where somebody wrote them (ownparagraphs.h)
    double width = 0;
    double height = 0;
    double tolerance = 0; ///< how far apart two places may lie and meet, in units of the drawing
    std::vector<Place> places;
    std::vector<Passage> passages;
    std::vector<Power> powers;
    FeatureChoice features;
    std::shared_ptr<const ChartOrnaments> ornaments = std::make_shared<ChartOrnaments>(); ///< never null

    const Place &place(int index) const { return places[static_cast<std::size_t>(index)]; }
    Place &place(int index) { return places[static_cast<std::size_t>(index)]; }
    /// Is it part of the board as it stands: nobody said no, neither end is closed, and somebody may pass?
    bool isOpen(const Passage &passage) const;
    /// Land that water borders on, be it open or closed.
    bool isCoastal(int place) const;
    bool isSailed(int place) const; ///< land that fleets come to from a water
    int centreCount() const;
    /// Whose unit begins there, in the field; -1 if none does.
    int ownerOfUnit(int place) const;
    /// Does one begin behind the walls there?
    bool isWalled(int place) const;
    /// How the years are called, and the number by which the first is stored.
    YearCount years() const { return {countsDown, countsDown ? firstYear : 0, era}; }
    int storedFirstYear() const { return years().stored(firstYear); }
    /// What it takes to win, in centres.
    int centresToWin() const;

    friend bool operator==(const BoardSketch &, const BoardSketch &) = default;
};

/// The work begins: everything as it is proposed, and where no powers are, two that wait for names.
BoardSketch sketchOf(const Proposal &proposal, const std::string &title);

/// A person names a place. One that had a number for a name and for an abbreviation gets an abbreviation of the name.
void setName(BoardSketch &sketch, int place, const std::string &name);
/// A person says what a place is made of: nobody is asked again. Who passes its borders changes with it. Where the
/// drawing can't tell whether fleets pass between two coasts, they do, with a doubt.
void setGround(BoardSketch &sketch, int place, Ground ground);
/// The next ground in turn: land, water, closed.
Ground groundAfter(Ground ground);
/// It becomes a centre; -1: neutral. A unit that was its home's is gone with it.
void setHome(BoardSketch &sketch, int place, int power);
void setCentre(BoardSketch &sketch, int place, bool centre); ///< without one it is nobody's home
/// The letter of a kind, or nothing. On a place with several coasts a fleet stands on the first unless another is said.
void setUnit(BoardSketch &sketch, int place, const std::string &unit, const std::string &coast = {});
/// Whose unit begins there: any power's, wherever its homes are.
void setUnitOf(BoardSketch &sketch, int place, int power);
/// The letter of a kind, or nothing, and whose it is.
void setWalled(BoardSketch &sketch, int place, const std::string &unit, int power);
/// What a place is to a power, the next in turn: a home with an army, on a coast a home with a fleet, neither. With -1
/// for the power it becomes a neutral centre, or none. Closed places stay as they are.
void giveInTurn(BoardSketch &sketch, int place, int power);
/// A passage between two places, as their ground allows; one that was there is confirmed. Its number in `passages`,
/// -1 if it would lead from a place to itself.
int addPassage(BoardSketch &sketch, int from, int to);
/// A power with a colour that no other has. Its number.
int addPower(BoardSketch &sketch, const std::string &name);
void removePower(BoardSketch &sketch, int power); ///< its homes are neutral, its units are gone

} // namespace entente
