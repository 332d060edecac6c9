#include "sheet/sheetreader.h"

#include "io/loosejson.h"
#include "sheet/groundways.h"
#include "sheet/linework.h"
#include "sheet/mapsheet.h"
#include "sheet/pathdata.h"
#include "sheet/provincemask.h"
#include "sheet/sharedpath.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QCoreApplication>
#include <QMap>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// A point of a layout, `[x, y]`; false: it is none.
bool readPoint(LooseJson pair, QPointF &point)
{
    if (pair.items().size() != 2 || !pair.at(0).isNumber() || !pair.at(1).isNumber())
        return false;
    point = QPointF(pair.at(0).number(), pair.at(1).number());
    return true;
}

/// The texts of a list.
QStringList textsOf(LooseJson list)
{
    QStringList texts;
    for (const LooseJson text : list.items())
        texts.push_back(fromUtf8(text.text()));
    return texts;
}

void readPoints(LooseJson list, QPolygonF &points)
{
    for (const LooseJson entry : list.items()) {
        QPointF point;
        if (readPoint(entry, point))
            points.push_back(point);
    }
}

/// Where the name and the abbreviation of a place go; `nowhere` is a point that the layout leaves out.
LabelPlace readLabel(LooseJson province, QPointF nowhere)
{
    LabelPlace place;
    place.at = place.shortAt = nowhere;
    const LooseJson label = province["label"];
    place.lines = textsOf(label["lines"]);
    const LooseJson divided = label["divided"];
    for (const std::string &language : divided.keys())
        place.divided[fromUtf8(language)] = textsOf(divided[language]);
    readPoint(label["at"], place.at);
    place.angle = label["angle"].number(0);
    place.size = label["size"].number(place.size);
    place.sea = label["style"].text() == "sea";
    place.from = label["from"].number(0);
    readPoints(label["curve"], place.curve);
    readPoints(label["off"], place.off);
    readPoints(label["bay"], place.bay);
    const LooseJson brief = province["abbr"];
    readPoint(brief["at"], place.shortAt);
    place.shortSize = brief["size"].number(place.size);
    return place;
}

/// For the sentences of this file.
struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(SheetWords)
};

bool missing(QPointF point)
{
    return std::isnan(point.x());
}

const QPointF nowhere(std::nan(""), std::nan(""));

/// Two points a little to either side of the arc's middle.
std::array<QPointF, 2> besides(const QPainterPath &arc)
{
    const QPointF middle = arc.pointAtPercent(0.5);
    const QPointF next = arc.pointAtPercent(0.55);
    QPointF way = next - middle;
    const qreal length = std::hypot(way.x(), way.y());
    way = length > 0 ? way * (1.5 / length) : QPointF(1.5, 0);
    return {middle + QPointF(way.y(), -way.x()), middle - QPointF(way.y(), -way.x())};
}

} // namespace

SheetReader::SheetReader(const Board &board) : m_board(board), m_sheet(new MapSheet)
{
    m_sheet->m_grounds.resize(static_cast<std::size_t>(board.provinceCount()));
    m_sheet->m_places.resize(static_cast<std::size_t>(board.regionCount()));
    for (MapSheet::Place &place : m_sheet->m_places) {
        place.unit.fill(nowhere);
        place.dislodged = nowhere;
    }
    for (int i = 0; i < board.provinceCount(); ++i) {
        const ProvinceId id(i);
        m_provinces.insert(QString::fromStdString(board.province(id).id), id);
        m_sheet->m_mainRegion.push_back(board.mainRegion(id));
        const auto coasts = board.coastsOf(id);
        m_sheet->m_coastRegions.emplace_back(coasts.begin(), coasts.end());
    }
}

namespace {

/// Pictures are as long as their map: one of an endless map has no end either.
constexpr qreal largestSheet = 100000;
constexpr qreal longestSheet = 8;

bool canBePainted(QSizeF size)
{
    const qreal least = std::min(size.width(), size.height());
    const qreal most = std::max(size.width(), size.height());
    return std::isfinite(least) && std::isfinite(most) && least >= 1 && most <= largestSheet
           && most <= longestSheet * least;
}

} // namespace

void SheetReader::readDrawing(const QByteArray &svg)
{
    QXmlStreamReader xml(svg);
    std::vector<Level> levels{Level()};
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::StartElement) {
            const QXmlStreamAttributes attributes = xml.attributes();
            if (xml.name() == "svg"_L1) {
                const auto box = attributes.value("viewBox"_L1).toString().split(u' ', Qt::SkipEmptyParts);
                if (box.size() == 4)
                    m_sheet->m_size = QSizeF(box.at(2).toDouble(), box.at(3).toDouble());
            }
            Level level = levels.back();
            if (attributes.hasAttribute("fill"_L1))
                level.filled = attributes.value("fill"_L1) != "none"_L1;
            level.ink = level.ink.with(attributes);
            // The outermost named group is the layer; groups inside it only carry attributes.
            if (xml.name() == "g"_L1 && level.group.isEmpty())
                level.group = attributes.value("id"_L1).toString();
            else
                readElement(xml, level);
            levels.push_back(level);
        } else if (token == QXmlStreamReader::EndElement) {
            levels.pop_back();
        }
    }
    if (xml.hasError())
        m_faults.push_back(SheetWords::tr("map.svg: %1 (line %2)").arg(xml.errorString()).arg(xml.lineNumber()));
    else if (m_sheet->m_size.isEmpty())
        m_faults.push_back(SheetWords::tr("map.svg: the viewBox has no size."));
    else if (!canBePainted(m_sheet->m_size))
        m_faults.push_back(
            SheetWords::tr("map.svg: the viewBox may have %1 units at most and be %2 times as long as wide.")
                .arg(largestSheet)
                .arg(longestSheet));
}

void SheetReader::readElement(const QXmlStreamReader &xml, const Level &level)
{
    static const QStringList layers{u"offing"_s,  u"seas"_s,    u"sea-borders"_s, u"lands"_s,     u"hydro"_s,
                                    u"terrain"_s, u"borders"_s, u"coast"_s,       u"crossings"_s, u"marks"_s};
    const QString &group = level.group;
    if (group == "background"_L1 && !m_background.isValid())
        m_background = QColor(xml.attributes().value("fill"_L1).toString());
    if (!layers.contains(group) || xml.name() == "g"_L1)
        return;
    const QString id = xml.attributes().value("id"_L1).toString();
    const auto path = drawnShape(xml);
    if (!path && xml.name() == "path"_L1)
        m_faults.push_back(
            SheetWords::tr("map.svg, line %1: the path \"%2\" cannot be read.").arg(xml.lineNumber()).arg(id));
    if (!path || path->isEmpty())
        return;

    if (group == "seas"_L1 || group == "lands"_L1)
        addGround(id, *path, group == "lands"_L1);
    else if (group == "hydro"_L1)
        (level.filled ? m_sheet->m_lakes : m_sheet->m_rivers).push_back(*path);
    else if (group == "crossings"_L1 && !level.filled)
        m_sheet->m_crossings.push_back(*path);
    else if (group == "borders"_L1 || group == "coast"_L1 || group == "sea-borders"_L1)
        addArc(group, id, *path);
    else
        addOrnament(group, *path, level.ink, xml.attributes().value("font-size"_L1).toDouble());
}

void SheetReader::addOrnament(const QString &group, const QPainterPath &path, const DrawnInk &ink, qreal type)
{
    auto &ornaments = group == "offing"_L1    ? m_sheet->m_offing
                      : group == "terrain"_L1 ? m_sheet->m_terrain
                                              : m_sheet->m_marks;
    const qreal reach = ink.stroke.isValid() ? ink.width / 2 + 0.5 : 0.5;
    ornaments.push_back({path, path.boundingRect().adjusted(-reach, -reach, reach, reach), ink, type});
}

void SheetReader::addGround(const QString &id, const QPainterPath &path, bool land)
{
    const auto found = m_provinces.constFind(id);
    if (found == m_provinces.constEnd()) {
        // Land out of play carries no province's name; water without one stays background.
        if (land)
            m_sheet->m_inertLands.push_back(path);
        return;
    }
    MapSheet::Ground &ground = m_sheet->m_grounds[static_cast<std::size_t>(found->index())];
    ground.outline.addPath(path);
    ground.outline.setFillRule(Qt::OddEvenFill);
    ground.box = ground.outline.boundingRect();
    for (const QPolygonF &ring : path.toSubpathPolygons())
        ground.rings.push_back(ring);
}

void SheetReader::addArc(const QString &group, const QString &id, const QPainterPath &path)
{
    auto &arcs = group == "coast"_L1     ? m_sheet->m_coasts
                 : group == "borders"_L1 ? m_sheet->m_borders
                                         : m_sheet->m_seaBorders;
    arcs.push_back({path, simplified(path, 0.5), simplified(path, 2), path.boundingRect(), sidesOf(id)});
}

std::array<ProvinceId, 2> SheetReader::sidesOf(const QString &id) const
{
    std::array<ProvinceId, 2> sides;
    const QStringList parts = id.split(u'-');
    if (parts.size() >= 3 && parts.at(0) == "edge"_L1) {
        sides[0] = m_provinces.value(parts.at(1));
        sides[1] = m_provinces.value(parts.at(2));
    }
    return sides;
}

void SheetReader::readLayout(const QByteArray &json)
{
    const auto read = readJson(json.toStdString());
    if (!read) {
        m_faults.push_back(SheetWords::tr("layout.json, %1").arg(spoken(read.error())));
        return;
    }
    const LooseJson root(*read);
    readPaper(root);
    const LooseJson provinces = root["provinces"];
    for (std::size_t number = 0; number < provinces.keys().size(); ++number) {
        const QString name = fromUtf8(provinces.keys()[number]);
        const auto found = m_provinces.constFind(name);
        if (found == m_provinces.constEnd()) {
            m_faults.push_back(SheetWords::tr("layout.json: no province is called \"%1\".").arg(name));
            continue;
        }
        const LooseJson province = provinces.items()[number];
        MapSheet::Ground &ground = m_sheet->m_grounds[static_cast<std::size_t>(found->index())];
        MapSheet::Place &place = m_sheet->m_places[static_cast<std::size_t>(m_board.mainRegion(*found).index())];
        ground.label = readLabel(province, nowhere);
        ground.hasCentre = readPoint(province["centre"], ground.centre);
        readPoint(province["field"], place.unit[0]);
        readPoint(province["air"], place.unit[1]);
        readPoint(province["walls"], place.unit[2]);
        for (const LooseJson slot : province["slots"].items()) {
            if (QPointF at; readPoint(slot, at))
                place.slots.push_back(at);
        }
        const LooseJson gates = province["gates"];
        for (std::size_t i = 0; i < gates.keys().size(); ++i) {
            const auto beside = m_provinces.constFind(fromUtf8(gates.keys()[i]));
            if (QPointF at; beside != m_provinces.constEnd() && readPoint(gates.items()[i], at))
                place.gates[*beside] = at;
        }
        readPoint(province["dislodged"], place.dislodged);
        ground.hasPort = readPoint(province["port"], ground.port);
        ground.isDouble = province["double"].flag();
        ground.paint = fromUtf8(province["ground"].text());
        setCoasts(*found, province["coasts"]);
    }
}

void SheetReader::readPaper(LooseJson root)
{
    QHash<QRgb, QString> roles;
    const LooseJson colours = root["colours"];
    QMap<QString, QColor> byRole; // of roles with one colour the last in the alphabet names it
    for (std::size_t number = 0; number < colours.keys().size(); ++number) {
        const QString role = fromUtf8(colours.keys()[number]);
        const QColor colour(fromUtf8(LooseJson(colours.items()[number]).text()));
        if (colour.isValid())
            byRole.insert(role, colour);
        else
            m_faults.push_back(SheetWords::tr("layout.json: the colour \"%1\" is none.").arg(role));
    }
    for (const auto &[role, colour] : byRole.toStdMap()) {
        m_sheet->m_exports.insert(role, colour);
        roles.insert(colour.rgb(), role);
    }
    // The paper of a chart is that of its lands; a map lies in the sea.
    m_sheet->m_isChart = m_background.isValid() && m_background == byRole.value(u"land"_s);
    for (std::vector<Ornament> *ornaments : {&m_sheet->m_offing, &m_sheet->m_terrain, &m_sheet->m_marks}) {
        for (Ornament &ornament : *ornaments) {
            ornament.ink.fillRole = roles.value(ornament.ink.fill.rgb());
            ornament.ink.strokeRole = roles.value(ornament.ink.stroke.rgb());
        }
    }
    for (const auto &[name, sea] : {std::pair{"land", false}, std::pair{"sea", true}}) {
        const LooseJson entry = root["lettering"][name];
        m_sheet->m_lettering[sea] = {entry["size"].number(), entry["from"].number()};
    }
    const LooseJson plate = root["cartouche"];
    QPointF corner, extent;
    if (readPoint(plate["at"], corner) && readPoint(plate["size"], extent)) {
        m_sheet->m_cartouche.box = QRectF(corner, QSizeF(extent.x(), extent.y()));
        m_sheet->m_cartouche.title = fromUtf8(plate["title"].text());
        m_sheet->m_cartouche.credit = fromUtf8(plate["credit"].text());
        m_sheet->m_cartouche.entries = textsOf(plate["entries"]);
    }
}

void SheetReader::setPlate(const PlateWords &words)
{
    m_sheet->m_cartouche.title = words.title;
    m_sheet->m_cartouche.credit = words.credit;
}

void SheetReader::setCoasts(ProvinceId province, LooseJson coasts)
{
    for (const RegionId region : m_board.coastsOf(province)) {
        const LooseJson coast = coasts[m_board.region(region).coast];
        MapSheet::Place &place = m_sheet->m_places[static_cast<std::size_t>(region.index())];
        readPoint(coast["field"], place.unit[0]);
        readPoint(coast["dislodged"], place.dislodged);
        place.hasCoastLabel = readPoint(coast["label"], place.coastLabel);
    }
}

void SheetReader::joinArcs()
{
    for (std::vector<Arc> *arcs : {&m_sheet->m_borders, &m_sheet->m_coasts}) {
        for (Arc &arc : *arcs) {
            // An arc beside land or water out of play carries no names: ask the ground itself.
            if (!arc.sides[0].valid() && !arc.sides[1].valid()) {
                const auto points = besides(arc.path);
                arc.sides = {m_sheet->provinceAt(points[0]), m_sheet->provinceAt(points[1])};
            }
            for (const ProvinceId side : arc.sides) {
                if (side.valid())
                    m_sheet->m_grounds[static_cast<std::size_t>(side.index())].arcs.push_back(&arc);
            }
        }
    }
}

/// The threads that paint tiles share them all.
void SheetReader::readyPaths()
{
    for (const MapSheet::Ground &ground : m_sheet->m_grounds)
        ready(ground.outline);
    for (const auto *arcs : {&m_sheet->m_borders, &m_sheet->m_seaBorders, &m_sheet->m_coasts}) {
        for (const Arc &arc : *arcs) {
            for (const QPainterPath *path : {&arc.path, &arc.plain, &arc.coarse})
                ready(*path);
        }
    }
    for (const auto *paths : {&m_sheet->m_inertLands, &m_sheet->m_lakes, &m_sheet->m_rivers, &m_sheet->m_crossings}) {
        for (const QPainterPath &path : *paths)
            ready(path);
    }
    for (const auto *ornaments : {&m_sheet->m_offing, &m_sheet->m_terrain, &m_sheet->m_marks}) {
        for (const Ornament &ornament : *ornaments)
            ready(ornament.path);
    }
}

void SheetReader::check()
{
    joinArcs();
    readyPaths();
    m_sheet->m_mask = std::make_shared<const ProvinceMask>(*m_sheet);
    m_sheet->m_ways = std::make_shared<const GroundWays>(*m_sheet, m_board);
    const QPointF aside(17, -5); // where a dislodged unit steps if the drawing does not say
    const QPointF above(0, -16);
    for (int i = 0; i < m_board.provinceCount(); ++i) {
        const ProvinceId id(i);
        const QString name = QString::fromStdString(m_board.province(id).id);
        MapSheet::Ground &ground = m_sheet->m_grounds[static_cast<std::size_t>(i)];
        if (ground.outline.isEmpty())
            m_faults.push_back(SheetWords::tr("map.svg: no path \"%1\".").arg(name));
        const bool playable = m_board.province(id).terrain != Terrain::Impassable;
        MapSheet::Place &place = m_sheet->m_places[static_cast<std::size_t>(m_board.mainRegion(id).index())];
        if (missing(place.unit[0])) {
            if (playable)
                m_faults.push_back(SheetWords::tr("layout.json: no place for the unit of \"%1\".").arg(name));
            place.unit[0] = ground.box.center();
        }
        if (m_board.province(id).centre && !ground.hasCentre)
            m_faults.push_back(SheetWords::tr("layout.json: no place for the supply centre of \"%1\".").arg(name));
        if (missing(ground.label.at))
            ground.label.at = place.unit[0];
        if (missing(ground.label.shortAt))
            ground.label.shortAt = ground.label.at;
        for (const RegionId region : m_board.coastsOf(id)) {
            if (missing(m_sheet->unitAnchor(region)))
                m_faults.push_back(SheetWords::tr("layout.json: no place for the unit on coast \"%1\" of \"%2\".")
                                       .arg(QString::fromStdString(m_board.region(region).coast), name));
        }
    }
    for (MapSheet::Place &place : m_sheet->m_places) {
        if (missing(place.unit[1]))
            place.unit[1] = place.unit[0] + above;
        if (missing(place.unit[2]))
            place.unit[2] = place.unit[0];
        place.unit[3] = place.unit[0]; // aboard the fleet
        if (missing(place.dislodged))
            place.dislodged = place.unit[0] + aside;
    }
}

} // namespace entente::app
