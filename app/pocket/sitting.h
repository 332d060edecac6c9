#pragma once

#include "game/game.h"
#include "orders/composer.h"

#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace entente::app {

/// The orders of one seat while its player writes them away from the window, one choice at a time. Holds the seat's own
/// orders and nobody else's, so nothing that it says can hang on theirs. Knows no verb by itself: what may be chosen
/// next it asks of the composer, and what has room in a winter of the judge.
///
/// What can be chosen has an id; each is good for one act, since after it everything may be another thing. An act
/// returns why it was refused, in one sentence, and then nothing has changed; an empty one: it was done.
class Sitting {
public:
    /// `game` stands at the phase that is written; of its orders those of `power` are taken over.
    Sitting(Game game, PowerId power);
    Sitting(const Sitting &) = delete;
    Sitting &operator=(const Sitting &) = delete;

    /// Something that can be ordered, or was.
    struct Line {
        QString id;
        QString name;    ///< of the unit, or what there is to do
        QString order;   ///< in words; empty: none yet
        QString text;    ///< the same as players write it
        int unit = -1;   ///< index into the position's units, in retreats into its dislodged units; -1: of no unit
        int number = -1; ///< index into `orders()`; -1: none yet
    };
    struct Choice {
        QString id;
        QString text;
        RegionId at; ///< where on the map; none: nowhere
    };

    PowerId power() const { return m_power; }
    const Game &game() const { return m_game; } ///< with the seat's own orders
    const std::vector<GivenOrder> &orders() const { return m_game.orders(); }
    /// Was it begun in this phase of the game, and has nobody else written since?
    bool isUpToDate(const Game &game, const std::vector<GivenOrder> &own) const;

    std::vector<Line> units() const; ///< of the power, that can be ordered now
    /// Orders that belong to no unit, and what else may be begun.
    std::vector<Line> more() const;

    bool isComposing() const { return !m_composed.isEmpty(); }
    const QString &composed() const { return m_composed; } ///< the id of the unit or of what was begun
    QString sentence() const;                              ///< what is written so far, and what is asked
    QString note() const;                                  ///< where a flight ends now, and the like; usually empty
    QList<Choice> choices() const;
    bool canUndo() const { return !m_before.empty(); }

    QString beginUnit(const QString &id);
    QString beginMore(const QString &id);
    QString choose(const QString &id);
    QString back(); ///< the last choice; where there is none nothing is begun any more
    QString cancel();
    QString clear(const QString &id); ///< the order of a unit, or one that belongs to none
    QString undo();                   ///< the last change of the orders
    QString stale() const;            ///< of what is not offered (any more)

private:
    static constexpr std::size_t contractLimit = 12; ///< units that a contract can name
    enum class Task { Order, Gift, Contract };
    using Step = Composer::Step;

    const Board &board() const { return m_game.board(); }
    const Position &position() const { return m_game.position(); }
    Stage stage() const { return position().phase.stage; }
    QString unitId(int unit) const;
    QString stepId(const QString &what) const;
    Line lineOf(int number) const; ///< of an own order
    bool mayBegin(Verb verb) const;
    void begin(const QString &composed, Task task);
    void end();
    QString take(const Step &step);
    void give(const Order &order);
    void change(std::vector<GivenOrder> orders);
    QString refusal(const Legality &why) const;
    // What the composer offers (sittingchoices.cpp).
    struct Offer {
        Choice choice;
        std::optional<Order> order; ///< that it completes
    };
    QList<Choice> askedChoices() const;
    QList<Choice> composerChoices() const;
    void addVerbs(std::vector<Offer> &out) const;
    void addPlaces(std::vector<Offer> &out) const;
    std::optional<Order> finished() const;
    bool isOpen(const Step &step, RegionId at) const;
    bool leadsOn(const Composer &trial) const;
    bool leadsOn(const Composer &trial, int &patience) const; ///< how many further choices are still looked at
    bool hasRoom(const Order &order) const;
    Legality winterRoomFor(const Order &order) const; ///< beside the own orders
    QString endText(const Order &order) const;
    bool mayBuild(KindId kind, QString *price) const;
    Step stepOf(Composer &composer, const QString &what) const;
    // Agreements (sittingagreements.cpp).
    bool mayGive() const;
    bool mayContract() const;
    QList<Choice> agreementChoices() const;
    QString agreementSentence() const;
    QString chooseForAgreement(const QString &what);
    int pointsFor(PowerId to, int *most) const;
    Order contract() const;

    Game m_game;
    PowerId m_power;
    std::optional<Composer> m_composer;
    Step m_asked; ///< what must be answered before anything else: NeedsCoast, NeedsKind or NeedsArrival; else Extended
    Task m_task = Task::Order;
    PowerId m_partner;             ///< of an agreement
    std::vector<RegionId> m_party; ///< units of a contract
    QString m_composed;
    std::vector<std::vector<GivenOrder>> m_before; ///< for undo()
    int m_acts = 0;
};

} // namespace entente::app
