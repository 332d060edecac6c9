#pragma once

#include "base/result.h"
#include "document/gamedocument.h"
#include "look/sheet.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace entente::app {

/// Reads an order of acting: names of powers between commas (or blanks), each of those in `powers` once. The error is
/// one sentence.
Result<std::vector<PowerId>, QString> readScheduleLine(const Board &board, const std::vector<PowerId> &powers,
                                                       const QString &text);

/// Where a game master writes down in which order the powers act in the season to come, or that all act at once.
class ScheduleDesk : public Sheet {
    Q_OBJECT

public:
    explicit ScheduleDesk(GameDocument &document, QWidget *parent = nullptr);

private:
    void check();
    void take();
    std::vector<PowerId> acting() const; ///< the powers that have units

    GameDocument &m_document;
    QLineEdit *m_line;
    QCheckBox *m_together;
    QLabel *m_says;
    QPushButton *m_take;
};

} // namespace entente::app
