#include "clirun.h"
#include "projectfile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace Qt::StringLiterals;

/// Variants in folders of their own, and what is wrong with them.
class CliFoldersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void userVariants();
    void noMapsAreFound();
    void everyMapIsWell_data();
    void everyMapIsWell();
    void checkNamesEveryFault();
    void checkReadsWhatItCan();
    void checkNamesOneCauseOnce_data();
    void checkNamesOneCauseOnce();
};

void CliFoldersTest::userVariants()
{
    // A folder that the environment names counts before the built-in ones; one that cannot be read is
    // complained of and harms nobody.
    QTemporaryDir maps;
    QVERIFY(QDir(maps.path()).mkdir(u"mine"_s) && QDir(maps.path()).mkdir(u"broken"_s));
    QFile standard(projectFile("maps/standard/variant.json"));
    QVERIFY(standard.open(QIODevice::ReadOnly));
    QByteArray text = standard.readAll();
    text.replace("\"id\": \"standard\"", "\"id\": \"mine\"");
    QFile mine(maps.filePath(u"mine/variant.json"_s));
    QVERIFY(mine.open(QIODevice::WriteOnly));
    mine.write(text);
    mine.close();
    QFile broken(maps.filePath(u"broken/variant.json"_s));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{}");
    broken.close();

    const QStringList environment{u"ENTENTE_MAPS="_s + maps.path()};
    const CliAnswer list = runCli({u"variants"_s}, {}, environment);
    QCOMPARE(list.status, 1);
    QVERIFY(list.out.contains("mine") && list.out.contains("standard"));
    QVERIFY(list.err.contains("broken") && list.err.contains("\"title\" is missing"));
    QByteArray input = goodCase;
    input.replace("standard", "mine");
    QCOMPARE(runCli({u"adjudicate"_s}, input, environment).status, 0);
    QCOMPARE(runCli({u"adjudicate"_s}, input).status, 1);
}

/// The program alone, without the folder of maps that is built beside it.
void CliFoldersTest::noMapsAreFound()
{
    const QTemporaryDir home;
    const QString program = home.filePath(u"bin/entente"_s);
    QVERIFY(QDir(home.path()).mkdir(u"bin"_s) && QFile::copy(QStringLiteral(ENTENTE_PROGRAM), program));
    QProcess process;
    QProcessEnvironment bare;
    bare.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    bare.insert(u"HOME"_s, home.path());
    process.setProcessEnvironment(bare);
    process.start(program, {u"variants"_s});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardOutput().isEmpty());
    const QByteArray said = process.readAllStandardError();
    QVERIFY2(said.startsWith("No variants were found. Looked for in: "), said.constData());
    QVERIFY2(said.contains(home.path().toUtf8() + "/share/entente/maps"), said.constData());
}

void CliFoldersTest::everyMapIsWell_data()
{
    QTest::addColumn<QString>("folder");
    const QDir maps(projectFile("maps"));
    for (const QString &name : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (maps.exists(name + u"/variant.json"_s))
            QTest::newRow(qPrintable(name)) << maps.filePath(name);
    }
}

void CliFoldersTest::everyMapIsWell()
{
    QFETCH(QString, folder);
    const CliAnswer well = runCli({u"check"_s, folder});
    QVERIFY2(well.status == 0, well.out.constData());
    QVERIFY(well.out.contains("all well"));
    QVERIFY2(well.err.isEmpty(), well.err.constData());
}

namespace {

/// A copy of the standard variant's folder, spoilt by replacing text in its files.
class SpoiltFolder {
public:
    using Changes = QList<QPair<QByteArray, QByteArray>>;

    QString path() const { return m_folder.path(); }

    /// False if one of the texts is not there to be replaced.
    bool spoil(const QString &name, const Changes &changes)
    {
        QFile from(projectFile("maps/standard/") + name);
        if (!from.open(QIODevice::ReadOnly))
            return false;
        QByteArray text = from.readAll();
        for (const auto &[old, fresh] : changes) {
            if (!text.contains(old))
                return false;
            text.replace(old, fresh);
        }
        QFile to(m_folder.filePath(name));
        return to.open(QIODevice::WriteOnly) && to.write(text) == text.size();
    }

    /// Moves what stands at `key` of a province to where `other` has its unit, in the layout that `spoil` wrote.
    bool move(const QString &province, const QString &key, const QString &other)
    {
        QFile file(m_folder.filePath(u"layout.json"_s));
        if (!file.open(QIODevice::ReadWrite))
            return false;
        QJsonObject layout = QJsonDocument::fromJson(file.readAll()).object();
        QJsonObject provinces = layout["provinces"_L1].toObject();
        QJsonObject moved = provinces[province].toObject();
        moved[key] = provinces[other].toObject()["field"_L1];
        provinces[province] = moved;
        layout["provinces"_L1] = provinces;
        return file.resize(0) && file.seek(0) && file.write(QJsonDocument(layout).toJson()) > 0;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

void CliFoldersTest::checkNamesEveryFault()
{
    // A variant that reads, but whose board, drawing, layout and colours disagree.
    SpoiltFolder spoilt;
    QVERIFY(spoilt.spoil(u"variant.json"_s, {{"[\"boh\", \"gal\"], ", ""},
                                             {"[\"alb\", \"gre\"], [\"alb\", \"ser\"]",
                                              "[\"alb\", \"gre\"], [\"vie\", \"par\"], [\"alb\", \"ser\"]"},
                                             {"[\"adr\", \"alb\"]", "[\"adr\", \"alb\"], [\"apu\", \"alb\"]"},
                                             {"[\"den\", \"kie\"], ", ""},
                                             {"\"pattern\": \"level\"", "\"pattern\": \"rising\""},
                                             {"\"#b1dcfd\"", "\"#a7adec\""},
                                             {"\"#b09ebb\"", "\"#d3dce2\""},
                                             {"\"#a0a4a1\"", "\"#605e5c\""}}));
    QVERIFY(spoilt.spoil(u"map.svg"_s,
                         {{"</svg>", "<filter id=\"f\"/></svg>"},
                          {"crossing-den-swe", "crossing-den-swx"},
                          {"<path id=\"edge-bel-bur-1\"", "<path id=\"edge-par-spa-1\" clip-path=\"none\""}}));
    QVERIFY(spoilt.spoil(u"layout.json"_s, {{"\"exceptions\": [", "\"exceptions\": [[\"par\", \"mos\"], "}}));
    QVERIFY(spoilt.move(u"vie"_s, u"field"_s, u"lon"_s));
    QVERIFY(spoilt.move(u"vie"_s, u"centre"_s, u"par"_s));
    const CliAnswer ill = runCli({u"check"_s, spoilt.path()});
    QCOMPARE(ill.status, 1);
    for (const char *fault :
         {"the unit of Vienna stands in London", "the supply centre of Vienna stands outside it",
          "Bohemia and Galicia meet on the drawing, but no passage joins them", "A passage joins Paris and Vienna",
          "Fleets pass from Albania to Apulia, but on the drawing no sea lies where they meet",
          "Denmark and Kiel share a shore, but no fleet passes", "the element “filter” is not drawn",
          "the attribute “clip-path” has no effect", "“crossing-den-swx” does not name two provinces",
          "The direct passage from Denmark to Sweden is not drawn",
          "The line between Belgium and Burgundy is not drawn in full",
          "A line is drawn between Paris and Spain where they do not meet",
          "Moscow and Paris are an exception, but no passage joins them", "Austria and England have the same pattern",
          "the lands of England and France are only", "the land of Russia and water are only",
          "the land of Russia and neutral land are only", "names on the land of Germany have a contrast of"})
        QVERIFY2(ill.out.contains(fault), (QByteArray(fault) + " is not in\n" + ill.out).constData());
}

void CliFoldersTest::checkReadsWhatItCan()
{
    // A variant.json with faults of its own does not hide those of the drawing.
    SpoiltFolder spoilt;
    QVERIFY(spoilt.spoil(u"variant.json"_s, {{"\"abbr\": \"Bur\"", "\"abbr\": \"Bul\""},
                                             {"[\"boh\", \"gal\"]", "[\"boh\", \"gal\", \"one-way\"]"},
                                             {"[\"ber\", \"kie\"]", "[\"ber\", \"kix\"]"}}));
    QVERIFY(
        spoilt.spoil(u"map.svg"_s, {{"<path id=\"tun\"", "<path id=\"tux\""}, {"</svg>", "<filter id=\"f\"/></svg>"}}));
    QVERIFY(spoilt.spoil(u"layout.json"_s, {{"\"par\": {\"field\"", "\"paris\": {\"field\""}}));
    const CliAnswer ill = runCli({u"check"_s, spoilt.path()});
    QCOMPARE(ill.status, 1);
    for (const char *fault : {"is the abbreviation of", "A passage is a pair of provinces", "kix", "no path \"tun\"",
                              "no province is called \"paris\"", "the element “filter” is not drawn"})
        QVERIFY2(ill.out.contains(fault), (QByteArray(fault) + " is not in\n" + ill.out).constData());
}

void CliFoldersTest::checkNamesOneCauseOnce_data()
{
    QTest::addColumn<QByteArray>("layout");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray("{\"provinces\": {");
    QTest::newRow("no JSON") << QByteArray("<svg/>");
}

/// Of a layout that can't be read nothing else can be said: once it was said of every place, and took ten seconds.
void CliFoldersTest::checkNamesOneCauseOnce()
{
    QFETCH(QByteArray, layout);
    SpoiltFolder spoilt;
    QVERIFY(spoilt.spoil(u"variant.json"_s, {}) && spoilt.spoil(u"map.svg"_s, {}));
    QFile file(QDir(spoilt.path()).filePath(u"layout.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(layout) == layout.size());
    file.close();
    const CliAnswer ill = runCli({u"check"_s, spoilt.path()});
    QCOMPARE(ill.status, 1);
    QVERIFY2(ill.out.contains("layout.json can't be read"), ill.out.constData());
    QCOMPARE(ill.out.count("layout.json"), 1);
    QVERIFY2(ill.out.count('\n') <= 3, ill.out.constData());
}

QTEST_GUILESS_MAIN(CliFoldersTest)
#include "tst_clifolders.moc"
