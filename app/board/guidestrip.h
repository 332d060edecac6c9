#pragma once

#include "flow/guide.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace entente::app {

/// Between the top bar and the board: what the guide of a lesson says, with the chapters that there are. Hidden where
/// there is no lesson.
class GuideStrip : public QWidget {
    Q_OBJECT

public:
    explicit GuideStrip(QWidget *parent = nullptr);

    /// What the guide says at that step; a test holds the names of places in it against the board's.
    static QString words(Guide::Step step);

    void setGuide(Guide &guide); ///< it must outlive the strip
    void refresh();
    /// What the guide says now; empty: nothing.
    QString text() const;
    void setFromAfar(bool on); ///< large type

Q_SIGNALS:
    void againWanted(); ///< the lesson from its beginning

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showChapters(Guide::Chapter now);
    void act();

    Guide *m_guide = nullptr;
    Guide::Step m_step = Guide::Step::None;
    QBoxLayout *m_row;
    QList<QLabel *> m_chapters;
    QLabel *m_text;
    QPushButton *m_act;
    QToolButton *m_leave;
};

} // namespace entente::app
