#include "pocket/seatdrawings.h"

#include "exports/pagemaps.h"

#include <QCryptographicHash>

#include <algorithm>

namespace entente::app {

namespace {

constexpr std::size_t mostDrawings = 12;
constexpr int symbolWidth = 30; // a page's pixels, before it makes them larger or smaller

} // namespace

QString SeatDrawings::named(const MapLook &look, const MapState &state, Kind kind)
{
    auto found = std::find_if(m_kept.begin(), m_kept.end(), [&](const Kept &one) {
        return one.kind == kind && one.state == state && one.look == look;
    });
    if (found == m_kept.end()) {
        const QString drawing = kind == Kind::Orders  ? ordersDrawing(look, state, groundWidth)
                                : kind == Kind::Sight ? sightDrawing(look, state, groundWidth)
                                                      : symbolsDrawing(look, state.units, symbolWidth);
        const QByteArray hash = QCryptographicHash::hash(drawing.toUtf8(), QCryptographicHash::Sha256);
        if (m_kept.size() == mostDrawings)
            m_kept.pop_back();
        found = m_kept.insert(m_kept.end(), {look, state, kind, QString::fromLatin1(hash.toHex().left(12)), drawing});
    }
    std::rotate(m_kept.begin(), found, found + 1);
    return m_kept.front().name;
}

QString SeatDrawings::find(const QString &name) const
{
    const auto found = std::find_if(m_kept.begin(), m_kept.end(), [&](const Kept &one) { return one.name == name; });
    return found == m_kept.end() ? QString() : found->drawing;
}

} // namespace entente::app
