#include "io/study.h"

#include "game/play.h"
#include "io/casejson.h"
#include "io/notesjson.h"
#include "io/positionjson.h"
#include "io/positionreader.h"
#include "orders/notation.h"

namespace entente {

namespace {

constexpr const char *english = "en";

/// "A text", or {"en": "A text", "de": "Ein Text"}.
Saying readSaying(const JsonCursor &from)
{
    if (from.value().kind != JsonValue::Kind::Object)
        return {from.text().value_or(std::string()), {}};
    Saying saying{from.needText(english), {}};
    for (const JsonCursor::Member &member : from.members()) {
        if (member.key != english)
            saying.others.emplace_back(member.key, member.value.text().value_or(std::string()));
    }
    return saying;
}

Saying sayingAt(const JsonCursor &object, const char *key)
{
    const auto found = object.find(key);
    return found ? readSaying(*found) : Saying();
}

JsonValue sayingJson(const Saying &saying)
{
    if (saying.others.empty())
        return saying.text;
    JsonValue object = JsonValue::object({{english, saying.text}});
    for (const auto &[language, text] : saying.others)
        object.add(language, text);
    return object;
}

void addSaying(JsonValue &object, const char *key, const Saying &saying)
{
    if (!saying.text.empty())
        object.add(key, sayingJson(saying));
}

/// `before`: null at the first.
StudyChapter readChapter(const JsonCursor &item, const StudyChapter *before, const VariantFinder &variants)
{
    StudyChapter chapter;
    if (!item.objectOf({"title", "text", "paper", "case", "power", "notes", "hints", "right", "wrong"}))
        return chapter;
    chapter.title = sayingAt(item, "title");
    chapter.text = sayingAt(item, "text");
    chapter.paper = sayingAt(item, "paper");
    chapter.right = sayingAt(item, "right");
    chapter.wrong = sayingAt(item, "wrong");
    if (const auto hints = item.find("hints")) {
        const std::vector<JsonCursor> all = hints->items();
        if (all.size() > Study::mostHints)
            hints->fault(worded("Faults", "There are more than %1.").with(std::to_string(Study::mostHints)));
        else
            for (const JsonCursor &hint : all)
                chapter.hints.push_back(readSaying(hint));
    }
    if (const auto own = item.find("case"))
        chapter.board = readCase(*own, variants);
    else if (before)
        chapter.board = before->board;
    else
        item.need("case");
    if (!chapter.board.variant)
        return chapter;
    const Board &board = *chapter.board.variant->board;
    if (const auto power = item.find("power")) {
        chapter.power = readPowerName(*power, board, power->text().value_or(std::string()));
        const GameCase::Wish &wish = chapter.board.wish;
        if (chapter.board.expect.empty() && wish.goals.empty())
            power->fault(worded("Faults", "The case has neither \"expect\" nor \"goal\", so no answer can be judged."));
        else if (wish.power.valid() && wish.power != chapter.power)
            power->fault(worded("Faults", "The goal is another power's."));
    }
    item.takeIfAny("notes", chapter.notes, readNotes, board);
    for (Note &note : chapter.notes)
        note.phase = chapter.board.position.phase;
    return chapter;
}

JsonValue boardJson(const GameCase &board)
{
    JsonValue object = caseJson(board.id, *board.variant, board.settings, board.position, board.orders, board.wish);
    if (!board.expect.empty())
        object.add("expect", *readJson(board.expect));
    return object;
}

JsonValue chapterJson(const StudyChapter &chapter, const StudyChapter *before)
{
    const Board &board = *chapter.board.variant->board;
    JsonValue object = JsonValue::object();
    addSaying(object, "title", chapter.title);
    addSaying(object, "text", chapter.text);
    addSaying(object, "paper", chapter.paper);
    const JsonValue own = boardJson(chapter.board);
    if (!before || writeJson(own) != writeJson(boardJson(before->board)))
        object.add("case", own);
    if (chapter.power.valid())
        object.add("power", board.power(chapter.power).name);
    Notes notes = chapter.notes;
    for (Note &note : notes)
        note.phase.reset();
    object.addIfAny("notes", notesJson(board, notes));
    object.addIfAny("hints", JsonValue::listOf(chapter.hints, sayingJson));
    addSaying(object, "right", chapter.right);
    addSaying(object, "wrong", chapter.wrong);
    return object;
}

} // namespace

std::vector<GivenOrder> StudyChapter::orders(bool answer) const
{
    std::vector<GivenOrder> some = board.orders;
    std::erase_if(some, [&](const GivenOrder &given) { return (given.power == power) != answer; });
    return some;
}

Result<Study, std::vector<Fault>> readStudy(std::string_view text, const VariantFinder &variants)
{
    const Result<JsonValue, Fault> value = readJson(text);
    if (!value)
        return std::vector<Fault>{value.error()};
    Faults faults;
    const JsonCursor root(*value, "", faults);
    Study study;
    if (root.objectOf({"title", "chapters"})) {
        if (const auto title = root.need("title"))
            study.title = readSaying(*title);
        const auto chapters = root.need("chapters");
        const std::vector<JsonCursor> items = chapters ? chapters->items() : std::vector<JsonCursor>();
        if (chapters && items.empty())
            chapters->fault(worded("Faults", "There is no chapter."));
        else if (items.size() > Study::mostChapters)
            chapters->fault(worded("Faults", "There are more than %1.").with(std::to_string(Study::mostChapters)));
        else
            for (const JsonCursor &item : items) {
                const StudyChapter *before = study.chapters.empty() ? nullptr : &study.chapters.back();
                study.chapters.push_back(readChapter(item, before, variants));
            }
    }
    if (!faults.empty())
        return faults;
    return study;
}

std::map<std::pair<std::string, std::string>, Saying> openingSayings(std::string_view openings)
{
    std::map<std::pair<std::string, std::string>, Saying> said;
    const Result<JsonValue, Fault> value = readJson(openings);
    if (!value || value->kind != JsonValue::Kind::Object)
        return said;
    Faults told;
    for (const JsonCursor::Member &power : JsonCursor(*value, "", told).members()) {
        if (power.value.value().kind != JsonValue::Kind::List)
            continue;
        for (const JsonCursor &item : power.value.items()) {
            if (const auto text = item.find("text"))
                said[{power.key, item.textOr("name", {})}] = readSaying(*text);
        }
    }
    return said;
}

std::optional<std::string> expectationOf(const GameCase &board, PowerId power)
{
    const Board &map = *board.variant->board;
    std::vector<GivenOrder> others = board.orders;
    std::erase_if(others, [power](const GivenOrder &given) { return given.power == power; });
    const Turn with = playPhase(*board.variant, board.rules, board.position, board.orders);
    const Turn without = playPhase(*board.variant, board.rules, board.position, others);
    JsonValue expect = JsonValue::object({{"units", unitsJson(map, with.after)}});
    JsonValue dislodged = JsonValue::object();
    for (int i = 0; i < map.powerCount(); ++i) {
        JsonValue driven = JsonValue::list();
        for (const DislodgedUnit &each : with.after.dislodged) {
            if (each.unit.power == PowerId(i))
                driven.add(JsonValue::object({{"unit", unitText(map, each.unit)}}));
        }
        dislodged.addIfAny(map.power(PowerId(i)).name, driven);
    }
    expect.addIfAny("dislodged", dislodged);
    GameCase expecting = board;
    expecting.expect = writeJson(expect);
    if (compareWithExpectation(expecting, without).empty())
        return {};
    return expecting.expect;
}

std::string writeStudy(const Study &study)
{
    std::string text = "{\"title\": " + writeJson(sayingJson(study.title)) + ", \"chapters\": [";
    const StudyChapter *before = nullptr;
    for (const StudyChapter &chapter : study.chapters) {
        text += (before ? ",\n  " : "\n  ") + writeJson(chapterJson(chapter, before));
        before = &chapter;
    }
    return text + "\n]}\n";
}

} // namespace entente
