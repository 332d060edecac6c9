#pragma once

#include "io/gamecase.h"
#include "io/variantreader.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

namespace entente::fuzz {

/// A variant, read once from the folder that ENTENTE_MAPS names; most fuzz targets play on this one.
inline std::shared_ptr<const Variant> variant(const std::string &id = "standard")
{
    static std::map<std::string, std::shared_ptr<const Variant>> read;
    std::shared_ptr<const Variant> &known = read[id];
    if (known)
        return known;
    const char *maps = std::getenv("ENTENTE_MAPS");
    std::ifstream file(std::string(maps ? maps : "maps") + '/' + id + "/variant.json", std::ios::binary);
    const auto result = readVariant(std::string(std::istreambuf_iterator<char>(file), {}));
    if (!result)
        std::abort(); // set ENTENTE_MAPS
    return known = *result;
}

/// Reads the variant before the first input, so that the time it takes is not that input's.
#define ENTENTE_FUZZ_READY                                                                                             \
    extern "C" int LLVMFuzzerInitialize(int *, char ***)                                                               \
    {                                                                                                                  \
        return entente::fuzz::variant() ? 0 : 1;                                                                       \
    }

inline VariantFinder finder()
{
    return [](std::string_view id) { return id == "standard" ? variant() : nullptr; };
}

inline std::string_view text(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), size};
}

/// What a target found to be wrong ends it.
inline void require(bool condition)
{
    if (!condition)
        std::abort();
}

} // namespace entente::fuzz
