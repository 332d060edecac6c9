// What the Python package `diplomacy` reads as a saved game, so that its own check takes it.

#include "exchange/formats.h"
#include "exchange/judgewords.h"
#include "exchange/packagehash.h"
#include "exchange/remarks.h"
#include "exchange/writtengame.h"
#include "io/json.h"
#include "orders/namesthere.h"
#include "orders/notation.h"

#include <algorithm>

namespace entente {

namespace {

std::string packageName(const Board &board, RegionId region)
{
    return upperCase(nameThere(board, region, judgeNames));
}

class PackageWriter {
public:
    PackageWriter(const Game &game, std::vector<Wording> &remarks)
        : m_game(game), m_board(game.board()), m_remarks(remarks),
          m_hash(m_board, [this](RegionId region) { return packageName(m_board, region); })
    {
        for (int r = 0; r < m_board.regionCount(); ++r) {
            const std::string ours = upperCase(m_board.regionText(RegionId(r)));
            const std::string theirs = packageName(m_board, RegionId(r));
            if (ours != theirs)
                m_otherNames.emplace_back(ours, theirs);
        }
    }

    std::string write()
    {
        JsonValue root = JsonValue::object();
        root.add("id", "entente");
        root.add("map", m_game.variant().map.empty() ? m_game.variant().id : m_game.variant().map);
        root.add("rules", JsonValue::list());
        JsonValue phases = JsonValue::list();
        for (int i = 0; i < m_game.turnCount(); ++i) {
            const Turn &turn = m_game.told(i); // as everybody may know it
            JsonValue phase = this->phase(turn.before, turn.orders, &turn, phaseText(turn.before.phase));
            phase.add("results", results(turn));
            phase.add("messages", JsonValue::list());
            phases.add(std::move(phase));
        }
        JsonValue last = phase(m_game.position(), m_game.orders(), nullptr,
                               m_game.isOver() ? "COMPLETED" : phaseText(m_game.position().phase));
        last.add("results", JsonValue::object());
        last.add("messages", JsonValue::list());
        phases.add(std::move(last));
        root.add("phases", std::move(phases));
        return writeJson(root, 2) + '\n';
    }

private:
    using Entries = std::vector<std::pair<PowerId, std::string>>;

    /// In capitals, with that package's names.
    std::string inPackageWords(const std::string &ours) const
    {
        std::string text = upperCase(ours);
        for (const auto &[own, theirs] : m_otherNames) {
            for (std::size_t at = text.find(own); at != std::string::npos; at = text.find(own, at + theirs.size()))
                text.replace(at, own.size(), theirs);
        }
        return text;
    }

    std::string unit(const Unit &unit) const { return inPackageWords(unitText(m_board, unit)); }

    JsonValue lists(const Entries &entries) const
    {
        JsonValue object = JsonValue::object();
        for (int p = 0; p < m_board.powerCount(); ++p) {
            if (!m_board.power(PowerId(p)).playable)
                continue;
            JsonValue list = JsonValue::list();
            for (const auto &[power, text] : entries) {
                if (power == PowerId(p))
                    list.add(text);
            }
            object.add(upperCase(m_board.power(PowerId(p)).name), std::move(list));
        }
        return object;
    }

    JsonValue state(const Position &position, const std::string &name) const
    {
        Entries units;
        Entries centres;
        for (const Unit &each : position.units)
            units.emplace_back(each.power, unit(each));
        for (const DislodgedUnit &dislodged : position.dislodged)
            units.emplace_back(dislodged.unit.power, '*' + unit(dislodged.unit));
        m_board.centres().forEach([&](ProvinceId centre) {
            centres.emplace_back(position.owner[static_cast<std::size_t>(centre.index())],
                                 packageName(m_board, m_board.mainRegion(centre)));
        });
        JsonValue retreats = JsonValue::object();
        for (int p = 0; p < m_board.powerCount(); ++p) {
            JsonValue own = JsonValue::object();
            for (const DislodgedUnit &dislodged : position.dislodged) {
                if (dislodged.unit.power != PowerId(p))
                    continue;
                own.add(unit(dislodged.unit), JsonValue::listOf(dislodged.retreats, [&](const RegionId region) {
                            return packageName(m_board, region);
                        }));
            }
            if (m_board.power(PowerId(p)).playable)
                retreats.add(upperCase(m_board.power(PowerId(p)).name), std::move(own));
        }
        JsonValue state = JsonValue::object();
        state.add("name", name);
        state.add("zobrist_hash", m_hash.of(position));
        state.add("units", lists(units));
        state.add("retreats", std::move(retreats));
        state.add("centers", lists(centres));
        return state;
    }

    /// As that program writes it: `A PAR B`, `F KIE D`, `A LON - BEL VIA`. Empty: what it would not take, which does
    /// nothing here either: an order that can't be given, a build that is waived.
    std::string order(const Position &position, const GivenOrder &given, const OrderResult *result) const
    {
        if (is<Waive>(given.order))
            return {};
        if (!canBeFollowed(m_game, position, given, result)) {
            addRemark(m_remarks, leftOut(m_board, position.phase, given.order));
            return {};
        }
        const Order order = saidInFull(m_game, position, given);
        if (const auto *move = std::get_if<Move>(&order.action); move && move->way == Way::ByRoute)
            addRemark(m_remarks, watersLeftOut(m_board, position.phase, order));
        const std::string unit = unitText(m_board, order.kind, order.at);
        if (is<Build>(order))
            return inPackageWords(unit + " B");
        if (is<Disband>(order))
            return inPackageWords(unit + " D");
        std::string text = orderText(m_board, order, position.phase.stage);
        const std::size_t via = text.find(" via ");
        if (via != std::string::npos)
            text.resize(via);
        return inPackageWords(text) + (goesOverWater(m_board, order) ? " VIA" : "");
    }

    JsonValue phase(const Position &position, const std::vector<GivenOrder> &orders, const Turn *turn,
                    const std::string &name) const
    {
        Entries texts;
        for (std::size_t i = 0; i < orders.size(); ++i) {
            const OrderResult *result = turn ? resultOfOrder(*turn, i) : nullptr;
            if (const std::string text = order(position, orders[i], result); !text.empty())
                texts.emplace_back(orders[i].power, text);
        }
        return JsonValue::object({{"name", name}, {"state", state(position, name)}, {"orders", lists(texts)}});
    }

    JsonValue results(const Turn &turn) const
    {
        JsonValue results = JsonValue::object();
        for (const OrderResult &result : turn.results) {
            if (!result.unit.region.valid())
                continue;
            JsonValue words = JsonValue::list();
            switch (result.verdict.reason) {
            case Reason::Cut:
            case Reason::CutLater: words.add("cut"); break;
            case Reason::NoConvoy: words.add("no convoy"); break;
            case Reason::ConvoyBroken:
            case Reason::ParadoxHeld: words.add("disrupted"); break;
            default:
                if (outcomeOf(result.verdict.reason) == Outcome::Void)
                    words.add("void");
                else if (outcomeOf(result.verdict.reason) == Outcome::Failure && is<Move>(result.order))
                    words.add("bounce");
            }
            if (result.verdict.dislodged)
                words.add("dislodged");
            results.add(unit(result.unit), std::move(words));
        }
        return results;
    }

    const Game &m_game;
    const Board &m_board;
    std::vector<Wording> &m_remarks;
    PackageHash m_hash;
    std::vector<std::pair<std::string, std::string>> m_otherNames; ///< in capitals: ours, that package's
};

} // namespace

WrittenGame exportDiplomacyJson(const Game &game)
{
    WrittenGame written;
    written.bytes = PackageWriter(game, written.remarks).write();
    return written;
}

} // namespace entente
