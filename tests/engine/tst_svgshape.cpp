#include "exchange/svgshape.h"

#include <QTest>

#include <cmath>

using namespace entente;

/// Rings of points made from the paths of drawings.
class SvgShapeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void curves_data();
    void curves();
};

void SvgShapeTest::curves_data()
{
    QTest::addColumn<QByteArray>("d");
    QTest::addColumn<double>("area"); ///< of the first ring
    QTest::newRow("square") << QByteArray("M0 0h10v10h-10z") << 100.0;
    QTest::newRow("numbers run together") << QByteArray("m0,0l10-0 0,10-10.0.0Z") << 100.0;
    QTest::newRow("exponents") << QByteArray("M0 0L1e1 0L10 1.0E+1L0 100e-1Z") << 100.0;
    QTest::newRow("half circle") << QByteArray("M0 0A10 10 0 0 1 20 0Z") << 157.08;
    QTest::newRow("flags run together") << QByteArray("M0 0A10 10 0 0120 0Z") << 157.08;
    QTest::newRow("smooth curves") << QByteArray("M0 0C0 10 10 10 10 0S20-10 20 0z") << 0.0;
    QTest::newRow("parabola") << QByteArray("M0 0Q10 20 20 0z") << 133.33;
}

void SvgShapeTest::curves()
{
    QFETCH(QByteArray, d);
    QFETCH(double, area);
    const auto rings = ringsOfPath(d.toStdString());
    QVERIFY(rings.has_value());
    QCOMPARE(rings->size(), std::size_t(1));
    const auto &ring = rings->front();
    double twice = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const ChartPoint &a = ring[i];
        const ChartPoint &b = ring[(i + 1) % ring.size()];
        twice += a.x * b.y - b.x * a.y;
    }
    QVERIFY2(std::abs(std::abs(twice) / 2 - area) <= 0.03 * 160, QByteArray::number(twice / 2).constData());
}

QTEST_GUILESS_MAIN(SvgShapeTest)
#include "tst_svgshape.moc"
