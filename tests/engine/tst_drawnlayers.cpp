#include "drawnboards.h"

#include "studio/meetings.h"

#include <QTest>

#include <array>

using namespace entente;
using namespace entente::test;

/// What of a drawing is read as places: its layers, what is joined in one path, what lies over what.
class DrawnLayersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreNoFilter_data();
    void namesAreNoFilter();
    void layersAsChosen();
    void groupsOfPowers();
    void textsBeatIds();
    void namesBesideIslands();
    void islandsAreCutOut();
    void joinedPathsAreParted();
    void netsOfLines();
    void coloursBelow();
    void looksOfNames();
    void nothingTellsLandFromSea();
    void centresAreLand();
    void powersByColour();
    void bordersDrawnByHand();
};

namespace {

std::string layer(const std::string &label, const std::string &inside)
{
    return "<g inkscape:groupmode='layer' inkscape:label='" + label + "'>" + inside + "</g>";
}

const std::string seas = "<path d='M0 0H300V100H0Z' fill='#88ccff' inkscape:label='North Sea' id='a'/>"
                         "<path d='M0 100H100V200H0Z' fill='#88ccff' inkscape:label='West Sea' id='b'/>";
const std::string lands = "<path d='M100 100H150V200H100Z' fill='#ffcc88' inkscape:label='Alba' id='c'/>"
                          "<path d='M150 100H230V200H150Z' fill='#ffcc88' inkscape:label='Burgh' id='d'/>"
                          "<path d='M230 100H300V200H230Z' fill='#ffcc88' inkscape:label='Calla' id='e'/>";

std::string written(const std::string &name, int x, int y, const std::string &more = {})
{
    return "<text text-anchor='middle' font-size='10' x='" + std::to_string(x) + "' y='" + std::to_string(y) + "' "
           + more + ">" + name + "</text>";
}

Ground groundOf(const Proposal &proposal, const std::string &name)
{
    return placeCalled(proposal, name).ground;
}

} // namespace

void DrawnLayersTest::namesAreNoFilter_data()
{
    QTest::addColumn<QString>("water");
    QTest::addColumn<QString>("land");
    QTest::newRow("a list knows both") << QStringLiteral("Seas") << QStringLiteral("Land");
    QTest::newRow("it knows the sea") << QStringLiteral("Sea") << QStringLiteral("Kingdoms");
    QTest::newRow("it knows the land") << QStringLiteral("Layer 1") << QStringLiteral("Land");
    QTest::newRow("a word too many") << QStringLiteral("Sea Adjacencies") << QStringLiteral("Land");
    QTest::newRow("it knows none") << QStringLiteral("Layer 1") << QStringLiteral("Layer 2");
}

/// Layers whose names are on no list count as others do.
void DrawnLayersTest::namesAreNoFilter()
{
    QFETCH(QString, water);
    QFETCH(QString, land);
    for (const char *fill : {"fill='#88ccff'", "fill='none' stroke='#0000ff'"}) {
        std::string wet = seas;
        for (std::size_t at = wet.find("fill='#88ccff'"); at != std::string::npos;
             at = wet.find("fill='#88ccff'", at + 1))
            wet.replace(at, std::string_view("fill='#88ccff'").size(), fill);
        const Proposal proposal =
            proposed(drawn(layer(water.toStdString(), wet) + layer(land.toStdString(), lands)
                           + layer("Legend", "<rect x='10' y='10' width='60' height='40' fill='#ffffff'/>")));
        QCOMPARE(proposal.places.size(), std::size_t(5));
        QCOMPARE(groundOf(proposal, "West Sea"), Ground::Water);
        QCOMPARE(groundOf(proposal, "Calla"), Ground::Land);
        QCOMPARE(proposal.layers.size(), std::size_t(3));
        QVERIFY(proposal.layers[0].taken && proposal.layers[1].taken && !proposal.layers[2].taken);
    }
}

void DrawnLayersTest::layersAsChosen()
{
    const auto drawing = readDrawing(drawn(layer("Sea", seas) + layer("Kingdoms", lands)));
    QVERIFY(drawing);
    const auto proposal = proposalOf(*drawing, {}, {}, LayerChoice({"Kingdoms"}));
    QVERIFY(proposal);
    QCOMPARE(proposal->places.size(), std::size_t(3));
    QVERIFY(!proposal->layers[0].taken && proposal->layers[1].taken);
    QCOMPARE(proposal->remarks.size(), std::size_t(1)); // what is left out is said
    QVERIFY(proposal->remarks.front().text().find("Sea") != std::string::npos);
}

/// A group around several names is no place.
void DrawnLayersTest::groupsOfPowers()
{
    const Proposal proposal = proposed(drawn(
        "<g id='Rubia'><path d='M0 0H100V100H0Z' fill='#dd8888'/><path d='M100 0H200V100H100Z' fill='#dd8888'/></g>"
        "<g id='Viridia'><path d='M200 0H300V100H200Z' fill='#88dd88'/></g>"
        "<path d='M0 100H300V200H0Z' fill='#88ccff'/>"
        + written("Alba", 50, 50) + written("Burgh", 150, 50) + written("Calla", 250, 50)
        + written("Deep Sea", 150, 150)));
    QCOMPARE(proposal.places.size(), std::size_t(4));
    QVERIFY(placeCalled(proposal, "Alba").named && placeCalled(proposal, "Burgh").named);
}

/// A label that a program made of the id gives way to the text; an id alone is no name.
void DrawnLayersTest::textsBeatIds()
{
    const Proposal proposal = proposed(
        drawn(layer("Provinces", "<path d='M0 0H100V200H0Z' fill='#ffcc88' id='thp' inkscape:label='thp'/>"
                                 "<path d='M100 0H200V200H100Z' fill='#ffcc88' id='q' inkscape:label='wes'/>"
                                 "<path d='M200 0H300V200H200Z' fill='#ffcc88' id='gun' inkscape:label='gun'/>")
              + written("Thorpe", 50, 100) + written("Wessen", 150, 100)));
    QCOMPARE(placeCalled(proposal, "thp").name, std::string("Thorpe"));
    QVERIFY(placeCalled(proposal, "thp").named && placeCalled(proposal, "Wessen").named);
    QVERIFY(!placeCalled(proposal, "gun").named);
}

void DrawnLayersTest::namesBesideIslands()
{
    const Proposal proposal =
        proposed(drawn("<path d='M0 0H300V160H0Z' fill='#88ccff'/>"
                       "<path d='M0 160H300V200H0Z' fill='#ffcc88'/>"
                       "<path d='M100 60H124V80H100Z' fill='#ffcc88'/>"
                       + written("Wide Sea", 230, 60) + written("Isla", 112, 92) + written("Alba", 150, 180)));
    QCOMPARE(proposal.places.size(), std::size_t(3));
    QVERIFY(placeCalled(proposal, "Isla").named);
    QCOMPARE(groundOf(proposal, "Wide Sea"), Ground::Water);
}

/// What is painted over a sea is no part of it.
void DrawnLayersTest::islandsAreCutOut()
{
    const Proposal proposal = proposed(drawn("<path id='wet' d='M0 0H300V160H0Z' fill='#88ccff'/>"
                                             "<path id='dry' d='M0 160H300V200H0Z' fill='#ffcc88'/>"
                                             "<path id='isl' d='M100 60H124V80H100Z' fill='#ffcc88'/>"));
    QCOMPARE(placeCalled(proposal, "wet").outline.size(), std::size_t(2));
    QCOMPARE(placeCalled(proposal, "dry").outline.size(), std::size_t(1));
    QCOMPARE(waysOf(proposal), (std::set<std::string>{"dry-wet F", "isl-wet F"}));
}

/// A trace makes one path of all that has one colour.
void DrawnLayersTest::joinedPathsAreParted()
{
    const Proposal proposal =
        proposed(drawn("<path d='M0 0H98V98H0Z M202 0H300V98H202Z' fill='#dd8888'/>"
                       "<path d='M102 0H198V98H102Z M0 102H98V200H0Z M202 102H300V200H202Z' fill='#88ccff'/>"
                       "<path d='M102 102H198V200H102Z' fill='#88dd88'/>"
                       + written("Alba", 50, 50) + written("Burgh", 250, 50) + written("North Bay", 150, 50)
                       + written("West Bay", 50, 150) + written("East Bay", 250, 150) + written("Calla", 150, 150)));
    QCOMPARE(proposal.places.size(), std::size_t(6));
    QCOMPARE(groundOf(proposal, "East Bay"), Ground::Water);
    QCOMPARE(groundOf(proposal, "Burgh"), Ground::Land);
}

/// Of a scan in black and white there are lines alone: what they enclose is a place.
void DrawnLayersTest::netsOfLines()
{
    std::string path = "M0 0H300V200H0Z";
    std::string names;
    for (int i = 0; i < 9; ++i) {
        const int x = i % 3 * 100, y = i / 3 * 66;
        path += " M" + std::to_string(x + 2) + ' ' + std::to_string(y + 2) + "v62h96v-62z";
        names += written(std::string("Alb") + static_cast<char>('a' + i), x + 50, y + 30);
    }
    const Proposal proposal = proposed(drawn("<path fill='#000000' fill-rule='evenodd' d='" + path + "'/>" + names));
    QCOMPARE(proposal.places.size(), std::size_t(9));
    QCOMPARE(waysOf(proposal).size(), std::size_t(12));
    QVERIFY(std::all_of(proposal.places.begin(), proposal.places.end(), [](const auto &each) { return each.named; }));
}

/// Where all places look alike, what lies below them tells land from sea.
void DrawnLayersTest::coloursBelow()
{
    std::string places;
    for (int i = 0; i < 6; ++i)
        places += "<rect id='p" + std::string(3, static_cast<char>('a' + i)) + "' x='" + std::to_string(i % 3 * 100)
                  + "' y='" + std::to_string(i / 3 * 100)
                  + "' width='100' height='100' fill='#ffffff' fill-opacity='0.2' stroke='#000000'/>";
    const Proposal proposal = proposed(drawn("<rect width='300' height='200' fill='#88ccff'/>"
                                             "<rect width='200' height='200' fill='#ffcc88'/>"
                                             + places));
    QCOMPARE(proposal.places.size(), std::size_t(6));
    QCOMPARE(groundOf(proposal, "pccc"), Ground::Water);
    QCOMPARE(groundOf(proposal, "pbbb"), Ground::Land);
}

/// Names of waters lean: one that says nothing else of it tells a water.
void DrawnLayersTest::looksOfNames()
{
    std::string inside;
    const std::array names{"Alba", "Burgh", "Calla", "Blue Sea", "Gulf of Dor", "Deep Reach"};
    for (int i = 0; i < 6; ++i) {
        inside += "<rect x='" + std::to_string(i % 3 * 100) + "' y='" + std::to_string(i / 3 * 100)
                  + "' width='100' height='100' fill='#ffffff' stroke='#000000'/>";
        inside += written(names[static_cast<std::size_t>(i)], i % 3 * 100 + 50, i / 3 * 100 + 50,
                          i < 3 ? "" : "font-style='italic'");
    }
    const Proposal proposal = proposed(drawn(inside));
    QCOMPARE(groundOf(proposal, "Deep Reach"), Ground::Water);
    QCOMPARE(groundOf(proposal, "Burgh"), Ground::Land);
}

/// A certainty that is true: nobody is told that a board without any sign of a sea has none.
void DrawnLayersTest::nothingTellsLandFromSea()
{
    std::string inside;
    for (int i = 0; i < 6; ++i)
        inside += "<g><rect x='" + std::to_string(i % 3 * 100) + "' y='" + std::to_string(i / 3 * 100)
                  + "' width='100' height='100' fill='#ffffff' stroke='#000000'/></g>"
                  + written(std::string("Alb") + static_cast<char>('a' + i), i % 3 * 100 + 50, i / 3 * 100 + 50);
    const Proposal proposal = proposed(drawn(inside));
    QVERIFY(std::all_of(proposal.places.begin(), proposal.places.end(),
                        [](const ProposedPlace &each) { return each.groundCertainty < doubtful; }));
    QCOMPARE(proposal.layers.size(), std::size_t(1)); // groups without a name are none
}

/// Marks of centres stand on land: a blue power is none of the seas.
void DrawnLayersTest::centresAreLand()
{
    std::string inside, marks;
    const std::array fills{"#d98880", "#7090d0", "#a9cf9b", "#e8c46a", "#aed6f1", "#c5a3d8"};
    for (int i = 0; i < 6; ++i) {
        const std::string x = std::to_string(i % 3 * 100), y = std::to_string(i / 3 * 100);
        inside += "<rect id='p" + std::string(3, static_cast<char>('a' + i)) + "' x='" + x + "' y='" + y
                  + "' width='100' height='100' fill='" + fills[static_cast<std::size_t>(i)] + "'/>";
        if (i != 4)
            marks += "<circle cx='" + std::to_string(i % 3 * 100 + 40) + "' cy='" + std::to_string(i / 3 * 100 + 60)
                     + "' r='4' fill='#000000'/>";
    }
    const Proposal proposal = proposed(drawn(inside + layer("Supply Centres", marks)));
    QCOMPARE(proposal.places.size(), std::size_t(6));
    QCOMPARE(groundOf(proposal, "pbbb"), Ground::Land);
    QVERIFY(placeCalled(proposal, "pbbb").groundCertainty < doubtful); // it is asked all the same
    QCOMPARE(groundOf(proposal, "peee"), Ground::Water);
    QVERIFY(placeCalled(proposal, "paaa").centre && !placeCalled(proposal, "peee").centre);
}

/// Centres in the colour of a power are its homes; its name is that of the group around its lands.
void DrawnLayersTest::powersByColour()
{
    std::string inside;
    const std::array fills{"#dd7777", "#77bb77", "#f0e8d0"};
    const std::array names{"Rubia", "Viridia", "Unowned"};
    for (int power = 0; power < 3; ++power) {
        inside += std::string("<g id='") + names[static_cast<std::size_t>(power)] + "'>";
        for (int i = 0; i < 3; ++i) {
            const std::string x = std::to_string(i * 100), y = std::to_string(power * 50);
            inside += "<path d='M" + x + ' ' + y + "h100v50h-100z' fill='" + fills[static_cast<std::size_t>(power)]
                      + "'/>"
                      + written(std::string("Al") + static_cast<char>('a' + power) + static_cast<char>('b' + i),
                                i * 100 + 50, power * 50 + 20);
            if (i < 2)
                inside += "<circle cx='" + std::to_string(i * 100 + 30) + "' cy='" + std::to_string(power * 50 + 36)
                          + "' r='3' fill='#000000'/>";
        }
        inside += "</g>";
    }
    const Proposal proposal =
        proposed(drawn(inside + "<path d='M0 150H300V200H0Z' fill='#88ccff'/>" + written("Deep Sea", 150, 175)));
    QCOMPARE(proposal.places.size(), std::size_t(10));
    QCOMPARE(proposal.powers.size(), std::size_t(2));
    std::set<std::string> called;
    for (const ColouredPower &power : proposal.powers) {
        called.insert(power.name);
        QCOMPARE(power.homes.size(), std::size_t(2));
    }
    QCOMPARE(called, (std::set<std::string>{"Rubia", "Viridia"}));
}

/// Borders drawn by hand leave open less than a unit, and more at corners: fleets pass there all the same.
void DrawnLayersTest::bordersDrawnByHand()
{
    const Proposal proposal =
        proposed(drawn("<path id='wet' d='M0 0H300V99.7L200 99.6L151 99L149 99L100 99.7L0 99.8Z' fill='#88ccff'/>"
                       "<path id='one' d='M0 100L100 99.9L149.6 99.5L149.8 100.2L149.9 200H0Z' fill='#ffcc88'/>"
                       "<path id='two' d='M300 100L200 99.9L150.4 99.5L150.2 100.2L150.1 200H300Z' fill='#ffcc88'/>"));
    QCOMPARE(waysOf(proposal), (std::set<std::string>{"one-two AF", "one-wet F", "two-wet F"}));
    std::vector<Rings> outlines;
    std::vector<Ground> grounds;
    for (const ProposedPlace &place : proposal.places) {
        outlines.push_back(place.outline);
        grounds.push_back(place.ground);
    }
    // Whoever checks the board asks the same measure.
    const Borders borders = bordersOnSheet(outlines, grounds, proposal.width, proposal.height, proposal.tolerance);
    QCOMPARE(borders.all.size(), proposal.passages.size());
}

QTEST_APPLESS_MAIN(DrawnLayersTest)
#include "tst_drawnlayers.moc"
