#include "windowtest.h"

#include "document/gamedocument.h"
#include "document/preferences.h"
#include "look/theme.h"
#include "sheet/colourdistance.h"
#include "map/mapview.h"
#include "tools/ordertool.h"
#include "script/usersimulation.h"
#include "board/boardpage.h"
#include "actions/language.h"
#include "window/mainwindow.h"
#include "window/publicboard.h"
#include "window/window.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace windowtest;

/// What is painted stands out from its ground, in every theme.
class TestContrast : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    /// Between the ground of a widget, as it is painted, and the ink that stands out most.
    static qreal paintedContrast(QWidget &widget)
    {
        const QImage image =
            widget.window()->grab(QRect(widget.mapTo(widget.window(), QPoint()), widget.size())).toImage();
        QHash<QRgb, int> counts;
        for (int y = 3; y < image.height() - 3; ++y) { // without its edge
            for (int x = 3; x < image.width() - 3; ++x)
                ++counts[image.pixel(x, y)];
        }
        QRgb ground = 0;
        for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
            if (counts.value(ground) < it.value())
                ground = it.key();
        }
        qreal most = 1;
        for (auto it = counts.cbegin(); it != counts.cend(); ++it)
            most = std::max(most, contrast(QColor(ground), QColor(it.key())));
        return most;
    }

    /// Texts in sight that are too faint, and outlines of what can be typed into or ticked.
    static QStringList faint(QWidget &window)
    {
        QStringList faults;
        const QImage image = window.window()->grab().toImage();
        for (QWidget *widget : window.findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->window() != window.window() || !widget->isEnabled()
                || widget->width() < 12 || widget->height() < 12)
                continue;
            if (widget->visibleRegion().boundingRect() != widget->rect())
                continue; // it is scrolled out, wholly or in part
            const auto *label = qobject_cast<QLabel *>(widget);
            const auto *button = qobject_cast<QAbstractButton *>(widget);
            const bool says = (label && !label->text().trimmed().isEmpty() && label->pixmap().isNull())
                              || (button && !button->text().isEmpty());
            constexpr qreal forText = 4.5, forOutline = 3;
            if (says && paintedContrast(*widget) < forText)
                faults +=
                    u"%1 %2: %3"_s.arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName())
                        .arg(paintedContrast(*widget));
            if ((qobject_cast<QLineEdit *>(widget) && !qobject_cast<QComboBox *>(widget->parentWidget()))
                || qobject_cast<QComboBox *>(widget)) {
                const QPoint edge = widget->mapTo(widget->window(), QPoint(0, widget->height() / 2));
                if (edge.x() < 2)
                    continue;
                const qreal stands = contrast(image.pixelColor(edge), image.pixelColor(edge - QPoint(2, 0)));
                if (stands < forOutline)
                    faults += u"outline of %1: %2"_s.arg(widget->objectName()).arg(stands);
            }
        }
        return faults;
    }

private Q_SLOTS:
    /// What is chosen here is nobody's preference.
    void initTestCase() { QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path()); }

    void init() { setLanguage(*qApp, u"en"_s); }

    /// In high contrast texts and edges stand farther from their grounds, in both themes; without it all is as before.
    void highContrastIsHigher()
    {
        const auto window = opened(m_folder.path());
        auto *action = window->findChild<QAction *>(u"contrast"_s);
        QVERIFY(action && !action->isChecked());
        const QColor before = lightColours().quiet;
        action->trigger();
        for (const UiColours *c : {&lightColours(), &darkColours()}) {
            for (const QColor &ground : {c->panel, c->bar, c->field, c->tip, c->selected, c->hovered}) {
                QVERIFY(contrast(c->text, ground) >= 7);
                QVERIFY(contrast(c->quiet, ground) >= 7);
                QVERIFY2(contrast(c->faint, ground) >= 4.5, qPrintable(ground.name()));
                QVERIFY2(contrast(c->failure, ground) >= 4.5, qPrintable(ground.name()));
            }
            for (const QColor &edge : {c->outline, c->strongLine, c->accent})
                QVERIFY(contrast(edge, c->panel) >= 7);
            QVERIFY(contrast(c->onFilled, c->filled) >= 7);
        }
        QCOMPARE(window->palette().color(QPalette::WindowText), QColor(Qt::black));
        action->trigger();
        QCOMPARE(lightColours().quiet, before);
        preferences().remove(u"contrast"_s);
    }

    void textAndOutlinesStandOut_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void textAndOutlinesStandOut()
    {
        QFETCH(bool, dark);
        const auto window = opened(m_folder.path());
        window->setThemeChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
        UserSimulation::settle();
        QVERIFY2(faint(*window).isEmpty(), qPrintable(faint(*window).join(u"; "_s)));
        begin(*window, Table::Mode::Hotseat);
        UserSimulation::settle();
        QVERIFY2(faint(*window).isEmpty(), qPrintable(faint(*window).join(u"; "_s)));
        window->flow().take();
        UserSimulation::settle();
        QVERIFY2(faint(*window).isEmpty(), qPrintable(faint(*window).join(u"; "_s)));
        window->findChild<QAction *>(u"newGame"_s)->trigger();
        UserSimulation::settle();
        QWidget *desk = QApplication::activeModalWidget();
        QVERIFY(desk);
        QVERIFY2(faint(*desk).isEmpty(), qPrintable(faint(*desk).join(u"; "_s)));
        desk->close();
        window->setThemeChoice(ThemeChoice::Light);
    }
};

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
