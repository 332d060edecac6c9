#pragma once

#include "document/gamedocument.h"
#include "game/replies.h"
#include "look/sheet.h"

#include <QElapsedTimer>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;
class QTimer;

namespace entente::app {

/// "What beats this?": searches what the others could answer to a power's orders and shows, order by order, how often
/// it holds and the worst reply. Searches in short slices, so that the window stays awake; it gets better while one
/// looks.
class ReplyDesk : public Sheet {
    Q_OBJECT

public:
    ReplyDesk(GameDocument &document, PowerId power, QWidget *parent = nullptr);

    const ReplySearch::Report &report() const { return m_search->report(); }

Q_SIGNALS:
    /// Show these orders on the map in the place of those assumed.
    void replyChosen(const std::vector<entente::GivenOrder> &changes);

protected:
    void changeEvent(QEvent *event) override;

private:
    void tell(); ///< all that does not come of the search
    void begin();
    void searchOn();
    void refresh();
    QString text() const; ///< the table, to be copied

    GameDocument &m_document;
    std::unique_ptr<ReplySearch> m_search;
    QComboBox *m_power;
    QTableWidget *m_table;
    QLabel *m_summary;
    QPushButton *m_copy;
    QTimer *m_timer;
    QElapsedTimer m_sinceShown;
    qint64 m_spent = 0; ///< milliseconds searched
};

} // namespace entente::app
