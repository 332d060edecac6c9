#include "studio/studiodesk.h"

#include "look/formmemory.h"
#include "look/icons.h"
#include "look/mainbutton.h"
#include "look/theme.h"
#include "studio/balancepage.h"
#include "studio/checkpage.h"
#include "studio/homespage.h"
#include "studio/passagespage.h"
#include "studio/patchespage.h"
#include "studio/placespage.h"
#include "studio/publishing.h"
#include "studio/sketchview.h"
#include "studio/studiostart.h"
#include "studio/termspage.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QAction>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize studioSize(1240, 740);
constexpr int stepsWidth = 470;
constexpr int askAgain = 200; ///< milliseconds

} // namespace

StudioDesk::StudioDesk(QWidget *parent) : Sheet(studioSize, parent)
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
        auto *made = new QPushButton(text, this);
        made->setObjectName(QString::fromLatin1(name));
        made->setAutoDefault(false);
        return made;
    };
    m_another = button(tr("Another drawing…"), "studioAnother");
    m_undo = button(tr("Undo"), "studioUndo");
    m_undo->setToolTip(tr("Undo the last change (Ctrl+Z)"));
    m_redo = button(tr("Redo"), "studioRedo");
    m_redo->setToolTip(tr("Do it again (Ctrl+Shift+Z)"));
    m_said = new QLabel(this);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setObjectName(u"studioSaid"_s);
    m_said->setWordWrap(true);
    auto *close = button(tr("Close"), "studioClose");
    m_publish = button(tr("Publish…"), "studioPublish");
    m_publish->setToolTip(tr("Pack it into one file for others"));
    m_play = button(tr("Play"), "studioPlay");
    m_play->setToolTip(tr("Begin a game on this board"));
    setMainButton(*m_play);
    for (QPushButton *left : {m_another, m_undo, m_redo})
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
    m_publish->hide(); // until there is a board
    m_play->hide();
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
    connect(&m_reader, &DrawingReader::proposed, this, &StudioDesk::begin);
    connect(&m_reader, &DrawingReader::foundAreas, this, &StudioDesk::takeAreas);
    connect(&m_reader, &DrawingReader::progressed, this, [this](int done) { m_progress->setValue(done); });
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

QWidget *StudioDesk::makeWork()
{
    auto *work = new QSplitter(Qt::Horizontal, m_stack);
    work->setChildrenCollapsible(false);
    m_view = new SketchView(m_document, work);
    m_steps = new QTabWidget(work);
    m_steps->setObjectName(u"studioSteps"_s);
    m_steps->setAccessibleName(tr("Steps"));
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
    work->setSizes({studioSize.width() - stepsWidth, stepsWidth});
    connect(m_steps, &QTabWidget::currentChanged, this, [this] {
        m_view->setJoining(isOpen(*m_passages));
        m_view->setHandles(isOpen(*m_places));
        if (!isOpen(*m_passages))
            m_document.choosePassage(-1); // on the other pages it would stand for nothing
    });
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
    return findings.empty()
               ? tr("It can be played, and nothing is doubtful.")
               : tr("It can be played. “Check” lists %n doubt(s).", nullptr, static_cast<int>(findings.size()));
}

void StudioDesk::goOn(const QString &folder)
{
    const auto done = m_document.load(folder);
    if (!done)
        return say(done.error(), true);
    showWork();
    say(nextStep(), false);
}

void StudioDesk::showStart()
{
    m_document.close();
    m_areas.close();
    m_start->fill();
    for (QPushButton *button : {m_another, m_undo, m_redo, m_publish, m_play})
        button->hide();
    m_stack->setCurrentIndex(StartOfStudio);
    say({}, false);
}

void StudioDesk::showWork()
{
    for (QPushButton *button : {m_another, m_undo, m_redo, m_publish, m_play})
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

void StudioDesk::say(const QString &sentence, bool failure)
{
    m_said->setText(sentence);
    m_said->setStyleSheet(failure ? u"color: %1"_s.arg(coloursOf(this).failure.name()) : QString());
}

} // namespace entente::app
