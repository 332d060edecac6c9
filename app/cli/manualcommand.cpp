#include "cli/console.h"

#include "desks/manualhtml.h"

using namespace Qt::StringLiterals;

namespace entente::app {

ExitStatus writeManual(CommandParser &parser)
{
    parser.addOption({u"html"_s, say("The file to write."), u"OUT.html"_s});
    addLanguage(parser, say("The language of the manual: en or de."));
    if (const auto done = parser.read())
        return *done;
    const QString file = parser.value(u"html"_s);
    if (file.isEmpty() || !parser.positionalArguments().isEmpty()) {
        complain(say("Name the file to write: --html OUT.html."));
        return ExitStatus::Usage;
    }
    if (!speakLanguage(parser))
        return ExitStatus::Usage;
    return writeOut(file, manualHtml(manualPages()));
}

} // namespace entente::app
