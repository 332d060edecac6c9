#include "orders/composer.h"
#include "orders/notation.h"
#include "orders/orderrules.h"

#include "standardboard.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace entente;
using entente::test::positionOf;
using entente::test::province;
using entente::test::region;
using entente::test::standardBoard;

namespace {

using Step = Composer::Step;

/// Plays a script of choices: "key s" and place names, parted by commas. Answers with the order, or
/// what the last choice did: "...", "coast: Spa/nc Spa/sc", "kind: A F", "no: not-adjacent ADR".
QByteArray play(Composer &composer, const QByteArray &script, Stage stage = Stage::Moves)
{
    const Board &board = *standardBoard();
    static const std::map<QByteArray, Verb> keys = {
        {"h", Verb::Hold},       {"m", Verb::Move},    {"v", Verb::ConvoyedMove}, {"s", Verb::Support},
        {"c", Verb::Convoy},     {"r", Verb::Retreat}, {"d", Verb::Disband},      {"a", Verb::BuildArmy},
        {"f", Verb::BuildFleet}, {"b", Verb::Build},   {"x", Verb::Remove},       {"w", Verb::Waive}};
    QByteArray said;
    for (const QByteArray &part : script.split(',')) {
        const QByteArray choice = part.trimmed();
        Step step;
        if (choice == "back") {
            said = composer.back() ? "..." : "nothing";
            continue;
        }
        if (choice == "enter")
            step = composer.finish();
        else if (choice.startsWith("key "))
            step = composer.choose(keys.at(choice.mid(4)));
        else if (choice.startsWith("kind "))
            step = composer.chooseKind(board.findKind(choice.mid(5).toStdString()));
        else
            step = composer.choose(board.findRegion(choice.toStdString()));

        switch (step.kind) {
        case Step::Kind::Extended: said = "..."; break;
        case Step::Kind::Completed: said = QByteArray::fromStdString(orderText(board, *step.order, stage)); break;
        case Step::Kind::NeedsCoast:
            said = "coast:";
            for (const RegionId coast : step.coasts)
                said += ' ' + QByteArray::fromStdString(board.regionText(coast));
            break;
        case Step::Kind::NeedsArrival: said = "arrival?"; break;
        case Step::Kind::NeedsKind:
            said = "kind:";
            for (const KindId kind : step.kinds)
                said += ' ' + QByteArray::fromStdString(board.kind(kind).letter);
            break;
        case Step::Kind::Refused:
            said = QByteArray("no: ") + refusalWord(step.why.refusal);
            if (step.why.where.valid())
                said += ' ' + QByteArray::fromStdString(board.province(step.why.where).abbreviation);
            break;
        }
    }
    return said;
}

PowerId power(const char *name)
{
    return standardBoard()->findPower(name);
}

QByteArray namesOf(const std::vector<ProvinceId> &provinces)
{
    QByteArray names;
    for (const ProvinceId id : provinces)
        names += (names.isEmpty() ? "" : " ") + QByteArray::fromStdString(standardBoard()->province(id).abbreviation);
    return names;
}

} // namespace

class TestComposer : public QObject {
    Q_OBJECT

    OrderRules m_rules;
    Position m_moves = positionOf({{"Austria", {"A Vie", "A Bud", "F Tri", "F ADR"}},
                                   {"France", {"F MAO", "F Gas", "A Por", "F Spa/sc"}},
                                   {"England", {"A Lon", "F NTH", "F NWG", "F SKA", "F Wal"}},
                                   {"Italy", {"A Ven"}}});

private Q_SLOTS:
    void takesImpossibleOrdersOnPurpose_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("order");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char *script, const char *order, const char *reason) {
            QTest::newRow(script) << QByteArray(script) << QByteArray(order) << QByteArray(reason);
        };
        row("Vie, Mos", "A Vie - Mos", "not-adjacent");
        row("Vie, ADR", "A Vie - ADR", "cannot-stand");
        row("Tri, Vie", "F Tri - Vie", "cannot-stand");
        row("key s, Bud, Ven, Rom", "A Bud S A Ven - Rom", "support-out-of-reach");
        row("Vie, key c, Bud, Gre", "A Vie C A Bud - Gre", "cannot-convoy");
        row("key v, Vie, Nap", "A Vie - Nap via convoy", "no-convoy-possible");
    }
    void takesImpossibleOrdersOnPurpose()
    {
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, order);
        QFETCH(QByteArray, reason);
        const Board &board = *standardBoard();
        Composer composer(board, m_rules, m_moves, power("Austria"));
        QVERIFY(play(composer, script).startsWith("no: "));
        composer.reset();
        composer.setLenient(true);
        const QList<QByteArray> choices = script.split(',');
        const QByteArray last = choices.last().trimmed();
        for (const QByteArray &choice : choices.first(choices.size() - 1))
            QCOMPARE(play(composer, choice), QByteArray("..."));
        // What is offered stays what is possible.
        const std::vector<ProvinceId> offers = composer.offers();
        QVERIFY(std::find(offers.begin(), offers.end(), board.findProvince(last.toStdString())) == offers.end());
        const Step step = composer.choose(board.findRegion(last.toStdString()));
        QCOMPARE(step.kind, Step::Kind::Completed);
        QCOMPARE(QByteArray::fromStdString(orderText(board, *step.order, Stage::Moves)), order);
        QCOMPARE(QByteArray(refusalWord(step.why.refusal)), reason);
    }
    void neverOrdersUnitsThatAreNotThere()
    {
        Composer composer(*standardBoard(), m_rules, m_moves, power("Austria"));
        composer.setLenient(true);
        QCOMPARE(play(composer, "Gal"), QByteArray("no: no-unit Gal"));
        QCOMPARE(play(composer, "Ven"), QByteArray("no: not-yours Ven"));
        QCOMPARE(play(composer, "Vie, key d"), QByteArray("no: wrong-phase"));
        QCOMPARE(play(composer, "Gal"), QByteArray("A Vie - Gal"));
    }
    void writesOrders_data()
    {
        QTest::addColumn<QByteArray>("who");
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("result");
        const auto row = [](const char *who, const char *script, const char *result) {
            QTest::newRow(script) << QByteArray(who) << QByteArray(script) << QByteArray(result);
        };
        // Unit first and verb first write the same.
        row("Austria", "Vie, Gal", "A Vie - Gal");
        row("Austria", "key m, Vie, Gal", "A Vie - Gal");
        row("Austria", "Vie, key m, Gal", "A Vie - Gal");
        row("Austria", "Vie, Vie", "A Vie H");
        row("Austria", "Vie, enter", "A Vie H");
        row("Austria", "key h, Vie", "A Vie H");
        row("Austria", "Vie, key h", "A Vie H");
        // Supports in speaking order.
        row("Austria", "key s, Bud, Vie, Gal", "A Bud S A Vie - Gal");
        row("Austria", "Bud, key s, Vie, Gal", "A Bud S A Vie - Gal");
        row("Austria", "Bud, key s, Vie, Vie", "A Bud S A Vie");
        row("Austria", "key s, Bud, Vie, enter", "A Bud S A Vie");
        row("Austria", "Tri, key s, Ven, Ven", "F Tri S A Ven");
        row("Austria", "key s, Bud, Ven, Tri", "A Bud S A Ven - Tri");
        row("Austria", "Tri, key s, key m, Alb", "F Tri - Alb");
        row("France", "Por, key s, MAO, Spa", "A Por S F MAO - Spa");
        row("France", "Por, key s, MAO, Spa/sc", "A Por S F MAO - Spa/sc");
        row("France", "Por, key s, Gas, Spa", "A Por S F Gas - Spa/nc");
        row("France", "Por, key s, Gas, Spa/sc",
            "A Por S F Gas - Spa/nc"); // the click means the coast that can be meant
        // Coasts: the chooser opens only where two can be meant.
        row("France", "MAO, Spa", "coast: Spa/nc Spa/sc");
        row("France", "MAO, Spa, Spa/sc", "F MAO - Spa/sc");
        row("France", "MAO, Spa/nc", "F MAO - Spa/nc");
        row("France", "Gas, Spa", "F Gas - Spa/nc");
        row("France", "Gas, Spa/sc", "F Gas - Spa/nc");
        row("France", "Por, Spa/nc", "A Por - Spa");
        row("France", "Spa, Mar", "F Spa/sc - Mar");
        // Convoys and convoyed moves.
        row("England", "NTH, key c, Lon, Nwy", "F NTH C A Lon - Nwy");
        row("England", "key c, NTH, Lon, Nwy", "F NTH C A Lon - Nwy");
        row("England", "Lon, Nwy", "A Lon - Nwy");
        row("England", "Lon, key v, Nwy", "A Lon - Nwy via convoy");
        row("England", "key v, Lon, NTH, SKA, Swe", "A Lon - Swe via NTH SKA");
        row("England", "key v, Lon, NTH, NWG, back, SKA, Swe", "A Lon - Swe via NTH SKA");
        // Taking choices back.
        row("Austria", "Vie, back, Bud, Gal", "A Bud - Gal");
        row("Austria", "key s, Bud, Vie, back, back, Tri, Ven, Ven", "F Tri S A Ven");
        row("Austria", "back", "nothing");
        row("Austria", "Vie, Gal, back", "nothing");
        // Refusals leave the draft as it was.
        row("Austria", "Vie, Mun", "no: not-adjacent Mun");
        row("Austria", "Vie, Mun, Gal", "A Vie - Gal");
        row("Austria", "Gal", "no: no-unit Gal");
        row("Austria", "Ven", "no: not-yours Ven");
        row("Austria", "Tri, Vie", "no: cannot-stand Vie");
        row("Austria", "Bud, Swi", "no: cannot-stand Swi");
        row("Austria", "key m, Vie, Vie", "no: to-itself Vie");
        row("Austria", "Vie, key c", "no: cannot-convoy Vie");
        row("Austria", "Tri, key c", "no: cannot-convoy Tri");
        row("Austria", "Tri, key v", "no: cannot-be-convoyed Tri");
        row("Austria", "Vie, key v", "no: no-convoy-possible Vie");
        row("Austria", "Vie, key r", "no: wrong-phase");
        row("Austria", "key s, Bud, Gal", "no: nothing-to-support Gal");
        row("Austria", "key s, Bud, Bud", "no: to-itself Bud");
        row("Austria", "key s, Bud, Lon", "no: support-out-of-reach Lon");
        row("Austria", "key s, Bud, Vie, Boh", "no: support-out-of-reach Boh");
        row("Austria", "key s, Bud, Ven, Ven", "no: support-out-of-reach Ven");
        row("England", "NTH, key c, Wal", "no: cannot-be-convoyed Wal");
        row("England", "NTH, key c, Lon, Tun", "no: no-convoy-possible Tun");
        row("England", "Lon, key v, SKA", "no: route-broken SKA");
        row("England", "Lon, key v, NTH, NTH", "no: route-broken NTH");
        row("England", "Lon, key v, ENG", "no: route-broken ENG");
        row("England", "Lon, key v, NTH, Swe", "no: route-broken NTH");
    }
    void writesOrders()
    {
        QFETCH(QByteArray, who);
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, result);
        Composer composer(*standardBoard(), m_rules, m_moves, power(who.constData()));
        QCOMPARE(play(composer, script), result);
    }

    void refusalKeepsTheDraft()
    {
        Composer composer(*standardBoard(), m_rules, m_moves, power("Austria"));
        play(composer, "key s, Bud, Vie");
        const Composer::Draft before = composer.draft();
        play(composer, "Lon");
        QVERIFY(composer.draft().target == before.target && composer.draft().unit == before.unit
                && composer.draft().verb == before.verb);
        QVERIFY(composer.draft().verbFirst);
        composer.reset();
        QVERIFY(composer.empty());
        QVERIFY(!composer.back());
    }

    void previewChangesNothing()
    {
        Composer composer(*standardBoard(), m_rules, m_moves, power("Austria"));
        play(composer, "Vie");
        const Step step = composer.preview(region("Gal"));
        QVERIFY(step.kind == Step::Kind::Completed);
        QVERIFY(composer.draft().unit == region("Vie"));
        QVERIFY(composer.preview(region("Lon")).kind == Step::Kind::Refused);
    }

    void offersWhatCanBeChosen()
    {
        Composer composer(*standardBoard(), m_rules, m_moves, power("Austria"));
        QCOMPARE(namesOf(composer.offers()), QByteArray("Bud Tri Vie ADR"));
        play(composer, "Vie");
        QCOMPARE(namesOf(composer.offers()), QByteArray("Boh Bud Gal Tri Tyr Vie"));
        QVERIFY(composer.verbs() == (std::vector<Verb>{Verb::Hold, Verb::Move, Verb::Support}));
        play(composer, "key s");
        QCOMPARE(namesOf(composer.offers()), QByteArray("Bud Tri Ven ADR"));
        play(composer, "Tri");
        QCOMPARE(namesOf(composer.offers()), QByteArray("Tri"));

        Composer england(*standardBoard(), m_rules, m_moves, power("England"));
        play(england, "key c");
        QCOMPARE(namesOf(england.offers()), QByteArray("NTH NWG SKA"));
        play(england, "SKA, Lon");
        QCOMPARE(namesOf(england.offers()), QByteArray("Den Nwy Swe"));
    }

    void tellsWhyAVerbIsClosed()
    {
        Composer composer(*standardBoard(), m_rules, m_moves, power("Austria"));
        play(composer, "Vie");
        std::vector<Verb> known;
        for (const Composer::VerbChoice &choice : composer.verbChoices()) {
            known.push_back(choice.verb);
            const bool open = choice.verb == Verb::Hold || choice.verb == Verb::Move || choice.verb == Verb::Support;
            QVERIFY(choice.why.ok() == open);
        }
        // Raids and sieges are no business of this map.
        QVERIFY(known == (std::vector<Verb>{Verb::Hold, Verb::Move, Verb::ConvoyedMove, Verb::Support, Verb::Convoy}));
        play(composer, "key s");
        QVERIFY(composer.verbChoices().size() == known.size()); // another may still be meant
    }

    void writesRetreats_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("result");
        const auto row = [](const char *script, const char *result) {
            QTest::newRow(script) << QByteArray(script) << QByteArray(result);
        };
        row("Ser, Alb", "A Ser R Alb");
        row("key r, Ser, Alb", "A Ser R Alb");
        row("Ser, Ser", "A Ser D");
        row("Ser, enter", "A Ser D");
        row("key d, Ser", "A Ser D");
        row("Ser, key d", "A Ser D");
        row("Ser, Gre", "no: retreat-closed Gre");
        row("Ser, Lon", "no: not-adjacent Lon");
        row("Bud", "no: not-dislodged Bud");
        row("Vie", "no: no-unit Vie");
        row("Por", "no: not-yours Por");
        row("Ser, key s", "no: wrong-phase");
        row("key r, Ser, Ser", "no: to-itself Ser");
    }
    void writesRetreats()
    {
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, result);
        Position position =
            positionOf({{"Austria", {"A Bud"}}, {"Turkey", {"A Ser"}}}, {Season::Spring, 1901, Stage::Retreats});
        const KindId army = standardBoard()->findKind("A");
        const KindId fleet = standardBoard()->findKind("F");
        position.dislodged.push_back(
            {{power("Austria"), army, region("Ser"), Layer::Field}, province("Bul"), {region("Alb"), region("Tri")}});
        position.dislodged.push_back({{power("France"), fleet, region("Por"), Layer::Field},
                                      province("MAO"),
                                      {region("Spa/nc"), region("Spa/sc")}});
        Composer composer(*standardBoard(), m_rules, position, power("Austria"));
        QCOMPARE(play(composer, script, Stage::Retreats), result);

        Composer france(*standardBoard(), m_rules, position, power("France"));
        QCOMPARE(play(france, "Por, Spa", Stage::Retreats), QByteArray("coast: Spa/nc Spa/sc"));
        QCOMPARE(play(france, "Spa/nc", Stage::Retreats), QByteArray("F Por R Spa/nc"));
    }

    void writesBuilds_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("result");
        const auto row = [](const char *script, const char *result) {
            QTest::newRow(script) << QByteArray(script) << QByteArray(result);
        };
        row("StP", "kind: A F");
        row("StP, kind A", "Build A StP");
        row("StP, kind F", "coast: StP/nc StP/sc");
        row("StP, kind F, StP/sc", "Build F StP/sc");
        row("StP, key a", "Build A StP");
        row("key f, StP", "coast: StP/nc StP/sc");
        row("key f, StP, StP/nc", "Build F StP/nc");
        row("key f, StP/nc", "Build F StP/nc");
        row("StP/nc, kind F", "Build F StP/nc");
        row("StP/nc, kind A", "Build A StP");
        row("Mos", "Build A Mos"); // only one kind can stand there
        row("key f, Mos", "no: cannot-build Mos");
        row("key a, StP", "Build A StP");
        row("StP, Mos", "Build A Mos"); // another site instead
        row("Sev", "no: occupied Sev");
        row("War", "no: not-owned War");
        row("Ber", "no: not-home Ber");
        row("Fin", "no: not-home Fin");
        row("key w", "Waive");
        row("key x", "no: no-removal-due");
        row("StP, back, back", "nothing");
    }
    void writesBuilds()
    {
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, result);
        Position position = positionOf({{"Russia", {"F Sev"}}, {"Germany", {"A Mun", "A Ber"}}},
                                       {Season::Winter, 1901, Stage::Adjustments});
        for (const char *centre : {"Sev", "Mos", "StP", "Nwy"})
            position.owner[static_cast<std::size_t>(province(centre).index())] = power("Russia");
        for (const char *centre : {"Mun"})
            position.owner[static_cast<std::size_t>(province(centre).index())] = power("Germany");
        Composer composer(*standardBoard(), m_rules, position, power("Russia"));
        QCOMPARE(play(composer, script, Stage::Adjustments), result);
        // Half an order, of whose unit not even the kind may be known yet, still knows what there is to do in winter.
        const auto choices = composer.verbChoices();
        QVERIFY(
            std::none_of(choices.begin(), choices.end(), [](const auto &choice) { return choice.verb == Verb::Hold; }));
        QVERIFY(
            std::any_of(choices.begin(), choices.end(), [](const auto &choice) { return choice.verb == Verb::Waive; }));

        // Removals: one click, and nothing else goes.
        Composer germany(*standardBoard(), m_rules, position, power("Germany"));
        QCOMPARE(play(germany, "Mun", Stage::Adjustments), QByteArray("Remove A Mun"));
        QCOMPARE(play(germany, "key x, Ber", Stage::Adjustments), QByteArray("Remove A Ber"));
        QCOMPARE(play(germany, "Sev", Stage::Adjustments), QByteArray("no: not-yours Sev"));
        QCOMPARE(play(germany, "key w", Stage::Adjustments), QByteArray("no: no-build-left"));
        Composer france(*standardBoard(), m_rules, position, power("France"));
        QCOMPARE(play(france, "Par", Stage::Adjustments), QByteArray("no: no-build-left Par"));
        QVERIFY(france.offers().empty());
    }
};

QTEST_APPLESS_MAIN(TestComposer)
#include "tst_composer.moc"
