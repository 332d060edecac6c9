#include "desks/studydesk.h"

#include "look/icons.h"
#include "look/mainbutton.h"
#include "look/onchange.h"
#include "look/widgets.h"
#include "words/pieces.h"
#include "words/sayings.h"
#include "words/verdicts.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int widestList = 480; ///< of chapters, opened

QToolButton *turner(QWidget *parent, const QString &name, const QString &what)
{
    auto *button = named(new QToolButton(parent), name, what);
    button->setToolTip(what);
    return button;
}

} // namespace

StudyDesk::StudyDesk(GameDocument &document, StudyBook::Entry entry, QWidget *parent)
    : TrialDesk(u"studyDesk"_s, document, parent), m_entry(std::move(entry))
{
    makeParts();
    onChange(this, {QEvent::PaletteChange}, [this] { tell(); });
}

void StudyDesk::begin()
{
    const std::set<int> done = StudyBook::done(m_entry);
    std::size_t first = 0;
    while (first < m_entry.study.chapters.size() && done.count(static_cast<int>(first)) > 0)
        ++first;
    go(first < m_entry.study.chapters.size() ? first : 0);
}

void StudyDesk::makeParts()
{
    setWindowTitle(sayingText(m_entry.study.title));
    m_chapters = named(new QComboBox(this), u"studyChapters"_s, tr("Chapter"));
    m_chapters->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_chapters, &QComboBox::activated, this, [this](int row) { go(static_cast<std::size_t>(row)); });
    m_back = turner(this, u"studyBack"_s, tr("Chapter before"));
    connect(m_back, &QToolButton::clicked, this, [this] { go(m_chapter - 1); });
    m_forward = turner(this, u"studyForward"_s, tr("Next chapter"));
    connect(m_forward, &QToolButton::clicked, this, [this] { go(m_chapter + 1); });
    m_text = plainLabel(this, u"studyText"_s);
    m_said = plainLabel(this, u"studySaid"_s);
    auto *buttons = closeButtons(u"closeStudy"_s);
    m_goOn = addButton(*buttons, QString(), u"studyGoOn"_s, [this] { goOn(); });
    setMainButton(*m_goOn);
    m_help = addButton(*buttons, QString(), u"studyHelp"_s, [this] { help(); });
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_back);
    row->addWidget(m_forward);
    QVBoxLayout *const column = page();
    column->addWidget(m_chapters); // of variations the end of the name tells which it is
    column->addLayout(row);
    column->addWidget(m_text);
    column->addWidget(makeMark());
    column->addWidget(m_said);
    column->addStretch(1);
    setFoot(buttons);
}

void StudyDesk::tell()
{
    tellChapters();
    const bool last = m_chapter + 1 == m_entry.study.chapters.size();
    const auto onMain = [this](const QString &text, const QString &english) {
        m_goOn->setText(text);
        m_goOn->setProperty("english", english);
    };
    switch (m_state) {
    case State::Asked: onMain(tr("Check"), u"Check"_s); break;
    case State::Wrong: onMain(tr("Try again"), u"Try again"_s); break;
    case State::Done: last ? onMain(tr("All studies"), u"All studies"_s) : onMain(tr("Next"), u"Next"_s); break;
    }
    m_back->setIcon(themedIcon(u"previous"_s, this));
    m_forward->setIcon(themedIcon(u"next"_s, this));
    m_back->setEnabled(m_chapter > 0);
    m_forward->setEnabled(!last);
    m_text->setText(sayingText(chapter().text));
    m_said->setText(said());
    m_said->setVisible(!m_said->text().isEmpty());
    m_help->setVisible(chapter().power.valid());
    m_help->setEnabled(m_state != State::Done);
    m_help->setText(m_hints < chapter().hints.size() ? tr("Hint") : tr("Answer"));
}

/// A tick stands before those that are done.
void StudyDesk::tellChapters()
{
    const QSignalBlocker quiet(m_chapters);
    const std::set<int> done = StudyBook::done(m_entry);
    m_chapters->clear();
    int number = 0;
    for (const StudyChapter &each : m_entry.study.chapters) {
        const QString title = tr("%1. %2", "a chapter's number and title").arg(number + 1).arg(sayingText(each.title));
        m_chapters->addItem(done.count(number) > 0 ? u"✓ "_s + title : title);
        ++number;
    }
    m_chapters->setCurrentIndex(static_cast<int>(m_chapter));
    m_chapters->setToolTip(m_chapters->currentText());
    m_chapters->view()->setMinimumWidth(std::min(widestList, m_chapters->view()->sizeHintForColumn(0)
                                                                 + style()->pixelMetric(QStyle::PM_ScrollBarExtent)));
}

void StudyDesk::go(std::size_t number)
{
    m_chapter = number;
    m_hints = 0;
    place();
}

void StudyDesk::place(const std::vector<GivenOrder> &written)
{
    m_state = chapter().power.valid() ? State::Asked : State::Done;
    if (m_state == State::Done && !chapter().board.orders.empty()) {
        play(chapter().board.orders);
    } else {
        Game game(chapter().board.variant, chapter().board.settings);
        game.setStart(chapter().board.position);
        game.setOrders(written);
        lay(std::move(game), chapter().power, chapter().notes);
    }
    if (m_state == State::Done)
        StudyBook::noteDone(m_entry, static_cast<int>(m_chapter));
    say({});
}

/// The season as it comes of these orders, to be looked at.
void StudyDesk::play(const std::vector<GivenOrder> &orders)
{
    Game game(chapter().board.variant, chapter().board.settings);
    game.setStart(chapter().board.position);
    game.setOrders(orders);
    game.adjudicate();
    lay(std::move(game), chapter().power, chapter().notes);
}

void StudyDesk::goOn()
{
    if (m_state == State::Asked)
        check();
    else if (m_state == State::Wrong)
        place(m_written);
    else if (m_chapter + 1 < m_entry.study.chapters.size())
        go(m_chapter + 1);
    else {
        close();
        Q_EMIT listWanted();
    }
}

void StudyDesk::check()
{
    const GameCase &board = chapter().board;
    m_written = document().ordersOf(chapter().power);
    if (!board.wish.goals.empty()
        && !reaches({board.position, chapter().power, board.wish.goals, chapter().orders(true)}, m_written))
        return; // the reply lies on the map, and the orders can be changed at once
    std::vector<GivenOrder> all = chapter().orders(false);
    all.insert(all.end(), m_written.begin(), m_written.end());
    play(all);
    if (isMet())
        return finish();
    m_state = State::Wrong;
    say(
        [this] {
            const QString failed = failures();
            const QString wrong = sayingText(chapter().wrong);
            return failed.isEmpty() ? wrong : wrong + u"\n\n"_s + failed;
        },
        Answer::Wrong);
}

bool StudyDesk::isMet() const
{
    const GameCase &board = chapter().board;
    return board.expect.empty() || compareWithExpectation(board, document().game().turn(0)).empty();
}

void StudyDesk::finish()
{
    m_state = State::Done;
    StudyBook::noteDone(m_entry, static_cast<int>(m_chapter));
    say([this] { return sayingText(chapter().right); }, Answer::Right);
    m_goOn->setFocus();
}

/// What became of the reader's orders that failed, as the judge has it.
QString StudyDesk::failures() const
{
    const Turn &turn = document().game().turn(0);
    QStringList sentences;
    for (std::size_t i = 0; i < turn.results.size(); ++i) {
        const OrderResult &result = turn.results[i];
        if (result.power == chapter().power && result.given && outcomeOf(result.verdict.reason) != Outcome::Success)
            sentences += plainText(verdictSentence(document().board(), turn, static_cast<int>(i)));
    }
    return sentences.join(u'\n');
}

/// Hints one after another, then the answer.
void StudyDesk::help()
{
    if (m_hints == chapter().hints.size()) {
        if (m_state == State::Wrong) // the orders are drawn where they would be given
            place(m_written);
        return sayOrders(chapter().orders(true), chapter().power);
    }
    say([this, next = m_hints] { return sayingText(chapter().hints[next]); });
    ++m_hints;
    tell();
}

} // namespace entente::app
