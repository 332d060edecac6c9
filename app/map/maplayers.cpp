#include "map/maplayers.h"

#include "sheet/mapscale.h"
#include "map/unitpainter.h"

#include <algorithm>

namespace entente::app {

MapLayers::MapLayers(const MapLook &look) : m_look(look)
{
    setItemIndexMethod(NoIndex);
    m_context.look = &m_look;
}

void MapLayers::clear(Items &items)
{
    for (QGraphicsItem *item : items)
        delete item;
    items.clear();
}

void MapLayers::add(Items &items, QGraphicsItem *item)
{
    addItem(item);
    items.push_back(item);
}

void MapLayers::clearState()
{
    m_state = MapState();
    m_under = ProvinceId();
}

void MapLayers::setState(const MapState &state)
{
    const MapState before = std::exchange(m_state, state);
    if (before.offers != state.offers)
        rebuildOffers();
    if (before.veil != state.veil || before.lit != state.lit || before.rings != state.rings)
        rebuildLights();
    if (before.units != state.units || before.orders != state.orders || before.selected != state.selected
        || before.veil != state.veil || before.hush != state.hush || before.contested != state.contested
        || before.arrows != state.arrows)
        rebuildPieces();
    if (before.signs != state.signs || before.routes != state.routes || before.shades != state.shades)
        rebuildSigns();
    rebuildPointed();
}

void MapLayers::setUnder(ProvinceId province)
{
    m_under = province;
    rebuildPointed();
}

void MapLayers::setOrdersShown(bool on)
{
    if (std::exchange(m_ordersShown, on) != on)
        rebuildPieces();
}

void MapLayers::wake()
{
    if (!std::exchange(m_awake, true))
        rebuild();
}

void MapLayers::setScale(qreal scale)
{
    if (m_context.scale == scale)
        return;
    m_context.scale = scale;
    rebuild();
}

void MapLayers::rebuild()
{
    rebuildOffers();
    rebuildLights();
    rebuildPointed();
    rebuildSigns();
    rebuildBridges();
    rebuildPieces();
}

/// Orders and other arrows, with the names that they run over.
void MapLayers::rebuildLines()
{
    std::vector<OrderDrawing> drawings;
    if (m_ordersShown)
        drawings = drawOrders(m_look, m_state, m_context.scale);
    for (const OrderDrawing &drawing : drawings) {
        if (!drawing.box.isEmpty())
            add(m_pieces, orderItem(m_context, drawing));
        if (!drawing.markBox.isEmpty())
            add(m_pieces, orderMarkItem(m_context, drawing));
    }
    std::vector<ArrowDrawing> arrows;
    for (const MapArrow &arrow : m_state.arrows) {
        arrows.push_back(drawArrow(m_look, arrow, m_context.scale));
        add(m_pieces, arrowItem(m_context, arrows.back()));
    }
    if (m_state.veil)
        return;
    const NamesOver over = namesCrossed(m_look, drawings, arrows, m_context.scale);
    for (const PlacedLabel &name : over.names)
        add(m_pieces, nameItem(m_context, name));
    for (const std::size_t i : over.heads)
        add(m_pieces, orderHeadsItem(m_context, drawings[i]));
    for (const std::size_t i : over.arrowHeads)
        add(m_pieces, arrowHeadItem(m_context, arrows[i]));
}

void MapLayers::rebuildPieces()
{
    clear(m_pieces);
    m_units.clear();
    if (!ready())
        return;
    rebuildLines();
    for (const ProvinceId province : m_state.contested)
        add(m_pieces, orderMarkItem(m_context, drawContested(m_look, province, m_context.scale)));
    for (MapUnit unit : m_state.units) {
        unit.ringed = unit.ringed
                      || (unit.unit.region == m_state.selected.region && unit.unit.layer == m_state.selected.layer
                          && !unit.dislodged);
        add(m_pieces, unitItem(m_context, unit));
        m_units.push_back(m_pieces.back());
    }
}

void MapLayers::rebuildSigns()
{
    clear(m_signs);
    if (!ready())
        return;
    for (const MapShade &shade : m_state.shades)
        add(m_signs, shadeItem(m_context, shade));
    for (const PlacedLabel &name : namesInFog(m_look, m_state, m_context.scale))
        add(m_signs, nameItem(m_context, name, Height::fogName));
    for (const MapRoute &route : m_state.routes)
        add(m_signs, routeItem(m_context, route));
    for (const MapSign &sign : m_state.signs)
        add(m_signs, signItem(m_context, sign));
}

void MapLayers::rebuildBridges()
{
    clear(m_bridges);
    if (!ready())
        return;
    for (const BridgeSign &sign : bridgeSigns(*m_look.sheet, m_context.scale))
        add(m_bridges, bridgeItem(m_context, sign));
}

void MapLayers::rebuildLights()
{
    clear(m_lights);
    if (!ready())
        return;
    if (m_state.veil)
        add(m_lights, new VeilItem(m_context, m_state.lit));
    for (const ProvinceId province : m_state.lit)
        add(m_lights, edgeItem(m_context, province, EdgeStyle::Lit));
    for (const ProvinceId province : m_state.rings)
        add(m_lights, edgeItem(m_context, province, EdgeStyle::Lit));
}

void MapLayers::rebuildOffers()
{
    clear(m_offers);
    if (!ready())
        return;
    for (const ProvinceId province : m_state.offers)
        add(m_offers, edgeItem(m_context, province, EdgeStyle::Offered));
}

void MapLayers::rebuildPointed()
{
    delete std::exchange(m_pointed, nullptr);
    const ProvinceId province = m_state.hovered.valid() ? m_state.hovered : m_under;
    if (!ready() || !province.valid())
        return;
    const bool offered = std::find(m_state.offers.begin(), m_state.offers.end(), province) != m_state.offers.end();
    m_pointed = edgeItem(m_context, province, offered ? EdgeStyle::Chosen : EdgeStyle::Pointed);
    addItem(m_pointed);
}

void MapLayers::setOffsets(const std::vector<QPointF> &offsets)
{
    for (std::size_t i = 0; i < m_units.size(); ++i)
        m_units[i]->setPos(i < offsets.size() ? offsets[i] : QPointF());
}

const MapUnit *MapLayers::symbolAt(QPointF point) const
{
    const qreal reach = unitPixels(m_context.scale) / m_context.scale * 0.42;
    const MapUnit *nearest = nullptr;
    qreal least = reach * reach;
    for (const MapUnit &unit : m_state.units) {
        const QPointF way = placeOf(*m_look.sheet, unit, m_context.scale) - point;
        const qreal distance = QPointF::dotProduct(way, way);
        if (distance < least) {
            least = distance;
            nearest = &unit;
        }
    }
    return nearest;
}

UnitRef MapLayers::unitAt(QPointF point) const
{
    const MapUnit *unit = symbolAt(point);
    return unit ? UnitRef{unit->unit.region, unit->dislodged ? Layer::Field : unit->unit.layer} : UnitRef();
}

} // namespace entente::app
