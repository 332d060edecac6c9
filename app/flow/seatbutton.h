#pragma once

#include <QAbstractButton>
#include <QPixmap>

namespace entente::app {

/// One power at the foot of the curtain: emblem, name, whether it has sealed. A press hands over or reopens.
class SeatButton : public QAbstractButton {
public:
    SeatButton(const QPixmap &emblem, const QString &name, const QString &note, bool now, QWidget *parent);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QPixmap m_emblem;
    QString m_name;
    QString m_note;
    bool m_now; ///< whose turn it is
};

} // namespace entente::app
