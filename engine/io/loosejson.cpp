#include "io/loosejson.h"

namespace entente {

using Kind = JsonValue::Kind;

LooseJson LooseJson::operator[](std::string_view key) const
{
    if (!is(Kind::Object))
        return {};
    for (std::size_t i = m_value->keys.size(); i-- > 0;) {
        if (m_value->keys[i] == key)
            return m_value->items[i];
    }
    return {};
}

LooseJson LooseJson::at(std::size_t index) const
{
    return is(Kind::List) && index < m_value->items.size() ? LooseJson(m_value->items[index]) : LooseJson();
}

const std::vector<JsonValue> &LooseJson::items() const
{
    static const std::vector<JsonValue> none;
    return is(Kind::List) || is(Kind::Object) ? m_value->items : none;
}

const std::vector<std::string> &LooseJson::keys() const
{
    static const std::vector<std::string> none;
    return is(Kind::Object) ? m_value->keys : none;
}

bool LooseJson::isNumber() const
{
    return is(Kind::Integer) || is(Kind::Real);
}

std::string LooseJson::text(std::string fallback) const
{
    return is(Kind::Text) ? m_value->text : std::move(fallback);
}

double LooseJson::number(double fallback) const
{
    if (is(Kind::Integer))
        return static_cast<double>(m_value->integer);
    return is(Kind::Real) ? m_value->real : fallback;
}

bool LooseJson::flag(bool fallback) const
{
    return is(Kind::Flag) ? m_value->flag : fallback;
}

} // namespace entente
