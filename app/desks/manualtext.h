#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <vector>

namespace entente::app {

/// What stands around the pages.
struct ManualWords {
    Q_DECLARE_TR_FUNCTIONS(ManualWords)
};

/// A page of the manual in one language, about one task, or to look something up in.
struct ManualPage {
    QString name; ///< of its file, the same in every language: "02-phones"
    QString text; ///< Markdown: a title, what stands below it, then parts under second headings

    QString title() const;
    /// Whether it is looked up in rather than read: its name begins with a letter, and the others stand before it.
    bool isReference() const;
};

/// A heading of a page, with what stands below it up to the next. The first of a page has its title.
struct ManualPart {
    QString title;
    QString anchor; ///< as links name it: "05-results.md#why"; empty for the first
    QString plain;  ///< the words, without marks, to be searched
};

/// All pages in the language of the program, in the order of their names. One that ends in a link to a page of another
/// language (rulestext.h, takeRest) goes on with the text of that one.
std::vector<ManualPage> manualPages();
std::vector<ManualPart> partsOf(const ManualPage &page);
/// A picture by the name that a page has for it ("../pictures/en/curtain.png"), as it is in its file; empty if there is
/// none.
QByteArray manualPicture(const QString &name);

} // namespace entente::app
