#include "begungames.h"

#include "desks/ledgamesdesk.h"
#include "document/due.h"
#include "document/ledgames.h"
#include "document/preferences.h"
#include "document/recentgames.h"
#include "document/recovery.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// The games of a game master side by side: which stand there, what is said of each, and how one goes there.
class TestLedGames : public QObject {
    Q_OBJECT

private:
    BegunGames m_games;
    QTemporaryDir m_folder;

    QString saved(GameDocument &document, const QString &name) const
    {
        const QString path = m_folder.filePath(name + u".entente"_s);
        if (!document.save(path))
            qFatal("not saved");
        noteRecentGame(path);
        return path;
    }

    QString copies() const { return m_folder.filePath(u"copies"_s); }

    QStringList names(const GameDocument &present) const
    {
        QStringList all;
        for (const LedGame &game : LedGameFinder(copies()).find(present))
            all += game.name;
        all.sort();
        return all;
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { preferences().remove(u"recentGames"_s); }

    void onlyGamesThatAreLedStandThere()
    {
        const GameDocument none(m_games.library.finder());
        saved(*m_games.begun(Table::Mode::Gm), u"led"_s);
        saved(*m_games.begun(Table::Mode::Draft), u"tried out"_s);
        saved(*m_games.begun(Table::Mode::Hotseat), u"hotseat"_s);
        const auto over = m_games.begun(Table::Mode::Gm);
        over->endGame({Ending::Kind::Draw, {power(*over, "Austria"), power(*over, "Italy")}, {}, {}});
        saved(*over, u"over"_s);
        QFile broken(m_folder.filePath(u"broken.entente"_s));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{");
        broken.close();
        noteRecentGame(broken.fileName());
        QCOMPARE(names(none), QStringList{u"led"_s});
        // The open one stands there though it was never saved, and no game twice.
        const auto fresh = m_games.begun(Table::Mode::Gm);
        QCOMPARE(names(*fresh), (QStringList{u"Not saved yet"_s, u"led"_s}));
        saved(*fresh, u"fresh"_s);
        QCOMPARE(names(*fresh), (QStringList{u"fresh"_s, u"led"_s}));
        fresh->setReportHead(u"Friday's"_s, u"Sunday"_s);
        QCOMPARE(names(*fresh), (QStringList{u"Friday's"_s, u"led"_s}));
    }

    void whoIsMissingIsTold()
    {
        const auto document = m_games.begun(Table::Mode::Gm);
        document->setReportHead(u"Friday"_s, u"Sunday, 8 pm"_s);
        document->setPlayer(power(*document, "Italy"), u"Ines"_s);
        document->setAddress(power(*document, "Italy"), u"ines@example.org"_s);
        document->setAddress(power(*document, "France"), u"ines@example.org"_s);
        const auto only = [&] {
            const std::vector<LedGame> games = LedGameFinder(copies()).find(*document);
            return games.size() == 1 ? games.front() : LedGame();
        };
        QCOMPARE(only().missing.size(), 7);
        for (const char *text : {"A Vie H", "A Bud H"})
            document->setOrder(power(*document, "Austria"), order(*document, text));
        QCOMPARE(only().missing.size(), 7); // Trieste is still missing
        document->setOrder(power(*document, "Austria"), order(*document, "F Tri H"));
        const LedGame game = only();
        QCOMPARE(game.missing,
                 (QStringList{u"England"_s, u"France"_s, u"Germany"_s, u"Italy (Ines)"_s, u"Russia"_s, u"Turkey"_s}));
        QCOMPARE(game.addresses, QStringList{u"ines@example.org"_s}); // one mail for two powers
        QCOMPARE(game.nowhere, (QStringList{u"England"_s, u"Germany"_s, u"Russia"_s, u"Turkey"_s}));
        QVERIFY(game.present);
        QCOMPARE(game.deadline, u"Sunday, 8 pm"_s);
        QCOMPARE(game.reminder.subject, u"Friday: orders for Spring 1901, moves"_s);
        QVERIFY(game.reminder.text.contains(u"Sunday, 8 pm"_s));
    }

    /// What is due first stands first, and what is over is marked in words.
    void sortedByDeadline()
    {
        const GameDocument none(m_games.library.finder());
        const QDateTime now = QDateTime::currentDateTime();
        const auto due = [&](int days) {
            Deadline deadline;
            deadline.moment = now.addDays(days);
            return storedDeadline(deadline);
        };
        for (const auto &[name, deadline] : {std::pair(u"later"_s, due(5)), std::pair(u"words"_s, u"on Sunday"_s),
                                             std::pair(u"over"_s, due(-1)), std::pair(u"soon"_s, due(1))}) {
            const auto document = m_games.begun(Table::Mode::Gm);
            document->setReportHead(name, deadline);
            saved(*document, name);
        }
        QStringList names;
        for (const LedGame &game : LedGameFinder(copies()).find(none)) {
            if (!game.deadline.isEmpty())
                names += game.name;
        }
        QCOMPARE(names, (QStringList{u"over"_s, u"soon"_s, u"later"_s, u"words"_s}));
        LedGamesDesk desk(none, copies());
        const auto *table = desk.findChild<QTableWidget *>(u"ledGames"_s);
        QVERIFY(table->item(0, 3)->text().contains(u"Overdue: "_s));
        QVERIFY(!table->item(1, 3)->text().contains(u"Overdue"_s));
    }

    /// What was not saved counts before the file, and is gone on with.
    void theCopyOfAChangedGameCounts()
    {
        const GameDocument none(m_games.library.finder());
        const auto document = m_games.begun(Table::Mode::Gm);
        const QString path = saved(*document, u"changed"_s);
        LedGameFinder finder(copies());
        std::vector<LedGame> games = finder.find(none);
        QCOMPARE(games.size(), std::size_t(1));
        QVERIFY(!games.front().recovered);
        QTest::qWait(20); // files are told apart by when they were written
        QVERIFY(QDir().mkpath(copies()));
        for (const char *text : {"A Vie H", "A Bud H", "F Tri H"})
            document->setOrder(power(*document, "Austria"), order(*document, text));
        QVERIFY(document->saveCopy(copies() + u"/copy.entente"_s));
        games = finder.find(none);
        QCOMPARE(games.size(), std::size_t(1));
        QVERIFY(games.front().recovered);
        QCOMPARE(games.front().name, u"changed"_s);
        QCOMPARE(games.front().missing.size(), 6);
        QVERIFY(QFile::remove(copies() + u"/copy.entente"_s));
        games = finder.find(none);
        QCOMPARE(games.size(), std::size_t(1));
        QCOMPARE(games.front().path, path);
        QCOMPARE(games.front().missing.size(), 7);
    }

    /// Several that have no name yet are told apart by when they were played.
    void namelessGamesSayWhenTheyWerePlayed()
    {
        const GameDocument none(m_games.library.finder());
        QVERIFY(QDir().mkpath(copies()));
        QVERIFY(m_games.begun(Table::Mode::Gm)->saveCopy(copies() + u"/nameless.entente"_s));
        const LedGamesDesk desk(none, copies());
        const auto *table = desk.findChild<QTableWidget *>(u"ledGames"_s);
        QCOMPARE(table->rowCount(), 1);
        QCOMPARE(table->item(0, 0)->text(), u"Not saved yet, played just now"_s);
        QVERIFY(QFile::remove(copies() + u"/nameless.entente"_s));
    }

    void theDeskGoesThere()
    {
        const QString path = saved(*m_games.begun(Table::Mode::Gm), u"other"_s);
        const auto document = m_games.begun(Table::Mode::Gm);
        document->setAddress(power(*document, "Italy"), u"ines@example.org"_s);
        LedGamesDesk desk(*document, copies());
        desk.show();
        auto *table = desk.findChild<QTableWidget *>(u"ledGames"_s);
        auto *open = desk.findChild<QPushButton *>(u"openLed"_s);
        auto *remind = desk.findChild<QPushButton *>(u"remindLed"_s);
        QCOMPARE(table->rowCount(), 2);
        QVERIFY(!open->isEnabled()); // one is there already
        QSignalSpy mails(&desk, &LedGamesDesk::mailWanted);
        remind->click();
        QCOMPARE(mails.count(), 1);
        QVERIFY(mails[0][0].toString().startsWith(u"mailto:"_s));
        QVERIFY(mails[0][0].toString().contains(u"subject=Standard"_s)); // it has no name yet
        QSignalSpy chosen(&desk, &LedGamesDesk::chosen);
        table->selectRow(1);
        QVERIFY(open->isEnabled());
        remind->click();
        QCOMPARE(mails.count(), 1); // nobody there has an address
        open->click();
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].toString(), path);
        QCOMPARE(chosen[0][1].toBool(), false);
        // What changes in the open game is seen at once.
        for (const char *text : {"A Vie H", "A Bud H", "F Tri H"})
            document->setOrder(power(*document, "Austria"), order(*document, text));
        QTRY_VERIFY(!table->item(0, 4)->text().contains(u"Austria"_s));
        QCOMPARE(table->currentRow(), 1);
    }
};

QTEST_MAIN(TestLedGames)
#include "tst_ledgames.moc"
