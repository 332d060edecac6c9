#include "map/cartouche.h"

#include "map/groundmarks.h"
#include "map/symbols.h"
#include "lettering/typesetting.h"
#include "words/names.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QTransform>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal leastType = 8.5;  ///< pixels; smaller words are left out
constexpr qreal easyType = 10;    ///< pixels; of names that have the room
constexpr qreal tightened = 0.92; ///< of the size of a name that takes two lines above entries
constexpr qreal titleSize = 23;   ///< sheet units, as are all below
constexpr qreal creditSize = 12;
constexpr qreal entrySize = 12.5;
constexpr qreal foot = 8; ///< below the signs
constexpr qreal lineHeight = 17;
constexpr qreal markX = 28;
constexpr qreal textX = 52;

QStringList filled(const QString &text, qreal size, qreal width)
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

/// Words in as few lines as keep within `width`, for type of `size`, and those of much the same length.
QStringList broken(const QString &text, qreal size, qreal width)
{
    const QStringList fewest = filled(text, size, width);
    QStringList even = fewest;
    for (qreal narrower = 0.95; narrower > 0.5; narrower -= 0.05) {
        const QStringList lines = filled(text, size, width * narrower);
        const bool fits = std::all_of(lines.begin(), lines.end(), [&](const QString &line) {
            return lettering(line, true).boundingRect().width() * size <= width * narrower;
        });
        if (!fits || lines.size() > fewest.size())
            break;
        even = lines;
    }
    return even;
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

/// A title with figures: those of the map's type have the height of small letters, and capitals beside them are small
/// ones.
QPainterPath titleLetters(const QString &title)
{
    const bool figures = std::any_of(title.begin(), title.end(), [](QChar c) { return c.isDigit(); });
    if (!figures)
        return lettering(title, false);
    constexpr qreal smallCapitals = 0.7;
    constexpr qreal gap = 0.07;
    constexpr qreal space = 0.22;
    QPainterPathStroker weight;
    weight.setWidth(0.018);
    QPainterPath line;
    qreal end = 0;
    for (const QString &word : title.split(u' ')) {
        const bool number = std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
        const qreal share = number ? 1 : smallCapitals;
        const QPainterPath letters = lettering(word, false); // its capitals stand around 0
        const qreal base = lettering(u"H"_s, false).boundingRect().bottom();
        end += line.isEmpty() ? 0 : space;
        const qreal left = end - letters.boundingRect().left() * share;
        const QPainterPath set = QTransform(share, 0, 0, share, left, base - base * share).map(letters);
        line.addPath(number ? set : set.united(weight.createStroke(set))); // as heavy as the figures
        end = line.boundingRect().right() + gap;
    }
    line.setFillRule(Qt::WindingFill);
    return line;
}

/// The kind of unit that an entry of the plate names by its letter, "unit-S", or none.
KindId kindOf(const Board &board, const QString &entry)
{
    for (int i = 0; i < board.kindCount(); ++i) {
        if (entry == u"unit-"_s + fromUtf8(board.kind(KindId(i)).letter))
            return KindId(i);
    }
    return {};
}

/// What an entry means; where winters are played by points, what a centre yields or a unit costs.
QString meaningOf(const Board &board, const QString &entry)
{
    const KindId kind = kindOf(board, entry);
    const QString words = kind.valid() ? kindName(board, kind) : groundMeaning(entry);
    int points = kind.valid() ? board.kind(kind).cost : 0;
    for (const Province &province : board.provinces()) {
        if (province.centre && entry == (province.home.valid() ? u"home"_s : u"neutral"_s))
            points = std::max(points, province.points);
    }
    return withPoints(words, points);
}

class Plate {
public:
    Plate(QPainter &painter, const MapLook &look, const MapTheme &theme, qreal scale)
        : m_painter(painter), m_look(look), m_theme(theme), m_plate(look.sheet->cartouche()), m_box(m_plate.box),
          m_scale(scale)
    {
        const bool single = broken(m_plate.credit, creditSize * 0.9, m_box.width() - 20).size() < 2;
        const qreal smallest = single ? entrySize : creditSize * tightened;
        // Far away the plate shrinks to its title, towards the edge of the sheet that it is near.
        if (smallest * scale >= leastType)
            return;
        m_brief = true;
        // Without its entries there is room for a name in larger type, as long as that takes no further line.
        const qreal width = m_box.width() - 18;
        const qsizetype fewest = broken(m_plate.credit, std::max(creditSize, leastType / scale), width).size();
        for (qreal type = easyType; type >= leastType; type -= 0.25) {
            m_credit = std::max(creditSize, type / scale);
            m_lines = broken(m_plate.credit, m_credit, width);
            if (m_lines.size() == fewest && heightInBrief() <= m_box.height())
                break;
        }
        const qreal bottom = m_box.bottom();
        m_box.setHeight(std::min(m_box.height(), heightInBrief()));
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
        write(titleLetters(inCapitals(m_plate.title)), titleSize, m_box.center().x(), m_box.top() + 20,
              Qt::AlignHCenter, m_box.width() - 30);
        if (m_brief) {
            qreal y = m_box.top() + 38 + m_credit * 0.3;
            for (const QString &line : m_lines) {
                write(line, true, m_credit, m_box.center().x(), y, Qt::AlignHCenter, m_box.width() - 14);
                y += m_credit * 1.1;
            }
            return;
        }
        const QStringList lines = broken(m_plate.credit, creditSize * 0.9, m_box.width() - 20);
        const qreal leading = lines.size() > 1 ? creditSize * 0.86 : 0;
        qreal at = m_box.top() + 41;
        for (const QString &line : lines) {
            write(line, true, lines.size() > 1 ? creditSize * tightened : creditSize, m_box.center().x(), at,
                  Qt::AlignHCenter, m_box.width() - 20);
            at += leading;
        }
        qreal y = m_box.bottom() - foot - lineHeight * (static_cast<qreal>(m_plate.entries.size()) - 0.5);
        for (const QString &entry : m_plate.entries) {
            paintMark(entry, QPointF(m_box.left() + markX, y));
            write(meaningOf(*m_look.board, entry), true, entrySize, m_box.left() + textX, y, Qt::AlignLeft,
                  m_box.width() - textX - 10);
            y += lineHeight;
        }
    }

private:
    qreal heightInBrief() const { return 38 + m_credit * 1.1 * static_cast<qreal>(m_lines.size()) + 6; }

    void paintMark(const QString &entry, QPointF at)
    {
        const KindId kind = kindOf(*m_look.board, entry);
        if (!kind.valid()) {
            paintGroundMark(m_painter, entry, at, m_theme);
            return;
        }
        PowerColours plain;
        plain.unit = plain.line = m_theme.label;
        paintUnit(m_painter, m_look.livery.symbol(kind), at, 17, plain, m_theme);
    }

    void write(const QString &text, bool italic, qreal size, qreal x, qreal y, Qt::Alignment align, qreal width)
    {
        write(lettering(text, italic), size, x, y, align, width);
    }

    void write(const QPainterPath &letters, qreal size, qreal x, qreal y, Qt::Alignment align, qreal width)
    {
        const QRectF extent = letters.boundingRect();
        if (extent.isEmpty())
            return;
        const qreal fitting = std::min(size, width / extent.width());
        const qreal left = align & Qt::AlignHCenter ? x - extent.center().x() * fitting : x - extent.left() * fitting;
        m_painter.fillPath(QTransform(fitting, 0, 0, fitting, left, y).map(letters), m_theme.label);
    }

    QPainter &m_painter;
    const MapLook &m_look;
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
