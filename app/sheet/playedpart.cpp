#include "sheet/playedpart.h"

#include "sheet/boxes.h"

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal unitRoom = 24; ///< half of a unit where the whole map is in a small window
constexpr qreal boxRoom = 12;  ///< round a box off the board: its edge and some paper
// Against the size of the type: lands are set in spaced capitals, waters in narrow italics.
constexpr qreal capitalWidth = 0.78;
constexpr qreal italicWidth = 0.5;
constexpr qreal lineSpacing = 1.2;

QRectF roomOf(const LabelPlace &label)
{
    qsizetype longest = 0;
    for (const QString &line : label.lines)
        longest = std::max(longest, line.size());
    const QSizeF block(static_cast<qreal>(longest) * (label.sea ? italicWidth : capitalWidth) * label.size,
                       static_cast<qreal>(label.lines.size()) * lineSpacing * label.size);
    // A name that leans is bounded by where its letters turn round.
    return boxAround(label.at, label.angle == 0 ? block : QSizeF(block.height(), block.height()));
}

qreal middleAlong(qreal first, qreal last, qreal sheet, qreal room)
{
    if (sheet <= room)
        return sheet / 2;
    return std::clamp((first + last) / 2, room / 2, sheet - room / 2);
}

} // namespace

QRectF withinFrame(const MapSheet &sheet)
{
    constexpr qreal frame = 9;
    return sheet.rect().adjusted(frame, frame, -frame, -frame);
}

QRectF playedPart(const MapSheet &sheet, const Board &board)
{
    QRectF part;
    const auto add = [&part](const QRectF &box) { part |= box; };
    for (int i = 0; i < board.provinceCount(); ++i) {
        const ProvinceId id(i);
        if (board.province(id).terrain == Terrain::Impassable)
            continue;
        for (const QPointF at : sheet.standingPlaces(board, id))
            add(boxAround(at, {2 * unitRoom, 2 * unitRoom}));
        for (const RegionId coast : board.coastsOf(id))
            add(boxAround(sheet.unitAnchor(coast), {2 * unitRoom, 2 * unitRoom}));
        if (sheet.hasCentre(id))
            add(boxAround(sheet.centreAnchor(id), {unitRoom, unitRoom}));
        if (!sheet.label(id).lines.isEmpty())
            add(roomOf(sheet.label(id)));
        if (sheet.paintOf(id) == "box"_L1)
            add(sheet.box(id).adjusted(-boxRoom, -boxRoom, boxRoom, boxRoom));
    }
    return part & sheet.rect();
}

bool coversPlaces(std::span<const QRect> buttons, const MapSheet &sheet, const Board &board, const QTransform &toView)
{
    constexpr int half = 8; // pixels of a unit that must be seen at least
    for (int i = 0; i < board.provinceCount(); ++i) {
        for (const QPointF at : sheet.standingPlaces(board, ProvinceId(i))) {
            const QPoint pixel = toView.map(at).toPoint();
            if (std::any_of(buttons.begin(), buttons.end(), [&](const QRect &button) {
                    return button.adjusted(-half, -half, half, half).contains(pixel);
                }))
                return true;
        }
    }
    return false;
}

QPointF middleOf(const QRectF &part, QSizeF sheet, QSizeF room)
{
    return {middleAlong(part.left(), part.right(), sheet.width(), room.width()),
            middleAlong(part.top(), part.bottom(), sheet.height(), room.height())};
}

} // namespace entente::app
