#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"
#include "words/reportlayouts.h"

#include <QTimer>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;
class QTextBrowser;

namespace entente::app {

class DeadlineField;
class PlayersTable;

/// A game master's evening: the report of a turn, laid out as the players are used to it, with their press, the
/// deadline and who sent nothing; the players with their addresses, one mail for all and one for those whose orders
/// are missing; and the mails in which the orders of that turn came. Under fog each power gets a report of its own, as
/// its seat sees the turn.
class ReportDesk : public Sheet {
    Q_OBJECT

public:
    /// A turn as a page for any browser: as the document shows it at that moment, which may be to one seat.
    using PageMaker = std::function<QByteArray(int turn, const ReportHead &head)>;

    /// `turn`: the one to begin with; `name`: what the game is called where nobody has given it a name.
    ReportDesk(GameDocument &document, int turn, const QString &name, PageMaker maker, QWidget *parent = nullptr);

    QString report() const; ///< as it is chosen: text, or the page's HTML
    /// Writes it there; what was done, or why not, stands on the sheet.
    void save(const QString &path);

Q_SIGNALS:
    void mailWanted(const QString &link); ///< "mailto:..."

private:
    QWidget *reportPage();
    QWidget *mailsPage();
    int turn() const;
    bool isOfPresent() const;
    Phase phase() const;
    QString presentReport() const;
    bool isPage() const; ///< the layout is the page's
    ReportHead head() const;
    PowerId reader() const; ///< whose eyes the report is for; none: everybody's, and under fog the game master's alone
    QString told() const;   ///< which phase, and to whom
    QString subject() const;
    QString writtenReport() const; ///< as whoever the document shows itself to may know it
    QString writtenText() const;
    /// Makes the report as its reader sees the game.
    QString forReader(QString (ReportDesk::*written)() const) const;
    QString plainText() const; ///< the report, or the text of the page
    void keepHead();
    void showTurn();
    void showReader();
    void showPreview();
    void refresh();
    void copy();
    void askWhereToSave();
    void mailAll();
    void mailMissing();
    void write(const std::vector<PowerId> &to, const QString &subject, const QString &text);
    void say(const QString &sentence);

    GameDocument &m_document;
    QString m_name;
    PageMaker m_page;
    QTabWidget *m_tabs;
    QComboBox *m_turn;
    QComboBox *m_layout;
    QComboBox *m_reader = nullptr; ///< only under fog
    QLineEdit *m_gameName;
    DeadlineField *m_deadline;
    QPlainTextEdit *m_press;
    QTextBrowser *m_preview;
    PlayersTable *m_players;
    QTextBrowser *m_mails;
    QLabel *m_says;
    QPushButton *m_toAll;
    QPushButton *m_toMissing;
    QTimer m_later; ///< when the preview of a page is drawn anew
};

} // namespace entente::app
