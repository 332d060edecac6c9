#include "look/theme.h"

#include <QApplication>
#include <QFontInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace entente::app;
using namespace Qt::StringLiterals;

/// The look of everything at once.
class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whoever changes the theme keeps the sizes.
    void everyTextHasOneSizeInEveryTheme()
    {
        setUiFont();
        QWidget window; // before the first theme, as the window makes its pages
        auto *column = new QVBoxLayout(&window);
        const QList<QWidget *> widgets{new QLabel(u"A"_s),        new QPushButton(u"B"_s), new QLineEdit(u"C"_s),
                                       new QListWidget,           new QTreeWidget,         new QMenuBar,
                                       new QMenu(u"D"_s, &window)};
        for (QWidget *widget : widgets)
            column->addWidget(widget);
        applyTheme(*qApp, false);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto sizes = [&] {
            QList<int> all;
            for (const QWidget *widget : widgets)
                all.append(QFontInfo(widget->font()).pixelSize());
            all.append(QFontInfo(static_cast<QTreeWidget *>(widgets[4])->header()->font()).pixelSize());
            return all;
        };
        const QList<int> first = sizes();
        QCOMPARE(first, QList<int>(first.size(), metrics::base));
        applyTheme(*qApp, true);
        QCOMPARE(sizes(), first);
        applyTheme(*qApp, false);
        QCOMPARE(sizes(), first);
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
