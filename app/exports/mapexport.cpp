#include "exports/mapexport.h"

#include "map/mappicture.h"

#include "document/wholefile.h"
#include "exports/columns.h"
#include "lettering/typesetting.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QMarginsF>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// For the sentences of this file.
struct PictureWords {
    Q_DECLARE_TR_FUNCTIONS(PictureWords)
};

/// The whole picture in nominal pixels: a title line, if there is one, and the map below it.
class Sheet {
public:
    explicit Sheet(const MapPicture &picture)
        : m_picture(picture), m_scale(std::clamp(picture.width, 100, 20000) / picture.look.sheet->size().width()),
          m_title(picture.title.isEmpty() ? 0 : std::max(24.0, 0.026 * picture.width))
    {
        m_picture.state = forOthers(picture.state);
        m_picture.look.owner = picture.state.owner;
    }

    QSize size() const
    {
        const QSizeF map = m_picture.look.sheet->size() * m_scale;
        return QSize(static_cast<int>(std::lround(map.width())), static_cast<int>(std::lround(map.height() + m_title)));
    }

    void paint(QPainter &painter) const
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.save();
        painter.translate(0, m_title);
        const QRectF whole = m_picture.look.sheet->rect();
        painter.setClipRect(QRectF(QPointF(), whole.size() * m_scale));
        paintMap(painter, m_picture.look, whole, m_scale);
        paintPieces(painter, m_picture.look, m_picture.state, whole, m_scale, m_picture.withOrders);
        painter.restore();
        if (m_title > 0) // last: SVG pictures know no clipping, and glows reach over the map's edge
            paintTitle(painter);
        painter.restore();
    }

private:
    void paintTitle(QPainter &painter) const
    {
        const QRectF line(0, 0, size().width(), m_title);
        painter.fillRect(line, m_picture.look.theme.panel);
        paintHeading(painter, m_picture.title, line.adjusted(m_title * 0.4, 0, -m_title * 0.4, 0), m_title * 0.66,
                     m_picture.look.theme.panelText);
    }

    MapPicture m_picture;
    qreal m_scale;
    qreal m_title;
};

void writePng(const Sheet &sheet, QIODevice &device)
{
    QImage image(sheet.size(), QImage::Format_RGB32);
    if (image.isNull()) // there is no such memory
        return;
    image.fill(Qt::white);
    QPainter painter(&image);
    sheet.paint(painter);
    painter.end();
    image.save(&device, "PNG");
}

/// Qt 6.4 writes a title into the file as it is, later ones escape it: so it is put in afterwards.
void writeSvg(const Sheet &sheet, const QString &title, QIODevice &device)
{
    constexpr char place[] = "entente-title";
    QBuffer written;
    QSvgGenerator generator;
    generator.setOutputDevice(&written);
    generator.setSize(sheet.size());
    generator.setViewBox(QRect(QPoint(), sheet.size()));
    generator.setResolution(96);
    generator.setTitle(QString::fromLatin1(place));
    generator.setDescription(u"Entente"_s);
    QPainter painter(&generator);
    sheet.paint(painter);
    painter.end();
    QByteArray svg = written.data();
    const QByteArray element = QByteArray("<title>") + place;
    if (const qsizetype at = svg.indexOf(element); at >= 0)
        svg.replace(at, element.size(), "<title>" + title.toHtmlEscaped().toUtf8());
    device.write(svg);
}

/// Rich text on further pages, in columns.
void addPages(QPdfWriter &writer, QPainter &painter, const QString &html)
{
    constexpr qreal dotsPerInch = 72;
    constexpr int columns = 3;
    constexpr qreal gap = 18;
    const qreal scale = writer.resolution() / dotsPerInch;
    QTextDocument text;
    QFont font;
    font.setPixelSize(10);
    text.setDefaultFont(font);
    text.setDefaultStyleSheet(
        u"h1 { font-size: 16px; } h2 { font-size: 12px; } ul { margin: 0; } .orders { list-style: none; }"_s);
    text.setDocumentMargin(0);
    text.setHtml(html);
    const QSizeF column = layInColumns(text, QSizeF(writer.width(), writer.height()) / scale, columns, gap);
    for (int i = 0; i < text.pageCount(); ++i) {
        if (i % columns == 0) {
            writer.newPage();
            painter.resetTransform();
            painter.scale(scale, scale);
        }
        const QRectF part(0, i * column.height(), column.width(), column.height());
        painter.save();
        painter.translate((i % columns) * (column.width() + gap), -part.top());
        painter.setClipRect(part);
        text.drawContents(&painter, part);
        painter.restore();
    }
}

void writePdf(const Sheet &sheet, const MapPicture &picture, QIODevice &device)
{
    QPdfWriter writer(&device);
    writer.setTitle(picture.title);
    writer.setCreator(u"Entente"_s);
    writer.setResolution(300);
    const bool wide = sheet.size().width() >= sheet.size().height();
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), wide ? QPageLayout::Landscape : QPageLayout::Portrait,
                                     QMarginsF(10, 10, 10, 10), QPageLayout::Millimeter));
    QPainter painter(&writer);
    const QSizeF page(writer.width(), writer.height());
    const qreal factor = std::min(page.width() / sheet.size().width(), page.height() / sheet.size().height());
    painter.translate((page.width() - factor * sheet.size().width()) / 2,
                      (page.height() - factor * sheet.size().height()) / 2);
    painter.scale(factor, factor);
    painter.save();
    sheet.paint(painter);
    painter.restore();
    if (!picture.text.isEmpty())
        addPages(writer, painter, picture.text);
}

} // namespace

MapState forOthers(MapState state)
{
    std::erase_if(state.orders, [](const MapOrder &order) {
        return order.state == MapOrder::State::Assumed || order.state == MapOrder::State::Draft;
    });
    for (MapUnit &unit : state.units)
        unit.waiting = false;
    return state;
}

std::optional<PictureFormat> pictureFormatOf(const QString &fileName)
{
    const QString name = fileName.toLower();
    if (name.endsWith(".png"_L1))
        return PictureFormat::Png;
    if (name.endsWith(".svg"_L1))
        return PictureFormat::Svg;
    if (name.endsWith(".pdf"_L1))
        return PictureFormat::Pdf;
    return std::nullopt;
}

QByteArray pictureBytes(const MapPicture &picture, PictureFormat format)
{
    const Sheet sheet(picture);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    switch (format) {
    case PictureFormat::Png: writePng(sheet, buffer); break;
    case PictureFormat::Svg: writeSvg(sheet, picture.title, buffer); break;
    case PictureFormat::Pdf: writePdf(sheet, picture, buffer); break;
    }
    buffer.close();
    return bytes;
}

std::optional<QString> savePicture(const MapPicture &picture, const QString &fileName)
{
    const auto format = pictureFormatOf(fileName);
    if (!format)
        return PictureWords::tr("“%1” does not end in .png, .svg or .pdf, so its kind is unclear.").arg(fileName);
    const QByteArray bytes = pictureBytes(picture, *format);
    if (bytes.isEmpty())
        return PictureWords::tr("There is not enough memory for a picture of that size.");
    if (const auto written = writeWhole(fileName, bytes); !written)
        return written.error();
    return std::nullopt;
}

} // namespace entente::app
