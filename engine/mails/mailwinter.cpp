#include "mails/linereader.h"

#include "base/names.h"
#include "map/board.h"
#include "mails/mailresults.h"
#include "mails/saidpieces.h"
#include "mails/sentences.h"
#include "orders/notation.h"
#include "mails/unitowner.h"
#include "language/tokenizer.h"
#include "orders/verbs.h"
#include "language/vocabulary.h"
#include "mails/winterlist.h"
#include "mails/winterwords.h"

#include <algorithm>

namespace entente {

/// "Austria: A Vie; England: F Lon": each power's list for itself.
bool LineReader::readWinter()
{
    if (m_context.stage != Stage::Adjustments)
        return false;
    const std::vector<std::size_t> marks = powerMarks(m_board, m_line);
    if (marks.empty())
        return readWinterList();
    const std::string line(m_line);
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= marks.size(); ++i) {
        const std::size_t end = i < marks.size() ? marks[i] : line.size();
        m_plain = line.substr(begin, end - begin);
        begin = end;
        m_line = trimmed(m_plain, " \t;,.");
        m_words = wordsOf(m_line);
        m_linePower = {};
        if (i > 0)
            m_heading.wish = WinterWish::Unsaid;
        if (!m_line.empty() && !readWinterList() && i > 0)
            readSegments();
    }
    m_heading.wish = WinterWish::Unsaid;
    m_result.kind = m_result.orders.empty() ? MailLine::Kind::Refused : MailLine::Kind::Orders;
    return true;
}

bool LineReader::readWinterList()
{
    const bool marked = m_line.front() == '-' || m_line.front() == '*';
    if (const auto whole = parseOrder(m_line, m_context);
        whole && !marked && isWinters(whole->order) && whole->stage == Stage::Adjustments) {
        if (is<Build>(whole->order) || is<Disband>(whole->order)) // it counts for bare units in the lines below
            m_heading.wish = is<Build>(whole->order) ? WinterWish::Build : WinterWish::Remove;
        return false;
    }
    blankHypothetical();
    blankStays();
    takeGifts();
    if (m_line.empty())
        return true;
    WinterLine winter =
        readWinterLine(m_line, m_context, m_linePower.valid() ? m_linePower : m_heading.power, m_heading.wish);
    for (const std::string &place : winter.kindless) {
        m_result.faults.push_back({{ParseError::Kind::Unnamed, place, 0, {}}, place});
        m_refused = true;
    }
    if (winter.items.empty()) {
        if (!m_result.orders.empty() || m_refused) { // gifts, and talk
            m_result.kind = m_result.orders.empty() ? MailLine::Kind::Refused : MailLine::Kind::Orders;
            return true;
        }
        if (winter.wish == m_heading.wish || !winter.rest.empty())
            return false;
        m_heading.power = winter.power.valid() ? winter.power : m_heading.power;
        m_heading.wish = winter.wish; // "Builds:" above a list
        m_result.kind = MailLine::Kind::Heading;
        return true;
    }
    m_linePower = winter.power.valid() ? winter.power : m_linePower;
    // "+F StP(nc), waive": whoever builds there waives.
    if (const auto sited = std::find_if(winter.items.begin(), winter.items.end(),
                                        [](const WinterItem &item) { return item.order.order.at.valid(); });
        !m_linePower.valid() && !m_heading.power.valid() && m_context.position && sited != winter.items.end()
        && m_line.find(';') == std::string_view::npos) {
        for (WinterItem &item : winter.items) {
            if (!item.order.order.at.valid())
                item.order.power = ownerOf(m_board, *m_context.position, sited->order.order);
        }
    }
    for (WinterItem &item : winter.items) {
        std::vector<MailNote> notes;
        if (item.guessed)
            notes.push_back({MailNote::Kind::Understood, item.text, is<Build>(item.order.order) ? "build" : "removal"});
        if (item.open) // "Vienna... no wait, Budapest"
            notes.push_back({MailNote::Kind::Unsure, item.text, {}});
        if (!item.meant.empty())
            notes.push_back({MailNote::Kind::Spelling, item.text, item.meant});
        take(item.order, item.text, std::move(notes));
    }
    if (!winter.power.valid() || winter.power == m_heading.power)
        m_heading.wish = winter.wish;
    for (const std::string &name : winter.unknown)
        m_result.faults.push_back({{ParseError::Kind::UnknownProvince, name, 0, m_board.suggestProvinces(name)}, name});
    m_result.kind = MailLine::Kind::Orders;
    return true;
}

namespace {

/// "It will sail to the Aegean": a way with its goal.
bool tellsMove(const Board &board, std::string_view text)
{
    bool goes = false, toward = false;
    for (const SaidPiece &piece : saidPieces(text, board, ProvinceSet())) {
        if (piece.is(SaidPiece::Kind::Place) && toward)
            return true;
        toward = goes && (toward || piece.is(SaidPiece::Kind::To) || piece.is(SaidPiece::Kind::At));
        goes = goes || piece.is(SaidPiece::Kind::Go);
        if (piece.is(SaidPiece::Kind::Comma) || piece.is(SaidPiece::Kind::And))
            goes = toward = false;
    }
    return false;
}

/// A gift in words, and where it stands.
struct Gift {
    std::size_t begin = 0;
    std::size_t end = 0;
    int points = 0;
    PowerId to;
};

/// "2 SP to France", "I give France 2 supply points", "1 point for Britain".
std::vector<Gift> giftsIn(const Board &board, std::string_view line)
{
    std::vector<Gift> gifts;
    const std::vector<Token> words = wordsOf(line);
    // "la Grande-Bretagne" in two words.
    std::size_t size = 1;
    const auto powerOf = [&](std::size_t at) {
        size = 1;
        if (at + 1 < words.size()) {
            const auto begin = static_cast<std::size_t>(words[at].column);
            const PowerId both =
                board.findPower(line.substr(begin, static_cast<std::size_t>(words[at + 1].end()) - begin));
            size = both.valid() ? 2 : 1;
            if (both.valid())
                return both;
        }
        return words[at].text.size() > 2 ? board.findPower(words[at].text) : PowerId();
    };
    for (std::size_t at = 0; at + 1 < words.size(); ++at) {
        const std::string_view figures = words[at].text;
        if (figures.size() > 2 || figures.find_first_not_of("0123456789") != std::string_view::npos
            || !isPointWord(words[at + 1].text))
            continue;
        Gift gift{static_cast<std::size_t>(words[at].column), 0, std::stoi(std::string(figures)), {}};
        std::size_t last = at + 1;
        while (last + 1 < words.size() && isPointWord(words[last + 1].text))
            ++last;
        for (std::size_t next = last + 1; next < words.size() && next < last + 4 && !gift.to.valid(); ++next) {
            gift.to = powerOf(next);
            last = gift.to.valid() ? next + size - 1 : last;
        }
        std::size_t first = at;
        // "USSR 12 pts: A Mos": what the power itself has
        const bool gives = std::any_of(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(at),
                                       [](const Token &word) { return meaningOf(word.text) == Meaning::Transfer; });
        const std::string_view behind = trimmed(line.substr(static_cast<std::size_t>(words[last].end())));
        if (!gift.to.valid() && !gives && behind.starts_with(':'))
            continue;
        for (std::size_t before = at; !gift.to.valid() && before-- > 0 && before + 4 > at;) {
            gift.to = powerOf(before);
            first = gift.to.valid() ? before : first;
        }
        if (first > 0 && meaningOf(words[first - 1].text) == Meaning::Transfer)
            --first;
        gift.begin = static_cast<std::size_t>(words[first].column);
        gift.end = static_cast<std::size_t>(words[last].end());
        gifts.push_back(gift);
    }
    return gifts;
}

} // namespace

void LineReader::takeGifts()
{
    std::string line(m_line);
    for (std::size_t begin = 0, end = 0; begin < line.size(); begin = end + 1) { // "Transfer 2 to France; Build B Len"
        end = std::min(line.find_first_of(";,", begin), line.size());
        const std::string piece = line.substr(begin, end - begin);
        const auto gift = parseOrder(piece, m_context);
        if (!gift || !is<Transfer>(gift->order))
            continue;
        take(*gift, piece, {});
        m_heading.lastGift = gift->order;
        line.replace(begin, end - begin, end - begin, ' ');
    }
    m_plain = line;
    m_line = trimmed(m_plain, " \t;,.");
    m_words = wordsOf(m_line);
    const std::vector<Gift> gifts = giftsIn(m_board, line);
    if (gifts.empty())
        return;
    // "Turkey gives ...": whoever is named before the gift gives it.
    if (PowerId giver; gifts.front().begin > 0 && !m_linePower.valid()) {
        const std::vector<Token> before = wordsOf(std::string_view(line).substr(0, gifts.front().begin));
        for (const Token &word : before) {
            if (!giver.valid() && word.text.size() > 2)
                giver = m_board.findPower(word.text);
        }
        m_linePower = giver;
    }
    m_plain = line;
    for (const Gift &gift : gifts) {
        const std::string text = line.substr(gift.begin, gift.end - gift.begin);
        const std::size_t stop = gift.begin == 0 ? std::string::npos : line.find_last_of(".;!?", gift.begin);
        const std::size_t from = stop == std::string::npos ? 0 : stop + 1;
        std::size_t until = std::min(line.find_first_of(".;!?", gift.end), line.size());
        for (const std::string_view why : {" because ", " since ", " weil ", " denn ", " car ", " parce "})
            until = std::min(until, line.find(why, gift.end));
        if (isHypothetical(std::string_view(line).substr(from, until - from))) {
            m_result.faults.push_back({{ParseError::Kind::ExtraText, text, 0, {}}, text});
            m_refused = true;
        } else if (!gift.to.valid() && m_heading.lastGift) { // "Sorry: 1 supply point, not 2"
            ParsedOrder order;
            order.order = *m_heading.lastGift;
            order.stage = Stage::Adjustments;
            const MailNote back{MailNote::Kind::Withdrawn, text, {}};
            take(order, text, {back});
            std::get<Transfer>(order.order.action).points = static_cast<std::uint8_t>(gift.points);
            take(order, text, {{MailNote::Kind::Spelling, text, orderText(m_board, order.order, Stage::Adjustments)}});
            m_heading.lastGift = order.order;
        } else if (gift.to.valid()) {
            ParsedOrder order;
            order.order.action = Transfer{gift.to, static_cast<std::uint8_t>(gift.points)};
            order.stage = Stage::Adjustments;
            take(order, text, {});
            m_heading.lastGift = order.order;
        } else {
            m_result.faults.push_back({{ParseError::Kind::UnknownPower, text, 0, {}}, text});
            m_result.kind = MailLine::Kind::Refused;
            m_refused = true;
        }
        std::fill(m_plain.begin() + static_cast<std::ptrdiff_t>(gift.begin),
                  m_plain.begin() + static_cast<std::ptrdiff_t>(gift.end), ' ');
    }
    m_line = trimmed(m_plain, " \t;,.");
    m_words = wordsOf(m_line);
}

void LineReader::blankHypothetical()
{
    std::string rest(m_line);
    for (const Sentence &sentence : sentencesOf(m_line)) {
        std::string_view said = m_line.substr(sentence.begin, sentence.end - sentence.begin);
        if (const std::size_t colon = said.rfind(": ");
            colon != std::string_view::npos && isHypothetical(said.substr(0, colon)))
            said = said.substr(0, colon); // "... would love a fleet, but: A Ber, A Mun"
        for (const std::string_view turn : {" but ", " aber ", " mais "}) { // "I thought of F Smy but I build A Smy"
            if (const std::size_t at = said.rfind(turn);
                at != std::string_view::npos && isHypothetical(said.substr(0, at)) && !isHypothetical(said.substr(at)))
                said = said.substr(0, at);
        }
        const std::vector<Token> words = wordsOf(said);
        const bool points = std::any_of(words.begin(), words.end(), [](const Token &word) {
            return isPointWord(word.text);
        }); // gifts are looked at by themselves
        const bool keeps = std::any_of(words.begin(), words.end(), [](const Token &word) { // "... for next year"
            return isWaiveWord(foldName(word.text)) || isWord(word, {"keep", "save", "bank", "spare", "garde"});
        });
        const std::size_t next = std::min(said.find(" next "), said.size());
        if (!isHypothetical(keeps ? said.substr(0, next) : said) || points)
            continue;
        if (looksLikeOrder(m_board, said) || namesPlace(m_board, said))
            m_result.faults.push_back(
                {{ParseError::Kind::ExtraText, std::string(trimmed(said)), 0, {}}, std::string(trimmed(said))});
        std::fill(rest.begin() + static_cast<std::ptrdiff_t>(sentence.begin),
                  rest.begin() + static_cast<std::ptrdiff_t>(sentence.begin + said.size()), ' ');
    }
    m_plain = rest;
    m_line = trimmed(m_plain, " \t\r\n:");
    m_words = wordsOf(m_line);
}

void LineReader::blankStays()
{
    if (announces(m_line)) // the next phase
        return;
    std::string rest(m_line);
    for (const Sentence &sentence : sentencesOf(m_line)) {
        const std::string_view said = m_line.substr(sentence.begin, sentence.end - sentence.begin);
        const std::vector<Token> words = wordsOf(said);
        const auto holds = [](const Token &word) {
            return word.text.size() > 3 && meaningOf(word.text) == Meaning::Hold;
        };
        const auto asks = [](const Token &word) {
            const std::string folded = foldName(word.text);
            return isBuildWord(folded) || isRemoveWord(folded) || isWaiveWord(folded);
        };
        if (!words.empty() && regrets(foldName(words.front().text))) // "No wait, A Rom"
            continue;
        const bool later = m_context.position && isReported(said, m_context.position->phase);
        const bool stays = std::any_of(words.begin(), words.end(), holds);
        if (std::any_of(words.begin(), words.end(), asks) || !(later || stays || tellsMove(m_board, said)))
            continue;
        if (namesPlace(m_board, said))
            m_result.faults.push_back(
                {{ParseError::Kind::ExtraText, std::string(trimmed(said)), 0, {}}, std::string(trimmed(said))});
        std::fill(rest.begin() + static_cast<std::ptrdiff_t>(sentence.begin),
                  rest.begin() + static_cast<std::ptrdiff_t>(sentence.end), ' ');
    }
    m_plain = rest;
    m_line = trimmed(m_plain);
    m_words = wordsOf(m_line);
}

bool LineReader::isWinters(const Order &order)
{
    const VerbUse &use = useOf(order.action);
    return use.winters || !use.ofUnit;
}

} // namespace entente
