// Judges a season of moves and prints what became of every order: judgeturn VARIANT.JSON POWER: ORDER...
#include "game/play.h"
#include "io/variantreader.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <fstream>
#include <iostream>
#include <iterator>

using namespace entente;

int main(int count, char **words)
{
    std::ifstream file(count > 1 ? words[1] : "variant.json", std::ios::binary);
    const auto variant = readVariant(std::string(std::istreambuf_iterator<char>(file), {}));
    if (!variant) {
        std::cerr << "This is no variant.\n"; // variant.error() lists what is wrong, and where
        return 1;
    }
    const Board &board = *(*variant)->board;
    const Position &start = (*variant)->start;

    std::vector<GivenOrder> orders;
    for (int i = 2; i < count; ++i) {
        const auto read = parseOrder(words[i], {&board, &start, start.phase.stage});
        if (!read) {
            std::cerr << describe(read.error()).text() << '\n';
            return 1;
        }
        orders.push_back({read->power, read->order});
    }

    const Turn turn = playPhase(**variant, (*variant)->rules, start, orders);
    for (const OrderResult &result : turn.results)
        std::cout << orderText(board, result.order) << ": " << reasonWord(result.verdict.reason) << '\n';
    std::cout << turn.after.units.size() << " units stand afterwards.\n";
}
