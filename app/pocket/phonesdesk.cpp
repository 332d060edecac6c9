#include "pocket/phonesdesk.h"

#include "look/mainbutton.h"
#include "look/theme.h"
#include "pocket/hostaddresses.h"
#include "pocket/qrcode.h"
#include "words/names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <functional>

namespace entente::app {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto patience = 60s;
constexpr int leastCode = 200;
constexpr int addressRows = 3;

QLabel *wordsLabel(const QString &object, const QString &text, QWidget *parent, const QString &rank = {})
{
    auto *label = new QLabel(text, parent);
    label->setObjectName(object);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    if (!rank.isEmpty())
        label->setProperty("rank", rank);
    return label;
}

} // namespace

PhonesDesk::PhonesDesk(const GameDocument &document, PocketHost &host, QWidget *parent)
    : Sheet(QSize(780, 0), parent), m_document(document), m_host(host), m_addresses(hostAddresses())
{
    setObjectName(u"phonesDesk"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Phones"));
    page()->addWidget(m_off = makeOff());
    page()->addWidget(m_on = makeOn());
    page()->addStretch(1);
    setFoot(makeFoot());
    m_waited.setSingleShot(true);
    connect(&m_waited, &QTimer::timeout, this, [this] { m_causes->setVisible(m_host.seats().phones().empty()); });
    connect(&m_host, &PocketHost::changed, this, &PhonesDesk::refresh);
    connect(&m_host.seats(), &PocketSeats::changed, this, &PhonesDesk::refreshPhones);
    refresh();
}

PhonesDesk::~PhonesDesk() = default;

QWidget *PhonesDesk::makeOff()
{
    auto *off = new QWidget(this);
    auto *column = new QVBoxLayout(off);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::floatMargin);
    column->addWidget(
        wordsLabel(u"phonesWhat"_s,
                   tr("Everybody can write at the same time, each on their own phone. The curtain is then "
                      "only for those without one, and the reveal stays on this screen."),
                   off));
    column->addWidget(wordsLabel(u"phonesRisk"_s,
                                 tr("The phones must be in the same network as this computer; nothing goes over the "
                                    "internet. What goes over the air is sealed; only somebody who swaps the page "
                                    "on its way to a phone could still read along. It ends with the game, or when you "
                                    "press Stop."),
                                 off, u"quiet"_s));
    m_offSays = wordsLabel(u"phonesSays"_s, {}, off, u"failure"_s);
    column->addWidget(m_offSays);
    return off;
}

QWidget *PhonesDesk::makeOn()
{
    auto *on = new QWidget(this);
    auto *column = new QVBoxLayout(on);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::floatMargin);
    auto *row = new QHBoxLayout;
    row->setSpacing(metrics::margin);
    m_code = new QrCode(on);
    m_code->setObjectName(u"phonesCode"_s);
    row->addWidget(m_code, 0, Qt::AlignTop);
    auto *beside = new QVBoxLayout;
    beside->setSpacing(metrics::floatMargin);
    beside->addWidget(
        wordsLabel(u"phonesHow"_s, tr("Scan the code with the phone's camera, or type the address:"), on));
    m_address = new QLabel(on);
    m_address->setObjectName(u"phonesAddress"_s);
    m_address->setFont(uiFont(metrics::title, 600));
    m_address->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_address->setWordWrap(true);
    beside->addWidget(m_address);
    m_list = new QListWidget(on);
    m_list->setObjectName(u"phonesAddresses"_s);
    m_list->setAccessibleName(tr("Addresses of this computer"));
    for (const HostAddress &one : m_addresses)
        m_list->addItem(tr("%1 (%2)", "an address, and the network interface that has it")
                            .arg(one.address.toString(), one.interface));
    m_list->setFixedHeight(addressRows * metrics::row);
    m_list->setVisible(m_addresses.size() > 1);
    connect(m_list, &QListWidget::itemClicked, this, [this] { startAt(m_list->currentRow()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { startAt(m_list->currentRow()); });
    beside->addWidget(m_list);
    m_nobody = wordsLabel(u"phonesNobody"_s, tr("No phone is here yet."), on, u"quiet"_s);
    beside->addWidget(m_nobody);
    m_phones = new QWidget(on);
    beside->addWidget(m_phones);
    beside->addStretch(1);
    row->addLayout(beside, 1);
    column->addLayout(row);
    m_causes = wordsLabel(u"phonesCauses"_s, {}, on);
    m_causes->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_causes->hide();
    column->addWidget(m_causes);
    return on;
}

QLayout *PhonesDesk::makeFoot()
{
    auto *foot = new QHBoxLayout;
    const auto button = [&](const QString &object, const QString &text, auto act) {
        auto *made = new QPushButton(text, this);
        made->setObjectName(object);
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, act);
        return made;
    };
    m_stop = button(u"stopPhones"_s, tr("Stop"), [this] { m_host.stop(); });
    m_stop->setToolTip(tr("All seats are at the keyboard again, with what is written"));
    m_start = button(u"startPhones"_s, tr("Start"), [this] { startAt(0); });
    setMainButton(*m_start);
    foot->addWidget(m_stop);
    foot->addStretch(1);
    foot->addWidget(m_start);
    m_close = button(u"closePhones"_s, tr("Close"), [this] { close(); });
    foot->addWidget(m_close);
    return foot;
}

void PhonesDesk::startAt(int row)
{
    if (row < 0 || row >= static_cast<int>(m_addresses.size()))
        return;
    const QHostAddress &address = m_addresses[static_cast<std::size_t>(row)].address;
    if (m_host.isRunning() && m_host.address() == address)
        return;
    if (m_host.start(address))
        m_waited.start(patience);
    else
        m_offSays->setText(tr("This computer can't be reached at %1.").arg(address.toString()));
    refresh();
}

/// What keeps phones away most often, in that order.
QString PhonesDesk::causes() const
{
    return tr("Nobody has come. It may be one of three things:\n"
              "1. The phone is in another network: mobile data, or a guest Wi-Fi.\n"
              "2. The Wi-Fi keeps its devices apart (\"client isolation\"), as guest networks and many hotspots do. "
              "Then let this computer open a hotspot of its own.\n"
              "3. The firewall of this computer is closed. One of these lines opens it:")
           + u"\nsudo ufw allow %1/tcp\nsudo firewall-cmd --add-port=%1/tcp"_s.arg(m_host.port());
}

void PhonesDesk::refresh()
{
    const bool on = m_host.isRunning();
    m_off->setVisible(!on);
    m_on->setVisible(on);
    m_start->setVisible(!on);
    m_stop->setVisible(on);
    m_start->setEnabled(!m_addresses.empty());
    if (m_addresses.empty())
        m_offSays->setText(tr("This computer is in no network."));
    m_offSays->setVisible(!m_offSays->text().isEmpty());
    if (on) {
        m_offSays->clear();
        // Capitals make a coarser code, which is read from farther away; browsers take them for small ones.
        // A third of the screen: it is read from the other side of the table.
        m_code->setText(m_host.link().toUpper(), std::max(leastCode, screen()->availableSize().height() / 3));
        m_code->setAccessibleName(tr("The code of %1").arg(m_host.typedAddress()));
        m_address->setText(m_host.typedAddress());
        m_causes->setText(causes());
        const auto shown = std::find_if(m_addresses.begin(), m_addresses.end(),
                                        [&](const HostAddress &one) { return one.address == m_host.address(); });
        m_list->setCurrentRow(static_cast<int>(shown - m_addresses.begin()));
        if (m_host.seats().phones().empty() && !m_waited.isActive() && m_causes->isHidden())
            m_waited.start(patience);
    } else {
        m_waited.stop();
        m_causes->hide();
    }
    refreshPhones();
}

void PhonesDesk::refreshPhones()
{
    const QWidget *const focused = m_phones->isAncestorOf(focusWidget()) ? focusWidget() : nullptr;
    const QString ringed = focused ? focused->objectName() : QString();
    auto *before = m_phones->layout();
    for (QWidget *row : m_phones->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        row->hide();
        row->deleteLater(); // one of its buttons may be what has been pressed
    }
    delete before;
    auto *column = new QVBoxLayout(m_phones);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::floatMargin);
    for (const Phone &phone : m_host.seats().phones()) {
        if (phone.isShown())
            column->addWidget(askingRow(phone));
    }
    for (const PowerId seat : m_host.seats().offered()) {
        if (const Phone *phone = m_host.seats().phoneAt(seat))
            column->addWidget(seatRow(*phone, seat));
    }
    const bool nobody = m_host.seats().phones().empty();
    m_nobody->setVisible(nobody);
    if (!nobody) {
        m_causes->hide();
        m_waited.stop();
    }
    if (ringed.isEmpty())
        return;
    // The ring stays with its row; where that is gone it goes to whoever asks next, and never to Stop.
    QWidget *next = nullptr;
    for (auto *button : m_phones->findChildren<QPushButton *>()) {
        if (button->isHidden() || !button->parentWidget()->isVisibleTo(m_phones))
            continue;
        if (button->objectName() == ringed)
            next = button;
        else if (!next && button->objectName().startsWith(u"letIn"_s))
            next = button;
    }
    (next ? next : static_cast<QWidget *>(m_close))->setFocus();
}

/// What the phone shows, and whether it may come in.
QWidget *PhonesDesk::askingRow(const Phone &phone)
{
    auto *row = new QWidget(m_phones);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(metrics::floatMargin);
    auto *sign = new QLabel(QString::number(phone.figures), row);
    sign->setObjectName(u"phoneSign"_s);
    sign->setAlignment(Qt::AlignCenter);
    sign->setFont(uiFont(metrics::title, 600));
    sign->setFixedSize(2 * metrics::row, metrics::rowWithReason);
    sign->setStyleSheet(
        u"background: %1; color: white; border-radius: 6px;"_s.arg(QString::fromLatin1(signColours[phone.sign])));
    line->addWidget(sign);
    const QString name = powerName(m_document.board(), phone.wish);
    const Phone *there = m_host.seats().phoneAt(phone.wish);
    const QString question = there && there != &phone
                                 ? tr("A phone that shows %1 in this colour asks for %2, which another phone has.")
                                       .arg(phone.figures)
                                       .arg(name)
                                 : tr("A phone that shows %1 in this colour asks for %2.").arg(phone.figures).arg(name);
    line->addWidget(wordsLabel(u"phoneAsks"_s, question, row), 1);
    const auto button = [&](const QString &object, const QString &text, const QString &told, auto act) {
        auto *made = new QPushButton(text, row);
        made->setObjectName(object + QString::number(phone.number));
        made->setAccessibleName(told);
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, act);
        line->addWidget(made);
    };
    const int number = phone.number;
    button(u"letIn"_s, tr("Let in"), tr("Let %1 in", "a phone that asks for this power").arg(name),
           [this, number] { m_host.seats().letIn(number); });
    button(u"refuse"_s, tr("No"), tr("Don't let %1 in", "a phone that asks for this power").arg(name),
           [this, number] { m_host.seats().refuse(number); });
    return row;
}

QWidget *PhonesDesk::seatRow(const Phone &phone, PowerId seat)
{
    auto *row = new QWidget(m_phones);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    const QString name = powerName(m_document.board(), seat);
    const QString how = m_host.seats().isLocked(seat) ? tr("%1: waits for its PIN").arg(name)
                        : phone.isAway                ? tr("%1: away").arg(name)
                                                      : tr("%1: here").arg(name);
    line->addWidget(wordsLabel(u"phoneHere"_s, how, row, phone.isAway ? u"quiet"_s : QString()), 1);
    auto *release = new QPushButton(tr("Release"), row);
    release->setObjectName(u"release"_s + QString::number(seat.index()));
    release->setAccessibleName(tr("Release %1", "the seat of this power").arg(name));
    release->setToolTip(tr("The seat is at the keyboard again, with what is written"));
    release->setAutoDefault(false);
    connect(release, &QPushButton::clicked, this, [this, seat] { m_host.seats().release(seat); });
    line->addWidget(release);
    return row;
}

} // namespace entente::app
