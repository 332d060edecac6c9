#pragma once

#include <QWidget>

#include <array>

class QComboBox;
class QLabel;

namespace entente::app {

class SketchDocument;

/// Which coasts the chosen place has, where the drawing does not tell; of a land to which nobody sails, whether it is
/// one.
class PlaceCoasts : public QWidget {
    Q_OBJECT

public:
    explicit PlaceCoasts(SketchDocument &document, QWidget *parent = nullptr);

private:
    void fill();
    void choose();
    bool mayBeParted(int place) const; ///< fleets come there, so that it may have several coasts

    SketchDocument &m_document;
    QComboBox *m_coasts = nullptr;
    bool m_filling = false;
};

/// To which coast of each end fleets of the chosen passage come. Shown where an end has several.
class PassageCoasts : public QWidget {
    Q_OBJECT

public:
    explicit PassageCoasts(SketchDocument &document, QWidget *parent = nullptr);

private:
    struct Choice {
        QWidget *row = nullptr;
        QLabel *label = nullptr;
        QComboBox *box = nullptr;
        int place = -1;
    };
    void fill();
    void fill(Choice &choice, int place);

    SketchDocument &m_document;
    std::array<Choice, 2> m_choices;
    bool m_filling = false;
};

} // namespace entente::app
