#include "io/xml.h"

#include <expat.h>

#include <algorithm>
#include <memory>

namespace entente {

namespace {

/// Elements nest no deeper in any file that is read here; a tree that did could not be walked.
constexpr std::size_t deepestElement = 200;
/// What drawings declare of entities: namespaces and styles, a dozen or two of a line each.
constexpr std::size_t mostEntities = 64;
constexpr std::size_t longestEntity = 256;
constexpr std::size_t mostEntityText = 8 << 20; ///< in all places together where they stand

struct XmlBuilder {
    XML_Parser parser = nullptr;
    XmlElement root; ///< holds the document's element as its child
    std::vector<XmlElement> open;
    std::size_t parts = 0;
    std::size_t entities = 0;
    std::size_t references = 0; ///< places where an entity may stand, in any encoding
    Wording complaint;

    void stop(const Wording &why)
    {
        if (complaint.empty())
            complaint = why;
        XML_StopParser(parser, XML_FALSE);
    }
};

void XMLCALL begin(void *data, const XML_Char *name, const XML_Char **attributes)
{
    auto &builder = *static_cast<XmlBuilder *>(data);
    if (builder.open.size() >= deepestElement)
        return builder.stop(worded("Faults", "Its elements are nested too deeply."));
    XmlElement element;
    element.name = name;
    element.line = static_cast<int>(XML_GetCurrentLineNumber(builder.parser));
    for (; *attributes; attributes += 2)
        element.attributes.emplace_back(attributes[0], attributes[1]);
    builder.parts += 1 + element.attributes.size();
    if (builder.parts > mostXmlParts)
        return builder.stop(
            worded("Faults", "It has more than %1 elements and attributes.").with(std::to_string(mostXmlParts)));
    builder.open.push_back(std::move(element));
}

void XMLCALL end(void *data, const XML_Char *)
{
    auto &builder = *static_cast<XmlBuilder *>(data);
    XmlElement done = std::move(builder.open.back());
    builder.open.pop_back();
    (builder.open.empty() ? builder.root : builder.open.back()).children.push_back(std::move(done));
}

void XMLCALL characters(void *data, const XML_Char *text, int size)
{
    auto &builder = *static_cast<XmlBuilder *>(data);
    if (!builder.open.empty())
        builder.open.back().text.append(text, static_cast<std::size_t>(size));
}

void XMLCALL entity(void *data, const XML_Char *, int isParameter, const XML_Char *value, int length, const XML_Char *,
                    const XML_Char *, const XML_Char *, const XML_Char *)
{
    auto &builder = *static_cast<XmlBuilder *>(data);
    if (!value)
        return builder.stop(worded("Faults", "It refers to text outside of it, which is not fetched."));
    const std::string_view text(value, static_cast<std::size_t>(length));
    if (isParameter)
        return; // these only make up the document's own grammar, which nobody asks
    if (++builder.entities > mostEntities || text.size() > longestEntity || text.find_first_of("&%<") != text.npos
        || builder.references * longestEntity > mostEntityText)
        builder.stop(worded("Faults", "It declares entities that are nested, long or many, which are not read."));
}

using ParserPointer = std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)>;

bool parseAll(XML_Parser parser, std::string_view text)
{
    return text.size() < 0x7fffffff
           && XML_Parse(parser, text.data(), static_cast<int>(text.size()), XML_TRUE) == XML_STATUS_OK;
}

Fault notXml(XML_Parser parser)
{
    return {worded("Faults", "line %1").with(std::to_string(XML_GetCurrentLineNumber(parser))),
            worded("Faults", "It is not XML: %1.").with(XML_ErrorString(XML_GetErrorCode(parser)))};
}

struct XmlScan {
    XML_Parser parser = nullptr;
    const std::function<Wording(const XmlTag &)> &opened;
    const std::function<void()> &closed;
    std::vector<std::pair<std::string_view, std::string_view>> attributes;
    Wording complaint;

    void stop(Wording why)
    {
        if (complaint.empty())
            complaint = std::move(why);
        XML_StopParser(parser, XML_FALSE);
    }
};

void XMLCALL scanBegin(void *data, const XML_Char *name, const XML_Char **attributes)
{
    auto &scan = *static_cast<XmlScan *>(data);
    if (!scan.complaint.empty())
        return;
    scan.attributes.clear();
    for (; *attributes; attributes += 2)
        scan.attributes.emplace_back(attributes[0], attributes[1]);
    const int line = static_cast<int>(XML_GetCurrentLineNumber(scan.parser));
    if (Wording why = scan.opened({name, scan.attributes, line}); !why.empty())
        scan.stop(std::move(why));
}

void XMLCALL scanEnd(void *data, const XML_Char *)
{
    const auto &scan = *static_cast<const XmlScan *>(data);
    if (scan.complaint.empty())
        scan.closed();
}

void XMLCALL scanEntity(void *data, const XML_Char *, int, const XML_Char *, int, const XML_Char *, const XML_Char *,
                        const XML_Char *, const XML_Char *)
{
    static_cast<XmlScan *>(data)->stop(worded("Faults", "It declares entities, which such a file has no use for."));
}

} // namespace

std::string_view XmlTag::attribute(std::string_view key) const
{
    const auto found =
        std::find_if(attributes.begin(), attributes.end(), [&](const auto &entry) { return entry.first == key; });
    return found == attributes.end() ? std::string_view() : found->second;
}

std::string_view XmlElement::attribute(std::string_view key) const
{
    const auto found =
        std::find_if(attributes.begin(), attributes.end(), [&](const auto &entry) { return entry.first == key; });
    return found == attributes.end() ? std::string_view() : std::string_view(found->second);
}

const XmlElement *XmlElement::child(std::string_view key) const
{
    const auto found =
        std::find_if(children.begin(), children.end(), [&](const XmlElement &inner) { return inner.name == key; });
    return found == children.end() ? nullptr : &*found;
}

Wording XmlElement::where() const
{
    return worded("Faults", "line %1").with(std::to_string(line));
}

Result<XmlElement, Fault> readXml(std::string_view text)
{
    const ParserPointer parser(XML_ParserCreate(nullptr), XML_ParserFree);
    if (!parser)
        return Fault{"", worded("Faults", "There is not enough memory to read it.")};
    XmlBuilder builder;
    builder.parser = parser.get();
    builder.references = static_cast<std::size_t>(std::count(text.begin(), text.end(), '&'));
    XML_SetUserData(parser.get(), &builder);
    XML_SetElementHandler(parser.get(), begin, end);
    XML_SetCharacterDataHandler(parser.get(), characters);
    XML_SetEntityDeclHandler(parser.get(), entity);
    const bool read = parseAll(parser.get(), text);
    if (!builder.complaint.empty())
        return Fault{"", builder.complaint};
    if (!read || builder.root.children.empty())
        return notXml(parser.get());
    return std::move(builder.root.children.front());
}

std::optional<Fault> scanXml(std::string_view text, const std::function<Wording(const XmlTag &)> &opened,
                             const std::function<void()> &closed)
{
    const ParserPointer parser(XML_ParserCreate(nullptr), XML_ParserFree);
    if (!parser)
        return Fault{"", worded("Faults", "There is not enough memory to read it.")};
    XmlScan scan{parser.get(), opened, closed, {}, {}};
    XML_SetUserData(parser.get(), &scan);
    XML_SetElementHandler(parser.get(), scanBegin, scanEnd);
    XML_SetEntityDeclHandler(parser.get(), scanEntity);
    const bool read = parseAll(parser.get(), text);
    if (!scan.complaint.empty())
        return Fault{worded("Faults", "line %1").with(std::to_string(XML_GetCurrentLineNumber(parser.get()))),
                     scan.complaint};
    return read ? std::nullopt : std::optional(notXml(parser.get()));
}

} // namespace entente
