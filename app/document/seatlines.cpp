#include "document/seatlines.h"

#include "io/notesjson.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <algorithm>
#include <iterator>

namespace entente::app {

namespace {

/// Before a vote among a seat's locked lines, and before its notes; no order begins like these.
constexpr std::string_view voteMark = "#vote";
constexpr std::string_view notesMark = "#notes";

std::vector<PowerId> readBallot(const Board &board, std::string_view line)
{
    std::vector<PowerId> named;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find(' '), line.size());
        if (const PowerId power = board.findPower(line.substr(0, end)); power.valid())
            named.push_back(power);
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    std::sort(named.begin(), named.end());
    return named;
}

} // namespace

std::string lastingOf(const SavedGame &saved, PowerId power)
{
    const Board &board = saved.game.board();
    std::string text;
    if (const auto ballot = saved.ballots.find(power); ballot != saved.ballots.end()) {
        text += voteMark;
        for (PowerId named : ballot->second)
            text += ' ' + board.power(named).id;
        text += '\n';
    }
    Notes own;
    std::copy_if(saved.notes.begin(), saved.notes.end(), std::back_inserter(own),
                 [&](const Note &note) { return note.by == power; });
    if (!own.empty())
        text += std::string(notesMark) + writeJson(notesJson(board, own)) + '\n';
    return text;
}

std::string linesOf(const SavedGame &saved, PowerId power)
{
    const Game &game = saved.game;
    std::string text;
    for (const GivenOrder &given : game.orders()) {
        if (given.power == power)
            text += orderText(game.board(), given.order, game.position().phase.stage) + '\n';
    }
    return text;
}

bool takeLines(SavedGame &saved, PowerId power, std::string_view text)
{
    Game &game = saved.game;
    const ParseContext context{&game.board(), &game.position(), game.position().phase.stage};
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (end == 0) { // filled up
            text.remove_prefix(1);
            continue;
        }
        if (text.substr(0, end).starts_with(voteMark)) {
            saved.ballots[power] = readBallot(game.board(), text.substr(voteMark.size(), end - voteMark.size()));
            text.remove_prefix(std::min(end + 1, text.size()));
            continue;
        }
        if (text.substr(0, end).starts_with(notesMark)) {
            const auto json = readJson(text.substr(notesMark.size(), end - notesMark.size()));
            Faults faults;
            if (!json)
                return false;
            const Notes notes = readNotes(JsonCursor(*json, "notes", faults), game.board());
            saved.notes.insert(saved.notes.end(), notes.begin(), notes.end());
            text.remove_prefix(std::min(end + 1, text.size()));
            continue;
        }
        const auto order = parseOrder(text.substr(0, end), context);
        if (!order)
            return false;
        std::vector<GivenOrder> orders = game.orders();
        orders.push_back({power, order->order});
        game.setOrders(std::move(orders));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return true;
}

} // namespace entente::app
