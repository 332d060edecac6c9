#pragma once

#include "testfiles.h"

#include "exchange/formats.h"
#include "orders/notation.h"

#include <QtGlobal>

#include <algorithm>
#include <memory>
#include <string>

namespace entente::test {

inline std::shared_ptr<const Variant> find(std::string_view id)
{
    const std::vector<std::string> &elsewhere = standardVariant()->elsewhere;
    const bool known =
        id == standardVariant()->id || std::find(elsewhere.begin(), elsewhere.end(), id) != elsewhere.end();
    return known ? standardVariant() : nullptr;
}

inline std::string corpus(const std::string &name)
{
    return readTestFile("tests/cases/exchange/" + name);
}

inline ForeignGame imported(const std::string &text)
{
    const Importer *importer = importerFor(text);
    if (!importer)
        qFatal("Nobody reads %s", text.substr(0, 80).c_str());
    auto read = importer->read(text, find);
    if (!read)
        qFatal("%s", read.error().text().c_str());
    return std::move(read).value();
}

/// "Austria A Vie - Gal; ..."
inline std::string ordersOf(const Game &game)
{
    std::string text;
    for (const GivenOrder &given : game.orders()) {
        text += (text.empty() ? "" : "; ") + game.board().power(given.power).name + ' '
                + orderText(game.board(), given.order, game.position().phase.stage);
    }
    return text;
}

} // namespace entente::test
