#include "orders/notation.h"
#include "orders/parser.h"

#include "testfiles.h"

#include <QtTest/QTest>

using namespace entente;
using entente::test::variantNamed;

namespace {

QByteArray house(const Variant &variant, const QByteArray &line)
{
    const auto result = parseOrder(line.toStdString(), {variant.board.get(), &variant.start, Stage::Moves});
    return QByteArray::fromStdString(result ? orderText(*variant.board, result->order)
                                            : "? " + describe(result.error()).text());
}

} // namespace

/// The one order kind of both sorts of flyers: sorties and tours.
class TestFlights : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheHouseNotation_data()
    {
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<QByteArray>("line");
        for (const char *line :
             {"S Vie H", "S Vie S A Gre - Ser via Tri", "S Vie S A Gal", "S Vie B A Kis via Gal", "S Ber B Pru",
              "S Vie - Ser via Bud", "S Vie - Boh", "S Boh S S Mun - Gal", "S Tun S F Pie - GOL via TYS",
              "S Bul S F Con - BLA via AEG Usk", "A Vie - Gal via Boh"})
            QTest::newRow(line) << QByteArray("lima") << QByteArray(line);
        for (const char *line :
             {"B Ven - Aus - Cze [S A Aus - Cze] - Hun - Cro", "B Ven - Aus - Hun [N] - Aus - Ven",
              "B Con - Bul - Roa [R] - BLA - Con", "B Pru - Blt - Len", "B Spa - MAO [S F MAO] - Bre",
              "B Blt - Pol - Cze - Hun [S A Hun]", "B Cro - Alb - Gre - Con [S T Roa - Bul - Con] - Gre", "B Ven H"})
            QTest::newRow(line) << QByteArray("1939-iii") << QByteArray(line);
    }
    void readsTheHouseNotation()
    {
        QFETCH(QByteArray, variant);
        QFETCH(QByteArray, line);
        const auto known = variantNamed(variant.toStdString());
        QVERIFY(known);
        QCOMPARE(house(*known, line), line);
    }

    void readsOtherHands_data()
    {
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("order");
        const struct {
            const char *variant;
            const char *line;
            const char *order;
        } rows[] = {
            {"lima", "S Vie (S) A Gre-Ser VIA Tri", "S Vie S A Gre - Ser via Tri"},
            {"lima", "S Par I Bel via Pic", "S Par - Bel via Pic"},
            {"lima", "S Par invades Bel via Pic", "S Par - Bel via Pic"},
            {"lima", "squadron Vienna bombs army Kishinev via Galicia", "S Vie B A Kis via Gal"},
            {"lima", "squadron Vienna raids army Kishinev via Galicia", "S Vie B A Kis via Gal"},
            {"lima", "S Vie supports Gal to hold", "S Vie S Gal"},
            {"lima", "S Vie - Bud - Ser", "S Vie - Ser via Bud"},
            {"lima", "Austria: S Vie bomb Ven via Tri", "S Vie B Ven via Tri"},
            {"1939-iii", "B(Ven)-Aus-Cze[S A(Aus)-Cze]-Hun-Cro", "B Ven - Aus - Cze [S A Aus - Cze] - Hun - Cro"},
            {"1939-iii", "B(Ven)-Aus-Hun(N)-Aus-Ven", "B Ven - Aus - Hun [N] - Aus - Ven"},
            {"1939-iii", "B Con - Bul - Roa(r) - BLA - Con", "B Con - Bul - Roa [R] - BLA - Con"},
            {"1939-iii", "B Pru - Len via Blt", "B Pru - Blt - Len"},
        };
        for (const auto &row : rows)
            QTest::newRow(row.line) << QByteArray(row.variant) << QByteArray(row.line) << QByteArray(row.order);
    }
    void readsOtherHands()
    {
        QFETCH(QByteArray, variant);
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, order);
        const auto known = variantNamed(variant.toStdString());
        QVERIFY(known);
        QByteArray read = house(*known, line);
        if (read.startsWith("Austria: "))
            read.remove(0, 9);
        QCOMPARE(read, order);
    }

    void refusesHalfAFlight_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line : {"B Ven - Aus - Hun [N - Aus", "B Ven - Aus [", "B Ven -", "B Ven - Aus [N] - Hun [R]",
                                 "B Ven - Aus [X] - Ven", "B Ven - Aus [S", "B Ven - Aus [S A Xyz - Cze]"})
            QTest::newRow(line) << QByteArray(line);
    }
    void refusesHalfAFlight()
    {
        QFETCH(QByteArray, line);
        QVERIFY(house(*variantNamed("1939-iii"), line).startsWith("? "));
    }
};

QTEST_APPLESS_MAIN(TestFlights)
#include "tst_flights.moc"
