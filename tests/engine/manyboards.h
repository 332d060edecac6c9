#pragma once

#include "testfiles.h"

#include <QtGlobal>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

// The standard board several times side by side: a board of many units on which all is known, since no copy can do
// anything to another. Each copy is judged as it would be alone.

namespace entente::test {

/// How the copies lie in the lists of places and powers: one after the other, or shuffled together, so that the units
/// of each are spread over all numbers that units have.
enum class Spread { Apart, Together };

class ManyBoards {
public:
    ManyBoards(int copies, Spread spread) : one(read(1, Spread::Apart)), whole(read(copies, spread))
    {
        const Board &small = *one->board;
        const Board &large = *whole->board;
        for (int copy = 0; copy < copies; ++copy) {
            Copy &to = m_copies.emplace_back();
            for (const Province &province : small.provinces())
                to.provinces.push_back(large.findProvince(idIn(copy, withoutCopy(province.id))));
            for (int r = 0; r < small.regionCount(); ++r) {
                const Region &region = small.region(RegionId(r));
                to.regions.push_back(RegionId());
                for (int i = 0; i < large.regionCount(); ++i) {
                    const Region &other = large.region(RegionId(i));
                    if (other.province == to.provinces[slot(region.province)] && other.coast == region.coast)
                        to.regions.back() = RegionId(i);
                }
            }
            for (int p = 0; p < small.powerCount(); ++p)
                to.powers.push_back(large.findPower(idIn(copy, withoutCopy(small.power(PowerId(p)).id))));
        }
    }

    int copies() const { return static_cast<int>(m_copies.size()); }

    // What of the single board is what in a copy; none stays none.
    RegionId in(int copy, RegionId id) const { return id ? at(copy).regions[slot(id)] : id; }
    ProvinceId in(int copy, ProvinceId id) const { return id ? at(copy).provinces[slot(id)] : id; }
    PowerId in(int copy, PowerId id) const { return id ? at(copy).powers[slot(id)] : id; }
    Unit in(int copy, Unit unit) const
    {
        unit.power = in(copy, unit.power);
        unit.region = in(copy, unit.region);
        return unit;
    }
    GivenOrder in(int copy, const GivenOrder &given) const
    {
        GivenOrder order = given;
        order.power = in(copy, order.power);
        order.order.at = in(copy, order.order.at);
        if (auto *move = std::get_if<Move>(&order.order.action)) {
            const Move before = *move;
            move->hops.clear();
            move->waters.clear();
            for (const RegionId hop : before.hops)
                move->hops.push_back(in(copy, hop));
            for (const ProvinceId sea : before.waters)
                move->waters.push_back(in(copy, sea));
        } else if (auto *support = std::get_if<Support>(&order.order.action)) {
            support->of = in(copy, support->of);
            support->to = in(copy, support->to);
        } else if (auto *convoy = std::get_if<Convoy>(&order.order.action)) {
            convoy->army = in(copy, convoy->army);
            convoy->to = in(copy, convoy->to);
        } else if (auto *retreat = std::get_if<Retreat>(&order.order.action)) {
            retreat->to = in(copy, retreat->to);
        }
        return order;
    }

    /// One position on each copy, all of one phase.
    Position joined(const std::vector<Position> &ones) const
    {
        Position all = whole->start;
        all.phase = ones.front().phase;
        all.units.clear();
        for (int copy = 0; copy < copies(); ++copy) {
            const Position &position = ones[static_cast<std::size_t>(copy)];
            for (const Unit &unit : position.units)
                all.units.push_back(in(copy, unit));
            for (int p = 0; p < one->board->provinceCount(); ++p)
                all.owner[slot(in(copy, ProvinceId(p)))] = in(copy, position.owner[static_cast<std::size_t>(p)]);
        }
        all.sort();
        return all;
    }
    /// Which unit of the joined position each unit of the one on a copy is.
    std::vector<UnitId> unitsIn(int copy, const Position &position, const Position &all) const
    {
        std::vector<UnitId> ids;
        for (const Unit &unit : position.units) {
            const auto found = std::lower_bound(all.units.begin(), all.units.end(), in(copy, unit));
            ids.push_back(UnitId(static_cast<int>(found - all.units.begin())));
        }
        return ids;
    }

    const std::shared_ptr<const Variant> one;
    const std::shared_ptr<const Variant> whole;

    /// The variant as its file would have it.
    static nlohmann::ordered_json variantOf(int copies, Spread spread)
    {
        auto json = nlohmann::ordered_json::parse(readTestFile("maps/standard/variant.json"));
        json["id"] = "many";
        json["elsewhere"] = nlohmann::ordered_json::array();
        json["victoryCentres"] = maxProvinces; // nobody wins
        for (const char *list : {"powers", "provinces"})
            json[list] = copiesOf(json[list], copies, spread);
        for (auto &[kind, pairs] : json["passages"].items()) {
            auto all = nlohmann::ordered_json::array();
            for (int copy = 0; copy < copies; ++copy) {
                for (const auto &pair : pairs)
                    all.push_back({regionIn(copy, pair[0]), regionIn(copy, pair[1])});
            }
            pairs = all;
        }
        nlohmann::ordered_json units;
        for (int copy = 0; copy < copies; ++copy) {
            for (const auto &[power, names] : json["start"]["units"].items()) {
                for (const std::string name : names) {
                    const std::size_t coast = std::min(name.find('/'), name.size());
                    units[idIn(copy, power)].push_back(name.substr(0, coast) + letterOf(copy) + name.substr(coast));
                }
            }
        }
        json["start"]["units"] = units;
        return json;
    }

private:
    struct Copy {
        std::vector<ProvinceId> provinces;
        std::vector<RegionId> regions;
        std::vector<PowerId> powers;
    };
    const Copy &at(int copy) const { return m_copies[static_cast<std::size_t>(copy)]; }
    template <class Tag>
    static std::size_t slot(Id<Tag> id)
    {
        return static_cast<std::size_t>(id.index());
    }

    static char letterOf(int copy) { return static_cast<char>('a' + copy); }
    static std::string idIn(int copy, const std::string &id) { return id + '-' + letterOf(copy); }
    static std::string withoutCopy(const std::string &id) { return id.substr(0, id.size() - 2); }
    static std::string regionIn(int copy, const std::string &region)
    {
        const std::size_t coast = std::min(region.find('/'), region.size());
        return idIn(copy, region.substr(0, coast)) + region.substr(coast);
    }
    static nlohmann::ordered_json copiesOf(const nlohmann::ordered_json &list, int copies, Spread spread)
    {
        auto all = nlohmann::ordered_json::array();
        const int count = static_cast<int>(list.size());
        for (int i = 0; i < count * copies; ++i) {
            const int copy = spread == Spread::Apart ? i / count : i % copies;
            auto item = list[static_cast<std::size_t>(spread == Spread::Apart ? i % count : i / copies)];
            item.erase("names");
            item.erase("aliases");
            item["id"] = idIn(copy, item["id"]);
            item["name"] = item["name"].get<std::string>() + ' ' + letterOf(copy);
            if (item.contains("abbr"))
                item["abbr"] = item["abbr"].get<std::string>() + letterOf(copy);
            for (const char *power : {"home", "territory"}) {
                if (item.contains(power))
                    item[power] = idIn(copy, item[power]);
            }
            all.push_back(item);
        }
        return all;
    }
    static std::shared_ptr<const Variant> read(int copies, Spread spread)
    {
        const auto variant = readVariant(variantOf(copies, spread).dump());
        if (!variant)
            qFatal("%s", variant.error().front().text().c_str());
        return *variant;
    }

    std::vector<Copy> m_copies;
};

} // namespace entente::test
