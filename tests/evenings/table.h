#pragma once

#include "life.h"

#include <QStringList>

namespace entente::app {

/// How an evening went, as somebody tells who stood beside the table.
struct Account {
    QString fault; ///< empty: all went well
    QStringList acts;
    int lives = 0;
    int kills = 0;
    bool hadTwin = false;

    /// "lost", "leak", ...; empty: none.
    QString kind() const { return fault.section(u':', 0, 0); }
};

/// Plays an evening in processes of its own, a process a life, and then its twin. With `acts` these are played; else
/// they are drawn. There is a twin where something was done in secret, or where one is asked for.
Account played(const Plan &plan, const QStringList &acts = {}, bool twin = false);
/// The shortest list of acts, as far as it is found within so many seconds, that still ends in a fault of the same
/// kind.
Account shortest(const Plan &plan, const Account &account, int seconds);

} // namespace entente::app
