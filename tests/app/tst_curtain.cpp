#include "windowtest.h"

#include "desks/consentdesk.h"
#include "flow/curtain.h"
#include "look/handrest.h"

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
    void init() { m_window = begun(m_home.filePath(u"copies"_s), Table::Mode::Hotseat, {u"Austria"_s, u"England"_s}); }
    void cleanup() { m_window.reset(); }

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
        ConsentDesk desk(m_window->document(), u"Sure?"_s, {u"It is."_s}, u"Yes"_s, {}, m_window.get());
        desk.setAttribute(Qt::WA_DeleteOnClose, false);
        int agreed = 0;
        connect(&desk, &ConsentDesk::agreed, this, [&] { ++agreed; });
        desk.show();
        QVERIFY(QTest::qWaitForWindowActive(&desk));
        desk.findChild<QPushButton *>(u"agree"_s)->setFocus();
        QTest::keyClick(&desk, Qt::Key_Return);
        QCOMPARE(agreed, 1);
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
