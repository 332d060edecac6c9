#include "start/firstcard.h"

#include "look/mainbutton.h"
#include "look/theme.h"
#include "look/widgets.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace entente::app {

using namespace Qt::StringLiterals;

FirstCard::FirstCard(QWidget *parent) : QFrame(parent), m_begin(new QPushButton(tr("Play a first year"), this))
{
    setObjectName(u"firstCard"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 12, 12, 12);
    row->setSpacing(16);
    auto *words = new QVBoxLayout;
    words->setSpacing(4);
    auto *title = new QLabel(tr("New to Diplomacy?"), this);
    title->setFont(uiFont(metrics::large, 600));
    words->addWidget(title);
    auto *line =
        quietText(this, tr("A study leads you through a first year at the board: move, bounce, convoy, support, build. "
                           "Five minutes."));
    words->addWidget(line);
    row->addLayout(words, 1);
    m_begin->setObjectName(u"learnFirst"_s);
    m_begin->setProperty("english", u"Play a first year"_s);
    m_begin->setAutoDefault(true); // takes Enter
    m_begin->setToolTip(tr("You write the orders of one power"));
    setMainButton(*m_begin);
    connect(m_begin, &QPushButton::clicked, this, &FirstCard::learnWanted);
    row->addWidget(m_begin, 0, Qt::AlignVCenter);
}

} // namespace entente::app
