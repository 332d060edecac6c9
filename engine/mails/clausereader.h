#pragma once

#include "mails/clauses.h"
#include "mails/saidunits.h"

#include <optional>
#include <string_view>
#include <vector>

namespace entente {

/// Reads a sentence clause by clause (clauses.cpp), and what a clause says that its units do (clauseverbs.cpp).
class ClauseReader : private SaidUnits {
public:
    ClauseReader(std::string_view text, const ParseContext &context, PowerId power, const ToldBefore &before);
    ToldClauses read();

private:
    /// "I fall back to Kiel", "Disband it": who has one unit that retreats means that.
    bool readMyself();
    /// What was told, with all units that were spoken of; not `told`: no order.
    ToldClauses close(bool told);
    /// "No, Kiel!", "sorry, Bur": another goal for the unit that moved last.
    bool readInstead();
    /// "we convoy the army ...": the verb stands before, and nobody who does it.
    bool isShipped(std::size_t at) const;
    /// May a unit be told something from here on? Not behind a word that makes it a goal or an object.
    bool mayBegin(std::size_t at, std::size_t gap) const;
    /// "A Mun xqz - Bur": letters and dashes are the notation's, of which no word may be left out.
    bool isNotation(std::size_t at) const;
    /// "..., which does not move", "..., it holds": the unit spoken of just before.
    const Unit *pronoun(std::size_t at) const;
    /// "It stays", "so it goes", "dann bleibt sie" at the beginning of a sentence: the unit that the one before spoke
    /// of. Sets `at` to what it does.
    const Unit *spokenOf(std::size_t &at) const;
    /// "Both stay": the last two that were spoken of.
    std::vector<Mention> bothSpoken(std::size_t at) const;
    /// Says a sentence that begins with "it" more than what a unit does?
    bool saysMore(std::size_t end) const;
    /// "the other fleet", of two, where the one was told to move before.
    const Unit *otherUnit(std::size_t at) const;
    /// Reads the clause that begins at `at` into m_told and gives its end; 0: it is none.
    std::size_t readClause(std::size_t at);
    /// "... and so does Venice"
    bool soDoes(std::size_t at) const;
    /// "Rome likewise", "Venice too", "la mer du Nord non plus".
    bool isSame(std::size_t at) const;
    /// What the order before does, if that is to stay or to help another.
    std::size_t tellSame(const std::vector<Mention> &subjects, std::size_t at);
    std::size_t readPredicate(const std::vector<Mention> &subjects, std::size_t at);
    /// "... and supports", ", sondern unterstützt": where the verb stands that goes on with the same unit; 0: none
    /// does.
    std::size_t verbJoined(std::size_t at) const;
    /// "... but to Prussia", ", it goes to Belgium", behind what a unit does not do: where that begins; 0: nowhere.
    std::size_t contrastBehind(std::size_t at) const;
    /// "keeps Serbia company", "leistet Serbien Gesellschaft", "tient compagnie à la Serbie": where it is said whom it
    /// helps to stay; 0 where it is not said.
    std::size_t pastCompany(std::size_t at) const;
    /// "keeps an eye on Serbia": is another place named before the clause ends?
    bool watchesOther(std::size_t at, ProvinceId from) const;
    /// "ne bouge pas non plus"
    std::size_t pastDenial(std::size_t at) const;
    bool verbBefore(std::size_t at, std::size_t goal) const;
    void tell(const Unit &unit, Action action);
    std::size_t tellAll(const std::vector<Mention> &subjects, const Action &action, std::size_t end);
    /// "stays in Munich", "sits where it is", "bleibt in Rom stehen".
    std::size_t pastStay(std::size_t at, ProvinceId from) const;
    std::size_t readMotion(const Unit &unit, std::size_t at);
    /// "... supports Albania to Greece, and Albania goes there": the goal of the order before.
    std::size_t readThere(const Unit &unit, std::size_t at);
    /// "Kiel rückt nach", "Venice fills in behind": to where the unit comes from that was told to move before.
    std::size_t readFollowing(const Unit &unit, std::size_t at);
    /// "We convoy the army from Yorkshire to Norway via the North Sea": the fleets named carry it.
    std::size_t readShipped(const Unit &army, RegionId to, std::size_t at);
    /// "goes on the ship in the Ionian Sea and gets off at Tunis": what is told with a goal where an army can't stand,
    /// but a fleet does; 0 where no shore is named.
    std::size_t readBoarding(const Unit &army, RegionId to, std::size_t goal);
    /// "The tank goes from Berlin through Czechoslovakia to Hungary", "flies to Tunis by way of the Tyrrhenian Sea":
    /// where a kind of unit goes that passes over places on its way.
    std::size_t readRoute(const Unit &unit, std::size_t at);
    /// "supports it via Kiel": the order with its way, behind which `at` stands then.
    std::optional<Order> withWay(const Order &order, std::size_t &at) const;
    /// Behind "via", "over the", "by way of", if a place follows; else 0.
    std::size_t wayAt(std::size_t at) const;
    bool meansVia(std::size_t at) const;
    /// ", by convoy", "via convoy", "par convoi", "per Schiff"; gives its end, 0 where it is not said.
    std::size_t convoyBehind(std::size_t at) const;
    /// ", supported by Munich and Kiel", "with help from the army in Ruhr": who helps the order told last. Gives the
    /// end.
    std::size_t readHelpers(std::size_t at, const Order helped);
    /// What is helped: a unit with what it does, or what was told before. Gives the end; 0 if nobody can tell.
    std::size_t readHelped(std::size_t at, const Unit &helper, Support &support);
    std::size_t helpedAt(std::size_t at, PowerId named, KindId kind, Support &support);
    std::size_t helpedUnit(const Unit &unit, std::size_t at, Support &support);
    /// Behind "each other", "einander"; 0 where nothing of the kind stands.
    std::size_t eachOther(std::size_t at) const;
    std::size_t readSupport(const std::vector<Mention> &subjects, std::size_t at);
    std::size_t readConvoy(const Unit &fleet, std::size_t at);
    /// What stands around a clause says nothing of other orders.
    bool isTalk(std::size_t first, std::size_t last) const;
    /// The words from the comma before a clause to its end.
    std::string_view clauseAround(std::size_t gap, std::size_t at, std::size_t end) const;
    /// "Russia moves Sevastopol to ...": another power is named before the unit, as who does it.
    bool isAnothers(std::size_t gap, std::size_t at, std::size_t known) const;
    void leaveOpen(std::size_t order, std::string_view words);
    /// What follows the last clause: talk to the next comma, unless it speaks of units or leaves the order open.
    void finish(std::size_t gap);

    std::optional<Order> m_last;   ///< "that"
    std::optional<Order> m_before; ///< what the clause before told
    ToldClauses m_told;
    bool m_openHelp = false;         ///< "supports Milan in this", of which nothing was told
    bool m_meantHelp = false;        ///< "supports Budapest", which was just told to go somewhere
    bool m_shipped = false;          ///< who commands said that the unit is carried
    std::vector<PowerId> m_owners;   ///< of the units of those orders
    std::vector<Unit> m_spoken;      ///< before the text
    const Unit *m_subject = nullptr; ///< of the last clause: "it"
    const Unit *m_object = nullptr;  ///< what it helps: "which"
};

} // namespace entente
