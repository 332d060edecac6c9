#pragma once

#include "tools/tool.h"

#include <QAbstractButton>

namespace entente::app {

/// A verb of the chosen unit and its key, as a button in the sentence's bar. The verb that is chosen is filled. One
/// that can't be chosen is faint and says why: at the mouse, to whoever hears it, and where it is pressed all the same.
/// It is reached by Tab and F6; a click leaves the keyboard with the map.
class VerbButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit VerbButton(QWidget *parent);

    void setChip(const VerbChip &chip);
    void clear(); ///< nothing is left of what it said
    const std::optional<Verb> &verb() const { return m_chip.verb; }
    bool isOpen() const { return m_chip.why.isEmpty(); }
    QSize sizeHint() const override;

Q_SIGNALS:
    void left();          ///< Esc: back to the map
    void stepped(int by); ///< an arrow key: to the next one or the one before

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void nextCheckState() override {} // what is chosen is the tool's to say

private:
    VerbChip m_chip;
};

} // namespace entente::app
