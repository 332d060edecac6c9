#pragma once

#include "studio/sketchdocument.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace entente::app {

/// First step: what the places are called and what they are made of. The names are written into the table; a click on
/// the ground, or a key (L, S, X), flips it.
class PlacesPage : public QWidget {
    Q_OBJECT

public:
    explicit PlacesPage(SketchDocument &document, QWidget *parent = nullptr);

    /// L, S or X: the ground of the chosen place. False: it is another key.
    bool takeKey(int key);
    void flip(int place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void follow();
    void write(int row, int column);
    QString groundText(int place) const;

    SketchDocument &m_document;
    QTableWidget *m_table;
    QLabel *m_finding;
    bool m_filling = false;
};

} // namespace entente::app
