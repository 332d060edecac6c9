#pragma once

#include "studio/sketchdocument.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace entente::app {

/// What the chosen place has of the variant's features: a box, a port, an airfield, more supply points than others.
/// Only what counts on this board is shown.
class PlaceMarks : public QWidget {
    Q_OBJECT

public:
    explicit PlaceMarks(SketchDocument &document, QWidget *parent = nullptr);

private:
    void fill();

    SketchDocument &m_document;
    std::vector<QCheckBox *> m_boxes; ///< by place in allMarks()
    QWidget *m_pointsRow;
    QSpinBox *m_points;
    bool m_filling = false;
};

} // namespace entente::app
