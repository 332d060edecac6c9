#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace entente {

/// A list of at most `Capacity` items kept in place. Unlike an array's, items that are not in the list are never
/// touched: an empty list costs nothing to make, however much it could hold.
template <class T, std::size_t Capacity>
class FixedList {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    FixedList() : m_size(0) {}
    FixedList(const FixedList &other) : m_size(other.m_size)
    {
        std::uninitialized_copy_n(other.begin(), m_size, begin());
    }
    FixedList &operator=(const FixedList &other)
    {
        m_size = other.m_size;
        std::uninitialized_copy_n(other.begin(), m_size, begin());
        return *this;
    }

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    void clear() { m_size = 0; }
    T &push_back(const T &item)
    {
        assert(m_size < Capacity);
        return *new (begin() + m_size++) T(item);
    }

    T *begin() { return std::launder(reinterpret_cast<T *>(m_memory)); }
    T *end() { return begin() + m_size; }
    const T *begin() const { return std::launder(reinterpret_cast<const T *>(m_memory)); }
    const T *end() const { return begin() + m_size; }
    T &operator[](std::size_t i)
    {
        assert(i < m_size);
        return begin()[i];
    }
    const T &operator[](std::size_t i) const
    {
        assert(i < m_size);
        return begin()[i];
    }

private:
    alignas(T) std::byte m_memory[sizeof(T) * Capacity];
    std::size_t m_size;
};

} // namespace entente
