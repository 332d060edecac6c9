#pragma once

#include "studio/drawnlayers.h"

#include <QWidget>

class QListWidget;
class QPushButton;

namespace entente::app {

/// The layers of a drawing with a tick at each whose shapes are places, and how much of the sheet each covers. Folded
/// unless something large was left out, and hidden where there are not several.
class LayerTicks : public QWidget {
    Q_OBJECT

public:
    explicit LayerTicks(QWidget *parent = nullptr);

    void offer(const std::vector<DrawnLayer> &layers);

Q_SIGNALS:
    void wanted(const entente::LayerChoice &layers);

private:
    LayerChoice ticked() const;
    void tell();

    QPushButton *m_open; ///< unfolds the rest
    QWidget *m_ticks;
    QListWidget *m_list;
    QPushButton *m_read;
    LayerChoice m_taken; ///< as the drawing was read
};

} // namespace entente::app
