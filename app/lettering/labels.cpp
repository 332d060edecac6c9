#include "lettering/labels.h"

#include "lettering/labelroom.h"
#include "lettering/labelsetter.h"
#include "lettering/labelspots.h"
#include "lettering/typesetting.h"
#include "sheet/maplook.h"
#include "sheet/mapscale.h"
#include "sheet/mapsheet.h"
#include "sheet/provincemask.h"
#include "sheet/sharedpath.h"
#include "words/names.h"

#include <QPainter>
#include <QPainterPathStroker>
#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <deque>
#include <mutex>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// In what type the names of lands and of waters are written out at one scale. In pixels.
class LabelSizes {
public:
    LabelSizes(const MapLook &look, qreal scale);

    /// That of its class on this sheet, the second of the class for places that have less room, the least of a class,
    /// and, where nothing else serves, the least that can be read.
    std::vector<qreal> of(bool sea) const;
    /// The least of a class.
    static qreal least(bool sea);

private:
    std::array<qreal, 2> m_type; ///< of lands and of waters
};

constexpr qreal secondShare = 0.76; ///< of a class's type: that of its lands that have less room

/// One size for all names of a class: the author's, or the middle one of those that places ask for.
qreal classType(const MapLook &look, qreal scale, bool sea)
{
    const MapSheet &sheet = *look.sheet;
    if (const qreal wished = sheet.lettering(sea).size; wished > 0)
        return labelPixels(wished, scale);
    std::vector<qreal> sizes;
    for (int i = 0; i < sheet.provinceCount(); ++i) {
        const ProvinceId id(i);
        if (look.board->isSea(id) == sea && !sheet.label(id).lines.isEmpty()
            && look.board->province(id).terrain != Terrain::Impassable)
            sizes.push_back(sheet.label(id).size);
    }
    if (sizes.empty())
        return 0;
    const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return labelPixels(*middle, scale);
}

LabelSizes::LabelSizes(const MapLook &look, qreal scale) : m_type{classType(look, scale, false), 0}
{
    m_type[1] = std::min(classType(look, scale, true), m_type[0]); // no water speaks louder than the lands
}

qreal LabelSizes::least(bool sea)
{
    return leastLetters(sea) / letterHeight(sea);
}

std::vector<qreal> LabelSizes::of(bool sea) const
{
    constexpr qreal apart = 0.95; // what differs less is no size of its own
    const qreal small = least(sea);
    const qreal most = std::max(small, m_type[sea]);
    std::vector<qreal> sizes{most};
    for (const qreal smaller : {std::max(small, secondShare * most), small, tightLetters(sea) / letterHeight(sea)}) {
        if (smaller < apart * sizes.back())
            sizes.push_back(smaller);
    }
    return sizes;
}

constexpr qreal coastType = 12; ///< sheet units

/// A water that is drawn as a box of its own.
bool isBox(const MapLook &look, ProvinceId id)
{
    return look.board->isSea(id) && look.sheet->paintOf(id) == "box"_L1;
}

/// Finds room for names, in sheet units.
class Placer {
public:
    /// `brief`: lands and waters that are abbreviated whatever their room.
    Placer(const MapLook &look, qreal scale, std::array<bool, 2> brief)
        : m_look(look), m_sheet(*look.sheet), m_scale(scale), m_brief(brief), m_mask(look.sheet->mask()),
          m_room(look, scale), m_spots(look, m_room, scale), m_sizes(look, scale), m_setter(look, m_room, scale)
    {
    }

    std::vector<PlacedLabel> run()
    {
        std::vector<int> order(static_cast<std::size_t>(m_sheet.provinceCount()));
        std::iota(order.begin(), order.end(), 0);
        // Names that stand where they were drawn come first, then those with least room.
        std::stable_sort(order.begin(), order.end(), [this](int a, int b) {
            const bool easyA = legibleAsDrawn(ProvinceId(a));
            const bool easyB = legibleAsDrawn(ProvinceId(b));
            if (easyA != easyB)
                return easyA;
            return extent(ProvinceId(a)) < extent(ProvinceId(b));
        });
        for (const int i : order)
            place(ProvinceId(i));
        for (int i = 0; i < m_look.board->regionCount(); ++i) {
            if (m_sheet.hasCoastLabel(RegionId(i)))
                placeCoast(RegionId(i));
        }
        return m_setter.taken();
    }

private:
    bool isSea(ProvinceId id) const { return m_look.board->isSea(id); }
    qreal extent(ProvinceId id) const { return m_sheet.box(id).width() * m_sheet.box(id).height(); }
    /// The least type of an abbreviation.
    qreal least(bool sea) const { return sea ? leastSeaType : leastLandType; }

    /// The author divided the English name, and those of other languages that need it.
    QStringList linesOf(ProvinceId id) const
    {
        const Province &province = m_look.board->province(id);
        const LabelPlace &label = m_sheet.label(id);
        const QString name = nameIn(m_look.language, province.name, province.names);
        if (name == fromUtf8(province.name))
            return label.lines;
        const QStringList divided = label.divided.value(m_look.language);
        return inOneLine(divided) == name ? divided : QStringList{name};
    }

    /// Whether names of its class are written out.
    bool inFull(bool sea) const
    {
        return m_look.labels == Labels::Full && m_scale >= m_sheet.lettering(sea).from && !m_brief[sea];
    }

    /// A box off the board has room whatever the others have.
    bool inFull(ProvinceId id) const
    {
        return (inFull(isSea(id)) && m_scale >= m_sheet.label(id).from)
               || (m_look.labels == Labels::Full && isBox(m_look, id));
    }

    bool legibleAsDrawn(ProvinceId id) const
    {
        const LabelPlace &label = m_sheet.label(id);
        return inFull(id) && !label.lines.isEmpty()
               && labelPixels(label.size, m_scale) * 1.1 >= LabelSizes::least(label.sea);
    }

    /// "nc" in small italics, as orders write it.
    void placeCoast(RegionId region)
    {
        const Block block = setBlock({QString::fromStdString(m_look.board->region(region).coast)}, true);
        const qreal pixels = std::max(labelPixels(coastType, m_scale), leastSeaType - 0.5);
        QRectF box(QPointF(), sizeOf(block, pixels));
        box.moveCenter(m_sheet.coastLabel(region));
        // Seen from far a fleet is larger against the sheet than where the label was placed: it steps aside.
        const QPointF fleet = m_sheet.unitAnchor(region);
        const qreal side = unitPixels(m_scale) / m_scale;
        if (box.intersects(QRectF(fleet.x() - side / 2, fleet.y() - side / 2, side, side))) {
            const QPointF way = box.center() - fleet;
            const QPointF clear((side + box.width()) / 2 + 1, (side + box.height()) / 2 + 1);
            box.moveCenter(std::abs(way.x()) > std::abs(way.y())
                               ? QPointF(fleet.x() + (way.x() < 0 ? -clear.x() : clear.x()), box.center().y())
                               : QPointF(box.center().x(), fleet.y() + (way.y() < 0 ? -clear.y() : clear.y())));
            for (const QPointF corner : {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()}) {
                const ProvinceId under = m_mask.at(corner);
                if (under != m_look.board->provinceOf(region) && !(under.valid() && isSea(under)))
                    return; // no room left on its own ground
            }
        }
        if (!m_room.isFree(box))
            return;
        m_setter.set(m_look.board->provinceOf(region), block, {box.center()}, pixels, false);
    }

    void place(ProvinceId id)
    {
        if ((inFull(id) && placeName(id)) || m_look.board->province(id).terrain == Terrain::Impassable) {
            if (isBox(m_look, id))
                placeWaysOut(id);
            return;
        }
        const LabelPlace &label = m_sheet.label(id);
        const bool sea = isSea(id);
        const QString text = QString::fromStdString(m_look.board->province(id).abbreviation);
        const qreal pixels = std::max(labelPixels(label.shortSize, m_scale), least(sea));
        const Block block = setBlock({text}, sea);
        const qreal most = std::min(pixels, least(sea) * 1.8);
        if (add(id, block, levelOrBeside(id, sizeOf(block, most), label.shortAt), most, false))
            return;
        const qreal usual = least(sea), small = least(sea) - 1;
        // Where no further unit may stand, be it off its coast; only then upon such a place.
        for (const bool crowded : {false, true}) {
            for (const qreal size : {usual, small}) {
                const auto spot = m_spots.anywhere(id, sizeOf(block, size), 0, true);
                if (spot && (crowded || !spot->crowded) && add(id, block, spot, size, false))
                    return;
            }
            for (const qreal size : {usual, small}) {
                if (!crowded && add(id, block, m_spots.beside(id, sizeOf(block, size)), size, false))
                    return;
            }
        }
        if (!add(id, block, m_spots.anywhere(id, sizeOf(block, usual), 0.03), usual, false))
            add(id, block, m_spots.anywhere(id, sizeOf(block, small), 1e9), small, false);
    }

    /// Written out, as large as there is room for; false: there is none.
    bool placeName(ProvinceId id)
    {
        const LabelPlace &label = m_sheet.label(id);
        if (label.lines.isEmpty())
            return false;
        const bool sea = isSea(id);
        QStringList lines = linesOf(id);
        if (!sea) {
            for (QString &line : lines)
                line = line.toUpper();
        }
        // A word that the author divides is divided where it has no room whole.
        const bool divided = lines.front().endsWith(u'-');
        return placeInLines(id, divided ? QStringList{inOneLine(lines)} : lines)
               || (divided && placeInLines(id, lines));
    }

    /// In these lines, or broken in other ways.
    bool placeInLines(ProvinceId id, const QStringList &lines)
    {
        const bool sea = isSea(id);
        std::vector<QStringList> ways = brokenInTwo(inOneLine(lines));
        std::erase(ways, lines);
        ways.insert(ways.begin(), lines);
        // Letters of a third size on its land are worse than those of its class off its coast.
        const std::vector<qreal> sizes = m_sizes.of(sea);
        const std::span<const qreal> usual(sizes.data(), std::min<std::size_t>(sizes.size(), 2));
        const std::span<const qreal> rest = std::span(sizes).subspan(usual.size());
        const auto inBay = [&](qreal pixels) { return m_setter.setInBay(id, inOneLine(lines), pixels, m_spots); };
        if (!m_sheet.label(id).bay.isEmpty() && std::any_of(usual.begin(), usual.end(), inBay))
            return true;
        const auto anyhow = [&](bool atTheEdge) {
            m_atTheEdge = atTheEdge;
            return placeOnLand(id, ways, usual) || placeOffCoast(id, ways, usual, true) || placeOnLand(id, ways, rest)
                   || placeOffCoast(id, ways, rest, true) || placeInTheGap(id, ways, sizes.back());
        };
        return anyhow(false) || (sea && anyhow(true));
    }

    /// Wherever there is just room for it: level, or broken and leaning.
    bool placeInTheGap(ProvinceId id, std::vector<QStringList> ways, qreal pixels)
    {
        const QStringList words = inOneLine(ways.front()).split(u' ');
        if (words.size() == 3)
            ways.push_back(words);
        const QSizeF margin = QSizeF(1, 0) / m_scale;
        const auto tried = [&](const QStringList &way, auto search) {
            const Block block = setBlock(way, isSea(id));
            return add(id, block, search(sizeOf(block, pixels) + margin), pixels, true);
        };
        const auto level = [&](QSizeF size) {
            const auto spot = m_spots.anywhere(id, size, 0, true);
            return spot && spot->edge && !m_atTheEdge ? std::nullopt : spot;
        };
        const auto leaning = [&](QSizeF size) { return m_spots.leaning(id, size); };
        return std::any_of(ways.begin(), ways.end(), [&](const QStringList &way) { return tried(way, level); })
               || std::any_of(ways.begin() + 1, ways.end(),
                              [&](const QStringList &way) { return tried(way, leaning); });
    }

    /// A name on its own ground: as the author has it, level, or leaning.
    bool placeOnLand(ProvinceId id, const std::vector<QStringList> &ways, std::span<const qreal> sizes)
    {
        const LabelPlace &label = m_sheet.label(id);
        const QStringList &lines = ways.front();
        for (const qreal pixels : sizes) {
            if (!label.curve.isEmpty() && m_setter.setCurved(id, inOneLine(lines), pixels))
                return true;
            if (label.angle != 0 && add(id, setBlock(lines, isSea(id)), asDrawn(id, lines, pixels), pixels, true))
                return true;
            for (const QStringList &way : ways) {
                const Block block = setBlock(way, isSea(id));
                const auto spot = m_spots.level(id, sizeOf(block, pixels), label.at);
                if (!spot || (spot->edge && !m_atTheEdge))
                    continue;
                // Rather off its coast than where a further unit may stand.
                if (!spot->crowded || !placeOffCoast(id, ways, sizes, false))
                    add(id, block, spot, pixels, true);
                return true;
            }
        }
        if (sizes.empty())
            return false;
        const Block block = setBlock(lines, isSea(id));
        const auto spot = m_spots.leaning(id, sizeOf(block, sizes.back()));
        if (spot && spot->crowded && placeOffCoast(id, ways, sizes, false))
            return true;
        return add(id, block, spot, sizes.back(), true);
    }

    /// On its land; but rather off its coast than where a further unit may stand.
    std::optional<LabelSpots::Spot> levelOrBeside(ProvinceId id, QSizeF size, QPointF wished) const
    {
        const std::optional<LabelSpots::Spot> spot = m_spots.level(id, size, wished);
        if (!spot || !spot->crowded)
            return spot;
        const std::optional<LabelSpots::Spot> off = m_spots.beside(id, size);
        return off ? off : spot;
    }

    /// A name that has no room on its land, off its coast; if `far`, it may stand where the author has it on small
    /// sheets.
    bool placeOffCoast(ProvinceId id, const std::vector<QStringList> &ways, std::span<const qreal> sizes, bool far)
    {
        for (const qreal pixels : sizes) {
            for (const QStringList &way : ways) {
                const Block block = setBlock(way, false);
                const QSizeF size = sizeOf(block, pixels);
                if (add(id, block, m_spots.besideAsDrawn(id, size, far), pixels, true)
                    || add(id, block, m_spots.beside(id, size), pixels, true))
                    return true;
            }
        }
        return false;
    }

    /// Below the name of a water off the board, in the type of abbreviations: what it leads to.
    void placeWaysOut(ProvinceId id)
    {
        const Block block = setBlock(waysOut(id), true);
        const qreal pixels = std::max(labelPixels(0.75 * m_sheet.label(id).size, m_scale), leastSeaType);
        const QSizeF size = sizeOf(block, pixels);
        const qreal unit = m_sheet.unitAnchor(m_sheet.mainRegion(id)).y() - unitPixels(m_scale) / m_scale / 2;
        const QPointF wished(m_sheet.label(id).at.x(), unit - size.height() / 2 - 3);
        add(id, block, m_spots.level(id, size, wished), pixels, false);
    }

    /// What a water off the board leads to, since no border shows it: "NAO · MAO", three a line.
    QStringList waysOut(ProvinceId id) const
    {
        const Board &board = *m_look.board;
        const ProvinceSet &reach = board.reach(Travel::Sea, board.mainRegion(id));
        QStringList ways;
        for (int i = 0; i < board.provinceCount(); ++i) {
            if (reach.contains(ProvinceId(i)))
                ways.push_back(QString::fromStdString(board.province(ProvinceId(i)).abbreviation));
        }
        QStringList lines;
        for (qsizetype i = 0; i < ways.size(); i += 3)
            lines.push_back(ways.mid(i, 3).join(u" · "_s));
        return lines;
    }

    QSizeF sizeOf(const Block &block, qreal pixels) const { return m_setter.sizeOf(block, pixels); }

    /// The place of a name that leans, if there is room for it.
    std::optional<LabelSpots::Spot> asDrawn(ProvinceId id, const QStringList &lines, qreal pixels) const
    {
        return m_spots.asDrawn(id, sizeOf(setBlock(lines, isSea(id)), pixels));
    }

    /// Sets it if it found a place.
    bool add(ProvinceId id, const Block &block, const std::optional<LabelSpots::Spot> &spot, qreal pixels, bool full)
    {
        if (spot)
            m_setter.set(id, block, *spot, pixels, full);
        return spot.has_value();
    }

    const MapLook &m_look;
    const MapSheet &m_sheet;
    qreal m_scale;
    std::array<bool, 2> m_brief;
    const ProvinceMask &m_mask;
    LabelRoom m_room;
    LabelSpots m_spots;
    LabelSizes m_sizes;
    LabelSetter m_setter;
    bool m_atTheEdge = false; ///< a name written out may lie beyond what every window shows
};

/// Whether more than one in three of a class had no room to be written out: then all are better short. A stranger reads
/// a whole name more easily than three letters that match their neighbours. From the scale on that the author gives,
/// his own names are not asked; nor are those that he has short himself.
bool isMixed(const MapLook &look, const std::vector<PlacedLabel> &placed, qreal scale, bool sea)
{
    const bool isSettled = look.sheet->lettering(sea).from > 0;
    const bool isOwn = look.language == "en"_L1;
    if (look.labels != Labels::Full || (isSettled && isOwn))
        return false;
    std::vector<bool> seen(static_cast<std::size_t>(look.board->provinceCount()));
    int full = 0, brief = 0;
    for (const PlacedLabel &label : placed) {
        const auto of = static_cast<std::size_t>(label.province.index());
        if (label.sea != sea || seen[of] || isBox(look, label.province)
            || scale < look.sheet->label(label.province).from
            || look.board->province(label.province).terrain == Terrain::Impassable)
            continue;
        seen[of] = true; // the signs of coasts come after the names
        ++(label.full ? full : brief);
    }
    return full > 0 && 3 * brief > full + brief;
}

} // namespace

std::vector<PlacedLabel> placeLabels(const MapLook &look, qreal scale)
{
    if (look.labels == Labels::None)
        return {};
    std::vector<PlacedLabel> placed = Placer(look, scale, {false, false}).run();
    const std::array<bool, 2> brief{isMixed(look, placed, scale, false), isMixed(look, placed, scale, true)};
    return brief[0] || brief[1] ? Placer(look, scale, brief).run() : placed;
}

std::shared_ptr<const std::vector<PlacedLabel>> keptLabels(const MapLook &look, qreal scale)
{
    if (look.labels == Labels::None) { // the small maps of the first screen: they take the place of no names
        static const auto none = std::make_shared<const std::vector<PlacedLabel>>();
        return none;
    }
    struct Kept {
        std::weak_ptr<const MapSheet> sheet;
        std::weak_ptr<const Board> board;
        Labels labels;
        QString language;
        qreal scale;
        std::shared_ptr<const std::vector<PlacedLabel>> names;
    };
    constexpr std::size_t most = 6;
    static std::mutex lock;
    static std::deque<Kept> kept;
    const std::lock_guard guard(lock); // who asks for the same meanwhile waits rather than work beside
    const auto found = std::find_if(kept.begin(), kept.end(), [&](const Kept &one) {
        return one.sheet.lock() == look.sheet && one.board.lock() == look.board && one.labels == look.labels
               && one.language == look.language && one.scale == scale;
    });
    if (found != kept.end())
        return found->names;
    auto names = std::make_shared<const std::vector<PlacedLabel>>(placeLabels(look, scale));
    for (const PlacedLabel &name : *names)
        ready(name.letters);
    kept.push_front({look.sheet, look.board, look.labels, look.language, scale, std::move(names)});
    if (kept.size() > most)
        kept.pop_back();
    return kept.front().names;
}

namespace {

QColor inkOf(const PlacedLabel &label, const MapTheme &theme)
{
    return label.sea ? theme.seaLabel : theme.label;
}

QColor haloOf(const PlacedLabel &label, const MapTheme &theme)
{
    return label.sea ? theme.sea : theme.halo;
}

qreal haloOpacity(const PlacedLabel &label)
{
    return label.sea ? 0.6 : 0.74;
}

qreal haloRadius(const PlacedLabel &label)
{
    return qMin(label.type * 0.13, 2.2);
}

/// The letters, and the hairline that leads from them to their land. It ends bluntly: a dot there would be one more
/// sign beside stars and units.
QPainterPath shapeOf(const PlacedLabel &label)
{
    if (label.leader.isNull() || label.hugs)
        return label.letters;
    QPainterPath line(label.leader.p1());
    line.lineTo(label.leader.p2());
    QPainterPathStroker pen;
    pen.setWidth(qMax(0.8, label.type * 0.06));
    pen.setCapStyle(Qt::RoundCap);
    QPainterPath shape = label.letters;
    shape.setFillRule(Qt::WindingFill);
    shape.addPath(pen.createStroke(line));
    return shape;
}

QImage letters(const PlacedLabel &label, const QPoint &origin, const QSize &size, const QColor &ink, qreal ratio)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-origin);
    painter.scale(ratio, ratio);
    painter.fillPath(shapeOf(label), ink);
    return image;
}

} // namespace

std::vector<LabelSprite> paintSprites(const std::vector<PlacedLabel> &labels, const MapTheme &theme, qreal ratio)
{
    std::vector<LabelSprite> sprites;
    sprites.reserve(labels.size());
    for (const PlacedLabel &label : labels) {
        const QRect box =
            QRectF(label.box.topLeft() * ratio, label.box.size() * ratio).toAlignedRect().adjusted(-1, -1, 1, 1);
        // Stroking letters is slow: the halo is the letters themselves, laid down around a circle.
        const QImage pale = letters(label, box.topLeft(), box.size(), haloOf(label, theme), ratio);
        QImage halo(box.size(), QImage::Format_ARGB32_Premultiplied);
        halo.fill(Qt::transparent);
        QPainter around(&halo);
        const qreal radius = haloRadius(label) * ratio;
        constexpr int steps = 12;
        for (int i = 0; i < steps; ++i) {
            const qreal angle = 2 * M_PI * i / steps;
            around.drawImage(QPointF(radius * std::cos(angle), radius * std::sin(angle)), pale);
        }
        around.end();
        QImage image(box.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setOpacity(haloOpacity(label));
        painter.drawImage(0, 0, halo);
        painter.setOpacity(1);
        painter.drawImage(0, 0, letters(label, box.topLeft(), box.size(), inkOf(label, theme), ratio));
        painter.end();
        sprites.push_back({image, box.topLeft()});
    }
    return sprites;
}

void paintLabels(QPainter &painter, const std::vector<PlacedLabel> &labels, const MapTheme &theme)
{
    for (const PlacedLabel &label : labels) {
        QColor halo = haloOf(label, theme);
        halo.setAlphaF(static_cast<float>(haloOpacity(label)));
        const QPainterPath shape = shapeOf(label);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(halo, 2 * haloRadius(label), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(shape);
        painter.setPen(Qt::NoPen);
        painter.setBrush(inkOf(label, theme));
        painter.drawPath(shape);
    }
}

} // namespace entente::app
