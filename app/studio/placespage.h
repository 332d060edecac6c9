#pragma once

#include "studio/anchors.h"
#include "studio/drawnlayers.h"
#include "studio/sketchdocument.h"

#include <QIcon>
#include <QImage>
#include <QWidget>

#include <map>
#include <memory>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace entente::app {

class LayerTicks;

/// First step: what the places are called and what they are made of. The names are written into the table; a click on
/// the ground, or a key (L, S, X), flips it.
class PlacesPage : public QWidget {
    Q_OBJECT

public:
    explicit PlacesPage(SketchDocument &document, QWidget *parent = nullptr);

    /// L, S or X: the ground of the chosen place. False: it is another key.
    bool takeKey(int key);
    void flip(int place);
    /// What the drawing looks like, to be shown below the places; null: that isn't known.
    void offerPicture(const QImage &picture);
    /// The layers of its drawing, of which a person may take others.
    void offerLayers(const std::vector<DrawnLayer> &layers);
    bool wantsPicture() const;
    /// One is being read, and shown at first, or not: its box has its place from the beginning.
    void expectPicture(bool isComing, bool isShown);

Q_SIGNALS:
    void pictureWanted(bool on);
    void layersWanted(const entente::LayerChoice &layers);
    /// The arrow keys are to move this one of the chosen place.
    void handleWanted(entente::Anchor anchor);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void follow();
    void write(int row, int column);
    void showNames();
    QString groundText(int place) const;
    QWidget *makeHandles();

    SketchDocument &m_document;
    QTableWidget *m_table;
    QLabel *m_finding;
    QPushButton *m_agree; ///< to what the drawing tells of the ground
    QCheckBox *m_picture;
    LayerTicks *m_layers;
    QImage m_drawn;                                          ///< to read names from that are painted
    std::map<std::shared_ptr<const Rings>, QIcon> m_painted; ///< names that were found there, by outline
    std::vector<QPushButton *> m_handles;
    QPushButton *m_further = nullptr; ///< a menu of the others
    bool m_filling = false;
};

} // namespace entente::app
