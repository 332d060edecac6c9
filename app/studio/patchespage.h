#pragma once

#include "studio/patchdocument.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSlider;

namespace entente::app {

class PatchView;

/// Of a picture, before there are places: which areas were found, by what, and what a person makes of them. The picture
/// stands on the left, the list of areas on the right.
class PatchesPage : public QWidget {
    Q_OBJECT

public:
    explicit PatchesPage(PatchDocument &document, QWidget *parent = nullptr);

    /// A new picture is there: all of it is shown.
    void showPicture();

Q_SIGNALS:
    void findWanted(const entente::PatchRules &rules);
    void boardWanted();

private:
    QWidget *makePanel();
    QWidget *makeFinding(QWidget *panel);
    QWidget *makeActions(QWidget *panel);
    void fill();
    void follow();
    void takeKey(int key);
    void floodAtCross();
    PatchRules rules() const;
    bool eventFilter(QObject *watched, QEvent *event) override;

    PatchDocument &m_document;
    PatchView *m_view;
    QLabel *m_summary = nullptr;
    QComboBox *m_by = nullptr;
    QSlider *m_likeness = nullptr;
    QLabel *m_told = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_merge = nullptr;
    QPushButton *m_leaveOut = nullptr;
    QPushButton *m_make = nullptr;
    bool m_filling = false;
};

} // namespace entente::app
