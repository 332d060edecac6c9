// What the Python package `diplomacy` reads as a saved game, so that its own check takes it.

#include "exchange/formats.h"
#include "exchange/judgewords.h"
#include "exchange/packagehash.h"
#include "io/json.h"
#include "orders/legality.h"
#include "orders/notation.h"

#include <algorithm>
#include <array>

namespace entente {

namespace {

/// A province as that package calls it, where our short name is another and this is one of its further names.
std::string packageName(const Board &board, RegionId region)
{
    static constexpr std::array<std::string_view, 4> theirs{"BOT", "EAS", "LYO", "WES"};
    const Province &province = board.province(board.provinceOf(region));
    for (const std::string &alias : province.aliases) {
        if (std::find(theirs.begin(), theirs.end(), alias) != theirs.end())
            return alias;
    }
    return upperCase(board.regionText(region));
}

class PackageWriter {
public:
    explicit PackageWriter(const Game &game)
        : m_game(game), m_board(game.board()),
          m_hash(m_board, [this](RegionId region) { return packageName(m_board, region); })
    {
        for (int r = 0; r < m_board.regionCount(); ++r) {
            const std::string ours = upperCase(m_board.regionText(RegionId(r)));
            const std::string theirs = packageName(m_board, RegionId(r));
            if (ours != theirs)
                m_otherNames.emplace_back(ours, theirs);
        }
    }

    std::string write() const
    {
        JsonValue root = JsonValue::object();
        root.add("id", "entente");
        root.add("map", m_game.variant().map.empty() ? m_game.variant().id : m_game.variant().map);
        root.add("rules", JsonValue::list());
        JsonValue phases = JsonValue::list();
        for (int i = 0; i < m_game.turnCount(); ++i) {
            const Turn &turn = m_game.told(i); // as everybody may know it
            JsonValue phase = this->phase(turn.before, turn.orders, phaseText(turn.before.phase));
            phase.add("results", results(turn));
            phase.add("messages", JsonValue::list());
            phases.add(std::move(phase));
        }
        const bool won = m_game.winner().valid();
        JsonValue last =
            phase(m_game.position(), m_game.orders(), won ? "COMPLETED" : phaseText(m_game.position().phase));
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
                JsonValue open = JsonValue::list();
                for (const RegionId region : dislodged.retreats)
                    open.add(packageName(m_board, region));
                own.add(unit(dislodged.unit), std::move(open));
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
    std::string order(const Position &position, const GivenOrder &given) const
    {
        Order order = given.order;
        if (is<Waive>(order) || !checkOrder(m_board, m_game.rules().orders, position, given.power, order).ok())
            return {};
        const std::string unit = unitText(m_board, order.kind, order.at);
        if (is<Build>(order))
            return inPackageWords(unit + " B");
        if (is<Disband>(order))
            return inPackageWords(unit + " D");
        std::string text = orderText(m_board, order, position.phase.stage);
        const std::size_t via = text.find(" via ");
        const Move *move = std::get_if<Move>(&order.action);
        if (via != std::string::npos)
            text.resize(via);
        const bool overWater = move && position.phase.stage == Stage::Moves
                               && !m_board.adjacent(m_board.kind(order.kind).travel, order.at, move->to());
        return inPackageWords(text) + (via != std::string::npos || overWater ? " VIA" : "");
    }

    JsonValue phase(const Position &position, const std::vector<GivenOrder> &orders, const std::string &name) const
    {
        Entries texts;
        for (const GivenOrder &given : orders) {
            if (const std::string text = order(position, given); !text.empty())
                texts.emplace_back(given.power, text);
        }
        JsonValue phase = JsonValue::object();
        phase.add("name", name);
        phase.add("state", state(position, name));
        phase.add("orders", lists(texts));
        return phase;
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
    PackageHash m_hash;
    std::vector<std::pair<std::string, std::string>> m_otherNames; ///< in capitals: ours, that package's
};

} // namespace

std::string exportDiplomacyJson(const Game &game)
{
    return PackageWriter(game).write();
}

} // namespace entente
