#include "desks/consentdesk.h"
#include "desks/misfitdesk.h"
#include "desks/standindesk.h"
#include "look/theme.h"
#include "board/boardpage.h"
#include "start/keptgames.h"
#include "actions/language.h"
#include "window/mainwindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>

#include <functional>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Every sheet on the smallest screens that people have: 1366 by 768 pixels at 150 %, which is 910 by 512 of ours, and
/// one that is as small as the window can be.
class TestSheets : public QObject {
    Q_OBJECT

public:
    static QSize screenSize()
    {
        const QStringList words = qEnvironmentVariable("ENTENTE_SCREEN", u"910x512"_s).split(u'x');
        return {words.value(0).toInt(), words.value(1).toInt()};
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;

    static QString nameOf(const QWidget &widget)
    {
        return QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName();
    }

    static bool isContent(const QWidget &widget)
    {
        return qobject_cast<const QAbstractButton *>(&widget) || qobject_cast<const QLabel *>(&widget)
               || qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QComboBox *>(&widget)
               || qobject_cast<const QAbstractItemView *>(&widget) || qobject_cast<const QTextEdit *>(&widget)
               || qobject_cast<const QPlainTextEdit *>(&widget);
    }

    /// The page of a scroll area, all of which can be brought into sight.
    static bool isScrolled(const QWidget &widget)
    {
        const QWidget *viewport = widget.parentWidget();
        const auto *area = viewport ? qobject_cast<const QScrollArea *>(viewport->parentWidget()) : nullptr;
        return area && area->widget() == &widget && area->verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOff
               && area->height() >= 80;
    }

    /// Part of it lies where nobody can see it.
    static bool isHidden(const QWidget &widget, const QWidget &desk)
    {
        QRect at = widget.rect();
        for (const QWidget *up = &widget; up != &desk; up = up->parentWidget()) {
            if (isScrolled(*up))
                return !up->rect().contains(at);
            at.translate(up->pos());
            if (!up->parentWidget()->rect().contains(at))
                return true;
        }
        return false;
    }

    /// It is smaller than what stands on it.
    static bool isCut(const QWidget &widget)
    {
        if (const auto *label = qobject_cast<const QLabel *>(&widget); label && !label->text().isEmpty())
            return label->wordWrap() ? label->height() < label->heightForWidth(label->width())
                                     : label->width() < label->minimumSizeHint().width();
        if (qobject_cast<const QAbstractButton *>(&widget))
            return widget.height() < widget.minimumSizeHint().height()
                   || widget.width() < widget.minimumSizeHint().width();
        if (qobject_cast<const QAbstractItemView *>(&widget) && !qobject_cast<const QHeaderView *>(&widget))
            return widget.height() < 60;
        return false;
    }

    /// A table's column into which no word goes.
    static bool hasNarrowColumn(const QTableView &table)
    {
        constexpr int leastWord = 60;
        const QHeaderView *header = table.horizontalHeader();
        for (int i = 0; i < header->count(); ++i) {
            if (header->sectionResizeMode(i) == QHeaderView::Stretch && header->sectionSize(i) < leastWord)
                return true;
        }
        return false;
    }

    static QStringList faultsOf(const QDialog &desk)
    {
        QStringList faults;
        for (const QTableView *table : desk.findChildren<QTableView *>()) {
            if (table->isVisible() && hasNarrowColumn(*table))
                faults += nameOf(*table) + u" has a column without room"_s;
        }
        const QRect screen = desk.screen()->availableGeometry();
        if (!screen.contains(desk.frameGeometry()))
            faults += u"%1 by %2 at %3, %4 is not on the screen"_s.arg(desk.width())
                          .arg(desk.height())
                          .arg(desk.x())
                          .arg(desk.y());
        for (const QScrollArea *area : desk.findChildren<QScrollArea *>()) {
            if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0)
                faults += u"%1 scrolls sideways: %2 in %3"_s.arg(nameOf(*area))
                              .arg(area->widget()->width())
                              .arg(area->viewport()->width());
        }
        for (const QWidget *widget : desk.findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->isWindow() || !isContent(*widget) || widget->rect().isEmpty()
                || widget->objectName().startsWith(u"qt_"_s))
                continue;
            if (isHidden(*widget, desk))
                faults += nameOf(*widget) + u" lies outside"_s;
            if (isCut(*widget))
                faults += nameOf(*widget) + u" is cut: %1 by %2"_s.arg(widget->width()).arg(widget->height());
        }
        return faults;
    }

    /// Of all sheets that are open, tab by tab.
    QStringList faultsOfAll()
    {
        QStringList faults;
        for (QDialog *desk : m_window->findChildren<QDialog *>()) {
            if (!desk->isVisible())
                continue;
            const QList<QTabWidget *> all = desk->findChildren<QTabWidget *>();
            const int tabs = all.isEmpty() ? 1 : all.first()->count();
            for (int i = 0; i < tabs; ++i) {
                if (!all.isEmpty())
                    all.first()->setCurrentIndex(i);
                for (int j = 0; j < 3; ++j)
                    QApplication::processEvents();
                for (const QString &fault : faultsOf(*desk))
                    faults += desk->objectName() + u" (%1): "_s.arg(i) + fault;
            }
        }
        return faults;
    }

    int closeAll()
    {
        int closed = 0;
        for (QDialog *desk : m_window->findChildren<QDialog *>()) {
            closed += desk->isVisible();
            desk->close();
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::processEvents();
        return closed;
    }

    void begin(const QString &variant, Table::Mode mode)
    {
        m_window->resize(screenSize() - QSize(10, 42));
        QString why;
        QVERIFY2(m_window->newGame(variant, {{"advice", "true"}}, mode, {}, why), qPrintable(why));
        m_window->show();
        QApplication::processEvents();
    }

    /// Opened by their actions, one after another.
    void tryActions(const QStringList &names)
    {
        QStringList faults;
        for (const QString &name : names) {
            auto *opener = m_window->findChild<QAction *>(name);
            QVERIFY2(opener && opener->isEnabled(), qPrintable(name));
            opener->trigger();
            QApplication::processEvents();
            faults += faultsOfAll();
            QVERIFY2(closeAll() > 0, qPrintable(name));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("German") << u"de"_s;
    }

private Q_SLOTS:
    void init() { m_window = std::make_unique<MainWindow>(m_folder.path()); }

    void cleanup()
    {
        closeAll();
        m_window.reset();
        setLanguage(*qApp, u"en"_s);
    }

    void theScreenIsSmall() { QCOMPARE(m_window->screen()->availableSize(), screenSize()); }

    void openTable_data() { languages(); }
    void openTable()
    {
        QFETCH(QString, language);
        setLanguage(*qApp, language);
        begin(u"standard"_s, Table::Mode::Gm);
        m_window->adjudicate();
        m_window->next();
        tryActions({u"newGame"_s,     u"cases"_s,       u"library"_s,     u"round"_s, u"columns"_s,   u"lines"_s,
                    u"notes"_s,       u"ownVariants"_s, u"makeVariant"_s, u"vote"_s,  u"readMail"_s,  u"report"_s,
                    u"safest"_s,      u"advice"_s,      u"rules"_s,       u"print"_s, u"standings"_s, u"commands"_s,
                    u"preferences"_s, u"keys"_s,        u"manual"_s,      u"about"_s});
    }

    void comparedLines_data() { languages(); }
    void comparedLines()
    {
        QFETCH(QString, language);
        setLanguage(*qApp, language);
        begin(u"standard"_s, Table::Mode::Gm);
        m_window->adjudicate();
        m_window->next();
        m_window->document().startLine(0, u"Line 1"_s);
        tryActions({u"lines"_s});
    }

    void hotseat_data() { languages(); }
    void hotseat()
    {
        QFETCH(QString, language);
        setLanguage(*qApp, language);
        begin(u"standard"_s, Table::Mode::Hotseat);
        m_window->flow().take();
        tryActions({u"vote"_s, u"ownPin"_s, u"standIn"_s, u"guess"_s, u"notes"_s, u"phones"_s});
    }

    void secretOrderOfActing_data() { languages(); }
    void secretOrderOfActing()
    {
        QFETCH(QString, language);
        setLanguage(*qApp, language);
        begin(u"sequential"_s, Table::Mode::Gm);
        tryActions({u"contract"_s, u"schedule"_s});
    }

    /// Those that no action opens.
    void othersFit_data() { languages(); }
    void othersFit()
    {
        QFETCH(QString, language);
        setLanguage(*qApp, language);
        begin(u"standard"_s, Table::Mode::Hotseat);
        GameDocument &document = m_window->document();
        QStringList many;
        for (int i = 0; i < 40; ++i)
            many += u"A sentence about one of the orders that no longer fits the board as it was corrected."_s;
        for (const PowerId power : document.table().seats)
            QVERIFY(document.setPin(power, u"1234"_s));
        QList<KeptGame> games;
        for (int i = 0; i < 12; ++i)
            games.append({m_folder.filePath(u"none-%1.entente"_s.arg(i)), i % 2 == 0, false});
        QStringList faults;
        const std::vector<std::function<QDialog *()>> others{
            [&] { return new MisfitDesk(many, m_window.get()); },
            [&] { return new KeptGamesDesk(m_window->variants(), games, m_window.get()); },
            [&] {
                const auto words = [&] { return ConsentDesk::Words{u"Reveal"_s, many.mid(0, 12), u"Reveal"_s}; };
                return new ConsentDesk(document, words, document.table().seats, m_window.get());
            },
        };
        for (const auto &open : others) {
            open()->show();
            QApplication::processEvents();
            faults += faultsOfAll();
            QCOMPARE(closeAll(), 1);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }
};

int main(int argc, char **argv)
{
    // The screen is described to the platform in a file.
    const QTemporaryDir folder;
    QFile screen(folder.filePath(u"screen.json"_s));
    if (!screen.open(QIODevice::WriteOnly))
        return 1;
    const QSize size = TestSheets::screenSize();
    screen.write(QByteArray(R"({"screens": [{"name": "small", "x": 0, "y": 0, "logicalDpi": 96, "logicalBaseDpi": 96,)")
                 + R"("dpr": 1, "width": )" + QByteArray::number(size.width()) + R"(, "height": )"
                 + QByteArray::number(size.height()) + "}]}");
    screen.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screen.fileName().toLocal8Bit());
    QApplication application(argc, argv);
    TestSheets test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_sheets.moc"
