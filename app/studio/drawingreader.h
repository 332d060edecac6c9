#pragma once

#include "studio/backgroundtask.h"
#include "studio/patchsketch.h"
#include "studio/proposal.h"

#include <QImage>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace entente::app {

/// A picture and the areas that were found in it.
struct ReadPicture {
    QImage picture;
    PatchSketch areas;
};

/// Is it a drawing, by the first of its bytes?
bool isDrawing(const QString &path);
/// The board that a drawing, or a picture with the areas that are found in it, shows; `own` is the id of the variant
/// that is made of it, if there is one: its names are no knowledge of other boards; `layers`: those of a drawing whose
/// shapes are places. The error is one sentence.
Result<Proposal, QString> proposalOfFile(const QString &path, const std::optional<PatchRules> &rules = {},
                                         const Watch &watch = {}, const QString &own = {},
                                         const LayerChoice &layers = {});

/// Reads drawings and pictures and proposes their boards beside the window.
class DrawingReader : public QObject {
    Q_OBJECT

public:
    explicit DrawingReader(QObject *parent = nullptr);

    void readDrawing(const QString &path, const QString &own = {}, const LayerChoice &layers = {});
    void readPicture(const QString &path);
    /// Looks for the areas of a picture anew.
    void findAreas(const QImage &picture, const PatchRules &rules);
    /// The board of a picture whose areas are settled.
    void trace(const PatchSketch &areas);
    void stop() { m_task.stop(); }
    bool isReading() const { return m_task.isRunning(); }

Q_SIGNALS:
    void proposed(const entente::Proposal &proposal);
    void foundAreas(const entente::app::ReadPicture &found);
    void refused(const QString &sentence);
    void progressed(int percent);

private:
    BackgroundTask m_task;
};

} // namespace entente::app
