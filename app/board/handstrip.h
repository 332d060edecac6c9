#pragma once

#include "flow/tableflow.h"
#include "sheet/livery.h"

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace entente::app {

/// The powers of one player at the keyboard, side by side: emblem, name, a tick where the orders are sealed. A press
/// turns to that power. Hidden unless whoever writes plays several.
class HandStrip : public QWidget {
    Q_OBJECT

public:
    HandStrip(const GameDocument &document, TableFlow &flow, QWidget *parent = nullptr);

    void setLivery(const Livery &livery);
    void refresh();
    /// Whose names stand beside their emblems: where the row has no room for all, that of the power whose orders are
    /// written.
    enum class Names { All, Own, None };
    void setNames(Names names);

private:
    void show(QToolButton &button, PowerId power);

    const GameDocument &m_document;
    TableFlow &m_flow;
    Livery m_livery;
    Names m_names = Names::All;
    QHBoxLayout *m_row;
    std::vector<PowerId> m_powers;
    QList<QToolButton *> m_buttons; ///< one a power
};

} // namespace entente::app
