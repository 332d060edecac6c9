#include "testfiles.h"

#include "orders/completion.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// What the line for orders proposes while one types.
class CompletionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void proposals_data();
    void proposals();
    void onlyOwnUnitsAreProposed();
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
