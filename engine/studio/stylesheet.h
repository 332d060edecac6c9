#pragma once

#include "io/xml.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// "inkscape:label" -> "label"
std::string_view withoutPrefix(std::string_view name);

using Declarations = std::map<std::string, std::string, std::less<>>; ///< values by property, in small letters

/// "fill:none; stroke:black" into properties.
void readDeclarations(std::string_view text, Declarations &into);

/// A value with each `var(--name)` replaced by what `properties` say of it, or by what it falls back on.
std::string withoutVariables(std::string value, const Declarations &properties);

/// An element with those around it, outermost first.
using XmlPath = std::vector<const XmlElement *>;

/// The rules of a drawing's style sheets whose selectors are made of element names, classes and ids: "#sea",
/// "path.land", ".lands > path". What hangs on anything else (":hover", "[fill]", "@media") is left out.
class StyleSheet {
public:
    void read(std::string_view text);

    /// Adds what the rules say of the last element of `path`, which is not empty; weaker ones first.
    void apply(const XmlPath &path, Declarations &into) const;

private:
    /// "path.land"
    struct Part {
        std::string name; ///< empty: any
        std::string id;
        std::vector<std::string> classes;
        bool child = false; ///< lies in the one before, with nothing between them

        bool fits(const XmlElement &element) const;
    };
    struct Rule {
        std::vector<Part> parts; ///< from outside to inside, never empty
        int weight = 0;          ///< ids count before classes, classes before names
        std::size_t said = 0;    ///< in m_said

        bool fits(const XmlPath &path) const;
    };

    void add(std::string_view selector, std::size_t said);

    std::vector<Declarations> m_said;
    std::vector<Rule> m_rules;
    std::map<std::string, std::vector<std::size_t>, std::less<>> m_byKey; ///< rules by "#id", ".class", "name" or "*"
};

} // namespace entente
