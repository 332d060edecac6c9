#include "desks/trialdesk.h"

#include "look/icons.h"
#include "look/rank.h"
#include "look/singlebutton.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "orders/notation.h"
#include "words/names.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int proofTries = 400000;                  ///< seasons, under a second
constexpr int deskWidth = metrics::rightPanel - 16; ///< over the panel beside the map, with its frame

using Fate = SafestPlans::Fate;
using Certainty = SafestPlans::Certainty;

} // namespace

TrialDesk::TrialDesk(const QString &name, GameDocument &document, QWidget *parent)
    : Sheet(name, QString(), QSize(deskWidth, 0), parent), m_document(document)
{
    connect(&document, &GameDocument::changed, this, &TrialDesk::follow);
}

QPushButton *TrialDesk::addButton(QDialogButtonBox &buttons, const QString &text, const QString &name, const Act &act)
{
    auto *const button = named(new SingleButton(text, this), name);
    buttons.addButton(button, QDialogButtonBox::ActionRole);
    connect(button, &QPushButton::clicked, this, act);
    return button;
}

void TrialDesk::changeEvent(QEvent *event)
{
    Sheet::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        tellMark();
    if (event->type() == QEvent::LanguageChange) // later: its parts are about to be told, too
        QMetaObject::invokeMethod(this, &TrialDesk::sayAnew, Qt::QueuedConnection);
}

void TrialDesk::sayAnew()
{
    clear();
    makeParts();
    tell();
    tellMark();
    fit();
}

void TrialDesk::lay(Game game, PowerId power, const Notes &notes)
{
    m_laying = true;
    m_document.openTrial(std::move(game), power, notes);
    m_laying = false;
}

QWidget *TrialDesk::makeMark()
{
    m_markRow = new QWidget(this);
    auto *row = flush<QHBoxLayout>(m_markRow.data(), metrics::floatMargin);
    m_mark = named(new QLabel(m_markRow), u"trialMark"_s);
    m_word = named(new QLabel(m_markRow), u"trialVerdict"_s);
    m_word->setFont(uiFont(metrics::base, 600));
    row->addWidget(m_mark);
    row->addWidget(m_word, 1);
    m_markRow->hide();
    return m_markRow;
}

void TrialDesk::tellMark()
{
    if (!m_markRow)
        return;
    const bool right = m_answered == Answer::Right;
    const UiColours &colours = coloursOf(this);
    constexpr int markSize = 18;
    m_mark->setPixmap(iconPixmap(right ? u"check"_s : u"cross"_s, markSize, devicePixelRatioF(),
                                 right ? colours.accent : colours.failure));
    m_word->setText(right ? tr("Right") : tr("Not yet"));
    setRank(*m_word, right ? u"accent"_s : u"failure"_s);
    m_markRow->setVisible(m_answered != Answer::None);
}

void TrialDesk::say(std::function<QString()> sentence, Answer answer)
{
    m_said = std::move(sentence);
    m_answered = answer;
    tell();
    tellMark();
    Q_EMIT proposed({});
}

void TrialDesk::sayOrders(const std::vector<GivenOrder> &orders, PowerId power)
{
    say([this, orders, power] { return orderWords(m_document.board(), orders, power); });
    Q_EMIT proposed(orders);
}

bool TrialDesk::reaches(const Puzzle &puzzle, const std::vector<GivenOrder> &orders)
{
    const Game &game = m_document.game();
    const std::vector<Fate> fates = fatesOf(game.variant().board, game.rules(), puzzle, orders, proofTries);
    const auto failed =
        std::find_if(fates.begin(), fates.end(), [](const Fate &fate) { return fate.certainty != Certainty::Sure; });
    if (failed == fates.end())
        return true;
    const ProvinceId goal = puzzle.goals[static_cast<std::size_t>(failed - fates.begin())].place;
    say(
        [this, goal, fate = *failed, own = puzzle.power] {
            const QString place = provinceName(m_document.board(), goal);
            return fate.certainty == Certainty::Open
                       ? tr("%1: no reply was found that breaks it, but not all were tried.").arg(place)
                   : fate.breaker.empty()
                       ? tr("%1: not by these orders, even if all others hold.", "a place").arg(place)
                       : tr("%1 fails against %2.", "a place, and orders")
                             .arg(place, orderWords(m_document.board(), fate.breaker, own));
        },
        Answer::Wrong);
    Q_EMIT proposed(failed->breaker);
    return false;
}

QString TrialDesk::orderWords(const Board &board, const std::vector<GivenOrder> &orders, PowerId own)
{
    QStringList parts;
    for (const GivenOrder &given : orders) {
        const QString order = fromUtf8(orderText(board, given.order));
        parts += given.power == own
                     ? order
                     : tr("%1 (%2)", "an order and whose it is").arg(order, powerName(board, given.power));
    }
    return parts.join(u", "_s);
}

/// Another game is at the board.
void TrialDesk::follow(const Change &change)
{
    if (change.kind == Change::Kind::Loaded && !m_laying)
        close();
}

} // namespace entente::app
