// The curtain's labels, fields and buttons, laid out from top to bottom.

#include "flow/curtain.h"

#include "flow/thinkingbutton.h"
#include "look/mainbutton.h"
#include "look/menuroom.h"
#include "look/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QWidget *bar(QWidget *parent, const QString &edge, int height)
{
    auto *widget = new QWidget(parent);
    widget->setAttribute(Qt::WA_StyledBackground);
    widget->setProperty("surface", u"bar"_s);
    widget->setProperty("edge", edge);
    widget->setMinimumHeight(height);
    widget->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return widget;
}

QLabel *centred(QWidget *parent, const QString &name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    return label;
}

QPushButton *flatButton(QWidget *parent, const QString &name)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(name);
    button->setFlat(true);
    button->setAutoDefault(false);
    return button;
}

} // namespace

QWidget *Curtain::layHead()
{
    QWidget *top = bar(this, u"bottom"_s, metrics::topBar);
    auto *row = new QHBoxLayout(top);
    row->setContentsMargins(metrics::margin, 0, metrics::margin, 0);
    row->setSpacing(20);
    m_phase = new QLabel(top);
    m_phase->setObjectName(u"curtainPhase"_s);
    m_phase->setFont(uiFont(metrics::large, 600));
    m_count = new QLabel(top);
    m_count->setObjectName(u"curtainCount"_s);
    m_count->setProperty("rank", u"quiet"_s);
    m_time = new QLabel(top);
    m_time->setObjectName(u"curtainClock"_s);
    m_time->setFont(uiFont(metrics::large, 600));
    m_coveredIcon = new QLabel(top);
    m_covered = new QLabel(top);
    m_covered->setProperty("rank", u"quiet"_s);
    row->addWidget(new MenuRoom(top));
    row->addWidget(m_phase);
    row->addWidget(m_count);
    row->addWidget(new ThinkingButton(m_thinker, top));
    row->addStretch(1);
    row->addWidget(m_time);
    row->addWidget(m_coveredIcon);
    row->addSpacing(-12);
    row->addWidget(m_covered);
    return top;
}

/// Who is next, and what is said to them.
void Curtain::layCall(QVBoxLayout &column)
{
    m_emblem = new QLabel(this);
    column.addWidget(m_emblem, 0, Qt::AlignHCenter);
    column.addSpacing(24);
    m_title = centred(this, u"curtainTitle"_s);
    m_title->setFont(uiFont(metrics::title, 600));
    column.addWidget(m_title);
    column.addSpacing(8);
    m_line = centred(this, u"curtainLine"_s);
    m_line->setProperty("rank", u"quiet"_s);
    column.addWidget(m_line);
    column.addSpacing(24);
    m_meanwhile = centred(this, u"curtainReopened"_s);
    m_meanwhile->setContentsMargins(0, 0, 0, 16);
    column.addWidget(m_meanwhile);
}

void Curtain::layPin(QVBoxLayout &column)
{
    m_pinLabel = centred(this, u"pinLabel"_s);
    m_pinLabel->setWordWrap(false);
    column.addWidget(m_pinLabel);
    m_pin = new QLineEdit(this);
    m_pinLabel->setBuddy(m_pin);
    m_pin->setObjectName(u"pin"_s);
    m_pin->setEchoMode(QLineEdit::Password);
    m_pin->setAlignment(Qt::AlignCenter);
    m_pin->setFixedWidth(200);
    m_pin->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText);
    connect(m_pin, &QLineEdit::returnPressed, this, &Curtain::goOn);
    connect(m_pin, &QLineEdit::textEdited, this, [this] { m_pinSays->clear(); });
    column.addWidget(m_pin, 0, Qt::AlignHCenter);
    m_pinSays = centred(this, u"pinSays"_s);
    m_pinSays->setWordWrap(false);
    column.addWidget(m_pinSays);
    column.addSpacing(8);
}

void Curtain::layButtons(QVBoxLayout &column)
{
    m_take = new QPushButton(this);
    m_take->setObjectName(u"takeSeat"_s);
    setMainButton(*m_take);
    m_take->setProperty("large", true);
    m_take->setAutoDefault(true);
    m_take->setDefault(true);
    connect(m_take, &QPushButton::clicked, this, &Curtain::goOn);
    column.addWidget(m_take, 0, Qt::AlignHCenter);
    column.addSpacing(8);
    m_leave = flatButton(this, u"leaveSealed"_s);
    connect(m_leave, &QPushButton::clicked, &m_flow, &TableFlow::leaveSealed);
    auto *leave = new QHBoxLayout; // with its distance from what follows: gone with the button
    leave->setContentsMargins(0, 0, 0, 8);
    leave->addStretch(1);
    leave->addWidget(m_leave);
    leave->addStretch(1);
    column.addLayout(leave);
    m_early = flatButton(this, u"revealEarly"_s);
    connect(m_early, &QPushButton::clicked, this, &Curtain::earlyRevealWanted);
    m_standIn = flatButton(this, u"standInButton"_s);
    connect(m_standIn, &QPushButton::clicked, this, [this] { Q_EMIT standInWanted(m_flow.seat()); });
    auto *others = new QHBoxLayout; // in one row: a low window has no room for two
    others->setSpacing(8);
    others->addStretch(1);
    others->addWidget(m_early);
    others->addWidget(m_standIn);
    others->addStretch(1);
    column.addLayout(others);
}

QWidget *Curtain::layFoot()
{
    QWidget *bottom = bar(this, u"top"_s, metrics::topBar);
    auto *row = new QHBoxLayout(bottom);
    row->setContentsMargins(metrics::margin, 0, metrics::margin, 0);
    row->setSpacing(metrics::margin);
    m_hint = new QLabel(bottom);
    m_hint->setObjectName(u"curtainHint"_s);
    m_hint->setProperty("rank", u"quiet"_s);
    m_hint->setWordWrap(true); // why a file can't be opened takes two lines
    row->addWidget(m_hint, 1);
    m_look = flatButton(bottom, u"lookAtBoard"_s);
    connect(m_look, &QPushButton::clicked, this, &Curtain::boardWanted);
    row->addWidget(m_look);
    m_takeBack = flatButton(bottom, u"takeBackButton"_s);
    connect(m_takeBack, &QPushButton::clicked, this, &Curtain::takeBackWanted);
    row->addWidget(m_takeBack);
    return bottom;
}

} // namespace entente::app
