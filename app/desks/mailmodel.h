#pragma once

#include "game/keptorders.h"
#include "mails/mail.h"
#include "orders/orderrules.h"
#include "words/refusals.h"

#include <QAbstractTableModel>

#include <functional>
#include <set>

namespace entente::app {

/// A mail line by line as a table: the line, what it was read as, and what is to be said of it.
class MailModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Line, Meaning, Remark };
    /// `Asked`: the best reading of words that may mean something else; it is written once somebody confirms it.
    enum class Standing { Quiet, Taken, Doubtful, Asked, Refused, Replaced, Condition };

    /// What the refusal of an order speaks of (document/outlook.h); without it, of a position of which all is seen.
    using Context = std::function<RefusalContext(const GivenOrder &)>;

    MailModel(const Board &board, const OrderRules &rules, const Position &position, Context context = {},
              QObject *parent = nullptr);

    /// Orders of other powers than `only` (if any) are refused: it is not theirs to write.
    void setText(const QString &text, PowerId only, const MailSenders &senders = {});

    struct Entry {
        int line = 0;  ///< from 1
        PowerId power; ///< who gives the order; none if nobody could be found
        Order order;   ///< completed where it is legal
        bool hasOrder = false;
        bool nobodys = false; ///< no unit of the power stands there
        int replacedIn = 0;   ///< line of the order that counts instead; 0: none
        Standing standing = Standing::Quiet;
        QString written;
        QString meaning;
        QString remark;
        std::string wrong; ///< the piece that can be mended, and by what
        QString mended;
        bool plain = false;      ///< it may be ordered, or nothing was assumed to read it
        bool corrects = false;   ///< its line corrects what stands before it
        std::string condition;   ///< of Standing::Condition, as it is written; may be empty
        std::string conditional; ///< the orders that hang on it
    };
    const std::vector<Entry> &entries() const { return m_entries; }
    /// The orders to take, the last for a unit only.
    std::vector<GivenOrder> orders() const;
    int count(Standing standing) const;
    /// That row is meant as it was read: from now on it is an order, also after a new setText() with the same words.
    void confirm(int row);
    /// What hangs on conditions, to be kept for later; the others say nothing that could be kept.
    KeptList conditions() const;
    /// Whether they have been kept: their rows say so.
    void setKept(bool on);
    const std::vector<Letter> &letters() const { return m_letters; }
    /// Whose all units of a mail are; none where they are several powers'.
    PowerId senderOf(std::size_t letter) const { return m_senders[letter]; }
    /// The mail of which somebody must say whose it is; -1: none.
    int asked() const { return m_asked; }
    /// A phase that the mail names and that is not the present one, as it is written there; usually empty.
    const QString &otherPhase() const { return m_otherPhase; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void addLine(const MailLine &line, PowerId only);
    int letterInDoubt(const Mail &mail, const MailSenders &senders) const;
    void findSenders(const Mail &mail);
    Entry entryOf(const MailOrder &order, PowerId only, int letter) const;
    void readCondition(const MailFault &fault, PowerId only, Entry &entry) const;
    /// Says of orders for a unit that the mail replaces which one counts.
    void tellReplaced();
    /// Says of builds and removals that are more than their power owes that they don't count.
    void doubtOldLists();
    void markSurplus();

    const Board &m_board;
    OrderRules m_rules;
    const Position &m_position;
    Context m_context;
    std::vector<Entry> m_entries;
    std::vector<Letter> m_letters;
    std::set<QString> m_confirmed;  ///< words of rows with what they were read as
    std::vector<PowerId> m_senders; ///< of each mail: whose all its units are; none where they are several powers'
    int m_asked = -1;
    QString m_otherPhase;
    bool m_kept = false;         ///< what hangs on conditions
    bool m_namesPresent = false; ///< a heading does
};

} // namespace entente::app
