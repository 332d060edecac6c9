#include "board/unitfan.h"

#include "look/floats.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "map/symbols.h"

#include <QGridLayout>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int fanSymbol = 28;
constexpr int mostKeys = 9;
constexpr int fanMargin = 6;
constexpr int fanSpace = 4;

} // namespace

UnitFan::UnitFan(QWidget *parent) : QFrame(parent), m_grid(new QGridLayout(this))
{
    setObjectName(u"unitFan"_s);
    setFocusPolicy(Qt::NoFocus);
    m_grid->setContentsMargins(fanMargin, fanMargin, fanMargin, fanMargin);
    m_grid->setSpacing(fanSpace);
    hide();
}

void UnitFan::offer(const QList<Entry> &entries, int current, QPoint at, const QRect &room, const QList<QPoint> &clear,
                    const Livery &livery)
{
    if (entries.size() < 2) {
        m_entries.clear();
        hide();
        return;
    }
    if (entries != m_entries) {
        m_entries = entries;
        for (QToolButton *button : std::as_const(m_buttons)) {
            m_grid->removeWidget(button);
            button->hide();
            button->deleteLater(); // its click may have brought us here
        }
        m_buttons.clear();
        const bool dark = isDark(palette());
        for (int i = 0; i < static_cast<int>(entries.size()); ++i) {
            const Entry &entry = entries[i];
            auto *button = named(new QToolButton(this), u"unit-%1"_s.arg(i + 1));
            button->setFocusPolicy(Qt::NoFocus);
            button->setCheckable(true);
            button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
            button->setIconSize(QSize(fanSymbol, fanSymbol));
            button->setIcon(unitPixmap(livery.symbol(entry.unit.kind), fanSymbol, devicePixelRatioF(),
                                       livery.of(entry.unit.power, dark), dark ? MapTheme::dark() : MapTheme::light()));
            const bool hasKey = i < mostKeys;
            button->setText(hasKey ? tr("%1  %2", "a key and a unit").arg(i + 1).arg(entry.name) : entry.name);
            button->setAccessibleName(entry.name);
            button->setAccessibleDescription(entry.order);
            button->setToolTip(
                hasKey ? tr("%1: %2 (%3)", "a unit, its order, its key").arg(entry.name, entry.order).arg(i + 1)
                       : tr("%1: %2", "a unit, its order").arg(entry.name, entry.order));
            connect(button, &QToolButton::clicked, this, [this, i] { take(i + 1); });
            button->show(); // at once: what is hidden has no size
            m_buttons.append(button);
        }
        setAccessibleName(tr("Units in this place"));
    }
    for (int i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setChecked(i == current);
    wrap(room.width());
    m_grid->activate();
    resize(m_grid->totalSizeHint());
    move(placeBeside(at, size(), room, clear));
    show();
    raise();
}

/// As many beside each other as there is room for: a box may hold any number of units.
void UnitFan::wrap(int width)
{
    int widest = 1;
    for (const QToolButton *button : std::as_const(m_buttons))
        widest = std::max(widest, button->sizeHint().width());
    const int columns = std::max(1, (width - 2 * fanMargin + fanSpace) / (widest + fanSpace));
    for (int i = 0; i < m_buttons.size(); ++i) {
        m_grid->removeWidget(m_buttons[i]);
        m_grid->addWidget(m_buttons[i], i / columns, i % columns);
    }
}

bool UnitFan::take(int number)
{
    if (!isVisible() || number < 1 || number > m_buttons.size())
        return false;
    const Entry chosenEntry = m_entries[number - 1];
    Q_EMIT chosen(chosenEntry.station, chosenEntry.unit.power);
    return true;
}

void UnitFan::paintEvent(QPaintEvent *)
{
    paintFloat(*this);
}

} // namespace entente::app
