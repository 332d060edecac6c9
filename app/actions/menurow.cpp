#include "actions/menurow.h"

#include "look/menuroom.h"
#include "look/rank.h"
#include "look/theme.h"
#include "look/widgets.h"

#include <QEvent>
#include <QLabel>
#include <QMenuBar>
#include <QStackedWidget>

namespace entente::app {

using namespace Qt::StringLiterals;

MenuRow::MenuRow(QMenuBar &menus, QStackedWidget &pages, QWidget *parent)
    : QWidget(parent), m_menus(menus), m_pages(pages), m_warning(new QLabel(this))
{
    m_warning->setObjectName(u"warning"_s);
    m_warning->setWordWrap(true);
    setFailed(*m_warning);
    m_warning->setAlignment(Qt::AlignCenter);
    m_warning->setMargin(metrics::floatMargin / 2);
    m_warning->hide();
    setSurface(*this, u"bar"_s);
    m_pages.setParent(this);
    m_menus.setParent(this);
    connect(&m_pages, &QStackedWidget::currentChanged, this, &MenuRow::lookForRoom);
    lookForRoom();
}

void MenuRow::setMenusShown(bool shown)
{
    m_shown = shown;
    m_menus.setVisible(shown);
    arrange();
}

void MenuRow::warn(const QString &sentence)
{
    m_warning->setText(sentence);
    m_warning->setVisible(!sentence.isEmpty());
    arrange();
}

QSize MenuRow::minimumSizeHint() const
{
    return m_pages.minimumSizeHint() + QSize(0, m_shown ? m_menus.sizeHint().height() : 0);
}

void MenuRow::lookForRoom()
{
    if (m_room)
        m_room->removeEventFilter(this);
    const QWidget *page = m_pages.currentWidget();
    m_room = page ? dynamic_cast<MenuRoom *>(page->findChild<QWidget *>(u"menuRoom"_s)) : nullptr;
    if (m_room)
        m_room->installEventFilter(this);
    arrange();
}

void MenuRow::arrange()
{
    const QSize menus = m_menus.sizeHint();
    // Where the desktop shows the menus itself they take no room here.
    const bool here = m_shown && !m_menus.isNativeMenuBar();
    const bool inHead = here && m_room && menus.width() + headsNeed <= width();
    if (m_room)
        m_room->open(inHead ? menus.width() : 0);
    const int ownRow = here && !inHead ? menus.height() : 0;
    const int warned = m_warning->isHidden() ? 0 : m_warning->heightForWidth(width());
    m_warning->setGeometry(0, height() - warned, width(), warned);
    m_pages.setGeometry(rect().adjusted(0, ownRow, 0, -warned));
    if (inHead)
        standIn(*m_room);
    else
        m_menus.setGeometry(0, 0, width(), ownRow);
    m_menus.raise();
}

void MenuRow::standIn(const MenuRoom &room)
{
    const QSize menus = m_menus.sizeHint();
    const int middle = room.mapTo(this, room.rect().center()).y();
    m_menus.setGeometry(0, qMax(0, middle - menus.height() / 2), menus.width(), menus.height());
}

bool MenuRow::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) // in another language or type the menus are longer or shorter
        arrange();
    return QWidget::event(event);
}

bool MenuRow::eventFilter(QObject *watched, QEvent *event)
{
    const bool moves = event->type() == QEvent::Move || event->type() == QEvent::Resize;
    if (moves && watched == m_room && m_room->isVisibleTo(this))
        standIn(*m_room);
    return QWidget::eventFilter(watched, event);
}

void MenuRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace entente::app
