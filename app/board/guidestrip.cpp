#include "board/guidestrip.h"

#include "look/icons.h"
#include "look/onchange.h"
#include "look/theme.h"
#include "look/widgets.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int besideEachOther = 1000; ///< pixels: on a narrower page the chapters stand above the text

struct GuideWords {
    Q_DECLARE_TR_FUNCTIONS(GuideWords)
};

QString chapterName(Guide::Chapter chapter)
{
    switch (chapter) {
    case Guide::Chapter::Move: return GuideWords::tr("Move", "chapter");
    case Guide::Chapter::Bounce: return GuideWords::tr("Bounce", "chapter");
    case Guide::Chapter::Convoy: return GuideWords::tr("Convoy", "chapter");
    case Guide::Chapter::Support: return GuideWords::tr("Support", "chapter");
    case Guide::Chapter::Build: return GuideWords::tr("Build", "chapter");
    case Guide::Chapter::All: break;
    }
    return {};
}

} // namespace

GuideStrip::GuideStrip(QWidget *parent)
    : QWidget(parent), m_row(new QHBoxLayout(this)), m_text(named(new QLabel(this), u"guideText"_s)),
      m_act(named(new QPushButton(this), u"guideAct"_s)), m_leave(named(new QToolButton(this), u"leaveGuide"_s))
{
    setObjectName(u"guideStrip"_s);
    setAttribute(Qt::WA_StyledBackground);
    setProperty("surface", u"guide"_s);
    setProperty("edge", u"bottom"_s);
    setMinimumHeight(metrics::timeline); // whose place it takes: the map stays as it is
    m_row->setContentsMargins(metrics::margin, 3, 8, 3);
    m_row->setSpacing(metrics::margin);
    auto *chapters = new QHBoxLayout;
    chapters->setSpacing(12);
    for (int i = 0; i < int(Guide::Chapter::All); ++i) {
        m_chapters.append(new QLabel(this));
        chapters->addWidget(m_chapters.last());
    }
    chapters->addStretch(1);
    m_row->addLayout(chapters);
    auto *saying = new QHBoxLayout;
    saying->setSpacing(metrics::margin);
    m_row->addLayout(saying, 1);
    m_text->setWordWrap(true);
    saying->addWidget(m_text, 1);
    connect(m_act, &QPushButton::clicked, this, &GuideStrip::act);
    saying->addWidget(m_act);
    m_leave->setIconSize(QSize(16, 16));
    connect(m_leave, &QToolButton::clicked, this, [this] {
        if (m_guide)
            m_guide->leave();
    });
    saying->addWidget(m_leave);
    hide();
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { refresh(); });
}

QString GuideStrip::words(Guide::Step step)
{
    using At = Guide::Step;
    switch (step) {
    case At::None: break;
    case At::Move:
        return GuideWords::tr("You play England. Click the fleet in London, then the North Sea: it will move there.");
    case At::MoveOthers:
        return GuideWords::tr("Now the others: drag the fleet from Edinburgh to the Norwegian Sea, and the army from "
                              "Liverpool to Yorkshire. Clicking works just as well.");
    case At::SealSpring:
        return GuideWords::tr("All your units have orders. The others write theirs in secret at the same time. Press "
                              "“Seal orders”.");
    case At::Bounce:
        return GuideWords::tr("All orders are shown at once. Look at Galicia: Austria and Russia both went there, one "
                              "against one. They bounced, and both stay where they were. Press “Next phase”.");
    case At::Convoy:
        return GuideWords::tr("Norway is still neutral: whoever stands there after autumn owns it. Click the army in "
                              "Yorkshire, then Norway: it goes by sea. Then press “Order the fleet too”, so that the "
                              "North Sea carries it.");
    case At::Support:
        return GuideWords::tr("Russia wants Norway too, and one against one would bounce. Click the fleet in the "
                              "Norwegian Sea, then “Support”, the army in Yorkshire and Norway.");
    case At::SealAutumn: return GuideWords::tr("That makes it two against one. Press “Seal orders”.");
    case At::TwoAgainstOne:
        return GuideWords::tr(
            "Two against one: your army is in Norway, and its supply centre is yours. Click any order "
            "under “Results”, then “Why?”, to see how it was counted. Then press “Go to builds”.");
    case At::Build:
        return GuideWords::tr("Four supply centres, three units: you may build one more, at home. Click London and "
                              "choose an army or a fleet.");
    case At::SealWinter: return GuideWords::tr("Press “Seal builds”, and the year is over.");
    case At::NewYear:
        return GuideWords::tr(
            "That was a year. Whoever owns 18 supply centres wins; everything else is talking to each "
            "other. Play on against the computer, or start a game with your friends.");
    case At::Otherwise:
        return GuideWords::tr("That order leads another way than the lesson, which won't come out so. Undo takes it "
                              "back; or play on as you like.");
    case At::Strayed:
        return GuideWords::tr("Your units went another way than the lesson does. Play on as you like, or start again.");
    }
    return {};
}

void GuideStrip::setGuide(Guide &guide)
{
    m_guide = &guide;
    connect(&guide, &Guide::left, this, &GuideStrip::refresh);
    refresh();
}

void GuideStrip::refresh()
{
    m_step = m_guide ? m_guide->advice().step : Guide::Step::None;
    setVisible(m_step != Guide::Step::None);
    const QString said = text();
    const bool strayed = m_step == Guide::Step::Strayed;
    m_act->setText(strayed ? tr("Start again") : tr("Play on"));
    m_act->setVisible(strayed || m_step == Guide::Step::NewYear);
    m_leave->setToolTip(tr("End the lesson and play on"));
    m_leave->setAccessibleName(m_leave->toolTip());
    m_leave->setIcon(themedIcon(u"cross"_s, this));
    showChapters(Guide::chapterOf(m_step));
    if (m_text->text() == said)
        return;
    m_text->setText(said);
    setAccessibleName(said);
    if (isVisible()) { // to whoever does not see it
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

QString GuideStrip::text() const
{
    return words(m_step);
}

/// Those that are done have a tick, and the one that is on is bold: neither is told by colour alone.
void GuideStrip::showChapters(Guide::Chapter now)
{
    for (int i = 0; i < m_chapters.size(); ++i) {
        const auto chapter = static_cast<Guide::Chapter>(i);
        const bool done = chapter < now;
        QLabel &label = *m_chapters[i];
        label.setText(done ? u"✓ "_s + chapterName(chapter) : chapterName(chapter));
        label.setStyleSheet(chapter == now ? u"color: %1; font-weight: 600"_s.arg(coloursOf(this).accent.name())
                                           : u"color: %1"_s.arg(coloursOf(this).quiet.name()));
        label.setAccessibleName(done             ? tr("%1: done", "chapter").arg(chapterName(chapter))
                                : chapter == now ? tr("%1: now", "chapter").arg(chapterName(chapter))
                                                 : tr("%1: to come", "chapter").arg(chapterName(chapter)));
    }
}

void GuideStrip::act()
{
    if (m_step == Guide::Step::Strayed)
        Q_EMIT againWanted();
    else if (m_guide)
        m_guide->leave();
}

void GuideStrip::setFromAfar(bool on)
{
    m_text->setFont(uiFont(on ? metrics::large : metrics::base));
}

void GuideStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool stacked = width() < besideEachOther;
    m_row->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_row->setSpacing(stacked ? 0 : metrics::margin);
}

} // namespace entente::app
