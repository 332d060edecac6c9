#include "map/typesetting.h"

#include <QFont>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <array>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QString &typeface()
{
    static QString family = u"EB Garamond"_s;
    return family;
}

constexpr qreal fontSize = 64; ///< pixel sizes are whole numbers in Qt: letters are made large and scaled

QFont fontOf(bool sea)
{
    QFont font(typeface());
    font.setStyleHint(QFont::Serif);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(static_cast<int>(fontSize));
    font.setItalic(sea);
    font.setWeight(sea ? QFont::Normal : QFont::Bold);
    font.setLetterSpacing(QFont::PercentageSpacing, sea ? 108 : 105);
    return font;
}

/// A line as letters without accents, and where those belong. The bold face holds no accented letter; without this each
/// would be set in another typeface: the Ü of MÜNCHEN among letters of Garamond.
struct Accented {
    QString bases;
    std::vector<std::pair<qsizetype, QChar>> accents;
};

Accented takenApart(const QString &line, bool sea)
{
    Accented apart{line, {}};
    for (qsizetype i = 0; i < line.size() && !sea; ++i) {
        const QString parts =
            line.at(i).decompositionTag() == QChar::Canonical ? line.at(i).decomposition() : QString();
        if (parts.size() != 2)
            continue;
        constexpr std::pair<char16_t, char16_t> standing[] = {
            {0x300, u'`'},      {0x301, u'\u00b4'}, {0x302, u'^'},      {0x303, u'~'},
            {0x304, u'\u00af'}, {0x308, u'\u00a8'}, {0x30a, u'\u00b0'}, {0x327, u'\u00b8'},
        };
        for (const auto &[mark, sign] : standing) {
            if (parts.at(1) != mark)
                continue;
            apart.bases[i] = parts.at(0);
            apart.accents.emplace_back(i, sign);
        }
    }
    return apart;
}

void addLine(QPainterPath &path, const QPointF &at, const QFont &font, const Accented &line)
{
    constexpr qreal gap = 0.06 * fontSize; // between a letter and its accent
    path.addText(at, font, line.bases);
    for (const auto &[index, sign] : line.accents) {
        const qreal before = QFontMetricsF(font).horizontalAdvance(line.bases.left(index));
        QPainterPath letter;
        letter.addText(at + QPointF(before, 0), font, QString(line.bases.at(index)));
        QPainterPath accent;
        accent.addText(QPointF(), font, QString(sign));
        const QRectF below = letter.boundingRect();
        const QRectF above = accent.boundingRect();
        const bool hangs = sign == u'\u00b8';
        path.addPath(accent.translated(below.center().x() - above.center().x(),
                                       hangs ? at.y() : below.top() - gap - above.bottom()));
    }
}

} // namespace

qreal letterHeight(bool sea)
{
    static const auto share = [](bool italic) {
        const QFontMetricsF metrics(fontOf(italic));
        return (italic ? metrics.xHeight() : metrics.capHeight()) / fontSize;
    };
    static const std::array<qreal, 2> heights{share(false), share(true)};
    return heights[sea ? 1 : 0];
}

Block setBlock(const QStringList &lines, bool sea)
{
    const QFont font = fontOf(sea);
    const QFontMetricsF metrics(font);
    const qreal leading = fontSize * (sea ? 1.0 : 0.92);
    const qreal rise = fontSize * (sea ? 0.43 : 0.65); // of the letters that give the line its look
    const qreal spacing = fontSize * (sea ? 0.04 : 0.025);
    Block block;
    qreal width = 0;
    qreal y = rise / 2 - leading * static_cast<qreal>(lines.size() - 1) / 2;
    for (const QString &line : lines) {
        const Accented apart = takenApart(line, sea);
        const qreal lineWidth = metrics.horizontalAdvance(apart.bases) - spacing;
        addLine(block.letters, QPointF(-lineWidth / 2, y), font, apart);
        width = std::max(width, lineWidth);
        y += leading;
    }
    block.letters = QTransform::fromScale(1 / fontSize, 1 / fontSize).map(block.letters);
    block.letters.setFillRule(Qt::WindingFill);
    block.extent = QSizeF(width, leading * static_cast<qreal>(lines.size() - 1) + fontSize * 0.72) / fontSize;
    // A capital J reaches below its line, a last f in italics beyond it.
    const QRectF ink = block.letters.boundingRect();
    block.extent.setHeight(std::max(block.extent.height(), 2 * std::max(-ink.top(), ink.bottom())));
    block.extent.setWidth(std::max(block.extent.width(), 2 * std::max(-ink.left(), ink.right())));
    return block;
}

std::vector<BentLetter> bendLine(const QString &line, bool sea, qreal pixels, const QPainterPath &curve)
{
    constexpr qreal mostGap = 0.45; // of the type's size: letters farther apart are no name any more
    const QFont font = fontOf(sea);
    const QFontMetricsF metrics(font);
    const QString bases = takenApart(line, sea).bases;
    const qreal unit = pixels / fontSize;
    const qreal length = curve.length();
    const qreal width = metrics.horizontalAdvance(bases) * unit;
    if (line.isEmpty() || width > length)
        return {};
    const qreal gaps = std::max<qreal>(1, static_cast<qreal>(line.size() - 1));
    const qreal gap = std::min((length - width) / gaps, mostGap * pixels);
    const qreal begin = (length - width - gap * gaps) / 2;
    std::vector<BentLetter> letters;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const qreal own = metrics.horizontalAdvance(bases.at(i)) * unit;
        // Up to its end, less itself: where it is drawn closer to the letter before, those after it follow.
        const qreal before = metrics.horizontalAdvance(bases.left(i + 1)) * unit - own + gap * static_cast<qreal>(i);
        const qreal share = curve.percentAtLength(qBound(0.0, begin + before + own / 2, length));
        const QPointF at = curve.pointAtPercent(share);
        QPainterPath letter;
        addLine(letter, QPointF(), font, takenApart(QString(line.at(i)), sea));
        QTransform place;
        place.translate(at.x(), at.y());
        place.rotate(-curve.angleAtPercent(share));
        const QPointF up = place.map(QPointF(0, -0.36 * pixels)) - at;
        place.scale(unit, unit);
        place.translate(-own / unit / 2, fontSize * (sea ? 0.22 : 0.32));
        letters.push_back({place.map(letter), at, up, own});
    }
    return letters;
}

QString inOneLine(const QStringList &lines)
{
    QString name;
    for (const QString &line : lines) {
        if (name.endsWith(u'-'))
            name.chop(1);
        else if (!name.isEmpty())
            name += u' ';
        name += line;
    }
    return name;
}

std::vector<QStringList> brokenInTwo(const QString &name)
{
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    std::vector<QStringList> ways;
    for (qsizetype i = 1; i < words.size(); ++i)
        ways.push_back({words.mid(0, i).join(u' '), words.mid(i).join(u' ')});
    const auto width = [](const QStringList &lines) { return std::max(lines.front().size(), lines.back().size()); };
    std::stable_sort(ways.begin(), ways.end(),
                     [&](const QStringList &a, const QStringList &b) { return width(a) < width(b); });
    return ways;
}

QPainterPath curveThrough(const QPolygonF &points)
{
    QPainterPath curve(points.front());
    const auto way = [&](qsizetype i) {
        const qsizetype last = points.size() - 1;
        return (points[std::min(i + 1, last)] - points[std::max<qsizetype>(i - 1, 0)]) / 6;
    };
    for (qsizetype i = 1; i < points.size(); ++i)
        curve.cubicTo(points[i - 1] + way(i - 1), points[i] - way(i), points[i]);
    return curve;
}

QPainterPath lettering(const QString &text, bool italic)
{
    return setBlock({text}, italic).letters;
}

void paintHeading(QPainter &painter, const QString &text, const QRectF &line, qreal pixels, const QColor &ink)
{
    const QPainterPath letters = lettering(text, false); // its capitals stand around 0
    const QRectF extent = letters.boundingRect();
    if (extent.isEmpty())
        return;
    const qreal size = std::min(pixels, line.width() / extent.width());
    painter.fillPath(QTransform(size, 0, 0, size, line.left() - extent.left() * size, line.center().y()).map(letters),
                     ink);
}

QString mapTypeface()
{
    return typeface();
}

void loadMapTypefaces()
{
    static const bool once = [] {
        for (const auto &name :
             {u"EBGaramond12-Regular.otf"_s, u"EBGaramond12-Bold.otf"_s, u"EBGaramond12-Italic.otf"_s}) {
            const int id = QFontDatabase::addApplicationFont(u":/fonts/"_s + name);
            const QStringList families = QFontDatabase::applicationFontFamilies(id);
            if (!families.isEmpty())
                typeface() = families.front();
        }
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace entente::app
