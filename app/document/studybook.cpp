#include "document/studybook.h"

#include "document/preferences.h"
#include "document/wholefile.h"
#include "io/variantreader.h"
#include "orders/parser.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QCoreApplication>
#include <QDir>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr auto ownName = "own"_L1; ///< in the place of a variant's id

struct StudyWords {
    Q_DECLARE_TR_FUNCTIONS(StudyBook)
};

QString keyOf(const StudyBook::Entry &entry)
{
    return u"studies/"_s + QString(entry.name).replace(u'/', u'-');
}

} // namespace

StudyBook::StudyBook(const VariantLibrary &library)
{
    for (const VariantLibrary::Entry *entry : library.list()) {
        readFolder(entry->home + u"/studies"_s, fromUtf8(entry->variant->id), library);
        addOpenings(entry->variant, entry->home, library);
    }
    readFolder(userFolder(), ownName, library);
}

/// A chapter for each opening, to be looked at: its orders, from the start.
void StudyBook::addOpenings(std::shared_ptr<const Variant> variant, const QString &home, const VariantLibrary &library)
{
    if (variant->openings.empty())
        return;
    const Board &board = *variant->board;
    const auto textIn = [](const QString &folder) {
        const Result<QByteArray, QString> bytes = readWhole(folder + u"/openings.json"_s);
        return bytes ? bytes->toStdString() : std::string();
    };
    const std::string own = textIn(home);
    auto said = openingSayings(own);
    if (const std::string like = openingsLike(own); !like.empty())
        said.merge(openingSayings(textIn(library.homeOf(fromUtf8(like)))));
    Entry entry{fromUtf8(variant->id) + u"/named-openings"_s, {{StudyWords::tr("Openings").toStdString(), {}}, {}}};
    for (const Opening &opening : variant->openings) {
        StudyChapter chapter;
        chapter.board.variant = variant;
        chapter.board.rules = variant->rules;
        chapter.board.position = variant->start;
        chapter.board.position.sort();
        QStringList orders;
        for (const std::string &text : opening.orders) {
            const auto order = parseOrder(opening.power + ": " + text, {&board, &chapter.board.position, Stage::Moves});
            if (order)
                chapter.board.orders.push_back({order->power, order->order});
            orders += fromUtf8(text);
        }
        if (chapter.board.orders.size() < opening.orders.size())
            continue; // another board's, where units differ
        const Power &power = board.power(board.findPower(opening.power));
        chapter.title.text = power.name + ": " + opening.name;
        for (const auto &[language, name] : opening.names)
            chapter.title.others.emplace_back(
                language, nameIn(fromUtf8(language), power.name, power.names).toStdString() + ": " + name);
        const std::string opens = orders.join(u", "_s).toStdString() + ". ";
        const Saying &idea = said[{opening.power, opening.name}];
        chapter.text.text = opens + idea.text;
        for (const auto &[language, text] : idea.others)
            chapter.text.others.emplace_back(language, opens + text);
        entry.study.chapters.push_back(std::move(chapter));
    }
    if (!entry.study.chapters.empty())
        m_entries.push_back(std::move(entry));
}

QString StudyBook::userFolder()
{
    return QDir::cleanPath(VariantLibrary::userFolder() + u"/../studies"_s);
}

void StudyBook::readFolder(const QString &folder, const QString &owner, const VariantLibrary &library)
{
    const QDir found(folder, u"*.json"_s, QDir::Name, QDir::Files);
    for (const QFileInfo &file : found.entryInfoList()) {
        Result<Entry, QString> entry = read(file.filePath(), library.finder());
        if (!entry) {
            m_unread += entry.error();
            continue;
        }
        entry.value().name = owner + u'/' + file.completeBaseName();
        m_entries.push_back(std::move(entry).value());
    }
}

bool StudyBook::isStudy(const QString &path)
{
    const Result<QByteArray, QString> bytes = readWhole(path);
    return bytes && bytes->trimmed().startsWith('{') && bytes->contains("\"chapters\"");
}

Result<StudyBook::Entry, QString> StudyBook::read(const QString &path, const VariantFinder &variants)
{
    const QFileInfo file(path);
    const auto fault = [&file](const QString &why) {
        return StudyWords::tr("%1 is no study that can be read: %2", "a file, and why").arg(file.fileName(), why);
    };
    const Result<QByteArray, QString> bytes = readWhole(path);
    if (!bytes)
        return fault(bytes.error());
    auto study = readStudy(bytes->toStdString(), variants);
    if (!study)
        return fault(spoken(study.error().front()));
    return Entry{ownName + u'/' + file.completeBaseName(), std::move(study).value()};
}

std::set<int> StudyBook::done(const Entry &entry)
{
    std::set<int> chapters;
    for (const QString &chapter : preferences().value(keyOf(entry)).toString().split(u' ', Qt::SkipEmptyParts))
        chapters.insert(chapter.toInt());
    return chapters;
}

void StudyBook::noteDone(const Entry &entry, int chapter)
{
    std::set<int> chapters = done(entry);
    if (!chapters.insert(chapter).second)
        return;
    QStringList words;
    for (const int each : chapters)
        words += QString::number(each);
    preferences().setValue(keyOf(entry), words.join(u' '));
}

} // namespace entente::app
