#include "map/legend.h"

#include "map/centremarks.h"
#include "map/mapscale.h"
#include "map/mapsigns.h"
#include "map/orderinks.h"
#include "map/symbols.h"
#include "orders/cities.h"
#include "orders/tours.h"
#include "words/names.h"

#include <QPainter>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int margin = 12;
constexpr int rowHeight = 26;
constexpr int groupGap = 9;
constexpr int pictureWidth = 78;
constexpr int mostRows = 20; ///< that a window of 800 pixels can show one below the other

/// The scale at which a pixel of line is a pixel of the panel: see linePixels.
constexpr qreal plain = usualScale;
constexpr qreal pixel = 1 / plain;

} // namespace

MapLegend::MapLegend(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"mapLegendPanel"_s);
    setCursor(Qt::ArrowCursor);
    hide();
}

void MapLegend::add(const QString &text, std::function<void(QPainter &, const QRectF &)> paint, bool first)
{
    m_rows.push_back({text, std::move(paint), first, {}});
}

void MapLegend::setLook(const MapLook &look)
{
    m_look = look;
    m_rows.clear();
    if (!look.board || look.board->powerCount() == 0)
        return;
    m_colours = look.livery.of(PowerId(0), look.theme.isDark);
    addUnits();
    addCentres();
    addOrders();
    addSigns();

    placeRows();
    QStringList texts;
    for (const Row &row : m_rows)
        texts.push_back(row.text);
    setAccessibleName(tr("Legend"));
    setAccessibleDescription(texts.join(u", "_s));
    update();
}

/// One column where the rows have room below each other, else two, divided between groups.
void MapLegend::placeRows()
{
    int widest = 0;
    for (const Row &row : m_rows)
        widest = qMax(widest, fontMetrics().horizontalAdvance(row.text));
    const int column = margin + pictureWidth + 10 + widest + margin + 4;
    const bool two = static_cast<int>(m_rows.size()) > mostRows;
    const auto half = m_rows.size() / 2;
    int x = 0, y = margin, tallest = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row &row = m_rows[i];
        if (row.first && i > 0) {
            if (two && x == 0 && i >= half) {
                x = column;
                y = margin;
            } else {
                y += groupGap;
            }
        }
        row.at = QPoint(x, y);
        y += rowHeight;
        tallest = qMax(tallest, y);
    }
    resize(x + column, tallest + margin);
}

void MapLegend::addUnits()
{
    for (int i = 0; i < m_look.board->kindCount(); ++i) {
        QString name = kindName(*m_look.board, KindId(i));
        name = name.left(1).toUpper() + name.mid(1);
        const QString symbol = m_look.livery.symbol(KindId(i));
        add(name, [this, symbol](QPainter &painter, const QRectF &box) {
            paintUnit(painter, symbol, box.center(), 20, m_colours, m_look.theme);
        }, i == 0);
    }
    add(tr("Dislodged, must retreat"), [this](QPainter &painter, const QRectF &box) {
        paintDislodgedUnit(painter, m_look.livery.symbol(KindId(0)), box.center(), 18, m_colours, m_look.theme);
    });
}

void MapLegend::addCentres()
{
    add(tr("Home centre, in its owner's colour"), [this](QPainter &painter, const QRectF &box) {
        paintCentre(painter, true, box.center(), 14, &m_colours, m_look.theme);
    }, true);
    const auto provinces = m_look.board->provinces();
    if (std::any_of(provinces.begin(), provinces.end(), [](const Province &province) { return province.airBase; })) {
        add(tr("Home air base: squadrons are built here"), [this](QPainter &painter, const QRectF &box) {
            paintAirBase(painter, box.center(), 14, m_look.theme);
            paintCentre(painter, true, box.center(), 14, &m_colours, m_look.theme);
        });
    }
    add(tr("Other centre, owned"), [this](QPainter &painter, const QRectF &box) {
        paintCentre(painter, false, box.center(), 14, &m_colours, m_look.theme);
    });
    add(tr("Neutral centre"), [this](QPainter &painter, const QRectF &box) {
        paintCentre(painter, false, box.center(), 14, nullptr, m_look.theme);
    });
}

void MapLegend::addOrders()
{
    using Mark = OrderDrawing::Mark;
    const auto show = [this](const std::function<void(OrderDrawing &, const Track &)> &fill) {
        return [this, fill](QPainter &painter, const QRectF &box) {
            OrderDrawing drawing;
            drawing.colours = m_colours;
            drawing.colour = m_colours.line;
            // Drawings are in sheet units; here one of them is made as large as it is on the map.
            painter.translate(box.center());
            painter.scale(plain, plain);
            const qreal reach = (box.width() / 2 - 5) / plain;
            fill(drawing, straight(QPointF(-reach, 0), QPointF(reach, 0)));
            paintOrder(painter, drawing, m_look.theme, plain);
            paintOrderMark(painter, drawing, m_look.theme, plain);
        };
    };
    add(tr("Move"), show([](OrderDrawing &drawing, const Track &line) {
        drawing.inks.push_back(arrow(line, usualArrow(pixel)));
    }), true);
    add(tr("Support: ends on what it supports"), show([](OrderDrawing &drawing, const Track &line) {
        drawing.inks.push_back(stroke(line.shortened(0, 6 * pixel).points(), 2.6 * pixel, {5 * pixel, 3.5 * pixel}));
        drawing.rings.push_back(line.back());
    }));
    add(tr("Hold"), show([](OrderDrawing &drawing, const Track &) {
        drawing.inks.push_back(ring(QPointF(), 8 * pixel, 2 * pixel));
    }));
    add(tr("By convoy"), show([](OrderDrawing &drawing, const Track &line) {
        drawing.inks.push_back(waveArrow(line, usualArrow(pixel), pixel));
    }));
    add(tr("Convoying fleet"), show([](OrderDrawing &drawing, const Track &) {
        drawing.inks.push_back(stroke(wavyCircle(QPointF(), 8.5 * pixel, 11), 1.8 * pixel));
    }));
    add(tr("Retreat"), show([](OrderDrawing &drawing, const Track &line) {
        ArrowForm form = usualArrow(pixel);
        form.dashes = {7.5 * pixel, 3.2 * pixel};
        drawing.inks.push_back(arrow(line, form));
    }));
    add(tr("Guessed or suggested, not ordered"), show([](OrderDrawing &drawing, const Track &line) {
        drawing.inks.push_back(arrow(line, usualArrow(pixel)));
        hatch(drawing.inks.back(), pixel);
    }));
    add(tr("Bounced or failed"), show([](OrderDrawing &drawing, const Track &line) {
        drawing.inks.push_back(arrow(line.shortened(0, 12 * pixel), usualArrow(pixel)));
        drawing.mark = Mark::Cross;
        drawing.markAt = line.back() - QPointF(6 * pixel, 0);
    }), true);
    add(tr("Support cut"), show([](OrderDrawing &drawing, const Track &line) {
        drawing.inks.push_back(stroke(line.points(), 2.6 * pixel, {5 * pixel, 3.5 * pixel}));
        drawing.mark = Mark::Cut;
        drawing.markAt = QPointF();
    }));
    add(tr("Impossible order"), show([](OrderDrawing &drawing, const Track &line) {
        ArrowForm form = usualArrow(pixel);
        form.dashes = {7 * pixel, 4 * pixel};
        drawing.inks.push_back(arrow(line, form));
        drawing.mark = Mark::Void;
        drawing.markAt = QPointF();
    }));
    add(tr("To be built"), show([](OrderDrawing &drawing, const Track &) {
        drawing.mark = Mark::Plus;
        drawing.markAt = QPointF();
    }));
    add(tr("To be removed"), [this](QPainter &painter, const QRectF &box) {
        paintUnit(painter, m_look.livery.symbol(KindId(0)), box.center(), 18, m_colours, m_look.theme);
        paintStrike(painter, box.center(), 18, m_look.theme);
    });
}

/// Signs that only some maps know: sieges, trade routes, flights.
void MapLegend::addSigns()
{
    bool first = true;
    const auto sign = [&](const QString &text, MapSign::Kind kind, const QString &figure) {
        add(text, [this, kind, figure](QPainter &painter, const QRectF &box) {
            painter.translate(box.center());
            if (kind == MapSign::Kind::Bombed)
                paintCentre(painter, false, QPointF(), 12, nullptr, m_look.theme);
            paintSignShape(painter, m_look.theme, {kind, RegionId(), figure}, 12);
        }, first);
        first = false;
    };
    if (hasPorts(*m_look.board))
        sign(tr("Under siege, seasons left"), MapSign::Kind::Siege, QString::number(siegeSeasons));
    if (fliesTours(*m_look.board)) {
        sign(tr("Range spent there"), MapSign::Kind::Reach, QString::number(3));
        sign(tr("May land, own land"), MapSign::Kind::MayLand, QString());
        sign(tr("May land with permission"), MapSign::Kind::MayLandByLeave, QString());
        sign(tr("Another bomber lands there"), MapSign::Kind::LandingTaken, QString());
        sign(tr("Raided centre"), MapSign::Kind::Bombed, QString());
    }
}

void MapLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(m_look.theme.panel);
    painter.setPen(QPen(m_look.theme.panelLine, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const int columns = m_rows.empty() || m_rows.back().at.x() == 0 ? 1 : 2;
    for (const Row &row : m_rows) {
        const int x = row.at.x();
        const int y = row.at.y();
        if (row.first && y > margin) {
            painter.setPen(QPen(m_look.theme.panelLine, 1));
            painter.drawLine(QPointF(x + margin, y - groupGap / 2.0), QPointF(x + width() / columns - margin, y - groupGap / 2.0));
        }
        painter.save();
        row.paint(painter, QRectF(x + margin, y, pictureWidth, rowHeight));
        painter.restore();
        painter.setPen(m_look.theme.panelText);
        painter.drawText(QRectF(x + margin + pictureWidth + 10, y, width(), rowHeight), Qt::AlignVCenter | Qt::AlignLeft, row.text);
    }
}

} // namespace entente::app
