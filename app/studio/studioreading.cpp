#include "studio/studiodesk.h"

#include "document/droppedfile.h"
#include "studio/drawingpaths.h"
#include "studio/patchespage.h"
#include "studio/picturefile.h"
#include "studio/placespage.h"
#include "studio/sketchview.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

// How a drawing comes in, until its board stands on the desk.

namespace {

constexpr int readingWidth = 320;

} // namespace

QWidget *StudioDesk::makeReading()
{
    auto *reading = new QWidget(m_stack);
    m_reading = new QLabel(reading);
    m_reading->setTextFormat(Qt::PlainText);
    m_reading->setObjectName(u"studioReading"_s);
    m_reading->setWordWrap(true);
    m_reading->setAlignment(Qt::AlignCenter);
    m_progress = new QProgressBar(reading);
    m_progress->setObjectName(u"studioReadingDone"_s);
    m_progress->setAccessibleName(tr("How much is read"));
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(readingWidth);
    auto *stop = new QPushButton(tr("Stop"), reading);
    stop->setObjectName(u"studioStop"_s);
    stop->setAutoDefault(false);
    connect(stop, &QPushButton::clicked, this, [this] {
        m_reader.stop();
        leaveReading();
        say(tr("Stopped."), false);
    });
    auto *column = new QVBoxLayout(reading);
    column->addStretch(1);
    column->addWidget(m_reading);
    column->addWidget(m_progress, 0, Qt::AlignHCenter);
    column->addWidget(stop, 0, Qt::AlignHCenter);
    column->addStretch(1);
    return reading;
}

void StudioDesk::chooseDrawing()
{
    const QString kinds = tr("Drawings and pictures (*.svg *.svgz *.zip *.png *.jpg *.jpeg)");
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a drawing"), {}, kinds);
    if (!path.isEmpty())
        openDrawing(path);
}

QString StudioDesk::areasAreNoBoard() const
{
    return tr("The areas of %1 are not a board yet. Press “Make the board” to keep them.")
        .arg(QFileInfo(m_drawing).fileName());
}

/// A board keeps itself, areas don't: what was merged and left out would be gone.
void StudioDesk::openDrawing(const QString &path)
{
    // The one at work is read again; of a picture its areas may be meant to be settled anew.
    if (m_document.isOpen() && !m_ofBoard.isEmpty() && QFileInfo(path) == QFileInfo(m_ofBoard) && !isPicture(path))
        return readAgain();
    if (m_areas.isOpen() && m_areas.undoStack().count() > 0) {
        say(areasAreNoBoard() + u' ' + tr("“Another drawing…” gives them up."), true);
        return;
    }
    if (!m_document.save())
        return;
    m_drawingBefore = std::exchange(m_drawing, path);
    m_isReread = false;
    showReading();
    if (isPicture(path))
        m_reader.readPicture(path);
    else
        m_reader.readDrawing(path);
}

void StudioDesk::showReading()
{
    m_reading->setText(tr("Reading %1…").arg(QFileInfo(m_drawing).fileName()));
    m_progress->setValue(0);
    for (QPushButton *button : {m_another, m_again, m_undo, m_redo, m_publish, m_play})
        button->hide();
    m_undoSteps.setActiveStack(nullptr);
    m_stack->setCurrentIndex(ReadingOfStudio);
    say({}, false);
}

/// Back to where it was wanted. Areas that were found stay while another drawing can't be read.
void StudioDesk::leaveReading()
{
    if (m_drawingBefore)
        m_drawing = *std::exchange(m_drawingBefore, std::nullopt);
    m_areas.isOpen() ? showAreas() : m_document.isOpen() ? showWork() : showStart();
}

void StudioDesk::showAreas()
{
    for (QPushButton *button : {m_another, m_undo, m_redo})
        button->show();
    m_undoSteps.setActiveStack(&m_areas.undoStack());
    m_stack->setCurrentIndex(AreasOfStudio);
}

void StudioDesk::takeAreas(const ReadPicture &found)
{
    const bool isNew = std::exchange(m_drawingBefore, std::nullopt).has_value();
    if (m_areas.isOpen() && !isNew) {
        m_areas.replace(found.areas);
    } else {
        m_areas.close();
        m_areas.begin(found.picture, found.areas);
    }
    showAreas();
    m_areasPage->showPicture();
}

void StudioDesk::takeProposal(const Proposal &proposal)
{
    m_drawingBefore.reset();
    m_isReread ? takeRedrawing(proposal) : begin(proposal);
}

void StudioDesk::begin(const Proposal &proposal)
{
    const QString title = QFileInfo(m_drawing).completeBaseName().replace(u'_', u' ');
    BoardSketch sketch = sketchOf(proposal, title.toStdString());
    if (proposal.powers.empty()) {
        sketch.powers[0].name = tr("First power").toStdString();
        sketch.powers[1].name = tr("Second power").toStdString();
    }
    for (std::size_t i = 0; i < proposal.powers.size(); ++i) {
        if (proposal.powers[i].name.empty())
            sketch.powers[i].name = tr("Power %1").arg(i + 1).toStdString();
    }
    for (std::size_t i = 0; i < sketch.places.size(); ++i) {
        BoardSketch::Place &place = sketch.places[i];
        if (!place.named && place.name == "Place " + std::to_string(i + 1))
            place.name = place.drawn.name = tr("Place %1", "that has no name").arg(i + 1).toStdString();
    }
    const auto done = m_document.begin(std::move(sketch));
    if (!done) {
        showStart();
        say(done.error(), true);
        return;
    }
    m_areas.close();
    m_layers.reset();
    followDrawing(m_drawing);
    showWork();
    offerLayers(proposal.layers);
    QString left; // what the reading left out
    for (const Wording &remark : proposal.remarks)
        left += u' ' + spoken(remark);
    say(tr("%n place(s), %1 passages. Saved among your variants as %2.", nullptr,
           static_cast<int>(proposal.places.size()))
                .arg(proposal.passages.size())
                .arg(QFileInfo(m_document.folder()).fileName())
            + left + u' ' + nextStep(),
        false);
}

void StudioDesk::followDrawing(const QString &path)
{
    m_ofBoard = path;
    m_watch.follow(path);
    keepDrawingOf(m_document.folder(), path);
    m_backdrop = {};
    const auto &places = m_document.sketch().places;
    const auto nameless =
        std::count_if(places.begin(), places.end(), [](const BoardSketch::Place &each) { return !each.named; });
    m_places->expectPicture(!path.isEmpty(), 3 * nameless > static_cast<std::ptrdiff_t>(places.size()));
    showBackdrop();
    if (path.isEmpty())
        return m_backdropReading.stop();
    const auto look = [path](const Watch &) -> Result<QImage, QString> {
        if (isPicture(path))
            return readPicture(path);
        return pictureOfDrawing(path);
    };
    m_backdropReading.run(look, [this](const Result<QImage, QString> &found) {
        m_backdrop = found ? *found : QImage();
        showBackdrop();
    });
}

/// Letters that are painted are not read: whoever names such places wants to see them.
void StudioDesk::showBackdrop()
{
    m_view->setBackdrop(m_places->wantsPicture() ? m_backdrop : QImage());
    m_places->offerPicture(m_backdrop);
}

/// What somebody has changed in the drawing meanwhile.
void StudioDesk::readAgain()
{
    QString path = m_ofBoard;
    if (path.isEmpty() || !QFileInfo::exists(path))
        path = QFileDialog::getOpenFileName(this, tr("Read the drawing again"), {},
                                            tr("Drawings and pictures (*.svg *.svgz *.zip *.png *.jpg *.jpeg)"));
    if (path.isEmpty() || !m_document.save())
        return;
    m_drawing = path;
    m_isReread = true;
    showReading();
    m_reader.readDrawing(path, QFileInfo(m_document.folder()).fileName(), m_layers);
}

void StudioDesk::offerLayers(const std::vector<DrawnLayer> &layers)
{
    m_drawnLayers = layers;
    m_places->offerLayers(layers);
}

/// Places that come from other layers are new, and what a person has decided of the others stays.
void StudioDesk::chooseLayers(const LayerChoice &layers)
{
    m_layers = layers;
    readAgain();
}

/// One step that can be undone; of a drawing that shows another board as well.
void StudioDesk::takeRedrawing(const Proposal &proposal)
{
    const Redrawing found = redrawnBy(m_document.sketch(), proposal);
    const int step = m_steps->currentIndex();
    showWork();
    m_steps->setCurrentIndex(step);
    if (found.stayed == 0)
        return say(tr("%1 shows none of the places of this board. “Another drawing…” makes a board of it.")
                       .arg(QFileInfo(m_drawing).fileName()),
                   true);
    followDrawing(m_drawing);
    offerLayers(proposal.layers);
    if (found.hasChanged()) {
        m_document.choosePlace(-1);
        m_document.edit([&found](BoardSketch &sketch) { sketch = found.board; });
    }
    say(changesIn(found), false);
}

QString StudioDesk::changesIn(const Redrawing &redrawing)
{
    if (!redrawing.hasChanged())
        return tr("The drawing shows what it showed before.");
    const auto listed = [](const std::vector<std::string> &names) {
        constexpr int most = 5;
        QStringList first;
        for (const std::string &name : names)
            first += fromUtf8(name);
        const int more = static_cast<int>(first.size()) - most;
        first = first.mid(0, most);
        return first.join(u", "_s) + (more > 0 ? u' ' + tr("and %n more", nullptr, more) : QString());
    };
    QStringList said{tr("%n place(s) stayed.", nullptr, redrawing.stayed)};
    if (!redrawing.added.empty())
        said += tr("New: %1.", "places of a drawing").arg(listed(redrawing.added));
    if (!redrawing.gone.empty())
        said += tr("Gone: %1.", "places of a drawing").arg(listed(redrawing.gone));
    if (!redrawing.renamed.empty())
        said += tr("Renamed: %1.", "places of a drawing").arg(listed(redrawing.renamed));
    if (!redrawing.redrawn.empty())
        said += tr("Redrawn: %1.", "places of a drawing").arg(listed(redrawing.redrawn));
    if (!redrawing.joined.empty())
        said += tr("Joined: %1.", "pairs of places").arg(listed(redrawing.joined));
    if (!redrawing.parted.empty())
        said += tr("No longer joined: %1.", "pairs of places").arg(listed(redrawing.parted));
    if (redrawing.adorned)
        said += tr("Ornaments changed.");
    return said.join(u' ') + u' ' + tr("Ctrl+Z takes it back.");
}

void StudioDesk::dragEnterEvent(QDragEnterEvent *event)
{
    welcomeFiles(*event);
}

void StudioDesk::dropEvent(QDropEvent *event)
{
    if (const auto file = droppedFile(*event))
        openDrawing(file->toLocalFile());
    else
        say(file.error(), true);
}

} // namespace entente::app
