#include "stand.h"

#include "orders/notation.h"
#include "words/names.h"

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QString ordersOf(const Game &game, PowerId power)
{
    QStringList lines;
    for (const GivenOrder &given : game.orders()) {
        if (given.power == power)
            lines += fromUtf8(orderText(game.board(), given.order, game.position().phase.stage));
    }
    lines.sort();
    return lines.join(u", "_s);
}

QString notesOf(const Table &table, PowerId power)
{
    QStringList lines;
    for (const Note &note : table.notes) {
        if (note.by == power)
            lines += fromUtf8(note.text);
    }
    lines.sort(); // seats that are opened later add theirs at the end
    return lines.join(u'|');
}

QString namesOf(const Board &board, const std::vector<PowerId> &powers)
{
    QStringList names;
    for (const PowerId power : powers)
        names += fromUtf8(board.power(power).id);
    return names.join(u' ');
}

} // namespace

Stand standOf(const GameDocument &document, const Stand &before)
{
    Stand stand;
    if (!document.hasGame())
        return stand;
    const Game &game = document.game();
    const Board &board = document.board();
    const Table &table = document.table();
    stand[u"game"_s] = fromUtf8(game.variant().id) + u' ' + modeWord(table.mode) + u' ' + namesOf(board, table.seats);
    for (const auto &[name, value] : game.settings())
        stand[u"setting "_s + fromUtf8(name)] = fromUtf8(value);
    stand[u"turns"_s] = u"%1, %2"_s.arg(game.turnCount()).arg(game.digest());
    if (game.agreed())
        stand[u"ended"_s] = namesOf(board, game.agreed()->powers);
    for (const auto &[phase, times] : game.takenBack())
        stand[u"taken back "_s + fromUtf8(phaseText(phase))] = QString::number(times);
    for (int i = 0; i < document.lines().count(); ++i)
        stand[u"line %1"_s.arg(i)] = QString::number(document.lines().at(i).game.digest());
    stand[u"sealed"_s] = namesOf(board, table.sealed);
    stand[u"lenient"_s] = QString::number(table.lenient);
    stand[u"clock"_s] = u"%1 %2"_s.arg(table.clock.talkSeconds).arg(table.clock.seatSeconds);
    stand[u"notes"_s] = notesOf(table, PowerId());
    for (const PowerId power : table.seats) {
        const QString name = fromUtf8(board.power(power).id);
        stand[u"PIN of "_s + name] = QString::number(table.hasPin(power));
        stand[u"reopened "_s + name] = QString::number(table.timesReopened(power));
        QString vote;
        if (const auto ballot = table.ballots.find(power); ballot != table.ballots.end())
            vote = namesOf(board, ballot->second);
        const std::pair<QString, QString> own[] = {{u"orders of "_s + name, ordersOf(game, power)},
                                                   {u"vote of "_s + name, vote},
                                                   {u"notes of "_s + name, notesOf(table, power)}};
        const bool played = before.value(u"turns"_s) != stand[u"turns"_s];
        for (const auto &[key, value] : own) {
            const bool gone = played && key.startsWith("orders"_L1);
            const bool known = document.isSeatOpen(power) || table.mode != Table::Mode::Hotseat;
            stand[key] = known || gone ? value : before.value(key);
        }
        if (const auto computers = table.computers.find(power); computers != table.computers.end()) {
            for (const TableSetup::Tenure &tenure : computers->second)
                stand[u"computer of "_s + name] +=
                    u"%1 %2 %3-%4 "_s.arg(fromUtf8(tenure.player)).arg(tenure.seed).arg(tenure.from).arg(tenure.until);
        }
    }
    return stand;
}

Stand standIn(const QString &path, const VariantFinder &variants, QString &why)
{
    GameDocument document(variants);
    const Result<bool, QString> done = document.restore(path);
    if (!done) {
        why = done.error();
        return {};
    }
    why = document.remark();
    // Which what was saved earlier is. Anything else that is said with it counts.
    why.remove(u"This is an older state of the game: more was sealed or revealed here since."_s);
    why = why.trimmed();
    for (const auto &[power, lock] : document.table().pins) {
        QString remark;
        if (!document.openSeat(power, pinOf(document.board().power(power).id), remark))
            remark = u"a PIN is no longer right"_s;
        if (!remark.isEmpty())
            why = remark;
    }
    return why.isEmpty() ? standOf(document) : Stand();
}

Stand playOf(const Stand &stand)
{
    Stand play;
    for (auto at = stand.begin(); at != stand.end(); ++at) {
        static const QStringList kept = {u"game"_s,   u"turns"_s, u"ended"_s,  u"taken"_s, u"line"_s,
                                         u"orders"_s, u"notes"_s, u"sealed"_s, u"vote"_s};
        // What a computer orders is worked out anew from its lots.
        const QString power = at.key().section(u' ', -1);
        if (at.key().startsWith("orders of "_L1) && stand.contains(u"computer of "_s + power))
            continue;
        if (!kept.contains(at.key().section(u' ', 0, 0)))
            continue;
        QStringList words{at.value()};
        if (at.key() == "sealed"_L1) {
            words = at.value().split(u' ');
            words.removeIf([&stand](const QString &seat) { return stand.contains(u"computer of "_s + seat); });
        }
        if (const QString value = words.join(u' '); !value.isEmpty())
            play[at.key()] = value;
    }
    return play;
}

QString pinOf(const std::string &power)
{
    return u"pin"_s + fromUtf8(power);
}

} // namespace entente::app
