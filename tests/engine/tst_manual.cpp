#include "projectfile.h"
#include "testfiles.h"

#include "io/ordersjson.h"
#include "judge/verdict.h"
#include "rules/paragraphs.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <string_view>

using namespace entente;
using namespace entente::test;

/// The manual keeps up with what the program says: every word that an answer may hold stands in it.
class ManualTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reasons();
    void refusals();
    void limits();
    void germanRules_data();
    void germanRules();
    void readsCitations();
    void casesCiteWhatIsExplained_data() { germanRules_data(); }
    void casesCiteWhatIsExplained();
};

namespace {

/// All pages of the English manual, one after another.
const std::string &manual()
{
    static const std::string text = [] {
        std::string all;
        for (const QString &name : QDir(projectFile("resources/manual/en")).entryList({QStringLiteral("*.md")}))
            all += readTestFile("resources/manual/en/" + name.toStdString());
        return all;
    }();
    return text;
}

bool manualHas(const char *word)
{
    return manual().find('`' + std::string(word) + '`') != std::string::npos;
}

/// The marks that the rules of a variant explain, with the rules that it goes by for the rest.
std::vector<std::string> explainedBy(const std::string &id)
{
    std::vector<std::string> marks = explainedParagraphs(readTestFile("maps/" + id + "/rules.md"));
    for (std::string &mark : explainedParagraphs(readTestFile("maps/standard/1971.md")))
        marks.push_back(std::move(mark));
    return marks;
}

bool contains(const std::vector<std::string> &marks, const std::string &mark)
{
    return std::find(marks.begin(), marks.end(), mark) != marks.end();
}

QJsonObject variantObject(const QString &id)
{
    return QJsonDocument::fromJson(
               QByteArray::fromStdString(readTestFile("maps/" + id.toStdString() + "/variant.json")))
        .object();
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

void ManualTest::limits()
{
    const QString said = QStringLiteral("(%1 at most), %2 units, %2 dislodged ones and %3 orders at most");
    QVERIFY(QString::fromStdString(manual()).contains(said.arg(maxPowers).arg(maxUnits).arg(maxOrders)));
}

void ManualTest::germanRules_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (QFile::exists(projectFile("maps/%1/rules.md").arg(id)))
            QTest::newRow(qPrintable(id)) << id;
    }
}

/// A variant's rules have the same chapters, points and examples in every language.
void ManualTest::germanRules()
{
    QFETCH(QString, id);
    const auto shapeOf = [&](const char *name) {
        const QString text = QString::fromStdString(readTestFile("maps/" + id.toStdString() + name));
        QStringList shape;
        for (const QString &line : text.split(u'\n')) {
            static const QRegularExpression point(QStringLiteral("^(##) |^\\*\\*([A-Z]*[0-9.A-Z ]+[a-z]?)\\*\\*"));
            if (const auto match = point.match(line); match.hasMatch())
                shape += match.captured(0);
            if (line.startsWith(u"| `")) // an example or a setting
                shape += line.section(u'|', 1, 1);
        }
        return shape;
    };
    QVERIFY(shapeOf("/rules.md").size() > 2); // the shortest page has a chapter with two points
    QCOMPARE(shapeOf("/rules.de.md"), shapeOf("/rules.md"));
    for (const QString &page : {QStringLiteral("/1971"), QStringLiteral("/later")}) // what many variants go by
        QCOMPARE(shapeOf(qPrintable(page + QStringLiteral(".de.md"))),
                 shapeOf(qPrintable(page + QStringLiteral(".md"))));
}

void ManualTest::readsCitations()
{
    using Marks = std::vector<std::string>;
    QCOMPARE(citedParagraphs("City State 7f", "City State"), Marks{"7f"});
    QCOMPARE(citedParagraphs("8b, 7a, C8, C17", "City State"), (Marks{"8b", "7a", "C8", "C17"}));
    QCOMPARE(citedParagraphs("1939 III 10-11, 18, E10", "1939 III"), (Marks{"10", "11", "18", "E10"}));
    QCOMPARE(citedParagraphs("1971 XII.5, DATC 6.F.14", "Standard"), Marks{"1971 XII.5"});
    QCOMPARE(citedParagraphs("DATC 4.A.2", "Standard"), Marks{"DATC 4.A.2"});
    QCOMPARE(citedParagraphs("1971, S16", "Nikjon"), (Marks{"1971", "S16"}));
    QCOMPARE(citedParagraphs("rule 11b (not Vie, not Kis)", "LiMa"), Marks{"11b"});
    QCOMPARE(citedParagraphs("rule 13, first sentence", "LiMa"), Marks{"13"});
    QCOMPARE(explainedParagraphs("# T\n**7f** A\n**Spring** b\n**1971 IX.2** **C** d\n"), (Marks{"7f", "1971 IX.2"}));
    QCOMPARE(citedParagraphs("2023 Support", "Standard"), Marks{"2023 Support"});
    QCOMPARE(marksOfLead("1982-2023 Support"), (Marks{"1982 Support", "2000 Support", "2023 Support"}));
    QVERIFY(marksOfLead("Spring 1901").empty());
    QCOMPARE(wholeParagraph("22a"), std::string("22"));
    QCOMPARE(wholeParagraph("C13"), std::string());
}

/// Every paragraph that a case or a card names is found in the rules of its variant, under that number.
void ManualTest::casesCiteWhatIsExplained()
{
    QFETCH(QString, id);
    const std::vector<std::string> explained = explainedBy(id.toStdString());
    const std::string title = variantObject(id).value(QStringLiteral("title")).toString().toStdString();
    QStringList files{QStringLiteral("cards.jsonl")};
    for (const QString &name : QDir(projectFile("maps/%1/cases").arg(id)).entryList({QStringLiteral("*.jsonl")}))
        files += QStringLiteral("cases/") + name;
    for (const QString &file : files) {
        for (const QByteArray &line :
             QByteArray::fromStdString(readTestFile("maps/" + id.toStdString() + '/' + file.toStdString()))
                 .split('\n')) {
            const QJsonObject object = QJsonDocument::fromJson(line).object();
            const std::string rule = object.value(QStringLiteral("rule")).toString().toStdString();
            for (const std::string &mark : citedParagraphs(rule, title)) {
                QVERIFY2(contains(explained, mark) || contains(explained, wholeParagraph(mark)),
                         qPrintable(QStringLiteral("%1, %2: %3")
                                        .arg(file, object.value(QStringLiteral("id")).toString(),
                                             QString::fromStdString(mark))));
            }
        }
    }
}

QTEST_APPLESS_MAIN(ManualTest)
#include "tst_manual.moc"
