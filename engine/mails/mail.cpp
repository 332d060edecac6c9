#include "mails/mail.h"

#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/mailcuts.h"
#include "mails/mailconditions.h"
#include "mails/mailownwords.h"
#include "mails/mailrecalls.h"
#include "mails/mailsender.h"
#include "mails/mailtransport.h"
#include "mails/mailunread.h"
#include "mails/mailwrap.h"
#include "mails/unitowner.h"
#include "base/names.h"
#include "orders/notation.h"
#include "orders/position.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace entente {

namespace {

/// Another phase's, or only talk.
bool isMeantElsewhere(const MailOrder &order)
{
    return std::any_of(order.notes.begin(), order.notes.end(), [](const MailNote &note) {
        return note.kind == MailNote::Kind::OtherPhase || note.kind == MailNote::Kind::Press
               || note.kind == MailNote::Kind::Withdrawn || note.kind == MailNote::Kind::Asked;
    });
}

/// "Not A Mar": the same order that stands above is taken back with it.
void noteWithdrawals(Mail &mail)
{
    std::vector<MailOrder *> above;
    for (MailLine &line : mail.lines) {
        for (MailOrder &order : line.orders) {
            const auto back = std::find_if(order.notes.begin(), order.notes.end(),
                                           [](const MailNote &note) { return note.kind == MailNote::Kind::Withdrawn; });
            if (back == order.notes.end()) {
                above.push_back(&order);
                continue;
            }
            for (MailOrder *other : above) {
                const bool same = other->order == order.order
                                  && (!other->power.valid() || !order.power.valid() || other->power == order.power);
                if (same && !isMeantElsewhere(*other))
                    other->notes.push_back(*back);
            }
        }
    }
}

/// "2 points to France, not 1" in a correction: what was given to the same power above is taken back.
void noteGiftsCorrected(Mail &mail)
{
    std::vector<std::pair<const MailLine *, MailOrder *>> gifts;
    for (MailLine &line : mail.lines) {
        for (MailOrder &order : line.orders) {
            const auto *gift = std::get_if<Transfer>(&order.order.action);
            if (!gift)
                continue;
            for (const auto &[above, earlier] : gifts) {
                const bool corrected = !line.correction.empty() && above != &line && !isMeantElsewhere(*earlier)
                                       && std::get<Transfer>(earlier->order.action).to == gift->to
                                       && (!order.power.valid() || earlier->power == order.power);
                if (corrected)
                    earlier->notes.push_back({MailNote::Kind::Withdrawn, line.correction, {}});
            }
            gifts.emplace_back(&line, &order);
        }
    }
}

/// Whose order for which unit, and meant for the present phase or not.
struct OrderedUnit {
    PowerId power;
    ProvinceId place;
    Layer layer = Layer::Field;
    int number = 0;
    bool elsewhere = false;

    friend bool operator==(const OrderedUnit &, const OrderedUnit &) = default;
};

/// Has the power one unit of the kind there, which needs no number? True of nobody's, and where no position is known.
bool isAlone(const Position &position, PowerId power, const Order &order)
{
    return std::count_if(position.units.begin(), position.units.end(),
                         [&](const Unit &unit) {
                             return unit.power == power && unit.region == order.at && unit.layer == order.layer
                                    && (!order.kind.valid() || unit.kind == order.kind);
                         })
           < 2;
}

/// Nothing where two orders may be for two units: those that share a box and have no number.
std::optional<OrderedUnit> unitOf(const MailOrder &order, const ParseContext &context)
{
    const Board &board = *context.board;
    if (!order.order.at.valid())
        return std::nullopt;
    const ProvinceId place = board.provinceOf(order.order.at);
    PowerId power = order.power;
    if (!power.valid() && context.position)
        power = ownerOf(board, *context.position, order.order);
    if (board.province(place).unlimited && order.order.number == 0
        && (is<Build>(order.order) || !context.position || !isAlone(*context.position, power, order.order)))
        return std::nullopt;
    return OrderedUnit{power, place, order.order.layer, order.order.number, isMeantElsewhere(order) || order.isAsked()};
}

/// Does the line take back something: "no, make that F Mar", "A Bre instead of F Bre"?
bool corrects(const MailLine &line)
{
    return !line.correction.empty() || std::any_of(line.orders.begin(), line.orders.end(), [](const MailOrder &order) {
        return std::any_of(order.notes.begin(), order.notes.end(),
                           [](const MailNote &note) { return note.kind == MailNote::Kind::Withdrawn; });
    });
}

/// Does the second mail count less than the first? Nothing if they can't be told apart by their dates.
bool isOlder(const Letter &one, const Letter &than)
{
    return one.sent && than.sent && *one.sent < *than.sent;
}

/// The last order for a unit counts; the one before it gives way, and it says so. Another phase's order is none of
/// them, nor is talk, and what is quoted does not outdo the answer that stands above it.
void noteRepeats(Mail &mail, const ParseContext &context)
{
    struct Standing {
        OrderedUnit unit;
        MailOrder *order = nullptr;
        int line = 0;
        int quoted = 0;
        int letter = 0;
        std::vector<MailOrder *> outdone = {}; ///< by it, earlier ones as well
    };
    std::vector<Standing> standing;
    for (MailLine &line : mail.lines) {
        for (MailOrder &order : line.orders) {
            const std::optional<OrderedUnit> unit = unitOf(order, context);
            if (!unit)
                continue;
            const auto before =
                std::find_if(standing.begin(), standing.end(), [&](const Standing &one) { return one.unit == *unit; });
            Standing own{*unit, &order, line.number, line.quoted, line.letter};
            if (before == standing.end()) {
                standing.push_back(own);
                continue;
            }
            if (order.explains) {
                order.notes.push_back({MailNote::Kind::Unsure, order.text, {}});
                continue;
            }
            // Of two builds on one site both were asked for, unless the second is a second thought.
            if (is<Build>(order.order) && !corrects(line)) {
                *before = own;
                continue;
            }
            const bool older = line.letter == before->letter
                                   ? line.quoted > before->quoted
                                   : isOlder(mail.letters[static_cast<std::size_t>(line.letter)],
                                             mail.letters[static_cast<std::size_t>(before->letter)]);
            if (before->order->order != order.order)
                order.notes.push_back({older ? MailNote::Kind::Quoted : MailNote::Kind::Repeated, before->order->text,
                                       line.letter == before->letter ? "" : "earlier"});
            if (older) {
                order.replacedIn = before->line;
                before->outdone.push_back(&order);
            } else {
                own.outdone = std::move(before->outdone);
                own.outdone.push_back(before->order);
                for (MailOrder *outdone : own.outdone)
                    outdone->replacedIn = line.number;
                *before = std::move(own);
            }
        }
    }
}

/// Where the writer of a mail says whose his orders are, a unit of another power before that is one he talks of:
/// "According to Italy, Apulia goes to Tunis. Austria: ..."
void doubtHearsay(Mail &mail, const ParseContext &context)
{
    if (!context.position || context.stage == Stage::Adjustments)
        return;
    std::map<int, std::vector<PowerId>> named; // by letter
    for (const MailLine &line : mail.lines) {
        for (const MailOrder &order : line.orders) {
            if (order.power.valid() && line.quoted == 0)
                named[line.letter].push_back(order.power);
        }
    }
    for (MailLine &line : mail.lines) {
        const std::vector<PowerId> &powers = named[line.letter];
        for (MailOrder &order : line.orders) {
            const std::vector<Token> tokens = tokenize(order.text); // nobody talks in the notation
            const auto isDash = [](const Token &token) { return token.is(Token::Kind::Dash); };
            const bool notation =
                !tokens.empty()
                && (tokens.front().text.size() < 3 || std::any_of(tokens.begin(), tokens.end(), isDash));
            const bool own =
                notation || order.power.valid() || powers.empty() || line.quoted > 0
                || std::find(powers.begin(), powers.end(), ownerOf(*context.board, *context.position, order.order))
                       != powers.end();
            if (!own)
                order.notes.push_back({MailNote::Kind::Unsure, order.text, {}});
        }
    }
}

/// "kie hol" beside "mun ruh": whoever writes two places so means two places, and no "hold" cut short.
void trustPairs(Mail &mail)
{
    const auto isPair = [](const MailOrder &order) {
        const std::vector<Token> tokens = tokenize(order.text);
        return is<Move>(order.order) && tokens.size() == 2 && tokens[0].is(Token::Kind::Word)
               && tokens[1].is(Token::Kind::Word);
    };
    std::map<int, int> plain; // by letter
    for (const MailLine &line : mail.lines) {
        for (const MailOrder &order : line.orders)
            plain[line.letter] += isPair(order) && order.notes.empty() ? 1 : 0;
    }
    for (MailLine &line : mail.lines) {
        for (MailOrder &order : line.orders) {
            if (plain[line.letter] > 0 && isPair(order))
                std::erase_if(order.notes, [](const MailNote &note) {
                    return note.kind == MailNote::Kind::Unsure && note.meant.ends_with(" H");
                });
        }
    }
}

/// "den s hel" beside "hel-nth": whoever writes so short and moves the unit may mean its move. Who writes the kinds
/// says what he means.
void doubtSupports(Mail &mail, const Board &board, const ParseContext &context)
{
    std::vector<std::pair<const MailOrder *, int>> moves;
    for (const MailLine &line : mail.lines) {
        for (const MailOrder &order : line.orders) {
            if (is<Move>(order.order) && order.replacedIn == 0 && !isMeantElsewhere(order))
                moves.emplace_back(&order, line.letter);
        }
    }
    const auto ownerOfOrder = [&](const MailOrder &order) {
        return order.power.valid() || !context.position ? order.power : ownerOf(board, *context.position, order.order);
    };
    for (MailLine &line : mail.lines) {
        for (MailOrder &order : line.orders) {
            const auto *support = std::get_if<Support>(&order.order.action);
            const std::vector<Token> words = wordsOf(order.text);
            if (!support || !support->toHold() || words.empty() || board.findKind(words.front().text).valid())
                continue;
            for (const auto &[move, letter] : moves) {
                if (letter != line.letter || move->order.at != support->of || move->order.layer != support->layer
                    || ownerOfOrder(*move) != ownerOfOrder(order))
                    continue;
                Order meant = order.order;
                std::get<Support>(meant.action).to = std::get<Move>(move->order.action).to();
                order.notes.push_back({MailNote::Kind::Unsure, order.text, orderText(board, meant, context.stage)});
                break;
            }
        }
    }
}

/// "v2: Mun - Tyr, ...": what numbers a line as one of several that can't all be meant.
bool namesVersion(std::string_view line)
{
    const std::vector<Token> tokens = tokenize(line.substr(0, line.find(':')));
    if (tokens.empty() || tokens.size() > 2 || line.find(':') == std::string_view::npos)
        return false;
    const std::string first = foldName(tokens.front().text);
    if (tokens.size() == 1)
        return first.size() == 2 && first.front() == 'v' && first.back() >= '0' && first.back() <= '9';
    return isWord(tokens[0], {"version", "plan", "option", "alternative", "variant", "variante", "choice", "wahl"})
           && tokens[1].text.size() < 3;
}

/// Of several versions nobody can tell which one counts.
void doubtVersions(Mail &mail)
{
    std::map<int, int> versions; // by letter
    for (const MailLine &line : mail.lines)
        versions[line.letter] += namesVersion(line.text) ? 1 : 0;
    for (MailLine &line : mail.lines) {
        for (MailOrder &order : line.orders) {
            if (versions[line.letter] > 1 && namesVersion(line.text))
                order.notes.push_back({MailNote::Kind::Unsure, line.text.substr(0, line.text.find(':')), {}});
        }
    }
}

/// How far a line means what is quoted as well.
enum class Back {
    No,
    Perhaps, ///< "the rest as before", "the other two like I said"
    Sure,    ///< "same as in the mail below, except ..."
};

Back refersBack(std::string_view line)
{
    std::string said;
    const std::vector<Token> words = wordsOf(line);
    for (const Token &word : words)
        said += ' ' + foldName(word.text);
    said += ' ';
    // "Yesterday I wrote:" above what is quoted
    const auto own = [](const Token &word) { return isWord(word, {"i", "my", "ich", "meine", "je", "javais", "mes"}); };
    const auto wrote = [](const Token &word) {
        return isWord(word, {"wrote", "written", "sent", "had", "geschrieben", "schrieb", "geschickt", "waren", "ecrit",
                             "envoye", "were", "have"});
    };
    if (trimmed(line).ends_with(':') && std::any_of(words.begin(), words.end(), own)
        && std::any_of(words.begin(), words.end(), wrote))
        return Back::Sure;
    const auto says = [&](std::initializer_list<std::string_view> sayings) {
        return std::any_of(sayings.begin(), sayings.end(),
                           [&](std::string_view saying) { return said.find(saying) != std::string::npos; });
    };
    if (says({" the mail below ", " the email below ", " as below ", " orders below ", " mail unten ", " wie unten ",
              " mail ci dessous ", " comme ci dessous "}))
        return Back::Sure;
    return says({" as before ", " like i said ", " as i said ", " rest as ", " others as ", " wie gehabt ",
                 " wie gesagt ", " wie zuvor ", " comme avant ", " comme prevu ", " unchanged ", " unverandert ",
                 " inchange "})
               ? Back::Perhaps
               : Back::No;
}

/// Who gives orders and quotes others has those alone in mind: what is quoted gives way, whichever units it names.
void noteQuotes(Mail &mail)
{
    std::vector<bool> speaks(mail.letters.size(), false);
    const auto gives = [](const MailLine &line) {
        return line.quoted == 0 && (!line.orders.empty() || line.restHolds.valid());
    };
    for (const MailLine &line : mail.lines)
        speaks[static_cast<std::size_t>(line.letter)] = speaks[static_cast<std::size_t>(line.letter)] || gives(line);
    std::vector<Back> refers(mail.letters.size(), Back::No);
    std::vector<bool> unread(mail.letters.size(), false); // what changes may be in words that nobody understood
    for (const MailLine &line : mail.lines) {
        Back &back = refers[static_cast<std::size_t>(line.letter)];
        back = line.quoted == 0 ? std::max(back, refersBack(line.text)) : back;
        const bool changes = std::any_of(line.faults.begin(), line.faults.end(),
                                         [](const MailFault &fault) { return refersBack(fault.text) == Back::No; });
        if (line.quoted == 0 && line.kind != MailLine::Kind::Prose && changes)
            unread[static_cast<std::size_t>(line.letter)] = true;
    }
    for (MailLine &line : mail.lines) {
        Back back = line.quoted == 1 ? refers[static_cast<std::size_t>(line.letter)] : Back::No;
        if (back == Back::Sure && unread[static_cast<std::size_t>(line.letter)])
            back = Back::Perhaps;
        if (back == Back::Sure)
            continue;
        // Who answers something that nobody understood may give other orders.
        const bool changes = unread[static_cast<std::size_t>(line.letter)];
        if (line.quoted == 0 || !(changes || speaks[static_cast<std::size_t>(line.letter)]))
            continue;
        line.restHolds = {};
        for (MailOrder &order : line.orders) {
            const bool told = std::any_of(order.notes.begin(), order.notes.end(),
                                          [](const MailNote &note) { return note.kind == MailNote::Kind::Quoted; });
            if (!told && (back == Back::Perhaps || !speaks[static_cast<std::size_t>(line.letter)]))
                order.notes.push_back({MailNote::Kind::Unsure, order.text, {}});
            else if (!told)
                order.notes.push_back({MailNote::Kind::Quoted, {}, {}});
        }
    }
}

/// What a mail's heading says of whose it is, and of which phase.
MailHeading headingOf(const Letter &letter, int index, const Board &board, const MailSenders &senders)
{
    MailHeading heading;
    heading.phase = phaseNamed(letter.subject);
    if (heading.phase && resultsNamed(wordsOf(letter.subject), heading.phase->season)) // which it answers
        heading.phase.reset();
    heading.power = powerNamed(board, letter.subject);
    if (!heading.power.valid()) {
        const auto known = senders.addresses.find(addressIn(letter.from));
        heading.power = known != senders.addresses.end() ? known->second : powerNamed(board, letter.from);
    }
    if (const auto told = senders.told.find(index); told != senders.told.end())
        heading.power = told->second;
    return heading;
}

/// "*Bre" below says that it is meant in the line.
void noteOwnWords(MailLine &line, const std::vector<OwnWord> &words)
{
    for (MailOrder &order : line.orders) {
        for (const OwnWord &word : words) {
            if (order.text.find(word.meant) != std::string::npos)
                order.notes.push_back({MailNote::Kind::Spelling, word.written, word.meant});
        }
    }
}

/// "I had this from France this morning:" above what is quoted.
bool quotesBelow(const std::vector<LetterLine> &places, const std::vector<std::string_view> &lines, std::size_t at)
{
    std::size_t next = at + 1;
    while (next < lines.size() && trimmed(lines[next], " \t\r>").empty())
        ++next;
    return next < lines.size() && places[next].letter == places[at].letter && places[next].quoted > places[at].quoted;
}

/// What the writer of a mail says himself.
std::vector<std::string_view> ownLines(const Mailbox &box, const std::vector<std::string_view> &lines, int letter)
{
    std::vector<std::string_view> own;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (box.lines[i].letter == letter && box.lines[i].quoted == 0 && !box.lines[i].heading)
            own.push_back(lines[i]);
    }
    return own;
}

/// Is anything ordered for the unit in this phase? Who says whose the unit is does not matter.
bool isOrdered(const Mail &mail, const Board &board, const Order &unit)
{
    const auto same = [&](const MailOrder &order) {
        return !isMeantElsewhere(order) && order.order.at.valid() && order.order.layer == unit.layer
               && board.provinceOf(order.order.at) == board.provinceOf(unit.at)
               && (order.order.number == 0 || order.order.number == unit.number);
    };
    return std::any_of(mail.lines.begin(), mail.lines.end(),
                       [&](const MailLine &line) { return std::any_of(line.orders.begin(), line.orders.end(), same); });
}

/// Is something said of the unit that nobody could read?
bool isRefused(const Mail &mail, const Board &board, const Order &unit)
{
    const auto names = [&](const MailFault &fault) {
        const std::vector<Token> words = wordsOf(fault.text);
        return std::any_of(words.begin(), words.end(), [&](const Token &word) {
            const RegionId found = board.findRegion(word.text);
            return found.valid() && board.provinceOf(found) == board.provinceOf(unit.at);
        });
    };
    return std::any_of(mail.lines.begin(), mail.lines.end(), [&](const MailLine &line) {
        return line.kind != MailLine::Kind::Prose && std::any_of(line.faults.begin(), line.faults.end(), names);
    });
}

/// The units of a power that nothing was ordered for, where a line lets them hold.
void letTheRestHold(Mail &mail, const Board &board, const Position &position)
{
    for (MailLine &line : mail.lines) {
        if (!line.restHolds.valid())
            continue;
        for (std::size_t i = 0; i < position.units.size(); ++i) {
            const Unit &unit = position.units[i];
            if (unit.power != line.restHolds)
                continue;
            const int number = board.province(board.provinceOf(unit.region)).unlimited
                                   ? numberOf(board, position, UnitId(static_cast<int>(i)))
                                   : 0;
            const Order hold{unit.kind, unit.region, unit.layer, Hold(), static_cast<std::uint8_t>(number)};
            if (!isOrdered(mail, board, hold) && !isRefused(mail, board, hold))
                line.orders.push_back({line.restHolds, hold, {}, std::string(trimmed(line.text)), {}});
        }
        if (!line.orders.empty())
            line.kind = MailLine::Kind::Orders;
    }
}

} // namespace

bool MailOrder::isAsked() const
{
    return std::any_of(notes.begin(), notes.end(), [](const MailNote &note) {
        return note.kind == MailNote::Kind::Unsure || note.kind == MailNote::Kind::Corrected;
    });
}

int Mail::orderCount() const
{
    int count = 0;
    for (const MailLine &line : lines)
        count += static_cast<int>(line.orders.size());
    return count;
}

int Mail::refusedCount() const
{
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const MailLine &line) {
        return !line.faults.empty() && line.kind != MailLine::Kind::Prose;
    }));
}

bool Mail::names(const Phase &present, const YearCount &years) const
{
    return std::any_of(lines.begin(), lines.end(),
                       [&](const MailLine &line) { return line.phase && mayMean(*line.phase, present, years); });
}

std::optional<NamedPhase> Mail::otherPhase(const Phase &present, const YearCount &years) const
{
    if (names(present, years))
        return std::nullopt;
    const auto other = std::find_if(lines.begin(), lines.end(), [](const MailLine &line) { return line.phase; });
    return other == lines.end() ? std::nullopt : other->phase;
}

Mail readMail(std::string_view sent, const ParseContext &context, const MailSenders &senders)
{
    const std::string written = withoutTransport(sent);
    std::string_view text = written;
    Mail mail;
    Mailbox box = openMailbox(text);
    std::vector<std::string_view> lines;
    for (std::size_t i = 0; i < box.lines.size(); ++i) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    UnwrappedLines unwrapped = unwrapLines(lines, box.lines, *context.board);
    const auto ownWords = writeOutOwnWords(unwrapped, box.lines, *context.board);
    lines = unwrapped.lines;
    const std::vector<bool> &taken = unwrapped.taken;
    const std::vector<bool> blocks = conditionBlocks(lines);
    std::map<int, MailHeading> headings; // what a quoted mail says stands over its own lines only
    int last = 0, letter = -1;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const LetterLine &place = box.lines[i];
        if (place.letter != letter) {
            letter = place.letter;
            last = 0;
            headings.clear();
            MailHeading own = headingOf(box.letters[static_cast<std::size_t>(letter)], letter, *context.board, senders);
            if (!own.power.valid())
                own.power = senderSaid(ownLines(box, lines, letter), *context.board);
            headings.emplace(0, own);
        }
        const auto [heading, first] = headings.try_emplace(place.quoted);
        if (first)
            heading->second.phase = headings[last].phase;
        heading->second.spoken = headings[last].spoken; // an answer speaks of what the question did
        last = place.quoted;
        MailLine line;
        if (taken[i]) {
            line.text = std::string(lines[i]);
        } else if (place.heading) {
            line.kind = MailLine::Kind::Heading;
            line.text = std::string(lines[i]);
            if (place.quoted == 0)
                line.phase = heading->second.phase;
        } else {
            heading->second.block = blocks[i];
            heading->second.quotes = quotesBelow(box.lines, lines, i);
            line = readMailLine(lines[i], context, heading->second);
        }
        if (const auto own = ownWords.find(i); own != ownWords.end())
            noteOwnWords(line, own->second);
        line.letter = letter;
        line.quoted = place.quoted;
        line.number = static_cast<int>(i) + 1;
        mail.lines.push_back(std::move(line));
    }
    mail.letters = std::move(box.letters);
    if (context.position && context.stage == Stage::Moves)
        letTheRestHold(mail, *context.board, *context.position);
    doubtHearsay(mail, context);
    doubtVersions(mail);
    trustPairs(mail);
    refuseContinuations(mail, context);
    noteRecalls(mail, context);
    noteWithdrawals(mail);
    noteGiftsCorrected(mail);
    doubtUnread(mail, context);
    noteRepeats(mail, context);
    noteQuotes(mail);
    doubtSupports(mail, *context.board, context);
    return mail;
}

} // namespace entente
