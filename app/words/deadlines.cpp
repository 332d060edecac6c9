#include "words/deadlines.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>
#include <QTimeZone>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct DeadlineWords {
    Q_DECLARE_TR_FUNCTIONS(DeadlineWords)
};

constexpr int week = 7;
const QTime endOfDay(23, 59);

/// 1 to 7, or to 12: which of the names in English or German begins like the word, with three letters at least (German
/// writes days with two). 0: none.
int numberOfName(const QString &word, int count, int least, QString (QLocale::*nameOf)(int, QLocale::FormatType) const)
{
    for (const QLocale &language : {QLocale(QLocale::English), QLocale(QLocale::German)}) {
        const int enough = language.language() == QLocale::German ? least : 3;
        for (int i = 1; i <= count && word.size() >= enough; ++i) {
            if ((language.*nameOf)(i, QLocale::LongFormat).startsWith(word, Qt::CaseInsensitive))
                return i;
        }
    }
    return 0;
}

QDateTime at(QDate date, QTime time, const QTimeZone &zone)
{
    return QDateTime(date, time, zone);
}

/// Reads a moment word by word; each kind of word may stand once.
class MomentReader {
public:
    MomentReader(const QString &text, const QDateTime &now) : m_text(text.trimmed()), m_now(now), m_zone(now.timeZone())
    {
    }

    std::optional<QDateTime> read()
    {
        if (m_text.isEmpty())
            return std::nullopt;
        takeZone();
        takeTime();
        for (const QString &word : m_text.split(QRegularExpression(u"[\\s,]+"_s), Qt::SkipEmptyParts)) {
            if (!takeWord(word.toLower()))
                return std::nullopt;
        }
        const QDateTime here = m_now.toTimeZone(m_zone);
        if (m_count >= 0) // "in 3": of what?
            return std::nullopt;
        if (m_month > 0 && !m_date.isValid() && m_day > 0)
            m_date = dateOf(here.date());
        if (!m_date.isValid() && m_day == 0 && m_month == 0 && m_weekday > 0)
            m_date = here.date().addDays((m_weekday - here.date().dayOfWeek() + week) % week);
        if (!m_date.isValid()) {
            if (m_day > 0 || m_month > 0 || !m_time.isValid())
                return std::nullopt;
            m_date = here.date();
            if (at(m_date, m_time, m_zone) <= m_now)
                m_date = m_date.addDays(1);
        }
        if (m_weekday > 0 && m_date.dayOfWeek() != m_weekday)
            return std::nullopt; // "Sunday, 30 November" is none
        const QTime time = m_time.isValid() ? m_time : endOfDay;
        QDateTime made = at(m_date, time, m_zone);
        if (made <= m_now && m_weekday > 0 && m_day == 0)
            made = at(m_date.addDays(week), time, m_zone);
        return made.isValid() ? std::optional(made) : std::nullopt;
    }

private:
    /// "UTC", "CET", "Europe/Berlin", at the end.
    void takeZone()
    {
        static const QRegularExpression last(u"[\\s(]([A-Z]{3,4}|[A-Z][A-Za-z_]+/[A-Za-z_/]+)\\)?$"_s);
        const QRegularExpressionMatch found = last.match(m_text);
        if (!found.hasMatch())
            return;
        const QString name = found.captured(1);
        const int year = m_now.date().year();
        const bool own = name == at(QDate(year, 1, 1), QTime(12, 0), m_zone).timeZoneAbbreviation()
                         || name == at(QDate(year, 7, 1), QTime(12, 0), m_zone).timeZoneAbbreviation();
        if (!own && !QTimeZone::isTimeZoneIdAvailable(name.toLatin1()))
            return;
        if (!own)
            m_zone = QTimeZone(name.toLatin1());
        m_text.truncate(found.capturedStart());
    }

    /// "20:00", "20.30 Uhr", "20 Uhr", "8 pm", "8:30pm", "20h"; "noon", "Mitternacht".
    void takeTime()
    {
        static const QRegularExpression clock(
            u"(?:\\b(?:at|um)\\s+)?\\b(\\d{1,2})(?::(\\d{2}))?\\s*(?:(am|pm)\\b|(uhr|h)\\b)|"
            "(?:\\b(?:at|um)\\s+)?\\b(\\d{1,2}):(\\d{2})\\b|\\b(\\d{1,2})\\.(\\d{2})\\s*uhr\\b"_s,
            QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch found = clock.match(m_text);
        if (!found.hasMatch())
            return;
        const auto number = [&](int one, int other, int third) {
            return found
                .captured(found.hasCaptured(one) && found.capturedLength(one) > 0       ? one
                          : found.hasCaptured(other) && found.capturedLength(other) > 0 ? other
                                                                                        : third)
                .toInt();
        };
        int hours = number(1, 5, 7);
        const int minutes = number(2, 6, 8);
        const QString half = found.captured(3).toLower();
        if (!half.isEmpty() && (hours < 1 || hours > 12))
            return;
        if (half == "pm"_L1 && hours < 12)
            hours += 12;
        if (half == "am"_L1 && hours == 12)
            hours = 0;
        m_time = hours == 24 && minutes == 0 ? endOfDay : QTime(hours, minutes);
        if (m_time.isValid())
            m_text.remove(found.capturedStart(), found.capturedLength());
    }

    bool takeWord(const QString &word)
    {
        static const QStringList idle{u"on"_s, u"at"_s, u"am"_s,  u"um"_s,   u"the"_s, u"den"_s,
                                      u"of"_s, u"by"_s, u"bis"_s, u"next"_s, u"uhr"_s, u"-"_s};
        static const QRegularExpression iso(u"^(\\d{4})-(\\d{2})-(\\d{2})(?:t)?$"_s);
        static const QRegularExpression german(u"^(\\d{1,2})\\.(\\d{1,2})\\.(\\d{2,4})?$"_s);
        static const QRegularExpression plain(u"^(\\d{1,4})(?:\\.|st|nd|rd|th)?$"_s);
        if (idle.contains(word))
            return true;
        if (const auto found = iso.match(word); found.hasMatch()) {
            m_date = QDate(found.captured(1).toInt(), found.captured(2).toInt(), found.captured(3).toInt());
            return m_date.isValid();
        }
        if (const auto found = german.match(word); found.hasMatch()) {
            m_day = found.captured(1).toInt();
            m_month = found.captured(2).toInt();
            m_year = found.captured(3).toInt();
            m_year += m_year > 0 && m_year < 100 ? 2000 : 0;
            return true;
        }
        if (word == "in"_L1) {
            m_count = 0;
            return true;
        }
        if (m_count >= 0)
            return takeSpan(word);
        if (const int days = daysTo(word); days >= 0) {
            m_date = m_now.toTimeZone(m_zone).date().addDays(days);
            return true;
        }
        if (const QTime time = timeNamed(word); time.isValid()) {
            m_time = time;
            return true;
        }
        if (const auto found = plain.match(word); found.hasMatch()) {
            const int number = found.captured(1).toInt();
            (number > 31 ? m_year : m_day) = number;
            return true;
        }
        QString name = word;
        name.remove(u'.');
        if (const int day = numberOfName(name, week, 2, &QLocale::dayName); day > 0) {
            m_weekday = day;
            return true;
        }
        m_month = numberOfName(name, 12, 3, &QLocale::monthName);
        return m_month > 0;
    }

    /// "3 days", "36 hours", "2 Wochen" after "in".
    bool takeSpan(const QString &word)
    {
        if (m_count == 0) {
            m_count = word.toInt();
            return m_count > 0 && m_count < 1000;
        }
        const QDateTime here = m_now.toTimeZone(m_zone);
        if (word.startsWith("hour"_L1) || word.startsWith("stunde"_L1)) {
            const QDateTime then = here.addSecs(qint64(m_count) * 3600);
            m_date = then.date();
            m_time = QTime(then.time().hour(), then.time().minute());
        } else if (word.startsWith("day"_L1) || word.startsWith("tag"_L1)) {
            m_date = here.date().addDays(m_count);
        } else if (word.startsWith("week"_L1) || word.startsWith("woche"_L1)) {
            m_date = here.date().addDays(qint64(m_count) * week);
        } else {
            return false;
        }
        m_count = -1;
        return true;
    }

    static int daysTo(const QString &word)
    {
        return word == "today"_L1 || word == "heute"_L1 ? 0 : word == "tomorrow"_L1 || word == "morgen"_L1 ? 1 : -1;
    }

    static QTime timeNamed(const QString &word)
    {
        if (word == "noon"_L1 || word == "midday"_L1 || word == "mittag"_L1 || word == "mittags"_L1)
            return QTime(12, 0);
        return word == "midnight"_L1 || word == "mitternacht"_L1 ? endOfDay : QTime();
    }

    /// The day that was named, of this year, or of the next where it is over.
    QDate dateOf(QDate today) const
    {
        if (m_year > 0)
            return QDate(m_year, m_month, m_day);
        const QDate now(today.year(), m_month, m_day);
        return now.isValid() && now >= today ? now : QDate(today.year() + 1, m_month, m_day);
    }

    QString m_text;
    QDateTime m_now;
    QTimeZone m_zone;
    QTime m_time;
    QDate m_date;
    int m_weekday = 0;
    int m_day = 0;
    int m_month = 0;
    int m_year = 0;
    int m_count = -1; ///< after "in": 0, then how many
};

const char *const storedForm = "^(\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}) (\\S+)(?:, then (\\d{1,2}) days)?"
                               "(?:, retreats (\\d{1,2}))?(?:, not on ([1-7](?: [1-7])*))?$";

} // namespace

QString storedDeadline(const Deadline &deadline)
{
    if (!deadline.moment.isValid())
        return deadline.words;
    QString text =
        deadline.moment.toString(u"yyyy-MM-ddTHH:mm"_s) + u' ' + QString::fromLatin1(deadline.moment.timeZone().id());
    if (deadline.days > 0)
        text += u", then %1 days"_s.arg(deadline.days);
    if (deadline.shortDays > 0)
        text += u", retreats %1"_s.arg(deadline.shortDays);
    QStringList free;
    for (const int day : deadline.free)
        free += QString::number(day);
    if (!free.isEmpty())
        text += u", not on "_s + free.join(u' ');
    return text;
}

Deadline readStored(const QString &text)
{
    static const QRegularExpression form(QString::fromLatin1(storedForm));
    const QRegularExpressionMatch found = form.match(text);
    const QDateTime read = QDateTime::fromString(found.captured(1), u"yyyy-MM-ddTHH:mm"_s);
    const QTimeZone zone(found.captured(2).toLatin1());
    Deadline deadline;
    if (!read.isValid() || !zone.isValid()) {
        deadline.words = text;
        return deadline;
    }
    deadline.moment = at(read.date(), read.time(), zone);
    deadline.days = found.captured(3).toInt();
    deadline.shortDays = found.captured(4).toInt();
    for (const QString &day : found.captured(5).split(u' ', Qt::SkipEmptyParts))
        deadline.free.insert(day.toInt());
    return deadline;
}

QString deadlineText(const Deadline &deadline)
{
    if (!deadline.moment.isValid())
        return deadline.words;
    const QDateTime &moment = deadline.moment;
    const QString date =
        QLocale().toString(moment.date(), DeadlineWords::tr("dddd, d MMMM yyyy", "a deadline's day, in Qt's letters"));
    return DeadlineWords::tr("%1, %2 (%3)", "a deadline: day, time, zone")
        .arg(date, moment.time().toString(u"HH:mm"_s), moment.timeZoneAbbreviation());
}

QString deadlineBriefly(const Deadline &deadline, const QDateTime &now)
{
    if (deadline.isEmpty())
        return {};
    if (!deadline.moment.isValid())
        return DeadlineWords::tr("due %1", "a deadline").arg(deadline.words);
    const QString day = QLocale().toString(
        deadline.moment.date(), DeadlineWords::tr("ddd d MMM", "a deadline's day, briefly, in Qt's letters"));
    const QString moment = DeadlineWords::tr("%1 %2", "a deadline, briefly: day, time")
                               .arg(day, deadline.moment.time().toString(u"HH:mm"_s));
    return (deadline.isOver(now) ? DeadlineWords::tr("⚠ overdue since %1", "a deadline")
                                 : DeadlineWords::tr("due %1", "a deadline"))
        .arg(moment);
}

QString deadlineDoubt(const Deadline &deadline, const QDateTime &now)
{
    constexpr int halfAYear = 183; // days
    const QDateTime &moment = deadline.moment;
    if (!moment.isValid())
        return {};
    if (deadline.isOver(now))
        return DeadlineWords::tr("⚠ This moment is past.");
    if (const qint64 days = now.daysTo(moment); days > halfAYear)
        return DeadlineWords::tr("⚠ That is %n days ahead: %1", nullptr, static_cast<int>(days))
            .arg(deadlineText(deadline));
    if (const int day = moment.date().dayOfWeek(); deadline.free.count(day) > 0)
        return DeadlineWords::tr("⚠ %1 is a day off.", "a day of the week").arg(QLocale().dayName(day));
    return {};
}

std::optional<QDateTime> readMoment(const QString &text, const QDateTime &now)
{
    return MomentReader(text, now).read();
}

Deadline nextDeadline(const Deadline &deadline, bool isShort, const QDateTime &now)
{
    Deadline next = deadline;
    next.words.clear();
    const int days = isShort && deadline.shortDays > 0 ? deadline.shortDays : deadline.days;
    if (!deadline.moment.isValid() || days <= 0) {
        next.moment = {};
        return next;
    }
    // A day later it is due at the same time of day, also where clocks were changed in between.
    const auto isFree = [&](const QDateTime &moment) { return deadline.free.count(moment.date().dayOfWeek()) > 0; };
    next.moment = deadline.moment.addDays(days);
    if (next.moment <= now)
        next.moment.setDate(now.toTimeZone(next.moment.timeZone()).date().addDays(days));
    for (int tries = 0; tries < week && isFree(next.moment); ++tries)
        next.moment = next.moment.addDays(1);
    return next;
}

} // namespace entente::app
