#pragma once

#include "studio/anchors.h"
#include "studio/sketchdocument.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
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
    /// Was the board made of a picture that can be shown below the places?
    void offerPicture(bool on);
    bool wantsPicture() const;

Q_SIGNALS:
    void pictureWanted(bool on);
    /// The arrow keys are to move this one of the chosen place.
    void handleWanted(entente::Anchor anchor);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void follow();
    void write(int row, int column);
    QString groundText(int place) const;
    QWidget *makeHandles();

    SketchDocument &m_document;
    QTableWidget *m_table;
    QLabel *m_finding;
    QCheckBox *m_picture;
    std::vector<QPushButton *> m_handles;
    QPushButton *m_further = nullptr; ///< a menu of the others
    bool m_filling = false;
};

} // namespace entente::app
