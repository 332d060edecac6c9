#pragma once

#include "sheet/livery.h"
#include "tools/positiontool.h"

#include <QWidget>

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace entente::app {

/// The palette with which a position is set up: phase, powers, what a click does, a line to type in, and what the board
/// comes to. It stands where the orders stand otherwise.
class PositionPanel : public QWidget {
    Q_OBJECT

public:
    PositionPanel(GameDocument &document, PositionTool &tool, QWidget *parent = nullptr);

    void setLivery(const Livery &livery);
    void focusLine();

Q_SIGNALS:
    void done();

private:
    QLayout *layOutPhase();
    QWidget *layOutChoices();
    void connectParts();
    void build();
    void addPowers();
    void addBrushes();
    void choosePhase();
    void refresh();
    void showYear(int year);
    void retranslate();
    QString report() const;

    GameDocument &m_document;
    PositionTool &m_tool;
    Livery m_livery;
    bool m_filling = false;
    QLabel *m_title;
    QComboBox *m_season;
    QSpinBox *m_year;
    QGridLayout *m_powerGrid;
    QGridLayout *m_brushGrid;
    QButtonGroup *m_powers;
    QButtonGroup *m_brushes;
    QLineEdit *m_line;
    QPushButton *m_empty;
    QPushButton *m_start;
    QPushButton *m_owners;
    QPushButton *m_done;
    QLabel *m_report;
};

} // namespace entente::app
