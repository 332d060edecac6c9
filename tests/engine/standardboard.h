#pragma once

#include "projectpath.h"

#include "map/board.h"
#include "orders/position.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <map>
#include <memory>
#include <string>

namespace entente::test {

/// The standard board, read straight from the variant's data so that the rooms below `io` can be
/// tested without it.
inline std::shared_ptr<const Board> standardBoard()
{
    static const std::shared_ptr<const Board> board = [] {
        std::ifstream file(projectPath("maps/standard/variant.json"));
        const nlohmann::json json = nlohmann::json::parse(file);
        const auto text = [](const nlohmann::json &entry, const char *key) { return entry.value(key, std::string()); };

        Board::Data data;
        std::map<std::string, PowerId> powers;
        for (const auto &entry : json["powers"]) {
            powers[text(entry, "id")] = PowerId(static_cast<int>(data.powers.size()));
            Power power;
            power.id = text(entry, "id");
            power.name = text(entry, "name");
            power.adjective = text(entry, "adjective");
            power.aliases = entry.value("aliases", std::vector<std::string>());
            power.playable = true;
            data.powers.push_back(std::move(power));
        }
        for (const auto &entry : json["kinds"]) {
            UnitKind kind;
            kind.letter = text(entry, "letter");
            kind.name = text(entry, "name");
            kind.travel = text(entry, "travel") == "sea" ? Travel::Sea : Travel::Land;
            kind.convoys = entry.value("convoys", false);
            kind.isConvoyed = entry.value("isConvoyed", false);
            kind.captures = entry.value("captures", false);
            data.kinds.push_back(kind);
        }
        const std::map<std::string, Terrain> terrains = {{"inland", Terrain::Inland},
                                                         {"coastal", Terrain::Coastal},
                                                         {"sea", Terrain::Sea},
                                                         {"impassable", Terrain::Impassable}};
        std::map<std::string, RegionId> regions;
        for (const auto &entry : json["provinces"]) {
            const ProvinceId id(static_cast<int>(data.provinces.size()));
            Province province;
            province.id = text(entry, "id");
            province.name = text(entry, "name");
            province.abbreviation = text(entry, "abbr");
            province.aliases = entry.value("aliases", std::vector<std::string>());
            province.terrain = terrains.at(text(entry, "terrain"));
            province.centre = entry.value("centre", false);
            if (entry.contains("home"))
                province.home = powers.at(text(entry, "home"));
            data.provinces.push_back(province);
            regions[province.id] = RegionId(static_cast<int>(data.regions.size()));
            data.regions.push_back({id, ""});
            for (const std::string &coast : entry.value("coasts", std::vector<std::string>())) {
                regions[province.id + '/' + coast] = RegionId(static_cast<int>(data.regions.size()));
                data.regions.push_back({id, coast});
            }
        }
        const auto addPassages = [&](const char *key, bool Passage::*use) {
            for (const auto &pair : json["passages"][key]) {
                Passage passage{regions.at(pair[0].get<std::string>()), regions.at(pair[1].get<std::string>())};
                passage.*use = true;
                data.passages.push_back(passage);
            }
        };
        addPassages("land", &Passage::land);
        addPassages("sea", &Passage::sea);
        return std::make_shared<const Board>(std::move(data));
    }();
    return board;
}

inline ProvinceId province(const char *name)
{
    return standardBoard()->findProvince(name);
}
inline RegionId region(const char *name)
{
    return standardBoard()->findRegion(name);
}

/// A position from lines such as "England: F NTH, A Lon"; who owns what is told apart.
struct Standing {
    const char *power;
    std::vector<const char *> units; ///< "F StP/sc"
};

inline Position positionOf(const std::vector<Standing> &standings, Phase phase = {Season::Spring, 1901, Stage::Moves})
{
    const Board &board = *standardBoard();
    Position position;
    position.phase = phase;
    position.owner.resize(static_cast<std::size_t>(board.provinceCount()));
    for (const Standing &standing : standings) {
        for (const std::string_view text : standing.units) {
            position.units.push_back({board.findPower(standing.power), board.findKind(text.substr(0, 1)),
                                      board.findRegion(text.substr(2)), Layer::Field});
        }
    }
    position.sort();
    return position;
}

} // namespace entente::test
