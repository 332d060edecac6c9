#include "game/digest.h"

namespace entente {

namespace {

class Fnv {
public:
    explicit Fnv(DigestForm form = DigestForm::Whole) : m_form(form) {}
    void byte(int value) { m_hash = (m_hash ^ static_cast<std::uint8_t>(value)) * 1099511628211ull; }
    void number(std::int64_t value)
    {
        for (int i = 0; i < 8; ++i)
            byte(static_cast<int>(value >> (8 * i) & 255));
    }
    void word(const char *text)
    {
        for (; *text; ++text)
            byte(*text);
        byte(0);
    }
    template <class Tag>
    void id(Id<Tag> value)
    {
        byte(value.index());
        if (value.index() > 255 && m_form == DigestForm::Whole)
            byte(value.index() >> 8);
    }
    void unit(const Unit &unit)
    {
        id(unit.power);
        id(unit.kind);
        id(unit.region);
        byte(static_cast<int>(unit.layer));
    }
    std::uint64_t value() const { return m_hash; }

private:
    DigestForm m_form;
    std::uint64_t m_hash = 14695981039346656037ull;
};

/// What only some variants have, and nothing where they have not: so the numbers of other games stay what they were.
void addOfFeatures(Fnv &hash, const Position &position)
{
    for (const PowerId holder : position.holder)
        hash.id(holder);
    for (const ProvinceId province : position.bombed)
        hash.id(province);
    for (const int points : position.points)
        hash.number(points);
    for (const PowerId power : position.schedule)
        hash.id(power);
    for (const Siege &siege : position.sieges) {
        hash.unit(siege.unit);
        hash.byte(siege.seasons);
    }
    for (const Loss &loss : position.losses) {
        hash.byte(static_cast<int>(loss.season));
        hash.number(loss.year);
    }
    for (const Airborne &flight : position.airborne) {
        hash.unit(flight.unit);
        for (const ProvinceId space : flight.path)
            hash.id(space);
        hash.byte(static_cast<int>(flight.mission));
        hash.byte(flight.leg);
        hash.byte(flight.aborted + 2 * flight.disturbed);
    }
    for (const Leave &leave : position.leaves) {
        hash.id(leave.by);
        hash.id(leave.guest);
        hash.id(leave.from);
        hash.id(leave.at);
    }
    for (const ProvinceSet &held : position.footholds) {
        held.forEach([&](ProvinceId centre) { hash.id(centre); });
        hash.byte(255);
    }
    for (const PowerId power : position.out)
        hash.id(power);
}

} // namespace

std::uint64_t digestOf(const Position &position, DigestForm form)
{
    Fnv hash(form);
    hash.byte(static_cast<int>(position.phase.season));
    hash.number(position.phase.year);
    hash.byte(static_cast<int>(position.phase.stage));
    hash.number(static_cast<std::int64_t>(position.units.size()));
    for (const Unit &unit : position.units)
        hash.unit(unit);
    for (const DislodgedUnit &dislodged : position.dislodged) {
        hash.unit(dislodged.unit);
        hash.id(dislodged.from);
        for (const RegionId region : dislodged.retreats)
            hash.id(region);
        if (dislodged.cargo.valid())
            hash.id(dislodged.cargo);
        hash.byte(255);
    }
    for (const ProvinceId province : position.contested)
        hash.id(province);
    hash.byte(255);
    for (const PowerId owner : position.owner)
        hash.id(owner);
    addOfFeatures(hash, position);
    return hash.value();
}

std::uint64_t digestOf(const Turn &turn)
{
    Fnv hash;
    for (const OrderResult &result : turn.results) {
        hash.id(result.power);
        hash.unit(result.unit);
        hash.byte(static_cast<int>(result.order.action.index()));
        hash.word(reasonWord(result.verdict.reason)); // the words are stable, the numbers need not be
        hash.word(refusalWord(result.verdict.refusal));
        hash.byte(result.verdict.dislodged);
    }
    return combineDigests(combineDigests(digestOf(turn.before), hash.value()), digestOf(turn.after));
}

std::uint64_t combineDigests(std::uint64_t a, std::uint64_t b)
{
    Fnv hash;
    hash.number(static_cast<std::int64_t>(a));
    hash.number(static_cast<std::int64_t>(b));
    return hash.value();
}

} // namespace entente
