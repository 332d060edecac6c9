#include "look/menuroom.h"

#include "look/theme.h"
#include "look/widgets.h"

#include <QHBoxLayout>
#include <QLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

MenuRoom::MenuRoom(QWidget *head) : QWidget(head), m_line(new QWidget(this))
{
    setObjectName(u"menuRoom"_s);
    m_line->setFixedSize(1, 20);
    m_line->setAttribute(Qt::WA_StyledBackground);
    m_line->setProperty("edge", u"left"_s);
    auto *row = flush<QHBoxLayout>(this);
    row->addStretch(1);
    row->addWidget(m_line);
    hide();
}

void MenuRoom::open(int menus)
{
    const QLayout *head = parentWidget()->layout();
    const int before = head ? head->contentsMargins().left() : 0;
    const int wide = menus > 0 ? menus - before + air : 0;
    if (wide == width() && isOpen() == (menus > 0))
        return;
    setFixedWidth(wide);
    setVisible(menus > 0);
    Q_EMIT changed();
}

} // namespace entente::app
