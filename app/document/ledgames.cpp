#include "document/ledgames.h"

#include "document/due.h"
#include "document/recentgames.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct LedGames {
    Q_DECLARE_TR_FUNCTIONS(LedGames)
};

QString textOf(const std::map<PowerId, QString> &texts, PowerId power)
{
    const auto found = texts.find(power);
    return found == texts.end() ? QString() : found->second;
}

/// Nothing: somebody plays it at a table with secrets, or it is over.
std::optional<LedGame> ledGame(const GameDocument &document, const QString &path)
{
    if (!document.hasGame() || document.table().mode != Table::Mode::Gm || document.game().isOver())
        return std::nullopt;
    const Table &table = document.table();
    LedGame led;
    led.path = path;
    const bool nameless = table.gameName.isEmpty() && document.path().isEmpty();
    if (nameless && !path.isEmpty())
        led.played = QFileInfo(path).lastModified();
    led.name = !table.gameName.isEmpty()    ? table.gameName
               : !document.path().isEmpty() ? QFileInfo(document.path()).completeBaseName()
                                            : LedGames::tr("Not saved yet");
    led.variant = fromUtf8(document.game().variant().title);
    led.phase = phaseName(document.board(), document.game().position().phase);
    led.deadline = dueAfter(document, -1);
    led.due = deadlineOf(table).moment;
    for (const PowerId power : document.missing()) {
        const QString name = powerName(document.board(), power);
        const QString player = textOf(table.players, power);
        const QString address = textOf(table.addresses, power);
        led.missing += player.isEmpty() ? name : LedGames::tr("%1 (%2)", "power, player").arg(name, player);
        if (address.isEmpty())
            led.nowhere += name;
        else if (!led.addresses.contains(address))
            led.addresses += address;
    }
    led.reminder = reminderOf(document, nameless ? led.variant : led.name); // a mail needs a subject
    return led;
}

} // namespace

Reminder reminderOf(const GameDocument &document, const QString &name)
{
    const QString phase = phaseName(document.board(), document.game().position().phase);
    Reminder reminder;
    reminder.subject = LedGames::tr("%1: orders for %2", "a game, a phase").arg(name, phase);
    reminder.text = LedGames::tr("Your orders for %1 are not complete yet.", "a phase").arg(phase);
    if (const QString due = dueAfter(document, -1); !due.isEmpty())
        reminder.text += u'\n' + LedGames::tr("They are due: %1").arg(due);
    return reminder;
}

const LedGameFinder::ReadFile &LedGameFinder::read(const QString &path, bool recovered, const VariantFinder &variants)
{
    ReadFile &file = m_read[path];
    const QDateTime written = QFileInfo(path).lastModified();
    if (file.written == written)
        return file;
    file = {written, {}, {}};
    GameDocument document(variants);
    if (!(recovered ? document.restore(path) : document.load(path)))
        return file; // opening it by hand says why
    if (!document.path().isEmpty())
        file.file = QFileInfo(document.path()).absoluteFilePath();
    file.game = ledGame(document, path);
    if (file.game)
        file.game->recovered = recovered;
    return file;
}

std::vector<LedGame> LedGameFinder::find(const GameDocument &present)
{
    std::vector<LedGame> games;
    QSet<QString> seen; // files whose game is listed, or has a newer copy
    if (std::optional<LedGame> led = ledGame(present, present.path())) {
        led->present = true;
        games.push_back(*std::move(led));
    }
    if (!present.path().isEmpty())
        seen.insert(QFileInfo(present.path()).absoluteFilePath());
    for (const KeptGame &kept : keptGames(m_recoveryFolder)) {
        if (seen.contains(kept.path))
            continue;
        const ReadFile &file = read(kept.path, kept.recovered, present.variants());
        if (kept.recovered && !file.file.isEmpty() && seen.contains(file.file))
            continue;
        if (!file.file.isEmpty())
            seen.insert(file.file);
        if (file.game)
            games.push_back(*file.game);
    }
    std::stable_sort(games.begin(), games.end(), [](const LedGame &one, const LedGame &other) {
        return one.due.isValid() && (!other.due.isValid() || one.due < other.due);
    });
    return games;
}

} // namespace entente::app
