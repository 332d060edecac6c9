#include "studio/picturefile.h"

#include "document/wholefile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestPictureFile = 64 * 1024 * 1024;
constexpr qint64 mostMegapixels = 60; // what Qt unpacks without a word about memory

struct PictureWords {
    Q_DECLARE_TR_FUNCTIONS(entente::app::PictureFile)
};

} // namespace

bool isPicture(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray begin = file.read(8);
    return begin.startsWith("\x89PNG\r\n\x1a\n") || begin.startsWith("\xff\xd8\xff");
}

Result<QImage, QString> readPicture(const QString &path)
{
    const QString name = QDir::toNativeSeparators(path);
    auto bytes = readWhole(path, largestPictureFile);
    if (!bytes)
        return PictureWords::tr("%1 can't be read: %2.").arg(name, bytes.error());
    QBuffer buffer(&bytes.value());
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (qint64(size.width()) * size.height() > mostMegapixels * 1'000'000)
        return PictureWords::tr("%1 is too large: it has more than %2 million pixels.").arg(name).arg(mostMegapixels);
    const QImage read = reader.read();
    if (read.isNull())
        return PictureWords::tr("%1 can't be used: the picture in it is broken.").arg(name);
    const QSize fitting = read.size().boundedTo({mostPictureSide, mostPictureSide});
    const QImage fitted =
        fitting == read.size() ? read : read.scaled(fitting, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QImage picture(fitted.size(), QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter(&picture).drawImage(0, 0, fitted);
    // Rows of four bytes' length each would have gaps between them; so many columns have none.
    const QImage tight = picture.width() % 4 == 0
                             ? picture
                             : picture.copy(0, 0, picture.width() - picture.width() % 4, picture.height());
    return tight.convertToFormat(QImage::Format_RGB888);
}

QImage pictureOfDrawing(const QString &path)
{
    const auto bytes = readWhole(path, largestPictureFile);
    QSvgRenderer renderer;
    if (!bytes || !renderer.load(*bytes) || renderer.viewBoxF().isEmpty())
        return {};
    constexpr int longerSide = 2000;
    const QSize size = renderer.viewBoxF().size().scaled(longerSide, longerSide, Qt::KeepAspectRatio).toSize();
    QImage picture(size.expandedTo({1, 1}), QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    renderer.render(&painter);
    return picture;
}

Picture pixelsOf(const QImage &picture)
{
    return {picture.width(), picture.height(), {picture.constBits(), static_cast<std::size_t>(picture.sizeInBytes())}};
}

} // namespace entente::app
