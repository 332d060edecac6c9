#include "testfiles.h"

#include "exchange/judgemapwriter.h"
#include "exchange/sameboard.h"
#include "exchange/variantimporter.h"

#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;

namespace {

/// A unit as every board writes it: "Austria A vie".
std::vector<std::string> unitsOf(const Variant &variant)
{
    std::vector<std::string> units;
    for (const Unit &unit : variant.start.units) {
        std::string place = variant.board->regionText(unit.region);
        std::transform(place.begin(), place.end(), place.begin(), [](unsigned char c) { return std::tolower(c); });
        units.push_back(variant.board->power(unit.power).name + ' ' + variant.board->kind(unit.kind).letter + ' '
                        + place);
    }
    std::sort(units.begin(), units.end());
    return units;
}

std::vector<std::string> ownersOf(const Variant &variant)
{
    std::vector<std::string> owners;
    variant.board->centres().forEach([&](ProvinceId centre) {
        const PowerId owner = variant.start.owner[centre.index()];
        const PowerId home = variant.board->province(centre).home;
        owners.push_back(variant.board->province(centre).name + ' '
                         + (owner.valid() ? variant.board->power(owner).name : "-") + ' '
                         + (home.valid() ? variant.board->power(home).name : "-"));
    });
    std::sort(owners.begin(), owners.end());
    return owners;
}

} // namespace

/// Map files for the DPjudge and the Python package.
class JudgeMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBack_data();
    void comesBack();
    void letterCase();
    void refusesMore_data();
    void refusesMore();
};

void JudgeMapTest::comesBack_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"standard", "fleet-rome", "nikjon"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

/// What is written and read again is the same board, with the same powers, homes, owners, units and end.
void JudgeMapTest::comesBack()
{
    QFETCH(QString, id);
    const auto variant = variantNamed(id.toStdString());
    const auto text = judgeMapOf(*variant);
    QVERIFY(text.ok());
    QVERIFY(looksLikeJudgeDirectives(*text));
    const auto read = readJudgeDirectives(*text, {});
    if (!read)
        qFatal("%s", read.error().text().c_str());
    const Variant &again = *read->front().variant;
    QVERIFY(sameBoard(*variant->board, *again.board));
    QCOMPARE(again.victoryCentres, variant->victoryCentres);
    QVERIFY(again.start.phase == variant->start.phase);
    QCOMPARE(unitsOf(again), unitsOf(*variant));
    QCOMPARE(ownersOf(again), ownersOf(*variant));
}

void JudgeMapTest::letterCase()
{
    const auto text = judgeMapOf(*variantNamed("standard"));
    QVERIFY(text.ok());
    const auto has = [&](const char *line) { return text->find(line) != std::string::npos; };
    QVERIFY(has("VICTORY 18\n"));
    QVERIFY(has("BEGIN SPRING 1901 MOVEMENT\n"));
    QVERIFY(has("F STP/SC\n"));
    QVERIFY(has("COAST STP/NC ABUTS BAR NWY\n"));
    QVERIFY(has("COAST STP/SC ABUTS FIN GOB LVN\n"));
    QVERIFY(has("COAST FIN ABUTS GOB STP/SC SWE nwy\n"));
    QVERIFY(has("COAST stp ABUTS"));
    QVERIFY(has("SHUT SWI\n"));
    QVERIFY(has("Spain (north coast) = spa/nc\n"));
}

void JudgeMapTest::refusesMore_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"lima", "1939-iii", "davis", "city-state", "sequential"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void JudgeMapTest::refusesMore()
{
    QFETCH(QString, id);
    const auto text = judgeMapOf(*variantNamed(id.toStdString()));
    QVERIFY(!text.ok());
    QVERIFY(text.error().text().find("plain board") != std::string::npos);
}

QTEST_APPLESS_MAIN(JudgeMapTest)
#include "tst_judgemap.moc"
