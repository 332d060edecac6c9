#pragma once

#include "orders/parser.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// What a word, or a name of several, is to a sentence in which units are told what to do.
struct SaidPiece {
    enum class Kind {
        Place,
        Unit,    ///< a kind of unit
        Power,   ///< or its adjective
        Go,      ///< "walks", "geht", "marche": wants a place
        Take,    ///< "takes", "besetzt", "prend": the place is its object
        Send,    ///< who commands says so before the unit: "move", "schicke", "envoie"
        Hold,    ///< "stays", "bleibt", "tient"
        Support, ///< "helps", "deckt", "appuie"
        Convoy,  ///< "ferries", "befördert", "transporte"
        Disband,
        To,   ///< "to", "nach", "vers": by itself it says that a unit goes
        At,   ///< "in", "auf", "à": where a unit stands, or behind a verb where it goes
        From, ///< "from", "aus", "de"
        By,   ///< "by", "von": who helps
        That, ///< "it", "das": what was told before
        And,
        Comma,
        Dash,
        Not,
        Word, ///< anything else
    };
    Kind kind = Kind::Word;
    std::size_t begin = 0; ///< bytes in the text
    std::size_t end = 0;
    std::string folded = {};
    RegionId place = {};
    KindId unit = {};
    PowerId power = {};
    bool mended = false; ///< the place is misspelt

    bool is(Kind wanted) const { return kind == wanted; }
};

/// The pieces of a sentence. `likely` are the places whose names may be cut short so that others begin like them.
std::vector<SaidPiece> saidPieces(std::string_view text, const Board &board, const ProvinceSet &likely);

/// What a word by itself is to a sentence; folded (base/names.h).
SaidPiece::Kind saidAs(const std::string &folded);

/// "The war", "das ist": in small letters, does a sentence have the word for something else than a place?
bool isOtherWord(std::string_view written);

/// A kind of unit by its name, or by another word for it: "boat".
KindId kindSaid(const Board &board, std::string_view word);

} // namespace entente
