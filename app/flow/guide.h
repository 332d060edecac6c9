#pragma once

#include "flow/lessonyear.h"
#include "flow/tableflow.h"

#include <QObject>

#include <vector>

namespace entente::app {

/// Leads a newcomer through a first year (lessonyear.h): says what is to be done next, and sees by the game itself
/// whether it has been. It counts no steps of its own, so that whoever undoes an order, looks back or opens the game
/// again tomorrow is told what is right there.
class Guide : public QObject {
    Q_OBJECT

public:
    enum class Step {
        None,       ///< no lesson, or the guide has been sent away
        Move,       ///< one fleet, by two clicks
        MoveOthers, ///< the two other units
        SealSpring,
        Bounce, ///< what came of Galicia is looked at
        Convoy, ///< the army by sea, and the fleet that carries it
        Support,
        SealAutumn,
        TwoAgainstOne, ///< what came of Norway is looked at
        Build,
        SealWinter,
        NewYear,   ///< the year is over
        Otherwise, ///< an order has been given that is another than the year's
        Strayed,   ///< the units stand elsewhere than the year has them
    };
    /// What there is to be learned, in this order.
    enum class Chapter { Move, Bounce, Convoy, Support, Build, All };
    static Chapter chapterOf(Step step); ///< the one that the step is about; All: there is no more

    /// Where one is, and what of the map is meant.
    struct Advice {
        Step step = Step::None;
        std::vector<UnitRef> units;     ///< that are to be ordered now
        std::vector<ProvinceId> places; ///< that it is about
        friend bool operator==(const Advice &, const Advice &) = default;
    };

    Guide(const GameDocument &document, const TableFlow &flow, QObject *parent = nullptr);

    Advice advice() const;
    /// Says no more in this game.
    void leave();
    /// The table at which the year is played: the learner's seat, and computers that know the year at all others.
    static Table table(const Board &board);

Q_SIGNALS:
    void left();

private:
    bool isLesson() const;
    Advice whileWriting() const;
    Advice whileLooking(const Phase &played) const;
    bool isGiven(const GivenOrder &wanted) const;

    const GameDocument &m_document;
    const TableFlow &m_flow;
    LessonYear m_year;
    bool m_away = false;
};

} // namespace entente::app
