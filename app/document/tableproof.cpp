#include "document/tableproof.h"

#include "io/tablejson.h"
#include "words/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace entente::app {

namespace {

struct TableProof {
    Q_DECLARE_TR_FUNCTIONS(TableProof)
};

constexpr std::int64_t mostCounted = std::int64_t(1) << 53;

std::string bindingOf(const LockedOrders &locked)
{
    return locked.key + "/proof";
}

std::string digestOf(const std::string &text)
{
    std::vector<unsigned char> digest(crypto_generichash_BYTES_MIN);
    crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char *>(text.data()), text.size(),
                       nullptr, 0);
    return encoded(digest);
}

/// The parts but the table, which the proof holds whole.
std::map<std::string, std::string> digestsOf(const FileParts &parts)
{
    std::map<std::string, std::string> digests;
    for (const auto &[name, text] : parts) {
        if (name != "table")
            digests[name] = digestOf(text);
    }
    return digests;
}

std::set<std::string> differing(const std::map<std::string, std::string> &one,
                                const std::map<std::string, std::string> &other)
{
    std::set<std::string> names;
    const auto compare = [&names](const auto &here, const auto &there) {
        for (const auto &[name, text] : here) {
            if (const auto same = there.find(name); same == there.end() || same->second != text)
                names.insert(name);
        }
    };
    compare(one, other);
    compare(other, one);
    return names;
}

/// The members of an object by name; the items of a list of texts, each by itself.
std::map<std::string, std::string> membersOf(const JsonValue *value)
{
    std::map<std::string, std::string> members;
    for (std::size_t i = 0; value && i < value->items.size(); ++i) {
        const bool named = i < value->keys.size();
        members[named ? value->keys[i] : value->items[i].text] = writeJson(value->items[i]);
    }
    return members;
}

const JsonValue *member(const JsonValue &object, const std::string &name)
{
    const auto found = std::find(object.keys.begin(), object.keys.end(), name);
    return found == object.keys.end() ? nullptr : &object.items[static_cast<std::size_t>(found - object.keys.begin())];
}

QString nameOf(const Board &board, const std::string &power)
{
    const PowerId known = board.findPower(power);
    return known.valid() ? powerName(board, known) : fromUtf8(power);
}

/// What a member of the table is called. Those without a name of their own are its other settings.
QString tablePart(const std::string &name)
{
    if (name == "sealed")
        return TableProof::tr("seals");
    if (name == "seats")
        return TableProof::tr("seats");
    if (name == "pins")
        return TableProof::tr("PINs");
    if (name == "computers")
        return TableProof::tr("computers");
    if (name == "players")
        return TableProof::tr("players");
    return TableProof::tr("other settings of the table");
}

QString gamePart(const std::string &name)
{
    if (name == "settings" || name == "variant")
        return TableProof::tr("the rules");
    if (name == "notes")
        return TableProof::tr("notes");
    if (name == "deals")
        return TableProof::tr("deals");
    if (name == "locked/seeds")
        return TableProof::tr("what the computers draw their lots from");
    if (name == "locked/schedule")
        return TableProof::tr("the order of acting");
    static const std::set<std::string> played{"start", "turns", "set", "ending", "takenBack", "lines", "line", "later"};
    return played.count(name) > 0 ? TableProof::tr("what was played") : TableProof::tr("details of the file");
}

/// "seals (Austria), PINs (England)"
QString tableChanges(const Board &board, const JsonValue &now, const JsonValue &before)
{
    QStringList changes;
    for (const std::string &name : differing(membersOf(&now), membersOf(&before))) {
        QStringList powers;
        for (const std::string &one : differing(membersOf(member(now, name)), membersOf(member(before, name)))) {
            if (board.findPower(one).valid())
                powers += nameOf(board, one);
        }
        const QString part = tablePart(name);
        const QString change = powers.isEmpty() ? part : TableProof::tr("%1 (%2)").arg(part, joinNames(powers));
        if (!changes.contains(change))
            changes += change;
    }
    return joinNames(changes);
}

/// Puts the table back, and says what was changed of it.
void holdTable(SavedGame &saved, const std::string &text, const JsonValue &before, QStringList &says)
{
    const auto part = saved.parts.find("table");
    const auto now = readJson(part == saved.parts.end() ? "{}" : part->second);
    if (part != saved.parts.end() && part->second == text)
        return;
    Faults faults;
    saved.table = readTable(JsonCursor(before, "table", faults));
    says += TableProof::tr("The table was changed in the file by hand: %1. It is again as it was.")
                .arg(tableChanges(saved.game.board(), now ? *now : JsonValue::object(), before));
}

/// Whose locks they are; nothing of another part.
std::string seatOf(const std::string &part)
{
    for (const std::string_view under : {"locked/orders/", "locked/lasting/"}) {
        if (part.starts_with(under))
            return part.substr(under.size());
    }
    return {};
}

void holdParts(SavedGame &saved, const std::set<std::string> &changed, HeldToProof &held)
{
    QStringList others;
    for (const std::string &part : changed) {
        const std::string seat = seatOf(part);
        if (seat.empty() && !others.contains(gamePart(part)))
            others += gamePart(part);
        if (part == "locked/seeds")
            saved.locked.seeds.clear();
        if (seat.empty())
            continue;
        saved.locked.orders.erase(seat);
        saved.locked.lasting.erase(seat);
        const PowerId power = saved.game.board().findPower(seat);
        if (!power.valid())
            held.says += TableProof::tr("The file holds orders of “%1”, which is no power.").arg(fromUtf8(seat));
        else if (std::find(held.seats.begin(), held.seats.end(), power) == held.seats.end())
            held.seats.push_back(power);
    }
    if (!others.isEmpty())
        held.says +=
            TableProof::tr("This was changed in the file by hand, and can't be put back: %1.").arg(joinNames(others));
}

} // namespace

std::string makeProof(const FileParts &parts, const LockedOrders &locked, const SealKey &key)
{
    JsonValue digests = JsonValue::object();
    for (const auto &[name, digest] : digestsOf(parts))
        digests.add(name, digest);
    JsonValue proof = JsonValue::object();
    proof.add("count", JsonValue(locked.count));
    proof.add("parts", std::move(digests));
    const auto table = parts.find("table");
    proof.add("table", table == parts.end() ? std::string("{}") : table->second);
    return lockText(writeJson(proof), bindingOf(locked), key);
}

HeldToProof holdToProof(SavedGame &saved, const SealKey &key)
{
    HeldToProof held;
    const auto text = openText(saved.locked.proof, bindingOf(saved.locked), key);
    const auto proof = text ? readJson(*text) : Result<JsonValue, Fault>(Fault{});
    if (!proof)
        return held;
    Faults faults;
    const JsonCursor root(*proof, "proof", faults);
    const auto table = readJson(root.needText("table"));
    const auto digests = root.need("parts");
    if (!table || !digests)
        return held;
    held.proven = true;
    saved.locked.count = root.integerOr("count", 0, 0, mostCounted);
    holdTable(saved, root.textOr("table", {}), *table, held.says);
    std::map<std::string, std::string> before;
    for (const JsonCursor::Member &digest : digests->members())
        before[digest.key] = digest.value.text().value_or("");
    holdParts(saved, differing(digestsOf(saved.parts), before), held);
    return held;
}

QString takeOutOpenOrders(SavedGame &saved)
{
    const Board &board = saved.game.board();
    QStringList names;
    for (int p = 0; p < board.powerCount(); ++p) {
        const auto &orders = saved.game.orders();
        const bool any = std::any_of(orders.begin(), orders.end(),
                                     [p](const GivenOrder &given) { return given.power == PowerId(p); });
        const bool noted = std::any_of(saved.notes.begin(), saved.notes.end(),
                                       [p](const Note &note) { return note.by == PowerId(p); });
        const bool dealt = std::any_of(saved.deals.begin(), saved.deals.end(),
                                       [p](const Deal &deal) { return deal.concerns(PowerId(p)); });
        if (any || noted || dealt)
            names += powerName(board, PowerId(p));
    }
    const bool others = saved.lines.count() > 0 || !saved.game.later().empty();
    saved.game.setOrders({});
    saved.game.setLater({});
    saved.lines = Lines();
    std::erase_if(saved.notes, [](const Note &note) { return note.by.valid(); });
    saved.deals.clear();
    if (!names.isEmpty())
        return TableProof::tr(
                   "In the file orders, notes or deals of %1 stand in the open, where this program writes none. "
                   "They are left out.")
            .arg(joinNames(names));
    return others ? TableProof::tr("In the file other orders stand in the open, where this program writes none. They "
                                   "are left out.")
                  : QString();
}

} // namespace entente::app
