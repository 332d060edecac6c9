#include "look/roworcolumn.h"

#include "look/sheet.h"
#include "look/theme.h"

#include <QBoxLayout>

namespace entente::app {

namespace {

constexpr int narrow = 660; ///< pixels

} // namespace

QBoxLayout *rowOrColumn(const QWidget &beside)
{
    const bool column = roomOnScreen(beside).width() < narrow;
    auto *layout = new QBoxLayout(column ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    layout->setSpacing(column ? metrics::floatMargin : metrics::margin);
    return layout;
}

} // namespace entente::app
