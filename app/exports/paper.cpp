#include "exports/paper.h"

#include "exports/columns.h"
#include "lettering/typesetting.h"
#include "map/mappicture.h"

#include <QPagedPaintDevice>
#include <QRegion>
#include <QTextDocument>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal dotsPerInch = 72;
/// A column of results is about this wide, and so far from the next.
constexpr qreal columnWidth = 230;
constexpr qreal columnGap = 18;
constexpr qreal groundDots = 220;    ///< an inch
constexpr qreal widestGround = 3000; ///< in dots, whatever the paper's size
constexpr qreal footRoom = 22;
constexpr qreal fine = 1.65; // pixels of the map's a point: paper shows smaller letters than a screen

/// Where two pictures are otherwise, in squares; everywhere if they are not of one size.
QRegion differenceOf(const QImage &one, const QImage &other)
{
    constexpr int square = 64; // pixels
    if (one.size() != other.size())
        return other.rect();
    QRegion region;
    for (int y = 0; y < one.height(); y += square) {
        for (int x = 0; x < one.width(); x += square) {
            const QRect part = QRect(x, y, square, square) & one.rect();
            if (one.copy(part) != other.copy(part))
                region |= part;
        }
    }
    return region;
}

bool isMostOf(const QRegion &region, const QRect &whole)
{
    int area = 0;
    for (const QRect &part : region)
        area += part.width() * part.height();
    return area > whole.width() * whole.height() / 2;
}

} // namespace

Paper::Paper(QPagedPaintDevice &device) : m_device(device), m_painter(&device) {}

QSizeF Paper::room() const
{
    const QRectF dots = m_device.pageLayout().paintRectPoints();
    return dots.size() - QSizeF(0, m_foot ? footRoom : 0);
}

void Paper::begin()
{
    if (m_pages++ > 0)
        m_device.newPage();
    m_painter.resetTransform();
    const qreal scale = m_device.logicalDpiX() / dotsPerInch;
    m_painter.scale(scale, scale);
    if (!m_foot)
        return;
    QTextDocument foot;
    fill(foot, u"<small>%1</small>"_s.arg(m_foot(m_pages).toHtmlEscaped()));
    foot.setTextWidth(room().width());
    m_painter.save();
    m_painter.translate(0, room().height() + footRoom - foot.size().height());
    foot.drawContents(&m_painter);
    m_painter.restore();
}

/// The map as it is painted at so many pixels a sheet unit, in finer dots.
QImage Paper::groundOf(const MapLook &look, qreal scale)
{
    const QSizeF size = look.sheet->size() * scale;
    const qreal dots = std::min(groundDots / dotsPerInch / fine, widestGround / size.width());
    QImage ground((size * dots).toSize(), QImage::Format_RGB32);
    ground.fill(Qt::white); // at its edges the map covers a pixel in part
    QPainter painter(&ground);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(dots, dots);
    paintMap(painter, look, look.sheet->rect(), scale);
    return ground;
}

/// The first ground, and over it whatever is otherwise now.
void Paper::paintGround(const QImage &ground, const QRectF &room)
{
    const QRegion otherwise = differenceOf(m_first, ground);
    if (isMostOf(otherwise, ground.rect())) {
        m_first = ground;
        m_patches.clear();
    } else if (ground != m_ground) {
        m_patches.clear();
        for (const QRect &part : otherwise)
            m_patches.emplace_back(part, ground.copy(part));
    }
    m_ground = ground;
    m_painter.save();
    m_painter.translate(room.topLeft());
    m_painter.scale(room.width() / ground.width(), room.height() / ground.height());
    m_painter.drawImage(QPointF(), m_first);
    for (const auto &[part, patch] : m_patches)
        m_painter.drawImage(part.topLeft(), patch);
    m_painter.restore();
}

QRectF Paper::paintSheet(MapLook look, const MapState &state, const QRectF &room)
{
    look.owner = state.owner;
    const QSizeF sheet = look.sheet->size();
    const qreal points = std::min(room.width() / sheet.width(), room.height() / sheet.height());
    const qreal scale = points * fine;
    const QRectF whole(QPointF(), sheet);
    const QRectF painted(QPointF(room.left() + (room.width() - sheet.width() * points) / 2, room.top()),
                         sheet * points);
    if (m_counts)
        return painted;
    m_painter.save();
    m_painter.translate(painted.topLeft());
    m_painter.scale(1 / fine, 1 / fine);
    m_painter.setClipRect(QRectF(QPointF(), sheet * scale)); // glows of the coasts reach over the map's edge
    paintGround(groundOf(look, scale), QRectF(QPointF(), sheet * scale));
    paintPieces(m_painter, look, state, whole, scale);
    m_painter.restore();
    return painted;
}

int Paper::columnCount() const
{
    return std::max(1, static_cast<int>((room().width() + columnGap) / (columnWidth + columnGap)));
}

void Paper::fill(QTextDocument &text, const QString &html)
{
    QFont font;
    font.setPixelSize(11);
    text.setDefaultFont(font);
    // The bold face holds no umlauts.
    text.setDefaultStyleSheet(u"h1, h2, h3 { font-family: '%1'; font-weight: normal; } h1 { font-size: 24px; } "
                              u"h2 { font-size: 19px; } h3 { font-size: 15px; margin-top: 10px; } "
                              u"td { padding: 3px 12px 3px 0; } small { color: #555; }"_s.arg(mapTypeface()));
    text.setDocumentMargin(0);
    text.setHtml(html);
}

void Paper::addText(const QString &html, int columns)
{
    QTextDocument text;
    fill(text, html);
    const QSizeF column = layInColumns(text, room(), columns, columnGap);
    for (int i = 0; i < text.pageCount(); ++i) {
        if (i % columns == 0)
            begin();
        const QRectF part(0, i * column.height(), column.width(), column.height());
        m_painter.save();
        m_painter.translate((i % columns) * (column.width() + columnGap), -part.top());
        m_painter.setClipRect(part);
        text.drawContents(&m_painter, part);
        m_painter.restore();
    }
}

} // namespace entente::app
