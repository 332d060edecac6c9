#pragma once

#include "document/recentgames.h"
#include "document/variants.h"
#include "look/handrest.h"
#include "look/sheet.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace entente::app {

/// The games that can be gone on with, newest first, as cards on a shelf: the board as it stands, the phase, who plays,
/// how long ago. Files can be renamed, duplicated and taken off the list (they stay on the disk); copies of games that
/// were never saved are deleted for good, after a second press.
class KeptGamesDesk : public Sheet {
    Q_OBJECT

public:
    KeptGamesDesk(const VariantLibrary &variants, QList<KeptGame> games, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const QString &path, bool recovered);
    void deleted(); ///< renamed and duplicated too: the games are other ones

private:
    void fill();
    void addCard(const KeptGame &kept);
    void follow();
    void say(const QString &sentence);
    void goOn();
    void remove();
    void askForName();
    void rename(const QString &name);
    void duplicate();
    int chosenRow() const;

    const VariantLibrary &m_variants;
    QList<KeptGame> m_games;
    bool m_sure = false; ///< the delete button was pressed once
    HandRest m_question; ///< a double click presses it once
    QLabel *m_summary;
    QLabel *m_says;
    QListWidget *m_shelf;
    QPushButton *m_go;
    QPushButton *m_rename;
    QPushButton *m_double;
    QPushButton *m_delete;
};

} // namespace entente::app
