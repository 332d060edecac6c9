#include "labelfaults.h"
#include "orderscene.h"

#include "map/mappicture.h"
#include "sheet/boxes.h"
#include "map/happeningsigns.h"
#include "lettering/labels.h"
#include "sheet/mapscale.h"
#include "map/mapsigns.h"
#include "map/namesover.h"

#include <QTest>

#include <algorithm>

using namespace mapscene;

namespace {

constexpr qreal seen = 0.36; ///< the scale at which the least window shows the board

/// The names of the map, and what lies over them once an order is drawn.
class Scene : public OrderScene {
public:
    QImage emptyAt(const QRect &box) const
    {
        QImage image(box.size(), QImage::Format_RGB32);
        QPainter painter(&image);
        paintMap(painter, look, part(box), seen);
        return image;
    }

    QImage withOrderAt(const QRect &box, const MapState &state) const
    {
        QImage image = emptyAt(box);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintPieces(painter, look, state, part(box), seen);
        return image;
    }

    /// Every move of one step, alone on the board.
    std::vector<MapState> moves() const
    {
        const Board &board = *variant->board;
        const PowerId pale = board.findPower("italy"); // of whose line no letter could be mistaken for
        std::vector<MapState> all;
        for (int i = 0; i < board.regionCount(); ++i) {
            for (int k = 0; k < board.kindCount(); ++k) {
                const Travel travel = board.kind(KindId(k)).travel;
                if (!board.canStand(travel, RegionId(i)))
                    continue;
                for (const RegionId to : board.neighbours(travel, RegionId(i))) {
                    const Unit who{pale, KindId(k), RegionId(i), Layer::Field};
                    MapState state;
                    state.orders.push_back(order(who, move(to)));
                    all.push_back(std::move(state));
                }
            }
        }
        return all;
    }

    QString wayOf(const MapState &state) const
    {
        const Board &board = *variant->board;
        const MapOrder &order = state.orders.front();
        const auto name = [&board](RegionId at) {
            return QString::fromStdString(board.province(board.provinceOf(at)).abbreviation);
        };
        return name(order.unit.region) + u" - "_s + name(std::get<Move>(order.order.action).to());
    }

private:
    static QRectF part(const QRect &box) { return QRectF(QPointF(box.topLeft()) / seen, QSizeF(box.size()) / seen); }
};

constexpr QPointF around[] = {{0, 0}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}};

bool isNear(const QPolygonF &polygon, QPointF at, qreal reach)
{
    return std::any_of(std::begin(around), std::end(around),
                       [&](QPointF off) { return polygon.containsPoint(at + off * reach, Qt::WindingFill); });
}

/// How many points of a name's letters an order covers that do not lie under a head.
int covered(const Scene &scene, const PlacedLabel &name, const MapState &state, const std::vector<QPolygonF> &heads)
{
    const QRect box = name.letters.boundingRect().toAlignedRect();
    const QImage before = scene.emptyAt(box);
    const QImage after = scene.withOrderAt(box, state);
    const int ink = qGray((name.sea ? scene.look.inks().seaLabel : scene.look.inks().label).rgb());
    int count = 0;
    for (int y = 0; y < box.height(); ++y) {
        for (int x = 0; x < box.width(); ++x) {
            const QPointF at = QPointF(box.topLeft()) + QPointF(x + 0.5, y + 0.5);
            const bool isLetter = std::abs(qGray(before.pixel(x, y)) - ink) < 30 && name.letters.contains(at);
            const bool isUnder = std::any_of(heads.begin(), heads.end(),
                                             [&](const QPolygonF &head) { return isNear(head, at / seen, 3 / seen); });
            count += isLetter && !isUnder && std::abs(qGray(after.pixel(x, y)) - ink) > 60;
        }
    }
    return count;
}

} // namespace

class TestNamesOver : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_scene.load()); }

    /// Whoever reads "Gas" beside the head of an arrow must not have to guess it.
    void aNameIsReadThatAnArrowCrossesAndEndsOn();
    void theHeadLiesOnTheName();
    /// A unit may be turned back a little before or behind its border, so that the cross hides no letters.
    void crossesKeepOffNames();
    /// Nor must names and units be guessed under an arrow that is no order: the way of a bomber that landed elsewhere
    /// ran over Sevastopol's name and Poland's army.
    void strengthsKeepOffNames();
    void namesAndUnitsAreSeenOverOtherArrows();
    void signsLeaveNamesReadable_data();
    void signsLeaveNamesReadable();
    void signsOfSiegesLeaveNamesReadable();
    void headsLeaveNamesReadable();
    void mapsWithoutNamesPutNoneAway();
    void fogHidesNoName();

private:
    Scene m_scene;
};

/// Fog hides what happens in a place, and not which place it is.
void TestNamesOver::fogHidesNoName()
{
    const auto darkest = [](const QImage &image) {
        int least = 255;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                least = std::min(least, qGray(image.pixel(x, y)));
        }
        return least;
    };
    MapState fog;
    for (int i = 0; i < m_scene.variant->board->provinceCount(); ++i)
        fog.shades.push_back({ProvinceId(i), 0, MapShade::Kind::Unseen});
    constexpr int barely = 12; // no eye tells so little apart
    for (const PlacedLabel &name : *keptLabels(m_scene.look, seen)) {
        const QRect box = name.ink.boundingRect().toAlignedRect();
        const int clear = darkest(m_scene.emptyAt(box)), fogged = darkest(m_scene.withOrderAt(box, fog));
        QVERIFY2(fogged <= clear + barely,
                 qPrintable(u"%1: %2, in fog %3"_s.arg(name.province.index()).arg(clear).arg(fogged)));
    }
}

void TestNamesOver::aNameIsReadThatAnArrowCrossesAndEndsOn()
{
    const auto names = keptLabels(m_scene.look, seen);
    int met = 0;
    for (const MapState &state : m_scene.moves()) {
        const OrderDrawing drawing = drawOrders(m_scene.look, state, seen).front();
        std::vector<QPolygonF> heads;
        for (const OrderDrawing::Ink &ink : drawing.inks)
            heads.push_back(ink.head);
        for (const PlacedLabel &name : *names) {
            QPolygonF ink = name.ink;
            for (QPointF &corner : ink)
                corner /= seen;
            if (!heads.front().intersects(ink))
                continue;
            for (qreal along = 0; along < drawing.spine.length(); along += 1) {
                if (ink.containsPoint(drawing.spine.at(along), Qt::WindingFill)) {
                    ++met;
                    break;
                }
            }
            const int hidden = covered(m_scene, name, state, heads);
            QVERIFY2(hidden <= 3, qPrintable(u"%1 points of a name under "_s.arg(hidden) + m_scene.wayOf(state)));
        }
    }
    QVERIFY2(met >= 5, qPrintable(u"only %1 arrows end on a name that they cross"_s.arg(met)));
}

void TestNamesOver::theHeadLiesOnTheName()
{
    int met = 0;
    for (const MapState &state : m_scene.moves()) {
        const std::vector<OrderDrawing> drawings = drawOrders(m_scene.look, state, seen);
        const QPolygonF head = drawings.front().inks.front().head;
        if (namesCrossed(m_scene.look, drawings, {}, seen).heads.empty())
            continue;
        ++met;
        const QRect box =
            QRectF(head.boundingRect().topLeft() * seen, head.boundingRect().size() * seen).toAlignedRect();
        const QImage picture = m_scene.withOrderAt(box, state);
        for (int y = 0; y < box.height(); ++y) {
            for (int x = 0; x < box.width(); ++x) {
                const QPointF at = (QPointF(box.topLeft()) + QPointF(x + 0.5, y + 0.5)) / seen;
                const bool isWithin = std::all_of(std::begin(around), std::end(around), [&](QPointF off) {
                    return head.containsPoint(at + off * (1.2 / seen), Qt::WindingFill);
                });
                const int off = std::abs(qGray(picture.pixel(x, y)) - qGray(drawings.front().colour.rgb()));
                QVERIFY2(!isWithin || off < 12, qPrintable(u"%1 off on the way "_s.arg(off) + m_scene.wayOf(state)));
            }
        }
    }
    QVERIFY(met >= 5);
}

void TestNamesOver::crossesKeepOffNames()
{
    const auto names = keptLabels(m_scene.look, seen);
    QStringList met;
    int count = 0;
    for (MapState state : m_scene.moves()) {
        state.orders.front().state = MapOrder::State::Failure;
        state.orders.front().bounced = true;
        const OrderDrawing drawing = drawOrders(m_scene.look, state, seen).front();
        const QPolygonF cross(QRectF(drawing.markAt - QPointF(4, 4) / seen, QSizeF(8, 8) / seen));
        ++count;
        for (const PlacedLabel &name : *names) {
            QPolygonF ink = name.ink;
            for (QPointF &corner : ink)
                corner /= seen;
            if (ink.intersects(cross))
                met += m_scene.wayOf(state);
        }
    }
    QVERIFY(count > 300);
    QVERIFY2(met.size() * 12 < count, qPrintable(u"%1 of %2: "_s.arg(met.size()).arg(count) + met.join(u", "_s)));
}

void TestNamesOver::strengthsKeepOffNames()
{
    const auto names = keptLabels(m_scene.look, seen);
    int met = 0, count = 0;
    for (MapState state : m_scene.moves()) {
        state.orders.front().strength = u"1 : 1"_s;
        const OrderDrawing drawing = drawOrders(m_scene.look, state, seen).front();
        const QPolygonF plate(strengthPlate(drawing, linePixels(seen) / seen));
        ++count;
        met += std::any_of(names->begin(), names->end(), [&](const PlacedLabel &name) {
            QPolygonF ink = name.ink;
            for (QPointF &corner : ink)
                corner /= seen;
            return ink.intersects(plate);
        });
    }
    QVERIFY2(met * 5 < count, qPrintable(u"%1 of %2"_s.arg(met).arg(count)));
}

void TestNamesOver::namesAndUnitsAreSeenOverOtherArrows()
{
    const Board &board = *m_scene.variant->board;
    const auto names = keptLabels(m_scene.look, seen);
    int metNames = 0, metUnits = 0;
    for (const char *from : {"ber", "lon", "sev", "rom", "bud", "mar", "swe"}) {
        for (int to = 0; to < board.provinceCount(); ++to) {
            MapState state;
            state.arrows.push_back({board.findProvince(from), ProvinceId(to), false});
            const ArrowDrawing arrow = drawArrow(m_scene.look, state.arrows.front(), seen);
            if (arrow.line.isEmpty())
                continue;
            for (const PlacedLabel &name : *names) {
                QPolygonF ink = name.ink;
                for (QPointF &corner : ink)
                    corner /= seen;
                if (std::none_of(arrow.line.begin(), arrow.line.end(),
                                 [&](QPointF at) { return ink.containsPoint(at, Qt::WindingFill); }))
                    continue;
                ++metNames;
                const int hidden = covered(m_scene, name, state, {arrow.head});
                QVERIFY2(hidden <= 3, qPrintable(u"%1 points of a name on the way from %2 to %3"_s.arg(hidden)
                                                     .arg(QLatin1StringView(from))
                                                     .arg(to)));
            }
            for (int i = 0; i < board.provinceCount(); ++i) {
                const QPointF stands = m_scene.look.sheet->unitAnchor(board.mainRegion(ProvinceId(i)));
                const bool isMet = std::any_of(arrow.line.begin(), arrow.line.end(),
                                               [&](QPointF at) { return QLineF(at, stands).length() * seen < 3; });
                if (!isMet || i == to)
                    continue;
                ++metUnits;
                const QRect box = QRectF((stands - QPointF(8, 8)) * seen, QSizeF(16, 16) * seen).toAlignedRect();
                MapUnit unit;
                unit.unit.power = board.findPower("italy");
                unit.unit.region = board.mainRegion(ProvinceId(i));
                MapState alone;
                alone.units.push_back(unit);
                state.units = alone.units;
                const QImage under = m_scene.withOrderAt(box, state);
                QCOMPARE(under, m_scene.withOrderAt(box, alone));
            }
        }
    }
    QVERIFY(metNames >= 20 && metUnits >= 5);
}

void TestNamesOver::signsLeaveNamesReadable_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<Happening::Kind>("kind");
    // Names begin beside the centres of Nikjon, and lie close to the units of 1939 III.
    QTest::newRow("flags over centres that were taken") << u"nikjon"_s << Happening::Kind::CentreTaken;
    QTest::newRow("bombers that landed elsewhere") << u"1939-iii"_s << Happening::Kind::LandedElsewhere;
}

/// Signs of what happened keep off the names.
void TestNamesOver::signsLeaveNamesReadable()
{
    QFETCH(QString, variant);
    QFETCH(Happening::Kind, kind);
    const auto played = variantOf(variant);
    QVERIFY(played);
    const auto sheet = MapSheet::load(folderOf(variant), *played->board);
    QVERIFY(sheet.ok());
    MapLook look;
    look.sheet = *sheet;
    look.board = played->board;
    for (const int width : {1029, 1600}) {
        const qreal scale = width / look.sheet->size().width();
        const std::vector<PlacedLabel> labels = placeLabels(look, scale);
        const qreal side = 2 * happeningRadius * linePixels(scale) / scale;
        int signs = 0;
        for (int i = 0; i < look.board->provinceCount(); ++i) {
            if (!look.sheet->hasCentre(ProvinceId(i)))
                continue;
            ++signs;
            MapSign sign{MapSign::Kind::Happened, look.board->mainRegion(ProvinceId(i)), QString()};
            sign.happening = kind;
            QRectF plate(QPointF(), QSizeF(side, side));
            plate.moveCenter(signBox(look, sign, scale).center());
            for (const PlacedLabel &label : labels) {
                const QPolygonF ink = labelfaults::inkOf(label, scale);
                QVERIFY2(labelfaults::covered(ink, plate) < 0.2, look.board->province(label.province).name.c_str());
            }
        }
        QVERIFY(signs > 20);
    }
}

/// Signs of sieges stand at that side of the walls where no name lies: Plataea's hid its own, Tanagra's Megara's.
void TestNamesOver::signsOfSiegesLeaveNamesReadable()
{
    MapLook look;
    const auto played = variantOf(u"peloponnese"_s);
    QVERIFY(played);
    look.board = played->board;
    look.sheet = *MapSheet::load(folderOf(u"peloponnese"_s), *played->board);
    for (const int width : {893, 1029, 1600}) {
        const qreal scale = width / look.sheet->size().width();
        const auto labels = keptLabels(look, scale);
        int signs = 0;
        for (int i = 0; i < look.board->provinceCount(); ++i) {
            if (!look.board->province(ProvinceId(i)).centre)
                continue;
            ++signs;
            const MapSign sign{MapSign::Kind::Siege, look.board->mainRegion(ProvinceId(i)), u"2"_s};
            const QRectF box = signBox(look, sign, scale);
            const QRectF plate = boxAround(box.center(), QSizeF(21, 14) * (linePixels(scale) / scale));
            for (const PlacedLabel &label : *labels) {
                const qreal hidden = labelfaults::covered(labelfaults::inkOf(label, scale), plate);
                QVERIFY2(hidden < 0.2, qPrintable(u"%1 by the siege of %2: %3"_s
                                                      .arg(fromUtf8(look.board->province(label.province).name),
                                                           fromUtf8(look.board->province(ProvinceId(i)).name))
                                                      .arg(hidden)));
            }
        }
        QVERIFY(signs > 20);
    }
}

/// Where a unit stands, arrows end short of names that would lie under their heads: 66 of these 504 hid some of one.
void TestNamesOver::headsLeaveNamesReadable()
{
    constexpr qreal scale = 820.0 / 1600;
    const auto names = keptLabels(m_scene.look, scale);
    int moves = 0, covered = 0;
    for (MapState state : m_scene.moves()) {
        const MapOrder &order = state.orders.front();
        MapUnit stood; // where the head is led to its edge
        stood.unit = order.unit;
        stood.unit.region = std::get<Move>(order.order.action).to();
        state.units.push_back(stood);
        const OrderDrawing drawing = drawOrders(m_scene.look, state, scale).front();
        const QPolygonF &head = drawing.inks.front().head;
        ++moves;
        covered += std::any_of(names->begin(), names->end(), [&](const PlacedLabel &name) {
            const QPolygonF ink = labelfaults::inkOf(name, scale);
            return head.intersects(ink) && labelfaults::areaOf(head.intersected(ink)) > 0.02 * labelfaults::areaOf(ink);
        });
    }
    QVERIFY(moves > 300);
    QVERIFY2(covered * 40 < moves, qPrintable(u"%1 of %2"_s.arg(covered).arg(moves)));
}

/// The first screen paints a dozen small maps without names while a window looks at its own again and again.
void TestNamesOver::mapsWithoutNamesPutNoneAway()
{
    const auto names = keptLabels(m_scene.look, seen);
    MapLook bare = m_scene.look;
    bare.labels = Labels::None;
    for (int i = 1; i <= 12; ++i)
        QVERIFY(keptLabels(bare, i * 0.05)->empty());
    QVERIFY(!names->empty());
    QCOMPARE(keptLabels(m_scene.look, seen), names);
}

QTEST_MAIN(TestNamesOver)
#include "tst_namesover.moc"
