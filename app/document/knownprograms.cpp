#include "document/knownprograms.h"

#include "document/preferences.h"

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view prefix = "program:";

/// Settings are kept by a key, and a name may hold what no key can.
QString keyOf(const QString &name)
{
    return u"programs/"_s + QString::fromLatin1(name.toUtf8().toHex());
}

} // namespace

QStringList knownPrograms()
{
    QSettings settings = preferences();
    settings.beginGroup(u"programs"_s);
    QStringList names;
    for (const QString &key : settings.childKeys())
        names += QString::fromUtf8(QByteArray::fromHex(key.toLatin1()));
    names.sort(Qt::CaseInsensitive);
    return names;
}

QString commandOf(const QString &name)
{
    return preferences().value(keyOf(name)).toString();
}

void rememberProgram(const QString &name, const QString &command)
{
    preferences().setValue(keyOf(name), command);
}

void forgetProgram(const QString &name)
{
    preferences().remove(keyOf(name));
}

std::string playerWordOf(const QString &program)
{
    return std::string(prefix) + program.toStdString();
}

std::optional<QString> programNamed(const std::string &player)
{
    if (player.rfind(prefix, 0) != 0)
        return std::nullopt;
    return QString::fromStdString(player.substr(prefix.size()));
}

} // namespace entente::app
