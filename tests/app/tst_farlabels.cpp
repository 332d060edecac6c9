#include "mapscene.h"

#include "lettering/labels.h"
#include "lettering/typesetting.h"
#include "words/names.h"

#include <QPolygonF>
#include <QTest>

#include <algorithm>

using namespace mapscene;

/// Names that stand off their land, or in more than one line, because it is too small for them.
class TestFarLabels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesOffTheirLandStandAsDrawn();
    void namesWithoutNearRoomStandFurtherOff();
    void otherLanguagesDivideTheirNames();
    void namesFollowTheirBay();
};

/// Where there is no room for it on its land a name stands on the water where its author put it.
void TestFarLabels::namesOffTheirLandStandAsDrawn()
{
    const MapLook look = lookOf(u"1939-iii"_s);
    QVERIFY(look.sheet);
    constexpr qreal scale = 1065.0 / 1600;
    int found = 0;
    for (const PlacedLabel &label : placeLabels(look, scale)) {
        const QString of = fromUtf8(look.board->province(label.province).abbreviation);
        if (of != u"Bel" && of != u"Rom" && of != u"Con" && of != u"Lvp" && of != u"Tus")
            continue;
        const QPointF off = label.ink.boundingRect().center() / scale - look.sheet->label(label.province).at;
        QVERIFY2(label.full && !label.leader.isNull() && off.manhattanLength() < 2, qPrintable(of));
        ++found;
    }
    QCOMPARE(found, 5);
}

/// On a small sheet, on which there is no room for it even there, it stands at the next place that its author gave.
void TestFarLabels::namesWithoutNearRoomStandFurtherOff()
{
    const MapLook look = lookOf(u"1939-iii"_s);
    QVERIFY(look.sheet);
    constexpr qreal scale = 745.0 / 1600;
    QStringList found;
    for (const PlacedLabel &label : placeLabels(look, scale)) {
        const QPolygonF places = look.sheet->label(label.province).off;
        const QPointF at = label.ink.boundingRect().center() / scale;
        const bool isThere = std::any_of(places.begin(), places.end(),
                                         [&](QPointF place) { return (at - place).manhattanLength() < 2; });
        if (label.full && !label.leader.isNull() && isThere)
            found += fromUtf8(look.board->province(label.province).abbreviation);
    }
    found.sort();
    QCOMPARE(found.join(u' '), u"Bel Con"_s);
}

/// In German Constantinople has room on no map of Europe but in two lines. What a layout divides is what the name is.
void TestFarLabels::otherLanguagesDivideTheirNames()
{
    for (const QString &variant : {u"standard"_s, u"davis"_s, u"lima"_s, u"1939-iii"_s}) {
        MapLook look = lookOf(variant);
        QVERIFY(look.sheet);
        look.language = u"de"_s;
        for (int i = 0; i < look.board->provinceCount(); ++i) {
            const Province &province = look.board->province(ProvinceId(i));
            const QStringList lines = look.sheet->label(ProvinceId(i)).divided.value(look.language);
            QVERIFY2(lines.isEmpty() || inOneLine(lines) == nameIn(look.language, province.name, province.names),
                     province.name.c_str());
        }
        const std::vector<PlacedLabel> labels = placeLabels(look, 1153.0 / 1600);
        const ProvinceId con = look.board->findProvince("con");
        QVERIFY2(std::any_of(labels.begin(), labels.end(),
                             [&](const PlacedLabel &label) { return label.province == con && label.full; }),
                 qPrintable(variant));
    }
}

/// On a sheet of many names Constantinople, which has no land of its name's breadth, follows the coast of the Black
/// Sea, as large as other lands' names, and a hairline leads from under one of its letters to that land.
void TestFarLabels::namesFollowTheirBay()
{
    for (const QString &variant : {u"lima"_s}) {
        const MapLook look = lookOf(variant);
        QVERIFY(look.sheet);
        const ProvinceId con = look.board->findProvince("con");
        for (const int width : {1029, 1600, 3200}) {
            const qreal scale = width / look.sheet->size().width();
            const std::vector<PlacedLabel> labels = placeLabels(look, scale);
            const auto name = std::find_if(labels.begin(), labels.end(),
                                           [con](const PlacedLabel &label) { return label.province == con; });
            QVERIFY(name != labels.end());
            const auto isLarger = [&](const PlacedLabel &label) { return !label.sea && label.type > name->type + 0.1; };
            QVERIFY2(name->full && name->ink.size() > 4 && std::none_of(labels.begin(), labels.end(), isLarger),
                     qPrintable(u"%1 %2"_s.arg(variant).arg(width)));
            QVERIFY(look.sheet->provinceAt(name->leader.p2() / scale) == con);
            for (const QPointF &corner : name->ink)
                QVERIFY(look.board->isSea(look.sheet->provinceAt(corner / scale)));
        }
    }
}

QTEST_MAIN(TestFarLabels)
#include "tst_farlabels.moc"
