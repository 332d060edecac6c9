// Letters to and from a mail judge that tell of no turn: sign-ons, press, deadlines. If they name a game that has not
// begun, that can be opened.

#include "exchange/formats.h"
#include "exchange/lines.h"
#include "exchange/remarks.h"

#include <algorithm>

namespace entente {

namespace {

/// What follows "Variant:" in the judge's heading, ":: Judge: USEF  Game: Ours  Variant: Standard".
std::string variantNamed(const std::vector<TextLine> &lines)
{
    for (const TextLine &line : lines) {
        const std::vector<std::string> words = wordsOf(line.text);
        const auto key = std::find(words.begin(), words.end(), "Variant:");
        if (words.front() == "::" && key != words.end() && key + 1 != words.end())
            return *(key + 1);
    }
    return {};
}

/// Is that phase in the letters' headings?
bool speaksOf(const std::vector<TextLine> &lines, const Phase &phase)
{
    const std::string name = phaseText(phase);
    return std::any_of(lines.begin(), lines.end(), [&](const TextLine &line) {
        const std::vector<std::string> words = wordsOf(line.text);
        return std::find(words.begin(), words.end(), name) != words.end();
    });
}

} // namespace

bool looksLikeJudgeTalk(std::string_view text)
{
    const std::vector<TextLine> lines = linesOf(text.substr(0, 64 * 1024));
    return std::any_of(lines.begin(), lines.end(), [](const TextLine &line) {
        return line.text.starts_with("===== mail sent to ") || line.text.starts_with(":: Judge:")
               || lowerCase(line.text.substr(0, 7)) == "signon ";
    });
}

Result<ForeignGame, Fault> importJudgeTalk(std::string_view text, const VariantFinder &variants)
{
    const std::vector<TextLine> lines = linesOf(text);
    const std::shared_ptr<const Variant> variant = variants("njudge:" + variantNamed(lines));
    if (!variant || !speaksOf(lines, variant->start.phase))
        return Fault{"", worded("Faults", "These letters to or from a judge tell of no units and no results. If there "
                                          "are orders in them, copy them into \"Paste orders…\" of an open game.")};
    ForeignGame foreign;
    foreign.game = Game(variant);
    addRemark(foreign.notes, worded("Remarks", "The letters tell of no orders yet; the game stands at its start."));
    return foreign;
}

} // namespace entente
