#pragma once

#include "io/xml.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace entente {

/// "inkscape:label" -> "label"
std::string_view withoutPrefix(std::string_view name);

using Declarations = std::map<std::string, std::string, std::less<>>; ///< values by property, in small letters

/// "fill:none; stroke:black" into properties.
void readDeclarations(std::string_view text, Declarations &into);

/// The rules of a drawing's style sheets whose selector is one class, one id or one element name.
class StyleSheet {
public:
    void read(std::string_view text);

    /// Adds what the rules say of an element, weaker ones first.
    void apply(const XmlElement &element, Declarations &into) const;

private:
    void add(const std::string &selector, Declarations &into) const;

    std::map<std::string, Declarations> m_rules;
};

} // namespace entente
