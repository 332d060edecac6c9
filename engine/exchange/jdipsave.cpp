// A saved game of jDip. It is Java's objects written as XML, in a form that changes with the program's classes and is
// described nowhere beyond its outermost element; so it is recognised, and refused with what helps.

#include "exchange/formats.h"
#include "exchange/lines.h"

namespace entente {

bool looksLikeJdipSave(std::string_view text)
{
    const std::string_view start = trimmed(text.substr(0, 600));
    return start.starts_with('<') && start.find("<jsx") != std::string_view::npos;
}

Result<ForeignGame, Fault> importJdipSave(std::string_view, const VariantFinder &)
{
    return Fault{"", worded("Faults", "It is a saved game of jDip, whose form is not described anywhere; have jDip write its orders or results as text and open that.")};
}

} // namespace entente
