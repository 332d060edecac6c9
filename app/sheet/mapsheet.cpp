#include "sheet/mapsheet.h"

#include "document/wholefile.h"
#include "sheet/sheetreader.h"

#include <QCoreApplication>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

Result<QByteArray, QString> readAll(const QString &name)
{
    auto bytes = readWhole(name);
    if (!bytes)
        return QCoreApplication::translate("entente::app::MapSheet", "%1 cannot be read: %2").arg(name, bytes.error());
    return bytes;
}

qreal squaredDistance(QPointF a, QPointF b)
{
    const QPointF way = a - b;
    return QPointF::dotProduct(way, way);
}

} // namespace

Result<std::shared_ptr<const MapSheet>, QString> MapSheet::load(const QString &folder, const Board &board,
                                                                const PlateWords &words)
{
    const auto svg = readAll(folder + "/map.svg"_L1);
    if (!svg)
        return svg.error();
    const auto json = readAll(folder + "/layout.json"_L1);
    if (!json)
        return json.error();
    SheetReader reader(board);
    reader.readDrawing(*svg);
    reader.readLayout(*json);
    if (!words.title.isEmpty())
        reader.setPlate(words);
    if (reader.faults().isEmpty())
        reader.check();
    if (!reader.faults().isEmpty())
        return folder + ":\n"_L1 + reader.faults().join(u'\n');
    return reader.sheet();
}

QPointF MapSheet::unitAnchor(RegionId region, Layer layer) const
{
    return m_places[static_cast<std::size_t>(region.index())].unit[static_cast<std::size_t>(layer)];
}

std::vector<QPointF> MapSheet::standingPlaces(const Board &board, ProvinceId province) const
{
    std::vector<QPointF> places;
    if (board.province(province).terrain == Terrain::Impassable)
        return places;
    const RegionId region = mainRegion(province);
    places.push_back(unitAnchor(region));
    bool bombers = false;
    for (int i = 0; i < board.kindCount(); ++i)
        bombers = bombers || board.kind(KindId(i)).flying == Flying::Tours;
    for (const Layer layer : {Layer::Air, Layer::Walls}) {
        const QPointF at = unitAnchor(region, layer);
        if ((layer == Layer::Walls || bombers) && at != places.front())
            places.push_back(at);
    }
    return places;
}

QPointF MapSheet::slotAnchor(RegionId region, int slot) const
{
    const std::vector<QPointF> &places = m_places[static_cast<std::size_t>(region.index())].slots;
    if (places.empty() || slot < 1)
        return unitAnchor(region);
    if (slot <= static_cast<int>(places.size()))
        return places[static_cast<std::size_t>(slot - 1)];
    // A second row begins half way between the first two.
    const QPointF step = places.size() > 1 ? (places[1] - places[0]) / 2 : QPointF();
    return places[static_cast<std::size_t>(slot - 1) % places.size()] + step;
}

std::optional<QPointF> MapSheet::gate(RegionId box, ProvinceId neighbour) const
{
    const std::map<ProvinceId, QPointF> &gates = m_places[static_cast<std::size_t>(box.index())].gates;
    const auto found = gates.find(neighbour);
    return found == gates.end() ? std::nullopt : std::optional(found->second);
}

ProvinceId MapSheet::provinceAt(QPointF point) const
{
    for (std::size_t i = 0; i < m_grounds.size(); ++i) {
        const Ground &ground = m_grounds[i];
        if (!ground.box.contains(point))
            continue;
        bool inside = false;
        for (const QPolygonF &ring : ground.rings)
            inside ^= ring.containsPoint(point, Qt::OddEvenFill);
        if (inside)
            return ProvinceId(static_cast<int>(i));
    }
    return ProvinceId();
}

RegionId MapSheet::regionNear(QPointF point, ProvinceId province) const
{
    const auto at = static_cast<std::size_t>(province.index());
    RegionId nearest = m_mainRegion[at];
    qreal least = squaredDistance(point, unitAnchor(nearest));
    for (const RegionId coast : m_coastRegions[at]) {
        const qreal distance = squaredDistance(point, unitAnchor(coast));
        if (distance < least) {
            least = distance;
            nearest = coast;
        }
    }
    return nearest;
}

} // namespace entente::app
