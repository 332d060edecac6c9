#include "exports/pagemaps.h"

#include "map/mappicture.h"
#include "map/mapsigns.h"
#include "map/unitpainter.h"
#include "sheet/mapscale.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype largestGround = 300 * 1024;
constexpr int symbolGrid = 128; // points are kept to a tenth of it

QByteArray packed(const QImage &image, const char *format, int quality)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format, quality);
    return bytes;
}

QString asText(const char *type, const QByteArray &bytes)
{
    return u"image/%1;base64,%2"_s.arg(QLatin1StringView(type), QString::fromLatin1(bytes.toBase64()));
}

/// `later` where it differs from `earlier`, and nothing elsewhere; `box` is where that is.
QImage differenceOf(const QImage &earlier, const QImage &later, QRect &box)
{
    QImage patch(later.size(), QImage::Format_ARGB32);
    patch.fill(Qt::transparent);
    box = QRect();
    for (int y = 0; y < later.height(); ++y) {
        const auto *before = reinterpret_cast<const QRgb *>(earlier.constScanLine(y));
        const auto *after = reinterpret_cast<const QRgb *>(later.constScanLine(y));
        auto *line = reinterpret_cast<QRgb *>(patch.scanLine(y));
        for (int x = 0; x < later.width(); ++x) {
            if (before[x] == after[x])
                continue;
            line[x] = after[x] | 0xff000000U;
            box |= QRect(x, y, 1, 1);
        }
    }
    return box.isEmpty() ? QImage() : patch.copy(box);
}

/// Qt says in every group what no shape in it needs, which is half of the whole. No piece is lettered but in outlines.
QString slim(QString svg)
{
    static const QRegularExpression needless(
        u"<title>[^<]*</title>|<desc>[^<]*</desc>|<defs>\\s*</defs>|\\s(?:transform=\"matrix\\(1,0,0,1,0,0\\)\"|"
        u"(?:font-family|font-size|font-weight|font-style|vector-effect|xmlns:xlink|version|baseProfile)=\"[^\"]*\"|"
        u"(?:fill|stroke)-opacity=\"1\")"_s);
    static const QRegularExpression emptyGroup(u"<g[^>]*>\\s*</g>\\s*"_s);
    static const QRegularExpression decimals( // of points, not of scales
        u"matrix\\([^)]*\\)(*SKIP)(*FAIL)|(?<=[ ,\"MLC-])(\\d+\\.\\d)\\d+(?=[ ,\"])"_s);
    static const QRegularExpression blanks(u"\\s*\\n\\s*"_s);
    return svg.remove(needless).remove(emptyGroup).replace(decimals, u"\\1"_s).replace(blanks, u"\n"_s);
}

/// The content of an SVG of this size, and its end.
template <typename Paint>
QString painted(QSize size, const Paint &paint)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setResolution(96);
    QPainter painter(&generator);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    painter.end();
    const QString svg = slim(QString::fromUtf8(bytes));
    return svg.mid(svg.indexOf(u'>', svg.indexOf("<svg"_L1)) + 1);
}

} // namespace

namespace {

/// Something over a ground of this width: `paint` is told the scale.
template <typename Paint>
QString overGround(const MapLook &look, int width, const Paint &paint)
{
    const qreal scale = width / look.sheet->size().width();
    const QSize size = (look.sheet->size() * scale).toSize();
    return u"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1 %2\">"_s.arg(size.width()).arg(size.height())
           + painted(size, [&](QPainter &painter) { paint(painter, scale); });
}

} // namespace

QString ordersDrawing(const MapLook &look, const MapState &state, int width)
{
    return overGround(look, width, [&](QPainter &painter, qreal scale) {
        paintPieces(painter, look, state, look.sheet->rect(), scale, true, false);
    });
}

QString sightDrawing(const MapLook &look, const MapState &state, int width)
{
    constexpr float thin = 0.55F; // borders and names of the ground show through
    QString drawing = overGround(look, width, [&](QPainter &painter, qreal scale) {
        painter.scale(scale, scale);
        for (int p = 0; p < look.board->provinceCount(); ++p) {
            const PowerId owner = state.owner[static_cast<std::size_t>(p)];
            if (!owner.valid())
                continue;
            QColor tint = look.livery.of(owner, look.theme.isDark).tint;
            tint.setAlphaF(thin);
            painter.fillPath(look.sheet->outline(ProvinceId(p)), tint);
        }
        for (const MapShade &shade : state.shades)
            paintShade(painter, look.theme, shade, look.sheet->outline(shade.province), linePixels(scale) / scale);
    });
    // What Qt writes knows no hatching; a page does.
    const QString wash = look.theme.panel.name();
    drawing.replace(QRegularExpression(u"fill=\"%1\" fill-opacity=\"[^\"]*\""_s.arg(wash)), u"fill=\"url(#unseen)\""_s);
    drawing.insert(drawing.indexOf(u'>') + 1,
                   u"<defs><pattern id=\"unseen\" patternUnits=\"userSpaceOnUse\" width=\"16\" height=\"16\">"
                   u"<path d=\"M0 0H16V16H0Z\" fill=\"%1\" fill-opacity=\"0.5\"/>"
                   u"<path d=\"M0 0L16 16M16 0L0 16\" stroke=\"%2\" stroke-opacity=\"0.55\" stroke-width=\"1.2\"/>"
                   u"</pattern></defs>"_s.arg(wash, look.theme.panelQuiet.name()));
    return drawing;
}

QString symbolsDrawing(const MapLook &look, const std::vector<MapUnit> &units, int width)
{
    QString text = u"<svg xmlns=\"http://www.w3.org/2000/svg\">"_s;
    for (std::size_t i = 0; i < units.size(); ++i)
        text += u"<svg id=\"u%1\" x=\"%2\" y=\"%2\" width=\"%3\" height=\"%3\" viewBox=\"0 0 %4 %4\" "
                u"overflow=\"visible\">"_s.arg(i)
                    .arg(-width / 2.0)
                    .arg(width)
                    .arg(symbolGrid)
                + painted({symbolGrid, symbolGrid}, [&](QPainter &painter) {
                      paintUnitSymbol(painter, look, units[i], QPointF(symbolGrid, symbolGrid) / 2, symbolGrid);
                  });
    return text + u"</svg>"_s;
}

QString photograph(const QImage &image, qsizetype largest)
{
    QByteArray bytes;
    for (int quality = 90; quality >= 40 && (bytes.isEmpty() || bytes.size() > largest); quality -= 10)
        bytes = packed(image.convertToFormat(QImage::Format_RGB32), "jpeg", quality);
    return bytes.isEmpty() ? asText("png", packed(image, "png", -1)) : asText("jpeg", bytes); // no such format here
}

PageMaps::PageMaps(const MapLook &look, int width) : m_look(look), m_scale(width / look.sheet->size().width()) {}

QImage PageMaps::groundOf(const std::vector<PowerId> &owner) const
{
    MapLook look = m_look;
    look.owner = owner;
    QImage image(size(), QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMap(painter, look, look.sheet->rect(), m_scale);
    return image;
}

int PageMaps::layerOf(const std::vector<PowerId> &owner)
{
    const auto last = [this] { return static_cast<int>(m_layers.size()) - 1; };
    if (m_owner == owner)
        return last();
    m_owner = owner;
    const QImage ground = groundOf(owner);
    if (m_ground.isNull()) {
        m_layers += u"<img alt=\"\" src=\"data:%1\">"_s.arg(photograph(ground, largestGround));
    } else {
        QRect box;
        const QImage patch = differenceOf(m_ground, ground, box);
        if (patch.isNull())
            return last();
        const auto share = [](int part, int whole) { return QString::number(100.0 * part / whole, 'f', 4) + u'%'; };
        m_layers += u"<img alt=\"\" style=\"left:%1;top:%2;width:%3;height:%4\" src=\"data:%5\">"_s.arg(
            share(box.x(), ground.width()), share(box.y(), ground.height()), share(box.width(), ground.width()),
            share(box.height(), ground.height()), asText("png", packed(patch, "png", 0)));
    }
    m_ground = ground;
    return last();
}

/// A drawn unit is of a dozen shapes that all of its kind have: each is written once.
QString PageMaps::withShapesOnce(const QString &svg)
{
    static const QRegularExpression path(u"<path( fill-rule=\"\\w+\")? d=\"([^\"]*)\"/>"_s);
    QString text;
    qsizetype end = 0;
    for (auto found = path.globalMatch(svg); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const auto shape = m_shapes.try_emplace(match.captured(2), m_shapes.size()).first;
        text += svg.mid(end, match.capturedStart() - end)
                + u"<use%1 href=\"#s%2\"/>"_s.arg(match.captured(1)).arg(shape->second);
        end = match.capturedEnd();
    }
    return text + svg.mid(end);
}

QString PageMaps::shapes() const
{
    QString text;
    for (const auto &[shape, number] : m_shapes)
        text += u"<path id=\"s%1\" d=\"%2\"/>"_s.arg(number).arg(shape);
    return u"<svg width=\"0\" height=\"0\" style=\"display:block;height:0;border:0\" aria-hidden=\"true\">"
           u"<defs>%1</defs></svg>"_s.arg(text);
}

QString PageMaps::pieces(const MapState &state, const QString &title, bool withOrders)
{
    const QString svg = painted(size(), [&](QPainter &painter) {
        paintPieces(painter, m_look, state, m_look.sheet->rect(), m_scale, withOrders);
    });
    return u"<svg viewBox=\"0 0 %1 %2\" role=\"img\" aria-label=\"%3\">"_s.arg(size().width())
               .arg(size().height())
               .arg(title.toHtmlEscaped())
           + withShapesOnce(svg);
}

} // namespace entente::app
