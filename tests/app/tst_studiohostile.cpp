#include "desktest.h"

#include "document/wholefile.h"
#include "io/packed.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What nobody should drop on the desk: each is refused in a sentence, and the board at work is as it was.
class StudioHostileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void refused_data();
    void refused();
    void namesAreNoMarkup();
    void packagesAreDrawings();
    void whatWasRefusedIsNotReadAgain();

private:
    QString write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = m_folder.filePath(name);
        if (!writeWhole(path, bytes).ok())
            qFatal("can't write");
        return path;
    }
    void drop(const QString &path)
    {
        QVERIFY(dropOn(*m_desk, path));
        QTRY_VERIFY_WITH_TIMEOUT(!m_desk->isBusy(), 30000);
    }
    QString said() const { return m_desk->findChild<QLabel *>(u"studioSaid"_s)->text(); }
    QStringList places() const
    {
        const auto *table = m_desk->findChild<QTableWidget *>(u"studioPlaces"_s);
        QStringList names;
        for (int row = 0; row < table->rowCount(); ++row)
            names += table->item(row, 0)->text();
        return names;
    }

    QTemporaryDir m_folder;
    QString m_good;
    std::unique_ptr<StudioDesk> m_desk;
};

namespace {

QByteArray drawn(const QStringList &ids)
{
    QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 100'><g id='provinces'>";
    for (qsizetype i = 0; i < ids.size(); ++i)
        svg += "<path fill='#e8d8b0' id='" + ids[i].toHtmlEscaped().toUtf8() + "' d='M" + QByteArray::number(100 * i)
               + ",0h100v100h-100z'/>";
    return svg + "</g></svg>";
}

QByteArray packed(const std::map<std::string, std::string> &files)
{
    auto bytes = zipped(files);
    if (!bytes)
        qFatal("can't pack");
    return QByteArray::fromStdString(*bytes);
}

} // namespace

void StudioHostileTest::initTestCase()
{
    m_good = write(u"good.svg"_s, drawn({u"xala"_s, u"xbor"_s, u"xcor"_s}));
    m_desk = std::make_unique<StudioDesk>();
    m_desk->setAttribute(Qt::WA_DeleteOnClose, false);
    m_desk->show();
    drop(m_good);
    QCOMPARE(places().size(), 3);
}

void StudioHostileTest::refused_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("why");
    const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 100'>";
    const QByteArray png = "\x89PNG\r\n\x1a\n";
    const auto row = [](const char *name, const QString &file, const QByteArray &bytes, const QString &why) {
        QTest::newRow(name) << file << bytes << why;
    };
    row("empty", u"empty.svg"_s, "", u"is empty"_s);
    row("text", u"text.svg"_s, "Dear all,", u"neither a drawing (SVG) nor a picture"_s);
    row("page", u"page.svg"_s, "<!DOCTYPE html><html><body/></html>", u"not a drawing (SVG)"_s);
    row("million nodes", u"nodes.svg"_s, svg + QByteArray("<rect width='5' height='5'/>").repeated(400'000) + "</svg>",
        u"elements and attributes"_s);
    row("nested", u"nested.svg"_s,
        svg + QByteArray("<g>").repeated(100'000) + QByteArray("</g>").repeated(100'000) + "</svg>",
        u"nested too deeply"_s);
    row("entities", u"entities.svg"_s,
        "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'><!ENTITY c '&b;&b;&b;&b;'>]>" + svg
            + "<text>&c;</text></svg>",
        u"entities"_s);
    row("outside", u"outside.svg"_s,
        "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>" + svg + "<text>&x;</text></svg>", u"not fetched"_s);
    row("truncated picture", u"cut.png"_s, png + "rubbish", u"is broken"_s);
    // A header that speaks of 30,000 by 30,000 pixels, and nothing behind it.
    row("large picture", u"large.png"_s,
        png + QByteArray("\0\0\0\x0dIHDR\0\0\x75\x30\0\0\x75\x30\x08\x02\0\0\0\xe9\x45\x6f\xed", 25)
            + QByteArray("\0\0\0\0IDAT\x35\xaf\x06\x1e", 12),
        u"million pixels"_s);
    const std::string zeros(100 * 1024 * 1024, ' ');
    row("gigabytes", u"bomb.zip"_s, packed({{"v/map.svg", zeros}}), u"far too large unpacked"_s);
    row("gigabytes in a svgz", u"bomb.svgz"_s, QByteArray::fromHex("1f8b0800000000000003") + "rubbish", u"bomb.svgz"_s);
    row("no drawing", u"other.zip"_s, packed({{"../../etc/passwd", "x"}}), u"no drawing (SVG) in"_s);
    row("several drawings", u"several.zip"_s, packed({{"a.svg", "<svg/>"}, {"b.SVG", "<svg/>"}}),
        u"There are 2 drawings"_s);
    row("damaged package", u"damaged.zip"_s, "PK\x03\x04 and nothing more", u"damaged.zip"_s);
    row("a folder", {}, {}, u"is not a file"_s);
}

void StudioHostileTest::refused()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, why);
    const QStringList before = places();
    const QString outside = QDir(m_folder.filePath(u".."_s)).absoluteFilePath(u"etc"_s);
    drop(file.isEmpty() ? m_folder.path() : write(file, bytes));
    QVERIFY2(said().contains(why), qPrintable(said()));
    QVERIFY2(!said().contains(u'\n') && said().size() < 300, qPrintable(said()));
    QCOMPARE(places(), before);
    QVERIFY(m_desk->findChild<QTableWidget *>(u"studioPlaces"_s)->isVisible());
    QVERIFY(!QFile::exists(outside));
}

void StudioHostileTest::namesAreNoMarkup()
{
    const QStringList names{u"<b>bold</b>"_s, u"<img src=x>"_s, u"a & b"_s};
    drop(write(u"markup.svg"_s, drawn(names)));
    QCOMPARE(places().size(), 3);
    for (const QLabel *label : m_desk->findChildren<QLabel *>()) {
        if (label->text().contains(u"bold"_s))
            QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->objectName()));
    }
    drop(m_good);
}

/// The one drawing of a package is read, be it of jDip or of ours.
void StudioHostileTest::packagesAreDrawings()
{
    const std::string svg = drawn({u"yone"_s, u"ytwo"_s, u"yten"_s, u"yfar"_s}).toStdString();
    drop(write(u"package.zip"_s, packed({{"v/map.svg", svg}, {"v/variant.json", "{}"}})));
    QCOMPARE(places().size(), 4);
    drop(m_good);
    QCOMPARE(places().size(), 3);
}

void StudioHostileTest::whatWasRefusedIsNotReadAgain()
{
    drop(write(u"empty.svg"_s, ""));
    m_desk->findChild<QPushButton *>(u"studioReadAgain"_s)->click();
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->isBusy(), 30000);
    QVERIFY2(said().contains(u"what it showed before"_s), qPrintable(said()));
}

int main(int argc, char **argv)
{
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.path().toUtf8()); // the boards that are begun here
    QApplication application(argc, argv);
    StudioHostileTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_studiohostile.moc"
