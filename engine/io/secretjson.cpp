#include "io/secretjson.h"

#include "io/statejson.h"

namespace entente {

std::string secretText(const Game &game)
{
    JsonValue schedules = JsonValue::object();
    for (const auto &[phase, powers] : game.secretSequence().byHand)
        schedules.add(phaseText(phase), scheduleJson(game.board(), powers));
    JsonValue object = JsonValue::object();
    object.add("seed", JsonValue(game.secretSequence().seed));
    object.add("schedules", std::move(schedules));
    return writeJson(object);
}

bool takeSecret(Game &game, std::string_view text)
{
    const Result<JsonValue, Fault> value = readJson(text);
    if (!value)
        return false;
    Faults faults;
    const JsonCursor root(*value, "", faults);
    root.objectOf({"seed", "schedules"});
    SecretSequence secret;
    secret.seed = root.integerOr("seed", 0, 1, maxScheduleSeed);
    if (const auto schedules = root.need("schedules")) {
        for (const JsonCursor::Member &member : schedules->members()) {
            Phase phase;
            if (!readPhase(member.key, phase))
                member.value.fault(worded("Faults", "No season."));
            else
                secret.byHand[phase] = readSchedule(member.value, game.board());
        }
    }
    if (!faults.empty())
        return false;
    game.setSecretSequence(std::move(secret));
    return true;
}

} // namespace entente
