#include "flow/negotiator.h"

#include "flow/thinker.h"

#include <QCoreApplication>

#include <algorithm>

namespace entente::app {

namespace {

constexpr std::uint64_t talkersSeed = 1; ///< who asks twice gets the same answer

} // namespace

Negotiator::Negotiator(GameDocument &document, Thinker &thinker, QObject *parent)
    : QObject(parent), m_document(document), m_thinker(thinker), m_stop(std::make_shared<StopSign>(false))
{
    connect(&document, &GameDocument::loading, this, [this] {
        ++m_games;
        stop();
    });
    connect(&document, &GameDocument::changed, this, &Negotiator::follow);
}

Negotiator::~Negotiator()
{
    stop();
    m_thinker.waitForThread();
}

void Negotiator::stop()
{
    *m_stop = true;
    m_stop = std::make_shared<StopSign>(false);
    m_replies.clear();
    m_asked.clear();
    m_thoughts = 0;
    m_spoken = {};
}

template <class Think, class Tell>
void Negotiator::think(Think think, Tell tell)
{
    ++m_thoughts;
    m_thinker.thinkOf([this, think = std::move(think), tell = std::move(tell), stop = m_stop] {
        if (*stop)
            return;
        auto found = think(stop.get());
        if (*stop)
            return;
        QMetaObject::invokeMethod(
            this,
            [this, stop, tell, found = std::move(found)] {
                if (stop != m_stop)
                    return;
                --m_thoughts;
                tell(found);
            },
            Qt::QueuedConnection);
    });
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
            think([game, known = m_document.table().deals, computers,
                   people](const StopSign *stop) { return talkOf(game, known, computers, people, talkersSeed, stop); },
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
    think([view = m_document.viewFrom(deal.to),
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

void Negotiator::finish()
{
    while (isThinking()) {
        m_thinker.waitForThread();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    }
}

} // namespace entente::app
