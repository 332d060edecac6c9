#pragma once

#include "document/gamedocument.h"
#include "map/livery.h"

#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace entente::app {

class HistoryPanel;
class OrdersPanel;
class ResultsPanel;
class WhyPanel;

/// The column right of the map: orders, results, what is known of one result, and the steps that can be undone, behind tabs.
class SidePanel : public QWidget {
    Q_OBJECT

public:
    enum class Tab { Orders, Results, Why, History };

    explicit SidePanel(GameDocument &document, QWidget *parent = nullptr);

    OrdersPanel &orders() { return *m_orders; }
    ResultsPanel &results() { return *m_results; }
    WhyPanel &why() { return *m_why; }
    void setLivery(const Livery &livery);
    void show(Tab tab);
    Tab shown() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    OrdersPanel *m_orders;
    ResultsPanel *m_results;
    WhyPanel *m_why;
    HistoryPanel *m_history;
};

} // namespace entente::app
