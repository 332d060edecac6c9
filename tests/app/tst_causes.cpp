#include "../engine/chanceboards.h"

#include "game/causes.h"
#include "game/citations.h"
#include "game/counterfactual.h"
#include "game/explain.h"
#include "io/gamecase.h"
#include "words/happeningwords.h"
#include "words/verdicts.h"
#include "words/whywords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace entente;
using namespace entente::app;
using namespace entente::test;

/// `because` names the orders that mattered and no others, and "what would have changed it" every order whose absence
/// would have: found here by playing the phase anew, on chance boards of every variant. ENTENTE_BOARDS says how many,
/// ENTENTE_SEED which; "tst_causes eachMattered:lima" runs a part.
class CausesTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { giveTime(); }

private Q_SLOTS:
    void eachMattered_data() { addVariantRows(); }
    void eachMattered();
    void absencesThatTurn_data() { addVariantRows(); }
    void absencesThatTurn();
    void told_data();
    void told();
};

namespace {

struct Setting {
    std::shared_ptr<const Variant> variant;
    Adjudicator judge;
    Chance chance;

    explicit Setting(const QString &id)
        : variant(anyVariant(id.toStdString())), judge(variant->board, variant->rules), chance(chanceOfRun())
    {
    }

    /// Every second board has four units at most, so that little is lost among others.
    Position position(int round)
    {
        Position position = chancePosition(chance, *variant, round % 3 == 0);
        if (round % 2 == 0 && position.units.size() > 4) {
            chance.shuffle(position.units);
            std::erase_if(position.units, [](const Unit &unit) { return unit.layer == Layer::Aboard; });
            position.units.resize(std::min<std::size_t>(position.units.size(), 4));
            position.sort();
        }
        drawSchedule(*variant, position, round + 1);
        return position;
    }

    std::vector<GivenOrder> orders(const Position &position)
    {
        return randomPhaseOrders(chance, *variant->board, variant->rules.orders, position);
    }
};

const OrderResult *sameResult(const Turn &turn, const OrderResult &asked)
{
    for (const bool exactly : {true, false}) { // a unit may have several orders
        for (const OrderResult &result : turn.results) {
            if (result.id == asked.id && result.power == asked.power && result.unit == asked.unit
                && (result.order == asked.order || (!exactly && asked.id.valid())))
                return &result;
        }
    }
    return nullptr;
}

QString tellingOf(const Board &board, const Turn &turn, const OrderResult &result)
{
    return QString::fromUtf8(reasonWord(result.verdict.reason)) + QChar(result.verdict.dislodged ? u'!' : u'.')
           + verdictSentence(board, turn, static_cast<int>(&result - turn.results.data()));
}

/// Is such a thing told of the turn, in these words?
bool isTold(const Board &board, const Turn &turn, const QString &sentence)
{
    const std::vector<Happening> happenings = happeningsOf(board, turn);
    return std::any_of(happenings.begin(), happenings.end(), [&](const Happening &happening) {
        return happeningSentence(board, turn, happening) == sentence;
    });
}

void compare(const Board &board, const Turn &turn, const QString &sentence, const std::vector<int> &causes,
             const std::string &rule, const QJsonValue &expected)
{
    QStringList because, wanted;
    for (const int cause : causes)
        because += QString::fromStdString(
            orderText(board, turn.results[static_cast<std::size_t>(cause)].order, turn.before.phase.stage));
    because.sort();
    for (const QJsonValue &cause : expected[QStringLiteral("because")].toArray())
        wanted += cause.toString();
    QCOMPARE(sentence, expected[QStringLiteral("explanation")].toString());
    QCOMPARE(because, wanted);
    QCOMPARE(QString::fromStdString(rule), expected[QStringLiteral("rule")].toString());
}

} // namespace

/// Left out, an order in `because` changes the verdict or what is told of it, or what is told does not happen; every
/// other one changes nothing of it.
void CausesTest::eachMattered()
{
    QFETCH(QString, id);
    Setting setting(id);
    const Board &board = *setting.variant->board;
    int causes = 0, phases = 0;
    QStringList faults;
    for (int round = 0; round < chanceBoards(24) && faults.size() < 5; ++round) {
        Position position = setting.position(round);
        for (int phase = 0; phase < 2; ++phase) {
            Turn turn = playPhase(setting.judge, *setting.variant, position, setting.orders(position));
            findCauses(setting.judge, *setting.variant, turn);
            ++phases;
            const std::vector<Happening> happenings = happeningsOf(board, turn);
            for (std::size_t cause = 0; cause < turn.results.size(); ++cause) {
                if (turn.results[cause].asked < 0)
                    continue;
                std::vector<GivenOrder> others = turn.orders;
                others.erase(others.begin() + turn.results[cause].asked);
                const Turn without = playPhase(setting.judge, *setting.variant, turn.before, std::move(others));
                for (const OrderResult &result : turn.results) {
                    const OrderResult *now = sameResult(without, result);
                    if (!now || &result == &turn.results[cause])
                        continue;
                    const bool named = std::find(result.because.begin(), result.because.end(), static_cast<int>(cause))
                                       != result.because.end();
                    const bool turned = result.verdict.reason != now->verdict.reason
                                        || result.verdict.dislodged != now->verdict.dislodged;
                    const QString was = tellingOf(board, turn, result), is = tellingOf(board, without, *now);
                    const std::string about = orderText(board, turn.results[cause].order, turn.before.phase.stage)
                                              + ": " + was.toStdString() + " / " + is.toStdString() + '\n'
                                              + describeTurn(board, turn);
                    if (named != (turned || was != is))
                        faults += QString::fromStdString(about);
                    causes += named;
                }
                for (const Happening &happening : happenings) {
                    const bool named =
                        std::find(happening.because.begin(), happening.because.end(), static_cast<int>(cause))
                        != happening.because.end();
                    if (named == isTold(board, without, happeningSentence(board, turn, happening)))
                        faults +=
                            QString::fromStdString(orderText(board, turn.results[cause].order, turn.before.phase.stage)
                                                   + ": " + happeningSentence(board, turn, happening).toStdString()
                                                   + '\n' + describeTurn(board, turn));
                }
            }
            position = turn.after;
        }
    }
    for (const QString &fault : std::as_const(faults))
        qWarning("%s", qPrintable(fault));
    QVERIFY(faults.isEmpty());
    QVERIFY(causes > 0);
    if (areBoardsAsked())
        qInfo("%s: %d phases, %d causes", qPrintable(id), phases, causes);
}

/// Whoever of another power would have turned it by standing is told so, and whatever is told turns it; where nobody is
/// told no single order of the others turns it.
void CausesTest::absencesThatTurn()
{
    QFETCH(QString, id);
    Setting setting(id);
    Adjudicator &judge = setting.judge;
    int listed = 0;
    for (int round = 0; round < chanceBoards(8); ++round) {
        const Position position = setting.position(2 * round);
        const Turn turn = playPhase(judge, *setting.variant, position, setting.orders(position));
        for (std::size_t i = 0; i < turn.results.size(); ++i) {
            const OrderResult &result = turn.results[i];
            const Alternatives found = whatWouldChange(judge, turn, static_cast<int>(i));
            if (!found.complete || found.trials == 0)
                continue;
            for (const OrderResult &other : turn.results) {
                if (other.power == result.power || other.asked < 0 || is<Hold>(other.order)
                    || other.verdict.reason == Reason::Illegal || !other.id.valid() || is<Permission>(other.order)
                    || is<Contract>(other.order))
                    continue;
                std::vector<GivenOrder> orders = turn.orders;
                orders.erase(orders.begin() + other.asked);
                const MovesOutcome &outcome = judge.moves(turn.before, orders);
                const Verdict &now = outcome.units[static_cast<std::size_t>(result.id.index())];
                const bool turned = isTurned(result, now);
                const bool told =
                    std::any_of(found.others.begin(), found.others.end(), [&](const Alternative &alternative) {
                        return alternative.orders.front().power == other.power
                               && alternative.orders.front().order.at == other.order.at
                               && alternative.orders.front().order.layer == other.order.layer
                               && alternative.orders.front().order.number == other.order.number
                               && is<Hold>(alternative.orders.front().order);
                    });
                QVERIFY2(turned == told, (orderText(*setting.variant->board, other.order) + " for "
                                          + orderText(*setting.variant->board, result.order) + '\n'
                                          + describeTurn(*setting.variant->board, turn))
                                             .c_str());
                listed += told;
            }
        }
    }
    QVERIFY(listed >= 0);
}

void CausesTest::told_data()
{
    QTest::addColumn<QJsonObject>("entry");
    for (const QByteArray &line : QByteArray::fromStdString(readTestFile("tests/cases/reasons.jsonl")).split('\n')) {
        const QJsonObject entry = QJsonDocument::fromJson(line).object();
        if (!entry.isEmpty())
            QTest::newRow(entry.value(QStringLiteral("name")).toString().toUtf8().constData()) << entry;
    }
}

/// What is said of an order, or of what happened beside the orders, which orders mattered to it, and the rule:
/// tests/cases/reasons.jsonl.
void CausesTest::told()
{
    QFETCH(QJsonObject, entry);
    const QByteArray asked =
        QJsonDocument(entry.value(QStringLiteral("case")).toObject()).toJson(QJsonDocument::Compact);
    const auto cases = readCases(asked.toStdString(), anyFinder());
    QVERIFY(cases.size() == 1 && cases.front());
    const GameCase &gameCase = *cases.front();
    const Board &board = *gameCase.variant->board;
    const Turn turn = playPhase(*gameCase.variant, gameCase.rules, gameCase.position, gameCase.orders);
    const QJsonObject told = entry.value(QStringLiteral("told")).toObject();
    int found = 0;
    QStringList texts;
    for (std::size_t i = 0; i < turn.results.size(); ++i) {
        const OrderResult &result = turn.results[i];
        QString key = QString::fromStdString(orderText(board, result.order, turn.before.phase.stage));
        if (texts.contains(key))
            key += QStringLiteral(" again");
        texts += key;
        const QJsonValue expected = told.value(key);
        if (!expected.isObject())
            continue;
        ++found;
        compare(board, turn, verdictSentence(board, turn, static_cast<int>(i)), result.because,
                ruleOf(board, turn, static_cast<int>(i)), expected);
        QStringList steps;
        for (const Pieces &step :
             whySteps(board, gameCase.rules, turn, static_cast<int>(i), explain(turn, static_cast<int>(i))))
            steps += plainText(step);
        const QString why = expected[QStringLiteral("why")].toString();
        QVERIFY2(why.isEmpty() || steps.contains(why), qPrintable(steps.join(u'\n')));
    }
    const QJsonObject events = entry.value(QStringLiteral("events")).toObject();
    for (const Happening &happening : happeningsOf(board, turn)) {
        const std::string whom = happening.unit.region.valid() ? unitText(board, happening.unit)
                                 : happening.at.valid()        ? board.province(happening.at).abbreviation
                                                               : board.power(happening.power).name;
        const QJsonValue expected =
            events.value(QString::fromStdString(std::string(happeningWord(happening.kind)) + ' ' + whom));
        if (!expected.isObject())
            continue;
        ++found;
        compare(board, turn, happeningSentence(board, turn, happening), happening.because,
                ruleOf(board, turn, happening), expected);
    }
    QCOMPARE(found, told.size() + events.size());
}

QTEST_MAIN(CausesTest)
#include "tst_causes.moc"
