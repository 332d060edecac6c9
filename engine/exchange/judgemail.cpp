// What the mail judges send round after a season of moves: a line for every unit, with what became of it.

#include "exchange/annals.h"
#include "exchange/formats.h"
#include "exchange/lines.h"

#include "orders/parser.h"

namespace entente {

namespace {

constexpr std::string_view heading = "movement results for ";

/// "Movement results for spring of 1901.  (game)"
bool readHeading(std::string_view line, Phase &phase)
{
    const std::string lower = lowerCase(line);
    const std::size_t at = lower.find(heading);
    if (at == std::string::npos)
        return false;
    const std::string rest = lower.substr(at + heading.size());
    phase.stage = Stage::Moves;
    phase.season = rest.starts_with("spring") ? Season::Spring : rest.starts_with("summer") ? Season::Summer : Season::Autumn;
    phase.year = 0;
    for (const char c : rest) {
        if (c >= '0' && c <= '9' && phase.year < 1000)
            phase.year = phase.year * 10 + (c - '0');
    }
    return phase.year > 0;
}

/// Without "(*bounce*)" and the full stop.
std::string_view bare(std::string_view text)
{
    text = trimmed(text.substr(0, text.find("(*")));
    while (text.ends_with('.'))
        text = trimmed(text.substr(0, text.size() - 1));
    return text;
}

} // namespace

bool looksLikeJudgeMail(std::string_view text)
{
    Phase phase;
    for (const TextLine &line : linesOf(text)) {
        if (readHeading(line.text, phase))
            return true;
    }
    return false;
}

Result<ForeignGame, Fault> importJudgeMail(std::string_view text, const VariantFinder &variants)
{
    const std::shared_ptr<const Variant> variant = variants("njudge:Standard");
    if (!variant)
        return Fault{"", worded("Faults", "The standard game is not installed.")};
    const Board &board = *variant->board;
    std::vector<Wording> remarks;
    Scribe scribe(variant, remarks);
    RecordedPhase recorded;
    recorded.position = scribe.blank();
    bool begun = false;
    PowerId power;
    std::string order; // a long one goes on in the next line
    const auto finish = [&] {
        if (order.empty())
            return;
        const std::string_view line = bare(order);
        const auto parsed = parseOrder(line, {&board, nullptr, Stage::Moves});
        if (!parsed || !parsed->order.kind.valid()) {
            remarks.push_back(worded("Remarks", "Not understood: \"%1\".").with(line));
        } else if (power.valid()) {
            recorded.position.units.push_back({power, parsed->order.kind, parsed->order.at, Layer::Field});
            recorded.orders.push_back({power, parsed->order});
        }
        order.clear();
    };
    for (const TextLine &line : linesOf(text)) {
        Phase phase;
        if (readHeading(line.text, phase)) {
            if (begun)
                break; // another season: told below
            begun = true;
            recorded.position.phase = phase;
            continue;
        }
        if (!begun)
            continue;
        const std::size_t colon = line.text.find(':');
        const PowerId named = colon == std::string_view::npos ? PowerId() : board.findPower(trimmed(line.text.substr(0, colon)));
        if (named.valid()) {
            finish();
            power = named;
            order = trimmed(line.text.substr(colon + 1));
        } else if (!order.empty() && order.find("(*") == std::string::npos && !order.ends_with('.')) {
            order += ' ' + std::string(line.text);
        } else {
            finish(); // the table of moves has ended
        }
    }
    finish();
    recorded.position.sort();
    if (recorded.position.units.empty())
        return Fault{"", worded("Faults", "The mail names no units.")};
    ForeignGame foreign = gameOfRecord(variant, {recorded});
    foreign.remarks.insert(foreign.remarks.begin(), remarks.begin(), remarks.end());
    foreign.remarks.push_back(worded("Remarks", "Such a mail does not say who owns which centre; homes are their powers'."));
    return foreign;
}

} // namespace entente
