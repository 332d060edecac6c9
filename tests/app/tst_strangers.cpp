#include "projectfile.h"

#include "document/files.h"
#include "document/table.h"
#include "document/variants.h"
#include "document/wholefile.h"
#include "look/inputguards.h"
#include "words/plainline.h"

#include <QDir>
#include <QFile>
#include <QHelpEvent>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include <sys/stat.h>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What comes from strangers: files that are none of ours, folders of variants with links out of them, names that mean
/// to be more than names.
class TestStrangers : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_home;

    QString file(const QString &name, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(m_home.filePath(name)).path());
        QFile file(m_home.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }

    /// The standard game's variant.json with one text in the place of another.
    QByteArray changed(const QByteArray &from, const QByteArray &to) const
    {
        QFile standard(projectFile("maps/standard/variant.json"));
        if (!standard.open(QIODevice::ReadOnly))
            return {};
        QByteArray text = standard.readAll();
        const qsizetype at = text.indexOf(from);
        return at < 0 ? QByteArray() : text.replace(at, from.size(), to);
    }

private Q_SLOTS:
    void refusalsNameWhatOpens()
    {
        const VariantLibrary library{QStringList{projectFile("maps")}};
        const auto said = [&](const QByteArray &bytes) {
            const auto opened = readGameFile(file(u"some.txt"_s, bytes), library.finder());
            return opened ? QString() : opened.error();
        };
        const QString text = said("Dear all,\nAustria: A Vie - Gal\n");
        QVERIFY2(text.contains(u"This is not a saved game of Entente."_s), qPrintable(text));
        QVERIFY2(text.contains(u"jDip"_s) && text.contains(u"webDiplomacy"_s), qPrintable(text));
        QVERIFY2(text.contains(u"“Paste orders…”"_s), qPrintable(text));
        const QString picture = said(QByteArray("GIF89a\0\0\0", 9));
        QVERIFY2(picture.contains(u"jDip"_s) && !picture.contains(u"mail…"_s), qPrintable(picture));
        // What a file says is quoted at no length.
        QVERIFY(said("{\"map\": \"" + QByteArray(1'000'000, 'x') + "\", \"phases\": [], \"state\": 0}").size() < 1000);
    }

    void devicesAreNoFiles()
    {
        QCOMPARE(readWhole(u"/dev/zero"_s).error(), u"it is not a file"_s);
        const QString pipe = m_home.filePath(u"pipe"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QVERIFY(!readWhole(pipe).ok());
        const VariantLibrary library{QStringList{projectFile("maps")}};
        QVERIFY(!readGameFile(pipe, library.finder()).ok());
        QVERIFY(!readGameFile(u"/dev/zero"_s, library.finder()).ok());
        QVERIFY(!readWhole(file(u"large"_s, QByteArray(100, ' ')), 99).ok());
        QCOMPARE(readWhole(file(u"fitting"_s, QByteArray(100, ' ')), 100).value().size(), 100);
    }

    void foldersWithLinksOutOfThem()
    {
        const QString root = m_home.filePath(u"linked"_s);
        QVERIFY(QDir().mkpath(root + u"/endless"_s));
        QVERIFY(QFile::link(u"/dev/zero"_s, root + u"/endless/variant.json"_s));
        QVERIFY(
            !file(u"linked/away/variant.json"_s, changed("\"id\": \"standard\"", "\"id\": \"../../away\"")).isEmpty());
        QVERIFY(QFile::link(projectFile("maps/standard"), root + u"/standard"_s));
        const VariantLibrary library{QStringList{root}};
        QCOMPARE(library.list().size(), std::size_t(1)); // a linked folder is as good as another
        QCOMPARE(library.broken().size(), std::size_t(2));
        QVERIFY(!library.find(u"../../away"_s));
    }

    void mapsThatNameEachOther()
    {
        const QString root = m_home.filePath(u"rings"_s);
        for (const auto &[id, map] : {std::pair("one", "two"), std::pair("two", "one"), std::pair("three", "three")}) {
            QByteArray text =
                changed("\"id\": \"standard\"", "\"id\": \"" + QByteArray(id) + "\", \"map\": \"" + map + '"');
            QVERIFY(!file(u"rings/%1/variant.json"_s.arg(QLatin1StringView(id)), text).isEmpty());
        }
        const VariantLibrary library{QStringList{root}};
        QCOMPARE(library.list().size(), std::size_t(3));
        QCOMPARE(library.folderOf(u"one"_s), QString());
        QCOMPARE(library.folderOf(u"three"_s), root + u"/three"_s);
    }

    void namesAreLines_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("line");
        QTest::newRow("usual") << u"Anna"_s << u"Anna"_s;
        QTest::newRow("another script") << u"דוד"_s << u"דוד"_s;
        QTest::newRow("turned round") << u"Anna\u202egnik"_s << u"Annagnik"_s;
        QTest::newRow("isolated") << u"\u2067Anna"_s << u"Anna"_s;
        QTest::newRow("several lines") << u"Anna\nAustria: A Vie - Gal"_s << u"Anna Austria: A Vie - Gal"_s;
        QTest::newRow("bell") << u"An\x07na"_s << u"Anna"_s;
        QTest::newRow("long") << QString(1'000'000, u'x') << QString(longestName, u'x');
        QTest::newRow("half a letter") << QString(longestName - 1, u'x') + u"🙂"_s << QString(longestName - 1, u'x');
    }
    void namesAreLines()
    {
        QFETCH(QString, name);
        QFETCH(QString, line);
        QCOMPARE(plainLine(name), line);
        // So are those that a file holds.
        const VariantLibrary library{QStringList{projectFile("maps")}};
        const Board &board = *library.find(u"standard"_s)->board;
        TableSetup setup;
        setup.players["austria"] = name.toStdString();
        QCOMPARE(Table::fromSetup(board, setup).players.at(board.findPower("Austria")), line);
    }

    void buttonsSayAndSigns()
    {
        QCOMPARE(onButton(u"Tom & Anna"_s), u"Tom && Anna"_s);
        QCOMPARE(onButton(u"Anna"_s), u"Anna"_s);
    }

    void variantsNamesAreLines()
    {
        const QString root = m_home.filePath(u"names"_s);
        const QByteArray names[] = {"Vi\\u202eenna", "Vi\\nenna", QByteArray(300, 'V'), "<b>Vienna</b>"};
        for (std::size_t i = 0; i < std::size(names); ++i)
            file(u"names/%1/variant.json"_s.arg(i), changed("\"name\": \"Vienna\"", "\"name\": \"" + names[i] + '"'));
        const VariantLibrary library{QStringList{root}};
        QCOMPARE(library.broken().size(), std::size_t(3));
        QCOMPARE(library.list().size(), std::size_t(1));
    }

    void textsAreNoHtml()
    {
        const PlainTexts plain(qApp);
        const QString name = u"<b>Anna</b> & <img src=x>"_s;
        QLabel label(name);
        label.setToolTip(name);
        label.show();
        QVERIFY(QTest::qWaitForWindowExposed(&label));
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QHelpEvent help(QEvent::ToolTip, QPoint(2, 2), label.mapToGlobal(QPoint(2, 2)));
        QApplication::sendEvent(&label, &help);
        QCOMPARE(QToolTip::text(), name.toHtmlEscaped());
        QLabel meant(u"<b>bold</b>"_s);
        meant.setTextFormat(Qt::RichText);
        meant.show();
        QVERIFY(QTest::qWaitForWindowExposed(&meant));
        QCOMPARE(meant.textFormat(), Qt::RichText);
    }
};

QTEST_MAIN(TestStrangers)
#include "tst_strangers.moc"
