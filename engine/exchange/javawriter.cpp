#include "exchange/javawriter.h"

#include <iterator>

namespace entente {

namespace {

std::string escaped(std::string_view text)
{
    std::string safe;
    for (const char c : text) {
        switch (c) {
        case '&': safe += "&amp;"; break;
        case '<': safe += "&lt;"; break;
        case '\'': safe += "&apos;"; break;
        default: safe += c;
        }
    }
    return safe;
}

} // namespace

JavaWriter::JavaWriter() : m_text("<jsx major='1' minor='1' format='JSX.DataReader'>") {}

std::string JavaWriter::finish()
{
    m_text += "</jsx>\n";
    return std::move(m_text);
}

void JavaWriter::addAttribute(std::string_view name, std::string_view value)
{
    m_text += ' ';
    m_text += name;
    m_text += "='";
    m_text += escaped(value);
    m_text += '\'';
}

bool JavaWriter::begin(std::string_view element, std::string_view field, std::string_view key,
                       const std::string &attributes)
{
    if (!key.empty() && m_known.find(key) != m_known.end()) {
        reference(field, key);
        return false;
    }
    if (!key.empty())
        m_known.emplace(key, m_next);
    m_text += '<';
    m_text += element;
    if (!field.empty())
        addAttribute("field", field);
    addAttribute("id", 'i' + std::to_string(m_next++));
    m_text += attributes;
    m_text += '>';
    return true;
}

void JavaWriter::end(std::string_view element)
{
    m_text += "</";
    m_text += element;
    m_text += '>';
}

void JavaWriter::reference(std::string_view field, std::string_view key)
{
    m_text += "<reference";
    if (!field.empty())
        addAttribute("field", field);
    addAttribute("idref", 'i' + std::to_string(m_known.find(key)->second));
    m_text += "/>";
}

void JavaWriter::null(std::string_view field)
{
    m_text += "<null";
    if (!field.empty())
        addAttribute("field", field);
    m_text += "/>";
}

void JavaWriter::primitive(std::string_view field, std::string_view type, std::string_view value)
{
    m_text += "<primitive";
    if (!field.empty())
        addAttribute("field", field);
    addAttribute("type", type);
    addAttribute("value", value);
    m_text += "/>";
}

void JavaWriter::text(std::string_view field, std::string_view value)
{
    m_text += "<string";
    if (!field.empty())
        addAttribute("field", field);
    addAttribute("id", 'i' + std::to_string(m_next++));
    addAttribute("value", value);
    m_text += "/>";
}

std::string JavaWriter::classOf(std::initializer_list<std::string_view> classes)
{
    std::string ancestors;
    for (auto each = std::next(std::rbegin(classes)); each != std::rend(classes); ++each)
        ancestors += std::string(*each) + ',';
    return " class='" + std::string(*std::rbegin(classes)) + "' superclasses='" + ancestors + '\'';
}

std::string JavaWriter::arrayOf(std::string_view base, std::size_t length)
{
    return " base='" + std::string(base) + "' dim='1' length='" + std::to_string(length) + '\'';
}

} // namespace entente
