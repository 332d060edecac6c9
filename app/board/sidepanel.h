#pragma once

#include "document/gamedocument.h"
#include "sheet/livery.h"

#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace entente::app {

class HistoryPanel;
class OrdersPanel;
class ResultsPanel;
class StepsPanel;
class WhyPanel;

/// The column right of the map: orders, results, what is known of one result, the changes that can be undone and, for a
/// game master, the steps of a season, behind tabs.
class SidePanel : public QWidget {
    Q_OBJECT

public:
    enum class Tab { Orders, Results, Why, History, Steps };

    explicit SidePanel(GameDocument &document, QWidget *parent = nullptr);

    OrdersPanel &orders() { return *m_orders; }
    ResultsPanel &results() { return *m_results; }
    WhyPanel &why() { return *m_why; }
    StepsPanel &steps() { return *m_steps; }
    /// The tab with the steps of a season is there only where it has something to say.
    void setStepsOffered(bool on);
    void setLivery(const Livery &livery);
    void show(Tab tab);
    Tab shown() const;

private:
    void retranslate();

    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    OrdersPanel *m_orders;
    ResultsPanel *m_results;
    WhyPanel *m_why;
    HistoryPanel *m_history;
    StepsPanel *m_steps;
};

} // namespace entente::app
