#pragma once

#include "flow/tableflow.h"
#include "map/livery.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace entente::app {

/// The opaque page between two players: names who is next and shows nothing of the board. When
/// all have sealed it offers the reveal.
class Curtain : public QWidget {
    Q_OBJECT

public:
    Curtain(GameDocument &document, TableFlow &flow, QWidget *parent = nullptr);

    void setLivery(const Livery &livery);
    /// Says something at the foot until the next step (a game was saved, or could not be).
    void say(const QString &sentence);
    /// What it says: title and foot.
    QString status() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void refresh();
    void rebuildSeats();

    GameDocument &m_document;
    TableFlow &m_flow;
    Livery m_livery;
    QLabel *m_phase;
    QLabel *m_count;
    QLabel *m_covered;
    QLabel *m_coveredIcon;
    QLabel *m_emblem;
    QLabel *m_title;
    QLabel *m_line;
    QPushButton *m_take;
    QWidget *m_seats;
    QHBoxLayout *m_seatLayout;
    QLabel *m_hint;
};

} // namespace entente::app
