#pragma once

#include "document/gamedocument.h"
#include "sheet/livery.h"

#include <QWidget>

#include <vector>

namespace entente::app {

/// How many centres each power has and how many it won or lost last, to be read by all at once, with the score that it
/// would have if the game ended now: as a column beside the map, or, from across the room, as a strip of emblems and
/// figures. Tells nothing that a seat keeps to itself.
class ScoreBoard : public QWidget {
    Q_OBJECT

public:
    explicit ScoreBoard(const GameDocument &document, QWidget *parent = nullptr);

    void setLivery(const Livery &livery);
    void setStrip(bool on);
    void refresh();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line {
        PowerId power;
        QString name;
        QString player;
        int centres = 0;
        int change = 0; ///< since centres changed hands last
        bool out = false;
        QString score; ///< by the system that is chosen, if the game ended now
        int goal = 18; ///< with so many centres it wins
    };
    void paintRow(QPainter &painter, const Line &line, const QRect &row) const;
    void paintCell(QPainter &painter, const Line &line, const QRect &cell, const QFont &names) const;
    static QString calledName(const Line &line); ///< its player where that is known, and the score
    QString changeText(const Line &line) const;

    const GameDocument &m_document;
    Livery m_livery;
    std::vector<Line> m_lines;
    bool m_strip = false;
};

} // namespace entente::app
