#include "pocket/phonerecord.h"

#include "document/wholefile.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestRecord = 64 * 1024;

} // namespace

std::optional<PhoneRecord> readPhoneRecord(const QString &path)
{
    const Result<QByteArray, QString> bytes = readWhole(path, largestRecord);
    if (!bytes)
        return {};
    const QJsonObject object = QJsonDocument::fromJson(bytes.value()).object();
    PhoneRecord record{object[u"game"_s].toString(),
                       object[u"until"_s].toInteger(),
                       QByteArray::fromHex(object[u"secret"_s].toString().toLatin1()),
                       {}};
    for (const QJsonValue &one : object[u"phones"_s].toArray()) {
        KeptPhone phone{QByteArray::fromHex(one[u"key"_s].toString().toLatin1()), {}};
        for (const QJsonValue &seat : one[u"seats"_s].toArray())
            phone.seats += seat.toString();
        record.phones.push_back(phone);
    }
    if (record.game.isEmpty())
        return {};
    return record;
}

void writePhoneRecord(const QString &path, const PhoneRecord &record)
{
    QJsonArray phones;
    for (const KeptPhone &one : record.phones)
        phones.append(QJsonObject{{u"key"_s, QString::fromLatin1(one.key.toHex())},
                                  {u"seats"_s, QJsonArray::fromStringList(one.seats)}});
    const QJsonObject object{{u"game"_s, record.game},
                             {u"until"_s, record.until},
                             {u"secret"_s, QString::fromLatin1(record.secret.toHex())},
                             {u"phones"_s, phones}};
    QDir().mkpath(QFileInfo(path).path());
    (void)writeWhole(path, QJsonDocument(object).toJson(QJsonDocument::Compact), QFile::ReadOwner | QFile::WriteOwner);
}

} // namespace entente::app
