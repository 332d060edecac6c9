#pragma once

#include "desks/manualtext.h"
#include "look/sheet.h"

#include <QString>
#include <QStringList>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QUrl;

namespace entente::app {

class RulesPage;

/// The manual: its contents at the left, the page that is chosen there at the right. Words that are typed above leave
/// those parts in the contents that hold all of them. The headings of a page are seen while it is open.
class ManualDesk : public Sheet {
    Q_OBJECT

public:
    explicit ManualDesk(QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// A row of the contents.
    struct Row {
        std::size_t page;
        int part; ///< 0: the page itself; -1: the line above the pages to look things up in
        ManualPart words;
    };

    void addRow(Row row);
    QStringList wanted() const;
    bool isFound(int row) const;
    void find();
    int bestFound() const;
    void findNext();
    void turnTo(int row);
    void setPage();
    void showPart();
    void follow(const QUrl &link);
    void goBack();
    /// Hides the rows that are not to be seen now.
    void foldContents();
    void tintFound();
    /// How wide a picture may be, in logical pixels.
    int roomForPictures() const;
    QImage picture(const QString &name) const;

    std::vector<ManualPage> m_pages;
    std::vector<Row> m_rows;
    std::vector<int> m_been; ///< the rows that were shown before, the last of them at the end
    int m_shown = -1;
    bool m_typing = false; ///< the contents follow the words that are typed
    bool m_typed = false;  ///< what is shown was found so
    int m_room = 0;        ///< for pictures on the page as it is set; 0 before it was laid out
    int m_heading = 0;     ///< where the part that is shown begins in the page
    QLineEdit *m_line;
    QPushButton *m_back;
    QLabel *m_says;
    QListWidget *m_contents;
    RulesPage *m_page;
};

} // namespace entente::app
