#include "pdfcontents.h"
#include "windowtest.h"

#include "orders/parser.h"
#include "window/exportactions.h"

#include <QClipboard>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace windowtest;

/// What goes into files and onto the clipboard at a hotseat table is what whoever sits there may know.
class TestExports : public QObject {
    Q_OBJECT

private:
    static void give(MainWindow &window, const char *power, const char *text)
    {
        GameDocument &document = window.document();
        document.setOrder(
            document.board().findPower(power),
            parseOrder(text, {&document.board(), &document.game().position(), Stage::Moves}).value().order);
    }

    static QByteArray written(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Everything that can be taken along now, by its ending.
    static QMap<QString, QByteArray> takenAlong(MainWindow &window)
    {
        const QTemporaryDir folder;
        ExportActions exports(window.document(), &window);
        const MapView &map = window.board().map();
        const PowerId seat = window.flow().seat();
        QMap<QString, QByteArray> taken;
        for (const char *ending : {"txt", "html", "svg"}) {
            const QString path = folder.filePath(u"turn."_s + QLatin1StringView(ending));
            exports.savePicture(map, seat, path);
            taken[u"turn."_s + QLatin1StringView(ending)] = written(path);
        }
        for (const char *ending : {"html", "json", "jdip", "webdiplomacy.json"}) {
            const QString path = folder.filePath(u"game."_s + QLatin1StringView(ending));
            exports.saveGame(map, path);
            taken[u"game."_s + QLatin1StringView(ending)] = written(path);
        }
        const BookletParts all{true, true, true, window.document().game().turnCount() > 0};
        exports.savePdf(map, seat, all, folder.filePath(u"paper.pdf"_s));
        taken[u"paper.pdf"_s] = pdfcontents::of(written(folder.filePath(u"paper.pdf"_s)));
        exports.copyText(seat);
        taken[u"clipboard"_s] = QApplication::clipboard()->text().toUtf8();
        return taken;
    }

    /// What England takes along after Austria has sealed this.
    static QMap<QString, QByteArray> takenByEngland(const char *austrian, const char *own = "F Lon - NTH")
    {
        const QTemporaryDir folder;
        const auto window = begun(folder.path(), Table::Mode::Hotseat, {u"Austria"_s, u"England"_s});
        give(*window, "Austria", austrian);
        window->flow().seal();
        window->flow().take();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the page that Austria left
        give(*window, "England", own);
        QApplication::processEvents();
        return takenAlong(*window);
    }

private Q_SLOTS:
    void initTestCase() { takenByEngland("A Vie H"); } // the first sets type and colours up

    void anothersOrdersStay()
    {
        const QMap<QString, QByteArray> one = takenByEngland("A Vie - Gal");
        const QMap<QString, QByteArray> other = takenByEngland("A Vie - Tyr");
        for (auto taken = one.begin(); taken != one.end(); ++taken) {
            QVERIFY2(!taken.value().isEmpty(), qPrintable(taken.key()));
            QVERIFY2(taken.value() == other[taken.key()], qPrintable(taken.key()));
        }
        QVERIFY(one[u"turn.txt"_s].contains("Lon - NTH")); // and the own ones go along
        QVERIFY(one[u"clipboard"_s].contains("Lon - NTH"));
        const QMap<QString, QByteArray> moved = takenByEngland("A Vie - Gal", "F Lon - ENG");
        QVERIFY(one[u"paper.pdf"_s] != moved[u"paper.pdf"_s]);
    }

    /// Nor does paper tell it, also where whoever prints knows: it goes to the players.
    void paperTellsNoOrderOfActing()
    {
        const auto printed = [](const char *schedule) {
            const QTemporaryDir folder;
            const auto window = opened(folder.path());
            window->findChild<QAction *>(u"autoReplay"_s)->setChecked(false);
            QString why;
            window->newGame(u"sequential"_s, {{"schedule", schedule}, {"oddSeasons", "false"}}, Table::Mode::Gm, {},
                            why);
            GameDocument &document = window->document();
            const Board &board = document.board();
            Position position = document.game().position();
            position.units.clear();
            for (const auto &[power, place] :
                 {std::pair{"Austria", "Ser"}, std::pair{"Austria", "Bud"}, std::pair{"Italy", "Vie"}})
                position.units.push_back(
                    {board.findPower(power), board.findKind("A"), board.findRegion(place), Layer::Field});
            document.setPosition(position, [] { return QString(); });
            give(*window, "Austria", "A Bud S A Ser");
            give(*window, "Italy", "A Vie - Bud");
            document.adjudicate();
            const Reason support = document.game().turn(0).results.front().verdict.reason;
            const auto taken = takenAlong(*window);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // pages that were left
            return std::pair(support, taken);
        };
        const auto [late, one] = printed("Austria,Italy,Turkey,England,France,Germany,Russia");
        const auto [early, other] = printed("Italy,Austria,Turkey,England,France,Germany,Russia");
        QVERIFY(late != early); // the game master's program knows it
        for (auto taken = one.begin(); taken != one.end(); ++taken)
            QVERIFY2(taken.value() == other[taken.key()], qPrintable(taken.key()));
    }

    /// Orders are copied in the notation that was chosen, also those of a turn that is looked at.
    void ordersInAnotherNotation()
    {
        const QTemporaryDir folder;
        const auto window = begun(folder.path(), Table::Mode::Gm, {});
        give(*window, "Austria", "A Vie - Gal");
        give(*window, "Russia", "F StP/sc - GOB");
        trigger(*window, "notationJdip");
        QCOMPARE(QApplication::clipboard()->text(), u"Austria: A vie-gal\nRussia: F stp/sc-bot\n"_s);
        trigger(*window, "copyText");
        QVERIFY(QApplication::clipboard()->text().contains("vie-gal"_L1)); // it stays chosen
        trigger(*window, "notationHouse");
        QVERIFY(QApplication::clipboard()->text().contains("A Vie - Gal"_L1));
    }

    /// In which order the powers acted is nobody's to know, and a support that was cut by an earlier attack would tell.
    void whoActedWhenStays()
    {
        const QTemporaryDir folder;
        const auto window = opened(folder.path());
        QString why;
        QVERIFY2(window->newGame(u"sequential"_s,
                                 {{"schedule", "Italy,Austria,Turkey,England,France,Germany,Russia"},
                                  {"earlyCut", "true"},
                                  {"oddSeasons", "false"}},
                                 Table::Mode::Gm, {}, why),
                 qPrintable(why));
        GameDocument &document = window->document();
        const Board &board = document.board();
        Position position = document.game().position();
        position.units.clear();
        for (const auto &[power, place] :
             {std::pair{"Austria", "Ser"}, std::pair{"Austria", "Bud"}, std::pair{"Italy", "Vie"},
              std::pair{"Turkey", "Bul"}, std::pair{"Turkey", "Gre"}})
            position.units.push_back(
                {board.findPower(power), board.findKind("A"), board.findRegion(place), Layer::Field});
        document.setPosition(position, [] { return QString(); });
        give(*window, "Austria", "A Bud S A Ser");
        give(*window, "Italy", "A Vie - Bud");
        give(*window, "Turkey", "A Bul - Ser");
        give(*window, "Turkey", "A Gre S A Bul - Ser");
        document.adjudicate();
        const auto &results = document.game().turn(0).results;
        QVERIFY(std::any_of(results.begin(), results.end(), [](const OrderResult &result) {
            return result.verdict.reason == Reason::Cut || result.verdict.reason == Reason::CutLater;
        }));
        // Other programs do not know such a game at all.
        const QMap<QString, QByteArray> taken = takenAlong(*window);
        QVERIFY(taken[u"game.json"_s].isEmpty() && taken[u"game.jdip"_s].isEmpty());
    }

    /// Whoever gets the results reads on every way that sealed orders gave way to a computer's.
    void whatTheTableDidGoesAlong()
    {
        const QTemporaryDir folder;
        const auto window = begun(folder.path(), Table::Mode::Hotseat, {u"Austria"_s, u"England"_s});
        window->findChild<QAction *>(u"autoReplay"_s)->setChecked(false);
        GameDocument &document = window->document();
        const PowerId austria = document.board().findPower("Austria");
        give(*window, "Austria", "A Bud - Ser");
        window->flow().seal();
        document.seatComputer(austria, "beginner", true);
        document.seatPerson(austria);
        window->flow().sealAll();
        window->adjudicate();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const QMap<QString, QByteArray> taken = takenAlong(*window);
        for (const QString &way : {u"turn.html"_s, u"game.html"_s, u"clipboard"_s})
            QVERIFY2(taken[way].contains("the sealed orders for Spring 1901 were thrown away"), qPrintable(way));
    }

    /// Computers are quick: theirs are in while everybody still looks at the results.
    void whatComputersWroteStays()
    {
        const QTemporaryDir folder;
        const auto window = opened(folder.path());
        window->findChild<QAction *>(u"autoReplay"_s)->setChecked(false);
        QString why;
        QVERIFY(window->newGame(u"standard"_s, {}, Table::Mode::Hotseat, {u"Austria"_s, u"England"_s, u"Italy"_s},
                                {u"beginner:Italy"_s}, 1, why));
        window->adjudicate();
        window->thinker().finish();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        GameDocument &document = window->document();
        QCOMPARE(window->flow().step(), Step::Results);
        QVERIFY(document.table().isSealed(document.board().findPower("Italy")));
        document.viewTurn(document.game().turnCount());
        QApplication::clipboard()->clear();
        const QMap<QString, QByteArray> taken = takenAlong(*window);
        QVERIFY2(!taken[u"turn.txt"_s].contains("Italy"), taken[u"turn.txt"_s].constData());
        QCOMPARE(taken[u"clipboard"_s], QByteArray());
    }
};

QTEST_MAIN(TestExports)
#include "tst_exports.moc"
