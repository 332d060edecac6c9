#include "start/startpage.h"

#include "actions/actions.h"
#include "document/filematter.h"
#include "document/files.h"
#include "document/recentgames.h"
#include "document/recovery.h"
#include "look/icons.h"
#include "look/mainbutton.h"
#include "look/onchange.h"
#include "look/rank.h"
#include "look/sheet.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "sheet/palette.h"
#include "start/firstcard.h"
#include "start/mapthumbnail.h"
#include "start/startcards.h"
#include "words/dates.h"
#include "words/gametitle.h"
#include "words/names.h"
#include "words/settings.h"

#include <QComboBox>
#include <QDateTime>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int narrowPage = 1000;
constexpr int narrowMargin = 24;
constexpr int leastChoice = 120;
constexpr int untilPainted = 150; ///< milliseconds after the last change of its size
constexpr int buttonPadding = 8;  ///< round the sign of the menu's button, which ends where the cards end

} // namespace

StartPage::StartPage(const VariantLibrary &variants, const QString &recoveryFolder, Actions &actions, QMenu *menu,
                     QWidget *parent)
    : QWidget(parent), m_variants(variants), m_recoveryFolder(recoveryFolder), m_actions(actions)
{
    setObjectName(u"startPage"_s);
    setSurface(*this, u"panel"_s);
    auto *column = flush<QVBoxLayout>(this, 0);
    column->addWidget(makeTop(menu));

    auto *body = new QWidget(this);
    m_body = new QVBoxLayout(body);
    m_body->setContentsMargins(sideMargin, 16, sideMargin, 24);
    m_body->setSpacing(0);
    m_message = named(new QLabel(body), u"startMessage"_s);
    m_message->setWordWrap(true);
    m_message->setContentsMargins(0, 0, 0, 12);
    m_message->hide();
    m_body->addWidget(m_message);
    m_continueColumn = new QVBoxLayout;
    m_body->addLayout(m_continueColumn);
    makeHeading(body);
    m_body->addLayout(m_heading);
    m_cards = new QWidget(body);
    m_grid = flush<QGridLayout>(m_cards, gap);
    m_body->addWidget(m_cards);
    m_body->addStretch(1);
    QScrollArea *const scroll = named(scrollingArea(body, this), u"startScroll"_s);
    column->addWidget(scroll, 1);
    m_painting.setSingleShot(true);
    m_painting.setInterval(untilPainted);
    connect(&m_painting, &QTimer::timeout, this, &StartPage::requestPictures);
    retranslate();
    onChange(this, {QEvent::LanguageChange}, [this] {
        retranslate();
        QTimer::singleShot(0, this, &StartPage::placeHeading); // the words of the commands change too
    });
    onChange(this, {QEvent::PaletteChange}, [this] { refresh(); });
}

/// Whose window it is, and the ways in that are always there.
QWidget *StartPage::makeTop(QMenu *menu)
{
    auto *top = new QWidget(this);
    setSurface(*top, u"bar"_s, u"bottom"_s);
    top->setFixedHeight(metrics::topBar);
    m_topRow = new QHBoxLayout(top);
    m_topRow->setSpacing(10);
    auto *rings = named(new QLabel(top), u"brandMark"_s);
    auto *brand = new QLabel(u"Entente"_s, top);
    brand->setFont(uiFont(metrics::large, 600));
    m_topRow->addWidget(rings);
    m_topRow->addWidget(brand);
    m_topRow->addStretch(1);
    m_open = named(new QToolButton(top), u"openButton"_s);
    m_open->setIconSize(QSize(28, 20)); // with some air on both sides
    m_open->setDefaultAction(m_actions.open);
    m_open->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_open->setIconSize(QSize(18, 18));
    m_topRow->addWidget(m_open);
    m_menuButton = named(new QToolButton(top), u"startMenuButton"_s);
    m_menuButton->setMenu(menu);
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menuButton->setIconSize(QSize(20, 20));
    m_topRow->addWidget(m_menuButton);
    return top;
}

/// What a click on a card begins, and other ways to begin.
void StartPage::makeHeading(QWidget *body)
{
    m_heading = new QBoxLayout(QBoxLayout::LeftToRight);
    m_heading->setContentsMargins(0, 16, 0, 12);
    m_heading->setSpacing(12);
    auto *titles = new QHBoxLayout;
    titles->setSpacing(12);
    m_titles = titles;
    auto *heading = new QHBoxLayout;
    heading->setSpacing(12);
    m_heading->addLayout(titles, 1);
    m_heading->addLayout(heading);
    m_ways = new QWidget(body);
    auto *ways = flush<QHBoxLayout>(m_ways, 12);
    m_heading->addWidget(m_ways);
    m_title = new QLabel(body);
    m_title->setFont(uiFont(metrics::large, 600));
    m_subtitle = quiet(new QLabel(body));
    titles->addWidget(m_title);
    titles->addWidget(m_subtitle);
    titles->addStretch(1);
    m_mode = named(new QComboBox(body), u"modeChoice"_s);
    m_mode->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_mode->setMinimumWidth(leastChoice);
    heading->addWidget(m_mode);
    m_edition = named(new QComboBox(body), u"editionChoice"_s);
    m_edition->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_edition->setMinimumWidth(leastChoice);
    heading->addWidget(m_edition);
    heading->addStretch(1);
    auto *make = named(new QToolButton(body), u"makeVariantButton"_s);
    make->setDefaultAction(m_actions.makeVariant);
    make->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto *settings = named(new QToolButton(body), u"newGameButton"_s);
    settings->setDefaultAction(m_actions.newGame);
    settings->setToolButtonStyle(Qt::ToolButtonTextOnly);
    ways->addWidget(settings);
    ways->addWidget(make);
}

void StartPage::setMenuButtonShown(bool shown)
{
    m_menuButton->setVisible(shown);
}

void StartPage::setDark(bool dark)
{
    m_dark = dark;
    if (isVisible())
        refresh();
}

void StartPage::say(const QString &sentence, bool failure)
{
    m_message->setText(sentence);
    setFailed(*m_message, failure);
    m_message->setVisible(!sentence.isEmpty());
}

QString StartPage::status() const
{
    return m_message->isHidden() ? QString() : m_message->text();
}

void StartPage::retranslate()
{
    m_title->setText(tr("New game"));
    m_subtitle->setText(tr("Click a map to start."));
    m_menuButton->setAccessibleName(tr("Menu"));
    m_menuButton->setToolTip(tr("Menu"));
    m_open->setAccessibleName(tr("Open a file"));
    const int mode = std::max(0, m_mode->currentIndex());
    m_mode->clear();
    m_mode->addItem(tr("Hotseat: take turns in secret"), int(Table::Mode::Hotseat));
    m_mode->addItem(tr("Open table: one person enters all orders"), int(Table::Mode::Gm));
    m_mode->addItem(tr("Against the computer: you take one power"), againstComputer);
    m_mode->setCurrentIndex(mode);
    const int edition = std::max(0, m_edition->currentIndex());
    m_edition->clear();
    m_edition->addItem(tr("Standard rules for this map"), QString());
    for (const SettingInfo &setting : rulebookSettings()) {
        if (setting.name != "edition")
            continue;
        for (const std::string &choice : setting.choices)
            m_edition->addItem(tr("Rules of %1", "year of the edition").arg(fromUtf8(choice)), fromUtf8(choice));
        m_edition->setToolTip(settingSentence(setting));
        m_edition->setAccessibleName(settingTitle(setting));
    }
    m_edition->setCurrentIndex(edition);
    m_mode->setAccessibleName(tr("How to play"));
    m_mode->setToolTip(tr("How you play: in turns, hidden from each other, or one person for all"));
    refresh();
}

void StartPage::refresh()
{
    m_menuButton->setIcon(themedIcon(u"menu"_s, this));
    m_actions.open->setIcon(themedIcon(u"open"_s, this));
    if (auto *rings = findChild<QLabel *>(u"brandMark"_s))
        rings->setPixmap(iconPixmap(u"rings"_s, 28, devicePixelRatioF(), coloursOf(this).accent));
    if (!isVisible())
        return;
    // The focus leaves the old cards and wanders over the page, which scrolls after it.
    QScrollBar *scrolled = findChild<QScrollArea *>(u"startScroll"_s)->verticalScrollBar();
    const int at = scrolled->value();
    buildContinue();
    buildCards();
    QTimer::singleShot(0, scrolled, [scrolled, at] { scrolled->setValue(at); });
}

void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

/// Whoever goes on to a board wants that painted first, and the cards are made anew when they are seen again.
void StartPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    dropPictures();
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < narrowPage;
    const int side = narrow ? narrowMargin : sideMargin;
    m_body->setContentsMargins(side, 16, side, 24);
    m_topRow->setContentsMargins(side, 0, side - buttonPadding, 0);
    placeHeading();
    if (columnsFor(width()) != m_columns && isVisible())
        refresh();
    else
        QTimer::singleShot(0, this, &StartPage::fillHeight); // once everything has its place
}

/// In one row where that cuts nothing off, else in two: the words of another language are longer.
void StartPage::placeHeading()
{
    int needed = m_heading->spacing() * 4 + m_ways->sizeHint().width();
    for (const QWidget *part : std::initializer_list<const QWidget *>{m_title, m_subtitle, m_mode, m_edition})
        needed += part->sizeHint().width();
    const QMargins sides = m_body->contentsMargins();
    const int room = width() - sides.left() - sides.right() - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const bool stacked = needed > room;
    const int words = m_title->sizeHint().width() + m_subtitle->sizeHint().width() + m_ways->sizeHint().width();
    m_subtitle->setVisible(!stacked || words + 3 * m_heading->spacing() <= room);
    if (stacked == (m_heading->direction() == QBoxLayout::TopToBottom))
        return;
    m_heading->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    (stacked ? m_titles : m_heading)->addWidget(m_ways);
}

/// What is told of a game that was left.
LeftCard::Face StartPage::faceOf(const KeptGame &left, const SavedGame &saved) const
{
    const Game game = publicGame(saved);
    const Board &board = game.board();
    const QString people = playersText(saved.table.players);
    LeftCard::Face face;
    face.title = phaseName(game.board(), game.position().phase);
    if (!saved.table.gameName.empty())
        face.title = fromUtf8(saved.table.gameName) + u": "_s + face.title;
    const QString when = whenText(QFileInfo(left.path).lastModified(), QDateTime::currentDateTime());
    face.line = fromUtf8(game.variant().title) + u", "_s
                + (left.crashed        ? tr("closed unexpectedly; nothing was lost.")
                   : !people.isEmpty() ? people
                                       : tr("%n power(s) at the table.", nullptr, int(saved.table.seats.size())));
    face.saved = left.recovered ? tr("Played %1, not saved", "when").arg(when)
                                : tr("Saved %1 in %2", "when, file").arg(when, QFileInfo(left.path).fileName());
    const Result<Livery, QString> livery = Livery::load(m_variants.folderOf(fromUtf8(game.variant().id)), board);
    std::map<PowerId, QString> chosen = Table::fromSetup(board, saved.table).colours;
    chosen.merge(ownColours(board));
    const Livery colours = dressed(livery.ok() ? livery.value() : Livery::standard(board), chosen);
    for (int p = 0; p < board.powerCount(); ++p) {
        if (const int count = centreCountOf(game.position(), PowerId(p)); count > 0 && board.power(PowerId(p)).playable)
            face.bars.push_back({colours.of(PowerId(p), m_dark).unit, count});
    }
    face.room = std::max(1, board.centreCount());
    return face;
}

QPushButton *StartPage::makeContinue(QWidget &card, const KeptGame &left, const QString &title)
{
    auto *go = named(new QPushButton(tr("Continue"), &card), u"continue"_s);
    go->setProperty("english", u"Continue"_s);
    setMainButton(*go);
    go->setAutoDefault(true); // takes Enter
    go->setProperty("large", true);
    setMainIcon(*go, u"play"_s);
    go->setToolTip(tr("Continue this game (Enter)"));
    go->setAccessibleName(tr("Continue: %1").arg(title));
    connect(go, &QPushButton::clicked, this, [this, left] { Q_EMIT continueChosen(left.path, left.recovered); });
    return go;
}

/// The way to the shelf of all of them.
QPushButton *StartPage::makeOlder(QWidget &card, int games)
{
    const QString text = tr("All your games (%1)…", "how many").arg(games);
    auto *all = named(new QPushButton(text, &card), u"olderGames"_s, text);
    all->setProperty("quiet", true);
    all->setAutoDefault(true);
    all->setToolTip(tr("Look at, continue or delete your games"));
    connect(all, &QPushButton::clicked, this, [this] {
        auto *desk = new KeptGamesDesk(m_variants, keptGames(m_recoveryFolder), this);
        connect(desk, &KeptGamesDesk::chosen, this, &StartPage::continueChosen);
        connect(desk, &KeptGamesDesk::deleted, this, &StartPage::refresh);
        desk->open();
    });
    return all;
}

void StartPage::buildContinue()
{
    if (m_continue) {
        m_continue->hide();
        m_continue->deleteLater();
        m_continue = nullptr;
    }
    const QList<KeptGame> games = keptGames(m_recoveryFolder);
    for (const KeptGame &left : games) {
        const Result<OpenedGame, QString> opened = readGameFile(left.path, m_variants.finder());
        if (!opened)
            continue; // nothing to go on with; opening it by hand says why
        const Game game = publicGame(opened->saved);
        const LeftCard::Face face = faceOf(left, opened->saved);
        auto *card = named(new LeftCard(face, this), u"continueCard"_s);
        auto *row = new QHBoxLayout(card);
        row->setContentsMargins(0, 0, 24, 0);
        row->addStretch(1);
        auto *buttons = new QVBoxLayout;
        row->addLayout(buttons);
        buttons->addStretch(1);
        QPushButton *const go = makeContinue(*card, left, face.title);
        buttons->addWidget(go);
        buttons->addWidget(makeOlder(*card, static_cast<int>(games.size())));
        buttons->addStretch(1);
        m_continueColumn->addWidget(card);
        const QString folder = m_variants.folderOf(fromUtf8(game.variant().id));
        m_continue = card;
        requestThumbnail({folder, game.variantPointer(), game.position(), QSize(280, 138), devicePixelRatioF(), m_dark,
                          fogBar(opened->saved).has_value()},
                         card, [card](const QImage &image) { card->setPicture(image); });
        beginAt(*go);
        return;
    }
    auto *first = new FirstCard(this);
    connect(first, &FirstCard::learnWanted, this, &StartPage::learnWanted);
    m_continueColumn->addWidget(first);
    m_continue = first;
}

namespace {

constexpr int leastCard = 300; ///< pixels
constexpr int mostColumns = 5;
constexpr int mostPicture = 62; ///< its height, as percents of its width

/// Those on which there is something to win: a board at work that has no centre yet is no card.
std::vector<const VariantLibrary::Entry *> finishedOf(const VariantLibrary &variants)
{
    std::vector<const VariantLibrary::Entry *> all = variants.list();
    std::erase_if(all, [](const VariantLibrary::Entry *each) { return each->variant->board->centres().empty(); });
    return all;
}

} // namespace

/// How many cards stand side by side: as few as need no more rows than the most would, so that the rows are full.
int StartPage::columnsFor(int width) const
{
    const int cards = static_cast<int>(finishedOf(m_variants).size());
    const int most = std::clamp((width - 2 * sideMargin + gap) / (leastCard + gap), 1, mostColumns);
    const int rows = std::max(1, (cards + most - 1) / most);
    return std::clamp((cards + rows - 1) / rows, 1, most);
}

void StartPage::buildCards()
{
    for (QAbstractButton *card : std::as_const(m_made)) {
        card->hide();
        card->deleteLater();
    }
    m_made.clear();
    m_columns = columnsFor(width());
    for (int i = 0; i < mostColumns; ++i)
        m_grid->setColumnStretch(i, i < m_columns ? 1 : 0);
    for (const VariantLibrary::Entry *entry : finishedOf(m_variants)) {
        const Variant &variant = *entry->variant;
        int players = 0;
        for (const Power &power : variant.board->powers())
            players += power.playable;
        auto *card = new MapCard(fromUtf8(variant.title), nameIn(placeLanguage(), variant.line, variant.lines),
                                 tr("%n players", nullptr, players), m_cards);
        const QString id = fromUtf8(variant.id);
        card->setObjectName(u"variant-"_s + id);
        card->setProperty("english", fromUtf8(variant.title));
        card->setToolTip(tr("Start a game of %1 (Enter)").arg(fromUtf8(variant.title)));
        connect(card, &QAbstractButton::clicked, this, [this, id] {
            const int mode = m_mode->currentData().toInt();
            const bool alone = mode == againstComputer;
            Q_EMIT variantChosen(id, alone ? Table::Mode::Hotseat : static_cast<Table::Mode>(mode),
                                 m_edition->currentData().toString(), alone);
        });
        const int at = static_cast<int>(m_made.size());
        m_grid->addWidget(card, at / m_columns, at % m_columns);
        m_made.append(card);
        card->setPictureHeight(m_pictureHeight);
    }
    dropPictures();
    QTimer::singleShot(0, this, &StartPage::fillHeight);
    if (m_made.isEmpty())
        say(tr("No maps found. Put the folder “maps” back beside Entente, or set ENTENTE_MAPS to it."), true);
    else if (qobject_cast<FirstCard *>(m_continue))
        beginAt(*m_made.first());
}

/// Once it is laid out. By then a game may have been opened: a page that nobody sees takes the keyboard from none.
void StartPage::beginAt(QWidget &widget)
{
    QTimer::singleShot(0, &widget, [&widget] {
        if (widget.isVisible())
            widget.setFocus();
    });
}

/// Where all cards are in sight and room is left, the pictures are as high as it lets them.
void StartPage::fillHeight()
{
    if (m_made.isEmpty())
        return;
    const int rows = (static_cast<int>(m_made.size()) + m_columns - 1) / m_columns;
    const int above = m_cards->mapTo(m_body->parentWidget(), QPoint()).y();
    const int room = findChild<QScrollArea *>(u"startScroll"_s)->viewport()->height() - above
                     - m_body->contentsMargins().bottom() + gap;
    const int most = pictureWidth() * mostPicture / 100;
    const int height = std::clamp(room / rows - gap - MapCard::textHeight, MapCard::leastPicture,
                                  std::max(most, MapCard::leastPicture));
    for (MapCard *card : std::as_const(m_made))
        card->setPictureHeight(height);
    const bool changed = height != std::exchange(m_pictureHeight, height);
    if (!m_unwanted)
        requestPictures();
    else if (changed)
        m_painting.start();
}

int StartPage::pictureWidth() const
{
    return std::max(430, (width() - 2 * sideMargin) / m_columns);
}

void StartPage::dropPictures()
{
    m_painting.stop();
    if (m_unwanted)
        *m_unwanted = true;
    m_unwanted.reset();
}

void StartPage::requestPictures()
{
    dropPictures();
    if (!isVisible()) // it asks when it is seen again
        return;
    m_unwanted = std::make_shared<std::atomic<bool>>(false);
    qsizetype at = 0;
    for (const VariantLibrary::Entry *entry : finishedOf(m_variants)) {
        if (at >= m_made.size())
            return;
        MapCard *card = m_made[at++];
        requestThumbnail(
            {entry->folder, entry->variant, entry->variant->start, QSize(pictureWidth(), m_pictureHeight),
             devicePixelRatioF(), m_dark},
            card, [card](const QImage &image) { card->setPicture(image); }, m_unwanted);
    }
}

} // namespace entente::app
