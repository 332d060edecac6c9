#include "words/accountwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace entente::app {

namespace {

struct Accounts {
    Q_DECLARE_TR_FUNCTIONS(Accounts)
};

} // namespace

QString accountText(const WinterAccount &account)
{
    const int left = account.ledger.left();
    if (left < 0)
        return Accounts::tr("%1 of %2 points saved", "by disbanding").arg(std::min(account.saved, -left)).arg(-left);
    return Accounts::tr("%1 of %2 points used").arg(account.builds).arg(left);
}

QString accountFigures(const WinterAccount &account)
{
    const int left = account.ledger.left();
    return Accounts::tr("%1 of %2", "points used or saved, and points there are")
        .arg(left < 0 ? std::min(account.saved, -left) : account.builds)
        .arg(std::abs(left));
}

} // namespace entente::app
