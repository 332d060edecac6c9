#pragma once

#include "map/mapitems.h"
#include "sheet/mapstate.h"

#include <QGraphicsScene>

#include <vector>

namespace entente::app {

/// Everything that stands above the ground, as items: highlights, veil, orders, units, marks. Makes
/// anew only what a change of the state touches, and nothing before it is woken: how large the map will be is not known
/// until it is painted, and at every other scale names would be looked for in vain.
class MapLayers : public QGraphicsScene {
    Q_OBJECT

public:
    /// Keeps a reference to the look, which is its owner's.
    explicit MapLayers(const MapLook &look);

    const MapState &state() const { return m_state; }
    void setState(const MapState &state);
    void clearState();                  ///< of another map; shows nothing until rebuild()
    void setUnder(ProvinceId province); ///< the mouse
    void setOrdersShown(bool on);
    /// Somebody is about to look: from now on the items are there.
    void wake();
    /// Items keep the size for which they were made until this is called.
    void setScale(qreal scale);
    void rebuild();
    /// Moves the symbols of the state's units from their places, until the state changes.
    void setOffsets(const std::vector<QPointF> &offsets);

    /// The unit whose symbol covers this point of the sheet: it is what a person aims at, even where
    /// it reaches over a border.
    UnitRef unitAt(QPointF point) const;
    const MapUnit *symbolAt(QPointF point) const; ///< null: none is there

private:
    using Items = std::vector<QGraphicsItem *>;

    bool ready() const { return m_awake && m_look.sheet && m_look.board; }
    void clear(Items &items);
    void add(Items &items, QGraphicsItem *item);
    void rebuildPieces();
    void rebuildLines();
    void rebuildLights();
    void rebuildOffers();
    void rebuildPointed();
    void rebuildSigns();
    void rebuildBridges();

    const MapLook &m_look;
    ItemContext m_context;
    MapState m_state;
    ProvinceId m_under;
    bool m_awake = false;
    bool m_ordersShown = true;
    Items m_pieces; ///< units, orders, arrows, marks
    Items m_units;  ///< those of m_pieces that are units, as the state lists them
    Items m_offers;
    Items m_signs; ///< shades, routes, signs
    Items m_bridges;
    Items m_lights; ///< the veil and what it leaves clear
    QGraphicsItem *m_pointed = nullptr;
};

} // namespace entente::app
