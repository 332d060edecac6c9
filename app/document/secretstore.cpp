#include "document/secretstore.h"

#include "document/sealedtext.h"
#include "document/table.h"
#include "document/tableproof.h"
#include "document/wholefile.h"
#include "io/dealsjson.h"
#include "io/gamefile.h"
#include "io/notesjson.h"
#include "io/secretjson.h"
#include "orders/notation.h"
#include "orders/parser.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <algorithm>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

// What a seat keeps to itself, as lines of text that can be locked.

/// Before a vote among a seat's locked lines, before its notes and its deals; no order begins like these.
constexpr std::string_view voteMark = "#vote";
constexpr std::string_view notesMark = "#notes";
constexpr std::string_view dealsMark = "#deals";

std::vector<PowerId> readBallot(const Board &board, std::string_view line)
{
    std::vector<PowerId> named;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find(' '), line.size());
        if (const PowerId power = board.findPower(line.substr(0, end)); power.valid())
            named.push_back(power);
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    std::sort(named.begin(), named.end());
    return named;
}

/// Its vote, its notes and its deals, which outlive the phase.
std::string lastingOf(const SavedGame &saved, PowerId power)
{
    const Board &board = saved.game.board();
    std::string text;
    if (const auto ballot = saved.ballots.find(power); ballot != saved.ballots.end()) {
        text += voteMark;
        for (PowerId named : ballot->second)
            text += ' ' + board.power(named).id;
        text += '\n';
    }
    Notes own;
    std::copy_if(saved.notes.begin(), saved.notes.end(), std::back_inserter(own),
                 [&](const Note &note) { return note.by == power; });
    if (!own.empty())
        text += std::string(notesMark) + writeJson(notesJson(board, own)) + '\n';
    Deals deals;
    std::copy_if(saved.deals.begin(), saved.deals.end(), std::back_inserter(deals),
                 [&](const Deal &deal) { return deal.concerns(power); });
    if (!deals.empty())
        text += std::string(dealsMark) + writeJson(dealsJson(board, deals)) + '\n';
    return text;
}

/// Its orders of the present phase.
std::string linesOf(const SavedGame &saved, PowerId power)
{
    const Game &game = saved.game;
    std::string text;
    for (const GivenOrder &given : game.orders()) {
        if (given.power == power)
            text += orderText(game.board(), given.order, game.position().phase.stage) + '\n';
    }
    return text;
}

/// A deal lies with both parties: what the one brings back may be there from the other, answered or not yet.
void takeDeals(Deals &deals, const Deals &own)
{
    for (const Deal &deal : own) {
        const auto same = std::find_if(deals.begin(), deals.end(), [&](Deal known) {
            known.state = deal.state;
            return known == deal;
        });
        if (same == deals.end())
            deals.push_back(deal);
        else
            same->state = std::max(same->state, deal.state);
    }
    std::stable_sort(deals.begin(), deals.end(), [](const Deal &a, const Deal &b) { return a.first < b.first; });
}

/// Puts lines of either back into the game. False at the first that can't be read; those before it are in.
bool takeLines(SavedGame &saved, PowerId power, std::string_view text)
{
    Game &game = saved.game;
    const ParseContext context{&game.board(), &game.position(), game.position().phase.stage};
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (end == 0) { // filled up
            text.remove_prefix(1);
            continue;
        }
        if (text.substr(0, end).starts_with(voteMark)) {
            saved.ballots[power] = readBallot(game.board(), text.substr(voteMark.size(), end - voteMark.size()));
            text.remove_prefix(std::min(end + 1, text.size()));
            continue;
        }
        if (text.substr(0, end).starts_with(notesMark)) {
            const auto json = readJson(text.substr(notesMark.size(), end - notesMark.size()));
            Faults faults;
            if (!json)
                return false;
            const Notes notes = readNotes(JsonCursor(*json, "notes", faults), game.board());
            saved.notes.insert(saved.notes.end(), notes.begin(), notes.end());
            text.remove_prefix(std::min(end + 1, text.size()));
            continue;
        }
        if (text.substr(0, end).starts_with(dealsMark)) {
            const auto json = readJson(text.substr(dealsMark.size(), end - dealsMark.size()));
            Faults faults;
            if (!json)
                return false;
            takeDeals(saved.deals, readDeals(JsonCursor(*json, "deals", faults), game.board()));
            text.remove_prefix(std::min(end + 1, text.size()));
            continue;
        }
        const auto order = parseOrder(text.substr(0, end), context);
        if (!order)
            return false;
        std::vector<GivenOrder> orders = game.orders();
        orders.push_back({power, order->order});
        game.setOrders(std::move(orders));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return true;
}

struct SecretStoreWords {
    Q_DECLARE_TR_FUNCTIONS(SecretStore)
};

constexpr std::size_t idBytes = 12;

bool isKeyId(const std::string &id)
{
    const auto bytes = decoded(id);
    return bytes && bytes->size() == idBytes; // and so no path
}

/// What a lock is bound to: it opens neither for another power, nor in another phase or game (each has keys of its
/// own), nor at a table that was laid open in the file.
std::string bindingOf(const SavedGame &saved, const std::string &power)
{
    return saved.table.mode + '/' + std::to_string(saved.game.digest()) + '/' + phaseText(saved.game.position().phase)
           + '/' + power;
}

/// What outlives the phase is not bound to it: a seat whose PIN has not been given keeps it from phase to phase.
std::string lastingBinding(const SavedGame &saved, const std::string &power)
{
    return saved.table.mode + '/' + saved.locked.key + "/lasting/" + power;
}

std::string scheduleBinding(const LockedOrders &locked, const TableSetup &table)
{
    return locked.key + '/' + table.mode + "/schedule";
}

QString keyPath(const QString &folder, const std::string &id)
{
    return folder + u'/' + fromUtf8(id) + u".key"_s;
}

QString countPath(const QString &folder, const std::string &id)
{
    return folder + u'/' + fromUtf8(id) + u".count"_s;
}

constexpr std::int64_t noCount = -1; ///< no file with a proof has been written by that key
constexpr qint64 longestCount = 20;

std::optional<SealKey> readKey(const QString &folder, const std::string &id)
{
    QFile file(keyPath(folder, id));
    SealKey key;
    if (!isKeyId(id) || !file.open(QIODevice::ReadOnly)
        || file.read(reinterpret_cast<char *>(key.data()), key.size()) != qint64(key.size()))
        return std::nullopt;
    return key;
}

bool writeKey(const QString &folder, const std::string &id, const SealKey &key)
{
    if (!QDir().mkpath(folder))
        return false;
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QByteArray bytes(reinterpret_cast<const char *>(key.data()), qsizetype(key.size()));
    return writeWhole(keyPath(folder, id), bytes, QFile::ReadOwner | QFile::WriteOwner).ok();
}

std::string seedsBinding(const LockedOrders &locked, const TableSetup &table)
{
    return locked.key + '/' + table.mode + "/seeds";
}

/// What the computers draw their lots from, seat by seat, and no seed is left at the table.
std::string takeSeeds(TableSetup &table)
{
    std::string text;
    for (auto &[power, tenures] : table.computers) {
        for (TableSetup::Tenure &tenure : tenures)
            text += std::to_string(std::exchange(tenure.seed, 0)) + '\n';
    }
    return text;
}

/// The other way.
void putSeeds(TableSetup &table, const std::string &text)
{
    std::istringstream numbers(text);
    for (auto &[power, tenures] : table.computers) {
        for (TableSetup::Tenure &tenure : tenures) {
            std::int64_t seed = 0;
            if (numbers >> seed)
                tenure.seed = seed;
        }
    }
}

/// Whose orders of the present phase a computer writes: they are locked by the game's key, whatever PIN the seat has.
bool isComputers(const SavedGame &saved, const std::string &power)
{
    const PowerId seat = saved.game.board().findPower(power);
    return Table::fromSetup(saved.game.board(), saved.table).computerAt(seat, saved.game.turnCount()) != nullptr;
}

/// Filled up with empty lines: by the length of what is locked nobody can tell how much was written, or of what kind.
std::string padded(std::string text)
{
    constexpr std::size_t block = 2048;
    text.append(block - text.size() % block, '\n');
    return text;
}

void lockOrders(SavedGame &saved, const SealKey &key, const SeatKeys &seats)
{
    const Board &board = saved.game.board();
    for (int p = 0; p < board.powerCount(); ++p) {
        if (!board.power(PowerId(p)).playable)
            continue;
        const std::string &power = board.power(PowerId(p)).id;
        const auto own = seats.find(PowerId(p));
        const bool hasPin = saved.table.pins.count(power) > 0;
        const auto lockInto = [&](std::map<std::string, std::string> &locked, const std::string &text,
                                  const std::string &boundTo, bool pinned) {
            // What is there already is of a seat whose PIN has not been given.
            if (!text.empty() || !pinned || own != seats.end())
                locked[power] = lockText(padded(text), boundTo, pinned && own != seats.end() ? own->second : key);
        };
        lockInto(saved.locked.orders, linesOf(saved, PowerId(p)), bindingOf(saved, power),
                 hasPin && !isComputers(saved, power));
        lockInto(saved.locked.lasting, lastingOf(saved, PowerId(p)), lastingBinding(saved, power), hasPin);
    }
    saved.game.setOrders({});
    saved.ballots.clear();
    std::erase_if(saved.notes, [](const Note &note) { return note.by.valid(); });
    saved.deals.clear();
}

QString changedOrders(const QStringList &powers)
{
    return SecretStoreWords::tr("The locked orders of %1 were changed in the file and are left out: write them anew.")
        .arg(joinNames(powers));
}

} // namespace

SecretStore::SecretStore(const QString &folder) : m_folder(folder) {}

QString SecretStore::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/keys"_s;
}

Result<bool, QString> SecretStore::lock(SavedGame &saved, const SeatKeys &seats) const
{
    const bool hotseat = saved.table.mode == "hotseat";
    // Whether there is anything to lock is a secret too, as long as the game goes on.
    const bool notes =
        std::any_of(saved.notes.begin(), saved.notes.end(), [](const Note &note) { return note.by.valid(); });
    const bool orders = hotseat
                        && (!saved.game.isOver() || !saved.ballots.empty() || notes || !saved.deals.empty()
                            || !saved.locked.lasting.empty());
    std::optional<SealKey> key = sodium_init() < 0 ? std::nullopt : readKey(m_folder, saved.locked.key);
    if (!orders && !saved.game.hasSecretSequence() && !(key && hotseat))
        return true;
    if (sodium_init() < 0)
        return SecretStoreWords::tr("The secret orders can't be locked on this system, so nothing was written.");
    if (!key) {
        std::vector<unsigned char> id(idBytes);
        randombytes_buf(id.data(), id.size());
        saved.locked.key = encoded(id);
        key.emplace();
        crypto_aead_xchacha20poly1305_ietf_keygen(key->data());
        if (!writeKey(m_folder, saved.locked.key, *key))
            return SecretStoreWords::tr("The key of the secret orders can't be kept in %1, so nothing was written.")
                .arg(QDir::toNativeSeparators(m_folder));
    }
    if (saved.game.hasSecretSequence())
        saved.locked.schedule =
            lockText(padded(secretText(saved.game)), scheduleBinding(saved.locked, saved.table), *key);
    if (orders)
        lockOrders(saved, *key, seats);
    saved.locked.seeds.clear();
    if (orders && !saved.game.isOver() && !saved.table.computers.empty())
        saved.locked.seeds = lockText(padded(takeSeeds(saved.table)), seedsBinding(saved.locked, saved.table), *key);
    saved.locked.proof = hotseat ? "-" : ""; // there is one, and that is told by the file's format
    if (hotseat)
        saved.locked.proof = makeProof(partsOf(saved), saved.locked, *key);
    sodium_memzero(key->data(), key->size());
    return true;
}

void SecretStore::noteWritten(const LockedOrders &locked) const
{
    // A count that can't be kept costs nothing but that an older file is not known for one.
    if (!locked.proof.empty() && isKeyId(locked.key) && locked.count > countOf(locked.key))
        (void)writeWhole(countPath(m_folder, locked.key), QByteArray::number(static_cast<qlonglong>(locked.count)),
                         QFile::ReadOwner | QFile::WriteOwner);
}

std::int64_t SecretStore::countOf(const std::string &id) const
{
    QFile file(countPath(m_folder, id));
    if (!isKeyId(id) || !file.open(QIODevice::ReadOnly))
        return noCount;
    bool number = false;
    const qlonglong count = file.read(longestCount).toLongLong(&number);
    return number ? count : 0;
}

std::optional<std::string> SecretStore::openSchedule(const LockedOrders &locked, const TableSetup &table) const
{
    std::optional<SealKey> key = sodium_init() < 0 ? std::nullopt : readKey(m_folder, locked.key);
    if (!key)
        return std::nullopt;
    auto text = openText(locked.schedule, scheduleBinding(locked, table), *key);
    sodium_memzero(key->data(), key->size());
    return text;
}

std::int64_t SecretStore::drawSeed()
{
    std::uint64_t drawn = 0;
    if (sodium_init() < 0)
        drawn = QRandomGenerator::system()->generate64();
    else
        randombytes_buf(&drawn, sizeof drawn);
    return static_cast<std::int64_t>(drawn % static_cast<std::uint64_t>(maxScheduleSeed)) + 1;
}

Result<bool, QString> SecretStore::unlock(SavedGame &saved) const
{
    std::optional<SealKey> key = sodium_init() < 0 ? std::nullopt : readKey(m_folder, saved.locked.key);
    QStringList says = check(saved, key);
    std::map<std::string, std::string> waiting;
    std::map<std::string, std::string> lasting;
    for (const auto &[name, lock] : saved.table.pins) {
        if (!isComputers(saved, name)) {
            if (auto seat = saved.locked.orders.extract(name))
                waiting.insert(std::move(seat));
        }
        if (auto seat = saved.locked.lasting.extract(name))
            lasting.insert(std::move(seat));
    }
    says += unlockOpen(saved, key);
    saved.locked.orders = std::move(waiting);
    saved.locked.lasting = std::move(lasting);
    saved.locked.proof.clear();
    if (key)
        sodium_memzero(key->data(), key->size());
    if (says.isEmpty())
        return true;
    return says.join(u' ');
}

/// Holds what was read to its proof, and says what is wrong with it. Whoever is sealed and has no lock has lost it.
QStringList SecretStore::check(SavedGame &saved, const std::optional<SealKey> &key) const
{
    HeldToProof held;
    const bool locked = !saved.locked.key.empty();
    const std::int64_t known = key ? countOf(saved.locked.key) : noCount;
    if (key && !saved.locked.proof.empty())
        held = holdToProof(saved, *key);
    const bool hotseat = saved.table.mode == "hotseat" || saved.table.mode.empty();
    if (hotseat && (locked || !saved.table.sealed.empty())) {
        if (const QString open = takeOutOpenOrders(saved); !open.isEmpty())
            held.says += open;
    }
    std::vector<std::string> &sealed = saved.table.sealed;
    if (key && !held.proven && (known != noCount || !saved.locked.proof.empty())) {
        // Nothing can be believed of it.
        saved.locked.orders.clear();
        sealed.clear();
        held.says +=
            SecretStoreWords::tr("What proves the seals of this game was changed or taken out of the file. All "
                                 "orders of this phase are left out: write them anew.");
    } else if (key && !held.proven && !sealed.empty()) {
        held.says += SecretStoreWords::tr("An older Entente wrote this file: nothing proves that its seals are as they "
                                          "were made.");
    } else if (held.proven && saved.locked.count < known) {
        held.says +=
            SecretStoreWords::tr("This is an older state of the game: more was sealed or revealed here since.");
    }
    const bool over = saved.game.isOver();
    QStringList changed;
    for (const PowerId power : held.seats) {
        changed += powerName(saved.game.board(), power);
        std::erase(sealed, saved.game.board().power(power).id);
    }
    for (const std::string &name : hotseat && !over ? std::vector(sealed) : std::vector<std::string>()) {
        const PowerId power = saved.game.board().findPower(name);
        if (saved.locked.orders.count(name) > 0)
            continue;
        std::erase(sealed, name);
        changed += power.valid() ? powerName(saved.game.board(), power) : fromUtf8(name);
    }
    if (!changed.isEmpty())
        held.says += changedOrders(changed);
    return held.says;
}

Result<bool, QString> SecretStore::openSeat(SavedGame &saved, PowerId power, const SeatKey &key)
{
    const std::string &name = saved.game.board().power(power).id;
    const auto takes = [&](std::map<std::string, std::string> &locked, const std::string &binding) {
        const auto own = locked.extract(name);
        const auto text = !own || sodium_init() < 0 ? std::nullopt : openText(own.mapped(), binding, key);
        return !own || (text && takeLines(saved, power, *text));
    };
    const bool lasting = takes(saved.locked.lasting, lastingBinding(saved, name));
    const bool orders = takes(saved.locked.orders, bindingOf(saved, name));
    if (orders && lasting)
        return true;
    return changedOrders({powerName(saved.game.board(), power)});
}

QStringList SecretStore::unlockOpen(SavedGame &saved, const std::optional<SealKey> &key) const
{
    const auto seeds = key && !saved.locked.seeds.empty()
                           ? openText(saved.locked.seeds, seedsBinding(saved.locked, saved.table), *key)
                           : std::nullopt;
    if (seeds)
        putSeeds(saved.table, *seeds);
    saved.locked.seeds.clear();
    std::vector<std::string> &sealed = saved.table.sealed;
    if (!key) {
        // Every file has locks; only where orders were sealed something is missed.
        if (sealed.empty())
            return {};
        const std::size_t lost =
            std::erase_if(sealed, [&](const std::string &name) { return saved.table.pins.count(name) == 0; });
        QStringList says;
        if (lost > 0)
            says += SecretStoreWords::tr("The orders of this phase were locked by another user or machine and are left "
                                         "out: write them anew.");
        return says << SecretStoreWords::tr("Nothing proves here that seats, computers and seals are as they were.");
    }
    QStringList changed;
    const auto open = [&](const std::map<std::string, std::string> &locked, const auto &bindingFor) {
        for (const auto &[name, lockedText] : locked) {
            const PowerId power = saved.game.board().findPower(name);
            const auto text = power.valid() ? openText(lockedText, bindingFor(saved, name), *key) : std::nullopt;
            const QString seat = power.valid() ? powerName(saved.game.board(), power) : fromUtf8(name);
            if ((!text || !takeLines(saved, power, *text)) && !changed.contains(seat)) {
                changed += seat;
                std::erase(sealed, name);
            }
        }
    };
    open(saved.locked.lasting, lastingBinding);
    open(saved.locked.orders, bindingOf);
    return changed.isEmpty() ? QStringList() : QStringList(changedOrders(changed));
}

} // namespace entente::app
