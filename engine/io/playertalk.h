#pragma once

#include "base/wording.h"
#include "io/gamecase.h"
#include "players/player.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// What a host of games and a program that plays a seat of one say to each other, a line at a time (see the manual).
/// Here are the words alone: who runs whom, and how long anybody waits, is another room's business.

inline constexpr int talkEdition = 1;

/// A line from the host.
struct HostLine {
    enum class Word : std::uint8_t {
        Hello,    ///< "entente 1"
        Option,   ///< "option seed 7"
        Seat,     ///< "seat Austria"
        Past,     ///< "past CASE": a season of moves as everybody was told of it, the oldest first
        Position, ///< "position CASE": now
        Go,       ///< "go 10000": orders are due within so many milliseconds
        Stop,     ///< nobody waits any more: "done" at once
        Quit,
        Unknown, ///< to be passed over
    };
    Word word = Word::Unknown;
    std::string name = {}; ///< of an option
    std::string text = {}; ///< what follows
    std::int64_t number = 0;

    std::string write() const;
    static HostLine read(std::string_view line);
};

/// A line from the program.
struct PlayerLine {
    enum class Word : std::uint8_t {
        Name,   ///< "name Strong"
        Option, ///< "option seed 1": it can be told, and what it is otherwise
        Ready,
        Order,  ///< "order A Vie - Gal"
        Done,   ///< "done", or "done 512": that many adjudications it took
        Remark, ///< empty, or begins with #: for people
        Unknown,
    };
    Word word = Word::Unknown;
    std::string name = {};
    std::string text = {};
    std::int64_t number = 0;

    std::string write() const;
    static PlayerLine read(std::string_view line);
};

/// What a program must know before `go`: its seat, the seasons it remembers, and the position.
std::vector<HostLine> linesOf(const SeatView &view);

/// The program's end of it: keeps what it is told until `go`.
class SeatListener {
public:
    explicit SeatListener(VariantFinder variants) : m_variants(std::move(variants)) {}

    void take(const HostLine &line);
    /// What it may see. Nothing if it was not told enough, or what it was told has a fault.
    std::optional<SeatView> view() const;

private:
    VariantFinder m_variants;
    std::string m_seat;
    std::vector<ToldSeason> m_past;
    std::optional<GameCase> m_position;
    std::shared_ptr<const Variant> m_pastOf; ///< the variant of the seasons remembered
};

/// The host's end: an answer, line by line. What can't be an order of the seat now counts as none.
class AnswerReader {
public:
    explicit AnswerReader(SeatView view) : m_view(std::move(view)) {}

    void take(std::string_view line);
    bool isDone() const { return m_done; }
    const Decision &decision() const { return m_decision; }
    /// What was wrong first: one sentence. Empty if nothing was.
    const Wording &fault() const { return m_fault; }

private:
    void takeOrder(const std::string &text);

    SeatView m_view;
    Decision m_decision;
    Wording m_fault;
    bool m_done = false;
};

/// Cuts bytes into lines, and listens no more where somebody writes without end.
class LineCutter {
public:
    static constexpr std::size_t mostBytes = std::size_t(1) << 20;

    void add(std::string_view bytes);
    /// The next whole line, without its end.
    std::optional<std::string> next();
    /// More came than any answer holds.
    bool isFlooded() const { return m_bytes > mostBytes; }
    /// Another answer begins: whatever was left of the last is passed over.
    void begin();

private:
    std::string m_text;
    std::size_t m_read = 0;
    std::size_t m_bytes = 0;
};

} // namespace entente
