#include "io/json.h"

#include "base/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace entente {

namespace {

constexpr int deepest = 64;

/// Receives the library's events and builds the value. The first fault stops the reading.
class JsonBuilder {
public:
    using Library = nlohmann::json;

    JsonBuilder(std::string_view text, int firstLine) : m_text(text), m_firstLine(firstLine) {}

    bool null() { return put(JsonValue()); }
    bool boolean(bool value) { return put(JsonValue(value)); }
    bool number_integer(Library::number_integer_t value) { return put(value); }
    bool number_unsigned(Library::number_unsigned_t value)
    {
        if (value > static_cast<Library::number_unsigned_t>(std::numeric_limits<std::int64_t>::max()))
            return put(static_cast<double>(value));
        return put(value);
    }
    bool number_float(Library::number_float_t value, const Library::string_t &) { return put(value); }
    bool string(Library::string_t &value) { return put(JsonValue(std::move(value))); }
    bool binary(Library::binary_t &) { return false; }
    bool start_object(std::size_t) { return open(JsonValue::object()); }
    bool key(Library::string_t &value)
    {
        m_open.back()->keys.push_back(std::move(value));
        return true;
    }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(JsonValue::list()); }
    bool end_array() { return close(); }

    bool parse_error(std::size_t position, const std::string &, const Library::exception &error)
    {
        constexpr int outOfRange = 406; // the library's number for a value that no double holds
        m_fault.where = place(position == 0 ? 0 : position - 1);
        if (m_text.find_first_not_of(" \t\r\n") == std::string_view::npos)
            m_fault.message = worded("Faults", "There is no text.");
        else if (isCutOrStray(position))
            m_fault.message = worded("Faults", "These bytes are not UTF-8 text.");
        else if (position > m_text.size())
            m_fault.message = textEndsEarly();
        else if (m_count > 0 && m_open.empty())
            m_fault.message = worded("Faults", "More text follows after the end of the JSON value.");
        else if (error.id == outOfRange)
            m_fault.message = worded("Faults", "This number is too large.");
        else
            m_fault.message = worded("Faults", "This is not JSON: %1 is not expected here.")
                                  .with(character(position == 0 ? 0 : position - 1));
        return false;
    }

    JsonValue takeRoot() { return std::move(m_root); }
    const Fault &fault() const { return m_fault; }

private:
    bool put(JsonValue value)
    {
        if (++m_count > mostJsonValues) {
            m_fault = {"",
                       worded("Faults", "The JSON holds more than %1 values.").with(std::to_string(mostJsonValues))};
            return false;
        }
        if (m_open.empty())
            m_root = std::move(value);
        else
            m_open.back()->items.push_back(std::move(value));
        return true;
    }

    bool open(JsonValue value)
    {
        if (m_open.size() == deepest) {
            m_fault = {"",
                       worded("Faults", "The JSON is nested more than %1 levels deep.").with(std::to_string(deepest))};
            return false;
        }
        if (!put(std::move(value)))
            return false;
        // Only the innermost open value grows, so pointers to those around it stay good.
        m_open.push_back(m_open.empty() ? &m_root : &m_open.back()->items.back());
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    /// Are there bytes before the place of the fault that are no UTF-8?
    bool isCutOrStray(std::size_t position) const
    {
        for (std::size_t at = 0; at < std::min(position, m_text.size());) {
            bool known = true;
            (void)nextCodePoint(m_text, at, known);
            if (!known)
                return true;
        }
        return false;
    }

    Wording place(std::size_t offset) const
    {
        offset = std::min(offset, m_text.size());
        const std::string_view before = m_text.substr(0, offset);
        const auto line = m_firstLine + std::count(before.begin(), before.end(), '\n');
        const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
        return worded("Faults", "line %1, column %2")
            .with(std::to_string(line), std::to_string(offset - lineStart + 1));
    }

    Wording character(std::size_t offset) const
    {
        const char c = offset < m_text.size() ? m_text[offset] : ' ';
        if (c < 0x20 || c > 0x7e)
            return worded("Faults", "this");
        return std::string("\"") + c + '"';
    }

    std::string_view m_text;
    int m_firstLine;
    JsonValue m_root;
    std::vector<JsonValue *> m_open;
    std::size_t m_count = 0;
    Fault m_fault;
};

void writeText(const std::string &text, std::string &out)
{
    static constexpr char digits[] = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        switch (c) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        default:
            if (static_cast<unsigned char>(c) < 0x20) {
                out += "\\u00";
                out += digits[static_cast<unsigned char>(c) >> 4];
                out += digits[static_cast<unsigned char>(c) & 15];
            } else {
                out += c;
            }
        }
    }
    out += '"';
}

void writeValue(const JsonValue &value, int brokenLevels, int level, std::string &out)
{
    const auto breakLine = [&out](int depth) {
        out += '\n';
        out.append(static_cast<std::size_t>(depth), ' ');
    };
    switch (value.kind) {
    case JsonValue::Kind::Null: out += "null"; break;
    case JsonValue::Kind::Flag: out += value.flag ? "true" : "false"; break;
    case JsonValue::Kind::Integer: out += std::to_string(value.integer); break;
    case JsonValue::Kind::Real: out += nlohmann::json(value.real).dump(); break;
    case JsonValue::Kind::Text: writeText(value.text, out); break;
    case JsonValue::Kind::List:
    case JsonValue::Kind::Object: {
        const bool object = value.isObject();
        const bool broken = level < brokenLevels && !value.items.empty();
        out += object ? '{' : '[';
        for (std::size_t i = 0; i < value.items.size(); ++i) {
            if (i > 0)
                out += broken ? "," : ", ";
            if (broken)
                breakLine(level + 1);
            if (object) {
                writeText(value.keys[i], out);
                out += ": ";
            }
            writeValue(value.items[i], brokenLevels, level + 1, out);
        }
        if (broken)
            breakLine(level);
        out += object ? '}' : ']';
        break;
    }
    }
}

} // namespace

Wording textEndsEarly()
{
    return worded("Faults", "The text ends before the JSON value is complete.");
}

Result<JsonValue, Fault> readJson(std::string_view text, int firstLine)
{
    JsonBuilder builder(text, firstLine);
    if (!nlohmann::json::sax_parse(text.begin(), text.end(), &builder))
        return builder.fault();
    return builder.takeRoot();
}

std::string writeJson(const JsonValue &value, int brokenLevels)
{
    std::string out;
    writeValue(value, brokenLevels, 0, out);
    return out;
}

} // namespace entente
