#include "begungames.h"
#include "projectfile.h"

#include "document/gameend.h"
#include "document/ownvariants.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// The document: undo of everything, files that are whole or not at all.
class TestDocument : public QObject {
    Q_OBJECT

private:
    BegunGames m_games;

private Q_SLOTS:
    /// Once the hour is past the game ends when centres were counted, not before; going on forgets the hour.
    void theEveningEnds()
    {
        const QDateTime seven(QDate(2026, 11, 28), QTime(19, 0));
        QCOMPARE(nextHour(QTime(23, 0), seven), u"2026-11-28T23:00:00"_s);
        QCOMPARE(nextHour(QTime(1, 30), seven), u"2026-11-29T01:30:00"_s); // it is after midnight
        for (const Table::Mode mode : {Table::Mode::Gm, Table::Mode::Hotseat}) {
            const QTemporaryDir folder;
            const auto document = m_games.begun(mode);
            const auto endAt = [&](const QDateTime &moment) {
                ClockRules clock = document->table().clock;
                clock.endsAt = moment.toString(Qt::ISODate);
                document->setClock(clock);
            };
            endAt(QDateTime::currentDateTime().addSecs(3600));
            QCOMPARE(whenItEnds(document->game(), document->table()).left(31), u"ends with the first count after"_s);
            document->adjudicate();
            document->adjudicate(); // autumn 1901
            QVERIFY(!document->game().isOver());
            endAt(QDateTime::currentDateTime().addSecs(-1));
            while (document->game().position().phase.season != Season::Spring)
                document->adjudicate();
            document->adjudicate();
            QVERIFY2(!document->game().isOver(), "spring counts no centres");
            const QString file = folder.filePath(u"evening.entente"_s);
            QVERIFY(document->save(file).ok());
            GameDocument again(m_games.library.finder());
            QVERIFY(again.load(file).ok());
            QCOMPARE(again.table().clock.endsAt, document->table().clock.endsAt);
            document->adjudicate();
            QVERIFY(document->game().isOver());
            QCOMPARE(document->game().agreed()->kind, Ending::Kind::LastSeason);
            QCOMPARE(document->game().agreed()->powers.size(), std::size_t(7));
            QVERIFY(whenItEnds(document->game(), document->table()).isEmpty());
            document->playOn();
            QVERIFY(document->table().clock.endsAt.isEmpty());
            QVERIFY(!document->game().isOver());
        }
    }

    void boardsOfOtherProgramsAreInstalled()
    {
        const QTemporaryDir home;
        qputenv("XDG_DATA_HOME", home.path().toUtf8());
        const QString corpus = projectFile("tests/cases/exchange/");
        const VariantLibrary library;
        GameDocument document(library.finder());
        for (int time = 0; time < 2; ++time) { // the second time it is there already
            const auto opened = document.load(corpus + u"jdip-package.zip"_s);
            QVERIFY2(opened.ok(), opened ? "" : qPrintable(opened.error()));
            QCOMPARE(document.game().variant().id, std::string("jdip-late-isles"));
            QVERIFY(document.path().isEmpty()); // saving asks for a name: the zip is never written to
            QVERIFY2(document.remark().contains(u"now among your own"_s) && document.remark().contains(u"Late Isles"_s),
                     qPrintable(document.remark()));
            QCOMPARE(QDir(VariantLibrary::userFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name),
                     (QStringList{u"jdip-late-isles"_s, u"jdip-winged-isles"_s}));
        }
        // It can be saved and opened again, and stands in the list.
        const QString path = home.filePath(u"isles.entente"_s);
        QVERIFY(document.save(path).ok());
        GameDocument again(library.finder());
        QVERIFY(again.load(path).ok());
        QCOMPARE(again.game().position().units, document.game().position().units);
        const VariantLibrary anew;
        const auto all = anew.list();
        QVERIFY(std::any_of(all.begin(), all.end(), [](const VariantLibrary::Entry *entry) {
            return entry->variant->id == "jdip-late-isles";
        }));
        // Another variant of that name is never overwritten.
        QFile own(VariantLibrary::userFolder() + u"/jdip-late-isles/variant.json"_s);
        QVERIFY(own.open(QIODevice::ReadWrite));
        const QByteArray changed = own.readAll().replace("\"victoryCentres\": 3", "\"victoryCentres\": 2");
        QVERIFY(own.resize(0) && own.seek(0) && own.write(changed) == changed.size());
        own.close();
        const VariantLibrary fresh;
        GameDocument third(fresh.finder());
        QVERIFY(third.load(corpus + u"jdip-package.zip"_s).ok());
        QCOMPARE(third.game().variant().id, std::string("jdip-late-isles-2"));
        qunsetenv("XDG_DATA_HOME");
    }

    /// A variant of one's own gets another name, keeps what was said of it, and can be deleted.
    void ownVariantsAreKept()
    {
        const QTemporaryDir home;
        qputenv("XDG_DATA_HOME", home.path().toUtf8());
        const QString file = projectFile("tests/cases/exchange/njudge-halves.map");
        const VariantLibrary library;
        GameDocument document(library.finder());
        QVERIFY(document.load(file).ok());
        const std::string id = document.game().variant().id;
        const auto own = [&]() -> const VariantLibrary::Entry * {
            const auto all = library.list();
            const auto found = std::find_if(all.begin(), all.end(), [](const auto *entry) { return isOwn(*entry); });
            return found == all.end() ? nullptr : *found;
        };
        QVERIFY(own());
        QCOMPARE(own(), library.list().back());
        QVERIFY(remarksOf(*own()).contains(u"Units pass everywhere with their whole strength here, not by halves."_s));
        QVERIFY(!retitle(*own(), u"  "_s).ok());
        QVERIFY(retitle(*own(), u"Half the World"_s).ok());
        library.readAgain(own()->home);
        QCOMPARE(own()->variant->title, std::string("Half the World"));
        QVERIFY(document.load(file).ok()); // the same file is the same variant, whatever it is called now
        QCOMPARE(document.game().variant().id, id);
        qunsetenv("XDG_DATA_HOME");
    }

    /// A file with the board of a variant that is here opens on its drawn map.
    void knownBoardsAreTakenOver()
    {
        const QTemporaryDir home;
        qputenv("XDG_DATA_HOME", home.path().toUtf8());
        const QString corpus = projectFile("tests/cases/exchange/");
        const VariantLibrary library;
        GameDocument document(library.finder());
        QVERIFY(document.load(corpus + u"dpjudge-known.map"_s).ok());
        QCOMPARE(document.game().variant().id, std::string("standard"));
        QVERIFY(document.remark().startsWith(u"The file holds the board of “Standard”, which is here already."_s));
        QVERIFY(document.load(corpus + u"njudge-known.map"_s).ok());
        const Variant &other = document.game().variant();
        QVERIFY(other.id != "standard");
        QCOMPARE(library.folderOf(QString::fromStdString(other.id)), library.folderOf(u"standard"_s));
        QVERIFY(document.remark().contains(u"Its board is that of “Standard”, so it is played on that map."_s));
        QVERIFY(!document.remark().contains(u"chart"_s));
        qunsetenv("XDG_DATA_HOME");
    }

    void packedFilesAreOpened()
    {
        const QTemporaryDir home;
        const auto write = [&](const QString &name, const QByteArray &bytes) {
            QFile file(home.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? home.filePath(name)
                                                                                        : QString();
        };
        const QString game = projectFile("tests/cases/exchange/packed.entente.gz");
        const auto document = m_games.begun();
        QVERIFY(document->load(game).ok());
        QCOMPARE(document->game().orders().size(), std::size_t(1));
        QFile whole(game);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QByteArray bytes = whole.readAll();
        const auto cut = document->load(write(u"cut.gz"_s, bytes.left(bytes.size() / 2)));
        QVERIFY(!cut.ok());
        QVERIFY2(cut.error().endsWith(u"It is packed, and damaged or cut off."_s), qPrintable(cut.error()));
        QCOMPARE(document->game().orders().size(), std::size_t(1)); // nothing is lost
        const auto jdip = document->load(projectFile("tests/cases/exchange/jdip-save.jdip"));
        QVERIFY(!jdip.ok());
        QVERIFY2(jdip.error().contains(u"There are no objects in it."_s), qPrintable(jdip.error()));
    }

    void notesAreSavedAndStaySecret()
    {
        const QTemporaryDir home;
        qputenv("XDG_DATA_HOME", home.path().toUtf8());
        const QString path = home.filePath(u"notes.entente"_s);
        const auto document = m_games.begun(); // at a hotseat table
        const Board &board = document->board();
        const PowerId austria = power(*document, "Austria");
        const PowerId england = power(*document, "England");
        const Phase now = document->game().position().phase;
        const Note own{now, board.findProvince("Vie"), board.findProvince("Gal"), austria, "trust\nnobody \"at all\""};
        const Note rule{std::nullopt, ProvinceId(), ProvinceId(), PowerId(), "due on Friday"};
        QVERIFY(!document->isModified());
        document->addNote(own);
        document->addNote(rule);
        QVERIFY(document->isModified());
        QVERIFY(document->save(path).ok());
        QVERIFY(!document->isModified());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(!bytes.contains("trust") && !bytes.contains("nobody"));
        QVERIFY(bytes.contains("due on Friday")); // everybody's
        GameDocument again(m_games.library.finder());
        QVERIFY(again.load(path).ok());
        QCOMPARE(again.notesFor(austria), (Notes{rule, own}));
        QCOMPARE(again.notesFor(england), Notes{rule});
        // Undo is about the game: what was noted stays.
        again.setOrder(austria, order(again, "A Vie - Gal"));
        Note changed = own;
        changed.text = "trust England";
        again.changeNote(own, changed);
        again.undo();
        QCOMPARE(again.notesFor(austria), (Notes{rule, changed}));
        again.removeNote(changed);
        QCOMPARE(again.notesFor(austria), Notes{rule});
        qunsetenv("XDG_DATA_HOME");
    }

    /// Nobody has given Austria's PIN since the game was opened, and the phase goes on without it.
    void voteOfALockedSeatOutlivesItsPhase()
    {
        const QTemporaryDir home;
        qputenv("XDG_DATA_HOME", home.path().toUtf8());
        const QString path = home.filePath(u"votes.entente"_s);
        const auto document = m_games.begun();
        const PowerId austria = power(*document, "Austria");
        QVERIFY(document->setPin(austria, u"abcdef"_s));
        document->setVote(austria, {austria, power(*document, "Italy")});
        document->addNote({std::nullopt, ProvinceId(), ProvinceId(), austria, "with Italy"});
        document->setOrder(austria, order(*document, "A Vie - Gal"));
        QVERIFY(document->save(path).ok());
        GameDocument later(m_games.library.finder());
        QVERIFY(later.load(path).ok());
        later.adjudicate();
        QVERIFY(later.save(path).ok());
        GameDocument last(m_games.library.finder());
        QVERIFY(last.load(path).ok());
        QVERIFY(last.table().ballots.empty());
        QString remark;
        QVERIFY(!last.openSeat(austria, u"guessed"_s, remark));
        QVERIFY(last.openSeat(austria, u"abcdef"_s, remark));
        QVERIFY2(remark.isEmpty(), qPrintable(remark));
        QCOMPARE(last.table().ballots.at(austria).size(), std::size_t(2));
        QCOMPARE(last.notesFor(austria).size(), std::size_t(1));
        QVERIFY(last.game().orders().empty()); // orders were of their phase
        qunsetenv("XDG_DATA_HOME");
    }

    void undoGoesPastTheRevealOfAnOpenTable()
    {
        const auto document = m_games.begun(Table::Mode::Gm);
        const std::uint64_t fresh = document->game().digest();
        document->setOrder(power(*document, "Austria"), order(*document, "A Vie - Gal"));
        document->adjudicate();
        const std::uint64_t played = document->game().digest();
        QVERIFY(played != fresh);
        QCOMPARE(document->game().turnCount(), 1);
        document->undo();
        QCOMPARE(document->game().turnCount(), 0);
        QCOMPARE(document->ordersGiven(power(*document, "Austria")), 1);
        document->undo();
        QCOMPARE(document->ordersGiven(power(*document, "Austria")), 0);
        QVERIFY(!document->canUndo());
        document->redo();
        document->redo();
        QCOMPARE(document->game().digest(), played);
    }

    void undoStopsWhereItIsForgotten()
    {
        const auto document = m_games.begun();
        document->setOrder(power(*document, "Austria"), order(*document, "A Vie - Gal"));
        document->forgetChanges();
        QVERIFY(!document->canUndo());
        QVERIFY(document->isModified());
        document->undo();
        QCOMPARE(document->ordersGiven(power(*document, "Austria")), 1);
        document->setOrder(power(*document, "England"), order(*document, "F Lon - NTH"));
        QVERIFY(document->canUndo());
        document->undo();
        QCOMPARE(document->ordersGiven(power(*document, "England")), 0);
        QVERIFY(!document->canUndo());
    }

    void changesAreAnnouncedOnce()
    {
        const auto document = m_games.begun();
        int orders = 0;
        connect(document.get(), &GameDocument::changed, this,
                [&](const Change &change) { orders += change.kind == Change::Kind::Orders; });
        document->setOrder(power(*document, "Austria"), order(*document, "A Vie - Gal"));
        QCOMPARE(orders, 1);
        document->setOrder(power(*document, "Austria"), order(*document, "A Vie - Gal")); // the same again
        QCOMPARE(orders, 1);
        document->clearOrder(power(*document, "Austria"), {document->board().findRegion("Vie")});
        QCOMPARE(orders, 2);
        document->clearOrder(power(*document, "Austria"), {document->board().findRegion("Vie")}); // nothing there
        QCOMPARE(orders, 2);
    }

    /// A proposal takes the place of what its units were told, and one undo brings that back.
    void proposalsReplaceOrdersOfTheirUnits()
    {
        const auto document = m_games.begun();
        const PowerId austria = power(*document, "Austria");
        document->setOrder(austria, order(*document, "A Vie - Gal"));
        document->setOrder(austria, order(*document, "A Bud - Ser"));
        const std::vector<GivenOrder> before = document->game().orders();
        const std::vector<GivenOrder> proposal{{austria, order(*document, "A Vie - Tyr")},
                                               {austria, order(*document, "F Tri - Ven")}};
        document->takeOrders(austria, proposal, [] { return u"Suggested orders"_s; });
        QCOMPARE(document->game().orders().size(), std::size_t(3));
        for (const GivenOrder &each : proposal)
            QVERIFY(document->game().replacedBy(each)->order == each.order);
        document->undo();
        QCOMPARE(document->game().orders(), before);
        document->takeOrders(austria, before, [] { return u"Nothing at all"_s; });
        QVERIFY(document->canRedo()); // what is written already is no change
    }

    void unorderedUnitsAreKnown()
    {
        const auto document = m_games.begun();
        const PowerId austria = power(*document, "Austria");
        QCOMPARE(document->ordersExpected(austria), 3);
        QCOMPARE(document->unordered(austria).size(), std::size_t(3));
        document->setOrder(austria, order(*document, "A Vie - Gal"));
        QCOMPARE(document->unordered(austria).size(), std::size_t(2));
        QCOMPARE(document->toOrder().size(), std::size_t(7));
    }

    void savedGamesComeBack()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.entente"_s);
        const auto document = m_games.begun();
        document->setOrder(power(*document, "Austria"), order(*document, "A Vie - Gal"));
        document->adjudicate();
        document->setOrder(power(*document, "England"), order(*document, "F Lon - NTH"));
        QVERIFY(document->isModified());
        QVERIFY(document->save(path).ok());
        QVERIFY(!document->isModified());
        GameDocument other(m_games.library.finder());
        const Result<bool, QString> read = other.load(path);
        QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(read.error()));
        QCOMPARE(other.game().digest(), document->game().digest());
        QCOMPARE(other.game().orders(), document->game().orders());
        QCOMPARE(other.table(), document->table());
        QVERIFY(!other.canUndo()); // what was thought better of is in no file
    }

    void badFilesSaySo_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("foreign") << QByteArray("<html>no</html>");
        QTest::newRow("not a game") << QByteArray("{\"a\": 1}");
        QTest::newRow("bytes") << QByteArray("\xff\xfe\x00\x01", 4);
    }

    void badFilesSaySo()
    {
        QFETCH(QByteArray, bytes);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"bad.entente"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto document = m_games.begun();
        const std::uint64_t before = document->game().digest();
        const Result<bool, QString> read = document->load(path);
        QVERIFY(!read.ok());
        QVERIFY2(read.error().contains(u"bad.entente"_s), qPrintable(read.error()));
        QCOMPARE(read.error().count(u'\n'), 0);
        QCOMPARE(document->game().digest(), before); // the open game stays
    }

    void truncatedFilesAreFoundOut()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"cut.entente"_s);
        const auto document = m_games.begun();
        document->adjudicate();
        QVERIFY(document->save(path).ok());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(file.size() / 2));
        file.close();
        QVERIFY(!GameDocument(m_games.library.finder()).load(path).ok());
    }

    void missingAndUnwritablePlaces()
    {
        QTemporaryDir folder;
        const auto document = m_games.begun();
        QVERIFY(!document->load(folder.filePath(u"none.entente"_s)).ok());
        QVERIFY(!document->load(folder.path()).ok());
        const Result<bool, QString> saved = document->save(folder.filePath(u"no/such/folder/a.entente"_s));
        QVERIFY(!saved.ok());
        QVERIFY(saved.error().contains(u"Nothing was lost"_s));
    }

    /// A limit on the size of files stands for a disk that runs full in the middle of a save.
    void fullDiskLeavesTheOldFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"full.entente"_s);
        const auto document = m_games.begun();
        QVERIFY(document->save(path).ok());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        file.close();
        for (int i = 0; i < 6; ++i)
            document->adjudicate();
        rlimit old{};
        getrlimit(RLIMIT_FSIZE, &old);
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit tight = old;
        tight.rlim_cur = 512;
        setrlimit(RLIMIT_FSIZE, &tight);
        const Result<bool, QString> saved = document->save(path);
        setrlimit(RLIMIT_FSIZE, &old);
        QVERIFY(!saved.ok());
        QVERIFY2(saved.error().contains(u"full.entente"_s), qPrintable(saved.error()));
        QVERIFY2(!saved.error().contains(u"Unknown error"_s), qPrintable(saved.error()));
        QVERIFY(document->isModified());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), before);
        file.close();
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1); // no leavings
        QVERIFY(document->save(path).ok());
    }

    void anotherProgramsFileIsNotWrittenOver()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"shared.entente"_s);
        const auto here = m_games.begun();
        QVERIFY(here->save(path).ok());
        const auto there = m_games.begun();
        QVERIFY(there->load(path).ok());
        there->adjudicate();
        QVERIFY(there->save(path).ok());
        here->adjudicate();
        here->adjudicate();
        const Result<bool, QString> refused = here->save(path);
        QVERIFY(!refused.ok());
        QVERIFY2(refused.error().contains(u"shared.entente"_s), qPrintable(refused.error()));
        QVERIFY(here->isModified());
        const auto third = m_games.begun();
        QVERIFY(third->load(path).ok());
        QCOMPARE(third->game().turnCount(), 1); // the other program's
        QVERIFY(here->save(folder.filePath(u"mine.entente"_s)).ok());
        QVERIFY(QFile::remove(path));
        QVERIFY(there->save(path).ok()); // what is gone can't be lost
    }
};

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
