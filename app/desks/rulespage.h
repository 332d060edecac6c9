#pragma once

#include <QHash>
#include <QImage>
#include <QTextBrowser>

#include <functional>

class QTextTable;

namespace entente::app {

/// A page of rules, set for reading: the mark of a paragraph ("**7f** ...", engine/rules/paragraphs.h) hangs in a
/// column of its own, headings stand apart from what is before them, and tables have one thin line. A picture
/// is drawn when it is first shown, and kept; those of a document are gone with its text. It loads no others: a
/// variant's rules come from whoever made its folder.
class RulesPage : public QTextBrowser {
    Q_OBJECT

public:
    explicit RulesPage(QWidget *parent = nullptr);

    /// Draws the picture of that name; a null one if there is none.
    std::function<QImage(const QString &name)> picture;

    /// Pictures are drawn anew when they are next shown.
    void forgetPictures() { m_pictures.clear(); }
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

    QHash<QString, QImage> m_pictures; ///< that were shown
};

} // namespace entente::app
