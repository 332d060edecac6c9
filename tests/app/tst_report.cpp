#include "begungames.h"

#include "desks/maildesk.h"
#include "desks/playerstable.h"
#include "desks/reportdesk.h"
#include "document/due.h"
#include "document/fileplaces.h"
#include "document/wholefile.h"
#include "exchange/importer.h"
#include "words/reportlayouts.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What a game master sends round: the report in its layouts, press, who sent nothing, addresses and the mails that
/// came.
class TestReport : public QObject {
    Q_OBJECT

private:
    BegunGames m_games;

    /// Austria bounces off Russia and supports, Italy sends nothing.
    std::unique_ptr<GameDocument> played() const
    {
        auto document = m_games.begun(Table::Mode::Gm);
        const auto give = [&](const char *who, const char *text) {
            document->setOrder(power(*document, who), order(*document, text));
        };
        give("Austria", "A Vie - Gal");
        give("Austria", "A Bud S A Vie");
        give("Russia", "A War - Gal");
        give("Russia", "F StP/sc - GOB");
        give("England", "F Lon H");
        give("France", "A Par H");
        give("Germany", "A Mun H");
        give("Turkey", "F Ank H");
        document->adjudicate();
        return document;
    }

    static ReportHead headOf(const GameDocument &document)
    {
        ReportHead head{u"Friday"_s, u"Sunday, 8 pm"_s, {{power(document, "Austria"), u"Anna"_s}}};
        head.press = u"Vienna to all: what a spring."_s;
        head.silent = timesSilent(document.game(), 0);
        return head;
    }

private Q_SLOTS:
    void everyLayoutTellsAll_data()
    {
        QTest::addColumn<int>("layout");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("plain") << static_cast<int>(ReportLayout::Plain)
                               << QStringList{u"Austria (Anna)"_s, u"A Vie - Gal"_s, u"No orders came from Italy."_s};
        QTest::newRow("judge") << static_cast<int>(ReportLayout::Judge)
                               << QStringList{u"Movement results for Spring of 1901.  (Friday)"_s,
                                              u"Austria: Army Vienna -> Galicia.  (*bounce*)"_s,
                                              u"Austria: Army Budapest SUPPORT Army Vienna."_s,
                                              u"Russia: Fleet St. Petersburg (south coast) -> Gulf of Bothnia."_s,
                                              u"Italy: Army Venice, No Order Processed."_s,
                                              u"Ownership of supply centers:"_s,
                                              u"The next phase of 'Friday' will be Movement for Fall of 1901."_s};
        QTest::newRow("zine") << static_cast<int>(ReportLayout::Zine)
                              << QStringList{u"AUSTRIA (ANNA): "_s, u"_A Vie - Gal_"_s, u"A Bud S A Vie"_s,
                                             u"(no order)"_s, u"No orders came from Italy."_s};
    }

    void everyLayoutTellsAll()
    {
        QFETCH(int, layout);
        QFETCH(QStringList, said);
        const auto document = played();
        const ReportHead head = headOf(*document);
        const QString text =
            reportText(document->board(), document->game().turn(0), head, static_cast<ReportLayout>(layout));
        for (const QString &part : said + QStringList{head.press, head.deadline})
            QVERIFY2(text.contains(part), qPrintable(part + u"\n---\n"_s + text));
    }

    /// What is written as a mail judge would have is read as one's mail: the same units and orders, and (no remark says
    /// otherwise) the same marks.
    void judgesMailIsReadBack()
    {
        const auto document = played();
        const std::string text =
            reportText(document->board(), document->game().turn(0), headOf(*document), ReportLayout::Judge)
                .toStdString();
        const Importer *importer = importerFor(text);
        QVERIFY(importer);
        const auto read = readForeign(*importer, text, m_games.library.finder());
        QVERIFY2(read.ok(), read ? "" : read.error().message.text().c_str());
        for (const Wording &remark : read->remarks)
            QFAIL(remark.text().c_str());
        const Turn &turn = document->game().turn(0);
        QCOMPARE(read->game.position().units, turn.before.units);
        std::vector<GivenOrder> orders = read->game.orders();
        std::vector<GivenOrder> sent = turn.orders;
        std::sort(orders.begin(), orders.end());
        std::sort(sent.begin(), sent.end());
        QCOMPARE(orders, sent);
    }

    void whoSendsNothingIsCounted()
    {
        auto document = played();
        document->adjudicate(); // nobody sends anything
        const Game &game = document->game();
        QCOMPARE(timesSilent(game, 0), (std::map<PowerId, int>{{power(*document, "Italy"), 1}}));
        QCOMPARE(timesSilent(game, 1).at(power(*document, "Italy")), 2);
        QCOMPARE(timesSilent(game, 1).at(power(*document, "Austria")), 1);
        ReportHead head;
        head.silent = timesSilent(game, 1);
        QVERIFY(silenceSentence(document->board(), game.turn(1), head).contains(u"Italy (2 times so far)"_s));
    }

    void mailsAreLinks()
    {
        QCOMPARE(mailLink({u"a@b.example"_s, QString(), u" c@d.example "_s}, u"Spring & more"_s, u"one\ntwo"_s),
                 u"mailto:a@b.example,c@d.example?subject=Spring%20%26%20more&body=one%0D%0Atwo"_s);
        // Nobody adds a header by an address.
        QVERIFY(!mailLink({u"a@b?bcc=c@d"_s}, {}, {}).contains(u"?bcc"_s));
        // What no mail program would take is left out, to be pasted.
        QVERIFY(!mailLink({u"a@b.example"_s}, u"x"_s, QString(5000, u'x')).contains(u"body"_s));
    }

    void theGameKeepsThem()
    {
        const QTemporaryDir folder;
        const auto document = played();
        document->setAddress(power(*document, "Italy"),
                             u"the.italian.player.of.our.thursday.evenings@mail.example.org"_s);
        document->setPress(0, u"What a spring."_s);
        document->keepLetter(u"A Vie - Tri"_s);
        document->keepLetter(u"A Vie - Tri "_s); // the same once more
        QVERIFY(document->isModified());
        const QString path = folder.filePath(u"game.entente"_s);
        QVERIFY(document->save(path).ok());
        GameDocument again(m_games.library.finder());
        QVERIFY(again.load(path).ok());
        QCOMPARE(again.table(), document->table());
        QCOMPARE(again.table().addresses.at(power(again, "Italy")),
                 u"the.italian.player.of.our.thursday.evenings@mail.example.org"_s);
        QCOMPARE(again.press(0), u"What a spring."_s);
        QCOMPARE(again.table().letters, (std::vector<TableSetup::Letter>{{1, "A Vie - Tri"}}));
        // Without them the file is one that older programs read.
        again.setAddress(power(again, "Italy"), {});
        again.setPress(0, {});
        QVERIFY(again.table().addresses.empty() && again.table().press.empty());
    }

    /// A mail holds orders: where they are secret it is not kept beside them.
    void aHotseatTableKeepsNoMail()
    {
        const auto document = m_games.begun(Table::Mode::Hotseat);
        document->keepLetter(u"A Vie - Tri"_s);
        QVERIFY(document->table().letters.empty());
    }

    void pastedOrdersAreKept()
    {
        const auto document = m_games.begun(Table::Mode::Gm);
        MailDesk desk(*document, PowerId());
        desk.setText(u"Austria:\nA Vie - Tri\n"_s);
        desk.findChild<QPushButton *>(u"takeMail"_s)->click();
        QCOMPARE(document->game().orders().size(), std::size_t(1));
        QCOMPARE(document->table().letters.size(), std::size_t(1));
        QCOMPARE(document->table().letters.front().turn, 0);
    }

    void theSheetShowsSavesAndMails()
    {
        const QTemporaryDir folder;
        const auto document = played();
        document->setAddress(power(*document, "Austria"), u"a@example.org"_s);
        document->keepLetter(u"for the next phase"_s);
        const auto page = [](int turn, const ReportHead &head) {
            return u"<p>page %1 of %2</p><img alt=\"map\" src=\"\">"_s.arg(turn).arg(head.game).toUtf8();
        };
        ReportDesk desk(*document, 0, u"Unnamed"_s, page);
        desk.show();
        QVERIFY(desk.report().startsWith(u"Unnamed: "_s));
        desk.findChild<QLineEdit *>(u"reportName"_s)->setText(u"Friday"_s);
        desk.findChild<QLineEdit *>(u"reportDeadline"_s)
            ->setText(u"Sunday noonish"_s); // no moment: it stays as it stands
        desk.findChild<QPlainTextEdit *>(u"reportPress"_s)->setPlainText(u"Hello all."_s);
        QCOMPARE(document->table().deadline, u"Sunday noonish"_s);
        QCOMPARE(document->press(0), u"Hello all."_s);
        for (const QString &part : {u"Friday: "_s, u"Sunday noonish"_s, u"Hello all."_s})
            QVERIFY2(desk.report().contains(part), qPrintable(part));
        QSignalSpy mails(&desk, &ReportDesk::mailWanted);
        const auto press = [&](const QString &name) { desk.findChild<QPushButton *>(name)->click(); };
        press(u"copyReport"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), desk.report());
        const QString path = folder.filePath(u"report.txt"_s);
        desk.save(path);
        QCOMPARE(QString::fromUtf8(readWhole(path).value()), desk.report());
        press(u"mailAll"_s);
        press(u"mailMissing"_s);
        QCOMPARE(mails.size(), 2);
        QVERIFY(mails[0][0].toString().startsWith(u"mailto:a@example.org?subject=Friday"_s));
        QVERIFY(mails[1][0].toString().contains(u"not%20complete"_s));
        // Who has all orders is not reminded.
        for (const Unit &unit : document->game().position().units)
            document->setOrder(unit.power, {unit.kind, unit.region, unit.layer, Hold{}});
        QVERIFY(!desk.findChild<QPushButton *>(u"mailMissing"_s)->isEnabled());
        // The page shows its map in the preview, too, as wide as there is room; copied, it is rich text beside plain.
        auto *layout = desk.findChild<QComboBox *>(u"reportLayout"_s);
        layout->setCurrentIndex(layout->count() - 1);
        QVERIFY(desk.report().contains(u"<img "_s));
        QVERIFY(desk.findChild<QTextEdit *>(u"reportPreview"_s)->toPlainText().contains(u"page 0 of Friday"_s));
        QVERIFY(desk.findChild<QTextEdit *>(u"reportPreview"_s)->toHtml().contains(u"<img "_s));
        desk.resize(1360, 800);
        QApplication::processEvents();
        QVERIFY(desk.findChild<QTextEdit *>(u"reportPreview"_s)->width() > 850); // what the fields need not
        press(u"copyReport"_s);
        const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
        QVERIFY(copied->hasHtml() && copied->html().contains(u"page 0 of Friday"_s));
        QVERIFY(copied->text().startsWith(u"Friday: "_s) && !copied->text().contains(u'<'));
        // The layout is remembered.
        const ReportDesk again(*document, 0, u"Unnamed"_s, page);
        QVERIFY(again.report().contains(u"page 0 of Friday"_s));
        layout->setCurrentIndex(0);
        // A file is called as the game is.
        QVERIFY(QFileInfo(proposedPath(*document, u"txt"_s, u"Spring 1901"_s)).fileName()
                == u"Friday Spring 1901.txt"_s);
    }

    /// Under fog the game master sees all, and each power's report tells what its seat sees; nobody is sent more.
    void eachUnderFogGetsTheirOwn()
    {
        GameDocument document(m_games.library.finder());
        const std::shared_ptr<const Variant> variant = m_games.library.find(u"standard"_s);
        Table table = Table::standard(*variant->board);
        table.mode = Table::Mode::Gm;
        document.newGame(variant, {{"fog", "borders"}}, table);
        document.setAddress(power(document, "Austria"), u"a@example.org"_s);
        document.setAddress(power(document, "England"), u"e@example.org"_s);
        document.setOrder(power(document, "England"), order(document, "F Lon - NTH"));
        document.setOrder(power(document, "Russia"), order(document, "A War - Gal"));
        document.adjudicate();
        ReportDesk desk(document, 0, u"Friday"_s, [&](int turn, const ReportHead &) {
            return QByteArray::number(static_cast<int>(document.game().turn(turn).results.size()));
        });
        auto *reader = desk.findChild<QComboBox *>(u"reportReader"_s);
        auto *mail = desk.findChild<QPushButton *>(u"mailAll"_s);
        QVERIFY(reader && reader->count() == 8);
        QVERIFY(desk.report().contains(u"F Lon - NTH"_s) && desk.report().contains(u"A War - Gal"_s));
        QVERIFY(!mail->isEnabled());
        reader->setCurrentIndex(reader->findText(u"Austria"_s));
        QVERIFY(!desk.report().contains(u"NTH"_s));
        QVERIFY(desk.report().contains(u"A War - Gal"_s)); // it has come to stand beside Vienna
        QVERIFY(!desk.report().contains(u"No orders came"_s));
        QSignalSpy mails(&desk, &ReportDesk::mailWanted);
        mail->click();
        QVERIFY(mails[0][0].toString().startsWith(u"mailto:a@example.org?subject="_s));
        QVERIFY(!mails[0][0].toString().contains(u"NTH"_s));
        auto *layout = desk.findChild<QComboBox *>(u"reportLayout"_s);
        layout->setCurrentIndex(layout->count() - 1);
        const int seen = desk.report().toInt();
        QVERIFY(seen > 3 && seen < 8); // of the map as well
        layout->setCurrentIndex(0);
        auto *turn = desk.findChild<QComboBox *>(u"reportTurn"_s);
        turn->setCurrentIndex(0); // how it stands now
        QVERIFY(!desk.report().contains(u"F North Sea"_s) && desk.report().contains(u"A Galicia"_s));
        QVERIFY(!document.isFogged());
        reader->setCurrentIndex(0);
        QVERIFY(desk.report().contains(u"F North Sea"_s));
        const auto open = played(); // without fog there is nobody to choose
        const ReportDesk plain(*open, 0, u"Friday"_s, [](int, const ReportHead &) { return QByteArray(); });
        QVERIFY(!plain.findChild<QComboBox *>(u"reportReader"_s));
    }

    /// Mails stand below who sent them and when.
    void keptMailsTellTheirSenders()
    {
        const auto document = played();
        document->keepLetter(u"From: Hans <hans@example.org>\nDate: Mon, 23 Nov 2026 20:00:00 +0100\n\nA Ber H"_s);
        ReportDesk desk(*document, 0, u"Game"_s, [](int, const ReportHead &) { return QByteArray(); });
        document->keepLetter(u"no heading"_s);
        const int turn = document->game().turnCount();
        QVERIFY(turn > 0);
        document->adjudicate();
        ReportDesk later(*document, turn, u"Game"_s, [](int, const ReportHead &) { return QByteArray(); });
        const QString mails = later.findChild<QTextEdit *>(u"reportMails"_s)->toPlainText();
        QVERIFY2(mails.contains(u"▸ Hans <hans@example.org> · Mon, 23 Nov 2026 20:00:00 +0100"_s), qPrintable(mails));
    }

    /// A moment moves on with the game, and reports tell it of the last turn only; undone, it is as it was.
    void deadlinesMoveOn()
    {
        const auto document = played();
        Deadline due;
        due.moment = QDateTime::currentDateTime().addDays(1);
        due.moment.setTime(QTime(20, 0));
        due.days = 7;
        due.shortDays = 7;
        document->setReportHead(u"Friday"_s, storedDeadline(due));
        QCOMPARE(dueAfter(*document, document->game().turnCount() - 1), deadlineText(due));
        document->adjudicate();
        Deadline next = due;
        next.moment = due.moment.addDays(7);
        QCOMPARE(dueAfter(*document, document->game().turnCount() - 1), deadlineText(next));
        QCOMPARE(dueAfter(*document, 0), QString());
        document->undoStack()->undo();
        QCOMPARE(deadlineText(deadlineOf(document->table())), deadlineText(due));
        document->undoStack()->redo();
        QCOMPARE(deadlineText(deadlineOf(document->table())), deadlineText(next));
        // Words spoke of the phase that is over.
        document->setReportHead(u"Friday"_s, u"on Sunday"_s);
        document->adjudicate();
        QCOMPARE(document->table().deadline, QString());
    }

    void addressesAreTypedIntoTheTable()
    {
        const auto document = played();
        PlayersTable table(*document);
        QCOMPARE(table.rowCount(), 7);
        table.item(0, 2)->setText(u" anna@example.org "_s);
        const PowerId first = document->table().seats.front();
        QCOMPARE(document->table().addresses.at(first), u"anna@example.org"_s);
        table.item(0, 1)->setText(u"Anna"_s);
        QCOMPARE(document->table().players.at(first), u"Anna"_s);
        // Without any address nothing opens; the sheet asks for them.
        document->setAddress(first, {});
        ReportDesk desk(*document, 0, u"Game"_s, [](int, const ReportHead &) { return QByteArray(); });
        QSignalSpy mails(&desk, &ReportDesk::mailWanted);
        desk.findChild<QPushButton *>(u"mailAll"_s)->click();
        QCOMPARE(mails.size(), 0);
    }
};

QTEST_MAIN(TestReport)
#include "tst_report.moc"
