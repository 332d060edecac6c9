#pragma once

#include "testfiles.h"

#include "exchange/variantimporter.h"
#include "rules/variant.h"

#include <QtGlobal>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace entente::test {

inline std::string corpus(const std::string &name)
{
    return readTestFile("tests/cases/exchange/" + name);
}

inline std::vector<ForeignVariant> imported(const std::string &bytes)
{
    const VariantImporter *importer = variantImporterFor(bytes);
    if (!importer)
        qFatal("Nobody reads %s", bytes.substr(0, 80).c_str());
    auto read = importer->read(bytes, {});
    if (!read)
        qFatal("%s", read.error().text().c_str());
    return std::move(read).value();
}

/// "boh-gal land" for every passage.
inline std::set<std::string> passagesOf(const Board &board)
{
    std::set<std::string> all;
    for (const Passage &passage : board.passages()) {
        const auto end = [&](RegionId region) {
            const std::string &coast = board.region(region).coast;
            return std::string(board.province(board.provinceOf(region)).id)
                .append(coast.empty() ? "" : "/")
                .append(coast);
        };
        std::string from = end(passage.from);
        std::string to = end(passage.to);
        if (to < from)
            std::swap(from, to);
        if (passage.land)
            all.insert(from + ' ' + to + " land");
        if (passage.sea)
            all.insert(from + ' ' + to + " sea");
    }
    return all;
}

/// "Austria A Vie, ..." sorted.
inline std::set<std::string> unitsOf(const Variant &variant)
{
    std::set<std::string> all;
    for (const Unit &unit : variant.start.units) {
        const Board &board = *variant.board;
        all.insert(board.power(unit.power).name + ' ' + board.kind(unit.kind).letter + ' '
                   + board.province(board.provinceOf(unit.region)).id + '/' + board.region(unit.region).coast);
    }
    return all;
}

/// Files in memory that lie beside one another.
inline Surroundings beside(const std::string &name, std::map<std::string, std::string> files)
{
    return {name, [files](const std::string &wanted) {
                const auto found = files.find(wanted);
                return found == files.end() ? std::nullopt : std::optional(found->second);
            }};
}

inline const std::string shore =
    "COAST ALP ABUTS BET SEA\nCOAST BET ABUTS ALP GAM SEA\nLAND GAM ABUTS bet\nWATER SEA ABUTS ALP BET\n";
inline const std::string sides = "REDS (RED:R) ALP\nBLUES (BLUE:B) BET\nUNOWNED GAM\n";

inline std::string waysOf(const Board &board)
{
    std::vector<std::string> all;
    for (const Passage &passage : board.passages())
        all.push_back(board.regionText(passage.from) + "-" + board.regionText(passage.to) + (passage.land ? "l" : "")
                      + (passage.sea ? "s" : ""));
    std::sort(all.begin(), all.end());
    std::string text;
    for (const std::string &each : all)
        text += (text.empty() ? "" : " ") + each;
    return text;
}

} // namespace entente::test
