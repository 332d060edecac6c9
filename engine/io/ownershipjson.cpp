#include "io/ownershipjson.h"

#include "io/positionreader.h"
#include "map/board.h"

#include <algorithm>

namespace entente {

namespace {

constexpr int mostPoints = 10000;

PowerId unplayed(const Board &board)
{
    for (int p = 0; p < board.powerCount(); ++p) {
        if (!board.power(PowerId(p)).playable)
            return PowerId(p);
    }
    return PowerId(0);
}

JsonValue abbreviations(const Board &board, const std::vector<ProvinceId> &provinces)
{
    return JsonValue::listOf(provinces,
                             [&](const ProvinceId province) { return board.province(province).abbreviation; });
}

} // namespace

void readOwnership(const JsonCursor &object, const Board &board, Position &position)
{
    readShares(object, board, position.holder, [&](ProvinceId province) {
        return board.isSea(province)
                   ? worded("Faults", "%1 is sea, which nobody holds.").with(board.province(province).name)
                   : Wording();
    });
    board.centres().forEach([&](ProvinceId centre) {
        const auto index = static_cast<std::size_t>(centre.index());
        if (!position.holder[index].valid())
            position.holder[index] = position.owner[index];
    });
}

void holdCentres(const Board &board, Position &position)
{
    board.centres().forEach([&](ProvinceId centre) {
        const auto index = static_cast<std::size_t>(centre.index());
        position.holder[index] = position.owner[index];
    });
}

void readSupply(const JsonCursor &object, const Board &board, Position &position)
{
    for (const JsonCursor::Member &member : object.members()) {
        const PowerId power = readPowerName(member.value, board, member.key);
        if (!power.valid() || !member.value.objectOf({"bombed", "points"}))
            continue;
        if (const auto bombed = member.value.find("bombed")) {
            for (const JsonCursor &item : bombed->items()) {
                const ProvinceId province = readProvince(item, board);
                if (province.valid() && !board.province(province).centre)
                    item.fault(worded("Faults", "%1 has no supply centre.").with(board.province(province).name));
                else if (province.valid())
                    position.bombed.push_back(province);
            }
        }
        if (const auto points = member.value.find("points")) {
            position.points.resize(static_cast<std::size_t>(board.powerCount()), -1);
            position.points[static_cast<std::size_t>(power.index())] =
                static_cast<int>(points->integer(0, mostPoints).value_or(0));
        }
    }
    std::sort(position.bombed.begin(), position.bombed.end());
    position.bombed.erase(std::unique(position.bombed.begin(), position.bombed.end()), position.bombed.end());
}

JsonValue ownershipJson(const Board &board, const Position &position)
{
    JsonValue object = JsonValue::object();
    for (int p = 0; p < board.powerCount(); ++p) {
        std::vector<ProvinceId> land;
        for (std::size_t i = 0; i < position.holder.size(); ++i) {
            const bool told =
                board.province(ProvinceId(static_cast<int>(i))).centre && position.holder[i] == position.owner[i];
            if (position.holder[i] == PowerId(p) && !told)
                land.push_back(ProvinceId(static_cast<int>(i)));
        }
        if (!land.empty())
            object.add(board.power(PowerId(p)).name, abbreviations(board, land));
    }
    return object;
}

JsonValue supplyJson(const Board &board, const Position &position)
{
    JsonValue object = JsonValue::object();
    for (int p = 0; p < board.powerCount(); ++p) {
        std::vector<ProvinceId> bombed;
        for (const ProvinceId centre : position.bombed) {
            const PowerId owner = position.owner[static_cast<std::size_t>(centre.index())];
            if ((owner.valid() ? owner : unplayed(board)) == PowerId(p))
                bombed.push_back(centre);
        }
        const auto index = static_cast<std::size_t>(p);
        const int points = index < position.points.size() ? position.points[index] : -1;
        if (bombed.empty() && points < 0)
            continue;
        JsonValue entry = JsonValue::object();
        entry.addIfAny("bombed", abbreviations(board, bombed));
        if (points >= 0)
            entry.add("points", points);
        object.add(board.power(PowerId(p)).name, std::move(entry));
    }
    return object;
}

} // namespace entente
