#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"
#include "sheet/maplook.h"

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace entente::app {

class EmptyHint;
class LineComparison;

/// The lines of play as a tree: start one at the phase that is looked at, go to one, name it and note why, make it the
/// first, compare two side by side. The board shows the line that is gone to.
class LinesDesk : public Sheet {
    Q_OBJECT

public:
    LinesDesk(GameDocument &document, const MapLook &look, QWidget *parent = nullptr);

private:
    QPushButton *makeButton(const QString &text, const QString &name, const QString &tip = {});
    QWidget *makeTreePart();
    QWidget *makeLinePart(const MapLook &look);
    void connectParts();
    void refresh();
    void choose(int line);
    int chosen() const;
    QString nameOf(int line) const;
    QString describe(int line) const;
    void showComparison();

    GameDocument &m_document;
    QTreeWidget *m_tree;
    QPushButton *m_start;
    QPushButton *m_promote;
    QPushButton *m_remove;
    QLineEdit *m_name;
    QPlainTextEdit *m_note;
    QComboBox *m_other;
    EmptyHint *m_alone; ///< while there is no other line
    LineComparison *m_comparison;
    bool m_filling = false;
};

} // namespace entente::app
