#pragma once

#include "document/gamedocument.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QSpinBox;

namespace entente::app {

/// Supply points given to another power in a winter by points: who receives them, and how many, by slider or typed.
/// Hidden in every other phase. The orders are the document's; the bar shows and changes those of one giver.
class TransferBar : public QWidget {
    Q_OBJECT

public:
    explicit TransferBar(GameDocument &document, QWidget *parent = nullptr);

    /// Whose points are given: one power's, or (`everyone`) those of a giver who is chosen in the bar.
    void setGiver(PowerId power, bool everyone);
    /// Makes the power the giver, where that may be chosen.
    void choose(PowerId power);

private:
    void refresh();
    void retranslate();
    void give(int points);
    PowerId giver() const;
    PowerId receiver() const;
    int givenTo(PowerId to) const;

    GameDocument &m_document;
    PowerId m_power;
    bool m_everyone = false;
    bool m_quiet = false; ///< the widgets follow the document
    QLabel *m_title;
    QComboBox *m_giver;
    QComboBox *m_receiver;
    QSlider *m_slider;
    QSpinBox *m_points;
    QLabel *m_limit;
};

} // namespace entente::app
