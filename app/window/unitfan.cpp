#include "window/unitfan.h"

#include "look/floats.h"
#include "look/theme.h"
#include "map/symbols.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int fanSymbol = 28;
constexpr int mostKeys = 9;

} // namespace

UnitFan::UnitFan(QWidget *parent) : QFrame(parent), m_row(new QHBoxLayout(this))
{
    setObjectName(u"unitFan"_s);
    setFocusPolicy(Qt::NoFocus);
    m_row->setContentsMargins(6, 6, 6, 6);
    m_row->setSpacing(4);
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
            m_row->removeWidget(button);
            button->hide();
            button->deleteLater(); // its click may have brought us here
        }
        m_buttons.clear();
        const bool dark = isDark(palette());
        for (int i = 0; i < std::min<int>(mostKeys, static_cast<int>(entries.size())); ++i) {
            const Entry &entry = entries[i];
            auto *button = new QToolButton(this);
            button->setObjectName(u"unit-%1"_s.arg(i + 1));
            button->setFocusPolicy(Qt::NoFocus);
            button->setCheckable(true);
            button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
            button->setIconSize(QSize(fanSymbol, fanSymbol));
            button->setIcon(unitPixmap(livery.symbol(entry.unit.kind), fanSymbol, devicePixelRatioF(),
                                       livery.of(entry.unit.power, dark), dark ? MapTheme::dark() : MapTheme::light()));
            button->setText(tr("%1  %2", "a key and a unit").arg(i + 1).arg(entry.name));
            button->setAccessibleName(entry.name);
            button->setAccessibleDescription(entry.order);
            button->setToolTip(tr("%1: %2 (%3)", "a unit, its order, its key").arg(entry.name, entry.order).arg(i + 1));
            connect(button, &QToolButton::clicked, this, [this, i] { take(i + 1); });
            m_row->addWidget(button);
            button->show(); // at once: what is hidden has no size
            m_buttons.append(button);
        }
        setAccessibleName(tr("Units in this place"));
    }
    for (int i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setChecked(i == current);
    m_row->activate();
    resize(m_row->totalSizeHint());
    move(placeBeside(at, size(), room, clear));
    show();
    raise();
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
