#pragma once

#include "flow/tableclock.h"
#include "flow/tableflow.h"
#include "sheet/livery.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace entente::app {

class CurtainGuard;
class SeatRow;
class Thinker;

/// The opaque page between two players: names who is next and shows nothing of the board. When
/// all have sealed it offers the reveal.
class Curtain : public QWidget {
    Q_OBJECT

public:
    Curtain(GameDocument &document, TableFlow &flow, TableClock &clock, Thinker &thinker, QWidget *parent = nullptr);

    void setLivery(const Livery &livery);
    /// Says something at the foot until the next step (a game was saved, or could not be).
    void say(const QString &sentence, bool failure = false);
    /// What it says: title and foot.
    QString status() const;
    /// Counts from three before a reveal that is begun here; off: it comes at once.
    void setCountdown(bool on) { m_counts = on; }
    CurtainGuard &guard() { return *m_guard; }

Q_SIGNALS:
    void boardWanted();                         ///< what everybody knows is to be looked at
    void phonesWanted();                        ///< who writes on a phone is to be seen, or let in
    void earlyRevealWanted();                   ///< without everybody's seal
    void takeBackWanted();                      ///< the last season
    void standInWanted(entente::PowerId power); ///< another is to play the seat: a person, or a computer

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *layHead();
    void layCall(QVBoxLayout &column);
    void layPin(QVBoxLayout &column);
    void layButtons(QVBoxLayout &column);
    QWidget *layFoot();
    void refresh();
    void tell();
    void sayUsual();
    void sayCount();
    // Who is called, and for what.
    void callPlayer();
    void callEverybody();
    void callComputers();
    void callNobody();
    void refreshPin();
    void refreshButtons(bool ready); ///< `ready`: everybody has sealed
    void refreshCount();
    void takeComputers();
    void refreshClock();
    void goOn();
    void count();
    void stopCounting();
    void focusFirst();
    void follow();

    GameDocument &m_document;
    TableFlow &m_flow;
    TableClock &m_clock;
    Thinker &m_thinker;
    CurtainGuard *m_guard;
    Livery m_livery;
    Step m_step = Step::None; ///< what it named last
    PowerId m_seat;
    bool m_counts = false;
    int m_counting = 0; ///< what the countdown says now; 0: it does not run
    QTimer m_countTimer;
    QLabel *m_phase;
    QLabel *m_ends; ///< when the game ends, below the phase
    QLabel *m_count;
    QLabel *m_time;
    QLabel *m_covered;
    QLabel *m_coveredIcon;
    QLabel *m_emblem;
    QLabel *m_title;
    QLabel *m_line;
    QLabel *m_meanwhile;
    QLabel *m_pinLabel;
    QLineEdit *m_pin;
    QLabel *m_pinSays;
    QPushButton *m_take;
    QPushButton *m_leave;
    QPushButton *m_early;
    QPushButton *m_standIn;
    QPushButton *m_takeBack;
    QPushButton *m_look;
    QPushButton *m_phones;
    SeatRow *m_seats;
    QLabel *m_hint;
    bool m_failed = false; ///< what was said last is told as a failure
};

} // namespace entente::app
