#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace entente::app {

class MailModel;

/// Takes orders from a pasted mail: the text to the left, what was read of it to the right, line by line, before
/// anything is taken. A double click (or Return) on a line with a suggestion mends the text.
class MailDesk : public Sheet {
    Q_OBJECT

public:
    /// `only`: the power whose seat it is; none: orders of all powers are taken.
    MailDesk(GameDocument &document, PowerId only, QWidget *parent = nullptr);

    void setText(const QString &text);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void read();
    void mend(int row);
    void take();
    std::vector<GivenOrder> withMail() const;
    QString missing() const;

    GameDocument &m_document;
    PowerId m_only;
    MailModel *m_model;
    QPlainTextEdit *m_text;
    QTableView *m_lines;
    QLabel *m_summary;
    QPushButton *m_take;
};

} // namespace entente::app
