#include "studio/publishing.h"

#include "document/wholefile.h"
#include "exchange/judgemapwriter.h"
#include "exports/mapexport.h"
#include "io/packed.h"
#include "io/variantreader.h"
#include "map/turnstate.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QCoreApplication>
#include <QDir>

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

} // namespace

Result<bool, QString> exportJudgeMap(const QString &folder, const QString &path)
{
    const auto bytes = readWhole(folder + u"/variant.json"_s);
    if (!bytes)
        return Publishing::tr("%1 can't be read: %2.").arg(u"variant.json"_s, bytes.error());
    const auto variant = readVariant({bytes->constData(), static_cast<std::size_t>(bytes->size())});
    if (!variant)
        return spoken(variant.error().front());
    const auto text = judgeMapOf(**variant);
    if (!text)
        return spoken(text.error());
    return writeWhole(path, QByteArray::fromStdString(*text));
}

Result<bool, QString> publishVariant(const QString &folder, const QString &path)
{
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
    const auto packed = zipped(files);
    if (!packed)
        return spoken(packed.error());
    return writeWhole(path, QByteArray::fromStdString(*packed));
}

} // namespace entente::app
