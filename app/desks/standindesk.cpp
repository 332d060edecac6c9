#include "desks/standindesk.h"

#include "desks/consentdesk.h"
#include "document/knownprograms.h"
#include "look/formlabels.h"
#include "look/mainbutton.h"
#include "look/rank.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/playerwords.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

StandInDesk::StandInDesk(GameDocument &document, const std::vector<PowerId> &seats, PowerId first,
                         const std::vector<PowerId> &trusted, QWidget *parent)
    : Sheet(u"standInDesk"_s, tr("Person or computer"), QSize(440, 0), parent), m_document(document), m_seats(seats),
      m_trusted(trusted)
{
    QVBoxLayout *const column = page();
    auto *form = new QFormLayout;
    m_seat = named(new QComboBox(this), u"standInSeat"_s, tr("Power"));
    for (const PowerId power : seats)
        m_seat->addItem(powerName(document.board(), power));
    form->addRow(tr("Power"), m_seat);
    column->addLayout(form);
    const auto choice = [&](const QString &name, const QString &text) {
        auto *button = named(new QRadioButton(text, this), name);
        connect(button, &QRadioButton::toggled, this, &StandInDesk::follow);
        column->addWidget(button);
        return button;
    };
    m_person = choice(u"standInPerson"_s, tr("A person plays"));
    m_phase = choice(u"standInPhase"_s, tr("The computer plays this phase"));
    m_always = choice(u"standInAlways"_s, tr("The computer plays from now on"));
    auto *rest = new QFormLayout;
    m_level = named(new QComboBox(this), u"standInLevel"_s, tr("Level of the computer"));
    for (const Level level : everyLevel)
        m_level->addItem(levelName(level), QString::fromLatin1(levelWord(level)));
    for (const QString &name : knownPrograms())
        m_level->addItem(tr("Program: %1", "its name").arg(name), QString::fromStdString(playerWordOf(name)));
    rest->addRow(tr("Level of the computer"), m_level);
    m_pin = named(new QLineEdit(this), u"standInPin"_s);
    m_pin->setEchoMode(QLineEdit::Password);
    m_pin->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText);
    m_pinLabel = new QLabel(this);
    m_pinLabel->setBuddy(m_pin);
    rest->addRow(m_pinLabel, m_pin);
    m_without = named(new QPushButton(tr("Without the PIN…"), this), u"standInWithoutPin"_s);
    m_without->setAutoDefault(false);
    m_without->setToolTip(tr("If it is forgotten, or its player has left: everybody else must agree"));
    connect(m_without, &QPushButton::clicked, this, &StandInDesk::askToForce);
    rest->addRow(QString(), m_without);
    levelLabels(*form);
    levelLabels(*rest);
    column->addLayout(rest);
    auto *line = quietText(this, tr("Orders already written for this phase are thrown away."));
    column->addWidget(line);
    m_says = named(new QLabel(this), u"standInSays"_s);
    setFailed(*m_says);
    column->addWidget(m_says);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton *ok = buttons->button(QDialogButtonBox::Ok);
    ok->setObjectName(u"standInDone"_s);
    setMainButton(*ok);
    setFoot(buttons);
    connect(m_seat, &QComboBox::currentIndexChanged, this, &StandInDesk::showSeat);
    connect(m_pin, &QLineEdit::textEdited, m_says, &QLabel::clear);
    connect(buttons, &QDialogButtonBox::accepted, this, &StandInDesk::finish);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    const auto at = std::find(seats.begin(), seats.end(), first);
    m_seat->setCurrentIndex(at == seats.end() ? 0 : static_cast<int>(at - seats.begin()));
    showSeat();
}

PowerId StandInDesk::seat() const
{
    const int index = m_seat->currentIndex();
    return index < 0 ? PowerId() : m_seats[static_cast<std::size_t>(index)];
}

/// Who plays it now is ticked, and a person finds the computer ticked who wants to go home.
void StandInDesk::showSeat()
{
    if (!seat().valid())
        return;
    const TableSetup::Tenure *now = m_document.computerOf(seat());
    const int level = m_level->findData(fromUtf8(now ? now->player : levelWord(Level::Steady)));
    m_level->setCurrentIndex(std::max(0, level));
    (now ? m_person : m_phase)->setChecked(true);
    m_pin->clear();
    m_says->clear();
    follow();
}

void StandInDesk::follow()
{
    const bool asks = seat().valid() && m_document.table().hasPin(seat())
                      && std::find(m_trusted.begin(), m_trusted.end(), seat()) == m_trusted.end();
    m_pinLabel->setText(seat().valid() ? tr("PIN of %1").arg(nameAfterOf(m_document.board(), seat())) : QString());
    m_pin->setAccessibleName(m_pinLabel->text());
    m_pinLabel->setVisible(asks);
    m_pin->setVisible(asks);
    m_without->setVisible(asks);
    m_level->setEnabled(!m_person->isChecked());
}

void StandInDesk::finish()
{
    const PowerId power = seat();
    if (!power.valid())
        return;
    QString remark; // what was locked there is thrown away
    if (m_pin->isVisible() && !m_document.openSeat(power, m_pin->text(), remark)) {
        m_says->setText(m_pin->text().isEmpty() ? tr("Enter the PIN first.") : tr("Wrong PIN. Try again."));
        m_pin->clear();
        m_pin->setFocus();
        return;
    }
    if (!m_person->isChecked() && m_document.table().isSealed(power) && !m_document.computerOf(power))
        askToDrop();
    else
        settle();
}

/// Everybody at the table can give a seat without a PIN away: that must not cost its player orders by a slip.
void StandInDesk::askToDrop()
{
    const auto words = [&document = m_document, power = seat()] {
        const QString name = powerName(document.board(), power);
        return ConsentDesk::Words{
            tr("Throw away the sealed orders of %1?").arg(name),
            {tr("%1 has sealed its orders. They are thrown away, and the computer writes others in their place.")
                 .arg(name),
             tr("This can't be undone. The player is told, and the results will say so.")},
            tr("Throw away")};
    };
    auto *desk = new ConsentDesk(m_document, words, {}, parentWidget());
    connect(desk, &ConsentDesk::agreed, this, &StandInDesk::settle);
    connect(desk, &QDialog::rejected, this, &StandInDesk::open);
    hide(); // one question at a time
    desk->open();
}

/// One friend who leaves, or forgets, must not end the evening. All others agree by their PINs; what was locked is
/// lost.
void StandInDesk::askToForce()
{
    const PowerId power = seat();
    std::vector<PowerId> others = m_document.table().seats;
    std::erase_if(others, [&](PowerId other) { return other == power || m_document.computerOf(other); });
    const auto words = [&document = m_document, power] {
        const QString name = powerName(document.board(), power);
        return ConsentDesk::Words{tr("Take the seat of %1 without its PIN?").arg(name),
                                  {tr("Everybody else must agree. Orders, votes and notes that %1 locked are lost; "
                                      "nobody sees them. The seat has no PIN afterwards.")
                                       .arg(name),
                                   tr("This can't be undone.")},
                                  tr("Take the seat")};
    };
    auto *desk = new ConsentDesk(m_document, words, others, parentWidget());
    connect(desk, &ConsentDesk::agreed, this, [this, power] {
        m_document.forceSeat(power);
        Q_EMIT said(tr("The seat of %1 has no PIN any more.").arg(powerName(m_document.board(), power)), false);
        settle();
    });
    connect(desk, &QDialog::rejected, this, &StandInDesk::open);
    hide();
    desk->open();
}

void StandInDesk::settle()
{
    const PowerId power = seat();
    const QString name = powerName(m_document.board(), power);
    const std::string player = m_level->currentData().toString().toStdString();
    const QString who = computerName(player);
    const bool person = m_person->isChecked(), phase = m_phase->isChecked();
    const bool same = person && !m_document.computerOf(power);
    const std::size_t dropped = m_document.table().gaveWay.size();
    hide();
    if (person && !same)
        m_document.seatPerson(power);
    else if (!person) {
        m_document.seatComputer(power, player, phase);
        Q_EMIT seated(player);
    }
    QString sentence = person  ? tr("A person plays %1 now.").arg(name)
                       : phase ? tr("%1: the %2 plays this phase.", "a power, who plays it").arg(name, who)
                               : tr("%1: the %2 plays from now on.", "a power, who plays it").arg(name, who);
    if (m_document.table().gaveWay.size() > dropped)
        sentence += u' ' + tr("The sealed orders were thrown away.");
    if (!same)
        Q_EMIT said(sentence, false);
    close();
}

} // namespace entente::app
