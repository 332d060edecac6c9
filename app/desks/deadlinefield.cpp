#include "desks/deadlinefield.h"

#include "look/icons.h"
#include "look/theme.h"
#include "look/widgets.h"

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
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTextCharFormat>
#include <QTimeEdit>
#include <QTimeZone>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int daysOfWeek = 7;
constexpr int mostDays = 90;
constexpr int zonesShown = 14;

/// "Berlin (UTC+01:00)" as it is at that moment: the city without its continent; of "America/Indiana/Knox" the last.
QString zoneName(const QByteArray &id, const QDateTime &when)
{
    constexpr int perHour = 3600, perMinute = 60;
    QString city = QString::fromLatin1(id).section(u'/', -1);
    city.replace(u'_', u' ');
    const int offset = QTimeZone(id).offsetFromUtc(when);
    const QChar sign = offset < 0 ? u'-' : u'+';
    const QTime span(std::abs(offset) / perHour, std::abs(offset) % perHour / perMinute);
    return city == "UTC"_L1 ? city : u"%1 (UTC%2%3)"_s.arg(city, sign, span.toString(u"HH:mm"_s));
}

/// Zones that are named after a place, by that name; before them UTC.
std::vector<std::pair<QString, QByteArray>> zonesByName(const QDateTime &when)
{
    std::vector<std::pair<QString, QByteArray>> zones;
    static const QStringList continents{u"Africa"_s,   u"America"_s,   u"Antarctica"_s, u"Arctic"_s, u"Asia"_s,
                                        u"Atlantic"_s, u"Australia"_s, u"Europe"_s,     u"Indian"_s, u"Pacific"_s};
    for (const QByteArray &id : QTimeZone::availableTimeZoneIds()) {
        if (continents.contains(QString::fromLatin1(id).section(u'/', 0, 0)))
            zones.emplace_back(zoneName(id, when), id);
    }
    std::sort(zones.begin(), zones.end(),
              [](const auto &one, const auto &other) { return one.first.localeAwareCompare(other.first) < 0; });
    zones.emplace(zones.begin(), u"UTC"_s, "UTC");
    return zones;
}

/// A month in the colours of the window: the chosen day filled, today in a ring, days off quiet, and faint what is over
/// or of another month.
class MonthSheet : public QCalendarWidget {
public:
    explicit MonthSheet(QWidget *parent) : QCalendarWidget(parent)
    {
        setVerticalHeaderFormat(NoVerticalHeader);
        setFirstDayOfWeek(QLocale().firstDayOfWeek());
        const UiColours &c = coloursOf(parent);
        QTextCharFormat head;
        head.setForeground(c.quiet);
        setHeaderTextFormat(head);
        for (int day = 1; day <= daysOfWeek; ++day)
            setWeekdayTextFormat(static_cast<Qt::DayOfWeek>(day), head); // the days' own colours are painted below
        const auto dress = [this](const QString &name, const QString &icon) {
            if (auto *button = findChild<QToolButton *>(name)) {
                button->setIcon(themedIcon(icon, this));
                button->setIconSize(QSize(18, 18));
            }
        };
        dress(u"qt_calendar_prevmonth"_s, u"previous"_s);
        dress(u"qt_calendar_nextmonth"_s, u"next"_s);
    }

    void setFree(std::set<int> free)
    {
        m_free = std::move(free);
        updateCells();
    }

protected:
    void paintCell(QPainter *painter, const QRect &rect, QDate date) const override
    {
        const UiColours &c = coloursOf(this);
        const bool chosen = date == selectedDate();
        const QDate today = QDate::currentDate();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF pill = QRectF(rect).adjusted(3, 1, -3, -1);
        painter->setPen(chosen || date != today ? QPen(Qt::NoPen) : QPen(c.accent, 1.5));
        painter->setBrush(chosen ? c.filled : QBrush(Qt::NoBrush));
        painter->drawRoundedRect(pill, metrics::corner, metrics::corner);
        const bool faint = date < today || date.month() != monthShown();
        painter->setPen(chosen ? c.onFilled : faint ? c.faint : m_free.count(date.dayOfWeek()) > 0 ? c.quiet : c.text);
        QFont font = uiFont(metrics::base, chosen ? 600 : 400);
        font.setStrikeOut(m_free.count(date.dayOfWeek()) > 0);
        painter->setFont(font);
        painter->drawText(rect, Qt::AlignCenter, QLocale().toString(date.day()));
        painter->restore();
    }

private:
    std::set<int> m_free; ///< days of the week, 1 to 7
};

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
        m_days = named(new MonthSheet(this), u"deadlineDays"_s, tr("Day"));
        m_days->setSelectedDate(moment.date());
        auto *form = new QFormLayout;
        const auto add = [&](const QString &label, auto *field, const QString &name) {
            field->setObjectName(name);
            field->setAccessibleName(label);
            form->addRow(label, field);
            return field;
        };
        m_time = add(tr("Time"), new QTimeEdit(moment.time()), u"deadlineTime"_s);
        m_time->setDisplayFormat(u"HH:mm"_s);
        m_time->setButtonSymbols(QAbstractSpinBox::NoButtons);
        m_zone = add(tr("Time zone"), new QComboBox, u"deadlineZone"_s);
        m_zone->setMaxVisibleItems(zonesShown);
        for (const auto &[name, id] : zonesByName(moment))
            m_zone->addItem(name, id);
        const QByteArray own = moment.timeZone().id();
        if (m_zone->findData(own) < 0) // the list names each zone once, and not by its every name
            m_zone->insertItem(0, zoneName(own, moment), own);
        m_zone->setCurrentIndex(m_zone->findData(own));
        const auto span = [&](const QString &label, int days, const QString &none, const QString &name) {
            QSpinBox *field = add(label, new QSpinBox, name);
            field->setRange(0, mostDays);
            field->setButtonSymbols(QAbstractSpinBox::NoButtons);
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
            auto *box =
                named(new QCheckBox(QLocale().dayName(day, QLocale::ShortFormat), this), u"deadlineFree%1"_s.arg(day),
                      tr("Nothing is due on %1", "a day of the week").arg(QLocale().dayName(day)));
            box->setChecked(deadline.free.count(day) > 0);
            off->addWidget(box);
            m_free.push_back(box);
        }
        form->addRow(new QLabel(tr("Days off"), this), off);
        m_says = plainLabel(this, u"deadlineSays"_s);
        m_says->setMinimumHeight(m_says->fontMetrics().lineSpacing());
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
        column->addWidget(m_says);
        column->addWidget(buttons);
        connect(m_days, &QCalendarWidget::selectionChanged, this, [this] { tell(); });
        connect(m_time, &QTimeEdit::timeChanged, this, [this] { tell(); });
        connect(m_zone, &QComboBox::currentIndexChanged, this, [this] { tell(); });
        for (QCheckBox *box : m_free)
            connect(box, &QCheckBox::toggled, this, [this] { tell(); });
        tell();
    }

    Deadline deadline() const
    {
        Deadline made;
        if (!m_none)
            made.moment =
                QDateTime(m_days->selectedDate(), m_time->time(), QTimeZone(m_zone->currentData().toByteArray()));
        made.days = m_long->value();
        made.shortDays = m_short->value();
        for (int day = 1; day <= daysOfWeek; ++day) {
            if (m_free[static_cast<std::size_t>(day - 1)]->isChecked())
                made.free.insert(day);
        }
        return made;
    }

private:
    /// Before it is taken: a moment that may not be what is meant.
    void tell()
    {
        m_days->setFree(deadline().free);
        m_says->setText(deadlineDoubt(deadline(), QDateTime::currentDateTime()));
    }

    MonthSheet *m_days;
    QTimeEdit *m_time;
    QComboBox *m_zone;
    QSpinBox *m_long;
    QSpinBox *m_short;
    std::vector<QCheckBox *> m_free;
    QLabel *m_says;
    bool m_none = false;
};

} // namespace

DeadlineField::DeadlineField(Deadline deadline, const QString &name, QWidget *parent)
    : QWidget(parent), m_deadline(std::move(deadline))
{
    m_line = named(new QLineEdit(this), name, tr("Orders are due"));
    m_line->setPlaceholderText(tr("Sunday 20:00"));
    m_line->setToolTip(tr("Type a day and a time, or choose them in the calendar"));
    m_calendar = named(new QToolButton(this), name + u"Calendar"_s);
    m_calendar->setText(tr("Calendar…"));
    m_calendar->setToolTip(tr("Choose the day, days off, and how it goes on from phase to phase"));
    m_read = quiet(plainLabel(this, name + u"Read"_s));
    auto *column = flush<QVBoxLayout>(this, 2);
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
    else if (const QString doubt = deadlineDoubt(m_deadline, QDateTime::currentDateTime()); !doubt.isEmpty())
        said = doubt;
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
