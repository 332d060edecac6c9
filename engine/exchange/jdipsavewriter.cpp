// A saved game of jDip: its board and every turn, as the objects of that program.

#include "exchange/formats.h"
#include "exchange/javawriter.h"
#include "exchange/jdipwords.h"
#include "exchange/lines.h"
#include "exchange/writtengame.h"
#include "io/packed.h"
#include "orders/namesthere.h"

#include <algorithm>

namespace entente {

namespace {

class SaveWriter {
public:
    explicit SaveWriter(const Game &game) : m_game(game), m_board(game.board()), m_lastThere(m_board.provinces().size())
    {
    }

    std::string write()
    {
        m_java.object({}, "world", {"dip.world.World"}, [&] {
            m_java.object(
                "turnStates", "turns",
                {"java.util.Collections$SynchronizedMap", "java.util.Collections$SynchronizedSortedMap"},
                [&] {
                    m_java.treeMap("m", "sorted turns", stateCount(), [&] { writeTurns(); });
                    m_java.reference("mutex", "turns");
                },
                [&] { m_java.reference("sm", "sorted turns"); });
            writeFurther();
            writeMap("map");
        });
        return m_java.finish();
    }

private:
    std::size_t stateCount() const { return static_cast<std::size_t>(m_game.turnCount()) + (m_game.isOver() ? 0 : 1); }

    static std::string numbered(const char *what, int number) { return what + std::to_string(number); }

    void writeTurns()
    {
        for (int i = 0; i < m_game.turnCount(); ++i) {
            const Turn &turn = m_game.told(i);
            writeState(turn.before, turn.orders, &turn, i + 1 == m_game.turnCount() && m_game.isOver());
        }
        if (!m_game.isOver())
            writeState(m_game.position(), m_game.orders(), nullptr, false);
    }

    void writePhase(std::string_view field, const Phase &phase)
    {
        const int year = phase.year;
        const bool spring = phase.season == Season::Spring;
        const std::string key = "phase " + phaseText(phase);
        m_java.object(field, key, {"dip.world.Phase"}, [&] {
            m_java.object("seasonType", spring ? "spring" : "fall", {"dip.world.Phase$SeasonType"},
                          [&] { m_java.number("position", spring ? jdipSpring : jdipFall); });
            m_java.object("yearType", numbered("year ", year), {"dip.world.Phase$YearType"},
                          [&] { m_java.number("year", year); });
            const auto &[name, position] = jdipStages[static_cast<std::size_t>(phase.stage)];
            m_java.object("phaseType", name, {"dip.world.Phase$PhaseType"}, [&, name = name, position = position] {
                m_java.text("constName", name);
                m_java.number("position", position);
            });
        });
    }

    void writeState(const Position &position, const std::vector<GivenOrder> &given, const Turn *turn, bool ended)
    {
        m_phase = position.phase;
        writePhase({}, position.phase);
        m_java.object({}, {}, {"dip.world.TurnState"}, [&] {
            writePhase("phase", position.phase);
            m_java.list("resultList", [&] { writeResults(position, turn); });
            writeOrders(position, given);
            m_java.flag("isSCOwnerChanged", turn && turn->before.owner != turn->after.owner);
            writePosition(position);
            m_java.flag("isEnded", ended);
            m_java.flag("isResolved", turn != nullptr);
        });
    }

    // The board.

    void writePower(std::string_view field, PowerId id)
    {
        if (!id.valid())
            return m_java.null(field);
        const Power &power = m_board.power(id);
        m_java.object(field, numbered("power ", id.index()), {"dip.world.Power"}, [&] {
            writeNames("names", power.name, power.aliases);
            m_java.flag("isActive", power.playable);
            m_java.text("adjective", power.adjective);
        });
    }

    void writeNames(std::string_view field, const std::string &first, const std::vector<std::string> &further)
    {
        m_java.array(field, {}, "java.lang.String", further.size() + 1, [&] {
            m_java.text({}, first);
            for (const std::string &name : further)
                m_java.text({}, name);
        });
    }

    std::string shortName(ProvinceId id) const
    {
        return lowerCase(nameThere(m_board, m_board.mainRegion(id), judgeNames));
    }

    void writeProvince(std::string_view field, ProvinceId id)
    {
        const Province &province = m_board.province(id);
        m_java.object(field, numbered("province ", id.index()), {"dip.world.Province"}, [&] {
            m_java.text("fullName", province.name);
            writeNames("shortNames", shortName(id), furtherNames(id));
            m_java.number("index", id.index());
            m_java.flag("isConvoyableCoast", province.convoys);
            m_java.object("adjacency", {}, {"dip.world.Province$Adjacency"}, [&] { writeWays(id); });
            m_java.flag("supplyCenter", province.centre);
            m_java.null("borders");
        });
    }

    std::vector<std::string> furtherNames(ProvinceId id) const
    {
        std::vector<std::string> further{m_board.province(id).abbreviation};
        for (const std::string &alias : m_board.province(id).aliases)
            further.push_back(alias);
        std::erase_if(further, [&](const std::string &name) { return lowerCase(name) == shortName(id); });
        return further;
    }

    using Ways = std::vector<std::pair<std::string, std::vector<std::pair<ProvinceId, std::string>>>>;

    /// By coast of departure: where one goes from there, and to which coast.
    Ways waysFrom(ProvinceId id) const
    {
        Ways ways;
        const auto add = [&](const std::string &coast, Travel travel, RegionId from) {
            std::vector<std::pair<ProvinceId, std::string>> places;
            for (const RegionId to : m_board.neighbours(travel, from)) {
                const ProvinceId there = m_board.provinceOf(to);
                const bool main = to == m_board.mainRegion(there);
                if (travel == Travel::Sea && main && m_board.hasCoasts(there))
                    continue;
                const std::pair place(there, coastOf(travel, to));
                if (std::find(places.begin(), places.end(), place) == places.end())
                    places.push_back(place);
            }
            if (!places.empty())
                ways.emplace_back(coast, std::move(places));
        };
        const RegionId main = m_board.mainRegion(id);
        add("mv", Travel::Land, main);
        const Terrain terrain = m_board.province(id).terrain;
        const bool land = terrain == Terrain::Inland || terrain == Terrain::Coastal;
        if (land && ways.empty())
            ways.emplace_back("mv", std::vector{std::pair(id, std::string("mv"))}); // an island is land by such a way
        if (m_board.hasCoasts(id)) {
            for (const RegionId coast : m_board.coastsOf(id))
                add(m_board.region(coast).coast, Travel::Sea, coast);
        } else {
            add("xc", Travel::Sea, main);
        }
        if (m_board.isTravelled(Travel::Over))
            add("wx", Travel::Over, main);
        return ways;
    }

    std::string coastOf(Travel travel, RegionId region) const
    {
        if (travel == Travel::Over)
            return "wx";
        const std::string &coast = m_board.region(region).coast;
        return travel == Travel::Land ? "mv" : coast.empty() ? "xc" : coast;
    }

    void writeWays(ProvinceId id)
    {
        const Ways ways = waysFrom(id);
        m_java.hashMap("adjLoc", ways.size(), [&] {
            for (const auto &[coast, places] : ways) {
                writeCoast({}, coast);
                m_java.array({}, {}, "dip.world.Location", places.size(), [&, places = places] {
                    for (const auto &[there, arrival] : places)
                        writeLocation({}, there, arrival);
                });
            }
        });
    }

    void writeCoast(std::string_view field, std::string_view brief)
    {
        const auto coast = std::find_if(jdipCoasts.begin(), jdipCoasts.end(),
                                        [&](const JdipCoast &each) { return each.brief == brief; });
        m_java.object(field, "coast " + std::string(coast->brief), {"dip.world.Coast"}, [&] {
            m_java.text("name", coast->name);
            m_java.text("abbreviation", coast->brief);
            m_java.number("index", coast->index);
        });
    }

    void writeLocation(std::string_view field, ProvinceId province, std::string_view coast)
    {
        m_java.object(field, {}, {"dip.world.Location"}, [&] {
            writeProvince("province", province);
            writeCoast("coast", coast);
        });
    }

    /// Where a unit of that kind is, or goes.
    void writePlace(std::string_view field, KindId kind, RegionId region)
    {
        if (!region.valid())
            return m_java.null(field);
        const Travel travel = kind.valid() ? m_board.kind(kind).travel : Travel::Land;
        writeLocation(field, m_board.provinceOf(region), coastOf(travel, region));
    }

    void writeMap(std::string_view field)
    {
        m_java.object(field, "map", {"dip.world.Map"}, [&] {
            m_java.array("powers", {}, "dip.world.Power", static_cast<std::size_t>(m_board.powerCount()), [&] {
                for (int p = 0; p < m_board.powerCount(); ++p)
                    writePower({}, PowerId(p));
            });
            m_java.array("provinces", {}, "dip.world.Province", static_cast<std::size_t>(m_board.provinceCount()), [&] {
                for (int p = 0; p < m_board.provinceCount(); ++p)
                    writeProvince({}, ProvinceId(p));
            });
        });
    }

    // What stands on it.

    void writeKind(std::string_view field, KindId kind)
    {
        const Travel travel = kind.valid() ? m_board.kind(kind).travel : Travel::Land;
        const std::string name = !kind.valid()            ? ""
                                 : travel == Travel::Sea  ? "fleet"
                                 : travel == Travel::Over ? "wing"
                                                          : "army";
        m_java.object(field, "kind " + name, {"dip.world.Unit$Type"}, [&] { m_java.text("internalName", name); });
    }

    void writeUnit(std::string_view field, const Unit *unit)
    {
        if (!unit)
            return m_java.null(field);
        m_java.object(field, {}, {"dip.world.Unit"}, [&] {
            writeKind("type", unit->kind);
            writePower("owner", unit->power);
            writeCoast("coast", coastOf(m_board.kind(unit->kind).travel, unit->region));
        });
    }

    void writePosition(const Position &position)
    {
        std::vector<const Unit *> standing(m_board.provinces().size(), nullptr);
        std::vector<const Unit *> homeless = standing;
        const auto index = [&](const Unit &unit) {
            return static_cast<std::size_t>(m_board.provinceOf(unit.region).index());
        };
        for (const Unit &unit : position.units) {
            standing[index(unit)] = &unit;
            m_lastThere[index(unit)] = unit.power;
        }
        for (const DislodgedUnit &dislodged : position.dislodged)
            homeless[index(dislodged.unit)] = &dislodged.unit;
        const std::string key = "position " + phaseText(position.phase);
        m_java.object("position", key, {"dip.world.Position"}, [&] {
            m_java.hashMap("powerMap", 0, [] {});
            m_java.array("provArray", {}, "dip.world.Position$ProvinceData", standing.size(), [&] {
                for (std::size_t i = 0; i < standing.size(); ++i) {
                    m_java.object({}, {}, {"dip.world.Position$ProvinceData"}, [&] {
                        writeUnit("unit", standing[i]);
                        writeUnit("dislodgedUnit", homeless[i]);
                        writePower("SCOwner", position.owner[i]);
                        writePower("SCHomePower", m_board.provinces()[i].home);
                        writePower("lastOccupier", m_lastThere[i]);
                        m_java.reference("this$0", key);
                    });
                }
            });
            writeMap("map");
        });
    }

    // Orders and results.

    std::string orderKey(std::size_t index) const
    {
        return "order " + phaseText(m_phase) + ' ' + std::to_string(index);
    }

    void writeResults(const Position &position, const Turn *turn)
    {
        for (std::size_t i = 0; turn && i < turn->orders.size(); ++i) {
            const OrderResult *result = resultOfOrder(*turn, i);
            if (!result)
                continue;
            writeResult(position, turn->orders[i], i, succeeded(*result) ? jdipSuccess : jdipFailure);
            if (result->verdict.dislodged)
                writeResult(position, turn->orders[i], i, jdipDislodged);
        }
    }

    void writeResult(const Position &position, const GivenOrder &given, std::size_t index, std::string_view key)
    {
        const auto result = [&] {
            writePower("power", given.power);
            m_java.text("message", "");
        };
        const auto order = [&] {
            m_java.object("resultType", "result " + std::string(key), {"dip.order.result.OrderResult$ResultType"}, [&] {
                m_java.text("key", key);
                for (const auto &[name, ordering] : jdipResults) {
                    if (name == key)
                        m_java.number("ordering", ordering);
                }
            });
            writeOrder("order", position, given, index);
        };
        if (key != jdipDislodged)
            return m_java.object({}, {}, {"dip.order.result.Result", "dip.order.result.OrderResult"}, result, order);
        const auto dislodged = [&] {
            m_java.null("retreatLocations");
            m_java.null("dislodger");
            m_java.number("atkStrength", -1); // not told
            m_java.number("defStrength", -1);
        };
        m_java.object({}, {},
                      {"dip.order.result.Result", "dip.order.result.OrderResult", "dip.order.result.DislodgedResult"},
                      result, order, dislodged);
    }

    void writeOrders(const Position &position, const std::vector<GivenOrder> &given)
    {
        std::vector<PowerId> powers;
        for (int p = 0; p < m_board.powerCount(); ++p) {
            if (m_board.power(PowerId(p)).playable)
                powers.emplace_back(p);
        }
        m_java.hashMap("orderMap", powers.size(), [&] {
            for (const PowerId power : powers) {
                writePower({}, power);
                m_java.list({}, [&] {
                    for (std::size_t i = 0; i < given.size(); ++i) {
                        if (given[i].power == power)
                            writeOrder({}, position, given[i], i);
                    }
                });
            }
        });
    }

    void writeOrder(std::string_view field, const Position &position, const GivenOrder &given, std::size_t index)
    {
        const Order order = saidInFull(m_game, position, given);
        const std::string key = orderKey(index);
        const auto head = [&] {
            writePower("power", given.power);
            writePlace("src", order.kind, is<Waive>(order) ? siteOf(position, given.power) : order.at);
            writeKind("srcUnitType", order.kind);
        };
        const auto nothing = [] {};
        if (const auto *move = std::get_if<Move>(&order.action)) {
            m_java.object(field, key, {"dip.order.Order", "dip.order.Move"}, head, [&] { writeMove(order, *move); });
        } else if (const auto *retreat = std::get_if<Retreat>(&order.action)) {
            const Move step{{retreat->to}, Way::Unsaid, {}};
            m_java.object(
                field, key, {"dip.order.Order", "dip.order.Move", "dip.order.Retreat"}, head,
                [&] { writeMove(order, step); },
                [&] { m_java.object("evalResult", "undecided", {"dip.process.Tristate"}, nothing); });
        } else if (const auto *support = std::get_if<Support>(&order.action)) {
            const KindId kind = support->kind.valid() ? support->kind : kindIn(position, support->of);
            m_java.object(field, key, {"dip.order.Order", "dip.order.Support"}, head, [&] {
                writePlace("supSrc", kind, support->of);
                writePlace("supDest", kind, support->to);
                writeKind("supUnitType", kind);
                m_java.null("narrowingOrder");
                writePower("supPower", ownerIn(position, support->of));
            });
        } else if (const auto *convoy = std::get_if<Convoy>(&order.action)) {
            const KindId kind = convoy->kind.valid() ? convoy->kind : kindIn(position, convoy->army);
            m_java.object(field, key, {"dip.order.Order", "dip.order.Convoy"}, head, [&] {
                writePlace("convoySrc", kind, convoy->army);
                writePlace("convoyDest", kind, convoy->to);
                writePower("convoyPower", ownerIn(position, convoy->army));
                writeKind("convoyUnitType", kind);
            });
        } else {
            const char *own = is<Build>(order)                             ? "dip.order.Build"
                              : is<Waive>(order)                           ? "dip.order.Waive"
                              : !is<Disband>(order)                        ? "dip.order.Hold"
                              : position.phase.stage == Stage::Adjustments ? "dip.order.Remove"
                                                                           : "dip.order.Disband";
            m_java.object(field, key, {"dip.order.Order", own}, head, nothing);
        }
    }

    void writeMove(const Order &order, const Move &move)
    {
        writePlace("dest", order.kind, move.to());
        if (move.way == Way::ByRoute) {
            m_java.list("convoyRoutes", [&] {
                m_java.array({}, {}, "dip.world.Province", move.waters.size() + 2, [&] {
                    writeProvince({}, m_board.provinceOf(order.at));
                    for (const ProvinceId water : move.waters)
                        writeProvince({}, water);
                    writeProvince({}, m_board.provinceOf(move.to()));
                });
            });
        } else {
            m_java.null("convoyRoutes");
        }
        const bool step = order.kind.valid() && m_board.adjacent(m_board.kind(order.kind).travel, order.at, move.to());
        m_java.flag("_isViaConvoy", move.way != Way::Unsaid);
        m_java.flag("_isConvoyIntent", move.way != Way::Unsaid || !step);
        m_java.flag("_isAdjWithPossibleConvoy", false);
        m_java.flag("_fmtIsAdjWithConvoy", false);
        m_java.flag("_hasLandRoute", step);
    }

    const Unit *unitAt(const Position &position, RegionId region) const
    {
        const UnitId id = region.valid() ? unitIn(m_board, position, m_board.provinceOf(region)) : UnitId();
        return id.valid() ? &position.units[static_cast<std::size_t>(id.index())] : nullptr;
    }
    KindId kindIn(const Position &position, RegionId region) const
    {
        const Unit *unit = unitAt(position, region);
        return unit ? unit->kind : KindId();
    }
    PowerId ownerIn(const Position &position, RegionId region) const
    {
        const Unit *unit = unitAt(position, region);
        return unit ? unit->power : PowerId();
    }

    /// That program has a build waived somewhere: where the power could have built, the first such place.
    RegionId siteOf(const Position &position, PowerId power) const
    {
        RegionId site;
        m_board.centres().forEach([&](ProvinceId centre) {
            const bool own = position.owner[static_cast<std::size_t>(centre.index())] == power;
            const bool home = m_board.power(power).buildsAnywhere || m_board.province(centre).home == power;
            if (!site.valid() && own && home && !unitIn(m_board, position, centre).valid())
                site = m_board.mainRegion(centre);
        });
        return site;
    }

    // What is told of the game beside its turns.

    void writeFurther()
    {
        std::vector<PowerId> players;
        for (int p = 0; p < m_board.powerCount(); ++p) {
            if (m_board.power(PowerId(p)).playable)
                players.emplace_back(p);
        }
        const std::optional<Phase> &last = m_game.rules().lastSeason; // that program knows years alone
        m_java.hashMap("nonTurnData", players.size() + 3, [&] {
            m_java.text({}, "_victory_conditions_");
            m_java.object({}, {}, {"dip.world.VictoryConditions"}, [&] {
                m_java.number("numSCForVictory", m_game.rules().victoryCentres);
                m_java.number("maxYearsNoSCChange", 0); // no limit
                m_java.number("maxGameTimeYears", last ? last->year - m_game.start().phase.year + 1 : 0);
                m_java.number("initialYear", m_game.start().phase.year);
            });
            m_java.text({}, "_world_metadata_");
            m_java.object({}, {}, {"dip.world.metadata.GameMetadata"}, [&] {
                for (const char *field : {"comment", "gameName"})
                    m_java.text(field, "");
                for (const char *field : {"moderator", "moderatorEmail", "moderatorURI", "judgeName", "gameURI"})
                    m_java.null(field);
                for (const char *field : {"notes", "id"})
                    m_java.text(field, "");
            });
            m_java.text({}, "_variant_info_");
            writeVariant();
            for (const PowerId player : players) {
                writePower({}, player);
                m_java.object({}, {}, {"dip.world.metadata.PlayerMetadata"}, [&] {
                    m_java.text("name", "");
                    m_java.array("email", {}, "java.lang.String", 0, [] {});
                    m_java.null("uri");
                    m_java.text("notes", "");
                });
            }
        });
    }

    void writeVariant()
    {
        const std::string known = variantThere(m_game.variant(), "jdip:");
        const std::string &name = known.empty() ? m_game.variant().title : known;
        m_java.object({}, {}, {"dip.world.World$VariantInfo"}, [&] {
            m_java.text("variantName", name);
            m_java.text("mapName", name);
            m_java.null("symbolsName");
            m_java.primitive("variantVersion", "float", "1.0");
            m_java.primitive("symbolsVersion", "float", "0.0");
            m_java.object("ruleOptions", {}, {"dip.world.RuleOptions"}, [&] { writeOptions(); });
        });
    }

    /// Options that are not written are as they are by default: builds at home, no wings.
    void writeOptions()
    {
        const bool wings = m_board.isTravelled(Travel::Over);
        const auto powers = m_board.powers();
        const bool anywhere =
            std::any_of(powers.begin(), powers.end(), [](const Power &power) { return power.buildsAnywhere; });
        m_java.hashMap("optionMap", static_cast<std::size_t>(wings + anywhere), [&] {
            if (wings)
                writeOption("wings", {"wings-disabled", "wings-enabled"});
            if (anywhere)
                writeOption("builds", {"home-only", "any-owned", "any-if-home-owned"});
        });
    }

    /// The first of its values is the default one, the second is set.
    void writeOption(const std::string &name, std::initializer_list<std::string_view> values)
    {
        const auto value = [&](std::string_view field, std::string_view each) {
            m_java.object(field, "option value " + std::string(each), {"dip.world.RuleOptions$OptionValue"},
                          [&] { m_java.text("name", "OptionValue." + std::string(each)); });
        };
        m_java.object({}, {}, {"dip.world.RuleOptions$Option"}, [&] {
            m_java.text("name", "Option." + name);
            m_java.array("allowed", {}, "dip.world.RuleOptions$OptionValue", values.size(), [&] {
                for (const std::string_view each : values)
                    value({}, each);
            });
            value("defaultValue", *values.begin());
        });
        value({}, *(values.begin() + 1));
    }

    const Game &m_game;
    const Board &m_board;
    JavaWriter m_java;
    Phase m_phase;                    ///< of the turn that is being written
    std::vector<PowerId> m_lastThere; ///< by province: whose unit stood there last
};

} // namespace

WrittenGame exportJdipSave(const Game &game)
{
    WrittenGame written{gzipped(SaveWriter(game).write())};
    if (variantThere(game.variant(), "jdip:").empty())
        written.notes.push_back(worded("Remarks", "The board is in the file; to show it, jDip needs a package with a "
                                                  "variant called \"%1\".")
                                    .with(game.variant().title));
    if (!game.rules().ownGoals.empty())
        written.notes.push_back(worded("Remarks", "jDip knows one number of centres for all: there everybody wins with "
                                                  "%1.")
                                    .with(std::to_string(game.rules().victoryCentres)));
    if (const auto &last = game.rules().lastSeason; last && last->season != Season::Autumn)
        written.notes.push_back(worded("Remarks", "jDip ends games by years alone: there it ends after the autumn of "
                                                  "%1.")
                                    .with(std::to_string(last->year)));
    return written;
}

} // namespace entente
