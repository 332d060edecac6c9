#pragma once

#include "document/gamedocument.h"
#include "sheet/livery.h"

#include <QWidget>

class QToolButton;

namespace entente::app {

class ReplayControls;

/// The nodes of the timeline, one a phase, with the lines of supply centres behind them. Click,
/// drag or the arrow keys choose the turn to look at.
class TimelineTrack : public QWidget {
    Q_OBJECT

public:
    explicit TimelineTrack(GameDocument &document, QWidget *parent = nullptr);

    void setLivery(const Livery &livery);
    QSize sizeHint() const override { return {400, 63}; }
    /// Where the node of a turn is, in widget pixels.
    QPointF nodeAt(int turn) const;

protected:
    bool event(QEvent *event) override; ///< says under the mouse which phase is there, and what came of it
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    int turnCount() const { return m_document.hasGame() ? m_document.game().turnCount() : 0; }
    qreal step() const;
    int firstShown() const;
    int lastShown() const;
    int turnNear(qreal x) const;
    Phase phaseOf(int turn) const;
    bool isEnd(int turn) const;
    void retranslate();
    void describe();
    QString linesText() const;
    QString tellOf(int turn) const;
    QString shortNameOf(int turn) const; ///< beside its node
    // From the back to the front.
    void paintCentres(QPainter &painter) const;
    void paintTrack(QPainter &painter) const;
    void paintNode(QPainter &painter, int turn) const;
    void paintNames(QPainter &painter) const;

    GameDocument &m_document;
    bool m_byKeys = false; ///< the focus came by the keyboard, and is shown
    Livery m_livery;
};

/// The bottom strip: buttons and the track.
class Timeline : public QWidget {
    Q_OBJECT

public:
    explicit Timeline(GameDocument &document, QWidget *parent = nullptr);

    void setLivery(const Livery &livery) { m_track->setLivery(livery); }
    ReplayControls &replay() { return *m_replay; }

private:
    void refresh();

    GameDocument &m_document;
    TimelineTrack *m_track;
    QToolButton *m_first;
    QToolButton *m_previous;
    QToolButton *m_next;
    QToolButton *m_last;
    ReplayControls *m_replay;
};

} // namespace entente::app
