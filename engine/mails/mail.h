#pragma once

#include "mails/mailphase.h"
#include "mails/mailbox.h"
#include "orders/parser.h"
#include "mails/winterlist.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// Reads a whole mail, zine page or chat: orders among headings, scores, press and old results, one or several a
/// line. Nothing is guessed silently: what was assumed is noted beside the order, and a line that looks like an
/// order but is none says why.

/// What was assumed to read an order. Orders with such a note are doubtful: a person should look.
struct MailNote {
    enum class Kind {
        Spelling,   ///< `written` was read as `meant`
        Remark,     ///< `written` in brackets was left out
        Repeated,   ///< an earlier order for the unit is replaced (the last one counts)
        Understood, ///< nobody wrote whether `written` is to be built or removed; what the power owes says so
        OtherPhase, ///< it stands below the name of another phase than the present one (`meant`: "results", below its
                    ///< results)
        Quoted,     ///< it stands in a mail that is quoted, and what answers it counts: `written`, if for the same unit
                    ///< (`meant`: "earlier", where another mail does)
        Withdrawn,  ///< `written` takes it back: "not A Par - Bur", "instead of A Par - Bur"
        Asked,      ///< a question mark stands behind it
        Press,      ///< it stands below the title of press, where players only talk
        Corrected,  ///< `written` corrects something that may be this, and could not be read whole
        Unsure,     ///< `written` leaves open whether it is meant so; `meant` is another reading, or empty
    };
    Kind kind = Kind::Spelling;
    std::string written;
    std::string meant;

    friend bool operator==(const MailNote &, const MailNote &) = default;
};

struct MailOrder {
    PowerId power; ///< named in the line, else by the last heading; may be none
    Order order;
    std::optional<Stage> stage; ///< as ParsedOrder
    std::string text;           ///< the piece of the line that it was read from
    std::vector<MailNote> notes;
    bool explains = false; ///< told behind a "So ...": of an order above it says no more
    int replacedIn = 0;    ///< line of the order for the same unit that counts instead; 0: none

    /// Is it the best reading only, so that nobody gives it before somebody says so?
    bool isAsked() const;
};

/// A piece of a line that is no order.
struct MailFault {
    ParseError error;
    std::string text;
    // Of a condition (ParseError::Kind::Conditional), as it is written: "If Russia moves to BLA", "otherwise", and the
    // orders that hang on it. Either may be empty: they may stand in the lines around it.
    std::string condition = {};
    std::string orders = {};
    PowerId power = {}; ///< whose orders these are; may be none
};

struct MailLine {
    enum class Kind {
        Blank,
        Orders,  ///< at least one order was read; `faults` speak of the rest
        Heading, ///< names the power of what follows, or a phase
        Report,  ///< scores and abbreviations of results ("GER: 16(14) ++", "NMR")
        Prose,   ///< press and talk; `faults` say why it is no order
        Refused, ///< looks like an order; see `faults`
    };
    int number = 0; ///< from 1
    Kind kind = Kind::Blank;
    std::string text;
    int letter = 0; ///< index of the mail that it belongs to
    int quoted = 0; ///< how often: the ">" before the line, or below "-----Original Message-----"
    std::vector<MailOrder> orders;
    std::vector<MailFault> faults;
    std::optional<NamedPhase> phase; ///< that the line names as a heading
    /// "All other units hold": whose units stand that have no order in the mail; readMail() makes orders of it.
    PowerId restHolds;
    std::string denied;     ///< "pas la Suède": what is taken back and could not be read as an order; else empty
    std::string correction; ///< "Correction: A War - Ukr": from the word that says so to the end; else empty
};

struct Mail {
    std::vector<MailLine> lines;
    std::vector<Letter> letters; ///< at least one, where there are lines

    int orderCount() const;
    int refusedCount() const; ///< lines with a fault, prose left out
    /// Does a heading name the present phase? Then what stands below the name of another one is not meant for it.
    bool names(const Phase &present, const YearCount &years) const;
    /// The first phase named that is not the present one; nothing where the present one is named as well, or none.
    std::optional<NamedPhase> otherPhase(const Phase &present, const YearCount &years) const;
};

/// What stands above a line and counts for it; changed by a heading.
struct MailHeading {
    PowerId power;
    PowerId lastNamed; ///< the power that a line before named for its own orders ("Germany: A Mun - Bur")
    /// The order read last is this move, or supports it: "Bud supports that move".
    std::optional<Order> lastMove;
    std::vector<Unit> spoken;             ///< units that were spoken of, the last one last: "it", "both"
    std::optional<Order> lastGift;        ///< the last Transfer that was read
    WinterWish wish = WinterWish::Unsaid; ///< "Builds:" above a list
    std::optional<NamedPhase> phase;
    bool corrects = false; ///< "Correction:" stands above; until a blank line
    std::string hearsay;   ///< "as told to me by Anne": the title above says that these are not the writer's orders
    /// Did that title name no power? Then it ends with a blank line below the first order.
    enum class HearsayEnds { WithPower, WithBlank, WithNextBlank } hearsayEnds = HearsayEnds::WithPower;
    bool press = false; ///< a title says so; until a blank line or a heading
    // "If Russia moves to BLA:" stands above, and the line hangs on it; until a blank line.
    bool hangs = false;
    bool quotes = false;   ///< what is quoted begins right below
    bool block = false;    ///< the line stands between an "IF" and its "ENDIF"
    std::string condition; ///< the last one that was said
    /// A list that holds no orders, such as that of the centres: its title has been read, and then its lines, which end
    /// with a blank one.
    enum class Aside { None, Titled, Listed } aside = Aside::None;
};

/// Who may have sent a mail.
struct MailSenders {
    std::map<std::string, PowerId> addresses; ///< of the players, in small letters
    std::map<int, PowerId> told;              ///< index of a mail to the power that somebody says it is from
};

Mail readMail(std::string_view text, const ParseContext &context, const MailSenders &senders = {});
MailLine readMailLine(std::string_view line, const ParseContext &context, MailHeading &heading);

} // namespace entente
