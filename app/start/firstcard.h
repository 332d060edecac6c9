#pragma once

#include <QFrame>

class QPushButton;

namespace entente::app {

/// On the first screen while no game has been played here: the way in for whoever does not know the game yet.
class FirstCard : public QFrame {
    Q_OBJECT

public:
    explicit FirstCard(QWidget *parent = nullptr);

    QPushButton &button() { return *m_begin; }

Q_SIGNALS:
    void learnWanted();

private:
    QPushButton *m_begin;
};

} // namespace entente::app
