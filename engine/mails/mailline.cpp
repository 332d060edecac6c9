#include "base/names.h"
#include "language/spelling.h"
#include "language/tokenizer.h"
#include "language/vocabulary.h"
#include "mails/clauses.h"
#include "mails/linepieces.h"
#include "mails/linereader.h"
#include "mails/mail.h"
#include "mails/mailconditions.h"
#include "mails/mailcorrections.h"
#include "mails/mailcuts.h"
#include "mails/mailheading.h"
#include "mails/mailpress.h"
#include "mails/mailrecalls.h"
#include "mails/mailremarks.h"
#include "mails/mailresults.h"
#include "mails/mailspelling.h"
#include "mails/mailbox.h"
#include "mails/sentences.h"
#include "mails/plainline.h"
#include "mails/plainwords.h"
#include "mails/shorthand.h"
#include "mails/toldtogether.h"
#include "mails/unitowner.h"
#include "mails/winterlist.h"
#include "map/board.h"
#include "mails/mailasides.h"
#include "orders/notation.h"
#include "orders/verbs.h"
#include <algorithm>

namespace entente {

namespace {

constexpr int mostCorrections = 8;         ///< in one line
constexpr std::size_t mostSpoken = 4;      ///< units that "it" and "both" may mean
constexpr std::size_t mostColumns = 6;     ///< of a table
constexpr std::size_t longestAddress = 16; ///< words before a colon

} // namespace

MailLine LineReader::read()
{
    if (m_line.empty() || readPress()) {
        endBlocks(m_line, m_heading);
        m_heading.hangs = m_heading.hangs && !m_line.empty();
        m_heading.corrects = m_heading.corrects && !m_line.empty();
        return std::move(m_result);
    }
    if (readCorrection())
        return std::move(m_result);
    std::vector<MailFault> held;
    std::vector<MailAside> asides;
    if (PowerId power = m_heading.power; letsTheRestHold(m_board, m_words, power)) {
        m_result.kind = MailLine::Kind::Report;
        m_result.restHolds = power;
    } else {
        blankMessages(m_plain, m_board);
        std::vector<std::string> courtesies = takeTags(m_plain);
        for (std::string &words : takeCourtesies(m_plain, m_board))
            courtesies.push_back(std::move(words));
        if (m_context.stage != Stage::Adjustments)
            answerQuestions(m_plain, m_board);
        held = takeConditions(m_plain, m_board, m_heading);
        asides = takeAsides(m_plain, m_context);
        for (const std::string &words : courtesies)
            asides.push_back({words, {}, false, true});
        m_slips = writeOutWords(m_board, m_plain, m_context.stage);
        m_line = trimmed(m_plain, held.empty() && asides.empty() ? " \t\r\n" : " \t\r\n,;.");
        m_words = wordsOf(m_line);
        if (!m_line.empty() && !readBareDisband())
            readSayings();
    }
    for (const MailAside &aside : asides) {
        if (!tellAside(aside) && !aside.asked && !aside.told)
            m_result.denied = aside.words;
    }
    if (m_context.position)
        noteOtherPhase(m_result, m_heading, m_context.position->phase, m_board.years());
    if (!held.empty() && m_result.kind != MailLine::Kind::Orders)
        m_result.kind = MailLine::Kind::Refused;
    for (MailFault &fault : held) {
        fault.power = m_linePower.valid() ? m_linePower : m_heading.power;
        m_result.faults.push_back(std::move(fault));
    }
    notePress(m_result, m_heading);
    m_heading.lastNamed = m_linePower.valid() ? m_linePower : m_heading.lastNamed;
    return std::move(m_result);
}

bool LineReader::readCorrection()
{
    m_result.correction = m_heading.corrects ? std::string(m_line) : std::string();
    const std::string said = takeCorrection(m_plain, m_board);
    if (said.empty())
        return false;
    for (int more = 0; more < mostCorrections && !takeCorrection(m_plain, m_board).empty(); ++more) {
    }
    m_result.correction = said;
    m_line = trimmed(m_plain, " \t\r\n,;");
    m_words = wordsOf(m_line);
    if (!m_line.empty())
        return false;
    m_result.kind = MailLine::Kind::Prose;
    m_heading.corrects = true;
    return true;
}

void LineReader::readSayings()
{
    if (isReport(m_board, m_words) || tellsResults(m_board, m_line, m_heading)) {
        m_result.kind = MailLine::Kind::Report;
    } else if (readHeading(m_board, m_line, m_words, m_heading, m_result.phase)) {
        m_result.kind = MailLine::Kind::Heading;
        m_heading.press = false;
    } else if (const auto fault = unreadable()) {
        m_result.kind = MailLine::Kind::Refused;
        m_result.faults.push_back({*fault, std::string(m_line)});
    } else if (!readWinter()) {
        m_line.remove_prefix(
            prefixLength(m_board, m_line, m_context.stage, m_linePower, m_heading.phase, m_result.phase));
        if (!readContract() && !readColumns())
            readSegments();
        m_result.kind = !m_result.orders.empty()                                          ? MailLine::Kind::Orders
                        : m_refused || looksLikeOrder(m_board, m_line) || speaksOfMoves() ? MailLine::Kind::Refused
                                                                                          : MailLine::Kind::Prose;
        if (m_result.orders.empty() && announces(m_line)) {
            m_result.kind = MailLine::Kind::Report;
            m_result.faults.clear();
        }
        readHearsay();
    }
}

/// "Hello, England for the Davis game: F Lon - ENG": whose orders these are, among talk. Gives what stands behind.
std::string_view LineReader::withoutAddress(std::string_view sentence)
{
    const std::size_t colon = sentence.find(':');
    if (colon == std::string_view::npos || m_linePower.valid())
        return sentence;
    const std::string_view said = sentence.substr(0, colon);
    const std::vector<Token> words = wordsOf(said);
    const bool places = std::any_of(words.begin(), words.end(), [&](const Token &word) {
        return meaningOf(word.text) == Meaning::Contract
               || (word.text.size() > 2 && m_board.findRegion(word.text).valid()
                   && !m_board.findPower(word.text).valid());
    });
    const PowerId power = powerNamed(m_board, said, false);
    // "Same as always: ..."
    const bool alone = words.size() == 1
                       && isListed("therefore hence thus so now ok okay well final daher deshalb darum also nun jetzt "
                                   "donc alors voici bref change changes andern aendern anderung changement",
                                   foldName(words[0].text));
    const bool talk = (words.size() > 1 || alone) && !namesAnything(m_board, said)
                      && std::all_of(words.begin(), words.end(), [](const Token &word) {
                             return word.text.find_first_of("0123456789") == std::string_view::npos;
                         });
    const bool orders = !words.empty() && isWord(words.back(), {"orders", "moves", "befehle", "zuge", "ordres"});
    const bool address = (words.size() > 2 || orders) && words.size() <= longestAddress && power.valid() && !places;
    const std::string_view behind =
        sentence.substr(colon + 1, std::min(sentence.find(',', colon), sentence.size()) - colon - 1);
    const bool named = (talk || address) && looksLikeOrder(m_board, behind);
    if (isHypothetical(said) || !(named || isLabel(said, behind)))
        return sentence;
    // "A Mos - Pol with air cover: B Len - ...", "the army goes to Edinburgh instead: A Lvp - Edi"
    if (beginsLikeOrder(m_board, said) || (endsInCorrection(said) && tellsOrders(said)))
        readSentence(said);
    m_linePower = power.valid() ? power : m_linePower;
    return sentence.substr(colon + 1);
}

/// "Hedgehog: V-GAL", "Lust I leave to Ukraine: Ukraine supports Warsaw": does the sentence begin behind the colon, and
/// is what stands before it no unit that it speaks of?
bool LineReader::isLabel(std::string_view said, std::string_view behind) const
{
    const std::vector<Token> words = wordsOf(said);
    if (words.empty() || beginsWithResult(said) || parseOrder(std::string(said) + " H", m_context)
        || (words.size() == 1
            && (words[0].text.size() < 3 || powerNamed(m_board, said).valid() || namesAnything(m_board, said)
                || meaningOf(words[0].text))))
        return false;
    const bool other = std::any_of(words.begin(), words.end(), [&](const Token &word) {
        return (word.text.size() > 2 && m_board.findPower(word.text).valid())
               || meaningOf(word.text) == Meaning::Contract
               || word.text.find_first_not_of("0123456789") == std::string_view::npos
               || isListed("not no never nicht kein nie non ne pas old alt before wrong illegal instead "
                           "forget press if else otherwise sonst",
                           foldName(word.text));
    });
    const auto order = parseOrder(behind, m_context);
    const bool begins = order || (order.error().kind == ParseError::Kind::ExtraText && order.error().column > 0);
    return (!other || endsInCorrection(said))
           && (begins || !readShorthand(behind, m_context, m_heading.power).orders.empty());
}

/// Is a sentence of units that move, though nobody can tell how: "either it supports Budapest or goes to Galicia"?
bool LineReader::speaksOfMoves() const
{
    const std::vector<Sentence> sentences = sentencesOf(m_line);
    return std::any_of(sentences.begin(), sentences.end(), [&](const Sentence &sentence) {
        const std::string_view said = m_line.substr(sentence.begin, sentence.end - sentence.begin);
        std::vector<Token> words = wordsOf(said);
        if (!words.empty() && words[0].text.find_first_not_of("0123456789.") == std::string_view::npos) // "5."
            words.erase(words.begin());
        std::size_t places = 0, verbs = 0;
        // "F MAO somewhere useful"
        if (words.size() > 1 && m_board.findKind(words[0].text).valid() && m_board.findRegion(words[1].text).valid())
            return true;
        if (words.size() > 2 && m_board.findKind(words[0].text).valid()) { // "F norwegan sea suport"
            const auto name = static_cast<std::size_t>(words[1].column);
            if (misspeltWordOf(m_board, said.substr(name, static_cast<std::size_t>(words[2].end()) - name)).valid())
                return true;
        }
        for (const Token &word : words) {
            const std::optional<Meaning> meaning = meaningOf(word.text);
            places += word.text.size() > 2 && !meaning && m_board.findRegion(word.text).valid() ? 1 : 0;
            verbs += word.text.size() > 3 && meaning && *meaning <= Meaning::Disband ? 1 : 0;
        }
        return places > 1 && verbs > 0;
    });
}

/// "Germany: disband": the units that it means are the power's, of which nothing else is known here.
bool LineReader::readBareDisband()
{
    if (m_context.stage != Stage::Retreats || !m_context.position)
        return false;
    PowerId power = m_heading.power;
    bool disbands = false;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const std::optional<Meaning> meaning = meaningOf(m_words[i].text);
        if (const PowerId named = m_board.findPower(m_words[i].text); i == 0 && m_words.size() > 1 && named.valid())
            power = named;
        else if (meaning == Meaning::Disband)
            disbands = true;
        else if (meaning != Meaning::Filler
                 && !isWord(m_words[i], {"all", "everything", "it", "them", "unit", "units", "i", "alles", "alle",
                                         "einheit", "tout"}))
            return false;
    }
    if (!disbands || !power.valid())
        return false;
    for (const DislodgedUnit &one : m_context.position->dislodged) {
        if (one.unit.power != power)
            continue;
        ParsedOrder order;
        order.power = power;
        order.order = {one.unit.kind, one.unit.region, one.unit.layer, Disband(), 0};
        order.stage = Stage::Retreats;
        take(order, m_line, {});
    }
    m_result.kind = m_result.orders.empty() ? MailLine::Kind::Refused : MailLine::Kind::Orders;
    if (m_result.orders.empty())
        m_result.faults.push_back({{ParseError::Kind::Unnamed, std::string(m_line), 0, {}}, std::string(m_line)});
    return true;
}

/// "Ber - Kie. Or Munich?": the order that stands right before the question, unless "no, Kiel" answers it. Null: none
/// does.
MailOrder *LineReader::orderAsked(std::string_view question)
{
    const std::string_view line = m_result.text;
    const std::size_t end = std::min(line.find(question), line.size());
    const std::vector<Token> behind = wordsOf(line.substr(std::min(end + question.size(), line.size())));
    if (withoutOr(question).size() == question.size() || (!behind.empty() && regrets(foldName(behind.front().text))))
        return nullptr;
    MailOrder *found = nullptr;
    std::size_t begin = 0;
    for (MailOrder &order : m_result.orders) {
        std::size_t at = line.find(order.text, begin);
        if (at == std::string_view::npos) // something was mended in it
            at = line.find(std::string_view(order.text).substr(0, order.text.find(' ')), begin);
        if (at >= end)
            break;
        found = line.substr(at, end - at).find('?') == std::string_view::npos ? &order : nullptr;
        begin = at + 1;
    }
    return found;
}

/// What is taken back or asked has a row, and is not written. False if it is no order that could be read.
bool LineReader::tellAside(const MailAside &aside)
{
    if (MailOrder *open = aside.asked ? orderAsked(aside.words) : nullptr)
        noteOpen(*open, aside.words);
    for (const Unit &unit : readClauses(aside.order, m_context, m_heading.power, {}).spoken)
        speakOf(unit);
    MailNote note{aside.asked ? MailNote::Kind::Asked : MailNote::Kind::Withdrawn, aside.words, {}};
    if (m_context.stage == Stage::Adjustments) {
        const WinterLine winter = readWinterLine(aside.order, m_context, m_heading.power, m_heading.wish);
        for (const WinterItem &item : winter.items)
            take(item.order, aside.order, {note});
        if (!winter.items.empty()) {
            m_result.kind = MailLine::Kind::Orders;
            return true;
        }
    }
    const auto parsed = parseOrder(aside.order, m_context);
    if (parsed) {
        take(*parsed, aside.order, {std::move(note)});
        m_result.kind = MailLine::Kind::Orders;
        return true;
    }
    // "..., not to Piedmont, but ..."
    const bool unit = looksLikeOrder(m_board, aside.order) && (aside.asked || wordsOf(aside.order).size() > 2);
    if (!unit && !m_result.orders.empty()) {
        m_result.orders.back().notes.push_back({MailNote::Kind::Remark, aside.words, {}});
        return false;
    }
    if (aside.told && !unit) // "right?", of nothing that could be read
        return false;
    m_result.faults.push_back({parsed.error(), aside.words});
    if (m_result.kind != MailLine::Kind::Orders && looksLikeOrder(m_board, aside.order))
        m_result.kind = MailLine::Kind::Refused;
    return false;
}

bool LineReader::readPress()
{
    const Press press = pressIn(m_board, m_line);
    if (press == Press::None)
        return false;
    m_heading.press = press == Press::Title;
    m_result.kind = MailLine::Kind::Prose;
    return true;
}

std::optional<ParseError> LineReader::unreadable() const
{
    if (m_line.front() == '{' || (m_line.front() == '[' && m_line.find('"') != std::string_view::npos))
        return ParseError{ParseError::Kind::Data, std::string(m_line), 0, {}};
    return std::nullopt;
}

bool LineReader::readContract()
{
    const auto whole = parseOrder(m_line, m_context);
    if (!whole || !is<Contract>(whole->order))
        return false;
    take(*whole, m_line, {});
    return true;
}

void LineReader::readSegments()
{
    const std::vector<std::size_t> begins = powerMarks(m_board, m_line);
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= begins.size(); ++i) {
        const std::size_t end = i < begins.size() ? begins[i] : m_line.size();
        const std::string_view segment = m_line.substr(begin, end - begin);
        // What stands before the first power may be talk.
        if (!trimmed(segment).empty() && (begins.empty() || i > 0 || looksLikeOrder(m_board, segment)))
            readPieces(segment);
        begin = end;
    }
}

bool LineReader::readColumns()
{
    std::vector<std::string_view> columns = columnsOf(m_line);
    if (columns.size() > 2) {
        if (const PowerId power = m_board.findPower(columns.front()); power.valid()) {
            m_linePower = power;
            columns.erase(columns.begin());
        }
    }
    if (columns.size() < 2 || columns.size() > mostColumns || parseOrder(m_line, m_context))
        return false;
    // "A Vie", "Gal": nothing is said between the last two. "F", "ION", "H" says all.
    std::string said, gone;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        said += (i > 0 ? " " : "") + std::string(columns[i]);
        gone += (i == 0 ? "" : i + 1 < columns.size() ? " " : " - ") + std::string(columns[i]);
    }
    // A row of orders is none of columns: "A Vie-Gal;A Bud-Ser".
    if (parseOrder(columns.front(), m_context) && parseOrder(columns.back(), m_context))
        return false;
    for (const std::string &text : {said, gone}) {
        if (isTakenBack(columns.back()))
            break;
        if (const auto order = parseOrder(text, m_context)) {
            take(*order, m_line, {});
            return true;
        }
    }
    return readRemarked(columns);
}

/// "A War | -> Sil | if all goes well": the last column only tells of the order.
bool LineReader::readRemarked(const std::vector<std::string_view> &columns)
{
    if (columns.size() < 3 || m_line.find_first_of("|\t") == std::string_view::npos)
        return false;
    const std::string_view remark = columns.back();
    std::string said;
    for (const std::string_view column : columns) {
        if (column.data() != remark.data())
            said += (said.empty() ? "" : " ") + std::string(column);
    }
    const auto order = parseOrder(said, m_context);
    if (!order || looksLikeOrder(m_board, remark))
        return false;
    const bool open = isTakenBack(remark) || leavesOpen(remark) || unsettles(remark);
    take(*order, m_line, {{open ? MailNote::Kind::Unsure : MailNote::Kind::Remark, std::string(remark), {}}});
    return true;
}

/// "What Anne told me:", and the orders below.
void LineReader::readHearsay()
{
    const std::string_view said = trimmed(m_line);
    if (m_result.kind != MailLine::Kind::Prose || !said.ends_with(':')
        || !tellsOfOthers(said.substr(sentencesOf(said).back().begin), false))
        return;
    m_heading.hearsay = said;
    m_heading.hearsayEnds = MailHeading::HearsayEnds::WithBlank;
}

void LineReader::noteHearsay(MailOrder &order)
{
    using Ends = MailHeading::HearsayEnds;
    if (m_heading.hearsay.empty() || (m_linePower.valid() && m_linePower != m_heading.power))
        return;
    noteOpen(order, m_heading.hearsay);
    if (m_heading.hearsayEnds == Ends::WithPower)
        return;
    m_heading.hearsayEnds = Ends::WithNextBlank;
    if (m_context.position && order.order.at.valid()) // the power above is the writer's
        order.power = ownerOf(m_board, *m_context.position, order.order);
}

PowerId LineReader::powerAbove(const Order &order) const
{
    if (!m_context.position || !m_heading.lastNamed.valid() || !order.at.valid())
        return m_heading.power;
    const UnitId unit = unitIn(m_board, *m_context.position, m_board.provinceOf(order.at), order.layer);
    const bool others =
        m_heading.power.valid() && unit.valid()
        && m_context.position->units[static_cast<std::size_t>(unit.index())].power == m_heading.lastNamed;
    return others ? m_heading.lastNamed : m_heading.power;
}

void LineReader::take(const ParsedOrder &parsed, std::string_view text, std::vector<MailNote> notes)
{
    MailOrder order;
    order.power = parsed.power.valid() ? parsed.power : m_linePower.valid() ? m_linePower : powerAbove(parsed.order);
    order.order = parsed.order;
    if (auto *support = std::get_if<Support>(&order.order.action);
        support && support->to.valid() && support->layer == Layer::Field
        && m_board.provinceOf(support->to) == m_board.provinceOf(support->of))
        support->to = {}; // "Army rum Support ser ser"
    if (m_context.position && order.power.valid())
        meanOwnUnit(m_board, *m_context.position, order.power, order.order);
    order.stage = parsed.stage;
    order.text = std::string(trimmed(text));
    order.notes = std::move(notes);
    for (const MailNote &slip : m_slips) {
        const bool sure = slip.kind == MailNote::Kind::Spelling;
        if (order.text.find(slip.meant) != std::string::npos)
            order.notes.push_back({slip.kind, slip.written, sure ? slip.meant : std::string()});
    }
    if (const auto *move = std::get_if<Move>(&order.order.action);
        move && move->hops.size() == 1 && order.order.layer == Layer::Field && order.order.at.valid()
        && m_board.provinceOf(move->to()) == m_board.provinceOf(order.order.at)) // nobody goes to where he is
        noteOpen(order, order.text);
    noteHearsay(order);
    if (auto other = otherReading(order.text, order.order))
        order.notes.push_back({MailNote::Kind::Unsure, order.text, std::move(*other)});
    if (!m_result.orders.empty() && !order.notes.empty()
        && mayGoFurther(m_board, m_result.orders.back().order)) // "... - Hun and back to Ven"
        m_result.orders.back().notes.push_back({MailNote::Kind::Remark, order.text, {}});
    for (const std::string_view dots : {"...", "\u2026"}) {
        if (mayGoFurther(m_board, order.order) && m_line.find(dots) != std::string_view::npos)
            order.notes.push_back({MailNote::Kind::Remark, std::string(dots), {}});
    }
    rememberMove(m_heading.lastMove, order.order);
    if (order.order.at.valid())
        speakOf({order.power, order.order.kind, order.order.at, order.order.layer});
    if (parsed.power.valid())
        m_linePower = parsed.power; // "France: A Par - Bur; F Bre - MAO"
    for (int i = 0; i < parsed.times; ++i)
        m_result.orders.push_back(order);
}

void LineReader::speakOf(const Unit &unit)
{
    std::vector<Unit> &spoken = m_heading.spoken;
    std::erase_if(spoken, [&](const Unit &one) { return one.region == unit.region && one.layer == unit.layer; });
    spoken.push_back(unit);
    if (spoken.size() > mostSpoken)
        spoken.erase(spoken.begin());
}

MailLine readMailLine(std::string_view line, const ParseContext &context, MailHeading &heading)
{
    return LineReader(line, context, heading).read();
}

} // namespace entente
