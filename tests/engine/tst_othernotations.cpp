#include "randomplay.h"
#include "testfiles.h"

#include "game/game.h"
#include "mails/mail.h"
#include "orders/legality.h"
#include "orders/othernotations.h"
#include "orders/parser.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;
using namespace Qt::StringLiterals;

/// Orders that are written in another program's notation are read back as they were, or are said to have no words in
/// it: orders of chance, of every variant and phase. ENTENTE_BOARDS says how many seasons of each.
class OtherNotationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void written_data();
    void written();
    void readBack_data();
    void readBack();

private:
    /// As the rules complete it.
    static GivenOrder complete(const Board &board, const OrderRules &rules, const Position &position, GivenOrder given)
    {
        GivenOrder whole = given;
        return checkOrder(board, rules, position, whole.power, whole.order).ok() ? whole : given;
    }

    static std::string told(const Board &board, const GivenOrder &given, Stage stage)
    {
        return board.power(given.power).name + ": " + orderText(board, given.order, stage);
    }
};

void OtherNotationsTest::written_data()
{
    QTest::addColumn<QString>("notation");
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("order");
    QTest::addColumn<QString>("text"); // empty: there are no words for it
    const auto row = [](const char *notation, const char *phase, const char *order, const char *text) {
        QTest::addRow("%s %s", notation, order) << QString::fromLatin1(notation) << QString::fromLatin1(phase)
                                                << QString::fromLatin1(order) << QString::fromLatin1(text);
    };
    row("judge", "S1901M", "F StP/sc - GOB", "Russia:\nF STP/SC - BOT\n");
    row("judge", "S1901M", "A Lvp - Bel via NAO - NTH", "England:\nA LVP - NAO - NTH - BEL\n");
    row("judge", "W1901A", "Build A Ber", "Germany:\nBUILD A BER\n");
    row("jdip", "S1901M", "A Bud S A Vie - Gal", "Austria: A bud S A vie-gal\n");
    row("jdip", "S1901M", "F StP/sc - GOB", "Russia: F stp/sc-bot\n");
    row("webdiplomacy", "S1901M", "F StP/sc - GOB",
        "Russia:\nfleet at St. Petersburg (South Coast) move to Gulf of Bothnia.\n");
    row("webdiplomacy", "S1901M", "A Bud S A Vie - Gal",
        "Austria:\narmy at Budapest support move to Galicia from Vienna.\n");
    row("webdiplomacy", "S1901M", "A Lvp - Bel via NAO - NTH", "");
    row("daide", "S1901M", "F StP/sc - GOB", "SUB ((RUS FLT (STP SCS)) MTO GOB)\n");
    row("daide", "S1901M", "A Bud S A Vie - Gal", "SUB ((AUS AMY BUD) SUP (AUS AMY VIE) MTO GAL)\n");
    row("daide", "S1901M", "A Lvp - Bel via NAO - NTH", "SUB ((ENG AMY LVP) CTO BEL VIA (NAO NTH))\n");
    row("daide", "S1901M", "A Lvp - Yor via convoy", "");
}

void OtherNotationsTest::written()
{
    QFETCH(QString, notation);
    QFETCH(QString, phase);
    QFETCH(QString, order);
    QFETCH(QString, text);
    const auto variant = standardVariant();
    const Board &board = *variant->board;
    Position position = variant->start;
    QVERIFY(readPhase(phase.toStdString(), position.phase));
    const auto parsed = parseOrder(order.toStdString(), {&board, &position, position.phase.stage});
    QVERIFY(parsed.ok());
    const UnitId unit = unitIn(board, position, board.provinceOf(parsed->order.at));
    const PowerId power = position.units[static_cast<std::size_t>(unit.index())].power;
    const NotedOrders noted = ordersIn(*notationNamed(notation.toStdString()), board, variant->rules.orders, position,
                                       {{power, parsed->order}});
    QCOMPARE(QString::fromStdString(noted.text), text);
    QCOMPARE(noted.unsaid.size(), std::size_t(text.isEmpty()));
}

void OtherNotationsTest::readBack_data()
{
    QTest::addColumn<QString>("variant");
    for (const QString &name : QDir(QString::fromStdString(projectPath("maps"))).entryList(QDir::Dirs)) {
        if (variantNamed(name.toStdString()))
            QTest::newRow(qPrintable(name)) << name;
    }
}

void OtherNotationsTest::readBack()
{
    QFETCH(QString, variant);
    const int asked = qEnvironmentVariableIntValue("ENTENTE_BOARDS");
    Chance chance(7);
    Game game(variantNamed(variant.toStdString()));
    const Board &board = game.board();
    const OrderRules &rules = game.rules().orders;
    std::map<std::string, int> said;
    for (int season = 0; season < (asked > 0 ? asked : 20); ++season) {
        const Position &position = game.position();
        const Stage stage = position.phase.stage;
        for (const GivenOrder &given : randomPhaseOrders(chance, board, rules, position))
            game.setOrder(given);
        const std::vector<GivenOrder> orders = game.orders();
        for (const OrderNotation &notation : otherNotations()) {
            const NotedOrders noted = ordersIn(notation, board, rules, position, orders);
            std::vector<std::string> sent;
            for (const GivenOrder &given : orders) {
                const std::string house = orderText(board, given.order, stage);
                if (std::find(noted.unsaid.begin(), noted.unsaid.end(), house) == noted.unsaid.end())
                    sent.push_back(told(board, complete(board, rules, position, given), stage));
            }
            said[notation.name] += static_cast<int>(sent.size());
            std::vector<std::string> back;
            const Mail mail = readMail(noted.text, {&board, &position, stage});
            for (const MailLine &line : mail.lines) {
                for (const MailOrder &order : line.orders)
                    back.push_back(told(board, complete(board, rules, position, {order.power, order.order}), stage));
            }
            std::sort(sent.begin(), sent.end());
            std::sort(back.begin(), back.end());
            for (std::size_t i = 0; i < std::max(sent.size(), back.size()); ++i) {
                const std::string one = i < sent.size() ? sent[i] : "(none)";
                const std::string other = i < back.size() ? back[i] : "(none)";
                QVERIFY2(one == other, (std::string(notation.name) + ", " + phaseText(position.phase) + ": " + one
                                        + " | " + other + '\n' + noted.text)
                                           .c_str());
            }
        }
        game.adjudicate();
        if (game.isOver() || season % 12 == 11)
            game = Game(game.variantPointer());
    }
    if (variant == u"standard"_s) {
        for (const OrderNotation &notation : otherNotations())
            QVERIFY2(said[notation.name] > 100, notation.name);
    }
}

QTEST_GUILESS_MAIN(OtherNotationsTest)
#include "tst_othernotations.moc"
