#include "studio/studiodesk.h"

#include "look/icons.h"
#include "look/mainbutton.h"
#include "look/theme.h"
#include "studio/balancepage.h"
#include "studio/checkpage.h"
#include "studio/homespage.h"
#include "studio/passagespage.h"
#include "studio/placespage.h"
#include "studio/publishing.h"
#include "studio/sketchview.h"
#include "studio/termspage.h"
#include "words/names.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize studioSize(1240, 740);
constexpr int stepsWidth = 470;

enum StudioPage { StartOfStudio, ReadingOfStudio, WorkOfStudio };

} // namespace

StudioDesk::StudioDesk(QWidget *parent) : Sheet(studioSize, parent)
{
    setObjectName(u"studio"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Make a variant"));
    setAcceptDrops(true);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(makeStart());
    m_stack->addWidget(makeReading());
    m_stack->addWidget(makeWork());
    page()->addWidget(m_stack, 1);

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
    foot->addWidget(m_said, 1);
    foot->addWidget(close);
    foot->addWidget(m_publish);
    foot->addWidget(m_play);
    setFoot(foot);

    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_another, &QPushButton::clicked, this, &StudioDesk::showStart);
    connect(m_play, &QPushButton::clicked, this, &StudioDesk::play);
    connect(m_publish, &QPushButton::clicked, this, &StudioDesk::choosePackage);
    QUndoStack &steps = m_document.undoStack();
    QAction *undo = steps.createUndoAction(this);
    QAction *redo = steps.createRedoAction(this);
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcut(QKeySequence(u"Ctrl+Shift+Z"_s));
    addActions({undo, redo});
    connect(m_undo, &QPushButton::clicked, undo, &QAction::trigger);
    connect(m_redo, &QPushButton::clicked, redo, &QAction::trigger);
    connect(&steps, &QUndoStack::canUndoChanged, m_undo, &QWidget::setEnabled);
    connect(&steps, &QUndoStack::canRedoChanged, m_redo, &QWidget::setEnabled);
    connect(&m_document, &SketchDocument::said, this, &StudioDesk::say);
    connect(&m_document, &SketchDocument::saved, this, [this] { Q_EMIT folderChanged(m_document.folder()); });
    connect(&m_document, &SketchDocument::changed, this, [this] { say({}, false); });
    connect(&m_reader, &DrawingReader::proposed, this, &StudioDesk::begin);
    connect(&m_reader, &DrawingReader::refused, this, [this](const QString &sentence) {
        m_document.isOpen() ? showWork() : showStart();
        say(sentence, true);
    });
    showStart();
}

StudioDesk::~StudioDesk()
{
    m_document.save();
}

QWidget *StudioDesk::makeStart()
{
    auto *start = new QWidget(m_stack);
    auto *title = new QLabel(tr("From a drawing to a board"), start);
    title->setFont(uiFont(metrics::large, 600));
    auto *told = new QLabel(tr("Open a drawing (SVG) with a shape for each place, or drop it here. Entente proposes "
                               "names, land and sea, and who may pass from where to where. You settle what is "
                               "doubtful, give the powers their homes, and play."),
                            start);
    told->setWordWrap(true);
    auto *open = new QPushButton(tr("Open a drawing…"), start);
    open->setObjectName(u"studioOpen"_s);
    open->setAutoDefault(false);
    connect(open, &QPushButton::clicked, this, &StudioDesk::chooseDrawing);
    auto *label = new QLabel(tr("Boards you have made"), start);
    m_atWork = new QListWidget(start);
    m_atWork->setObjectName(u"studioAtWork"_s);
    m_atWork->setAccessibleName(label->text());
    auto *goOn = new QPushButton(tr("Work on it"), start);
    goOn->setObjectName(u"studioGoOn"_s);
    goOn->setAutoDefault(false);
    const auto chosen = [this] {
        if (const QListWidgetItem *item = m_atWork->currentItem())
            this->goOn(item->data(Qt::UserRole).toString());
    };
    connect(goOn, &QPushButton::clicked, this, chosen);
    connect(m_atWork, &QListWidget::itemActivated, this, chosen);
    connect(m_atWork, &QListWidget::currentRowChanged, goOn, [goOn](int row) { goOn->setEnabled(row >= 0); });
    auto *column = new QVBoxLayout(start);
    column->setSpacing(metrics::margin);
    column->addWidget(title);
    column->addWidget(told);
    column->addWidget(open, 0, Qt::AlignLeft);
    column->addSpacing(metrics::margin);
    column->addWidget(label);
    column->addWidget(m_atWork, 1);
    column->addWidget(goOn, 0, Qt::AlignLeft);
    return start;
}

QWidget *StudioDesk::makeReading()
{
    auto *reading = new QWidget(m_stack);
    m_reading = new QLabel(reading);
    m_reading->setObjectName(u"studioReading"_s);
    m_reading->setWordWrap(true);
    m_reading->setAlignment(Qt::AlignCenter);
    auto *stop = new QPushButton(tr("Stop"), reading);
    stop->setObjectName(u"studioStop"_s);
    stop->setAutoDefault(false);
    connect(stop, &QPushButton::clicked, this, [this] {
        m_reader.stop();
        m_document.isOpen() ? showWork() : showStart();
        say(tr("Stopped."), false);
    });
    auto *column = new QVBoxLayout(reading);
    column->addStretch(1);
    column->addWidget(m_reading);
    column->addWidget(stop, 0, Qt::AlignHCenter);
    column->addStretch(1);
    return reading;
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
    m_steps->addTab(m_places, tr("Places"));
    m_steps->addTab(m_passages, tr("Passages"));
    m_steps->addTab(m_homes, tr("Powers"));
    m_steps->addTab(terms, tr("Game"));
    m_steps->addTab(m_check, tr("Check"));
    m_balance = new BalancePage(m_document, m_steps);
    m_steps->addTab(m_balance, tr("Balance"));
    work->addWidget(m_view);
    work->addWidget(m_steps);
    work->setStretchFactor(0, 1);
    work->setSizes({studioSize.width() - stepsWidth, stepsWidth});
    connect(m_steps, &QTabWidget::currentChanged, this,
            [this] { m_view->setJoining(m_steps->currentWidget() == m_passages); });
    connect(m_view, &SketchView::joined, m_passages, &PassagesPage::join);
    connect(m_view, &SketchView::flipped, this, [this](int place) {
        if (m_steps->currentWidget() == m_places)
            m_places->flip(place);
    });
    connect(m_view, &SketchView::keyed, this, &StudioDesk::takeKey);
    return work;
}

void StudioDesk::takeKey(int key)
{
    if (m_steps->currentWidget() == m_places)
        m_places->takeKey(key);
    else if (m_steps->currentWidget() == m_passages)
        m_passages->takeKey(key);
    else if (m_steps->currentWidget() == m_homes)
        m_homes->takeKey(key);
}

void StudioDesk::chooseDrawing()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a drawing"), {}, tr("Drawings (*.svg *.svgz)"));
    if (!path.isEmpty())
        openDrawing(path);
}

void StudioDesk::openDrawing(const QString &path)
{
    m_drawing = path;
    m_reading->setText(tr("Reading %1…").arg(QFileInfo(path).fileName()));
    m_stack->setCurrentIndex(ReadingOfStudio);
    say({}, false);
    m_reader.read(path);
}

void StudioDesk::begin(const Proposal &proposal)
{
    const QString title = QFileInfo(m_drawing).completeBaseName().replace(u'_', u' ');
    const auto done = m_document.begin(sketchOf(proposal, title.toStdString()));
    if (!done) {
        showStart();
        say(done.error(), true);
        return;
    }
    showWork();
    say(tr("%n place(s), %1 passages. Kept in %2.", nullptr, static_cast<int>(proposal.places.size()))
            .arg(proposal.passages.size())
            .arg(QFileInfo(m_document.folder()).fileName()),
        false);
}

void StudioDesk::goOn(const QString &folder)
{
    const auto done = m_document.load(folder);
    if (!done)
        return say(done.error(), true);
    showWork();
}

void StudioDesk::showStart()
{
    m_document.close();
    m_atWork->clear();
    for (const QString &folder : SketchDocument::foldersAtWork()) {
        auto *item = new QListWidgetItem(QFileInfo(folder).fileName(), m_atWork);
        item->setData(Qt::UserRole, folder);
    }
    m_atWork->setCurrentRow(m_atWork->count() > 0 ? 0 : -1);
    for (QPushButton *button : {m_another, m_undo, m_redo, m_publish, m_play})
        button->hide();
    m_stack->setCurrentIndex(StartOfStudio);
    say({}, false);
}

void StudioDesk::showWork()
{
    for (QPushButton *button : {m_another, m_undo, m_redo, m_publish, m_play})
        button->show();
    m_undo->setEnabled(m_document.undoStack().canUndo());
    m_redo->setEnabled(m_document.undoStack().canRedo());
    m_stack->setCurrentIndex(WorkOfStudio);
    m_steps->setCurrentIndex(0);
    m_view->fit();
    m_places->setFocus();
    setWindowTitle(tr("Make a variant: %1").arg(fromUtf8(m_document.sketch().title)));
}

bool StudioDesk::isBusy() const
{
    return m_reader.isReading() || m_balance->isPlaying();
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
    const QString path = QFileDialog::getSaveFileName(this, tr("Publish the variant"), name, tr("Packages (*.zip)"));
    if (!path.isEmpty())
        publish(path);
}

bool StudioDesk::publish(const QString &path)
{
    if (!isReady())
        return false;
    const auto done = publishVariant(m_document.folder(), path);
    say(done ? tr("Packed into %1. Whoever opens it in Entente can play it.").arg(QFileInfo(path).fileName())
             : done.error(),
        !done);
    return done.ok();
}

void StudioDesk::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void StudioDesk::dropEvent(QDropEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.first().isLocalFile())
        openDrawing(urls.first().toLocalFile());
}

void StudioDesk::say(const QString &sentence, bool failure)
{
    m_said->setText(sentence);
    m_said->setStyleSheet(failure ? u"color: %1"_s.arg(coloursOf(this).failure.name()) : QString());
}

} // namespace entente::app
