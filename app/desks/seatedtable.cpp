#include "desks/seatingpage.h"

#include "document/pinlock.h"
#include "look/pineye.h"
#include "sheet/colourdistance.h"
#include "sheet/palette.h"
#include "words/names.h"
#include "words/plainline.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>

#include <algorithm>

// The table as it was set, and what is wrong with it.

namespace entente::app {

namespace {
constexpr qreal nearColours = 12; ///< land colours nearer than this (CIEDE2000) are taken for one another
} // namespace

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
                       m_end->currentData().toBool()};
    }
    return table;
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
    const Livery livery = dressed(m_livery, chosen);
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const PowerId one = m_seats[j].power;
            const PowerId other = m_seats[i].power;
            if (chosen.count(one) + chosen.count(other) > 0
                && colourDistance(livery.of(one, false).tint, livery.of(other, false).tint) < nearColours)
                return tr("%1 and %2 look very similar on the map.")
                    .arg(powerName(*m_variant->board, one), powerName(*m_variant->board, other));
        }
    }
    return {};
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

} // namespace entente::app
