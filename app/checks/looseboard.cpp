#include "checks/looseboard.h"

#include "checks/checkwords.h"
#include "io/loosejson.h"
#include "words/names.h"

#include <QHash>

#include <map>
#include <set>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

Terrain terrainOf(std::string_view word)
{
    if (word == "sea")
        return Terrain::Sea;
    if (word == "impassable")
        return Terrain::Impassable;
    return word == "inland" ? Terrain::Inland : Terrain::Coastal;
}

class LooseReader {
public:
    explicit LooseReader(QStringList &twice) : m_twice(twice) {}

    std::shared_ptr<const Board> read(LooseJson root)
    {
        for (const LooseJson power : root["powers"].items())
            addPower(power);
        for (const LooseJson province : root["provinces"].items())
            addProvince(province);
        if (m_data.provinces.empty())
            return nullptr;
        const LooseJson passages = root["passages"];
        for (std::size_t way = 0; way < passages.keys().size(); ++way) {
            for (const LooseJson pair : LooseJson(passages.items()[way]).items())
                addPassage(passages.keys()[way], pair);
        }
        for (const auto &[ends, passage] : m_passages)
            m_data.passages.push_back(passage);
        return std::make_shared<const Board>(std::move(m_data));
    }

private:
    void addPower(LooseJson object)
    {
        Power power;
        power.id = object["id"].text();
        power.name = object["name"].text();
        m_data.powers.push_back(power);
    }

    void addProvince(LooseJson object)
    {
        const QString id = fromUtf8(object["id"].text());
        const QString name = fromUtf8(object["name"].text(object["id"].text()));
        const QString abbreviation = fromUtf8(object["abbr"].text(object["id"].text()));
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
        province.terrain = terrainOf(object["terrain"].text());
        province.centre = object["centre"].flag();
        province.unlimited = object["unlimited"].flag();
        const ProvinceId number(static_cast<int>(m_data.provinces.size()));
        m_data.provinces.push_back(province);
        addRegion(id, {number, {}});
        for (const LooseJson coast : object["coasts"].items())
            addRegion(id + u'/' + fromUtf8(coast.text()), {number, coast.text()});
    }

    void addRegion(const QString &name, const Region &region)
    {
        m_regions.insert(name, RegionId(static_cast<int>(m_data.regions.size())));
        m_data.regions.push_back(region);
    }

    void addPassage(const std::string &way, LooseJson pair)
    {
        const RegionId a = m_regions.value(fromUtf8(pair.at(0).text()));
        const RegionId b = m_regions.value(fromUtf8(pair.at(1).text()));
        if (!a.valid() || !b.valid() || a == b)
            return;
        const auto [from, to] = std::minmax(a, b);
        Passage &passage = m_passages[{from.index(), to.index()}];
        passage.from = from;
        passage.to = to;
        (way == "land" ? passage.land : way == "sea" ? passage.sea : passage.air) = true;
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
    const auto read = readJson(json.toStdString());
    return read ? LooseReader(twice).read(*read) : nullptr;
}

} // namespace entente::app
