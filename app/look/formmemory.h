#pragma once

#include <QMap>
#include <QString>
#include <QVariant>

class QWidget;

namespace entente::app {

/// What somebody has chosen, typed and ticked on a sheet, by the names of its fields. A sheet that is made anew in
/// another language gets it back.
class FormMemory {
public:
    explicit FormMemory(const QWidget &sheet);
    void giveBack(QWidget &sheet) const;

private:
    QMap<QString, QVariant> m_chosen; ///< pages, entries of lists
    QMap<QString, QVariant> m_typed;  ///< what may hang on them, so it comes after them
};

} // namespace entente::app
