#include "base/bits.h"
#include "base/names.h"
#include "base/path.h"

#include <QtTest/QTest>

#include <array>

using namespace entente;

class TestBase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void foldsNames_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("folded");
        QTest::newRow("letters only") << QByteArray("Vienna") << QByteArray("vienna");
        QTest::newRow("full stop and space") << QByteArray("St. Petersburg") << QByteArray("stpetersburg");
        QTest::newRow("umlaut") << QByteArray("M\xC3\xBCnchen") << QByteArray("munchen");
        QTest::newRow("sharp s") << QByteArray("Gro\xC3\x9F") << QByteArray("gross");
        QTest::newRow("Extended-A") << QByteArray("\xC5\x81\xC3\xB3"
                                                  "d\xC5\xBA")
                                    << QByteArray("lodz");
        QTest::newRow("en dash") << QByteArray("Mid\xE2\x80\x93"
                                               "Atlantic")
                                 << QByteArray("midatlantic");
        QTest::newRow("no-break space") << QByteArray("North\xC2\xA0Sea") << QByteArray("northsea");
        QTest::newRow("Romanian comma below") << QByteArray("Gala\xC8\x9Bi") << QByteArray("galati");
        QTest::newRow("combining accent") << QByteArray("Ne\xCC\x81mes") << QByteArray("nemes");
        QTest::newRow("Danish") << QByteArray("K\xC3\xB8"
                                              "benhavn")
                                << QByteArray("kobenhavn");
        QTest::newRow("Icelandic") << QByteArray("\xC3\x9Eing\xC3\xA6") << QByteArray("thingae");
        QTest::newRow("Cyrillic in capitals") << QByteArray("\xD0\x9C\xD0\xBE") << QByteArray("\xD0\xBC\xD0\xBE");
        QTest::newRow("Greek is kept") << QByteArray("\xCE\xB1") << QByteArray("\xCE\xB1");
        QTest::newRow("torn sequence is kept") << QByteArray("a\xE2\x80") << QByteArray("a\xE2\x80");
        QTest::newRow("nothing but signs") << QByteArray(" -/.") << QByteArray("");
    }
    void foldsNames()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, folded);
        QCOMPARE(QByteArray::fromStdString(foldName(name.toStdString())), folded);
    }

    void measuresDistance()
    {
        QCOMPARE(editDistance("burgundy", "burgundy", 3), 0);
        QCOMPARE(editDistance("bargundy", "burgundy", 3), 1);
        QCOMPARE(editDistance("brugundy", "burgundy", 3), 1); // neighbours swapped
        QCOMPARE(editDistance("urgundy", "burgundy", 3), 1);
        QCOMPARE(editDistance("", "abc", 3), 3);
        QCOMPARE(editDistance("kitten", "sitting", 3), 3);
        QCOMPARE(editDistance("kitten", "sitting", 2), 3); // beyond the limit
        QCOMPARE(editDistance("abcdef", "uvwxyz", 1), 2);
    }

    void suggestsNearest()
    {
        const std::array<std::string, 4> names = {"burgundy", "bulgaria", "budapest", "bud"};
        QCOMPARE(nearestNames("bargundy", names), std::vector<std::string>{"burgundy"});
        QCOMPARE(nearestNames("bul", names), std::vector<std::string>{"bud"});
        QVERIFY(nearestNames("london", names).empty());
        QVERIFY(nearestNames("bargundy", names, 0).empty());
    }

    void setsAreAlgebra()
    {
        ProvinceSet a, b;
        a.insert(ProvinceId(3));
        a.insert(ProvinceId(70));
        b.insert(ProvinceId(70));
        QVERIFY(a.contains(ProvinceId(70)) && !a.contains(ProvinceId(6)));
        QVERIFY(a.intersects(b));
        QCOMPARE((a - b).size(), 1);
        QVERIFY((a - b).first() == ProvinceId(3));
        QVERIFY(b.first() == ProvinceId(70));
        a -= b;
        QVERIFY(!a.intersects(b));
    }

    /// A narrow set is asked for what is none, with its last member in it.
    void noSetHoldsNone()
    {
        UnitSet units;
        units.insert(UnitId(maxUnits - 1));
        QVERIFY(units.contains(UnitId(maxUnits - 1)) && !units.contains(UnitId()));
        NarrowProvinceSet provinces;
        provinces.insert(ProvinceId(narrowProvinces - 1));
        QVERIFY(!provinces.contains(ProvinceId()));
        QVERIFY(!ProvinceSet(provinces).contains(ProvinceId()));
    }

    void whatLiesOutsideIsNoId()
    {
#ifdef NDEBUG // elsewhere it is an assertion
        QVERIFY(!ProvinceId(-1).valid() && !RegionId(-1).valid() && !PowerId(-1).valid());
#endif
        QVERIFY(RegionId(maxRegions - 1).valid() && ProvinceId(0).valid() && !ProvinceId().valid());
    }

    void pathsCompareByContent()
    {
        Path<ProvinceId, 4> path{ProvinceId(1), ProvinceId(2)};
        QVERIFY(path.back() == ProvinceId(2));
        path.pop_back();
        QVERIFY(path == (Path<ProvinceId, 4>{ProvinceId(1)}));
    }
};

QTEST_APPLESS_MAIN(TestBase)
#include "tst_base.moc"
