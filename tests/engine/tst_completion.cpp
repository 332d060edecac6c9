#include "testfiles.h"

#include "orders/completion.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// What the line for orders proposes while one types.
class CompletionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void proposals_data();
    void proposals();
    void squadrons_data();
    void squadrons();
    void garrisonsAreNotProposed();
    void onlyOwnUnitsAreProposed();
    void proposalsAreRead_data();
    void proposalsAreRead();
    void everyProposalGoesOnWhatWasTyped();
    void nothingOutsideMoves();
};

void CompletionTest::proposals_data()
{
    QTest::addColumn<QByteArray>("power");
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QByteArray>("found"); ///< joined by |
    QTest::newRow("units of one power") << QByteArray("Austria") << QByteArray("bu") << QByteArray("A Bud ");
    QTest::newRow("units of all") << QByteArray("") << QByteArray("b") << QByteArray("A Bud |F Bre |A Ber ");
    QTest::newRow("nobody's") << QByteArray("Austria") << QByteArray("par") << QByteArray("");
    QTest::newRow("by its German name") << QByteArray("Austria") << QByteArray("wi") << QByteArray("A Vie ");
    QTest::newRow("moves") << QByteArray("England") << QByteArray("lon - n") << QByteArray("F Lon - NTH");
    QTest::newRow("full names") << QByteArray("Austria") << QByteArray("A Budapest gal") << QByteArray("A Bud - Gal");
    QTest::newRow("supports") << QByteArray("Austria") << QByteArray("bud s vie ga")
                              << QByteArray("A Bud S A Vie - Gal");
    QTest::newRow("hold") << QByteArray("Turkey") << QByteArray("F ank h") << QByteArray("F Ank H");
    QTest::newRow("nothing begins so") << QByteArray("Austria") << QByteArray("vie mos") << QByteArray("");
    QTest::newRow("empty") << QByteArray("Austria") << QByteArray("  ") << QByteArray("");
}

void CompletionTest::proposals()
{
    QFETCH(QByteArray, power);
    QFETCH(QByteArray, typed);
    QFETCH(QByteArray, found);
    const Variant &standard = *standardVariant();
    const PowerId id = power.isEmpty() ? PowerId() : standard.board->findPower(power.toStdString());
    const Completion completion(*standard.board, standard.rules.orders, standard.start, id);
    QByteArrayList texts;
    for (const std::string &text : completion.proposals(typed.toStdString()))
        texts.append(QByteArray::fromStdString(text));
    QByteArrayList expected = found.isEmpty() ? QByteArrayList() : found.split('|');
    std::sort(texts.begin(), texts.end());
    std::sort(expected.begin(), expected.end());
    QCOMPARE(texts, expected);
}

void CompletionTest::squadrons_data()
{
    QTest::addColumn<QByteArray>("power");
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QByteArray>("found"); ///< one of them
    QTest::newRow("the unit by its letter") << QByteArray("Russia") << QByteArray("s mos") << QByteArray("S Mos ");
    QTest::newRow("the unit without") << QByteArray("Russia") << QByteArray("mos") << QByteArray("S Mos ");
    QTest::newRow("a raid") << QByteArray("Russia") << QByteArray("mos b gal") << QByteArray("S Mos B Gal via Ukr");
    QTest::newRow("an invasion") << QByteArray("Russia") << QByteArray("s mos - ukr") << QByteArray("S Mos - Ukr");
    QTest::newRow("a support") << QByteArray("Austria") << QByteArray("vie s bud - ser")
                               << QByteArray("S Vie S A Bud - Ser via Tri");
}

void CompletionTest::squadrons()
{
    QFETCH(QByteArray, power);
    QFETCH(QByteArray, typed);
    QFETCH(QByteArray, found);
    const auto lima = variantNamed("lima");
    const Completion completion(*lima->board, lima->rules.orders, lima->start,
                                lima->board->findPower(power.toStdString()));
    const std::vector<std::string> texts = completion.proposals(typed.toStdString(), 500);
    QVERIFY2(std::find(texts.begin(), texts.end(), found.toStdString()) != texts.end(),
             texts.empty() ? "nothing" : texts.front().c_str());
}

void CompletionTest::garrisonsAreNotProposed()
{
    const auto variant = variantNamed("1939-iii");
    const Completion completion(*variant->board, variant->rules.orders, variant->start, PowerId());
    QVERIFY(completion.proposals("blt").empty());
    QVERIFY(completion.proposals("blt ").empty());
}

/// What is proposed is read, and read as the very order.
void CompletionTest::proposalsAreRead_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"1939-iii", "city-state", "davis", "fleet-rome", "lima", "nikjon", "pacific", "peloponnese",
                           "sequential", "standard", "western-front"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void CompletionTest::proposalsAreRead()
{
    QFETCH(QString, id);
    const auto variant = variantNamed(id.toStdString());
    const Board &board = *variant->board;
    Position position = variant->start;
    position.phase.stage = Stage::Moves;
    const Completion completion(board, variant->rules.orders, position, PowerId());
    for (const Unit &unit : position.units) {
        for (const std::string &text : completion.proposals(board.regionText(unit.region) + ' ', 5000)) {
            const auto read = parseOrder(text, {&board, &position, Stage::Moves});
            QVERIFY2(read, text.c_str());
            Order order = read->order;
            QCOMPARE(orderText(board, order), text);
            const UnitId there = unitIn(board, position, board.provinceOf(order.at), order.layer);
            const PowerId power = position.units[static_cast<std::size_t>(there.index())].power;
            QVERIFY2(checkOrder(board, variant->rules.orders, position, power, order).ok(), text.c_str());
        }
    }
}

void CompletionTest::onlyOwnUnitsAreProposed()
{
    const Variant &standard = *standardVariant();
    Position position = standard.start;
    position.units.clear();
    for (const auto &[power, place] :
         {std::pair{"Austria", "Bud"}, {"Austria", "Bur"}, {"Austria", "Vie"}, {"Italy", "Bul"}})
        position.units.push_back({standard.board->findPower(power), standard.board->findKind("A"),
                                  standard.board->findRegion(place), Layer::Field});
    position.sort();
    std::vector<std::string> texts =
        Completion(*standard.board, standard.rules.orders, position, standard.board->findPower("Austria"))
            .proposals("bu");
    std::sort(texts.begin(), texts.end());
    QCOMPARE(texts, (std::vector<std::string>{"A Bud ", "A Bur "}));
}

void CompletionTest::everyProposalGoesOnWhatWasTyped()
{
    const Variant &standard = *standardVariant();
    const Completion completion(*standard.board, standard.rules.orders, standard.start, PowerId());
    const std::vector<std::string> first = completion.proposals("stp ", 200);
    QVERIFY(first.size() > 5);
    for (const std::string &text : first) {
        const std::vector<std::string> again = completion.proposals(text, 200);
        QVERIFY2(std::find(again.begin(), again.end(), text) != again.end(), text.c_str());
    }
}

void CompletionTest::nothingOutsideMoves()
{
    const Variant &standard = *standardVariant();
    Position winter = standard.start;
    winter.phase = {Season::Winter, 1901, Stage::Adjustments};
    QVERIFY(Completion(*standard.board, standard.rules.orders, winter, PowerId()).proposals("bud ").empty());
}

QTEST_GUILESS_MAIN(CompletionTest)
#include "tst_completion.moc"
