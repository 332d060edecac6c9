#include "randomplay.h"
#include "testvariants.h"

#include "mails/mail.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// Orders of which a part was lost in a mail: whatever is cut, nothing is taken without a doubt that nobody gave. On
/// boards of chance, of every variant.
class MailCutsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsHalfTaken_data();
    void nothingIsHalfTaken();
    void aLineGoesOnInTheNext();
};

namespace {

std::vector<std::string> wordsIn(const std::string &text)
{
    std::vector<std::string> words;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

/// The words of an order with something else between two of them.
std::string cutAfter(const std::vector<std::string> &words, std::size_t last, const std::string &between)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i == last + 1 ? between : " ") + words[i];
    return text;
}

/// What was taken without a doubt and is not the order that was written.
std::string strangerIn(const Mail &mail, const Board &board, const std::string &given)
{
    for (const MailLine &line : mail.lines) {
        for (const MailOrder &order : line.orders) {
            const std::string text = orderText(board, order.order);
            if (order.notes.empty() && text != given)
                return text;
        }
    }
    return {};
}

} // namespace

void MailCutsTest::nothingIsHalfTaken_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"1939-iii", "city-state", "davis", "lima", "nikjon", "pacific", "peloponnese", "sequential",
                           "standard", "western-front"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void MailCutsTest::nothingIsHalfTaken()
{
    QFETCH(QString, id);
    const auto variant = variantNamed(id.toStdString());
    const Board &board = *variant->board;
    int cut = 0;
    for (int round = 0; round < 3; ++round) {
        Chance chance(static_cast<std::uint64_t>(round) * 421 + 3);
        const Position position =
            variant->rules.orders.armyFleet ? randomVoyages(chance, *variant) : randomPosition(chance, *variant);
        const OptionTable options(board, variant->rules.orders, position);
        const ParseContext context{&board, &position, Stage::Moves};
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            std::vector<Order> listed;
            options.ordersOf(UnitId(u), listed);
            for (int tries = 0; tries < 3 && !listed.empty(); ++tries) {
                const std::string given =
                    orderText(board, listed[static_cast<std::size_t>(chance.below(static_cast<int>(listed.size())))]);
                const std::vector<std::string> words = wordsIn(given);
                if (strangerIn(readMail(given, context), board, given) != "" || words.size() < 4)
                    continue;
                for (const char *between : {" xqz ", " N ", " ... ", "\n"}) {
                    for (std::size_t last = 1; last + 1 < words.size(); ++last) {
                        if (between[1] == 'N' && words[last] == "-")
                            continue; // "N Atl" is a name
                        const std::string text = cutAfter(words, last, between);
                        const std::string stranger = strangerIn(readMail(text, context), board, given);
                        QVERIFY2(stranger.empty(), (text + " <> " + stranger).c_str());
                        ++cut;
                    }
                }
            }
        }
    }
    QVERIFY(cut > 200);
}

void MailCutsTest::aLineGoesOnInTheNext()
{
    const auto variant = variantNamed("1939-iii");
    const ParseContext context{variant->board.get(), &variant->start, Stage::Moves};
    const Mail wrapped = readMail("Italy: B Ven - Aus - Hun\n- Aus - Ven\nA Rom - Tus\n", context);
    QCOMPARE(wrapped.orderCount(), 2);
    QVERIFY(wrapped.lines[0].orders[0].isAsked()); // half a tour is none
    QCOMPARE(wrapped.lines[1].kind, MailLine::Kind::Refused);
    QVERIFY(wrapped.lines[2].orders[0].notes.empty());
    // A list whose dashes are its own loses nothing.
    const Mail list = readMail("Italy:\n- Ven - Tri\n- Rom - Ven\n- A Nap - Apu\n", context);
    QCOMPARE(list.orderCount(), 3);
    for (const MailLine &line : list.lines) {
        for (const MailOrder &order : line.orders)
            QVERIFY2(order.notes.empty(), order.text.c_str());
    }
}

QTEST_GUILESS_MAIN(MailCutsTest)
#include "tst_mailcuts.moc"
