#include "labelfaults.h"
#include "mapbench.h"
#include "mapscene.h"

#include "io/gamecase.h"
#include "lettering/labels.h"
#include "map/orderdrawing.h"
#include "sheet/provincemask.h"
#include "map/turnstate.h"
#include "words/names.h"

#include <QFile>

#include <algorithm>
#include <cstdio>
#include <map>

using namespace mapscene;

namespace {

/// Of the lines of many orders: how long they are, and how much of that is not theirs to cross.
struct Ways {
    qreal all = 0, beside = 0;     ///< of moves: in neither of their two places
    qreal sailed = 0, ashore = 0;  ///< of fleets: on other land than theirs
    qreal carried = 0, astray = 0; ///< of convoyed armies: on other land than theirs
    int lines = 0, crossed = 0;    ///< of all moves: those that run over a name, and how long in pixels
    qreal over = 0;
    int hidden = 0; ///< names of which a head covers more than a tenth, and how much of them in square pixels
    qreal covered = 0;

    void cover(const std::vector<PlacedLabel> &names, const OrderDrawing &drawing, qreal scale)
    {
        for (const OrderDrawing::Ink &ink : drawing.inks) {
            if (ink.head.isEmpty())
                continue;
            for (const PlacedLabel &name : names) {
                const QPolygonF letters = labelfaults::inkOf(name, scale);
                if (!ink.head.intersects(letters))
                    continue;
                const qreal area = labelfaults::areaOf(ink.head.intersected(letters));
                covered += area * scale * scale;
                hidden += area > 0.1 * labelfaults::areaOf(letters);
            }
        }
    }

    /// Names as they stand at this scale.
    void cross(const std::vector<PlacedLabel> &names, const Track &line, qreal scale)
    {
        ++lines;
        for (const PlacedLabel &name : names) {
            qreal upon = 0;
            for (qreal along = 0.5; along < line.length(); along += 1) {
                const QPointF at = line.at(along) * scale;
                upon += name.box.contains(at) && name.ink.containsPoint(at, Qt::WindingFill) ? scale : 0;
            }
            if (upon > 3) {
                ++crossed;
                over += upon;
            }
        }
    }

    void add(const MapLook &look, const MapOrder &order, const Move &move, const Track &line)
    {
        const Board &board = *look.board;
        const ProvinceId from = board.provinceOf(order.unit.region);
        const ProvinceId to = board.provinceOf(move.to());
        const Travel travel = board.kind(order.unit.kind).travel;
        const bool convoyed = !board.adjacent(travel, order.unit.region, move.to()) || move.way == Way::ByConvoy;
        for (qreal along = 0.5; along < line.length(); ++along) {
            const ProvinceId at = look.sheet->mask().at(line.at(along));
            const bool other = at != from && at != to;
            const bool dry = other && !(at.valid() && board.isSea(at));
            if (convoyed) {
                ++carried;
                astray += dry;
                continue;
            }
            ++all;
            beside += other;
            if (travel == Travel::Sea) {
                ++sailed;
                ashore += dry;
            }
        }
    }
};

/// Between a frame and the board lies what is nobody's; a line has no better way than over it.
bool leavesFrame(const MapLook &look, const MapOrder &order, const Move &move)
{
    const auto framed = [&](RegionId region) {
        return look.sheet->paintOf(look.board->provinceOf(region)) == u"box"_s;
    };
    return framed(order.unit.region) || framed(move.to());
}

} // namespace

int mapbench::measureWays(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return 1;
    const auto cases = readCases(file.readAll().toStdString(),
                                 [](std::string_view id) { return variantOf(fromUtf8(std::string(id))); });
    std::map<std::string, std::shared_ptr<const MapSheet>> sheets;
    for (const int width : {1029, 1600}) {
        Ways ways;
        for (const CaseOrError &read : cases) {
            if (!read)
                continue;
            const Variant &variant = *read->variant;
            MapLook look;
            look.board = variant.board;
            look.livery = Livery::standard(*variant.board);
            std::shared_ptr<const MapSheet> &sheet = sheets[variant.id];
            if (!sheet)
                sheet = *MapSheet::load(folderOf(fromUtf8(variant.id)), *variant.board);
            look.sheet = sheet;
            MapState state = stateOf(*variant.board, read->position);
            for (const GivenOrder &given : read->orders)
                state.orders.push_back(writtenOrder(*variant.board, read->position, given));
            const auto names = keptLabels(look, width / sheet->size().width());
            const std::vector<OrderDrawing> drawings = drawOrders(look, state, width / sheet->size().width());
            for (std::size_t i = 0; i < drawings.size(); ++i) {
                const auto *move = std::get_if<Move>(&state.orders[i].order.action);
                if (move && move->hops.size() == 1 && state.orders[i].unit.kind.valid()
                    && !leavesFrame(look, state.orders[i], *move)) {
                    ways.add(look, state.orders[i], *move, drawings[i].spine);
                    ways.cross(*names, drawings[i].spine, width / sheet->size().width());
                    ways.cover(*names, drawings[i], width / sheet->size().width());
                }
            }
        }
        std::printf(
            "%d pixels: %.2f %% of moves beside their places; fleets: %.2f %% on other land; convoys: %.2f %%\n", width,
            100 * ways.beside / ways.all, 100 * ways.ashore / ways.sailed,
            100 * ways.astray / std::max(1.0, ways.carried));
        std::printf("    %d moves cross %d names (%.1f of 100), %.1f pixels each\n", ways.lines, ways.crossed,
                    100.0 * ways.crossed / ways.lines, ways.over / std::max(1, ways.crossed));
        std::printf("    heads cover more than a tenth of %d names, %.1f square pixels of 100 moves\n", ways.hidden,
                    100 * ways.covered / ways.lines);
    }
    return 0;
}
