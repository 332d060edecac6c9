#include "table.h"

#include "document/variants.h"
#include "words/names.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <limits>
#include <set>

using namespace entente::app;
using namespace Qt::StringLiterals;

namespace {

constexpr int usualActs = 120;
constexpr int secondsToShorten = 300;

int live(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QCoreApplication::setApplicationName(u"entente"_s);
    const QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments().mid(2);
    // How fast the machine is must not matter (tst_walk).
    QApplication::setKeyboardInputInterval(std::numeric_limits<int>::max());
    QApplication::setDoubleClickInterval(0);
    const Plan plan{words.value(1).toUInt(), words.value(2), words.value(3).toInt(), words.value(4).toInt()};
    Life life({words.value(0)}, plan, words.value(5) == "1"_L1, words.value(6) == "1"_L1);
    return int(life.live());
}

void say(const QString &sentence)
{
    std::puts(qPrintable(sentence));
    std::fflush(stdout);
}

/// All that have a map to play on, in one order everywhere.
QStringList drawnVariants()
{
    const VariantLibrary library;
    QStringList ids;
    for (const VariantLibrary::Entry *entry : library.list()) {
        if (QFile::exists(entry->folder + u"/layout.json"_s))
            ids += entente::app::fromUtf8(entry->variant->id);
    }
    ids.sort();
    return ids;
}

/// Every other evening has a twin.
Plan planOf(unsigned seed, const QStringList &variants, int acts)
{
    return {seed, variants[seed % variants.size()], acts, seed % 2 == 0 ? int(seed / 2 % 3) : -1};
}

void tell(const Plan &plan, const Account &account)
{
    say(u"%1\nThe acts, from seed %2 (%3); play them with --play FILE:\n# %3, phase %4"_s.arg(account.fault)
            .arg(plan.seed)
            .arg(plan.variant)
            .arg(plan.secretPhase));
    say(account.acts.join(u'\n'));
}

/// A list as `tell` prints it.
int playList(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        say(u"%1 can't be read: %2"_s.arg(path, file.errorString()));
        return 2;
    }
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    Plan plan{0, {}, 0, -1};
    for (const QString &line : std::as_const(lines)) {
        if (line.startsWith(u'#') && line.contains("phase "_L1))
            plan.secretPhase = line.section(u"phase "_s, 1).toInt();
    }
    lines.removeIf([](const QString &line) { return line.startsWith(u'#'); });
    const Account account = played(plan, lines, plan.secretPhase >= 0);
    say(u"%1: %2"_s.arg(path.section(u'/', -1), account.fault.isEmpty() ? u"no fault"_s : account.fault));
    return account.fault.isEmpty() ? 0 : 1;
}

struct Sum {
    int evenings = 0, acts = 0, lives = 0, kills = 0, twins = 0, faults = 0;
    std::set<QString> kinds;
};

void add(Sum &sum, const Plan &plan, bool shortens)
{
    const Account account = played(plan);
    ++sum.evenings;
    sum.acts += static_cast<int>(account.acts.size());
    sum.lives += account.lives;
    sum.kills += account.kills;
    sum.twins += account.hadTwin;
    if (account.fault.isEmpty())
        return;
    ++sum.faults;
    say(u"\nSeed %1 (%2): %3"_s.arg(plan.seed).arg(plan.variant, account.fault));
    if (sum.kinds.insert(account.kind()).second && shortens)
        tell(plan, shortest(plan, account, secondsToShorten));
}

} // namespace

/// entente-evenings SECONDS [--seed N] [--variant V] [--count N] [--acts N] [--whole], or entente-evenings --play
/// FILE...: evenings one after another, from seed N on, until the time is up; with --count no more than so many, of so
/// many acts each. What fails is told with the shortest list of acts that still does, or as it was (--whole).
int main(int argc, char **argv)
{
    if (argc > 2 && std::string_view(argv[1]) == "--life")
        return live(argc, argv);
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments().mid(1);
    const auto after = [&](const QString &word) {
        const qsizetype at = words.indexOf(word);
        return at < 0 ? QString() : words.value(at + 1);
    };
    if (words.value(0) == "--play"_L1) {
        int worst = 0;
        for (const QString &list : words.mid(1))
            worst = std::max(worst, playList(list));
        return worst;
    }
    bool ok = false;
    const int seconds = words.value(0).toInt(&ok);
    QStringList variants = drawnVariants();
    if (const QString only = after(u"--variant"_s); !only.isEmpty())
        variants = QStringList{only};
    if (!ok || variants.isEmpty()) {
        say(u"Say for how many seconds: evenings SECONDS [--seed N] [--count N] [--variant V]"_s);
        return 2;
    }
    const unsigned first = after(u"--seed"_s).toUInt();
    const int count = after(u"--count"_s).isEmpty() ? std::numeric_limits<int>::max() : after(u"--count"_s).toInt();
    const int acts = after(u"--acts"_s).isEmpty() ? usualActs : after(u"--acts"_s).toInt();
    QElapsedTimer time;
    time.start();
    Sum sum;
    for (unsigned seed = first; sum.evenings < count && time.elapsed() < qint64(seconds) * 1000; ++seed)
        add(sum, planOf(seed, variants, acts), !words.contains(u"--whole"_s));
    say(u"%1 evenings, %2 acts, %3 lives of the program, %4 of them killed, %5 twins: %6"_s.arg(sum.evenings)
            .arg(sum.acts)
            .arg(sum.lives)
            .arg(sum.kills)
            .arg(sum.twins)
            .arg(sum.faults == 0 ? u"no fault"_s : u"%1 with a fault"_s.arg(sum.faults)));
    return sum.faults == 0 ? 0 : 1;
}
