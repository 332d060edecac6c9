#include "look/theme.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QPalette>
#include <QPointer>
#include <QStyle>
#include <QStyleFactory>
#include <QWidget>

#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QRgb rgb(unsigned value)
{
    return 0xff000000u | value;
}

UiColours makeLight()
{
    UiColours c;
    c.panel = QColor(rgb(0xfbf8f2));
    c.bar = QColor(rgb(0xf6f2ea));
    c.field = QColor(rgb(0xffffff));
    c.tip = QColor(rgb(0xfffdf8));
    c.line = QColor(rgb(0xe3dccf));
    c.strongLine = QColor(rgb(0xd3cabb));
    c.outline = QColor(rgb(0x938a7a));
    c.text = QColor(rgb(0x1f1c18));
    c.quiet = QColor(rgb(0x665f54));
    c.faint = QColor(rgb(0x746c5f));
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
    c.outline = QColor(rgb(0x73808d));
    c.text = QColor(rgb(0xe9e6df));
    c.quiet = QColor(rgb(0xa5afb8));
    c.faint = QColor(rgb(0x929ea9));
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

/// The same with texts and edges as far from their grounds as they go.
UiColours inHighContrast(UiColours c, bool dark)
{
    const QColor ink(dark ? Qt::white : Qt::black);
    const QColor ground(dark ? Qt::black : Qt::white);
    c.panel = c.bar = c.field = c.tip = ground;
    c.text = c.outline = c.strongLine = ink;
    c.quiet = QColor(rgb(dark ? 0xe6e6e6 : 0x222222));
    c.faint = QColor(rgb(dark ? 0xcfcfcf : 0x3d3d3d));
    c.line = QColor(rgb(dark ? 0x9a9a9a : 0x666666));
    c.accent = QColor(rgb(dark ? 0x7fe9e3 : 0x00484a));
    c.filled = QColor(rgb(dark ? 0x00585a : 0x00484a));
    c.selected = QColor(rgb(dark ? 0x12474b : 0xc9e4de));
    c.hovered = QColor(rgb(dark ? 0x262626 : 0xe8e8e8));
    c.failure = QColor(rgb(dark ? 0xffa595 : 0x8c0f0a));
    return c;
}

bool highContrast = false;

/// The bar while the past is looked at: yellowed like old paper.
QColor pastBar(const UiColours &c)
{
    constexpr int red = 0xd9, green = 0x9a, blue = 0x2b; // amber
    constexpr int of = 5;                                // one part of amber, four of the bar
    return QColor((c.bar.red() * (of - 1) + red) / of, (c.bar.green() * (of - 1) + green) / of,
                  (c.bar.blue() * (of - 1) + blue) / of);
}

/// "%name" in the sheet (resources/style/window.qss) stands for a colour.
QString sheetFor(const UiColours &c)
{
    QFile file(u":/style/window.qss"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {}; // part of the program
    QString sheet = QString::fromUtf8(file.readAll());
    const auto put = [&](QStringView name, const QColor &colour) { sheet.replace(name.toString(), colour.name()); };
    put(u"%strongLine", c.strongLine);
    put(u"%outline", c.outline);
    put(u"%line", c.line);
    put(u"%panel", c.panel);
    put(u"%bar", c.bar);
    put(u"%past", pastBar(c));
    put(u"%field", c.field);
    put(u"%tip", c.tip);
    put(u"%text", c.text);
    put(u"%quiet", c.quiet);
    put(u"%faint", c.faint);
    put(u"%accent", c.accent);
    put(u"%filledHover", c.filled.lighter(112));
    put(u"%filledOff", QColor((c.filled.red() + c.panel.red()) / 2, (c.filled.green() + c.panel.green()) / 2,
                              (c.filled.blue() + c.panel.blue()) / 2));
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
    static const UiColours strong = inHighContrast(colours, false);
    return highContrast ? strong : colours;
}

const UiColours &darkColours()
{
    static const UiColours colours = makeDark();
    static const UiColours strong = inHighContrast(colours, true);
    return highContrast ? strong : colours;
}

void setHighContrast(bool on)
{
    highContrast = on;
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

void setUiFont()
{
    QApplication::setFont(uiFont(metrics::base));
}

void applyTheme(QApplication &application, bool dark)
{
    // Rows of buttons are laid out anew under another sheet, and the ring would go on: to one that decides.
    const QPointer<QWidget> ringed = QApplication::focusWidget();
    const UiColours &colours = dark ? darkColours() : lightColours();
    // Once: with a stylesheet set the application's style has no name, and a new style would take the fonts for its
    // own.
    static bool styled = false;
    if (!std::exchange(styled, true))
        QApplication::setStyle(QStyleFactory::create(u"fusion"_s));
    QApplication::setPalette(paletteFor(colours));
    application.setStyleSheet(sheetFor(colours));
    if (ringed && ringed->isVisible())
        ringed->setFocus();
}

bool systemIsDark(const QApplication &application)
{
    return application.style()->standardPalette().color(QPalette::Window).lightness() < 128;
}

} // namespace entente::app
