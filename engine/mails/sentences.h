#pragma once

#include "orders/position.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace entente {

// The sentences of a line, and words by which nobody is bound.

/// Where a sentence of a line stands, its sign with it.
struct Sentence {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// In turn, without blank ones. A full stop behind a word cut short ("St. Pete") or a number ends none.
std::vector<Sentence> sentencesOf(std::string_view line);

/// Does it speak of what was or might be, or of what somebody else thinks: "we talked about giving France 2 points"?
bool isHypothetical(std::string_view text);

/// Does a title say that what stands below is not the writer's to order: "as told to me by Anne", "laut Marco", "for
/// your information"? `asks`: "please ignore" does as well.
bool tellsOfOthers(std::string_view title, bool asks);

/// Does it tell what somebody said, in quotation marks: "France says 'A Paris - Burgundy is a bluff'"? Or does it begin
/// with another season than the present one: "In spring I'll go Bre - Pic"?
bool isReported(std::string_view text, const Phase &present);

/// Do words behind or between orders leave open whether they are meant: "or", "perhaps", "and then on to Bulgaria"?
bool leavesOpen(std::string_view text);

/// "One step only", "nur den einen Schritt", "just one province": an order ends where it says.
bool saysOneStep(std::string_view text);

/// As leavesOpen(), of words that nothing parts from the order: "... was a bad joke", "... would be nice".
bool unsettles(std::string_view text);

/// "No", "wait", "oops", "nein": may the folded word take back what was just said?
bool regrets(std::string_view folded);

/// "Forget", "scrap", "streiche": does the folded word take back what it speaks of?
bool undoes(std::string_view folded);

/// "Rather", "lieber", "plutôt": does the folded word say that what follows is the better choice?
bool prefers(std::string_view folded);

/// Does it begin or end with such words, so that what stands before it is in doubt: "no wait, that's occupied", "on the
/// other hand, no"? Not "no idea what Russia does".
bool thinksAgain(std::string_view text);

/// Without an "or" at its beginning; `text` stays as it is if there is none.
std::string_view withoutOr(std::string_view text);

} // namespace entente
