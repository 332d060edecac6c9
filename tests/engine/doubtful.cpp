// Counts orders that no sound player gives, in games that were saved: what computers are held against.
//     doubtful [--tell] DIR...     games of `entente match --save DIR`: a line for each player, kinds in 100 orders of
//                                movement; each one too, if told to
#include "testfiles.h"

#include "game/turn.h"
#include "io/gamefile.h"
#include "orders/notation.h"
#include "orders/purposes.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

using namespace entente;
using namespace entente::test;

namespace {

enum class Doubt {
    UncarriedVoyage, ///< by convoy, and nobody orders to carry it
    OwnMismatch,     ///< supports or carries what its own side does not do
    ForeignMismatch, ///< supports or carries what another does not do: may be a fair gamble
    Swap,            ///< two of one side to each other's places, on foot
    SelfBounce,      ///< two of one side to one place
    LeavesCentre,    ///< leaves a centre that it would have taken, nobody follows, and takes none where it goes
    LeavesOpen,      ///< an own centre is lost to a unit that an idle one beside it could have kept out
    SafeIdle,        ///< stays without a task, where nobody can come and nothing is to be guarded
    ToAndFro,        ///< goes back and forth for the third time
};
constexpr int doubtCount = 9;
constexpr std::array<const char *, doubtCount> words = {"uncarried",   "own-mismatch", "foreign-mismatch",
                                                        "swap",        "self-bounce",  "leaves-centre",
                                                        "leaves-open", "safe-idle",    "to-and-fro"};

struct Count {
    long orders = 0;
    std::array<long, doubtCount> doubts{};
};

std::size_t slot(ProvinceId province)
{
    return static_cast<std::size_t>(province.index());
}

/// One season of one game.
class Season {
public:
    Season(const Board &board, const Turn &turn) : m_board(board), m_turn(turn) {}

    /// The doubts about an order.
    std::vector<Doubt> of(const OrderResult &result) const
    {
        std::vector<Doubt> found;
        const auto *move = std::get_if<Move>(&result.order.action);
        if (move && move->way == Way::ByConvoy && !any([&](const OrderResult &each) {
                return is<Convoy>(each.order) && backs(m_board, each.order, result.unit, result.order);
            }))
            found.push_back(Doubt::UncarriedVoyage);
        if (const ProvinceId of = backedBy(m_board, result.order); of.valid()) {
            const auto its = std::find_if(m_turn.results.begin(), m_turn.results.end(), [&](const OrderResult &each) {
                return each.id.valid() && each.unit.layer == Layer::Field && m_board.provinceOf(each.unit.region) == of;
            });
            if (its != m_turn.results.end() && !backs(m_board, result.order, its->unit, its->order))
                found.push_back(its->power == result.power ? Doubt::OwnMismatch : Doubt::ForeignMismatch);
        }
        if (move)
            addOfMove(result, *move, found);
        else if (is<Hold>(result.order) && isSafe(result))
            found.push_back(Doubt::SafeIdle);
        if (is<Hold>(result.order) && lostBeside(result))
            found.push_back(Doubt::LeavesOpen);
        return found;
    }

private:
    template <class Predicate>
    bool any(Predicate &&predicate) const
    {
        return std::any_of(m_turn.results.begin(), m_turn.results.end(), predicate);
    }

    void addOfMove(const OrderResult &result, const Move &move, std::vector<Doubt> &found) const
    {
        const ProvinceId from = m_board.provinceOf(result.unit.region), to = m_board.provinceOf(move.to());
        const auto goesTo = [&](const OrderResult &each, ProvinceId place) {
            const auto *other = std::get_if<Move>(&each.order.action);
            return other && &each != &result && each.power == result.power && each.unit.layer == result.unit.layer
                   && m_board.provinceOf(other->to()) == place;
        };
        if (!m_board.province(to).unlimited && any([&](const OrderResult &each) { return goesTo(each, to); }))
            found.push_back(Doubt::SelfBounce);
        if (move.way != Way::ByConvoy && !m_board.province(to).unlimited && any([&](const OrderResult &each) {
                return goesTo(each, from) && m_board.provinceOf(each.unit.region) == to
                       && std::get<Move>(each.order.action).way != Way::ByConvoy;
            }))
            found.push_back(Doubt::Swap);
        const auto foreign = [&](ProvinceId place) {
            return m_board.province(place).centre && ownerBefore(place) != result.power;
        };
        if (m_turn.countsCentres && m_board.kind(result.unit.kind).captures && foreign(from) && !foreign(to)
            && standsThere(from, result.power) == 0
            && !any([&](const OrderResult &each) { return goesTo(each, from); }))
            found.push_back(Doubt::LeavesCentre);
    }

    PowerId ownerBefore(ProvinceId place) const { return m_turn.before.owner[slot(place)]; }

    int standsThere(ProvinceId place, PowerId power) const
    {
        return static_cast<int>(
            std::count_if(m_turn.after.units.begin(), m_turn.after.units.end(), [&](const Unit &unit) {
                return unit.power == power && m_board.provinceOf(unit.region) == place;
            }));
    }

    bool foesReach(ProvinceId place, PowerId power) const
    {
        return std::any_of(m_turn.before.units.begin(), m_turn.before.units.end(), [&](const Unit &unit) {
            return unit.power != power && m_board.reach(m_board.kind(unit.kind).travel, unit.region).contains(place);
        });
    }

    /// Nobody can come, neither here nor to any place beside it.
    bool isSafe(const OrderResult &result) const
    {
        const ProvinceId here = m_board.provinceOf(result.unit.region);
        bool safe = result.unit.layer == Layer::Field && !foesReach(here, result.power);
        m_board.reach(m_board.kind(result.unit.kind).travel, result.unit.region).forEach([&](ProvinceId beside) {
            safe = safe && !foesReach(beside, result.power);
        });
        return safe;
    }

    /// A centre of its own beside it stood empty, and another power stands there now.
    bool lostBeside(const OrderResult &result) const
    {
        if (!m_turn.countsCentres)
            return false;
        const ProvinceId here = m_board.provinceOf(result.unit.region);
        if (m_board.province(here).centre && foesReach(here, result.power))
            return false; // it guards where it stands
        bool lost = false;
        m_board.reach(m_board.kind(result.unit.kind).travel, result.unit.region).forEach([&](ProvinceId beside) {
            const bool own = m_board.province(beside).centre && ownerBefore(beside) == result.power;
            const bool empty =
                std::none_of(m_turn.before.units.begin(), m_turn.before.units.end(),
                             [&](const Unit &unit) { return m_board.provinceOf(unit.region) == beside; });
            lost = lost
                   || (own && empty
                       && std::any_of(m_turn.after.units.begin(), m_turn.after.units.end(), [&](const Unit &unit) {
                              return unit.power != result.power && m_board.provinceOf(unit.region) == beside;
                          }));
        });
        return lost;
    }

    const Board &m_board;
    const Turn &m_turn;
};

/// Where each unit stood in the seasons before, the last one last; by where it stands now.
class Paths {
public:
    explicit Paths(const Board &board) : m_board(board) {}

    /// Follows a season. `told` hears of each order that goes to and fro for the third time.
    template <class Told>
    void follow(const Turn &turn, Told &&told)
    {
        std::map<std::pair<RegionId, PowerId>, std::vector<ProvinceId>> next;
        for (const OrderResult &result : turn.results) {
            if (!result.id.valid() || result.unit.layer != Layer::Field)
                continue;
            std::vector<ProvinceId> path = m_paths[{result.unit.region, result.power}];
            path.push_back(m_board.provinceOf(result.unit.region));
            const ProvinceId goal = m_board.provinceOf(goalOf(m_board, result.order));
            const std::size_t n = path.size();
            if (is<Move>(result.order) && n >= 4 && goal == path[n - 2] && path[n - 1] == path[n - 3]
                && path[n - 2] == path[n - 4] && path[n - 1] != path[n - 2])
                told(result);
            // Without retreats it stands where it was or where it went.
            for (const RegionId at : {goalOf(m_board, result.order), result.unit.region}) {
                const bool there = std::any_of(turn.after.units.begin(), turn.after.units.end(), [&](const Unit &unit) {
                    return unit.power == result.power && unit.region == at && unit.kind == result.unit.kind;
                });
                if (there && !next.contains({at, result.power})) {
                    next[{at, result.power}] = std::move(path);
                    break;
                }
            }
        }
        m_paths = std::move(next);
    }

private:
    const Board &m_board;
    std::map<std::pair<RegionId, PowerId>, std::vector<ProvinceId>> m_paths;
};

void count(const SavedGame &saved, std::map<std::string, Count> &counts, bool tell)
{
    const Board &board = *saved.game.variant().board;
    Paths paths(board);
    for (int t = 0; t < saved.game.turnCount(); ++t) {
        const Turn &turn = saved.game.turn(t);
        if (turn.before.phase.stage != Stage::Moves)
            continue;
        const Season season(board, turn);
        const auto countOf = [&](const OrderResult &result) -> Count & {
            const auto player = saved.table.players.find(board.power(result.power).id);
            return counts[player == saved.table.players.end() ? "?" : player->second];
        };
        const auto add = [&](const OrderResult &result, Doubt doubt) {
            ++countOf(result).doubts[static_cast<std::size_t>(doubt)];
            if (tell)
                std::printf("%s\t%s\t%s\t%s\n", words[static_cast<std::size_t>(doubt)],
                            phaseText(turn.before.phase).c_str(), board.power(result.power).name.c_str(),
                            orderText(board, result.order, Stage::Moves).c_str());
        };
        for (const OrderResult &result : turn.results) {
            if (!result.id.valid() || !result.given)
                continue;
            ++countOf(result).orders;
            for (const Doubt doubt : season.of(result))
                add(result, doubt);
        }
        paths.follow(turn, [&](const OrderResult &result) { add(result, Doubt::ToAndFro); });
    }
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "doubtful [--tell] DIR...\n");
        return 2;
    }
    std::map<std::string, Count> counts;
    bool tell = false;
    for (int i = 1; i < argc; ++i) {
        if (std::string(argv[i]) == "--tell") {
            tell = true;
            continue;
        }
        for (const auto &entry : std::filesystem::directory_iterator(argv[i])) {
            const auto saved = readGame(readWholeFile(entry.path().string()), mapsFinder());
            if (!saved) {
                std::fprintf(stderr, "%s: not a game\n", entry.path().c_str());
                return 1;
            }
            count(*saved, counts, tell);
        }
    }
    for (const auto &[player, count] : counts) {
        std::printf("%s: %ld orders, in 100:", player.c_str(), count.orders);
        for (std::size_t doubt = 0; doubt < doubtCount; ++doubt)
            std::printf(" %s %.2f", words[doubt],
                        100.0 * static_cast<double>(count.doubts[doubt])
                            / static_cast<double>(std::max(1L, count.orders)));
        std::printf("\n");
    }
    return 0;
}
