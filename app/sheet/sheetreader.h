#pragma once

#include "io/loosejson.h"
#include "sheet/mapsheet.h"

#include <QColor>
#include <QHash>

class QXmlStreamReader;

namespace entente::app {

/// Builds a MapSheet from the two files of a drawn map. Faults are collected, so that an author
/// hears of all of them at once.
class SheetReader {
public:
    explicit SheetReader(const Board &board);

    void readDrawing(const QByteArray &svg);
    void readLayout(const QByteArray &json);
    /// What the whole lacks; call last.
    void setPlate(const PlateWords &words);
    void check();

    const QStringList &faults() const { return m_faults; }
    std::shared_ptr<const MapSheet> sheet() const { return m_sheet; }

private:
    /// What an element inherits from the groups around it.
    struct Level {
        QString group;
        bool filled = true;
        DrawnInk ink;
    };

    void readElement(const QXmlStreamReader &xml, const Level &level);
    void addOrnament(const QString &group, const QPainterPath &path, const DrawnInk &ink, qreal type);
    void addGround(const QString &id, const QPainterPath &path, bool land);
    void addArc(const QString &group, const QString &id, const QPainterPath &path);
    std::array<ProvinceId, 2> sidesOf(const QString &id) const;
    void joinArcs();
    void readyPaths();
    void readPaper(LooseJson root);
    void setCoasts(ProvinceId province, LooseJson coasts);

    const Board &m_board;
    QHash<QString, ProvinceId> m_provinces;
    std::shared_ptr<MapSheet> m_sheet;
    QStringList m_faults;
    QColor m_background; ///< of the drawing
};

} // namespace entente::app
