#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <set>

namespace entente::app {

/// When orders are due: a moment, or what a game master once wrote in words; or neither. A moment moves on with the
/// game by its rhythm.
struct Deadline {
    QDateTime moment;   ///< in the zone in which it was set; invalid: none
    QString words;      ///< where there is no moment
    int days = 0;       ///< that the next phase of moves gets, from deadline to deadline; 0: it has none yet
    int shortDays = 0;  ///< the same of retreats and winters; 0: as phases of moves
    std::set<int> free; ///< days of the week on which nothing is due, 1 (Monday) to 7

    bool isEmpty() const { return !moment.isValid() && words.isEmpty(); }
    bool isOver(const QDateTime &now) const { return moment.isValid() && moment < now; }

    friend bool operator==(const Deadline &, const Deadline &) = default;
};

/// As files keep it: "2026-11-29T20:00 Europe/Berlin, then 7 days, retreats 2, not on 6 7", or the words. Old files
/// have words alone; whatever isn't of this form is words.
QString storedDeadline(const Deadline &deadline);
Deadline readStored(const QString &text);

/// As one reads it: "Sunday, 29 November 2026, 20:00 (CET)", or the words.
QString deadlineText(const Deadline &deadline);

/// The same where there is little room, and over or not: "due Sun 29 Nov 20:00", "overdue since Fri 27 Nov 20:00".
QString deadlineBriefly(const Deadline &deadline, const QDateTime &now);

/// Why a deadline may not be what was meant: it is past, more than half a year ahead (a day of the year that is over
/// means the next), or on a day off. One sentence, usually empty.
QString deadlineDoubt(const Deadline &deadline, const QDateTime &now);

/// The moment that somebody typed, after `now` and in its zone where it names no other: "Sunday 20:00", "Sonntag 20
/// Uhr", "29 Nov 8 pm", "2026-11-29 20:00 UTC", "tomorrow noon", "in 3 days". A day without a time is due at its end.
/// Nothing if it is not understood; in English and German whatever the program's language.
std::optional<QDateTime> readMoment(const QString &text, const QDateTime &now);

/// The deadline of the phase that follows: as many days later as the rhythm gives it, on no free day; from `now` on
/// where that would be over already. Without a moment or a rhythm none, and words are gone: they spoke of the phase
/// before. `isShort`: retreats or a winter come.
Deadline nextDeadline(const Deadline &deadline, bool isShort, const QDateTime &now);

} // namespace entente::app
