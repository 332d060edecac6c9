#include "desks/puzzledesk.h"

#include "look/mainbutton.h"
#include "look/singlebutton.h"
#include "look/widgets.h"
#include "orders/notation.h"
#include "words/forms.h"
#include "words/names.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr auto missed = "/"_L1; ///< in place of a variant's id
constexpr int missedSlice = 12; ///< milliseconds between two looks at the events

} // namespace

PuzzleDesk::PuzzleDesk(GameDocument &document, const VariantLibrary &library, QWidget *parent)
    : TrialDesk(u"puzzleDesk"_s, document, parent), m_library(library), m_book(library, {}), m_search(new QTimer(this))
{
    if (document.hasGame() && document.game().turnCount() > 0 && !document.isFogged()) // these ask for whole turns
        m_played = document.game();
    makeParts();
    connect(m_search, &QTimer::timeout, this, &PuzzleDesk::searchOn);
}

void PuzzleDesk::begin()
{
    layPage(m_book.next(QDate::currentDate(), {}, m_wantedLevel));
}

void PuzzleDesk::makeParts()
{
    setWindowTitle(tr("Puzzles"));
    m_boards = named(new QComboBox(this), u"puzzleBoards"_s, tr("Board"));
    m_boards->addItem(tr("All boards"), QString());
    if (m_played)
        m_boards->addItem(tr("What was missed in this game"), QString(missed));
    for (const QString &id : PuzzleBook::variantsWith(m_library))
        m_boards->addItem(fromUtf8(m_library.find(id)->title), id);
    m_boards->setCurrentIndex(m_board); // in another language the puzzle goes on
    connect(m_boards, &QComboBox::currentIndexChanged, this, &PuzzleDesk::choose);
    m_levels = named(new QComboBox(this), u"puzzleLevels"_s, tr("Level"));
    fillLevels();
    connect(m_levels, &QComboBox::currentIndexChanged, this, &PuzzleDesk::chooseLevel);
    m_wanted = plainLabel(this, u"puzzleWanted"_s);
    m_level = quiet(plainLabel(this, u"puzzleLevel"_s));
    m_answer = plainLabel(this, u"puzzleAnswer"_s);
    m_answer->setMinimumHeight(3 * m_answer->fontMetrics().lineSpacing()); // buttons stay where they are
    m_answer->setAlignment(Qt::AlignTop);
    auto *tries = new QHBoxLayout; // two rows: beside the map is no room for all of them in one
    const auto trying = [&](const QString &text, const QString &name, const Act &act) {
        auto *button = named(new SingleButton(text, this), name);
        connect(button, &QPushButton::clicked, this, act);
        tries->addWidget(button, 1);
        return button;
    };
    m_check = trying(tr("Check"), u"checkPuzzle"_s, [this] { check(); });
    m_check->setProperty("english", u"Check"_s);
    setMainButton(*m_check);
    m_hint = trying(tr("Hint"), u"hintPuzzle"_s, [this] { hint(); });
    m_give = trying(tr("Answer"), u"answerPuzzle"_s, [this] { give(); });
    auto *buttons = closeButtons(u"closePuzzles"_s);
    m_next = addButton(*buttons, tr("Next"), u"nextPuzzle"_s, [this] { goOn(); });
    QVBoxLayout *const column = Sheet::page();
    auto *choices = new QHBoxLayout;
    choices->addWidget(m_boards, 1);
    choices->addWidget(m_levels);
    column->addLayout(choices);
    column->addWidget(m_wanted);
    column->addWidget(m_level);
    column->addWidget(makeMark());
    column->addWidget(m_answer, 1);
    column->addLayout(tries);
    setFoot(buttons);
}

const PuzzleBook::Page *PuzzleDesk::page() const
{
    return m_number < 0 ? nullptr : &m_book.pages()[static_cast<std::size_t>(m_number)];
}

void PuzzleDesk::choose()
{
    const QString chosen = m_boards->currentData().toString();
    m_board = m_boards->currentIndex();
    m_search->stop();
    m_missed.reset();
    m_seen.clear();
    if (chosen != missed) {
        m_book = PuzzleBook(m_library, chosen);
        fillLevels();
        begin();
        return;
    }
    m_book = PuzzleBook();
    m_missed.emplace(*m_played);
    fillLevels();
    lay(*m_played, PowerId());
    layPage(-1);
    m_search->start(0);
}

/// Those of the puzzles that are chosen; what was missed in a game comes as it was missed.
void PuzzleDesk::fillLevels()
{
    const QSignalBlocker silent(m_levels);
    m_levels->clear();
    m_levels->addItem(tr("Easy ones first"), 0);
    for (int level = 1; level <= Puzzle::hardest; ++level) {
        if (m_book.countOf(level) > 0)
            m_levels->addItem(tr("Level %1").arg(level), level);
    }
    m_levels->setCurrentIndex(std::max(0, m_levels->findData(m_wantedLevel)));
    m_wantedLevel = m_levels->currentData().toInt();
    m_levels->setVisible(!m_missed);
}

void PuzzleDesk::chooseLevel()
{
    m_wantedLevel = m_levels->currentData().toInt();
    m_seen.clear();
    begin();
}

void PuzzleDesk::addMissed(const Game &game, const MissedPuzzles::Found &found)
{
    std::vector<GivenOrder> ordered = game.told(found.turn).orders;
    std::erase_if(ordered, [&](const GivenOrder &given) { return given.power != found.puzzle.power; });
    m_book.add({{}, game.variantPointer(), game.settings(), found.puzzle, std::move(ordered)});
}

void PuzzleDesk::goOn()
{
    const int count = m_book.countOf(m_missed ? 0 : m_wantedLevel);
    if (static_cast<int>(m_seen.size()) >= count) // all were; the one at the board has just been
        m_seen = {m_number};
    layPage(m_missed ? (m_number + 1) % count : m_book.next(QDate::currentDate(), m_seen, m_wantedLevel));
}

/// Puzzles of the game are laid as soon as the first is found.
void PuzzleDesk::searchOn()
{
    QElapsedTimer clock;
    clock.start();
    while (!m_missed->done() && clock.elapsed() < missedSlice)
        m_missed->tryMore(200);
    const Game &game = m_missed->game();
    for (std::size_t i = m_book.pages().size(); i < m_missed->found().size(); ++i)
        addMissed(game, m_missed->found()[i]);
    if (m_missed->done())
        m_search->stop();
    if (m_number < 0 && !m_book.pages().empty())
        layPage(0);
    else if (m_number < 0)
        layPage(-1);
    else
        tell();
}

void PuzzleDesk::layPage(int number)
{
    m_number = number;
    m_failed = m_ended = false;
    m_hints = 0;
    say({});
    if (!page())
        return;
    m_seen.push_back(number);
    Game game(page()->variant, page()->settings);
    game.setStart(page()->puzzle.position);
    lay(std::move(game), page()->puzzle.power);
    if (!page()->ordered.empty())
        say([this] {
            return tr("Ordered then: %1.")
                .arg(orderWords(*page()->variant->board, page()->ordered, page()->puzzle.power));
        });
}

void PuzzleDesk::tell()
{
    for (QPushButton *button : {m_check, m_hint, m_give, m_next})
        button->setEnabled(page() != nullptr);
    m_hint->setEnabled(page() && !m_ended && m_hints < page()->puzzle.answer.size());
    m_level->setText(levelWords());
    m_answer->setText(said());
    if (!page()) {
        m_wanted->setText(m_search->isActive() || (m_missed && !m_missed->done()) ? tr("Looking for what was missed…")
                          : m_missed ? tr("Nothing was missed that can be proved.")
                                     : tr("There are no puzzles here."));
        return;
    }
    const Board &board = *page()->variant->board;
    const Puzzle &puzzle = page()->puzzle;
    QStringList places;
    for (const SafestPlans::Goal &goal : puzzle.goals)
        places += provinceName(board, goal.place);
    m_wanted->setText(
        tr("%1, %2: give orders after which %n unit(s) of yours stand in %3, whatever the others order.", nullptr,
           static_cast<int>(places.size()))
            .arg(powerName(board, puzzle.power), phaseName(board, puzzle.position.phase), joinNames(places)));
}

/// How hard it is, and how far one is.
QString PuzzleDesk::levelWords() const
{
    QStringList parts;
    if (page())
        parts += tr("Level %1 of %2").arg(page()->puzzle.level).arg(Puzzle::hardest);
    if (!m_missed)
        parts += tr("%1 of %n puzzle(s) solved", nullptr, static_cast<int>(m_book.pages().size())).arg(m_book.solved());
    else if (page())
        parts += tr("puzzle %1 of %2").arg(m_number + 1).arg(m_book.pages().size());
    if (m_missed && !m_missed->done())
        parts += tr("searching %1", "a phase")
                     .arg(phaseName(m_missed->game().board(), m_missed->game().turn(m_missed->turn()).before.phase));
    return parts.join(u" · "_s);
}

void PuzzleDesk::check()
{
    const Puzzle &puzzle = page()->puzzle;
    if (!reaches(puzzle, document().ordersOf(puzzle.power))) {
        m_failed = true;
        return;
    }
    if (!std::exchange(m_ended, true))
        m_book.note(m_number, !m_failed, QDate::currentDate());
    say(
        [again = m_failed && !m_missed] {
            const QString right = tr("Proved over every reply.");
            return again ? right + u' ' + tr("It comes again tomorrow.") : right;
        },
        Answer::Right);
    m_next->setFocus();
}

/// First which units it takes, then their orders one after another; the last of them is the answer.
void PuzzleDesk::hint()
{
    m_failed = true;
    const std::vector<GivenOrder> &answer = page()->puzzle.answer;
    if (m_hints++ == 0) {
        say([this] {
            QStringList units;
            for (const GivenOrder &given : page()->puzzle.answer)
                units += fromUtf8(unitText(*page()->variant->board, given.order.kind, given.order.at, given.order.layer,
                                           given.order.number));
            return tr("It takes orders of %1.").arg(joinNames(units));
        });
    } else {
        sayOrders({answer.begin(), answer.begin() + static_cast<std::ptrdiff_t>(m_hints - 1)}, page()->puzzle.power);
    }
}

void PuzzleDesk::give()
{
    const bool solved = m_ended && !m_failed;
    m_failed = true;
    if (!std::exchange(m_ended, true))
        m_book.note(m_number, false, QDate::currentDate());
    say([this, orders = page()->puzzle.answer, power = page()->puzzle.power, again = !m_missed && !solved] {
        const QString answer = orderWords(*page()->variant->board, orders, power);
        return again ? tr("%1. It comes again tomorrow.", "orders, of a puzzle").arg(answer) : answer;
    });
    Q_EMIT proposed(page()->puzzle.answer);
    m_next->setFocus();
}

} // namespace entente::app
