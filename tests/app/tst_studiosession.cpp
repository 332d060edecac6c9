#include "document/wholefile.h"
#include "studio/sketchdocument.h"
#include "studio/studiodesk.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <set>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Whole sessions at the desk, by all that a hand can reach there: undone to the beginning and done again to the end,
/// the folder is what it was, byte for byte.
class StudioSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyControl();
    void anyOrder_data();
    void anyOrder();
    void halfTypedAtTheEnd();
};

namespace {

using Files = std::map<QString, QByteArray>;

class Session {
public:
    explicit Session(quint32 seed) : m_chance(seed)
    {
        m_desk.setAttribute(Qt::WA_DeleteOnClose, false);
        m_desk.show();
        button(u"studioExample"_s)->click();
    }
    bool isReady() const { return !m_desk.isBusy(); }
    void waitTillReady() { QTRY_VERIFY_WITH_TIMEOUT(isReady(), 60000); }

    /// Two powers with a home each: from here on the folder can be written whole.
    void settle()
    {
        openStep(2);
        for (int power = 0; power < 2; ++power) {
            find<QComboBox>(u"studioPlace"_s)->setCurrentIndex(3 + 5 * power);
            find<QComboBox>(u"studioHome"_s)->setCurrentIndex(power + 1);
            find<QComboBox>(u"studioUnit"_s)->setCurrentIndex(1);
        }
    }

    /// The folder as it is once it is saved.
    Files files()
    {
        if (!m_desk.mayBeLeft())
            qFatal("can't be saved");
        Files all;
        if (m_folder.isEmpty())
            m_folder = SketchDocument::foldersAtWork().constFirst(); // it was saved a moment ago
        const QDir folder(m_folder);
        for (const QString &name : folder.entryList(QDir::Files))
            all[name] = *readWhole(folder.filePath(name));
        return all;
    }

    bool undo() { return press(u"studioUndo"_s); }
    bool redo() { return press(u"studioRedo"_s); }
    /// Could it be played as it is?
    bool isWhole() const { return !find<QLabel>(u"studioSaid"_s)->text().startsWith(u"To do"_s); }

    /// What a hand may touch on a step, in a stable order.
    QWidgetList controls() const
    {
        QWidgetList found;
        const QWidget *step = find<QTabWidget>(u"studioSteps"_s)->currentWidget();
        for (QWidget *widget : step->findChildren<QWidget *>()) {
            const bool kind = qobject_cast<QComboBox *>(widget) || qobject_cast<QAbstractButton *>(widget)
                              || qobject_cast<QSpinBox *>(widget) || qobject_cast<QTableWidget *>(widget)
                              || (qobject_cast<QLineEdit *>(widget) && !qobject_cast<QSpinBox *>(widget->parent())
                                  && !qobject_cast<QTableWidget *>(widget->parent()->parent()));
            // The colour is asked for in a dialog of the system's, and the list of spots is a menu.
            const bool opens =
                widget->objectName() == u"studioPowerColour" || widget->objectName() == u"studioMoveFurther";
            if (kind && !opens && widget->isEnabled() && widget->isVisibleTo(step)
                && widget->objectName().startsWith(u"studio"_s))
                found += widget;
        }
        return found;
    }
    void openStep(int step) { find<QTabWidget>(u"studioSteps"_s)->setCurrentIndex(step); }

    void touch(QWidget *widget)
    {
        touched.insert(widget->objectName());
        if (auto *box = qobject_cast<QComboBox *>(widget)) {
            if (box->count() > 0)
                box->setCurrentIndex(below(box->count()));
        } else if (auto *figure = qobject_cast<QSpinBox *>(widget)) {
            figure->setValue(figure->minimum() + below(std::min(20, figure->maximum() - figure->minimum() + 1)));
        } else if (auto *line = qobject_cast<QLineEdit *>(widget)) {
            line->setText(u"Text %1"_s.arg(below(9)));
            Q_EMIT line->editingFinished();
        } else if (auto *table = qobject_cast<QTableWidget *>(widget)) {
            touchTable(*table);
        } else if (auto *pressed = qobject_cast<QAbstractButton *>(widget)) {
            pressed->click();
        }
    }

    /// Keys on the drawing: grounds, homes, units, and spots that go by arrows.
    void strikeKey()
    {
        static constexpr Qt::Key keys[] = {Qt::Key_L, Qt::Key_S,    Qt::Key_X,     Qt::Key_C,  Qt::Key_1,
                                           Qt::Key_2, Qt::Key_0,    Qt::Key_A,     Qt::Key_F,  Qt::Key_U,
                                           Qt::Key_N, Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_W};
        QTest::keyClick(find<QWidget>(u"studioMap"_s), keys[below(static_cast<int>(std::size(keys)))]);
    }

    void type(const QString &name, const QString &text)
    {
        QApplication::setActiveWindow(&m_desk);
        auto *line = find<QLineEdit>(name);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    QString folder() const { return m_folder; }

    void actAtRandom()
    {
        openStep(below(4));
        if (below(4) == 0)
            return strikeKey();
        const QWidgetList all = controls();
        if (!all.isEmpty())
            touch(all[below(static_cast<int>(all.size()))]);
    }

    int below(int end) { return static_cast<int>(m_chance.bounded(static_cast<quint32>(end))); }

    std::set<QString> touched;

private:
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        auto *widget = m_desk.findChild<Widget *>(name);
        if (!widget)
            qFatal("no %s", qPrintable(name));
        return widget;
    }
    QPushButton *button(const QString &name) const { return find<QPushButton>(name); }
    bool press(const QString &name)
    {
        QPushButton *pressed = button(name);
        const bool open = pressed->isEnabled();
        pressed->click();
        return open;
    }

    void touchTable(QTableWidget &table)
    {
        const int row = below(std::max(1, table.rowCount()));
        const int column = below(std::max(1, table.columnCount()));
        if (row >= table.rowCount())
            return;
        table.setCurrentCell(row, column);
        QTableWidgetItem *item = table.item(row, column);
        if (item && item->flags().testFlag(Qt::ItemIsUserCheckable) && item->data(Qt::CheckStateRole).isValid())
            item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
        else if (item && item->flags().testFlag(Qt::ItemIsEditable) && table.editTriggers() && column < 2
                 && below(3) > 0)
            item->setText(u"Name %1"_s.arg(below(99)));
        else
            Q_EMIT table.cellClicked(row, column);
    }

    StudioDesk m_desk;
    QRandomGenerator m_chance;
    QString m_folder;
};

/// Only what there was: of a board that does not hold together the files of the variant stay as they were last.
void compare(const Files &now, const Files &then, bool whole)
{
    for (const auto &[name, bytes] : then) {
        if (!whole && name != u"studio.json")
            continue;
        const auto same = now.find(name);
        QVERIFY2(same != now.end(), qPrintable(name));
        if (same->second != bytes) {
            qsizetype at = 0;
            while (at < std::min(same->second.size(), bytes.size()) && same->second[at] == bytes[at])
                ++at;
            QFAIL(qPrintable(u"%1 differs: %2 | %3"_s.arg(name, QString::fromUtf8(same->second.mid(at - 60, 160)),
                                                          QString::fromUtf8(bytes.mid(at - 60, 160)))));
        }
    }
}

int undoAll(Session &session)
{
    int steps = 0;
    while (session.undo())
        ++steps;
    return steps;
}

int redoAll(Session &session)
{
    int steps = 0;
    while (session.redo())
        ++steps;
    return steps;
}

} // namespace

/// Each control of each step once, with every feature that can be switched on.
void StudioSessionTest::everyControl()
{
    Session session(7);
    session.waitTillReady();
    const Files begin = session.files();
    session.settle();
    for (const int step : {2, 0, 1, 3, 2, 0, 1}) {
        session.openStep(step);
        std::set<QString> done;
        for (bool more = true; more;) { // a touch may bring others into sight, or take them away
            more = false;
            for (QWidget *widget : session.controls()) {
                if (!done.insert(widget->objectName()).second)
                    continue;
                session.touch(widget);
                session.waitTillReady();
                more = true;
                break;
            }
        }
    }
    for (int i = 0; i < 60; ++i) {
        session.openStep(i % 3);
        session.strikeKey();
    }
    for (const char *name : {"studioPlaces",
                             "studioCoasts",
                             "studioPassages",
                             "studioYes",
                             "studioNo",
                             "studioJoin",
                             "studioPowers",
                             "studioAddPower",
                             "studioRemovePower",
                             "studioCentre",
                             "studioHome",
                             "studioUnit",
                             "studioUnitOf",
                             "studioTitle",
                             "studioDesigner",
                             "studioLine",
                             "studioYear",
                             "studioYearCount",
                             "studioEra",
                             "studioVictory",
                             "studioOffersVictory",
                             "studioRule-edition",
                             "studioRule-paradox",
                             "studioRule-coastWrong",
                             "studioHas-tanks",
                             "studioTankShare",
                             "studioSetting-failedTank",
                             "studioOffers-failedTank"})
        QVERIFY2(session.touched.count(QString::fromLatin1(name)), name);
    const Files end = session.files();
    const bool whole = session.isWhole();
    const int undone = undoAll(session);
    QVERIFY(undone > 50);
    compare(session.files(), begin, true);
    QCOMPARE(redoAll(session), undone);
    compare(session.files(), end, whole);
}

void StudioSessionTest::anyOrder_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 8; ++seed)
        QTest::addRow("%d", seed) << seed;
}

void StudioSessionTest::anyOrder()
{
    QFETCH(int, seed);
    Session session(static_cast<quint32>(seed));
    session.waitTillReady();
    session.settle();
    const Files begin = session.files();
    QVERIFY(session.isWhole() && begin.count(u"variant.json"_s));
    int settled = 0;
    while (session.undo())
        ++settled;
    for (int i = 0; i < settled; ++i)
        session.redo();
    compare(session.files(), begin, true);
    for (int i = 0; i < 80; ++i) {
        session.actAtRandom();
        session.waitTillReady();
        if (session.below(8) != 0)
            continue;
        // A few steps back and as many forth, in the middle of the work.
        const Files now = session.files();
        const bool whole = session.isWhole();
        int back = 0;
        for (const int wanted = 1 + session.below(6); back < wanted && session.undo();)
            ++back;
        for (int forth = 0; forth < back; ++forth)
            QVERIFY(session.redo());
        compare(session.files(), now, whole);
    }
    const Files end = session.files();
    const bool whole = session.isWhole();
    const int undone = undoAll(session);
    QVERIFY(undone >= settled);
    QCOMPARE(redoAll(session), undone);
    compare(session.files(), end, whole);
    undoAll(session);
    for (int i = 0; i < settled; ++i)
        session.redo();
    compare(session.files(), begin, true);
}

/// The window closes with the desk on it: what stands in the field that has the focus is kept.
void StudioSessionTest::halfTypedAtTheEnd()
{
    auto session = std::make_unique<Session>(1);
    session->waitTillReady();
    (void)session->files();
    session->openStep(3);
    session->type(u"studioTitle"_s, u"Half a na"_s);
    const QString folder = session->folder();
    session.reset();
    QVERIFY(readWhole(folder + u"/studio.json"_s)->contains("Half a na"));
}

int main(int argc, char **argv)
{
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.path().toUtf8()); // the boards that are begun here
    QApplication application(argc, argv);
    StudioSessionTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_studiosession.moc"
