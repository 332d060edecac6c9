#include "sheet/livery.h"

#include "document/wholefile.h"
#include "io/loosejson.h"
#include "rules/palette.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QCoreApplication>

#include <cassert>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// For the sentences of this file.
struct LiveryWords {
    Q_DECLARE_TR_FUNCTIONS(LiveryWords)
};

/// For powers whose file names no colours: hues as far apart as the count allows, every second one
/// darker, so that neighbours in the list differ twice.
PowerColours spareColours(int index, int count, bool dark)
{
    static const QString patterns[] = {u"rising"_s,  u"level"_s, u"upright"_s, u"lattice"_s,
                                       u"falling"_s, u"dots"_s,  u"zigzag"_s};
    PowerColours colours;
    colours.pattern = patterns[index % 7];
    if (count <= int(powerSchemes.size())) {
        const PowerScheme &scheme = powerSchemes[static_cast<std::size_t>(index)];
        const PowerScheme::Shades &shades = dark ? scheme.dark : scheme.light;
        colours.tint = QColor(QLatin1StringView(shades.tint));
        colours.unit = QColor(QLatin1StringView(shades.unit));
        colours.line = QColor(QLatin1StringView(shades.line));
        return colours;
    }
    const int hue = 360 * index / count;
    const int step = index % 2 ? 40 : 0;
    colours.tint = dark ? QColor::fromHsv(hue, 110, 110 - step) : QColor::fromHsv(hue, 60, 235 - step);
    colours.unit = dark ? QColor::fromHsv(hue, 160, 230 - step) : QColor::fromHsv(hue, 200, 170 - step);
    colours.line = dark ? colours.unit.lighter(126) : colours.unit;
    return colours;
}

void take(QColor &colour, LooseJson word)
{
    const QColor read(fromUtf8(word.text()));
    if (read.isValid())
        colour = read;
}

void take(PowerColours &colours, LooseJson object)
{
    take(colours.tint, object["tint"]);
    if (object["unit"].isThere()) {
        take(colours.unit, object["unit"]);
        colours.line = colours.unit;
    }
    take(colours.line, object["line"]);
}

} // namespace

QString symbolSetWord(SymbolSet set)
{
    switch (set) {
    case SymbolSet::Figures: return u"figures"_s;
    case SymbolSet::Letters: return u"letters"_s;
    case SymbolSet::Blocks: return u"blocks"_s;
    case SymbolSet::Nato: return u"nato"_s;
    }
    return {};
}

Livery Livery::standard(const Board &board)
{
    Livery livery;
    const int count = board.powerCount();
    for (int i = 0; i < count; ++i)
        livery.m_powers.push_back({spareColours(i, count, false), spareColours(i, count, true)});
    for (const UnitKind &kind : board.kinds())
        livery.m_symbols.push_back(QString::fromStdString(kind.name));
    return livery;
}

Result<Livery, QString> Livery::load(const QString &folder, const Board &board)
{
    const QString path = folder + "/variant.json"_L1;
    const auto bytes = readWhole(path);
    if (!bytes)
        return LiveryWords::tr("%1 cannot be read: %2").arg(path, bytes.error());
    const auto json = readJson(bytes->toStdString());
    if (!json)
        return LiveryWords::tr("%1, %2", "a file, and what is wrong where in it").arg(path, spoken(json.error()));
    const LooseJson root(*json);

    Livery livery = standard(board);
    for (const LooseJson power : root["powers"].items()) {
        const std::string id = power["id"].text();
        for (int i = 0; i < board.powerCount(); ++i) {
            if (board.power(PowerId(i)).id != id)
                continue;
            Pair &pair = livery.m_powers[static_cast<std::size_t>(i)];
            take(pair.light, power["colours"]["light"]);
            take(pair.dark, power["colours"]["dark"]);
            if (power["pattern"].isThere())
                pair.light.pattern = pair.dark.pattern = fromUtf8(power["pattern"].text());
        }
    }
    for (const LooseJson kind : root["kinds"].items()) {
        const std::string letter = kind["letter"].text();
        for (int i = 0; i < board.kindCount(); ++i) {
            if (board.kind(KindId(i)).letter == letter && kind["symbol"].isThere())
                livery.m_symbols[static_cast<std::size_t>(i)] = fromUtf8(kind["symbol"].text());
        }
    }
    return livery;
}

const PowerColours &Livery::of(PowerId power, bool dark) const
{
    assert(power.valid() && static_cast<std::size_t>(power.index()) < m_powers.size());
    const Pair &pair = m_powers[static_cast<std::size_t>(power.index())];
    return dark ? pair.dark : pair.light;
}

QString Livery::symbol(KindId kind) const
{
    if (!kind.valid() || static_cast<std::size_t>(kind.index()) >= m_symbols.size())
        return QString();
    const QString &name = m_symbols[static_cast<std::size_t>(kind.index())];
    return m_set == SymbolSet::Figures ? name : symbolSetWord(m_set) + u'/' + name;
}

} // namespace entente::app
