#pragma once

#include "document/gamedocument.h"

#include <QLineEdit>

namespace entente::app {

/// The line to type an order into. While one types it tells what may follow (engine/orders/completion.h): units, then
/// everything that the unit may do. Tab writes the first of them, Tab again the next.
class OrderLine : public QLineEdit {
    Q_OBJECT

public:
    explicit OrderLine(const GameDocument &document, QWidget *parent = nullptr);

    /// Whose units are proposed; none: everybody's.
    void setWriter(PowerId power) { m_writer = power; }
    /// No: nobody may write orders, and nothing is proposed.
    void setProposing(bool proposes) { m_proposes = proposes; }

Q_SIGNALS:
    void left(); ///< Esc: nothing is typed after all
    /// At most a dozen; none: nothing begins as the line does, or it is empty.
    void proposed(const QStringList &texts, const QString &typed);

protected:
    bool event(QEvent *event) override;

private:
    void propose(const QString &typed);

    const GameDocument &m_document;
    PowerId m_writer;
    bool m_proposes = true;
    QStringList m_proposals;
    int m_next = 0; ///< of the proposals: the one that Tab writes
};

} // namespace entente::app
