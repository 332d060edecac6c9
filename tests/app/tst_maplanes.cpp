#include "mapscene.h"

#include "sheet/mapscale.h"
#include "map/orderdrawing.h"
#include "orders/options.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace mapscene;

namespace {

/// The zooms at which a whole board fills a small and a large window.
constexpr qreal scales[] = {0.36, 0.6, 1.0};
constexpr int boards = 60;

struct Crowd {
    MapState state;
    QString text;
};

/// Thirty-four units of seven powers thrown on the board, with chance orders that like to meet.
Crowd crowdOf(const Variant &variant, std::uint64_t seed)
{
    const Board &board = *variant.board;
    std::mt19937_64 chance(seed);
    const auto below = [&](int limit) { return static_cast<int>(chance() % static_cast<std::uint64_t>(limit)); };
    Position position = variant.start;
    position.units.clear();
    for (int tries = 0; tries < 4000 && position.units.size() < 34; ++tries) {
        const RegionId region(below(board.regionCount()));
        const KindId kind(below(board.kindCount()));
        if (board.canStand(board.kind(kind).travel, region)
            && !unitIn(board, position, board.provinceOf(region)).valid())
            position.units.push_back({PowerId(below(board.powerCount())), kind, region});
    }
    position.sort();
    Crowd crowd;
    std::vector<Order> legal;
    std::vector<Order> moves;
    for (std::size_t u = 0; u < position.units.size(); ++u) {
        legal.clear();
        legalOrders(board, variant.rules.orders, position, UnitId(static_cast<int>(u)), legal);
        // Half of them move; the others join in a move that is there, if they can.
        std::vector<Order> pool;
        for (const Order &order : legal) {
            const Support *support = std::get_if<Support>(&order.action);
            const bool joins =
                support && std::any_of(moves.begin(), moves.end(), [&](const Order &move) {
                    return board.provinceOf(move.at) == board.provinceOf(support->of) && support->to.valid()
                           && board.provinceOf(std::get<Move>(move.action).to()) == board.provinceOf(support->to);
                });
            if (u % 2 ? joins : is<Move>(order))
                pool.push_back(order);
        }
        const std::vector<Order> &from = pool.empty() ? legal : pool;
        const Order order = from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
        if (is<Move>(order))
            moves.push_back(order);
        MapOrder drawn;
        drawn.unit = position.units[u];
        drawn.order = order;
        crowd.state.orders.push_back(drawn);
    }
    crowd.state.units = mapUnits(board, position);
    return crowd;
}

qreal distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// How long (in pixels) one line runs upon another: within two pixels of it, the same way or the opposite.
qreal sharedLength(const Track &a, const Track &b, qreal scale)
{
    const qreal step = 1 / scale;
    qreal most = 0;
    qreal run = 0;
    for (qreal along = 0; along <= a.length(); along += step) {
        const QPointF at = a.at(along);
        qreal nearest = 1e9;
        QPointF way;
        for (qsizetype i = 1; i < b.points().size(); ++i) {
            const QPointF from = b.points()[i - 1];
            const QPointF piece = b.points()[i] - from;
            const qreal length2 = QPointF::dotProduct(piece, piece);
            const qreal share = length2 > 0 ? qBound(0.0, QPointF::dotProduct(at - from, piece) / length2, 1.0) : 0.0;
            const qreal off = distance(at, from + share * piece);
            if (off < nearest) {
                nearest = off;
                way = length2 > 0 ? piece / std::sqrt(length2) : piece;
            }
        }
        const bool along_ = std::abs(QPointF::dotProduct(way, a.wayAt(along))) > 0.97;
        run = nearest * scale < 2 && along_ ? run + 1 : 0;
        most = std::max(most, run);
    }
    return most;
}

} // namespace

/// On crowded boards: no two lines run upon one another, and no line runs through a unit that has
/// nothing to do with it.
class TestMapLanes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void linesDoNotCoincide();
    void linesGoAroundUnits();
    void linesKeepOffThePlate();

private:
    std::shared_ptr<const Variant> m_variant;
    MapLook m_look;
};

void TestMapLanes::initTestCase()
{
    m_variant = variantOf(u"standard"_s);
    QVERIFY(m_variant);
    const auto sheet = MapSheet::load(folderOf(u"standard"_s), *m_variant->board);
    QVERIFY(sheet.ok());
    m_look.sheet = *sheet;
    m_look.board = m_variant->board;
    m_look.livery = *Livery::load(folderOf(u"standard"_s), *m_variant->board);
}

void TestMapLanes::linesDoNotCoincide()
{
    int pairs = 0;
    int faults = 0;
    for (int seed = 0; seed < boards; ++seed) {
        const Crowd crowd = crowdOf(*m_variant, static_cast<std::uint64_t>(seed));
        QCOMPARE(crowd.state.units.size(), std::size_t(34));
        for (const qreal scale : scales) {
            const std::vector<OrderDrawing> drawings = drawOrders(m_look, crowd.state, scale);
            for (std::size_t i = 0; i < drawings.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    if (drawings[i].spine.isEmpty() || drawings[j].spine.isEmpty())
                        continue;
                    ++pairs;
                    const qreal shared = sharedLength(drawings[i].spine, drawings[j].spine, scale);
                    if (shared > 20) {
                        ++faults;
                        if (qEnvironmentVariableIsSet("SHOW")) {
                            const auto name = [&](std::size_t k) {
                                const MapOrder &o = crowd.state.orders[k];
                                return QString::fromStdString(m_look.board->regionText(o.unit.region))
                                       + QString::number(o.order.action.index());
                            };
                            qDebug() << seed << scale << shared << name(i) << name(j);
                        }
                    }
                }
            }
        }
    }
    QVERIFY(pairs > 10000);
    // Of convoys from end to end of the board one in a hundred thousand finds no lane of its own.
    QVERIFY2(faults <= pairs / 50000, qPrintable(u"%1 of %2 pairs of lines coincide"_s.arg(faults).arg(pairs)));
}

void TestMapLanes::linesGoAroundUnits()
{
    int lines = 0;
    int faults = 0;
    for (int seed = 0; seed < boards; ++seed) {
        const Crowd crowd = crowdOf(*m_variant, static_cast<std::uint64_t>(seed));
        for (const qreal scale : scales) {
            const qreal reach = unitPixels(scale) / scale / 2;
            const std::vector<OrderDrawing> drawings = drawOrders(m_look, crowd.state, scale);
            for (std::size_t i = 0; i < drawings.size(); ++i) {
                const Track &spine = drawings[i].spine;
                if (spine.isEmpty())
                    continue;
                ++lines;
                for (const MapUnit &unit : crowd.state.units) {
                    const QPointF at = m_look.sheet->unitAnchor(unit.unit.region);
                    qreal nearest = 1e9;
                    for (qreal along = 0; along <= spine.length(); along += 1 / scale)
                        nearest = std::min(nearest, distance(spine.at(along), at));
                    if (nearest < reach * 0.6) {
                        ++faults;
                        if (qEnvironmentVariableIsSet("SHOW")) {
                            const MapOrder &o = crowd.state.orders[i];
                            qDebug() << seed << scale << nearest / reach
                                     << QString::fromStdString(m_look.board->regionText(o.unit.region))
                                     << o.order.action.index() << "through"
                                     << QString::fromStdString(m_look.board->regionText(unit.unit.region));
                        }
                    }
                }
            }
        }
    }
    QVERIFY(lines > 3000);
    QVERIFY2(faults == 0, qPrintable(u"%1 of %2 lines run through a unit"_s.arg(faults).arg(lines)));
}

/// The title stands between the Norwegian Sea and the North Atlantic on Davis, where many a support passes. A few have
/// no other way.
void TestMapLanes::linesKeepOffThePlate()
{
    const auto variant = variantOf(u"davis"_s);
    QVERIFY(variant);
    MapLook look;
    look.board = variant->board;
    look.sheet = *MapSheet::load(folderOf(u"davis"_s), *variant->board);
    look.livery = Livery::standard(*variant->board);
    const QRectF plate = look.sheet->cartouche().box;
    QVERIFY(!plate.isEmpty());
    int over = 0;
    int lines = 0;
    for (int seed = 0; seed < boards; ++seed) {
        const Crowd crowd = crowdOf(*variant, static_cast<std::uint64_t>(seed));
        for (const OrderDrawing &drawing : drawOrders(look, crowd.state, scales[1])) {
            ++lines;
            qreal inside = 0;
            for (qreal along = 0; along <= drawing.spine.length(); ++along)
                inside += plate.contains(drawing.spine.at(along));
            over += inside > 6;
        }
    }
    QVERIFY(lines > 1500);
    QVERIFY2(200 * over <= lines, qPrintable(u"%1 of %2 lines run over the title"_s.arg(over).arg(lines)));
}

QTEST_MAIN(TestMapLanes)
#include "tst_maplanes.moc"
