#pragma once

#include "base/result.h"
#include "io/fault.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace entente {

/// An element of an XML text with all that is inside it. Namespace prefixes stay part of the names. The XML
/// library itself is known to xml.cpp alone.
struct XmlElement {
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes; ///< as written, entities replaced
    std::vector<XmlElement> children;
    std::string text; ///< all of its own text, pieces joined
    int line = 0;     ///< where it begins, from 1

    /// The attribute's value; empty if there is none.
    std::string_view attribute(std::string_view key) const;
    /// The first child of that name, or null.
    const XmlElement *child(std::string_view key) const;
    /// "line 12", for faults.
    Wording where() const;

    /// Calls `visit(element)` for this element and all inside it, from outside to inside.
    template <class Visit>
    void forEach(Visit &&visit) const
    {
        visit(*this);
        for (const XmlElement &inner : children)
            inner.forEach(visit);
    }
};

/// No file that is read here holds as many elements and attributes together, by far. Each takes some hundred bytes,
/// and may
/// be told in four.
inline constexpr std::size_t mostXmlParts = 200'000;

/// Reads an XML text of any usual encoding, of up to `mostXmlParts` in elements nested up to 200 deep. Nothing outside
/// the text is ever fetched. Of the entities that it declares itself plain ones are replaced, up to 64 of 256 letters
/// each; nested ones grow without bound and are a fault, as is a text that would grow by more than some megabytes.
Result<XmlElement, Fault> readXml(std::string_view text);

/// The beginning of an element as it is come upon.
struct XmlTag {
    std::string_view name;
    std::span<const std::pair<std::string_view, std::string_view>> attributes; ///< as written, entities replaced
    int line = 0;

    /// The attribute's value; empty if there is none.
    std::string_view attribute(std::string_view key) const;
};

/// For texts that are too large or too deeply nested for a tree. `opened` hears of each element as it begins, and ends
/// the reading with a sentence; `closed` as it ends. Text between the elements is passed over. A text that declares
/// entities is a fault.
std::optional<Fault> scanXml(std::string_view text, const std::function<Wording(const XmlTag &)> &opened,
                             const std::function<void()> &closed);

} // namespace entente
