#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <initializer_list>

namespace entente {

/// A short list of ids kept in place, so that orders stay trivially copyable.
template <class T, int Capacity>
class Path {
public:
    constexpr Path() = default;
    constexpr Path(std::initializer_list<T> items)
    {
        for (T item : items)
            push_back(item);
    }

    static constexpr int capacity() { return Capacity; }
    constexpr int size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr bool full() const { return m_size == Capacity; }
    constexpr T operator[](int i) const { return m_items[static_cast<std::size_t>(i)]; }
    constexpr T front() const
    {
        assert(m_size);
        return m_items[0];
    }
    constexpr T back() const
    {
        assert(m_size);
        return m_items[m_size - 1u];
    }
    constexpr const T *begin() const { return m_items.data(); }
    constexpr const T *end() const { return m_items.data() + m_size; }

    constexpr void push_back(T item)
    {
        assert(!full());
        m_items[m_size++] = item;
    }
    constexpr void pop_back()
    {
        assert(m_size);
        m_items[--m_size] = T();
    }
    constexpr void clear() { *this = Path(); }
    constexpr void replaceBack(T item)
    {
        assert(m_size);
        m_items[m_size - 1u] = item;
    }

    friend constexpr auto operator<=>(const Path &, const Path &) = default;

private:
    std::array<T, Capacity> m_items{};
    std::uint8_t m_size = 0;
};

} // namespace entente
