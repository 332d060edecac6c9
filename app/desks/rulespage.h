#pragma once

#include <QHash>
#include <QImage>
#include <QTextBrowser>

class QTextTable;

namespace entente::app {

/// A page of rules, set for reading: the mark of a paragraph ("**7f** ...", engine/rules/paragraphs.h) hangs in a
/// column of its own, headings stand apart from what is before them, and tables have one thin line. It has its
/// pictures itself; those of a document are gone with its text. It loads no others: a variant's rules come from whoever
/// made its folder.
class RulesPage : public QTextBrowser {
    Q_OBJECT

public:
    explicit RulesPage(QWidget *parent = nullptr);

    QHash<QString, QImage> pictures;

    void setRules(const QString &markdown);
    void setExamples(const QString &html);
    /// Scrolls to the second heading of this number; 0 is the title.
    void showChapter(int chapter);
    /// Scrolls to the paragraph and tints it, and answers in which chapter it stands; -1 if there is none of that mark.
    int showParagraph(const QString &mark);

protected:
    QVariant loadResource(int type, const QUrl &name) override;

private:
    void setHeading(const QTextBlock &block);
    void setParagraph(const QTextBlock &block);
    void setTables();
    void setTable(QTextTable *table);
    void scrollTo(const QTextBlock &block);
};

} // namespace entente::app
