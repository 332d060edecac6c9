#include "tally.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace entente::proof {

namespace {

struct Hash {
    std::uint64_t value = 14695981039346656037u;

    void mix(std::uint64_t more)
    {
        value = (value ^ more) * 1099511628211u;
        value ^= value >> 29;
    }
};

} // namespace

void Tally::note(const World &world, const Findings &judged, std::uint64_t standsFor, const Answers &answers)
{
    Hash hash;
    for (int u = 0; u < world.units; ++u) {
        hash.mix(static_cast<std::uint64_t>(world.power[u]) << 16 | static_cast<std::uint64_t>(world.act[u]) << 8
                 | static_cast<std::uint64_t>(world.to[u]));
        for (const Mask route : world.routes[u])
            hash.mix(route);
        hash.mix(judged.retreats[u]);
    }
    for (const Mask set : {world.via, world.apart, judged.moved, judged.given, judged.dislodged, judged.contested})
        hash.mix(set);
    count(standsFor, answers, hash.value);
}

void Tally::note(const Scene &scene, const Fates &judged, std::uint64_t standsFor, const Answers &answers)
{
    Hash hash;
    for (int u = 0; u < scene.units; ++u) {
        const Piece &piece = scene.piece[static_cast<std::size_t>(u)];
        for (const int part : {int(piece.kind), int(piece.verb), int(piece.inside) + 2 * int(piece.aboard),
                               int(piece.power), int(piece.stand), int(piece.to), int(piece.next), int(piece.over),
                               int(judged.at[static_cast<std::size_t>(u)])})
            hash.mix(static_cast<std::uint64_t>(part + 1));
        hash.mix(judged.retreats[static_cast<std::size_t>(u)]);
    }
    for (int place = 0; place < scene.places; ++place)
        hash.mix(static_cast<std::uint64_t>(scene.mark[static_cast<std::size_t>(place)]));
    for (const Mask set :
         {judged.given, judged.dislodged, judged.inside, judged.acted, judged.raided, judged.contested})
        hash.mix(set);
    count(standsFor, answers, hash.value);
}

void Tally::count(std::uint64_t standsFor, const Answers &answers, std::uint64_t hash)
{
    ++worlds;
    standFor += standsFor;
    circles += answers.count > 1 && !answers.paradox ? 1 : 0;
    paradoxes += answers.paradox ? 1 : 0;
    unanswered += answers.unanswered ? 1 : 0;
    digest += hash;
}

bool Tally::isWell() const
{
    return differences == 0 && unanswered == 0 && (!isWhole() || expected == 0 || expected == standFor);
}

bool Tally::belongsTo(const Tally &o) const
{
    return units == o.units && convoys == o.convoys && edition == o.edition && parts == o.parts;
}

bool Tally::add(const Tally &o)
{
    for (const std::size_t part : o.done) {
        if (!done.insert(part).second)
            return false;
    }
    worlds += o.worlds;
    standFor += o.standFor;
    circles += o.circles;
    paradoxes += o.paradoxes;
    unanswered += o.unanswered;
    lapsed += o.lapsed;
    differences += o.differences;
    digest += o.digest;
    seconds += o.seconds;
    return true;
}

std::string Tally::text() const
{
    std::ostringstream out;
    std::string which;
    for (const std::size_t part : done)
        which += (which.empty() ? "" : ",") + std::to_string(part);
    if (isWhole())
        which = "all";
    out << "units=" << units << " convoys=" << (convoys ? "yes" : "no") << " edition=" << edition << " parts=" << which
        << "/" << parts << " worlds=" << worlds << " standing-for=" << standFor << " expected=" << expected
        << " circles=" << circles << " paradoxes=" << paradoxes << " unanswered=" << unanswered
        << " differences=" << differences;
    if (lapsed)
        out << " lapsed=" << lapsed;
    char end[80];
    std::snprintf(end, sizeof end, " digest=%016llx seconds=%.1f", static_cast<unsigned long long>(digest), seconds);
    return out.str() + end;
}

/// "1,3/4", or "all/4".
void Tally::readParts(const std::string &text)
{
    const std::size_t slash = text.find('/');
    std::istringstream(slash == std::string::npos ? "1" : text.substr(slash + 1)) >> parts;
    std::istringstream list(text.substr(0, slash));
    for (std::string part; std::getline(list, part, ',');) {
        for (std::size_t i = 1; part == "all" && i <= parts; ++i)
            done.insert(i);
        if (part != "all")
            done.insert(static_cast<std::size_t>(std::strtoull(part.c_str(), nullptr, 10)));
    }
}

bool Tally::read(const std::string &line, Tally &tally)
{
    if (line.rfind("units=", 0) != 0)
        return false;
    std::istringstream in(line);
    for (std::string word; in >> word;) {
        const std::size_t at = word.find('=');
        if (at == std::string::npos)
            return false;
        const std::string name = word.substr(0, at), value = word.substr(at + 1);
        std::istringstream number(value);
        if (name == "convoys")
            tally.convoys = value == "yes";
        else if (name == "edition")
            tally.edition = value;
        else if (name == "parts")
            tally.readParts(value);
        else if (name == "digest")
            number >> std::hex >> tally.digest;
        else if (name == "seconds")
            number >> tally.seconds;
        else if (name == "units")
            number >> tally.units;
        else
            number >> (name == "worlds"         ? tally.worlds
                       : name == "standing-for" ? tally.standFor
                       : name == "expected"     ? tally.expected
                       : name == "circles"      ? tally.circles
                       : name == "paradoxes"    ? tally.paradoxes
                       : name == "unanswered"   ? tally.unanswered
                       : name == "lapsed"       ? tally.lapsed
                                                : tally.differences);
        if (number.fail())
            return false;
    }
    return true;
}

int sumUp(const std::vector<std::string> &files)
{
    std::vector<Tally> sums;
    bool well = !files.empty();
    for (const std::string &name : files) {
        std::ifstream file(name);
        if (!file) {
            std::fprintf(stderr, "%s cannot be read.\n", name.c_str());
            well = false;
        }
        for (std::string line; std::getline(file, line);) {
            Tally tally;
            if (!Tally::read(line, tally))
                continue;
            bool added = false;
            for (Tally &sum : sums) {
                if (!added && sum.belongsTo(tally)) {
                    added = true;
                    if (sum.add(tally))
                        continue;
                    std::printf("%s: a part that was here before\n", name.c_str());
                    well = false;
                }
            }
            if (!added)
                sums.push_back(tally);
        }
    }
    for (const Tally &sum : sums) {
        std::printf("%s\n", sum.text().c_str());
        if (!sum.isWhole())
            std::printf("  not all parts are here\n");
        well = well && sum.isWell() && sum.isWhole();
    }
    return well && !sums.empty() ? 0 : 1;
}

} // namespace entente::proof
