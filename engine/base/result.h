#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace entente {

/// Either a value or the reason why there is none. Errors of people and files travel in this;
/// programmer errors assert.
template <class T, class E>
class [[nodiscard]] Result {
public:
    Result(T value) : m_either(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : m_either(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return m_either.index() == 0; }
    explicit operator bool() const { return ok(); }

    const T &value() const &
    {
        assert(ok());
        return *std::get_if<0>(&m_either);
    }
    T &value() &
    {
        assert(ok());
        return *std::get_if<0>(&m_either);
    }
    T &&value() &&
    {
        assert(ok());
        return std::move(*std::get_if<0>(&m_either));
    }
    const E &error() const
    {
        assert(!ok());
        return *std::get_if<1>(&m_either);
    }

    const T &operator*() const { return value(); }
    const T *operator->() const { return &value(); }

private:
    std::variant<T, E> m_either;
};

} // namespace entente
