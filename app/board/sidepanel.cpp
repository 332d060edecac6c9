#include "board/sidepanel.h"

#include "look/onchange.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "panels/historypanel.h"
#include "panels/orderspanel.h"
#include "panels/replypanel.h"
#include "panels/resultspanel.h"
#include "panels/stepspanel.h"
#include "panels/whypanel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>

#include <array>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int leastRows = 2 * metrics::rowWithReason;

} // namespace

SidePanel::SidePanel(GameDocument &document, QWidget *parent) : QWidget(parent)
{
    setSurface(*this, u"panel"_s, u"left"_s);
    setFixedWidth(metrics::rightPanel);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 0, 0);
    column->setSpacing(0);
    auto *tabRow = new QWidget(this);
    tabRow->setAttribute(Qt::WA_StyledBackground);
    tabRow->setProperty("edge", u"bottom"_s);
    tabRow->setFixedHeight(metrics::tabs);
    auto *tabLayout = new QHBoxLayout(tabRow);
    tabLayout->setContentsMargins(4, 0, 4, 0);
    m_tabs = named(new QTabBar(tabRow), u"tabs"_s);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    tabLayout->addWidget(m_tabs);
    tabLayout->addStretch(1);
    column->addWidget(tabRow);
    m_stack = new QStackedWidget(this);
    m_orders = new OrdersPanel(document, m_stack);
    m_results = new ResultsPanel(document, m_stack);
    m_why = new WhyPanel(document, m_stack);
    m_history = new HistoryPanel(document, m_stack);
    m_steps = new StepsPanel(document, m_stack);
    m_replies = new ReplyPanel(document, m_stack);
    for (QWidget *page : std::initializer_list<QWidget *>{m_orders, m_results, m_why, m_history, m_steps, m_replies}) {
        m_stack->addWidget(page);
        m_tabs->addTab(QString());
    }
    column->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_replies, &ReplyPanel::ended, this, [this] {
        const bool looked = shown() == Tab::Replies;
        offer(Tab::Replies, false);
        if (looked)
            show(Tab::Orders);
    });
    for (const Tab tab : {Tab::Steps, Tab::Replies})
        m_tabs->setTabVisible(static_cast<int>(tab), false);
    retranslate();
    onChange(this, {QEvent::LanguageChange}, [this] { retranslate(); });
}

void SidePanel::giveWayTo(QWidget &sheet)
{
    if (m_sheet)
        m_sheet->removeEventFilter(this);
    m_sheet = &sheet;
    sheet.installEventFilter(this);
    makeWay();
}

bool SidePanel::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::Move || type == QEvent::Resize || type == QEvent::Show || type == QEvent::Hide)
        makeWay();
    return QWidget::eventFilter(watched, event);
}

void SidePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    makeWay();
}

void SidePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    makeWay();
}

/// A sheet above the middle, or one that leaves no room for a few rows, is passed over.
void SidePanel::makeWay()
{
    int covered = 0;
    if (m_sheet && m_sheet->isVisible() && isVisible()) {
        const QRect there(mapFromGlobal(m_sheet->frameGeometry().topLeft()), m_sheet->frameGeometry().size());
        if (there.intersects(rect()) && there.bottom() > height() / 2 && there.top() > metrics::tabs + leastRows)
            covered = height() - there.top();
    }
    layout()->setContentsMargins(1, 0, 0, covered);
}

void SidePanel::setStepsOffered(bool on)
{
    offer(Tab::Steps, on);
}

void SidePanel::askReplies(PowerId power)
{
    offer(Tab::Replies, true);
    show(Tab::Replies);
    m_replies->ask(power);
}

void SidePanel::offer(Tab tab, bool on)
{
    if (m_tabs->isTabVisible(static_cast<int>(tab)) == on)
        return;
    m_tabs->setTabVisible(static_cast<int>(tab), on);
    // Five or six tabs have to do with the room of four.
    constexpr std::array<int, 3> margins{0, 4, 2};
    const int more =
        m_tabs->isTabVisible(static_cast<int>(Tab::Steps)) + m_tabs->isTabVisible(static_cast<int>(Tab::Replies));
    m_tabs->setStyleSheet(
        more > 0 ? u"QTabBar::tab { margin: 0 %1px; font-size: %2px; }"_s.arg(margins[static_cast<std::size_t>(more)])
                       .arg(metrics::small + 2 - more)
                 : QString());
}

void SidePanel::setLivery(const Livery &livery)
{
    m_orders->setLivery(livery);
    m_results->setLivery(livery);
    m_why->setLivery(livery);
    m_history->setLivery(livery);
    m_steps->setLivery(livery);
    m_replies->setLivery(livery);
}

void SidePanel::show(Tab tab)
{
    m_tabs->setCurrentIndex(static_cast<int>(tab));
}

SidePanel::Tab SidePanel::shown() const
{
    return static_cast<Tab>(m_tabs->currentIndex());
}

void SidePanel::retranslate()
{
    m_tabs->setAccessibleName(tr("Orders, results, why, history"));
    m_tabs->setTabText(0, tr("Orders"));
    m_tabs->setTabText(1, tr("Results"));
    m_tabs->setTabText(2, tr("Why?"));
    m_tabs->setTabText(3, tr("History"));
    m_tabs->setTabText(4, tr("Steps"));
    m_tabs->setTabText(5, tr("Replies"));
}

} // namespace entente::app
