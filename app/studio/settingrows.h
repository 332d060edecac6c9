#pragma once

#include "studio/features.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace entente {
struct SettingInfo;
}

namespace entente::app {

class SketchDocument;

/// The settings that come with one feature: how the variant is played unless a game says otherwise, and whether players
/// may choose for their game.
class SettingRows : public QWidget {
    Q_OBJECT

public:
    SettingRows(SketchDocument &document, Switch feature, QWidget *parent = nullptr);

    bool isEmpty() const { return m_rows.empty(); }
    /// As the sketch has them.
    void fill();

private:
    struct Row {
        const SettingInfo *setting = nullptr;
        QLabel *title = nullptr;
        QComboBox *value = nullptr; ///< none: a number, which a game chooses alone
        QCheckBox *offered = nullptr;
    };
    void addRow(const SettingInfo &setting);
    QComboBox *valuesOf(const SettingInfo &setting);

    SketchDocument &m_document;
    Switch m_feature;
    std::vector<Row> m_rows;
    bool m_filling = false;
};

} // namespace entente::app
