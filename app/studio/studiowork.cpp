#include "studio/studiodesk.h"

#include "studio/balancepage.h"
#include "studio/checkpage.h"
#include "studio/homespage.h"
#include "studio/passagespage.h"
#include "studio/placespage.h"
#include "studio/publishing.h"
#include "studio/sketchview.h"
#include "studio/termspage.h"
#include "words/sentences.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

namespace entente::app {

using namespace Qt::StringLiterals;

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
