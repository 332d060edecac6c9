#include "look/onchange.h"

#include <QWidget>

#include <algorithm>
#include <utility>
#include <vector>

namespace entente::app {

namespace {

/// Belongs to its widget and sees the widget's events.
class ChangeListener : public QObject {
public:
    ChangeListener(QWidget *widget, std::initializer_list<QEvent::Type> types, std::function<void()> act)
        : QObject(widget), m_types(types), m_act(std::move(act))
    {
        widget->installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (std::find(m_types.begin(), m_types.end(), event->type()) != m_types.end())
            m_act();
        return false;
    }

private:
    std::vector<QEvent::Type> m_types;
    std::function<void()> m_act;
};

} // namespace

void onChange(QWidget *widget, std::initializer_list<QEvent::Type> types, std::function<void()> act)
{
    new ChangeListener(widget, types, std::move(act));
}

} // namespace entente::app
