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
    void copiesAreSeveral_data();
    void copiesAreSeveral();
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
