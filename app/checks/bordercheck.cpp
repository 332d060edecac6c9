#include "checks/bordercheck.h"

#include "checks/checkwords.h"
#include "io/loosejson.h"
#include "studio/meetings.h"
#include "words/names.h"

#include <QXmlStreamReader>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// Outlines that share less than this (sheet units) touch in a point, which is no border.
constexpr qreal shortestContact = 3;
/// A true border shorter than this cannot be seen.
constexpr qreal shortestBorder = 8;

} // namespace

BorderCheck::BorderCheck(const Board &board, const MapSheet &sheet) : m_board(board), m_sheet(sheet), m_contacts(sheet)
{
}

QStringList BorderCheck::run(const QByteArray &svg, const QByteArray &json)
{
    readLists(json);
    readCrossings(svg);
    const auto read = readJson(json.toStdString());
    const LooseJson tolerance = read ? LooseJson(*read)["tolerance"] : LooseJson();
    if (tolerance.isNumber()) {
        checkMeetings(tolerance.number());
        return m_faults;
    }
    checkExceptions();
    if (m_borrowed)
        return m_faults;
    checkBorders();
    checkCoastalWays();
    checkLines();
    return m_faults;
}

std::set<ProvincePair> BorderCheck::readPairs(LooseJson list, const QString &key)
{
    std::set<ProvincePair> pairs;
    for (const LooseJson entry : list.items()) {
        const std::string first = entry.at(0).text();
        const std::string second = entry.at(1).text();
        const ProvinceId a = m_board.findProvince(first);
        const ProvinceId b = m_board.findProvince(second);
        if (a.valid() && b.valid() && a != b)
            pairs.insert(pairOf(a, b));
        else
            m_faults.push_back(CheckWords::tr("layout.json: in “%1”, %2 and %3 are not two provinces.")
                                   .arg(key, fromUtf8(first), fromUtf8(second)));
    }
    return pairs;
}

void BorderCheck::readLists(const QByteArray &json)
{
    const auto read = readJson(json.toStdString());
    const LooseJson root = read ? LooseJson(*read) : LooseJson();
    m_exceptions = readPairs(root["exceptions"], u"exceptions"_s);
    m_closed = readPairs(root["closed"], u"closed"_s);
    m_borrowed = root["borrowed"].flag();
}

void BorderCheck::readCrossings(const QByteArray &svg)
{
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString id = xml.attributes().value("id"_L1).toString();
        if (!id.startsWith("crossing-"_L1) && !id.startsWith("passage-"_L1))
            continue;
        const QStringList parts = id.split(u'-');
        const ProvinceId a = m_board.findProvince(parts.value(1).toStdString());
        const ProvinceId b = m_board.findProvince(parts.value(2).toStdString());
        if (a.valid() && b.valid())
            m_crossings.insert(pairOf(a, b));
        else
            m_faults.push_back(
                CheckWords::tr("map.svg, line %1: “%2” does not name two provinces.").arg(xml.lineNumber()).arg(id));
    }
}

QString BorderCheck::names(ProvincePair pair, const char *sentence) const
{
    return CheckWords::tr(sentence).arg(provinceName(m_board, ProvinceId(pair.first)),
                                        provinceName(m_board, ProvinceId(pair.second)));
}

bool BorderCheck::isBox(ProvinceId id) const
{
    return m_sheet.paintOf(id) == "box"_L1;
}

bool BorderCheck::isShoreless(ProvinceId id) const
{
    return m_sheet.paintOf(id) == "margin"_L1;
}

bool BorderCheck::isWater(ProvinceId id) const
{
    return m_board.isSea(id) || m_sheet.paintOf(id) == "water"_L1;
}

bool BorderCheck::isOut(ProvinceId id) const
{
    return m_board.province(id).terrain == Terrain::Impassable;
}

void BorderCheck::checkExceptions()
{
    std::set<ProvincePair> joined;
    for (const Passage &passage : m_board.passages())
        joined.insert(pairOf(m_board.provinceOf(passage.from), m_board.provinceOf(passage.to)));
    for (const ProvincePair &pair : m_exceptions) {
        const bool box = isBox(ProvinceId(pair.first)) || isBox(ProvinceId(pair.second));
        if (!joined.contains(pair))
            m_faults.push_back(
                names(pair, QT_TRANSLATE_NOOP("CheckWords",
                                              "layout.json: %1 and %2 are an exception, but no passage joins them.")));
        else if (!box && !m_crossings.contains(pair))
            m_faults.push_back(
                names(pair, QT_TRANSLATE_NOOP("CheckWords", "The direct passage from %1 to %2 is not drawn.")));
    }
    for (const ProvincePair &pair : m_crossings) {
        if (!joined.contains(pair))
            m_faults.push_back(names(
                pair, QT_TRANSLATE_NOOP("CheckWords", "A direct passage is drawn from %1 to %2, but there is none.")));
    }
    for (const ProvincePair &pair : m_closed) {
        if (m_contacts.between(ProvinceId(pair.first), ProvinceId(pair.second)) < shortestContact)
            m_faults.push_back(
                names(pair, QT_TRANSLATE_NOOP("CheckWords",
                                              "layout.json: %1 and %2 are closed to each other, but do not meet.")));
    }
}

void BorderCheck::checkBorders()
{
    // By land from land to land; by sea wherever water is on one side.
    std::set<ProvincePair> wanted;
    for (const Passage &passage : m_board.passages()) {
        const ProvinceId a = m_board.provinceOf(passage.from);
        const ProvinceId b = m_board.provinceOf(passage.to);
        const bool wet = m_board.isSea(a) || m_board.isSea(b);
        if (wet ? passage.sea : passage.land)
            wanted.insert(pairOf(a, b));
    }
    for (const ProvincePair &pair : wanted) {
        const qreal length = m_contacts.between(ProvinceId(pair.first), ProvinceId(pair.second));
        if (m_exceptions.contains(pair))
            continue;
        if (length < shortestContact)
            m_faults.push_back(
                names(pair, QT_TRANSLATE_NOOP("CheckWords",
                                              "A passage joins %1 and %2, but on the drawing they do not meet.")));
        else if (length < shortestBorder)
            m_faults.push_back(
                names(pair, QT_TRANSLATE_NOOP("CheckWords", "The border of %1 and %2 is too short to be seen.")));
    }
    for (const auto &[pair, length] : m_contacts.all()) {
        const ProvinceId a(pair.first);
        const ProvinceId b(pair.second);
        if (length < shortestContact || wanted.contains(pair) || m_closed.contains(pair) || isBox(a) || isBox(b)
            || isOut(a) || isOut(b))
            continue;
        m_faults.push_back(
            names(pair, QT_TRANSLATE_NOOP("CheckWords", "%1 and %2 meet on the drawing, but no passage joins them.")));
    }
}

void BorderCheck::checkMeetings(double tolerance)
{
    std::vector<Rings> outlines;
    std::vector<Ground> grounds;
    for (int i = 0; i < m_board.provinceCount(); ++i) {
        const ProvinceId id(i);
        Rings &rings = outlines.emplace_back();
        for (const QPolygonF &ring : m_sheet.outline(id).toSubpathPolygons()) {
            auto &points = rings.emplace_back();
            for (const QPointF &point : ring)
                points.push_back({point.x(), point.y()});
        }
        grounds.push_back(isWater(id) ? Ground::Water : isOut(id) ? Ground::Impassable : Ground::Land);
    }
    const QSizeF size = m_sheet.size();
    const Borders borders = bordersOnSheet(outlines, grounds, size.width(), size.height(), std::max(0.0, tolerance));
    std::map<ProvincePair, const Border *> met;
    for (const Border &border : borders.all)
        met.emplace(std::minmax(border.one, border.other), &border);
    std::map<ProvincePair, bool> joined; // and whether fleets pass
    for (const Passage &passage : m_board.passages())
        joined[pairOf(m_board.provinceOf(passage.from), m_board.provinceOf(passage.to))] |= passage.sea;
    for (const auto &[pair, sailed] : joined) {
        const ProvinceId a(pair.first), b(pair.second);
        if (m_exceptions.contains(pair) || isBox(a) || isBox(b))
            continue;
        const bool isNear = borders.nearby.count(pair) > 0;
        const auto border = met.find(pair);
        if (!isNear && border == met.end())
            m_faults.push_back(
                names(pair, QT_TRANSLATE_NOOP("CheckWords",
                                              "A passage joins %1 and %2, but on the drawing they do not meet.")));
        else if (sailed && border != met.end() && !m_board.isSea(a) && !m_board.isSea(b) && !border->second->nearWater)
            m_faults.push_back(names(
                pair, QT_TRANSLATE_NOOP("CheckWords",
                                        "Fleets pass from %1 to %2, but on the drawing no sea lies where they meet.")));
    }
    for (const auto &[pair, border] : met) {
        const ProvinceId a(pair.first), b(pair.second);
        if (m_closed.contains(pair) || isBox(a) || isBox(b) || isOut(a) || isOut(b) || certaintyOf(*border) < doubtful)
            continue;
        const auto way = joined.find(pair);
        if (way == joined.end())
            m_faults.push_back(names(
                pair, QT_TRANSLATE_NOOP("CheckWords", "%1 and %2 meet on the drawing, but no passage joins them.")));
        else if (border->atWater && !way->second && !m_board.isSea(a) && !m_board.isSea(b))
            m_faults.push_back(
                names(pair, QT_TRANSLATE_NOOP(
                                "CheckWords",
                                "On the drawing %1 and %2 share a shore, but no fleet passes from one to the other.")));
    }
}

/// The coast of the province on which a fleet stands that comes from the sea along that point.
RegionId BorderCheck::coastAt(ProvinceId province, ProvinceId sea, QPointF node) const
{
    RegionId nearest = m_board.mainRegion(province);
    qreal least = -1;
    for (const RegionId coast : m_board.coastsOf(province)) {
        if (!m_board.reach(Travel::Sea, coast).contains(sea))
            continue;
        const QPointF way = m_sheet.unitAnchor(coast) - node;
        const qreal distance = QPointF::dotProduct(way, way);
        if (least < 0 || distance < least) {
            least = distance;
            nearest = coast;
        }
    }
    return nearest;
}

void BorderCheck::checkCoastalWays()
{
    const auto ordered = [](RegionId a, RegionId b) -> std::pair<int, int> {
        return std::minmax(static_cast<int>(a.index()), static_cast<int>(b.index()));
    };
    Passages drawn;
    for (const auto &[point, around] : m_contacts.nodes()) {
        for (const int sea : around) {
            if (!m_board.isSea(ProvinceId(sea)) || isShoreless(ProvinceId(sea)) || isBox(ProvinceId(sea)))
                continue;
            for (const int first : around) {
                for (const int second : around) {
                    const ProvinceId a(first);
                    const ProvinceId b(second);
                    const bool lands =
                        !m_board.isSea(a) && !m_board.isSea(b) && !isOut(a) && !isOut(b) && !isBox(a) && !isBox(b);
                    if (first < second && lands && m_contacts.between(a, b) >= shortestContact)
                        drawn.insert(ordered(coastAt(a, ProvinceId(sea), point), coastAt(b, ProvinceId(sea), point)));
                }
            }
        }
    }
    const auto say = [this](const std::pair<int, int> &way, const char *sentence) {
        return CheckWords::tr(sentence).arg(regionName(m_board, RegionId(way.first)),
                                            regionName(m_board, RegionId(way.second)));
    };
    Passages declared;
    for (const Passage &passage : m_board.passages()) {
        const ProvinceId a = m_board.provinceOf(passage.from);
        const ProvinceId b = m_board.provinceOf(passage.to);
        if (passage.sea && !m_board.isSea(a) && !m_board.isSea(b))
            declared.insert(ordered(passage.from, passage.to));
    }
    for (const auto &way : declared) {
        const ProvincePair pair =
            pairOf(m_board.provinceOf(RegionId(way.first)), m_board.provinceOf(RegionId(way.second)));
        if (!drawn.contains(way) && !m_exceptions.contains(pair))
            m_faults.push_back(say(
                way, QT_TRANSLATE_NOOP("CheckWords",
                                       "Fleets pass from %1 to %2, but on the drawing no sea lies where they meet.")));
    }
    for (const auto &way : drawn) {
        const ProvincePair pair =
            pairOf(m_board.provinceOf(RegionId(way.first)), m_board.provinceOf(RegionId(way.second)));
        if (!declared.contains(way) && !m_closed.contains(pair))
            m_faults.push_back(
                say(way, QT_TRANSLATE_NOOP(
                             "CheckWords",
                             "On the drawing %1 and %2 share a shore, but no fleet passes from one to the other.")));
    }
}

void BorderCheck::checkLines()
{
    std::map<ProvincePair, qreal> lines;
    for (const auto *arcs : {&m_sheet.borders(), &m_sheet.seaBorders(), &m_sheet.coasts()}) {
        for (const Arc &arc : *arcs) {
            const auto [a, b] = arc.sides;
            // The shore of a narrow water out of play has a land on both sides.
            const bool shore = arcs == &m_sheet.coasts() && a.valid() && b.valid() && isWater(a) == isWater(b);
            if (a.valid() && b.valid() && a != b && !shore)
                lines[pairOf(a, b)] += arc.path.length();
        }
    }
    for (const auto &[pair, length] : m_contacts.all()) {
        const bool box = isBox(ProvinceId(pair.first)) || isBox(ProvinceId(pair.second));
        const auto line = lines.find(pair);
        if (!box && length >= shortestContact && (line == lines.end() || line->second < 0.9 * length))
            m_faults.push_back(
                names(pair, QT_TRANSLATE_NOOP("CheckWords", "The line between %1 and %2 is not drawn in full.")));
    }
    for (const auto &[pair, length] : lines) {
        const ProvinceId a(pair.first);
        const ProvinceId b(pair.second);
        if (!isBox(a) && !isBox(b) && length > m_contacts.between(a, b) + shortestContact)
            m_faults.push_back(names(
                pair, QT_TRANSLATE_NOOP("CheckWords", "A line is drawn between %1 and %2 where they do not meet.")));
    }
}

} // namespace entente::app
