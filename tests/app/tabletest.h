#pragma once

#include "projectfile.h"

#include "document/variants.h"
#include "flow/tableflow.h"
#include "orders/parser.h"

#include <memory>

/// A table of the standard game, without a widget.
class TableTest {
public:
    void begin(entente::app::GameDocument &document, entente::app::Table::Mode mode,
               std::initializer_list<const char *> seats = {}) const
    {
        const std::shared_ptr<const entente::Variant> variant = m_library.find(QStringLiteral("standard"));
        entente::app::Table table = entente::app::Table::standard(*variant->board);
        table.mode = mode;
        if (seats.size()) {
            table.seats.clear();
            for (const char *seat : seats)
                table.seats.push_back(variant->board->findPower(seat));
        }
        document.newGame(variant, {}, table);
    }

    static entente::PowerId power(const entente::app::GameDocument &document, const char *name)
    {
        return document.board().findPower(name);
    }

    static void give(entente::app::GameDocument &document, const char *name, const char *text)
    {
        const entente::Position &position = document.game().position();
        document.setOrder(
            power(document, name),
            entente::parseOrder(text, {&document.board(), &position, position.phase.stage}).value().order);
    }

protected:
    entente::app::VariantLibrary m_library{QStringList{entente::projectFile("maps")}};
};
