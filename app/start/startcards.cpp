#include "start/startcards.h"

#include "look/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// Paints the card's ground and lets nothing be painted outside it, until the painter is restored.
void beginCard(QPainter &painter, const QRectF &card, const QColor &ground)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    QPainterPath shape;
    shape.addRoundedRect(card, metrics::corner, metrics::corner);
    painter.fillPath(shape, ground);
    painter.save();
    painter.setClipPath(shape);
}

/// The picture so large that nothing of the box is left; it reaches over two of its sides.
void paintCovering(QPainter &painter, const QRectF &box, const QImage &picture)
{
    const QSizeF size = picture.deviceIndependentSize();
    const QSizeF drawn = size * std::max(box.width() / size.width(), box.height() / size.height());
    painter.drawImage(QRectF(box.center() - QPointF(drawn.width() / 2, drawn.height() / 2), drawn), picture);
}

} // namespace

MapCard::MapCard(const QString &title, const QString &line, const QString &note, QWidget *parent)
    : QAbstractButton(parent), m_title(title), m_line(line), m_note(note)
{
    setMinimumWidth(240);
    setPictureHeight(leastPicture);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(title + u". "_s + line + u' ' + note);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
}

void MapCard::setPicture(const QImage &picture)
{
    m_picture = picture;
    update();
}

void MapCard::setPictureHeight(int height)
{
    m_pictureHeight = height;
    setFixedHeight(height + textHeight);
    update();
}

void MapCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void MapCard::paintEvent(QPaintEvent *)
{
    const UiColours &c = coloursOf(this);
    QPainter painter(this);
    const QRectF card = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    beginCard(painter, card, underMouse() ? c.hovered : c.tip);
    const QRectF top(0, 0, width(), m_pictureHeight);
    if (m_picture.isNull()) {
        painter.fillRect(top, c.track);
    } else {
        paintCovering(painter, top, m_picture);
        painter.fillRect(QRectF(0, m_pictureHeight, width(), height()), underMouse() ? c.hovered : c.tip);
    }
    painter.setPen(c.line);
    painter.drawLine(QPointF(0, m_pictureHeight), QPointF(width(), m_pictureHeight));
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(hasFocus() ? QPen(c.accent, 2) : QPen(c.strongLine, 1));
    painter.drawRoundedRect(hasFocus() ? card.adjusted(0.5, 0.5, -0.5, -0.5) : card, metrics::corner, metrics::corner);
    const QRect title(16, m_pictureHeight + 12, width() - 32, 22);
    painter.setPen(c.text);
    painter.setFont(uiFont(15, 600));
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, m_title);
    painter.setPen(c.quiet);
    painter.setFont(uiFont(metrics::small));
    painter.drawText(title, Qt::AlignRight | Qt::AlignVCenter, m_note);
    painter.setFont(uiFont(metrics::base));
    painter.drawText(QRect(16, m_pictureHeight + 38, width() - 32, textHeight - 44),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_line);
}

LeftCard::LeftCard(const Face &face, QWidget *parent) : QWidget(parent), m_face(face)
{
    setFixedHeight(138);
}

void LeftCard::setPicture(const QImage &picture)
{
    m_picture = picture;
    update();
}

void LeftCard::paintEvent(QPaintEvent *)
{
    const UiColours &c = coloursOf(this);
    QPainter painter(this);
    const QRectF card = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    beginCard(painter, card, c.tip);
    const int picture = width() < 800 ? 150 : 280;
    const QRectF left(0, 0, picture, height());
    painter.fillRect(left, c.track);
    if (!m_picture.isNull()) {
        painter.setClipRect(left, Qt::IntersectClip);
        paintCovering(painter, left, m_picture);
    }
    painter.restore();
    painter.setPen(c.strongLine);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card, metrics::corner, metrics::corner);
    const int x = picture + 24;
    painter.setPen(c.text);
    painter.setFont(uiFont(metrics::large, 600));
    painter.drawText(QRect(x, 18, width() - x - 240, 28), Qt::AlignLeft | Qt::AlignVCenter, m_face.title);
    painter.setPen(c.quiet);
    painter.setFont(uiFont(metrics::base));
    painter.drawText(QRect(x, 48, width() - x - 200, 22), Qt::AlignLeft | Qt::AlignVCenter, m_face.line);
    const int track = std::min(388, width() - x - 240);
    qreal at = x;
    painter.setPen(Qt::NoPen);
    int used = 0;
    for (const auto &[colour, count] : m_face.bars) {
        const qreal part = double(track) * count / m_face.room;
        painter.setBrush(colour);
        painter.drawRoundedRect(QRectF(at, 83, std::max(2.0, part - 2), 6), 2, 2);
        at += part;
        used += count;
    }
    if (used < m_face.room) {
        painter.setBrush(c.track);
        painter.drawRoundedRect(QRectF(at, 83, x + track - at, 6), 2, 2);
    }
    painter.setPen(c.quiet);
    painter.setFont(uiFont(metrics::small));
    painter.drawText(QRect(x, 98, width() - x - 200, 20), Qt::AlignLeft | Qt::AlignVCenter, m_face.saved);
}

} // namespace entente::app
