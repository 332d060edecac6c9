#include "exchange/javaobjects.h"

#include "io/xml.h"

#include <algorithm>
#include <charconv>

namespace entente {

/// Builds the graph while the text goes by.
class JavaReader {
public:
    explicit JavaReader(JavaObjects &all) : m_all(all) {}

    Wording opened(const XmlTag &tag)
    {
        int node = none;
        if (tag.name == "reference") {
            const auto known = m_byId.find(std::string(tag.attribute("idref")));
            if (known == m_byId.end())
                return worded("Faults", "It refers to \"%1\", which was not written before.")
                    .with(tag.attribute("idref"));
            node = known->second;
        } else if (tag.name == "null") {
            node = add(JavaObjects::Kind::Null, {});
        } else if (tag.name == "string" || tag.name == "char") {
            node = add(JavaObjects::Kind::Text, tag.attribute("value"));
        } else if (tag.name == "primitive") {
            node = add(JavaObjects::Kind::Number, tag.attribute("value"));
        } else if (tag.name == "object") {
            node = add(JavaObjects::Kind::Object, tag.attribute("class"));
        } else if (tag.name == "array" || tag.name == "collection") {
            node = add(JavaObjects::Kind::List, tag.attribute("class"));
        }
        // Whatever else there is only groups what belongs to the object around it.
        m_open.push_back(node != none ? node : m_open.empty() ? none : m_open.back());
        if (node == none)
            return {};
        if (m_all.m_nodes.size() > JavaObjects::mostValues)
            return worded("Faults", "It has more than %1 values.").with(std::to_string(JavaObjects::mostValues));
        if (const std::string_view id = tag.attribute("id"); !id.empty())
            m_byId[std::string(id)] = node;
        attach(node, tag.attribute("field"));
        return {};
    }

    void closed() { m_open.pop_back(); }

private:
    static constexpr int none = -1;

    int add(JavaObjects::Kind kind, std::string_view text)
    {
        m_all.m_nodes.push_back({kind, std::string(text), {}, {}});
        return static_cast<int>(m_all.m_nodes.size()) - 1;
    }

    /// The element itself is open already; what is around it gets it.
    void attach(int node, std::string_view field)
    {
        const int outer = m_open.size() < 2 ? none : m_open[m_open.size() - 2];
        if (outer == none)
            return;
        JavaObjects::Node &around = m_all.m_nodes[static_cast<std::size_t>(outer)];
        if (field.empty())
            around.items.push_back(node);
        else
            around.fields.emplace_back(field, node);
    }

    JavaObjects &m_all;
    std::map<std::string, int, std::less<>> m_byId;
    std::vector<int> m_open; ///< for each open element the value that what is inside it belongs to
};

Result<JavaObjects, Fault> JavaObjects::read(std::string_view text)
{
    JavaObjects all;
    JavaReader reader(all);
    const auto fault = scanXml(
        text, [&](const XmlTag &tag) { return reader.opened(tag); }, [&] { reader.closed(); });
    if (fault)
        return *fault;
    if (all.m_nodes.empty())
        return Fault{"", worded("Faults", "There are no objects in it.")};
    return all;
}

bool JavaValue::isNull() const
{
    return m_node < 0 || m_all->m_nodes[static_cast<std::size_t>(m_node)].kind == JavaObjects::Kind::Null;
}

std::string_view JavaValue::className() const
{
    if (isNull() || m_all->m_nodes[static_cast<std::size_t>(m_node)].kind != JavaObjects::Kind::Object)
        return {};
    const std::string_view name = m_all->m_nodes[static_cast<std::size_t>(m_node)].text;
    return name.substr(name.rfind('.') + 1); // without a dot: from the start
}

JavaValue JavaValue::field(std::string_view name) const
{
    if (isNull())
        return {};
    for (const auto &[own, value] : m_all->m_nodes[static_cast<std::size_t>(m_node)].fields) {
        if (own == name)
            return {*m_all, value};
    }
    return {};
}

std::string_view JavaValue::text() const
{
    if (isNull())
        return {};
    const JavaObjects::Node &node = m_all->m_nodes[static_cast<std::size_t>(m_node)];
    const bool plain = node.kind == JavaObjects::Kind::Text || node.kind == JavaObjects::Kind::Number;
    return plain ? std::string_view(node.text) : std::string_view();
}

int JavaValue::number() const
{
    const std::string_view written = text();
    int value = 0;
    std::from_chars(written.data(), written.data() + written.size(), value);
    return value;
}

std::vector<JavaValue> JavaValue::items() const
{
    std::vector<JavaValue> all;
    if (isNull())
        return all;
    const JavaObjects::Node &node = m_all->m_nodes[static_cast<std::size_t>(m_node)];
    const bool list = node.kind == JavaObjects::Kind::List || className().ends_with("List");
    for (const int item : list ? node.items : std::vector<int>()) {
        // A list that is written as an object tells its length first.
        const JavaValue value(*m_all, item);
        if (m_all->m_nodes[static_cast<std::size_t>(item)].kind != JavaObjects::Kind::Number
            || node.kind == JavaObjects::Kind::List)
            all.push_back(value);
    }
    return all;
}

std::vector<std::pair<JavaValue, JavaValue>> JavaValue::entries() const
{
    JavaValue map = *this;
    constexpr int mostWrappers = 4; // a hostile one may wrap itself
    for (int i = 0; i < mostWrappers && !map.field("m").isNull(); ++i)
        map = map.field("m");
    std::vector<std::pair<JavaValue, JavaValue>> all;
    if (map.isNull() || !map.className().ends_with("Map"))
        return all;
    const std::vector<int> &items = map.m_all->m_nodes[static_cast<std::size_t>(map.m_node)].items;
    // Counts come before: a tree's size, a table's capacity and size. No key of ours is a number.
    std::size_t at = 0;
    while (at < items.size()
           && map.m_all->m_nodes[static_cast<std::size_t>(items[at])].kind == JavaObjects::Kind::Number)
        ++at;
    for (; at + 1 < items.size(); at += 2)
        all.emplace_back(JavaValue(*map.m_all, items[at]), JavaValue(*map.m_all, items[at + 1]));
    return all;
}

} // namespace entente
