#pragma once

#include <QWidget>

class QSlider;
class QToolButton;

namespace entente::app {

/// Plays a turn on the map: play and pause, a slider to scrub, the speed. At the right end of the timeline.
class ReplayControls : public QWidget {
    Q_OBJECT

public:
    explicit ReplayControls(QWidget *parent = nullptr);

    /// Something is playing or held; `time` runs from 0 to 1.
    void setState(bool active, bool paused, double time);
    void setSpeed(double speed); ///< as it was chosen before, 1 as usual; the nearest there is

Q_SIGNALS:
    void playPressed();
    void scrubbed(double time);
    void speedChosen(double speed); ///< by the person

private:
    void refresh();

    QToolButton *m_play;
    QSlider *m_scrub;
    QToolButton *m_speed;
    int m_speedIndex = 1;
    bool m_running = false;
    bool m_active = false;
};

} // namespace entente::app
