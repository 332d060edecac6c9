#include "mails/mailspelling.h"

#include "base/names.h"
#include "map/board.h"
#include "language/spelling.h"
#include "language/vocabulary.h"
#include "mails/linepieces.h"

#include <algorithm>

namespace entente {

bool respell(const Board &board, std::string &piece, const ParseError &fault, std::vector<MailNote> &notes)
{
    std::string meant;
    if (fault.kind == ParseError::Kind::UnknownProvince) {
        // Where the name lies among other words, the one word that can be mended is meant.
        if (const ProvinceId whole = misspeltProvince(board, fault.piece); whole.valid())
            meant = board.province(whole).name;
    } else if (fault.kind == ParseError::Kind::UnknownPower) {
        if (const PowerId power = misspeltPower(board, fault.piece); power.valid())
            meant = board.power(power).name;
    }
    if (fault.kind == ParseError::Kind::UnknownKind && fault.piece.size() > 3) { // "Flete Ankara"
        const std::string folded = foldName(fault.piece);
        for (int k = 0; k < board.kindCount(); ++k) {
            const UnitKind &kind = board.kind(KindId(k));
            const auto isNear = [&](const std::string &name) {
                const std::string other = foldName(name);
                return other.size() > 3 && other.front() == folded.front() && editDistance(folded, other, 2) <= 2;
            };
            if (isNear(kind.name) || std::any_of(kind.aliases.begin(), kind.aliases.end(), isNear))
                meant = kind.name;
        }
    }
    if (fault.kind == ParseError::Kind::UnknownVerb && fault.piece.size() > 3) {
        const std::string verb = nearestVerb(fault.piece); // "hodl"
        if (editDistance(foldName(fault.piece), verb, 1) <= 1)
            meant = verb;
    }
    if (meant.empty() || fault.piece.empty() || fault.column < 0
        || piece.compare(static_cast<std::size_t>(fault.column), fault.piece.size(), fault.piece) != 0)
        return false;
    notes.push_back({MailNote::Kind::Spelling, fault.piece, meant});
    piece.replace(static_cast<std::size_t>(fault.column), fault.piece.size(), meant);
    return true;
}

void keepReachable(ParseError &fault, std::string_view piece, const ParseContext &context)
{
    if (fault.kind != ParseError::Kind::UnknownProvince || !context.position || fault.piece.empty())
        return;
    const std::size_t at = piece.find(fault.piece);
    if (at == std::string_view::npos)
        return;
    std::erase_if(fault.suggestions, [&](const std::string &name) {
        std::string mended(piece);
        mended.replace(at, fault.piece.size(), name);
        const auto order = parseOrder(mended, context);
        return order && !isInReach(*context.board, *context.position, order->order);
    });
}

} // namespace entente
