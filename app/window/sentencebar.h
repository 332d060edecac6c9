#pragma once

#include "tools/tool.h"

#include <QWidget>

class QLabel;

namespace entente::app {

/// Floats over the map's lower edge: the sentence that grows while an order is written, what is
/// wrong with a choice, and the keys that are open.
class SentenceBar : public QWidget {
    Q_OBJECT

public:
    explicit SentenceBar(QWidget *parent = nullptr);

    void setSentence(const Sentence &sentence);
    /// Everything it says, for scripts and tests.
    QString text() const;
    QSize sizeHint() const override { return {600, 64}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();

    Sentence m_sentence;
    QLabel *m_main;
    QLabel *m_detail;
};

} // namespace entente::app
