// Holds the hints of chance boards against what they promise (hintproof.h).
//     hintsproof BOARDS [SEED]     so many boards in all: of every variant, those of tests among them, by its own rules
//                                  and by every other choice of each setting
#include "hintproof.h"
#include "testvariants.h"

#include "game/game.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>

using namespace entente;
using namespace entente::test;

namespace {

struct Table {
    std::string name;
    std::shared_ptr<const Variant> variant;
    Rulebook rules;
};

void addSettings(const std::string &id, const std::shared_ptr<const Variant> &variant, std::vector<Table> &tables)
{
    for (const SettingInfo &setting : rulebookSettings()) {
        if (setting.type == SettingInfo::Type::Number || !offers(*variant, setting))
            continue;
        const auto values =
            setting.type == SettingInfo::Type::Flag ? std::vector<std::string>{"false", "true"} : setting.choices;
        for (const std::string &value : values) {
            if (value != settingValue(variant->rules, setting.name))
                tables.push_back(
                    {id + ' ' + setting.name + '=' + value, variant, Game(variant, {{setting.name, value}}).rules()});
        }
    }
}

std::vector<Table> allTables()
{
    std::vector<std::string> ids;
    for (const auto &entry : std::filesystem::directory_iterator(projectPath("maps")))
        ids.push_back(entry.path().filename().string());
    for (const QString &id : patchedVariants())
        ids.push_back(id.toStdString());
    std::sort(ids.begin(), ids.end());
    std::vector<Table> tables;
    for (const std::string &id : ids) {
        if (const auto variant = anyVariant(id)) {
            tables.push_back({id, variant, variant->rules});
            addSettings(id, variant, tables);
        }
    }
    return tables;
}

} // namespace

int main(int count, char **words)
{
    const int boards = count > 1 ? std::atoi(words[1]) : 100000;
    const int seed = count > 2 ? std::atoi(words[2]) : 1;
    constexpr int replies = 200;
    const std::vector<Table> tables = allTables();
    int faults = 0, done = 0;
    long long quiet = 0, sure = 0, tried = 0;
    std::array<long long, 256> reasons{};
    for (std::size_t t = 0; t < tables.size(); ++t) {
        HintProof proof(*tables[t].variant, tables[t].rules);
        Chance chance(static_cast<std::uint64_t>(seed) * 1000 + t);
        const int each = boards / static_cast<int>(tables.size()) + 1;
        for (int i = 0; i < each; ++i) {
            const std::string fault = proof.faultOfBoard(chance, replies);
            if (fault.empty())
                continue;
            ++faults;
            std::printf("%s, board %d: %s\n", tables[t].name.c_str(), i + 1, fault.c_str());
            std::fflush(stdout);
            break;
        }
        done += proof.boards();
        quiet += proof.quiet();
        sure += proof.sure();
        tried += proof.replies();
        for (std::size_t r = 0; r < reasons.size(); ++r)
            reasons[r] += proof.sureBy()[r];
    }
    std::printf("%d boards of %d tables, %lld quiet hints, %lld sure ones held against %lld replies; %d faults\n", done,
                static_cast<int>(tables.size()), quiet, sure, tried, faults);
    for (std::size_t r = 0; r < reasons.size(); ++r) {
        if (reasons[r] > 0)
            std::printf("  sure %s: %lld\n", reasonWord(static_cast<Reason>(r)), reasons[r]);
    }
    return faults > 0;
}
