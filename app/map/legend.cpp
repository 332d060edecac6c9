#include "map/legend.h"

#include "map/centremarks.h"
#include "map/groundmarks.h"
#include "map/mapsigns.h"
#include "map/orderinks.h"
#include "map/symbols.h"
#include "map/unitpainter.h"
#include "orders/cities.h"
#include "orders/tours.h"
#include "sheet/mapscale.h"
#include "words/names.h"

#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int margin = 12;
constexpr int usualRow = 26;
constexpr int denseRow = 21; ///< where even several columns are too high
constexpr int groupGap = 9;
constexpr int pictureWidth = 70;
constexpr int leastHeight = 80;

} // namespace

MapLegend::MapLegend(QWidget *parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setObjectName(u"mapLegendPanel"_s);
    setCursor(Qt::ArrowCursor);
    hide();
}

void MapLegend::add(const QString &text, std::function<void(QPainter &, const QRectF &)> paint, bool first)
{
    m_rows.push_back({text, std::move(paint), first, {}});
}

void MapLegend::setLook(const MapLook &look, bool fogged)
{
    m_look = look;
    m_rows.clear();
    if (!look.board || look.board->powerCount() == 0)
        return;
    m_colours = look.livery.of(PowerId(0), look.theme.isDark);
    addUnits();
    addCentres();
    addOrders();
    addOutcomes();
    addSigns();
    addGround();
    if (fogged)
        addFog();

    placeRows();
    QStringList texts;
    for (const Row &row : m_rows)
        texts.push_back(row.text);
    setAccessibleName(tr("Legend"));
    setAccessibleDescription(texts.join(u", "_s));
    viewport()->update();
}

void MapLegend::fitInto(const QSize &room, int covered)
{
    if (room == m_room && covered == m_covered)
        return;
    const bool other = room != m_room;
    m_room = room;
    m_covered = covered;
    if (other)
        placeRows();
    else
        takeRoom();
}

/// As few columns as the room's height asks for, of about the same height, divided between groups.
void MapLegend::placeRows()
{
    int widest = 0;
    for (const Row &row : m_rows)
        widest = qMax(widest, fontMetrics().horizontalAdvance(row.text));
    m_column = margin + pictureWidth + 10 + widest + margin + 4;
    const int most = qMax(1, m_room.width() / qMax(1, m_column));
    m_columns = 1;
    m_height = layOut(m_columns, usualRow);
    while (m_height > m_room.height() && m_columns < most)
        m_height = layOut(++m_columns, usualRow);
    if (m_height > m_room.height())
        m_height = layOut(m_columns, denseRow);
    takeRoom();
}

/// What has no room is scrolled to. The columns stay as they are while the sentence below grows and shrinks.
void MapLegend::takeRoom()
{
    const int free = qMax(leastHeight, m_room.height() - m_covered);
    const bool scrolls = m_height > free;
    const int bar = scrolls ? verticalScrollBar()->sizeHint().width() : 0;
    setFocusPolicy(scrolls ? Qt::TabFocus : Qt::NoFocus);
    setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    resize(m_columns * m_column + bar, qMin(m_height, free));
    verticalScrollBar()->setRange(0, qMax(0, m_height - height()));
    verticalScrollBar()->setPageStep(height());
    verticalScrollBar()->setSingleStep(m_rowHeight);
    update();
    viewport()->update();
}

void MapLegend::resizeEvent(QResizeEvent *)
{
    viewport()->update();
}

/// At its end it does not hand the wheel on to the map.
void MapLegend::wheelEvent(QWheelEvent *event)
{
    QAbstractScrollArea::wheelEvent(event);
    event->accept();
}

/// Puts the rows where they belong and says how high the whole becomes.
int MapLegend::layOut(int columns, int rowHeight)
{
    m_rowHeight = rowHeight;
    const auto groups = std::count_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.first; });
    const int all = static_cast<int>(m_rows.size()) * rowHeight + static_cast<int>(groups) * groupGap;
    int column = 0, y = margin, tallest = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row &row = m_rows[i];
        if (row.first && i > 0) {
            // The group goes where the column's end comes nearest to an even share.
            int end = y;
            for (std::size_t next = i; next < m_rows.size() && (next == i || !m_rows[next].first); ++next)
                end += rowHeight;
            const int share = margin + all / columns;
            if (column + 1 < columns && end - share > share - y) {
                ++column;
                y = margin;
            } else {
                y += groupGap;
            }
        }
        row.at = QPoint(column * m_column, y);
        y += rowHeight;
        tallest = qMax(tallest, y);
    }
    return tallest + margin;
}

/// Under the rows and the scroll bar.
bool MapLegend::event(QEvent *event)
{
    if (event->type() != QEvent::Paint)
        return QAbstractScrollArea::event(event);
    paintCard();
    return true;
}

void MapLegend::paintCard()
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(m_look.theme.panel);
    painter.setPen(hasFocus() ? QPen(m_look.theme.accent, 2) : QPen(m_look.theme.panelLine, 1));
    const qreal inset = painter.pen().widthF() / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 6, 6);
}

void MapLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(viewport()->rect().adjusted(1, 1, -1, -1));
    painter.translate(0, -verticalScrollBar()->value());
    for (const Row &row : m_rows) {
        const int x = row.at.x();
        const int y = row.at.y();
        if (row.first && y > margin) {
            painter.setPen(QPen(m_look.theme.panelLine, 1));
            painter.drawLine(QPointF(x + margin, y - groupGap / 2.0),
                             QPointF(x + m_column - margin, y - groupGap / 2.0));
        }
        painter.save();
        row.paint(painter, QRectF(x + margin, y, pictureWidth, m_rowHeight));
        painter.restore();
        painter.setPen(m_look.theme.panelText);
        painter.drawText(QRectF(x + margin + pictureWidth + 10, y, m_column, m_rowHeight),
                         Qt::AlignVCenter | Qt::AlignLeft, row.text);
    }
}

namespace {

/// The scale at which a pixel of line is a pixel of the panel: see linePixels.
constexpr qreal plain = usualScale;
constexpr qreal pixel = 1 / plain;

OrderDrawing::Ink supportLine(const Track &line)
{
    return stroke(line.points(), 2.6 * pixel, {5 * pixel, 3.5 * pixel});
}

ArrowForm dashedArrow(qreal on, qreal off)
{
    ArrowForm form = usualArrow(pixel);
    form.dashes = {on * pixel, off * pixel};
    return form;
}

} // namespace

void MapLegend::addUnits()
{
    for (int i = 0; i < m_look.board->kindCount(); ++i) {
        QString name = kindName(*m_look.board, KindId(i));
        name = name.left(1).toUpper() + name.mid(1);
        const QString symbol = m_look.livery.symbol(KindId(i));
        add(
            withPoints(name, m_look.board->kind(KindId(i)).cost),
            [this, symbol](QPainter &painter, const QRectF &box) {
                paintUnit(painter, symbol, box.center(), 20, m_colours, m_look.theme);
            },
            i == 0);
    }
    add(tr("Dislodged, must retreat"), [this](QPainter &painter, const QRectF &box) {
        paintDislodgedUnit(painter, m_look.livery.symbol(KindId(0)), box.center(), 18, m_colours, m_look.theme);
    });
}

void MapLegend::addCentres()
{
    add(
        tr("Home centre, owner's colour"),
        [this](QPainter &painter, const QRectF &box) {
            paintCentre(painter, true, box.center(), 14, &m_colours, m_look.theme);
        },
        true);
    const auto provinces = m_look.board->provinces();
    if (std::any_of(provinces.begin(), provinces.end(), [](const Province &province) { return province.airBase; })) {
        add(tr("Home air base, builds squadrons"), [this](QPainter &painter, const QRectF &box) {
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

void MapLegend::addOrder(const QString &text, Fill fill, bool first)
{
    const auto paint = [this, fill = std::move(fill)](QPainter &painter, const QRectF &box) {
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
    add(text, paint, first);
}

void MapLegend::addOrders()
{
    addOrder(
        tr("Move"),
        [](OrderDrawing &drawing, const Track &line) { drawing.inks.push_back(arrow(line, usualArrow(pixel))); }, true);
    addOrder(tr("Support: ends on what it backs"), [](OrderDrawing &drawing, const Track &line) {
        drawing.inks.push_back(supportLine(line.shortened(0, 6 * pixel)));
        drawing.rings.push_back(line.back());
    });
    addOrder(tr("Hold"), [](OrderDrawing &drawing, const Track &) {
        drawing.inks.push_back(ring(QPointF(), 8 * pixel, 2 * pixel));
    });
    addOrder(tr("By convoy"), [](OrderDrawing &drawing, const Track &line) {
        drawing.inks.push_back(waveArrow(line, usualArrow(pixel), pixel));
    });
    addOrder(tr("Convoying fleet"), [](OrderDrawing &drawing, const Track &) {
        drawing.inks.push_back(stroke(wavyCircle(QPointF(), 8.5 * pixel, 11), 1.8 * pixel));
    });
    addOrder(tr("Retreat"), [](OrderDrawing &drawing, const Track &line) {
        drawing.inks.push_back(arrow(line, dashedArrow(7.5, 3.2)));
    });
    if (hasPorts(*m_look.board)) {
        addOrder(tr("Raises the siege"), [](OrderDrawing &drawing, const Track &line) {
            drawing.inks.push_back(arrow(line.shortened(0, 20 * pixel), dashedArrow(7.5, 3.2)));
            drawing.inks.push_back(ring(line.back() - QPointF(10 * pixel, 0), 9 * pixel, 2 * pixel));
        });
    }
    addFlights();
    addOrder(tr("Guessed or suggested"), [](OrderDrawing &drawing, const Track &line) {
        drawing.inks.push_back(arrow(line, usualArrow(pixel)));
        hatch(drawing.inks.back(), pixel);
    });
}

/// Of squadrons, which fly straight, and of bombers, whose places are numbered.
void MapLegend::addFlights()
{
    using Act = OrderDrawing::Leg::Act;
    const auto provinces = m_look.board->provinces();
    if (std::any_of(provinces.begin(), provinces.end(), [](const Province &province) { return province.airBase; })) {
        addOrder(tr("Raid from the air"), [](OrderDrawing &drawing, const Track &line) {
            drawing.inks.push_back(arrow(line, dashedArrow(5, 3.5)));
            drawing.rings.push_back(line.back());
        });
    }
    if (!fliesTours(*m_look.board))
        return;
    const auto flight = [this](const QString &text, Act act) {
        addOrder(text, [act](OrderDrawing &drawing, const Track &line) {
            ArrowForm form = dashedArrow(6, 2);
            form.body *= 0.8;
            drawing.inks.push_back(arrow(line.shortened(0, 9 * pixel), form));
            drawing.legs.push_back({QPointF(), u"1"_s, {}, act, false});
            drawing.legs.push_back({line.back() - QPointF(5 * pixel, 0), u"2"_s, {}, Act::None, true});
        });
    };
    flight(tr("Flight, place by place"), Act::None);
    flight(tr("Supports there"), Act::Support);
    flight(tr("Cuts supports there"), Act::Cut);
    flight(tr("Raids the centre there"), Act::Raid);
}

void MapLegend::addOutcomes()
{
    using Mark = OrderDrawing::Mark;
    addOrder(
        tr("Bounced or failed"),
        [](OrderDrawing &drawing, const Track &line) {
            drawing.inks.push_back(arrow(line.shortened(0, 12 * pixel), usualArrow(pixel)));
            drawing.mark = Mark::Cross;
            drawing.markAt = line.back() - QPointF(6 * pixel, 0);
        },
        true);
    addOrder(tr("Support cut"), [](OrderDrawing &drawing, const Track &line) {
        drawing.inks.push_back(supportLine(line));
        drawing.mark = Mark::Cut;
        drawing.markAt = QPointF();
    });
    addOrder(tr("Impossible order"), [](OrderDrawing &drawing, const Track &line) {
        drawing.inks.push_back(arrow(line, dashedArrow(7, 4)));
        drawing.mark = Mark::Void;
        drawing.markAt = QPointF();
    });
    addOrder(tr("Stand-off: no retreat to here"), [](OrderDrawing &drawing, const Track &) {
        drawing.mark = Mark::Void;
        drawing.markAt = QPointF();
    });
    addOrder(tr("To be built"), [](OrderDrawing &drawing, const Track &) {
        drawing.mark = Mark::Plus;
        drawing.markAt = QPointF();
    });
    add(tr("To be removed"), [this](QPainter &painter, const QRectF &box) {
        paintUnit(painter, m_look.livery.symbol(KindId(0)), box.center(), 18, m_colours, m_look.theme);
        paintStrike(painter, box.center(), 18, m_look.theme);
    });
    const auto mark = [this](MapSign::Kind kind) {
        return [this, kind](QPainter &painter, const QRectF &box) {
            painter.translate(box.center());
            paintSignShape(painter, m_look.theme, {kind, RegionId(), QString()}, 12);
        };
    };
    add(tr("Can be built on"), mark(MapSign::Kind::MayBuild));
    add(tr("Can be removed"), mark(MapSign::Kind::MayRemove));
}

/// Signs that only some maps know: sieges, trade routes, flights.
void MapLegend::addSigns()
{
    bool first = true;
    const auto sign = [&](const QString &text, MapSign::Kind kind, const QString &figure) {
        add(
            text,
            [this, kind, figure](QPainter &painter, const QRectF &box) {
                painter.translate(box.center());
                if (kind == MapSign::Kind::Bombed)
                    paintCentre(painter, false, QPointF(), 12, nullptr, m_look.theme);
                paintSignShape(painter, m_look.theme, {kind, RegionId(), figure}, 12);
            },
            first);
        first = false;
    };
    if (hasPorts(*m_look.board)) {
        sign(tr("Under siege, seasons left"), MapSign::Kind::Siege, QString::number(siegeSeasons));
        add(tr("Behind the walls"), [this](QPainter &painter, const QRectF &box) {
            MapUnit unit;
            unit.unit.kind = KindId(0);
            unit.unit.power = PowerId(0);
            unit.unit.layer = Layer::Walls;
            paintUnitSymbol(painter, m_look, unit, box.center(), 18);
        });
        const auto trade = [this](bool broken) {
            return [this, broken](QPainter &painter, const QRectF &box) {
                const QPointF middle = box.center();
                paintRouteShape(painter, m_look.theme, {middle - QPointF(34, 0), middle, middle + QPointF(28, 0)},
                                broken ? 1 : -1, 1);
                if (broken)
                    paintCross(painter, middle, 13, m_look.theme);
            };
        };
        add(tr("Trade route: counts two"), trade(false));
        add(tr("Trade route, broken"), trade(true));
    }
    if (fliesTours(*m_look.board)) {
        sign(tr("Range spent there"), MapSign::Kind::Reach, QString::number(3));
        sign(tr("May land, own land"), MapSign::Kind::MayLand, QString());
        sign(tr("May land with permission"), MapSign::Kind::MayLandByLeave, QString());
        sign(tr("Another bomber lands there"), MapSign::Kind::LandingTaken, QString());
        sign(tr("Raided centre"), MapSign::Kind::Bombed, QString());
    }
}

/// Of the ground: what this sheet marks beside centres.
void MapLegend::addGround()
{
    bool first = true;
    for (const QString &mark : m_look.sheet->cartouche().entries) {
        const bool told = mark == "home"_L1 || mark == "neutral"_L1 || mark == "airbase"_L1; // by addCentres()
        if (told || groundMeaning(mark).isEmpty())
            continue;
        QString text = groundMeaning(mark);
        text = text.left(1).toUpper() + text.mid(1);
        add(
            text,
            [this, mark](QPainter &painter, const QRectF &box) {
                paintGroundMark(painter, mark, box.center(), m_look.theme);
            },
            first);
        first = false;
    }
}

void MapLegend::addFog()
{
    add(
        tr("Fog: not seen"),
        [this](QPainter &painter, const QRectF &box) {
            QPainterPath ground;
            ground.addRoundedRect(QRectF(box.center() - QPointF(17, 8), QSizeF(34, 16)), 3, 3);
            painter.fillPath(ground, m_look.theme.land);
            paintShade(painter, m_look.theme, {ProvinceId(), 0, MapShade::Kind::Unseen}, ground, 1);
        },
        true);
}

} // namespace entente::app
