#include "drawnboards.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// What is read of a drawing, and what is taken for a place.
class DrawingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void layersAreKnown_data();
    void layersAreKnown();
    void dialects_data();
    void dialects();
    void textsAreFound();
    void copiesAreSeveral_data();
    void copiesAreSeveral();
    void oneNameForAll();
    void nothingOutsideIsRead();
    void refused_data();
    void refused();
};

void DrawingTest::layersAreKnown_data()
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

/// The same board as drawing programs write it.
void DrawingTest::dialects_data()
{
    QTest::addColumn<QString>("svg");
    const auto row = [](const char *name, const QString &attributes, const QString &inside) {
        QTest::newRow(name)
            << QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' %1>%2</svg>").arg(attributes, inside);
    };
    const QString box = QStringLiteral("viewBox='0 0 300 200'");
    const QString bare = QStringLiteral("<path id='ald' d='M0,0 H100 V100 H0 Z'/><path id='bor' d='M100,0 h100 v100 "
                                        "h-100 z'/><path id='cor' d='M200,0 h100 v60 h-100 z'/>");
    const QString wet = QStringLiteral("<rect id='wet' y='100' width='300' height='100'/>");
    row("colours by variables", box,
        QStringLiteral("<style>/* {} */ :root {--dry: wheat; --deep: var(--none, #a0c0e0)} path {fill: var(--dry)} "
                       "rect {fill:var( --deep )}</style>")
            + bare + wet);
    row("rules for what lies in a group", box,
        QStringLiteral("<style>@media print { path {fill:blue} } .dry path, g.wet > rect {fill:#e8d8b0} g#deep rect, "
                       "rect.dry:hover {fill:lightblue !important}</style><g class='dry'>")
            + bare + QStringLiteral("</g><g id='deep' class='wet'>") + wet + QStringLiteral("</g>"));
    row("gradients and patterns", box,
        QStringLiteral("<defs><linearGradient id='Tones'><stop stop-color='#8cf'/><stop style='stop-color:#48c'/>"
                       "</linearGradient><linearGradient id='Deep' href='#Tones'/><pattern id='Sand'><rect "
                       "fill='rgb(90%, 85%, 70%)'/><path stroke='blue' d='M0,0 L9,9'/></pattern></defs>"
                       "<g fill='url(#Sand)'>")
            + bare + QStringLiteral("</g><g fill='url(\"#Deep\") red'>") + wet + QStringLiteral("</g>"));
    row("colours of other notations", box,
        QStringLiteral("<g fill='hsl(40, 50%, 80%)'>") + bare
            + QStringLiteral("</g><g color='hsl(210deg 50% 75%)' fill='currentColor'>") + wet + QStringLiteral("</g>"));
    QString coded = bare;
    coded.replace(QStringLiteral("id='ald'"), QStringLiteral("id='_x61_ld_2_'"))
        .replace(QStringLiteral("id='bor'"), QStringLiteral("id='path9' data-name='bor'"));
    row("ids of Illustrator", box,
        QStringLiteral("<switch><foreignObject requiredExtensions='ai'><rect width='300' height='200'/>"
                       "</foreignObject><g><g id='Land_x20_Areas'>")
            + coded + QStringLiteral("</g><g id='Seas'>") + wet + QStringLiteral("</g></g></switch>"));
    const QString lands = QStringLiteral("<g id='Lands'>") + bare + QStringLiteral("</g>");
    const QString seas = QStringLiteral("<g id='Seas'>") + wet + QStringLiteral("</g>");
    row("millimetres", QStringLiteral("width='79.375mm' height='2.0833333in'"), lands + seas);
    row("no size", QStringLiteral("width='100%'"),
        QStringLiteral("<g transform='translate(-900 50)'>") + lands + seas + QStringLiteral("</g>"));
    row("a corner that is not the origin", QStringLiteral("viewBox='-40 -900 300 200' width='1mm' height='9mm'"),
        QStringLiteral("<g transform='translate(-40 -900)'>") + lands + seas + QStringLiteral("</g>"));
    row("a drawing within the drawing", box,
        QStringLiteral("<svg x='100' y='0' width='100' height='200' viewBox='-1 -1 600 400'><g transform='translate(-1 "
                       "-1) scale(2)'>")
            + lands + seas + QStringLiteral("</g></svg>"));
    row("a symbol", box,
        QStringLiteral("<symbol id='all' viewBox='0 0 30 20' preserveAspectRatio='none'><g transform='scale(.1)'>")
            + lands + seas + QStringLiteral("</g></symbol><use href='#all' y='10' width='300' height='100'/>"));
    QString prefixed = lands + seas;
    prefixed.replace(QStringLiteral("<path"), QStringLiteral("<svg:path"))
        .replace(QStringLiteral("<rect"), QStringLiteral("<svg:rect"));
    row("names with a prefix", box + QStringLiteral(" xmlns:svg='http://www.w3.org/2000/svg'"), prefixed);
    row("cut to their shapes", box,
        QStringLiteral("<clipPath id='a'><path d='M0,0 H100 V100 H0 Z'/></clipPath><g id='Lands'>")
            + QString(bare).replace(QStringLiteral("<path id='ald' d='M0,0 H100 V100 H0 Z'/>"),
                                    QStringLiteral("<rect id='ald' x='-9' y='-9' width='400' height='400' "
                                                   "clip-path='url(#a)'/>"))
            + QStringLiteral("</g>") + seas);
    row("German layers", box,
        QStringLiteral("<g id='Länder'>") + bare + QStringLiteral("</g><g id='Meere'>") + wet + QStringLiteral("</g>"));
}

void DrawingTest::dialects()
{
    layersAreKnown();
}

/// Names that are set along a line, to their end, in pieces, in several languages or in another alphabet.
void DrawingTest::textsAreFound()
{
    const Proposal proposal = proposed(drawn(
        "<defs><path id='bow' d='M10,150 Q150,120 290,150'/></defs><g id='provinces' fill='#ddc'>"
        "<rect id='path1' width='100' height='100'/><rect id='path2' x='100' width='100' height='100'/>"
        "<rect id='path3' x='200' width='100' height='100'/><rect id='path4' y='100' width='300' height='100'/></g>"
        "<text x='195' y='50' font-size='8pt' text-anchor='end'>Holland</text>"
        "<text font-size='12'><tspan x='20' y='50'>Y</tspan><tspan x='28' y='50'>orkshire</tspan></text>"
        "<switch><text systemLanguage='fr' x='205' y='50'>Moscou</text><text x='205' y='50'>Москва</text></switch>"
        "<text><title>no name</title><textPath href='#bow' startOffset='50%' text-anchor='middle'>North Sea"
        "</textPath></text>"));
    for (const char *name : {"Yorkshire", "Holland", "Москва"})
        QVERIFY(placeCalled(proposal, name).ground == Ground::Land);
    QVERIFY(placeCalled(proposal, "North Sea").ground == Ground::Water);
}

void DrawingTest::layersAreKnown()
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

void DrawingTest::copiesAreSeveral_data()
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
void DrawingTest::copiesAreSeveral()
{
    QFETCH(QString, inside);
    QFETCH(int, places);
    QCOMPARE(static_cast<int>(proposed(drawn(inside.toStdString())).places.size()), places);
}

/// An author who copies a square copies its id; each is a place all the same, and it is said.
void DrawingTest::oneNameForAll()
{
    std::string inside;
    for (int i = 0; i < 6; ++i)
        inside += "<rect id='prov' x='" + std::to_string(i * 50) + "' width='50' height='100' fill='#ddc'/>";
    const Proposal proposal =
        proposed(drawn(inside + "<rect id='deep' y='100' width='300' height='100' fill='#9bd'/>"));
    QCOMPARE(proposal.places.size(), std::size_t(7));
    QCOMPARE(proposal.remarks.size(), std::size_t(1));
    QVERIFY(proposal.remarks.front().text().find("prov") != std::string::npos);
    const std::string book(100'000, 'x');
    const Proposal written = proposed(drawn("<rect id='" + book
                                            + "' width='150' height='200' fill='#ddc'/>"
                                              "<rect id='b' x='150' width='150' height='200' fill='#ddc'/>"));
    QVERIFY(written.places.front().name.size() < 200);
}

void DrawingTest::nothingOutsideIsRead()
{
    const auto drawing =
        readDrawing(drawn("<script>alert(1)</script><image href='http://example.org/x.png'/>" + landsAndSea));
    QVERIFY(drawing.ok());
    QCOMPARE(drawing->remarks.size(), std::size_t(2));
    QCOMPARE(drawing->shapes.size(), std::size_t(4));
}

void DrawingTest::refused_data()
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

void DrawingTest::refused()
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

QTEST_APPLESS_MAIN(DrawingTest)
#include "tst_drawing.moc"
