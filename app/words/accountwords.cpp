#include "words/accountwords.h"

#include <QCoreApplication>

#include <algorithm>

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

} // namespace entente::app
