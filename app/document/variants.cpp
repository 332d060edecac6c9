#include "document/variants.h"

#include "document/wholefile.h"
#include "io/variantreader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

const QString fileName = u"variant.json"_s;

std::string yearKey(const Variant &variant)
{
    // Undated designs come last.
    return variant.year.empty() ? std::string("9999") : variant.year;
}

/// A player's own come after those that came with the program.
auto listKey(const VariantLibrary::Entry &entry)
{
    const bool own = QFileInfo(entry.home).path() == VariantLibrary::userFolder();
    return std::tuple(own, yearKey(*entry.variant), entry.variant->title);
}

bool isCalled(const VariantLibrary::Entry &entry, const QString &elsewhere)
{
    const std::vector<std::string> &names = entry.variant->elsewhere;
    return std::find(names.begin(), names.end(), elsewhere.toStdString()) != names.end();
}

} // namespace

VariantLibrary::VariantLibrary() : VariantLibrary(standardRoots()) {}

VariantLibrary::VariantLibrary(QStringList roots) : m_roots(std::move(roots)) {}

QString VariantLibrary::userFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/variants"_s;
}

QStringList VariantLibrary::standardRoots()
{
    QStringList roots;
    const QString named = qEnvironmentVariable("ENTENTE_MAPS");
    if (!named.isEmpty())
        roots << named;
    roots << userFolder();
    // The build folder is laid out like the installed program, so one path serves both.
    roots << QDir::cleanPath(QCoreApplication::applicationDirPath() + u"/../share/entente/maps"_s);
    roots << roots.back() + u"/boards"_s;
    return roots;
}

const VariantLibrary::Entry *VariantLibrary::read(const QString &folder) const
{
    const auto known = m_read.find(folder);
    if (known != m_read.end())
        return &known->second;
    const QString path = folder + u'/' + fileName;
    if (!QFileInfo::exists(path))
        return nullptr;
    Entry entry;
    entry.home = folder;
    fill(entry);
    return &m_read.emplace(folder, std::move(entry)).first->second;
}

void VariantLibrary::fill(Entry &entry) const
{
    entry.folder = entry.home;
    const auto bytes = readWhole(entry.home + u'/' + fileName);
    if (!bytes) {
        entry.faults.push_back({std::string(), bytes.error().toStdString()});
        return;
    }
    const auto openings = readWhole(entry.home + u"/openings.json"_s);
    const std::string own = openings ? openings->toStdString() : std::string();
    const QString like = own.empty() ? QString() : QString::fromStdString(openingsLike(own));
    const auto others =
        readWhole(folderOfMap(QFileInfo(entry.home).path(), like) + u"/openings.json"_s); // no such folder, none
    auto variant =
        readVariant(bytes->toStdString(), own, !like.isEmpty() && others ? others->toStdString() : std::string());
    if (!variant) {
        entry.faults = variant.error();
        return;
    }
    entry.variant = *variant;
    // A variant may be played on the drawn map of another.
    if (!entry.variant->map.empty())
        entry.folder = folderOfMap(QFileInfo(entry.home).path(), QString::fromStdString(entry.variant->map));
}

void VariantLibrary::readAgain(const QString &home) const
{
    const auto known = m_read.find(home);
    if (known == m_read.end())
        return;
    known->second.variant = nullptr;
    known->second.faults.clear();
    if (QFileInfo::exists(home + u'/' + fileName))
        fill(known->second);
}

QString VariantLibrary::folderOfMap(const QString &beside, const QString &id) const
{
    for (const QString &root : QStringList(beside) + m_roots) {
        const QString folder = root + u'/' + id;
        if (QFileInfo::exists(folder + u'/' + fileName))
            return folder;
    }
    return beside + u'/' + id;
}

void VariantLibrary::readAll() const
{
    if (m_allRead)
        return;
    m_allRead = true;
    for (const QString &root : m_roots) {
        const QDir dir(root);
        for (const QString &name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
            read(dir.filePath(name));
    }
}

const VariantLibrary::Entry *VariantLibrary::entryOf(const QString &id) const
{
    if (id.isEmpty() || id.contains(u'/') || id.startsWith(u'.'))
        return nullptr;
    // A folder is usually named after its variant; only otherwise all have to be read.
    for (const QString &root : m_roots) {
        const Entry *entry = read(QDir(root).filePath(id));
        if (entry && entry->variant && entry->variant->id == id.toStdString())
            return entry;
    }
    for (const Entry *entry : list()) {
        if (entry->variant->id == id.toStdString())
            return entry;
    }
    for (const Entry *entry : list()) {
        if (isCalled(*entry, id))
            return entry;
    }
    for (const auto &[folder, entry] : m_read) { // unlisted ones too: nobody chooses them, but games are played on them
        if (entry.variant && isCalled(entry, id))
            return &entry;
    }
    return nullptr;
}

std::vector<const VariantLibrary::Entry *> VariantLibrary::list() const &
{
    readAll();
    std::vector<const Entry *> result;
    for (const QString &root : m_roots) {
        const QDir dir(root);
        for (const auto &[folder, entry] : m_read) {
            const bool here = QFileInfo(folder).path() == QDir::cleanPath(dir.path());
            const bool known = std::any_of(result.begin(), result.end(), [&entry = entry](const Entry *other) {
                return entry.variant && other->variant->id == entry.variant->id;
            });
            if (here && entry.variant && entry.variant->listed && !known)
                result.push_back(&entry);
        }
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const Entry *a, const Entry *b) { return listKey(*a) < listKey(*b); });
    return result;
}

std::vector<const VariantLibrary::Entry *> VariantLibrary::broken() const &
{
    readAll();
    std::vector<const Entry *> result;
    for (const auto &[folder, entry] : m_read) {
        if (!entry.faults.empty())
            result.push_back(&entry);
    }
    return result;
}

std::shared_ptr<const Variant> VariantLibrary::find(const QString &id) const
{
    const Entry *entry = entryOf(id);
    return entry ? entry->variant : nullptr;
}

QString VariantLibrary::folderOf(const QString &id) const
{
    // A map may be another's in its turn; variants that name each other have none.
    QStringList asked;
    for (QString next = id; !asked.contains(next);) {
        const Entry *entry = entryOf(next);
        if (!entry)
            return {};
        if (!entry->variant || entry->variant->map.empty() || entry->variant->map == next.toStdString())
            return entry->folder;
        asked += next;
        next = QString::fromStdString(entry->variant->map);
    }
    return {};
}

QString VariantLibrary::homeOf(const QString &id) const
{
    const Entry *entry = entryOf(id);
    return entry ? entry->home : QString();
}

VariantFinder VariantLibrary::finder() const
{
    return
        [this](std::string_view id) { return find(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()))); };
}

} // namespace entente::app
