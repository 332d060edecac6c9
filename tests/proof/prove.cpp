// Holds the judge against a reading of the printed rules, on every small world there is:
//     entente-prove N [--convoys] [--every-way] [--culprits] [--edition E] [--setting S V]... [--part I/K] [--show D]
//     entente-prove N --feature F [--empties E] [--part I/K] [--show D]
//     entente-prove N --paradoxes [--edition E]
//     entente-prove --grafts COUNT [SEED]
//     entente-prove --solver N
//     entente-prove --sum FILE...
#include "convoys.h"
#include "court.h"
#include "grafts.h"
#include "paradoxes.h"
#include "smallworlds.h"
#include "solver.h"
#include "tally.h"
#include "trial.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <unistd.h>

using namespace entente;
using namespace entente::proof;

namespace {

struct Call {
    int units = 0;
    bool convoys = false;
    bool everyWay = false;
    bool paradoxes = false;
    bool culprits = false;
    const SpecialRule *feature = nullptr;
    int empties = -1; ///< of a special rule: empty places at most, if fewer than it has
    std::string edition = "all";
    std::vector<std::pair<std::string, std::string>> settings;
    std::size_t part = 1, parts = 1;
    std::uint64_t show = 3;
};

/// How far it has come and how long it has yet to go: on a terminal one line that is written over.
class Bar {
public:
    void show(std::size_t done, std::size_t all, std::uint64_t worlds)
    {
        if (!isatty(2) || (done % 64 && done != all))
            return;
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
        const int tenths = static_cast<int>(20 * done / all);
        std::fprintf(stderr, "\r\033[K[%.*s%.*s] %zu of %zu, %llu worlds, %.0f s left", tenths, "####################",
                     20 - tenths, "....................", done, all, static_cast<unsigned long long>(worlds),
                     done ? seconds * static_cast<double>(all - done) / static_cast<double>(done) : 0.0);
        if (done == all)
            std::fprintf(stderr, "\r\033[K");
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

Tally prove(const Call &call, const std::string &edition, const SmallWorlds &worlds)
{
    Rulebook rules = rulebookOf(*editionNamed(edition));
    std::string settings;
    for (const auto &[name, value] : call.settings) {
        applySetting(rules, name, value);
        settings += "+" + name + ":" + value;
    }
    Tally tally;
    tally.units = call.units;
    tally.convoys = call.convoys;
    tally.edition = edition + settings;
    tally.parts = call.parts;
    tally.expected = call.convoys ? 0 : SmallWorlds::counted(call.units);
    const Print print = printOf(rules);
    Trial trial(rules);
    Bar bar;
    const auto start = std::chrono::steady_clock::now();
    for (std::size_t i = call.part - 1; i < worlds.patterns(); i += call.parts) {
        worlds.visit(i, [&](const World &world, std::uint64_t standsFor) {
            Answers answers;
            const Findings read = readRules(world, print, answers);
            const Findings judged = trial.judge(world);
            tally.note(world, judged, standsFor, answers);
            if (call.everyWay && read == judged && !trial.namesCauses(world, judged) && tally.differences++ < call.show)
                std::printf("a verdict names somebody who cannot have caused it (edition %s)\n%s", edition.c_str(),
                            Trial::tell(world, read, judged).c_str());
            for (int way = 0; way < (call.everyWay ? waysToAsk : 1); ++way) {
                const Asked asked = static_cast<Asked>(way);
                const Findings found = way ? trial.judge(world, asked) : judged;
                if (read != found && tally.differences++ < call.show)
                    std::printf("difference %llu (edition %s, asked %s%s)\n%s",
                                static_cast<unsigned long long>(tally.differences), edition.c_str(), nameOf(asked),
                                answers.paradox ? ", a paradox" : "", Trial::tell(world, read, found).c_str());
            }
            for (int f = 0; call.everyWay && f < world.units; ++f) {
                if (world.act[f] != World::Act::Convoy)
                    continue;
                const World lapsed = withoutConvoy(world, f);
                const Findings without = readRules(lapsed, print, answers), found = trial.judge(lapsed);
                ++tally.lapsed;
                tally.unanswered += answers.unanswered ? 1 : 0;
                if (without != found && tally.differences++ < call.show)
                    std::printf("difference %llu (edition %s, a convoy not ordered whole)\n%s",
                                static_cast<unsigned long long>(tally.differences), edition.c_str(),
                                Trial::tell(lapsed, without, found).c_str());
            }
            if (call.culprits && !trial.namesWhoMatters(world) && tally.differences++ < call.show)
                std::printf("a verdict names somebody who does not matter (edition %s)\n%s", edition.c_str(),
                            Trial::tell(world, read, judged).c_str());
        });
        bar.show(i + 1, worlds.patterns(), tally.worlds);
    }
    bar.show(worlds.patterns(), worlds.patterns(), tally.worlds);
    tally.done = {call.part};
    tally.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return tally;
}

/// Larger worlds by chance, by each edition.
int proveGrafts(std::uint64_t count, std::uint64_t seed)
{
    bool well = true;
    for (const char *edition : {"1971", "1982", "2000", "2023"}) {
        const Rulebook rules = rulebookOf(*editionNamed(edition));
        const Print print = printOf(rules);
        std::unique_ptr<Trial> trial;
        Grafts grafts(seed);
        Tally tally;
        tally.edition = std::string(edition) + "+grafts";
        tally.done = {1};
        const auto start = std::chrono::steady_clock::now();
        for (std::uint64_t i = 0; i < count; ++i) {
            if (i % 10000 == 0)
                trial = std::make_unique<Trial>(rules); // its boards take up room
            const World world = grafts.next();
            tally.units = std::max(tally.units, world.units);
            tally.convoys = tally.convoys || world.atSea;
            Answers answers;
            const Findings read = readRules(world, print, answers), judged = trial->judge(world);
            tally.note(world, judged, 1, answers);
            if ((read != judged || !trial->namesCauses(world, judged)) && tally.differences++ < 3)
                std::printf("difference (edition %s)\n%s", edition, Trial::tell(world, read, judged).c_str());
        }
        tally.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        std::printf("%s\n", tally.text().c_str());
        std::fflush(stdout);
        well = well && tally.isWell();
    }
    return well ? 0 : 1;
}

/// The scenes of a feature against the reading of its paragraphs.
Tally proveFeature(const Call &call)
{
    SpecialRule feature = *call.feature;
    if (call.empties >= 0)
        feature.empties = std::min(feature.empties, call.empties);
    Tally tally;
    tally.units = call.units;
    tally.edition = feature.name + (call.empties < 0 ? "" : "+empties" + std::to_string(call.empties));
    tally.parts = call.parts;
    tally.done = {call.part};
    Court court(feature);
    const auto start = std::chrono::steady_clock::now();
    eachScene(feature, call.units, call.part - 1, call.parts, [&](const Scene &scene, std::uint64_t standsFor) {
        Answers answers;
        const Fates read = feature.read(scene, answers);
        const Fates judged = court.judge(scene);
        tally.note(scene, judged, standsFor, answers);
        if (read != judged && tally.differences++ < call.show)
            std::printf("difference %llu%s\n%s", static_cast<unsigned long long>(tally.differences),
                        answers.paradox ? " (a loop)" : "", court.tell(scene, read, judged).c_str());
        if (isatty(2) && tally.worlds % 4096 == 0)
            std::fprintf(stderr, "\r\033[K%llu scenes", static_cast<unsigned long long>(tally.worlds));
    });
    if (isatty(2))
        std::fprintf(stderr, "\r\033[K");
    tally.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return tally;
}

/// A setting that the reading knows.
bool isKnown(const std::string &name, const std::string &value)
{
    Rulebook rules;
    return !(name == "paradox" && value == "all-hold") && applySetting(rules, name, value);
}

int usage()
{
    std::fprintf(
        stderr,
        "Say how many units: prove N [--convoys] [--every-way] [--culprits] [--edition E|all] [--setting S V]... "
        "[--feature F [--empties E]] "
        "[--part I/K] [--show D], prove N --paradoxes [--edition E], prove --grafts COUNT [SEED], "
        "prove --solver N, or prove --sum FILE...\n");
    return 2;
}

} // namespace

int main(int count, char **words)
{
    if (count > 1 && std::strcmp(words[1], "--sum") == 0)
        return sumUp(std::vector<std::string>(words + 2, words + count));
    if (count == 3 && std::strcmp(words[1], "--solver") == 0) {
        const int units = std::atoi(words[2]);
        return units >= 1 && units <= 12 ? askSolver(units) : usage();
    }
    if (count > 2 && std::strcmp(words[1], "--grafts") == 0)
        return proveGrafts(std::strtoull(words[2], nullptr, 10), count > 3 ? std::strtoull(words[3], nullptr, 10) : 1);
    Call call;
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        const char *value = i + 1 < count ? words[i + 1] : "";
        unsigned part = 0, parts = 0;
        if (word == "--convoys") {
            call.convoys = true;
        } else if (word == "--feature" && specialRule(value)) {
            call.feature = specialRule(words[++i]);
        } else if (word == "--paradoxes") {
            call.paradoxes = true;
        } else if (word == "--culprits") {
            call.culprits = true;
        } else if (word == "--every-way") {
            call.everyWay = true;
        } else if (word == "--edition" && (std::strcmp(value, "all") == 0 || editionNamed(value))) {
            call.edition = words[++i];
        } else if (word == "--setting" && i + 2 < count && isKnown(value, words[i + 2])) {
            call.settings.emplace_back(value, words[i + 2]);
            i += 2;
        } else if (word == "--empties" && call.feature) {
            call.empties = std::atoi(value);
            ++i;
        } else if (word == "--show") {
            call.show = std::strtoull(words[++i], nullptr, 10);
        } else if (word == "--part" && std::sscanf(value, "%u/%u", &part, &parts) == 2 && part >= 1 && part <= parts) {
            call.part = part;
            call.parts = parts;
            ++i;
        } else if (call.units == 0 && std::atoi(word.c_str()) >= 1 && std::atoi(word.c_str()) <= 8) {
            call.units = std::atoi(word.c_str());
        } else {
            return usage();
        }
    }
    if (!call.units || (call.feature && (call.convoys || call.units > 6)))
        return usage();
    if (call.paradoxes)
        return listParadoxes(call.units, call.edition);
    if (call.feature) {
        const Tally tally = proveFeature(call);
        std::printf("%s\n", tally.text().c_str());
        return tally.isWell() ? 0 : 1;
    }
    const SmallWorlds worlds(call.units, call.convoys);
    bool well = true;
    for (const char *edition : {"1971", "1982", "2000", "2023"}) {
        if (call.edition != "all" && call.edition != edition)
            continue;
        const Tally tally = prove(call, edition, worlds);
        std::printf("%s\n", tally.text().c_str());
        std::fflush(stdout);
        well = well && tally.isWell();
    }
    return well ? 0 : 1;
}
