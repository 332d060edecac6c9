#include "windowtest.h"

#include "desks/maildesk.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>

using namespace entente;
using namespace entente::app;
using namespace windowtest;
using namespace Qt::StringLiterals;

/// What Esc leaves, in which order, and what it never throws away unasked.
class TestEscape : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_home;

private Q_SLOTS:
    /// The legend is closed before an order that is being written is thrown away.
    void theLegendGoesFirst()
    {
        const auto window = begun(m_home.path(), Table::Mode::Hotseat, {u"Austria"_s, u"England"_s});
        auto *button = window->findChild<QAbstractButton *>(u"mapLegend"_s);
        const auto *legend = window->findChild<QWidget *>(u"mapLegendPanel"_s);
        click(*window, "Vie");
        const QString chosen = window->board().status();
        button->click();
        QVERIFY(legend->isVisible());
        QTest::keyClick(window->board().map().viewport(), Qt::Key_Escape);
        QVERIFY(!legend->isVisible() && !button->isChecked());
        QCOMPARE(window->board().status(), chosen);
        button->click();
        click(*window, "Gal"); // this click only closes
        QVERIFY(!legend->isVisible() && !button->isChecked());
        QVERIFY(window->document().game().orders().empty());
        click(*window, "Gal");
        QCOMPARE(window->document().game().orders().size(), std::size_t(1));
        QString why;
        QVERIFY(window->newGame(u"lima"_s, {}, Table::Mode::Gm, {}, why));
        QApplication::processEvents();
        window->findChild<QAbstractButton *>(u"mapLegend"_s)->click();
        const auto *other = window->findChild<QWidget *>(u"mapLegendPanel"_s);
        QCOMPARE(other->accessibleDescription().count(u"air base"_s, Qt::CaseInsensitive), 1); // one sign, one row
    }

    /// Esc asks before it leaves a pasted mail, and what was not taken is there again: for this seat, in this phase.
    void aPastedMailIsNotLost()
    {
        const auto window = begun(m_home.path(), Table::Mode::Hotseat, {u"Austria"_s, u"England"_s});
        const auto opened = [&] {
            trigger(*window, "readMail");
            for (auto *desk : window->findChildren<MailDesk *>()) {
                if (desk->isVisible())
                    return desk;
            }
            return static_cast<MailDesk *>(nullptr);
        };
        const auto textOf = [](const MailDesk *desk) { return desk->findChild<QPlainTextEdit *>(u"mailText"_s); };
        MailDesk *desk = opened();
        QVERIFY(desk);
        textOf(desk)->setPlainText(u"A Vie - Gal"_s);
        QTest::keyClick(textOf(desk), Qt::Key_Escape);
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier, QString(), true);
        QApplication::sendEvent(textOf(desk), &held);
        QVERIFY(desk->isVisible());
        QVERIFY(desk->findChild<QLabel *>(u"mailSummary"_s)->text().contains(u"once more"_s));
        textOf(desk)->appendPlainText(u"A Bud - Ser"_s); // who writes on has not left
        QTest::keyClick(textOf(desk), Qt::Key_Escape);
        QVERIFY(desk->isVisible());
        QTest::keyClick(textOf(desk), Qt::Key_Escape);
        QVERIFY(!desk->isVisible());
        desk = opened();
        QCOMPARE(textOf(desk)->toPlainText(), u"A Vie - Gal\nA Bud - Ser"_s);
        desk->close();
        window->flow().handOver();
        window->flow().take();
        QApplication::processEvents();
        desk = opened();
        QVERIFY(desk && textOf(desk)->toPlainText().isEmpty()); // England's
        QTest::keyClick(textOf(desk), Qt::Key_Escape);
        QVERIFY(!desk->isVisible());
        window->flow().handOver();
        window->flow().take();
        QApplication::processEvents();
        desk = opened();
        QVERIFY(textOf(desk)->toPlainText().contains(u"A Bud - Ser"_s));
        desk->findChild<QPushButton *>(u"takeMail"_s)->click();
        QCOMPARE(window->document().game().orders().size(), std::size_t(2));
        desk = opened();
        QVERIFY(textOf(desk)->toPlainText().isEmpty());
    }
};

QTEST_MAIN(TestEscape)

#include "tst_escape.moc"
