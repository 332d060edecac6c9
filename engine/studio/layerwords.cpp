#include "studio/layerwords.h"

#include "base/names.h"
#include "exchange/lines.h"
#include "studio/sketch.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <vector>

namespace entente {

namespace {

/// Of any alphabet, or a part of one.
bool isOfWord(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 128;
}

/// The words of a layer's name: "Region_Colors2" -> "region", "colors".
std::vector<std::string> wordsOfName(std::string_view name)
{
    std::vector<std::string> words;
    bool within = false;
    char before = 'A';
    for (const char c : name) {
        const bool letter = isOfWord(c);
        const bool hump =
            std::isupper(static_cast<unsigned char>(c)) && std::islower(static_cast<unsigned char>(before));
        if (letter && (!within || hump))
            words.emplace_back();
        if (letter)
            words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        within = letter;
        before = c;
    }
    return words;
}

template <typename Words>
bool isAmong(const Words &words, const std::string &word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

} // namespace

Holds holdingOf(std::string_view name)
{
    static constexpr std::array places{"province", "provinces", "territory",  "territories", "places",
                                       "spaces",   "regions",   "provinz",    "provinzen",   "gebiete",
                                       "regionen", "felder",    "provincias", "territoires", "regioni"};
    static constexpr std::array lands{"land",      "lands",     "region", "inland",  "coastal",
                                      "countries", "continent", "island", "islands", "laender",
                                      "länder",    "inseln",    "terres", "terre",   "tierras"};
    static constexpr std::array waters{"sea",  "seas",  "water",  "waters", "ocean", "oceans",
                                       "meer", "meere", "wasser", "mers",   "mares", "mari"};
    static constexpr std::array shut{"impassable", "impassables", "inert", "impassible", "unpassierbar"};
    static constexpr std::array common{"color", "colors",   "colour", "colours", "area",  "areas",
                                       "layer", "polygons", "shapes", "fill",    "fills", "tiles",
                                       "map",   "zones",    "the",    "and",     "und",   "et"};
    const auto isIn = [](const auto &words, const std::string &word) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    Holds holds = Holds::Other;
    const std::vector<std::string> words = wordsOfName(name);
    if (words == std::vector<std::string>{"mouse", "layer"})
        return Holds::Places;
    for (const std::string &word : words) {
        const Holds says = isIn(shut, word)     ? Holds::Impassable
                           : word == "neutral"  ? Holds::Neutral
                           : isIn(waters, word) ? Holds::Water
                           : isIn(lands, word)  ? Holds::Land
                           : isIn(places, word) ? Holds::Places
                                                : Holds::Other;
        if (says == Holds::Other && !isIn(common, word))
            return Holds::Other;
        if (says != Holds::Other && (holds == Holds::Other || holds == Holds::Places))
            holds = says;
    }
    return holds;
}

bool isOfFrame(const Drawing &drawing, int group)
{
    static constexpr std::array frames{"cartouche", "legend", "key",      "title",
                                       "credits",   "scale",  "neatline", "background"};
    static constexpr std::array alone{"legend",  "legende",   "title",   "banner",    "banners",
                                      "sidebar", "cartouche", "compass", "scoreboard"}; // beside any other word
    const auto groups = drawing.around(group);
    return std::any_of(groups.begin(), groups.end(), [](const DrawnGroup *each) {
        if (each->ofBoard)
            return false;
        const auto isOne = [](const std::string &called) {
            const std::vector<std::string> words = wordsOfName(called);
            return isAmong(frames, foldName(called))
                   || std::any_of(words.begin(), words.end(),
                                  [](const std::string &word) { return isAmong(alone, word); });
        };
        return isOne(each->id) || isOne(each->label);
    });
}

bool isChosenName(std::string_view name)
{
    std::string word = lowerCase(trimmed(name));
    while (!word.empty() && !isOfWord(word.back()))
        word.pop_back();
    static constexpr std::array made{
        "path",          "g",        "rect",      "polygon",  "polyline",       "shape",   "svg",   "layer",
        "use",           "text",     "tspan",     "circle",   "ellipse",        "image",   "group", "vector",
        "layer_",        "compound", "rectangle", "flowroot", "combined-shape", "xmlid",   "line",  "curve",
        "union",         "subtract", "intersect", "frame",    "object",         "outline", "pfad",  "gruppe",
        "compound path", "oval",     "polygone",  "clip path"};
    return !word.empty() && std::find(made.begin(), made.end(), word) == made.end();
}

Ground groundIn(std::string_view words)
{
    static constexpr std::array waters{
        "sea",    "seas",    "ocean", "oceano", "océano",    "océan",   "gulf",          "bay",       "channel",
        "strait", "straits", "sound", "bight",  "water",     "waters",  "seapoly",       "waterpoly", "mer",
        "golfe",  "golfo",   "golf",  "baie",   "bahia",     "bahía",   "baia",          "mar",       "mare",
        "meer",   "bucht",   "ozean", "zee",    "skagerrak", "nordsee", "mediterranean", "atlantic",  "ostsee"};
    /// What lies at such water: "Gulf States", "Channel Islands".
    static constexpr std::array dry{"island",  "islands", "isle",    "isles",     "state",    "states",
                                    "coast",   "land",    "lands",   "territory", "province", "people",
                                    "peoples", "city",    "country", "insel",     "inseln",   "küste"};
    static constexpr std::array ends{"meer", "bucht", "ozean", "busen"}; // "Eismeer"
    if (lowerCase(words).find("impass") != std::string::npos)
        return Ground::Impassable;
    bool isWater = false;
    const std::vector<std::string> all = wordsOfName(words);
    for (const std::string &word : all) {
        isWater =
            isWater || isAmong(waters, word)
            || std::any_of(ends.begin(), ends.end(), [&word](std::string_view end) { return word.ends_with(end); });
        if (!isWater && (word == "land" || word == "landpoly" || word == "lands"))
            return Ground::Land;
    }
    return !isWater ? Ground::Unknown : isAmong(dry, all.back()) ? Ground::Land : Ground::Water;
}

} // namespace entente
