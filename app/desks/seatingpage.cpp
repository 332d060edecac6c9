#include "desks/seatingpage.h"

#include "desks/programdesk.h"
#include "document/gameend.h"
#include "document/knownprograms.h"
#include "document/pinlock.h"
#include "document/playernames.h"
#include "look/formlabels.h"
#include "look/icons.h"
#include "look/pineye.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "map/symbols.h"
#include "sheet/palette.h"
#include "words/dealwords.h"
#include "words/names.h"
#include "words/plainline.h"
#include "words/playerwords.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestPin = 64;
constexpr int pinWidth = 126; ///< six dots are whole beside the eye
constexpr int againWidth = 102;

} // namespace

SeatingPage::SeatingPage(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"seatingPage"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, metrics::floatMargin, metrics::margin, 0);
    column->setSpacing(metrics::floatMargin);
    m_hint = quietText(this);
    column->addWidget(m_hint);
    m_rows = new QWidget(this);
    m_grid = flush<QGridLayout>(m_rows);
    m_grid->setHorizontalSpacing(metrics::floatMargin);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(3, 1);
    column->addWidget(m_rows);
    column->addLayout(makeQuick());
    makeClocks();
    column->addStretch(1);
}

/// What fills in the names and the players of all seats.
QLayout *SeatingPage::makeQuick()
{
    m_lots = named(new QPushButton(tr("Assign at random"), this), u"drawLots"_s);
    m_lots->setToolTip(tr("Assign the names to the powers at random"));
    connect(m_lots, &QPushButton::clicked, this, &SeatingPage::drawLots);
    m_oneAgainstAll = named(new QPushButton(tr("Computers for the rest"), this), u"fillWithComputers"_s);
    m_oneAgainstAll->setToolTip(
        tr("Seats without a name are played by the computer; if none has one, all but the first"));
    connect(m_oneAgainstAll, &QPushButton::clicked, this, &SeatingPage::fillWithComputers);
    m_lastTime = named(new QPushButton(tr("Same players as last time"), this), u"lastPlayers"_s);
    m_lastTime->setToolTip(joinNames(lastPlayers()));
    m_lastTime->setVisible(!lastPlayers().isEmpty());
    connect(m_lastTime, &QPushButton::clicked, this, &SeatingPage::seatLastPlayers);
    auto *quick = new QHBoxLayout;
    quick->setSpacing(metrics::floatMargin);
    quick->addWidget(m_lastTime);
    quick->addWidget(m_lots);
    quick->addWidget(m_oneAgainstAll);
    quick->addStretch(1);
    return quick;
}

/// The clocks, and by whom a draw is shared.
void SeatingPage::makeClocks()
{
    m_clocks = new QWidget(this);
    auto *form = new QFormLayout(m_clocks);
    form->setContentsMargins(0, metrics::floatMargin, 0, 0);
    const auto times = [this](const QString &name, std::initializer_list<int> minutes) {
        auto *box = named(new QComboBox(m_clocks), name);
        box->addItem(tr("no limit"), 0);
        for (const int each : minutes)
            box->addItem(tr("%n minute(s)", nullptr, each), each);
        connect(box, &QComboBox::currentIndexChanged, this, &SeatingPage::follow);
        return box;
    };
    m_talk = times(u"talkMinutes"_s, {5, 10, 15, 20, 30, 45, 60});
    m_seat = times(u"seatMinutes"_s, {1, 2, 3, 5, 10, 15, 20});
    m_end = named(new QComboBox(m_clocks), u"timeUp"_s);
    m_end->addItem(tr("remind the player"), false);
    m_end->addItem(tr("seal the orders as they are"), true);
    form->addRow(tr("Time to negotiate before moves"), m_talk);
    form->addRow(tr("Time at the keyboard, each seat and phase"), m_seat);
    form->addRow(tr("When a seat's time is up"), m_end);
    m_hour = named(new QComboBox(m_clocks), u"endHour"_s, tr("The game ends with the first count after"));
    m_hour->addItem(tr("no hour"));
    for (int half = 0; half < 48; ++half) {
        const QTime hour = QTime(12, 0).addSecs(half * 1800); // an evening begins after noon
        m_hour->addItem(hour.toString(u"HH:mm"));
    }
    m_hour->setEditable(true); // any other hour is typed
    m_hour->setInsertPolicy(QComboBox::NoInsert);
    connect(m_hour, &QComboBox::editTextChanged, this, &SeatingPage::follow);
    form->addRow(m_hour->accessibleName(), m_hour);
    m_draws = named(new QComboBox(m_clocks), u"draws"_s, tr("A draw is shared by"));
    m_draws->addItem(tr("all who are left"));
    m_draws->addItem(tr("whoever everyone agrees on"));
    form->addRow(m_draws->accessibleName(), m_draws);
    levelLabels(*form);
    m_talk->setAccessibleName(tr("Time to negotiate before moves"));
    m_seat->setAccessibleName(tr("Time at the keyboard, each seat and phase"));
    m_end->setAccessibleName(tr("When a seat's time is up"));
}

/// In one line, from left to right.
std::array<QWidget *, 8> SeatingPage::widgetsOf(const Seat &seat)
{
    return {seat.emblem, seat.plays, seat.by, seat.name, seat.pin, seat.again, seat.up, seat.down};
}

void SeatingPage::setVariant(std::shared_ptr<const Variant> variant, const Livery &livery, Table::Mode mode)
{
    QStringList names;
    QList<int> computers;
    for (const Seat &seat : m_seats) {
        names.append(seat.name->text());
        computers.append(seat.by->currentIndex());
        for (QWidget *widget : widgetsOf(seat))
            delete widget;
    }
    m_seats.clear();
    m_variant = std::move(variant);
    m_mode = mode;
    m_livery = m_variant ? dressed(livery, ownColours(*m_variant->board)) : livery;
    if (!m_variant)
        return;
    const Board &board = *m_variant->board;
    const bool hotseat = mode == Table::Mode::Hotseat;
    for (PowerId power : Table::standard(board).seats) {
        const auto at = static_cast<qsizetype>(m_seats.size());
        const Seat seat = makeSeat(power, names.value(at), computers.value(at));
        for (QWidget *widget : std::initializer_list<QWidget *>{seat.by, seat.pin, seat.up, seat.down})
            widget->setVisible(hotseat);
        m_seats.push_back(seat);
        addColours(power);
    }
    paintEmblems();
    m_clocks->setVisible(hotseat);
    m_oneAgainstAll->setVisible(hotseat);
    m_hint->setText(
        hotseat ? tr("Players take their turns from top to bottom. Give several powers the same name if one person "
                     "plays them. A PIN protects a player's orders, also in the saved file; it can't be recovered. "
                     "Click an emblem to change its colour.")
                : tr("Names are shown beside the powers. Give several powers the same name if one person plays "
                     "them. Click an emblem to change its colour."));
    arrange();
    follow();
}

/// `by`: which of those who may play it does.
SeatingPage::Seat SeatingPage::makeSeat(PowerId power, const QString &name, int by)
{
    const Board &board = *m_variant->board;
    const QString id = fromUtf8(board.power(power).id);
    const QString title = powerName(board, power);
    Seat seat{power,
              new QToolButton(m_rows),
              {},
              new QCheckBox(onButton(title), m_rows),
              new QComboBox(m_rows),
              new QLineEdit(m_rows),
              new QLineEdit(m_rows),
              new QLineEdit(m_rows),
              nullptr,
              new QToolButton(m_rows),
              new QToolButton(m_rows)};
    seat.emblem->setObjectName(u"colour-"_s + id);
    seat.emblem->setAutoRaise(true);
    seat.emblem->setIconSize(QSize(22, 22));
    seat.emblem->setMinimumSize(32, 30);
    seat.emblem->setPopupMode(QToolButton::InstantPopup);
    seat.plays->setObjectName(u"plays-"_s + id);
    seat.plays->setChecked(true);
    seat.plays->setToolTip(
        tr("If unticked, nobody plays %1: its units hold, and those that must go are disbanded by the rules.")
            .arg(title));
    seat.by->setObjectName(u"by-"_s + id);
    addPlayers(*seat.by);
    seat.by->setAccessibleName(tr("Person or computer at %1").arg(title));
    seat.by->setCurrentIndex(std::max(0, by));
    seat.chosen = seat.by->currentData();
    connect(seat.by, &QComboBox::currentIndexChanged, this, [this, box = seat.by] { chooseBy(box); });
    fillPlayer(seat, id, title, name);
    const auto arrow = [&](QToolButton *button, const QString &icon, const QString &says, int step) {
        button->setIcon(themedIcon(icon, window()));
        button->setAutoRaise(true);
        button->setAccessibleName(says);
        button->setToolTip(says);
        connect(button, &QToolButton::clicked, this, [this, power, step] { move(power, step); });
    };
    arrow(seat.up, u"up"_s, tr("%1 plays earlier").arg(title), -1);
    arrow(seat.down, u"down"_s, tr("%1 plays later").arg(title), 1);
    seat.up->setObjectName(u"earlier-"_s + id);
    seat.down->setObjectName(u"later-"_s + id);
    connect(seat.plays, &QCheckBox::toggled, this, &SeatingPage::follow);
    return seat;
}

/// The fields for a player's name and PIN.
void SeatingPage::fillPlayer(Seat &seat, const QString &id, const QString &title, const QString &name)
{
    seat.name->setObjectName(u"player-"_s + id);
    seat.name->setMaxLength(longestName);
    seat.name->setPlaceholderText(tr("player's name"));
    seat.name->setAccessibleName(tr("Who plays %1").arg(title));
    auto *known = new QCompleter(knownPlayers(), seat.name);
    known->setCaseSensitivity(Qt::CaseInsensitive);
    known->setCompletionMode(QCompleter::PopupCompletion);
    seat.name->setCompleter(known);
    seat.name->setText(name);
    seat.pin->setObjectName(u"pin-"_s + id);
    seat.pin->setPlaceholderText(tr("no PIN"));
    seat.pin->setAccessibleName(tr("PIN of %1").arg(title));
    seat.again->setObjectName(u"again-"_s + id);
    seat.again->setPlaceholderText(tr("once more", "a PIN"));
    seat.again->setAccessibleName(tr("PIN of %1, once more").arg(title));
    QSizePolicy stays = seat.again->sizePolicy();
    stays.setRetainSizeWhenHidden(m_mode == Table::Mode::Hotseat); // nothing moves when it comes
    seat.again->setSizePolicy(stays);
    seat.eye = new PinEye(*seat.pin);
    connect(seat.eye, &PinEye::read, this, &SeatingPage::follow);
    for (QLineEdit *field : {seat.pin, seat.again}) {
        field->setMaxLength(longestPin);
        field->setEchoMode(QLineEdit::Password);
        field->setFixedWidth(field == seat.pin ? pinWidth : againWidth); // nothing moves while one types
        connect(field, &QLineEdit::textChanged, this, &SeatingPage::follow);
    }
    const auto tell = [this, again = seat.again](bool whole) {
        for (Seat &each : m_seats) {
            if (each.again == again)
                each.told = whole;
        }
        follow();
    };
    connect(seat.again, &QLineEdit::textEdited, this, [tell] { tell(false); });
    connect(seat.again, &QLineEdit::editingFinished, this, [tell] { tell(true); });
    connect(seat.again, &QLineEdit::textChanged, seat.again, [again = seat.again] { keepDotsWhole(*again); });
    connect(seat.name, &QLineEdit::textChanged, this, &SeatingPage::follow);
}

void SeatingPage::arrange()
{
    QWidget *before = m_lots;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const Seat &seat = m_seats[i];
        int at = 0;
        for (QWidget *widget : widgetsOf(seat)) {
            m_grid->addWidget(widget, static_cast<int>(i), at++);
            if (before != m_lots)
                setTabOrder(before, widget);
            before = widget;
            if (widget == seat.again) { // whoever types on means this field, and not the eye
                setTabOrder(before, seat.eye);
                before = seat.eye;
            }
        }
        seat.up->setEnabled(i > 0);
        seat.down->setEnabled(i + 1 < m_seats.size());
    }
}

/// The colours as a menu; each has its name beside it.
void SeatingPage::addColours(PowerId power)
{
    QToolButton *button = m_seats.back().emblem;
    auto *menu = named(new QMenu(button), button->objectName() + u"-menu"_s);
    connect(menu->addAction(tr("As on the map")), &QAction::triggered, this,
            [this, power] { choose(power, QString()); });
    menu->addSeparator();
    for (const Swatch &swatch : swatches()) {
        QPixmap square(16, 16);
        square.fill(swatch.base);
        connect(menu->addAction(square, swatch.name), &QAction::triggered, this,
                [this, power, id = swatch.id] { choose(power, id); });
    }
    button->setMenu(menu);
}

void SeatingPage::choose(PowerId power, const QString &colour)
{
    for (Seat &seat : m_seats) {
        if (seat.power == power)
            seat.colour = colour;
    }
    paintEmblems();
    Q_EMIT changed();
}

void SeatingPage::paintEmblems()
{
    const bool dark = isDark(window()->palette()); // in a scrolled area one's own says nothing
    const MapTheme theme = dark ? MapTheme::dark() : MapTheme::light();
    const Livery livery = dressed(m_livery, table().colours);
    for (const Seat &seat : m_seats) {
        const QString title = powerName(*m_variant->board, seat.power);
        seat.emblem->setIcon(emblemPixmap(22, devicePixelRatioF(), livery.of(seat.power, dark), theme));
        seat.emblem->setAccessibleName(tr("Colour of %1").arg(title));
        seat.emblem->setToolTip(tr("Colour of %1").arg(title));
    }
}

void SeatingPage::move(PowerId power, int by)
{
    const auto at =
        std::find_if(m_seats.begin(), m_seats.end(), [power](const Seat &seat) { return seat.power == power; });
    const std::ptrdiff_t to = at - m_seats.begin() + by;
    if (at == m_seats.end() || to < 0 || to >= static_cast<std::ptrdiff_t>(m_seats.size()))
        return;
    std::iter_swap(at, m_seats.begin() + to);
    arrange();
    Q_EMIT changed();
}

void SeatingPage::drawLots()
{
    std::vector<Seat *> playing;
    QStringList names;
    for (Seat &seat : m_seats) {
        if (seat.plays->isChecked() && !isComputer(seat)) {
            playing.push_back(&seat);
            names.append(seat.name->text());
        }
    }
    std::shuffle(names.begin(), names.end(), *QRandomGenerator::global());
    for (std::size_t i = 0; i < playing.size(); ++i)
        playing[i]->name->setText(names[static_cast<qsizetype>(i)]);
}

/// One after another from the top, and again from the first where there are more powers than people.
void SeatingPage::seatLastPlayers()
{
    const QStringList names = lastPlayers();
    qsizetype at = 0;
    for (const Seat &seat : m_seats) {
        if (seat.plays->isChecked() && !isComputer(seat))
            seat.name->setText(names[at++ % names.size()]);
    }
}

void SeatingPage::follow()
{
    QStringList named;
    for (const Seat &seat : m_seats) {
        const bool plays = seat.plays->isChecked();
        const bool person = plays && !isComputer(seat);
        seat.by->setEnabled(plays);
        seat.name->setEnabled(person);
        seat.pin->setEnabled(person);
        seat.again->setVisible(m_mode == Table::Mode::Hotseat && person && !seat.pin->text().isEmpty()
                               && !seat.eye->wasRead());
        if (person && !seat.name->text().trimmed().isEmpty())
            named.append(seat.name->text());
    }
    named.removeDuplicates();
    m_lots->setEnabled(named.size() > 1);
    m_end->setEnabled(m_seat->currentIndex() > 0);
    Q_EMIT changed();
}

// The table as it was set, and what is wrong with it.

Table SeatingPage::table() const
{
    Table table;
    table.mode = m_mode;
    for (const Seat &seat : m_seats) {
        if (!seat.colour.isEmpty())
            table.colours[seat.power] = seat.colour;
        if (!seat.plays->isChecked())
            continue;
        table.seats.push_back(seat.power);
        if (isComputer(seat))
            table.computers[seat.power] = {{seat.by->currentData().toString().toStdString(), 0, 0, -1}};
        else if (const QString name = seat.name->text().simplified(); !name.isEmpty())
            table.players[seat.power] = plainLine(name);
    }
    if (m_mode == Table::Mode::Hotseat) {
        table.draws = m_draws->currentIndex() == 0 ? Draws::AmongAll : Draws::AmongSome;
        table.clock = {m_talk->currentData().toInt() * 60, m_seat->currentData().toInt() * 60,
                       m_end->currentData().toBool(),
                       hour().isValid() ? nextHour(hour(), QDateTime::currentDateTime()) : QString()};
    }
    return table;
}

/// As people type it: "22:45", "22.45", "22".
QTime SeatingPage::hour() const
{
    QString typed = m_hour->currentText().trimmed();
    typed.replace(u'.', u':');
    const QTime whole = QTime::fromString(typed, u"H:mm"_s);
    return whole.isValid() ? whole : QTime::fromString(typed, u"H"_s);
}

std::map<PowerId, QString> SeatingPage::pins() const
{
    std::map<PowerId, QString> pins;
    for (const Seat &seat : m_seats) {
        const bool person = m_mode == Table::Mode::Hotseat && seat.plays->isChecked() && !isComputer(seat);
        if (person && !seat.pin->text().isEmpty())
            pins[seat.power] = seat.pin->text();
    }
    return pins;
}

QString SeatingPage::warning() const
{
    const std::map<PowerId, QString> chosen = table().colours;
    if (chosen.empty())
        return {};
    std::vector<PowerId> powers;
    for (const Seat &seat : m_seats)
        powers.push_back(seat.power);
    return likeness(*m_variant->board, dressed(m_livery, chosen), powers, chosen);
}

bool SeatingPage::holdsText() const
{
    return std::any_of(m_seats.begin(), m_seats.end(), [](const Seat &seat) {
        return !seat.name->text().trimmed().isEmpty() || !seat.pin->text().isEmpty();
    });
}

QString SeatingPage::fault() const
{
    if (!m_variant)
        return {};
    if (table().seats.empty())
        return tr("At least one power needs a player.");
    const QString typed = m_hour->currentText().trimmed();
    if (m_mode == Table::Mode::Hotseat && !typed.isEmpty() && typed != m_hour->itemText(0) && !hour().isValid())
        return tr("“%1” is no hour. Type it like 22:45.").arg(typed);
    const std::map<PowerId, QString> chosen = pins();
    for (const Seat &seat : m_seats) {
        const auto pin = chosen.find(seat.power);
        if (pin == chosen.end() || seat.eye->wasRead())
            continue;
        const QString again = seat.again->text();
        const bool whole = seat.told && !again.isEmpty();
        if (whole ? again != pin->second : !pin->second.startsWith(again))
            return tr("The two PINs of %1 differ.").arg(powerName(*m_variant->board, seat.power));
    }
    return {};
}

QString SeatingPage::unfinished() const
{
    const std::map<PowerId, QString> chosen = pins();
    for (const Seat &seat : m_seats) {
        const auto pin = chosen.find(seat.power);
        if (pin == chosen.end())
            continue;
        const QString name = powerName(*m_variant->board, seat.power);
        if (pin->second.size() < shortestPin)
            return tr("%1's PIN is too short: at least %n characters.", nullptr, shortestPin).arg(name);
        if (!seat.eye->wasRead() && seat.again->text() != pin->second)
            return tr("Type the PIN of %1 once more, or look at it.").arg(name);
    }
    return {};
}

// Who plays a seat: a person, a computer of some level, or a program.

namespace {

constexpr auto anotherProgram = "program"_L1; ///< to be asked for

} // namespace

bool SeatingPage::isComputer(const Seat &seat) const
{
    return m_mode == Table::Mode::Hotseat && seat.by->currentIndex() > 0;
}

void SeatingPage::addPlayers(QComboBox &by) const
{
    by.addItem(tr("Person"));
    for (const Level level : everyLevel) {
        by.addItem(tr("Computer: %1", "how well it plays").arg(levelName(level)),
                   QString::fromLatin1(levelWord(level)));
        by.setItemData(by.count() - 1, temperSentence(temperOf(level)), Qt::ToolTipRole);
        by.setItemData(by.count() - 1, temperSentence(temperOf(level)), Qt::AccessibleDescriptionRole);
    }
    for (const QString &name : knownPrograms())
        by.addItem(tr("Program: %1", "its name").arg(name), QString::fromStdString(playerWordOf(name)));
    by.addItem(tr("Program…"), QString(anotherProgram));
}

void SeatingPage::chooseBy(QComboBox *by)
{
    const auto seat = std::find_if(m_seats.begin(), m_seats.end(), [by](const Seat &one) { return one.by == by; });
    if (by->currentData().toString() == anotherProgram) {
        by->setCurrentIndex(std::max(0, seat->chosen.isValid() ? by->findData(seat->chosen) : 0));
        askForProgram(by);
    } else {
        seat->chosen = by->currentData();
        follow();
    }
}

/// The last choice is none: it opens what asks which program. Until that is said whoever played there still does.
void SeatingPage::askForProgram(QComboBox *by)
{
    auto *desk = new ProgramDesk(this);
    const auto refresh = [this] {
        for (const Seat &seat : m_seats) {
            const QVariant chosen = seat.by->currentData();
            const QSignalBlocker quiet(seat.by);
            seat.by->clear();
            addPlayers(*seat.by);
            seat.by->setCurrentIndex(std::max(0, chosen.isValid() ? seat.by->findData(chosen) : 0));
        }
        follow();
    };
    connect(desk, &ProgramDesk::forgotten, this, refresh);
    connect(desk, &ProgramDesk::chosen, this, [this, refresh, by = QPointer(by)](const QString &name) {
        refresh();
        if (by)
            by->setCurrentIndex(by->findData(QString::fromStdString(playerWordOf(name))));
    });
    desk->open();
}

void SeatingPage::fillWithComputers()
{
    const int steady = m_seats.front().by->findData(QString::fromLatin1(levelWord(Level::Steady)));
    const bool named = std::any_of(m_seats.begin(), m_seats.end(),
                                   [](const Seat &seat) { return !seat.name->text().trimmed().isEmpty(); });
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const Seat &seat = m_seats[i];
        const bool person = named ? !seat.name->text().trimmed().isEmpty() : i == 0;
        if (seat.plays->isChecked() && !person && seat.by->currentIndex() == 0)
            seat.by->setCurrentIndex(steady);
    }
}

} // namespace entente::app
