#pragma once

#include "map/mappicture.h"

#include <QPoint>
#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QPainter;

namespace entente::app {

/// What the marks on the map mean: the unit kinds of the variant, its centres, and how orders and
/// their failures are drawn.
class MapLegend : public QWidget {
    Q_OBJECT

public:
    explicit MapLegend(QWidget *parent);
    /// Writes itself anew in the present language and theme.
    void setLook(const MapLook &look);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Row {
        QString text;
        std::function<void(QPainter &, const QRectF &)> paint;
        bool first = false; ///< of a group
        QPoint at;          ///< its top left
    };

    void placeRows();
    void addUnits();
    void addCentres();
    void addOrders();
    void addSigns();
    void add(const QString &text, std::function<void(QPainter &, const QRectF &)> paint, bool first = false);

    MapLook m_look;
    PowerColours m_colours;
    std::vector<Row> m_rows;
};

} // namespace entente::app
