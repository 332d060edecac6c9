#include "cli/console.h"

#include "io/playertalk.h"
#include "orders/notation.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <iostream>
#include <mutex>
#include <thread>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

constexpr int usedPart = 80; ///< per cent of the time it is given that a player thinks

void tell(const PlayerLine &line)
{
    print(line.write());
    std::fflush(stdout);
}

/// A player's answer to "go", thought out beside the listening. It is always given: whoever is stopped, or runs out of
/// time, answers what an OrderGenerator writes at once.
class Answer {
public:
    Answer() = default;
    ~Answer() { stop(); }
    Answer(const Answer &) = delete;
    Answer &operator=(const Answer &) = delete;

    void begin(const SeatView &view, Level level, std::uint64_t seed, std::int64_t milliseconds)
    {
        wait();
        m_stop = false;
        m_thought = std::thread([this, view, level, seed, milliseconds] {
            Decision decision = thinkFor(view, level, seed, milliseconds);
            if (decision.stopped)
                decision = decide(view, Level::Steady, seed);
            for (const GivenOrder &given : decision.orders)
                print(PlayerLine{
                    PlayerLine::Word::Order, {}, orderText(view.board(), given.order, view.position().phase.stage)}
                          .write());
            tell({PlayerLine::Word::Done, {}, {}, decision.adjudications});
        });
    }
    /// Until it is given.
    void wait()
    {
        if (m_thought.joinable())
            m_thought.join();
    }
    void stop()
    {
        m_stop = true;
        wait();
    }

private:
    Decision thinkFor(const SeatView &view, Level level, std::uint64_t seed, std::int64_t milliseconds)
    {
        std::mutex mutex;
        std::condition_variable ended;
        bool done = false;
        std::thread watch([&] {
            std::unique_lock lock(mutex);
            const auto time = std::chrono::milliseconds(milliseconds * usedPart / 100);
            if (!ended.wait_for(lock, time, [&] { return done; }))
                m_stop = true;
        });
        Decision decision = decide(view, level, seed, &m_stop);
        {
            const std::lock_guard lock(mutex);
            done = true;
        }
        ended.notify_one();
        watch.join();
        return decision;
    }

    StopSign m_stop = false;
    std::thread m_thought;
};

/// Speaks with a host of games.
class Talk {
public:
    explicit Talk(Level level) : m_level(level), m_listener(m_library.finder()) {}

    /// False to end.
    bool hear(const std::string &text)
    {
        const HostLine line = HostLine::read(text);
        switch (line.word) {
        case HostLine::Word::Hello:
            tell({PlayerLine::Word::Name, {}, std::string("Entente ") + levelWord(m_level)});
            tell({PlayerLine::Word::Option, "seed", "1"});
            tell({PlayerLine::Word::Option, "level", levelWord(m_level)});
            tell({PlayerLine::Word::Ready});
            break;
        case HostLine::Word::Option: setOption(line); break;
        case HostLine::Word::Seat:
        case HostLine::Word::Past:
        case HostLine::Word::Position: m_listener.take(line); break;
        case HostLine::Word::Go:
            if (const auto view = m_listener.view()) {
                m_answer.begin(*view, m_level, m_seed, line.number > 0 ? std::min(line.number, longest) : longest);
            } else {
                m_answer.wait();
                tell({PlayerLine::Word::Remark, {}, "# no seat and position that can be read"});
                tell({PlayerLine::Word::Done});
            }
            break;
        case HostLine::Word::Stop: m_answer.stop(); break;
        case HostLine::Word::Quit: return false;
        case HostLine::Word::Unknown: break;
        }
        return true;
    }

    /// Until the answer that is under way is given.
    void wait() { m_answer.wait(); }

private:
    static constexpr std::int64_t longest = 24 * 3600 * 1000; ///< milliseconds

    void setOption(const HostLine &line)
    {
        const QString value = QString::fromStdString(line.text);
        bool number = false;
        const quint64 seed = value.toULongLong(&number);
        const std::optional<Level> level = levelNamed(line.text);
        if (line.name == "seed" && number)
            m_seed = seed;
        else if (line.name == "level" && level)
            m_level = *level;
        else
            tell({PlayerLine::Word::Remark, {}, "# no such option"});
    }

    Level m_level;
    quint64 m_seed = 1;
    VariantLibrary m_library;
    SeatListener m_listener;
    Answer m_answer;
};

} // namespace

ExitStatus playSeat(CommandParser &parser)
{
    parser.addOption(
        {u"level"_s, say("The player: chance, beginner, steady, strong or expert."), u"LEVEL"_s, u"strong"_s});
    if (const auto done = parser.read())
        return *done;
    const std::optional<Level> level = levelNamed(parser.value(u"level"_s).toStdString());
    if (!level)
        return misused(say("There is no player “%1”.").arg(parser.value(u"level"_s)));
    Talk talk(*level);
    std::string line;
    while (std::getline(std::cin, line)) {
        if (!talk.hear(line))
            return ExitStatus::Well;
    }
    talk.wait(); // whoever only writes a file of lines gets all answers
    return ExitStatus::Well;
}

} // namespace entente::app
