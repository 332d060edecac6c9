#include "drawnboards.h"
#include "testfiles.h"

#include "studio/meetings.h"
#include "studio/proposedfolder.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace entente;
using namespace entente::test;

/// Which coasts a drawing parts.
class ShoresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coastsOfOurMaps_data();
    void coastsOfOurMaps();
    void coasts();
    void threeCoasts();
    void straitsPartNothing();
    void noFleetIsShutIn();
    void aNeckInSight();
    void nooksAreNoCoasts();
    void knownPlaces();
    void anotherGap();
    void waterOutOfPlay();
};

namespace {

std::string named(const ProposedPlace &place)
{
    std::string text = place.id;
    for (const std::string &coast : place.coasts)
        text += ' ' + coast;
    return text;
}

std::set<std::string> partedIn(const Proposal &proposal)
{
    std::set<std::string> parted;
    for (const ProposedPlace &place : proposal.places) {
        if (!place.coasts.empty())
            parted.insert(named(place));
    }
    return parted;
}

/// `inside` between a sea above, 60 high, and one below.
std::string betweenTwoSeas(const std::string &inside)
{
    return drawn("<g id='provinces'><rect id='top' width='300' height='60' fill='#9bd'/><rect id='low' y='140' "
                 "width='300' height='60' fill='#9bd'/>"
                 + inside + "</g>");
}

} // namespace

void ShoresTest::coastsOfOurMaps_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("seen"); // by shapes alone
    const auto row = [](const char *id, const char *seen) {
        QTest::newRow(id) << QString::fromLatin1(id) << QString::fromLatin1(seen);
    };
    row("standard", "bul nc sc, spa nc sc, stp nc sc");
    row("1939-iii", "len nc sc, spa nc sc");
    row("davis", "bul nc sc, spa nc sc");
    row("city-state", "");
    row("western-front", "");
    // Land on both sides of a canal, and a land between two seas that the rules give one coast, look as Bulgaria does.
    row("lima", "bul nc sc, spa nc sc, stp nc sc, usk nc sc");
    row("nikjon", "ava nc sc, fil nc sc wc, gro nc sc, sho ec wc");
    row("peloponnese", "thu ec wc");
    row("pacific", ""); // Siam's shores come as near to each other as those on both sides of a strait
}

/// What shapes don't tell is known of boards that are here.
void ShoresTest::coastsOfOurMaps()
{
    QFETCH(QString, id);
    QFETCH(QString, seen);
    const auto variant = variantNamed(id.toStdString());
    QVERIFY(variant);
    const std::string svg = readTestFile("maps/" + id.toStdString() + "/map.svg");
    const auto text = [](const std::set<std::string> &all) {
        QStringList list;
        for (const std::string &each : all)
            list += QString::fromStdString(each);
        return list.join(QStringLiteral(", "));
    };
    QCOMPARE(text(partedIn(proposed(svg))), seen);

    Gazetteer known;
    known.add(*variant->board);
    std::set<std::string> truth;
    for (int i = 0; i < variant->board->provinceCount(); ++i) {
        const ProvinceId province(i);
        ProposedPlace place;
        place.id = variant->board->province(province).id;
        for (const RegionId coast : variant->board->coastsOf(province))
            place.coasts.push_back(variant->board->region(coast).coast);
        std::sort(place.coasts.begin(), place.coasts.end());
        if (!place.coasts.empty())
            truth.insert(named(place));
    }
    QCOMPARE(text(partedIn(proposed(svg, known))), text(truth));
}

/// A land between two seas that another land parts has two coasts; fleets come to the one that they reach.
void ShoresTest::coasts()
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
    QVERIFY(doubtsOf(proposal).find("2 coasts") != std::string::npos);
}

/// A star of lands parts three seas, each of which reaches the land in the middle.
void ShoresTest::threeCoasts()
{
    const Proposal proposal = proposed(drawn("<g id='provinces'><rect id='top' width='300' height='60' fill='#9bd'/>"
                                             "<rect id='nwx' y='60' width='100' height='40' fill='#ddc'/>"
                                             "<rect id='mid' x='100' y='60' width='100' height='80' fill='#ddc'/>"
                                             "<rect id='nex' x='200' y='60' width='100' height='40' fill='#ddc'/>"
                                             "<rect id='lef' y='100' width='100' height='100' fill='#9bd'/>"
                                             "<rect id='sou' x='100' y='140' width='100' height='60' fill='#ddc'/>"
                                             "<rect id='rig' x='200' y='100' width='100' height='100' fill='#9bd'/>"
                                             "</g>"));
    QCOMPARE(placeCalled(proposal, "mid").coasts, (std::vector<std::string>{"ec", "nc", "wc"}));
    QVERIFY(doubtsOf(proposal).find("3 coasts") != std::string::npos);
}

/// A strait that is drawn shut, and a neck of land that one sails round, part no coasts; a broad border does.
void ShoresTest::straitsPartNothing()
{
    const auto coasts = [](int border) {
        const std::string height = std::to_string(border);
        return placeCalled(
                   proposed(betweenTwoSeas("<path id='mid' d='M0,60 H200 V" + std::to_string(60 + border)
                                           + " L120,140 H0 Z' fill='#ddc'/><path id='eas' d='M200,60 H300 V"
                                           + "140 H120 L200," + std::to_string(60 + border) + " Z' fill='#ddc'/>")),
                   "mid")
            .coasts;
    };
    QCOMPARE(coasts(60), (std::vector<std::string>{"nc", "sc"}));
    const Proposal strait = proposed(drawn(
        "<g id='provinces'><rect id='top' width='300' height='90' fill='#9bd'/><rect id='low' y='90' width='300' "
        "height='110' fill='#9bd'/><path id='wes' d='M0,20 H130 L150,85 L150,95 L130,180 H0 Z' fill='#ddc'/><path "
        "id='eas' d='M300,20 H170 L150,85 L150,95 L170,180 H300 Z' fill='#ddc'/></g>"));
    QCOMPARE(partedIn(strait), std::set<std::string>());
    QVERIFY(waysOf(strait).count("eas-wes AF"));
}

/// A narrow land between a sea that nothing else joins to others and one of them has one coast: a strait runs through.
void ShoresTest::noFleetIsShutIn()
{
    const auto parted = [](int end, const std::string &way) {
        return partedIn(proposed(
            drawn("<g id='provinces'><path id='top' d='M0,0 H300 V30 H166 V45 L150,92 L134,45 V30 H0 z' fill='#9bd'/>"
                  "<path id='low' d='M0,200 H300 V170 H166 V155 L150,108 L134,155 V170 H0 z' fill='#9bd'/>"
                  "<rect id='lef' y='30' width='134' height='140' fill='#ddc'/>"
                  "<path id='mid' d='M134,45 L150,92 L166,45 V155 L150,108 L134,155 z' fill='#ddc'/>"
                  "<rect id='rig' x='166' y='30' width='"
                  + std::to_string(end - 166) + "' height='140' fill='#ddc'/>" + way + "</g>")));
    };
    QCOMPARE(parted(300, ""), (std::set<std::string>{"lef nc sc", "rig nc sc"}));
    QVERIFY(parted(280, "<rect id='way' x='280' y='30' width='20' height='140' fill='#9bd'/>").count("mid nc sc"));
}

/// However small the land is, shores in sight of each other are one.
void ShoresTest::aNeckInSight()
{
    const auto parted = [](double side) {
        const double from = 100 - side / 2;
        const auto number = [](double value) { return std::to_string(value); };
        return partedIn(proposed(drawn(
            "<g id='provinces'><rect id='top' width='300' height='" + number(from) + "' fill='#9bd'/><rect id='low' y='"
            + number(from + side) + "' width='300' height='" + number(from) + "' fill='#9bd'/><rect id='lef' y='"
            + number(from) + "' width='150' height='" + number(side) + "' fill='#ddc'/><rect id='sml' x='150' y='"
            + number(from) + "' width='" + number(side) + "' height='" + number(side)
            + "' fill='#ddc'/><rect id='rig' x='" + number(150 + side) + "' y='" + number(from) + "' width='"
            + number(150 - side) + "' height='" + number(side) + "' fill='#ddc'/></g>")));
    };
    QVERIFY(!parted(4.5).count("sml nc sc"));
    QVERIFY(parted(30).count("sml nc sc"));
}

/// A little more of the same water, in a bay between two others, is no coast of its own.
void ShoresTest::nooksAreNoCoasts()
{
    const auto parted = [](const std::string &nook) {
        return partedIn(proposed(drawn(
            "<g id='provinces'><path id='sea' d='M0,0 H300 V40 H40 V200 H0 Z' fill='#9bd'/><path id='mid' d='M40,40 "
            "H300 V120 H52 L40,90 Z' fill='#ddc'/><path id='low' d='M52,120 H300 V200 H40 V150 Z' fill='#ddc'/>"
            + nook + "</g>")));
    };
    // "low" touches the sea at its west side alone; "cap" lies between the sea's shores of "mid".
    QCOMPARE(parted(""), std::set<std::string>());
    QCOMPARE(parted("<path id='cap' d='M40,40 H180 V90 H46 L40,75 Z' fill='#eed'/>"), std::set<std::string>());
}

/// Where most of its neighbours are those of a place called so, its coasts are those of that place as well.
void ShoresTest::knownPlaces()
{
    const std::string kiel = betweenTwoSeas("<rect id='kie' y='60' width='200' height='80' fill='#ddc'/><rect id='xyz' "
                                            "x='200' y='60' width='100' height='80' fill='#ddc'/>");
    const auto called = [&](std::string svg, std::map<std::string, std::string> names) {
        for (const auto &[from, to] : names)
            svg.replace(svg.find("'" + from + "'"), from.size() + 2, "'" + to + "'");
        return svg;
    };
    Gazetteer known;
    known.add(*standardVariant()->board);
    const auto coasts = [&](const std::string &svg, const std::string &place) {
        return placeCalled(proposed(svg, known), place).coasts;
    };
    QCOMPARE(placeCalled(proposed(kiel), "kie").coasts, (std::vector<std::string>{"nc", "sc"}));
    QCOMPARE(coasts(called(kiel, {{"top", "hel"}, {"low", "bal"}}), "Kiel"), std::vector<std::string>());
    QCOMPARE(coasts(kiel, "kie"), (std::vector<std::string>{"nc", "sc"})); // another Kiel
    QCOMPARE(coasts(called(kiel, {{"kie", "bul"}, {"top", "bla"}, {"low", "aeg"}, {"xyz", "con"}}), "Bulgaria"),
             (std::vector<std::string>{"ec", "sc"}));
}

/// At another gap fleets come to the coasts that a person gave the place.
void ShoresTest::anotherGap()
{
    BoardSketch sketch = sketchOf(proposed(betweenTwoSeas("<rect id='mid' y='60' width='200' height='80' fill='#ddc'/>"
                                                          "<rect id='eas' x='200' y='60' width='100' height='80' "
                                                          "fill='#ddc'/>")),
                                  "Two seas");
    const auto mid = std::find_if(sketch.places.begin(), sketch.places.end(),
                                  [](const BoardSketch::Place &each) { return !each.coasts.empty(); });
    QVERIFY(mid != sketch.places.end());
    const int place = static_cast<int>(mid - sketch.places.begin());
    for (const std::vector<std::string> &coasts :
         {std::vector<std::string>{"ec", "sc"}, {"nc", "sc", "wc"}, std::vector<std::string>()}) {
        mid->coasts = coasts;
        const auto passages = passagesWithin(sketch, sketch.tolerance).value();
        for (const BoardSketch::Passage &each : passages) {
            if (!each.fleet || (each.from != place && each.to != place))
                continue;
            const auto &reached = each.from == place ? each.fromCoasts : each.toCoasts;
            QCOMPARE(reached.empty(), coasts.empty());
            for (const std::string &coast : reached)
                QVERIFY(std::find(coasts.begin(), coasts.end(), coast) != coasts.end());
        }
    }
}

/// A land on closed water is a coast; beside what is left blank it may be one.
void ShoresTest::waterOutOfPlay()
{
    const Proposal closed = proposed(
        drawn("<g id='lands'><rect id='wes' width='150' height='100' fill='#ddc'/><rect id='eas' x='150' width='150' "
              "height='100' fill='#ddc'/><rect id='nor' width='0' height='0' fill='#ddc'/></g><g id='impassable'><rect "
              "id='gulf' y='100' width='150' height='100' fill='#9bd'/><rect id='alps' x='150' y='100' width='150' "
              "height='100' fill='#999'/></g>"));
    QVERIFY(placeCalled(closed, "wes").coastal && !placeCalled(closed, "eas").coastal);

    const auto beside = [](int lower) {
        std::string lands;
        for (int i = 0; i < 30; ++i)
            lands += "<rect id='" + std::string(2, static_cast<char>('a' + i % 26)) + std::to_string(i) + "' x='"
                     + std::to_string(10 * i) + "' width='10' height='" + (i < lower ? "140" : "200")
                     + "' fill='#ddc'/>";
        const Proposal proposal = proposed(drawn("<g id='provinces'>" + lands + "</g>"));
        return std::count_if(proposal.places.begin(), proposal.places.end(),
                             [](const ProposedPlace &place) { return place.blank; });
    };
    QCOMPARE(beside(0), 0);
    QCOMPARE(beside(2), 3); // the next one beside it as well
    QCOMPARE(beside(9), 0); // so much is paper
}

QTEST_APPLESS_MAIN(ShoresTest)
#include "tst_shores.moc"
