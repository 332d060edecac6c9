#include "look/rank.h"

#include <QLabel>
#include <QStyle>

namespace entente::app {

using namespace Qt::StringLiterals;

void setRank(QLabel &label, const QString &rank)
{
    if (label.property("rank").toString() == rank)
        return;
    label.setProperty("rank", rank);
    label.style()->unpolish(&label);
    label.style()->polish(&label);
}

void setFailed(QLabel &label, bool failed)
{
    setRank(label, failed ? u"failure"_s : QString());
}

} // namespace entente::app
