#pragma once

#include "projectfile.h"

#include "actions/language.h"
#include "document/variants.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "pocket/seatdesk.h"
#include "pocket/sitting.h"
#include "sheet/mapsheet.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <random>
#include <set>

namespace entente::app {

using namespace Qt::StringLiterals;

/// A hotseat table whose seats are all written away from the window.
struct AwayTable {
    explicit AwayTable(const VariantLibrary &library, const QString &id,
                       std::map<std::string, std::string> settings = {})
        : document(library.finder()), flow(document), desk(document, flow)
    {
        const std::shared_ptr<const Variant> variant = library.find(id);
        Table table = Table::standard(*variant->board);
        table.draws = Draws::AmongSome;
        document.newGame(variant, settings, table);
    }
    /// Everything has its place on the map from now on. False: there is no map.
    bool dress(const VariantLibrary &library)
    {
        const QString folder = library.folderOf(QString::fromStdString(document.game().variant().id));
        const auto sheet = MapSheet::load(folder, document.board());
        const auto livery = Livery::load(folder, document.board());
        if (!sheet.ok() || !livery.ok())
            return false;
        MapLook look;
        look.sheet = sheet.value();
        look.board = document.game().variant().board;
        look.livery = livery.value();
        desk.setLook(look);
        return true;
    }
    bool openAll()
    {
        QString why;
        for (const PowerId power : document.table().seats) {
            if (!desk.open(power, {}, why))
                return false;
        }
        return true;
    }
    QJsonObject state(PowerId power) const { return desk.state(power, u"en"_s); }
    QString act(PowerId power, const char *deed, const QString &id = {})
    {
        return desk.act(power, {{u"do"_s, QLatin1StringView(deed)}, {u"id"_s, id}}, u"en"_s);
    }
    PowerId power(const char *name) const { return document.board().findPower(name); }

    GameDocument document;
    TableFlow flow;
    SeatDesk desk;
};

inline QByteArray bytesOf(const QJsonObject &state)
{
    return QJsonDocument(state).toJson(QJsonDocument::Compact);
}

inline QString idAt(const QJsonArray &list, std::mt19937 &chance)
{
    const auto index = std::uniform_int_distribution<int>(0, static_cast<int>(list.size()) - 1)(chance);
    return list[index].toObject()[u"id"_s].toString();
}

inline QString idNamed(const QJsonArray &list, const QString &text)
{
    for (const QJsonValue &one : list) {
        const QJsonObject entry = one.toObject();
        if (entry[u"text"_s] == text || entry[u"name"_s] == text)
            return entry[u"id"_s].toString();
    }
    return {};
}

inline QJsonArray choicesOf(const QJsonObject &state)
{
    return state[u"composing"_s].toObject()[u"choices"_s].toArray();
}

/// Goes on choosing by chance until the order is whole. What is offered is never refused and never leads nowhere.
inline QString finishByChance(AwayTable &table, PowerId power, std::mt19937 &chance)
{
    for (int step = 0; step < 40; ++step) {
        const QJsonObject now = table.state(power);
        if (now[u"composing"_s].isNull())
            return {};
        const QJsonArray choices = choicesOf(now);
        if (choices.isEmpty())
            return u"nothing can be chosen: "_s + now[u"composing"_s].toObject()[u"sentence"_s].toString();
        if (now[u"composing"_s].toObject()[u"sentence"_s].toString().isEmpty() && step > 0)
            return u"nothing is said"_s;
        const QString id = idAt(choices, chance);
        if (const QString why = table.act(power, "choose", id); !why.isEmpty())
            return u"%1 was offered and refused: %2"_s.arg(QString::fromUtf8(bytesOf(now)).right(400), why);
    }
    table.act(power, "cancel"); // a way that is led on and on
    return {};
}

/// One seat writes its phase by chance, with changes of mind.
inline QString writeByChance(AwayTable &table, PowerId power, std::mt19937 &chance)
{
    const auto roll = [&](int sides) { return std::uniform_int_distribution<int>(1, sides)(chance) == 1; };
    for (const QJsonValue &one : table.state(power)[u"units"_s].toArray()) {
        if (roll(6))
            continue;
        const QString id = one.toObject()[u"id"_s].toString();
        if (const QString why = table.act(power, "unit", id); !why.isEmpty()) {
            if (table.state(power)[u"task"_s].toString().isEmpty())
                return u"unit: "_s + why;
            continue; // a winter that has no more to remove
        }
        if (const QString why = finishByChance(table, power, chance); !why.isEmpty())
            return why;
        if (roll(8))
            table.act(power, "undo");
        if (roll(12))
            table.act(power, "clear", id);
    }
    for (int i = 0; i < 3; ++i) {
        const QJsonArray more = table.state(power)[u"more"_s].toArray();
        if (more.isEmpty() || roll(4))
            break;
        if (const QString why = table.act(power, "more", idAt(more, chance)); !why.isEmpty())
            return u"more: "_s + why;
        if (const QString why = finishByChance(table, power, chance); !why.isEmpty())
            return why;
    }
    return {};
}

} // namespace entente::app
