#pragma once

#include "document/gamedocument.h"

#include <QLineEdit>

class QCompleter;
class QStringListModel;

namespace entente::app {

/// The line to type an order into. While one types it proposes what may follow (engine/orders/completion.h): units, then
/// everything that the unit may do; arrows and Tab choose, Escape leaves the line as it is.
class OrderLine : public QLineEdit {
    Q_OBJECT

public:
    explicit OrderLine(const GameDocument &document, QWidget *parent = nullptr);

    /// Whose units are proposed; none: everybody's.
    void setWriter(PowerId power) { m_writer = power; }

protected:
    bool event(QEvent *event) override;

private:
    void propose(const QString &typed);
    void take(const QString &proposal);

    const GameDocument &m_document;
    PowerId m_writer;
    QStringListModel *m_proposals;
    QCompleter *m_completer;
};

} // namespace entente::app
