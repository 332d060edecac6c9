#include "cli/console.h"
#include "cli/scene.h"

#include "document/studybook.h"
#include "exports/studypage.h"

using namespace Qt::StringLiterals;

namespace entente::app {

ExitStatus printStudy(CommandParser &parser)
{
    parser.addOption({u"html"_s, say("The file to write."), u"OUT.html"_s});
    parser.addOption({u"pdf"_s, say("The file to write."), u"OUT.pdf"_s});
    addLanguage(parser, say("The language of the page: en or de."));
    parser.addPositionalArgument(u"FILE"_s, say("A study."), u"FILE"_s);
    if (const auto done = parser.read())
        return *done;
    const bool pdf = parser.isSet(u"pdf"_s);
    const QString file = parser.value(pdf ? u"pdf"_s : u"html"_s);
    if (file.isEmpty() || parser.isSet(u"html"_s) == pdf || parser.positionalArguments().size() != 1)
        return misused(say("Name the study, and the file to write: FILE --html OUT.html, or FILE --pdf OUT.pdf."));
    if (!speakLanguage(parser))
        return ExitStatus::Usage;
    const VariantLibrary library;
    const auto entry = StudyBook::read(parser.positionalArguments().constFirst(), library.finder());
    if (!entry)
        return failed(entry.error());
    PaintOptions options;
    options.style = MapStyle::Print;
    const LookFinder look = [&](const Variant &variant) { return lookOf(variant, library, options); };
    const auto page = pdf ? studyPdf(entry->study, look) : studyPage(entry->study, look);
    return page ? writeOut(file, *page) : failed(page.error());
}

} // namespace entente::app
