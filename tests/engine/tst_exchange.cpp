#include "testfiles.h"

#include "exchange/importer.h"
#include "orders/notation.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// Files of other kinds than saved games: which are known, what is brought over, what is said if it can't be.
class ExchangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unknownText();
    void aCase();
    void brokenCase();
};

namespace {

std::shared_ptr<const Variant> find(std::string_view id)
{
    return id == standardVariant()->id ? standardVariant() : nullptr;
}

} // namespace

void ExchangeTest::unknownText()
{
    for (const char *text : {"", "   ", "Dear all,", "[]", "{}", "{\"format\": 1, \"variant\": \"standard\", \"units\": {}, \"turns\": []}"})
        QVERIFY2(!importerFor(text), text);
}

void ExchangeTest::aCase()
{
    const std::string text = R"({"id": "c", "variant": "standard", "phase": "F1902M", "settings": {"edition": "1971"}, "units": {"Austria": ["A Vie"], "Russia": ["A War", "F StP/nc"]}, "orders": {"Russia": ["A War - Gal"]}})";
    const Importer *importer = importerFor(text);
    QVERIFY(importer);
    const auto read = importer->read(text + '\n' + text, find);
    QVERIFY(read.ok());
    const Game &game = read->game;
    QCOMPARE(phaseText(game.position().phase), std::string("F1902M"));
    QCOMPARE(game.position().units.size(), std::size_t(3));
    QCOMPARE(game.orders().size(), std::size_t(1));
    QCOMPARE(game.settings().at("edition"), std::string("1971"));
    QCOMPARE(read->remarks, std::vector<std::string>{"The file holds 2 cases; this is the first."});
}

void ExchangeTest::brokenCase()
{
    const std::string text = R"({"variant": "standard", "phase": "S1901M", "units": {"Austria": ["A Vei"]}})";
    const auto read = importerFor(text)->read(text, find);
    QVERIFY(!read.ok());
    QCOMPARE(read.error().where, std::string("units.Austria[0]"));
}

QTEST_GUILESS_MAIN(ExchangeTest)
#include "tst_exchange.moc"
