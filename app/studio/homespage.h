#pragma once

#include "studio/sketchdocument.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QTableWidget;
class QTableWidgetItem;
class QVBoxLayout;

namespace entente::app {

/// Third step: the powers, and of each place whether it has a centre, whose home it is and what begins there.
class HomesPage : public QWidget {
    Q_OBJECT

public:
    explicit HomesPage(SketchDocument &document, QWidget *parent = nullptr);

    /// C, 0 to 9, A or F about the chosen place. False: it is another key.
    bool takeKey(int key);
    /// Makes a place the next in turn to the power that is chosen in the list.
    void give(int place);

private:
    void layOutPowers(QVBoxLayout &column);
    void layOutPlace(QVBoxLayout &column);
    void addNextPower();
    void fill();
    void fillNeutral(int row);
    QTableWidgetItem *cellAt(int row, int column);
    int chosenPower() const; ///< -1: nobody
    QWidget *layOutUnit(QComboBox *unit, QComboBox *whose);
    void giveUnit(int place, const std::string &unit, const std::string &coast);
    void fillPlace();
    void fillWhose(QComboBox &box, int power);
    void write(int row, int column);
    void chooseColour(int power);

    SketchDocument &m_document;
    QTableWidget *m_powers;
    QComboBox *m_place;
    QCheckBox *m_centre;
    QComboBox *m_home;
    QFormLayout *m_placeForm;
    QComboBox *m_unit;
    QComboBox *m_unitOf;
    QComboBox *m_walled;
    QComboBox *m_walledOf;
    bool m_filling = false;
};

} // namespace entente::app
