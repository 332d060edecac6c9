#pragma once

#include "document/gamedocument.h"
#include "game/replies.h"
#include "sheet/livery.h"

#include <QElapsedTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTimer;

namespace entente::app {

class RowList;
struct Row;

/// "What beats this?": searches what the others could answer to a power's orders and shows, order by order, how often
/// it holds, and what the worst replies cost; the worst first. Searches in short slices, so that the window stays
/// awake; it gets better while one looks.
class ReplyPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReplyPanel(GameDocument &document, QWidget *parent = nullptr);
    ~ReplyPanel() override;

    void setLivery(const Livery &livery);
    /// Searches for what beats the orders of a power: of `power`, unless it has written none and others have.
    void ask(PowerId power);
    bool isAsked() const { return m_search != nullptr; }
    /// The reply that is drawn is so no longer; false: none is.
    bool leaveReply();
    void end(); ///< nothing is searched any more

Q_SIGNALS:
    /// Show these orders on the map in the place of those assumed.
    void replyChosen(const std::vector<entente::GivenOrder> &changes);
    void replyLeft();
    void left(); ///< Esc in the list
    void ended();

private:
    const ReplySearch::Report &report() const { return m_search->report(); }
    void retranslate();
    void begin();
    void searchOn();
    void refresh();
    void rank();
    void choose(const Row &row);
    const ReplySearch::Reply *replyOf(int number) const;
    int resultOf(const ReplySearch::Fate &fate) const;
    QString summary() const;
    QString costOf(const ReplySearch::Reply &reply) const;
    QString fateOf(const ReplySearch::Reply &reply, UnitId unit) const;
    QString centresOf(const ReplySearch::Reply &reply) const;
    QList<Row> rows() const;
    void addRowsOf(QList<Row> &rows, int index) const;
    QString text() const; ///< all of it, to be copied

    GameDocument &m_document;
    std::unique_ptr<ReplySearch> m_search;
    Turn m_quiet;             ///< the phase with the orders as they are: why an order fails already
    std::vector<int> m_order; ///< of the report's fates, the worst first; stays once a row is chosen
    bool m_drawn = false;     ///< a reply, on the map
    int m_chosen = -1;        ///< Row::number
    QComboBox *m_power;
    RowList *m_list;
    QLabel *m_summary;
    QPushButton *m_copy;
    QPushButton *m_close;
    QTimer *m_timer;
    QElapsedTimer m_sinceShown;
    qint64 m_spent = 0; ///< milliseconds searched
};

} // namespace entente::app
