#include "testfiles.h"

#include "judge/verdict.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace entente;
using namespace entente::test;

/// The manual keeps up with what the program says: every word that an answer may hold stands in it.
class ManualTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reasons();
    void refusals();
    void germanRules_data();
    void germanRules();
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

void ManualTest::germanRules_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : QDir(QStringLiteral(ENTENTE_MAPS_DIR)).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (QFile::exists(QStringLiteral(ENTENTE_MAPS_DIR "/%1/rules.md").arg(id)))
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
            static const QRegularExpression point(QStringLiteral("^(\\d+\\.) |^## (\\d+\\.)"));
            if (const auto match = point.match(line); match.hasMatch())
                shape += match.captured(0);
            if (line.startsWith(u"| `")) // an example or a setting
                shape += line.section(u'|', 1, 1);
        }
        return shape;
    };
    QVERIFY(shapeOf("/rules.md").size() > 8);
    QCOMPARE(shapeOf("/rules.de.md"), shapeOf("/rules.md"));
}

QTEST_APPLESS_MAIN(ManualTest)
#include "tst_manual.moc"
