#pragma once

#include <cstdio>
#include <functional>
#include <string>

namespace entente::proof {

/// Cases of one paragraph, compared one by one.
struct Count {
    const char *what;
    long long cases = 0, differences = 0;

    void note(bool same, const std::function<std::string()> &tell)
    {
        ++cases;
        if (!same && differences++ < 3)
            std::printf("%s: %s\n", what, tell().c_str());
    }
    bool tell() const
    {
        std::printf("%s: %lld cases, %lld differences\n", what, cases, differences);
        return cases > 0 && differences == 0;
    }
};

/// Digits of a number, one after another.
class Digits {
public:
    explicit Digits(long long number) : m_rest(number) {}
    int below(int base)
    {
        const int digit = static_cast<int>(m_rest % base);
        m_rest /= base;
        return digit;
    }

private:
    long long m_rest;
};

/// So many numbers there are of so many digits below `base`.
inline long long numbersOf(long long base, int digits)
{
    return digits ? base * numbersOf(base, digits - 1) : 1;
}

} // namespace entente::proof
