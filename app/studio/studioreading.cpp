#include "studio/studiodesk.h"

#include "document/droppedfile.h"
#include "look/widgets.h"
#include "studio/balancepage.h"
#include "studio/checkpage.h"
#include "studio/drawingpaths.h"
#include "studio/homespage.h"
#include "studio/passagespage.h"
#include "studio/patchespage.h"
#include "studio/picturefile.h"
#include "studio/placespage.h"
#include "studio/publishing.h"
#include "studio/sketchview.h"
#include "studio/termspage.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
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
    m_reading = plainLabel(reading, u"studioReading"_s);
    m_reading->setAlignment(Qt::AlignCenter);
    m_progress = named(new QProgressBar(reading), u"studioReadingDone"_s, tr("How much is read"));
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(readingWidth);
    auto *stop = named(new QPushButton(tr("Stop"), reading), u"studioStop"_s);
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

// The board on the desk: its drawing with the steps beside it, and where it goes from there.

namespace {

constexpr int drawingWidth = 770; // at first; the drawing gets what a larger desk has beyond that
constexpr int stepsWidth = 470;

} // namespace

QWidget *StudioDesk::makeWork()
{
    auto *work = new QSplitter(Qt::Horizontal, m_stack);
    work->setChildrenCollapsible(false);
    m_view = new SketchView(m_document, work);
    m_steps = named(new QTabWidget(work), u"studioSteps"_s, tr("Steps"));
    m_steps->setDocumentMode(true);
    m_steps->setUsesScrollButtons(false); // all steps are in sight
    m_steps->tabBar()->setObjectName(u"studioTabs"_s);
    m_places = new PlacesPage(m_document, m_steps);
    m_passages = new PassagesPage(m_document, m_steps);
    m_homes = new HomesPage(m_document, m_steps);
    auto *terms = new TermsPage(m_document, m_steps);
    m_check = new CheckPage(m_document, m_steps);
    // Where they have no room these scroll, the desk around them never does: their tables keep some rows.
    m_steps->addTab(scrollingArea(m_places, m_steps), tr("Places"));
    m_steps->addTab(scrollingArea(m_passages, m_steps), tr("Passages"));
    m_steps->addTab(scrollingArea(m_homes, m_steps), tr("Powers"));
    m_steps->addTab(scrollingArea(terms, m_steps), tr("Game"));
    m_steps->addTab(m_check, tr("Check"));
    m_balance = new BalancePage(m_document, m_steps);
    m_steps->addTab(scrollingArea(m_balance, m_steps), tr("Balance"));
    work->addWidget(m_view);
    work->addWidget(m_steps);
    work->setStretchFactor(0, 1);
    work->setSizes({drawingWidth, stepsWidth});
    connect(m_steps, &QTabWidget::currentChanged, this, [this] {
        m_view->setJoining(isOpen(*m_passages));
        m_view->setHandles(isOpen(*m_places));
        if (!isOpen(*m_passages))
            m_document.choosePassage(-1); // on the other pages it would stand for nothing
    });
    connect(m_places, &PlacesPage::pictureWanted, this, &StudioDesk::showBackdrop);
    connect(m_places, &PlacesPage::layersWanted, this, &StudioDesk::chooseLayers);
    showBackdrop();
    m_places->offerLayers(m_drawnLayers);
    connect(m_places, &PlacesPage::handleWanted, m_view, &SketchView::chooseHandle);
    m_view->setHandles(true); // of the places, which come first
    connect(m_view, &SketchView::joined, m_passages, &PassagesPage::join);
    connect(m_view, &SketchView::flipped, this, [this](int place) {
        if (isOpen(*m_places))
            m_places->flip(place);
        else if (isOpen(*m_homes))
            m_homes->give(place);
    });
    connect(m_view, &SketchView::keyed, this, &StudioDesk::takeKey);
    return work;
}

bool StudioDesk::isOpen(const QWidget &step) const
{
    return m_steps->currentWidget()->isAncestorOf(&step);
}

void StudioDesk::takeKey(int key)
{
    if (isOpen(*m_places))
        m_places->takeKey(key);
    else if (isOpen(*m_passages))
        m_passages->takeKey(key);
    else if (isOpen(*m_homes))
        m_homes->takeKey(key);
}

/// What stands between the board and a game on it, or that nothing does.
QString StudioDesk::nextStep() const
{
    const auto &findings = m_document.findings();
    if (!m_document.isOpen())
        return {};
    if (!findings.empty() && findings.front().stops)
        return tr("To do: %1").arg(spoken(findings.front().sentence));
    const int doubts = static_cast<int>(findings.size()); // of the board; “Check” looks at the drawn map, too
    return doubts == 0 ? tr("It can be played.") : tr("It can be played. “Check” lists %n doubt(s).", nullptr, doubts);
}

/// Saved, and fit to be played; otherwise it is said what is missing.
bool StudioDesk::isReady()
{
    if (!m_document.save())
        return false;
    if (m_document.isPlayable())
        return true;
    m_steps->setCurrentWidget(m_check);
    say(tr("It can't be played yet. “Check” says what is missing."), true);
    return false;
}

void StudioDesk::play()
{
    if (isReady())
        Q_EMIT playWanted(m_document.folder());
}

void StudioDesk::choosePackage()
{
    if (!isReady())
        return;
    const QString name = QFileInfo(m_document.folder()).fileName() + u".zip"_s;
    const QString path = QFileDialog::getSaveFileName(this, tr("Publish the variant"), name, publishFilters());
    if (!path.isEmpty())
        publish(path);
}

bool StudioDesk::publish(const QString &path)
{
    if (!isReady())
        return false;
    const Published done = app::publish(m_document, path);
    say(done.sentence, !done.done);
    return done.done;
}

} // namespace entente::app
