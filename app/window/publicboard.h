#pragma once

#include "flow/tableclock.h"
#include "flow/tableflow.h"
#include "sheet/livery.h"
#include "sheet/mapsheet.h"
#include "map/mapview.h"
#include "words/newswords.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace entente::app {

class ScoreBoard;

/// The board that all look at together while nobody is in a seat: the map as everybody knows it with what the last
/// phase brought, the centres of each power, and the time to negotiate in big figures. It is made when somebody looks
/// and thrown away after it, and it reads nothing but what has been revealed: no order that is written or sealed, no
/// note, no draft.
class PublicBoard : public QWidget {
    Q_OBJECT

public:
    /// `like`: the map that it shows, in the same dress.
    PublicBoard(const GameDocument &document, const TableFlow &flow, const TableClock &clock, const MapView &like,
                QWidget *parent = nullptr);

    /// The colours and the style of the map have changed.
    void dressAs(const MapView &like);
    /// To be read from across the room: large type, and the powers as a strip below the map.
    void setFromAfar(bool on);
    /// News change by themselves; off: the turn's summary stands there.
    void setMotion(bool on);
    /// Says something in the place of the news, until they go on.
    void say(const QString &sentence);
    /// What it says: who is next, and the news.
    QString status() const;
    MapView &map() { return *m_map; }

Q_SIGNALS:
    void left();         ///< back to the curtain
    void phonesWanted(); ///< who writes on a phone is to be seen, or let in

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void makeTop();
    void makeMap();
    void makeSide();
    QWidget *makeFoot();
    void refresh();
    void refreshScores();
    void refreshBack();
    void refreshMap();
    void refreshClock();
    void tellNext();
    void tell();
    void layOut();
    const Turn *lastTurn() const;

    const GameDocument &m_document;
    const TableFlow &m_flow;
    const TableClock &m_clock;
    QLabel *m_phase;
    QLabel *m_summary;
    QLabel *m_time;
    QLabel *m_timeNote;
    QToolButton *m_orders;
    QPushButton *m_phones;
    QPushButton *m_back;
    QWidget *m_top;
    MapView *m_map;
    QLabel *m_news;
    QWidget *m_side;
    QVBoxLayout *m_sideColumn;
    QVBoxLayout *m_foot;
    ScoreBoard *m_scores;
    QLabel *m_scoredBy;
    QTimer m_pace;
    QList<News> m_told;
    int m_now = -1; ///< of the news; -1: the summary
    bool m_fromAfar = false;
    bool m_motion = true;
};

} // namespace entente::app
