#include "begungames.h"
#include "everythingseen.h"

#include "desks/keptdesk.h"
#include "words/keptwords.h"
#include "actions/language.h"
#include "window/mainwindow.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Orders that players sent ahead: kept with the game, undone like anything else, and nowhere at a hotseat table.
class TestKeptDesk : public QObject {
    Q_OBJECT

private:
    BegunGames m_games;

    static KeptOrders sent(const GameDocument &document, const char *who, const char *phase, const char *condition,
                           const char *orders)
    {
        Phase read;
        if (!readPhase(phase, read))
            qFatal("no phase");
        return {power(document, who), read, condition, orders};
    }

    static int ordersOf(const GameDocument &document, const char *who)
    {
        return document.ordersGiven(power(document, who));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        setLanguage(*qApp, u"en"_s);
    }

    void theyAreWrittenWhenTheirPhaseBegins()
    {
        const auto document = m_games.begun(Table::Mode::Gm);
        QSignalSpy offered(document.get(), &GameDocument::keptOffered);
        document->keepOrders(sent(*document, "Austria", "F1901M", "", "A Vie - Gal"));
        document->keepOrders(sent(*document, "Austria", "F1901M", "Serbia is occupied", "A Bud - Rum"));
        document->keepOrders(sent(*document, "Italy", "F1901M", "France agrees", "A Ven - Tyr"));
        QCOMPARE(offered.count(), 0);
        document->adjudicate();
        QCOMPARE(offered.count(), 1);
        QCOMPARE(ordersOf(*document, "Austria"), 1);
        QCOMPARE(ordersOf(*document, "Italy"), 0);
        QCOMPARE(
            keptOfferSentence(document->board(), offered[0][0].value<std::vector<PowerId>>(),
                              offered[0][1].value<std::vector<PowerId>>()),
            u"Written from what was kept: Austria. Orders on a condition that you decide: Italy (Edit > Orders kept "
            "for later)."_s);
        document->useKept(2);
        QCOMPARE(ordersOf(*document, "Italy"), 1);
        // The reveal and what came of it are one step.
        document->undo();
        QCOMPARE(ordersOf(*document, "Italy"), 0);
        document->undo();
        QCOMPARE(document->game().turnCount(), 0);
        QCOMPARE(document->table().kept.size(), std::size_t(3));
        document->redo();
        QCOMPARE(ordersOf(*document, "Austria"), 1);
    }

    /// Somebody has won, and the table goes on: the phase that follows begins as any other.
    void theyAreWrittenWhenTheTablePlaysOn()
    {
        const auto document = m_games.begun(Table::Mode::Gm);
        const Board &board = document->board();
        Position won = document->game().position();
        won.phase.season = Season::Autumn;
        for (int p = 0, own = 0; p < board.provinceCount(); ++p) {
            if (board.province(ProvinceId(p)).centre && own++ < 20)
                won.owner[static_cast<std::size_t>(p)] = power(*document, "Austria");
        }
        won.units = {{power(*document, "Austria"), board.findKind("A"), board.findRegion("Bud"), Layer::Field}};
        document->setPosition(won, [] { return QString(); });
        document->keepOrders(sent(*document, "Austria", "W1901A", "", "Build A Vie"));
        QSignalSpy offered(document.get(), &GameDocument::keptOffered);
        document->adjudicate();
        QVERIFY(document->game().winner() == power(*document, "Austria"));
        QCOMPARE(offered.count(), 0);
        document->playOn();
        QCOMPARE(offered.count(), 1);
        QCOMPARE(ordersOf(*document, "Austria"), 1);
        document->undo();
        QVERIFY(document->game().isOver());
    }

    void eachStepIsUndone()
    {
        const auto document = m_games.begun(Table::Mode::Draft);
        const KeptOrders first = sent(*document, "Austria", "F1901M", "", "A Vie - Gal");
        const KeptOrders second = sent(*document, "Austria", "S1902M", "", "A Vie H");
        document->keepOrders(first);
        document->changeKept(0, second);
        document->dropKept(0);
        QVERIFY(document->table().kept.empty());
        document->undo();
        QCOMPARE(document->table().kept, KeptList{second});
        document->undo();
        QCOMPARE(document->table().kept, KeptList{first});
        document->undo();
        QVERIFY(document->table().kept.empty());
        QVERIFY(!document->canUndo());
        document->redo();
        QCOMPARE(document->table().kept, KeptList{first});
    }

    /// What was changed before and after it can still be undone when the file is read again, as far as the list goes.
    void theyAreSavedWithTheGame()
    {
        const QTemporaryDir folder;
        const auto document = m_games.begun(Table::Mode::Gm);
        document->setOrder(power(*document, "Austria"), order(*document, "A Vie - Gal"));
        document->keepOrders(sent(*document, "Austria", "F1901M", "wenn Wien leer ist", "A Gal - Rum\nF Tri - Alb"));
        document->setOrder(power(*document, "Austria"), order(*document, "F Tri - ADR"));
        const QString path = folder.filePath(u"game.entente"_s);
        QVERIFY(document->save(path).ok());
        GameDocument again(m_games.library.finder());
        QVERIFY(again.load(path).ok());
        QCOMPARE(again.table(), document->table());
        again.undo();
        QCOMPARE(ordersOf(again, "Austria"), 1);
        QCOMPARE(again.table().kept, document->table().kept);
        QVERIFY(!again.canUndo()); // of what changed the list no file tells
    }

    void theDeskWritesThem()
    {
        const auto document = m_games.begun(Table::Mode::Gm);
        KeptDesk desk(*document);
        desk.show();
        const auto press = [&](const QString &name) { desk.findChild<QPushButton *>(name)->click(); };
        auto *text = desk.findChild<QPlainTextEdit *>(u"keptText"_s);
        auto *list = desk.findChild<QListWidget *>(u"keptList"_s);
        auto *reading = desk.findChild<QLabel *>(u"keptReading"_s);
        QVERIFY(!desk.findChild<QPushButton *>(u"keepOrders"_s)->isEnabled());
        text->setPlainText(u"A Vie - Gal\nwe come in peace to Xyzzy"_s);
        desk.findChild<QLineEdit *>(u"keptCondition"_s)->setText(u"Vienna is Austrian"_s);
        QVERIFY2(reading->text().contains(u"A Vie - Gal"_s), qPrintable(reading->text()));
        QVERIFY2(reading->text().contains(u"can't be read"_s), qPrintable(reading->text()));
        press(u"keepOrders"_s);
        QCOMPARE(document->table().kept.size(), std::size_t(1));
        QVERIFY(text->toPlainText().isEmpty());
        QCOMPARE(list->count(), 1);
        list->setCurrentRow(0);
        QVERIFY(text->toPlainText().startsWith(u"A Vie - Gal"_s));
        QVERIFY(!desk.findChild<QPushButton *>(u"useKept"_s)->isEnabled()); // its phase is to come
        press(u"dropKept"_s);
        QVERIFY(document->table().kept.empty());
        QCOMPARE(list->count(), 0);
    }

    /// Whatever a file says: at a hotseat table they are neither to be read nor used.
    void aHotseatTableHasNone()
    {
        const QTemporaryDir folder;
        const auto open = m_games.begun(Table::Mode::Gm);
        open->keepOrders(sent(*open, "Austria", "S1901M", "my secret plumbago", "A Vie - Gal"));
        open->keepOrders(sent(*open, "Austria", "F1901M", "", "A Vie - Tyr"));
        const QString path = folder.filePath(u"game.entente"_s);
        QVERIFY(open->save(path).ok());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray bytes = file.readAll();
        file.close();
        QVERIFY(bytes.contains("plumbago"));
        for (const char *mode : {"\"hotseat\"", "\"something else\""}) {
            QByteArray edited = bytes;
            QVERIFY(edited.contains("\"mode\": \"gm\""));
            edited.replace("\"mode\": \"gm\"", QByteArray("\"mode\": ") + mode);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(edited);
            file.close();
            MainWindow window(folder.filePath(u"recovery"_s));
            window.show();
            QVERIFY(window.openFile(path));
            QVERIFY(window.document().table().kept.empty());
            QAction *action = window.findChild<QAction *>(u"keptOrders"_s);
            QVERIFY(action && !action->isEnabled());
            const QMap<QString, QString> seen = everythingSeen(window);
            for (auto each = seen.begin(); each != seen.end(); ++each)
                QVERIFY2(!each.value().contains(u"plumbago"_s), qPrintable(each.key()));
            window.adjudicate();
            QCOMPARE(window.document().game().turnCount(), 1);
            QVERIFY(window.document().game().orders().empty());
            // Written again, the file holds nothing of them.
            QVERIFY(window.saveFile(path));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray written = file.readAll();
            QVERIFY(!written.contains("\"kept\"") && !written.contains("plumbago"));
            file.close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // pages that were left
        }
        const auto hotseat = m_games.begun(Table::Mode::Hotseat);
        hotseat->keepOrders(sent(*hotseat, "Austria", "F1901M", "", "A Vie - Gal"));
        QVERIFY(hotseat->table().kept.empty());
    }
};

QTEST_MAIN(TestKeptDesk)
#include "tst_keptdesk.moc"
