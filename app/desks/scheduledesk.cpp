#include "desks/scheduledesk.h"

#include "look/mainbutton.h"
#include "look/rank.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "words/names.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct ScheduleWords {
    Q_DECLARE_TR_FUNCTIONS(ScheduleDesk)
};

/// By any name that a notation takes, or by the name in the language of the window.
PowerId powerCalled(const Board &board, const QString &name)
{
    for (int p = 0; p < board.powerCount(); ++p) {
        if (powerName(board, PowerId(p)).compare(name, Qt::CaseInsensitive) == 0)
            return PowerId(p);
    }
    return board.findPower(name.toStdString());
}

/// Between commas; where somebody wrote none, between blanks, if powers stand there.
QStringList namesIn(const Board &board, const QString &text)
{
    QStringList names;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        const QStringList words = part.split(u' ', Qt::SkipEmptyParts);
        const auto isPower = [&](const QString &word) { return powerCalled(board, word).valid(); };
        if (!isPower(part.trimmed()) && std::all_of(words.begin(), words.end(), isPower))
            names += words;
        else
            names += part.trimmed();
    }
    names.removeAll(QString());
    return names;
}

} // namespace

Result<std::vector<PowerId>, QString> readScheduleLine(const Board &board, const std::vector<PowerId> &powers,
                                                       const QString &text)
{
    std::vector<PowerId> schedule;
    for (const QString &name : namesIn(board, text)) {
        const PowerId power = powerCalled(board, name);
        if (!power.valid())
            return ScheduleWords::tr("There is no power called “%1”.").arg(name);
        if (std::find(schedule.begin(), schedule.end(), power) != schedule.end())
            return ScheduleWords::tr("%1 stands in the order twice.").arg(powerName(board, power));
        schedule.push_back(power);
    }
    QStringList missing;
    for (const PowerId power : powers) {
        if (std::find(schedule.begin(), schedule.end(), power) == schedule.end())
            missing += powerName(board, power);
    }
    if (!missing.isEmpty())
        return ScheduleWords::tr("Missing in the order: %1.").arg(joinNames(missing));
    return schedule;
}

ScheduleDesk::ScheduleDesk(GameDocument &document, QWidget *parent) : Sheet(QSize(620, 0), parent), m_document(document)
{
    setObjectName(u"scheduleDesk"_s);
    const Game &game = document.game();
    setWindowTitle(tr("Order of acting: %1").arg(phaseName(game.board(), game.position().phase)));
    auto *explanation = quiet(new QLabel(tr("The first in the list acts first. Players never see this."), this));
    m_line = named(new QLineEdit(this), u"scheduleLine"_s, tr("Powers in the order in which they act"));
    m_together = named(new QCheckBox(tr("All powers act at once"), this), u"scheduleTogether"_s);
    m_says = plainLabel(this, u"scheduleSays"_s);
    auto *buttons = new QDialogButtonBox(this);
    m_take = buttons->addButton(tr("Set the order"), QDialogButtonBox::AcceptRole);
    setMainButton(*m_take);
    m_take->setObjectName(u"takeSchedule"_s);
    m_take->setProperty("english", u"Set the order"_s);
    buttons->addButton(QDialogButtonBox::Cancel)->setObjectName(u"leaveSchedule"_s);
    QVBoxLayout *const column = page();
    column->addWidget(explanation);
    column->addWidget(m_line);
    column->addWidget(m_together, 0, Qt::AlignLeft);
    column->addWidget(m_says);
    setFoot(buttons);

    const std::vector<PowerId> schedule = game.schedule(game.position().phase);
    QStringList names;
    for (const PowerId power : schedule.empty() ? acting() : schedule)
        names += powerName(document.board(), power);
    m_line->setText(names.join(u", "_s));
    m_together->setChecked(schedule.empty());
    connect(m_line, &QLineEdit::textChanged, this, &ScheduleDesk::check);
    connect(m_together, &QCheckBox::toggled, this, &ScheduleDesk::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &ScheduleDesk::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
}

std::vector<PowerId> ScheduleDesk::acting() const
{
    std::vector<PowerId> powers;
    for (int p = 0; p < m_document.board().powerCount(); ++p) {
        if (m_document.board().power(PowerId(p)).playable && unitCountOf(m_document.game().position(), PowerId(p)) > 0)
            powers.push_back(PowerId(p));
    }
    return powers;
}

void ScheduleDesk::check()
{
    const bool together = m_together->isChecked();
    m_line->setEnabled(!together);
    const auto read = readScheduleLine(m_document.board(), acting(), m_line->text());
    m_take->setEnabled(together || read.ok());
    const bool wrong = !together && !read.ok();
    m_says->setText(wrong ? read.error() : QString());
    setFailed(*m_says, wrong);
}

void ScheduleDesk::take()
{
    const auto read = readScheduleLine(m_document.board(), acting(), m_line->text());
    if (m_together->isChecked())
        m_document.setSchedule(m_document.game().position().phase, {});
    else if (read.ok())
        m_document.setSchedule(m_document.game().position().phase, *read);
    else
        return;
    accept();
}

} // namespace entente::app
