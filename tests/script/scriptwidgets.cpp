#include "script/scriptwidgets.h"

#include "script/usersimulation.h"
#include "window/mainwindow.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTextDocumentFragment>
#include <QTextEdit>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// The rows of a list or a tree, from top to bottom.
QModelIndexList rowsOf(const QAbstractItemView &view, const QModelIndex &parent = {})
{
    QModelIndexList rows;
    for (int i = 0; i < view.model()->rowCount(parent); ++i) {
        rows += view.model()->index(i, 0, parent);
        rows += rowsOf(view, rows.last());
    }
    return rows;
}

/// Every cell of a row as a person reads it.
QString rowText(const QModelIndex &row)
{
    QStringList cells;
    for (int c = 0; c < row.model()->columnCount(row.parent()); ++c)
        cells += row.siblingAtColumn(c).data(Qt::DisplayRole).toString();
    return cells.join(u' ');
}

/// Compares names as people see them: without mnemonics, dots and case.
QString bare(QString text)
{
    return text.section(u'\t', 0, 0).remove(u'&').remove(u'…').trimmed(); // behind a tab stands the key
}

bool answersTo(const QObject &object, const QString &shown, const QString &name)
{
    return object.objectName() == name || bare(shown).compare(bare(name), Qt::CaseInsensitive) == 0
           || object.property("english").toString().compare(bare(name), Qt::CaseInsensitive) == 0;
}

} // namespace

ScriptWidgets::ScriptWidgets(MainWindow &window, UserSimulation &user) : m_window(window), m_user(user) {}

QString ScriptWidgets::textOf(const QWidget *widget)
{
    if (const auto *page = qobject_cast<const QPlainTextEdit *>(widget))
        return page->toPlainText();
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return label->textFormat() == Qt::RichText ? QTextDocumentFragment::fromHtml(label->text()).toPlainText()
                                                   : label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return button->text().isEmpty() ? button->accessibleName() : button->text();
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return line->text();
    if (const auto *figure = qobject_cast<const QAbstractSpinBox *>(widget))
        return figure->text();
    if (const auto *combo = qobject_cast<const QComboBox *>(widget))
        return combo->currentText();
    if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
        return tabs->tabText(tabs->currentIndex());
    if (const auto *view = qobject_cast<const QAbstractItemView *>(widget)) {
        QStringList rows;
        for (const QModelIndex &row : rowsOf(*view))
            rows += rowText(row);
        return rows.join(u'\n');
    }
    if (const auto *page = qobject_cast<const QTextEdit *>(widget)) {
        // Of a page on which something is tinted that alone is meant: it is what the reader is led to.
        const QList<QTextEdit::ExtraSelection> tinted = page->extraSelections();
        return tinted.isEmpty() ? page->toPlainText() : tinted.first().cursor.selectedText();
    }
    QStringList parts;
    for (const QLabel *label : widget->findChildren<QLabel *>()) {
        if (label->isVisible())
            parts += textOf(label);
    }
    return parts.join(u' ');
}

QWidget *ScriptWidgets::widgetNamed(const QString &name) const
{
    if (m_window.objectName() == name)
        return &m_window;
    QWidget *hidden = nullptr;
    for (QWidget *top : QApplication::topLevelWidgets()) {
        for (QWidget *widget : top->findChildren<QWidget *>(name)) {
            if (widget->isVisible())
                return widget;
            hidden = widget;
        }
    }
    return hidden;
}

Complaint ScriptWidgets::press(const QString &name)
{
    QAbstractButton *disabled = nullptr;
    for (QWidget *top : QApplication::topLevelWidgets()) {
        for (QAbstractButton *button : top->findChildren<QAbstractButton *>()) {
            if (!button->isVisible()
                || !answersTo(*button, button->text().isEmpty() ? button->accessibleName() : button->text(), name))
                continue;
            if (!button->isEnabled()) {
                disabled = button;
                continue;
            }
            for (QWidget *up = button->parentWidget(); up; up = up->parentWidget()) {
                if (auto *area = qobject_cast<QScrollArea *>(up))
                    area->ensureWidgetVisible(button); // as a person scrolls to it
            }
            // A box or a dial may be wider than what can be clicked of it.
            const bool marked = qobject_cast<QCheckBox *>(button) || qobject_cast<QRadioButton *>(button);
            m_user.click(*button, marked ? QPoint(8, button->rect().center().y()) : button->rect().center());
            return {};
        }
    }
    for (QTabBar *tabs : m_window.findChildren<QTabBar *>()) {
        for (int i = 0; tabs->isVisible() && i < tabs->count(); ++i) {
            if (tabs->isTabVisible(i) && bare(tabs->tabText(i)).compare(bare(name), Qt::CaseInsensitive) == 0) {
                m_user.click(*tabs, tabs->tabRect(i).center());
                return {};
            }
        }
    }
    // A field, a slider or a list takes the keys that follow.
    if (QWidget *field = widgetNamed(name);
        field && field->isVisible() && field->isEnabled()
        && (qobject_cast<QAbstractSpinBox *>(field) || qobject_cast<QAbstractSlider *>(field)
            || qobject_cast<QLineEdit *>(field) || qobject_cast<QPlainTextEdit *>(field)
            || qobject_cast<QAbstractItemView *>(field))) {
        m_user.countClick();
        m_user.activate(*field->window());
        field->setFocus(Qt::MouseFocusReason);
        if (auto *box = qobject_cast<QAbstractSpinBox *>(field))
            box->selectAll();
        return {};
    }
    QAction *idle = nullptr;
    for (QAction *action : m_window.findChildren<QAction *>()) {
        if (!answersTo(*action, action->text(), name) || action->menu())
            continue;
        if (action->isEnabled()) {
            if (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
            action->trigger();
            return {};
        }
        idle = action;
    }
    if (disabled || idle)
        return u"“%1” can't be pressed now"_s.arg(name);
    return u"there is nothing called “%1” to press"_s.arg(name);
}

QModelIndex ScriptWidgets::rowWith(const QAbstractItemView &view, const QString &item)
{
    for (const QModelIndex &index : rowsOf(view)) {
        if (rowText(index).contains(item, Qt::CaseInsensitive) && (index.flags() & Qt::ItemIsSelectable))
            return index;
    }
    return {};
}

Complaint ScriptWidgets::dragRow(const QString &name, const QString &from, const QString &to)
{
    auto *view = qobject_cast<QAbstractItemView *>(widgetNamed(name));
    if (!view || !view->isVisible())
        return u"there is no visible list %1"_s.arg(name);
    const QModelIndex first = rowWith(*view, from);
    const QModelIndex second = rowWith(*view, to);
    if (!first.isValid() || !second.isValid())
        return u"there is no row with “%1” in %2"_s.arg(first.isValid() ? to : from, name);
    view->scrollTo(first);
    const auto handle = [&](const QModelIndex &index) { return view->visualRect(index).topLeft() + QPoint(24, 10); };
    m_user.drag(*view->viewport(), handle(first), handle(second));
    return {};
}

Complaint ScriptWidgets::choose(const QString &name, const QString &item)
{
    for (QMenu *menu : m_window.findChildren<QMenu *>(name)) {
        for (QAction *action : menu->actions()) {
            if (answersTo(*action, action->text(), item) && action->isEnabled()) {
                m_user.countClick();
                menu->close();
                action->trigger();
                return {};
            }
        }
        return u"there is no “%1” in %2"_s.arg(item, name);
    }
    QWidget *widget = widgetNamed(name);
    if (!widget || !widget->isVisible())
        return u"there is no visible %1"_s.arg(name);
    if (auto *combo = qobject_cast<QComboBox *>(widget)) {
        const int index = combo->findText(item, Qt::MatchContains);
        if (index < 0)
            return u"there is no “%1” in %2"_s.arg(item, name);
        combo->setCurrentIndex(index);
        return {};
    }
    if (auto *view = qobject_cast<QAbstractItemView *>(widget)) {
        const QModelIndex index = rowWith(*view, item);
        if (!index.isValid())
            return u"there is no row with “%1” in %2"_s.arg(item, name);
        view->scrollTo(index);
        m_user.click(*view->viewport(), view->visualRect(index).topLeft() + QPoint(24, 10));
        return {};
    }
    return u"%1 is no list"_s.arg(name);
}

Complaint ScriptWidgets::point(const QString &name, const QStringList &places)
{
    QWidget *widget = widgetNamed(name);
    if (!widget || !widget->isVisible())
        return u"there is no visible %1"_s.arg(name);
    QList<QPoint> points;
    for (const QString &place : places) {
        const QStringList shares = place.split(u',');
        if (shares.size() != 2)
            return u"expected a place like 30,50, found “%1”"_s.arg(place);
        points += QPoint(qRound(shares[0].toDouble() / 100 * widget->width()),
                         qRound(shares[1].toDouble() / 100 * widget->height()));
    }
    if (points.size() == 1)
        m_user.click(*widget, points.first());
    else
        m_user.drag(*widget, points.first(), points.last());
    return {};
}

Complaint ScriptWidgets::act(const QString &name)
{
    for (QAction *action : m_window.findChildren<QAction *>(name)) {
        if (!action->isEnabled())
            return u"“%1” is not open now"_s.arg(name);
        action->trigger();
        return {};
    }
    return u"there is no action “%1”"_s.arg(name);
}

} // namespace entente::app
