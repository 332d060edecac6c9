#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"

#include <functional>
#include <optional>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLayout;
class QListWidget;
class QPushButton;

namespace entente {
struct DealReply;
}

namespace entente::app {

/// Where a power makes deals: what it was offered and has agreed on, and an offer of its own, put together promise by
/// promise from lists or by clicks on the map. At an open table whoever leads it speaks for every power.
class DealsDesk : public Sheet {
    Q_OBJECT

public:
    /// What a computer has answered to an offer; null: nothing.
    using Replies = std::function<const DealReply *(const Deal &)>;

    /// `power`: who speaks; none at an open table.
    DealsDesk(GameDocument &document, PowerId power, Replies replies, QWidget *parent = nullptr);

    void begin();   ///< tells the map what clicks on it mean, and what is drawn there
    void refresh(); ///< somebody has answered
    /// By clicks on the map; once more, and it is promised no longer.
    void promise(const GivenOrder &given);
    void promisePlace(ProvinceId place);

Q_SIGNALS:
    void clicksMean(bool places); ///< to keep out of; else orders
    void drafted(const std::vector<entente::GivenOrder> &orders);

private:
    void sayAnew(); ///< in another language
    void layAll();
    void layOffer();
    QPushButton *button(const QString &text, const QString &object, const QString &tip, std::function<void()> act);
    QLayout *answers();
    QDialogButtonBox *buttons();
    PowerId self() const;
    PowerId other() const;
    std::size_t chosen() const; ///< index into the table's deals; their number: none
    bool isThere(PowerId power) const;
    bool plays(PowerId power) const;         ///< does whoever sits here speak for it?
    bool isOpen(std::size_t deal) const;     ///< it waits for an answer
    bool isToAnswer(std::size_t deal) const; ///< ... of whoever sits here
    void takeBackDeclined();
    void fillOthers();
    void fillWhat();
    void fillOrders(PowerId power);
    std::optional<Promise> chosenPromise() const;
    void choose(const Promise &promise);
    void add(const Promise &promise);
    void say(const QString &text);
    void send();
    void showOffer();
    void showChosen();
    Deal offer() const;

    GameDocument &m_document;
    PowerId m_power;
    Replies m_replies;
    std::vector<std::size_t> m_rows; ///< of the list: indices into the table's deals
    std::vector<Promise> m_promises;
    std::optional<Deal> m_sent;     ///< the last offer, until it is answered
    std::vector<Promise> m_choices; ///< by entry of m_what
    QListWidget *m_list;
    QLabel *m_none;
    QComboBox *m_self;
    QComboBox *m_other;
    QComboBox *m_kind;
    QComboBox *m_what;
    QComboBox *m_seasons;
    QLabel *m_draft;
    QLabel *m_says;
    QPushButton *m_add;
    QPushButton *m_clear;
    QPushButton *m_send;
    QPushButton *m_agree;
    QPushButton *m_decline;
    QPushButton *m_withdraw;
};

} // namespace entente::app
