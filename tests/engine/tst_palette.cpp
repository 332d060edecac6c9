#include "testfiles.h"

#include "io/json.h"
#include "rules/palette.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace entente;
using namespace entente::test;

/// The colours that new boards choose from (rules/palette.h) are those of the standard board, which stand in its file.
class PaletteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void schemesAreTheStandardBoards();
};

namespace {

const JsonValue *memberOf(const JsonValue &object, std::string_view key)
{
    const auto found = std::find(object.keys.begin(), object.keys.end(), key);
    return found == object.keys.end() ? nullptr : &object.items[static_cast<std::size_t>(found - object.keys.begin())];
}

std::string textOf(const JsonValue &object, std::string_view key)
{
    const JsonValue *text = memberOf(object, key);
    return text ? text->text : std::string();
}

/// Orders have the colour of units unless the file says otherwise.
std::string shadesOf(const JsonValue &theme)
{
    const std::string unit = textOf(theme, "unit");
    const std::string line = textOf(theme, "line");
    return textOf(theme, "tint") + ' ' + unit + ' ' + (line.empty() ? unit : line) + ' ';
}

std::string shadesOf(const PowerScheme::Shades &shades)
{
    return std::string(shades.tint) + ' ' + shades.unit + ' ' + shades.line + ' ';
}

} // namespace

void PaletteTest::schemesAreTheStandardBoards()
{
    const auto file = readJson(readTestFile("maps/standard/variant.json"));
    QVERIFY(file.ok());
    std::set<std::string> drawn;
    const JsonValue *powers = memberOf(*file, "powers");
    QVERIFY(powers);
    for (const JsonValue &power : powers->items) {
        const JsonValue *colours = memberOf(power, "colours");
        QVERIFY(colours && memberOf(*colours, "light") && memberOf(*colours, "dark"));
        drawn.insert(shadesOf(*memberOf(*colours, "light")) + shadesOf(*memberOf(*colours, "dark")));
    }
    std::set<std::string> offered;
    for (const PowerScheme &scheme : powerSchemes)
        offered.insert(shadesOf(scheme.light) + shadesOf(scheme.dark));
    QCOMPARE(offered.size(), powerSchemes.size());
    for (const std::string &shades : offered)
        QVERIFY2(drawn.count(shades), shades.c_str());
    QCOMPARE(drawn.size(), offered.size());
}

QTEST_APPLESS_MAIN(PaletteTest)
#include "tst_palette.moc"
