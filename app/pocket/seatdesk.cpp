#include "pocket/seatdesk.h"

#include "words/names.h"

namespace entente::app {

SeatDesk::SeatDesk(GameDocument &document, TableFlow &flow, QObject *parent)
    : QObject(parent), m_document(document), m_flow(flow)
{
}

bool SeatDesk::open(PowerId seat, const QString &, QString &why)
{
    if (!m_document.hasGame() || m_document.computerOf(seat)) {
        why = tr("Nobody sits there.");
        return false;
    }
    m_versions.emplace(seat, 1);
    Q_EMIT changed(seat);
    return true;
}

void SeatDesk::close(PowerId seat)
{
    if (m_versions.erase(seat) > 0)
        Q_EMIT changed(seat);
}

std::vector<PowerId> SeatDesk::seats() const
{
    std::vector<PowerId> open;
    for (const auto &[power, version] : m_versions)
        open.push_back(power);
    return open;
}

QJsonObject SeatDesk::state(PowerId seat, const QString &) const
{
    return {{QStringLiteral("power"), powerName(m_document.board(), seat)},
            {QStringLiteral("phase"), phaseName(m_document.board(), m_document.game().position().phase)},
            {QStringLiteral("step"), QStringLiteral("waiting")}};
}

QString SeatDesk::act(PowerId, const QJsonObject &, const QString &)
{
    return {};
}

quint64 SeatDesk::version(PowerId seat) const
{
    const auto found = m_versions.find(seat);
    return found == m_versions.end() ? 0 : found->second;
}

} // namespace entente::app
