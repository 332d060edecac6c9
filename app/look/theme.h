#pragma once

#include <QColor>
#include <QFont>
#include <QString>

class QApplication;
class QPalette;
class QWidget;

namespace entente::app {

/// The colours of the interface in one theme. The map's own are in map/theme.h, the powers' in the
/// variant.
struct UiColours {
    QColor panel;      ///< ground of panels
    QColor bar;        ///< top bar, timeline
    QColor field;      ///< what is typed into
    QColor tip;        ///< what floats
    QColor line;       ///< hairlines
    QColor strongLine; ///< edges of buttons and fields
    QColor outline;    ///< of what is typed into or ticked: told from its ground by 3 to 1
    QColor text;
    QColor quiet;  ///< second rank
    QColor faint;  ///< third rank: not to be relied on
    QColor accent; ///< what can be done
    QColor filled; ///< ground of the one filled button
    QColor onFilled;
    QColor selected; ///< tint of the chosen row
    QColor hovered;  ///< tint of the row under the mouse
    QColor track;    ///< ground of bars
    QColor failure;  ///< never without a mark
    QColor shadow;
};

enum class ThemeChoice { System, Light, Dark };

/// Sizes of the interface, in logical pixels.
namespace metrics {
inline constexpr int topBar = 40;
inline constexpr int leftPanel = 240;
inline constexpr int rightPanel = 340;
inline constexpr int timeline = 40;
inline constexpr int tabs = 40;
inline constexpr int row = 36;
inline constexpr int rowWithReason = 44;
inline constexpr int powerRow = 64;
inline constexpr int margin = 16;
inline constexpr int floatMargin = 12;
inline constexpr int leastTable = 180; ///< high: a table in a page that scrolls keeps five rows
inline constexpr int rowText = 44;
inline constexpr int corner = 6;
inline constexpr int small = 11; ///< type
inline constexpr int base = 13;
inline constexpr int large = 18;
inline constexpr int title = 24;
} // namespace metrics

const UiColours &lightColours();
const UiColours &darkColours();
bool isDark(const QPalette &palette);
/// The colours of the theme that the widget is shown in.
const UiColours &coloursOf(const QWidget *widget);

/// From now on both themes have colours as far apart as they go, or no longer; counts with the next applyTheme().
void setHighContrast(bool on);
/// The type of the whole program. To be called before the first widget is made: until the program runs, a change of
/// type does not reach those that are there.
void setUiFont();
/// Sets palette, style and stylesheet of the whole program.
void applyTheme(QApplication &application, bool dark);
/// Whether the system asks for a dark window, as far as it can be known.
bool systemIsDark(const QApplication &application);

/// A font of the interface: pixel size and weight (400, 500, 600), figures of equal width.
QFont uiFont(int pixelSize, int weight = 400);

} // namespace entente::app
