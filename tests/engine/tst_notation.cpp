#include "orders/notation.h"
#include "orders/parser.h"
#include "language/tokenizer.h"
#include "orders/verbs.h"

#include "standardboard.h"

#include <QtTest/QTest>

using namespace entente;
using entente::test::positionOf;
using entente::test::province;
using entente::test::region;
using entente::test::standardBoard;

// What a verb must bring is asked at compile time: one that has nothing is none, and neither is one that phases of
// moves know and nobody checks there.
struct Unheard {};
struct Unchecked {};
template <>
struct entente::VerbModule<Unchecked> {
    static constexpr VerbUse use = {.moves = true};
    static std::string text(const OrderWriting &, const Unchecked &);
    static std::optional<ParseError> read(OrderReader &, KindId);
};
static_assert(!Verbal<Unheard> && Verbal<Unchecked> && !WholeVerb<Unchecked> && WholeVerb<Move>);

namespace {

Result<ParsedOrder, ParseError> parse(const QByteArray &line, Stage stage = Stage::Moves,
                                      const Position *position = nullptr)
{
    return parseOrder(line.toStdString(), {standardBoard().get(), position, stage});
}

/// The order in the house notation, or the error in words.
QByteArray house(const QByteArray &line, Stage stage = Stage::Moves, const Position *position = nullptr)
{
    const auto result = parse(line, stage, position);
    if (!result)
        return QByteArray("? ") + QByteArray::fromStdString(describe(result.error()).text());
    QByteArray text = QByteArray::fromStdString(orderText(*standardBoard(), result->order, stage));
    if (result->power.valid())
        text.prepend(QByteArray::fromStdString(standardBoard()->power(result->power).name) + ": ");
    return text;
}

} // namespace

class TestNotation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutsIntoTokens()
    {
        const auto tokens = tokenize("A(Vie) -=> Gal, \xC2\xA0St.P/nc");
        QByteArray shape;
        for (const Token &token : tokens)
            shape += "wd/(),:"[static_cast<int>(token.kind)];
        QCOMPARE(shape, QByteArray("w(w)dw,w/w"));
        QCOMPARE(std::string(tokens[4].text), std::string("-=>"));
        QVERIFY(tokens[4].spaceBefore);
        QVERIFY(!tokens[2].spaceBefore);
        QCOMPARE(tokens[7].column, 18);
        QVERIFY(tokenize(" \t ").empty());
    }

    /// A place may be called like a power, and its unit may be left without a kind.
    void placesCalledLikePowers()
    {
        for (const QByteArray &line : {QByteArray("-  \0ENG", 7), QByteArray("- ENG"), QByteArray("ENG D")})
            QCOMPARE(house(line), QByteArray("ENG D"));
        QCOMPARE(house("ENG D ENG", Stage::Adjustments).left(9), QByteArray("England: "));
    }

    void readsTheHouseNotation_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("stage");
        const char *moves[] = {"A Vie H",
                               "A Vie - Gal",
                               "F MAO - Spa/nc",
                               "F MAO - Spa",
                               "F StP/sc - GOB",
                               "A Lon - Nwy via convoy",
                               "A Lon - Nwy via NTH",
                               "A Lon - Tun via ENG MAO WMS",
                               "A Bud S A Vie",
                               "A Bud S A Vie - Gal",
                               "F Por S F MAO - Spa/sc",
                               "F NTH C A Lon - Nwy",
                               "Vie - Gal",
                               "Bud S Vie",
                               "A Ser D",
                               "A Ser R Alb",
                               "F NAf - Tun",
                               "A Spa/nc - Gas",
                               "A Vie - Vie",
                               "A Bud S A Vie - Vie",
                               "A Bur S A (Spa in Mar)",
                               "F Mar S F (Spa in Gas)",
                               "A Bur S A (Gas in Spa)",
                               "A War S A (StP in Mos)",
                               "F AEG S F (Bul/sc in Gre)"};
        for (const char *line : moves)
            QTest::newRow(line) << QByteArray(line) << static_cast<int>(Stage::Moves);
        for (const char *line : {"F Gre R Bul/sc", "A Ser D"})
            QTest::addRow("%s (retreats)", line) << QByteArray(line) << static_cast<int>(Stage::Retreats);
        for (const char *line : {"Build A Vie", "Build F StP/sc", "Remove A Vie", "Remove F Spa/nc", "Waive"})
            QTest::addRow("%s (adjustments)", line) << QByteArray(line) << static_cast<int>(Stage::Adjustments);
    }
    void readsTheHouseNotation()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, stage);
        QCOMPARE(house(line, static_cast<Stage>(stage)), line);
    }

    void readsOtherHands_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("order");
        const struct {
            const char *line;
            const char *order;
        } rows[] = {
            {"A EDI - LVP", "A Edi - Lvp"},
            {"A Rum S A Vie in Gal", "A Rum S A (Vie in Gal)"},
            {"A Rum S A Vie in H", "A Rum S A Vie"},
            {"A Bur supports the army Spain in Marseilles", "A Bur S A (Spa in Mar)"},
            {"a bel - edi via", "A Bel - Edi via convoy"},
            {"A BER S A MUN - KIE", "A Ber S A Mun - Kie"},
            {"F ION C A GRE - SPA", "F ION C A Gre - Spa"},
            {"F LYO - WES", "F GOL - WMS"},
            {"F STP/NC S A DEN - NWY", "F StP/nc S A Den - Nwy"},
            {"Army Vienna moves to Galicia", "A Vie - Gal"},
            {"fleet St. Petersburg (south coast) supports army Moscow to Livonia", "F StP/sc S A Mos - Lvn"},
            {"The fleet in St. Petersburg (south coast) retreats to the Gulf of Bothnia", "F StP/sc R GOB"},
            {"Fleet in Brest supports Fleet in North Africa moving to Mid-Atlantic Ocean", "F Bre S F NAf - MAO"},
            {"The army in London will move to Norway via a convoy", "A Lon - Nwy via convoy"},
            {"England: F English Channel C A London - Belgium", "England: F ENG C A Lon - Bel"},
            {"Austria: A Vie - Gal", "Austria: A Vie - Gal"},
            {"F: a bur holds", "France: A Bur H"},
            {"FRA A Par-Bur", "France: A Par - Bur"},
            {"ENG: F nth -> pic", "England: F NTH - Pic"},
            {"ENG C A Lon - Bel", "ENG C A Lon - Bel"},
            {"England: Waive", "England: Waive"},
            {"A(Vie)\xE2\x80\x94Gal", "A Vie - Gal"},
            {"F(Spa(nc)) \xE2\x80\x93 MAO", "F Spa/nc - MAO"},
            {"F(Spa)nc-Por", "F Spa/nc - Por"},
            {"A Vie \xE2\x86\x92 Gal", "A Vie - Gal"},
            {"A Vie \xE2\x88\x92 Gal", "A Vie - Gal"},
            {"A Vie ==> Gal.", "A Vie - Gal"},
            {"Par > Bur", "Par - Bur"},
            {"A Lon-Nth-Nwy", "A Lon - Nwy via NTH"},
            {"A BUL-AEG - ION -> TUN", "A Bul - Tun via AEG ION"},
            {"A Lon - Tun via ENG, MAO, WMS", "A Lon - Tun via ENG MAO WMS"},
            {"A Lon - Nwy (via convoy)", "A Lon - Nwy via convoy"},
            {"a lon-wal by convoy", "A Lon - Wal via convoy"},
            {"F NTS CA LON-BEL", "F NTH C A Lon - Bel"},
            {"A HOL SA LON-BEL", "A Hol S A Lon - Bel"},
            {"F HEL SF DEN-DEN", "F HEL S F Den"},
            {"A VIE SA TURKEY VEN-TRI", "A Vie S A Ven - Tri"},
            {"F ECH SF ENGLISH BRE-MAO", "F ENG S F Bre - MAO"},
            {"f wal s mao iri", "F Wal S MAO - IRI"},
            {"F DEN-H", "F Den H"},
            {"A Mar support hold Spa", "A Mar S Spa"},
            {"A Mar supports A Spa to hold", "A Mar S A Spa"},
            {"fleet nwg sea C norway - edi", "F NWG C Nwy - Edi"},
            {"Nor S A StP", "Nwy S A StP"}, // not "NorS", the Norwegian Sea
            {"NorS - Nwy", "NWG - Nwy"},
            {"F MAO - stp-sc", "F MAO - StP/sc"},
            {"BUILD A LON", "Build A Lon"},
            {"A WAR B", "Build A War"},
            {"b f stp nc", "Build F StP/nc"},
            {"REMOVE F LVN", "F Lvn D"},
            {"D F Tri", "F Tri D"},
            {"fleet trieste disband", "F Tri D"},
            {"RETREAT F STP/SC - BOT", "F StP/sc R GOB"},
            {"M\xC3\xBCn - Ber", "Mun - Ber"},
            // Other notations: old zines, mail, chats, forums, servers.
            {"A(Mun) stands (retreat: Ber, Kie, Sil)", "A Mun H"},
            {"(A VEN-ROM)", "A Ven - Rom"},
            {"((F GRE-aeg))", "F Gre - AEG"},
            {"<F NWY-stp(nc)>", "F Nwy - StP/nc"},
            {"_A Vie-Gal_", "A Vie - Gal"},
            {"A Vie-Gal*", "A Vie - Gal"},
            {"F <NTH> S *German* A hol-bel", "F NTH S A Hol - Bel"},
            {"((A SER S Turkish A bul-rum/NSO))", "A Ser S A Bul - Rum"},
            {"((F hel H/ANN))", "F HEL H"},
            {"Builds: Turkey A Ankara", "Turkey: Build A Ank"},
            {"Germany disbands A Kiel", "Germany: A Kie D"},
            {"F Nth ff A Lon to Nwy", "F NTH C A Lon - Nwy"},
            {"+ f bre", "Build F Bre"},
            {"waives build london", "Waive"},
            {"livo -> mos", "Lvn - Mos"},
            {"lvp attack on edi", "Lvp - Edi"},
            {"m lvp-edi", "Lvp - Edi"},
            {"F Engli Cha c A Picardy - Wales", "F ENG C A Pic - Wal"},
            {"F Con support TO Bul from Rum", "F Con S Rum - Bul"},
            {"army at Paris support move to Burgundy from Marseilles", "A Par S Mar - Bur"},
            {"army at Paris support hold to Burgundy", "A Par S Bur"},
            {"RUM MOVE BUL -> resolved", "Rum - Bul"},
            {"RUM MOVE BUL via Convoy -> Convoy cancelled", "Rum - Bul via convoy"},
            {"Army Paris moves to -> Burgundy", "A Par - Bur"},
            {"PAR/BUR", "Par - Bur"},
            {"Par:Bur", "Par - Bur"},
            {"1) A Par-Bur", "A Par - Bur"},
            {"- A Par-Bur", "A Par - Bur"},
            {"> > A Par-Bur", "A Par - Bur"},
            {"SUB ((FRA FLT BRE) MTO MAO)", "France: F Bre - MAO"},
            {"(ENG AMY LON) CTO BEL VIA (NTH)", "England: A Lon - Bel via NTH"},
            {"((ENG FLT NTH) CVY (ENG AMY LON) CTO BEL)", "England: F NTH C A Lon - Bel"},
            {"((FRA AMY MAR) SUP (FRA FLT BRE) MTO GAS)", "France: A Mar S F Bre - Gas"},
            {"((RUS FLT (STP SCS)) MTO GOB)", "Russia: F StP/sc - GOB"},
            {"A Bud u A Wie-Gal", "A Bud S A Vie - Gal"},
            {"A Wien zieht nach Galizien", "A Vie - Gal"},
            {"A Wien h\xC3\xA4"
             "lt",
             "A Vie H"},
            {"A Vie-Gal (+A Bud, A Rum)", "A Vie - Gal"},
            {"A Vie x Gal", "A Vie - Gal"},
            {"F MAO - Spai (nc)", "F MAO - Spa/nc"},
            {"F Spa/nc/Mar", "F Spa/nc - Mar"},
        };
        for (const auto &row : rows)
            QTest::newRow(row.line) << QByteArray(row.line) << QByteArray(row.order);
    }
    void readsOtherHands()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, order);
        QCOMPARE(house(line), order);
    }

    void saysWhatWasWrong_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("piece");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("suggestion");
        const auto row = [](const char *line, ParseError::Kind kind, const char *piece, int column,
                            const char *suggestion = "") {
            QTest::newRow(*line ? line : "empty")
                << QByteArray(line) << static_cast<int>(kind) << QByteArray(piece) << column << QByteArray(suggestion);
        };
        row("", ParseError::Kind::Empty, "", 0);
        row(" ... ", ParseError::Kind::Empty, "", 0);
        row("A Vie - Galcia", ParseError::Kind::UnknownProvince, "Galcia", 8, "Galicia");
        row("A bargandy holds", ParseError::Kind::UnknownProvince, "bargandy", 2, "Burgundy");
        row("A Bud S A Veinna - Gal", ParseError::Kind::UnknownProvince, "Veinna", 10, "Vienna");
        row("liv - edi", ParseError::Kind::UnknownProvince, "liv", 0, "Livonia"); // or Liverpool: must be asked
        row("F Rum - Bul/nc", ParseError::Kind::UnknownCoast, "nc", 12, "Bul/ec");
        row("F Rom - Ven/sc", ParseError::Kind::UnknownCoast, "sc", 12);
        row("Narnia: A Vie - Gal", ParseError::Kind::UnknownPower, "Narnia", 0);
        row("ingland: A Lon - Wal", ParseError::Kind::UnknownPower, "ingland", 0, "England");
        row("X Vie - Gal", ParseError::Kind::UnknownKind, "X", 0, "A");
        row("A Vie jumps Gal", ParseError::Kind::UnknownVerb, "jumps", 6);
        row("A Vie suports A Bud", ParseError::Kind::UnknownVerb, "suports", 6, "supports");
        row("A Vie", ParseError::Kind::MissingPart, "Vie", 2);
        row("A Vie -", ParseError::Kind::MissingPart, "-", 6);
        row("F NTH C A Lon", ParseError::Kind::MissingPart, "Lon", 10);
        row("F Kie S F SKA in", ParseError::Kind::MissingPart, "in", 14);
        row("A Vie S", ParseError::Kind::MissingPart, "S", 6);
        row("A Vie - Gal now", ParseError::Kind::ExtraText, "now", 12);
        row("A Vie H H", ParseError::Kind::ExtraText, "H", 8);
        row("Austria:", ParseError::Kind::MissingPart, ":", 7);
    }
    void saysWhatWasWrong()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, kind);
        QFETCH(QByteArray, piece);
        QFETCH(int, column);
        QFETCH(QByteArray, suggestion);
        const auto result = parse(line);
        QVERIFY(!result.ok());
        const ParseError &error = result.error();
        QCOMPARE(static_cast<int>(error.kind), kind);
        QCOMPARE(QByteArray::fromStdString(error.piece), piece);
        QCOMPARE(error.column, column);
        QCOMPARE(error.suggestions.empty() ? QByteArray() : QByteArray::fromStdString(error.suggestions.front()),
                 suggestion);
        const std::string sentence = describe(error).text();
        QVERIFY(sentence.ends_with('.') || sentence.ends_with('?'));
    }

    void fillsKindsFromThePosition()
    {
        Position position = positionOf({{"England", {"F NTH", "A Lon"}}});
        QCOMPARE(house("nth c lon - nwy", Stage::Moves, &position), QByteArray("F NTH C A Lon - Nwy"));
        QCOMPARE(house("A nth - nwy", Stage::Moves, &position), QByteArray("A NTH - Nwy")); // as written
        QCOMPARE(house("yor - nwy", Stage::Moves, &position), QByteArray("Yor - Nwy"));     // nothing stands there

        position.dislodged.push_back(
            {{PowerId(0), standardBoard()->findKind("F"), region("Lon"), Layer::Field}, province("Wal"), {}});
        QCOMPARE(house("lon - eng", Stage::Retreats, &position), QByteArray("F Lon R ENG"));
    }

    void asksTheBoardWhoIsMeant()
    {
        const Position position = positionOf({{"England", {"A Lvp"}}, {"Germany", {"A Lvn"}}});
        QCOMPARE(house("England: A Liv - Edi", Stage::Moves, &position), QByteArray("England: A Lvp - Edi"));
        QCOMPARE(house("Germany: Liv - Mos", Stage::Moves, &position), QByteArray("Germany: A Lvn - Mos"));
        QVERIFY(house("A Liv - Edi", Stage::Moves, &position).startsWith('?')); // two units, and nobody says whose
    }

    void readsMovesAsRetreats()
    {
        QCOMPARE(house("A Ser - Alb", Stage::Retreats), QByteArray("A Ser R Alb"));
        QCOMPARE(house("A Ser - Alb", Stage::Moves), QByteArray("A Ser - Alb"));
        QCOMPARE(house("R A Par", Stage::Adjustments), QByteArray("Remove A Par"));
        QVERIFY(house("R A Par", Stage::Retreats).startsWith('?'));
    }

    void readsUnits()
    {
        const auto fleet = parseUnit("F StP/sc", *standardBoard());
        QVERIFY(fleet.ok());
        QVERIFY(fleet->region == region("StP/sc") && fleet->kind == standardBoard()->findKind("F"));
        QVERIFY(parseUnit("a vie", *standardBoard()).ok());
        QVERIFY(!parseUnit("Vie", *standardBoard()).ok());
        QVERIFY(!parseUnit("A Vie - Gal", *standardBoard()).ok());
        QVERIFY(!parseUnit("", *standardBoard()).ok());
    }

    void namesPhases()
    {
        Phase phase;
        QVERIFY(readPhase("F1905R", phase));
        QVERIFY((phase == Phase{Season::Autumn, 1905, Stage::Retreats}));
        QCOMPARE(phaseText(phase), std::string("F1905R"));
        QVERIFY(readPhase("s1m", phase));
        QCOMPARE(phase.year, 1);
        for (const char *text : {"", "S1901", "X1901M", "S19x1M", "S-1M", "S99999999999M", "SM"})
            QVERIFY(!readPhase(text, phase));
    }

    /// No line of any bytes may stop the parser, and an error always points into the line.
    void survivesAnything()
    {
        const QByteArray seeds[] = {"Austria: A Bud S A Vie - Gal", "F StP/sc - GOB via NTH, SKA",
                                    "F(Spa(nc))\xE2\x80\x94MAO", "Build F StP/nc", "A Lon - NTH - Nwy (via convoy)"};
        const QByteArray bytes("-/(),:; .ASCHRDB\xE2\x80\x94\xC3\xFFviaeng");
        std::uint32_t state = 12345;
        const auto next = [&state](int bound) {
            state = state * 1664525u + 1013904223u;
            return static_cast<int>((state >> 8) % static_cast<std::uint32_t>(bound));
        };
        for (int round = 0; round < 20000; ++round) {
            QByteArray line = seeds[next(5)];
            for (int change = next(6); change >= 0; --change) {
                const int at = next(static_cast<int>(line.size()) + 1);
                if (next(3) == 0)
                    line.remove(at, 1 + next(4));
                else
                    line.insert(at, bytes[next(static_cast<int>(bytes.size()))]);
            }
            const Stage stage = static_cast<Stage>(next(3));
            const auto result = parse(line, stage);
            if (result) {
                const QByteArray text = QByteArray::fromStdString(orderText(*standardBoard(), result->order, stage));
                const auto again = parse(text, stage);
                if (!again || !(again->order == result->order))
                    QFAIL(qPrintable(
                        QString::fromLatin1("%1 | %2").arg(QString::fromUtf8(line), QString::fromUtf8(text))));
            } else {
                const ParseError &error = result.error();
                QVERIFY(error.column >= 0 && error.column + static_cast<int>(error.piece.size()) <= line.size());
                QCOMPARE(line.mid(error.column, static_cast<int>(error.piece.size())).toStdString(), error.piece);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestNotation)
#include "tst_notation.moc"
