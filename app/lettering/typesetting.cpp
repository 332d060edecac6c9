#include "lettering/typesetting.h"

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

/// The family of the map's type. Its faces come from the program at their first use: a letter that was measured before
/// would be one of whatever typeface the machine has.
const QString &typeface()
{
    static const QString family = [] {
        QString loaded;
        for (const auto &name :
             {u"EBGaramond12-Regular.otf"_s, u"EBGaramond12-Bold.otf"_s, u"EBGaramond12-Italic.otf"_s}) {
            const int id = QFontDatabase::addApplicationFont(u":/fonts/"_s + name);
            loaded = QFontDatabase::applicationFontFamilies(id).value(0);
            Q_ASSERT(!loaded.isEmpty());
        }
        return loaded;
    }();
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
        if (line.at(i) == u'\u2018' || line.at(i) == u'\u2019') // it has the straight one alone
            apart.bases[i] = u'\'';
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

/// Does the bold face hold it? There are the letters of English in it, and signs.
bool isInBold(QChar letter)
{
    const char16_t code = letter.unicode();
    return code <= 0x7e || (code >= 0xa0 && code <= 0xbf) || letter.isSurrogate();
}

/// A line as it is set. What the bold face lacks and no accent makes (ß, ø, ł, Ж) is lent by the upright one.
struct SetLine {
    struct Run {
        QString text;
        qreal begin = 0;
        bool lent = false;
    };
    struct Accent {
        qreal begin = 0; ///< of the letter below it
        QChar letter;
        QChar sign;
    };
    std::vector<Run> runs;
    std::vector<Accent> accents;
    qreal width = 0;
};

/// The face of a line and the one that lends to it, measured once for all its letters.
struct Faces {
    explicit Faces(bool sea) : italics(sea), own(fontOf(sea)), lender(upright(own)), metrics(own), lent(lender) {}

    static QFont upright(QFont font)
    {
        font.setWeight(QFont::Normal);
        return font;
    }

    bool italics;
    QFont own;
    QFont lender;
    QFontMetricsF metrics;
    QFontMetricsF lent;
};

SetLine setLine(const QString &line, const Faces &faces)
{
    const Accented apart = takenApart(line, faces.italics);
    SetLine set;
    for (qsizetype i = 0; i < apart.bases.size();) {
        const auto lent = [&](qsizetype at) { return !faces.italics && !isInBold(apart.bases.at(at)); };
        qsizetype end = i + 1;
        while (end < apart.bases.size() && lent(end) == lent(i))
            ++end;
        const SetLine::Run run{apart.bases.mid(i, end - i), set.width, lent(i)};
        for (const auto &[index, sign] : apart.accents) {
            if (index >= i && index < end)
                set.accents.push_back({run.begin + faces.metrics.horizontalAdvance(run.text.left(index - i)),
                                       apart.bases.at(index), sign});
        }
        set.width += (run.lent ? faces.lent : faces.metrics).horizontalAdvance(run.text);
        set.runs.push_back(run);
        i = end;
    }
    return set;
}

void addLine(QPainterPath &path, const QPointF &at, const SetLine &line, const Faces &faces)
{
    constexpr qreal gap = 0.06 * fontSize;    // between a letter and its accent
    constexpr qreal bolder = 0.03 * fontSize; // than those of the upright face are the stems of the bold one
    for (const SetLine::Run &run : line.runs) {
        const QPointF begin = at + QPointF(run.begin, 0);
        if (!run.lent) {
            path.addText(begin, faces.own, run.text);
            continue;
        }
        QPainterPath letters;
        letters.addText(begin, faces.lender, run.text);
        letters.setFillRule(Qt::WindingFill);
        QPainterPathStroker pen;
        pen.setWidth(bolder);
        path.addPath(letters.united(pen.createStroke(letters)));
    }
    for (const SetLine::Accent &each : line.accents) {
        QPainterPath letter;
        letter.addText(at + QPointF(each.begin, 0), faces.own, QString(each.letter));
        QPainterPath accent;
        accent.addText(QPointF(), faces.own, QString(each.sign));
        const QRectF below = letter.boundingRect();
        const QRectF above = accent.boundingRect();
        const bool hangs = each.sign == u'\u00b8';
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
    const Faces faces(sea);
    const qreal leading = fontSize * (sea ? 1.0 : 0.92);
    const qreal rise = fontSize * (sea ? 0.43 : 0.65); // of the letters that give the line its look
    const qreal spacing = fontSize * (sea ? 0.04 : 0.025);
    Block block;
    qreal width = 0;
    qreal y = rise / 2 - leading * static_cast<qreal>(lines.size() - 1) / 2;
    for (const QString &line : lines) {
        const SetLine set = setLine(line, faces);
        const qreal lineWidth = set.width - spacing;
        addLine(block.letters, QPointF(-lineWidth / 2, y), set, faces);
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
    const Faces faces(sea);
    const qreal unit = pixels / fontSize;
    const qreal length = curve.length();
    const qreal width = setLine(line, faces).width * unit;
    if (line.isEmpty() || width > length)
        return {};
    const qreal gaps = std::max<qreal>(1, static_cast<qreal>(line.size() - 1));
    const qreal gap = std::min((length - width) / gaps, mostGap * pixels);
    const qreal begin = (length - width - gap * gaps) / 2;
    std::vector<BentLetter> letters;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const SetLine alone = setLine(QString(line.at(i)), faces);
        const SetLine::Run &only = alone.runs.front();
        const QFontMetricsF &metrics = only.lent ? faces.lent : faces.metrics;
        const qreal own = metrics.horizontalAdvance(only.text.front()) * unit; // without the space behind it
        // Up to its end, less itself: where it is drawn closer to the letter before, those after it follow.
        const qreal before = setLine(line.left(i + 1), faces).width * unit - own + gap * static_cast<qreal>(i);
        const qreal share = curve.percentAtLength(qBound(0.0, begin + before + own / 2, length));
        const QPointF at = curve.pointAtPercent(share);
        QPainterPath letter;
        addLine(letter, QPointF(), alone, faces);
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
    typeface();
}

} // namespace entente::app
