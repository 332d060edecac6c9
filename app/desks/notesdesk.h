#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"

class QComboBox;
class QFormLayout;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace entente::app {

/// What somebody writes down beside the game: house rules, thoughts about a phase or a place, arrows on the map. At a
/// hotseat table one sees and writes one's own notes, and everybody's house rules.
class NotesDesk : public Sheet {
    Q_OBJECT

public:
    /// `power`: whose notes; none: at an open table, or between seats: everybody's.
    NotesDesk(GameDocument &document, PowerId power, QWidget *parent = nullptr);

private:
    QFormLayout *layOutFields();
    void layOutButtons();
    void connectParts();
    /// The phase that the board shows.
    /// What the fields say.
    Note written() const;
    void changeListed(int row);
    void keepTyped();
    void fillIn(const Note &note);
    void refresh();
    void follow();

    GameDocument &m_document;
    PowerId m_power;
    Notes m_notes; ///< as listed
    QListWidget *m_list;
    QComboBox *m_about;
    QComboBox *m_at;
    QComboBox *m_to;
    QPlainTextEdit *m_text;
    QPushButton *m_add;
    QPushButton *m_change;
    QPushButton *m_remove;
};

} // namespace entente::app
