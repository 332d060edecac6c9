#include "cli/console.h"
#include "cli/scene.h"

#include "document/studybook.h"
#include "exports/studypage.h"

using namespace Qt::StringLiterals;

namespace entente::app {

ExitStatus printStudy(CommandParser &parser)
{
    parser.addOption({u"html"_s, say("The file to write."), u"OUT.html"_s});
    addLanguage(parser, say("The language of the page: en or de."));
    parser.addPositionalArgument(u"FILE"_s, say("A study."), u"FILE"_s);
    if (const auto done = parser.read())
        return *done;
    const QString file = parser.value(u"html"_s);
    if (file.isEmpty() || parser.positionalArguments().size() != 1)
        return misused(say("Name the study, and the file to write: FILE --html OUT.html."));
    if (!speakLanguage(parser))
        return ExitStatus::Usage;
    const VariantLibrary library;
    const auto entry = StudyBook::read(parser.positionalArguments().constFirst(), library);
    if (!entry)
        return failed(entry.error());
    PaintOptions options;
    options.style = MapStyle::Print;
    const auto page =
        studyPage(entry->study, [&](const Variant &variant) { return lookOf(variant, library, options); });
    return page ? writeOut(file, *page) : failed(page.error());
}

} // namespace entente::app
