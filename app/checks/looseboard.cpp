#include "checks/looseboard.h"

#include "checks/checkwords.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <set>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

Terrain terrainOf(const QString &word)
{
    if (word == "sea"_L1)
        return Terrain::Sea;
    if (word == "impassable"_L1)
        return Terrain::Impassable;
    return word == "inland"_L1 ? Terrain::Inland : Terrain::Coastal;
}

class LooseReader {
public:
    explicit LooseReader(QStringList &twice) : m_twice(twice) {}

    std::shared_ptr<const Board> read(const QJsonObject &root)
    {
        const QJsonArray powers = root.value("powers"_L1).toArray();
        for (const auto &entry : powers)
            addPower(entry.toObject());
        const QJsonArray provinces = root.value("provinces"_L1).toArray();
        for (const auto &entry : provinces)
            addProvince(entry.toObject());
        if (m_data.provinces.empty())
            return nullptr;
        const QJsonObject passages = root.value("passages"_L1).toObject();
        for (auto way = passages.begin(); way != passages.end(); ++way) {
            const QJsonArray pairs = way.value().toArray();
            for (const auto &pair : pairs)
                addPassage(way.key(), pair.toArray());
        }
        for (const auto &[ends, passage] : m_passages)
            m_data.passages.push_back(passage);
        return std::make_shared<const Board>(std::move(m_data));
    }

private:
    void addPower(const QJsonObject &object)
    {
        Power power;
        power.id = object.value("id"_L1).toString().toStdString();
        power.name = object.value("name"_L1).toString().toStdString();
        m_data.powers.push_back(power);
    }

    void addProvince(const QJsonObject &object)
    {
        const QString id = object.value("id"_L1).toString();
        const QString name = object.value("name"_L1).toString(id);
        const QString abbreviation = object.value("abbr"_L1).toString(id);
        if (const auto other = m_abbreviations.constFind(abbreviation.toLower()); other != m_abbreviations.constEnd())
            m_twice.push_back(
                CheckWords::tr("variant.json: %1 and %2 are both abbreviated %3.").arg(*other, name, abbreviation));
        m_abbreviations.insert(abbreviation.toLower(), name);
        if (id.isEmpty() || m_regions.contains(id) || m_data.provinces.size() >= std::size_t(maxProvinces))
            return;
        Province province;
        province.id = id.toStdString();
        province.name = name.toStdString();
        province.abbreviation = abbreviation.toStdString();
        province.terrain = terrainOf(object.value("terrain"_L1).toString());
        province.centre = object.value("centre"_L1).toBool();
        province.unlimited = object.value("unlimited"_L1).toBool();
        const ProvinceId number(static_cast<int>(m_data.provinces.size()));
        m_data.provinces.push_back(province);
        addRegion(id, {number, {}});
        const QJsonArray coasts = object.value("coasts"_L1).toArray();
        for (const auto &coast : coasts)
            addRegion(id + u'/' + coast.toString(), {number, coast.toString().toStdString()});
    }

    void addRegion(const QString &name, const Region &region)
    {
        m_regions.insert(name, RegionId(static_cast<int>(m_data.regions.size())));
        m_data.regions.push_back(region);
    }

    void addPassage(const QString &way, const QJsonArray &pair)
    {
        const RegionId a = m_regions.value(pair.at(0).toString());
        const RegionId b = m_regions.value(pair.at(1).toString());
        if (!a.valid() || !b.valid() || a == b)
            return;
        const auto [from, to] = std::minmax(a, b);
        Passage &passage = m_passages[{from.index(), to.index()}];
        passage.from = from;
        passage.to = to;
        (way == "land"_L1 ? passage.land : way == "sea"_L1 ? passage.sea : passage.air) = true;
    }

    QStringList &m_twice;
    Board::Data m_data;
    QHash<QString, RegionId> m_regions;
    QHash<QString, QString> m_abbreviations; ///< whose they are
    std::map<std::pair<int, int>, Passage> m_passages;
};

} // namespace

std::shared_ptr<const Board> readLooseBoard(const QByteArray &json, QStringList &twice)
{
    return LooseReader(twice).read(QJsonDocument::fromJson(json).object());
}

} // namespace entente::app
