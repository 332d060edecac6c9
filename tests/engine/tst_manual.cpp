#include "testfiles.h"

#include "judge/verdict.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// The manual keeps up with what the program says: every word that an answer may hold stands in it.
class ManualTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reasons();
    void refusals();
};

namespace {

bool manualHas(const char *word)
{
    static const std::string manual = readTestFile("resources/manual.md");
    return manual.find('`' + std::string(word) + '`') != std::string::npos;
}

} // namespace

void ManualTest::reasons()
{
    int words = 0;
    for (int i = static_cast<int>(Reason::Illegal); i <= static_cast<int>(Reason::FlightsMet); ++i, ++words) {
        const char *word = reasonWord(static_cast<Reason>(i));
        QVERIFY2(manualHas(word), word);
    }
    QVERIFY(words > 25);
    QVERIFY(!manualHas("frobbed"));
}

void ManualTest::refusals()
{
    for (int i = static_cast<int>(Refusal::NoUnit); i <= static_cast<int>(Refusal::InvasionClosed); ++i) {
        const char *word = refusalWord(static_cast<Refusal>(i));
        QVERIFY2(manualHas(word), word);
    }
}

QTEST_APPLESS_MAIN(ManualTest)
#include "tst_manual.moc"
