#pragma once

#include "sheet/maplook.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;

namespace entente::app {

/// The colours that a person has for powers in all games: a choice for each power of a board, and a word where one
/// looks like another or like the map's own ground. Each choice counts at once.
class ColoursPage : public QWidget {
    Q_OBJECT

public:
    /// `look`: of the map as games have it now, asked again after each choice.
    ColoursPage(std::shared_ptr<const Board> board, std::function<MapLook()> look, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(); ///< the window takes the colours over before it is asked for them again

private:
    void choose(PowerId power, const QString &swatch);
    void refresh();

    std::shared_ptr<const Board> m_board;
    std::function<MapLook()> m_look;
    std::vector<PowerId> m_powers;
    std::vector<QComboBox *> m_boxes; ///< as the powers stand
    QLabel *m_says;
};

} // namespace entente::app
