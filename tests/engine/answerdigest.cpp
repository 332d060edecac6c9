// For work on the judge: everything that it finds, as numbers that are compared before and after a change.
//     answerdigest TURNS [TURNS-A-SETTING]     chance turns of every variant, and of every setting of each
// Unlike turns.digest, which holds the rules, these numbers change with every byte of a verdict, a figure included.
#include "projectpath.h"
#include "randomplay.h"
#include "testfiles.h"

#include "game/digest.h"
#include "game/explain.h"
#include "game/game.h"
#include "game/schedule.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>

using namespace entente;
using namespace entente::test;

namespace {

class Sum {
public:
    void number(std::int64_t value)
    {
        m_value = (m_value ^ static_cast<std::uint64_t>(value)) * 1099511628211ull;
        m_value ^= m_value >> 29;
    }
    template <class Tag>
    void id(Id<Tag> value)
    {
        number(value.index());
    }
    template <class IdType, int words>
    void set(const IdSet<IdType, words> &members)
    {
        members.forEach([this](IdType member) { id(member); });
        number(-1);
    }
    void verdict(const Verdict &verdict)
    {
        number(static_cast<int>(verdict.reason));
        number(static_cast<int>(verdict.refusal));
        id(verdict.other);
        number(verdict.strength);
        number(verdict.against);
        number(verdict.dislodged + 2 * verdict.byConvoy);
        id(verdict.dislodger);
    }
    std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 14695981039346656037ull;
};

void add(Sum &sum, const MovesOutcome &outcome)
{
    for (const Verdict &verdict : outcome.orders)
        sum.verdict(verdict);
    for (const Verdict &verdict : outcome.units)
        sum.verdict(verdict);
    for (const int order : outcome.orderOf)
        sum.number(order);
    for (const RegionId region : outcome.endsIn)
        sum.id(region);
    sum.set(outcome.contested);
    sum.set(outcome.supportsGiven);
    sum.set(outcome.convoyed);
    for (const ProvinceId province : outcome.struckFrom)
        sum.id(province);
    for (const UnitId fleet : outcome.aboard)
        sum.id(fleet);
    sum.set(outcome.inside);
    sum.set(outcome.besieged);
    for (const MovesOutcome::Sortie &sortie : outcome.sorties) {
        sum.id(sortie.unit);
        sum.id(sortie.objective);
        sum.number(sortie.distance);
    }
    for (const auto &[unit, route] : outcome.routes) {
        sum.id(unit);
        sum.id(route.other);
        sum.number(route.strength * 256 + route.against);
    }
    for (const Airborne &flight : outcome.airborne) {
        sum.number(flight.path.size() + 16 * flight.leg);
        sum.number(static_cast<int>(flight.mission) + 16 * flight.aborted + 32 * flight.disturbed);
    }
}

void add(Sum &sum, const Board &board, const Turn &turn)
{
    sum.number(static_cast<std::int64_t>(digestOf(turn)));
    for (std::size_t i = 0; i < turn.results.size(); ++i) {
        const OrderResult &result = turn.results[i];
        sum.verdict(result.verdict);
        for (const char letter : orderText(board, result.order, turn.before.phase.stage))
            sum.number(letter);
        for (const int cause : result.because)
            sum.number(cause);
        if (turn.before.phase.stage != Stage::Moves)
            continue;
        const Explanation why = explain(turn, static_cast<int>(i));
        for (const Explanation::Side &side : why.sides)
            sum.number(side.total * 1024 + static_cast<int>(side.kind) * 256 + static_cast<int>(side.parts.size()));
    }
    for (const Event &event : turn.events)
        sum.number(static_cast<std::int64_t>(event.index()));
}

/// Half of the turns as players write them; in the others somebody's order is another's, or given twice.
void spoil(Chance &chance, std::vector<GivenOrder> &orders)
{
    if (orders.size() < 2 || !chance.oneIn(2))
        return;
    const auto one = static_cast<std::size_t>(chance.below(static_cast<int>(orders.size())));
    const auto two = static_cast<std::size_t>(chance.below(static_cast<int>(orders.size())));
    GivenOrder odd = orders[one];
    if (chance.oneIn(2))
        odd.order.action = orders[two].order.action;
    else if (chance.oneIn(2))
        odd.power = orders[two].power;
    orders.push_back(odd);
}

void play(const std::string &name, const Variant &variant, const Rulebook &given, int turns)
{
    const Board &board = *variant.board;
    Adjudicator judge(variant.board, given);
    Chance chance(11);
    Sum sum;
    for (int i = 0; i < turns; ++i) {
        Position position =
            given.orders.armyFleet && i % 2 ? randomVoyages(chance, variant) : randomPosition(chance, variant);
        Rulebook rules = given;
        rules.sequence.scheduleSeed = i + 1;
        position.schedule = scheduleOf(variant, rules, position.phase);
        std::vector<GivenOrder> orders = randomOrders(chance, board, given.orders, position);
        spoil(chance, orders);
        add(sum, judge.moves(position, orders));
        Turn turn = playPhase(judge, variant, position, orders);
        add(sum, board, turn);
        while (i % 4 == 0 && turn.after.phase.stage != Stage::Moves && !turn.winner.valid()) {
            turn = playPhase(judge, variant, turn.after, randomPhaseOrders(chance, board, given.orders, turn.after));
            add(sum, board, turn);
        }
    }
    std::printf("%s %d %016llx\n", name.c_str(), turns, static_cast<unsigned long long>(sum.value()));
    std::fflush(stdout);
}

void playSettings(const std::string &id, const std::shared_ptr<const Variant> &variant, int turns)
{
    for (const SettingInfo &setting : rulebookSettings()) {
        if (setting.type == SettingInfo::Type::Number || !offers(*variant, setting))
            continue;
        const auto values =
            setting.type == SettingInfo::Type::Flag ? std::vector<std::string>{"false", "true"} : setting.choices;
        for (const std::string &value : values) {
            const Game game(variant, {{setting.name, value}});
            if (value != settingValue(variant->rules, setting.name))
                play(id + ' ' + setting.name + '=' + value, game.variant(), game.rules(), turns);
        }
    }
}

} // namespace

int main(int count, char **words)
{
    const int turns = count > 1 ? std::atoi(words[1]) : 10000;
    const int each = count > 2 ? std::atoi(words[2]) : 0;
    std::vector<std::string> ids;
    for (const auto &entry : std::filesystem::directory_iterator(projectPath("maps")))
        ids.push_back(entry.path().filename().string());
    std::sort(ids.begin(), ids.end());
    for (const std::string &id : ids) {
        const std::shared_ptr<const Variant> variant = variantNamed(id);
        if (!variant)
            continue;
        play(id, *variant, variant->rules, turns);
        if (each > 0)
            playSettings(id, variant, each);
    }
}
