#include "studio/publishing.h"

#include "document/wholefile.h"
#include "exchange/judgemapwriter.h"
#include "exports/mapexport.h"
#include "io/packed.h"
#include "io/variantreader.h"
#include "map/turnstate.h"
#include "studio/jdippackage.h"
#include "studio/sketchdocument.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Publishing {
    Q_DECLARE_TR_FUNCTIONS(Publishing)
};

constexpr int pictureWidth = 1600;

/// The board as a game on it begins.
QByteArray pictureOf(const QString &folder, const Variant &variant)
{
    const Board &board = *variant.board;
    const auto sheet = MapSheet::load(folder, board);
    const auto livery = Livery::load(folder, board);
    if (!sheet)
        return {};
    MapPicture picture;
    picture.look.sheet = sheet.value();
    picture.look.livery = livery.ok() ? livery.value() : Livery::standard(board);
    picture.look.board = variant.board;
    picture.look.owner = tints(board, variant.start);
    picture.state = stateOf(board, variant.start);
    picture.width = pictureWidth;
    return pictureBytes(picture, PictureFormat::Png);
}

Result<std::string, QString> packed(const std::map<std::string, std::string> &files)
{
    auto zip = zipped(files);
    if (!zip)
        return spoken(zip.error());
    return std::move(zip).value();
}

Result<std::string, QString> judgeMap(const SketchDocument &document)
{
    const auto made = variantOf(document.sketch());
    if (!made)
        return spoken(made.error());
    auto text = judgeMapOf(*made->variant);
    if (!text)
        return spoken(text.error());
    return std::move(text).value();
}

Result<std::string, QString> jdipPackage(const SketchDocument &document)
{
    const auto files = jdipPackageOf(document.sketch());
    if (!files)
        return spoken(files.error());
    return packed(*files);
}

Result<std::string, QString> ownPackage(const SketchDocument &document)
{
    const QString folder = document.folder();
    std::map<std::string, std::string> files;
    const QDir home(folder);
    const QString name = home.dirName();
    for (const QString &file : home.entryList(QDir::Files | QDir::NoSymLinks, QDir::Name)) {
        const auto bytes = readWhole(home.filePath(file));
        if (!bytes)
            return Publishing::tr("%1 can't be read: %2.").arg(file, bytes.error());
        files[(name + u'/' + file).toStdString()] = bytes->toStdString();
    }
    const auto main = files.find((name + u"/variant.json"_s).toStdString());
    if (main == files.end())
        return Publishing::tr("There is no variant in %1.").arg(QDir::toNativeSeparators(folder));
    const auto variant = readVariant(main->second);
    if (!variant)
        return spoken(variant.error().front());
    if (const QByteArray picture = pictureOf(folder, **variant); !picture.isEmpty())
        files[(name + u"/map.png"_s).toStdString()] = picture.toStdString();
    return packed(files);
}

} // namespace

Published publish(const SketchDocument &document, const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    const bool judge = name.endsWith(".map"_L1, Qt::CaseInsensitive);
    const bool jdip = name.endsWith(".jdip.zip"_L1, Qt::CaseInsensitive);
    const auto bytes = judge ? judgeMap(document) : jdip ? jdipPackage(document) : ownPackage(document);
    if (!bytes)
        return {false, bytes.error()};
    const auto done = writeWhole(path, QByteArray::fromStdString(*bytes));
    if (!done)
        return {false, done.error()};
    const QString told = judge  ? Publishing::tr("Written to %1, for the DPjudge and the Python package diplomacy.")
                         : jdip ? Publishing::tr("Packed into %1, for jDip.")
                                : Publishing::tr("Packed into %1. Whoever opens it in Entente can play it.");
    return {true, told.arg(name)};
}

QString publishFilters()
{
    return Publishing::tr("Packages (*.zip);;Packages for jDip (*.jdip.zip);;Maps for the DPjudge (*.map)");
}

} // namespace entente::app
