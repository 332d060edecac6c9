#include "studio/studiodesk.h"

#include "look/formmemory.h"
#include "look/icons.h"
#include "look/mainbutton.h"
#include "look/rank.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "studio/balancepage.h"
#include "studio/checkpage.h"
#include "studio/drawingpaths.h"
#include "studio/homespage.h"
#include "studio/passagespage.h"
#include "studio/patchespage.h"
#include "studio/placespage.h"
#include "studio/sketchview.h"
#include "studio/studiostart.h"
#include "words/names.h"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize studioSize(1240, 740);
constexpr int askAgain = 200; ///< milliseconds

/// In a large window the drawing gets the room.
QSize sizeWithin(const QWidget *window)
{
    constexpr double share = 0.94;
    return window ? studioSize.expandedTo(window->window()->size() * share) : studioSize;
}

} // namespace

StudioDesk::StudioDesk(QWidget *parent) : Sheet(sizeWithin(parent), parent)
{
    setObjectName(u"studio"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    m_newWords.setSingleShot(true);
    connect(&m_newWords, &QTimer::timeout, this, &StudioDesk::sayAnew);
    connectDocuments();
    layOut();
    showStart();
}

void StudioDesk::layOut()
{
    setWindowTitle(tr("Make a variant"));
    m_stack = new QStackedWidget(this);
    m_start = new StudioStart(m_stack);
    m_stack->addWidget(m_start);
    m_stack->addWidget(makeReading());
    m_areasPage = new PatchesPage(m_areas, m_stack);
    m_stack->addWidget(m_areasPage);
    m_stack->addWidget(makeWork());
    page()->addWidget(m_stack, 1);
    setFoot(makeFoot());
    connectPages();
    connectSteps();
}

QLayout *StudioDesk::makeFoot()
{
    auto *foot = new QHBoxLayout;
    const auto button = [&](const QString &text, const char *name) {
        auto *made = named(new QPushButton(text, this), QString::fromLatin1(name));
        made->setAutoDefault(false);
        return made;
    };
    m_another = button(tr("Another drawing…"), "studioAnother");
    m_again = button(tr("Read again"), "studioReadAgain");
    m_again->setToolTip(tr("Take over what was changed in the drawing; what you have decided stays"));
    m_undo = button(tr("Undo"), "studioUndo");
    m_undo->setToolTip(tr("Undo the last change (Ctrl+Z)"));
    m_redo = button(tr("Redo"), "studioRedo");
    m_redo->setToolTip(tr("Do it again (Ctrl+Shift+Z)"));
    m_said = plainLabel(this, u"studioSaid"_s);
    auto *close = button(tr("Close"), "studioClose");
    m_publish = button(tr("Publish…"), "studioPublish");
    m_publish->setToolTip(tr("Pack it into one file for others"));
    m_play = button(tr("Play"), "studioPlay");
    m_play->setToolTip(tr("Begin a game on this board"));
    setMainButton(*m_play);
    for (QPushButton *left : {m_another, m_again, m_undo, m_redo})
        foot->addWidget(left);
    foot->addStretch(1);
    foot->addWidget(close);
    foot->addWidget(m_publish);
    foot->addWidget(m_play);
    // The sentence has a line of its own: between the buttons it would be broken into many where room is scarce.
    m_said->setMinimumHeight(m_said->fontMetrics().lineSpacing());
    auto *lines = new QVBoxLayout;
    lines->addWidget(m_said);
    lines->addLayout(foot);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    return lines;
}

void StudioDesk::changeEvent(QEvent *event)
{
    Sheet::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) // later: its parts are about to be told, too
        m_newWords.start(0);
}

/// The board and its undo stack stay; what shows them is made anew. Not while something runs that would be lost: then
/// it is asked again after a while.
void StudioDesk::sayAnew()
{
    if (isBusy()) {
        m_newWords.start(askAgain);
        return;
    }
    const int page = m_stack->currentIndex();
    const int step = m_steps->currentIndex();
    const std::shared_ptr<BalancePage::Run> played = m_balance->played();
    const FormMemory games(*m_balance);
    const FormMemory areas(*m_areasPage);
    clear();
    layOut();
    for (QPushButton *button : {m_again, m_publish, m_play})
        button->hide(); // until there is a board
    if (page == WorkOfStudio) {
        showWork();
        m_document.tellAgain();
        m_balance->showPlayed(played);
        m_steps->setCurrentIndex(step);
    } else if (page == AreasOfStudio) {
        showAreas();
        m_areas.tellAgain();
        m_areasPage->showPicture();
    } else {
        showStart();
    }
    games.giveBack(*m_balance);
    areas.giveBack(*m_areasPage);
}

void StudioDesk::connectPages()
{
    connect(m_start, &StudioStart::drawingWanted, this, &StudioDesk::chooseDrawing);
    connect(m_start, &StudioStart::exampleWanted, this, [this] { openDrawing(u":/drawings/twenty.svg"_s); });
    connect(m_start, &StudioStart::workWanted, this, &StudioDesk::goOn);
    connect(m_another, &QPushButton::clicked, this, [this] {
        if (m_document.save())
            showStart();
    });
    connect(m_again, &QPushButton::clicked, this, &StudioDesk::readAgain);
    connect(m_play, &QPushButton::clicked, this, &StudioDesk::play);
    connect(m_publish, &QPushButton::clicked, this, &StudioDesk::choosePackage);
    connect(m_areasPage, &PatchesPage::findWanted, this, [this](const PatchRules &rules) {
        showReading();
        m_reader.findAreas(m_areas.picture(), rules);
    });
    connect(m_areasPage, &PatchesPage::boardWanted, this, [this] {
        showReading();
        m_reader.trace(m_areas.sketch());
    });
}

/// Their pages come and go with the language, they stay.
void StudioDesk::connectDocuments()
{
    m_undoSteps.addStack(&m_document.undoStack());
    m_undoSteps.addStack(&m_areas.undoStack());
    connect(&m_document, &SketchDocument::said, this, &StudioDesk::say);
    connect(&m_document, &SketchDocument::saved, this, [this] {
        m_warned = false;
        Q_EMIT folderChanged(m_document.folder());
    });
    connect(&m_document, &SketchDocument::changed, this, [this] {
        m_warned = false;
        say(nextStep(), false);
    });
    connect(&m_areas, &PatchDocument::said, this, &StudioDesk::say);
    connect(&m_areas, &PatchDocument::changed, this, [this] {
        m_warned = false;
        say({}, false);
    });
    connect(&m_reader, &DrawingReader::proposed, this, &StudioDesk::takeProposal);
    connect(&m_reader, &DrawingReader::foundAreas, this, &StudioDesk::takeAreas);
    connect(&m_reader, &DrawingReader::progressed, this, [this](int done) { m_progress->setValue(done); });
    connect(&m_watch, &DrawingWatch::changed, this, [this] {
        if (m_document.isOpen() && !isBusy())
            say(tr("%1 has changed. “Read again” takes it over; what you have decided stays.")
                    .arg(QFileInfo(m_ofBoard).fileName()),
                false);
    });
    connect(&m_reader, &DrawingReader::refused, this, [this](const QString &sentence) {
        leaveReading();
        say(sentence, true);
    });
}

/// Undo and redo mean the areas of a picture while those are settled, and the board from then on.
void StudioDesk::connectSteps()
{
    m_undoSteps.setActiveStack(nullptr);
    QAction *undo = m_undoSteps.createUndoAction(m_undo);
    QAction *redo = m_undoSteps.createRedoAction(m_redo);
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcut(QKeySequence(u"Ctrl+Shift+Z"_s));
    addActions({undo, redo});
    connect(m_undo, &QPushButton::clicked, undo, &QAction::trigger);
    connect(m_redo, &QPushButton::clicked, redo, &QAction::trigger);
    connect(&m_undoSteps, &QUndoGroup::canUndoChanged, m_undo, &QWidget::setEnabled);
    connect(&m_undoSteps, &QUndoGroup::canRedoChanged, m_redo, &QWidget::setEnabled);
}

/// Whoever listened may be gone already: the window closes with the desk on it.
StudioDesk::~StudioDesk()
{
    blockSignals(true);
    hide(); // a field that has the focus gives up what was typed while there is a document to take it
    m_document.save();
}

bool StudioDesk::mayBeLeft()
{
    QString lost;
    if (!m_document.save())
        lost = m_said->text(); // why it can't be saved
    else if (m_areas.isOpen() && m_areas.undoStack().count() > 0)
        lost = areasAreNoBoard();
    if (lost.isEmpty() || (m_warned && m_question.isOver()))
        return true;
    m_warned = true;
    m_question.begin();
    say(lost + u' ' + tr("Close again to give up what is not saved."), true);
    return false;
}

void StudioDesk::reject()
{
    if (mayBeLeft())
        Sheet::reject();
}

void StudioDesk::goOn(const QString &folder)
{
    const auto done = m_document.load(folder);
    if (!done)
        return say(done.error(), true);
    followDrawing(drawingOf(m_document.folder()));
    offerLayers({});
    m_layers.reset();
    showWork();
    say(nextStep(), false);
}

void StudioDesk::showStart()
{
    m_document.close();
    followDrawing({});
    m_areas.close();
    m_start->fill();
    for (QPushButton *button : {m_another, m_again, m_undo, m_redo, m_publish, m_play})
        button->hide();
    m_stack->setCurrentIndex(StartOfStudio);
    say({}, false);
}

void StudioDesk::showWork()
{
    for (QPushButton *button : {m_another, m_again, m_undo, m_redo, m_publish, m_play})
        button->show();
    m_undoSteps.setActiveStack(&m_document.undoStack());
    m_stack->setCurrentIndex(WorkOfStudio);
    m_steps->setCurrentIndex(0);
    m_view->fit();
    m_places->setFocus();
    setWindowTitle(tr("Make a variant: %1").arg(fromUtf8(m_document.sketch().title)));
}

bool StudioDesk::isBusy() const
{
    return m_reader.isReading() || m_balance->isPlaying() || m_passages->isLooking() || m_check->isChecking()
           || m_newWords.isActive();
}

void StudioDesk::say(const QString &sentence, bool failure)
{
    m_said->setText(sentence);
    setFailed(*m_said, failure);
}

} // namespace entente::app
