#pragma once

#include "document/variants.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace entente::app {

/// A game on the first screen: a copy that was kept while it was played, or a file that the person named.
struct KeptGame {
    QString path;
    bool recovered = false; ///< a copy
    bool crashed = false;   ///< its writer ended without saying good-bye
};

/// The games that can be gone on with, newest first: what each is, and the way to delete it. Copies are deleted for
/// good, after a second press; files stay where they are and only leave the list.
class KeptGamesDesk : public QDialog {
    Q_OBJECT

public:
    KeptGamesDesk(const VariantLibrary &variants, QList<KeptGame> games, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const QString &path, bool recovered);
    void deleted();

private:
    void fill();
    void follow();
    void goOn();
    void remove();
    int chosenRow() const;

    const VariantLibrary &m_variants;
    QList<KeptGame> m_games;
    bool m_sure = false; ///< the delete button was pressed once
    QLabel *m_summary;
    QTableWidget *m_table;
    QPushButton *m_go;
    QPushButton *m_delete;
};

} // namespace entente::app
