#include "mails/clausereader.h"

#include "language/vocabulary.h"
#include "mails/linepieces.h"
#include "mails/sentences.h"
#include "orders/arrival.h"
#include "orders/notation.h"

#include <algorithm>
#include <utility>

namespace entente {

namespace {

constexpr std::size_t longestDenied = 10; ///< pieces between what a unit does not do and what it does instead

} // namespace

std::size_t ClauseReader::readPredicate(const std::vector<Mention> &subjects, std::size_t at)
{
    const Unit &unit = *subjects.back().unit;
    const ProvinceId from = m_board.provinceOf(unit.region);
    if (subjects.back().holds)
        return tellAll(subjects, Hold(), at);
    if (subjects.back().goes)
        return subjects.size() == 1 ? readMotion(unit, at) : 0;
    if (at < m_pieces.size() && m_text[m_pieces[at].begin] == ':' && is(at + 1, Kind::Place)
        && provinceAt(at + 1) != from && subjects.size() == 1) // "The fleet: BLA"
        return readMotion(unit, at + 1);
    bool denied = false;
    int commas = 0;
    int talk = 0;
    for (; at < m_pieces.size() && talk < mostTalk; ++at) {
        const SaidPiece &now = m_pieces[at];
        switch (now.kind) {
        case Kind::Hold:
            if (const std::size_t friendly = pastCompany(at); friendly > 0)
                return denied ? 0 : readSupport(subjects, friendly);
            if (says(at, {"keep", "keeps", "guard", "guards"}) && watchesOther(at + 1, from))
                return 0; // what it does there nobody can tell
            if (const std::size_t stay = pastStay(at + 1, from); denied)
                return 0;
            else if (const std::size_t verb = verbJoined(stay); is(verb, Kind::Support))
                return readSupport(subjects, verb + 1); // "stays and supports"
            else
                return tellAll(subjects, Hold(), stay);
        case Kind::Go:
        case Kind::Take:
        case Kind::Send:
            if (const std::size_t goal = goalFrom(at + 1, from, false); goal > 0 || !denied) {
                // "zieht , sondern nach Triest": what it does not do was taken out
                if (const std::size_t but = goal == 0 ? contrastBehind(at + 1) : 0; isAny(but, {Kind::To, Kind::At}))
                    return subjects.size() == 1 ? readMotion(unit, but) : 0;
                for (std::size_t off = at + 1; goal == 0 && off < at + mostTalk; ++off) {
                    if (is(off, Kind::Disband) && m_stage == Stage::Retreats) // "goes off the board"
                        return tellAll(subjects, Disband(), off + 1);
                    if (isAny(off, {Kind::Comma, Kind::And, Kind::Not})) { // "does not go there, but supports"
                        const std::size_t verb = verbJoined(off + (is(off, Kind::Not) ? 1 : 0));
                        return verb > off ? readPredicate(subjects, verb) : 0;
                    }
                }
                if (const std::size_t but = denied ? contrastBehind(at + 1) : 0;
                    but > 0) // "not to Silesia but to Prussia"
                    return !isAny(but, {Kind::To, Kind::At, Kind::Dash}) ? readPredicate(subjects, but)
                           : subjects.size() == 1                        ? readMotion(unit, but)
                                                                         : 0;
                // "does not move to Prussia, it holds"
                if (const std::size_t verb = denied ? verbJoined(goal + 1) : 0; verb > 0)
                    return readPredicate(subjects, verb);
                return !denied && subjects.size() == 1 ? readMotion(unit, at + 1) : 0;
            }
            return tellAll(subjects, Hold(), pastDenial(at + 1)); // "does not move"
        case Kind::Support:
            denied = denied || says(at + 1, {"nobody", "noone", "niemand", "niemanden", "personne"});
            if (const std::size_t verb = denied ? contrastBehind(at + 1) : 0; verb > 0) // "..., it goes to Belgium"
                return readPredicate(subjects, verb);
            if (!denied && at + 1 < m_pieces.size() && eachOther(at + 1) == 0
                && says(at + 1, {"itself", "himself", "herself", "sich", "selbst"}))
                return tellAll(subjects, Hold(), at + 2); // "defends itself"
            return denied ? 0 : readSupport(subjects, at + 1);
        case Kind::Convoy:
            if (denied || subjects.size() > 1)
                return 0;
            if (!m_board.kind(unit.kind).convoys) { // "is carried to Tunis by the fleet"
                const std::size_t goal = m_stage == Stage::Moves ? goalFrom(at + 1, from, false) : 0;
                return goal > 0 ? readShipped(unit, m_pieces[goal].place, goal + 1) : 0;
            }
            return readConvoy(unit, at + 1);
        case Kind::Disband:
            if (denied || m_stage != Stage::Retreats)
                return 0;
            return tellAll(subjects, Disband(), at + 1);
        case Kind::To:
        case Kind::Dash:
        case Kind::At:
            if (is(at, Kind::Dash) && is(at - 1, Kind::Comma)) // "Gre c'est la vie, -AEG"
                return 0;
            if (const std::size_t goal = goalFrom(at, from, true);
                goal > 0 && !denied && subjects.size() == 1 && !verbBefore(at, goal))
                return readMotion(unit, at);
            break;
        case Kind::Not: denied = true; break;
        case Kind::Place:
            if (m_board.provinceOf(now.place) != from)
                return 0;
            break;
        case Kind::Comma:
            // "Burgundy, after mature reflection, goes to Belgium"
            if (commas == 2 || at + 1 == m_pieces.size() || isAny(at + 1, {Kind::Place, Kind::Unit})
                || (commas == 1
                    && !isAny(at + 1, {Kind::Go, Kind::Take, Kind::Hold, Kind::Support, Kind::Convoy, Kind::Disband})))
                return 0;
            talk = commas == 0 ? talk + 1 : 0;
            ++commas;
            break;
        case Kind::And: { // "grits its teeth and holds"
            const std::size_t verb = verbJoined(at);
            return verb > at && !denied ? readPredicate(subjects, verb) : 0;
        }
        case Kind::Power:
            if (now.power != unit.power)
                return 0;
            break;
        case Kind::That:
            // "I hear from Vienna that he ..."
            if (at + 1 < m_pieces.size() && now.folded == "that"
                && says(at + 1, {"he", "she", "they", "it", "you", "we", "i"}))
                return 0;
            ++talk;
            break;
        case Kind::Unit:
        case Kind::From:
        case Kind::By: ++talk; break;
        case Kind::Word:
            if (isOneOf(now.folded, {"dass", "que"}))
                return 0;
            if (const std::size_t friendly = pastCompany(at); friendly > 0)
                return denied ? 0 : readSupport(subjects, friendly);
            if (now.folded == "h"
                && (at + 1 == m_pieces.size() || is(at + 1, Kind::Comma))) // "Bur H, supported by ..."
                return tellAll(subjects, Hold(), at + 1);
            if (m_text[now.begin] == ':' && !isAny(at + 1, {Kind::That, Kind::Go, Kind::Hold, Kind::Support, Kind::To})
                && !says(at + 1, {"h"}))
                return 0;
            ++talk;
            break;
        }
    }
    return 0;
}

bool ClauseReader::watchesOther(std::size_t at, ProvinceId from) const
{
    while (at < m_pieces.size() && !isAny(at, {Kind::Comma, Kind::And, Kind::Place, Kind::Go, Kind::To, Kind::Not}))
        ++at;
    return is(at, Kind::Place) && provinceAt(at) != from;
}

std::size_t ClauseReader::pastCompany(std::size_t at) const
{
    const auto isCompany = [&](std::size_t word) { return says(word, {"company", "gesellschaft", "compagnie"}); };
    if (isCompany(at + 1) && says(at, {"tient", "tiennent"}))
        return at + 2;
    return isCompany(at + 2) && says(at, {"keep", "keeps", "leistet", "leisten"}) ? at + 1 : 0;
}

std::size_t ClauseReader::verbJoined(std::size_t at) const
{
    for (int words = 0; words < mostTalkToGoal && isAny(at, {Kind::At, Kind::Word, Kind::That}); ++words)
        ++at; // "digs in and"
    if (!isAny(at, {Kind::And, Kind::Comma}))
        return 0;
    for (std::size_t end = at + mostTalkToGoal + 1; ++at < end;) {
        if (isAny(at, {Kind::Hold, Kind::Support, Kind::Go, Kind::Take, Kind::Convoy}))
            return isAny(at + 1, {Kind::By, Kind::From}) ? 0 : at; // ", supported by ..." is of another unit
        if (!isAny(at, {Kind::And, Kind::Word, Kind::To, Kind::That}))
            return 0;
    }
    return 0;
}

std::size_t ClauseReader::contrastBehind(std::size_t at) const
{
    for (const std::size_t end = std::min(at + longestDenied, m_pieces.size()); at + 1 < end; ++at) {
        if (says(at, {"but", "sondern", "mais"})
            && isAny(at + 1, {Kind::To, Kind::At, Kind::Dash, Kind::Go, Kind::Take, Kind::Hold, Kind::Support}))
            return at + 1;
        const bool goesOn = is(at, Kind::Comma) && is(at + 1, Kind::That)
                            && isAny(at + 2, {Kind::Go, Kind::Take, Kind::Hold, Kind::Support});
        if (goesOn)
            return at + 2;
    }
    return 0;
}

std::size_t ClauseReader::pastDenial(std::size_t at) const
{
    while (is(at, Kind::Not) || says(at, {"non", "plus", "either"}))
        ++at;
    return at;
}

bool ClauseReader::verbBefore(std::size_t at, std::size_t goal) const
{
    for (; at < goal; ++at) {
        if (isAny(at, {Kind::Support, Kind::Convoy, Kind::Hold}))
            return true;
    }
    return false;
}

void ClauseReader::tell(const Unit &unit, Action action)
{
    ToldClauses::Clause clause;
    clause.order.order = Order{unit.kind, unit.region, unit.layer, std::move(action), 0};
    clause.order.stage = m_stage;
    m_told.orders.push_back(std::move(clause));
    m_owners.push_back(unit.power);
    m_before = m_told.orders.back().order.order;
    if (!entente::is<Support>(*m_before) && !entente::is<Convoy>(*m_before))
        m_last = m_before;
}

std::size_t ClauseReader::tellAll(const std::vector<Mention> &subjects, const Action &action, std::size_t end)
{
    if (m_stage == Stage::Retreats && !std::holds_alternative<Disband>(action))
        return 0;
    for (const Mention &one : subjects)
        tell(*one.unit, action);
    const bool helped = subjects.size() == 1 && entente::is<Hold>(*m_before);
    return helped ? readHelpers(end, Order(*m_before)) : end;
}

std::size_t ClauseReader::pastStay(std::size_t at, ProvinceId from) const
{
    std::size_t end = at;
    for (int words = 0; at < m_pieces.size() && words < mostTalk; ++at, ++words) {
        if (provinceAt(at) == from || is(at, Kind::Hold))
            end = at + 1;
        else if (!isAny(at, {Kind::At, Kind::That, Kind::Word}))
            break;
    }
    return end;
}

std::size_t ClauseReader::readMotion(const Unit &unit, std::size_t at)
{
    const ProvinceId from = m_board.provinceOf(unit.region);
    if (const std::size_t end = readRoute(unit, at); end > 0)
        return end;
    const std::size_t goal = m_board.kind(unit.kind).flying == Flying::No ? goalFrom(at, from, false) : 0;
    if (goal == 0) {
        const std::size_t there = readThere(unit, at);
        return there > 0 ? there : readFollowing(unit, at);
    }
    const RegionId to = m_pieces[goal].place;
    if (m_stage == Stage::Retreats) {
        tell(unit, Retreat{to});
        return goal + 1;
    }
    if (passesOver(m_board.kind(unit.kind)) && goal + 1 < m_pieces.size() && m_pieces[goal + 1].is(Kind::Dash))
        return 0; // it goes further, which the notation's reader knows
    Way way = Way::Unsaid;
    std::size_t end = goal + 1;
    if (m_shipped)
        return readShipped(unit, to, end);
    if (is(end, Kind::From) && provinceAt(end + 1) == from)
        end += 2;
    for (std::size_t word = at; word < goal; ++word)
        way = is(word, Kind::By) && saysVoyage(word + 1) ? Way::ByConvoy : way;
    if (const std::size_t sea = convoyBehind(end); sea > 0) {
        way = Way::ByConvoy;
        end = sea;
    }
    if (const std::size_t landed = readBoarding(unit, to, goal); landed > 0)
        return landed;
    tell(unit, Move{{to}, way, {}});
    if (!canStandIn(m_board, m_board.kind(unit.kind).travel, m_board.provinceOf(to)))
        m_told.orders.back().notes.push_back({MailNote::Kind::Unsure, std::string(between(at, end)), {}});
    return readHelpers(end, m_told.orders.back().order.order);
}

std::size_t ClauseReader::readBoarding(const Unit &army, RegionId to, std::size_t goal)
{
    const Unit *fleet =
        canStandIn(m_board, m_board.kind(army.kind).travel, m_board.provinceOf(to)) ? nullptr : unitAt(to, {}, true);
    if (!fleet || !m_board.kind(army.kind).isConvoyed || !m_board.kind(fleet->kind).convoys)
        return 0;
    std::size_t shore = goal + 1;
    for (int words = 0; words < mostTalk + mostTalkToGoal && shore < m_pieces.size() && !is(shore, Kind::Place);
         ++words) {
        if (isAny(shore, {Kind::Not, Kind::Support, Kind::Unit, Kind::Power}))
            return 0;
        ++shore;
    }
    if (!is(shore, Kind::Place)
        || !canStandIn(m_board, m_board.kind(army.kind).travel, m_board.provinceOf(m_pieces[shore].place)))
        return 0;
    tell(army, Move{{m_pieces[shore].place}, Way::ByConvoy, {}});
    tell(*fleet, Convoy{army.kind, army.region, m_pieces[shore].place});
    return shore + 1;
}

std::size_t ClauseReader::wayAt(std::size_t at) const
{
    std::size_t end = at + 1;
    if (is(at, Kind::By) && says(at + 1, {"way"})) // "by way of the Tyrrhenian Sea"
        end = at + 3;
    else if (!meansVia(at) && !is(at, Kind::By) && !says(at, {"over", "across", "crossing", "passing"}))
        return 0;
    while (end < m_pieces.size() && (isArticle(m_pieces[end]) || is(end, Kind::At)))
        ++end;
    return is(end, Kind::Place) ? end : 0;
}

std::optional<Order> ClauseReader::withWay(const Order &order, std::size_t &at) const
{
    std::string text = orderText(m_board, order, m_stage);
    std::size_t next = at + (at < m_pieces.size() && m_text[m_pieces[at].begin] == '(' ? 1 : 0); // "(Flug über Kiel)"
    for (int words = 0; words < mostTalkToGoal && wayAt(next) == 0 // ", sie fliegt über Kiel"
                        && (isAny(next, {Kind::That, Kind::Go, Kind::Word}) || (words == 0 && is(next, Kind::Comma)));
         ++words)
        ++next;
    bool first = true;
    for (std::size_t place = wayAt(next); place > 0; first = false) {
        text += (first ? " via " : ", ") + m_board.regionText(m_pieces[place].place);
        at = next = place + 1;
        place = wayAt(next);
        if (place == 0 && isAny(next, {Kind::And, Kind::Comma}))
            place = wayAt(next + 1);
    }
    const ParseContext context{&m_board, &m_position, m_stage};
    if (first)
        return std::nullopt;
    const auto parsed = parseOrder(text, context);
    return parsed ? std::optional(parsed->order) : std::nullopt;
}

std::size_t ClauseReader::readRoute(const Unit &unit, std::size_t at)
{
    if (!passesOver(m_board.kind(unit.kind)) || m_stage != Stage::Moves)
        return 0;
    const ProvinceId from = m_board.provinceOf(unit.region);
    std::size_t goal = 0, over = 0;
    for (std::size_t next = at, words = 0; next < m_pieces.size() && words < mostTalk; ++next) {
        if (const std::size_t place = wayAt(next); place > 0 && goal == 0) {
            over = over == 0 ? next : over; // "through Czechoslovakia to Hungary"
            next = place;
        } else if (is(next, Kind::Place) && provinceAt(next) != from) {
            goal = next;
            break;
        } else if (isAny(next,
                         {Kind::Comma, Kind::And, Kind::Not, Kind::Support, Kind::Convoy, Kind::Power, Kind::Unit})) {
            return 0;
        } else {
            words += is(next, Kind::Word) ? 1 : 0;
        }
    }
    if (goal == 0)
        return 0;
    const Order plain{unit.kind, unit.region, unit.layer, Move{{m_pieces[goal].place}, Way::Unsaid, {}}, 0};
    const std::size_t end = goal + 1;
    std::size_t way = over > 0 ? over : end;
    const auto order = withWay(plain, way);
    if (!order) // without a way the notation's reader knows what to ask
        return 0;
    tell(unit, order->action);
    return over > 0 ? end : way;
}

std::size_t ClauseReader::readThere(const Unit &unit, std::size_t at)
{
    std::size_t word = at;
    while (word < at + mostTalkToGoal && is(word, Kind::Word) && !says(word, {"there", "dorthin", "dahin", "hin"}))
        ++word;
    if (!says(word, {"there", "dorthin", "dahin", "hin"}) || m_stage != Stage::Moves || !m_before)
        return 0;
    const auto *support = std::get_if<Support>(&m_before->action);
    const auto *move = std::get_if<Move>(&m_before->action);
    const RegionId to = support ? support->to : move ? move->to() : RegionId();
    const Order order{unit.kind, unit.region, unit.layer, Move{{to}, Way::Unsaid, {}}, 0};
    if (!to.valid() || !isInReach(m_board, m_position, order))
        return 0;
    tell(unit, order.action);
    m_told.orders.back().notes.push_back(
        {MailNote::Kind::Spelling, std::string(between(word, word + 1)), m_board.provinceName(to)});
    return word + 1;
}

std::size_t ClauseReader::readFollowing(const Unit &unit, std::size_t at)
{
    const auto *before = m_last && m_stage == Stage::Moves ? std::get_if<Move>(&m_last->action) : nullptr;
    std::size_t end = at == 0 ? 0 : at - 1;
    bool follows = false;
    for (std::size_t words = 0; end < m_pieces.size() && words < mostTalk && !isAny(end, {Kind::Comma, Kind::And});
         ++end, ++words)
        follows = follows
                  || says(end, {"follow", "follows", "following", "behind", "folgt", "nach", "suit", "place", "platz",
                                "spot", "hinterher", "derriere"});
    if (!before || !follows || m_last->at == unit.region)
        return 0;
    const RegionId left = m_board.mainRegion(m_board.provinceOf(m_last->at));
    const Move move{{left}, Way::Unsaid, {}};
    if (!isInReach(m_board, m_position, Order{unit.kind, unit.region, unit.layer, move, 0}))
        return 0;
    tell(unit, move);
    m_told.orders.back().notes.push_back({MailNote::Kind::Spelling, std::string(between(at == 0 ? 0 : at - 1, end)),
                                          m_board.province(m_board.provinceOf(left)).name});
    return end;
}

std::size_t ClauseReader::readShipped(const Unit &army, RegionId to, std::size_t at)
{
    tell(army, Move{{to}, Way::ByConvoy, {}});
    if (at >= m_pieces.size() || !(meansVia(at) || m_pieces[at].folded == "with" || is(at, Kind::By)))
        return at;
    std::size_t end = at;
    for (std::size_t next = pastArticles(at + 1);; next = pastArticles(next + 1)) {
        const auto fleet = mention(next, true);
        if (!fleet || !m_board.kind(fleet->unit->kind).convoys)
            return end;
        tell(*fleet->unit, Convoy{army.kind, army.region, to});
        end = next = fleet->end;
        if (!isAny(next, {Kind::And, Kind::Comma}))
            return end;
    }
}

bool ClauseReader::meansVia(std::size_t at) const
{
    return says(at, {"via", "uber", "ueber", "through", "durch"});
}

std::size_t ClauseReader::convoyBehind(std::size_t at) const
{
    at += is(at, Kind::Comma) ? 1 : 0;
    if (at + 1 >= m_pieces.size() || !(m_pieces[at].is(Kind::By) || says(at, {"via", "per", "mit", "with", "over"})))
        return 0;
    return saysVoyage(at + 1) ? at + 2 : 0;
}

std::size_t ClauseReader::readHelpers(std::size_t at, const Order helped)
{
    std::size_t verb = at;
    for (int words = 0; words < mostTalkToGoal && isAny(verb, {Kind::Comma, Kind::Dash, Kind::Word, Kind::At}); ++words)
        ++verb;
    if (verb > at && says(verb - 1, {"with", "mit", "avec", "w"})) { // "with Rumania's help"
        const auto helper = mention(pastArticles(verb), true);
        const auto *move = std::get_if<Move>(&helped.action);
        const std::size_t helps = helper ? helper->end + (is(helper->end, Kind::At) ? 1 : 0) : 0; // "in support"
        const bool behind = says(helps, {"behind", "dahinter", "derriere", "lending"});
        if (helper && helper->unit->region != helped.at && (is(helps, Kind::Support) || behind)) {
            const Support support{helped.kind, helped.at, move ? move->to() : RegionId(), helped.layer};
            std::size_t end = helps + 1;
            while (is(end, Kind::That) || (behind && (is(end, Kind::Support) || says(end, {"a", "hand", "its"}))))
                ++end;
            const Unit &unit = *helper->unit;
            const auto order = passesOver(m_board.kind(unit.kind))
                                   ? withWay(Order{unit.kind, unit.region, unit.layer, support, 0}, end)
                                   : std::nullopt;
            tell(unit, order ? order->action : Action(support));
            return end;
        }
    }
    // "... und wird von der Flotte in Kiel unterstützt"
    std::size_t first = at + (isAny(at, {Kind::And, Kind::Comma}) ? 1 : 0);
    for (int words = 0; words < mostTalkToGoal && is(first, Kind::Word); ++words)
        ++first;
    if (is(first, Kind::By) || is(first + 1, Kind::By)) {
        first += is(first, Kind::By) ? 1 : 2;
        const auto helper = mention(pastArticles(first), true);
        const auto *move = std::get_if<Move>(&helped.action);
        if (helper && is(helper->end, Kind::Support)) {
            tell(*helper->unit, Support{helped.kind, helped.at, move ? move->to() : RegionId(), helped.layer});
            return helper->end + 1;
        }
    }
    const bool convoys = is(verb, Kind::Convoy);
    std::size_t by = verb + 1;
    while (by < verb + 3 && isAny(by, {Kind::Word, Kind::Go}))
        ++by;
    if (!isAny(verb, {Kind::Support, Kind::Convoy}) || !isAny(by, {Kind::By, Kind::From}))
        return at;
    std::size_t end = at;
    for (std::size_t next = pastArticles(by + 1);; next = pastArticles(next + 1)) {
        const bool both = says(next, {"both", "beiden"});
        next += both || is(next, Kind::And) ? 1 : 0;
        const auto helper = mention(pastArticles(next), true);
        const auto *move = std::get_if<Move>(&helped.action);
        if (!helper || (convoys && !move))
            return end;
        if (convoys)
            tell(*helper->unit, Convoy{helped.kind, helped.at, move->to()});
        else
            tell(*helper->unit, Support{helped.kind, helped.at, move ? move->to() : RegionId(), helped.layer});
        end = next = helper->end;
        // "..., and Kiel goes to Denmark" is of its own
        if (!isAny(next, {Kind::Comma, Kind::And}))
            return end;
        const std::size_t behind = next + 1;
        const auto more = mention(pastArticles(behind), true);
        if (!more || (more->end < m_pieces.size() && !isAny(more->end, {Kind::Comma, Kind::And})))
            return end;
    }
}

std::size_t ClauseReader::readHelped(std::size_t at, const Unit &helper, Support &support)
{
    int talk = 0;
    PowerId named;
    KindId kind;
    bool that = false;
    std::size_t next = at;
    for (; next < m_pieces.size() && talk < mostTalk; ++next) {
        const SaidPiece &now = m_pieces[next];
        if (isAny(next, {Kind::Comma, Kind::And, Kind::Not, Kind::Dash, Kind::Hold, Kind::Support})
            || (that && wayAt(next) > 0))
            break;
        if (now.is(Kind::Place))
            return helpedAt(next, named, kind, support);
        if (const auto adjective = is(next + 1, Kind::Unit) ? adjectiveAt(next) : RegionId(); adjective.valid()) {
            if (const Unit *unit = unitAt(adjective, m_pieces[next + 1].unit, false))
                return helpedUnit(*unit, next + 2, support);
        }
        named = now.is(Kind::Power) ? now.power : named;
        kind = now.is(Kind::Unit) ? now.unit : kind;
        that = that || now.is(Kind::That);
        talk += isArticle(now) ? 0 : 1;
    }
    const bool ends = at == m_pieces.size() || m_text[m_pieces[at].begin] == ')' || isAny(at, {Kind::Comma, Kind::And});
    that = that || (ends && m_board.kind(helper.kind).convoys)       // "... to Tunis (ION is convoying)"
           || (ends && at > 1 && says(at - 2, {"la", "le", "les"})); // "la soutient"
    const std::optional<Order> &told = m_last || !m_before || !entente::is<Hold>(*m_before) ? m_last : m_before;
    that = that || (told && kind.valid()); // "helps the army to land there"
    if (!told || told->at == helper.region || (kind.valid() && kind != told->kind) || named.valid() || !that)
        return 0;
    const auto *move = std::get_if<Move>(&told->action);
    support = Support{told->kind, told->at, move ? move->to() : RegionId(), told->layer};
    return next;
}

std::size_t ClauseReader::helpedAt(std::size_t at, PowerId named, KindId kind, Support &support)
{
    const Unit *unit = nullptr;
    if (const auto helped = mention(at, false); helped && !kind.valid()) {
        unit = helped->unit;
        at = helped->end;
    } else {
        unit = unitAt(m_pieces[at].place, kind, false);
        ++at;
    }
    if (!unit) { // "supports the attack on Trieste"
        const RegionId goal = m_pieces[at - 1].place;
        const auto *move = m_last ? std::get_if<Move>(&m_last->action) : nullptr;
        if (!move || m_board.provinceOf(move->to()) != m_board.provinceOf(goal))
            return 0;
        support = Support{m_last->kind, m_last->at, move->to(), m_last->layer};
        return at;
    }
    if (named.valid() && unit->power != named)
        return 0;
    return helpedUnit(*unit, at, support);
}

std::size_t ClauseReader::helpedUnit(const Unit &unit, std::size_t at, Support &support)
{
    const ProvinceId from = m_board.provinceOf(unit.region);
    m_object = &unit;
    support = Support{unit.kind, unit.region, {}, unit.layer};
    std::size_t next = at;
    bool toward = false, that = false;
    for (int talk = 0; next < m_pieces.size() && talk < mostTalk; ++next) {
        const SaidPiece &now = m_pieces[next];
        if (isAny(next, {Kind::Comma, Kind::And, Kind::Not, Kind::By, Kind::Support, Kind::Convoy}))
            break;
        if (now.is(Kind::Hold))
            return next + 1;
        if (now.is(Kind::Place)) {
            if (m_board.provinceOf(now.place) == from)
                continue;
            if (!toward)
                return 0;
            support.to = now.place;
            return next + 1;
        }
        that = that || now.is(Kind::That);
        toward = toward || isAny(next, {Kind::To, Kind::Dash, Kind::Go, Kind::Take, Kind::Send, Kind::At});
        talk += isArticle(now) ? 0 : 1;
    }
    const bool goes = m_last && m_last->at == unit.region && entente::is<Move>(*m_last);
    if (!that && goes && std::any_of(m_told.orders.begin(), m_told.orders.end(), [&](const auto &clause) {
            return clause.order.order == *m_last; // "Budapest attacks Rumania, Serbia supports Budapest"
        })) {
        support.to = std::get<Move>(m_last->action).to();
        m_meantHelp = true;
    }
    if (!that)
        return at;
    // "supports the Aegean in this": in what was told of it, if anything was
    const auto *move = m_last && m_last->at == unit.region ? std::get_if<Move>(&m_last->action) : nullptr;
    support.to = move ? move->to() : RegionId();
    m_openHelp = !move;
    return next;
}

std::size_t ClauseReader::eachOther(std::size_t at) const
{
    for (std::size_t word = at; word < std::min(at + 3, m_pieces.size()); ++word) {
        if (says(word, {"einander", "gegenseitig", "mutuellement", "mutually"}))
            return word + 1;
        if (word + 1 < m_pieces.size()
            && ((m_pieces[word].folded == "each" && m_pieces[word + 1].folded == "other")
                || (m_pieces[word].folded == "one" && m_pieces[word + 1].folded == "another")))
            return word + 2;
    }
    return 0;
}

std::size_t ClauseReader::readSupport(const std::vector<Mention> &subjects, std::size_t at)
{
    if (m_stage != Stage::Moves)
        return 0;
    if (is(at, Kind::By)) { // "Munich is supported by Ruhr": it holds, or does what was told before
        const Unit &unit = *subjects.back().unit;
        const bool told = m_last && m_last->at == unit.region;
        if (subjects.size() > 1)
            return 0;
        const std::size_t known = m_told.orders.size();
        const Order held{unit.kind, unit.region, unit.layer, Hold(), 0};
        const std::size_t end = readHelpers(at - 1, told ? *m_last : held);
        return m_told.orders.size() > known ? end : 0;
    }
    if (const std::size_t each = eachOther(at); each > 0 && subjects.size() == 2) {
        for (const std::size_t one : {0, 1}) {
            const Unit &other = *subjects[1 - one].unit;
            tell(*subjects[one].unit, Support{other.kind, other.region, {}, other.layer});
        }
        return each;
    }
    Support support;
    m_openHelp = m_meantHelp = false;
    // "lends its support to", "gives a hand to"
    const std::size_t noun = pastArticles(says(at, {"a"}) ? at + 1 : at);
    const bool hand = says(noun, {"hand", "main"});
    if (is(noun, Kind::Support) || hand)
        at = noun + 1;
    const std::size_t end = readHelped(at, *subjects.back().unit, support);
    m_openHelp = m_openHelp || (hand && end == at); // to whom, nobody says
    if (end == 0)
        return 0;
    for (const Mention &one : subjects) {
        if (one.unit->region == support.of)
            return 0;
    }
    if (passesOver(m_board.kind(subjects.back().unit->kind)) && subjects.size() == 1) { // "... over Picardy"
        const Unit &unit = *subjects.back().unit;
        std::size_t way = end;
        if (const auto order = withWay(Order{unit.kind, unit.region, unit.layer, support, 0}, way)) {
            tell(unit, order->action);
            return way;
        }
    }
    for (const Mention &one : subjects) {
        tell(*one.unit, support);
        if (m_openHelp)
            m_told.orders.back().notes.push_back({MailNote::Kind::Unsure, std::string(between(at, end)), {}});
        if (m_meantHelp)
            m_told.orders.back().notes.push_back(
                {MailNote::Kind::Spelling, std::string(between(at, end)), orderText(m_board, *m_last, m_stage)});
    }
    // "supports that": what was told stays what is spoken of
    return end;
}

std::size_t ClauseReader::readConvoy(const Unit &fleet, std::size_t at)
{
    if (m_stage != Stage::Moves || !m_board.kind(fleet.kind).convoys)
        return 0;
    Support carried;
    const std::size_t end = readHelped(at, fleet, carried);
    if (end == 0 || carried.toHold())
        return 0;
    tell(fleet, Convoy{carried.kind, carried.of, carried.to});
    return end;
}

} // namespace entente
