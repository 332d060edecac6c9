#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QRadioButton;
class QVBoxLayout;

namespace entente::app {

/// How the game might end by agreement. At a hotseat table: the secret vote of the one who sits there, counted at every
/// reveal. At an open table: what the players have agreed, written down at once.
class VoteDesk : public Sheet {
    Q_OBJECT

public:
    /// `power`: whose vote it is; none at an open table.
    VoteDesk(GameDocument &document, PowerId power, QWidget *parent = nullptr);

Q_SIGNALS:
    void said(const QString &sentence, bool failure);

private:
    void addDraw(QVBoxLayout &column);
    void addConcession(QVBoxLayout &column);
    void addVoters(QVBoxLayout &column); ///< at an open table: who proposed it, and who was for it
    void showVote();
    /// What the choices come to: the powers that the game may end in favour of.
    std::vector<PowerId> chosen() const;
    void follow();
    void finish();

    GameDocument &m_document;
    PowerId m_power;
    std::vector<PowerId> m_alive;
    QRadioButton *m_on = nullptr;
    QRadioButton *m_all = nullptr;
    QRadioButton *m_some = nullptr; ///< null where a draw is always shared by all
    QRadioButton *m_concede = nullptr;
    QComboBox *m_to = nullptr;
    std::vector<QCheckBox *> m_shares; ///< by survivor
    QComboBox *m_proposer = nullptr;   ///< null where votes are secret
    std::vector<QCheckBox *> m_votes;  ///< by survivor
    QPushButton *m_done = nullptr;
};

} // namespace entente::app
