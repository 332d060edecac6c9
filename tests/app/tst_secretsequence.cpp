#include "projectfile.h"

#include "document/files.h"
#include "document/foreigncases.h"
#include "document/gamedocument.h"
#include "document/secretstore.h"
#include "document/variants.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// The secret order in which the powers of a Sequential game act: in no file but locked, and what is judged without it.
class TestSecretSequence : public QObject {
    Q_OBJECT

private:
    VariantLibrary m_library{QStringList{projectFile("maps")}};

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theOrderOfActingIsLockedAtEveryTable()
    {
        QTemporaryDir folder, elsewhere;
        const SecretStore store(folder.path());
        const auto reading = [](const SecretStore &with) {
            return [&with](const LockedOrders &locked, const TableSetup &table) {
                return with.openSchedule(locked, table);
            };
        };
        for (const char *mode : {"hotseat", "gm", "draft"}) {
            SavedGame saved;
            saved.game = Game(m_library.find(u"sequential"_s), {{"scheduleSeed", "31415926535897"}});
            saved.table.mode = mode;
            SecretSequence secret = saved.game.secretSequence();
            secret.byHand[{Season::Spring, 1902, Stage::Moves}] = {PowerId(3), PowerId(0), PowerId(1)};
            saved.game.setSecretSequence(secret);
            saved.game.adjudicate();
            QVERIFY(store.lock(saved).ok());
            const std::string bytes = writeGame(saved);
            for (const char *piece : {"31415926535897", "S1902M", "chedules", "seed", "Seed", "simultaneous"})
                QVERIFY2(bytes.find(piece) == std::string::npos, piece);
            const auto again = readGame(bytes, m_library.finder(), reading(store));
            QVERIFY(again.ok() && !again->orderLost);
            QVERIFY(again->game.secretSequence() == secret);
            // Nowhere else, and at no table that was laid open in the file.
            const SecretStore other(elsewhere.path());
            QVERIFY(readGame(bytes, m_library.finder(), reading(other))->orderLost);
            std::string opened = bytes;
            const std::string was = '"' + std::string(mode) + '"';
            opened.replace(opened.find(was), was.size(), mode == std::string("gm") ? "\"draft\"" : "\"gm\"");
            const auto changed = readGame(opened, m_library.finder(), reading(store));
            QVERIFY(changed.ok() && changed->orderLost);
            QVERIFY(!changed->game.secretSequence().byHand.contains({Season::Spring, 1902, Stage::Moves}));
        }
    }

    void theLengthOfTheOrderOfActingTellsNothing()
    {
        QTemporaryDir folder;
        const SecretStore store(folder.path());
        const auto length = [&](const char *seed) {
            SavedGame saved;
            saved.game = Game(m_library.find(u"sequential"_s), {{"scheduleSeed", seed}});
            saved.table.mode = "gm";
            return store.lock(saved).ok() ? saved.locked.schedule.size() : 0;
        };
        QVERIFY(length("7") > 0);
        QCOMPARE(length("7"), length("31415926535897"));
    }

    /// On the command line a season of a saved game is judged in its order, or not at all: never all at once.
    void savedGamesAreJudgedInOrderOrNot()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"game.entente"_s);
        const auto casesOf = [&](const char *mode, bool played, CaseOrders use) {
            SavedGame saved;
            saved.game = Game(m_library.find(u"sequential"_s), {{"scheduleSeed", "31415926535897"}});
            saved.table.mode = mode;
            if (played)
                saved.game.adjudicate();
            if (!writeGameFile(path, saved).ok())
                qFatal("not written");
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? casesOfFile(path, file.readAll(), m_library.finder(), use).cases
                                                  : std::vector<CaseOrError>();
        };
        for (const bool played : {false, true}) {
            const auto masters = casesOf("gm", played, CaseOrders::Read);
            QCOMPARE(masters.size(), std::size_t(1));
            QVERIFY(masters.front().ok());
            QCOMPARE(masters.front()->position.schedule.size(), std::size_t(7));
            const auto sealed = casesOf("hotseat", played, CaseOrders::Read);
            QCOMPARE(sealed.size(), std::size_t(1));
            QVERIFY(!sealed.front().ok());
            QCOMPARE(sealed.front().error().id, std::string("S1901M"));
            QVERIFY(sealed.front().error().fault.text().find(played ? "secret" : "sealed") != std::string::npos);
            // Who asks for nothing but what can be ordered learns that.
            for (const CaseOrError &item : casesOf("hotseat", played, CaseOrders::Ignored))
                QVERIFY(item.ok() && item->position.schedule.empty());
        }
        SavedGame elsewhere;
        elsewhere.game = Game(m_library.find(u"sequential"_s), {{"scheduleSeed", "31415926535897"}});
        elsewhere.table.mode = "gm";
        QVERIFY(SecretStore(folder.path()).lock(elsewhere).ok()); // with a key that the program does not look for
        const QByteArray bytes = QByteArray::fromStdString(writeGame(elsewhere));
        const auto cases = casesOfFile(path, bytes, m_library.finder(), CaseOrders::Read).cases;
        QVERIFY(cases.size() == 1 && !cases.front().ok());
        QVERIFY(cases.front().error().fault.text().find("key") != std::string::npos);
    }

    void noFileOfTheProgramTellsTheOrderOfActing()
    {
        QTemporaryDir folder;
        GameDocument document(m_library.finder());
        const auto variant = m_library.find(u"sequential"_s);
        document.newGame(variant, {{"scheduleSeed", "27182818284590"}}, Table::standard(*variant->board));
        document.adjudicate();
        QVERIFY(document.turn(0).before.schedule.empty());
        QVERIFY(document.positionForTrials().schedule.empty());
        QVERIFY(document.save(folder.filePath(u"game.entente"_s)).ok());
        QFile file(folder.filePath(u"game.entente"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("27182818284590"));
        GameDocument other(m_library.finder());
        QVERIFY(other.load(file.fileName()).ok());
        QVERIFY2(other.remark().isEmpty(), qPrintable(other.remark()));
        QVERIFY(other.game().secretSequence() == document.game().secretSequence());
    }
};

QTEST_GUILESS_MAIN(TestSecretSequence)
#include "tst_secretsequence.moc"
