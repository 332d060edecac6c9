#include "orderscene.h"

#include "sheet/colourdistance.h"
#include "sheet/mapscale.h"

#include <QTest>

#include <algorithm>

using namespace mapscene;

/// What is painted of an order: every order shows, every outcome carries a mark, and kinds are told apart.
class TestOrderInks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyOrderLeavesInk_data();
    void everyOrderLeavesInk();
    void everyOutcomeCarriesAMark_data();
    void everyOutcomeCarriesAMark();
    void assumedOrdersAreHatched();
    void impossibleOrdersAreGreyAndDashedWithABadge();
    void kindsAreToldApartInGrey();
    void arrowsStandOffEveryGround();
    void marksOfAMeleeHideNoOther();
    void shortArrowsShowTheirHeads_data();
    void shortArrowsShowTheirHeads();
    void waivesLeaveNothing();
    void theVeilDimsWhatIsNotLit();

private:
    OrderScene m_scene;
};

void TestOrderInks::initTestCase()
{
    QVERIFY(m_scene.load());
}

void TestOrderInks::everyOrderLeavesInk_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("hold") << 0;
    QTest::newRow("move") << 1;
    QTest::newRow("support to hold") << 2;
    QTest::newRow("support to move") << 3;
    QTest::newRow("convoy") << 4;
    QTest::newRow("convoyed move") << 5;
    QTest::newRow("retreat") << 6;
    QTest::newRow("build") << 7;
    QTest::newRow("disband") << 8;
}

void TestOrderInks::everyOrderLeavesInk()
{
    QFETCH(int, kind);
    const Unit bud = m_scene.make("austria", "A", "bud");
    const Unit vie = m_scene.make("austria", "A", "vie");
    const Unit tri = m_scene.make("austria", "A", "tri");
    const Unit adr = m_scene.make("austria", "F", "adr");
    const MapOrder orders[] = {
        order(bud, Hold{}),
        order(bud, move(m_scene.at("gal"))),
        order(vie, support(bud)),
        order(vie, support(bud, m_scene.at("gal"))),
        order(adr, convoy(tri, m_scene.at("apu"))),
        order(tri, move(m_scene.at("apu"), Way::ByConvoy)),
        order(bud, Retreat{m_scene.at("gal")}),
        order(bud, Build{}),
        order(bud, Disband{}),
    };
    const OrderDrawing drawing = m_scene.only(orders[kind]);
    QImage image(800, 640, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(OrderScene::scale, OrderScene::scale);
    painter.translate(-500, -500);
    paintOrder(painter, drawing, m_scene.look.theme, OrderScene::scale);
    paintOrderMark(painter, drawing, m_scene.look.theme, OrderScene::scale);
    painter.end();
    int inked = 0;
    QRect where;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != qRgb(255, 255, 255)) {
                ++inked;
                where |= QRect(x, y, 1, 1);
            }
        }
    }
    QVERIFY2(inked > 60, qPrintable(QString::number(inked)));
    // Nothing is painted outside the box that the view repaints.
    const QRectF box = drawing.box | drawing.markBox;
    const QRectF pixels((box.topLeft() - QPointF(500, 500)) * OrderScene::scale, box.size() * OrderScene::scale);
    QVERIFY(pixels.adjusted(-1, -1, 1, 1).contains(QRectF(where)));
}

void TestOrderInks::everyOutcomeCarriesAMark_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("bounced") << 0;
    QTest::newRow("void") << 1;
    QTest::newRow("cut") << 2;
    QTest::newRow("failed") << 3;
    QTest::newRow("success") << 4;
    QTest::newRow("built") << 5;
    QTest::newRow("disbanded") << 6;
}

void TestOrderInks::everyOutcomeCarriesAMark()
{
    using Mark = OrderDrawing::Mark;
    QFETCH(int, kind);
    const Unit bud = m_scene.make("austria", "A", "bud");
    const Unit vie = m_scene.make("austria", "A", "vie");
    MapOrder bounced = order(bud, move(m_scene.at("gal")), MapOrder::State::Failure);
    bounced.bounced = true;
    MapOrder cut = order(vie, support(bud, m_scene.at("gal")), MapOrder::State::Failure);
    cut.cut = true;
    const std::pair<MapOrder, Mark> cases[] = {
        {bounced, Mark::Cross},
        {order(bud, move(m_scene.at("gal")), MapOrder::State::Void), Mark::Void},
        {cut, Mark::Cut},
        {order(bud, move(m_scene.at("rum")), MapOrder::State::Failure), Mark::Cross},
        {order(bud, move(m_scene.at("rum")), MapOrder::State::Success), Mark::None},
        {order(bud, Build{}), Mark::Plus},
        {order(bud, Disband{}), Mark::Strike},
    };
    const OrderDrawing drawing = m_scene.only(cases[kind].first);
    QVERIFY(drawing.mark == cases[kind].second);
    QCOMPARE(drawing.markBox.isEmpty(), drawing.mark == Mark::None);
}

void TestOrderInks::assumedOrdersAreHatched()
{
    const Unit vie = m_scene.make("austria", "A", "vie");
    const Unit bud = m_scene.make("austria", "A", "bud");
    for (const Action &action :
         {Action(move(m_scene.at("gal"))), Action(Hold{}), Action(support(bud, m_scene.at("gal"))),
          Action(support(bud)), Action(move(m_scene.at("apu"), Way::ByConvoy))}) {
        const OrderDrawing sure = m_scene.only(order(vie, action));
        const OrderDrawing guess = m_scene.only(order(vie, action, MapOrder::State::Assumed));
        QCOMPARE(guess.inks.size(), sure.inks.size());
        for (std::size_t i = 0; i < guess.inks.size(); ++i) {
            QVERIFY(sure.inks[i].hatch.empty());
            QVERIFY(guess.inks[i].hatch.size() > 3);
        }
        // Told apart without colour: in grey, a good part of the ink lies elsewhere.
        const QPointF corner = guess.box.topLeft();
        const QSize size = (guess.box.size() * OrderScene::scale).toSize();
        const QImage a = m_scene.painted(sure, corner, size, Qt::white, m_scene.look.theme)
                             .convertToFormat(QImage::Format_Grayscale8);
        const QImage b = m_scene.painted(guess, corner, size, Qt::white, m_scene.look.theme)
                             .convertToFormat(QImage::Format_Grayscale8);
        int ink = 0;
        int differs = 0;
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x) {
                ink += qGray(a.pixel(x, y)) < 230;
                differs += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 50;
            }
        }
        QVERIFY2(differs > ink / 6, qPrintable(u"%1 of %2"_s.arg(differs).arg(ink)));
    }
}

void TestOrderInks::impossibleOrdersAreGreyAndDashedWithABadge()
{
    const OrderDrawing drawing =
        m_scene.only(order(m_scene.make("france", "A", "mar"), move(m_scene.at("mos")), MapOrder::State::Doomed));
    QCOMPARE(drawing.colour, m_scene.look.theme.panelQuiet);
    QVERIFY(!drawing.inks.front().dashes.empty());
    QVERIFY(drawing.mark == OrderDrawing::Mark::Warning);
}

/// Ten kinds of orders by one unit, painted in grey in the same place: any two differ in a good part of their ink.
void TestOrderInks::kindsAreToldApartInGrey()
{
    const Unit mun = m_scene.make("germany", "A", "mun");
    const Unit ber = m_scene.make("germany", "A", "ber");
    const Unit fleet = m_scene.make("germany", "F", "mun"); // where nothing sails, so that all lie in one place
    const RegionId to = m_scene.at("boh");
    MapOrder bounced = order(mun, move(to), MapOrder::State::Failure);
    bounced.bounced = true;
    MapOrder led = order(mun, move(to, Way::ByRoute));
    std::get<Move>(led.order.action).waters.push_back(m_scene.variant->board->findProvince("sil"));
    const std::pair<const char *, MapOrder> kinds[] = {
        {"move", order(mun, move(to))},
        {"hold", order(mun, Hold{})},
        {"support to hold", order(mun, support(m_scene.make("austria", "A", "boh")))},
        {"support of a move", order(mun, support(ber, to))},
        {"convoy", order(fleet, convoy(ber, to))},
        {"by convoy", led},
        {"retreat", order(mun, Retreat{to})},
        {"build", order(mun, Build{})},
        {"disband", order(mun, Disband{})},
        {"bounced", bounced},
    };
    const QPointF corner = m_scene.look.sheet->unitAnchor(mun.region) - QPointF(160, 160);
    QList<QImage> images;
    for (const auto &[name, each] : kinds)
        images +=
            m_scene.painted(m_scene.only(each), corner, QSize(300, 300), QColor(0xe8, 0xe0, 0xd0), m_scene.look.theme)
                .convertToFormat(QImage::Format_Grayscale8);
    for (qsizetype i = 0; i < images.size(); ++i) {
        for (qsizetype j = i + 1; j < images.size(); ++j) {
            int differs = 0;
            for (int y = 0; y < 300; ++y) {
                for (int x = 0; x < 300; ++x)
                    differs += std::abs(qGray(images[i].pixel(x, y)) - qGray(images[j].pixel(x, y))) > 50;
            }
            QVERIFY2(
                differs > 40,
                qPrintable(u"%1 and %2: %3"_s.arg(QLatin1StringView(kinds[i].first), QLatin1StringView(kinds[j].first))
                               .arg(differs)));
        }
    }
}

/// Across an arrow, as painted: between its halo and the arrow within (body or edge) there is a contrast of three to
/// one, on the land of every power, the darkest too, and in every manner of painting.
void TestOrderInks::arrowsStandOffEveryGround()
{
    for (const MapStyle style : everyStyle) {
        const MapTheme theme = MapTheme::of(style);
        for (int ground = 0; ground < m_scene.variant->board->powerCount(); ++ground) {
            for (int p = 0; p < m_scene.variant->board->powerCount(); ++p) {
                m_scene.look.theme = theme;
                MapOrder drawn = order(m_scene.make("austria", "A", "mos"), move(m_scene.at("mao")));
                drawn.unit.power = PowerId(p);
                const OrderDrawing drawing = m_scene.only(drawn);
                const QPointF middle = drawing.spine.at(drawing.spine.length() / 2);
                const QPointF way = drawing.spine.wayAt(drawing.spine.length() / 2);
                const QPointF across(-way.y(), way.x());
                const QColor land = m_scene.look.livery.of(PowerId(ground), theme.isDark).tint;
                const QPointF corner = middle - QPointF(20, 20) / OrderScene::scale;
                const QImage image = m_scene.painted(drawing, corner, QSize(40, 40), land, theme);
                QList<QColor> cut;
                for (qreal off = -8; off <= 0; off += 0.5)
                    cut += image.pixelColor((QPointF(20, 20) + off * across).toPoint());
                double most = 1;
                for (const QColor &one : std::as_const(cut))
                    most = std::max(most, contrast(one, theme.casing));
                QVERIFY2(
                    most >= 3,
                    qPrintable(
                        u"style %1, power %2 on the land of %3: %4"_s.arg(int(style)).arg(p).arg(ground).arg(most)));
                QVERIFY(cut.contains(theme.casing)); // the halo is really there
            }
        }
    }
    m_scene.look.theme = MapTheme::light();
}

/// Everybody against Belgium on a small map: each cross and each slashed ring is seen whole, or nearly.
void TestOrderInks::marksOfAMeleeHideNoOther()
{
    constexpr qreal scale = 700.0 / 1600;
    const auto at = [&](const char *place) { return m_scene.at(place); };
    const Unit belgium = m_scene.make("england", "A", "bel");
    MapState state;
    const auto give = [&](const Unit &unit, Action action, MapOrder::State what) {
        state.units.push_back({.unit = unit});
        state.orders.push_back(order(unit, std::move(action), what));
        state.orders.back().bounced = what == MapOrder::State::Failure;
    };
    give(belgium, move(at("bur")), MapOrder::State::Failure);
    give(m_scene.make("france", "A", "pic"), move(at("bel")), MapOrder::State::Failure);
    give(m_scene.make("france", "F", "eng"), move(at("bel")), MapOrder::State::Failure);
    give(m_scene.make("germany", "A", "hol"), move(at("bel")), MapOrder::State::Failure);
    give(m_scene.make("germany", "A", "ruh"), move(at("bur")), MapOrder::State::Failure);
    give(m_scene.make("germany", "A", "mun"), move(at("bur")), MapOrder::State::Failure);
    give(m_scene.make("england", "F", "nth"), move(at("bel")), MapOrder::State::Void);
    const std::vector<OrderDrawing> drawings = drawOrders(m_scene.look, state, scale);
    for (std::size_t i = 0; i < drawings.size(); ++i) {
        QVERIFY(drawings[i].mark != OrderDrawing::Mark::None);
        for (std::size_t j = 0; j < i; ++j) {
            const qreal apart = QLineF(drawings[i].markAt, drawings[j].markAt).length() * scale;
            QVERIFY2(apart > 0.9 * crossWidth * markPixels(scale),
                     qPrintable(u"%1 and %2: %3 pixels"_s.arg(j).arg(i).arg(apart)));
        }
    }
}

void TestOrderInks::shortArrowsShowTheirHeads_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {700, 780, 1029, 1600})
        QTest::newRow(qPrintable(QString::number(width))) << width;
}

/// Between neighbours that fight each other an arrow is short: its head shows between the unit and the cross.
void TestOrderInks::shortArrowsShowTheirHeads()
{
    QFETCH(int, width);
    OrderScene scene;
    QVERIFY(scene.load(u"1939-iii"_s));
    const qreal scale = width / 1600.0;
    MapState state;
    for (const auto &[power, from, to] :
         {std::tuple("france", "pic", "bel"), std::tuple("france", "bur", "bel"), std::tuple("germany", "ruh", "bur"),
          std::tuple("germany", "hol", "bel"), std::tuple("britain", "bel", "pic")}) {
        const Unit unit = scene.make(power, "A", from);
        state.units.push_back({.unit = unit});
        state.orders.push_back(order(unit, move(scene.at(to)), MapOrder::State::Failure));
        state.orders.back().bounced = true;
    }
    state.signs.push_back({.kind = MapSign::Kind::Happened, .at = scene.at("bel"), .text = {}});
    const std::vector<OrderDrawing> drawings = drawOrders(scene.look, state, scale);
    const qreal mark = crossWidth / 2 * markPixels(scale);
    const qreal figure = 0.35 * unitPixels(scale);
    for (std::size_t i = 0; i < drawings.size(); ++i) {
        const QPolygonF head = drawings[i].inks.front().head;
        const auto covered = [&](QPointF at) {
            return std::any_of(
                       drawings.begin(), drawings.end(),
                       [&](const OrderDrawing &drawing) { return QLineF(at, drawing.markAt).length() * scale < mark; })
                   || std::any_of(state.units.begin(), state.units.end(), [&](const MapUnit &unit) {
                          return QLineF(at, scene.look.sheet->unitAnchor(unit.unit.region)).length() * scale < figure;
                      });
        };
        qreal seen = 0; // square pixels
        constexpr qreal step = 0.25;
        const QRectF box = head.boundingRect();
        for (qreal x = box.left(); x < box.right(); x += step / scale) {
            for (qreal y = box.top(); y < box.bottom(); y += step / scale) {
                const QPointF at(x, y);
                if (head.containsPoint(at, Qt::WindingFill) && !covered(at))
                    seen += step * step;
            }
        }
        QVERIFY2(seen > 24, qPrintable(u"%1: %2"_s.arg(i).arg(seen)));
    }
}

void TestOrderInks::waivesLeaveNothing()
{
    MapOrder waive;
    waive.unit.power = m_scene.variant->board->findPower("austria");
    waive.order.action = Waive{};
    const OrderDrawing drawing = m_scene.only(waive);
    QVERIFY(drawing.box.isEmpty());
    QVERIFY(drawing.inks.empty());
}

void TestOrderInks::theVeilDimsWhatIsNotLit()
{
    MapState state;
    state.orders = {order(m_scene.make("austria", "A", "bud"), move(m_scene.at("gal"))),
                    order(m_scene.make("russia", "A", "ukr"), move(m_scene.at("gal")))};
    state.orders.front().lit = true;
    state.veil = true;
    const auto drawings = drawOrders(m_scene.look, state, OrderScene::scale);
    QCOMPARE(drawings[0].opacity, 1.0);
    QVERIFY(drawings[1].opacity < 0.7);
}

QTEST_MAIN(TestOrderInks)
#include "tst_orderinks.moc"
