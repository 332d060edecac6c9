#include "io/playertalk.h"

#include "orders/legality.h"
#include "orders/parser.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace entente {

namespace {

constexpr std::array<std::string_view, 8> hostWords = {"entente",  "option", "seat", "past",
                                                       "position", "go",     "stop", "quit"};
constexpr std::array<std::string_view, 5> playerWords = {"name", "option", "ready", "order", "done"};
constexpr std::size_t mostOrders = 4 * maxUnits;
constexpr std::size_t longestQuote = 60;

std::string_view stripped(std::string_view text)
{
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while (!text.empty() && blank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && blank(text.back()))
        text.remove_suffix(1);
    return text;
}

/// The first word of the text, which loses it.
std::string_view takeWord(std::string_view &text)
{
    text = stripped(text);
    const std::string_view word = text.substr(0, text.find_first_of(" \t"));
    text = stripped(text.substr(word.size()));
    return word;
}

std::optional<std::int64_t> numberIn(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size() && number >= 0;
    return whole ? std::optional(number) : std::nullopt;
}

template <std::size_t count>
std::size_t indexOf(const std::array<std::string_view, count> &words, std::string_view word)
{
    return static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
}

std::string joined(std::string_view word, const std::string &name, const std::string &text)
{
    std::string line(word);
    for (const std::string *part : {&name, &text}) {
        if (!part->empty())
            line += ' ' + *part;
    }
    return line;
}

/// What a program wrote, as it may stand in a sentence.
std::string excerptOf(std::string_view line)
{
    std::string quote(line.substr(0, longestQuote));
    for (char &c : quote) {
        if (c < ' ' || c > '~')
            c = '?';
    }
    return line.size() > longestQuote ? quote + "..." : quote;
}

} // namespace

std::string HostLine::write() const
{
    if (word == Word::Unknown)
        return text;
    const bool numbered = word == Word::Hello || word == Word::Go;
    return joined(hostWords[static_cast<std::size_t>(word)], name, numbered ? std::to_string(number) : text);
}

HostLine HostLine::read(std::string_view line)
{
    HostLine result;
    std::string_view rest = line;
    const std::size_t word = indexOf(hostWords, takeWord(rest));
    if (word == hostWords.size())
        return {Word::Unknown, {}, std::string(line)};
    result.word = static_cast<Word>(word);
    if (result.word == Word::Option)
        result.name = takeWord(rest);
    result.text = rest;
    result.number = numberIn(rest).value_or(0);
    return result;
}

std::string PlayerLine::write() const
{
    if (word == Word::Remark || word == Word::Unknown)
        return text;
    return joined(playerWords[static_cast<std::size_t>(word)], name,
                  word == Word::Done && number > 0 ? std::to_string(number) : text);
}

PlayerLine PlayerLine::read(std::string_view line)
{
    std::string_view rest = stripped(line);
    if (rest.empty() || rest.front() == '#')
        return {Word::Remark, {}, std::string(rest)};
    PlayerLine result;
    const std::size_t word = indexOf(playerWords, takeWord(rest));
    const auto unknown = PlayerLine{Word::Unknown, {}, std::string(stripped(line))};
    if (word == playerWords.size())
        return unknown;
    result.word = static_cast<Word>(word);
    if (result.word == Word::Option)
        result.name = takeWord(rest);
    result.text = rest;
    if (result.word == Word::Done && !rest.empty()) {
        const auto number = numberIn(rest);
        if (!number)
            return unknown;
        result.number = *number;
    }
    return result;
}

std::vector<HostLine> linesOf(const SeatView &view)
{
    const auto caseOf = [&](const Position &position, const std::vector<GivenOrder> &orders) {
        return writeCase({}, view.variant(), view.settings(), position, orders);
    };
    std::vector<HostLine> lines;
    lines.push_back({HostLine::Word::Seat, {}, view.board().power(view.seat()).name});
    for (const ToldSeason &season : view.history())
        lines.push_back({HostLine::Word::Past, {}, caseOf(season.before, season.orders)});
    lines.push_back({HostLine::Word::Position, {}, caseOf(view.position(), {})});
    return lines;
}

void SeatListener::take(const HostLine &line)
{
    if (line.word == HostLine::Word::Seat) {
        m_seat = line.text;
        m_past.clear();
        m_position.reset();
    } else if (line.word == HostLine::Word::Past || line.word == HostLine::Word::Position) {
        const std::vector<CaseOrError> cases = readCases(line.text, m_variants);
        if (line.word == HostLine::Word::Position)
            m_position.reset();
        if (cases.size() != 1 || !cases.front())
            return;
        const GameCase &read = *cases.front();
        if (line.word == HostLine::Word::Position)
            m_position = read;
        else
            m_past.push_back({read.position, read.orders});
        m_pastOf = m_past.size() == 1 && line.word == HostLine::Word::Past ? read.variant : m_pastOf;
    }
}

std::optional<SeatView> SeatListener::view() const
{
    if (!m_position)
        return std::nullopt;
    const PowerId seat = m_position->variant->board->findPower(m_seat);
    if (!seat.valid())
        return std::nullopt;
    const bool sameBoard = m_past.empty() || m_pastOf->id == m_position->variant->id;
    return SeatView(m_position->variant, m_position->rules, m_position->position, seat, m_position->settings,
                    sameBoard ? m_past : std::vector<ToldSeason>());
}

void AnswerReader::take(std::string_view line)
{
    if (m_done)
        return;
    const PlayerLine read = PlayerLine::read(line);
    switch (read.word) {
    case PlayerLine::Word::Order: takeOrder(read.text); break;
    case PlayerLine::Word::Done:
        m_decision.adjudications = read.number;
        m_done = true;
        break;
    case PlayerLine::Word::Remark: break;
    case PlayerLine::Word::Name:
    case PlayerLine::Word::Option:
    case PlayerLine::Word::Ready:
    case PlayerLine::Word::Unknown:
        if (m_fault.empty())
            m_fault = worded("Faults", "It wrote \"%1\", which is no answer.").with(excerptOf(line));
        break;
    }
}

void AnswerReader::takeOrder(const std::string &text)
{
    const Board &board = m_view.board();
    const Position &position = m_view.position();
    const auto parsed = parseOrder(text, {&board, &position, position.phase.stage});
    Order order = parsed ? parsed->order : Order();
    const bool own = parsed && (!parsed->power.valid() || parsed->power == m_view.seat());
    const std::size_t times = own ? static_cast<std::size_t>(std::max(1, parsed->times)) : 0;
    const bool fits = own && times + m_decision.orders.size() <= mostOrders
                      && checkOrder(board, m_view.rules().orders, position, m_view.seat(), order).ok();
    if (fits)
        m_decision.orders.insert(m_decision.orders.end(), times, GivenOrder{m_view.seat(), order});
    else if (m_fault.empty())
        m_fault = worded("Faults", "It wrote \"%1\", which is no order that %2 can give now.")
                      .with(excerptOf(text), board.power(m_view.seat()).name);
}

void LineCutter::add(std::string_view bytes)
{
    m_bytes += bytes.size();
    if (!isFlooded())
        m_text += bytes;
}

std::optional<std::string> LineCutter::next()
{
    const std::size_t end = m_text.find('\n', m_read);
    if (end == std::string::npos)
        return std::nullopt;
    std::string line = m_text.substr(m_read, end - m_read);
    m_read = end + 1;
    return line;
}

void LineCutter::begin()
{
    m_text.clear();
    m_read = 0;
    m_bytes = 0;
}

} // namespace entente
