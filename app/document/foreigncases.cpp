#include "document/foreigncases.h"

#include "document/filematter.h"
#include "exchange/lines.h"
#include "io/packed.h"

namespace entente::app {

namespace {

GameCase caseOf(const Game &game, std::string id, const Position &position, const std::vector<GivenOrder> &orders)
{
    GameCase made;
    made.id = std::move(id);
    made.variant = game.variantPointer();
    made.rules = game.rules();
    made.settings = game.settings();
    made.position = position;
    made.orders = orders;
    return made;
}

/// What of a game may be told: of a turn in a secret order of acting what the players know.
void addTurns(const Game &game, CaseOrders use, std::vector<CaseOrError> &cases)
{
    for (int i = 0; i < game.turnCount(); ++i) {
        const Turn &turn = game.told(i);
        cases.emplace_back(caseOf(game, phaseText(turn.before.phase), turn.before, turn.orders));
    }
    const bool written = game.turnCount() == 0 || !game.orders().empty() || use != CaseOrders::Read;
    const bool open = !game.isOver() && written;
    if (open)
        cases.emplace_back(caseOf(game, phaseText(game.position().phase), game.positionToJudge(), game.orders()));
}

/// Why a season of a game of ours can't be judged from its file alone; nothing if it can.
std::optional<Wording> barOf(const SavedGame &saved, Stage stage, bool present)
{
    const bool hotseat = saved.table.mode == "hotseat";
    if (present && hotseat && !saved.locked.orders.empty() && !saved.game.isOver())
        return worded("Faults", "The orders of this phase are sealed. They are judged when the game reveals them.");
    if (!saved.game.hasSecretSequence() || stage != Stage::Moves)
        return std::nullopt;
    if (hotseat)
        return worded("Faults", "In this season the powers act one after another, in an order that is secret; only "
                                "the game itself judges it.");
    if (saved.orderLost)
        return worded("Faults", "Who acts when in this season is locked, and the key is not on this machine.");
    return std::nullopt;
}

/// Our own game: with the order of acting where the file's reader may know it. Without it every answer would be wrong,
/// so what can't be judged by it is no case.
void addOwn(const SavedGame &saved, CaseOrders use, std::vector<CaseOrError> &cases)
{
    const Game &game = saved.game;
    if (const auto fog = fogBar(saved)) {
        cases.emplace_back(CaseError{phaseText(game.position().phase), {{}, *fog}});
        return;
    }
    const auto add = [&](const Position &position, const std::vector<GivenOrder> &orders, bool present) {
        const std::string id = phaseText(position.phase);
        const auto bar = barOf(saved, position.phase.stage, present);
        if (bar && (use == CaseOrders::Read || (use == CaseOrders::Foretold && !saved.table.sealed.empty()))) {
            cases.emplace_back(CaseError{id, {{}, *bar}});
            return;
        }
        GameCase made = caseOf(game, id, position, orders);
        if (bar)
            made.position.schedule.clear(); // what can be ordered does not hang on it, and it is secret
        cases.emplace_back(std::move(made));
    };
    for (int i = 0; i < game.turnCount(); ++i)
        add(game.turn(i).before, game.turn(i).orders, false);
    if (!game.isOver() && (game.turnCount() == 0 || !game.orders().empty() || use != CaseOrders::Read))
        add(game.positionToJudge(), game.orders(), true);
}

void addForeign(ForeignGame &foreign, CaseOrders use, CasesOfFile &all)
{
    if (foreign.name.empty())
        addTurns(foreign.game, use, all.cases);
    else
        all.cases.emplace_back(caseOf(foreign));
    for (std::vector<Wording> *sentences : {&foreign.notes, &foreign.remarks}) {
        for (Wording &sentence : *sentences)
            all.remarks.push_back(std::move(sentence));
    }
    if (foreign.board)
        all.boards.push_back(std::move(*foreign.board));
    for (ForeignGame &each : foreign.further)
        addForeign(each, use, all);
}

bool isOfCases(std::string_view text)
{
    const Importer *importer = importerFor(text);
    return importer && std::string_view(importer->name) == "case";
}

} // namespace

CasesOfFile casesOfFile(const QString &path, const QByteArray &bytes, const VariantFinder &variants, CaseOrders use)
{
    CasesOfFile all;
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const auto unpacked = looksLikeGzip(text) ? gunzip(text) : Result<std::string, Fault>(std::string());
    const std::string_view plain = looksLikeGzip(text) && unpacked ? std::string_view(*unpacked) : text;
    if (isOfCases(plain)) { // one whatever is wrong with it: each line has a fault of its own
        all.cases = readCases(plain, variants, use);
        return all;
    }
    auto read = readFileMatter(path, text, variants);
    if (!read && read.error().message == notASavedGame() && looksLikeObjectWith(plain, {}))
        all.cases = readCases(plain, variants, use); // which says what a case lacks
    else if (!read)
        all.cases.emplace_back(CaseError{{}, read.error()});
    if (!read)
        return all;
    FileMatter &matter = read.value();
    if (matter.saved) {
        addOwn(*matter.saved, use, all.cases);
        all.remarks = matter.saved->remarks;
    } else if (matter.foreign.game) {
        addForeign(*matter.foreign.game, use, all);
    }
    for (ForeignVariant &variant : matter.foreign.variants) {
        const Game start(variant.variant);
        all.cases.emplace_back(caseOf(start, variant.variant->id, start.position(), {}));
        if (!variant.known)
            all.boards.push_back(std::move(variant));
    }
    return all;
}

} // namespace entente::app
