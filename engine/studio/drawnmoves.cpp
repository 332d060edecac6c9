#include "studio/drawnmoves.h"

#include "studio/stylesheet.h"

#include <cctype>
#include <string_view>

namespace entente {

namespace {

/// "translate(3px, 0px)" -> "translate(3, 0)"
std::string withoutUnits(std::string text)
{
    for (const std::string_view unit : {"px", "deg"}) {
        for (std::size_t at = text.find(unit); at != std::string::npos; at = text.find(unit, at)) {
            const bool afterNumber =
                at > 0 && (std::isdigit(static_cast<unsigned char>(text[at - 1])) || text[at - 1] == '.');
            if (afterNumber)
                text.erase(at, unit.size());
            else
                at += unit.size();
        }
    }
    return text;
}

} // namespace

std::string movementOf(const XmlElement &element)
{
    const std::string_view style = element.attribute("style");
    if (style.find("transform") != std::string_view::npos) {
        Declarations said;
        readDeclarations(style, said);
        if (const auto found = said.find("transform"); found != said.end())
            return found->second == "none" ? std::string() : withoutUnits(found->second);
    }
    return std::string(element.attribute("transform"));
}

} // namespace entente
