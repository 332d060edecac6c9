#include "drawnboards.h"
#include "testfiles.h"

#include "base/names.h"
#include "io/variantreader.h"
#include "studio/proposedfolder.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace entente;
using namespace entente::test;

/// The board that a drawing shows.
class ProposalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void passagesOfOurMaps_data();
    void passagesOfOurMaps();
    void gapsAndLines_data();
    void gapsAndLines();
    void anIslandSetApart();
    void coastsAtACorner();
    void signsAreNoPlaces();
    void cornersAreNoPassages();
    void namesFromTexts();
    void anIslandNamesNoSea();
    void oceanRoundAllLands();
    void namesThatClimb();
    void groundFromNamesAlone();
    void seasByOtherLetters();
    void closedOnTheSameBoard();
    void unitsInTheMiddle();
    void oneOddLandIsClosed();
    void foldersCanBePlayed();
    void scribbles();
};

void ProposalTest::passagesOfOurMaps_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id :
         {"standard", "1939-iii", "davis", "lima", "city-state", "nikjon", "peloponnese", "western-front", "pacific"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

/// From map.svg alone, against variant.json.
void ProposalTest::passagesOfOurMaps()
{
    QFETCH(QString, id);
    const auto variant = variantNamed(id.toStdString());
    QVERIFY(variant);
    const Board &board = *variant->board;
    const Proposal proposal = proposed(readTestFile("maps/" + id.toStdString() + "/map.svg"));

    using Ends = std::pair<ProvinceId, ProvinceId>;
    using Use = std::pair<bool, bool>; // armies, fleets
    std::map<Ends, Use> truth;
    for (const Passage &passage : board.passages()) {
        const Ends ends = std::minmax(board.provinceOf(passage.from), board.provinceOf(passage.to));
        if (ends.first == ends.second || (!passage.land && !passage.sea))
            continue;
        truth[ends].first |= passage.land;
        truth[ends].second |= passage.sea;
    }
    int found = 0, wrong = 0, rightUse = 0;
    for (const ProposedPassage &passage : proposal.passages) {
        const ProvinceId from = board.findProvince(proposal.places[static_cast<std::size_t>(passage.from)].id);
        const ProvinceId to = board.findProvince(proposal.places[static_cast<std::size_t>(passage.to)].id);
        const auto way = from.valid() && to.valid() ? truth.find(std::minmax(from, to)) : truth.end();
        if (way == truth.end()) {
            ++wrong;
            continue;
        }
        ++found;
        rightUse += way->second == Use(passage.army, passage.fleet);
    }
    const auto named = std::count_if(board.provinces().begin(), board.provinces().end(), [&](const Province &province) {
        return std::any_of(proposal.places.begin(), proposal.places.end(), [&](const ProposedPlace &place) {
            // On a small land the sheet has no room for more than the abbreviation.
            return place.id == province.id
                   && (foldName(place.name) == foldName(province.name)
                       || foldName(place.name) == foldName(province.abbreviation));
        });
    });
    const std::string figures = std::to_string(found) + " of " + std::to_string(truth.size()) + " found, "
                                + std::to_string(wrong) + " wrong, use right of " + std::to_string(rightUse)
                                + ", named " + std::to_string(named);
    // What a box joins (Davis's High Ocean Box) no outline shows.
    QVERIFY2(found * 100 >= static_cast<int>(truth.size()) * 98, figures.c_str());
    QVERIFY2(wrong * 100 <= static_cast<int>(proposal.passages.size()), figures.c_str());
    QVERIFY2(rightUse * 100 >= found * 98, figures.c_str());
    const auto doubts = std::count_if(proposal.passages.begin(), proposal.passages.end(),
                                      [](const ProposedPassage &each) { return each.certainty < doubtful; });
    QVERIFY2(doubts * 10 <= static_cast<int>(proposal.passages.size()), figures.c_str()); // a person looks at each
    QVERIFY2(named * 100 >= static_cast<int>(board.provinces().size()) * 95, figures.c_str());
}

void ProposalTest::gapsAndLines_data()
{
    QTest::addColumn<int>("gap");
    QTest::newRow("thin lines") << 2;
    QTest::newRow("thick lines") << 12;
}

/// Places whose outlines stop short of each other, for the line between them, meet; so do others across the same gap.
void ProposalTest::gapsAndLines()
{
    QFETCH(int, gap);
    std::string inside = "<g id='provinces'>";
    const std::string side = std::to_string(100 - gap);
    for (int x = 0; x < 3; ++x) {
        for (int y = 0; y < 2; ++y)
            inside += "<rect id='p" + std::string(1, static_cast<char>('a' + x))
                      + std::string(1, static_cast<char>('a' + y)) + "' x='" + std::to_string(x * 100 + gap / 2)
                      + "' y='" + std::to_string(y * 100 + gap / 2) + "' width='" + side + "' height='" + side
                      + "' fill='#ddc'/>";
    }
    const Proposal proposal = proposed(drawn(inside + "</g>"));
    QCOMPARE(waysOf(proposal), (std::set<std::string>{"paa-pab A", "paa-pba A", "pab-pbb A", "pba-pbb A", "pba-pca A",
                                                      "pbb-pcb A", "pca-pcb A"}));
    QVERIFY(proposal.tolerance > 0 && proposal.tolerance < 5 * gap);
}

/// Others touch, and one island keeps away from its sea all around.
void ProposalTest::anIslandSetApart()
{
    const Proposal proposal = proposed(
        drawn("<g id='provinces'><rect id='lef' width='100' height='200' fill='#ddc'/><rect id='mid' x='100' "
              "width='100' height='200' fill='#ddc'/><path id='sea' fill-rule='evenodd' fill='#9bd' d='M200,0 "
              "h100 v200 h-100 z M230,80 h40 v40 h-40 z'/><rect id='isl' x='231' y='81' width='38' height='38' "
              "fill='#ddc'/></g>"));
    QCOMPARE(waysOf(proposal), (std::set<std::string>{"isl-sea F", "lef-mid A", "mid-sea F"}));
}

/// Where four places meet in a point, two of them water that meet each other, fleets pass along the coast.
void ProposalTest::coastsAtACorner()
{
    const Proposal proposal =
        proposed(drawn("<g id='provinces'><rect id='nwx' width='150' height='100' fill='#9bd'/><rect id='nex' x='150' "
                       "width='150' height='100' fill='#9bd'/><rect id='swx' y='100' width='150' height='100' "
                       "fill='#ddc'/><rect id='sex' x='150' y='100' width='150' height='100' fill='#ddc'/></g>"));
    QCOMPARE(waysOf(proposal), (std::set<std::string>{"nex-nwx F", "nex-sex F", "nwx-swx F", "sex-swx AF"}));
}

/// Marks of units and centres, lakes, rivers, and what stands beside the board. The sea is greener than blue.
void ProposalTest::signsAreNoPlaces()
{
    std::string board, signs;
    for (int i = 0; i < 6; ++i) {
        const int x = i % 3 * 100, y = i / 3 * 100;
        const std::string at = "x='" + std::to_string(x) + "' y='" + std::to_string(y) + '\'';
        board += "<rect " + at + " width='100' height='100' fill='" + (i == 5 ? "#9fd3c7" : "#e6d9b4") + "'/>";
        signs += "<circle cx='" + std::to_string(x + 30) + "' cy='" + std::to_string(y + 70)
                 + "' r='5' fill='#c33'/><text " + at + " dx='9' dy='30' text-anchor='start'>Place"
                 + static_cast<char>('a' + i) + "</text>";
    }
    const Proposal proposal =
        proposed(drawn(board + signs
                       + "<ellipse cx='60' cy='70' rx='16' ry='6' fill='#6aa0c8'/><path d='M90,10 l4,0 l60,120 "
                         "l-4,0 z' fill='#6aa0c8'/><g id='Legend'><rect x='230' y='160' width='60' height='30' "
                         "fill='white'/><text x='240' y='180'>A war</text></g>"));
    QCOMPARE(proposal.places.size(), std::size_t(6));
    QCOMPARE(waysOf(proposal).size(), std::size_t(7));
    QCOMPARE(std::count_if(proposal.places.begin(), proposal.places.end(),
                           [](const ProposedPlace &place) { return place.ground == Ground::Water; }),
             1);
}

void ProposalTest::cornersAreNoPassages()
{
    const Proposal proposal =
        proposed(drawn("<g id='provinces'><rect id='nwx' width='150' height='100' fill='#ddc'/><rect id='nex' x='150' "
                       "width='150' height='100' fill='#ddc'/>"
                       "<rect id='swx' y='100' width='150' height='100' fill='#ddc'/><rect id='sex' x='150' y='100' "
                       "width='150' height='100' fill='#ddc'/></g>"));
    QCOMPARE(waysOf(proposal), (std::set<std::string>{"nex-nwx A", "nex-sex A", "nwx-swx A", "sex-swx A"}));
}

/// Several lines of one layer are one name; short ones of another are abbreviations; marks of coasts and figures are
/// none.
void ProposalTest::namesFromTexts()
{
    const Proposal proposal =
        proposed(drawn("<g id='provinces'><path id='path12' d='M0,0 h150 v200 h-150 z' fill='#ddc'/><path id='path13' "
                       "d='M150,0 h150 v200 h-150 z' fill='#9bd'/>"
                       "<path id='path14' d='M0,0 h20 v20 h-20 z' fill='#ddc'/></g>"
                       "<g id='full'><text x='40' y='80'>New</text><text x='30' y='100'>Holland</text><text x='180' "
                       "y='60'>GULF OF <tspan x='180' y='80'>SALT</tspan></text></g>"
                       "<g id='brief'><text x='60' y='140'>hol</text><text x='200' y='140'>nc</text><text x='210' "
                       "y='160'>12</text></g>"));
    const ProposedPlace &holland = placeCalled(proposal, "New Holland");
    QCOMPARE(holland.abbreviation, std::string("hol"));
    const ProposedPlace &gulf = placeCalled(proposal, "Gulf of Salt");
    QVERIFY(gulf.ground == Ground::Water);
    QCOMPARE(gulf.abbreviation.size(), std::size_t(3));
    QVERIFY(std::any_of(proposal.places.begin(), proposal.places.end(),
                        [](const ProposedPlace &place) { return !place.named; }));
    QVERIFY(doubtsOf(proposal).find("no name") != std::string::npos);
    QCOMPARE(placeCalled(proposed(drawn("<g id='provinces'><rect id='the' width='150' height='200' fill='#ddc'/>"
                                        "<rect id='of' x='150' width='150' height='200' fill='#9bd'/></g>")),
                         "the")
                 .name,
             std::string("The"));
}

/// The name of a small island stands in the sea around it, even farther from the shore than the sea's own.
void ProposalTest::anIslandNamesNoSea()
{
    const Proposal proposal =
        proposed(drawn("<g id='provinces'><path id='path11' d='M0,0 h60 v200 h-60 z' fill='#ddc'/>"
                       "<path id='path12' d='M60,0 h240 v200 h-240 z' fill='#9bd'/>"
                       "<path id='path14' d='M0,0 h20 v20 h-20 z' fill='#ddc'/></g>"
                       "<g id='labels'><text x='120' y='12' font-size='12'>Aegean Sea</text>"
                       "<text x='170' y='105' font-size='8'>SAMOS</text></g>"));
    QVERIFY(placeCalled(proposal, "Aegean Sea").ground == Ground::Water);
}

/// Traced from a picture, the ocean lies round all lands and is as large as the drawing: it is a place all the same.
void ProposalTest::oceanRoundAllLands()
{
    const Proposal proposal =
        proposed(drawn("<g id='provinces'><path d='M0,0 h300 v200 h-300 z M50,50 v100 h200 v-100 z' fill='#9cc4e4'/>"
                       "<path d='M50,50 h100 v100 h-100 z' fill='#ddc'/>"
                       "<path d='M150,50 h100 v100 h-100 z' fill='#ddc'/></g>"));
    QCOMPARE(waysOf(proposal), (std::set<std::string>{"p1-p2 F", "p1-p3 F", "p2-p3 AF"}));
    QVERIFY(placeCalled(proposal, "Place 1").ground == Ground::Water);
    QVERIFY(placeCalled(proposal, "Place 3").ground == Ground::Land);
}

/// The lines of a name that climbs along a coast lie one beside the other.
void ProposalTest::namesThatClimb()
{
    const Proposal proposal =
        proposed(drawn("<g id='provinces'><path d='M0,0 h200 v200 h-200 z' fill='#9cc4e4'/>"
                       "<path d='M200,0 h100 v100 h-100 z' fill='#ddc'/>"
                       "<path d='M200,100 h100 v100 h-100 z' fill='#ddc'/></g>"
                       "<text transform='translate(150,160) rotate(-75)' font-size='12'>"
                       "<tspan x='0' y='0'>Central Pacific</tspan><tspan x='10' y='14'>Ocean</tspan></text>"));
    QCOMPARE(proposal.places.front().name, std::string("Central Pacific Ocean"));
}

/// A drawing whose shapes are invisible over a picture: only a board that is here knows what is water.
void ProposalTest::groundFromNamesAlone()
{
    const std::string svg = drawn("<image href='board.png'/><g id='MouseLayer' opacity='0'><rect id='bre' width='150' "
                                  "height='100'/><rect id='gas' y='100' width='150' height='100'/>"
                                  "<rect id='mao' x='150' width='150' height='200'/></g>");
    QVERIFY(placeCalled(proposed(svg), "mao").ground == Ground::Unknown);
    Gazetteer known;
    known.add(*standardVariant()->board);
    const Proposal proposal = proposed(svg, known);
    QCOMPARE(waysOf(proposal), (std::set<std::string>{"bre-gas AF", "bre-mao F", "gas-mao F"}));
    QCOMPARE(placeCalled(proposal, "mao").name, std::string("Mid-Atlantic Ocean"));
    QVERIFY(!proposal.remarks.empty()); // the picture is left out
}

/// "gly" stands on no list, but only the Gulf of Lyon begins so; what begins like nothing there is land.
void ProposalTest::seasByOtherLetters()
{
    const std::string svg = drawn("<g id='MouseLayer' opacity='0'><rect id='bre' width='150' height='100'/>"
                                  "<rect id='gas' y='100' width='150' height='100'/>"
                                  "<rect id='gly' x='150' width='100' height='100'/>"
                                  "<rect id='muk' x='150' y='100' width='50' height='100'/>"
                                  "<rect id='spa' x='200' y='100' width='50' height='100'/>"
                                  "<rect id='par' x='250' width='50' height='200'/></g>");
    Gazetteer known;
    known.add(*standardVariant()->board);
    const Proposal proposal = proposed(svg, known);
    QVERIFY(placeCalled(proposal, "gly").ground == Ground::Water);
    QCOMPARE(placeCalled(proposal, "gly").name, std::string("Gulf of Lyon"));
    QVERIFY(placeCalled(proposal, "muk").ground == Ground::Land);
}

/// What the same board closes is closed; what another closes may be open.
void ProposalTest::closedOnTheSameBoard()
{
    const std::string shapes = "<g id='MouseLayer' opacity='0'><rect id='bur' width='150' height='100'/>"
                               "<rect id='swi' y='100' width='150' height='100'/>"
                               "<rect id='mar' x='150' width='150' height='100'/>";
    Gazetteer known;
    known.add(*standardVariant()->board);
    QVERIFY(placeCalled(proposed(drawn(shapes + "</g>"), known), "swi").ground == Ground::Impassable);
    const std::string another = shapes + "<rect id='xyz' x='150' y='100' width='150' height='100'/></g>";
    QVERIFY(placeCalled(proposed(drawn(another), known), "swi").ground == Ground::Land);
}

/// A long place with straight sides is as deep all along; its unit stands in the middle of it.
void ProposalTest::unitsInTheMiddle()
{
    const ChartPoint at = placeCalled(proposed(drawn(landsAndSea)), "wet").unitAt;
    QVERIFY2(at.x > 140 && at.x < 160 && at.y > 140 && at.y < 160, std::to_string(at.x).c_str());
}

/// Where all lands look alike but one, that one is kept out; not on the shore, and not where there are more of them.
void ProposalTest::oneOddLandIsClosed()
{
    const auto closed = [](const std::set<std::pair<int, int>> &odd) {
        std::string inside = "<g id='provinces'><rect id='wet' x='0' y='150' width='300' height='50' fill='#a0c0e0'/>";
        for (int x = 0; x < 6; ++x) {
            for (int y = 0; y < 5; ++y) {
                inside += "<rect id='p" + std::string(1, static_cast<char>('a' + x))
                          + std::string(1, static_cast<char>('a' + y)) + "' x='" + std::to_string(x * 50) + "' y='"
                          + std::to_string(y * 30) + "' width='50' height='30' fill='"
                          + (odd.count({x, y}) ? "#d0e0b0" : "#e8d8b0") + "'/>";
            }
        }
        const Proposal proposal = proposed(drawn(inside + "</g>"));
        return std::count_if(proposal.places.begin(), proposal.places.end(),
                             [](const ProposedPlace &place) { return place.ground == Ground::Impassable; });
    };
    QCOMPARE(closed({}), 0);
    QCOMPARE(closed({{2, 2}}), 1);
    QCOMPARE(closed({{2, 4}}), 0);         // on the shore
    QCOMPARE(closed({{2, 2}, {4, 1}}), 0); // two of some power
}

/// What is written is a variant's folder, and a game begins on it.
void ProposalTest::foldersCanBePlayed()
{
    const auto made = folderOf(proposed(drawn(landsAndSea)), "Four places");
    QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
    const auto read = readVariant(made->files.at("variant.json"));
    QVERIFY(read.ok());
    QCOMPARE((*read)->id, std::string("four-places"));
    const Board &board = *(*read)->board;
    QCOMPARE(board.provinceCount(), 4);
    QVERIFY(board.adjacent(Travel::Sea, board.findRegion("ald"), board.findRegion("wet")));
    QVERIFY(!board.adjacent(Travel::Sea, board.findRegion("cor"), board.findRegion("bor")));
    QVERIFY(made->drawn);
    QVERIFY(made->files.count("map.svg") && made->files.count("layout.json"));
}

/// An outline that goes up and down a hundred thousand times would fill the memory: it is refused at once.
void ProposalTest::scribbles()
{
    std::string scribble;
    for (int i = 0; i < 50'000; ++i)
        scribble += std::to_string(i % 300) + ",0 " + std::to_string((i * 7) % 300) + ",200 ";
    const auto drawing =
        readDrawing(drawn("<g id='provinces'><polygon id='aaa' fill='#ddc' points='" + scribble
                          + "'/><rect id='bbb' width='9' height='9'/><rect id='ccc' x='9' width='9' height='9'/></g>"));
    QVERIFY(drawing.ok());
    const auto proposal = proposalOf(*drawing, {});
    QVERIFY(!proposal.ok());
    QVERIFY(proposal.error().text().find("too intricate") != std::string::npos);
}

QTEST_APPLESS_MAIN(ProposalTest)
#include "tst_proposal.moc"
