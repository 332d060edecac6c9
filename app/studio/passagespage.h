#pragma once

#include "studio/backgroundtask.h"
#include "studio/sketchdocument.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLayout;
class QSlider;
class QTableWidget;

namespace entente::app {

/// Second step: where places meet. What is doubtful stands first and is settled with Y and N, each lit on the drawing;
/// any two places can be joined.
class PassagesPage : public QWidget {
    Q_OBJECT

public:
    explicit PassagesPage(SketchDocument &document, QWidget *parent = nullptr);

    /// Y or N: the answer to the chosen passage. False: it is another key.
    bool takeKey(int key);
    void join(int from, int to);
    /// Does it look who meets at another gap?
    bool isLooking() const { return m_task.isRunning(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QTableWidget *makeTable();
    QLayout *makeAnswers();
    QLayout *makeJoining();
    void fill();
    std::vector<int> inOrder() const;
    void fillRow(int row, int passage);
    void fillEnds();
    void follow();
    void lightRow();
    void answer(Answer answer);
    void tick(int row, int column);
    int passageAt(int row) const;
    QWidget *makeGap();
    void lookAgain(int gap);

    SketchDocument &m_document;
    BackgroundTask m_task;
    QSlider *m_gap = nullptr;
    QLabel *m_summary;
    QTableWidget *m_table;
    QComboBox *m_from;
    QComboBox *m_to;
    bool m_filling = false;
};

} // namespace entente::app
