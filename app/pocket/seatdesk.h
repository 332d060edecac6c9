#pragma once

#include "document/gamedocument.h"
#include "flow/tableflow.h"

#include <QJsonObject>
#include <QObject>

#include <map>
#include <vector>

namespace entente::app {

/// What one power's player sees and does away from the window, as data for a page. Knows nothing of the network.
/// Everything is made from what the seat may see (SeatView and the public turn), never from other seats' drafts.
class SeatDesk : public QObject {
    Q_OBJECT

public:
    SeatDesk(GameDocument &document, TableFlow &flow, QObject *parent = nullptr);

    /// Opens the seat's sitting: from now on it is written away from the window. False, with a sentence in `why`, if it
    /// can't be: another PIN, a computer plays it, nobody sits there.
    bool open(PowerId seat, const QString &pin, QString &why);
    void close(PowerId seat);           ///< back to the keyboard, with its draft
    std::vector<PowerId> seats() const; ///< open ones, ascending
    /// Everything that the page shows of this open seat; `language` is "en" or "de".
    QJsonObject state(PowerId seat, const QString &language) const;
    /// One act of the player; returns a sentence if it was refused (and nothing changed), else an empty one.
    QString act(PowerId seat, const QJsonObject &act, const QString &language);
    /// Grows by one whenever state(seat) may have changed.
    quint64 version(PowerId seat) const;

Q_SIGNALS:
    void changed(entente::PowerId seat);

private:
    GameDocument &m_document;
    TableFlow &m_flow;
    std::map<PowerId, quint64> m_versions; ///< of the open seats
};

} // namespace entente::app
