#include "document/variantimport.h"

#include "document/ownvariants.h"
#include "document/wholefile.h"
#include "io/json.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

struct VariantImport {
    Q_DECLARE_TR_FUNCTIONS(VariantImport)
};

QByteArray bytesOf(const std::string &text)
{
    return QByteArray::fromStdString(text);
}

/// The variant's file under another id: the first "id" in it is its own.
QByteArray renamed(const std::string &json, const QString &id)
{
    QString text = QString::fromStdString(json);
    static const QRegularExpression own(u"\"id\": *\"[^\"]*\""_s);
    const QRegularExpressionMatch found = own.match(text);
    return text.replace(found.capturedStart(), found.capturedLength(), u"\"id\": \"%1\""_s.arg(id)).toUtf8();
}

/// The variant's file without its title, as it would be written now; empty: it can't be read.
std::string withoutTitle(const QByteArray &file)
{
    const auto read = readJson(std::string_view(file.constData(), static_cast<std::size_t>(file.size())));
    if (!read)
        return {};
    JsonValue root = *read;
    if (const auto title = std::find(root.keys.begin(), root.keys.end(), "title"); title != root.keys.end()) {
        root.items.erase(root.items.begin() + (title - root.keys.begin()));
        root.keys.erase(title);
    }
    return writeJson(root);
}

std::vector<Wording> sentencesOf(const ForeignVariant &variant)
{
    std::vector<Wording> all = variant.notes;
    all.insert(all.end(), variant.remarks.begin(), variant.remarks.end());
    return all;
}

Result<std::string, QString> install(const ForeignVariant &variant)
{
    const QDir root(VariantLibrary::userFolder());
    const QString wanted = QString::fromStdString(variant.variant->id);
    for (int number = 1; number < 100; ++number) {
        const QString id = number == 1 ? wanted : u"%1-%2"_s.arg(wanted).arg(number);
        const QByteArray json = renamed(variant.files.at("variant.json"), id);
        const QString folder = root.filePath(id);
        if (const auto known = readWhole(folder + u"/variant.json"_s)) {
            if (withoutTitle(*known) == withoutTitle(json)) // it may have been given another since
                return id.toStdString();
            continue;
        }
        if (QDir(folder).exists() && !QDir(folder).isEmpty())
            continue; // whatever that is, it is not ours
        if (!root.mkpath(id))
            return VariantImport::tr("The folder %1 can't be made.").arg(QDir::toNativeSeparators(folder));
        for (const auto &[name, text] : variant.files) {
            // variant.json comes last: a folder without it is no variant.
            if (name == "variant.json")
                continue;
            if (const auto written = writeWhole(folder + u'/' + QString::fromStdString(name), bytesOf(text)); !written)
                return written.error();
        }
        QStringList remarks;
        for (const Wording &remark : sentencesOf(variant))
            remarks += spoken(remark);
        if (const auto kept = remarks.isEmpty() ? Result<bool, QString>(true) : keepRemarks(folder, remarks); !kept)
            return kept.error();
        if (const auto written = writeWhole(folder + u"/variant.json"_s, json); !written)
            return written.error();
        return id.toStdString();
    }
    return VariantImport::tr("There are too many variants called %1.").arg(wanted);
}

} // namespace

Result<InstalledVariant, QString> installVariants(const std::vector<ForeignVariant> &variants)
{
    std::optional<InstalledVariant> first;
    QStringList titles;
    for (const ForeignVariant &variant : variants) {
        InstalledVariant installed{
            variant.variant->id, {}, fromUtf8(variant.mapOf), variant.known, sentencesOf(variant)};
        if (!variant.known) {
            const auto id = install(variant);
            if (!id)
                return id.error();
            installed.id = *id;
            titles += fromUtf8(variant.variant->title);
        }
        if (!first)
            first = installed;
    }
    if (first)
        first->titles = titles;
    return first.value_or(InstalledVariant());
}

Result<std::string, QString> installVariant(const ForeignVariant &variant)
{
    return install(variant);
}

} // namespace entente::app
