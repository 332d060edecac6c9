#include "io/kindsreader.h"

#include "io/boardreader.h"
#include "io/entries.h"

#include <cmath>

namespace entente {

namespace {

/// In half units.
int readStrength(const JsonCursor &item, const char *key, int fallback)
{
    const auto strength = item.find(key);
    if (!strength)
        return fallback;
    const double halves = strength->number().value_or(1) * 2;
    if (halves >= 0 && halves <= 20 && halves == std::floor(halves))
        return static_cast<int>(halves);
    strength->fault(worded("Faults", "A strength is from 0 to 10 in steps of a half."));
    return fallback;
}

/// [{"from": "F1943", "range": 6}]: how far tours go from a season on.
void readRanges(const JsonCursor &kind, UnitKind &read)
{
    const auto list = kind.find("ranges");
    if (!list)
        return;
    for (const JsonCursor &item : list->items()) {
        if (!item.objectOf({"from", "range"}))
            continue;
        UnitKind::Range range;
        const std::string from = item.needText("from");
        const std::size_t season = from.empty() ? std::string::npos : std::string("SUFW").find(from.front());
        const bool digits =
            from.size() > 1 && from.size() < 7 && from.find_first_not_of("0123456789", 1) == std::string::npos;
        if (season == std::string::npos || !digits)
            item.fault(worded("Faults", "A range counts from a season like \"F1943\"."));
        else
            range.year = std::stoi(from.substr(1));
        range.season = static_cast<int>(season);
        if (const auto points = item.need("range"))
            range.halves = static_cast<int>(points->integer(1, 14).value_or(1)) * 2;
        read.ranges.push_back(range);
    }
}

void readTravel(const JsonCursor &item, UnitKind &kind)
{
    if (const auto travel = item.need("travel")) {
        kind.travel = readWord<Travel>(
            *travel, {{"land", Travel::Land}, {"sea", Travel::Sea}, {"air", Travel::Air}, {"over", Travel::Over}},
            Travel::Land);
    }
    kind.embarks = item.flagOr("embarks", false);
    if (kind.embarks && kind.travel != Travel::Land)
        item.fault(worded("Faults", "Only a kind that travels by land embarks."));
    if (const auto flying = item.find("flying")) {
        kind.flying = readWord<Flying>(*flying, {{"sorties", Flying::Sorties}, {"tours", Flying::Tours}}, Flying::No);
        if (kind.travel != Travel::Air)
            flying->fault(worded("Faults", "Only a kind that travels by air flies."));
    }
    kind.hops = static_cast<int>(item.integerOr("hops", 1, 1, 2));
}

UnitKind readKind(const JsonCursor &item)
{
    UnitKind kind;
    kind.letter = item.needText("letter");
    kind.name = readName(item, "name");
    kind.aliases = item.textsOf("aliases");
    readTravel(item, kind);
    kind.strength = readStrength(item, "strength", kind.strength);
    kind.march = readStrength(item, "march", kind.strength);
    kind.convoys = item.flagOr("convoys", false);
    kind.isConvoyed = item.flagOr("isConvoyed", false);
    kind.captures = item.flagOr("captures", true);
    readRanges(item, kind);
    kind.cost = static_cast<int>(item.integerOr("cost", 0, 0, 20));
    item.textOr("symbol", {});
    return kind;
}

/// A limit speaks of another kind, which may stand further down the list.
void readLimits(const JsonCursor &variant, KindsRead &read)
{
    const auto list = variant.find("kinds");
    if (!list)
        return;
    std::size_t index = 0;
    for (const JsonCursor &item : list->items()) {
        const auto limit = item.find("limit");
        if (limit && index < read.kinds.size() && limit->objectOf({"of", "each", "more"})) {
            UnitKind::Limit &known = read.kinds[index].limit;
            const int of = read.ids.find(*limit, limit->needText("of"));
            known.of = of < 0 ? KindId() : KindId(of);
            known.each = static_cast<int>(limit->integerOr("each", 1, 1, 20));
            known.more = static_cast<int>(limit->integerOr("more", 0, 0, 20));
        }
        ++index;
    }
}

} // namespace

KindsRead readKinds(const JsonCursor &variant)
{
    KindsRead read;
    for (const JsonCursor &item : entriesOf(variant, "kinds", 16)) {
        if (!item.objectOf({"letter", "name", "aliases", "travel", "strength", "convoys", "isConvoyed", "embarks",
                            "captures", "flying", "ranges", "symbol", "hops", "march", "cost", "limit", "returnsTo"}))
            continue;
        read.kinds.push_back(readKind(item));
        read.ids.add(item, read.kinds.back().letter);
        if (const auto home = item.find("returnsTo"))
            read.returns.emplace_back(*home, static_cast<int>(read.kinds.size()) - 1);
    }
    readLimits(variant, read);
    return read;
}

} // namespace entente
