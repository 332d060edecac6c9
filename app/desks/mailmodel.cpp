#include "desks/mailmodel.h"

#include "game/play.h"
#include "look/icons.h"
#include "look/theme.h"
#include "mails/unitowner.h"
#include "orders/notation.h"
#include "orders/supply.h"
#include "words/mailwords.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QIcon>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QString standingWord(MailModel::Standing standing)
{
    switch (standing) {
    case MailModel::Standing::Quiet: return {};
    case MailModel::Standing::Taken: return MailModel::tr("Ready");
    case MailModel::Standing::Doubtful: return MailModel::tr("Doubtful");
    case MailModel::Standing::Asked: return MailModel::tr("To be confirmed");
    case MailModel::Standing::Refused: return MailModel::tr("Refused");
    case MailModel::Standing::Replaced: return MailModel::tr("Replaced");
    case MailModel::Standing::Condition: return MailModel::tr("Condition");
    }
    return {};
}

/// Told apart by shape, not by colour alone; the word stands beside it.
QIcon standingIcon(MailModel::Standing standing, const UiColours &colours)
{
    switch (standing) {
    case MailModel::Standing::Quiet: break;
    case MailModel::Standing::Taken: return colouredIcon(u"check"_s, colours.accent);
    case MailModel::Standing::Doubtful: return colouredIcon(u"pencil"_s, colours.text);
    case MailModel::Standing::Asked: return colouredIcon(u"ask"_s, colours.accent);
    case MailModel::Standing::Refused: return colouredIcon(u"cross"_s, colours.failure);
    case MailModel::Standing::Replaced: return colouredIcon(u"redo"_s, colours.quiet);
    case MailModel::Standing::Condition: return colouredIcon(u"wait"_s, colours.text);
    }
    return {};
}

QString readingOf(const MailModel::Entry &entry)
{
    return entry.written + u'\n' + entry.meaning;
}

} // namespace

MailModel::MailModel(const Board &board, const OrderRules &rules, const Position &position, Context context,
                     QObject *parent)
    : QAbstractTableModel(parent), m_board(board), m_rules(rules), m_position(position), m_context(std::move(context))
{
    if (!m_context)
        m_context = [this](const GivenOrder &given) { return contextOf(m_board, m_position, given); };
}

void MailModel::setText(const QString &text, PowerId only, const MailSenders &senders)
{
    const QByteArray bytes = text.toUtf8();
    const Mail mail = readMail({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                               {&m_board, &m_position, m_position.phase.stage}, senders);
    beginResetModel();
    m_entries.clear();
    m_letters = mail.letters;
    findSenders(mail);
    m_asked = only.valid() ? -1 : letterInDoubt(mail, senders);
    m_namesPresent = mail.names(m_position.phase, m_board.years());
    for (const MailLine &line : mail.lines)
        addLine(line, only);
    tellReplaced();
    doubtOldLists();
    markSurplus();
    const auto other = mail.otherPhase(m_position.phase, m_board.years());
    m_otherPhase = other ? fromUtf8(other->text) : QString();
    endResetModel();
}

void MailModel::findSenders(const Mail &mail)
{
    m_senders.assign(mail.letters.size(), PowerId());
    std::vector<bool> several(mail.letters.size(), false);
    for (const MailLine &line : mail.lines) {
        const auto letter = static_cast<std::size_t>(line.letter);
        for (const MailOrder &order : line.orders) {
            const PowerId owner = order.power.valid() ? order.power : ownerOf(m_board, m_position, order.order);
            if (line.quoted > 0 || !owner.valid())
                continue;
            several[letter] = several[letter] || (m_senders[letter].valid() && m_senders[letter] != owner);
            m_senders[letter] = owner;
        }
    }
    for (std::size_t letter = 0; letter < several.size(); ++letter)
        m_senders[letter] = several[letter] ? PowerId() : m_senders[letter];
}

/// The first mail with a heading that names nobody, and whose orders do not tell either; -1: none.
int MailModel::letterInDoubt(const Mail &mail, const MailSenders &senders) const
{
    for (int letter = 0; letter < static_cast<int>(mail.letters.size()); ++letter) {
        if (!mail.letters[static_cast<std::size_t>(letter)].headed || senders.told.contains(letter))
            continue;
        std::vector<PowerId> owners;
        bool nobody = false;
        for (const MailLine &line : mail.lines) {
            for (const MailOrder &order : line.orders) {
                if (line.letter != letter || line.quoted > 0 || order.power.valid())
                    continue;
                const PowerId owner = ownerOf(m_board, m_position, order.order);
                nobody = nobody || (!owner.valid() && !m_senders[static_cast<std::size_t>(letter)].valid());
                if (owner.valid() && std::find(owners.begin(), owners.end(), owner) == owners.end())
                    owners.push_back(owner);
            }
        }
        if (owners.size() > 1 || nobody)
            return letter;
    }
    return -1;
}

void MailModel::addLine(const MailLine &line, PowerId only)
{
    for (const MailOrder &order : line.orders) {
        Entry entry = entryOf(order, only, line.letter);
        entry.line = line.number;
        entry.corrects = !line.correction.empty();
        if (line.letter == m_asked && !order.power.valid() && entry.standing == Standing::Taken) {
            entry.standing = Standing::Doubtful;
            entry.remark = tr("The mail does not say whose it is.");
        }
        m_entries.push_back(std::move(entry));
    }
    if (line.kind == MailLine::Kind::Prose)
        return;
    for (const MailFault &fault : line.faults) {
        Entry entry;
        entry.line = line.number;
        entry.standing = Standing::Refused;
        entry.written = fromUtf8(fault.text).simplified();
        entry.remark = spoken(describe(fault.error));
        if (fault.error.kind == ParseError::Kind::Conditional && line.quoted == 0)
            readCondition(fault, only, entry);
        if (!fault.error.suggestions.empty()) {
            entry.wrong = fault.error.piece;
            entry.mended = fromUtf8(fault.error.suggestions.front());
        }
        m_entries.push_back(std::move(entry));
    }
}

/// A condition is no order: it is shown with what hangs on it, to be kept.
void MailModel::readCondition(const MailFault &fault, PowerId only, Entry &entry) const
{
    const Mail orders = readMail(fault.orders, {&m_board, &m_position, m_position.phase.stage});
    entry.standing = Standing::Condition;
    entry.remark = tr("It hangs on a condition, so it is not written.");
    entry.power = only.valid() ? only : fault.power;
    QStringList read;
    for (const MailLine &line : orders.lines) {
        for (const MailOrder &order : line.orders) {
            read += fromUtf8(orderText(m_board, order.order, m_position.phase.stage));
            if (!entry.power.valid())
                entry.power = order.power.valid() ? order.power : ownerOf(m_board, m_position, order.order);
        }
    }
    entry.condition = fault.condition;
    entry.conditional = fault.orders;
    const QString condition = fromUtf8(fault.condition);
    entry.meaning = read.isEmpty()        ? condition
                    : condition.isEmpty() ? read.join(u"; "_s)
                                          : condition + u": "_s + read.join(u"; "_s);
    if (entry.power.valid() && !entry.meaning.isEmpty())
        entry.meaning = powerName(m_board, entry.power) + u": "_s + entry.meaning;
}

KeptList MailModel::conditions() const
{
    KeptList kept;
    for (const Entry &entry : m_entries) {
        if (entry.standing == Standing::Condition && entry.power.valid() && !entry.conditional.empty())
            kept.push_back({entry.power, m_position.phase, entry.condition, entry.conditional});
    }
    return kept;
}

void MailModel::tellReplaced()
{
    for (Entry &before : m_entries) {
        if (!before.hasOrder || before.replacedIn == 0)
            continue;
        const ProvinceId place = m_board.provinceOf(before.order.at);
        const auto counts = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &other) {
            return other.line == before.replacedIn && other.hasOrder && other.order.at.valid()
                   && other.power == before.power && m_board.provinceOf(other.order.at) == place && &other != &before;
        });
        if (counts == m_entries.end()) // it is refused itself, and replaces nothing
            continue;
        before.standing = Standing::Replaced;
        before.hasOrder = false;
        before.remark = tr("“%1” in line %2 counts.")
                            .arg(fromUtf8(orderText(m_board, counts->order, m_position.phase.stage)))
                            .arg(counts->line);
    }
}

/// Where most units of a power's list are not there, it is likely to be of an earlier season.
void MailModel::doubtOldLists()
{
    for (std::size_t first = 0; first < m_entries.size();) {
        std::size_t end = first;
        int gone = 0, there = 0;
        for (; end < m_entries.size() && m_entries[end].power == m_entries[first].power; ++end) {
            gone += m_entries[end].nobodys ? 1 : 0;
            there += m_entries[end].hasOrder ? 1 : 0;
        }
        for (std::size_t i = first; gone > 1 && gone >= there && i < end; ++i) {
            Entry &entry = m_entries[i];
            if (!entry.hasOrder || m_confirmed.contains(readingOf(entry)))
                continue;
            entry.standing = Standing::Asked;
            entry.hasOrder = false;
            entry.remark += (entry.remark.isEmpty() ? QString() : u" "_s)
                            + tr("Other units of this list are not there, so it may be an old one.");
        }
        first = end;
    }
}

void MailModel::markSurplus()
{
    if (m_position.phase.stage != Stage::Adjustments || playsByPoints(m_board))
        return;
    for (int p = 0; p < m_board.powerCount(); ++p) {
        const PowerId power(p);
        std::vector<Entry *> counted;
        bool corrected = false;
        for (Entry &entry : m_entries) {
            const bool counts = is<Build>(entry.order) || is<Disband>(entry.order) || is<Waive>(entry.order);
            if (!entry.hasOrder || entry.power != power || !counts)
                continue;
            counted.push_back(&entry);
            corrected = corrected || entry.corrects;
        }
        const auto due = static_cast<std::size_t>(std::max(0, ordersExpected(m_board, m_position, power)));
        if (counted.size() <= due)
            continue;
        const QString many = due == 0
                                 ? tr("%1 has nothing to build or remove.").arg(powerName(m_board, power))
                                 : tr("Too many: %1 may give %n order(s) this winter.", nullptr, static_cast<int>(due))
                                       .arg(powerName(m_board, power));
        // What can't be built is likely to have been given up in words.
        for (std::size_t i = 0; i < counted.size() && counted.size() > due;) {
            if (counted[i]->plain || m_confirmed.contains(readingOf(*counted[i]))) {
                ++i;
                continue;
            }
            counted[i]->standing = Standing::Asked;
            counted[i]->hasOrder = false;
            counted.erase(counted.begin() + static_cast<std::ptrdiff_t>(i));
        }
        // Of a list that was corrected nobody knows what the last word leaves standing, but for the last word itself.
        for (std::size_t i = corrected && due > 0 ? 0 : due; i < counted.size(); ++i) {
            if (corrected && due > 0 && i + 1 == counted.size())
                break;
            Entry &entry = *counted[i];
            const bool asks = corrected && due > 0 && !m_confirmed.contains(readingOf(entry));
            entry.standing = asks ? Standing::Asked : Standing::Doubtful;
            entry.hasOrder = !asks;
            entry.remark += (entry.remark.isEmpty() ? QString() : u" "_s) + many;
        }
    }
}

MailModel::Entry MailModel::entryOf(const MailOrder &order, PowerId only, int letter) const
{
    Entry entry;
    entry.written = fromUtf8(order.text);
    entry.order = order.order;
    entry.replacedIn = order.replacedIn;
    entry.power = order.power.valid() ? order.power : only.valid() ? only : ownerOf(m_board, m_position, order.order);
    if (!entry.power.valid() && !order.order.at.valid()) // "2 points to France" beside builds
        entry.power = m_senders[static_cast<std::size_t>(letter)];
    QStringList remarks;
    // Of several turns in one mail only what stands below the present one is meant for it, and no old mail is.
    const bool elsewhere = isMeantElsewhere(order, m_namesPresent);
    for (const MailNote &note : order.notes)
        remarks += mailNoteSentence(note);
    bool open = false; // which of two coasts is meant, or which unit
    entry.standing = remarks.isEmpty() ? Standing::Taken : Standing::Doubtful;
    if (elsewhere) {
        entry.standing = Standing::Refused;
    } else if (!entry.power.valid()) {
        entry.standing = Standing::Refused;
        remarks += tr("It is not clear whose order this is.");
    } else if (only.valid() && entry.power != only) {
        entry.standing = Standing::Refused;
        remarks += tr("Not your unit: this is %1's turn.").arg(powerName(m_board, only));
    } else {
        entry.hasOrder = true;
        Order completed = entry.order;
        const Legality legality = checkOrder(m_board, m_rules, m_position, entry.power, completed);
        entry.plain = legality.ok() || order.notes.empty();
        open = legality.refusal == Refusal::CoastUnclear || legality.refusal == Refusal::WrongKind
               || legality.refusal == Refusal::ItineraryUnclear;
        const auto *move = std::get_if<Move>(&entry.order.action); // the way of a unit that makes two steps
        open = open
               || (legality.refusal == Refusal::NoConvoyPossible && move && move->hops.size() == 1
                   && m_board.kind(entry.order.kind).hops > 1);
        if (legality.ok()) {
            entry.order = completed;
        } else {
            // What cannot be is taken all the same, since whoever adjudicates wants to see it fail; but nobody
            // orders a unit that is not there or is another's, nor means another phase's order.
            const bool nobodys = legality.refusal == Refusal::NoUnit || legality.refusal == Refusal::NotYours;
            const bool refused = nobodys || legality.refusal == Refusal::WrongPhase;
            entry.standing = refused ? Standing::Refused : Standing::Doubtful;
            entry.hasOrder = !refused;
            entry.nobodys = nobodys;
            remarks += refusalSentence(m_context({entry.power, entry.order}), legality);
        }
    }
    entry.meaning = fromUtf8(orderText(m_board, entry.order, m_position.phase.stage));
    if (entry.power.valid())
        entry.meaning = powerName(m_board, entry.power) + u": "_s + entry.meaning;
    // A name that was mended into an order which can't be is likely to be another name.
    const bool mended = entry.standing == Standing::Doubtful && !entry.plain
                        && std::any_of(order.notes.begin(), order.notes.end(),
                                       [](const MailNote &note) { return note.kind == MailNote::Kind::Spelling; });
    if ((order.isAsked() || mended || open) && entry.hasOrder && !m_confirmed.contains(readingOf(entry))) {
        entry.standing = Standing::Asked;
        entry.hasOrder = false;
    }
    entry.remark = remarks.join(u' ');
    return entry;
}

void MailModel::confirm(int row)
{
    const Entry &entry = m_entries[static_cast<std::size_t>(row)];
    if (entry.standing == Standing::Asked)
        m_confirmed.insert(readingOf(entry));
}

std::vector<GivenOrder> MailModel::orders() const
{
    std::vector<GivenOrder> orders;
    for (const Entry &entry : m_entries) {
        if (entry.hasOrder)
            orders.push_back({entry.power, entry.order});
    }
    return orders;
}

void MailModel::setKept(bool on)
{
    m_kept = on;
    if (!m_entries.empty())
        Q_EMIT dataChanged(index(0, Line), index(rowCount() - 1, Remark));
}

int MailModel::count(Standing standing) const
{
    return static_cast<int>(std::count_if(m_entries.begin(), m_entries.end(),
                                          [=](const Entry &entry) { return entry.standing == standing; }));
}

int MailModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int MailModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 3;
}

QVariant MailModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) // a copy is asked for where no line is current
        return {};
    const Entry &entry = m_entries[static_cast<std::size_t>(index.row())];
    const QString word = standingWord(entry.standing);
    const bool kept =
        m_kept && entry.standing == Standing::Condition && entry.power.valid() && !entry.conditional.empty();
    const QString remark = kept                     ? tr("Kept for later", "orders on a condition")
                           : entry.remark.isEmpty() ? word
                                                    : word + u": "_s + entry.remark;
    if (role == Qt::AccessibleTextRole)
        return tr("Line %1: %2. %3")
            .arg(entry.line)
            .arg(entry.meaning.isEmpty() ? entry.written : entry.meaning, remark);
    if (const auto *desk = qobject_cast<QWidget *>(parent());
        role == Qt::DecorationRole && index.column() == Remark && desk)
        return standingIcon(kept ? Standing::Taken : entry.standing, coloursOf(desk));
    if (role == Qt::ToolTipRole && entry.standing == Standing::Asked)
        return remark + u'\n' + tr("Double-click to confirm it.");
    if (role == Qt::ToolTipRole && index.column() != Meaning && !entry.mended.isEmpty())
        return remark + u'\n' + tr("Double-click to write %1.").arg(entry.mended);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Line: return QString::number(entry.line);
    case Meaning: return entry.meaning.isEmpty() ? entry.written : entry.meaning;
    default: return remark;
    }
}

QVariant MailModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Line ? tr("Line") : section == Meaning ? tr("Order") : tr("Result");
}

} // namespace entente::app
