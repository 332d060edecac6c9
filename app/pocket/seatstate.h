#pragma once

#include "flow/tableflow.h"
#include "game/hints.h"
#include "pocket/seatdrawings.h"
#include "pocket/sitting.h"
#include "sheet/maplook.h"
#include "sheet/mapstate.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>

namespace entente::app {

/// How a seat that is written away from the window stands now, as `SeatDesk` tells it; of the seat's own orders, and of
/// what the table knows.
class SeatState {
public:
    /// `look`: null where nothing has a place.
    SeatState(const GameDocument &document, const TableFlow &flow, const Sitting &sitting, const MapLook *look,
              SeatDrawings &drawings);

    QJsonObject object() const;
    /// What the step is called.
    static QString stepOf(const GameDocument &document, const TableFlow &flow, PowerId power);
    /// The position on the map: while the window still tells a turn, the one before it.
    static Position shownPosition(const GameDocument &document, const TableFlow &flow);
    /// Whose colours its ground shows. The picture goes over the air unsealed: under fog, nobody's.
    static std::vector<PowerId> groundOwners(const GameDocument &document, const TableFlow &flow);
    /// What the picture is called of a ground in these colours, with names in this language.
    static QString groundName(const Game &game, const std::vector<PowerId> &owners, const QString &language);
    /// What the power may vote, with what it votes now: ids are "on", "all", "to<n>" and "with<n>".
    static QJsonArray votes(const GameDocument &document, PowerId power);

private:
    QJsonValue map() const;
    MapState sight() const;
    QJsonArray powers() const;
    QString fog() const;
    QString written() const;
    QString told() const;
    QJsonArray units() const;
    QJsonArray more() const;
    QJsonValue composing() const;
    QJsonArray results() const;
    QJsonArray whyOf(const Turn &turn, int result) const;
    bool isOrdering() const { return m_step == QStringLiteral("writing") || m_step == QStringLiteral("sealed"); }
    QJsonValue placeOf(int unit) const;
    QJsonValue placeOf(RegionId region) const;
    QString hintOf(const Sitting::Line &line) const;
    const Board &board() const { return m_document.board(); }

    const GameDocument &m_document;
    const TableFlow &m_flow;
    const Sitting &m_sitting;
    const MapLook *m_look;
    const MapSheet *m_sheet;
    SeatDrawings &m_drawings;
    Livery m_livery;
    PowerId m_power;
    QString m_step;
    Position m_shown; ///< the position on the map
    std::optional<Hints> m_hints;
};

} // namespace entente::app
