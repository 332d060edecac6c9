#pragma once

#include "document/gamedocument.h"
#include "orders/setup.h"
#include "tools/tool.h"

#include <optional>

namespace entente::app {

/// Sets up a position by hand: each click puts, takes or gives something, as the brush says. What can't be is refused
/// with its reason. Every change is a step that can be undone; the game then begins with the position that was set up.
class PositionTool : public Tool {
    Q_OBJECT

public:
    struct Brush {
        enum class Act {
            Unit,     ///< puts one of `kind` and `power`; on its like: takes it away
            Walls,    ///< the same behind the walls
            DriveOut, ///< the unit clicked first was driven out from the place clicked then
            Owner,    ///< gives a centre (or land) to `power`, which may be none
            Take,     ///< takes whoever stands there away
        };
        Act act = Act::Unit;
        PowerId power;
        KindId kind{0}; ///< always one of the board's
    };

    explicit PositionTool(GameDocument &document, QObject *parent = nullptr);

    const Brush &brush() const { return m_brush; }
    void setBrush(const Brush &brush);
    void chooseCoast(RegionId coast); ///< answers the question for it
    /// "Austria: A Vie, F Tri; France: Par" puts units and gives centres; false with the reason said.
    bool take(const QString &line);
    void setPhase(const Phase &phase);
    void clearBoard();    ///< no units, and nobody owns anything
    void restoreStart();  ///< as the variant begins
    void restoreOwners(); ///< the units stay, and every centre is whose it is when the variant begins

    void hover(const UnitRef &at) override;
    void click(const UnitRef &at, QPoint globalPos) override;
    bool key(QKeyEvent &event) override;
    Sentence sentence() const override;
    const std::optional<Question> &question() const override { return m_question; }
    void leaveQuestion() override;
    void back() override { leaveQuestion(); }
    void decorate(MapState &state) const override;

Q_SIGNALS:
    void brushChanged();

private:
    void put(RegionId region, QPoint globalPos);
    void apply(const Position &position, SetupFault fault, const StepName &step, RegionId at);
    QString faultText(SetupFault fault, RegionId at) const;
    static QString nobodyIn(const Board &board, ProvinceId province);
    QString describe(const UnitRef &at) const;
    const Position &position() const { return m_document.game().position(); }
    const Board &board() const { return m_document.board(); }

    GameDocument &m_document;
    Brush m_brush;
    UnitRef m_hovered;
    UnitRef m_driven; ///< chosen to be driven out; the next click says from where
    std::optional<Question> m_question;
    StepName m_note; ///< none: null
    bool m_noteRefuses = false;
};

} // namespace entente::app
