#pragma once

#include <QWidget>

class QListWidget;

namespace entente::app {

/// What the desk begins with: a drawing is wanted, or a board that was made before.
class StudioStart : public QWidget {
    Q_OBJECT

public:
    explicit StudioStart(QWidget *parent = nullptr);

    /// Lists the boards anew.
    void fill();

Q_SIGNALS:
    void drawingWanted();
    void exampleWanted();
    void workWanted(const QString &folder);

private:
    QWidget *m_made; ///< the boards with their title and button; not there before there is one
    QListWidget *m_atWork;
};

} // namespace entente::app
