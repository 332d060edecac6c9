#include "desks/seatingpage.h"

#include "desks/programdesk.h"
#include "document/knownprograms.h"
#include "words/playerwords.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPointer>
#include <QSignalBlocker>

#include <algorithm>

// Who plays a seat: a person, a computer of some level, or a program.

namespace entente::app {

using namespace Qt::StringLiterals;

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
    for (const Level level : everyLevel)
        by.addItem(tr("Computer: %1", "how well it plays").arg(levelName(level)),
                   QString::fromLatin1(levelWord(level)));
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
