#include "words/dates.h"

#include <QCoreApplication>
#include <QLocale>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Dates {
    Q_DECLARE_TR_FUNCTIONS(Dates)
};

constexpr qint64 minute = 60;
constexpr qint64 hour = 60 * minute;

/// By the reader's own clock, where the system speaks the program's language; else without mornings and evenings.
QString clockText(QTime time)
{
    const QLocale system = QLocale::system();
    return system.language() == QLocale().language() ? system.toString(time, QLocale::ShortFormat)
                                                     : time.toString(u"HH:mm"_s);
}

} // namespace

QString whenText(const QDateTime &then, const QDateTime &now)
{
    const qint64 seconds = then.secsTo(now);
    if (seconds >= 0 && seconds < minute)
        return Dates::tr("just now");
    if (seconds >= 0 && seconds < hour)
        return Dates::tr("%n minute(s) ago", nullptr, static_cast<int>(seconds / minute));
    const qint64 days = then.date().daysTo(now.date());
    if (days == 0)
        return Dates::tr("today, %1", "clock").arg(clockText(then.time()));
    if (days == 1)
        return Dates::tr("yesterday, %1", "clock").arg(clockText(then.time()));
    // The month in letters: figures are read the other way round elsewhere.
    return QLocale().toString(then.date(), Dates::tr("d MMMM yyyy", "a date, in Qt's letters"));
}

} // namespace entente::app
