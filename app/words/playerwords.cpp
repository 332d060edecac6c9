#include "words/playerwords.h"

#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

namespace {
struct PlayerWords {
    Q_DECLARE_TR_FUNCTIONS(PlayerWords)
};
} // namespace

QString levelName(Level level)
{
    switch (level) {
    case Level::ByChance: return PlayerWords::tr("by chance");
    case Level::DumbBot: return PlayerWords::tr("by DumbBot's rules");
    case Level::Beginner: return PlayerWords::tr("beginner");
    case Level::Steady: return PlayerWords::tr("steady");
    case Level::Strong: return PlayerWords::tr("strong");
    case Level::Expert: return PlayerWords::tr("expert");
    }
    return {};
}

QString computerName(const std::string &player)
{
    constexpr std::string_view program = "program:";
    if (player.rfind(program, 0) == 0)
        return PlayerWords::tr("program (%1)", "who plays a power; its name")
            .arg(fromUtf8(player.substr(program.size())));
    const std::optional<Level> level = levelNamed(player);
    return PlayerWords::tr("computer (%1)", "who plays a power; how well")
        .arg(level ? levelName(*level) : fromUtf8(player));
}

} // namespace entente::app
