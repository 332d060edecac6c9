#include "exchange/chartturn.h"

#include "io/jsoncursor.h"

namespace entente {

namespace {

/// Where the chart's writer has put the field of a province, in map units.
std::optional<ChartPoint> fieldIn(const JsonCursor &provinces, const std::string &id)
{
    const auto place = provinces.find(id);
    const auto field = place ? place->find("field") : std::nullopt;
    const std::vector<JsonCursor> pair = field ? field->items() : std::vector<JsonCursor>();
    if (pair.size() != 2)
        return std::nullopt;
    const auto x = pair[0].number();
    const auto y = pair[1].number();
    if (!x || !y)
        return std::nullopt;
    return ChartPoint{*x, *y};
}

} // namespace

bool isChart(std::string_view svg)
{
    return svg.find("<g id=\"offing\"") != std::string_view::npos && svg.find("id=\"shore-") != std::string_view::npos;
}

std::optional<BoardChart> turnedChart(const Board &board, std::string_view layout, ChartTurn turn)
{
    const auto root = readJson(layout);
    if (!root)
        return std::nullopt;
    Faults faults;
    const auto provinces = JsonCursor(*root, "", faults).find("provinces");
    if (!provinces)
        return std::nullopt;
    BoardDraft draft;
    for (const Province &province : board.provinces()) {
        const auto field = fieldIn(*provinces, province.id);
        if (!field)
            return std::nullopt;
        BoardDraft::Space space;
        space.unitAt = turn == ChartTurn::Clockwise ? ChartPoint{-field->y, field->x} : ChartPoint{-field->x, field->y};
        draft.spaces.push_back(std::move(space));
    }
    return chartOf(board, draft);
}

} // namespace entente
