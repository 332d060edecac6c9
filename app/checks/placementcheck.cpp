#include "checks/placementcheck.h"

#include "checks/checkwords.h"
#include "sheet/polygons.h"
#include "lettering/labels.h"
#include "sheet/mapscale.h"
#include "map/mapsigns.h"
#include "map/unitpainter.h"
#include "words/names.h"

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal touch = 0.06; ///< the share of the smaller of two marks that may lie under the other
constexpr qreal stray = 0.06; ///< the share of a name that may lie where it does not belong
constexpr qreal hidden = 0.2; ///< the share of a unit, of walls or of a siege's sign that may lie under another of them
constexpr QSizeF leastView(700, 545);             ///< pixels of the map in a window of 1280 by 800
constexpr int widths[] = {700, 1029, 1600, 3200}; ///< pixels of the whole map

qreal overlap(const QPolygonF &a, const QPolygonF &b)
{
    if (!a.boundingRect().intersects(b.boundingRect()))
        return 0;
    return areaOf(a.intersected(b)) / std::max(1e-6, std::min(areaOf(a), areaOf(b)));
}

QPolygonF boxAround(const QRectF &rect)
{
    QPolygonF corners(rect);
    corners.removeLast(); // it repeats the first
    return corners;
}

QPolygonF boxAround(QPointF middle, qreal width, qreal height)
{
    return boxAround(QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height));
}

class PlacementCheck {
public:
    explicit PlacementCheck(const MapLook &look) : m_look(look), m_board(*look.board), m_sheet(*look.sheet) {}

    QStringList run()
    {
        checkAnchors();
        checkSieges();
        for (const int width : widths)
            checkNames(width);
        return m_faults;
    }

private:
    /// Something that a name must not cover, in sheet units.
    struct Mark {
        QString what;
        QPolygonF shape;
    };

    QString name(ProvinceId id) const { return provinceName(m_board, id); }
    bool isOut(ProvinceId id) const { return m_board.province(id).terrain == Terrain::Impassable; }

    void checkAnchors()
    {
        for (int i = 0; i < m_board.regionCount(); ++i) {
            const RegionId region(i);
            const ProvinceId province = m_board.provinceOf(region);
            if (isOut(province))
                continue;
            // A coast's unit may lie at anchor off the shore, but not in another land.
            const ProvinceId under = m_sheet.provinceAt(m_sheet.unitAnchor(region));
            const bool coast = region != m_board.mainRegion(province);
            if (under != province && !(coast && (!under.valid() || m_board.isSea(under))))
                m_faults.push_back(
                    CheckWords::tr("layout.json: the unit of %1 stands in %2.")
                        .arg(regionName(m_board, region), under.valid() ? name(under) : CheckWords::tr("no province")));
            if (!m_sheet.rect().contains(m_sheet.dislodgedAnchor(region)))
                m_faults.push_back(CheckWords::tr("layout.json: the dislodged unit of %1 stands beyond the sheet.")
                                       .arg(regionName(m_board, region)));
        }
        for (int i = 0; i < m_board.provinceCount(); ++i) {
            const ProvinceId province(i);
            if (m_sheet.hasCentre(province) && m_sheet.provinceAt(m_sheet.centreAnchor(province)) != province)
                m_faults.push_back(
                    CheckWords::tr("layout.json: the supply centre of %1 stands outside it.").arg(name(province)));
        }
    }

    /// Besieger, besieged and the sign of their siege, where the map is smallest: each is seen.
    void checkSieges()
    {
        const qreal scale =
            std::min(leastView.width() / m_sheet.size().width(), leastView.height() / m_sheet.size().height());
        const qreal unit = unitPixels(scale) / scale;
        for (int i = 0; i < m_board.provinceCount(); ++i) {
            const RegionId region = m_board.mainRegion(ProvinceId(i));
            if (!m_sheet.hasCentre(ProvinceId(i))
                || m_sheet.unitAnchor(region, Layer::Walls) == m_sheet.unitAnchor(region))
                continue;
            const QPolygonF field = boxAround(m_sheet.unitAnchor(region), unit, unit * 0.8);
            const QPolygonF walls = boxAround(wallsPlace(m_sheet, region, scale), unit, unit * 0.8);
            const MapSign siege{MapSign::Kind::Siege, region, u"2"_s};
            const QPolygonF sign = boxAround(siegePlate(m_look, siege, scale));
            if (overlap(field, walls) > hidden)
                m_faults.push_back(
                    CheckWords::tr("In a small window the walls of %1 cover the besieger.").arg(name(ProvinceId(i))));
            if (overlap(field, sign) > hidden)
                m_faults.push_back(CheckWords::tr("In a small window the clock of the siege of %1 covers the besieger.")
                                       .arg(name(ProvinceId(i))));
            if (overlap(walls, sign) > hidden)
                m_faults.push_back(CheckWords::tr("In a small window the clock of the siege of %1 covers the walls.")
                                       .arg(name(ProvinceId(i))));
        }
    }

    std::vector<Mark> marksAt(qreal scale) const
    {
        const qreal unit = unitPixels(scale) / scale;
        const qreal centre = centrePixels(scale) / scale;
        std::vector<Mark> marks;
        if (const QRectF plate = m_sheet.cartouche().box; !plate.isEmpty())
            marks.push_back({CheckWords::tr("the title"), boxAround(plate)});
        for (int i = 0; i < m_board.provinceCount(); ++i) {
            const ProvinceId id(i);
            if (!isOut(id)) // where a second unit may stand a name may lie
                marks.push_back({CheckWords::tr("the unit of %1").arg(name(id)),
                                 boxAround(m_sheet.unitAnchor(m_sheet.mainRegion(id)), unit, unit * 0.8)});
            if (m_sheet.hasCentre(id))
                marks.push_back({CheckWords::tr("the supply centre of %1").arg(name(id)),
                                 boxAround(m_sheet.centreAnchor(id), centre, centre)});
        }
        return marks;
    }

    /// The share of a name that lies on a foreign land, or, for a water's name, anywhere else than on it.
    qreal strayShare(const PlacedLabel &label, const QPolygonF &shape) const
    {
        constexpr int across = 31;
        constexpr int down = 31;
        const QRectF box = shape.boundingRect();
        int all = 0;
        int wrong = 0;
        for (int i = 0; i < across; ++i) {
            for (int j = 0; j < down; ++j) {
                const QPointF at(box.left() + box.width() * (i + 0.5) / across,
                                 box.top() + box.height() * (j + 0.5) / down);
                if (!shape.containsPoint(at, Qt::WindingFill))
                    continue;
                const ProvinceId under = m_sheet.provinceAt(at);
                const bool home = under == label.province || (!label.sea && (!under.valid() || m_board.isSea(under)));
                wrong += !home;
                ++all;
            }
        }
        return static_cast<qreal>(wrong) / std::max(1, all);
    }

    void checkNames(int width)
    {
        const qreal scale = width / m_sheet.size().width();
        const std::vector<PlacedLabel> labels = placeLabels(m_look, scale);
        std::vector<Mark> marks = marksAt(scale);
        const auto tell = [&](const PlacedLabel &label, const QString &what) {
            m_faults.push_back(
                CheckWords::tr("At %1 pixels the name of %2 lies on %3.").arg(width).arg(name(label.province), what));
        };
        for (const PlacedLabel &label : labels) {
            if (label.full && label.height < tightLetters(label.sea) - 0.01)
                m_faults.push_back(CheckWords::tr("At %1 pixels the letters of %2 are %3 pixels high, less than %4.")
                                       .arg(width)
                                       .arg(name(label.province))
                                       .arg(label.height, 0, 'f', 1)
                                       .arg(tightLetters(label.sea)));
            QPolygonF shape;
            for (const QPointF &corner : label.ink)
                shape.push_back(corner / scale);
            for (const Mark &mark : marks) {
                if (overlap(shape, mark.shape) > touch)
                    tell(label, mark.what);
            }
            if (strayShare(label, shape) > stray)
                tell(label, CheckWords::tr("foreign ground"));
            marks.push_back({CheckWords::tr("the name of %1").arg(name(label.province)), shape});
        }
    }

    const MapLook &m_look;
    const Board &m_board;
    const MapSheet &m_sheet;
    QStringList m_faults;
};

} // namespace

QStringList checkPlacement(const MapLook &look)
{
    return PlacementCheck(look).run();
}

} // namespace entente::app
