#include "start/newgamedesk.h"

#include "desks/scheduledesk.h"
#include "desks/seatingpage.h"
#include "look/formlabels.h"
#include "look/mainbutton.h"
#include "look/rank.h"
#include "look/roworcolumn.h"
#include "look/theme.h"
#include "look/wholerows.h"
#include "look/widgets.h"
#include "start/mapthumbnail.h"
#include "words/names.h"
#include "words/settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int narrowest = 740; ///< of screens, with the map's picture
constexpr QSize pictureSize(190, 120);

/// Does a setting of the variant's own fill the same slot? Then that one is offered alone.
bool isFilledByOwn(const Variant &variant, const SettingInfo &setting)
{
    const std::string usual = settingValue(variant.rules, setting.name);
    for (const SettingInfo &own : rulebookSettings()) {
        if (own.scope != SettingInfo::Scope::Own || own.name == setting.name || !offers(variant, own))
            continue;
        for (const std::string &choice : own.choices) {
            Rulebook rules = variant.rules;
            if (applySetting(rules, own.name, choice) && settingValue(rules, setting.name) != usual)
                return true;
        }
    }
    return false;
}

/// Settings that no player chooses: from the seed a secret order could be worked out.
bool isChosenHere(const Variant &variant, const SettingInfo &setting)
{
    return offers(variant, setting) && setting.name != "scheduleSeed" && !isFilledByOwn(variant, setting);
}

constexpr int leastPlayers = 100;
constexpr int goalColumns = 3; ///< of powers and the numbers with which they win
} // namespace

NewGameDesk::NewGameDesk(const VariantLibrary &variants, const QString &variant, Table::Mode mode, QWidget *parent)
    : Sheet(QSize(900, 760), parent), m_variants(variants)
{
    setObjectName(u"newGameDesk"_s);
    setWindowTitle(tr("New game"));
    QFormLayout *const head = makeHead(variant, mode);
    makeTabs();
    m_says = plainLabel(this, u"newGameSays"_s);
    m_says->setMinimumHeight(m_says->fontMetrics().lineSpacing());
    QSizePolicy stays = m_says->sizePolicy();
    stays.setRetainSizeWhenHidden(true); // what is said pushes nothing away
    m_says->setSizePolicy(stays);
    auto *buttons = new QDialogButtonBox(this);
    m_begin = named(buttons->addButton(tr("Start game"), QDialogButtonBox::AcceptRole), u"beginGame"_s);
    setMainButton(*m_begin);
    m_begin->setDefault(true);
    m_begin->setProperty("english", u"Start game"_s);
    QPushButton *const leave = named(buttons->addButton(QDialogButtonBox::Cancel), u"leaveNewGame"_s);
    QVBoxLayout *const column = page();
    auto *top = new QHBoxLayout;
    top->setSpacing(metrics::margin);
    top->addWidget(m_picture, 0, Qt::AlignTop);
    m_picture->setHidden(roomOnScreen(*this).width() < narrowest); // rather than scroll sideways
    top->addLayout(head, 1);
    column->addLayout(top);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_says);
    setFoot(buttons);
    connect(m_seating, &SeatingPage::changed, this, &NewGameDesk::check);
    connect(m_variant, &QComboBox::currentIndexChanged, this, &NewGameDesk::fill);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &NewGameDesk::fill);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(leave, &QPushButton::clicked, this, &QDialog::reject);
    fill();
}

/// What is played, and how.
QFormLayout *NewGameDesk::makeHead(const QString &variant, Table::Mode mode)
{
    m_variant = named(new QComboBox(this), u"newGameVariant"_s);
    for (const VariantLibrary::Entry *entry : m_variants.list())
        m_variant->addItem(fromUtf8(entry->variant->title), fromUtf8(entry->variant->id));
    m_variant->setCurrentIndex(std::max(0, m_variant->findData(variant)));
    m_mode = named(new QComboBox(this), u"newGameMode"_s);
    m_mode->addItem(tr("Hotseat: take turns in secret"), int(Table::Mode::Hotseat));
    m_mode->addItem(tr("Open table: one person enters all orders"), int(Table::Mode::Gm));
    m_mode->setCurrentIndex(mode == Table::Mode::Hotseat ? 0 : 1);
    m_mode->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // on a small screen it gives way
    m_mode->setMinimumContentsLength(16);
    m_lenient = named(new QCheckBox(tr("Allow impossible orders"), this), u"newGameLenient"_s);
    m_lenient->setAccessibleDescription(tr("They can be given on purpose. They fail, and the unit holds."));
    m_lenient->setToolTip(m_lenient->accessibleDescription());
    m_advice = named(new QCheckBox(tr("Allow the computer's advice"), this), u"newGameAdvice"_s);
    m_advice->setAccessibleDescription(
        tr("It suggests orders to whoever sits in a seat, and sees what that player may see."));
    m_advice->setToolTip(m_advice->accessibleDescription());
    m_talk = named(new QCheckBox(tr("Allow deals"), this), u"newGameTalk"_s);
    m_talk->setAccessibleDescription(
        tr("Powers promise each other peace, places and orders, computers too. Nobody is bound by it."));
    m_talk->setToolTip(m_talk->accessibleDescription());
    m_phones = new QCheckBox(tr("Write on phones"), this);
    m_phones->setObjectName(u"newGamePhones"_s);
    m_phones->setAccessibleDescription(tr("The sheet “Phones” opens with the game. Everybody can write at once."));
    m_phones->setToolTip(m_phones->accessibleDescription());
    m_line = quietText(this);
    m_line->setMinimumHeight(2 * m_line->fontMetrics().lineSpacing());
    m_line->setAlignment(Qt::AlignTop);
    m_picture = new QLabel(this);
    m_picture->setFixedSize(pictureSize);
    m_picture->setAlignment(Qt::AlignCenter);
    auto *head = new QFormLayout;
    head->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    head->setContentsMargins(0, 0, 0, 0);
    head->addRow(tr("Map"), m_variant);
    head->addRow(QString(), m_line);
    auto *sitting = new QHBoxLayout;
    sitting->setSpacing(metrics::margin);
    sitting->addWidget(m_mode, 1);
    sitting->addWidget(m_phones);
    head->addRow(tr("How to play"), sitting);
    // Side by side: a row more would push the last of seven seats out of sight.
    QBoxLayout *const allowed = rowOrColumn(*this);
    allowed->addWidget(m_lenient);
    allowed->addWidget(m_advice);
    allowed->addWidget(m_talk);
    allowed->addStretch(1);
    head->addRow(QString(), allowed);
    levelLabels(*head);
    m_variant->setAccessibleName(tr("Map"));
    m_mode->setAccessibleName(tr("How to play"));
    return head;
}

void NewGameDesk::makeTabs()
{
    m_scroll = named(new QScrollArea(this), u"newGameSettings"_s);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_seating = new SeatingPage(this);
    auto *players = named(new WholeRows(m_seating, this), u"newGamePlayers"_s);
    players->setMinimumHeight(leastPlayers); // on a low screen the sheet scrolls, and some seats are whole
    m_tabs = named(new QTabWidget(this), u"newGameTabs"_s, tr("Players and rules"));
    m_tabs->setDocumentMode(true);
    m_times = new QWidget(this);
    auto *column = new QVBoxLayout(m_times);
    column->setContentsMargins(0, 0, metrics::margin, 0);
    column->addWidget(m_seating->clocks());
    column->addStretch(1);
    m_tabs->addTab(players, tr("Players"));
    m_tabs->addTab(scrollingArea(m_times, this), tr("Time and end"));
    m_tabs->addTab(m_scroll, tr("Rules"));
}

QString NewGameDesk::variant() const
{
    return m_variant->currentData().toString();
}

Table::Mode NewGameDesk::mode() const
{
    return static_cast<Table::Mode>(m_mode->currentData().toInt());
}

Table NewGameDesk::table() const
{
    return m_seating->table();
}

std::map<PowerId, QString> NewGameDesk::pins() const
{
    return m_seating->pins();
}

bool NewGameDesk::withPhones() const
{
    return m_phones->isChecked() && mode() == Table::Mode::Hotseat;
}

void NewGameDesk::showPicture()
{
    m_picture->clear();
    const std::shared_ptr<const Variant> variant = m_variants.find(this->variant());
    if (!variant)
        return;
    const QString asked = this->variant();
    requestThumbnail(
        {m_variants.folderOf(asked), variant, variant->start, pictureSize, devicePixelRatioF(), isDark(palette())},
        this, [this, asked](const QImage &image) {
            if (asked == this->variant())
                m_picture->setPixmap(QPixmap::fromImage(image));
        });
}

std::map<std::string, std::string> NewGameDesk::settings() const
{
    std::map<std::string, std::string> settings;
    for (const auto &[name, value] : m_chosen) {
        // A single point is named where it differs from what the edition says; the edition where it is not the
        // variant's.
        const auto fallback = m_fallback.find(name);
        if (fallback == m_fallback.end() || fallback->second != value)
            settings[name] = value;
    }
    if (m_lenient->isChecked())
        settings["lenient"] = "true";
    if (m_advice->isChecked() && mode() == Table::Mode::Hotseat)
        settings["advice"] = "true";
    if (m_talk->isChecked())
        settings["talk"] = "true";
    if (m_schedule && !m_schedule->text().trimmed().isEmpty())
        settings["schedule"] = m_schedule->text().toStdString();
    return settings;
}

void NewGameDesk::fill()
{
    m_chosen.clear();
    m_fallback.clear();
    m_schedule = nullptr;
    m_advice->setEnabled(mode() == Table::Mode::Hotseat); // at an open table it may be asked anyway
    m_phones->setEnabled(mode() == Table::Mode::Hotseat);
    const std::shared_ptr<const Variant> variant = m_variants.find(this->variant());
    const Result<Livery, QString> livery =
        variant ? Livery::load(m_variants.folderOf(this->variant()), *variant->board) : Livery();
    m_seating->setVariant(variant, livery.ok() ? livery.value() : Livery::standard(*variant->board), mode());
    showPicture();
    delete std::exchange(m_ending, nullptr);
    if (variant) {
        m_line->setText(nameIn(placeLanguage(), variant->line, variant->lines));
        fillRules(*variant);
    }
    m_fresh = m_seating->table();
    check();
}

/// What may be chosen of the rules: how the game ends stands beside the clocks. What every table may choose besides,
/// fog, is no matter of editions and stands above these.
void NewGameDesk::fillRules(const Variant &variant)
{
    const auto pageOf = [this](int right) {
        auto *page = new QWidget(this);
        auto *column = new QVBoxLayout(page);
        column->setContentsMargins(0, 0, right, 0);
        column->setSpacing(2);
        return page;
    };
    const auto heading = [](QWidget *page, const QString &text) {
        auto *label = new QLabel(text, page);
        label->setFont(uiFont(metrics::base, 600));
        label->setContentsMargins(0, metrics::margin, 0, 4);
        page->layout()->addWidget(label);
    };
    QWidget *const rules = pageOf(metrics::margin);
    m_ending = pageOf(0);
    heading(rules, tr("Rules of this map"));
    heading(m_ending, tr("How the game ends"));
    if (variant.rules.policies.turns == Policies::Turns::InSequence && mode() != Table::Mode::Hotseat)
        addSchedule(rules);
    using Scope = SettingInfo::Scope;
    for (const Scope scope : {Scope::Own, Scope::Everywhere, Scope::Editions}) {
        if (scope == Scope::Editions)
            heading(rules, tr("Points on which editions differ"));
        for (const SettingInfo &setting : rulebookSettings()) {
            // The edition comes first: it settles all points that follow.
            const Scope shownWith = setting.name == "edition" ? Scope::Own : setting.scope;
            if (shownWith == scope && isChosenHere(variant, setting))
                addSetting(variant, setting, scope == Scope::Everywhere && setting.name != "fog" ? m_ending : rules);
        }
    }
    static_cast<QVBoxLayout *>(rules->layout())->addStretch(1);
    m_scroll->setWidget(rules);
    static_cast<QVBoxLayout *>(m_times->layout())->insertWidget(1, m_ending);
}

void NewGameDesk::addSetting(const Variant &variant, const SettingInfo &setting, QWidget *page)
{
    const std::string name = setting.name;
    const std::string value = settingValue(variant.rules, name);
    m_fallback[name] = value;
    auto *row = new QHBoxLayout;
    const QString title = settingTitle(setting);
    const QString sentence = settingSentence(setting);
    QWidget *control = nullptr;
    if (setting.type == SettingInfo::Type::Flag) {
        auto *box = new QCheckBox(title, page);
        box->setChecked(value == "true");
        connect(box, &QCheckBox::toggled, this, [this, name](bool on) { m_chosen[name] = on ? "true" : "false"; });
        control = box;
        row->addWidget(box);
        row->addStretch(1);
    } else if (setting.type == SettingInfo::Type::Number) {
        auto *number = new QSpinBox(page);
        number->setButtonSymbols(QAbstractSpinBox::NoButtons);
        number->setRange(1, variant.board->centreCount()); // all that there are: of centres
        number->setValue(QString::fromStdString(value).toInt());
        connect(number, &QSpinBox::valueChanged, this,
                [this, name](int chosen) { m_chosen[name] = std::to_string(chosen); });
        control = number;
        row->addWidget(new QLabel(title, page), 1);
        row->addWidget(number);
    } else if (setting.type == SettingInfo::Type::Goals) {
        control = goalFields(variant, name, page);
        auto *below = new QVBoxLayout;
        below->addWidget(new QLabel(title, page));
        below->addWidget(control);
        row->addLayout(below);
    } else {
        auto *choice = new QComboBox(page);
        for (const std::string &each : setting.choices)
            choice->addItem(settingChoice(setting, each), fromUtf8(each));
        if (setting.type == SettingInfo::Type::Season) {
            choice->addItem(tr("no last season"), fromUtf8(value));
            for (const auto &[stored, told] : seasonsToEnd(variant))
                choice->addItem(told, stored);
        }
        choice->setCurrentIndex(std::max(0, choice->findData(fromUtf8(value))));
        connect(choice, &QComboBox::currentIndexChanged, this, [this, name, choice] {
            m_chosen[name] = choice->currentData().toString().toStdString();
            follow(fromUtf8(name), choice->currentData().toString());
        });
        control = choice;
        row->addWidget(new QLabel(title, page), 1);
        row->addWidget(choice);
    }
    control->setObjectName(u"setting-"_s + fromUtf8(name));
    control->setAccessibleName(title);
    control->setAccessibleDescription(sentence);
    auto *column = static_cast<QVBoxLayout *>(page->layout());
    column->addSpacing(6);
    column->addLayout(row);
    column->addWidget(quietText(page, sentence));
}

/// A number for each power, at first none.
QWidget *NewGameDesk::goalFields(const Variant &variant, const std::string &name, QWidget *page)
{
    auto *fields = new QWidget(page);
    auto *grid = new QGridLayout(fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(metrics::margin);
    grid->setVerticalSpacing(4);
    const Board &board = *variant.board;
    std::vector<std::pair<std::string, QSpinBox *>> numbers;
    for (const PowerId power : Table::standard(board).seats) {
        auto *number = named(new QSpinBox(fields), u"goal-"_s + fromUtf8(board.power(power).name),
                             tr("%1 wins with", "a power").arg(powerName(board, power)));
        number->setButtonSymbols(QAbstractSpinBox::NoButtons);
        number->setRange(0, board.centreCount());
        number->setSpecialValueText(tr("as all", "with how many centres a power wins"));
        const int at = static_cast<int>(numbers.size());
        auto *label = new QLabel(powerName(board, power), fields);
        label->setBuddy(number);
        grid->addWidget(label, at / goalColumns, at % goalColumns * 2);
        grid->addWidget(number, at / goalColumns, at % goalColumns * 2 + 1);
        numbers.emplace_back(board.power(power).name, number);
    }
    for (int column = 0; column < goalColumns; ++column)
        grid->setColumnStretch(2 * column + 1, 1);
    for (const auto &[power, number] : numbers) {
        connect(number, &QSpinBox::valueChanged, this, [this, name, numbers] {
            std::string &chosen = m_chosen[name];
            chosen.clear();
            for (const auto &[each, its] : numbers) {
                if (its->value() > 0)
                    chosen += (chosen.empty() ? "" : ", ") + each + ' ' + std::to_string(its->value());
            }
            if (chosen.empty())
                chosen = m_fallback[name];
        });
    }
    return fields;
}

/// An edition settles every point of its own: the controls below show what it says.
void NewGameDesk::follow(const QString &setting, const QString &value)
{
    const std::shared_ptr<const Variant> variant = m_variants.find(this->variant());
    if (setting != "edition"_L1 || !variant)
        return;
    Rulebook rules = variant->rules;
    if (!applySetting(rules, "edition", value.toStdString()))
        return;
    for (const SettingInfo &each : rulebookSettings()) {
        if (each.scope != SettingInfo::Scope::Editions || each.name == "edition")
            continue;
        const std::string now = settingValue(rules, each.name);
        m_fallback[each.name] = now;
        const QString name = u"setting-"_s + fromUtf8(each.name);
        if (auto *box = m_scroll->findChild<QCheckBox *>(name))
            box->setChecked(now == "true");
        if (auto *choice = m_scroll->findChild<QComboBox *>(name))
            choice->setCurrentIndex(std::max(0, choice->findData(fromUtf8(now))));
        m_chosen.erase(each.name);
    }
}

void NewGameDesk::addSchedule(QWidget *page)
{
    auto *column = static_cast<QVBoxLayout *>(page->layout());
    auto *title = new QLabel(tr("Order of acting in the first season"), page);
    m_schedule = named(new QLineEdit(page), u"newGameSchedule"_s, title->text());
    m_schedule->setPlaceholderText(tr("drawn by chance"));
    title->setBuddy(m_schedule);
    column->addWidget(title);
    column->addWidget(m_schedule);
    column->addWidget(quietText(page, tr("To set it by hand, list every power once, separated by commas. Later seasons "
                                         "are set in the tab “Steps”.")));
    connect(m_schedule, &QLineEdit::textChanged, this, &NewGameDesk::check);
}

void NewGameDesk::check()
{
    QString fault;
    const std::shared_ptr<const Variant> variant = m_variants.find(this->variant());
    if (variant && m_schedule && !m_schedule->text().trimmed().isEmpty()) {
        const auto read = readScheduleLine(*variant->board, Table::standard(*variant->board).seats, m_schedule->text());
        if (!read)
            fault = read.error();
    }
    if (fault.isEmpty())
        fault = m_seating->fault();
    const QString unfinished = m_seating->unfinished();
    const QString said = !fault.isEmpty() ? fault : !unfinished.isEmpty() ? unfinished : m_seating->warning();
    m_leaving.forget();
    m_says->setText(said);
    m_says->setVisible(!said.isEmpty());
    setFailed(*m_says, !fault.isEmpty());
    m_begin->setEnabled(variant && fault.isEmpty() && unfinished.isEmpty());
}

void NewGameDesk::keyPressEvent(QKeyEvent *event)
{
    const bool holds = m_seating->holdsText() || !m_chosen.empty() || m_seating->table() != m_fresh;
    if (!m_leaving.asks(*event, holds ? tr("What you have set here is lost then.") : QString(), *m_says))
        Sheet::keyPressEvent(event);
}

} // namespace entente::app
