#include "projectfile.h"

#include "document/coredumps.h"
#include "document/gamedocument.h"
#include "document/variants.h"
#include "document/secretstore.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#include <sys/resource.h>
#endif

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Secret orders in files: never in the clear, back when they are opened, and found out when they were changed.
class TestSecretStore : public QObject {
    Q_OBJECT

private:
    VariantLibrary m_library{QStringList{projectFile("maps")}};

    SavedGame written(const char *mode = "hotseat") const
    {
        SavedGame saved;
        saved.game = Game(m_library.find(u"standard"_s));
        saved.table.mode = mode;
        for (const char *line : {"Austria: A Vie - Gal", "Austria: A Bud S A Vie - Gal", "Russia: F StP/sc - GOB",
                                 "Turkey: A Con - Bul"}) {
            const auto order = parseOrder(line, {&saved.game.board(), &saved.game.position(), Stage::Moves});
            saved.game.setOrder({order->power, order->order});
        }
        saved.table.sealed = {"austria", "russia", "turkey"};
        return saved;
    }

    SavedGame readBack(const std::string &bytes) const
    {
        auto read = readGame(bytes, m_library.finder());
        if (!read)
            qFatal("%s", read.error().text().c_str());
        return std::move(read).value();
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void ordersComeBack()
    {
        QTemporaryDir folder;
        const SecretStore store(folder.path());
        SavedGame saved = written();
        const std::vector<GivenOrder> before = saved.game.orders();
        QVERIFY(store.lock(saved).ok());
        QVERIFY(saved.game.orders().empty());
        QCOMPARE(saved.locked.orders.size(),
                 std::size_t(7)); // who has written nothing is not to be told from the others
        SavedGame again = readBack(writeGame(saved));
        QVERIFY(store.unlock(again).ok());
        std::vector<GivenOrder> after = again.game.orders();
        const auto sorted = [](std::vector<GivenOrder> orders) {
            std::sort(orders.begin(), orders.end());
            return orders;
        };
        QVERIFY(sorted(after) == sorted(before));
    }

    /// Much, little or nothing written: every lock is as long as every other, and the file as long as any.
    void lengthsTellNothing()
    {
        QTemporaryDir folder;
        const SecretStore store(folder.path());
        SavedGame much = written();
        const std::string key = [&] {
            SavedGame first = much;
            return store.lock(first).ok() ? first.locked.key : std::string();
        }();
        SavedGame nothing = much;
        nothing.game.setOrders({});
        nothing.ballots.clear();
        nothing.notes.clear();
        much.notes.push_back({std::nullopt, ProvinceId(), ProvinceId(), PowerId(0), "trust nobody"});
        much.ballots[PowerId(1)] = {PowerId(1)};
        much.locked.key = nothing.locked.key = key;
        QVERIFY(store.lock(much).ok() && store.lock(nothing).ok());
        QCOMPARE(writeGame(much).size(), writeGame(nothing).size());
        for (const auto &[power, lock] : much.locked.orders)
            QCOMPARE(lock.size(), nothing.locked.orders.begin()->second.size());
    }

    void nothingIsInTheClear()
    {
        QTemporaryDir folder;
        SavedGame saved = written();
        QVERIFY(SecretStore(folder.path()).lock(saved).ok());
        const QByteArray bytes = QByteArray::fromStdString(writeGame(saved));
        for (const char *piece : {"Vie - Gal", "StP/sc - GOB", "Con - Bul", " S A "})
            QVERIFY2(!bytes.contains(piece), piece);
    }

    void noFileOfTheProgramHoldsThem()
    {
        QTemporaryDir folder;
        GameDocument document(m_library.finder());
        const auto variant = m_library.find(u"standard"_s);
        document.newGame(variant, {}, Table::standard(*variant->board));
        const auto order = parseOrder("A Vie - Gal", {&document.board(), &document.game().position(), Stage::Moves});
        document.setOrder(document.board().findPower("austria"), order->order);
        QVERIFY(document.save(folder.filePath(u"game.entente"_s)).ok());
        QVERIFY(document.saveCopy(folder.filePath(u"copy.entente"_s)).ok());
        int files = 0;
        QDirIterator all(folder.path(), QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile file(all.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(!file.readAll().contains("Vie - Gal"));
            ++files;
        }
        QCOMPARE(files, 2);
        GameDocument other(m_library.finder());
        QVERIFY(other.load(folder.filePath(u"game.entente"_s)).ok());
        QVERIFY(other.remark().isEmpty());
        QCOMPARE(other.game().orders().size(), std::size_t(1));
    }

    /// A deal lies locked with both powers: a PIN of the one doesn't keep it from the other.
    void dealsComeBack()
    {
        QTemporaryDir folder;
        GameDocument document(m_library.finder());
        const auto variant = m_library.find(u"standard"_s);
        Table table = Table::standard(*variant->board);
        table.talk = true;
        document.newGame(variant, {}, table);
        const PowerId austria = document.board().findPower("austria"), italy = document.board().findPower("italy");
        Deal deal;
        deal.from = austria;
        deal.to = italy;
        deal.first = document.game().position().phase;
        deal.last = seasonAfter(*variant, deal.first, 2);
        deal.promises.push_back({PowerId(), promise::Peace()});
        QCOMPARE(document.dealRefusal(deal), QString());
        document.offerDeal(deal);
        QVERIFY(!document.dealRefusal(deal).isEmpty()); // not twice
        document.answerDeal(0, true);
        QVERIFY(document.setPin(austria, u"1234"_s));
        const QString path = folder.filePath(u"game.entente"_s);
        QVERIFY(document.save(path).ok());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("promises"));
        GameDocument other(m_library.finder());
        QVERIFY(other.load(path).ok());
        QVERIFY(other.remark().isEmpty());
        QVERIFY(other.table().talk);
        QVERIFY(other.table().deals == document.table().deals);
        QVERIFY(other.dealsOf(document.board().findPower("russia")).empty());
        QString remark;
        QVERIFY(other.openSeat(austria, u"1234"_s, remark));
        QVERIFY(other.table().deals == document.table().deals);
        document.withdrawDeal(0); // what was agreed on stays
        QCOMPARE(document.table().deals.size(), std::size_t(1));
    }

    /// Seats whose lock was made when an attempt took less memory.
    void earlierPinLocksOpen()
    {
        const std::string lock =
            "AAECAwQFBgcICQoLDA0ODw."
            "BwgJCgsMDQ4PEBESExQVFhcYGRobHB0ezkWXxkQk9g89raxgWfpHZPgHeUisS581s0sMB450vUlOJYczvhzKa2VOCz8IC1SH";
        const auto key = openPinLock(lock, u"Romanow"_s);
        QVERIFY(key.has_value());
        for (std::size_t i = 0; i < key->size(); ++i)
            QCOMPARE(int((*key)[i]), int(i));
        QVERIFY(!openPinLock(lock, u"Romanov"_s));
        const auto now = makePinLock(u"Romanow"_s);
        QVERIFY(now.has_value());
        const std::string withoutEffort = now->text.substr(0, now->text.rfind('.'));
        QVERIFY(!openPinLock(withoutEffort, u"Romanow"_s));
        QVERIFY(!openPinLock(now->text + "0", u"Romanow"_s));
    }

    /// On a full disk: a key that can't be kept whole locks nothing, for it would be for good.
    void noRoomForTheKey()
    {
#ifdef Q_OS_LINUX
        const QTemporaryDir folder;
        const QString keys = folder.filePath(u"keys"_s);
        SavedGame saved = written();
        rlimit usual{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
        const rlimit tight{8, usual.rlim_max};
        const auto asked = std::signal(SIGXFSZ, SIG_IGN); // a write fails then, as on a full disk
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
        const auto done = SecretStore(keys).lock(saved);
        setrlimit(RLIMIT_FSIZE, &usual);
        std::signal(SIGXFSZ, asked);
        QVERIFY(!done.ok());
        QVERIFY(done.error().contains(u"nothing was written"_s));
        QVERIFY(QDir(keys).entryList(QDir::Files).isEmpty());
        QVERIFY(!saved.game.orders().empty());
#else
        QSKIP("A full disk is played on Linux only.");
#endif
    }

    void noCoreDumpIsLeft()
    {
#if defined(Q_OS_LINUX) && !defined(__SANITIZE_ADDRESS__)
        leaveNoCoreDump();
        QCOMPARE(prctl(PR_GET_DUMPABLE), 0);
        rlimit most{};
        QCOMPARE(getrlimit(RLIMIT_CORE, &most), 0);
        QCOMPARE(most.rlim_max, rlim_t(0));
#else
        QSKIP("Only the program that is shipped on Linux leaves none.");
#endif
    }

    void aSeatWithAPinOpensWithItsKeyOnly()
    {
        QTemporaryDir folder, elsewhere;
        SavedGame saved = written();
        const PowerId russia = saved.game.board().findPower("russia");
        const auto lock = makePinLock(u"Romanow"_s);
        QVERIFY(lock);
        QVERIFY(!openPinLock(lock->text, u"romanow"_s));
        QCOMPARE(*openPinLock(lock->text, u"Romanow"_s), lock->key);
        QVERIFY(!openPinLock(lock->text.substr(1), u"Romanow"_s));
        saved.table.pins["russia"] = lock->text;
        QVERIFY(SecretStore(folder.path()).lock(saved, {{russia, lock->key}}).ok());
        const std::string bytes = writeGame(saved);
        QVERIFY(bytes.find("Romanow") == std::string::npos);

        // On another machine only the seat with the PIN is to be had.
        SavedGame again = readBack(bytes);
        QVERIFY(!SecretStore(elsewhere.path()).unlock(again).ok());
        QVERIFY(again.game.orders().empty());
        QVERIFY(SecretStore::openSeat(again, russia, lock->key).ok());
        QCOMPARE(again.game.orders().size(), std::size_t(1));
        QVERIFY(again.locked.orders.empty());

        // Another's key, and another's lock in the file.
        SavedGame third = readBack(bytes);
        QVERIFY(SecretStore(folder.path()).unlock(third).ok());
        QCOMPARE(third.game.orders().size(), std::size_t(3));
        const auto foreign = makePinLock(u"Lenin"_s);
        QVERIFY(!SecretStore::openSeat(third, russia, foreign->key).ok());
        QCOMPARE(third.game.orders().size(), std::size_t(3));
    }

    void openTablesAreNotLocked()
    {
        QTemporaryDir folder;
        SavedGame saved = written("gm");
        QVERIFY(SecretStore(folder.path()).lock(saved).ok());
        QCOMPARE(saved.game.orders().size(), std::size_t(4));
        QVERIFY(saved.locked.key.empty());
    }

    void oneKeyAGame()
    {
        QTemporaryDir folder;
        const SecretStore store(folder.path());
        SavedGame saved = written();
        QVERIFY(store.lock(saved).ok());
        const std::string key = saved.locked.key;
        SavedGame next = written();
        next.locked.key = key;
        QVERIFY(store.lock(next).ok());
        QCOMPARE(next.locked.key, key);
        QVERIFY(next.locked.orders != saved.locked.orders); // never twice the same bytes
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        const auto permissions = QFile::permissions(folder.filePath(fromUtf8(key) + u".key"_s));
        QVERIFY(!(permissions & (QFile::ReadGroup | QFile::ReadOther)));
    }

    void withoutTheKeyTheGameIsWhole()
    {
        QTemporaryDir here, there;
        SavedGame saved = written();
        QVERIFY(SecretStore(here.path()).lock(saved).ok());
        SavedGame unsealed = readBack(writeGame(saved));
        unsealed.table.sealed.clear();
        QVERIFY(SecretStore(there.path()).unlock(unsealed).ok()); // nothing was finished
        SavedGame again = readBack(writeGame(saved));
        const auto done = SecretStore(there.path()).unlock(again);
        QVERIFY(!done.ok());
        QVERIFY(again.table.sealed.empty());
        QVERIFY(done.error().contains(u"write them anew"_s));
        QVERIFY(again.game.orders().empty());
        QCOMPARE(again.game.position().units.size(), std::size_t(22));
    }

    void whatWasChangedIsFoundOut_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"letter", "power", "phase", "short", "key"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void whatWasChangedIsFoundOut()
    {
        QFETCH(QString, how);
        QTemporaryDir folder;
        const SecretStore store(folder.path());
        SavedGame saved = written();
        QVERIFY(store.lock(saved).ok());
        saved = readBack(writeGame(saved));
        std::string &text = saved.locked.orders["austria"];
        if (how == u"letter")
            text[text.size() / 2] = text[text.size() / 2] == 'A' ? 'B' : 'A';
        else if (how == u"power")
            std::swap(text, saved.locked.orders["russia"]);
        else if (how == u"phase")
            saved.game.adjudicate();
        else if (how == u"short")
            text.resize(6);
        else
            saved.locked.key = "../../etc/passwd";
        const auto done = store.unlock(saved);
        QVERIFY(!done.ok());
        QVERIFY(std::none_of(saved.game.orders().begin(), saved.game.orders().end(), [&](const GivenOrder &given) {
            return given.power == saved.game.board().findPower("austria");
        }));
    }

private:
    static QString fromUtf8(const std::string &text)
    {
        return QString::fromStdString(text);
    }
};

QTEST_GUILESS_MAIN(TestSecretStore)
#include "tst_secretstore.moc"
