#include "begungames.h"

#include "orders/notation.h"
#include "orders/options.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Undo outlives the file: what was done before a save can be undone after it is opened, step by step.
class TestHistory : public QObject {
    Q_OBJECT

private:
    BegunGames m_games;

    /// Everything that undo puts back, as text.
    static QByteArray stateOf(const GameDocument &document)
    {
        QByteArray text =
            QByteArray::number(document.game().digest()) + ' ' + QByteArray::number(document.game().turnCount());
        std::vector<GivenOrder> orders = document.game().orders();
        std::sort(orders.begin(), orders.end());
        for (const GivenOrder &given : orders)
            text += ' ' + QByteArray::number(given.power.index()) + ':'
                    + QByteArray::fromStdString(
                        orderText(document.board(), given.order, document.game().position().phase.stage));
        for (const PowerId power : document.table().sealed)
            text += " sealed" + QByteArray::number(power.index());
        return text + (document.table().lenient ? " lenient" : "");
    }

    /// Some order for every unit (or site) of the phase, another in each phase.
    static void writeOrders(GameDocument &document, unsigned salt)
    {
        const Game &game = document.game();
        const Board &board = game.board();
        const Position position = game.position();
        const auto give = [&](PowerId power, std::vector<Order> &legal) {
            if (!legal.empty())
                document.setOrder(power, legal[(salt++ * 7919U) % legal.size()]);
            legal.clear();
        };
        std::vector<Order> legal;
        if (position.phase.stage == Stage::Moves) {
            for (std::size_t i = 0; i < position.units.size(); ++i) {
                legalOrders(board, game.rules().orders, position, UnitId(static_cast<int>(i)), legal);
                give(position.units[i].power, legal);
            }
        } else if (position.phase.stage == Stage::Retreats) {
            for (std::size_t i = 0; i < position.dislodged.size(); ++i) {
                legalRetreats(board, position, static_cast<int>(i), legal);
                give(position.dislodged[i].unit.power, legal);
            }
        } else {
            for (const PowerId power : document.toOrder()) {
                legalAdjustments(board, game.rules().orders, position, power, legal);
                give(power, legal);
            }
        }
    }

    void undoesEverythingAfterOpening(const QString &variant)
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"game.entente"_s);
        QList<QByteArray> states;
        QStringList names;
        {
            const auto document = m_games.begun(Table::Mode::Gm, variant);
            const auto note = [&] {
                states.resize(std::max<qsizetype>(states.size(), document->undoStack()->index() + 1));
                states[document->undoStack()->index()] = stateOf(*document);
            };
            connect(document.get(), &GameDocument::undoChanged, document.get(), note); // once the step counts
            note();
            document->setLenient(true);
            for (unsigned phase = 0; phase < 6; ++phase) {
                writeOrders(*document, phase * 31);
                document->adjudicate();
            }
            writeOrders(*document, 5);
            document->clearOrders(document->toOrder().front());
            document->undo(); // what could be done again is not kept
            for (int i = 0; i < document->undoStack()->index(); ++i)
                names += document->undoStack()->text(i);
            QVERIFY(names.size() > 40);
            QVERIFY(document->save(path).ok());
        }
        GameDocument again(m_games.library.finder());
        QVERIFY(again.load(path).ok());
        QVERIFY2(again.remark().isEmpty(), qPrintable(again.remark()));
        QVERIFY(!again.isModified());
        QCOMPARE(again.undoStack()->count(), names.size());
        for (int step = static_cast<int>(names.size()); step > 0; --step) {
            QCOMPARE(stateOf(again), states[step]);
            QCOMPARE(again.undoStack()->text(step - 1), names[step - 1]);
            QVERIFY(again.canUndo());
            again.undo();
        }
        QCOMPARE(stateOf(again), states[0]);
        QVERIFY(!again.canUndo());
        while (again.canRedo())
            again.redo();
        QCOMPARE(stateOf(again), states[names.size()]);
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void manyOrdersAtOnceAreOneStep()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"game.entente"_s);
        QByteArray before;
        int steps = 0;
        {
            const auto document = m_games.begun(Table::Mode::Gm);
            writeOrders(*document, 3);
            before = stateOf(*document);
            writeOrders(*document, 17);
            std::vector<GivenOrder> many = document->game().orders();
            while (document->undoStack()->index() > 0 && stateOf(*document) != before)
                document->undo();
            document->rewriteOrders(PowerId(), many, [] { return u"Paste orders"_s; });
            document->rewriteOrders(PowerId(), many, [] { return u"Nothing at all"_s; });
            document->setLenient(true);
            steps = document->undoStack()->count(); // nothing at all is none
            QVERIFY(document->save(path).ok());
        }
        GameDocument again(m_games.library.finder());
        QVERIFY(again.load(path).ok());
        QCOMPARE(again.undoStack()->count(), steps);
        again.undo();
        QCOMPARE(again.undoStack()->undoText(), u"Paste orders"_s);
        again.undo();
        QCOMPARE(stateOf(again), before);
    }

    void everyStepComesBack_data()
    {
        QTest::addColumn<QString>("variant");
        for (const char *variant : {"standard", "1939-iii", "city-state", "davis", "lima"})
            QTest::addRow("%s", variant) << QString::fromLatin1(variant);
    }
    void everyStepComesBack()
    {
        QFETCH(QString, variant);
        undoesEverythingAfterOpening(variant);
    }

    /// Turns that were rolled back and positions that were set up anew are in no file: the list begins after them.
    void whatTheFileDoesNotHoldIsNotListed()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"game.entente"_s);
        const auto document = m_games.begun(Table::Mode::Gm);
        const auto stepsAfterOpening = [&] {
            GameDocument again(m_games.library.finder());
            return document->save(path).ok() && again.load(path).ok() && again.remark().isEmpty()
                       ? again.undoStack()->count()
                       : -1;
        };
        writeOrders(*document, 1);
        document->adjudicate();
        const int played = document->undoStack()->count();
        QCOMPARE(stepsAfterOpening(), played);
        document->rollBack();
        QCOMPARE(stepsAfterOpening(), 0);
        writeOrders(*document, 2);
        QCOMPARE(stepsAfterOpening(), document->undoStack()->count() - played - 1);
        document->adjudicate();
        document->setPosition(document->game().position(), [] { return u"set up"_s; });
        QCOMPARE(stepsAfterOpening(), 0);
        document->adjudicate();
        QCOMPARE(stepsAfterOpening(), 1);
    }

    /// What a player wrote and thought better of is a secret too.
    void hotseatTellsNoDrafts()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"game.entente"_s);
        const auto document = m_games.begun(Table::Mode::Hotseat);
        const PowerId austria = document->board().findPower("Austria");
        const auto write = [&](const char *text) {
            document->setOrder(
                austria, parseOrder(text, {&document->board(), &document->game().position(), Stage::Moves})->order);
        };
        write("A Vie - Boh");
        write("A Vie - Gal");
        document->adjudicate();
        write("A Bud - Rum");
        QVERIFY(document->save(path).ok());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.contains("A Vie - Gal")); // revealed
        QVERIFY(!bytes.contains("Vie - Boh"));
        QVERIFY(!bytes.contains("Bud - Rum"));
        QVERIFY(!bytes.contains("\"undo\"") && !bytes.contains("\"history\""));
        GameDocument again(m_games.library.finder());
        QVERIFY(again.load(path).ok());
        QCOMPARE(again.ordersGiven(austria), 1);
        QCOMPARE(again.undoStack()->count(), 0);
    }

    void damagedListsCostTheListAlone_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("an order of nobody") << QByteArray("\"Russia\"") << QByteArray("\"Rusia\"");
        QTest::newRow("no such place in the list") << QByteArray("\"at\": ") << QByteArray("\"at\": 9");
        QTest::newRow("an unknown word") << QByteArray("\"drop\"") << QByteArray("\"drip\"");
    }
    void damagedListsCostTheListAlone()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"game.entente"_s);
        const auto document = m_games.begun(Table::Mode::Gm);
        writeOrders(*document, 1);
        QVERIFY(document->save(path).ok());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const qsizetype list = bytes.indexOf("\"undo\"");
        QVERIFY(list > 0);
        const qsizetype at = bytes.lastIndexOf(from);
        QVERIFY(at > list);
        bytes.replace(at, from.size(), to);
        file.resize(0);
        file.seek(0);
        file.write(bytes);
        file.close();
        GameDocument again(m_games.library.finder());
        QVERIFY(again.load(path).ok());
        QCOMPARE(stateOf(again), stateOf(*document));
        QCOMPARE(again.undoStack()->count(), 0);
        QVERIFY(again.remark().contains(u"left out"_s));
    }

    /// Twenty years with every order written twice.
    void sixtyPhasesStaySmall()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"game.entente"_s);
        const auto document = m_games.begun(Table::Mode::Gm);
        for (unsigned phase = 0; phase < 60 && !document->game().winner().valid(); ++phase) {
            writeOrders(*document, phase);
            writeOrders(*document, phase + 1);
            document->adjudicate();
        }
        QVERIFY(document->game().turnCount() > 30);
        QVERIFY(document->undoStack()->count() > 1000);
        QVERIFY(document->save(path).ok());
        const qint64 size = QFileInfo(path).size();
        QVERIFY2(size < 1000 * 1000, qPrintable(QString::number(size)));
        GameDocument again(m_games.library.finder());
        QVERIFY(again.load(path).ok());
        QCOMPARE(again.undoStack()->count(), document->undoStack()->count());
    }
};

QTEST_GUILESS_MAIN(TestHistory)
#include "tst_history.moc"
