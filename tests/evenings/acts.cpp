#include "acts.h"

#include "fire.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "script/scriptwidgets.h"
#include "words/names.h"

#include <QDir>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// A lot drawn from names with weights.
struct Lot {
    int weight;
    const char *name;
};

class Drawer {
public:
    Drawer(const Plan &plan, int number, Evening &evening)
        : m_plan(plan), m_evening(evening), m_window(evening.window()), m_document(m_window.document()),
          m_chance(plan.seed * 100003U + static_cast<unsigned>(number))
    {
        for (int i = 0; i < 3; ++i)
            m_chance();
    }

    QString draw()
    {
        if (!m_document.hasGame())
            return below(8) == 0 || !canContinue() ? begin() : QString(u"continue"_s);
        if (below(4) == 0)
            return befalls();
        switch (m_window.flow().step()) {
        case Step::Covered: return covered();
        case Step::Writing: return writing();
        case Step::AllSealed: return below(8) == 0 ? covered() : below(12) == 0 ? u"early"_s : u"reveal"_s;
        case Step::Results:
            return below(10) == 0 ? u"takeback"_s : below(6) == 0 ? u"walk %1"_s.arg(number()) : u"next"_s;
        case Step::Open: return open();
        case Step::Watched: return below(2) == 0 ? u"reveal"_s : u"home"_s;
        case Step::Over: return below(3) == 0 ? u"home"_s : begin();
        case Step::None: break;
        }
        return begin();
    }

private:
    unsigned number() { return static_cast<unsigned>(m_chance() % 100000U); }
    int below(int bound) { return static_cast<int>(m_chance() % static_cast<unsigned>(bound)); }
    template <std::size_t size>
    QString drawn(const Lot (&lots)[size])
    {
        int all = 0;
        for (const Lot &lot : lots)
            all += lot.weight;
        int draw = below(all);
        for (const Lot &lot : lots) {
            if (draw < lot.weight)
                return QString::fromLatin1(lot.name);
            draw -= lot.weight;
        }
        return {};
    }

    bool canContinue() const
    {
        const auto *go = m_window.findChild<QWidget *>(u"continue"_s);
        return go && go->isVisible();
    }

    QString nameOf(PowerId power) const { return fromUtf8(m_document.board().power(power).id); }

    QString someSeat()
    {
        const std::vector<PowerId> &seats = m_document.table().seats;
        return seats.empty() ? QString()
                             : nameOf(seats[static_cast<std::size_t>(below(static_cast<int>(seats.size())))]);
    }

    QString someFile() { return below(2) == 0 ? u"one.entente"_s : u"two.entente"_s; }

    QString begin()
    {
        const auto variant = m_window.variants().find(m_plan.variant);
        QStringList all;
        for (const PowerId power : Table::standard(*variant->board).seats)
            all += fromUtf8(variant->board->power(power).id);
        const int people = 2 + below(2);
        QStringList seats;
        while (seats.size() < std::min<qsizetype>(people, all.size()))
            seats += all.takeAt(below(static_cast<int>(all.size())));
        QStringList line{u"begin"_s, m_plan.variant};
        if (below(6) == 0)
            line += u"mode=gm"_s;
        line += u"seats="_s + seats.join(u',');
        if (below(3) > 0)
            line += u"pins="_s + seats.mid(0, 1 + below(2)).join(u',');
        if (below(5) == 0)
            line += u"computers="_s + seats.last() + u" seed="_s + QString::number(number());
        if (below(5) == 0 && m_plan.secretPhase < 0) // twins don't take equally long
            line += u"seconds=90"_s;
        return line.join(u' ');
    }

    /// What comes from outside, and what anybody may do at any time.
    QString befalls()
    {
        const fire::Weather weather = fire::weather();
        if ((weather.room >= 0 || weather.readOnly) && below(2) == 0)
            return u"fair"_s;
        static constexpr Lot lots[] = {{14, "save"},    {4, "open"},  {5, "quit"}, {9, "kill"},  {6, "full"},
                                       {3, "readonly"}, {5, "clock"}, {4, "home"}, {3, "table"}, {9, "other"},
                                       {4, "look"},     {2, "clear"}, {6, "forge"}};
        QString lot = drawn(lots);
        // Twins do not write equally often, so that a kill or the end of the disk would meet them at different moments.
        const bool alike = m_document.game().turnCount() <= m_plan.secretPhase;
        if (alike && (lot == "kill"_L1 || lot == "full"_L1 || lot == "readonly"_L1))
            lot = u"save"_s;
        if (lot == "save"_L1 || lot == "open"_L1 || lot == "clear"_L1)
            return lot + u' ' + someFile();
        if (lot == "forge"_L1)
            return u"forge %1 %2"_s.arg(someFile()).arg(number());
        if (lot == "kill"_L1)
            return u"kill %1"_s.arg(1 + below(20));
        if (lot == "full"_L1)
            return u"full %1"_s.arg(below(2) == 0 ? below(20000) : 0);
        if (lot == "clock"_L1)
            return u"clock %1"_s.arg((below(2000) - 1000) * 3600);
        if (lot == "table"_L1)
            return u"table %1"_s.arg(below(2) == 0 ? below(100000) : -below(100000));
        if (lot == "look"_L1)
            return u"key b"_s;
        if (lot == "other"_L1) {
            static constexpr Lot others[] = {{2, "open"}, {2, "order"}, {2, "save"}};
            const QString act = drawn(others);
            return u"other %1 %2"_s.arg(act, act == "order"_L1 ? QString::number(number()) : someFile());
        }
        return lot;
    }

    QString covered()
    {
        static constexpr Lot lots[] = {{60, "take"}, {10, "other seat"}, {8, "wrong"},  {4, "leave"},
                                       {3, "early"}, {3, "takeback"},    {4, "escape"}, {6, "walk"}};
        const QString lot = drawn(lots);
        const PowerId seat = m_window.flow().seat();
        const QString called = seat.valid() ? nameOf(seat) : someSeat();
        if (lot == "take"_L1)
            return u"take "_s + called;
        if (lot == "other seat"_L1)
            return u"take "_s + someSeat();
        if (lot == "wrong"_L1)
            return u"wrong "_s + (below(3) == 0 ? someSeat() : called);
        if (lot == "leave"_L1)
            return u"press leaveSealed"_s;
        if (lot == "escape"_L1)
            return u"key Escape"_s;
        return lot == "walk"_L1 ? u"walk %1"_s.arg(number()) : lot;
    }

    /// An order of a unit of the writer, as people write them.
    QString typed()
    {
        const Position &position = m_document.game().position();
        const PowerId seat = m_window.flow().seat();
        std::vector<Order> orders;
        const OrderRules &rules = m_document.game().rules().orders;
        std::vector<std::size_t> own;
        for (std::size_t i = 0; i < position.units.size(); ++i) {
            if (!seat.valid() || position.units[i].power == seat)
                own.push_back(i);
        }
        if (position.phase.stage == Stage::Adjustments && seat.valid())
            legalAdjustments(m_document.board(), rules, position, seat, orders);
        else if (position.phase.stage == Stage::Moves && !own.empty())
            legalOrders(m_document.board(), rules, position,
                        UnitId(static_cast<int>(own[static_cast<std::size_t>(below(static_cast<int>(own.size())))])),
                        orders);
        if (orders.empty())
            return u"compose %1"_s.arg(number());
        const Order &order = orders[static_cast<std::size_t>(below(static_cast<int>(orders.size())))];
        return u"orders "_s + fromUtf8(orderText(m_document.board(), order, position.phase.stage));
    }

    QString order()
    {
        static constexpr Lot lots[] = {{5, "compose"}, {4, "typed"}, {2, "legal"}};
        const QString lot = drawn(lots);
        return lot == "compose"_L1 ? u"compose %1"_s.arg(number())
               : lot == "typed"_L1 ? typed()
                                   : u"legal %1"_s.arg(below(90));
    }

    QString writing()
    {
        static constexpr Lot lots[] = {{46, "order"}, {22, "seal"}, {5, "undo"}, {3, "redo"}, {2, "none"}, {3, "note"},
                                       {3, "vote"},   {4, "hand"},  {5, "walk"}, {2, "half"}, {2, "press"}};
        const QString lot = drawn(lots);
        const bool secret = m_document.game().turnCount() == m_plan.secretPhase
                            && m_window.flow().seat() == m_document.table().seats.front();
        if (lot == "order"_L1)
            return secret ? u"secret %1 | %2"_s.arg(order(), order()) : order();
        if (lot == "undo"_L1)
            return u"key Ctrl+Z"_s;
        if (lot == "redo"_L1)
            return u"key Ctrl+Shift+Z"_s;
        if (lot == "none"_L1)
            return u"key Ctrl+Delete"_s;
        if (lot == "note"_L1)
            return secret ? u"secret note beware %1 | note trust %2"_s.arg(number()).arg(number())
                          : u"note beware %1"_s.arg(number());
        if (lot == "vote"_L1)
            return u"vote "_s + someSeat();
        if (lot == "hand"_L1)
            return u"key Ctrl+H"_s;
        if (lot == "walk"_L1)
            return secret ? order() : u"walk %1"_s.arg(number());
        if (lot == "half"_L1)
            return secret ? u"secret type mun | type b"_s : u"type mun"_s;
        return lot == "press"_L1 ? u"press History"_s : lot;
    }

    /// At a table without secrets.
    QString open()
    {
        static constexpr Lot lots[] = {{50, "order"}, {25, "reveal"}, {8, "undo"},
                                       {5, "redo"},   {4, "walk"},    {3, "home"}};
        const QString lot = drawn(lots);
        return lot == "order"_L1  ? (below(2) == 0 ? typed() : u"compose %1"_s.arg(number()))
               : lot == "undo"_L1 ? u"key Ctrl+Z"_s
               : lot == "redo"_L1 ? u"key Ctrl+Shift+Z"_s
               : lot == "walk"_L1 ? u"walk %1"_s.arg(number())
                                  : lot;
    }

    const Plan &m_plan;
    Evening &m_evening;
    MainWindow &m_window;
    GameDocument &m_document;
    std::mt19937 m_chance;
};

} // namespace

QString drawnAct(const Plan &plan, int number, Evening &evening)
{
    return Drawer(plan, number, evening).draw();
}

} // namespace entente::app
