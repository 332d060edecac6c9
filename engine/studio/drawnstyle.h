#pragma once

#include "studio/stylesheet.h"

#include <memory>
#include <string>

namespace entente {

/// How an element is painted. What it doesn't say itself it has from those around it.
struct DrawnStyle {
    std::string fill = "#000000"; ///< "#rrggbb" where it is known; empty: it isn't filled
    std::string colour = "#000000";
    bool evenOdd = false;
    bool lined = false; ///< its outline is drawn
    bool dashed = false;
    bool headed = false;  ///< its line begins in an arrow's head
    bool pointed = false; ///< ... or ends in one
    bool shown = true;    ///< neither it nor what is around it is hidden
    bool visible = true;  ///< an element within a hidden one may be
    bool sheer = false;   ///< one sees through it what lies below
    bool thin = false;    ///< ... or some of it
    double textSize = 16;
    bool slanted = false;  ///< its letters lean
    double textAnchor = 0; ///< what share of a line lies before its point: 0, a half, 1
    std::shared_ptr<const Declarations> properties = std::make_shared<Declarations>(); ///< "--sea"

    /// Lines that join places, while others part them.
    bool joins() const { return dashed || headed || pointed; }
};

/// Tells styles by a drawing's attributes, style sheets, gradients and patterns.
class StyleReader {
public:
    /// All that rules and paints are made of, of the whole drawing.
    void read(const XmlElement &svg);

    /// What the last element of `path` says itself, each over what `style` has from around it.
    void apply(const XmlPath &path, DrawnStyle &style) const;

    /// The id of what cuts an element off, or nothing.
    std::string clipOf(const XmlElement &element) const;

private:
    std::string fillOf(const std::string &paint, const DrawnStyle &style) const;
    std::string mixtureOf(const XmlElement &gradient) const;
    std::string groundOf(const XmlElement &pattern) const;
    /// Of one element alone, with no regard to what is around it.
    std::string saidOf(const XmlElement &element, const char *property) const;

    StyleSheet m_sheet;
    Declarations m_paints; ///< colours by id, in small letters
};

} // namespace entente
