#pragma once

#include "sheet/maplook.h"
#include "map/orderdrawing.h"

#include <QAbstractScrollArea>
#include <QPoint>
#include <QString>

#include <functional>
#include <vector>

class QPainter;

namespace entente::app {

/// What the marks on the map mean: the unit kinds of the variant, its centres, how orders and their failures are drawn,
/// the signs that only this map has, and the fog where some lies. Scrolls where the window is too low for all of it.
class MapLegend : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit MapLegend(QWidget *parent);
    /// Writes itself anew in the present language and theme.
    void setLook(const MapLook &look, bool fogged);
    /// Takes as many columns as it needs to stay within this. Of its height so much is covered now, and may be free
    /// soon.
    void fitInto(const QSize &room, int covered);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    struct Row {
        QString text;
        std::function<void(QPainter &, const QRectF &)> paint;
        bool first = false; ///< of a group
        QPoint at;          ///< its top left
    };

    void placeRows();
    void takeRoom();
    void paintCard();
    int layOut(int columns, int rowHeight);

    // What is told, group by group.
    void addUnits();
    void addCentres();
    void addOrders();
    void addFlights();
    void addOutcomes();
    void addSigns();
    void addGround();
    void addFog();
    using Fill = std::function<void(OrderDrawing &, const Track &)>;
    void addOrder(const QString &text, Fill fill, bool first = false);
    void add(const QString &text, std::function<void(QPainter &, const QRectF &)> paint, bool first = false);

    MapLook m_look;
    PowerColours m_colours;
    std::vector<Row> m_rows;
    QSize m_room = QSize(700, 560);
    int m_covered = 0;
    int m_columns = 1;
    int m_column = 0; ///< width of one
    int m_height = 0; ///< of all rows
    int m_rowHeight = 0;
};

} // namespace entente::app
