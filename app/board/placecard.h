#pragma once

#include <QLabel>

class QTimer;

namespace entente::app {

/// What is known of a place on which the mouse rests, on a card beside it. The mouse goes through the card to the map,
/// and the card stays away from the places that lie near; it is no window of its own, so no click is ever lost on it.
class PlaceCard : public QLabel {
    Q_OBJECT

public:
    explicit PlaceCard(QWidget *parent);

    /// The mouse has come to another place (or none): the card goes, and asks for a text when the mouse has come to
    /// rest.
    void pointAt(bool place);
    void dismiss();
    /// Shows the text beside `about`, inside `room`, hiding as few as possible of the points in `clear` (parent's
    /// pixels).
    void tell(const QString &text, QPoint about, const QRect &room, const QList<QPoint> &clear);

Q_SIGNALS:
    void wanted();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QTimer *m_rest;
};

} // namespace entente::app
