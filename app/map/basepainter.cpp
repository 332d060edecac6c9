#include "map/basepainter.h"

#include "map/borderinks.h"
#include "lettering/bridgesigns.h"
#include "map/cartouche.h"
#include "map/centremarks.h"
#include "map/grain.h"
#include "sheet/linework.h"
#include "sheet/mapscale.h"
#include "map/symbols.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPathStroker>
#include <QPen>

#include <cmath>

namespace entente::app {

namespace {

/// Paints one part of the base at one scale. The painter is in sheet units while it works.
class BasePainter {
public:
    BasePainter(QPainter &painter, const MapLook &look, const QRectF &part, qreal scale)
        : m_painter(painter), m_look(look), m_sheet(*look.sheet), m_theme(look.inks()), m_part(part), m_scale(scale),
          m_line(linePixels(scale) / scale), m_neutral(paintsPixels() ? neutralGround(m_theme) : m_theme.land)
    {
        m_neutral.setTransform(QTransform::fromScale(1 / scale, 1 / scale));
    }

    void paintLand()
    {
        m_painter.fillRect(m_part, m_theme.deepSea);
        if (m_sheet.isChart()) {
            m_painter.fillRect(m_part & m_sheet.rect(), m_theme.box);
            paintSeas();
        } else {
            m_painter.fillRect(m_part & m_sheet.rect(), m_theme.sea);
            paintClosedWaters();
            paintSeaPapers();
            paintGlow();
        }
        paintOrnaments(m_sheet.offing());
        paintSeaBorders();
        paintLands();
        paintBands();
        paintWaters();
        paintOrnaments(m_sheet.terrain());
        paintBorders();
        paintOrnaments(m_sheet.marks());
    }

    void paintMarks()
    {
        for (int i = 0; i < m_sheet.provinceCount(); ++i) {
            const ProvinceId id(i);
            if (!m_sheet.hasCentre(id) || !near(QRectF(m_sheet.centreAnchor(id), QSizeF(0.1, 0.1)), 20))
                continue;
            const PowerId owner = ownerOf(id);
            const qreal size = centrePixels(m_scale) / m_scale;
            if (m_sheet.isDouble(id))
                paintDoubleRing(m_painter, m_sheet.centreAnchor(id), size * 1.7, m_theme);
            if (m_look.board->province(id).airBase)
                paintAirBase(m_painter, m_sheet.centreAnchor(id), size, m_theme);
            paintCentre(m_painter, m_look.board->province(id).home.valid(), m_sheet.centreAnchor(id), size,
                        owner.valid() ? &coloursOf(owner) : nullptr, m_theme);
            if (m_sheet.hasPort(id))
                paintHarbour(m_painter, m_sheet.portAnchor(id), size * 1.25, m_theme);
        }
    }

    void paintFrame()
    {
        const qreal width = 1.1 * m_line;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_theme.frame, width));
        m_painter.drawRect(m_sheet.rect().adjusted(width / 2, width / 2, -width / 2, -width / 2));
        const qreal inset = 4 * m_line;
        m_painter.setPen(QPen(m_theme.isDark ? m_theme.seaBorder : m_theme.frame, width * 0.6));
        m_painter.drawRect(m_sheet.rect().adjusted(inset, inset, -inset, -inset));
        if (near(m_sheet.cartouche().box, 0))
            paintCartouche(m_painter, m_look, m_theme, m_scale);
    }

private:
    bool near(const QRectF &box, qreal margin) const
    {
        return box.adjusted(-margin, -margin, margin, margin).intersects(m_part);
    }

    PowerId ownerOf(ProvinceId id) const
    {
        if (!id.valid() || static_cast<std::size_t>(id.index()) >= m_look.owner.size())
            return PowerId();
        return m_look.owner[static_cast<std::size_t>(id.index())];
    }

    const PowerColours &coloursOf(PowerId power) const { return m_look.livery.of(power, m_theme.isDark); }
    QColor tintOf(PowerId power) const { return tintOn(m_theme, coloursOf(power).tint); }

    void paintOrnaments(const std::vector<Ornament> &ornaments)
    {
        for (const Ornament &ornament : ornaments) {
            if (near(ornament.box, 0) && ornament.isShown(m_scale))
                ornament.paint(m_painter, m_theme);
        }
    }

    /// Water that stands in a frame, or beyond the edge of the board, is on paper of its own.
    QColor paperOf(ProvinceId id) const
    {
        const QString &paint = m_sheet.paintOf(id);
        return paint.isEmpty() ? QColor() : paint == QLatin1StringView("margin") ? m_theme.margin : m_theme.box;
    }

    /// Water where no fleet goes is hatched: the sheet is, and the seas of the board are laid over it.
    void paintClosedWaters()
    {
        QPainterPath sheet;
        sheet.addRect(m_sheet.rect());
        static const QString hatch = QStringLiteral("rising");
        paintPattern(m_painter, sheet, hatch, mixed(m_theme.sea, m_theme.seaBorder, 0.6), 4.2 * m_line);
        // Neighbours share their edges to the point; half-covered pixels would let the hatching through.
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        paintSeas();
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void paintSeas()
    {
        for (int i = 0; i < m_sheet.provinceCount(); ++i) {
            if (const ProvinceId id(i); m_look.board->isSea(id) && near(m_sheet.box(id), 2))
                m_painter.fillPath(m_sheet.outline(id), m_theme.sea);
        }
    }

    void paintSeaPapers()
    {
        m_painter.setPen(Qt::NoPen);
        for (int i = 0; i < m_sheet.provinceCount(); ++i) {
            const ProvinceId id(i);
            if (const QColor paper = paperOf(id);
                paper.isValid() && m_look.board->isSea(id) && near(m_sheet.box(id), 2))
                m_painter.fillPath(m_sheet.outline(id), paper);
        }
    }

    /// As many points of an arc as can be seen at this scale.
    const QPainterPath &fine(const Arc &arc) const { return m_scale < 0.9 ? arc.plain : arc.path; }
    const QPainterPath &broad(const Arc &arc) const
    {
        return m_scale < 0.9 ? arc.coarse : m_scale < 3 ? arc.plain : arc.path;
    }

    void strokeArcs(const std::vector<Arc> &arcs, const QPen &pen, bool soft = false)
    {
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        for (const Arc &arc : arcs) {
            if (near(arc.box, pen.widthF()))
                m_painter.drawPath(soft ? broad(arc) : fine(arc));
        }
    }

    QPen pen(const QColor &colour, qreal width) const
    {
        const qreal across = width * m_line * m_theme.weight;
        // A corner of a thin line looks the same whether it is round or cut off, and costs less.
        return QPen(colour, across, Qt::SolidLine, Qt::RoundCap, across * m_scale > 3 ? Qt::RoundJoin : Qt::BevelJoin);
    }

    void paintGlow()
    {
        constexpr qreal widths[] = {15, 9.5, 5};
        for (std::size_t i = 0; i < 3; ++i)
            strokeArcs(m_sheet.coasts(), pen(m_theme.glow[i], widths[i]), true);
    }

    void paintSeaBorders()
    {
        QPen dashed = pen(m_theme.seaBorder, 0.9);
        dashed.setCapStyle(Qt::FlatCap);
        dashed.setDashPattern({6, 4});
        strokeArcs(m_sheet.seaBorders(), dashed);
    }

    /// The edge of the board: what lies beyond it is one water, whatever the drawing shows there. A quiet line; where
    /// that water meets land out of play it is a coast like others.
    void paintEdge()
    {
        m_painter.setPen(pen(m_theme.frame, 1.2));
        m_painter.setBrush(Qt::NoBrush);
        const auto beyond = [this](ProvinceId side) {
            return side.valid() && m_sheet.paintOf(side) == QLatin1StringView("margin");
        };
        for (const std::vector<Arc> *arcs : {&m_sheet.seaBorders(), &m_sheet.coasts()}) {
            for (const Arc &arc : *arcs) {
                if (arc.sides[0].valid() && arc.sides[1].valid() && (beyond(arc.sides[0]) || beyond(arc.sides[1]))
                    && near(arc.box, 3))
                    m_painter.drawPath(fine(arc));
            }
        }
    }

    void paintLands()
    {
        m_painter.setPen(Qt::NoPen);
        for (const QPainterPath &land : m_sheet.inertLands())
            paintInert(land);
        for (int i = 0; i < m_sheet.provinceCount(); ++i) {
            const ProvinceId id(i);
            if (m_look.board->isSea(id) || !near(m_sheet.box(id), 2))
                continue;
            if (m_look.board->province(id).terrain == Terrain::Impassable) {
                if (m_sheet.paintOf(id) == QLatin1StringView("water"))
                    continue; // hatched with the waters
                paintInert(m_sheet.outline(id), m_sheet.paintOf(id) != QLatin1StringView("inert"));
                continue;
            }
            const PowerId owner = ownerOf(id);
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(owner.valid() ? tintOf(owner) : m_neutral);
            m_painter.drawPath(m_sheet.outline(id));
            if ((m_look.patterns || m_theme.patterned) && owner.valid())
                paintOwnPattern(id, coloursOf(owner));
        }
    }

    void paintOwnPattern(ProvinceId id, const PowerColours &colours)
    {
        const QColor tint = tintOn(m_theme, colours.tint);
        // A unit colour close to its own tint would leave the pattern unseen.
        const bool pale = std::abs(qGray(colours.unit.rgb()) - qGray(tint.rgb())) < 45;
        QColor ink = pale ? mixed(tint, m_theme.label, 0.3) : mixed(tint, colours.unit, m_theme.isDark ? 0.5 : 0.42);
        ink.setAlpha(190);
        paintPattern(m_painter, m_sheet.outline(id), colours.pattern, ink, 7.5 * m_line);
    }

    /// `hatched` unless the author drew what bars the way.
    void paintInert(const QPainterPath &land, bool hatched = true)
    {
        if (!near(land.boundingRect(), 2))
            return;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.inert);
        m_painter.drawPath(land);
        static const QString hatch = QStringLiteral("rising");
        if (hatched)
            paintPattern(m_painter, land, hatch, m_theme.hatch, 4.2 * m_line);
    }

    void paintWaters()
    {
        QColor river = m_theme.river;
        river.setAlphaF(0.75F);
        m_painter.setPen(pen(river, 0.7));
        m_painter.setBrush(Qt::NoBrush);
        for (const QPainterPath &path : m_sheet.rivers()) {
            if (near(path.boundingRect(), 1))
                m_painter.drawPath(path);
        }
        m_painter.setPen(pen(m_theme.river, 0.45));
        m_painter.setBrush(m_theme.lake);
        for (const QPainterPath &path : m_sheet.lakes()) {
            if (near(path.boundingRect(), 1))
                m_painter.drawPath(path);
        }
    }

    /// Pictures of vectors keep a texture as a picture, if at all.
    bool paintsPixels() const { return m_painter.paintEngine()->type() == QPaintEngine::Raster; }

    /// SVG pictures know no clipping: what would be clipped is cut out as a path, which is slow.
    bool clips() const { return m_painter.paintEngine()->type() != QPaintEngine::SVG; }

    void paintBand(ProvinceId id, const std::vector<const Arc *> &arcs, const QPen &band)
    {
        if (!clips()) {
            QPainterPath path;
            for (const Arc *arc : arcs)
                path.addPath(broad(*arc));
            const QPainterPath ground = simplified(m_sheet.outline(id), 0.5);
            m_painter.fillPath(QPainterPathStroker(band).createStroke(path).intersected(ground), band.color());
            return;
        }
        m_painter.save();
        m_painter.setClipPath(m_sheet.outline(id), Qt::IntersectClip);
        m_painter.setPen(band);
        m_painter.setBrush(Qt::NoBrush);
        for (const Arc *arc : arcs)
            m_painter.drawPath(broad(*arc));
        m_painter.restore();
    }

    /// A band of the owner's colour inside every border to somebody else.
    void paintBands()
    {
        for (int i = 0; i < m_sheet.provinceCount(); ++i) {
            const ProvinceId id(i);
            const PowerId owner = ownerOf(id);
            if (!owner.valid() || m_look.board->isSea(id) || !near(m_sheet.box(id), 2))
                continue;
            const PowerColours &colours = coloursOf(owner);
            const QPen band = pen(mixed(colours.tint, colours.unit, 0.42), 7.6);
            std::vector<const Arc *> arcs;
            for (const Arc *arc : m_sheet.arcsAround(id)) {
                const ProvinceId other = arc->sides[0] == id ? arc->sides[1] : arc->sides[0];
                if (ownerOf(other) != owner && near(arc->box, band.widthF()))
                    arcs.push_back(arc);
            }
            if (!arcs.empty())
                paintBand(id, arcs, band);
        }
    }

    void paintBorders()
    {
        m_painter.setBrush(Qt::NoBrush);
        for (int i = -1; i < m_look.board->powerCount(); ++i) {
            const PowerId owner = i < 0 ? PowerId() : PowerId(i);
            const QColor land = i < 0 ? m_theme.land : tintOf(owner);
            paintBordersWhere(pen(innerBorderOn(m_theme, land), 1.15),
                              [owner](PowerId a, PowerId b) { return a == owner && b == owner; });
        }
        paintBordersWhere(pen(m_theme.majorBorder, 1.9), [](PowerId a, PowerId b) { return a != b; });
        strokeArcs(m_sheet.coasts(), pen(m_theme.coast, 1.15));
        paintEdge();
        paintBridges(m_painter, m_look, m_scale);
    }

    template <typename Owners>
    void paintBordersWhere(const QPen &pen, Owners owners)
    {
        m_painter.setPen(pen);
        for (const Arc &arc : m_sheet.borders()) {
            if (owners(ownerOf(arc.sides[0]), ownerOf(arc.sides[1])) && near(arc.box, 3))
                m_painter.drawPath(fine(arc));
        }
    }

    QPainter &m_painter;
    const MapLook &m_look;
    const MapSheet &m_sheet;
    const MapTheme m_theme;
    QRectF m_part;
    qreal m_scale;
    qreal m_line; ///< one pixel of line at this scale, in sheet units
    QBrush m_neutral;
};

} // namespace

void paintGround(QPainter &painter, const MapLook &look, const QRectF &part, qreal scale)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.translate(-part.topLeft());
    BasePainter base(painter, look, part, scale);
    base.paintLand();
    base.paintMarks();
    base.paintFrame();
    painter.restore();
}

} // namespace entente::app
