#pragma once

#include "rules/variant.h"

#include <QString>

namespace entente::app {

/// "rules.md" in the reader's language where there is such a page, "rules.de.md"; else the path as it is. Resources
/// have such pages too: ":/manual.md".
QString translatedName(const QString &path);
/// A page of text; empty where there is none to be read.
QString readPage(const QString &path);
/// The rules of a variant in the reader's language, as Markdown: its own page (rules.md), then the choices that a new
/// game offers, in the words of the window that offers them, then the page that it goes by for all the rest. That one
/// is named by a last line that is nothing but a link: "[The rules of 1971](../standard/1971.md)".
QString rulesText(const Variant &variant, const QString &folder);
/// The file with the words of the cards in the reader's language, by the id of the case; the case's own words count
/// where there is none (cards.de.json: `{"X1": {"name": "...", "why": "..."}}`).
QString cardsFile(const QString &folder);

} // namespace entente::app
