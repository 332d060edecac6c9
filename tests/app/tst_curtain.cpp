#include "windowtest.h"

#include "actions/language.h"
#include "desks/consentdesk.h"
#include "flow/curtain.h"
#include "look/handrest.h"
#include "window/publicboard.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace windowtest;

/// What people do at the curtain and in the questions that come from it, by keys as they type them.
class TestCurtain : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_home;
    std::unique_ptr<MainWindow> m_window;
    qint64 m_now = 0;

    PowerId power(const char *name) const { return m_window->document().board().findPower(name); }

    void type(QWidget &field, const QString &text)
    {
        for (const QChar letter : text) {
            m_now += 120;
            QTest::keyClick(&field, letter.toLatin1());
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        HandRest::countBy([this] { return m_now; });
    }
    void cleanupTestCase() { HandRest::countBy({}); }
    void init()
    {
        setLanguage(*qApp, u"en"_s);
        m_window = begun(m_home.filePath(u"copies"_s), Table::Mode::Hotseat, {u"Austria"_s, u"England"_s});
    }
    void cleanup() { m_window.reset(); }

    /// Whoever clicks the emblem of a sealed seat is asked about its orders, and not called to write them.
    void aSealedSeatIsToldThatItIsSealed()
    {
        m_window->flow().seal();
        m_window->flow().reopen(power("austria"));
        QApplication::processEvents();
        const auto *title = m_window->curtain().findChild<QLabel *>(u"curtainTitle"_s);
        const auto *take = m_window->curtain().findChild<QPushButton *>(u"takeSeat"_s);
        QCOMPARE(title->text(), u"Austria, your orders are sealed"_s);
        QCOMPARE(take->text(), u"Open them again"_s);
        m_window->flow().handOver(power("england"));
        QApplication::processEvents();
        QCOMPARE(title->text(), u"England, it's your turn"_s);
    }

    /// When a game ends is read whole, where a season and an hour end it and the time to negotiate runs.
    void whenItEndsIsReadWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char *language : {"en", "de"}) {
            QTest::addRow("%s, wide", language) << QString::fromLatin1(language) << QSize(1280, 800);
            QTest::addRow("%s, narrow", language) << QString::fromLatin1(language) << QSize(1024, 700);
        }
    }
    void whenItEndsIsReadWhole()
    {
        QFETCH(const QString, language);
        QFETCH(const QSize, size);
        GameDocument &document = m_window->document();
        Table table = Table::standard(document.board());
        table.mode = Table::Mode::Hotseat;
        table.clock.talkSeconds = 900;
        table.clock.endsAt = u"2099-11-28T22:45:00"_s;
        document.newGame(document.game().variantPointer(), {{"lastSeason", "F1907"}}, table);
        QApplication::processEvents();
        QVERIFY(m_window->publicBoard()); // who negotiates looks at the board
        trigger(*m_window, "publicBoard");
        m_window->resize(size);
        setLanguage(*qApp, language);
        for (const QString &name : {u"curtainPhase"_s, u"curtainEnds"_s, u"curtainCount"_s, u"curtainClock"_s}) {
            const auto *label = m_window->curtain().findChild<QLabel *>(name);
            QVERIFY2(label->isVisible(), qPrintable(name));
            const int whole = label->fontMetrics().horizontalAdvance(label->text());
            // The words come first, then their room.
            QVERIFY2(QTest::qWaitFor([&] { return label->width() >= whole; }),
                     qPrintable(u"%1: %2 of %3"_s.arg(label->text()).arg(label->width()).arg(whole)));
        }
        const QString ends = m_window->curtain().findChild<QLabel *>(u"curtainEnds"_s)->text();
        setLanguage(*qApp, u"en"_s);
        QVERIFY2(ends.contains(u"1907"_s) && ends.contains(u"22:45"_s), qPrintable(ends));
    }

    /// A game that was left and opened again: seats whose orders wait for their PIN are sealed.
    void seatsThatWaitForTheirPinCountAsSealed()
    {
        GameDocument &document = m_window->document();
        QVERIFY(document.setPin(power("austria"), u"1111"_s));
        m_window->flow().seal();
        const QString file = m_home.filePath(u"left.entente"_s);
        QVERIFY(document.save(file).ok());
        QVERIFY(document.load(file).ok());
        QApplication::processEvents();
        QCOMPARE(m_window->curtain().findChild<QLabel *>(u"curtainCount"_s)->text(), u"1 of 2 sealed"_s);
    }

    /// What was written since is spoken of where somebody has written.
    void takingBackTellsWhatIsLost()
    {
        for (const bool written : {false, true}) {
            m_window->flow().sealAll();
            m_window->flow().reveal();
            m_window->flow().next();
            QApplication::processEvents();
            if (written) {
                m_window->flow().take();
                m_window->flow().seal();
            }
            trigger(*m_window, "takeBack");
            const auto *text = m_window->findChild<QLabel *>(u"consentText"_s);
            QVERIFY(text);
            QVERIFY2(text->text().startsWith(u"If everybody agrees, "_s), qPrintable(text->text()));
            QCOMPARE(text->text().contains(u"lost"_s), written);
            delete m_window->findChild<QDialog *>(u"consentDesk"_s);
        }
    }

    /// A fluent typist is heard from the first key; Enter without anything typed opens nothing.
    void aPinTypedAtOnceIsHeard()
    {
        QVERIFY(m_window->document().setPin(power("england"), u"2222"_s));
        m_window->flow().seal();
        QCOMPARE(m_window->flow().step(), Step::Covered);
        QApplication::processEvents();
        auto *pin = m_window->curtain().findChild<QLineEdit *>(u"pin"_s);
        QVERIFY(pin->isVisible());
        m_now += 120;
        QTest::keyClick(pin, Qt::Key_Return);
        QCOMPARE(m_window->flow().step(), Step::Covered);
        type(*pin, u"2222"_s);
        QCOMPARE(pin->text(), u"2222"_s);
        m_now += 120;
        QTest::keyClick(pin, Qt::Key_Return);
        QCOMPARE(m_window->flow().step(), Step::Writing);
        QCOMPARE(m_window->flow().seat(), power("england"));
    }

    void enterPressesTheRingedButton()
    {
        const auto words = [] { return ConsentDesk::Words{u"Sure?"_s, {u"It is."_s}, u"Yes"_s}; };
        ConsentDesk desk(m_window->document(), words, {}, m_window.get());
        desk.setAttribute(Qt::WA_DeleteOnClose, false);
        int agreed = 0;
        connect(&desk, &ConsentDesk::agreed, this, [&] { ++agreed; });
        desk.show();
        QVERIFY(QTest::qWaitForWindowActive(&desk));
        desk.findChild<QPushButton *>(u"agree"_s)->setFocus();
        QTest::keyClick(&desk, Qt::Key_Return);
        QCOMPARE(agreed, 1);
    }

    /// With everybody's hands full elsewhere the screen is the board of all, until there is something to reveal.
    void whilePhonesWriteTheBoardIsOpen()
    {
        TableFlow &flow = m_window->flow();
        QString remark;
        QVERIFY(flow.sendAway(power("austria"), {}, remark));
        QCOMPARE(flow.step(), Step::Covered);
        QVERIFY(!m_window->publicBoard());
        QVERIFY(flow.sendAway(power("england"), {}, remark));
        QApplication::processEvents();
        QVERIFY(m_window->publicBoard());
        auto *back = m_window->publicBoard()->findChild<QPushButton *>(u"leavePublicBoard"_s);
        QCOMPARE(back->text(), u"0 of 2 sealed"_s);
        QVERIFY(flow.sealAway(power("austria")));
        QCOMPARE(back->text(), u"1 of 2 sealed"_s);
        back->click();
        QApplication::processEvents();
        const auto text = [&](const char *name) {
            return m_window->curtain().findChild<QLabel *>(QLatin1StringView(name))->text();
        };
        QVERIFY(m_window->curtain().isVisible());
        QCOMPARE(text("curtainTitle"), u"Orders are being written on phones"_s);
        QCOMPARE(text("curtainLine"), u"Still writing: England."_s);
        auto *take = m_window->curtain().findChild<QPushButton *>(u"takeSeat"_s);
        QVERIFY(!take->isVisible());
        QVERIFY(flow.sealAway(power("england")));
        QApplication::processEvents();
        QCOMPARE(text("curtainTitle"), u"All orders are in"_s);
        QVERIFY(take->isVisible());
    }

    /// Whoever types a PIN is not disturbed by those who seal elsewhere.
    void aPinIsTypedOn()
    {
        TableFlow &flow = m_window->flow();
        QString remark;
        QVERIFY(m_window->document().setPin(power("austria"), u"1111"_s));
        QVERIFY(flow.sendAway(power("england"), {}, remark));
        flow.handOver(power("austria"));
        QApplication::processEvents();
        auto *pin = m_window->curtain().findChild<QLineEdit *>(u"pin"_s);
        type(*pin, u"11"_s);
        QVERIFY(flow.sealAway(power("england")));
        QApplication::processEvents();
        QCOMPARE(pin->text(), u"11"_s);
        QCOMPARE(m_window->curtain().findChild<QLabel *>(u"curtainCount"_s)->text(), u"1 of 2 sealed"_s);
    }

    /// While computers alone have sealed there is nothing to reveal.
    void earlyRevealWaitsForAPerson()
    {
        auto *early = m_window->curtain().findChild<QPushButton *>(u"revealEarly"_s);
        m_window->document().seatComputer(power("england"), "steady", false);
        m_window->document().sealFor(power("england"), {});
        m_window->flow().handOver(power("austria"));
        QApplication::processEvents();
        QCOMPARE(m_window->flow().step(), Step::Covered);
        QVERIFY(!early->isVisible());
    }
};

QTEST_MAIN(TestCurtain)
#include "tst_curtain.moc"
