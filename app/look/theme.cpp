#include "look/theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>
#include <QWidget>

#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QRgb rgb(unsigned value) { return 0xff000000u | value; }

UiColours makeLight()
{
    UiColours c;
    c.panel = QColor(rgb(0xfbf8f2));
    c.bar = QColor(rgb(0xf6f2ea));
    c.field = QColor(rgb(0xffffff));
    c.tip = QColor(rgb(0xfffdf8));
    c.line = QColor(rgb(0xe3dccf));
    c.strongLine = QColor(rgb(0xd3cabb));
    c.text = QColor(rgb(0x1f1c18));
    c.quiet = QColor(rgb(0x665f54));
    c.faint = QColor(rgb(0x8b8375));
    c.accent = QColor(rgb(0x0d6b6e));
    c.filled = QColor(rgb(0x0d6b6e));
    c.onFilled = QColor(rgb(0xffffff));
    c.selected = QColor(rgb(0xe6efec));
    c.hovered = QColor(rgb(0xf3efe6));
    c.track = QColor(rgb(0xe6dfd1));
    c.failure = QColor(rgb(0xb3261e));
    c.shadow = QColor(0, 0, 0, 41);
    return c;
}

UiColours makeDark()
{
    UiColours c;
    c.panel = QColor(rgb(0x1b232c));
    c.bar = QColor(rgb(0x202a34));
    c.field = QColor(rgb(0x141b22));
    c.tip = QColor(rgb(0x26313c));
    c.line = QColor(rgb(0x2d3843));
    c.strongLine = QColor(rgb(0x3a4753));
    c.text = QColor(rgb(0xe9e6df));
    c.quiet = QColor(rgb(0xa5afb8));
    c.faint = QColor(rgb(0x77838e));
    c.accent = QColor(rgb(0x5cc4bf));
    c.filled = QColor(rgb(0x26817e));
    c.onFilled = QColor(rgb(0xffffff));
    c.selected = QColor(rgb(0x1f3a3f));
    c.hovered = QColor(rgb(0x222c36));
    c.track = QColor(rgb(0x2d3843));
    c.failure = QColor(rgb(0xff8672));
    c.shadow = QColor(0, 0, 0, 115);
    return c;
}

/// "%name" in the sheet below stands for a colour.
QString sheetFor(const UiColours &c)
{
    QString sheet = uR"(
QToolTip { background: %tip; color: %text; border: 1px solid %strongLine; padding: 4px 8px; }
QMenu { background: %tip; color: %text; border: 1px solid %strongLine; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 12px; border-radius: 4px; }
QMenu::item:selected { background: %selected; color: %text; }
QMenu::item:disabled { color: %faint; }
QMenu::separator { height: 1px; background: %line; margin: 4px 8px; }
QMenu::icon { padding-left: 8px; }

QPushButton { background: %tip; color: %text; border: 1px solid %strongLine; border-radius: 6px;
              min-height: 30px; padding: 0 14px; font-weight: 500; outline: none; }
QPushButton:hover { background: %hovered; }
QPushButton:pressed { background: %selected; }
QPushButton:focus { border: 2px solid %accent; padding: 0 13px; min-height: 28px; }
QPushButton[current="true"] { border: 2px solid %accent; padding: 0 13px; min-height: 28px; }
QPushButton:disabled { color: %faint; border-color: %line; }
QPushButton[filled="true"] { background: %filled; color: %onFilled; border: 1px solid %filled; font-weight: 600; padding: 0 16px; }
QPushButton[filled="true"]:hover { background: %filledHover; border-color: %filledHover; }
QPushButton[filled="true"]:focus { border: 2px solid %text; padding: 0 15px; }
QPushButton[filled="true"]:disabled { background: %filledOff; border-color: %filledOff; color: %onFilled; }
QPushButton[large="true"] { min-height: 38px; padding: 0 27px; }
QTableWidget#ledgerTable { background: transparent; border: 0; }
QTableWidget#ledgerTable::item { border: 0; padding: 0 5px; }
QTableWidget#ledgerTable::item:selected { background: %selected; color: %text; }
QTableWidget#ledgerTable QHeaderView { background: transparent; }
QTableWidget#ledgerTable QHeaderView::section { background: transparent; color: %quiet; border: 0; border-bottom: 1px solid %line; padding: 4px 5px; font-size: 11px; }
QPushButton[row="two-lines"] { min-height: 44px; text-align: left; font-weight: 400; }
QPushButton[row="two-lines"]:focus, QPushButton[row="two-lines"][current="true"] { min-height: 42px; }
QPushButton[large="true"]:focus { min-height: 36px; padding: 0 26px; }
QPushButton[quiet="true"] { background: transparent; border: 1px solid transparent; color: %accent; font-weight: 500; padding: 0 8px; }
QPushButton[quiet="true"]:hover { background: %hovered; }
QPushButton[quiet="true"]:focus { border: 2px solid %accent; padding: 0 7px; }

QToolButton { background: transparent; color: %quiet; border: 1px solid transparent; border-radius: 6px; padding: 5px; }
QToolButton:hover { background: %hovered; }
QToolButton:pressed { background: %selected; }
QToolButton:checked { background: %selected; color: %accent; }
QToolButton:focus { border: 2px solid %accent; padding: 4px; }
QToolButton::menu-indicator, QPushButton::menu-indicator { image: none; width: 0; }

QCheckBox, QRadioButton { min-height: 28px; }
QCheckBox::indicator { width: 12px; height: 12px; border: 1px solid %strongLine; border-radius: 3px; background: %field; }
QCheckBox::indicator:checked { background: %filled; border-color: %filled; image: url(:/icons/tick.svg); }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: %accent; }
QRadioButton::indicator { width: 12px; height: 12px; border: 1px solid %strongLine; border-radius: 7px; background: %field; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 4px solid %accent; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPlainTextEdit { background: %field; color: %text; border: 1px solid %strongLine; border-radius: 6px; padding: 4px 6px; }
QPlainTextEdit:focus { border: 2px solid %accent; padding: 3px 5px; }
QLineEdit, QComboBox, QSpinBox { background: %field; color: %text; border: 1px solid %strongLine; border-radius: 6px; min-height: 30px; padding: 0 10px;
            selection-background-color: %accent; selection-color: %field; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border: 2px solid %accent; padding: 0 9px; min-height: 28px; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: url(:/icons/down.svg); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: %tip; color: %text; border: 1px solid %strongLine; selection-background-color: %selected; selection-color: %text; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar::handle:vertical { background: %strongLine; border-radius: 3px; min-height: 32px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle:horizontal { background: %strongLine; border-radius: 3px; min-width: 32px; margin: 2px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QAbstractItemView { background: %panel; color: %text; border: none; outline: none; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }

*[surface="panel"] { background: %panel; }
*[surface="bar"] { background: %bar; }
*[edge="right"] { border: none; border-right: 1px solid %line; }
*[edge="left"] { border: none; border-left: 1px solid %line; }
*[edge="top"] { border: none; border-top: 1px solid %line; }
*[edge="bottom"] { border: none; border-bottom: 1px solid %line; }
QLabel[rank="quiet"] { color: %quiet; }
QLabel[rank="faint"] { color: %faint; }
QLabel[rank="failure"] { color: %failure; }

QTabBar { background: transparent; border: none; }
QTabBar::tab { background: transparent; color: %quiet; border: none; border-bottom: 2px solid transparent; padding: 0 2px; margin: 0 12px 0 12px; height: 38px; font-weight: 500; }
QTabBar::tab:selected { color: %text; border-bottom: 2px solid %accent; }
QTabBar::tab:hover { color: %text; }
QTabBar:focus { border-bottom: 2px solid %accent; }
QMessageBox, QDialog { background: %panel; }
)"_s;
    const auto put = [&](QStringView name, const QColor &colour) { sheet.replace(name.toString(), colour.name()); };
    put(u"%strongLine", c.strongLine);
    put(u"%line", c.line);
    put(u"%panel", c.panel);
    put(u"%bar", c.bar);
    put(u"%field", c.field);
    put(u"%tip", c.tip);
    put(u"%text", c.text);
    put(u"%quiet", c.quiet);
    put(u"%faint", c.faint);
    put(u"%accent", c.accent);
    put(u"%filledHover", c.filled.lighter(112));
    put(u"%filledOff", QColor((c.filled.red() + c.panel.red()) / 2, (c.filled.green() + c.panel.green()) / 2, (c.filled.blue() + c.panel.blue()) / 2));
    put(u"%filled", c.filled);
    put(u"%onFilled", c.onFilled);
    put(u"%selected", c.selected);
    put(u"%hovered", c.hovered);
    put(u"%failure", c.failure);
    return sheet;
}

QPalette paletteFor(const UiColours &c)
{
    QPalette palette;
    palette.setColor(QPalette::Window, c.panel);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Base, c.field);
    palette.setColor(QPalette::AlternateBase, c.bar);
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::Button, c.bar);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::ToolTipBase, c.tip);
    palette.setColor(QPalette::ToolTipText, c.text);
    palette.setColor(QPalette::PlaceholderText, c.faint);
    palette.setColor(QPalette::Highlight, c.accent);
    palette.setColor(QPalette::HighlightedText, c.field);
    palette.setColor(QPalette::Link, c.accent);
    palette.setColor(QPalette::LinkVisited, c.accent);
    palette.setColor(QPalette::BrightText, c.failure);
    palette.setColor(QPalette::Light, c.tip);
    palette.setColor(QPalette::Mid, c.line);
    palette.setColor(QPalette::Midlight, c.hovered);
    palette.setColor(QPalette::Dark, c.strongLine);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, c.faint);
    return palette;
}

} // namespace

const UiColours &lightColours()
{
    static const UiColours colours = makeLight();
    return colours;
}

const UiColours &darkColours()
{
    static const UiColours colours = makeDark();
    return colours;
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < 128;
}

const UiColours &coloursOf(const QWidget *widget)
{
    return isDark(widget->palette()) ? darkColours() : lightColours();
}

QFont uiFont(int pixelSize, int weight)
{
    static const QString family = QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    QFont font(family);
    font.setPixelSize(pixelSize);
    font.setWeight(static_cast<QFont::Weight>(weight));
    return font;
}

void applyTheme(QApplication &application, bool dark)
{
    const UiColours &colours = dark ? darkColours() : lightColours();
    // Once: with a stylesheet set the application's style has no name, and a new style would take the fonts for its own.
    static bool styled = false;
    if (!std::exchange(styled, true))
        QApplication::setStyle(QStyleFactory::create(u"fusion"_s));
    QApplication::setPalette(paletteFor(colours));
    QApplication::setFont(uiFont(metrics::base));
    application.setStyleSheet(sheetFor(colours));
}

bool systemIsDark(const QApplication &application)
{
    return application.style()->standardPalette().color(QPalette::Window).lightness() < 128;
}

} // namespace entente::app
