#pragma once

#include "exchange/boarddraft.h"
#include "studio/boardsketch.h"

#include <string>
#include <string_view>

namespace entente {

/// The file beside variant.json that keeps what has no place there: outlines, doubts, answers, and a board that does
/// not hold together yet.
inline constexpr const char *sketchFile = "studio.json";

/// The variant's folder (maps/FORMAT.md) of a board that holds together; otherwise what is wrong with it.
Result<ForeignVariant, Fault> variantOf(const BoardSketch &sketch);

/// studio.json.
std::string writeSketch(const BoardSketch &sketch);
Result<BoardSketch, Fault> readSketch(std::string_view json);
/// The title in the first few lines of studio.json, for lists of many; empty if there is none.
std::string titleOfSketch(std::string_view begin);

/// Takes over what somebody changed in variant.json with a text editor: names, abbreviations, ground, centres, homes,
/// powers, start, passages. Places are known by their ids; those that the sketch has not are left alone.
void takeOver(BoardSketch &sketch, const Variant &variant);

/// The page of rules that lies beside a board made here (rules.md), from what the board says.
std::string rulesPageOf(const BoardSketch &sketch);

} // namespace entente
