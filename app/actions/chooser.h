#pragma once

#include <QFrame>
#include <QIcon>
#include <QList>

#include <functional>

class QKeyEvent;
class QPushButton;
class QVBoxLayout;

namespace entente::app {

/// A few buttons beside the place that they are about: which coast, which kind of unit. It shows what is asked now and
/// nothing else: every offer builds it anew, and whoever asked takes it away when the question is gone. It takes no
/// focus. While it is open its keys work wherever the focus is: 1 to 9 and a choice's own letter, the arrows and Enter,
/// Backspace and Esc; all others go where they would go without it. Only whoever goes on to type a text leaves the
/// question.
class Chooser : public QFrame {
    Q_OBJECT

public:
    struct Choice {
        QString name; ///< objectName
        QString text;
        std::function<void()> take;
        QString detail = {}; ///< second line: a price, or why not
        QIcon icon = {};
        bool open = true;  ///< false: shown with its reason, and cannot be taken
        QChar letter = {}; ///< takes it as well
    };

    explicit Chooser(QWidget *parent);
    ~Chooser() override;

    /// Shows the choices beside `at`, inside `room`, where they hide as few as possible of the points in `clear` (all
    /// in the parent's pixels).
    void offer(const QString &title, QList<Choice> choices, QPoint at, const QRect &room, const QList<QPoint> &clear);
    void withdraw(); ///< nothing is asked any more

Q_SIGNALS:
    void dismissed();   ///< Esc, or a text is typed instead
    void steppedBack(); ///< Backspace

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool takesKey(const QKeyEvent &event) const;
    void takeKey(const QKeyEvent &event);
    void take(int index);
    void point(int index); ///< the choice that Enter takes
    void pointOn(int by);
    QPushButton *addButton(int index);

    QVBoxLayout *m_column;
    QList<Choice> m_choices;
    QList<QWidget *> m_made;
    QList<QPushButton *> m_buttons;
    int m_pointed = -1;
};

} // namespace entente::app
