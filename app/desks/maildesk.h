#pragma once

#include "document/gamedocument.h"
#include "look/leavequestion.h"
#include "look/sheet.h"
#include "mails/mail.h"

#include <map>
#include <string>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace entente::app {

class MailModel;

/// Takes orders from a pasted mail: the text to the left, what was read of it to the right, line by line, before
/// anything is taken. A double click (or Return) on a line with a suggestion mends the text, on one that asks it
/// confirms the reading. Of a mail that does not tell whose it is the sheet asks once. What hangs on a condition goes
/// to the orders kept for later.
class MailDesk : public Sheet {
    Q_OBJECT

public:
    /// `only`: the power whose seat it is; none: orders of all powers are taken.
    MailDesk(GameDocument &document, PowerId only, QWidget *parent = nullptr);

    void setText(const QString &text);
    /// The title says which file the text is of, and whose game its orders would go into.
    void setSource(const QString &file, const QString &game);
    /// What stands there and was not taken; empty after the orders were.
    QString textLeft() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void read();
    void mend(int row);
    void take();
    void keepConditions();
    KeptList conditions() const;
    std::map<PowerId, QString> newAddresses() const;
    void offerAddresses();
    void pointOut(int row);
    void keepLetters();
    void layQuestion();
    void ask();
    MailSenders senders() const;
    std::vector<GivenOrder> withMail() const;
    QString missing() const;

    GameDocument &m_document;
    LeaveQuestion m_leaving;
    PowerId m_only;
    MailModel *m_model;
    QPlainTextEdit *m_text;
    QTableView *m_lines;
    QLabel *m_summary;
    QPushButton *m_take;
    QPushButton *m_keep;
    QCheckBox *m_addresses;
    QWidget *m_question;
    QLabel *m_asked;
    QComboBox *m_sender;
    std::map<std::string, PowerId> m_told; ///< who sent the mails that did not say it, by what their headings say
};

} // namespace entente::app
