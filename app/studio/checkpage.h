#pragma once

#include "studio/sketchdocument.h"

#include <QWidget>

#include <memory>

class QLabel;
class QListWidget;

namespace entente::app {

/// Last step: what keeps the board from being played, what is doubtful, and what `entente check` says of the folder.
/// A click goes to the place that a line is about.
class CheckPage : public QWidget {
    Q_OBJECT

public:
    explicit CheckPage(SketchDocument &document, QWidget *parent = nullptr);

    /// Is the folder still being looked at?
    bool isChecking() const { return m_checking; }

Q_SIGNALS:
    /// How many lines there are, for the title of the step.
    void counted(int findings);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void fill();
    void fillWays();
    void checkFolder();
    int placeIn(const QString &sentence) const;

    SketchDocument &m_document;
    QLabel *m_summary;
    QLabel *m_waysTitle = nullptr;
    QListWidget *m_ways = nullptr;
    QListWidget *m_list;
    QStringList m_ofFolder;       ///< what the check of the folder said last
    std::shared_ptr<int> m_asked; ///< the check that runs beside the window, if any
    bool m_checking = false;
};

} // namespace entente::app
