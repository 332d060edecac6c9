#pragma once

#include <QByteArray>
#include <QObject>
#include <QTemporaryDir>

#include <map>
#include <memory>

namespace entente::app {

/// The short sounds of a table.
enum class Chime {
    Seal,    ///< somebody's orders are sealed
    Reveal,  ///< all orders are shown
    Clash,   ///< a conflict is told
    Capture, ///< a supply centre has changed hands
};
inline constexpr Chime everyChime[] = {Chime::Seal, Chime::Reveal, Chime::Clash, Chime::Capture};

/// The sound itself, computed: a file of sound (WAV, mono, 16 bits) that begins and ends in silence.
QByteArray chimeWave(Chime chime);

/// Plays chimes by a program that the system has for it, so that nothing needs a library for sound. A sound that can't
/// be played is not missed.
class ChimePlayer : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// PulseAudio's, PipeWire's or ALSA's player; empty: there is none.
    static QString program();
    void play(Chime chime);

private:
    QString fileOf(Chime chime);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::map<Chime, QString> m_files;
};

} // namespace entente::app
