#pragma once

#include <QFrame>
#include <QIcon>
#include <QList>

#include <functional>

class QVBoxLayout;

namespace entente::app {

/// A few buttons at the cursor: which coast, which kind of unit. Keys 1 to 9 choose, Esc leaves.
class Chooser : public QFrame {
    Q_OBJECT

public:
    struct Choice {
        QString name;       ///< objectName
        QString text;
        std::function<void()> take;
        QString detail = {}; ///< second line: a price, or why not
        QIcon icon = {};
        bool open = true;    ///< false: shown with its reason, and cannot be taken
    };

    explicit Chooser(QWidget *parent);

    /// Shows the choices near `at` (parent's pixels), kept inside the parent.
    void offer(const QString &title, QList<Choice> choices, QPoint at);
    void dismiss();

Q_SIGNALS:
    void dismissed(bool chosen);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void take(int index);

    QVBoxLayout *m_column;
    QList<Choice> m_choices;
    QList<QWidget *> m_made;
};

} // namespace entente::app
