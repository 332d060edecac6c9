#include "actions/synonyms.h"

#include <QCoreApplication>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Synonyms {
    Q_DECLARE_TR_FUNCTIONS(Synonyms)
};

struct Synonym {
    const char *command;
    const char *words;
};

constexpr Synonym synonyms[] = {
    {"home", QT_TRANSLATE_NOOP("Synonyms", "start over begin maps")},
    {"newGame", QT_TRANSLATE_NOOP("Synonyms", "players names seats clocks options")},
    {"open", QT_TRANSLATE_NOOP("Synonyms", "load file import")},
    {"makeVariant", QT_TRANSLATE_NOOP("Synonyms", "studio editor draw svg board design")},
    {"ownVariants", QT_TRANSLATE_NOOP("Synonyms", "rename delete boards imported")},
    {"library", QT_TRANSLATE_NOOP("Synonyms", "statistics openings archive collection")},
    {"round", QT_TRANSLATE_NOOP("Synonyms", "tournament boards seats draw lots standings league")},
    {"save", QT_TRANSLATE_NOOP("Synonyms", "store keep")},
    {"saveGame", QT_TRANSLATE_NOOP("Synonyms", "send share web page html")},
    {"savePicture", QT_TRANSLATE_NOOP("Synonyms", "image png svg pdf screenshot")},
    {"report", QT_TRANSLATE_NOOP("Synonyms", "mail send zine press judge gm evening")},
    {"copyText", QT_TRANSLATE_NOOP("Synonyms", "clipboard share")},
    {"readMail", QT_TRANSLATE_NOOP("Synonyms", "mail email import")},
    {"ledGames", QT_TRANSLATE_NOOP("Synonyms", "gm game master several games missing deadline side by side")},
    {"keptOrders", QT_TRANSLATE_NOOP("Synonyms", "conditional provisional advance if otherwise gm")},
    {"typeOrder", QT_TRANSLATE_NOOP("Synonyms", "write keyboard enter")},
    {"clearOrders", QT_TRANSLATE_NOOP("Synonyms", "delete remove reset")},
    {"undo", QT_TRANSLATE_NOOP("Synonyms", "take back")},
    {"seal", QT_TRANSLATE_NOOP("Synonyms", "finish done submit ready")},
    {"adjudicate", QT_TRANSLATE_NOOP("Synonyms", "adjudicate resolve process judge")},
    {"vote", QT_TRANSLATE_NOOP("Synonyms", "end resign concede stalemate")},
    {"phones", QT_TRANSLATE_NOOP("Synonyms", "mobile smartphone tablet qr code wifi lan network companion")},
    {"ownPin", QT_TRANSLATE_NOOP("Synonyms", "password lock secret")},
    {"stopClock", QT_TRANSLATE_NOOP("Synonyms", "timer stop time")},
    {"patterns", QT_TRANSLATE_NOOP("Synonyms", "colour blind color blindness accessibility")},
    {"mapContrast", QT_TRANSLATE_NOOP("Synonyms", "accessibility black white")},
    {"themeDark", QT_TRANSLATE_NOOP("Synonyms", "night black")},
    {"unitsNato", QT_TRANSLATE_NOOP("Synonyms", "military nato")},
    {"sounds", QT_TRANSLATE_NOOP("Synonyms", "audio music noise mute quiet volume")},
    {"motion", QT_TRANSLATE_NOOP("Synonyms", "movement effects")},
    {"labels", QT_TRANSLATE_NOOP("Synonyms", "labels abbreviations text")},
    {"foldSheet", QT_TRANSLATE_NOOP("Synonyms", "collapse minimise shrink hide dialog window")},
    {"panels", QT_TRANSLATE_NOOP("Synonyms", "sidebar hide large map")},
    {"fullScreen", QT_TRANSLATE_NOOP("Synonyms", "full screen television projector big")},
    {"standings", QT_TRANSLATE_NOOP("Synonyms", "statistics score ranking centres chart")},
    {"why", QT_TRANSLATE_NOOP("Synonyms", "explain reason")},
    {"whatIf", QT_TRANSLATE_NOOP("Synonyms", "try simulate preview sandbox")},
    {"guess", QT_TRANSLATE_NOOP("Synonyms", "guess predict enemy opponents likely plans")},
    {"advice", QT_TRANSLATE_NOOP("Synonyms", "advice hint help computer proposal best moves")},
    {"safest", QT_TRANSLATE_NOOP("Synonyms", "defend guarantee secure surely proof")},
    {"replies", QT_TRANSLATE_NOOP("Synonyms", "computer search best counter")},
    {"lines", QT_TRANSLATE_NOOP("Synonyms", "variations tree branches")},
    {"lenient", QT_TRANSLATE_NOOP("Synonyms", "illegal orders bluff")},
    {"puzzles", QT_TRANSLATE_NOOP("Synonyms", "learn train exercise problem tactics")},
    {"makeStudy", QT_TRANSLATE_NOOP("Synonyms", "write lesson chapter teach")},
    {"learn", QT_TRANSLATE_NOOP("Synonyms", "tutorial learn beginner how to play first game guide")},
    {"rules", QT_TRANSLATE_NOOP("Synonyms", "help learn how to play")},
    {"manual", QT_TRANSLATE_NOOP("Synonyms", "help documentation how to")},
    {"keys", QT_TRANSLATE_NOOP("Synonyms", "shortcuts hotkeys keyboard")},
    {"preferences", QT_TRANSLATE_NOOP("Synonyms", "settings options configure language")},
    {"about", QT_TRANSLATE_NOOP("Synonyms", "version licence")},
    {"quit", QT_TRANSLATE_NOOP("Synonyms", "exit close leave")},
};

} // namespace

QString synonymsOf(const QString &command)
{
    for (const Synonym &synonym : synonyms) {
        if (command == QLatin1StringView(synonym.command))
            return Synonyms::tr(synonym.words);
    }
    return {};
}

} // namespace entente::app
