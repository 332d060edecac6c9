#include "flow/negotiator.h"

#include <algorithm>

namespace entente::app {

namespace {

constexpr std::uint64_t talkersSeed = 1; ///< who asks twice gets the same answer

} // namespace

Negotiator::Negotiator(GameDocument &document, Thinker &thinker, QObject *parent)
    : QObject(parent), m_document(document), m_thoughts(thinker)
{
    connect(&document, &GameDocument::loading, this, [this] {
        ++m_games;
        stop();
    });
    connect(&document, &GameDocument::changed, this, &Negotiator::follow);
}

void Negotiator::stop()
{
    m_thoughts.stop();
    m_replies.clear();
    m_asked.clear();
    m_spoken = {};
}

bool Negotiator::isComputers(PowerId power) const
{
    const TableSetup::Tenure *tenure = m_document.computerOf(power);
    return tenure && levelNamed(tenure->player);
}

void Negotiator::follow()
{
    if (!m_document.hasGame() || !m_document.table().talk)
        return;
    const Game &game = m_document.wholeGame();
    const Moment now{m_games, game.turnCount()};
    if (now != m_spoken && m_spoken.turns >= 0)
        stop(); // whatever was said was of another season
    if (game.isOver() || game.position().phase.stage != Stage::Moves)
        return;
    if (now != m_spoken) {
        m_spoken = now;
        std::vector<PowerId> computers, people;
        for (const PowerId power : m_document.table().seats) {
            if (unitCountOf(game.position(), power) > 0)
                (isComputers(power) ? computers : people).push_back(power);
        }
        std::erase_if(people, [this](PowerId power) { return m_document.computerOf(power) != nullptr; });
        // A game that was opened again has heard this season's talk.
        const bool heard =
            std::any_of(m_document.table().deals.begin(), m_document.table().deals.end(), [&](const Deal &deal) {
                return deal.first == game.position().phase && isComputers(deal.from);
            });
        if (!computers.empty() && !heard)
            m_thoughts.begin(
                [game, known = m_document.table().deals, computers, people](const StopSign *stop) {
                    return talkOf(game, known, computers, people, talkersSeed, stop);
                },
                [this](const Deals &said) {
                    for (const Deal &deal : said)
                        m_document.offerDeal(deal);
                });
    }
    for (const Deal &deal : m_document.table().deals) {
        const bool waits = deal.state == Deal::State::Offered && deal.first == game.position().phase
                           && isComputers(deal.to) && std::find(m_asked.begin(), m_asked.end(), deal) == m_asked.end();
        if (waits)
            answer(deal);
    }
}

void Negotiator::answer(const Deal &deal)
{
    m_asked.push_back(deal);
    m_thoughts.begin([view = m_document.viewFrom(deal.to),
                      deal](const StopSign *stop) { return entente::replyTo(view, deal, talkersSeed, stop); },
                     [this, deal](const DealReply &reply) {
                         std::erase(m_asked, deal);
                         m_replies.emplace_back(deal, reply);
                         const Deals &deals = m_document.table().deals;
                         const auto offer = std::find(deals.begin(), deals.end(), deal);
                         if (offer == deals.end())
                             return; // it was withdrawn meanwhile
                         m_document.answerDeal(static_cast<std::size_t>(offer - deals.begin()), reply.agrees());
                         if (reply.counter && m_document.dealRefusal(*reply.counter).isEmpty())
                             m_document.offerDeal(*reply.counter);
                         Q_EMIT replied();
                     });
}

const DealReply *Negotiator::replyTo(const Deal &deal) const
{
    Deal offered = deal;
    offered.state = Deal::State::Offered;
    const auto reply =
        std::find_if(m_replies.begin(), m_replies.end(), [&](const auto &each) { return each.first == offered; });
    return reply == m_replies.end() ? nullptr : &reply->second;
}

} // namespace entente::app
