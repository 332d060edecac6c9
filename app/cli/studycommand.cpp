#include "cli/console.h"
#include "cli/scene.h"

#include "document/studybook.h"
#include "exports/studypage.h"

#include <QCommandLineParser>

using namespace Qt::StringLiterals;

namespace entente::app {

ExitStatus printStudy(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        say("Write a study as one page to be printed: its chapters with their maps, the answers at the end."));
    parser.addOption({u"html"_s, say("The file to write."), u"OUT.html"_s});
    addLanguage(parser, say("The language of the page: en or de."));
    parser.addPositionalArgument(u"FILE"_s, say("A study."), u"FILE"_s);
    if (const auto done = readOptions(parser, u"study"_s, arguments))
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
