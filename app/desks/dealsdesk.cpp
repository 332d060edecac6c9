#include "desks/dealsdesk.h"

#include "look/formlabels.h"
#include "look/formmemory.h"
#include "look/mainbutton.h"
#include "look/onchange.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "orders/options.h"
#include "words/dealwords.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/orderwords.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// What may be promised, as it is chosen.
enum class Kind { Peace, BothOut, TheyOut, WeOut, TheirOrder, OurOrder, Against };

constexpr int widestChoice = 20; ///< signs

/// Places that units of either may enter, or where either has something to lose. Under fog nobody knows which: all.
std::vector<ProvinceId> placesBetween(const GameDocument &document, PowerId one, PowerId other)
{
    const Board &board = document.board();
    const Position &position = document.game().position();
    ProvinceSet near;
    for (int p = 0; p < board.provinceCount() && document.isFogged(); ++p)
        near.insert(ProvinceId(p));
    for (const Unit &unit : position.units) {
        if (unit.power == one || unit.power == other) {
            near |= board.reach(board.kind(unit.kind).travel, unit.region);
            near.insert(board.provinceOf(unit.region));
        }
    }
    std::vector<ProvinceId> places;
    near.forEach([&](ProvinceId place) { places.push_back(place); });
    std::sort(places.begin(), places.end(), [&](ProvinceId a, ProvinceId b) {
        return provinceName(board, a).localeAwareCompare(provinceName(board, b)) < 0;
    });
    return places;
}

/// Does the party promise an order of that unit?
bool isOrderOf(const Promise &promise, PowerId by, const Order &order)
{
    const auto *give = std::get_if<promise::Give>(&promise.what);
    return give && promise.by == by && unitRefOf(give->order) == unitRefOf(order);
}

} // namespace

DealsDesk::DealsDesk(GameDocument &document, PowerId power, Replies replies, QWidget *parent)
    : Sheet(u"dealsDesk"_s, tr("Deals"), QSize(440, 500), parent), m_document(document), m_power(power),
      m_replies(std::move(replies))
{
    layAll();
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Loaded || change.kind == Change::Kind::Played
            || change.kind == Change::Kind::Line || change.kind == Change::Kind::Position)
            close();
        else if (change.kind == Change::Kind::Deals)
            refresh();
    });
    m_kind->setFocus();
    onChange(this, {QEvent::LanguageChange}, [this] { // later: its parts are about to be told, too
        QMetaObject::invokeMethod(this, &DealsDesk::sayAnew, Qt::QueuedConnection);
    });
}

/// What was put together stays.
void DealsDesk::sayAnew()
{
    const FormMemory memory(*this);
    const std::vector<Promise> promises = m_promises;
    const std::optional<Promise> choice = chosenPromise();
    clear();
    setWindowTitle(tr("Deals"));
    layAll();
    memory.giveBack(*this);
    if (choice)
        choose(*choice); // places stand in another order there
    m_promises = promises;
    showOffer();
    QMetaObject::invokeMethod(this, &DealsDesk::fit, Qt::QueuedConnection); // once its new parts are shown
}

void DealsDesk::layAll()
{
    page()->addWidget(quietText(this, tr("A deal binds nobody. After the reveal everybody hears who has broken one.")));
    m_list = named(new QListWidget(this), u"dealsList"_s, windowTitle());
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // its lines wrap
    m_list->setResizeMode(QListView::Adjust);
    m_list->setSpacing(3);
    page()->addWidget(m_list, 1);
    m_none = quietText(this, tr("Nothing has been offered yet."));
    m_none->setObjectName(u"dealsNone"_s);
    page()->addWidget(m_none, 1);
    m_says = plainLabel(this, u"dealsSay"_s);
    page()->addWidget(m_says);
    page()->addLayout(answers());
    layOffer();
    setFoot(buttons());

    connect(m_list, &QListWidget::currentRowChanged, this, &DealsDesk::showChosen);
    connect(m_self, &QComboBox::currentIndexChanged, this, &DealsDesk::fillOthers);
    connect(m_other, &QComboBox::currentIndexChanged, this, [this] {
        m_promises.clear();
        fillWhat();
        refresh();
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this, &DealsDesk::fillWhat);
    connect(m_seasons, &QComboBox::currentIndexChanged, this, &DealsDesk::showOffer);
    fillOthers();
    refresh();
}

void DealsDesk::layOffer()
{
    auto *form = new QFormLayout;
    m_self = named(new QComboBox(this), u"dealSelf"_s, tr("Who speaks"));
    for (const PowerId power : m_document.table().seats) {
        if (!m_power.valid() || power == m_power)
            m_self->addItem(powerName(m_document.board(), power), power.index());
    }
    m_self->setEnabled(m_self->count() > 1);
    m_other = named(new QComboBox(this), u"dealOther"_s, tr("With whom"));
    m_other->setPlaceholderText(tr("Nobody else plays."));
    auto *parties = new QHBoxLayout;
    parties->setSpacing(metrics::floatMargin);
    parties->addWidget(m_self, 1);
    parties->addWidget(m_other, 1);
    form->addRow(tr("Between"), parties);
    m_kind = named(new QComboBox(this), u"dealKind"_s, tr("What is promised"));
    const std::pair<Kind, QString> kinds[] = {{Kind::Peace, tr("Peace")},
                                              {Kind::BothOut, tr("Both keep out of")},
                                              {Kind::TheyOut, tr("They keep out of")},
                                              {Kind::WeOut, tr("We keep out of")},
                                              {Kind::TheirOrder, tr("They order")},
                                              {Kind::OurOrder, tr("We order")},
                                              {Kind::Against, tr("Neither helps")}};
    for (const auto &[kind, text] : kinds)
        m_kind->addItem(text, static_cast<int>(kind));
    m_what = named(new QComboBox(this), u"dealWhat"_s, tr("Which place, order or power"));
    m_what->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_what->setMinimumContentsLength(widestChoice);
    m_add = named(new QPushButton(tr("Add"), this), u"addPromise"_s);
    auto *promise = new QGridLayout; // the map is clicked, and wants to be seen
    promise->setSpacing(metrics::floatMargin);
    promise->setColumnStretch(0, 1);
    promise->addWidget(m_kind, 0, 0);
    promise->addWidget(m_add, 0, 1);
    promise->addWidget(m_what, 1, 0, 1, 2);
    form->addRow(tr("Promise"), promise);
    m_seasons = named(new QComboBox(this), u"dealSeasons"_s, tr("How long it holds"));
    m_seasons->addItem(tr("This season"), 1);
    m_seasons->addItem(tr("Two seasons"), 2);
    m_seasons->addItem(tr("Four seasons"), 4);
    m_seasons->setCurrentIndex(1);
    m_clear = named(new QPushButton(tr("Start again"), this), u"clearPromises"_s);
    auto *time = new QHBoxLayout;
    time->setSpacing(metrics::floatMargin);
    time->addWidget(m_seasons);
    time->addStretch(1);
    time->addWidget(m_clear);
    form->addRow(tr("How long"), time);
    m_draft = plainLabel(this, u"dealDraft"_s);
    form->addRow(tr("Offer"), m_draft);
    levelLabels(*form);
    page()->addLayout(form);
    for (QPushButton *button : {m_add, m_clear})
        button->setAutoDefault(false);
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (const std::optional<Promise> chosen = chosenPromise())
            add(*chosen);
    });
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_promises.clear();
        showOffer();
    });
}

QPushButton *DealsDesk::button(const QString &text, const QString &object, const QString &tip,
                               std::function<void()> act)
{
    auto *button = named(new QPushButton(text, this), object);
    button->setToolTip(tip);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, std::move(act));
    return button;
}

/// What can be done about the deal that is chosen.
QLayout *DealsDesk::answers()
{
    m_agree = button(tr("Agree"), u"agreeDeal"_s, tr("Accepts the chosen offer"),
                     [this] { m_document.answerDeal(chosen(), true); });
    m_decline = button(tr("Decline"), u"declineDeal"_s, tr("Refuses the chosen offer"),
                       [this] { m_document.answerDeal(chosen(), false); });
    m_withdraw = button(tr("Withdraw"), u"withdrawDeal"_s, tr("Takes back the chosen offer"),
                        [this] { m_document.withdrawDeal(chosen()); });
    auto *row = new QHBoxLayout;
    row->setSpacing(metrics::floatMargin);
    for (QPushButton *each : {m_agree, m_decline, m_withdraw})
        row->addWidget(each);
    row->addStretch(1);
    return row;
}

QDialogButtonBox *DealsDesk::buttons()
{
    QDialogButtonBox *box = closeButtons(u"leaveDeals"_s);
    m_send = button(tr("Send"), u"sendDeal"_s, tr("Makes the offer"), [this] { send(); });
    box->addButton(m_send, QDialogButtonBox::ActionRole);
    setMainButton(*m_send);
    box->button(QDialogButtonBox::Close)->setAutoDefault(false);
    return box;
}

PowerId DealsDesk::self() const
{
    return PowerId(m_self->currentData().toInt());
}

PowerId DealsDesk::other() const
{
    return m_other->count() > 0 ? PowerId(m_other->currentData().toInt()) : PowerId();
}

std::size_t DealsDesk::chosen() const
{
    const int row = m_list->currentRow();
    return row < 0 ? m_document.table().deals.size() : m_rows[static_cast<std::size_t>(row)];
}

/// Under fog nobody is told who has no unit left.
bool DealsDesk::isThere(PowerId power) const
{
    return m_document.isFogged() || unitCountOf(m_document.game().position(), power) > 0;
}

void DealsDesk::fillOthers()
{
    {
        const QSignalBlocker quiet(m_other);
        m_other->clear();
        for (const PowerId power : m_document.table().seats) {
            if (power != self() && isThere(power))
                m_other->addItem(
                    tr("and %1", "a deal between England and France").arg(powerName(m_document.board(), power)),
                    power.index());
        }
        m_other->setCurrentIndex(m_other->count() > 0 ? 0 : -1); // a list that has a prompt chooses nothing itself
    }
    m_promises.clear();
    fillWhat();
    refresh();
}

void DealsDesk::fillOrders(PowerId power)
{
    const Board &board = m_document.board();
    const Position &position = m_document.game().position();
    const OptionTable options(board, m_document.game().rules().orders, position);
    std::vector<Order> legal;
    for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
        if (position.units[static_cast<std::size_t>(u)].power == power)
            options.ordersOf(UnitId(u), legal);
    }
    for (const Order &order : legal) {
        m_choices.push_back({power, promise::Give{order}});
        m_what->addItem(orderSentence(board, order, Stage::Moves));
    }
}

/// The places, orders or powers that a promise of the chosen kind may name.
void DealsDesk::fillWhat()
{
    const Board &board = m_document.board();
    m_what->clear();
    m_choices.clear();
    const auto kind = static_cast<Kind>(m_kind->currentData().toInt());
    const auto choosePlaces = [&](PowerId by) {
        for (const ProvinceId place : placesBetween(m_document, self(), other())) {
            m_choices.push_back({by, promise::KeepOut{{place}}});
            m_what->addItem(provinceName(board, place));
        }
    };
    switch (kind) {
    case Kind::Peace: m_choices.push_back({PowerId(), promise::Peace()}); break;
    case Kind::BothOut: choosePlaces(PowerId()); break;
    case Kind::TheyOut: choosePlaces(other()); break;
    case Kind::WeOut: choosePlaces(self()); break;
    case Kind::TheirOrder: fillOrders(other()); break;
    case Kind::OurOrder: fillOrders(self()); break;
    case Kind::Against:
        for (const PowerId power : m_document.table().seats) {
            if (power != self() && power != other() && isThere(power)) {
                m_choices.push_back({PowerId(), promise::Against{power}});
                m_what->addItem(powerName(board, power));
            }
        }
        break;
    }
    const PowerId whose = kind == Kind::OurOrder ? self() : kind == Kind::TheirOrder ? other() : PowerId();
    m_what->setPlaceholderText(whose.valid() ? tr("You see no unit of %1.").arg(nameAfterOf(board, whose))
                                             : QString()); // shown where there is nothing to choose
    m_what->setCurrentIndex(m_what->count() > 0 ? 0 : -1);
    m_what->setVisible(kind != Kind::Peace);
    Q_EMIT clicksMean(kind == Kind::BothOut || kind == Kind::TheyOut || kind == Kind::WeOut);
    showOffer();
}

/// The one that the lists name.
std::optional<Promise> DealsDesk::chosenPromise() const
{
    const std::size_t choice = m_what->count() > 0 ? static_cast<std::size_t>(m_what->currentIndex()) : 0;
    return choice < m_choices.size() ? std::optional(m_choices[choice]) : std::nullopt;
}

void DealsDesk::add(const Promise &promise)
{
    const auto *out = std::get_if<promise::KeepOut>(&promise.what);
    if (const auto *give = std::get_if<promise::Give>(&promise.what)) // a unit does one thing
        std::erase_if(m_promises, [&](const Promise &known) { return isOrderOf(known, promise.by, give->order); });
    // Several places that the same party keeps out of are one promise.
    const auto same = std::find_if(m_promises.begin(), m_promises.end(), [&](const Promise &known) {
        return known == promise
               || (out && known.by == promise.by && std::holds_alternative<promise::KeepOut>(known.what));
    });
    if (same == m_promises.end()) {
        m_promises.push_back(promise);
    } else if (out) {
        auto &places = std::get<promise::KeepOut>(same->what).places;
        const auto at = std::lower_bound(places.begin(), places.end(), out->places.front());
        if (at == places.end() || *at != out->places.front())
            places.insert(at, out->places.front());
    }
    showChosen();
    showOffer();
}

/// Whose unit it is says who promises it; an offer of nothing yet goes to them.
void DealsDesk::promise(const GivenOrder &given)
{
    const auto isParty = [&] { return given.power == self() || given.power == other(); };
    if (const int at = m_other->findData(given.power.index()); !isParty() && m_promises.empty() && at >= 0)
        m_other->setCurrentIndex(at);
    if (!isParty())
        return say(tr("%1 has no part in this offer.").arg(asBeginning(powerName(m_document.board(), given.power))));
    const Promise promise{given.power, promise::Give{given.order}};
    if (std::erase(m_promises, promise) > 0) {
        showChosen();
        return showOffer();
    }
    const Kind kind = given.power == self() ? Kind::OurOrder : Kind::TheirOrder;
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(kind)));
    choose(promise);
    add(promise);
}

void DealsDesk::promisePlace(ProvinceId place)
{
    const auto choice = std::find_if(m_choices.begin(), m_choices.end(), [place](const Promise &promise) {
        const auto *out = std::get_if<promise::KeepOut>(&promise.what);
        return out && out->places.front() == place;
    });
    if (choice == m_choices.end())
        return say(tr("Neither of you can enter %1 now.").arg(provinceName(m_document.board(), place)));
    const Promise promise = *choice;
    choose(promise);
    for (auto known = m_promises.begin(); known != m_promises.end(); ++known) {
        auto *out = std::get_if<promise::KeepOut>(&known->what);
        if (!out || known->by != promise.by || std::erase(out->places, place) == 0)
            continue;
        if (out->places.empty())
            m_promises.erase(known);
        showChosen();
        return showOffer();
    }
    add(promise);
}

/// In the list, where it is there.
void DealsDesk::choose(const Promise &promise)
{
    const auto at = std::find(m_choices.begin(), m_choices.end(), promise);
    if (at != m_choices.end())
        m_what->setCurrentIndex(static_cast<int>(at - m_choices.begin()));
}

void DealsDesk::say(const QString &text)
{
    m_says->setText(text);
    m_says->show();
}

void DealsDesk::begin()
{
    fillWhat();
}

Deal DealsDesk::offer() const
{
    Deal deal;
    deal.from = self();
    deal.to = other();
    deal.first = m_document.game().position().phase;
    deal.last = seasonAfter(m_document.game().variant(), deal.first, m_seasons->currentData().toInt());
    deal.promises = m_promises;
    return deal;
}

void DealsDesk::send()
{
    const Deal deal = offer();
    if (!m_document.dealRefusal(deal).isEmpty())
        return;
    m_promises.clear();
    m_sent = deal;
    m_document.offerDeal(deal);
    m_list->setCurrentRow(m_list->count() - 1);
    showOffer();
}

void DealsDesk::showOffer()
{
    const Deal deal = offer();
    const QString refusal = m_document.dealRefusal(deal);
    m_draft->setText(m_promises.empty()  ? refusal
                     : refusal.isEmpty() ? asBeginning(dealText(m_document.board(), deal)) + u'.'
                                         : asBeginning(dealText(m_document.board(), deal)) + u". "_s + refusal);
    m_add->setEnabled(!m_choices.empty() && other().valid());
    m_clear->setEnabled(!m_promises.empty());
    m_send->setEnabled(refusal.isEmpty());
    std::vector<GivenOrder> orders;
    for (const Promise &promise : m_promises) {
        if (const auto *give = std::get_if<promise::Give>(&promise.what))
            orders.push_back({promise.by, give->order});
    }
    Q_EMIT drafted(orders);
}

void DealsDesk::refresh()
{
    const Game &game = m_document.wholeGame(); // whether a word was broken is everybody's to know
    const std::size_t before = chosen();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        m_rows = m_document.dealsOf(m_power);
        for (const std::size_t index : m_rows)
            m_list->addItem(dealLine(game, m_document.table().deals[index]));
        auto row = std::find(m_rows.begin(), m_rows.end(), before);
        if (row == m_rows.end()) // the oldest that waits for an answer from here
            row = std::find_if(m_rows.begin(), m_rows.end(), [&](std::size_t deal) { return isToAnswer(deal); });
        m_list->setCurrentRow(row != m_rows.end() ? static_cast<int>(row - m_rows.begin()) : m_list->count() - 1);
    }
    takeBackDeclined();
    m_list->setVisible(!m_rows.empty());
    m_none->setVisible(m_rows.empty());
    for (QPushButton *answer : {m_agree, m_decline, m_withdraw})
        answer->setVisible(!m_rows.empty());
    showChosen();
    showOffer();
}

/// What was declined is a draft again: mostly one promise of it is to be another.
void DealsDesk::takeBackDeclined()
{
    if (!m_sent)
        return;
    const Deals &deals = m_document.table().deals;
    const auto answered = std::find_if(deals.begin(), deals.end(), [&](Deal deal) {
        return std::exchange(deal.state, Deal::State::Offered) == Deal::State::Declined && deal == *m_sent;
    });
    if (answered == deals.end())
        return;
    if (m_promises.empty() && self() == m_sent->from && other() == m_sent->to)
        m_promises = m_sent->promises;
    m_sent.reset();
}

bool DealsDesk::plays(PowerId power) const
{
    return !m_document.computerOf(power) && (!m_power.valid() || power == m_power);
}

bool DealsDesk::isOpen(std::size_t deal) const
{
    const Deal &there = m_document.table().deals[deal];
    return there.state == Deal::State::Offered && there.first == m_document.game().position().phase;
}

bool DealsDesk::isToAnswer(std::size_t deal) const
{
    return isOpen(deal) && plays(m_document.table().deals[deal].to);
}

/// What can be said and done about the deal that is chosen.
void DealsDesk::showChosen()
{
    const std::size_t index = chosen();
    const Deals &deals = m_document.table().deals;
    const bool any = index < deals.size();
    m_agree->setEnabled(any && isToAnswer(index));
    m_decline->setEnabled(m_agree->isEnabled());
    m_withdraw->setEnabled(any && isOpen(index) && plays(deals[index].from));
    const DealReply *reply = any ? m_replies(deals[index]) : nullptr;
    m_says->setText(reply ? tr("%1: “%2”", "a power, what it says")
                                .arg(powerName(m_document.board(), deals[index].to),
                                     replySentence(m_document.board(), deals[index].from, *reply))
                          : QString());
    m_says->setVisible(reply != nullptr);
}

} // namespace entente::app
