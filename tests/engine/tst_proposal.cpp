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

namespace {

Proposal proposed(const std::string &svg, const Gazetteer &known = {})
{
    const auto drawing = readDrawing(svg);
    if (!drawing)
        qFatal("%s", drawing.error().text().c_str());
    auto proposal = proposalOf(*drawing, known);
    if (!proposal)
        qFatal("%s", proposal.error().text().c_str());
    return std::move(proposal).value();
}

std::string drawn(const std::string &inside)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" "
           "viewBox=\"0 0 300 200\">"
           + inside + "</svg>";
}

/// "ger-par AF" by the names of places, in the order of the alphabet.
std::set<std::string> waysOf(const Proposal &proposal)
{
    std::set<std::string> ways;
    for (const ProposedPassage &passage : proposal.passages) {
        const auto &[from, to] = std::minmax(proposal.places[static_cast<std::size_t>(passage.from)].id,
                                             proposal.places[static_cast<std::size_t>(passage.to)].id);
        ways.insert(from + '-' + to + (passage.army ? " A" : " ") + (passage.fleet ? "F" : ""));
    }
    return ways;
}

const ProposedPlace &placeCalled(const Proposal &proposal, const std::string &name)
{
    const auto found = std::find_if(proposal.places.begin(), proposal.places.end(),
                                    [&](const ProposedPlace &each) { return each.name == name || each.id == name; });
    if (found == proposal.places.end())
        qFatal("no place %s", name.c_str());
    return *found;
}

/// Two lands above a sea, and a third that touches only one of them.
const std::string landsAndSea = R"(
    <path id="ald" d="M0,0 H100 V100 H0 Z" fill="#e8d8b0"/>
    <path id="bor" d="M100,0 h100 v100 h-100 z" fill="#e8d8b0"/>
    <polygon id="cor" points="200,0 300,0 300,60 200,60" fill="#d0e0b0"/>
    <rect id="wet" x="0" y="100" width="300" height="100" fill="#a0c0e0"/>)";

} // namespace

/// The board that a drawing shows.
class ProposalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void passagesOfOurMaps_data();
    void passagesOfOurMaps();
    void layersAreKnown_data();
    void layersAreKnown();
    void copiesAreSeveral_data();
    void copiesAreSeveral();
    void gapsAndLines();
    void cornersAreNoPassages();
    void namesFromTexts();
    void anIslandNamesNoSea();
    void groundFromNamesAlone();
    void closedOnTheSameBoard();
    void coasts();
    void crossings();
    void linesOfANet();
    void oneOddLandIsClosed();
    void nothingOutsideIsRead();
    void foldersCanBePlayed();
    void refused_data();
    void refused();
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
    QVERIFY2(named * 100 >= static_cast<int>(board.provinces().size()) * 95, figures.c_str());
}

void ProposalTest::layersAreKnown_data()
{
    QTest::addColumn<QString>("svg");
    const QString shapes = QString::fromStdString(landsAndSea);
    const auto row = [](const char *name, const QString &inside) {
        QTest::newRow(name) << QString::fromStdString(drawn(inside.toStdString()));
    };
    row("no layers", shapes);
    row("provinces", QStringLiteral("<rect width='300' height='200' fill='#888'/><g id='provinces'>") + shapes
                         + QStringLiteral("</g>"));
    row("Inkscape", QStringLiteral("<g inkscape:groupmode='layer' inkscape:label='Land Areas'>")
                        + shapes.section(QLatin1Char('\n'), 0, 3)
                        + QStringLiteral("</g><g inkscape:groupmode='layer' inkscape:label='Seas'>")
                        + shapes.section(QLatin1Char('\n'), 4)
                        + QStringLiteral("</g><g inkscape:groupmode='layer' inkscape:label='Army Locations'><g "
                                         "inkscape:label='Land'><path d='M10,10 h50 v50 z'/></g></g>"));
    row("hidden shapes that are clicked on",
        QStringLiteral("<style>.dry {fill:antiquewhite} .water {fill:lightblue} .off {opacity:0}</style>"
                       "<g id='MapLayer'><path id='_ald' class='dry' d='M0,0 H100 V100 H0 Z'/><path id='_bor' "
                       "class='dry' d='M100,0 h100 v100 h-100 z'/>"
                       "<path id='_cor' class='dry' d='M200,0 h100 v60 h-100 z'/><path id='_wet' class='water' "
                       "d='M0,100 h300 v100 h-300 z'/></g>"
                       "<g id='MouseLayer' class='off'>")
            + shapes + QStringLiteral("</g>"));
    row("moved, scaled, used",
        QStringLiteral("<defs><g id='all' transform='scale(0.5)'>") + shapes
            + QStringLiteral("</g></defs><g id='provinces'><use href='#all' transform='matrix(2 0 0 2 0 0)'/></g>"));
    row("styled by rules", QStringLiteral("<style>path {fill:#e8d8b0} #wet {fill:#a0c0e0}</style><g id='regions'>")
                               + shapes + QStringLiteral("</g>"));
}

void ProposalTest::layersAreKnown()
{
    QFETCH(QString, svg);
    const Proposal proposal = proposed(svg.toStdString());
    QCOMPARE(proposal.places.size(), std::size_t(4));
    QVERIFY(placeCalled(proposal, "wet").ground == Ground::Water);
    QVERIFY(placeCalled(proposal, "ald").ground == Ground::Land);
    QVERIFY(placeCalled(proposal, "ald").coastal);
    QVERIFY(!placeCalled(proposal, "cor").coastal);
    QCOMPARE(waysOf(proposal), (std::set<std::string>{"ald-bor AF", "ald-wet F", "bor-cor A", "bor-wet F"}));
}

void ProposalTest::copiesAreSeveral_data()
{
    QTest::addColumn<QString>("inside");
    QTest::addColumn<int>("places");
    const QString beside = QStringLiteral("<rect x='150' width='150' height='100' fill='#e8d8b0'/>"
                                          "<rect y='100' width='300' height='100' fill='#a0c0e0'/>");
    const QString row = QStringLiteral("<defs><rect id='cell' width='50' height='50' fill='#e8d8b0'/><g id='row'>"
                                       "<use href='#cell'/><use href='#cell' x='50'/><use href='#cell' x='100'/></g>"
                                       "</defs>");
    QTest::newRow("within another") << row + QStringLiteral("<use href='#row'/><use href='#row' y='50'/>") + beside
                                    << 8;
    QTest::newRow("all in one group") << row
                                             + QStringLiteral(
                                                 "<g id='board'><use href='#row'/><use href='#row' y='50'/>")
                                             + beside + QStringLiteral("</g>")
                                      << 8;
    QString chain = QStringLiteral("<defs><g id='g0'>") + beside + QStringLiteral("</g>");
    for (int level = 1; level <= 12; ++level)
        chain += QStringLiteral("<g id='g%1'><use href='#g%2'/></g>").arg(level).arg(level - 1);
    QTest::newRow("twelve deep") << chain + QStringLiteral("</defs><use href='#g12'/>") << 2;
    QString bomb = QStringLiteral("<defs><g id='b0'/>");
    for (int level = 1; level <= 8; ++level) {
        bomb += QStringLiteral("<g id='b%1'>").arg(level);
        for (int i = 0; i < 10; ++i)
            bomb += QStringLiteral("<use href='#b%1'/>").arg(level - 1);
        bomb += QStringLiteral("</g>");
    }
    QTest::newRow("beside endless ones") << bomb + QStringLiteral("</defs><use href='#b8'/>") + beside << 2;
    QTest::newRow("in a circle") << QStringLiteral("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>")
                                        + beside
                                 << 2;
}

/// Each copy of a shape is a place of its own, and what can't be copied leaves the rest as it is.
void ProposalTest::copiesAreSeveral()
{
    QFETCH(QString, inside);
    QFETCH(int, places);
    QCOMPARE(static_cast<int>(proposed(drawn(inside.toStdString())).places.size()), places);
}

/// Places whose outlines stop short of each other, for the line between them, meet; so do others across the same gap.
void ProposalTest::gapsAndLines()
{
    std::string inside = "<g id='provinces'>";
    for (int x = 0; x < 3; ++x) {
        for (int y = 0; y < 2; ++y)
            inside += "<rect id='p" + std::string(1, static_cast<char>('a' + x))
                      + std::string(1, static_cast<char>('a' + y)) + "' x='" + std::to_string(x * 100 + 1) + "' y='"
                      + std::to_string(y * 100 + 1) + "' width='98' height='98' fill='#ddc'/>";
    }
    const Proposal proposal = proposed(drawn(inside + "</g>"));
    QCOMPARE(waysOf(proposal), (std::set<std::string>{"paa-pab A", "paa-pba A", "pab-pbb A", "pba-pbb A", "pba-pca A",
                                                      "pbb-pcb A", "pca-pcb A"}));
    QVERIFY(proposal.tolerance > 0 && proposal.tolerance < 10);
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

/// A land between two seas that another land parts has two coasts; fleets come to the one that they reach.
void ProposalTest::coasts()
{
    const Proposal proposal = proposed(drawn("<g id='provinces'><rect id='top' width='300' height='60' "
                                             "fill='#9bd'/><rect id='mid' y='60' width='200' height='80' fill='#ddc'/>"
                                             "<rect id='eas' x='200' y='60' width='100' height='80' fill='#ddc'/><rect "
                                             "id='low' y='140' width='300' height='60' fill='#9bd'/></g>"));
    const ProposedPlace &land = placeCalled(proposal, "mid");
    QCOMPARE(land.coasts, (std::vector<std::string>{"nc", "sc"}));
    for (const ProposedPassage &passage : proposal.passages) {
        if (proposal.places[static_cast<std::size_t>(passage.from)].id == "top"
            && &proposal.places[static_cast<std::size_t>(passage.to)] == &land)
            QCOMPARE(passage.toCoasts, std::vector<std::string>{"nc"});
    }
    QVERIFY(doubtsOf(proposal).find("two coasts") != std::string::npos);
}

void ProposalTest::crossings()
{
    const Proposal proposal = proposed(drawn("<g id='provinces'><rect id='lef' width='120' height='200' "
                                             "fill='#ddc'/><rect id='wet' x='120' width='60' height='200' fill='#9bd'/>"
                                             "<rect id='rig' x='180' width='120' height='200' fill='#ddc'/></g><g "
                                             "id='straits'><line x1='122' y1='50' x2='178' y2='60'/></g>"));
    QCOMPARE(waysOf(proposal), (std::set<std::string>{"lef-rig AF", "lef-wet F", "rig-wet F"}));
    const auto crossing = std::find_if(proposal.passages.begin(), proposal.passages.end(),
                                       [](const ProposedPassage &each) { return each.army; });
    QVERIFY(crossing->certainty < doubtful);
}

/// Cities that no border joins, but lines; beside water lines may be anything.
void ProposalTest::linesOfANet()
{
    const auto ways = [](const std::string &middle) {
        return waysOf(proposed(drawn("<g id='provinces'><rect id='lef' width='60' height='80' fill='#ddc'/>"
                                     "<rect id='rig' x='240' width='60' height='80' fill='#ddc'/>"
                                     "<rect id='low' y='120' width='60' height='80' fill='#ddc'/>"
                                     + middle + "</g><line x1='60' y1='40' x2='240' y2='40'/>"
                                     + "<line x1='240' y1='60' x2='60' y2='140'/>")));
    };
    QCOMPARE(ways(""), (std::set<std::string>{"lef-rig A", "low-rig A"}));
    QVERIFY(!ways("<rect id='wet' x='60' width='180' height='80' fill='#9bd'/>").count("low-rig A"));
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

void ProposalTest::nothingOutsideIsRead()
{
    const auto drawing =
        readDrawing(drawn("<script>alert(1)</script><image href='http://example.org/x.png'/>" + landsAndSea));
    QVERIFY(drawing.ok());
    QCOMPARE(drawing->remarks.size(), std::size_t(2));
    QCOMPARE(drawing->shapes.size(), std::size_t(4));
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

void ProposalTest::refused_data()
{
    QTest::addColumn<QString>("svg");
    QTest::addColumn<QString>("said");
    QTest::newRow("empty") << QString() << QStringLiteral("XML");
    QTest::newRow("another XML") << QStringLiteral("<html/>") << QStringLiteral("not a drawing");
    QTest::newRow("no size") << QStringLiteral("<svg/>") << QStringLiteral("how large");
    QTest::newRow("no places") << QString::fromStdString(drawn("<text x='1' y='1'>Hello</text>"))
                               << QStringLiteral("no places");
    QString many = QStringLiteral("<svg viewBox='0 0 9 9'>");
    for (int i = 0; i < 21'000; ++i)
        many += QStringLiteral("<path d='M0,0h1v1z'/>");
    QTest::newRow("very many shapes") << many + QStringLiteral("</svg>") << QStringLiteral("too large");
    // Each group uses the one before ten times: ten to the eighth shapes, if it were followed.
    QString bomb = QStringLiteral("<svg viewBox='0 0 9 9'><g id='g0'><path d='M0,0h1v1z'/></g>");
    for (int level = 1; level <= 8; ++level) {
        bomb += QStringLiteral("<g id='g%1'>").arg(level);
        for (int i = 0; i < 10; ++i)
            bomb += QStringLiteral("<use href='#g%1'/>").arg(level - 1);
        bomb += QStringLiteral("</g>");
    }
    QTest::newRow("uses within uses") << bomb + QStringLiteral("</svg>") << QStringLiteral("too large");
    QString squares = QStringLiteral("<svg viewBox='0 0 400 400'><g id='provinces'>");
    for (int i = 0; i < 400; ++i)
        squares += QStringLiteral("<rect id='s%1' x='%2' y='%3' width='20' height='20' fill='#ddc'/>")
                       .arg(i)
                       .arg(i % 20 * 20)
                       .arg(i / 20 * 20);
    QTest::newRow("more places than a board has")
        << squares + QStringLiteral("</g></svg>") << QStringLiteral("more than");
}

void ProposalTest::refused()
{
    QFETCH(QString, svg);
    QFETCH(QString, said);
    const auto drawing = readDrawing(svg.toStdString());
    std::string sentence;
    if (!drawing) {
        sentence = drawing.error().text();
    } else {
        const auto proposal = proposalOf(*drawing, {});
        QVERIFY(!proposal.ok());
        sentence = proposal.error().text();
    }
    QVERIFY2(sentence.find(said.toStdString()) != std::string::npos, sentence.c_str());
}

QTEST_APPLESS_MAIN(ProposalTest)
#include "tst_proposal.moc"
