#include "panels/replypanel.h"

#include "document/outlook.h"
#include "game/play.h"
#include "look/onchange.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "orders/notation.h"
#include "panels/rowlist.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/verdicts.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int slice = 12;            ///< milliseconds of search between two looks at the events
constexpr int showEvery = 200;       ///< milliseconds
constexpr qint64 longEnough = 20000; ///< milliseconds after which full replies find little more
constexpr double countless = 1e9;    ///< so many replies are no number that anybody reads

// Row::number: the worst reply, then of each order that which breaks it, and that which drives its unit out.
constexpr int worstRow = 0;
constexpr int breakingRow(int fate)
{
    return 1 + 2 * fate;
}
constexpr int drivingRow(int fate)
{
    return 2 + 2 * fate;
}

/// In how many of all replies the order comes out as it should: exactly where that is proved, else as far as a fair
/// sample tells. Never 100 % where something beats the order.
QString shareText(const ReplySearch::Fate &fate)
{
    if (!fate.holdsNow)
        return ReplyPanel::tr("fails already");
    if (fate.proved && fate.worst.changes.empty())
        return ReplyPanel::tr("always", "an order holds");
    if (fate.counted <= 0)
        return {};
    const double share = 100.0 * fate.held / fate.counted;
    if (!fate.worst.changes.empty() && share >= 99.95)
        return ReplyPanel::tr("over 99.9 %", "share of the replies");
    const QString figure = QLocale().toString(share, 'f', 1);
    return fate.proved ? ReplyPanel::tr("%1 %", "share of the replies").arg(figure)
                       : ReplyPanel::tr("about %1 %", "share of the replies").arg(figure);
}

/// Whose orders are looked at first.
PowerId firstLookedAt(const GameDocument &document, PowerId power)
{
    const std::vector<PowerId> &seats = document.table().seats;
    const auto writes = [&document](PowerId each) { return document.ordersGiven(each) > 0; };
    if (power.valid() && writes(power))
        return power;
    const auto found = std::find_if(seats.begin(), seats.end(), writes);
    return found == seats.end() ? power : *found;
}

/// "A War - Gal, A Ukr S A War - Gal (Russia), A Bul - Rum (Turkey)": several powers may have to act together.
QString ordersLine(const Board &board, const std::vector<GivenOrder> &orders)
{
    QStringList parts;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const QString order = fromUtf8(orderText(board, orders[i].order));
        const bool last = i + 1 == orders.size() || orders[i + 1].power != orders[i].power;
        parts +=
            last ? ReplyPanel::tr("%1 (%2)", "an order and whose it is").arg(order, powerName(board, orders[i].power))
                 : order;
    }
    return parts.join(u", "_s);
}

Row headRow(const QString &text)
{
    Row row;
    row.kind = Row::Kind::Head;
    row.text = splitMarked(text);
    return row;
}

QString sentenceCase(const QString &words)
{
    return words.left(1).toUpper() + words.mid(1);
}

} // namespace

ReplyPanel::ReplyPanel(GameDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_timer(new QTimer(this))
{
    setObjectName(u"replyPanel"_s);
    m_power = named(new QComboBox(this), u"replyPower"_s);
    m_summary = plainLabel(this, u"replySummary"_s);
    m_list = named(new RowList(this), u"replyList"_s);
    m_copy = named(new QPushButton(this), u"copyReplies"_s);
    m_close = named(new QPushButton(this), u"closeReplies"_s);

    auto *column = flush<QVBoxLayout>(this, 0);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(metrics::margin, metrics::floatMargin, metrics::margin, 4);
    head->setSpacing(8);
    head->addWidget(m_power);
    head->addWidget(m_summary);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(metrics::margin, metrics::floatMargin, metrics::margin, metrics::margin);
    foot->addWidget(m_copy);
    foot->addStretch(1);
    foot->addWidget(m_close);
    column->addLayout(foot);

    m_timer->setInterval(0);
    connect(m_timer, &QTimer::timeout, this, &ReplyPanel::searchOn);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(m_close, &QPushButton::clicked, this, &ReplyPanel::end);
    connect(m_power, &QComboBox::currentIndexChanged, this, &ReplyPanel::begin);
    connect(m_list, &RowList::chosen, this, &ReplyPanel::choose);
    connect(m_list, &RowList::left, this, &ReplyPanel::left);
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (!isAsked())
            return;
        if (change.kind == Change::Kind::Orders)
            begin();
        else if (change.kind == Change::Kind::Loaded || change.kind == Change::Kind::Played
                 || change.kind == Change::Kind::Line || change.kind == Change::Kind::Position)
            end();
    });
    retranslate();
    onChange(this, {QEvent::LanguageChange}, [this] { retranslate(); });
}

ReplyPanel::~ReplyPanel() = default;

void ReplyPanel::setLivery(const Livery &livery)
{
    m_list->setLivery(livery);
}

/// What was found stays, and the search goes on.
void ReplyPanel::retranslate()
{
    m_power->setAccessibleName(tr("Whose orders are tried"));
    for (int i = 0; i < m_power->count() && m_document.hasGame(); ++i)
        m_power->setItemText(i, powerName(m_document.board(), PowerId(m_power->itemData(i).toInt())));
    m_list->setAccessibleName(tr("How each order fares"));
    m_list->setToolTip(tr("In how many of all replies. Each counts once, whether it makes sense or not."));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Puts all of it on the clipboard as text"));
    m_close->setText(tr("Close"));
    if (isAsked())
        refresh();
}

void ReplyPanel::ask(PowerId power)
{
    {
        const QSignalBlocker quiet(m_power);
        m_power->clear();
        for (const PowerId each : m_document.table().seats)
            m_power->addItem(powerName(m_document.board(), each), each.index());
        const PowerId first = firstLookedAt(m_document, power);
        m_power->setCurrentIndex(std::max(0, m_power->findData(first.valid() ? first.index() : -1)));
    }
    begin();
    m_list->setFocus();
}

bool ReplyPanel::leaveReply()
{
    if (!m_drawn)
        return false;
    m_drawn = false;
    m_chosen = -1;
    m_list->setCurrentNumber(-1);
    Q_EMIT replyLeft();
    return true;
}

void ReplyPanel::end()
{
    if (!isAsked())
        return;
    m_timer->stop();
    leaveReply();
    m_search.reset();
    m_list->setRows({});
    Q_EMIT ended();
}

void ReplyPanel::begin()
{
    const Game &game = m_document.game();
    const PowerId power(m_power->currentData().toInt());
    m_search = std::make_unique<ReplySearch>(game.variantPointer()->board, game.rules(), m_document.positionForTrials(),
                                             game.orders(), power);
    m_quiet = playPhase(game.variant(), game.rules(), m_document.positionForTrials(), game.orders());
    m_spent = 0;
    m_chosen = -1;
    m_order.clear();
    refresh();
    m_list->scrollToTop();
    m_timer->start();
}

void ReplyPanel::searchOn()
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

/// What fails already, then those whose units are driven out, those that fail, and those that hold.
void ReplyPanel::rank()
{
    if (m_chosen >= 0 && !m_order.empty())
        return;
    const auto &fates = report().fates;
    m_order.resize(fates.size());
    std::iota(m_order.begin(), m_order.end(), 0);
    const auto key = [&fates](int index) {
        const ReplySearch::Fate &fate = fates[static_cast<std::size_t>(index)];
        const bool driven = !fate.driving.changes.empty();
        const int rank = !fate.holdsNow ? 0 : driven ? 1 : !fate.worst.changes.empty() ? 2 : fate.proved ? 4 : 3;
        return std::tuple(rank, driven ? fate.driving.changes.size() : fate.worst.changes.size(), index);
    };
    std::sort(m_order.begin(), m_order.end(), [&key](int a, int b) { return key(a) < key(b); });
}

const ReplySearch::Reply *ReplyPanel::replyOf(int number) const
{
    if (number == worstRow)
        return &report().worst;
    const std::size_t fate = static_cast<std::size_t>((number - 1) / 2);
    if (number < 0 || fate >= report().fates.size())
        return nullptr;
    return number == breakingRow(static_cast<int>(fate)) ? &report().fates[fate].worst : &report().fates[fate].driving;
}

void ReplyPanel::choose(const Row &row)
{
    const ReplySearch::Reply *const reply = replyOf(row.number);
    if (!reply)
        return;
    m_chosen = row.number;
    m_drawn = !reply->changes.empty();
    Q_EMIT replyChosen(reply->changes);
}

/// Of the order in the phase as it is; -1: of none.
int ReplyPanel::resultOf(const ReplySearch::Fate &fate) const
{
    const auto found = std::find_if(m_quiet.results.begin(), m_quiet.results.end(), [&fate](const OrderResult &result) {
        return result.power == fate.order.power && result.unit.region == fate.order.order.at
               && unitRefOf(result.order) == unitRefOf(fate.order.order);
    });
    return found == m_quiet.results.end() ? -1 : static_cast<int>(found - m_quiet.results.begin());
}

/// "Vienna, Budapest lost" where centres change hands in this season, else "entered"; empty: none.
QString ReplyPanel::centresOf(const ReplySearch::Reply &reply) const
{
    QStringList names;
    for (const ProvinceId place : reply.centres)
        names += provinceName(m_document.board(), place);
    if (names.isEmpty())
        return {};
    return m_quiet.countsCentres ? tr("%1 lost", "centres").arg(names.join(u", "_s))
                                 : tr("%1 entered", "centres, by others' units").arg(names.join(u", "_s));
}

/// "2 orders fail; A Budapest dislodged; Vienna lost".
QString ReplyPanel::costOf(const ReplySearch::Reply &reply) const
{
    QStringList parts;
    if (!reply.centres.empty())
        parts += centresOf(reply);
    QStringList units;
    for (const UnitId unit : reply.dislodged)
        units +=
            unitName(m_document.board(), m_document.positionForTrials().units[static_cast<std::size_t>(unit.index())]);
    if (!units.isEmpty())
        parts += tr("%1 dislodged", "units").arg(units.join(u", "_s));
    if (reply.broken > 0)
        parts += tr("%n order(s) fail", nullptr, reply.broken);
    return sentenceCase(parts.join(u"; "_s));
}

/// What the reply does to one order and its unit: "Dislodged; Budapest lost: A Gal - Bud (Russia)".
QString ReplyPanel::fateOf(const ReplySearch::Reply &reply, UnitId unit) const
{
    const bool driven = std::find(reply.dislodged.begin(), reply.dislodged.end(), unit) != reply.dislodged.end();
    QString what = driven ? tr("Dislodged") : tr("Fails", "an order");
    if (const QString centres = centresOf(reply); !centres.isEmpty())
        what += u"; "_s + centres;
    return tr("%1: %2", "what befalls an order, and the orders of others that do it")
        .arg(what, ordersLine(m_document.board(), reply.changes));
}

void ReplyPanel::addRowsOf(QList<Row> &rows, int index) const
{
    const Board &board = m_document.board();
    const Position &position = m_document.positionForTrials();
    const ReplySearch::Fate &fate = report().fates[static_cast<std::size_t>(index)];
    const Order &order = fate.order.order;
    const UnitId unit =
        unitOf(board, position, fate.order.power, board.provinceOf(order.at), order.layer, order.number, order.kind);
    const bool driven = !fate.driving.changes.empty();
    const bool broken = !fate.worst.changes.empty();
    Row row;
    row.power = fate.order.power;
    row.unitKind = order.kind;
    row.kindName = kindName(board, order.kind);
    row.text = orderRow(board, order, Stage::Moves);
    row.shortText = orderRow(board, order, Stage::Moves, true);
    row.right = shareText(fate);
    row.number = driven && fate.holdsNow ? drivingRow(index) : breakingRow(index);
    QStringList said;
    if (const int result = fate.holdsNow ? -1 : resultOf(fate); result >= 0)
        said += verdictSentence(board, m_quiet, result, Tense::Ahead);
    else if (driven)
        said += fateOf(fate.driving, unit);
    else if (broken)
        said += fateOf(fate.worst, unit);
    else
        said += fate.proved ? asFarAsSeen(m_document, tr("No reply beats it: proved."))
                            : tr("No reply was found that beats it.");
    if (fate.holdsNow && !driven && fate.worst.changes.size() == 1 && fate.deciders.size() > 1) {
        QStringList units;
        for (const UnitId decider : fate.deciders)
            units += fromUtf8(unitText(board, position.units[static_cast<std::size_t>(decider.index())]));
        said += tr("So can, alone: %1", "units of others").arg(units.join(u", "_s));
    }
    row.reason = splitMarked(said.join(u'\n'));
    row.mark = !fate.holdsNow ? Row::Mark::Failure : driven || broken ? Row::Mark::Warning : Row::Mark::None;
    rows.append(row);
    // What else there is: driven out where it fails already, and failing to fewer orders than drive it out.
    const bool less = fate.holdsNow && driven && broken && fate.worst.changes.size() < fate.driving.changes.size();
    if (!less && !(driven && !fate.holdsNow))
        return;
    const ReplySearch::Reply &other = less ? fate.worst : fate.driving;
    Row also;
    also.number = less ? breakingRow(index) : drivingRow(index);
    also.text = splitMarked(less ? tr("With less it fails") : tr("It can be worse"));
    also.struck = true;
    also.reason = splitMarked(fateOf(other, unit));
    rows.append(also);
}

QList<Row> ReplyPanel::rows() const
{
    QList<Row> rows;
    if (!report().worst.changes.empty()) {
        rows.append(headRow(tr("The worst reply found")));
        Row worst;
        worst.number = worstRow;
        worst.text = splitMarked(marked(costOf(report().worst), Piece::Role::Strong));
        worst.reason = splitMarked(ordersLine(m_document.board(), report().worst.changes));
        worst.mark = Row::Mark::Warning;
        rows.append(worst);
    }
    if (!m_order.empty())
        rows.append(headRow(tr("Each order")));
    for (const int index : m_order)
        addRowsOf(rows, index);
    return rows;
}

QString ReplyPanel::summary() const
{
    const auto &fates = report().fates;
    const auto safe = std::count_if(fates.begin(), fates.end(), [](const auto &fate) { return fate.safe(); });
    const auto proved = std::count_if(fates.begin(), fates.end(), [](const auto &fate) { return fate.proved; });
    const bool many = report().possible >= countless;
    const QString possible = QLocale().toString(report().possible, 'f', 0);
    if (report().proved)
        return (many ? tr("There are more replies than can be tried, but most make no difference: none is left out.")
                     : tr("All %1 replies were tried, or make no difference.").arg(possible))
               + u' ' + tr("Nothing beats %1 of %2 orders.").arg(safe).arg(fates.size());
    if (m_search->done())
        return tr("There is nothing to try.");
    return (many ? tr("Tried: %L1. There are more replies than can be tried.").arg(report().tried)
                 : tr("Tried: %L1 of %2 replies.").arg(report().tried).arg(possible))
           + u' '
           + tr("Nothing has beaten %1 of %2 orders. Proved against every reply: %3.")
                 .arg(safe)
                 .arg(fates.size())
                 .arg(proved);
}

QString ReplyPanel::text() const
{
    QStringList lines{m_power->currentText() + u": "_s + m_summary->text()};
    for (const Row &row : m_list->rows().rows()) {
        QString line = plainText(row.text);
        if (!row.right.isEmpty())
            line += u" ("_s + row.right + u')';
        if (!row.reason.isEmpty())
            line += u". "_s + plainText(row.reason).replace(u'\n', u". "_s);
        lines += line;
    }
    return lines.join(u'\n') + u'\n';
}

void ReplyPanel::refresh()
{
    m_sinceShown.start();
    rank();
    m_summary->setText(asFarAsSeen(m_document, summary()));
    const auto told = [](const QList<Row> &rows) {
        QStringList lines;
        for (const Row &row : rows)
            lines += QString::number(row.number) + plainText(row.text) + row.right + plainText(row.reason);
        return lines;
    };
    const QList<Row> now = rows();
    if (told(now) == told(m_list->rows().rows()))
        return;
    m_list->setRows(now);
    m_list->setCurrentNumber(m_chosen);
}

} // namespace entente::app
