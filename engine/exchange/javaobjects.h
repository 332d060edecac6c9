#pragma once

#include "base/result.h"
#include "io/fault.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace entente {

class JavaObjects;

/// One of Java's values: an object, a list, a text, a number, or nothing. A handle, valid as long as its `JavaObjects`.
/// Whatever is asked of a value that is none, or is of another kind, is answered with nothing: readers follow a path
/// and look at what they come to.
class JavaValue {
public:
    JavaValue() = default;
    JavaValue(const JavaObjects &all, int node) : m_all(&all), m_node(node) {}

    bool isNull() const;
    /// Two handles on the same object.
    friend bool operator==(const JavaValue &, const JavaValue &) = default;
    /// Its place among all, for maps from objects to what was made of them.
    int identity() const { return m_node; }

    /// "Move" of an object of "dip.order.Move" or "info.jdip.order.Move": what follows the last dot.
    std::string_view className() const;
    JavaValue field(std::string_view name) const;
    /// The value of a text, number, letter or truth as it is written.
    std::string_view text() const;
    int number() const; ///< 0 if it is none
    bool isTrue() const { return text() == "true"; }
    /// Of a list or an array: what it holds, holes as null values. Of a map: nothing.
    std::vector<JavaValue> items() const;
    /// Of a map, also of one that wraps another: its keys with their values, as written.
    std::vector<std::pair<JavaValue, JavaValue>> entries() const;

private:
    const JavaObjects *m_all = nullptr;
    int m_node = -1;
};

/// Java's objects as the library JSX writes them to XML. They make a graph: what was written once is referred to after.
class JavaObjects {
public:
    /// A fault if it is no such text, or has more than `mostValues`. The nesting is as deep as the graph.
    static Result<JavaObjects, Fault> read(std::string_view text);

    /// The object that all others hang on.
    JavaValue root() const { return {*this, m_nodes.empty() ? -1 : 0}; }

    /// A game of sixty turns on a large board has some 200,000.
    static constexpr std::size_t mostValues = 1'000'000;

private:
    friend class JavaValue;
    friend class JavaReader;

    enum class Kind : std::uint8_t { Null, Text, Number, Object, List };
    struct Node {
        Kind kind = Kind::Null;
        std::string text; ///< the value, or the name of the class
        std::vector<std::pair<std::string, int>> fields;
        std::vector<int> items; ///< what the class writes by itself: a list's elements, a map's counts, keys and values
    };

    std::vector<Node> m_nodes;
};

} // namespace entente
