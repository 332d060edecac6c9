#include "look/leavequestion.h"

#include "look/rank.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>

#include <utility>

namespace entente::app {

bool LeaveQuestion::asks(const QKeyEvent &event, const QString &cost, QLabel &says)
{
    if (event.key() != Qt::Key_Escape || cost.isEmpty())
        return false;
    if (event.isAutoRepeat())
        return true;
    if (std::exchange(m_asked, true))
        return false;
    setFailed(says, false);
    says.setText(QCoreApplication::translate("LeaveQuestion", "Press Esc once more to leave. %1").arg(cost));
    says.show();
    return true;
}

} // namespace entente::app
