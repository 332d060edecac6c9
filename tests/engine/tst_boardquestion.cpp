#include "testvariants.h"

#include "map/board.h"
#include "orders/goals.h"
#include "orders/boardquestion.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// What somebody asks of the board in words.
class BoardQuestionTest : public QObject {
    Q_OBJECT

private:
    static QByteArray nameOf(BoardQuestion::Asks asks)
    {
        switch (asks) {
        case BoardQuestion::Asks::Unclear: return "unclear";
        case BoardQuestion::Asks::Help: return "help";
        case BoardQuestion::Asks::Unknown: return "unknown";
        case BoardQuestion::Asks::Support: return "support";
        case BoardQuestion::Asks::Place: return "place";
        case BoardQuestion::Asks::There: return "there";
        case BoardQuestion::Asks::Reach: return "reach";
        case BoardQuestion::Asks::Ways: return "ways";
        case BoardQuestion::Asks::Borders: return "borders";
        case BoardQuestion::Asks::Owner: return "owner";
        case BoardQuestion::Asks::Units: return "units";
        case BoardQuestion::Asks::Centres: return "centres";
        case BoardQuestion::Asks::Results: return "results";
        case BoardQuestion::Asks::Orders: return "orders";
        }
        return {};
    }

    /// "reach Bel Hol", "units Turkey fleet"; "none": no question.
    static QByteArray read(const Variant &variant, const std::string &line)
    {
        const Board &board = *variant.board;
        const auto question = readBoardQuestion(line, {&board, &variant.start, variant.start.phase.stage});
        if (!question)
            return "none";
        std::string text = nameOf(question->asks).toStdString();
        for (const RegionId place : question->places)
            text.append(" ").append(board.regionText(place));
        if (question->power.valid())
            text.append(" ").append(board.power(question->power).name);
        if (question->kind.valid())
            text.append(" ").append(board.kind(question->kind).name);
        if (question->asks == BoardQuestion::Asks::Unknown)
            text.append(" ").append(question->unknown);
        return QByteArray::fromStdString(text);
    }

private Q_SLOTS:
    void questions_data();
    void questions();
    void bothLanguagesAskEveryBoard();
    void ordersAreNoQuestions();
    void goalsAreThoseOfLegalMoves();
    void supportersAreThoseOfLegalOrders();
};

void BoardQuestionTest::questions_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("read");
    const auto row = [](const char *line, const char *read) {
        QTest::newRow(line) << QByteArray(line) << QByteArray(read);
    };
    row("what is in Bur", "there Bur");
    row("What is in Burgundy?", "there Bur");
    row("who stands in the North Sea", "there NTH");
    row("is Gulf of Lyon empty", "there GOL");
    row("kie", "place Kie");
    row("kie?", "there Kie");
    row("who reaches Bel", "reach Bel");
    row("who can go to the Gulf of Lyon and Bel?", "reach GOL Bel");
    row("who could attack stp", "reach StP");
    row("reaches gal", "reach Gal");
    row("where can Vienna go", "ways Vie");
    row("who borders Mun", "borders Mun");
    row("what is next to Munich", "borders Mun");
    row("who owns Rum", "owner Rum");
    row("whose is rumania", "owner Rum");
    row("whom does rum belong to", "owner Rum");
    row("who holds Bel", "owner Bel");
    row("read the results", "results");
    row("results", "results");
    row("what happened?", "results");
    row("read the orders", "orders");
    row("read the orders of Turkey", "orders Turkey");
    row("orders", "none");
    row("where are the fleets of Turkey", "units Turkey fleet");
    row("where are the Turkish armies?", "units Turkey army");
    row("which units has France", "units France");
    row("where is France", "units France");
    row("where are the fleets", "units fleet");
    row("what does Turkey own", "centres Turkey");
    row("how many centres has France", "centres France");
    row("who reaches Belgum", "reach Bel");
    row("who reaches Den", "reach Den");
    row("what", "unclear");
    row("what is the weather like", "unclear");
    row("what is the weather like?", "unclear");
    row("xyzzy", "none");
    row("xyzzy?", "unclear");
    row("", "none");
    row(" ?", "help");
    row("?", "help");
    row(".", "none");
    // what a unit can do, and who can help it
    row("what can vie do", "ways Vie");
    row("where can kiel go", "ways Kie");
    row("what can the fleet in Kiel do", "ways Kie fleet");
    row("who could support bud to gal", "support Bud Gal");
    row("who supports Bud", "support Bud");
    row("who can support A Budapest to Galicia?", "support Bud Gal");
    row("who can support bud to xyz", "unknown xyz");
    row("read the results of Germany", "results Germany");
    row("orders of austria", "orders Austria");
    // a coast is heard
    row("who reaches spa/sc", "reach Spa/sc");
    row("what is in stp/nc", "there StP/nc");
    row("who reaches Spain (south coast)", "reach Spa/sc");
    // what the board does not have
    row("what is in xyz", "unknown xyz");
    row("who reaches the Shire?", "unknown Shire");
    row("where is Narnia", "unknown Narnia");
    row("was ist in Mittelerde", "unknown Mittelerde");
    row("how many centres has Mordor", "unknown Mordor");
    row("what is in bur now then", "there Bur");
    // German
    row("was ist in Bur", "there Bur");
    row("Was steht in Burgund?", "there Bur");
    row("wer erreicht Bel", "reach Bel");
    row("wer kommt nach Belgien?", "reach Bel");
    row("wohin kann Wien ziehen", "ways Vie");
    row("wer grenzt an Mün", "borders Mun");
    row("wem gehört Rum", "owner Rum");
    row("wem gehoert rum?", "owner Rum");
    row("lies die Ergebnisse", "results");
    row("lies die Befehle", "orders");
    row("wo sind die Flotten der Türkei", "units Turkey fleet");
    row("wo stehen Frankreichs Armeen", "units France army");
    row("wo stehen die türkischen Flotten", "units Turkey fleet");
    row("welche Zentren hat Österreich", "centres Austria");
    row("was steht in den", "there Den");
    row("wo kann die flotte kiel hin", "ways Kie fleet");
    row("was kann wien machen", "ways Vie");
    row("wer kann bud nach gal unterstützen", "support Bud Gal");
    row("wer unterstuetzt bud", "support Bud");
    row("lies die Ergebnisse von Deutschland", "results Germany");
    // what the manual says
    row("where can lvp go", "ways Lvp");
    row("wohin kann lvp", "ways Lvp");
    row("wer grenzt an mun", "borders Mun");
    row("wie viele zentren hat frankreich", "centres France");
}

void BoardQuestionTest::questions()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, read);
    QCOMPARE(BoardQuestionTest::read(*standardVariant(), line.toStdString()), read);
}

/// By each place's full name and by its short one.
void BoardQuestionTest::bothLanguagesAskEveryBoard()
{
    int asked = 0;
    for (const QString &id : readableVariants()) {
        const auto variant = anyVariant(id.toStdString());
        const Board &board = *variant->board;
        for (const Province &province : board.provinces()) {
            for (const std::string &name : {province.name, province.abbreviation}) {
                const RegionId place = board.findRegion(name);
                if (!place.valid())
                    continue;
                for (const char *begun : {"what is in ", "was ist in ", "who reaches ", "wer erreicht "}) {
                    const std::string line = begun + name;
                    const auto question =
                        readBoardQuestion(line, {&board, &variant->start, variant->start.phase.stage});
                    QVERIFY2(question && question->places == std::vector<RegionId>{place},
                             qPrintable(QString::fromStdString(variant->id + ": " + line)));
                    const bool there = std::string_view(begun).ends_with("in ");
                    QVERIFY2(question->asks == (there ? BoardQuestion::Asks::There : BoardQuestion::Asks::Reach),
                             qPrintable(QString::fromStdString(variant->id + ": " + line)));
                    ++asked;
                }
            }
        }
    }
    QVERIFY(asked > 1000);
}

void BoardQuestionTest::ordersAreNoQuestions()
{
    for (const char *line : {"A Vie - Gal", "vie - gal", "bud s vie - gal", "F Lon H", "Austria: A Vie - Gal"})
        QCOMPARE(read(*standardVariant(), line), QByteArray("none"));
}

void BoardQuestionTest::goalsAreThoseOfLegalMoves()
{
    const Variant &standard = *standardVariant();
    const Board &board = *standard.board;
    const auto goals = goalsOf(board, standard.rules.orders, standard.start);
    QCOMPARE(goals.size(), standard.start.units.size());
    const auto of = [&](const char *place) {
        const ProvinceId province = board.findProvince(place);
        return *std::find_if(goals.begin(), goals.end(),
                             [&](const UnitGoals &each) { return board.provinceOf(each.unit.region) == province; });
    };
    QVERIFY(of("Vie").steps.contains(board.findProvince("Gal")));
    QVERIFY(!of("Vie").steps.contains(board.findProvince("Rum")));
    QVERIFY(of("Lvp").steps.contains(board.findProvince("Yor")));
    QVERIFY(of("Lvp").convoys.empty());
    Position winter = standard.start;
    winter.phase.stage = Stage::Adjustments;
    QVERIFY(goalsOf(board, standard.rules.orders, winter).empty());
}

void BoardQuestionTest::supportersAreThoseOfLegalOrders()
{
    const Variant &standard = *standardVariant();
    const Board &board = *standard.board;
    const auto supporters = [&](const char *from, const char *to) {
        QStringList places;
        for (const Unit &unit : supportersOf(board, standard.rules.orders, standard.start, board.findProvince(from),
                                             to ? board.findProvince(to) : ProvinceId()))
            places += QString::fromStdString(board.regionText(unit.region));
        return places.join(u' ');
    };
    QCOMPARE(supporters("Bud", "Gal"), QStringLiteral("Vie War"));
    QCOMPARE(supporters("Bud", nullptr), QStringLiteral("Vie"));
    QCOMPARE(supporters("Bud", "Ser"), QString());
    QCOMPARE(supporters("Bud", "Par"), QString());
    QCOMPARE(supporters("Bur", "Par"), QString()); // nobody stands there

    // A fleet comes to one coast of two.
    const auto goals = goalsOf(board, standard.rules.orders, standard.start);
    const auto petersburg = std::find_if(goals.begin(), goals.end(), [&](const UnitGoals &each) {
        return board.regionText(each.unit.region) == "StP/sc";
    });
    QVERIFY(petersburg != goals.end());
    QVERIFY(petersburg->stepsTo(board, board.findRegion("BOT")));
    Position north = standard.start;
    for (Unit &unit : north.units) {
        if (unit.region == petersburg->unit.region)
            unit.region = board.findRegion("BAR");
    }
    const auto later = goalsOf(board, standard.rules.orders, north);
    const auto barents = std::find_if(
        later.begin(), later.end(), [&](const UnitGoals &each) { return each.unit.region == board.findRegion("BAR"); });
    QVERIFY(barents->stepsTo(board, board.findRegion("StP/nc")));
    QVERIFY(!barents->stepsTo(board, board.findRegion("StP/sc")));
    QVERIFY(barents->stepsTo(board, board.findRegion("StP")));
}

QTEST_GUILESS_MAIN(BoardQuestionTest)
#include "tst_boardquestion.moc"
