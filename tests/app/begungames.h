#pragma once

#include "projectfile.h"

#include "document/gamedocument.h"
#include "document/variants.h"
#include "orders/parser.h"

#include <QString>

#include <memory>

namespace entente::app {

/// Games that have just begun, for tests of the document.
struct BegunGames {
    VariantLibrary library{QStringList{projectFile("maps")}};

    std::unique_ptr<GameDocument> begun(Table::Mode mode = Table::Mode::Hotseat,
                                        const QString &id = QStringLiteral("standard")) const
    {
        auto document = std::make_unique<GameDocument>(library.finder());
        const std::shared_ptr<const Variant> variant = library.find(id);
        Table table = Table::standard(*variant->board);
        table.mode = mode;
        document->newGame(variant, {}, table);
        return document;
    }
};

inline Order order(const GameDocument &document, const char *text)
{
    const Position &position = document.game().position();
    return parseOrder(text, {&document.board(), &position, position.phase.stage}).value().order;
}

inline PowerId power(const GameDocument &document, const char *name)
{
    return document.board().findPower(name);
}

} // namespace entente::app
