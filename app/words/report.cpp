#include "words/report.h"

#include "orders/notation.h"
#include "words/forms.h"
#include "words/happeningwords.h"
#include "words/names.h"
#include "words/turnsummary.h"
#include "words/verdicts.h"

#include <QCoreApplication>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Report {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

void addResults(QString &text, const Board &board, const Turn &turn, PowerId power, const ReportHead &head)
{
    bool headed = false;
    for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
        const OrderResult &result = turn.results[static_cast<std::size_t>(i)];
        if (result.power != power)
            continue;
        if (!headed)
            text += u'\n' + powerAndPlayer(board, power, head) + u":\n"_s;
        headed = true;
        text += reportedOrder(board, result.order, turn.before.phase.stage);
        const bool plain = outcomeOf(result.verdict.reason) == Outcome::Success && !result.verdict.dislodged;
        QStringList said;
        if (!result.given)
            said += Report::tr("No order came.");
        if (!plain)
            said += verdictSentence(board, turn, i);
        text += said.isEmpty() ? u"\n"_s : u"  ("_s + said.join(u' ') + u")\n"_s;
    }
}

/// "France: 2 builds unused", power by power.
QStringList unusedLines(const Board &board, const Turn &turn, const ReportHead &head)
{
    QStringList lines;
    for (int p = 0; p < board.powerCount(); ++p) {
        if (const QString unused = unusedText(board, turn, PowerId(p)); !unused.isEmpty())
            lines += Report::tr("%1: %2", "a power and what it left unused")
                         .arg(powerAndPlayer(board, PowerId(p), head), unused);
    }
    return lines;
}

QString headLine(const ReportHead &head, const QString &phase)
{
    return head.game.isEmpty() ? phase + u'\n' : head.game + u": "_s + phase + u'\n';
}

} // namespace

QString reportedOrder(const Board &board, const Order &order, Stage stage)
{
    QString text = fromUtf8(orderText(board, order, stage));
    const auto said = [&text](QLatin1StringView verb, const QString &words) {
        return text.startsWith(verb) ? words.arg(text.mid(verb.size()).trimmed()) : text;
    };
    if (is<Build>(order))
        return said("Build"_L1, Report::tr("Build %1", "an order of winter: a unit"));
    if (is<Disband>(order) && stage == Stage::Adjustments)
        return said("Remove"_L1, Report::tr("Remove %1", "an order of winter: a unit"));
    return is<Waive>(order) ? Report::tr("Waive", "an order of winter: no build") : text;
}

QString powerAndPlayer(const Board &board, PowerId power, const ReportHead &head)
{
    const auto player = head.players.find(power);
    const QString name = powerName(board, power);
    return player == head.players.end() || player->second.isEmpty() ? name : name + u" ("_s + player->second + u')';
}

QString ordersText(const Board &board, const std::vector<GivenOrder> &orders, const Phase &phase,
                   const ReportHead &head)
{
    QString text;
    for (int p = 0; p < board.powerCount(); ++p) {
        QString lines;
        for (const GivenOrder &given : orders) {
            if (given.power == PowerId(p))
                lines += reportedOrder(board, given.order, phase.stage) + u'\n';
        }
        if (!lines.isEmpty())
            text += u'\n' + powerAndPlayer(board, PowerId(p), head) + u":\n"_s + lines;
    }
    return headLine(head, phaseName(board, phase)) + text;
}

std::vector<PowerId> silentPowers(const Board &board, const Turn &turn)
{
    std::vector<PowerId> silent;
    // What somebody sent under fog may lie out of sight.
    for (int p = 0; !turn.inPart && p < board.powerCount(); ++p) {
        if (!board.power(PowerId(p)).playable)
            continue;
        const auto ofPower = [p](const OrderResult &result) { return result.power == PowerId(p); };
        const bool asked = std::any_of(turn.results.begin(), turn.results.end(), ofPower);
        const bool wrote = std::any_of(turn.orders.begin(), turn.orders.end(),
                                       [p](const GivenOrder &given) { return given.power == PowerId(p); });
        if (asked && !wrote)
            silent.push_back(PowerId(p));
    }
    return silent;
}

QString silenceSentence(const Board &board, const Turn &turn, const ReportHead &head)
{
    QStringList names;
    for (const PowerId power : silentPowers(board, turn)) {
        const auto times = head.silent.find(power);
        names += times == head.silent.end() || times->second < 2
                     ? nameAfterOf(board, power)
                     : Report::tr("%1 (%n times so far)", "a power that sent no orders", times->second)
                           .arg(nameAfterOf(board, power));
    }
    return names.isEmpty() ? QString() : Report::tr("No orders came from %1.").arg(joinNames(names));
}

QStringList retreatLines(const Board &board, const Turn &turn)
{
    QStringList lines;
    for (const DislodgedUnit &unit : turn.after.dislodged) {
        QStringList places;
        for (const RegionId region : unit.retreats)
            places += fromUtf8(board.regionText(region));
        const QString name = fromUtf8(unitText(board, unit.unit));
        lines += places.isEmpty()
                     ? Report::tr("%1: %2 must disband", "power, unit").arg(powerName(board, unit.unit.power), name)
                     : Report::tr("%1: %2 may retreat to %3", "power, unit, places")
                           .arg(powerName(board, unit.unit.power), name, places.join(u", "_s));
    }
    return lines;
}

QStringList centreLines(const Board &board, const Position &position, const ReportHead &head)
{
    QStringList lines;
    const auto line = [&](PowerId owner, const QString &name) {
        QStringList places;
        for (int p = 0; p < board.provinceCount(); ++p) {
            if (board.province(ProvinceId(p)).centre && position.owner[static_cast<std::size_t>(p)] == owner)
                places += provinceName(board, ProvinceId(p));
        }
        std::sort(places.begin(), places.end(),
                  [](const QString &a, const QString &b) { return QString::localeAwareCompare(a, b) < 0; });
        if (!places.isEmpty())
            lines += Report::tr("%1, %2: %3", "owner, number of centres, centres")
                         .arg(name)
                         .arg(places.size())
                         .arg(places.join(u", "_s));
    };
    for (int p = 0; p < board.powerCount(); ++p)
        line(PowerId(p), powerAndPlayer(board, PowerId(p), head));
    line(PowerId(), head.isFogged ? Report::tr("Neutral or not seen") : Report::tr("Neutral"));
    return lines;
}

QString positionReport(const Board &board, const Position &position, const std::vector<PowerId> &missing,
                       const std::vector<PowerId> &in, const ReportHead &head)
{
    QString text = headLine(head, phaseName(board, position.phase));
    const auto list = [&](const QString &what, const std::vector<PowerId> &powers) {
        QStringList names;
        for (const PowerId power : powers)
            names += powerAndPlayer(board, power, head);
        if (!names.isEmpty())
            text += Report::tr("%1, %2: %3", "what, number of powers, powers")
                        .arg(what)
                        .arg(names.size())
                        .arg(names.join(u", "_s))
                    + u'\n';
    };
    text += u'\n' + Report::tr("Orders so far:") + u'\n';
    list(Report::tr("Complete", "orders of some powers"), in);
    list(Report::tr("Incomplete", "orders of some powers"), missing);
    text += u'\n' + Report::tr("Units:") + u'\n';
    for (int p = 0; p < board.powerCount(); ++p) {
        QStringList units;
        for (const Unit &unit : position.units) {
            if (unit.power == PowerId(p))
                units += unitName(board, unit);
        }
        if (!units.isEmpty())
            text += Report::tr("%1, %2: %3", "owner, number of units, units")
                        .arg(powerAndPlayer(board, PowerId(p), head))
                        .arg(units.size())
                        .arg(units.join(u", "_s))
                    + u'\n';
    }
    text += u'\n' + Report::tr("Supply centres:") + u'\n' + centreLines(board, position, head).join(u'\n') + u'\n';
    if (!head.deadline.isEmpty())
        text += u'\n' + Report::tr("Orders are due: %1").arg(head.deadline) + u'\n';
    return text;
}

QString turnReport(const Board &board, const Turn &turn, const ReportHead &head)
{
    QString text = headLine(head, resultsName(board, turn.before.phase));
    if (const QString silence = silenceSentence(board, turn, head); !silence.isEmpty())
        text += silence + u'\n';
    for (int p = 0; p < board.powerCount(); ++p)
        addResults(text, board, turn, PowerId(p), head);
    const std::vector<Happening> happenings = happeningsOf(board, turn);
    const QStringList unused = unusedLines(board, turn, head);
    if (!happenings.empty() || !unused.isEmpty())
        text += u'\n' + Report::tr("Events:") + u'\n';
    for (const Happening &happening : happenings)
        text += happeningLine(board, turn, happening) + u'\n';
    for (const QString &line : unused)
        text += line + u'\n';
    if (const QStringList retreats = retreatLines(board, turn); !retreats.isEmpty())
        text += u'\n' + Report::tr("Dislodged:") + u'\n' + retreats.join(u'\n') + u'\n';
    text +=
        u'\n' + Report::tr("Supply centres:") + u'\n' + centreLines(board, turn.after, head).join(u'\n') + u"\n\n"_s;
    if (turn.winner.valid())
        text += hasWon(board, turn.winner) + (turn.playedOn ? u".\n"_s : u"."_s);
    if (!turn.isLast())
        text += Report::tr("Next: %1").arg(phaseName(board, turn.after.phase));
    if (!turn.isLast() && !head.deadline.isEmpty())
        text += u'\n' + Report::tr("Orders are due: %1").arg(head.deadline);
    if (!head.press.isEmpty())
        text += u"\n\n"_s + Report::tr("Press:") + u'\n' + head.press;
    return text + u'\n';
}

} // namespace entente::app
