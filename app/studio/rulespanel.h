#pragma once

#include "rules/rulebook.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QPushButton;

namespace entente::app {

class SketchDocument;

/// By which rules the variant is played unless a game says otherwise: the printed edition, and single rules where it
/// differs from that. The few that players ask for are in sight, the others unfold.
class RulesPanel : public QWidget {
    Q_OBJECT

public:
    explicit RulesPanel(SketchDocument &document, QWidget *parent = nullptr);

private:
    struct Row {
        const SettingInfo *setting = nullptr;
        QComboBox *value = nullptr;
    };

    void addEdition(QWidget *inside);
    void addRule(const SettingInfo &setting, QWidget *inside);
    /// One with its title above it and its sentence below, told to whoever hears the window.
    QComboBox *addBox(const SettingInfo &setting, QWidget *inside);
    void fill();
    void unfold(bool on);

    SketchDocument &m_document;
    QComboBox *m_edition = nullptr;
    QPushButton *m_unfold = nullptr;
    QWidget *m_others = nullptr;
    std::vector<Row> m_rows;
    bool m_filling = false;
};

} // namespace entente::app
