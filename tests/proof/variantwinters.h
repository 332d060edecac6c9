#pragma once

namespace entente::proof {

// What seasons and winters leave behind by rules of variants, each against a reading of its own paragraphs: prints how
// many cases there were, and whether they agree.
bool sieges();                  ///< City State 7e, 7g, 7h
bool doubleCentres(int others); ///< City State 4, on every board of a centre and so many other places
bool ports();                   ///< City State 5, 8d
bool yards(int length);         ///< Davis 4b, lists of so many builds
bool points(int length);        ///< 1939 III 7 to 13, 18, 41, lists of so many builds

} // namespace entente::proof
