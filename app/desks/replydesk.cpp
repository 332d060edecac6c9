#include "desks/replydesk.h"

#include "look/theme.h"
#include "orders/notation.h"
#include "words/names.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int slice = 12;            ///< milliseconds of search between two looks at the events
constexpr int showEvery = 200;       ///< milliseconds
constexpr qint64 longEnough = 20000; ///< milliseconds after which full replies find little more

enum Column { OrderColumn, Holds, Worst, Deciders };

/// In how many of all replies the order comes out as it should: exactly where that is proved, else as far as a fair
/// sample tells. Never 100 % where something beats the order.
QString shareText(const ReplySearch::Fate &fate)
{
    if (!fate.holdsNow)
        return ReplyDesk::tr("fails already");
    if (fate.proved && fate.worst.changes.empty())
        return ReplyDesk::tr("always", "an order holds");
    if (fate.counted <= 0)
        return {};
    const double share = 100.0 * fate.held / fate.counted;
    if (!fate.worst.changes.empty() && share >= 99.95)
        return ReplyDesk::tr("over 99.9 %", "share of the replies");
    const QString figure = QLocale().toString(share, 'f', 1);
    return fate.proved ? ReplyDesk::tr("%1 %", "share of the replies").arg(figure)
                       : ReplyDesk::tr("about %1 %", "share of the replies").arg(figure);
}

/// "79,200", and "3 × 10¹⁴" where nobody counts the digits.
QString countText(double count)
{
    constexpr double readable = 1e9;
    if (count < readable)
        return QLocale().toString(count, 'f', 0);
    const int power = static_cast<int>(std::floor(std::log10(count)));
    QString digits;
    for (const QChar digit : QString::number(power))
        digits += u"⁰¹²³⁴⁵⁶⁷⁸⁹"_s[digit.digitValue()];
    return ReplyDesk::tr("%1 × 10%2", "a large number: digits, and the power of ten in raised digits")
        .arg(QLocale().toString(count / std::pow(10.0, power), 'f', 0), digits);
}

/// Whose orders are looked at first: those of `power`, unless it has written none and others have.
PowerId firstLookedAt(const GameDocument &document, PowerId power)
{
    const std::vector<PowerId> &seats = document.table().seats;
    const auto writes = [&document](PowerId each) { return document.ordersGiven(each) > 0; };
    if (power.valid() && writes(power))
        return power;
    const auto found = std::find_if(seats.begin(), seats.end(), writes);
    return found == seats.end() ? power : *found;
}

/// Units of a box by their numbers.
QString unitWords(const Board &board, const Position &position, UnitId id)
{
    const Unit &unit = position.units[static_cast<std::size_t>(id.index())];
    return fromUtf8(unitText(board, unit.kind, unit.region, unit.layer, numberOf(board, position, id)));
}

/// "A War - Gal, A Ukr S A War - Gal (Russia), A Bul - Rum (Turkey)": several powers may have to act together.
QString ordersLine(const Board &board, const std::vector<GivenOrder> &orders)
{
    QStringList parts;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const QString order = fromUtf8(orderText(board, orders[i].order));
        const bool last = i + 1 == orders.size() || orders[i + 1].power != orders[i].power;
        parts +=
            last ? ReplyDesk::tr("%1 (%2)", "an order and whose it is").arg(order, powerName(board, orders[i].power))
                 : order;
    }
    return parts.join(u", "_s);
}

} // namespace

ReplyDesk::ReplyDesk(GameDocument &document, PowerId power, QWidget *parent)
    : Sheet(QSize(820, 460), parent), m_document(document), m_timer(new QTimer(this))
{
    setObjectName(u"replyDesk"_s);
    setAttribute(Qt::WA_DeleteOnClose);

    m_power = new QComboBox(this);
    m_power->setObjectName(u"replyPower"_s);
    for (const PowerId each : document.table().seats)
        m_power->addItem(QString(), each.index());
    const PowerId first = firstLookedAt(document, power);
    m_power->setCurrentIndex(std::max(0, m_power->findData(first.valid() ? first.index() : -1)));

    m_summary = new QLabel(this);
    m_summary->setObjectName(u"replySummary"_s);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);

    m_table = new QTableWidget(0, 4, this);
    m_table->setObjectName(u"replyTable"_s);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setWordWrap(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(Worst, QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closeReplies"_s);
    m_copy = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_copy->setObjectName(u"copyReplies"_s);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    QVBoxLayout *const column = page();
    column->addWidget(m_power);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    setFoot(buttons);

    m_timer->setInterval(0);
    connect(m_timer, &QTimer::timeout, this, &ReplyDesk::searchOn);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_power, &QComboBox::currentIndexChanged, this, &ReplyDesk::begin);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, [this] {
        const int row = m_table->currentRow();
        if (row >= 0 && row < static_cast<int>(report().fates.size()))
            Q_EMIT replyChosen(report().fates[static_cast<std::size_t>(row)].worst.changes);
    });
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Orders)
            begin();
        else if (change.kind == Change::Kind::Loaded || change.kind == Change::Kind::Played
                 || change.kind == Change::Kind::Line || change.kind == Change::Kind::Position)
            close();
    });
    tell();
    begin();
}

void ReplyDesk::tell()
{
    setWindowTitle(tr("What beats this?"));
    m_power->setAccessibleName(tr("Whose orders are tried"));
    for (int i = 0; i < m_power->count(); ++i)
        m_power->setItemText(i, powerName(m_document.board(), PowerId(m_power->itemData(i).toInt())));
    m_table->setAccessibleName(tr("How each order fares"));
    m_table->setHorizontalHeaderLabels({tr("Order"), tr("Holds"), tr("Worst reply"), tr("Who decides")});
    m_table->horizontalHeaderItem(Holds)->setToolTip(
        tr("In how many of all replies. Each counts once, whether it makes sense or not."));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Puts the table on the clipboard as text"));
}

/// What was found stays, and the search goes on.
void ReplyDesk::changeEvent(QEvent *event)
{
    Sheet::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    tell();
    refresh();
}

void ReplyDesk::begin()
{
    const Game &game = m_document.game();
    const PowerId power(m_power->currentData().toInt());
    m_search = std::make_unique<ReplySearch>(game.variantPointer()->board, game.rules(), m_document.positionForTrials(),
                                             game.orders(), power);
    m_spent = 0;
    m_table->setRowCount(static_cast<int>(report().fates.size()));
    refresh();
    m_timer->start();
}

void ReplyDesk::searchOn()
{
    QElapsedTimer clock;
    clock.start();
    while (!m_search->done() && clock.elapsed() < slice)
        m_search->tryMore(50);
    m_spent += clock.elapsed();
    if (m_search->done() || m_spent > longEnough)
        m_timer->stop();
    if (!m_timer->isActive() || m_sinceShown.elapsed() > showEvery)
        refresh();
}

QString ReplyDesk::text() const
{
    QStringList lines{m_power->currentText() + u": "_s + m_summary->text()};
    for (int row = 0; row < m_table->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < m_table->columnCount(); ++column) {
            if (const QTableWidgetItem *item = m_table->item(row, column); item && !item->text().isEmpty())
                cells += m_table->horizontalHeaderItem(column)->text() + u": "_s + item->text();
        }
        lines += cells.join(u"; "_s);
    }
    return lines.join(u'\n') + u'\n';
}

void ReplyDesk::refresh()
{
    m_sinceShown.start();
    const Board &board = m_document.board();
    const Position &position = m_document.game().position();
    const auto &fates = report().fates;
    const auto put = [this](int row, int column, const QString &text) {
        QTableWidgetItem *item = m_table->item(row, column);
        if (!item) {
            item = new QTableWidgetItem;
            m_table->setItem(row, column, item);
        }
        if (item->text() != text)
            item->setText(text);
    };
    int safe = 0;
    for (int row = 0; row < static_cast<int>(fates.size()); ++row) {
        const ReplySearch::Fate &fate = fates[static_cast<std::size_t>(row)];
        put(row, OrderColumn, fromUtf8(orderText(board, fate.order.order)));
        put(row, Holds, shareText(fate));
        put(row, Worst,
            !fate.worst.changes.empty() ? ordersLine(board, fate.worst.changes)
            : !fate.holdsNow            ? QString()
            : fate.proved               ? tr("none: proved", "no reply breaks the order")
                                        : tr("none found"));
        QStringList deciders;
        for (const UnitId unit : fate.deciders)
            deciders += unitWords(board, position, unit);
        put(row, Deciders, deciders.join(u", "_s));
        safe += fate.safe() ? 1 : 0;
    }
    const auto proved = std::count_if(fates.begin(), fates.end(), [](const auto &fate) { return fate.proved; });
    QString summary;
    if (report().proved)
        summary = tr("All %1 replies were tried, or make no difference. Orders that nothing beats: %2 of %3.")
                      .arg(countText(report().possible))
                      .arg(safe)
                      .arg(fates.size());
    else if (!m_search->done())
        summary = tr("Tried: %L1 of %2 replies. Orders that nothing has beaten: %3 of %4. Proved: %5.")
                      .arg(report().tried)
                      .arg(countText(report().possible))
                      .arg(safe)
                      .arg(fates.size())
                      .arg(proved);
    else
        summary = tr("There is nothing to try.");
    if (report().worst.broken > 0)
        summary += u' '
                   + tr("The worst reply breaks %1: %2.")
                         .arg(report().worst.broken)
                         .arg(ordersLine(board, report().worst.changes));
    m_summary->setText(summary);
}

} // namespace entente::app
