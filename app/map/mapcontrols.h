#pragma once

#include "map/keptpicture.h"
#include "sheet/theme.h"

#include <QAbstractButton>
#include <QWidget>

namespace entente::app {

/// A button on the map with a drawn sign and perhaps a word.
class MapButton : public QAbstractButton {
    Q_OBJECT

public:
    enum class Sign { Plus, Minus, Fit, List };

    MapButton(Sign sign, QWidget *parent);
    void setTheme(const MapTheme &theme);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void paintAtRest(QPainter &painter) const; ///< all but the word

    Sign m_sign;
    MapTheme m_theme = MapTheme::light();
    KeptPicture m_kept;
};

/// A panel on the map's corner that holds buttons in a column.
class MapControls : public QWidget {
    Q_OBJECT

public:
    explicit MapControls(QWidget *parent);
    MapButton *add(MapButton::Sign sign, const QString &objectName);
    void setTheme(const MapTheme &theme);
    /// Sets the place of the buttons; the size follows from them.
    void arrange();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintPanel(QPainter &painter) const;

    QList<MapButton *> m_buttons;
    MapTheme m_theme = MapTheme::light();
    KeptPicture m_panel;
};

} // namespace entente::app
