#pragma once

#include "flow/tableflow.h"
#include "map/mapview.h"
#include "tools/ordertool.h"
#include "actions/chooser.h"

#include <QObject>

#include <optional>

namespace entente::app {

class PlaceCard;
class PositionTool;
class SentenceBar;
class UnitFan;

/// What floats over the board: the sentence at its lower edge, and beside the place that they are about the question
/// that a tool asks, the units that share a place, a card.
class BoardFloats : public QObject {
    Q_OBJECT

public:
    /// `middle`: what holds the map, and all that floats over it.
    BoardFloats(const GameDocument &document, const TableFlow &flow, OrderTool &orders, PositionTool &positions,
                MapView &map, SentenceBar &sentence, QWidget &middle);

    void setEditing(bool on) { m_editing = on; } ///< a position is set up: no order is asked about
    void place();                                ///< the middle has another size
    void placeSentence();                        ///< it says something else
    void setCovered(int width);                  ///< so much of the map's right is
    void showQuestion(bool anew = false);
    void showFan();                  ///< the units that share a place, if one of them was clicked
    bool takeDigit(int digit);       ///< one of these units
    void pointAt(const UnitRef &at); ///< the mouse is there, or nowhere
    void dismissCard();

Q_SIGNALS:
    void aboutToMeasure(); ///< the sentence must say all that it is going to say
    void unitChosen(const entente::UnitRef &unit, entente::PowerId power);

private:
    void showCard();
    QString titleOf(const Question &question) const;
    QList<Chooser::Choice> choicesOf(const Question &question) const;
    QList<Chooser::Choice> kindChoices(const Question &question) const;
    QRect room();
    QPoint pointOf(RegionId place) const; ///< in the middle's pixels
    QList<QPoint> pointsToClick() const;
    Tool &active() const;

    const GameDocument &m_document;
    const TableFlow &m_flow;
    OrderTool &m_orders;
    PositionTool &m_positions;
    MapView &m_map;
    SentenceBar &m_sentence;
    QWidget &m_middle;
    Chooser *m_chooser;
    UnitFan *m_fan;
    PlaceCard *m_card;
    std::optional<Question> m_asked; ///< what the chooser shows
    UnitRef m_under;                 ///< where the mouse is
    bool m_editing = false;
    int m_covered = 0;
};

} // namespace entente::app
