#include "chanceboards.h"

#include "judge/adjudicator.h"
#include "orders/composer.h"
#include "orders/parser.h"

using namespace entente;
using namespace entente::test;

/// One place decides whether an order may be given; the lists, the judge and the map's clicks agree with it. On boards
/// of chance, of every variant: `ENTENTE_BOARDS` says how many (a sample by default).
class OneLegalityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listedIsNeverVoid_data() { addVariantRows(); }
    void listedIsNeverVoid();
    void clickedIsRefusedAsTyped_data() { addVariantRows(); }
    void clickedIsRefusedAsTyped();
};

namespace {

/// What hangs on the orders of others, or on a second order of one's own.
bool isKnownLater(Refusal refusal)
{
    switch (refusal) {
    case Refusal::NoContract:
    case Refusal::OneSignature:
    case Refusal::OrderedTwice:
    case Refusal::SplitsActions:
    case Refusal::ShipFull:
    case Refusal::Laden: // an army of its own goes aboard
    case Refusal::MissionElsewhere: return true;
    default: return false;
    }
}

/// The order that the clicks so far and this one come to, in the form that somebody would type; nothing where they make
/// no whole order yet.
std::optional<Order> typed(const Board &board, const Composer::Draft &draft, RegionId clicked)
{
    if (!draft.unit.valid() || board.kind(draft.kind).flying != Flying::No || draft.layer != Layer::Field)
        return std::nullopt;
    Order order{draft.kind, draft.unit, draft.layer, Hold(), static_cast<std::uint8_t>(draft.number)};
    const RegionId to = board.mainRegion(board.provinceOf(clicked));
    const bool onItself = board.provinceOf(clicked) == board.provinceOf(draft.unit);
    if (!draft.verb || draft.verb == Verb::Move) {
        if (onItself || board.kind(draft.kind).hops > 1)
            return std::nullopt;
        order.action = Move{{to}, Way::Unsaid, {}};
    } else if (draft.verb == Verb::ConvoyedMove) {
        if (board.isSea(board.provinceOf(clicked)) || board.kind(draft.kind).hops > 1)
            return std::nullopt; // a leg of its way
        order.action = Move{{to}, draft.waters.empty() ? Way::ByConvoy : Way::ByRoute, draft.waters};
    } else if (draft.verb == Verb::Support) {
        if (!draft.target.valid())
            order.action = Support{{}, to, {}};
        else
            order.action = Support{draft.targetKind, draft.target,
                                   board.provinceOf(clicked) == board.provinceOf(draft.target) ? RegionId() : to};
    } else if (draft.verb == Verb::Convoy && draft.target.valid()) {
        order.action = Convoy{draft.targetKind, draft.target, to};
    } else {
        return std::nullopt;
    }
    return order;
}

} // namespace

void OneLegalityTest::listedIsNeverVoid()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    const Board &board = *variant->board;
    for (int round = 0; round < chanceBoards(40); ++round) {
        Chance chance(static_cast<std::uint64_t>(round) * 977 + 5);
        const Position position = chancePosition(chance, *variant);
        const OptionTable options(board, variant->rules.orders, position);
        std::vector<GivenOrder> orders;
        std::vector<Order> listed;
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            const Unit &unit = position.units[static_cast<std::size_t>(u)];
            if (!board.power(unit.power).playable)
                continue;
            listed.clear();
            options.ordersOf(UnitId(u), listed);
            for (const Order &each : listed) {
                Order order = each;
                const Legality why = checkOrder(board, variant->rules.orders, position, unit.power, order);
                QVERIFY2(why.ok(), (orderText(board, each) + ": " + refusalWord(why.refusal)).c_str());
            }
            if (!listed.empty())
                orders.push_back(
                    {unit.power, listed[static_cast<std::size_t>(chance.below(static_cast<int>(listed.size())))]});
        }
        const Turn turn = playPhase(*variant, variant->rules, position, orders);
        for (const OrderResult &result : turn.results) {
            const Refusal why = result.verdict.refusal;
            QVERIFY2(result.verdict.reason != Reason::Illegal || isKnownLater(why),
                     (orderText(board, result.order) + ": " + refusalWord(why)).c_str());
        }
    }
}

void OneLegalityTest::clickedIsRefusedAsTyped()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    const Board &board = *variant->board;
    const OrderRules &rules = variant->rules.orders;
    int compared = 0;
    for (int round = 0; round < chanceBoards(40) * 4; ++round) {
        Chance chance(static_cast<std::uint64_t>(round) * 613 + 11);
        const Position position = chancePosition(chance, *variant);
        if (position.units.empty())
            continue;
        const Unit &unit =
            position.units[static_cast<std::size_t>(chance.below(static_cast<int>(position.units.size())))];
        if (!board.power(unit.power).playable)
            continue;
        Composer composer(board, rules, position, unit.power);
        const Verb verbs[] = {Verb::Move, Verb::ConvoyedMove, Verb::Support, Verb::Support, Verb::Convoy};
        (void)composer.choose(unit.region);
        if (!chance.oneIn(4))
            (void)composer.choose(verbs[chance.below(5)]);
        if (composer.draft().verb && !chance.oneIn(5)) {
            const Unit &other =
                position.units[static_cast<std::size_t>(chance.below(static_cast<int>(position.units.size())))];
            (void)composer.choose(other.region);
        }
        const Composer::Draft draft = composer.draft();
        for (int p = 0; p < board.provinceCount() && !composer.empty(); ++p) {
            const RegionId clicked = board.mainRegion(ProvinceId(p));
            std::optional<Order> order = typed(board, draft, clicked);
            const Composer::Step step = composer.preview(clicked);
            if (!order || step.kind == Composer::Step::Kind::NeedsCoast)
                continue;
            if (is<Support>(*order) && draft.target.valid() && !board.isSea(ProvinceId(p))
                && unitIn(board, position, board.provinceOf(draft.target), Layer::Aboard).valid())
                continue; // the army in its hold is meant, that goes ashore
            const bool whole = step.kind == Composer::Step::Kind::Completed;
            if (!whole && step.kind != Composer::Step::Kind::Refused)
                continue;
            const std::string text = orderText(board, *order);
            const Legality why = checkOrder(board, rules, position, unit.power, *order);
            ++compared;
            QVERIFY2(why.refusal == (whole ? Refusal::None : step.why.refusal)
                         && (whole || why.where == step.why.where || !step.why.where.valid()),
                     (text + ": typed " + refusalWord(why.refusal) + ", clicked "
                      + (whole ? "taken" : refusalWord(step.why.refusal)))
                         .c_str());
        }
    }
    QVERIFY(compared > chanceBoards(40));
}

QTEST_GUILESS_MAIN(OneLegalityTest)
#include "tst_onelegality.moc"
