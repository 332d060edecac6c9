#pragma once

#include <QScrollArea>

class QLabel;

namespace entente::app {

/// The answer to a question, under the line where it was asked: as high as it must be, up to a part of the panel; what
/// is longer scrolls, by the arrow keys too. It is read out whole when it comes. Hidden without a text.
class AnswerView : public QScrollArea {
    Q_OBJECT

public:
    explicit AnswerView(QWidget *parent);

    void tell(const QString &text); ///< lines of plain text; empty: there is no answer
    QString text() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fit();

    QLabel *m_label;
};

} // namespace entente::app
