#include "projectfile.h"

#include "desks/manualdesk.h"
#include "desks/manualhtml.h"
#include "game/conditions.h"
#include "look/formmemory.h"
#include "io/variantreader.h"
#include "actions/language.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMap>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QUrl>
#include <QXmlStreamReader>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

namespace {

QByteArray fileOfTheProject(const QString &path)
{
    QFile file(projectFile("") + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s: not there", qPrintable(path));
    return file.readAll();
}

QString pageFile(const QString &language, const QString &name)
{
    return QString::fromUtf8(fileOfTheProject(u"resources/manual/%1/%2"_s.arg(language, name)));
}

QStringList pageNames(const QString &language)
{
    return QDir(projectFile("resources/manual/") + language).entryList({u"*.md"_s}, QDir::Files, QDir::Name);
}

bool goesOnInEnglish(const QString &germanPage)
{
    return germanPage.contains(u"](../en/"_s);
}

/// The pages that stand in both languages, one after another.
QString bothIn(const QString &language)
{
    QString all;
    for (const QString &name : pageNames(u"de"_s)) {
        if (!goesOnInEnglish(pageFile(u"de"_s, name)))
            all += pageFile(language, name) + u'\n';
    }
    return all;
}

QString englishPages()
{
    return bothIn(u"en"_s);
}

QString germanPages()
{
    return bothIn(u"de"_s);
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

QString shownPage(const QWidget &desk)
{
    return desk.findChild<QTextBrowser *>(u"manualPage"_s)->toPlainText();
}

int rowOf(const QListWidget &contents, const QString &title)
{
    for (int row = 0; row < contents.count(); ++row) {
        if (contents.item(row)->text() == title)
            return row;
    }
    return -1;
}

int shownRows(const QListWidget &contents)
{
    int rows = 0;
    for (int row = 0; row < contents.count(); ++row)
        rows += !contents.isRowHidden(row);
    return rows;
}

/// The conditions in the table under that heading.
QStringList conditionsIn(const QString &text, const QString &heading)
{
    const qsizetype table = text.indexOf(heading);
    QStringList all;
    for (const QString &line : text.mid(table, text.indexOf(u"\n\n"_s, table) - table).split(u'\n'))
        all += emphasised(line.section(u'|', 1, 1));
    return all;
}

QStringList germanConditions()
{
    return conditionsIn(germanPages(), u"| Bedingung |"_s);
}

} // namespace

/// The manual in the window: its pages, contents and links, and that the German pages speak of the same things as the
/// English ones, by the names that the German window has for them.
class TestManualDesk : public QObject {
    Q_OBJECT

    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << u"en"_s;
        QTest::newRow("de") << u"de"_s;
    }

private Q_SLOTS:
    void init() { setLanguage(*qApp, u"en"_s); }

    /// What the window reads is what stands in the folder, and the languages have the same pages.
    void pagesAreThoseOfTheFolder()
    {
        QCOMPARE(pageNames(u"de"_s), pageNames(u"en"_s));
        const std::vector<ManualPage> pages = manualPages();
        QStringList names;
        bool reference = false;
        for (const ManualPage &page : pages) {
            names += page.name + u".md"_s;
            QCOMPARE(page.text, pageFile(u"en"_s, names.last()));
            QVERIFY(page.text.startsWith(u"# "_s));
            QVERIFY2(!reference || page.isReference(), qPrintable(page.name)); // they stand at the end
            reference = page.isReference();
        }
        QVERIFY(reference);
        QCOMPARE(names, pageNames(u"en"_s));
    }

    void germanPagesGoOnInEnglish()
    {
        const std::vector<ManualPage> english = manualPages();
        setLanguage(*qApp, u"de"_s);
        const std::vector<ManualPage> german = manualPages();
        QCOMPARE(german.size(), english.size());
        int goOn = 0;
        for (std::size_t i = 0; i < german.size(); ++i) {
            QVERIFY2(german[i].title() != english[i].title() || german[i].title() == u"Balance"_s,
                     qPrintable(german[i].name));
            if (!goesOnInEnglish(pageFile(u"de"_s, german[i].name + u".md"_s)))
                continue;
            ++goOn;
            QVERIFY(german[i].text.endsWith(english[i].text.mid(english[i].text.indexOf(u'\n'))));
            QVERIFY(german[i].text.simplified().contains(u"nur auf Englisch"_s));
        }
        QVERIFY(goOn > 2);
    }

    /// Every link leads to a page, and to a heading of it; every picture is there and says what it shows.
    void linksLead_data() { languages(); }
    void linksLead()
    {
        QFETCH(QString, language);
        setLanguage(*qApp, language);
        QSet<QString> places;
        const std::vector<ManualPage> pages = manualPages();
        for (const ManualPage &page : pages) {
            for (const ManualPart &part : partsOf(page)) {
                const QString place = page.name + u".md"_s + (part.anchor.isEmpty() ? QString() : u'#' + part.anchor);
                QVERIFY2(!places.contains(place), qPrintable(place)); // two headings alike
                places += place;
            }
        }
        for (const ManualPage &page : pages) {
            static const QRegularExpression link(u"(!?)\\[([^\\]]*)\\]\\(([^)]*)\\)"_s);
            for (auto match = link.globalMatch(page.text); match.hasNext();) {
                const QRegularExpressionMatch one = match.next();
                const QString aim = one.captured(3);
                if (one.captured(1).isEmpty()) {
                    QVERIFY2(places.contains(aim.startsWith(u'#') ? page.name + u".md"_s + aim : aim), qPrintable(aim));
                } else {
                    QVERIFY2(!QImage::fromData(manualPicture(aim)).isNull(), qPrintable(aim));
                    QVERIFY2(one.captured(2).size() > 20, qPrintable(aim));
                }
            }
        }
    }

    /// One file with all pages: what links name is there, pictures speak, and no mark of Markdown is left.
    void pageForABrowser_data() { languages(); }
    void pageForABrowser()
    {
        QFETCH(QString, language);
        setLanguage(*qApp, language);
        const std::vector<ManualPage> pages = manualPages();
        const QByteArray bytes = manualHtml(pages);
        QVERIFY(bytes.size() < 1'000'000);
        const QString html = QString::fromUtf8(bytes);
        QVERIFY(html.contains(u"<html lang=\"%1\">"_s.arg(language)));
        qsizetype pictures = 0;
        for (const ManualPage &page : pages) {
            QVERIFY2(html.contains(u"<h2>%1</h2>"_s.arg(page.title().toHtmlEscaped())), qPrintable(page.name));
            pictures += page.text.count(u"!["_s);
        }
        QVERIFY(pictures > 10);
        QCOMPARE(found(html, u"<img src=\"data:image/png;base64,([^\"]{1000,})\" alt=\"[^\"]{20,}\">"_s).size(),
                 pictures);
        const QStringList listed = found(html, u" id=\"([^\"]*)\""_s);
        const QSet<QString> ids(listed.begin(), listed.end());
        QCOMPARE(ids.size(), listed.size());
        const QStringList aims = found(html, u" href=\"#([^\"]*)\""_s);
        QVERIFY(aims.size() > 80);
        for (const QString &aim : aims)
            QVERIFY2(ids.contains(aim), qPrintable(aim));
        QString prose = html.mid(html.indexOf(u"<main>"_s));
        prose.remove(QRegularExpression(u"<code>[^<]*</code>|<img [^>]*>"_s));
        const QRegularExpressionMatch mark = QRegularExpression(u"[*`]|\\]\\(|\n(#|- |\\|)"_s).match(prose);
        QVERIFY2(!mark.hasMatch(), qPrintable(prose.mid(mark.capturedStart() - 40, 90)));
        QVERIFY(!html.contains(u"http"_s)); // it needs no network
    }

    void picturesAreThoseOfTheManual()
    {
        QVERIFY(manualPicture(u"../en/01-evening.md"_s).isEmpty());
        QVERIFY(manualPicture(u"../pictures/../en/01-evening.md"_s).isEmpty());
        QVERIFY(manualPicture(u"/etc/hostname"_s).isEmpty());
    }

    /// What the script for the pictures shows is what the pages show, in both languages.
    void picturesAreThoseOfTheScript_data() { languages(); }
    void picturesAreThoseOfTheScript()
    {
        QFETCH(QString, language);
        setLanguage(*qApp, language);
        QStringList shown;
        for (const ManualPage &page : manualPages())
            shown += found(page.text, u"\\]\\(\\.\\./pictures/%1/([^)]*)\\)"_s.arg(language));
        QStringList made = found(QString::fromUtf8(fileOfTheProject(u"packaging/manual-pictures.txt"_s)),
                                 u"(?:^|\n)(?:# on a phone: )?shot (\\S+\\.png)"_s);
        shown.sort();
        made.sort();
        QCOMPARE(shown, made);
        QCOMPARE(QDir(projectFile("resources/manual/pictures/") + language).entryList(QDir::Files, QDir::Name), made);
    }

    void contentsLeadToPages()
    {
        setLanguage(*qApp, u"de"_s);
        ManualDesk desk;
        QVERIFY(shownPage(desk).startsWith(manualPages().front().title()));
        auto *contents = desk.findChild<QListWidget *>(u"manualContents"_s);
        const int row = rowOf(*contents, u"Befehle schreiben"_s);
        contents->setCurrentRow(row);
        QVERIFY(shownPage(desk).startsWith(u"Befehle schreiben"_s));
        contents->setCurrentRow(rowOf(*contents, u"Gründe"_s));
        QVERIFY(shownPage(desk).contains(u"lost-head-to-head"_s));
        desk.findChild<QPushButton *>(u"manualBack"_s)->click();
        QCOMPARE(contents->currentRow(), row);
        QVERIFY(shownPage(desk).startsWith(u"Befehle schreiben"_s));
    }

    /// The window makes an open sheet anew in another language, with what was chosen there (FormMemory).
    void staysOnItsPageInAnotherLanguage()
    {
        ManualDesk desk;
        auto *contents = desk.findChild<QListWidget *>(u"manualContents"_s);
        contents->setCurrentRow(rowOf(*contents, u"Deadlines"_s));
        const FormMemory memory(desk);
        setLanguage(*qApp, u"de"_s);
        ManualDesk again;
        memory.giveBack(again);
        QCOMPARE(again.findChild<QListWidget *>(u"manualContents"_s)->currentItem()->text(), u"Fristen"_s);
        QVERIFY(shownPage(again).startsWith(u"Eine Partie leiten"_s));
    }

    /// A picture that is a little too wide or too high does not set the page over and over.
    void comesToRest()
    {
        ManualDesk desk;
        desk.show();
        auto *contents = desk.findChild<QListWidget *>(u"manualContents"_s);
        auto *page = desk.findChild<QTextBrowser *>(u"manualPage"_s);
        for (const QString &title :
             {u"An evening with friends"_s, u"Leading a game"_s, u"Pictures, exports, printing"_s}) {
            contents->setCurrentRow(rowOf(*contents, title));
            for (int width = 560; width < 980; width += 60) {
                desk.resize(width, 560);
                QSignalSpy changes(page->document(), &QTextDocument::contentsChanged);
                int tries = 0;
                do {
                    changes.clear();
                    QTest::qWait(40);
                } while (!changes.isEmpty() && ++tries < 50);
                QVERIFY2(tries < 50, qPrintable(title));
                QTRY_VERIFY(page->horizontalScrollBar()->maximum() < 4); // letters may stick out a little
            }
        }
    }

    /// Words that are looked for leave the parts that hold all of them; Enter goes to the next of these.
    void findsInAllPages()
    {
        ManualDesk desk;
        auto *line = desk.findChild<QLineEdit *>(u"manualLine"_s);
        auto *contents = desk.findChild<QListWidget *>(u"manualContents"_s);
        line->setText(u"lost-head-to-head"_s);
        QCOMPARE(contents->currentItem()->text(), u"Reasons"_s);
        QCOMPARE(shownRows(*contents), 1);
        QCOMPARE(desk.findChild<QTextBrowser *>(u"manualPage"_s)->extraSelections().size(), 1);
        line->setText(u"hotspot phones"_s);
        QVERIFY(shownPage(desk).startsWith(u"Phones at the table"_s));
        const auto *says = desk.findChild<QLabel *>(u"manualSays"_s);
        QVERIFY(says->isHidden());
        line->setText(u"frobnicate"_s);
        QVERIFY(!says->isHidden());
        line->setText(u"PIN"_s);
        QVERIFY(says->isHidden());
        const int first = contents->currentRow();
        Q_EMIT line->returnPressed();
        QVERIFY(contents->currentRow() != first);
        line->clear();
        QVERIFY(shownRows(*contents) > static_cast<int>(manualPages().size())); // a page with its headings
    }

    /// What a friend or a game master asks for is found in a heading, and what was passed while typing is not gone
    /// back to.
    void headingsAnswerFirst()
    {
        ManualDesk desk;
        auto *line = desk.findChild<QLineEdit *>(u"manualLine"_s);
        auto *contents = desk.findChild<QListWidget *>(u"manualContents"_s);
        const std::pair<QString, QString> asked[] = {{u"phone"_s, u"Phones at the table"_s},
                                                     {u"deadline"_s, u"Deadlines"_s},
                                                     {u"mailbox"_s, u"A whole mailbox"_s},
                                                     {u"why"_s, u"Why did it fail?"_s},
                                                     {u"computer"_s, u"Playing with computers"_s},
                                                     {u"score"_s, u"The score"_s},
                                                     {u"picture"_s, u"Pictures, exports, printing"_s},
                                                     {u"hints"_s, u"Hints"_s}};
        for (const auto &[words, heading] : asked) {
            for (qsizetype letters = 1; letters <= words.size(); ++letters)
                line->setText(words.left(letters));
            QCOMPARE(contents->currentItem()->text(), heading);
        }
        desk.findChild<QPushButton *>(u"manualBack"_s)->click();
        QVERIFY(shownPage(desk).startsWith(u"An evening with friends"_s));
    }

    void linksAreFollowed()
    {
        ManualDesk desk;
        auto *page = desk.findChild<QTextBrowser *>(u"manualPage"_s);
        Q_EMIT page->anchorClicked(QUrl(u"r6-reasons.md"_s));
        QVERIFY(shownPage(desk).startsWith(u"Reasons"_s));
        Q_EMIT page->anchorClicked(QUrl(u"r7-scripts.md#names-of-widgets-and-actions"_s));
        QCOMPARE(desk.findChild<QListWidget *>(u"manualContents"_s)->currentItem()->text(),
                 u"Names of widgets and actions"_s);
    }

    void sameHeadingsAndRows()
    {
        const auto shapeOf = [](const QString &text) {
            QStringList shape;
            for (const QString &line : text.split(u'\n'))
                shape += found(line, u"^(#+ |- |\\|)"_s); // headings, points, rows of tables
            return shape;
        };
        QVERIFY(shapeOf(englishPages()).count(u"##"_s) > 5);
        QCOMPARE(shapeOf(germanPages()), shapeOf(englishPages()));
    }

    /// Keys, orders and words of files are the same under each heading, but for what is printed on a keyboard.
    void sameKeysAndOrders()
    {
        const QStringList english = sections(englishPages());
        const QStringList german = sections(germanPages());
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
        QVERIFY(inCode(germanPages()).contains(u"Strg+Umschalt+N"_s));
    }

    /// Emphasis names what stands in the window, or how a condition may be written.
    void namesAreThoseOfTheWindow()
    {
        QSet<QString> known{u"oder"_s, u"nicht"_s}; // words that join and turn conditions
        for (const QSet<QString> &names : translations())
            known += names;
        const QStringList conditions = germanConditions();
        known += QSet<QString>(conditions.begin(), conditions.end());
        QVERIFY(emphasised(germanPages()).size() > 100);
        for (const QString &name : emphasised(germanPages()))
            QVERIFY2(known.contains(name), qPrintable(name));
    }

    void englishNamesAreThoseOfTheWindow()
    {
        const QMap<QString, QSet<QString>> known = translations();
        const QStringList conditions = conditionsIn(englishPages(), u"| condition |"_s);
        for (const QString &name : emphasised(englishPages()))
            QVERIFY2(known.contains(name) || known.contains(asNamed(name)) || conditions.contains(name)
                         || name == u"or"_s,
                     qPrintable(name));
    }

    /// Whatever the English pages name in the window is named in the German ones.
    void nothingIsLeftOut()
    {
        const QMap<QString, QSet<QString>> words = translations();
        const QStringList listed = emphasised(germanPages());
        const QSet<QString> german(listed.begin(), listed.end());
        int compared = 0;
        for (const QString &name : emphasised(englishPages())) {
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
