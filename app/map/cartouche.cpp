#include "map/cartouche.h"

#include "map/groundmarks.h"
#include "map/typesetting.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QTransform>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal leastType = 8.5; ///< pixels; smaller words are left out
constexpr qreal titleSize = 23;  ///< sheet units, as are all below
constexpr qreal creditSize = 12;
constexpr qreal entrySize = 12.5;
constexpr qreal headHeight = 54;
constexpr qreal lineHeight = 17;
constexpr qreal markX = 28;
constexpr qreal textX = 52;

/// Words in as few lines as keep within `width`, for type of `size`.
QStringList broken(const QString &text, qreal size, qreal width)
{
    QStringList lines;
    for (const QString &word : text.split(u' ')) {
        const QString longer = lines.isEmpty() ? word : lines.back() + u' ' + word;
        if (!lines.isEmpty() && lettering(longer, true).boundingRect().width() * size <= width)
            lines.back() = longer;
        else
            lines.push_back(word);
    }
    return lines;
}

/// In capitals, unless its author mixes them with small letters, as in LiMa.
QString inCapitals(const QString &title)
{
    for (qsizetype i = 1; i < title.size(); ++i) {
        if (title.at(i - 1).isLower() && title.at(i).isUpper())
            return title;
    }
    return title.toUpper();
}

class Plate {
public:
    Plate(QPainter &painter, const MapLook &look, const MapTheme &theme, qreal scale)
        : m_painter(painter), m_theme(theme), m_plate(look.sheet->cartouche()), m_box(m_plate.box), m_scale(scale)
    {
        // Far away the plate shrinks to its title, towards the edge of the sheet that it is near.
        if (entrySize * scale >= leastType)
            return;
        m_brief = true;
        m_credit = std::max(creditSize, leastType / scale);
        m_lines = broken(m_plate.credit, m_credit, m_box.width() - 18);
        const qreal bottom = m_box.bottom();
        m_box.setHeight(std::min(m_box.height(), 38 + m_credit * 1.1 * static_cast<qreal>(m_lines.size()) + 6));
        if (m_plate.box.center().y() > look.sheet->size().height() / 2)
            m_box.moveBottom(bottom);
    }

    void paint()
    {
        const auto frame = [this](qreal inset, qreal width, qreal corner) {
            m_painter.setPen(QPen(m_theme.frame, width));
            m_painter.drawRoundedRect(m_box.adjusted(inset, inset, -inset, -inset), corner, corner);
        };
        m_painter.setBrush(m_theme.box);
        frame(0, 1.6, 6);
        m_painter.setBrush(Qt::NoBrush);
        frame(4, 0.6, 4);
        write(inCapitals(m_plate.title), false, titleSize, m_box.center().x(), m_box.top() + 21, Qt::AlignHCenter,
              m_box.width() - 30);
        if (m_brief) {
            qreal y = m_box.top() + 38 + m_credit * 0.3;
            for (const QString &line : m_lines) {
                write(line, true, m_credit, m_box.center().x(), y, Qt::AlignHCenter, m_box.width() - 14);
                y += m_credit * 1.1;
            }
            return;
        }
        write(m_plate.credit, true, creditSize, m_box.center().x(), m_box.top() + 41, Qt::AlignHCenter,
              m_box.width() - 20);
        qreal y = m_box.top() + headHeight + lineHeight / 2;
        for (const QString &entry : m_plate.entries) {
            paintGroundMark(m_painter, entry, QPointF(m_box.left() + markX, y), m_theme);
            write(groundMeaning(entry), true, entrySize, m_box.left() + textX, y, Qt::AlignLeft,
                  m_box.width() - textX - 10);
            y += lineHeight;
        }
    }

private:
    void write(const QString &text, bool italic, qreal size, qreal x, qreal y, Qt::Alignment align, qreal width)
    {
        const QPainterPath letters = lettering(text, italic);
        const QRectF extent = letters.boundingRect();
        if (extent.isEmpty())
            return;
        const qreal fitting = std::min(size, width / extent.width());
        const qreal left = align & Qt::AlignHCenter ? x - extent.center().x() * fitting : x - extent.left() * fitting;
        m_painter.fillPath(QTransform(fitting, 0, 0, fitting, left, y).map(letters), m_theme.label);
    }

    QPainter &m_painter;
    const MapTheme &m_theme;
    const Cartouche &m_plate;
    QRectF m_box;
    qreal m_scale;
    bool m_brief = false;
    qreal m_credit = creditSize; ///< type of the designer's name
    QStringList m_lines;
};

} // namespace

void paintCartouche(QPainter &painter, const MapLook &look, const MapTheme &theme, qreal scale)
{
    if (!look.sheet->cartouche().box.isEmpty() && look.labels != Labels::None)
        Plate(painter, look, theme, scale).paint();
}

} // namespace entente::app
