#pragma once

#include "look/sheet.h"

class QCheckBox;
class QPushButton;

namespace entente::app {

/// What goes on paper: the map, the list of results or orders, sheets to write orders by hand, the whole game.
class PrintDesk : public Sheet {
    Q_OBJECT

public:
    /// `played`: there are turns; `sheets`: somebody has orders to write now.
    PrintDesk(bool played, bool sheets, QWidget *parent = nullptr);

    bool map() const;
    bool list() const;
    bool sheets() const;
    bool wholeGame() const;

Q_SIGNALS:
    void previewWanted();
    void pdfWanted();

private:
    void follow();

    QCheckBox *m_map;
    QCheckBox *m_list;
    QCheckBox *m_sheets;
    QCheckBox *m_whole;
    QPushButton *m_preview;
    QPushButton *m_pdf;
};

} // namespace entente::app
