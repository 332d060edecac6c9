#pragma once

#include "studio/sketchdocument.h"

#include <QWidget>

#include <functional>
#include <vector>

class QCheckBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace entente::app {

class SettingRows;

/// What the variant has beyond the board game, as switches. Each says what it does, or why it can't come to those that
/// are on; the figures of one that is on stand below it.
class FeaturesPanel : public QWidget {
    Q_OBJECT

public:
    explicit FeaturesPanel(SketchDocument &document, QWidget *parent = nullptr);

private:
    struct Row {
        const FeatureInfo *info = nullptr;
        QCheckBox *box = nullptr;
        QLabel *told = nullptr;
    };
    struct Figure {
        std::function<bool(const FeatureChoice &)> counts;
        int &(*of)(FeatureChoice &);
        QWidget *row = nullptr;
        QSpinBox *box = nullptr;
    };

    void addRow(const FeatureInfo &info, QWidget *inside);
    void addFigures(const FeatureInfo &info, QWidget *inside);
    QSpinBox *addFigure(const QString &label, const QString &name, int least, int most, QWidget *inside,
                        std::function<bool(const FeatureChoice &)> counts, int &(*of)(FeatureChoice &));
    void addCosts(QWidget *inside);
    void fill();

    SketchDocument &m_document;
    std::vector<Row> m_rows;
    std::vector<Figure> m_figures;
    std::vector<SettingRows *> m_settings;
    bool m_filling = false;
};

} // namespace entente::app
