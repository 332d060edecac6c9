#pragma once

#include "board/boardpage.h"
#include "window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QTest>

#include <memory>

/// The real window, opened and handled as tests of it do.
namespace windowtest {

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// The window as it opens; what it keeps goes into the folder.
inline std::unique_ptr<MainWindow> opened(const QString &folder)
{
    auto window = std::make_unique<MainWindow>(folder);
    window->resize(1280, 800);
    window->show();
    QApplication::processEvents();
    return window;
}

/// A game on the standard board, at the first seat.
inline std::unique_ptr<MainWindow> begun(const QString &folder, Table::Mode mode, const QStringList &seats = {})
{
    auto window = opened(folder);
    window->findChild<QAction *>(u"autoReplay"_s)->setChecked(false);
    QString why;
    if (!window->newGame(u"standard"_s, {}, mode, seats, why))
        qFatal("%s", qPrintable(why));
    window->flow().take(); // where there is a curtain
    QApplication::processEvents();
    return window;
}

inline void begin(MainWindow &window, Table::Mode mode)
{
    QString why;
    QVERIFY2(window.newGame(u"standard"_s, {}, mode, {}, why), qPrintable(why));
    QApplication::processEvents();
}

inline void trigger(MainWindow &window, const char *action)
{
    window.findChild<QAction *>(QString::fromLatin1(action))->trigger();
    QApplication::processEvents();
}

inline void click(MainWindow &window, const char *place)
{
    MapView &map = window.board().map();
    QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, map.viewPointOf(window.document().board().findRegion(place)));
    QApplication::processEvents();
}

} // namespace windowtest
