#include "projectfile.h"

#include "desks/manualdesk.h"
#include "game/conditions.h"
#include "io/variantreader.h"
#include "actions/language.h"

#include <QApplication>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTextBrowser>
#include <QXmlStreamReader>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

namespace {

const QString referenceTitle = u"## Cases and answers"_s;

QByteArray fileOfTheProject(const QString &path)
{
    QFile file(projectFile("") + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s: not there", qPrintable(path));
    return file.readAll();
}

QString englishManual()
{
    return QString::fromUtf8(fileOfTheProject(u"resources/manual.md"_s));
}

QString englishChapter()
{
    const QString manual = englishManual();
    return manual.left(manual.indexOf(referenceTitle));
}

QString germanChapter()
{
    return QString::fromUtf8(fileOfTheProject(u"resources/manual.de.md"_s));
}

/// What matches, in the order of the text, on one line each.
QStringList found(const QString &text, const QString &pattern)
{
    QStringList all;
    for (auto match = QRegularExpression(pattern).globalMatch(text); match.hasNext();)
        all += match.next().captured(1).simplified();
    return all;
}

QStringList sections(const QString &text)
{
    return text.split(QRegularExpression(u"\n(?=#)"_s));
}

QStringList emphasised(const QString &text)
{
    return found(text, u"(?<!\\*)\\*([^*]+)\\*(?!\\*)"_s);
}

QStringList inCode(const QString &text)
{
    return found(text, u"`([^`]+)`"_s);
}

/// As the manual names a thing of the window: "&Open…" is "Open", "Reveal without %1…" is "Reveal without …".
QString asNamed(QString text)
{
    text.remove(u'&').remove(u" (%1)"_s).replace(u"%1"_s, u"…"_s);
    static const QRegularExpression goesOn(u"\\s*…$"_s);
    return text.remove(goesOn).simplified();
}

/// The same, with what stands before a colon for names that explain themselves: "Against the computer: you take one".
QStringList waysToName(const QString &text)
{
    const QString whole = asNamed(text);
    const QString shortened = whole.section(u':', 0, 0);
    return shortened == whole ? QStringList(whole) : QStringList{whole, shortened};
}

/// What the window says in German, by what it says in English, both as the manual names them.
QMap<QString, QSet<QString>> translations()
{
    QXmlStreamReader xml(fileOfTheProject(u"translations/entente_de.ts"_s));
    QMap<QString, QSet<QString>> all;
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "source"_L1)
            source = xml.readElementText();
        else if (xml.name() == "translation"_L1) {
            const QString german = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            for (const QString &name : waysToName(source)) {
                for (const QString &translated : waysToName(german))
                    all[name].insert(translated);
            }
        }
    }
    return all;
}

/// As German keyboards have it: "Ctrl+Enter" is "Strg+Eingabe". What is no key stays as it is.
QString germanKeys(const QString &code)
{
    static const QMap<QString, QString> keys = {
        {u"Ctrl"_s, u"Strg"_s},   {u"Shift"_s, u"Umschalt"_s},      {u"Enter"_s, u"Eingabe"_s},
        {u"Delete"_s, u"Entf"_s}, {u"Home"_s, u"Pos1"_s},           {u"End"_s, u"Ende"_s},
        {u"Left"_s, u"Links"_s},  {u"Right"_s, u"Rechts"_s},        {u"Up"_s, u"Auf"_s},
        {u"Down"_s, u"Ab"_s},     {u"Backspace"_s, u"Rücktaste"_s}, {u"Space"_s, u"Leertaste"_s},
    };
    QStringList parts = code.split(u'+');
    for (QString &part : parts)
        part = keys.value(part, part);
    return parts.join(u'+');
}

/// The conditions in the table of the chapter on game masters.
QStringList germanConditions()
{
    const QString text = germanChapter();
    const qsizetype table = text.indexOf(u"| Bedingung |"_s);
    QStringList all;
    for (const QString &line : text.mid(table, text.indexOf(u"\n\n"_s, table) - table).split(u'\n'))
        all += emphasised(line.section(u'|', 1, 1));
    return all;
}

} // namespace

/// The manual in the window: which text a language gets, and that the German chapter speaks of the same things as the
/// English one, by the names that the German window has for them.
class TestManualDesk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { setLanguage(*qApp, u"en"_s); }

    void englishIsWhole() { QCOMPARE(manualText(), englishManual()); }

    void germanPlaysInGermanAndLooksUpInEnglish()
    {
        setLanguage(*qApp, u"de"_s);
        const QString text = manualText();
        QVERIFY(text.startsWith(u"# Das Handbuch von Entente\n\n## Spielen\n"_s));
        QCOMPARE(text.count(referenceTitle), 1);
        const QString reference = englishManual().mid(englishManual().indexOf(referenceTitle));
        QVERIFY(reference.size() > 10000);
        QVERIFY(text.endsWith(reference));
        QVERIFY(text.chopped(reference.size()).trimmed().endsWith(u"gibt es nur auf Englisch."_s));
    }

    void theSheetShowsIt()
    {
        setLanguage(*qApp, u"de"_s);
        const ManualDesk desk;
        const auto *page = desk.findChild<QTextBrowser *>(u"manualPage"_s);
        QVERIFY(page);
        QVERIFY(page->toPlainText().startsWith(u"Das Handbuch von Entente"_s));
        QVERIFY(page->toPlainText().contains(u"Befehle schreiben"_s));
        QVERIFY(page->toPlainText().contains(u"Cases and answers"_s));
    }

    void sameHeadingsAndRows()
    {
        const auto shapeOf = [](const QString &text) {
            QStringList shape;
            for (const QString &line : text.split(u'\n'))
                shape += found(line, u"^(#+ |- |\\|)"_s); // headings, points, rows of tables
            return shape;
        };
        QVERIFY(shapeOf(englishChapter()).count(u"###"_s) > 10);
        QCOMPARE(shapeOf(germanChapter()), shapeOf(englishChapter()));
    }

    /// Keys, orders and words of files are the same under each heading, but for what is printed on a keyboard.
    void sameKeysAndOrders()
    {
        const QStringList english = sections(englishChapter());
        const QStringList german = sections(germanChapter());
        QCOMPARE(german.size(), english.size());
        const auto sorted = [](QStringList list) {
            list.removeDuplicates();
            list.sort();
            return list;
        };
        for (qsizetype i = 0; i < english.size(); ++i) {
            QStringList expected;
            for (const QString &code : inCode(english[i]))
                expected += germanKeys(code);
            QCOMPARE(sorted(inCode(german[i])), sorted(expected));
        }
        QVERIFY(inCode(germanChapter()).contains(u"Strg+Umschalt+N"_s));
    }

    /// Emphasis names what stands in the window, or how a condition may be written.
    void namesAreThoseOfTheWindow()
    {
        QSet<QString> known{u"oder"_s, u"nicht"_s}; // words that join and turn conditions
        for (const QSet<QString> &names : translations())
            known += names;
        const QStringList conditions = germanConditions();
        known += QSet<QString>(conditions.begin(), conditions.end());
        QVERIFY(emphasised(germanChapter()).size() > 100);
        for (const QString &name : emphasised(germanChapter()))
            QVERIFY2(known.contains(name), qPrintable(name));
    }

    /// Whatever the English chapter names in the window is named in the German one.
    void nothingIsLeftOut()
    {
        const QMap<QString, QSet<QString>> words = translations();
        const QStringList listed = emphasised(germanChapter());
        const QSet<QString> german(listed.begin(), listed.end());
        int compared = 0;
        for (const QString &name : emphasised(englishChapter())) {
            const auto translated = words.constFind(asNamed(name));
            if (translated == words.constEnd()) // a condition, or a way through the menus
                continue;
            QVERIFY2(german.intersects(*translated), qPrintable(name));
            ++compared;
        }
        QVERIFY(compared > 100);
    }

    void theProgramReadsTheConditions()
    {
        const auto variant = readVariant(fileOfTheProject(u"maps/standard/variant.json"_s).toStdString());
        QVERIFY(variant);
        Position retreats = (*variant)->start; // only then somebody may be dislodged
        retreats.phase.stage = Stage::Retreats;
        const QStringList conditions = germanConditions();
        QCOMPARE(conditions.size(), 10);
        for (const QString &condition : conditions) {
            const std::string text = condition.toStdString();
            const bool read = meansOtherwise(text) || answerTo(*(*variant)->board, retreats, text) != Answer::Unclear;
            QVERIFY2(read, qPrintable(condition));
        }
    }
};

QTEST_MAIN(TestManualDesk)
#include "tst_manualdesk.moc"
