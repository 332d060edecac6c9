#include "drawnboards.h"

#include <QTest>

#include <tuple>

using namespace entente;
using namespace entente::test;

/// The board of four places as other programs and other authors draw it.
class DrawingWaysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ways_data();
    void ways();
    void powersInBlue();
    void wordsMadeOfShapes();
    void linesAreNoAreas();
};

namespace {

const QString box = QStringLiteral("viewBox='0 0 300 200'");

/// The four with `called` before each name and `look` by colour: %1.
QString four(const QString &called, const QString &look = QStringLiteral("fill='%1'"), bool wet = true)
{
    QString made;
    for (const auto &[name, shape, colour] : {std::tuple("ald", "d='M0,0 H100 V100 H0 Z'", "#e8d8b0"),
                                              std::tuple("bor", "d='M100,0 h100 v100 h-100 z'", "#e8d8b0"),
                                              std::tuple("cor", "d='M200,0 h100 v60 h-100 z'", "#e8d8b0"),
                                              std::tuple("wet", "d='M0,100 h300 v100 h-300 z'", "#a0c0e0")}) {
        if (!wet && QByteArray(name) == "wet")
            break;
        made += QStringLiteral("<path %1 %2 %3/>")
                    .arg(called.isEmpty() ? QString() : called.arg(QLatin1String(name)),
                         look.arg(QLatin1String(colour)), QLatin1String(shape));
    }
    return made;
}

QString texts(const QString &last = QStringLiteral("wet"))
{
    return QStringLiteral("<text x='40' y='50'>ald</text><text x='140' y='50'>bor</text><text x='240' y='40'>cor</text>"
                          "<text x='140' y='150'>%1</text>")
        .arg(last);
}

} // namespace

void DrawingWaysTest::ways_data()
{
    QTest::addColumn<QString>("svg");
    const auto row = [](const char *name, const QString &inside, const QString &attributes = box) {
        QTest::newRow(name)
            << QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' %1>%2</svg>").arg(attributes, inside);
    };
    row("labels for readers of screens", four(QStringLiteral("aria-label='%1'")));
    row("names as data", four(QStringLiteral("class='place' data-province='%1'")));
    QString used = QStringLiteral("<defs>%1</defs>").arg(four(QStringLiteral("id='of-%1'")));
    for (const char *name : {"ald", "bor", "cor", "wet"})
        used += QStringLiteral("<use id='%1' href='#of-%1'/>").arg(QLatin1String(name));
    row("each the copy of another", used);
    row("outlines alone",
        four(QString(), QStringLiteral("fill='none' stroke='black' class='%1'")) + texts(QStringLiteral("Wet Sea")));
    row("the sea under all lands",
        QStringLiteral("<rect id='wet' width='300' height='200' fill='#a0c0e0'/>")
            + four(QStringLiteral("id='%1'"), QStringLiteral("fill='%1'"), false)
            + QStringLiteral("<path id='dor' d='M200,60 h100 v40 h-100 z' fill='#e8d8b0'/>"));
    row("shadows under all", QStringLiteral("<g id='shadows' opacity='.4' transform='translate(2 2)'>")
                                 + four(QString(), QStringLiteral("fill='#555' class='%1'"))
                                 + QStringLiteral("</g><g id='fills'>") + four(QString()) + QStringLiteral("</g>")
                                 + texts());
    QString marks = QStringLiteral("<g id='map'>") + four(QString()) + QStringLiteral("</g><g id='units'>");
    for (const int x : {20, 120, 220})
        marks += QStringLiteral("<rect x='%1' y='20' width='14' height='10' fill='#d22'/>").arg(x);
    marks += QStringLiteral("</g><g id='sc'>");
    for (const int x : {60, 160, 260})
        marks += QStringLiteral("<circle cx='%1' cy='40' r='5' fill='white'/>").arg(x);
    row("layers of marks", marks + QStringLiteral("</g>") + texts());
    row("shares of one",
        QStringLiteral("<g transform='scale(.001)'>") + four(QStringLiteral("id='%1'")) + QStringLiteral("</g>"),
        QStringLiteral("viewBox='0 0 .3 .2'"));
    row("moved by styles", QStringLiteral("<g style='transform: translate(-100px, 5px)'><g transform='translate(100 "
                                          "-5)'>")
                               + four(QStringLiteral("id='%1'")) + QStringLiteral("</g></g>"));
    row("words on pages",
        four(QString())
            + QStringLiteral("<foreignObject x='10' y='40' width='80' height='20'><div><p>ald</p></div>"
                             "</foreignObject><switch><foreignObject x='110' y='40' width='80' "
                             "height='20'><div>bor</div></foreignObject><image x='110' y='40'/>"
                             "</switch><text x='240' y='40'>cor</text><text x='140' "
                             "y='150'>wet</text>"));
    row("a further piece by number", four(QStringLiteral("id='%1'"))
                                         + QStringLiteral("<rect id='cor-2' x='270' y='150' width='20' height='20' "
                                                          "fill='#e8d8b0'/>"));
}

void DrawingWaysTest::ways()
{
    QFETCH(QString, svg);
    const Proposal proposal = proposed(svg.toStdString());
    const auto called = [&](const char *id) {
        return std::count_if(proposal.places.begin(), proposal.places.end(),
                             [&](const ProposedPlace &place) { return place.id == id; });
    };
    for (const char *id : {"ald", "bor", "cor", "wet"})
        QCOMPARE(called(id), 1);
    QVERIFY(placeCalled(proposal, "wet").ground == Ground::Water);
    QVERIFY(placeCalled(proposal, "ald").ground == Ground::Land);
    const std::set<std::string> found = waysOf(proposal);
    for (const char *way : {"ald-bor AF", "ald-wet F", "bor-wet F"})
        QVERIFY2(found.count(way), way);
    const bool reaches = found.count("cor-wet F") > 0; // what lies in the sea does
    QCOMPARE(reaches, QByteArray(QTest::currentDataTag()) == "a further piece by number");
    QVERIFY(proposal.places.size() <= 5);
}

/// Where the waters' names show in which blue they are drawn, land in another is a power's.
void DrawingWaysTest::powersInBlue()
{
    const auto groundOf = [](const std::string &sea) {
        return placeCalled(
                   proposed(drawn("<g id='provinces'><rect id='path1' width='150' height='100' fill='#37c'/>"
                                  "<rect id='path2' x='150' width='150' height='100' fill='#ddc'/><rect "
                                  "id='path3' y='100' width='300' height='100' fill='#a0c0e0'/></g><text x='40' "
                                  "y='50'>Rome</text><text x='190' y='50'>Tuscany</text><text x='90' y='150'>"
                                  + sea + "</text>")),
                   "Rome")
            .ground;
    };
    QVERIFY(groundOf("Tyrrhenian Sea") == Ground::Land);
    QVERIFY(groundOf("Tyrrhenian") == Ground::Water); // nothing tells which blue is the sea's
}

void DrawingWaysTest::wordsMadeOfShapes()
{
    std::string letters;
    for (int i = 0; i < 16; ++i)
        letters += "<path d='M" + std::to_string(10 + 6 * i) + ",40 h5 v2 h-3 v" + std::to_string(4 + i % 5)
                   + " h3 v2 h-5 z' fill='black'/>";
    const Proposal proposal = proposed(drawn(landsAndSea + letters));
    QCOMPARE(proposal.places.size(), std::size_t(4));
}

/// What lines part is no shape: it is said, and what to do.
void DrawingWaysTest::linesAreNoAreas()
{
    std::string inside = "<rect width='300' height='140' fill='#e8d8b0'/><rect y='140' width='300' height='60' "
                         "fill='#a0c0e0'/><rect x='200' y='160' width='30' height='20' fill='#e8d8b0'/>"
                         "<text x='40' y='180'>Wide Sea</text>";
    for (int i = 0; i < 6; ++i)
        inside += "<path d='M" + std::to_string(50 * i) + ",0 V140' stroke='black'/><text x='"
                  + std::to_string(5 + 50 * i) + "' y='70'>Land" + static_cast<char>('a' + i) + "</text>";
    const Proposal proposal = proposed(drawn(inside));
    QVERIFY(std::any_of(proposal.remarks.begin(), proposal.remarks.end(),
                        [](const Wording &remark) { return remark.text().find("as lines") != std::string::npos; }));
    QVERIFY(proposed(drawn(landsAndSea)).remarks.empty());
}

QTEST_APPLESS_MAIN(DrawingWaysTest)
#include "tst_drawingways.moc"
