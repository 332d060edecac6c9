// Who is called to the seat, and in what words.

#include "flow/curtain.h"

#include "document/callnames.h"
#include "flow/thinker.h"
#include "look/icons.h"
#include "look/theme.h"
#include "map/symbols.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/plainline.h"
#include "words/tablewords.h"

#include <QLabel>
#include <QPushButton>

namespace entente::app {

using namespace Qt::StringLiterals;

/// Everybody has sealed, but computers are late.
void Curtain::callComputers()
{
    const Board &board = m_document.board();
    QStringList names;
    for (const PowerId power : m_flow.thinking())
        names += powerName(board, power);
    m_emblem->setPixmap(iconPixmap(u"seal"_s, 88, devicePixelRatioF(), coloursOf(this).quiet));
    const QString fault = m_thinker.fault();
    const bool stuck = m_thinker.isStopped() || !fault.isEmpty();
    const int count = static_cast<int>(names.size());
    m_title->setText(stuck ? tr("The computer's orders are missing") : tr("The computer is still thinking"));
    const QString waiting = tr("%1 still have no orders.", "the computer's powers", count).arg(joinNames(names));
    m_line->setText(fault.isEmpty() ? waiting : fault);
    m_take->setText(tr("Reveal"));
}

void Curtain::callEverybody()
{
    m_emblem->setPixmap(iconPixmap(u"seal"_s, 88, devicePixelRatioF(), coloursOf(this).accent));
    m_title->setText(tr("All orders are in"));
    m_line->setText(tr("Gather round the screen. Everyone's orders are shown at once."));
    m_take->setText(tr("Reveal"));
}

void Curtain::callPlayer()
{
    const bool dark = isDark(palette());
    const MapTheme theme = dark ? MapTheme::dark() : MapTheme::light();
    const PowerId power = m_flow.seat();
    const QString name = powerName(m_document.board(), power);
    const auto player = m_document.table().players.find(power);
    m_emblem->setPixmap(emblemPixmap(88, devicePixelRatioF(), m_livery.of(power, dark), theme));
    const bool locked = m_flow.waitsForPin();
    const bool named = player != m_document.table().players.end() && !player->second.isEmpty();
    const QString who = named ? player->second : name;
    const bool sealed = m_document.table().isSealed(power); // its player has clicked the emblem
    m_title->setText(
        locked   ? asBeginning(tr("%1's orders are sealed under its PIN").arg(nameAfterOf(m_document.board(), power)))
        : sealed ? tr("%1, your orders are sealed").arg(who)
                 : turnCall(m_document, power));
    m_line->setText(locked ? tr("%1, enter it once so that they can be revealed.").arg(who)
                           : tr("Everyone else, look away."));
    m_take->setText(locked   ? tr("Unlock the orders")
                    : sealed ? tr("Open them again")
                    : named  ? tr("I'm %1").arg(onButton(who))
                             : tr("Take the seat"));
}

QString Curtain::meanwhileText() const
{
    const Table &table = m_document.table();
    QStringList lines;
    if (const int times = table.timesReopened(m_flow.seat()); times > 0)
        lines += tr("Your orders of %1 were reopened %n time(s) after they had been sealed.", nullptr, times)
                     .arg(seasonOf(m_document.board(), reopenedIn(m_document, m_flow.seat())));
    if (const Phase *phase = table.gaveWayUntold(m_flow.seat()))
        lines += tr("The orders you had sealed for %1 were thrown away: a computer took your seat.")
                     .arg(seasonOf(m_document.board(), *phase));
    return lines.join(u'\n');
}

} // namespace entente::app
