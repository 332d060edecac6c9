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

} // namespace entente::proof
