#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace entente::app {

/// A phone that was let in, as it is kept on disk.
struct KeptPhone {
    QByteArray key;    ///< that its requests are sealed with, as everybody may know it
    QStringList seats; ///< powers, as the board calls them

    friend bool operator==(const KeptPhone &, const KeptPhone &) = default;
};

/// Who was at the table when the program ended without saying good-bye: with it phones go on where they were once the
/// game has been continued.
struct PhoneRecord {
    QString game;      ///< the file or the copy that the game was kept in; empty: none yet
    qint64 until = 0;  ///< milliseconds since 1970: nobody comes back later
    QByteArray secret; ///< of the table's own key, without which no phone would know it again
    std::vector<KeptPhone> phones;

    friend bool operator==(const PhoneRecord &, const PhoneRecord &) = default;
};

/// Nothing where there is none, or something else stands there.
std::optional<PhoneRecord> readPhoneRecord(const QString &path);
/// Readable by this user alone. What can't be written is forgotten: phones then ask anew.
void writePhoneRecord(const QString &path, const PhoneRecord &record);

} // namespace entente::app
