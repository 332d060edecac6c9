#include "map/mapaccess.h"

#include "map/mapview.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <vector>

namespace entente::app {

namespace {

/// One place of the map.
class PlaceAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    PlaceAccess(MapView *view, RegionId place) : m_view(view), m_place(place) {}

    bool isValid() const override
    {
        return m_view && m_view->look().board && m_place.index() < m_view->look().board->regionCount();
    }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_view ? m_view->window()->windowHandle() : nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString &) override {}

    QString text(QAccessible::Text what) const override
    {
        return what == QAccessible::Name && isValid() ? m_view->tell(m_place) : QString();
    }

    QRect rect() const override
    {
        if (!isValid() || !m_view->look().sheet)
            return {};
        const QRectF box = m_view->look().sheet->box(m_view->look().board->provinceOf(m_place));
        const QRect seen = m_view->viewportTransform().mapRect(box).toAlignedRect() & m_view->viewport()->rect();
        return {m_view->viewport()->mapToGlobal(seen.topLeft()), seen.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid())
            return state;
        const Board &board = *m_view->look().board;
        const UnitRef &chosen = m_view->state().selected;
        state.selectable = true;
        state.selected = chosen.valid() && board.provinceOf(chosen.region) == board.provinceOf(m_place);
        state.invisible = !m_view->isVisible();
        state.offscreen = rect().isEmpty();
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

    void doAction(const QString &name) override
    {
        if (name == pressAction() && isValid() && m_view->isVisible())
            Q_EMIT m_view->clicked({m_place}, m_view->viewport()->mapToGlobal(m_view->viewPointOf(m_place)));
    }

private:
    QPointer<MapView> m_view;
    RegionId m_place;
};

/// The map: its buttons first, then its places.
class MapAccess : public QAccessibleWidget {
public:
    explicit MapAccess(MapView *view) : QAccessibleWidget(view, QAccessible::List), m_view(view) {}
    ~MapAccess() override { forget(); }

    int childCount() const override
    {
        prepare();
        return QAccessibleWidget::childCount() + static_cast<int>(m_places.size());
    }

    QAccessibleInterface *child(int index) const override
    {
        prepare();
        const int others = QAccessibleWidget::childCount();
        if (index < others)
            return QAccessibleWidget::child(index);
        const auto at = static_cast<std::size_t>(index - others);
        return at < m_places.size() ? QAccessible::accessibleInterface(m_places[at]) : nullptr;
    }

    int indexOfChild(const QAccessibleInterface *face) const override
    {
        prepare();
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            if (QAccessible::accessibleInterface(m_places[i]) == face)
                return QAccessibleWidget::childCount() + static_cast<int>(i);
        }
        return QAccessibleWidget::indexOfChild(face);
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        prepare();
        const QPoint at = m_view->viewport()->mapFromGlobal(QPoint(x, y));
        const RegionId region = m_view->viewport()->rect().contains(at) ? m_view->regionAtViewPoint(at) : RegionId();
        if (!region.valid() || !m_board)
            return QAccessibleWidget::childAt(x, y);
        const auto province = static_cast<std::size_t>(m_board->provinceOf(region).index());
        return province < m_places.size() ? QAccessible::accessibleInterface(m_places[province]) : nullptr;
    }

private:
    /// Another board has other places.
    void prepare() const
    {
        if (m_board == m_view->look().board)
            return;
        forget();
        m_board = m_view->look().board;
        for (int p = 0; m_board && p < m_board->provinceCount(); ++p)
            m_places.push_back(
                QAccessible::registerAccessibleInterface(new PlaceAccess(m_view, m_board->mainRegion(ProvinceId(p)))));
    }

    void forget() const
    {
        for (const QAccessible::Id place : m_places)
            QAccessible::deleteAccessibleInterface(place);
        m_places.clear();
    }

    MapView *m_view;
    mutable std::shared_ptr<const Board> m_board;
    mutable std::vector<QAccessible::Id> m_places;
};

QAccessibleInterface *accessOf(const QString &className, QObject *object)
{
    auto *view = className == QLatin1StringView(MapView::staticMetaObject.className()) ? qobject_cast<MapView *>(object)
                                                                                       : nullptr;
    return view ? new MapAccess(view) : nullptr;
}

} // namespace

void installMapAccess()
{
    static const bool once = [] {
        QAccessible::installFactory(accessOf);
        return true;
    }();
    Q_UNUSED(once);
}

} // namespace entente::app
