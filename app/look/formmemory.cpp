#include "look/formmemory.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabWidget>

namespace entente::app {

namespace {

template <typename Field, typename Act>
void forEach(const QWidget &sheet, const Act &act)
{
    for (Field *field : sheet.findChildren<Field *>()) {
        if (!field->objectName().isEmpty() && !field->objectName().startsWith(QLatin1StringView("qt_")))
            act(*field);
    }
}

} // namespace

FormMemory::FormMemory(const QWidget &sheet)
{
    forEach<QTabWidget>(sheet, [this](QTabWidget &tabs) { m_chosen[tabs.objectName()] = tabs.currentIndex(); });
    forEach<QComboBox>(sheet, [this](QComboBox &list) { m_chosen[list.objectName()] = list.currentIndex(); });
    forEach<QAbstractItemView>(
        sheet, [this](QAbstractItemView &list) { m_chosen[list.objectName()] = list.currentIndex().row(); });
    // What nobody can write into the sheet has made itself, in the language that it leaves.
    forEach<QLineEdit>(sheet, [this](QLineEdit &line) {
        if (!line.isReadOnly())
            m_typed[line.objectName()] = line.text();
    });
    forEach<QPlainTextEdit>(sheet, [this](QPlainTextEdit &text) {
        if (!text.isReadOnly())
            m_typed[text.objectName()] = text.toPlainText();
    });
    forEach<QAbstractSlider>(sheet, [this](QAbstractSlider &slider) { m_typed[slider.objectName()] = slider.value(); });
    forEach<QSpinBox>(sheet, [this](QSpinBox &number) { m_typed[number.objectName()] = number.value(); });
    forEach<QAbstractButton>(sheet, [this](QAbstractButton &button) {
        if (button.isCheckable())
            m_typed[button.objectName()] = button.isChecked();
    });
}

void FormMemory::giveBack(QWidget &sheet) const
{
    const auto chosen = [this](const QWidget &field) { return m_chosen.value(field.objectName(), -1).toInt(); };
    const auto typed = [this](const QWidget &field) { return m_typed.value(field.objectName()); };
    forEach<QTabWidget>(sheet, [&](QTabWidget &tabs) { tabs.setCurrentIndex(chosen(tabs)); });
    forEach<QComboBox>(sheet, [&](QComboBox &list) {
        if (chosen(list) >= 0 && chosen(list) < list.count())
            list.setCurrentIndex(chosen(list));
    });
    forEach<QAbstractItemView>(sheet, [&](QAbstractItemView &list) {
        if (const QModelIndex row = list.model() ? list.model()->index(chosen(list), 0) : QModelIndex(); row.isValid())
            list.setCurrentIndex(row);
    });
    // What stands there already stays untouched, since a change would be told.
    forEach<QLineEdit>(sheet, [&](QLineEdit &line) {
        if (typed(line).isValid() && typed(line).toString() != line.text())
            line.setText(typed(line).toString());
    });
    forEach<QPlainTextEdit>(sheet, [&](QPlainTextEdit &text) {
        if (typed(text).isValid() && typed(text).toString() != text.toPlainText())
            text.setPlainText(typed(text).toString());
    });
    forEach<QAbstractSlider>(sheet, [&](QAbstractSlider &slider) {
        if (typed(slider).isValid())
            slider.setValue(typed(slider).toInt());
    });
    forEach<QSpinBox>(sheet, [&](QSpinBox &number) {
        if (typed(number).isValid())
            number.setValue(typed(number).toInt());
    });
    forEach<QAbstractButton>(sheet, [&](QAbstractButton &button) {
        if (button.isCheckable() && typed(button).isValid())
            button.setChecked(typed(button).toBool());
    });
}

} // namespace entente::app
