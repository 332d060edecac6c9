#include "exchange/compass.h"

#include "base/names.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace entente {

namespace {

struct Spot {
    const char *name;
    int east;  ///< degrees of longitude
    int north; ///< degrees of latitude
};

/// About where lands, towns and waters lie that boards are made of.
constexpr Spot globe[] = {
    // Europe
    {"Norway", 9, 61},
    {"Sweden", 15, 60},
    {"Finland", 26, 63},
    {"Denmark", 9, 56},
    {"St. Petersburg", 30, 60},
    {"Livonia", 25, 57},
    {"Moscow", 37, 56},
    {"Ukraine", 31, 50},
    {"Warsaw", 21, 52},
    {"Prussia", 20, 54},
    {"Sevastopol", 34, 46},
    {"Rumania", 26, 45},
    {"Romania", 26, 45},
    {"Bulgaria", 25, 43},
    {"Serbia", 21, 44},
    {"Greece", 22, 39},
    {"Albania", 20, 41},
    {"Constantinople", 28, 41},
    {"Ankara", 33, 40},
    {"Smyrna", 28, 38},
    {"Armenia", 42, 40},
    {"Syria", 38, 35},
    {"Budapest", 20, 47},
    {"Vienna", 16, 48},
    {"Trieste", 14, 45},
    {"Galicia", 23, 49},
    {"Bohemia", 14, 50},
    {"Tyrolia", 11, 47},
    {"Silesia", 17, 51},
    {"Berlin", 13, 52},
    {"Munich", 11, 48},
    {"Kiel", 10, 54},
    {"Ruhr", 7, 51},
    {"Holland", 5, 52},
    {"Belgium", 4, 51},
    {"Picardy", 2, 50},
    {"Paris", 2, 49},
    {"Brest", -3, 48},
    {"Burgundy", 5, 47},
    {"Gascony", 0, 44},
    {"Marseilles", 5, 43},
    {"Spain", -4, 40},
    {"Portugal", -8, 39},
    {"Piedmont", 8, 45},
    {"Venice", 12, 45},
    {"Tuscany", 11, 43},
    {"Rome", 12, 42},
    {"Naples", 15, 41},
    {"Apulia", 17, 41},
    {"London", 0, 51},
    {"Yorkshire", -1, 54},
    {"Wales", -4, 52},
    {"Liverpool", -3, 53},
    {"Edinburgh", -3, 56},
    {"Clyde", -5, 56},
    {"Ireland", -8, 53},
    {"Scotland", -4, 57},
    {"Iceland", -19, 65},
    {"Tunis", 10, 36},
    {"North Africa", 0, 35},
    {"Norwegian Sea", 0, 66},
    {"North Sea", 3, 56},
    {"Barents Sea", 35, 72},
    {"Baltic Sea", 18, 56},
    {"Gulf of Bothnia", 20, 62},
    {"Black Sea", 34, 43},
    {"Aegean Sea", 25, 38},
    {"Ionian Sea", 19, 37},
    {"Adriatic Sea", 16, 43},
    {"Tyrrhenian Sea", 12, 40},
    {"Gulf of Lyon", 5, 42},
    {"Western Mediterranean", 3, 38},
    {"Eastern Mediterranean", 30, 34},
    {"English Channel", -2, 50},
    {"Irish Sea", -5, 53},
    {"Mid-Atlantic Ocean", -15, 43},
    {"North Atlantic Ocean", -20, 56},
    {"Cornwall", -5, 50},
    {"Normandy", 0, 49},
    {"Flanders", 3, 51},
    {"Calais", 2, 51},
    {"Dijon", 5, 47},
    {"Provence", 6, 44},
    {"Aragon", 0, 42},
    {"Castile", -4, 41},
    {"Toulouse", 1, 44},
    {"Orleanais", 2, 48},
    {"Brittany", -3, 48},
    {"Luxembourg", 6, 50},
    {"Lorraine", 6, 49},
    {"Alsace", 8, 48},
    {"Savoy", 6, 46},
    {"Friesland", 6, 53},
    {"Devon", -4, 51},
    {"Northumbria", -2, 55},
    {"Madrid", -4, 40},
    {"Barcelona", 2, 41},
    {"Lisbon", -9, 39},
    {"Gibraltar", -5, 36},
    {"Milan", 9, 45},
    {"Athens", 24, 38},
    {"Prague", 14, 50},
    {"Hungary", 19, 47},
    {"Austria", 14, 47},
    {"Poland", 20, 52},
    {"Lithuania", 24, 55},
    {"Kiev", 31, 50},
    {"Crimea", 34, 45},
    {"Georgia", 43, 42},
    {"Istanbul", 29, 41},
    {"Izmir", 27, 38},
    {"Bavaria", 12, 49},
    {"Saxony", 13, 51},
    {"Hamburg", 10, 54},
    {"Odessa", 31, 46},
    {"Gorky", 44, 56},
    {"Volga", 46, 50},
    // The ancient world
    {"Carthage", 10, 37},
    {"Sicilia", 14, 37},
    {"Sicily", 14, 37},
    {"Sardinia", 9, 40},
    {"Corsica", 9, 42},
    {"Gaul", 3, 47},
    {"Iberia", -4, 40},
    {"Massilia", 5, 43},
    {"Roma", 12, 42},
    {"Neapolis", 14, 41},
    {"Ravenna", 12, 44},
    {"Macedonia", 22, 41},
    {"Thrace", 27, 42},
    {"Dacia", 25, 46},
    {"Byzantium", 29, 41},
    {"Sparta", 22, 37},
    {"Crete", 25, 35},
    {"Cyprus", 33, 35},
    {"Miletus", 27, 37},
    {"Galatia", 33, 40},
    {"Cappadocia", 35, 39},
    {"Antioch", 36, 36},
    {"Sidon", 35, 34},
    {"Tyre", 35, 33},
    {"Jerusalem", 35, 32},
    {"Damascus", 36, 33},
    {"Arabia", 40, 27},
    {"Sinai", 34, 29},
    {"Alexandria", 30, 31},
    {"Memphis", 31, 30},
    {"Thebes", 33, 26},
    {"Cyrene", 22, 33},
    {"Numidia", 6, 36},
    {"Mauretania", -4, 35},
    {"Sahara", 5, 28},
    {"Phazania", 14, 27},
    {"Egypt", 30, 28},
    {"Persia", 52, 32},
    {"Nabatea", 36, 30},
    {"Isauria", 32, 37},
    {"Illyria", 18, 44},
    {"Germania", 10, 51},
    {"Etruria", 11, 43},
    {"Samnium", 15, 41},
    {"Saguntum", 0, 40},
    {"Lusitania", -8, 39},
    {"Rhaetia", 10, 47},
    {"Vindelicia", 11, 48},
    {"Sarmatia", 35, 50},
    {"Bithynia", 31, 41},
    {"Leptis", 14, 33},
    {"Marmarica", 25, 31},
    {"Balearic Sea", 3, 40},
    {"Libyan Sea", 20, 33},
    {"Cilician Sea", 34, 36},
    // Asia, Africa, America
    {"Baghdad", 44, 33},
    {"Teheran", 51, 36},
    {"Tehran", 51, 36},
    {"Delhi", 77, 29},
    {"Bombay", 73, 19},
    {"Madras", 80, 13},
    {"Calcutta", 88, 23},
    {"Bengal", 90, 24},
    {"Ceylon", 81, 7},
    {"Burma", 96, 21},
    {"Siam", 101, 15},
    {"Annam", 108, 15},
    {"Canton", 113, 23},
    {"Shanghai", 121, 31},
    {"Peking", 116, 40},
    {"Manchuria", 126, 45},
    {"Mongolia", 104, 46},
    {"Korea", 127, 37},
    {"Seoul", 127, 37},
    {"Tokyo", 140, 36},
    {"Kyoto", 136, 35},
    {"Kyushu", 131, 33},
    {"Sakhalin", 143, 50},
    {"Vladivostok", 132, 43},
    {"Siberia", 100, 60},
    {"Omsk", 73, 55},
    {"Formosa", 121, 24},
    {"Luzon", 121, 16},
    {"Borneo", 114, 1},
    {"Java", 110, -7},
    {"Sumatra", 102, 0},
    {"New Guinea", 143, -6},
    {"Tibet", 88, 31},
    {"Kashmir", 76, 34},
    {"Afghanistan", 66, 34},
    {"Morocco", -6, 32},
    {"Algeria", 3, 30},
    {"Libya", 17, 28},
    {"Sudan", 30, 15},
    {"Ethiopia", 40, 9},
    {"Kenya", 38, 0},
    {"Congo", 22, -2},
    {"Angola", 18, -12},
    {"Nigeria", 8, 9},
    {"Madagascar", 47, -19},
    {"Mozambique", 36, -17},
    {"Alaska", -150, 64},
    {"Canada", -100, 58},
    {"Quebec", -71, 50},
    {"Ontario", -85, 50},
    {"California", -120, 37},
    {"Texas", -99, 31},
    {"Florida", -82, 28},
    {"Mexico", -102, 23},
    {"Cuba", -79, 22},
    {"Colombia", -73, 4},
    {"Venezuela", -66, 7},
    {"Brazil", -52, -10},
    {"Peru", -75, -10},
    {"Bolivia", -64, -17},
    {"Chile", -71, -33},
    {"Argentina", -64, -35},
    {"Australia", 134, -25},
};

constexpr std::size_t fewest = 4; ///< known names that are believed
constexpr double least = 0.5;     ///< of what they would say with one voice

std::map<std::string, const Spot *> spotsByName()
{
    std::map<std::string, const Spot *> spots;
    for (const Spot &spot : globe)
        spots.emplace(foldName(spot.name), &spot);
    return spots;
}

const Spot *spotOf(const Province &province)
{
    static const std::map<std::string, const Spot *> spots = spotsByName();
    auto found = spots.find(foldName(province.name));
    for (auto alias = province.aliases.begin(); found == spots.end() && alias != province.aliases.end(); ++alias)
        found = spots.find(foldName(*alias));
    return found == spots.end() ? nullptr : found->second;
}

ChartPoint centreOf(const std::vector<ChartPoint> &points)
{
    ChartPoint sum;
    for (const ChartPoint &point : points)
        sum = {sum.x + point.x, sum.y + point.y};
    return {sum.x / static_cast<double>(points.size()), sum.y / static_cast<double>(points.size())};
}

/// A turn, after a mirror or not, and how well the known points lie then: 1 where they lie as on the globe.
struct Turning {
    bool mirrored = false;
    double cosine = 1;
    double sine = 0;
    double fit = 0;

    ChartPoint of(ChartPoint point) const
    {
        const double x = mirrored ? -point.x : point.x;
        return {cosine * x - sine * point.y, sine * x + cosine * point.y};
    }
};

/// The turn that brings `points` nearest to `goals`, both about their centres.
Turning bestTurn(const std::vector<ChartPoint> &points, const std::vector<ChartPoint> &goals, bool mirrored)
{
    const ChartPoint from = centreOf(points);
    const ChartPoint to = centreOf(goals);
    double along = 0;
    double across = 0;
    double pointSquares = 0;
    double goalSquares = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double x = (mirrored ? -1 : 1) * (points[i].x - from.x);
        const double y = points[i].y - from.y;
        const double u = goals[i].x - to.x;
        const double v = goals[i].y - to.y;
        along += x * u + y * v;
        across += x * v - y * u;
        pointSquares += x * x + y * y;
        goalSquares += u * u + v * v;
    }
    Turning turn;
    turn.mirrored = mirrored;
    const double length = std::hypot(along, across);
    if (length > 0 && pointSquares > 0 && goalSquares > 0) {
        turn.cosine = along / length;
        turn.sine = across / length;
        turn.fit = length / std::sqrt(pointSquares * goalSquares);
    }
    return turn;
}

} // namespace

void turnNorthUp(const Board &board, std::vector<ChartPoint> &points)
{
    std::vector<ChartPoint> known;
    std::vector<const Spot *> spots;
    double north = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (const Spot *spot = spotOf(board.province(ProvinceId(static_cast<int>(i))))) {
            known.push_back(points[i]);
            spots.push_back(spot);
            north += spot->north;
        }
    }
    if (known.size() < fewest)
        return;
    // A degree to the east is shorter the farther one is from the equator. On charts y grows downwards.
    const double narrowing = std::cos(north / static_cast<double>(spots.size()) * std::numbers::pi / 180);
    std::vector<ChartPoint> goals;
    for (const Spot *spot : spots)
        goals.push_back({spot->east * narrowing, static_cast<double>(-spot->north)});
    const Turning plain = bestTurn(known, goals, false);
    const Turning mirrored = bestTurn(known, goals, true);
    const Turning &best = mirrored.fit > plain.fit ? mirrored : plain;
    if (best.fit < least)
        return;
    for (ChartPoint &point : points)
        point = best.of(point);
}

} // namespace entente
