#pragma once

#include "projectpath.h"

#include "io/gamecase.h"
#include "io/variantreader.h"

#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <string>

namespace entente::test {

/// All bytes of a file; empty if there is none.
inline std::string readWholeFile(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

/// A file of the project, its path given from the top folder; empty if there is none.
inline std::string readTestFile(const std::string &path)
{
    return readWholeFile(projectPath(path));
}

/// A variant as its folder has it; null if there is none or the reader refuses it.
inline std::shared_ptr<const Variant> variantNamed(std::string_view id)
{
    static std::map<std::string, std::shared_ptr<const Variant>, std::less<>> known;
    const auto found = known.find(id);
    if (found != known.end())
        return found->second;
    const auto read = readVariant(readTestFile("maps/" + std::string(id) + "/variant.json"));
    return known.emplace(std::string(id), read ? *read : nullptr).first->second;
}

inline std::shared_ptr<const Variant> standardVariant()
{
    return variantNamed("standard");
}

inline VariantFinder mapsFinder()
{
    return [](std::string_view id) { return variantNamed(id); };
}

} // namespace entente::test
