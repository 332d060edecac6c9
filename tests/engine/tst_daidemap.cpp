#include "importedboards.h"

#include "exchange/sameboard.h"

#include <QTest>

#include <string>

using namespace entente;
using namespace entente::test;

/// Maps of DAIDE servers.
class DaideMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mapOfADaideServer();
};

/// The known board as a DAIDE server tells it, with names and units in files beside it.
void DaideMapTest::mapOfADaideServer()
{
    const std::string map = corpus("daide-known.mdf");
    const auto read = readDaideMap(map, beside("daide-known.mdf", {{"daide-known.nam", corpus("daide-known.nam")},
                                                                   {"daide-known.now", corpus("daide-known.now")}}));
    QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
    const Variant &variant = *read->front().variant;
    QVERIFY(sameBoard(*variant.board, *standardVariant()->board));
    QCOMPARE(variant.start.units.size(), std::size_t(22));
    QCOMPARE(phaseText(variant.start.phase), std::string("S1901M"));
    QCOMPARE(variant.board->power(PowerId(0)).adjective, std::string("Austrian"));
    QCOMPARE(variant.board->province(variant.board->findProvince("ech")).name, std::string("English Channel"));

    const std::shared_ptr<const Variant> alone = imported(map).front().variant;
    QVERIFY(passagesOf(*alone->board) == passagesOf(*variant.board));
    QCOMPARE(phaseText(alone->start.phase), std::string("W1900A"));
}

QTEST_GUILESS_MAIN(DaideMapTest)
#include "tst_daidemap.moc"
