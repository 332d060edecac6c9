#include "board/handstrip.h"

#include "look/theme.h"
#include "look/widgets.h"
#include "map/symbols.h"
#include "words/names.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostNamed = 4; ///< more powers than these show their emblems alone

} // namespace

HandStrip::HandStrip(const GameDocument &document, TableFlow &flow, QWidget *parent)
    : QWidget(parent), m_document(document), m_flow(flow), m_row(flush<QHBoxLayout>(this, 2))
{
    setObjectName(u"handStrip"_s);
    hide();
}

void HandStrip::setLivery(const Livery &livery)
{
    m_livery = livery;
    refresh();
}

void HandStrip::refresh()
{
    std::vector<PowerId> powers = m_flow.hand();
    setVisible(powers.size() > 1);
    setAccessibleName(tr("Your powers"));
    if (powers.size() < 2)
        powers.clear();
    if (powers != m_powers) {
        qDeleteAll(m_buttons);
        m_buttons.clear();
        m_powers = std::move(powers);
        for (const PowerId power : m_powers) {
            auto *button = new QToolButton(this);
            button->setObjectName(u"hand-"_s + QString::fromStdString(m_document.board().power(power).id));
            button->setCheckable(true);
            button->setIconSize(QSize(20, 20));
            button->setFocusPolicy(Qt::StrongFocus);
            // The page is made anew meanwhile: the press must be over.
            connect(
                button, &QToolButton::clicked, &m_flow, [this, power] { m_flow.turnTo(power); }, Qt::QueuedConnection);
            m_row->addWidget(button);
            m_buttons.append(button);
        }
    }
    for (std::size_t i = 0; i < m_powers.size(); ++i)
        show(*m_buttons[static_cast<qsizetype>(i)], m_powers[i]);
}

void HandStrip::setNames(Names names)
{
    m_names = names;
    for (std::size_t i = 0; i < m_powers.size(); ++i)
        show(*m_buttons[static_cast<qsizetype>(i)], m_powers[i]);
    updateGeometry();
}

void HandStrip::show(QToolButton &button, PowerId power)
{
    const QString name = powerName(m_document.board(), power);
    const bool now = power == m_flow.seat();
    const bool sealed = m_document.table().isSealed(power);
    const QString state = now      ? tr("%1: you are writing for it").arg(name)
                          : sealed ? tr("%1: sealed. Click to open its orders again").arg(name)
                                   : tr("%1: write its orders").arg(name);
    const bool named = m_powers.size() <= mostNamed && (m_names == Names::All || (m_names == Names::Own && now));
    button.setText(!named && sealed ? u"✓"_s : sealed ? u"✓ "_s + name : name);
    button.setToolButtonStyle(named || sealed ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    button.setChecked(now);
    button.setAccessibleName(state);
    button.setToolTip(state);
    if (m_livery != Livery()) { // the colours are told once the page stands
        const bool dark = isDark(palette());
        button.setIcon(emblemPixmap(20, devicePixelRatioF(), m_livery.of(power, dark),
                                    dark ? MapTheme::dark() : MapTheme::light()));
    }
}

} // namespace entente::app
