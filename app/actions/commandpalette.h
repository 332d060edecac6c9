#pragma once

#include <QDialog>
#include <QList>
#include <QString>

#include <functional>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;

namespace entente::app {

/// Every action of the window by name, found by typing a part of it: a list that shrinks, Enter does it.
/// Actions that can't be done now are shown last and say so when they are chosen. What is typed may also be a question;
/// answers stand below the commands of such a name.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    struct Answer {
        QString text;
        std::function<void()> follow; ///< shows in the window what the answer is about
    };
    using Ask = std::function<QList<Answer>(const QString &typed)>;

    /// `answered`: may the board be asked here? If not the palette says what to do first.
    CommandPalette(const QList<QAction *> &actions, Ask ask, bool answered, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void filter(const QString &typed);
    void addAnswers(const QString &typed);
    void tellCurrent();
    void run();
    void say(const QString &text);

    QList<QAction *> m_actions;
    Ask m_ask;
    bool m_answered;
    QList<Answer> m_answers;
    QLineEdit *m_line;
    QListWidget *m_list;
    QLabel *m_says;
};

} // namespace entente::app
