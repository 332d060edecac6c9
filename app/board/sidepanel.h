#pragma once

#include "document/gamedocument.h"
#include "sheet/livery.h"

#include <QPointer>
#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace entente::app {

class HistoryPanel;
class OrdersPanel;
class ReplyPanel;
class ResultsPanel;
class StepsPanel;
class WhyPanel;

/// The column right of the map: orders, results, what is known of one result, the changes that can be undone and, where
/// they are asked for, the steps of a season and what beats the orders, behind tabs.
class SidePanel : public QWidget {
    Q_OBJECT

public:
    enum class Tab { Orders, Results, Why, History, Steps, Replies };

    explicit SidePanel(GameDocument &document, QWidget *parent = nullptr);

    OrdersPanel &orders() { return *m_orders; }
    ResultsPanel &results() { return *m_results; }
    WhyPanel &why() { return *m_why; }
    StepsPanel &steps() { return *m_steps; }
    ReplyPanel &replies() { return *m_replies; }
    /// The tab with the steps of a season is there only where it has something to say.
    void setStepsOffered(bool on);
    /// "What beats this?" of a power's orders; its tab is there as long as it is asked.
    void askReplies(PowerId power);
    void setLivery(const Livery &livery);
    /// Whatever of the panel a sheet covers from below is left free, until the sheet goes elsewhere.
    void giveWayTo(QWidget &sheet);
    void show(Tab tab);
    Tab shown() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void makeWay();
    void retranslate();
    void offer(Tab tab, bool on);

    QPointer<QWidget> m_sheet; ///< that lies over the panel's foot
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    OrdersPanel *m_orders;
    ResultsPanel *m_results;
    WhyPanel *m_why;
    HistoryPanel *m_history;
    StepsPanel *m_steps;
    ReplyPanel *m_replies;
};

} // namespace entente::app
