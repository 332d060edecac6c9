#include "mails/linereader.h"

#include "orders/verbs.h"
#include "mails/winterlist.h"

namespace entente {

bool LineReader::readWinter()
{
    if (m_context.stage != Stage::Adjustments)
        return false;
    const bool marked = m_line.front() == '-' || m_line.front() == '*';
    if (const auto whole = parseOrder(m_line, m_context);
        whole && !marked && isWinters(whole->order) && whole->stage == Stage::Adjustments) {
        if (is<Build>(whole->order) || is<Disband>(whole->order)) // it counts for bare units in the lines below
            m_heading.wish = is<Build>(whole->order) ? WinterWish::Build : WinterWish::Remove;
        return false;
    }
    takeGifts();
    WinterLine winter =
        readWinterLine(m_line, m_context, m_linePower.valid() ? m_linePower : m_heading.power, m_heading.wish);
    if (winter.items.empty()) {
        if (winter.wish == m_heading.wish || !winter.rest.empty())
            return false;
        m_heading.power = winter.power.valid() ? winter.power : m_heading.power;
        m_heading.wish = winter.wish; // "Builds:" above a list
        m_result.kind = MailLine::Kind::Heading;
        return true;
    }
    m_linePower = winter.power.valid() ? winter.power : m_linePower;
    for (WinterItem &item : winter.items) {
        std::vector<MailNote> notes;
        if (item.guessed)
            notes.push_back({MailNote::Kind::Understood, item.text, is<Build>(item.order.order) ? "build" : "removal"});
        take(item.order, item.text, std::move(notes));
    }
    if (!winter.power.valid() || winter.power == m_heading.power)
        m_heading.wish = winter.wish;
    for (const std::string &name : winter.unknown)
        m_result.faults.push_back({{ParseError::Kind::UnknownProvince, name, 0, m_board.suggestProvinces(name)}, name});
    m_result.kind = MailLine::Kind::Orders;
    return true;
}

void LineReader::takeGifts()
{
    std::string rest(m_line);
    std::size_t begin = 0;
    bool any = false;
    while (begin < m_line.size()) {
        const std::size_t end = std::min(m_line.find_first_of(";,", begin), m_line.size());
        const std::string_view piece = m_line.substr(begin, end - begin);
        if (const auto gift = parseOrder(piece, m_context); gift && is<Transfer>(gift->order)) {
            take(*gift, piece, {});
            rest.replace(begin, end - begin, end - begin, ' ');
            any = true;
        }
        begin = end + 1;
    }
    if (!any)
        return;
    m_plain = rest;
    m_line = trimmed(m_plain, " \t;,.");
    m_words = wordsOf(m_line);
}

bool LineReader::isWinters(const Order &order)
{
    const VerbUse &use = useOf(order.action);
    return use.winters || !use.ofUnit;
}

} // namespace entente
