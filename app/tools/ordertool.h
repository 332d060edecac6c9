#pragma once

#include "document/gamedocument.h"
#include "orders/composer.h"
#include "orders/supply.h"
#include "tools/flightplan.h"
#include "tools/tool.h"
#include "tools/writertask.h"

#include <QPointF>

#include <functional>
#include <optional>

namespace entente::app {

/// Writes orders: feeds clicks and keys to the engine's composer, and hands finished orders to the
/// document. Knows no rule; every refusal comes from the composer with its reason.
class OrderTool : public Tool {
    Q_OBJECT

public:
    /// Where a unit stands on the sheet, for the arrow keys.
    using Locator = std::function<QPointF(const UnitRef &)>;

    explicit OrderTool(GameDocument &document, QObject *parent = nullptr);

    void setLocator(Locator locator) { m_locator = std::move(locator); }
    /// Whose orders are written: one power's, or (`everyone`) those of whoever is clicked. Neither:
    /// nothing can be ordered now, clicks only inform.
    void setWriter(PowerId power, bool everyone);
    /// Is there an order of the selected unit's that can be taken back?
    bool hasOrderSelected() const { return knownOrder(m_power, selected()) != nullptr; }
    PowerId writer() const { return orderedFor(); } ///< whose orders are given; never one whose orders are only guessed
    bool seesEverybody() const { return m_everyone; }
    bool isActive() const { return m_composer.has_value(); }
    bool isWriting() const { return m_composer && !m_composer->empty(); } ///< an order is begun

    void hover(const UnitRef &at) override;
    void click(const UnitRef &at, QPoint globalPos) override;
    bool key(QKeyEvent &event) override;
    /// Letters are looked for among the places that can be chosen, before they mean anything else.
    bool wantsLetters() const;
    Sentence sentence() const override;
    const std::optional<Question> &question() const override { return m_question; }
    void leaveQuestion() override;
    void decorate(MapState &state) const override;

    // The same by name, for buttons, menus and lists.
    void chooseVerb(Verb verb);
    void chooseCoast(RegionId coast);
    void chooseKind(KindId kind);
    void chooseArrival(bool arrived); ///< a support backs the unit where its move has brought it
    /// A unit is dragged: taken up here, let go there. On another unit a support may be meant as well as a move; then
    /// it is asked.
    bool mayLift(const UnitRef &at) const;
    void lift(const UnitRef &at);
    void drop(const UnitRef &at, QPoint globalPos);
    void chooseDrop(bool supports); ///< answers it
    void back() override;
    void reset();
    void retranslate(); ///< what is said now, in the language of now
    /// Orders of other powers are assumed: written here, given to nobody, kept out of the game.
    void setAssuming(bool on);
    bool isAssuming() const { return m_assuming; }
    const std::vector<GivenOrder> &assumed() const { return m_assumed; }
    void clearAssumed();
    /// What is written becomes a promise: orders of any player's units are told as they are finished, or places as
    /// they are clicked, and nobody is given anything.
    enum class Promising { No, Orders, Places };
    void setPromising(Promising what);
    /// Shows what others might order, in the place of what was assumed before.
    void assume(std::vector<GivenOrder> orders);
    /// Orders that are only proposed, drawn as guesses are.
    void suggest(std::vector<GivenOrder> orders);
    const std::vector<GivenOrder> &suggested() const { return m_suggested; }
    void finish();
    void select(const UnitRef &unit,
                PowerId power = {});               ///< begins an order of this unit, which may be another power's
    void aimAt(PowerId power) { m_aimed = power; } ///< whose symbol the mouse is on, before a click
    void selectNextUnordered(bool backwards = false);
    void acceptPartners(); ///< gives the orders that go with the last support or convoy
    void clearSelected();  ///< takes back the order of the unit that is chosen
    /// The unit whose order is begun, or that was ordered last; none at first.
    UnitRef selected() const;

    struct Stacked {
        PowerId power;
        UnitRef station;
        friend bool operator==(const Stacked &, const Stacked &) = default;
    };
    /// The units that share the place of the one that is begun, while nothing more is said: it may be another of them
    /// that is meant. Empty where it stands alone.
    std::vector<Stacked> stack() const;
    Stacked chosen() const; ///< the one of them that is begun

    /// For tests and scripts: what can be chosen next, and why a place can't.
    std::vector<ProvinceId> offers() const;
    std::vector<Verb> verbs() const;
    QString refusalAt(RegionId region) const; ///< empty if it can be chosen

    /// One line about a place: whose it is, what stands there, its order. Marked.
    QString describe(RegionId region) const;

Q_SIGNALS:
    void promised(const entente::GivenOrder &order);
    void placePromised(entente::ProvinceId place);

private:
    void takeChange(const Change &change);
    void rebuild();
    const GivenOrder *writtenAt(const UnitRef &at) const;
    const GivenOrder *erasable() const; ///< the order that Delete takes back now; null: none
    bool mayWrite() const;
    void noteChangedOrders();                   ///< orders were given or taken back, by the tool or around it
    std::vector<GivenOrder> seenOrders() const; ///< that the writer may see
    void beginWriting();                        ///< an empty draft of the writer
    void adoptWriter(const UnitRef &at, PowerId meant = {});
    void adoptHost(ProvinceId place);
    void switchTo(PowerId power);
    void adoptVerb(Verb verb);
    int nextInBox(RegionId region) const;
    int numberInBox(const UnitRef &station) const;
    std::optional<Stacked> nextInStack(
        const UnitRef &clicked) const;           ///< another click on the place means the next; none: it means itself
    UnitRef pointed() const;                     ///< by the keyboard or the mouse
    UnitRef asGoal(const UnitRef &at) const;     ///< what is meant by a click there
    const Unit *unitAt(const UnitRef &at) const; ///< null: nobody stands there
    void take(const Composer::Step &step, RegionId about, QPoint globalPos);
    /// `say` is asked at once, and again in another language: it keeps what it speaks of.
    void setNote(std::function<QString()> say, bool refusal);
    void refuse(const Legality &why, bool gently = false); ///< says why of the draft as it is
    void clearNote();
    bool isQuietAt(RegionId region) const; ///< what was clicked last is not judged again while the mouse rests on it
    void sayQuestion(Sentence &out) const;
    void sayDraft(Sentence &out) const;
    void sayPointed(Sentence &out, QString &landing) const; ///< `landing`: of the flight with that place
    void sayCompleted(Sentence &out, const Composer::Step &step, bool quiet) const;
    void sayTask(Sentence &out) const;
    QString waysOpen() const;
    void addGuesses(MapState &state) const;
    void markSelected(MapState &state) const;
    void markChoices(MapState &state) const;
    void markSites(MapState &state) const;
    void markAnswers(MapState &state) const;
    QList<VerbChip> verbChips() const;
    WriterTask task() const { return {m_document, orderedFor(), m_everyone, seenOrders()}; }
    bool moveSelection(int key);
    template <class Places>
    ProvinceId placeTyped(const QString &typed, const Places &places) const;
    bool beginsPlace(const QString &typed) const; ///< one that can be chosen
    bool tabKey(bool backwards);
    bool letterKey(const QKeyEvent &event);
    bool find(const QString &typed);
    bool sayNoPlace(const QString &letter); ///< that it can begin; true
    bool knows(Verb verb) const;
    std::optional<Verb> verbOfKey(int key) const;
    std::vector<GivenOrder> partnersOf(const Order &order) const;
    std::optional<GivenOrder> supportedMove(const Support &support) const;
    QString partnersOffer() const;
    void markPartners(MapState &state) const;
    Legality full(const UnitRef &at) const; ///< the reason why no further order can be given here, if so
    void barTheWay(MapState &state, const Composer::Draft &pointed) const;
    std::optional<MapOrder> wayWritten(const Composer::Draft &draft) const;
    FlightPlan flightPlan() const;                                  ///< with the orders that the writer may see
    QString warning(const Legality &why, const Order &order) const; ///< "Will fail: ..."
    QString refusal(const Legality &why, const Composer::Draft &draft) const;
    std::vector<UnitRef> ownPlaces() const; ///< units (or sites) that can be ordered, in reading order
    /// Whose orders are given here: the seat's, whoever's orders are assumed meanwhile.
    PowerId orderedFor() const { return m_everyone ? m_power : m_seat; }
    bool showsOrder(PowerId power) const { return m_everyone || power == m_seat; }
    /// The order that the writer may know of: one of their own, or an assumed one. Never what another seat has written.
    const GivenOrder *knownOrder(PowerId power, const UnitRef &at) const;
    /// Units of a power without such an order.
    std::vector<UnitRef> openUnits(PowerId power) const;
    const Position &position() const { return m_document.game().position(); }

    GameDocument &m_document;
    Locator m_locator;
    PowerId m_power;
    bool m_everyone = false;
    bool m_assuming = false;
    Promising m_promising = Promising::No;
    PowerId m_seat; ///< whose orders are given; m_power may be another's while its orders are assumed
    std::vector<GivenOrder> m_assumed;
    std::vector<GivenOrder> m_suggested;
    std::optional<Composer> m_composer;
    std::optional<Question> m_question;
    const Position *m_on = nullptr;  ///< what the order is written on
    std::vector<GivenOrder> m_known; ///< the orders seen when something changed last
    UnitRef m_hovered;
    PowerId m_aimed;
    ProvinceId m_quiet; ///< where the mouse lay at the last choice; none since it moved on
    RegionId m_pointer; ///< the keyboard's own finger on the map
    UnitRef m_last;     ///< ordered last
    std::optional<GivenOrder> m_lastOrder;
    UnitRef m_picked; ///< pointed out last, even where nothing can be ordered: what is written there can be taken back
    std::vector<GivenOrder> m_partners; ///< offered, not given: what the last order supports, or a convoy lacks
    QString m_typed;                    ///< the beginning of a place's name
    QString m_note;                     ///< what the last choice said
    std::function<QString()> m_sayNote; ///< says it anew
    bool m_noteRefuses = false;
};

} // namespace entente::app
