#include "begungames.h"

#include "document/fileplaces.h"
#include "document/recovery.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <functional>
#include <sys/wait.h>
#include <unistd.h>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(std::function<void(GameDocument &)>)

/// The copies kept of games that nobody has saved: after a crash, and of games that were left.
class TestRecovery : public QObject {
    Q_OBJECT

private:
    BegunGames m_games;

    /// The copy that was written last.
    static QString copyIn(const QString &folder)
    {
        const QFileInfoList copies = QDir(folder).entryInfoList({u"*.entente"_s}, QDir::Files, QDir::Time);
        return copies.isEmpty() ? QString() : copies.first().absoluteFilePath();
    }

private Q_SLOTS:
    /// What is written away from the window is no change that views hear of; the copy has it all the same.
    void whatIsWrittenAwayIsKept()
    {
        QTemporaryDir folder;
        const auto document = m_games.begun();
        Recovery recovery(*document, folder.path());
        document->writeAway(power(*document, "Austria"),
                            {{power(*document, "Austria"), order(*document, "A Vie - Gal")}});
        QTRY_VERIFY(!copyIn(folder.path()).isEmpty());
        GameDocument other(m_games.library.finder());
        QVERIFY(other.restore(copyIn(folder.path())).ok());
        QCOMPARE(other.game().orders(), document->game().orders());
        QCOMPARE(other.game().orders().size(), std::size_t(1));
    }

    void recoveryKeepsTheLastMove()
    {
        QTemporaryDir folder;
        std::uint64_t digest = 0;
        {
            const auto document = m_games.begun();
            Recovery recovery(*document, folder.path());
            QVERIFY(Recovery::leftGames(folder.path()).isEmpty());
            document->adjudicate();
            document->setOrder(power(*document, "Austria"), order(*document, "A Vie - Gal"));
            recovery.flush();
            digest = document->game().digest();
            QVERIFY(Recovery::leftGames(folder.path()).isEmpty()); // somebody plays it
        }
        const QList<LeftGame> left = Recovery::leftGames(folder.path());
        QCOMPARE(left.size(), 1);
        QVERIFY(!left.first().crashed);
        GameDocument other(m_games.library.finder());
        QVERIFY(other.restore(left.first().path).ok());
        QCOMPARE(other.game().digest(), digest);
        QCOMPARE(other.game().orders().size(), std::size_t(1));
        QVERIFY(other.isModified());
        QVERIFY(other.path().isEmpty());
    }

    /// However many games are looked at, a game that was played and not saved stays.
    void looksLeaveNothingAndTakeNothing()
    {
        QTemporaryDir folder;
        const auto document = m_games.begun();
        Recovery recovery(*document, folder.path());
        document->setOrder(power(*document, "Austria"), order(*document, "A Vie - Gal"));
        document->adjudicate();
        recovery.flush();
        for (int i = 0; i < 30; ++i) {
            recovery.flush();
            document->newGame(m_games.library.find(u"standard"_s), {}, Table::standard(document->board()));
        }
        recovery.flush();
        QCOMPARE(Recovery::leftGames(folder.path()).size(), 1);
        // What was written and taken back again is nothing either.
        document->setOrder(power(*document, "Austria"), order(*document, "A Vie - Gal"));
        recovery.flush();
        document->undo();
        recovery.flush();
        document->close();
        QCOMPARE(Recovery::leftGames(folder.path()).size(), 1);
        // Played games are kept, however many.
        for (int i = 0; i < 20; ++i) {
            document->newGame(m_games.library.find(u"standard"_s), {},
                              Table::standard(*m_games.library.find(u"standard"_s)->board));
            document->adjudicate();
            recovery.flush();
        }
        document->close();
        const QList<LeftGame> left = Recovery::leftGames(folder.path());
        QCOMPARE(left.size(), 21);
        Recovery::remove(left.first().path);
        QCOMPARE(Recovery::leftGames(folder.path()).size(), 20);
    }

    void aRecoveredGameKnowsItsName()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"friday.entente"_s);
        const QString copies = folder.filePath(u"copies"_s);
        {
            const auto document = m_games.begun();
            Recovery recovery(*document, copies);
            document->adjudicate();
            QVERIFY(document->save(path).ok());
            recovery.discard();
            document->adjudicate();
            recovery.flush();
        }
        const QList<LeftGame> left = Recovery::leftGames(copies);
        QCOMPARE(left.size(), 1);
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::ReadWrite));
        QVERIFY(saved.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
        saved.close();
        GameDocument other(m_games.library.finder());
        QVERIFY(other.restore(left.first().path).ok());
        QCOMPARE(other.path(), path);
        QVERIFY(other.isModified());
        QCOMPARE(proposedPath(other, u"html"_s), folder.filePath(u"friday.html"_s));
        // Where the file was written since, saving must not go over it unasked.
        QVERIFY(saved.open(QIODevice::ReadWrite));
        QVERIFY(saved.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
        saved.close();
        GameDocument third(m_games.library.finder());
        QVERIFY(third.restore(left.first().path).ok());
        QVERIFY(third.path().isEmpty());
    }

    /// A child process plays and is killed: its copy is there and known to come from a crash.
    void recoveryAfterKill()
    {
        QTemporaryDir folder;
        int ready[2];
        QCOMPARE(pipe(ready), 0);
        const pid_t child = fork();
        if (child == 0) {
            const auto document = m_games.begun();
            Recovery recovery(*document, folder.path());
            document->setOrder(power(*document, "Austria"), order(*document, "A Vie - Gal"));
            recovery.flush();
            if (write(ready[1], "x", 1) != 1)
                _exit(1);
            pause();
            _exit(0);
        }
        char byte = 0;
        QCOMPARE(read(ready[0], &byte, 1), ssize_t(1));
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        close(ready[0]);
        close(ready[1]);
        const QList<LeftGame> left = Recovery::leftGames(folder.path());
        QCOMPARE(left.size(), 1);
        QVERIFY(left.first().crashed);
        // The start page and the shelf look again and again: it stays, as what it is.
        for (int look = 0; look < 3; ++look) {
            QCOMPARE(Recovery::leftGames(folder.path()).size(), 1);
            QVERIFY(Recovery::leftGames(folder.path()).first().crashed);
        }
        GameDocument other(m_games.library.finder());
        QVERIFY(other.restore(left.first().path).ok());
        QCOMPARE(other.game().orders().size(), std::size_t(1));
    }

    /// A copy that falls behind says so for as long as it is, and each time anew.
    void aCopyThatFallsBehindIsKnown()
    {
        QTemporaryDir home;
        const QString folder = home.filePath(u"games"_s);
        const auto block = [&] { // a file where the folder should be
            QDir(folder).removeRecursively();
            QFile file(folder);
            QVERIFY(file.open(QIODevice::WriteOnly));
        };
        const auto document = m_games.begun();
        block();
        Recovery recovery(*document, folder);
        int told = 0;
        connect(&recovery, &Recovery::failed, this, [&] { ++told; });
        document->setOrder(power(*document, "Austria"), order(*document, "A Vie - Gal"));
        recovery.flush();
        QVERIFY(!recovery.fault().isEmpty());
        QCOMPARE(told, 1);
        document->setOrder(power(*document, "Austria"), order(*document, "A Bud - Ser"));
        recovery.flush();
        QVERIFY(!recovery.fault().isEmpty());
        QVERIFY(QFile::remove(folder) && QDir().mkpath(folder));
        document->setOrder(power(*document, "Austria"), order(*document, "A Bud - Rum"));
        recovery.flush();
        QVERIFY(recovery.fault().isEmpty());
        block();
        document->setOrder(power(*document, "Austria"), order(*document, "A Bud - Gal"));
        recovery.flush();
        QCOMPARE(told, 2);
        // Once the disk has room the copy catches up, though nothing more happens.
        QVERIFY(QFile::remove(folder) && QDir().mkpath(folder));
        QTRY_VERIFY(recovery.fault().isEmpty());
        QCOMPARE(told, 2);
        GameDocument other(m_games.library.finder());
        QVERIFY(other.restore(copyIn(folder)).ok());
        QCOMPARE(other.game().orders(), document->game().orders());
    }

    /// Before anybody has ordered: what is worth a copy, and what is not.
    void theFirstActIsKept_data()
    {
        QTest::addColumn<std::function<void(GameDocument &)>>("act");
        QTest::addColumn<bool>("kept");
        const auto row = [](const char *name, bool kept, const std::function<void(GameDocument &)> &act) {
            QTest::newRow(name) << act << kept;
        };
        row("a seal", true, [](GameDocument &document) { document.setSealed(power(document, "Austria"), true); });
        row("a vote", true,
            [](GameDocument &document) { document.setVote(power(document, "Austria"), {power(document, "Austria")}); });
        row("a season taken back", true, [](GameDocument &document) {
            document.adjudicate();
            document.takeBackSeason();
        });
        row("a seal broken", true, [](GameDocument &document) {
            document.setSealed(power(document, "Austria"), true);
            document.setSealed(power(document, "Austria"), false);
            document.noteReopened(power(document, "Austria"));
        });
        row("a vote thought better of", false, [](GameDocument &document) {
            document.setVote(power(document, "Austria"), {power(document, "Austria")});
            document.setVote(power(document, "Austria"), {});
        });
        row("a name", false, [](GameDocument &document) { document.setPlayer(power(document, "Austria"), u"Ann"_s); });
        row("a computer that seals", false, [](GameDocument &document) {
            document.seatComputer(power(document, "Austria"), "club", false);
            document.sealFor(power(document, "Austria"),
                             {{power(document, "Austria"), order(document, "A Vie - Gal")}});
        });
    }

    void theFirstActIsKept()
    {
        QFETCH(const std::function<void(GameDocument &)>, act);
        QFETCH(const bool, kept);
        QTemporaryDir folder;
        const auto document = m_games.begun();
        {
            Recovery recovery(*document, folder.path());
            act(*document);
            recovery.flush();
            recovery.flush(); // as somebody goes to the first page, and quits there
        }
        QCOMPARE(Recovery::leftGames(folder.path()).size(), kept ? 1 : 0);
        if (!kept)
            return;
        GameDocument other(m_games.library.finder());
        QVERIFY(other.restore(copyIn(folder.path())).ok());
        QCOMPARE(other.table(), document->table());
        QCOMPARE(other.game().takenBack(), document->game().takenBack());
    }

    /// A sealed seat that was opened again in a saved game is open in the copy, and its player will be told.
    void aSeatOpenedAgainInASavedGameIsKept()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"friday.entente"_s);
        const QString copies = folder.filePath(u"copies"_s);
        const auto first = m_games.begun();
        const PowerId austria = power(*first, "Austria");
        first->setOrder(austria, order(*first, "A Vie - Gal"));
        first->setSealed(austria, true);
        QVERIFY(first->save(path).ok());
        for (const bool sealedAgain : {false, true}) {
            GameDocument document(m_games.library.finder());
            {
                Recovery recovery(document, copies);
                QVERIFY(document.load(path).ok());
                document.setSealed(austria, false);
                document.noteReopened(austria);
                document.setSealed(austria, sealedAgain);
                recovery.flush();
            }
            GameDocument other(m_games.library.finder());
            QVERIFY(other.restore(copyIn(copies)).ok());
            QCOMPARE(other.table().isSealed(austria), sealedAgain);
            QCOMPARE(other.table().timesReopened(austria), 1);
            Recovery::remove(copyIn(copies));
        }
    }
};

QTEST_GUILESS_MAIN(TestRecovery)
#include "tst_recovery.moc"
