#include "panels/replaycontrols.h"

#include "look/icons.h"
#include "look/onchange.h"
#include "look/widgets.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <cmath>
#include <iterator>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Speed {
    double factor;
    const char16_t *text;
};
constexpr Speed speeds[] = {{0.5, u"½×"}, {1, u"1×"}, {2, u"2×"}};
constexpr int fullScale = 1000;

} // namespace

ReplayControls::ReplayControls(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"replayControls"_s);
    auto *row = flush<QHBoxLayout>(this, 4);
    m_scrub = named(new QSlider(Qt::Horizontal, this), u"replayScrub"_s);
    m_scrub->setMinimumHeight(28);
    m_scrub->setRange(0, fullScale);
    m_scrub->setPageStep(fullScale / 10);
    m_scrub->setFixedWidth(120);
    m_speed = named(new QToolButton(this), u"replaySpeed"_s);
    m_play = named(new QToolButton(this), u"replayPlay"_s);
    m_play->setIconSize(QSize(20, 20));
    row->addWidget(m_scrub);
    row->addWidget(m_speed);
    row->addWidget(m_play);
    connect(m_play, &QToolButton::clicked, this, &ReplayControls::playPressed);
    connect(m_scrub, &QSlider::valueChanged, this, [this](int value) { Q_EMIT scrubbed(double(value) / fullScale); });
    connect(m_speed, &QToolButton::clicked, this, [this] {
        m_speedIndex = (m_speedIndex + 1) % int(std::size(speeds));
        refresh();
        Q_EMIT speedChosen(speeds[m_speedIndex].factor);
    });
    refresh();
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { refresh(); });
}

void ReplayControls::setState(bool active, bool paused, double time)
{
    const QSignalBlocker quiet(m_scrub);
    m_scrub->setValue(int(time * fullScale));
    const bool running = active && !paused;
    if (active == m_active && running == m_running)
        return;
    m_active = active;
    m_running = running;
    refresh();
}

void ReplayControls::setSpeed(double speed)
{
    for (int i = 0; i < int(std::size(speeds)); ++i) {
        if (std::abs(speeds[i].factor - speed) < std::abs(speeds[m_speedIndex].factor - speed))
            m_speedIndex = i;
    }
    refresh();
}

void ReplayControls::refresh()
{
    const QString does = m_running ? tr("Pause") : tr("Replay the turn");
    m_play->setIcon(themedIcon(m_running ? u"pause"_s : u"play"_s, this));
    m_play->setAccessibleName(does);
    m_play->setToolTip(tr("%1 (%2)", "what a button does, and its key").arg(does, u"F5"_s));
    m_scrub->setAccessibleName(tr("Moment of the replay"));
    m_scrub->setToolTip(m_scrub->accessibleName());
    m_speed->setText(QString::fromUtf16(speeds[m_speedIndex].text));
    m_speed->setAccessibleName(tr("Speed of the replay: %1").arg(m_speed->text()));
    m_speed->setToolTip(tr("Speed of the replay"));
    m_scrub->setVisible(m_active);
    m_speed->setVisible(m_active);
}

} // namespace entente::app
