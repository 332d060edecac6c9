#include "sketches.h"
#include "testfiles.h"

#include "studio/coastedits.h"
#include "studio/redrawing.h"

#include <QTest>

#include <regex>

using namespace entente;
using namespace entente::test;

namespace {

using Names = std::vector<std::string>;

constexpr const char *ald = R"(<path id="ald" d="M0,100 H100 V200 H0 Z" fill="#e8d8b0"/>)";
constexpr const char *bor = R"(<path id="bor" d="M100,100 H200 V200 H100 Z" fill="#e8d8b0"/>)";
constexpr const char *cor = R"(<path id="cor" d="M0,0 H200 V100 H100 H0 Z" fill="#e8d8b0"/>)";
constexpr const char *des = R"(<path id="des" d="M200,0 H300 V200 H200 Z" fill="#e8d8b0"/>)";
constexpr const char *wet = R"(<path id="wet" d="M0,200 H100 H200 H300 V300 H0 Z" fill="#a0c0e0"/>)";

Proposal shown(const std::string &shapes)
{
    const auto drawing =
        readDrawing("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 300 300\">" + shapes + "</svg>");
    if (!drawing)
        qFatal("%s", drawing.error().text().c_str());
    auto proposal = proposalOf(*drawing, {});
    if (!proposal)
        qFatal("%s", proposal.error().text().c_str());
    return std::move(proposal).value();
}

std::string all()
{
    return std::string(ald) + bor + cor + des + wet;
}

const BoardSketch::Place &placeIn(const BoardSketch &sketch, const char *brief)
{
    return sketch.place(placeCalled(sketch, brief));
}

/// The decided board: names, homes, units, spots, an answer.
BoardSketch decided()
{
    BoardSketch sketch = sketchOf(shown(all()), "Old Lands");
    const int a = placeCalled(sketch, "ald");
    setHome(sketch, a, 0);
    setUnit(sketch, a, "F");
    sketch.place(a).name = "Aldia";
    sketch.place(a).unitAt = {20, 120};
    sketch.place(a).nameAt = ChartPoint{30, 180};
    setHome(sketch, placeCalled(sketch, "bor"), 1);
    setUnit(sketch, placeCalled(sketch, "bor"), "A");
    for (BoardSketch::Passage &passage : sketch.passages) {
        if (&passage == between(sketch, "ald", "cor"))
            passage.answer = Answer::No;
    }
    return sketch;
}

} // namespace

/// A drawing that is changed outside while its board is made.
class RedrawingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingChanged();
    void renamed();
    void added();
    void gone();
    void moved();
    void reshaped();
    void movedAndRenamed();
    void swapped();
    void recoloured();
    void anotherOrder();
    void keptInTheFolder();
    void numbersAreNoNames();
    void aLineIsGone();
    void largerPaper();
    void everyDrawing_data();
    void everyDrawing();
    void newOrnamentsAreTaken();
};

void RedrawingTest::nothingChanged()
{
    const BoardSketch board = decided();
    const Redrawing found = redrawnBy(board, shown(all()));
    QVERIFY(!found.hasChanged());
    QCOMPARE(found.stayed, 5);
    QCOMPARE(writeSketch(found.board), writeSketch(board));
}

/// Who takes the line of a strait out of the drawing wants no passage there; who has said that there is one does.
void RedrawingTest::aLineIsGone()
{
    const std::string lands = R"(<rect id="lef" width="130" height="300" fill="#e8d8b0"/>)"
                              R"(<rect id="sou" x="130" width="40" height="300" fill="#a0c0e0"/>)"
                              R"(<rect id="rig" x="170" width="130" height="300" fill="#e8d8b0"/>)";
    const std::string line = R"(<g id="straits"><line x1="125" y1="50" x2="175" y2="50"/></g>)";
    BoardSketch board = sketchOf(shown(lands + line), "Straits");
    QVERIFY(between(board, "lef", "rig"));
    const Redrawing found = redrawnBy(board, shown(lands));
    QCOMPARE(found.parted, (Names{"Lef – Rig"}));
    QVERIFY(!between(found.board, "lef", "rig"));
    QCOMPARE(redrawnBy(found.board, shown(lands + line)).joined, (Names{"Lef – Rig"}));
    QCOMPARE(found.board.passages.size(), std::size_t(2));
    for (BoardSketch::Passage &passage : board.passages)
        passage.answer = Answer::Yes;
    QVERIFY(between(redrawnBy(board, shown(lands)).board, "lef", "rig"));
}

/// What a person called it stays; where nobody has, the drawing's word counts.
void RedrawingTest::renamed()
{
    const std::string shapes = std::regex_replace(std::regex_replace(all(), std::regex("\"des\""), "\"dune\""),
                                                  std::regex("\"ald\""), "\"alt\"");
    const Redrawing found = redrawnBy(decided(), shown(shapes));
    QVERIFY(found.added.empty() && found.gone.empty() && found.redrawn.empty());
    QCOMPARE(found.renamed.size(), std::size_t(1));
    QCOMPARE(placeIn(found.board, "ald").name, std::string("Aldia"));
    QCOMPARE(placeIn(found.board, "ald").home, 0);
    QCOMPARE(found.board.places.size(), std::size_t(5));
    // And from there on it is known by that.
    const Redrawing again = redrawnBy(found.board, shown(shapes));
    QVERIFY(!again.hasChanged());
}

void RedrawingTest::added()
{
    const std::string shapes = all() + R"(<path id="isl" d="M120,230 H160 V270 H120 Z" fill="#e8d8b0"/>)";
    const Redrawing found = redrawnBy(decided(), shown(shapes));
    QCOMPARE(found.added.size(), std::size_t(1));
    QCOMPARE(found.stayed, 5);
    const BoardSketch::Passage *ferry = between(found.board, "isl", "wet");
    QVERIFY(ferry && ferry->fleet && !ferry->army);
    QCOMPARE(between(found.board, "ald", "cor")->answer, Answer::No);
    QCOMPARE(placeIn(found.board, "ald").unit, std::string("F"));
    // A new one that would be called as another is.
    BoardSketch taken = decided();
    taken.place(placeCalled(taken, "des")).abbreviation = "Isl";
    const Redrawing other = redrawnBy(taken, shown(shapes));
    std::set<std::string> briefs;
    for (const BoardSketch::Place &place : other.board.places)
        briefs.insert(idOf(place.abbreviation));
    QCOMPARE(briefs.size(), std::size_t(6));
    QVERIFY(findingsOf(other.board).empty() || !findingsOf(other.board).front().stops);
}

void RedrawingTest::gone()
{
    const BoardSketch board = decided();
    const Redrawing found = redrawnBy(board, shown(std::string(ald) + cor + des + wet));
    QCOMPARE(found.gone, Names{placeIn(board, "bor").name});
    QCOMPARE(found.board.places.size(), std::size_t(4));
    QCOMPARE(found.board.powers, board.powers);
    QCOMPARE(placeIn(found.board, "ald").home, 0);
    QCOMPARE(between(found.board, "ald", "cor")->answer, Answer::No);
    for (const BoardSketch::Passage &passage : found.board.passages)
        QVERIFY(passage.from < 4 && passage.to < 4 && passage.from >= 0 && passage.to >= 0);
    QVERIFY(between(found.board, "des", "wet"));
}

/// What was moved by hand within a shape goes along with it.
void RedrawingTest::moved()
{
    const std::string shapes =
        std::string(bor) + cor + des + wet + R"(<path id="ald" d="M10,110 H110 V210 H10 Z" fill="#e8d8b0"/>)";
    const Redrawing found = redrawnBy(decided(), shown(shapes));
    QCOMPARE(found.redrawn, Names{"Aldia"});
    const BoardSketch::Place &place = placeIn(found.board, "ald");
    QCOMPARE(place.unitAt, (ChartPoint{30, 130}));
    QCOMPARE(*place.nameAt, (ChartPoint{40, 190}));
    QCOMPARE(place.name, std::string("Aldia"));
}

void RedrawingTest::reshaped()
{
    // Aldia keeps its right half: where the unit stood is the drawing's margin now. It does not touch Cor any more.
    const std::string shapes =
        std::string(bor) + cor + des + wet + R"(<path id="ald" d="M50,150 H100 V200 H50 Z" fill="#e8d8b0"/>)";
    const Redrawing found = redrawnBy(decided(), shown(shapes));
    const BoardSketch::Place &place = placeIn(found.board, "ald");
    QVERIFY(place.unitAt.x > 50 && place.unitAt.x < 100 && place.unitAt.y > 150 && place.unitAt.y < 200);
    QCOMPARE(between(found.board, "ald", "cor")->answer, Answer::No); // was answered
    BoardSketch open = decided();
    for (BoardSketch::Passage &passage : open.passages)
        passage.answer = Answer::Open;
    QVERIFY(!between(redrawnBy(open, shown(shapes)).board, "ald", "cor"));
    QVERIFY(between(redrawnBy(open, shown(shapes)).board, "ald", "bor"));
}

/// A shape that lies mostly where another lay, and is called otherwise, is that one.
void RedrawingTest::movedAndRenamed()
{
    const std::string shapes =
        std::string(bor) + cor + des + wet + R"(<path id="neu" d="M4,104 H100 V200 H4 Z" fill="#e8d8b0"/>)";
    const Redrawing found = redrawnBy(decided(), shown(shapes));
    QVERIFY(found.added.empty() && found.gone.empty());
    QCOMPARE(placeIn(found.board, "ald").name, std::string("Aldia"));
    QCOMPARE(placeIn(found.board, "ald").home, 0);
}

/// Two shapes that change their names: what was decided was decided of the shapes.
void RedrawingTest::swapped()
{
    std::string shapes = all();
    shapes.replace(shapes.find("\"ald\""), 5, "\"mid\"");
    shapes.replace(shapes.find("\"bor\""), 5, "\"ald\"");
    shapes.replace(shapes.find("\"mid\""), 5, "\"bor\"");
    const BoardSketch board = decided();
    const Redrawing found = redrawnBy(board, shown(shapes));
    QVERIFY(found.added.empty() && found.gone.empty());
    const int a = placeCalled(board, "ald");
    QCOMPARE(found.board.place(a).home, 0);
    QVERIFY(*found.board.place(a).outline == *board.place(a).outline);
}

void RedrawingTest::recoloured()
{
    std::string shapes = all();
    const std::size_t at = shapes.find("#e8d8b0", shapes.find("\"des\""));
    shapes.replace(at, 7, "#a0c0e0");
    const Redrawing found = redrawnBy(decided(), shown(shapes));
    QCOMPARE(placeIn(found.board, "des").ground, Ground::Water);
    QVERIFY(between(found.board, "des", "bor")->fleet && !between(found.board, "des", "bor")->army);
    QVERIFY(found.hasChanged());
    // Who has said what it is is not asked again.
    BoardSketch board = decided();
    setGround(board, placeCalled(board, "des"), Ground::Impassable);
    QCOMPARE(placeIn(redrawnBy(board, shown(shapes)).board, "des").ground, Ground::Impassable);
}

void RedrawingTest::anotherOrder()
{
    const BoardSketch board = decided();
    const Redrawing found = redrawnBy(board, shown(std::string(wet) + des + cor + bor + ald));
    QVERIFY(!found.hasChanged());
    QCOMPARE(writeSketch(found.board), writeSketch(board));
}

/// Another day the board knows as much of its drawing.
void RedrawingTest::keptInTheFolder()
{
    const BoardSketch board = decided();
    const auto again = readSketch(writeSketch(board));
    QVERIFY(again.ok());
    for (std::size_t i = 0; i < board.places.size(); ++i)
        QVERIFY(again->places[i].drawn == board.places[i].drawn);
    const std::string shapes = std::regex_replace(all(), std::regex("\"ald\""), "\"alt\"");
    QCOMPARE(writeSketch(redrawnBy(*again, shown(shapes)).board), writeSketch(redrawnBy(board, shown(shapes)).board));
}

/// Places without names are numbered: a shape before them moves the numbers, and nothing else.
void RedrawingTest::numbersAreNoNames()
{
    const auto nameless = [](const std::string &shapes) {
        return std::regex_replace(shapes, std::regex(" id=\"[a-z]+\""), "");
    };
    const std::string four = std::string(ald) + bor + des + wet;
    BoardSketch board = sketchOf(shown(nameless(four)), "Nameless");
    QCOMPARE(board.places.size(), std::size_t(4));
    for (int i = 0; i < 4; ++i) {
        QVERIFY(!board.place(i).named);
        board.place(i).name = std::string("Land ") + static_cast<char>('A' + i);
    }
    setHome(board, 2, 1);
    const Redrawing found = redrawnBy(board, shown(nameless(cor + four)));
    QCOMPARE(found.stayed, 4);
    QCOMPARE(found.added.size(), std::size_t(1));
    QCOMPARE(found.board.place(2).home, 1);
    QCOMPARE(found.board.place(2).name, std::string("Land C"));
    QVERIFY(*found.board.place(2).outline == *board.place(2).outline);
}

void RedrawingTest::largerPaper()
{
    const auto drawing =
        readDrawing("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 400 350\">" + all() + "</svg>");
    const BoardSketch board = decided();
    const Redrawing found = redrawnBy(board, *proposalOf(*drawing, {}));
    QCOMPARE(found.stayed, 5);
    QCOMPARE(found.board.width, 400.0);
    QCOMPARE(placeIn(found.board, "ald").unitAt, placeIn(board, "ald").unitAt);
}

void RedrawingTest::everyDrawing_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file : {"resources/drawings/twenty.svg", "maps/workshop/drawings/pacific.svg"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

/// Of a whole map nothing moves when nothing has changed, and a shape that is taken away and put back comes back.
void RedrawingTest::everyDrawing()
{
    QFETCH(QString, file);
    const auto drawing = readDrawing(readTestFile(file.toStdString()));
    QVERIFY(drawing.ok());
    const auto proposal = proposalOf(*drawing, {});
    QVERIFY(proposal.ok());
    const BoardSketch board = sketchOf(*proposal, "Map");
    const Redrawing same = redrawnBy(*readSketch(writeSketch(board)), *proposal);
    QVERIFY(!same.hasChanged());
    QCOMPARE(writeSketch(same.board), writeSketch(board));
    Proposal less = *proposal;
    less.places.pop_back();
    const int last = static_cast<int>(less.places.size());
    for (std::vector<ProposedPassage> *list : {&less.passages, &less.closed}) {
        list->erase(
            std::remove_if(list->begin(), list->end(),
                           [last](const ProposedPassage &each) { return each.from == last || each.to == last; }),
            list->end());
    }
    const Redrawing fewer = redrawnBy(board, less);
    QCOMPARE(fewer.gone.size(), std::size_t(1));
    const Redrawing back = redrawnBy(fewer.board, *proposal);
    QCOMPARE(back.added, fewer.gone);
    QCOMPARE(back.board.passages.size(), board.passages.size());
    QCOMPARE(back.board.places.size(), board.places.size());
}

/// A drawing that has changed in nothing but what it draws for the eye is taken all the same, in one step.
void RedrawingTest::newOrnamentsAreTaken()
{
    const BoardSketch before = decided();
    QVERIFY(!redrawnBy(before, shown(all())).hasChanged());
    const std::string hill =
        R"(<g id="land-ornaments"><path fill="none" stroke="#8a7a63" d="M10,150 L20,140 L30,150"/></g>)";
    const Redrawing found = redrawnBy(before, shown(all() + hill));
    QVERIFY(found.adorned);
    QVERIFY(found.hasChanged());
    QCOMPARE(found.board.ornaments->size(), std::size_t(1));
    QCOMPARE(found.board.places.size(), before.places.size());
    QVERIFY(!redrawnBy(found.board, shown(all() + hill)).hasChanged());
}

QTEST_APPLESS_MAIN(RedrawingTest)
#include "tst_redrawing.moc"
