#pragma once

#include "studio/sketchdocument.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QSpinBox;

namespace entente::app {

/// Fourth step: what the variant is called, when it begins, what it takes to win and by which rules it is played.
class TermsPage : public QWidget {
    Q_OBJECT

public:
    explicit TermsPage(SketchDocument &document, QWidget *parent = nullptr);

private:
    QLayout *layOutYears();
    void connectFields();
    void fill();

    SketchDocument &m_document;
    QLineEdit *m_title;
    QLineEdit *m_line;
    QLineEdit *m_designer;
    QSpinBox *m_year;
    QComboBox *m_count;
    QLineEdit *m_era;
    QSpinBox *m_victory;
    QCheckBox *m_offered;
    QLabel *m_told;
    bool m_filling = false;
};

} // namespace entente::app
