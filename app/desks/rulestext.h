#pragma once

#include "rules/variant.h"

#include <QString>

#include <optional>

namespace entente::app {

/// The code of the language that sentences are made in: "en", "de".
QString spokenLanguage();
/// A page of text; empty where there is none to be read.
QString readPage(const QString &path);
/// Takes the last line off a page if it is nothing but a link to a page in the same folder or in one beside it, and
/// answers the link: that page goes on with the text. "[The rules of 1971](../standard/1971.md)" is such a line.
std::optional<QString> takeRest(QString &text);
/// The rules of a variant in the reader's language, as Markdown: its own page (rules.md), then the choices that a new
/// game offers, in the words of the window that offers them, then the page that it goes by for all the rest. That one
/// is named by a last line that is a link (takeRest).
QString rulesText(const Variant &variant, const QString &folder);
/// The file with the words of the cards in the reader's language, by the id of the case; the case's own words count
/// where there is none (cards.de.json: `{"X1": {"name": "...", "why": "..."}}`).
QString cardsFile(const QString &folder);

} // namespace entente::app
