#pragma once

#include <QAbstractButton>
#include <QColor>
#include <QImage>
#include <QString>
#include <QWidget>

#include <utility>
#include <vector>

namespace entente::app {

/// A picture with a title and a line under it; the whole card is the button.
class MapCard : public QAbstractButton {
    Q_OBJECT

public:
    static constexpr int leastPicture = 168; ///< height in logical pixels
    static constexpr int textHeight = 84;    ///< the same, of a title and two lines

    MapCard(const QString &title, const QString &line, const QString &note, QWidget *parent);

    void setPicture(const QImage &picture);
    void setPictureHeight(int height);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_title;
    QString m_line;
    QString m_note;
    QImage m_picture;
    int m_pictureHeight = leastPicture;
};

/// The game that was left: picture, phase, centres as a striped bar.
class LeftCard : public QWidget {
    Q_OBJECT

public:
    /// What the card tells; `bars` are the centres of each power, out of `room`.
    struct Face {
        QString title;
        QString line;
        QString saved;
        std::vector<std::pair<QColor, int>> bars;
        int room = 1;
    };

    LeftCard(const Face &face, QWidget *parent);

    void setPicture(const QImage &picture);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Face m_face;
    QImage m_picture;
};

} // namespace entente::app
