#include "look/chimes.h"

#include <QDataStream>
#include <QFile>
#include <QIODevice>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int samplesPerSecond = 22050;
constexpr double loudest = 0.5;  ///< of what the format holds: soft
constexpr double attack = 0.004; ///< seconds until a stroke is at its loudest

/// One stroke: a tone that dies away, bent downwards like a drum's where `bend` is not 1.
struct Stroke {
    double at;    ///< seconds
    double pitch; ///< Hz
    double fades; ///< seconds until it is a third as loud
    double weight;
    double bend = 1; ///< the pitch that it sinks to, as a share
};

std::vector<Stroke> strokesOf(Chime chime)
{
    switch (chime) {
    case Chime::Seal: return {{0, 180, 0.05, 1, 0.7}, {0.05, 1320, 0.03, 0.25}};
    case Chime::Reveal: return {{0, 95, 0.12, 1, 0.6}, {0.16, 95, 0.12, 1, 0.6}, {0.32, 110, 0.22, 1.2, 0.6}};
    case Chime::Clash: return {{0, 130, 0.09, 1, 0.5}, {0, 1870, 0.05, 0.3}, {0.01, 2610, 0.04, 0.2}};
    case Chime::Capture: return {{0, 523.25, 0.14, 0.7}, {0.11, 659.25, 0.14, 0.7}, {0.22, 783.99, 0.26, 0.8}};
    }
    return {};
}

double secondsOf(const std::vector<Stroke> &strokes)
{
    double end = 0;
    for (const Stroke &stroke : strokes)
        end = std::max(end, stroke.at + 6 * stroke.fades);
    return end;
}

double sampleOf(const Stroke &stroke, double time)
{
    const double since = time - stroke.at;
    if (since < 0)
        return 0;
    const double sunk = 1 - std::exp(-since / stroke.fades);
    // The phase of a pitch that sinks from 1 to `bend` as the stroke fades.
    const double turns = stroke.pitch * (since * stroke.bend + (1 - stroke.bend) * stroke.fades * sunk);
    const double loud = std::min(1.0, since / attack) * std::exp(-since / stroke.fades);
    return stroke.weight * loud * std::sin(2 * std::numbers::pi * turns);
}

std::vector<double> samplesOf(const std::vector<Stroke> &strokes)
{
    std::vector<double> samples(static_cast<std::size_t>(secondsOf(strokes) * samplesPerSecond));
    double peak = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        for (const Stroke &stroke : strokes)
            samples[i] += sampleOf(stroke, static_cast<double>(i) / samplesPerSecond);
        peak = std::max(peak, std::abs(samples[i]));
    }
    for (double &sample : samples)
        sample *= loudest / peak;
    return samples;
}

} // namespace

QByteArray chimeWave(Chime chime)
{
    const std::vector<double> samples = samplesOf(strokesOf(chime));
    const auto bytes = static_cast<quint32>(2 * samples.size());
    QByteArray wave;
    QDataStream out(&wave, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out.writeRawData("RIFF", 4);
    out << quint32(36 + bytes);
    out.writeRawData("WAVEfmt ", 8);
    out << quint32(16) << quint16(1) << quint16(1); // plain samples, mono
    out << quint32(samplesPerSecond) << quint32(2 * samplesPerSecond) << quint16(2) << quint16(16);
    out.writeRawData("data", 4);
    out << bytes;
    for (const double sample : samples)
        out << static_cast<qint16>(std::lround(sample * 32767));
    return wave;
}

QString ChimePlayer::program()
{
    for (const QString &name : {u"paplay"_s, u"pw-play"_s, u"aplay"_s}) {
        if (const QString found = QStandardPaths::findExecutable(name); !found.isEmpty())
            return found;
    }
    return {};
}

QString ChimePlayer::fileOf(Chime chime)
{
    QString &path = m_files[chime];
    if (!path.isEmpty())
        return path;
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    QFile file(m_folder->filePath(u"%1.wav"_s.arg(static_cast<int>(chime))));
    const QByteArray wave = chimeWave(chime);
    if (file.open(QIODevice::WriteOnly) && file.write(wave) == wave.size())
        path = file.fileName();
    return path;
}

void ChimePlayer::play(Chime chime)
{
    const QString player = program();
    const QString file = player.isEmpty() ? QString() : fileOf(chime);
    if (file.isEmpty())
        return;
    auto *process = new QProcess(this);
    process->setStandardOutputFile(QProcess::nullDevice());
    process->setStandardErrorFile(QProcess::nullDevice());
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    connect(process, &QProcess::errorOccurred, process, &QObject::deleteLater);
    process->start(player, {file});
}

} // namespace entente::app
