#pragma once

#include "projectfile.h"
#include "testfiles.h"

#include <QDir>

#include <nlohmann/json.hpp>

// Variants that only tests play: tests/variants/README.md.

namespace entente::test {

/// The variant of that name from tests/variants, as the text of a file; empty if there is none.
inline std::string patchedText(const std::string &id)
{
    const std::string patch = readTestFile("tests/variants/" + id + ".json");
    if (patch.empty())
        return {};
    auto change = nlohmann::ordered_json::parse(patch);
    auto variant =
        nlohmann::ordered_json::parse(readTestFile("maps/" + change.at("map").get<std::string>() + "/variant.json"));
    if (const auto changed = change.find("provinces"); changed != change.end()) {
        nlohmann::ordered_json provinces = std::move(variant["provinces"]);
        for (auto &province : provinces) {
            if (const auto own = changed->find(province.at("id")); own != changed->end())
                province.merge_patch(*own);
        }
        change["provinces"] = std::move(provinces);
    }
    variant.merge_patch(change);
    return variant.dump();
}

/// A variant of ours, or one that only tests play; null if there is none or the reader refuses it.
inline std::shared_ptr<const Variant> anyVariant(const std::string &id)
{
    static std::map<std::string, std::shared_ptr<const Variant>> known;
    if (const auto found = known.find(id); found != known.end())
        return found->second;
    const std::string text = patchedText(id);
    if (text.empty())
        return variantNamed(id);
    const auto read = readVariant(text);
    if (!read)
        qFatal("%s: %s", id.c_str(), read.error().front().text().c_str());
    return known.emplace(id, *read).first->second;
}

inline VariantFinder anyFinder()
{
    return [](std::string_view id) { return anyVariant(std::string(id)); };
}

inline QDir testVariantsDir()
{
    return QDir(projectFile("tests/variants"));
}

/// The names of the variants that only tests play.
inline QStringList patchedVariants()
{
    QStringList names;
    for (const QString &file : testVariantsDir().entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        names += file.chopped(5);
    return names;
}

/// Every variant that can be read, those that only tests play among them.
inline QStringList readableVariants()
{
    QStringList names = QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    names += patchedVariants();
    names.removeIf([](const QString &id) { return !anyVariant(id.toStdString()); });
    return names;
}

} // namespace entente::test
