#pragma once

#include "game/tally.h"
#include "sheet/livery.h"

#include <QVariantAnimation>
#include <QWidget>

namespace entente::app {

/// The supply centres of every power, year by year, as lines with the powers' names at their ends; as bars
/// where no year came to its end. The table beside it says the same for those who do not see it.
class CentresChart : public QWidget {
    Q_OBJECT

public:
    explicit CentresChart(QWidget *parent = nullptr);

    void setGame(const Game &game, const Livery &livery);
    void play(); ///< the years pass once, from the first to the last
    QSize sizeHint() const override { return {720, 260}; }
    QSize minimumSizeHint() const override { return {420, 180}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line {
        QString name;
        QColor colour;
        std::vector<int> centres;
    };
    /// Where a line ends now.
    struct End {
        qreal at;
        const Line *line;
        int centres;
    };
    void paintBars(QPainter &painter) const;
    void paintNames(QPainter &painter, std::vector<End> ends, qreal head, qreal lowest) const;

    std::vector<Line> m_lines;
    QStringList m_years;
    int m_most = 1;
    QVariantAnimation m_race;
    qreal m_passed = 1; ///< how much of the game is drawn, 0 to 1
};

} // namespace entente::app
