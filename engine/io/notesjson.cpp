#include "io/notesjson.h"

#include "io/positionreader.h"

namespace entente {

JsonValue notesJson(const Board &board, const Notes &notes)
{
    JsonValue list = JsonValue::list();
    for (const Note &note : notes) {
        JsonValue object = JsonValue::object();
        if (note.phase)
            object.add("phase", phaseText(*note.phase));
        if (note.at.valid())
            object.add("at", board.province(note.at).id);
        if (note.to.valid())
            object.add("to", board.province(note.to).id);
        if (note.by.valid())
            object.add("by", board.power(note.by).id);
        object.add("text", note.text);
        list.add(std::move(object));
    }
    return list;
}

Notes readNotes(const JsonCursor &list, const Board &board)
{
    Notes notes;
    for (const JsonCursor &item : list.items()) {
        if (!item.objectOf({"phase", "at", "to", "by", "text"}))
            continue;
        Note note;
        if (const auto phase = item.find("phase")) {
            Phase read;
            const std::string text = phase->text().value_or("");
            if (readPhase(text, read))
                note.phase = read;
            else
                phase->fault(worded("Faults", "\"%1\" is not a phase.").with(text));
        }
        item.takeIfAny("at", note.at, readProvince, board);
        item.takeIfAny("to", note.to, readProvince, board);
        if (const auto by = item.find("by"))
            note.by = readPowerName(*by, board, by->text().value_or(""));
        note.text = item.textOr("text", {});
        notes.push_back(std::move(note));
    }
    return notes;
}

} // namespace entente
