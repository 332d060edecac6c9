#include "flow/adviser.h"

namespace entente::app {

namespace {

constexpr Level advisersLevel = Level::Strong;
constexpr std::uint64_t advisersSeed = 1; ///< who asks twice gets the same answer

} // namespace

Adviser::Adviser(GameDocument &document, Thinker &thinker, QObject *parent)
    : QObject(parent), m_document(document), m_thoughts(thinker)
{
    connect(&document, &GameDocument::loading, this, &Adviser::stop);
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        const bool stale = change.kind == Change::Kind::Loaded || change.kind == Change::Kind::Played
                           || change.kind == Change::Kind::Position || change.kind == Change::Kind::Line;
        if (stale)
            stop();
    });
}

void Adviser::ask(PowerId power)
{
    stop();
    m_thoughts.begin([view = m_document.viewFrom(power)](
                         const StopSign *stop) { return adviseOn(view, advisersLevel, advisersSeed, stop); },
                     [this](const Advice &advice) { Q_EMIT advised(advice); });
}

void Adviser::askAbout(PowerId other, PowerId seat)
{
    stop();
    m_thoughts.begin([view = m_document.viewFrom(seat),
                      other](const StopSign *stop) { return guessPlans(view, other, advisersSeed, stop); },
                     [this](const std::vector<GuessedPlan> &plans) { Q_EMIT guessed(plans); });
}

} // namespace entente::app
