#include "panels/orderexample.h"

#include "orders/composer.h"

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

class ExampleMaker {
public:
    ExampleMaker(const GameDocument &document, PowerId writer)
        : m_board(document.board()), m_rules(document.game().rules().orders), m_position(document.game().position()),
          m_writer(writer)
    {
    }

    QString made() const
    {
        switch (m_position.phase.stage) {
        case Stage::Moves: return move();
        case Stage::Retreats: return retreat();
        case Stage::Adjustments: return adjustment();
        }
        return {};
    }

private:
    QString shortName(ProvinceId place) const
    {
        return QString::fromStdString(m_board.province(place).abbreviation).toLower();
    }
    QString shortName(const Unit &unit) const { return shortName(m_board.provinceOf(unit.region)); }

    /// Where it could go, but for places of the writer's own.
    ProvinceSet goals(const Unit &unit) const
    {
        const UnitKind &kind = m_board.kind(unit.kind);
        if (unit.layer != Layer::Field || kind.flying != Flying::No)
            return {};
        ProvinceSet goals = m_board.reach(kind.travel, unit.region);
        for (const Unit &own : m_position.units) {
            if (own.power == m_writer)
                goals.erase(m_board.provinceOf(own.region));
        }
        return goals;
    }

    /// A move with another unit's support, or a move alone.
    QString move() const
    {
        QString alone;
        for (const Unit &unit : m_position.units) {
            const ProvinceSet to = unit.power == m_writer ? goals(unit) : ProvinceSet();
            if (to.empty())
                continue;
            for (const Unit &helper : m_position.units) {
                const ProvinceSet both =
                    helper.power == m_writer && !(helper == unit) ? goals(helper) & to : ProvinceSet();
                if (!both.empty())
                    return u"%1 s %2 - %3"_s.arg(shortName(helper), shortName(unit), shortName(both.first()));
            }
            if (alone.isEmpty())
                alone = u"%1 - %2"_s.arg(shortName(unit), shortName(to.first()));
        }
        return alone;
    }

    QString retreat() const
    {
        QString walls; // its own place means behind them
        for (const DislodgedUnit &dislodged : m_position.dislodged) {
            if (dislodged.unit.power != m_writer)
                continue;
            const ProvinceId from = m_board.provinceOf(dislodged.unit.region);
            for (const RegionId to : dislodged.retreats) {
                if (m_board.provinceOf(to) != from)
                    return u"%1 - %2"_s.arg(shortName(from), shortName(m_board.provinceOf(to)));
                walls = u"%1 r ((%1))"_s.arg(shortName(from));
            }
        }
        return walls;
    }

    QString adjustment() const
    {
        const std::vector<ProvinceId> sites = Composer(m_board, m_rules, m_position, m_writer).offers();
        if (sites.empty())
            return {};
        for (const Unit &unit : m_position.units) {
            if (unit.power == m_writer && m_board.provinceOf(unit.region) == sites.front())
                return u"remove "_s + shortName(sites.front());
        }
        for (int k = 0; k < m_board.kindCount(); ++k) {
            const UnitKind &kind = m_board.kind(KindId(k));
            if (kind.travel == Travel::Land)
                return u"build %1 %2"_s.arg(QString::fromStdString(kind.letter).toLower(), shortName(sites.front()));
        }
        return {};
    }

    const Board &m_board;
    const OrderRules &m_rules;
    const Position &m_position;
    PowerId m_writer;
};

} // namespace

QString orderExample(const GameDocument &document, PowerId writer)
{
    if (writer.valid())
        return ExampleMaker(document, writer).made();
    QString example;
    for (const PowerId power : document.toOrder()) {
        if (example.isEmpty())
            example = ExampleMaker(document, power).made();
    }
    return example;
}

} // namespace entente::app
