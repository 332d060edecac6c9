#include "desks/deadlinefield.h"

#include "look/icons.h"
#include "look/theme.h"

#include <QCalendarWidget>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimeEdit>
#include <QTimeZone>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int daysOfWeek = 7;
constexpr int mostDays = 90;

/// The calendar, the time, and how it goes on from phase to phase.
class DeadlineDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(DeadlineDialog)

public:
    DeadlineDialog(const Deadline &deadline, QWidget *parent) : QDialog(parent)
    {
        setObjectName(u"deadlineDialog"_s);
        setWindowTitle(tr("When orders are due"));
        const QDateTime now = QDateTime::currentDateTime();
        const QDateTime moment =
            deadline.moment.isValid() ? deadline.moment : QDateTime(now.date().addDays(7), QTime(20, 0));
        m_days = new QCalendarWidget(this);
        m_days->setObjectName(u"deadlineDays"_s);
        m_days->setAccessibleName(tr("Day"));
        m_days->setFirstDayOfWeek(QLocale().firstDayOfWeek());
        m_days->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
        m_days->setSelectedDate(moment.date());
        m_days->setStyleSheet(u"#qt_calendar_navigationbar{background:transparent}"_s); // its words are dark
        auto *form = new QFormLayout;
        const auto add = [&](const QString &label, auto *field, const QString &name) {
            field->setObjectName(name);
            field->setAccessibleName(label);
            form->addRow(label, field);
            return field;
        };
        m_time = add(tr("Time"), new QTimeEdit(moment.time()), u"deadlineTime"_s);
        m_time->setDisplayFormat(u"HH:mm"_s);
        m_zone = add(tr("Time zone"), new QComboBox, u"deadlineZone"_s);
        for (const QByteArray &id : QTimeZone::availableTimeZoneIds())
            m_zone->addItem(QString::fromLatin1(id));
        const QString own = QString::fromLatin1(moment.timeZone().id());
        if (m_zone->findText(own) < 0) // the list names each zone once, and not by its every name
            m_zone->insertItem(0, own);
        m_zone->setCurrentText(own);
        const auto span = [&](const QString &label, int days, const QString &none, const QString &name) {
            QSpinBox *field = add(label, new QSpinBox, name);
            field->setRange(0, mostDays);
            field->setSpecialValueText(none);
            field->setSuffix(tr(" days"));
            field->setValue(days);
            return field;
        };
        m_long = span(tr("The next moves get"), deadline.days, tr("no deadline yet"), u"deadlineMoves"_s);
        m_short = span(tr("Retreats and builds get"), deadline.shortDays, tr("as many"), u"deadlineShort"_s);
        auto *off = new QHBoxLayout;
        off->setSpacing(metrics::floatMargin);
        for (int day = 1; day <= daysOfWeek; ++day) {
            auto *box = new QCheckBox(QLocale().dayName(day, QLocale::ShortFormat), this);
            box->setObjectName(u"deadlineFree%1"_s.arg(day));
            box->setAccessibleName(tr("Nothing is due on %1", "a day of the week").arg(QLocale().dayName(day)));
            box->setChecked(deadline.free.count(day) > 0);
            off->addWidget(box);
            m_free.push_back(box);
        }
        auto *free = new QLabel(tr("Days off"), this);
        form->addRow(free, off);
        auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
        QPushButton *none = buttons->addButton(tr("No deadline"), QDialogButtonBox::DestructiveRole);
        none->setObjectName(u"noDeadline"_s);
        buttons->button(QDialogButtonBox::Ok)->setObjectName(u"takeDeadline"_s);
        connect(none, &QPushButton::clicked, this, [this] {
            m_none = true;
            accept();
        });
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        auto *column = new QVBoxLayout(this);
        column->addWidget(m_days);
        column->addLayout(form);
        column->addWidget(buttons);
    }

    Deadline deadline() const
    {
        Deadline made;
        if (!m_none)
            made.moment =
                QDateTime(m_days->selectedDate(), m_time->time(), QTimeZone(m_zone->currentText().toLatin1()));
        made.days = m_long->value();
        made.shortDays = m_short->value();
        for (int day = 1; day <= daysOfWeek; ++day) {
            if (m_free[static_cast<std::size_t>(day - 1)]->isChecked())
                made.free.insert(day);
        }
        return made;
    }

private:
    QCalendarWidget *m_days;
    QTimeEdit *m_time;
    QComboBox *m_zone;
    QSpinBox *m_long;
    QSpinBox *m_short;
    std::vector<QCheckBox *> m_free;
    bool m_none = false;
};

} // namespace

DeadlineField::DeadlineField(Deadline deadline, const QString &name, QWidget *parent)
    : QWidget(parent), m_deadline(std::move(deadline))
{
    m_line = new QLineEdit(this);
    m_line->setObjectName(name);
    m_line->setAccessibleName(tr("Orders are due"));
    m_line->setPlaceholderText(tr("Sunday 20:00"));
    m_line->setToolTip(tr("Type a day and a time, or choose them in the calendar"));
    m_calendar = new QToolButton(this);
    m_calendar->setObjectName(name + u"Calendar"_s);
    m_calendar->setText(tr("Calendar…"));
    m_calendar->setToolTip(tr("Choose the day, days off, and how it goes on from phase to phase"));
    m_read = new QLabel(this);
    m_read->setObjectName(name + u"Read"_s);
    m_read->setProperty("rank", u"quiet"_s);
    m_read->setTextFormat(Qt::PlainText);
    m_read->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_line);
    column->addWidget(m_read);
    column->addWidget(m_calendar, 0, Qt::AlignRight);
    setFocusProxy(m_line);
    setDeadline(m_deadline);
    connect(m_line, &QLineEdit::textChanged, this, &DeadlineField::read);
    connect(m_line, &QLineEdit::editingFinished, this, [this] {
        if (m_deadline.moment.isValid())
            write();
        tell();
    });
    connect(m_calendar, &QToolButton::clicked, this, &DeadlineField::openCalendar);
}

void DeadlineField::setDeadline(const Deadline &deadline)
{
    // What is kept of words tells no rhythm; while somebody types them, the one that was chosen stays.
    if (deadline.moment.isValid() || deadline.words != m_deadline.words)
        m_deadline = deadline;
    if (!m_line->hasFocus())
        write();
    tell();
}

void DeadlineField::write()
{
    const QSignalBlocker quiet(m_line);
    m_line->setText(deadlineText(m_deadline));
}

void DeadlineField::read()
{
    const QString text = m_line->text().trimmed();
    Deadline typed = m_deadline; // its rhythm stays
    const auto moment = readMoment(text, QDateTime::currentDateTime());
    typed.moment = moment.value_or(QDateTime());
    typed.words = moment ? QString() : text;
    take(typed);
}

void DeadlineField::take(const Deadline &deadline)
{
    m_deadline = deadline;
    tell();
    Q_EMIT edited();
}

/// What was read, while it reads otherwise; and that it is over.
void DeadlineField::tell()
{
    const QString text = deadlineText(m_deadline);
    QString said;
    if (!m_deadline.words.isEmpty())
        said = tr("Not a moment: it is told as it stands, and does not move on.");
    else if (m_deadline.isOver(QDateTime::currentDateTime()))
        said = tr("⚠ This moment is past.");
    else if (m_deadline.moment.isValid() && m_line->text() != text)
        said = text;
    m_read->setText(said);
    m_read->setVisible(!said.isEmpty());
}

void DeadlineField::openCalendar()
{
    auto *dialog = new DeadlineDialog(m_deadline, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setModal(true);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        take(dialog->deadline());
        write();
        tell();
    });
    dialog->show();
}

} // namespace entente::app
