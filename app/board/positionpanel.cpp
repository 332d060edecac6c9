#include "board/positionpanel.h"

#include "look/icons.h"
#include "look/mainbutton.h"
#include "look/onchange.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "map/symbols.h"
#include "orders/notation.h"
#include "actions/listline.h"
#include "words/names.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

using Brush = PositionTool::Brush;

namespace {

constexpr int lastYear = 9999;

/// Brushes that put no unit are numbered behind the kinds.
constexpr int afterKinds = 100;

void empty(QGridLayout &grid, QButtonGroup &group)
{
    while (QLayoutItem *item = grid.takeAt(0)) {
        if (auto *button = qobject_cast<QAbstractButton *>(item->widget()))
            group.removeButton(button);
        delete item->widget();
        delete item;
    }
}

/// What may be typed: the first power's name with two of the units that it starts with.
QString example(const Board &board, const Position &start)
{
    constexpr int unitsNamed = 2;
    QStringList units;
    PowerId power;
    for (const Unit &unit : start.units) {
        if (!power.valid())
            power = unit.power;
        if (unit.power == power && units.size() < unitsNamed)
            units += fromUtf8(unitText(board, unit));
    }
    return power.valid() ? u"%1: %2"_s.arg(powerName(board, power), units.join(u", "_s)) : QString();
}

QToolButton *choice(const QString &text, const QIcon &icon, const QString &name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    const QString label = text.left(1).toUpper() + text.mid(1);
    button->setText(label);
    button->setIcon(icon);
    button->setIconSize(QSize(26, 20)); // with some air on both sides
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setCheckable(true);
    button->setObjectName(name);
    button->setAccessibleName(label);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

QLabel *heading(QWidget *parent)
{
    auto *label = quiet(new QLabel(parent));
    return label;
}

} // namespace

PositionPanel::PositionPanel(GameDocument &document, PositionTool &tool, QWidget *parent)
    : QWidget(parent), m_document(document), m_tool(tool)
{
    setObjectName(u"positionPanel"_s);
    setSurface(*this, u"panel"_s, u"left"_s);
    setFixedWidth(metrics::rightPanel);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::margin, metrics::floatMargin, metrics::margin, metrics::margin);
    column->setSpacing(metrics::floatMargin);
    m_title = new QLabel(this);
    m_title->setFont(uiFont(metrics::large, 600));
    column->addWidget(m_title);
    column->addLayout(layOutPhase());
    column->addWidget(layOutChoices(), 1);
    m_done = named(new QPushButton(this), u"editDone"_s);
    setMainButton(*m_done);
    column->addWidget(m_done);
    connectParts();
    retranslate();
    // Later: whoever sends these events goes through all widgets, and must find them as they were.
    onChange(this, {QEvent::LanguageChange},
             [this] { QMetaObject::invokeMethod(this, &PositionPanel::retranslate, Qt::QueuedConnection); });
    onChange(this, {QEvent::PaletteChange},
             [this] { QMetaObject::invokeMethod(this, &PositionPanel::build, Qt::QueuedConnection); });
}

QLayout *PositionPanel::layOutPhase()
{
    auto *when = new QHBoxLayout;
    m_season = named(new QComboBox(this), u"editSeason"_s);
    m_year = named(new QSpinBox(this), u"editYear"_s);
    m_year->setRange(1, lastYear);
    m_year->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_year->setFixedWidth(80);
    when->addWidget(m_season, 1);
    when->addWidget(m_year);
    return when;
}

/// Powers, what a click does, the line to type in and what the board comes to. A low window has no room for all of it.
QWidget *PositionPanel::layOutChoices()
{
    auto *scrolled = new QWidget(this);
    auto *choices = flush<QVBoxLayout>(scrolled, metrics::floatMargin);
    m_powers = new QButtonGroup(this);
    m_powerGrid = new QGridLayout;
    m_powerGrid->setSpacing(2);
    choices->addLayout(m_powerGrid);
    m_brushes = new QButtonGroup(this);
    m_brushGrid = new QGridLayout;
    m_brushGrid->setSpacing(2);
    choices->addSpacing(metrics::floatMargin);
    choices->addLayout(m_brushGrid);
    m_line = named(new ListLine(this), u"editLine"_s);
    choices->addWidget(m_line);
    auto *row = new QHBoxLayout;
    m_empty = named(new QPushButton(this), u"emptyBoard"_s);
    m_start = named(new QPushButton(this), u"startingPosition"_s);
    row->addWidget(m_empty);
    row->addWidget(m_start);
    choices->addLayout(row);
    m_owners = named(new QPushButton(this), u"startingOwners"_s);
    choices->addWidget(m_owners);
    m_report = named(heading(this), u"editReport"_s);
    m_report->setWordWrap(true);
    m_report->setAlignment(Qt::AlignTop);
    choices->addWidget(m_report, 1);
    auto *scroll = named(new QScrollArea(this), u"positionScroll"_s);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(scrolled);
    return scroll;
}

void PositionPanel::connectParts()
{
    connect(m_powers, &QButtonGroup::idClicked, this, [this](int id) {
        Brush brush = m_tool.brush();
        brush.power = id < 0 || id >= m_document.board().powerCount() ? PowerId() : PowerId(id);
        m_tool.setBrush(brush);
    });
    connect(m_brushes, &QButtonGroup::idClicked, this, [this](int id) {
        Brush brush = m_tool.brush();
        if (id < afterKinds) {
            brush.kind = KindId(id);
            brush.act = Brush::Act::Unit;
        } else {
            brush.act = static_cast<Brush::Act>(id - afterKinds);
        }
        m_tool.setBrush(brush);
    });
    connect(m_line, &QLineEdit::returnPressed, this, [this] {
        if (m_tool.take(m_line->text()))
            m_line->clear();
    });
    connect(m_season, &QComboBox::currentIndexChanged, this, &PositionPanel::choosePhase);
    connect(m_year, &QSpinBox::valueChanged, this, &PositionPanel::choosePhase);
    connect(m_empty, &QPushButton::clicked, &m_tool, &PositionTool::clearBoard);
    connect(m_start, &QPushButton::clicked, &m_tool, &PositionTool::restoreStart);
    connect(m_owners, &QPushButton::clicked, &m_tool, &PositionTool::restoreOwners);
    connect(m_done, &QPushButton::clicked, this, &PositionPanel::done);
    connect(&m_tool, &PositionTool::brushChanged, this, &PositionPanel::refresh);
    connect(&m_document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Loaded)
            build();
        else if (change.kind == Change::Kind::Position || change.kind == Change::Kind::Played
                 || change.kind == Change::Kind::Line)
            refresh();
    });
}

void PositionPanel::setLivery(const Livery &livery)
{
    m_livery = livery;
    build();
}

void PositionPanel::focusLine()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void PositionPanel::build()
{
    if (!m_document.hasGame() || m_livery == Livery()) // the colours are told once the page stands
        return;
    m_filling = true;
    m_season->clear();
    for (const SeasonPlan &plan : m_document.game().variant().seasons) {
        const std::pair<StepKind, Stage> stages[] = {{StepKind::Moves, Stage::Moves},
                                                     {StepKind::Retreats, Stage::Retreats},
                                                     {StepKind::Adjustments, Stage::Adjustments}};
        for (const auto &[step, stage] : stages) {
            if (std::find(plan.steps.begin(), plan.steps.end(), step) != plan.steps.end()) {
                const Phase phase{plan.season, 0, stage};
                m_season->addItem(phaseOfAnyYear(phase), static_cast<int>(plan.season) * 4 + static_cast<int>(stage));
            }
        }
    }
    addPowers();
    addBrushes();
    m_line->setPlaceholderText(tr("Type: %1").arg(example(m_document.board(), m_document.game().variant().start)));
    m_filling = false;
    refresh();
}

void PositionPanel::addPowers()
{
    empty(*m_powerGrid, *m_powers);
    const Board &board = m_document.board();
    const bool dark = isDark(window()->palette());
    const MapTheme theme = dark ? MapTheme::dark() : MapTheme::light();
    for (int p = 0; p < board.powerCount(); ++p) {
        const QPixmap emblem = emblemPixmap(20, devicePixelRatioF(), m_livery.of(PowerId(p), dark), theme);
        auto *button =
            choice(powerName(board, PowerId(p)), emblem, u"power-"_s + fromUtf8(board.power(PowerId(p)).id), this);
        m_powers->addButton(button, p);
        m_powerGrid->addWidget(button, p / 2, p % 2);
    }
    auto *nobody = choice(tr("Nobody"), themedIcon(u"void"_s, window()), u"power-nobody"_s, this);
    m_powers->addButton(nobody, board.powerCount());
    m_powerGrid->addWidget(nobody, board.powerCount() / 2, board.powerCount() % 2);
}

void PositionPanel::addBrushes()
{
    empty(*m_brushGrid, *m_brushes);
    const Board &board = m_document.board();
    const bool dark = isDark(window()->palette());
    const MapTheme theme = dark ? MapTheme::dark() : MapTheme::light();
    int at = 0;
    const auto add = [&](QToolButton *button, int id) {
        m_brushes->addButton(button, id);
        m_brushGrid->addWidget(button, at / 2, at % 2);
        ++at;
    };
    for (int k = 0; k < board.kindCount(); ++k) {
        const QPixmap symbol =
            unitPixmap(m_livery.symbol(KindId(k)), 20, devicePixelRatioF(), m_livery.of(PowerId(0), dark), theme);
        add(choice(kindName(board, KindId(k)), symbol, u"brush-"_s + fromUtf8(board.kind(KindId(k)).letter), this), k);
    }
    const auto act = [&](Brush::Act brush, const QString &icon, const QString &text, const QString &name) {
        add(choice(text, themedIcon(icon, window()), name, this), afterKinds + static_cast<int>(brush));
    };
    if (m_document.game().rules().orders.walls)
        act(Brush::Act::Walls, u"lock"_s, tr("Behind walls"), u"brush-walls"_s);
    act(Brush::Act::Owner, u"home"_s, tr("Owner of a centre"), u"brush-owner"_s);
    act(Brush::Act::DriveOut, u"cut"_s, tr("Dislodged"), u"brush-driveOut"_s);
    act(Brush::Act::Take, u"cross"_s, tr("Take away"), u"brush-take"_s);
}

/// As the board's people call it; the stored number is the tool's.
void PositionPanel::showYear(int year)
{
    const YearCount &years = m_document.board().years();
    const QString name = yearName(years, year);
    const QString number = QString::number(years.told(year));
    const qsizetype at = name.indexOf(number);
    m_year->setPrefix(name.left(at));
    m_year->setSuffix(name.mid(at + number.size()));
    m_year->setRange(1, years.isDown ? years.first : lastYear);
    m_year->setValue(years.told(year));
}

void PositionPanel::choosePhase()
{
    if (m_filling || !m_document.hasGame())
        return;
    const int chosen = m_season->currentData().toInt();
    m_tool.setPhase({static_cast<Season>(chosen / 4), m_document.board().years().stored(m_year->value()),
                     static_cast<Stage>(chosen % 4)});
}

QString PositionPanel::report() const
{
    const Board &board = m_document.board();
    const Position &position = m_document.game().position();
    QStringList lines;
    for (int p = 0; p < board.powerCount(); ++p) {
        const int units = unitCountOf(position, PowerId(p));
        const int centres = centreCountOf(position, PowerId(p));
        if (units == 0 && centres == 0)
            continue;
        lines += tr("%1: %2, %3", "a power, its units, its centres")
                     .arg(powerName(board, PowerId(p)), tr("%n unit(s)", nullptr, units),
                          tr("%n centre(s)", nullptr, centres));
    }
    return lines.isEmpty() ? tr("The board is empty.") : lines.join(u'\n');
}

void PositionPanel::refresh()
{
    if (!m_document.hasGame())
        return;
    m_filling = true;
    const Phase &phase = m_document.game().position().phase;
    m_season->setCurrentIndex(m_season->findData(static_cast<int>(phase.season) * 4 + static_cast<int>(phase.stage)));
    showYear(phase.year);
    const Brush &brush = m_tool.brush();
    if (QAbstractButton *button =
            m_powers->button(brush.power.valid() ? brush.power.index() : m_document.board().powerCount()))
        button->setChecked(true);
    if (QAbstractButton *button = m_brushes->button(
            brush.act == Brush::Act::Unit ? brush.kind.index() : afterKinds + static_cast<int>(brush.act)))
        button->setChecked(true);
    m_report->setText(report());
    m_filling = false;
}

void PositionPanel::retranslate()
{
    m_title->setText(tr("Set up a position"));
    m_season->setAccessibleName(tr("Phase"));
    m_year->setAccessibleName(tr("Year"));
    m_line->setAccessibleName(tr("Units and centres to place"));
    m_empty->setText(tr("Empty board"));
    m_start->setText(tr("Starting position"));
    m_owners->setText(tr("Owners as at the start"));
    m_done->setText(tr("Done"));
    m_done->setProperty("english", u"Done"_s);
    build();
}

} // namespace entente::app
