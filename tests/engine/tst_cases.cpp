#include "projectfile.h"
#include "testvariants.h"

#include "game/play.h"

#include <QDir>
#include <QTest>

using namespace entente;
using namespace entente::test;

/// The worked cases that lie with each variant, and the comparison that judges them.
class CasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void worked_data();
    void worked();
    void comparisonFindsDifferences_data();
    void comparisonFindsDifferences();
    void sameBytesHoweverWritten();
};

namespace {

Turn play(const GameCase &gameCase)
{
    return playPhase(*gameCase.variant, gameCase.rules, gameCase.position, gameCase.orders);
}

} // namespace

void CasesTest::worked_data()
{
    QTest::addColumn<QByteArray>("line");
    const QDir maps(projectFile("maps"));
    int files = 0;
    const auto add = [&](const QString &path, const QString &name) {
        QFile file(path);
        if (!file.exists())
            return;
        QVERIFY(file.open(QIODevice::ReadOnly));
        ++files;
        int number = 0;
        for (const QByteArray &line : file.readAll().split('\n')) {
            ++number;
            if (!line.isEmpty())
                QTest::newRow(qPrintable(QStringLiteral("%1:%2").arg(name).arg(number))) << line;
        }
    };
    for (const QString &variant : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QStringList names{QStringLiteral("cards.jsonl")}; // the same, for the window's rules
        for (const QString &name : QDir(maps.filePath(variant + QStringLiteral("/cases")))
                                       .entryList({QStringLiteral("*.jsonl")}, QDir::Files))
            names += QStringLiteral("cases/") + name;
        for (const QString &name : names)
            add(maps.filePath(variant + u'/' + name), variant + u'/' + name);
    }
    for (const QString &variant : patchedVariants()) {
        QVERIFY2(testVariantsDir().exists(variant + QStringLiteral(".jsonl")), qPrintable(variant));
        add(testVariantsDir().filePath(variant + QStringLiteral(".jsonl")), variant);
    }
    QVERIFY(files > 0);
}

void CasesTest::worked()
{
    QFETCH(QByteArray, line);
    const auto cases = readCases(line.toStdString(), anyFinder());
    QCOMPARE(cases.size(), std::size_t(1));
    const CaseOrError &read = cases.front();
    QVERIFY2(read.ok(), read ? "" : read.error().fault.text().c_str());
    std::string differences;
    for (const std::string &difference : compareWithExpectation(*read, play(*read)))
        differences += difference + '\n';
    QVERIFY2(differences.empty(), differences.c_str());
}

void CasesTest::comparisonFindsDifferences_data()
{
    QTest::addColumn<QByteArray>("expect");
    QTest::addColumn<QByteArray>("difference");
    QTest::newRow("equal") << QByteArray(R"({"units": {"Austria": ["A Gal"], "Russia": ["A War"]}, "dislodged": {},
        "verdicts": {"A Vie - Gal": "success", "A WAR H": "success"}, "winner": null, "next": "F1901M"})")
                           << QByteArray();
    QTest::newRow("unit elsewhere") << QByteArray(R"({"units": {"Austria": ["A Vie"], "Russia": ["A War"]}})")
                                    << QByteArray("expect.units.Austria: expected A Vie, found A Gal");
    QTest::newRow("unit too many") << QByteArray(R"({"units": {"Austria": ["A Gal"]}})")
                                   << QByteArray("expect.units.Russia: expected nothing, found A War");
    QTest::newRow("verdict") << QByteArray(R"({"verdicts": {"A Vie - Gal": "failure"}})")
                             << QByteArray("expect.verdicts.A Vie - Gal: expected failure, found success (moves)");
    QTest::newRow("no such order") << QByteArray(R"({"verdicts": {"A Bud - Gal": "failure"}})")
                                   << QByteArray("expect.verdicts.A Bud - Gal: There is no such order.");
    QTest::newRow("dislodged") << QByteArray(R"({"dislodged": {"Russia": [{"unit": "A War", "from": "Gal"}]}})")
                               << QByteArray("expect.dislodged.Russia[0]: expected A War dislodged, found it is not");
    QTest::newRow("winner") << QByteArray(R"({"winner": "Russia"})")
                            << QByteArray("expect.winner: expected Russia, found nothing");
    QTest::newRow("next") << QByteArray(R"({"next": "S1901R"})")
                          << QByteArray("expect.next: expected S1901R, found F1901M");
    QTest::newRow("destroyed") << QByteArray(R"({"destroyed": {"Russia": ["A War"]}})")
                               << QByteArray("expect.destroyed.Russia: expected A War, found nothing");
    QTest::newRow("centres") << QByteArray(R"({"centres": {"Austria": ["Vie"]}})")
                             << QByteArray("expect.centres.Austria: expected Vie, found Bud, Tri and Vie");
    QTest::newRow("misspelt key") << QByteArray(R"({"unit": {}})")
                                  << QByteArray("expect.unit: This key is not known; the nearest is \"units\".");
}

void CasesTest::comparisonFindsDifferences()
{
    QFETCH(QByteArray, expect);
    QFETCH(QByteArray, difference);
    const std::string text =
        R"({"variant": "standard", "phase": "S1901M", "units": {"Austria": ["A Vie"], "Russia": ["A War"]},
        "orders": {"Austria": ["A Vie - Gal"]}, "expect": )"
        + expect.toStdString() + "}";
    const auto cases = readCases(text, mapsFinder());
    QVERIFY(cases.front().ok());
    const std::vector<std::string> found = compareWithExpectation(*cases.front(), play(*cases.front()));
    if (difference.isEmpty()) {
        QVERIFY2(found.empty(), found.empty() ? "" : found.front().c_str());
    } else {
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(QByteArray::fromStdString(found.front()), difference);
    }
}

void CasesTest::sameBytesHoweverWritten()
{
    const std::string one = R"({"id": "x", "variant": "standard", "phase": "S1901M",
        "units": {"Austria": ["A Vie", "F Tri"], "Russia": ["A War", "F StP/sc"]},
        "orders": {"Austria": ["A Vie - Gal", "F Tri - Alb"], "Russia": ["A War - Gal", "A Mos - Ukr", "A War S A Vie - Gal"]}})";
    const std::string other =
        R"({"id": "x", "orders": {"RUSSIA": ["A War Supports A Vienna - Galicia", "A MOS - UKR", "a war-gal", "A War - Gal"],
        "AUSTRIA": ["F TRI - ALB", "A Vie - Gal"]}, "phase": "S1901M",
        "units": {"Russia": ["F STP/SC", "A WAR"], "Austria": ["F Trieste", "A Vienna"]}, "variant": "standard"})";
    const auto answer = [](const std::string &text) {
        const auto cases = readCases(text, mapsFinder());
        if (!cases.front())
            return writeError(cases.front().error());
        return writeAnswer(*cases.front(), play(*cases.front()), {});
    };
    QCOMPARE(QString::fromStdString(answer(other)), QString::fromStdString(answer(one)));
    QVERIFY(answer(one).find("\"verdict\"") != std::string::npos);
}

QTEST_APPLESS_MAIN(CasesTest)
#include "tst_cases.moc"
