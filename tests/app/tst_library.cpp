#include "projectfile.h"

#include "document/clubround.h"
#include "desks/librarydesk.h"
#include "desks/ownvariantsdesk.h"
#include "document/gamedocument.h"
#include "look/handrest.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

namespace {

QString exchange(const QString &name)
{
    return entente::projectFile("tests/cases/exchange/") + name;
}

} // namespace

/// A folder of games in the window: found, counted, searched, opened, and stopped.
class LibraryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        for (const QString &name :
             {u"droidippy.txt"_s, u"diplicity-game.json"_s, u"jdip-game.xml"_s, u"judge-letters.txt"_s})
            QVERIFY(QFile::copy(exchange(name), m_folder.filePath(name)));
        QFile broken(m_folder.filePath(u"broken.json"_s));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("nothing") > 0);
    }

    void gamesOfAFolder()
    {
        LibraryDesk desk;
        desk.show();
        read(desk);
        QCOMPARE(games(desk)->rowCount(), 5);
        QCOMPARE(part<QLabel>(desk, "librarySummary")->text(), u"4 game(s). 1 file(s) can't be read."_s);
        auto *variant = part<QComboBox>(desk, "libraryVariant");
        auto *power = part<QComboBox>(desk, "libraryPower");
        QCOMPARE(variant->count(), 2);
        variant->setCurrentIndex(variant->findData(u"Standard"_s));
        power->setCurrentText(u"Italy"_s);
        auto *openings = part<QTableWidget>(desk, "libraryOpenings");
        QCOMPARE(openings->rowCount(), 2); // the third game has no orders yet
        QCOMPARE(openings->item(0, 0)->text(), u"50 %"_s);
        QVERIFY(part<QTableWidget>(desk, "libraryYears")->rowCount() >= 2);
        auto *search = part<QLineEdit>(desk, "librarySearch");
        search->setText(u"diplicity"_s);
        QCOMPARE(games(desk)->rowCount(), 1);
        QSignalSpy chosen(&desk, &LibraryDesk::gameChosen);
        part<QTableView>(desk, "libraryGames")->setCurrentIndex(games(desk)->index(0, 0));
        QVERIFY(part<QPushButton>(desk, "libraryOpen")->isEnabled());
        part<QPushButton>(desk, "libraryOpen")->click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toString(), m_folder.filePath(u"diplicity-game.json"_s));
        search->setText(u"broken"_s);
        part<QTableView>(desk, "libraryGames")->setCurrentIndex(games(desk)->index(0, 0));
        QVERIFY(!part<QPushButton>(desk, "libraryOpen")->isEnabled());
    }

    void noLibrary()
    {
        LibraryDesk desk;
        desk.read(exchange(u"droidippy.txt"_s));
        QVERIFY(part<QLabel>(desk, "libraryPath")->text().endsWith(u"is neither a folder nor a zip archive."_s));
    }

    /// The board of a file is the player's own: it is listed, named anew, and deleted after a second press.
    void ownVariants()
    {
        const QTemporaryDir home;
        qputenv("XDG_DATA_HOME", home.path().toUtf8());
        const VariantLibrary library;
        {
            GameDocument document(library.finder());
            QVERIFY(document.load(exchange(u"njudge-halves.map"_s)).ok());
        }
        OwnVariantsDesk desk(library);
        QSignalSpy changed(&desk, &OwnVariantsDesk::changed);
        auto *list = part<QListWidget>(desk, "ownVariantList");
        auto *title = part<QLineEdit>(desk, "ownVariantTitle");
        auto *rename = part<QPushButton>(desk, "renameVariant");
        QCOMPARE(list->count(), 1);
        QVERIFY(!rename->isEnabled());
        QVERIFY(part<QPlainTextEdit>(desk, "ownVariantRemarks")->toPlainText().contains(u"not by halves"_s));
        title->setText(u"Half the World"_s);
        rename->click();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(list->item(0)->text(), u"Half the World"_s);
        const auto drawn = [&] {
            QFile map(library.list().back()->home + u"/map.svg"_s);
            return map.open(QIODevice::ReadOnly) ? map.readAll() : QByteArray();
        };
        const QByteArray before = drawn();
        part<QPushButton>(desk, "turnChart")->click();
        QCOMPARE(changed.size(), 2);
        QVERIFY(drawn() != before);
        part<QPushButton>(desk, "mirrorChart")->click();
        QVERIFY(library.broken().empty());
        auto *remove = part<QPushButton>(desk, "deleteVariant");
        qint64 now = 0;
        HandRest::countBy([&now] { return now; });
        remove->click(); // asks
        remove->click(); // a double click asks only
        QCOMPARE(list->count(), 1);
        now += 1000;
        remove->click();
        HandRest::countBy({});
        QCOMPARE(changed.size(), 4);
        QCOMPARE(list->count(), 0);
        QVERIFY(library.broken().empty() && !remove->isEnabled());
        qunsetenv("XDG_DATA_HOME");
    }

    /// Whoever played under a name has a place among all, by the system that is chosen.
    void playersStand()
    {
        const QTemporaryDir club;
        const VariantLibrary library;
        const std::shared_ptr<const Variant> variant = library.find(u"standard"_s);
        const Board &board = *variant->board;
        const auto players = readClub(u"Anna: R\nBen: T\nCleo: Turkey, Russia"_s, board);
        QVERIFY2(players.ok(), players.ok() ? "" : qPrintable(players.error()));
        const auto drawn = drawClubRound(*players, board, {}, 1);
        QCOMPARE(drawn.size(), std::size_t(1));
        QVERIFY(writeRound(club.path(), 1, variant, {}, drawn).ok());
        QVERIFY(writeRound(club.path(), 2, variant, {}, drawn).ok()); // not yet played, so it counts for nobody
        {
            GameDocument document(library.finder());
            const QString file = club.filePath(u"round-1-board-1.entente"_s);
            QVERIFY(document.load(file).ok());
            document.adjudicate();
            QVERIFY(document.save(file).ok());
        }
        QVERIFY(QFile::copy(exchange(u"droidippy.txt"_s), club.filePath(u"droidippy.txt"_s))); // nobody's
        LibraryDesk desk;
        desk.show();
        desk.read(club.path());
        QTRY_VERIFY(part<QProgressBar>(desk, "libraryProgress")->isHidden());
        part<QTabWidget>(desk, "libraryTabs")->setCurrentIndex(1);
        auto *system = part<QComboBox>(desk, "standingsSystem");
        system->setCurrentIndex(system->findData(u"bangkok"_s));
        Q_EMIT system->activated(system->currentIndex());
        const auto *table = part<QTableWidget>(desk, "standingsPlayers");
        QCOMPARE(table->rowCount(), 3);
        QCOMPARE(table->item(0, 1)->text(), u"Anna"_s); // Russia has four
        QCOMPARE(table->item(0, 2)->text(), u"9.4"_s);
        QCOMPARE(table->item(1, 0)->text(), u"2"_s);
        QCOMPARE(table->item(2, 0)->text(), u"2"_s); // as much, so the same place
        QCOMPARE(table->item(0, 1)->toolTip(), u"round-1-board-1: 9.4 with Russia"_s);
        const auto *best = part<QTableWidget>(desk, "standingsBest");
        QCOMPARE(best->rowCount(), 3);
        for (const QTableWidget *each : {table, best}) { // no head is cut
            for (int column = 0; column < each->columnCount(); ++column)
                QVERIFY(each->columnWidth(column) >= each->horizontalHeader()->sectionSizeHint(column));
        }
        // Another folder without names has no such page.
        read(desk);
        QVERIFY(!part<QTabWidget>(desk, "libraryTabs")->isTabEnabled(1));
    }

    /// The window may go while games are read.
    void goneWhileItReads()
    {
        for (int i = 0; i < 5; ++i) {
            LibraryDesk desk;
            desk.read(m_folder.path());
        }
        QCoreApplication::processEvents();
    }

private:
    template <class Widget>
    static Widget *part(const QWidget &desk, const char *name)
    {
        auto *found = desk.findChild<Widget *>(QLatin1StringView(name));
        if (!found)
            qFatal("There is no %s.", name);
        return found;
    }

    static QAbstractItemModel *games(const LibraryDesk &desk)
    {
        return part<QTableView>(desk, "libraryGames")->model();
    }

    void read(LibraryDesk &desk) const
    {
        desk.read(m_folder.path());
        QTRY_VERIFY(part<QProgressBar>(desk, "libraryProgress")->isHidden());
    }

    QTemporaryDir m_folder;
};

QTEST_MAIN(LibraryTest)
#include "tst_library.moc"
