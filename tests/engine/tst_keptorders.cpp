#include "game/conditions.h"
#include "game/keptorders.h"
#include "game/steps.h"
#include "orders/notation.h"
#include "orders/setup.h"
#include "testfiles.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

Q_DECLARE_METATYPE(entente::Answer)

namespace {

/// A board with what is said of it, beside an empty one: "France: A Bur", "owner France: Vie".
Position standing(const Variant &variant, std::initializer_list<std::pair<const char *, const char *>> units,
                  std::initializer_list<std::pair<const char *, const char *>> owners = {})
{
    const Board &board = *variant.board;
    Position position = variant.start;
    position.units.clear();
    for (const auto &[power, unit] : units)
        position.units.push_back({board.findPower(power), board.findKind(std::string_view(unit).substr(0, 1)),
                                  board.findRegion(std::string_view(unit).substr(2)), Layer::Field});
    for (const auto &[power, place] : owners)
        position.owner[static_cast<std::size_t>(board.findProvince(place).index())] = board.findPower(power);
    position.sort();
    return position;
}

QByteArray written(const Game &game, const char *power)
{
    QByteArrayList texts;
    for (const GivenOrder &given : game.orders()) {
        if (given.power == game.board().findPower(power))
            texts += QByteArray::fromStdString(orderText(game.board(), given.order, game.position().phase.stage));
    }
    return texts.join(", ");
}

} // namespace

/// Orders that a power sent ahead: whether their conditions are met, and what is written when their phase begins.
class KeptOrdersTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Variant> m_variant;

    PowerId power(const char *name) const { return m_variant->board->findPower(name); }
    KeptOrders kept(const char *who, const char *phase, const char *condition, const char *orders) const
    {
        Phase read;
        if (!readPhase(phase, read))
            qFatal("no phase");
        return {power(who), read, condition, orders};
    }
    Answer answer(const Position &position, const char *condition) const
    {
        return answerTo(*m_variant->board, position, condition);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_variant = standardVariant();
        QVERIFY(m_variant);
    }

    void thePositionAnswers_data()
    {
        QTest::addColumn<QByteArray>("condition");
        QTest::addColumn<Answer>("answer");
        const auto row = [](const char *condition, Answer answer) {
            QTest::newRow(condition) << QByteArray(condition) << answer;
        };
        // France owns Vienna and stands in Burgundy; Italy owns Trieste, where Austria stands; Greece is Turkey's
        // fleet's.
        row("if Vienna is French", Answer::Yes);
        row("Vie is French", Answer::Yes);
        row("Vienna is not French", Answer::No);
        row("Vienna is Italian", Answer::No);
        row("Vienna isn't Italian", Answer::Yes);
        row("Vienna belongs to France", Answer::Yes);
        row("France owns Vienna", Answer::Yes);
        row("wenn Wien Frankreich gehört", Answer::Yes);
        row("wenn Frankreich Wien nicht besitzt", Answer::No);
        row("Wien ist französisch", Answer::Yes);
        row("Wien ist nicht französisch", Answer::No);
        row("Griechenland ist englisch", Answer::No);
        row("Burgund ist deutsch", Answer::No);
        row("eine französische Armee steht in Burgund", Answer::Yes);
        row("eine deutsche Armee steht in Burgund", Answer::No);
        row("eine türkische Flotte steht in Griechenland", Answer::Yes);
        row("Wien ist französischhaft", Answer::Unclear);
        row("Greece is English", Answer::No); // and not in the Channel
        row("Burgundy is French", Answer::Yes);
        row("Burgundy is German", Answer::No);
        row("a French army is in Burgundy", Answer::Yes);
        row("there is a French fleet in Burgundy", Answer::No);
        row("A Bur is French", Answer::Yes);
        row("F Gre is still there", Answer::Yes);
        row("A Gre is still there", Answer::No);
        row("Greece is empty", Answer::No);
        row("Serbia is empty", Answer::Yes);
        row("Serbia is not empty", Answer::No);
        row("Greece is occupied", Answer::Yes);
        row("Greece is occupied by France", Answer::No);
        row("Serbien ist leer", Answer::Yes);
        row("Vienna is French and Serbia is empty", Answer::Yes);
        row("Vienna is French and Serbia is occupied", Answer::No);
        row("Vienna is Italian or Serbia is empty", Answer::Yes);
        row("Vienna is Italian or Serbia is occupied", Answer::No);
        // What may be meant in two ways, or asks for more than the board tells.
        row("Trieste is Italian", Answer::Unclear);
        row("Trieste is Austrian", Answer::Unclear);
        row("Trieste belongs to Italy", Answer::Yes);
        row("A Mun is dislodged", Answer::Unclear);
        row("Burgundy belongs to France", Answer::Unclear);
        row("A Vie - Gal succeeds", Answer::Unclear);
        row("France attacks me", Answer::Unclear);
        row("Vienna and Serbia are French", Answer::Unclear);
        row("Vienna is French and Serbia is empty or Greece is empty", Answer::Unclear);
        row("Vienna is French and France asks for peace", Answer::Unclear);
        row("Vienna", Answer::Unclear);
        row("French", Answer::Unclear);
        row("", Answer::Unclear);
        row("not Vienna is not French", Answer::Unclear);
    }

    void thePositionAnswers()
    {
        QFETCH(QByteArray, condition);
        const Position position = standing(*m_variant, {{"France", "A Bur"}, {"Austria", "F Tri"}, {"Turkey", "F Gre"}},
                                           {{"France", "Vie"}, {"Italy", "Tri"}});
        QTEST(answer(position, condition.constData()), "answer");
    }

    void retreatsAnswerWhoIsDislodged()
    {
        Position position = standing(*m_variant, {{"France", "A Mun"}});
        position.phase.stage = Stage::Retreats;
        const Board &board = *m_variant->board;
        position.dislodged.push_back({{power("Germany"), board.findKind("A"), board.findRegion("Mun"), Layer::Field},
                                      board.findProvince("Bur"),
                                      {board.findRegion("Ber")},
                                      {}});
        QCOMPARE(answer(position, "A Mun is dislodged"), Answer::Yes);
        QCOMPARE(answer(position, "if my A Mun is not dislodged"), Answer::No);
        QCOMPARE(answer(position, "F Mun is dislodged"), Answer::No);
        QCOMPARE(answer(position, "a French army in Munich is dislodged"), Answer::No);
        QCOMPARE(answer(position, "Ber is dislodged"), Answer::No);
    }

    void provisionalOrdersAreWrittenIfNothingCame()
    {
        Game game(m_variant);
        const KeptList list = {kept("Austria", "F1901M", "", "A Gal - Rum\nF Tri - Alb"),
                               kept("Italy", "F1901M", "", "A Ven H")};
        const Board &board = *m_variant->board;
        Move move;
        move.hops.push_back(board.findRegion("Gal"));
        game.setOrder({power("Austria"), {board.findKind("A"), board.findRegion("Vie"), Layer::Field, move}});
        QVERIFY(offerKept(game, list).written.empty()); // it is spring
        QCOMPARE(keptState(list, 0, board, game.position()), KeptState::Waits);
        game.adjudicate();
        QCOMPARE(keptState(list, 0, board, game.position()), KeptState::Holds);
        game.setOrder({power("Italy"), {board.findKind("A"), board.findRegion("Rom"), Layer::Field, Hold()}});
        const KeptOffer offer = offerKept(game, list);
        QCOMPARE(offer.written, std::vector{power("Austria")});
        QVERIFY(offer.misfits.empty());
        QCOMPARE(written(game, "Austria"), "A Gal - Rum, F Tri - Alb");
        QCOMPARE(written(game, "Italy"), "A Rom H"); // Italy has sent something
        game.adjudicate();
        QCOMPARE(keptState(list, 0, board, game.position()), KeptState::Over);
    }

    void conditionsChooseAmongOrders()
    {
        Game game(m_variant);
        const KeptList list = {kept("Austria", "S1901M", "", "A Vie H\nA Bud H"),
                               kept("Austria", "S1901M", "if Serbia is empty", "A Bud - Ser"),
                               kept("Austria", "S1901M", "if Galicia is Russian", "A Vie - Gal"),
                               kept("Austria", "S1901M", "otherwise", "A Vie - Tri"),
                               kept("Austria", "S1901M", "Italy has promised to stay", "F Tri - ADR")};
        const Board &board = *m_variant->board;
        const auto state = [&](std::size_t index) { return keptState(list, index, board, game.position()); };
        QCOMPARE(state(1), KeptState::Holds);
        QCOMPARE(state(2), KeptState::Fails);
        QCOMPARE(state(3), KeptState::Fails); // a condition before it is met
        QCOMPARE(state(4), KeptState::Undecided);
        const KeptOffer offer = offerKept(game, list);
        QCOMPARE(offer.written, std::vector{power("Austria")});
        QCOMPARE(offer.undecided, std::vector{power("Austria")});
        QCOMPARE(written(game, "Austria"), "A Vie H, A Bud - Ser");
        // The game master decides.
        QVERIFY(useKept(game, list[4]).empty());
        QCOMPARE(written(game, "Austria"), "A Vie H, A Bud - Ser, F Tri - ADR");

        const KeptList other = {list[2], list[3]};
        QCOMPARE(keptState(other, 1, board, game.position()), KeptState::Holds);
        const KeptList doubtful = {list[4], list[3]};
        QCOMPARE(keptState(doubtful, 1, board, game.position()), KeptState::Undecided);
        // Each "otherwise" goes with the conditions before it, and with those of its own power alone.
        const KeptList twice = {list[1], list[3], list[2], list[3]};
        QCOMPARE(keptState(twice, 1, board, game.position()), KeptState::Fails);
        QCOMPARE(keptState(twice, 3, board, game.position()), KeptState::Holds);
        const KeptList others = {kept("Italy", "S1901M", "Serbia is empty", "A Ven H"), list[3]};
        QCOMPARE(keptState(others, 1, board, game.position()), KeptState::Holds);
    }

    void whatDoesNotFitIsTold()
    {
        Game game(m_variant);
        const KeptList list = {kept("Austria", "S1901M", "", "A Vie - Gal\nA War - Lvn\nA Bud - Mos\nF Tri - Xyzzy")};
        const KeptOffer offer = offerKept(game, list);
        QCOMPARE(written(game, "Austria"), "A Vie - Gal, A Bud - Mos");
        QCOMPARE(offer.misfits.size(), std::size_t(3));
        const auto count = [&](Misfit::Kind kind) {
            return std::count_if(offer.misfits.begin(), offer.misfits.end(),
                                 [kind](const Misfit &misfit) { return misfit.kind == kind; });
        };
        QCOMPARE(count(Misfit::Kind::NobodyThere), 1); // Warsaw is Russia's
        QCOMPARE(count(Misfit::Kind::Illegal), 1);
        QCOMPARE(count(Misfit::Kind::Unread), 1);
        QCOMPARE(QByteArray::fromStdString(offer.misfits.front().text), "F Tri - Xyzzy");
    }

    void ofBuildsTheLastListCounts()
    {
        Game game(m_variant);
        Position position = standing(*m_variant, {{"England", "A Nwy"}}, {{"England", "Nwy"}});
        position.phase = {Season::Winter, 1901, Stage::Adjustments};
        game.setStart(position);
        const KeptList list = {kept("England", "W1901A", "", "Build A Lon\nBuild F Edi"),
                               kept("England", "W1901A", "Norway is English", "Build F Lvp")};
        QCOMPARE(offerKept(game, list).written, std::vector{power("England")});
        QCOMPARE(written(game, "England"), "Build F Lvp");
    }

    void retreatsThatNobodyNeedsAreNoMistake()
    {
        Game game(m_variant);
        Position position = standing(*m_variant, {{"France", "A Mun"}, {"Germany", "A Ber"}});
        position.phase.stage = Stage::Retreats;
        const Board &board = *m_variant->board;
        position.dislodged.push_back({{power("Germany"), board.findKind("A"), board.findRegion("Mun"), Layer::Field},
                                      board.findProvince("Bur"),
                                      {board.findRegion("Kie"), board.findRegion("Sil")},
                                      {}});
        game.setStart(position);
        const KeptOffer offer = offerKept(game, {kept("Germany", "S1901R", "", "A Mun - Sil\nA Ber - Kie")});
        QCOMPARE(written(game, "Germany"), "A Mun R Sil");
        QVERIFY(offer.misfits.empty());
    }

    void theCalendarSaysWhatMayFollow()
    {
        std::string texts;
        for (const Phase &phase : phasesAhead(*m_variant, {Season::Autumn, 1901, Stage::Moves}, 5))
            texts += phaseText(phase) + ' ';
        QCOMPARE(QByteArray::fromStdString(texts), "F1901M F1901R W1901A S1902M S1902R ");
        for (const char *id : {"lima", "1939-iii", "davis", "city-state", "nikjon", "sequential"}) {
            const std::shared_ptr<const Variant> variant = variantNamed(id);
            QVERIFY2(variant, id);
            const std::vector<Phase> phases = phasesAhead(*variant, variant->start.phase, 7);
            QCOMPARE(phases.size(), std::size_t(7));
            QCOMPARE(phases.front(), variant->start.phase);
            for (std::size_t i = 1; i < phases.size(); ++i)
                QVERIFY2(phases[i - 1] < phases[i], id);
        }
    }
};

QTEST_GUILESS_MAIN(KeptOrdersTest)
#include "tst_keptorders.moc"
