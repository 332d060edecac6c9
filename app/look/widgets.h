#pragma once

#include <QStringList>
#include <QWidget>

#include <type_traits>

class QLabel;
class QLineEdit;
class QTableWidget;

namespace entente::app {

/// Gives a widget or an action its name, by which scripts and tests find it, and the one that screen readers speak.
/// Hands it back: `m_list = named(new QListWidget(this), u"games"_s, tr("Games"))`.
template <typename Part>
Part *named(Part *part, const QString &name, const QString &spoken = {})
{
    part->setObjectName(name);
    if constexpr (std::is_base_of_v<QWidget, Part>) {
        if (!spoken.isEmpty())
            part->setAccessibleName(spoken);
    }
    return part;
}

/// A layout of `parent` without room round it; `gap` lies between its parts, or what the style leaves there.
template <typename Layout>
Layout *flush(QWidget *parent, int gap = -1)
{
    auto *layout = new Layout(parent);
    layout->setContentsMargins(0, 0, 0, 0);
    if (gap >= 0)
        layout->setSpacing(gap);
    return layout;
}

/// Has the window's style paint a widget's ground ("panel", "bar") and a line along one edge of it ("left", "bottom").
void setSurface(QWidget &widget, const QString &surface, const QString &edge = {});

/// Has a label speak low (look/rank.h), and hands it back.
template <typename Label>
Label *quiet(Label *label)
{
    label->setProperty("rank", QStringLiteral("quiet"));
    return label;
}

/// A quiet label that breaks its text into lines.
QLabel *quietText(QWidget *parent, const QString &text = {});

/// A label that breaks its text into lines and shows it as it is, whatever signs it has.
QLabel *plainLabel(QWidget *parent, const QString &name, const QString &text = {});

/// A line to search with, which says in grey what may be written there.
QLineEdit *searchLine(QWidget *parent, const QString &name, const QString &prompt);

/// A table to be read: whole rows are chosen, one at a time; Tab leaves it. `columns`: what stands above each.
QTableWidget *rowTable(QWidget *parent, const QString &name, const QString &spoken, const QStringList &columns);

} // namespace entente::app
